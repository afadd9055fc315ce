#pragma once
// Models made of components say of many variables that they are the same: a = b, a + b = 0, and the same
// derivative under two names. One of them stays, the others become its other names.

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

/// Only in a composed model: replaces variables by the one they are equal or opposite to, in formulas, events
/// and limits, and drops the equations that say so. An equation that says it once more stays, so that it
/// counts. The start is a fixed one before one of the model's own text before one of a class; fixed ones that
/// differ are refused.
void eliminateAliases(FlatModel& model, Problems& problems);

} // namespace rigor::modelica
