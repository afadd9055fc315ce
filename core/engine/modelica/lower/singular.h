#pragma once
// Equations solved together that determine nothing, whatever the values of their variables are: twice the
// same row, say. One that becomes singular at some values only is found by the run that comes there.

#include "core/engine/modelica/lower/tape_writer.h"

namespace rigor::modelica {

/// Names the blocks of the model whose matrix is singular at random points, to rounding.
void checkBlocks(const FlatModel& model, TapeWriter& writer, TapeBuilder& builder, Problems& problems);

} // namespace rigor::modelica
