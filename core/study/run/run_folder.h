#pragma once
// The folder a run leaves behind: result.json, its tables as CSV, the study that repeats it, the report.
// All or nothing: everything is written and flushed to a temporary folder beside it first, which then takes
// the place of the old one, so that a full disk, a lost connection or a kill leaves an earlier result as it
// was, and runs side by side into one folder leave the files of one of them.

#include "core/study/study.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

struct RunFile {
    std::string name; ///< "result.json"
    std::string bytes;
};

/// result.json (with the key "files": the names of all other files), one <table>.csv per table, study.toml
/// (absolute paths, seed and threads as run).
std::vector<RunFile> runFiles(const Result& result, const Study& study);

/// While it lives, no other run changes which files lie in `folder`, which need not exist; its parent must.
/// A file system that cannot lock goes without. Not to be nested. Unix: flock of the parent, since the folder
/// itself is exchanged.
class FolderLock {
  public:
    explicit FolderLock(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int fd_;
};

/// Adds one more (the report) and lists it in result.json. `name` must be new.
void addRunFile(std::vector<RunFile>& files, RunFile file);

/// Adds one more file to a folder that writeRunFolder has written, and lists it there: for a file that is
/// costly to make (a report), so that a failure to make it never costs the results. Throws Error and leaves
/// the folder as it was.
void addToRunFolder(const std::filesystem::path& folder, std::vector<RunFile>& files, RunFile file);

/// Why results could not be written into `folder`, found out before a long run; empty = they can. A sentence.
std::string whyNotWritable(const std::filesystem::path& folder);

/// Writes the files into `folder`, which is created. Files of an earlier run there (listed in its
/// result.json) that this run does not write are removed; foreign files stay. Throws Error (one sentence with
/// path and reason) and leaves the folder as it was.
void writeRunFolder(const std::filesystem::path& folder, const std::vector<RunFile>& files);

/// What such a folder holds: the study as run and its result with the tables.
struct FinishedRun {
    Study study;
    Result result;
};
/// Throws Error: no such folder, a file of it is missing or is none of ours.
FinishedRun readRunFolder(const std::filesystem::path& folder);

/// Writes one file the same way. Throws Error.
void writeFileAtomically(const std::filesystem::path& file, const std::string& bytes);

/// Makes sure that files renamed within the folder of this one stay so after a loss of power.
void flushFolderOf(const std::filesystem::path& file);

/// The whole file. Throws Error with path and reason.
std::string readFileBytes(const std::filesystem::path& file);

} // namespace rigor
