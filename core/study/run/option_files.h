#pragma once
// Options of methods that name a file, relative to the study: its bytes come into Problem::files.

#include "core/study/study.h"

namespace rigor {

/// Each such option that the study sets (MethodDescriptor::fileOptions): its name and its value.
std::vector<std::pair<std::string, std::string*>> fileOptions(Study& study);

/// All files beside model and data that the study names, where it names them: those of options and those that
/// empirical distributions come from.
std::vector<std::string*> filesBeside(Study& study);

/// The files that the options of the study name. Throws Error (key, path) if one is not there.
std::vector<std::filesystem::path> optionFiles(const Study& study);
/// The same with their bytes; a run and the live filter read them in their own threads.
std::vector<ProblemFile> readOptionFiles(const Study& study);

} // namespace rigor
