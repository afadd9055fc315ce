#pragma once
// A command as words, and the file that its first word means.

#include "core/foundation/base/error.h"

#include <string>
#include <vector>

namespace rigor {

/// Split at blanks as a shell does, by its quotes and backslashes; what needs a shell (pipes, variables, ...)
/// is refused. A {{placeholder}} is never split. Throws Error at `place`.
std::vector<std::string> splitCommand(const std::string& text, const SourcePlace& place);

/// The file of a program that is named without a folder, from PATH; "" if there is none.
std::string programOnPath(const std::string& name);

} // namespace rigor
