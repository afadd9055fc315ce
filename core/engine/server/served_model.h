#pragma once
// A model, offered by UM-Bridge: one input block, its parameters in declared order; one output block per
// declared output. `config`: times (s), stop_time (s), inputs, run (README.md).

#include "core/engine/server/served.h"
#include "core/engine/simulate/simulate.h"

#include <memory>

namespace rigor {

/// name: as clients ask for it. parameters: values in the place of those of the text (start values of
/// describe); one per parameter.
std::shared_ptr<const Served> servedModel(std::string name, ModelPtr model, std::vector<double> parameters,
                                          SimulationOptions options);

/// A list of all values within the limits of the model; throws Error with the first that is not.
void checkWithinLimits(std::span<const double> values, std::span<const Variable> parameters);
/// Throws Error with the first key of config that is none of these.
void checkConfigKeys(const nlohmann::json& config, std::span<const char* const> keys);

} // namespace rigor
