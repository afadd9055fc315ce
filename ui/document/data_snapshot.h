#pragma once
// Copies of the data files as they were when they were read, kept until the program ends: a run can be
// repeated and saved with the data it was made with, although the file may be written anew since. Safe on any
// thread.

#include "core/study/study.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

/// A new empty folder that lives until the program ends.
std::filesystem::path sessionFolder();

struct DataSnapshot {
    std::vector<std::string> files; ///< paths of the copies: same names, in the order asked for
    std::string sha256;             ///< of the copies, as Dataset::sha256 counts it
};

/// Files that were copied before and have not changed since are not copied again, nor are files that lie in a
/// session folder already. Throws Error if a file cannot be read or copied.
DataSnapshot keepData(const std::vector<std::string>& files);

/// The study with absolute paths, reading its data from `kept` if these are as many files.
Study onDataSnapshot(const Study& study, const std::vector<std::string>& kept);

} // namespace rigor
