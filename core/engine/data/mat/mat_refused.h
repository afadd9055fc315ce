#pragma once
// What of a MAT file cannot be read, and the line of MATLAB that makes it readable.

#include "core/engine/data/mat/mat_node.h"
#include "core/foundation/base/translate.h"

namespace rigor {

/// "T is a table; in MATLAB, writetable(T, 'T.csv') exports it". `path` as MATLAB says it.
Message refusedVariable(const MatNode& node, const std::string& path);

} // namespace rigor
