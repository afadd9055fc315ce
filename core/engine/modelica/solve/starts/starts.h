#pragma once
// Initial equations: which start value each of them gives, and its formula. x = ... stays as it is written;
// der(x) = 0, y = 2 and other forms are solved where they are linear in the start values that they have to
// give (Affine, Minors), with derivatives, algebraic variables and other starts looked through. Fixed
// starts of what is no state are such equations too (FixedStarts).

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

/// Call after matchEquations without errors. Sets Element::start; names what is left over, not linear, or
/// determines nothing; warns of starts that are lost. FlatModel::initialEquations keeps those that were not
/// of the form x = ...
void solveStarts(FlatModel& model, Problems& problems);

} // namespace rigor::modelica
