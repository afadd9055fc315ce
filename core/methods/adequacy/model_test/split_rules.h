#pragma once
// Splits into experiments that calibrate and those that validate, as an option of the study states them,
// separated by semicolons or lines:
//     up: step 1:14 | step 15:29       by hand: two selections (row_selection.h)
//     halves: alternating step         every second value of a column validates
//     sides: sign direction            the rows with a negative number validate
//     far: largest force 0.3           the share of the rows with the largest |number| validates
//     near: smallest force 0.3         the smallest
//     low: below force 800             smaller numbers than this calibrate, the others validate
// Gally et al., section 4: a split tests whether one set of parameters holds for both sides.

#include "core/engine/data/dataset.h"
#include "core/foundation/base/translate.h"

namespace rigor {

struct NamedSplit {
    std::string name;
    std::vector<std::size_t> calibration, validation; ///< experiments of the data set
};

/// Only the experiments `among` take part. One without a number in the column of a rule is on neither side,
/// and `warnings` say so. Throws Error: a text that is no split, a name twice, one side empty, an experiment
/// on both sides.
std::vector<NamedSplit> splitsOf(const Dataset& data, const std::string& text,
                                 const std::vector<std::size_t>& among, Messages* warnings = nullptr);

} // namespace rigor
