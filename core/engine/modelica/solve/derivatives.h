#pragma once
// Derivatives from equations in any form that is linear in them: m*der(v) = F - k*x, systems of such
// equations, and a derivative asked for in another equation. Every equation gets what it is to determine, a
// derivative or an algebraic variable; what hangs together is solved together, by formulas (Affine, Minors).
// Equations of the form der(x) = ... and v = ... stay as they are wherever they can.

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

/// Whether a derivative stands anywhere in the equations but on the left of der(x) = ..., or nowhere there.
bool needSolving(const FlatModel& model);

/// Sets the roles, definitions and derivatives of all elements and the residuals; names what is left over,
/// not linear or singular.
void solveDerivatives(FlatModel& model, Problems& problems);

/// Says of an element that no equation gives what it lacks.
void nameOpen(const FlatModel& model, std::uint32_t element, Problems& problems);
/// Says that equations do not determine what they have to give.
void nameSingular(const FlatModel& model, const FlatBlock& block, Problems& problems);

} // namespace rigor::modelica
