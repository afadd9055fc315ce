#pragma once
// A study: model + data + unknowns + method + options + seed, as a TOML file that `rigor run` and the window
// share. Every key is listed in README.md of this folder.
//
//     method = "..."                  # README.md lists them
//     model = "wet-clutch.mo"       # a path relative to this file, or "rig:wet-clutch"
//     [data]                        # DataRecipe: file or files, label, [data.conditions], ...
//     [parameters]                  # fixed values of the model
//     [unknowns.x1]                 # start, min, max; or family, lower, upper and, per shape parameter,
//     [unknowns.x1.mean]            # start, min, max
//     [dependence]                  # family, "x1, x2" = {start, min, max} or a number
//     [candidates.M2]               # models to compare: model = "...", parameters = { q_c = 200.0 }
//     [options]                     # the method's fields
//     [simulation]                  # SimulationOptions' fields
//     [output]                      # report = "html"
//     [design]                      # of rigor design: design_statement.h

#include "core/foundation/base/error.h"
#include "core/methods/method.h"
#include "core/study/design_statement.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rigor {

/// Another model that the study compares: its own text ("" = the study's) and values over [parameters].
struct StudyCandidate {
    std::string name;
    std::string model; ///< as written
    std::map<std::string, double> parameters;

    bool operator==(const StudyCandidate&) const = default;
};

struct Study {
    std::string title;
    std::string method;
    std::string model;          ///< as written
    std::filesystem::path file; ///< where it was read from; relative paths start here. "" = not from a file
    DataRecipe data;
    std::map<std::string, double> parameters;
    std::vector<Unknown> unknowns;          ///< in the order of the file
    std::vector<SensorNoise> noise;         ///< [data.noise], in the order of the file
    Dependence dependence;                  ///< between unknowns
    std::vector<StudyCandidate> candidates; ///< in the order of the file
    std::vector<std::string> constraints;   ///< between unknowns, as written: "k1 < k2"
    std::vector<std::pair<std::string, FieldValue>> options;
    std::vector<std::pair<std::string, FieldValue>> simulation;
    std::string report; ///< "", "pdf", "html"
    DesignStatement design;
    std::uint64_t seed = 1;
    int threads = 0;
    bool checkpoint = true; ///< what a run has computed is kept, so that it can go on (engine/evaluate)
    /// Where each key was written ("unknowns.x1.min"), so that later findings can name the line. May be
    /// empty; a key set by an override has the override's text as its file.
    std::map<std::string, SourcePlace> places;
};

/// One `--set key.path=value`. The value is read as TOML (4, 0.5, [1, 2], true, "text"); what is not TOML is
/// a text, so that `data.file=mine.csv` needs no quotes. A file named by an override is looked for in the
/// current folder first, then in the study's.
struct StudyOverride {
    std::string key, value;
};
/// Splits at the first '='. Throws Error if there is none or the key is empty.
StudyOverride parseOverride(const std::string& text);

/// Every key is checked: an unknown one is an Error with file:line:column and the nearest known key; so is a
/// value of the wrong type or out of its range.
Study parseStudy(std::string_view text, const std::filesystem::path& file,
                 const std::vector<StudyOverride>& overrides = {});
Study loadStudy(const std::filesystem::path& file, const std::vector<StudyOverride>& overrides = {});
/// A study file that parseStudy reads back as the same study (title to threads; places differ).
std::string toToml(const Study& study);

/// The place of a key, or of its nearest parent with a place; the file alone if none is known.
SourcePlace placeOf(const Study& study, const std::string& key);

/// The model file that `model = "..."` names: "rig:<name>" is the model text of a shipped rig,
/// "program:<path>" the table of a program, anything else a path relative to the study; the address of a
/// server stays as it is (core/engine/source). Throws Error if it does not exist.
std::filesystem::path modelFile(const Study& study);
/// The same for the model of a candidate; `key` is its key in the study.
std::filesystem::path modelFile(const Study& study, const std::string& model, const std::string& key);
/// The same study with absolute paths, so that its text can be kept anywhere.
Study withAbsolutePaths(Study study);

/// The study with model compiled and data loaded, ready to run.
struct PreparedStudy {
    Study study;
    Problem problem;
    /// The problem where others look at it too: runStudy copies it to `problem` on the thread it runs on, so
    /// that large data are not copied where a window waits. Null = `problem` is whole already.
    std::shared_ptr<const Problem> shared;
    /// What [data] validation holds back: not in the problem's data. Null = nothing.
    std::shared_ptr<const Dataset> heldBack;
    std::unique_ptr<Method> method; ///< options set
    std::string modelText;
    Messages warnings; ///< of model and data
    Messages notes;    ///< of the data, which cannot change an answer

    /// What is worked on, whichever of the two holds it; safe while the run goes on.
    const Problem& whole() const { return shared ? *shared : problem; }
};
/// Throws Error naming file, key, value and limit, also for what the method lacks (Method::unmet)
/// and for options that mean nothing on the data (Method::wrongOptions).
PreparedStudy prepare(const Study& study);
/// The same with this model text, whatever the study says; `modelName` is for messages.
PreparedStudy prepare(const Study& study, const std::string& modelText, const std::string& modelName);
/// Runs and adds warnings and provenance (program version, hashes, seed, threads, counts, wall time).
Result runStudy(PreparedStudy& prepared, const Progress& progress);

/// "0.1.0"
std::string programVersion();

/// Folder of the shipped rigs: $RIGOR_RIGS, ../share/rigor/rigs beside the program, or the source tree's
/// resources/rigs. Error if it is not found.
std::filesystem::path rigsFolder();
/// Folder of the shipped examples of models from elsewhere: $RIGOR_EXAMPLES, ../share/rigor/examples beside
/// the program, or that of the build tree. Error if it is not found.
std::filesystem::path examplesFolder();

} // namespace rigor
