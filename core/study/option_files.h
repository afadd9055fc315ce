#pragma once
// Options of methods that name a file, relative to the study: its bytes come into Problem::files.

#include "core/study/study.h"

namespace rigor {

struct FileOption {
    std::string_view method, option;
};
inline constexpr FileOption kFileOptions[] = {{"filter", "truth"}};

/// The value of such an option of the study; null if it is not set.
std::string* fileOption(Study& study, const FileOption& one);

/// The files that the options of the study name. Throws Error (key, path) if one is not there.
std::vector<std::filesystem::path> optionFiles(const Study& study);
/// The same with their bytes; a run and the live filter read them in their own threads.
std::vector<ProblemFile> readOptionFiles(const Study& study);

} // namespace rigor
