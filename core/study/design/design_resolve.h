#pragma once
// What [design] means for a model and its data: conditions with their ranges, sensors with their errors,
// predictions; in the units of the model.

#include "core/methods/design/design.h"
#include "core/study/study.h"

#include <map>
#include <string>
#include <vector>

namespace rigor {

/// Conditions as stated, else those that vary in the data; over time and without any, the duration. Throws
/// Error with the place: an unknown condition (nearest name), one that is an unknown or a course over time,
/// min above max, values that the model does not allow, a unit of another dimension.
std::vector<DesignVariable> designVariables(const PreparedStudy& prepared, const FitData& data);

/// Sensors as stated, else all that are measured. deviations: by output. Throws Error with the place: no
/// output of that name, one whose error is not known.
std::vector<DesignSensor> designSensors(const PreparedStudy& prepared, const FitData& data,
                                        const std::map<std::string, double>& deviations);

/// [design.predictions.NAME], or an output of that name at the end of its run. Throws Error with the place.
DesignedPrediction designPrediction(const PreparedStudy& prepared, const FitData& data,
                                    const std::string& name);

/// The column that a condition or measurement of the data is read from; null = none.
const MappedColumn* columnOf(const Dataset& data, const std::string& target);

} // namespace rigor
