#pragma once
// A sensor that stood still for a while, or was at the end of its range: the same value to the last digit row
// after row, in a record whose other values scatter from one row to the next.

#include "core/engine/data/dataset.h"
#include "core/foundation/base/translate.h"

#include <vector>

namespace rigor {

/// Rows of one measurement, from 0, both included.
struct StandingRows {
    std::size_t first = 0, last = 0;
};

/// At least 20 rows each, in their order; values that are missing are no part of the row. None where the
/// other values do not scatter: of a record in coarse steps, or without noise, equal values say nothing.
std::vector<StandingRows> standingRows(const std::vector<double>& values);

/// A whole sentence per output of an experiment that has some.
Messages standingSensors(const Dataset& data, const Model& model);

} // namespace rigor
