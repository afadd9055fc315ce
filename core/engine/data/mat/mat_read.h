#pragma once
// The variables of a MAT file by libmatio, in a child process (mat_child.h): what comes back is checked as if
// a stranger had sent it.

#include "core/engine/data/mat/mat_node.h"
#include "core/engine/data/mat/mat_scan.h"

#include <string_view>

namespace rigor {

/// Throws Error: damaged, cut, too large (MatLimits), or of a library that crashes on it.
std::vector<MatNode> readMat(std::string_view bytes, MatVersion version, const std::string& file);

} // namespace rigor
