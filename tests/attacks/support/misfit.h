#pragma once
// How far values of the unknowns are from what a record measures, by the reference.

#include "tests/attacks/support/noise.h"

namespace rigor::attacks {

/// Sum of the squared errors in standard deviations.
double misfit(const Rig& rig, const Record& record, const std::vector<double>& values);

/// The same in these deviations of the outputs.
double misfit(const Rig& rig, const Record& record, const std::vector<double>& values,
              const std::vector<double>& deviations);

/// Standard deviations of what every output measures: what a fit weighs by where none are stated.
std::vector<double> spreads(const Rig& rig, const Record& record);

} // namespace rigor::attacks
