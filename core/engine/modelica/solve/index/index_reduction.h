#pragma once
// Equations that tie states to each other: constraints. They are differentiated until the derivatives can be
// solved for (C. C. Pantelides 1988), and as many derivatives as equations were added become variables like
// any other, so that only as many states stay as can be chosen freely (dummy derivatives, chosen once and for
// all: S. E. Mattsson, G. Soederlind 1993).

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

/// Leaves a model alone whose equations can be solved as they stand, or in no way. Otherwise adds the
/// derivatives of equations and the elements der(x) that are no derivative of a state any more, and says so
/// in FlatModel::reduced. Says what cannot be differentiated; the model then stays as it was.
void reduceIndex(FlatModel& model, Problems& problems);

} // namespace rigor::modelica
