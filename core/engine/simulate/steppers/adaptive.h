#pragma once
// Runs with step control: dopri5 (Dormand-Prince 5(4), dense output) and rosenbrock4 (stiff,
// exact Jacobian by dual numbers), both by Boost.Odeint.

#include "core/engine/simulate/run/recorder.h"

namespace rigor {

void runAdaptive(const SteppedModel& stepped, Run<double>& run, std::span<const Signal> inputs,
                 const SimulationOptions& options, std::stop_token stop, Recorder<double>& recorder);

/// dopri5 with sensitivities. Times to record must be stops of the run (Run::start).
void runDopri5(const SteppedModel& stepped, Run<DualNumber>& run, const SimulationOptions& options,
               std::stop_token stop, Recorder<DualNumber>& recorder);

} // namespace rigor
