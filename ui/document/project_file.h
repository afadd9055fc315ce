#pragma once
// A project as a value, read from and written to files. Safe on any thread; everything throws Error with one
// sentence.

#include "ui/document/run_record.h"

#include <filesystem>
#include <vector>

namespace rigor {

struct ProjectContents {
    Study study;
    QString modelText, modelName;
    std::vector<RunRecord> runs;
};
using ProjectSnapshot = ProjectContents;

/// Run number and its id in the file.
using StoredIds = std::vector<std::pair<int, long long>>;

/// A study file and the model it names.
ProjectContents readStudyWithModel(const std::filesystem::path& file);
/// A .rigor file. Its data and models are unpacked to a folder kept until the program ends.
ProjectContents readProject(const std::filesystem::path& file);

enum class WriteMode {
    Replace,           ///< a new file in the place of whatever is there
    Update,            ///< the file is there and its runs have the ids in RunRecord::stored
    UpdateWithoutData, ///< the same, and its data files are still the right ones
};
/// All or nothing: a reader sees the file as before or as after.
StoredIds writeProject(const ProjectSnapshot& now, const std::filesystem::path& file, WriteMode mode);

} // namespace rigor
