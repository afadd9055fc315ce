#pragma once
// Times at which a model's right side has a corner: the knots of tables and splines over time and the times
// it compares `time` with. An integrator must step onto them.

#include "core/engine/modelica/lower/tape_writer.h"

namespace rigor::modelica {

/// Nodes that depend on parameters and constants only (slots from firstParameter on), as others are no fixed
/// times; then the next instant of every sample(), which its own event moves on.
std::vector<Node> timeEvents(const FlatModel& model, TapeWriter& writer, TapeBuilder& builder,
                             std::size_t firstParameter);

} // namespace rigor::modelica
