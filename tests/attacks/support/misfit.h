#pragma once
// How far values of the unknowns are from what a record measures, by the reference.

#include "tests/attacks/support/noise.h"

namespace rigor::attacks {

/// Sum of the squared errors in standard deviations.
double misfit(const Rig& rig, const Record& record, const std::vector<double>& values);

} // namespace rigor::attacks
