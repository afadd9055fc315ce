#pragma once
// Derivatives of a case by all unknowns (engine/simulate/simulate.h).

#include "core/engine/simulate/simulate.h"
#include "core/methods/fit/predict/fit_data.h"

namespace rigor {

/// A case that is alone has its sweeps over the unknowns beside each other; they are the same in any order.
/// threads: 0 = all.
SensitivityResult sensitivitiesOf(const FitData& data, const FitCase& fitCase,
                                  std::span<const double> parameters, const SimulationOptions& options,
                                  std::span<const double> times, int threads, std::stop_token stop);

} // namespace rigor
