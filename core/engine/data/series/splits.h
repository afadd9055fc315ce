#pragma once
// Splits of experiments into those that calibrate a model and those that validate it. Every experiment is in
// exactly one of the two; both keep the order of the data.

#include <cstddef>
#include <string>
#include <vector>

namespace rigor {

struct Split {
    std::vector<std::size_t> calibration, validation; ///< indices of experiments
};

/// Every `period`-th experiment validates, the first of them being number `first` (from 0). period >= 2,
/// first < period; throws Error otherwise or if one side would be empty.
Split alternatingSplit(std::size_t count, std::size_t period = 2, std::size_t first = 1);

/// The `share` of the experiments with the largest |magnitude| validates (extrapolation), or with the
/// smallest if not `largest`; equal magnitudes in the order of the data. 0 < share < 1; rounded to whole
/// experiments, at least one on each side. Throws Error if a magnitude is missing.
Split splitByMagnitude(const std::vector<double>& magnitudes, double share, bool largest = true);

/// The named experiments validate. Throws Error naming a label that is not there (nearest one suggested) or
/// occurs twice, and if one side would be empty.
Split splitByLabels(const std::vector<std::string>& labels, const std::vector<std::string>& validation);

} // namespace rigor
