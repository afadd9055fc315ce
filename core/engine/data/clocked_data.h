#pragma once
// What the clocks of files make of a data set, for methods that want times and no clocks.

#include "core/engine/data/dataset.h"

#include <set>

namespace rigor {

/// Parameters of the model that any clock of the data is made of.
std::set<std::size_t> clockParameters(const Dataset& data);

/// The data in times of the rig, by these values of all parameters of the model; no clock is left. In
/// experiments where a clock moved anything the lines of the rows are no longer known (timedRows is empty).
Dataset withoutClocks(const Dataset& data, std::span<const double> parameters);

/// The least and the greatest time of the rig that `fileTime` may mean where each parameter of the model lies
/// from low to high.
std::array<double, 2> timesOf(const ClockModel& clock, double fileTime, std::span<const double> low,
                              std::span<const double> high);

} // namespace rigor
