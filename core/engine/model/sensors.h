#pragma once
// What a sensor makes of an output of the model, as part of the model, so that whoever uses it sees
// derivatives, intervals and lanes of the reading as of any other formula:
//     reading = gain v + offset,     v = y, or with a lag  lag v' = y - v, v(0) = y(0)

#include "core/engine/model/model.h"

#include <span>

namespace rigor {

struct SensorModel {
    std::size_t output = 0;                    ///< index of Model::outputs(); the reading takes its place
    std::optional<Variable> gain, offset, lag; ///< parameters to add, named as the study names them
};

/// The state v of an output with a lag: "y.sensor".
std::string sensorState(const std::string& output);
/// Whether state k is one.
bool isSensorState(const Model& model, std::size_t state);

/// further: parameters that no formula names, as those of clocks. New parameters and states follow the old
/// ones, so that every number of the old model keeps its index. With a lag of what follows from implicit
/// equations, v starts at rest (resting_states.h). The model must have formulas.
ModelPtr withSensors(const ModelPtr& model, std::span<const SensorModel> sensors,
                     std::span<const Variable> further);

} // namespace rigor
