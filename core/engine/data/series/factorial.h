#pragma once
// Where each experiment stands in a picture of all of them: in a factorial plan the levels of the conditions
// become rows and groups of columns, so that what goes with a condition is seen as a stripe.

#include "core/engine/data/dataset.h"
#include "core/engine/data/series/factorial_grid.h"

namespace rigor {

/// Factors are the columns of the table that set conditions or hold words, with 2 .. 12 levels. The first
/// ones make the groups of columns, the last ones the rows, near three times as many columns as rows. Without
/// factors the experiments fill the grid in their order.
FactorialGrid factorialGrid(const Dataset& data);

} // namespace rigor
