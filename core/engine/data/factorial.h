#pragma once
// Where each experiment stands in a picture of all of them: in a factorial plan the levels of the conditions
// become rows and groups of columns, so that what goes with a condition is seen as a stripe.

#include "core/engine/data/dataset.h"

namespace rigor {

struct FactorialCell {
    std::size_t row = 0, column = 0;
};

struct FactorialGroup {
    std::string title; ///< "dt 0.085 s"
    std::size_t first = 0, columns = 0;
};

struct FactorialGrid {
    std::vector<std::string> rows;         ///< "1200 low"; titles are empty if the experiments follow no plan
    std::vector<FactorialGroup> groups;    ///< levels of the first factor across
    std::vector<FactorialGroup> subgroups; ///< of the second within each, "u0 0.18"; empty if there is none
    std::size_t columns = 0;
    std::vector<FactorialCell> cells; ///< one per experiment, no two alike
    bool planned = false;             ///< rows and groups stand for levels of conditions
};

/// Factors are the columns of the table that set conditions or hold words, with 2 .. 12 levels. The first
/// ones make the groups of columns, the last ones the rows, near three times as many columns as rows. Without
/// factors the experiments fill the grid in their order.
FactorialGrid factorialGrid(const Dataset& data);

} // namespace rigor
