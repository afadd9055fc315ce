#pragma once
// Libraries of classes beside a model or in the folders of MODELICAPATH (Modelica 3.6, 13.4): Name.mo, or a
// folder Name (or "Name 4.0.0") with package.mo and a file or folder for each class. A text takes along what
// it uses of them, so that it means the same wherever it is kept: in a project, a run, on another machine.

#include <filesystem>
#include <string>

namespace rigor::modelica {

/// The text, and behind it the files of libraries that it uses and does not hold yet, each below a line that
/// names it (kPartMark). Never throws for what is in the texts.
std::string withLibraries(std::string text, const std::filesystem::path& file);

} // namespace rigor::modelica
