#pragma once
// Sensors from a JSON file without any model, as finite element programs can write it:
//
//     name                 text
//     jacobian             n lists of rows, one per reading: dh/dp of the output h of the sensor, not divided
//     by sigma sigma                n standard deviations, unit of the output max_sensors          limit of
//     the number chosen n_sensors, n_params, rows_per_sensor     optional; checked if they are there sensors,
//     parameters, units               optional texts: n names, p names, p units of the parameters costs,
//     cost_limit, required, forbidden   optional; sensors are numbered from 0 definition           text for
//     people
//
// Sensors may have different numbers of readings.

#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/sets/selection_sensors.h"

#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct SensorFile {
    CandidateSensors set;
    SelectionLimits limits; ///< maxSensors 0 = the file states none
    Messages warnings;
};

/// Throws Error with file, line, column, value and limit for: what is no JSON, a missing key, a number of
/// entries that differs from another, a value that is no finite number, a standard deviation that is not
/// positive.
SensorFile readSensorFile(std::string_view text, const std::string& fileName);

} // namespace rigor
