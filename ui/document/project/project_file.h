#pragma once
// A project as a value, read from and written to files. Safe on any thread; everything throws Error with one
// sentence.

#include "ui/document/runs/run_record.h"

#include <filesystem>
#include <vector>

namespace rigor {

/// A study with its model text.
struct ProjectStudy {
    Study study;
    QString modelText, modelName;
    std::vector<std::string> kept = {}; ///< RunRecord::kept
    bool methodIsOpen = false;          ///< nobody chose its method yet
};

/// The studies of a project in their order, and which of them is shown.
struct StudyShelf {
    std::vector<ProjectStudy> studies = std::vector<ProjectStudy>(1);
    std::size_t shown = 0;
    ProjectStudy& now() { return studies[shown]; }
    const ProjectStudy& now() const { return studies[shown]; }
};

struct ProjectContents {
    StudyShelf shelf; ///< when written: with the paths that their data are to be read from
    std::vector<RunRecord> runs;
};
using ProjectSnapshot = ProjectContents;

/// Run number and its id in the file.
using StoredIds = std::vector<std::pair<int, long long>>;

/// A study file and the model it names, or `model` in its place (a file or an address; "" = that of the
/// study).
ProjectStudy readStudyWithModel(const std::filesystem::path& file, const std::string& model = {});
/// A .rigor file. Its data and models are unpacked to a folder kept until the program ends; every run has the
/// data and the model text it was made with, and its number.
ProjectContents readProject(const std::filesystem::path& file);

enum class WriteMode {
    Replace, ///< a new file in the place of whatever is there
    Update,  ///< the file is there and its runs have the ids in RunRecord::stored
};
/// All or nothing: a reader sees the file as before or as after. What the study and the runs read is written
/// with them, each under a name of its own (project_importer.h). Error also if the study could not be read
/// back.
StoredIds writeProject(const ProjectSnapshot& now, const std::filesystem::path& file, WriteMode mode);

/// Writes the study of a run with its model and data, so that `rigor run` repeats it with the same numbers.
void exportRun(const RunRecord& run, const QString& modelName, const std::filesystem::path& file);

} // namespace rigor
