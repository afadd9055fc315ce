#pragma once
// FlatModel -> ModelParts: equations in the order of their dependencies, as tapes over the slots of model.h.

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

/// Call after matchEquations. Reports cycles, parameters without a numeric value and tables out of order; the
/// parts are complete only if problems has no errors then.
ModelParts lowerModel(FlatModel& model, const ModelText& text, Problems& problems);

} // namespace rigor::modelica
