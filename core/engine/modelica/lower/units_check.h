#pragma once
// Whether equations add, compare and equate like with like: same dimension and same scale (mm is not m).
// Numbers in the text and variables without a unit adapt to what they stand beside; a finding is a warning.

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

void checkUnits(const FlatModel& model, Problems& problems);

} // namespace rigor::modelica
