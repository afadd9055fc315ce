#pragma once
// The keys of [parameters.k], [inputs.u] and [outputs.y] that say what a variable is.

#include "core/engine/model/model.h"
#include "core/engine/program/solver_toml.h"

namespace rigor {

/// Throws Error for a key that cannot be the name of a variable.
void checkSolverName(const SolverNode& node);

/// value, unit, min, max, nominal, description; or the value alone: k = 2.
Variable solverVariable(const SolverNode& node);

/// unit, description and nominal of an output; whoever reads it checks its keys.
Variable solverOutput(const SolverNode& node);

} // namespace rigor
