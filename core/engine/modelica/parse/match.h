#pragma once
// Which equation gives which variable. v = e gives v, der(x) = e makes x a state; what else remains (0 = e, a
// second equation for a variable) is an implicit system for the variables without an equation of their own,
// and there must be as many of them. Where derivatives stand in other equations than der(x) = e, those are
// solved for them (solve/derivatives.h). `whole` = every equation and declaration was understood; otherwise
// missing equations would be follow-ups and are not reported.

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

void matchEquations(FlatModel& model, Problems& problems, bool whole);

} // namespace rigor::modelica
