#pragma once
// One run of the homotopy: corrections, path, the answer at its end and what may follow it (README.md).

#include "core/methods/homotopy/homotopy.h"

namespace rigor {

/// `problem` meets Homotopy::unmet and has its separate numbers written out.
Result runHomotopy(const Problem& problem, const HomotopyOptions& options, const Progress& progress);

} // namespace rigor
