#pragma once
// A study: model + data + unknowns + method + options + seed, as a TOML file that `rigor run` and the window
// share.
//
//     method = "inverse-uncertainty"
//     model = "wet-clutch.mo"            # a path relative to this file, or "rig:wet-clutch"
//     [data]                             # DataRecipe: file or files, label, [data.conditions],
//     [data.measurements], ... [parameters]                       # fixed values of the model [unknowns.x1]
//     # start, min, max; or family, lower, upper and [unknowns.x1.mean] start, min, max [options] # the
//     method's fields [simulation]                       # SimulationOptions' fields [output] # report =
//     "html"

#include "core/methods/method.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

struct Study {
    std::string title;
    std::string method;
    std::string model;          ///< as written
    std::filesystem::path file; ///< where it was read from; relative paths start here. "" = not from a file
    DataRecipe data;
    std::map<std::string, double> parameters;
    std::vector<Unknown> unknowns;
    std::vector<std::pair<std::string, FieldValue>> options;
    std::vector<std::pair<std::string, FieldValue>> simulation;
    std::string report; ///< "", "pdf", "html"
    std::uint64_t seed = 1;
    int threads = 0;
};

/// One `--set key.path=value`.
struct StudyOverride {
    std::string key, value;
};

/// Every key is checked: an unknown one is an Error with file:line and the nearest known key.
Study parseStudy(std::string_view text, const std::filesystem::path& file,
                 const std::vector<StudyOverride>& overrides = {});
Study loadStudy(const std::filesystem::path& file, const std::vector<StudyOverride>& overrides = {});
/// A study file that parseStudy reads back as the same study.
std::string toToml(const Study& study);

/// The study with model compiled and data loaded, ready to run.
struct PreparedStudy {
    Study study;
    Problem problem;
    std::unique_ptr<Method> method; ///< options set
    std::string modelText;
    std::vector<std::string> warnings; ///< of model and data
};
/// Throws Error naming file, key, value and limit.
PreparedStudy prepare(const Study& study);

/// Runs and adds warnings and provenance (program version, hashes, seed, threads, counts, wall time).
Result runStudy(PreparedStudy& prepared, const Progress& progress);

/// Folder of the shipped rigs (installed, or in the source tree), or Error if it is not found.
std::filesystem::path rigsFolder();

} // namespace rigor
