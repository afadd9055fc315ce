#pragma once
// Bad input of a simulation, refused with a sentence before anything runs.

#include "core/engine/simulate/simulate.h"

namespace rigor {

/// Whether the run goes by the equal steps of Run::runFixed.
inline bool takesFixedSteps(const SimulationOptions& options) {
    return options.stepper == "rk4" || options.stepper == "radau";
}

/// Whether nothing of it changes but what its formulas give at a time.
inline bool isStatic(const Model& model) { return model.states().empty() && model.events().empty(); }

/// A model without states that has events is looked at by equal steps, whatever integrates others: there is
/// no error of a state to follow.
inline SimulationOptions steppedOptions(const Model& model, const SimulationOptions& options) {
    SimulationOptions own = options;
    if (model.states().empty()) own.stepper = "rk4";
    return own;
}

/// Throws Error if the model has no tape, a count does not fit, an option is out of range, or the times to
/// record do not increase or lie outside the run.
void checkSimulation(const Model& model, std::size_t parameters, std::size_t inputs,
                     const SimulationOptions& options, std::span<const double> times);

} // namespace rigor
