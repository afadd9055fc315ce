#pragma once
// Experiments named by what stands in the columns of their table: "series 2, 4, 6 and step 1:2:15". Every
// part is a column and the values it may have: numbers, texts, ranges first:last and first:step:last. The
// parts must all hold. A column is one of the file, derived ones included, or "experiment" for the label.

#include "core/engine/data/dataset.h"

namespace rigor {

/// Indices of the experiments, in their order; all of them for an empty text. Throws Error: a column that is
/// not there (nearest name), a value that no experiment has, no experiment left.
std::vector<std::size_t> selectExperiments(const Dataset& data, const std::string& text);

/// The number that an experiment has in a column of the table; NaN if it is none or the data are
/// trajectories.
double numberOf(const Dataset& data, std::size_t experiment, const std::string& column);

/// "line 12, 45" of the file, or the labels where no lines are known; at most five are named.
std::string placesOf(const Dataset& data, const std::vector<std::size_t>& experiments);

} // namespace rigor
