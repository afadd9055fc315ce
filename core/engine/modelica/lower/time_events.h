#pragma once
// Times at which a model's right side has a corner: the knots of tables and splines over time and the times
// it compares `time` with. An integrator must step onto them.

#include "core/engine/modelica/lower/tape_writer.h"

namespace rigor::modelica {

/// Nodes that depend on parameters and constants only (slots from firstParameter on); others are no fixed
/// times.
std::vector<Node> timeEvents(const FlatModel& model, TapeWriter& writer, TapeBuilder& builder,
                             std::size_t firstParameter);

} // namespace rigor::modelica
