#pragma once
// What each sensor is worth beside a given combination.

#include "core/methods/adequacy/selection/search/selection_criteria.h"
#include "core/methods/adequacy/selection/sets/selection_sensors.h"

namespace rigor {

/// Per sensor of the set: the criterion of the combination without it (if it is chosen) or with it as well
/// (if it is not), over that of the combination. Above 1: what is lost when the sensor is dropped, infinite
/// if the parameters are no longer determined. Below 1: what is gained when it is added. Limits are not
/// regarded. NaN if the combination itself does not determine the parameters.
std::vector<double> sensorWorth(const CandidateSensors& set, const std::vector<int>& chosen,
                                Criterion criterion);

} // namespace rigor
