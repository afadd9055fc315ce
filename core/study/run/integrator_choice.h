#pragma once
// Which integrator a study takes that names none: what its longest record needs.

#include "core/study/study.h"

namespace rigor {

/// Where the study states neither stepper nor step, its method integrates trajectories (no enclosure), and
/// the steps of the defaults would be too many or unstable at the starting values of its longest record:
/// dopri5, whose steps follow the error, or radau where that needs too many steps itself (stiff), with steps
/// short enough for the course of an integrator that follows the error, if there are any; of a
/// filter, which has fixed steps, longer ones that its rates allow. Sets them and returns why; empty: the
/// defaults are kept. Simulates once.
Message chooseIntegrator(const Study& study, Problem& problem, std::stop_token stop);

/// The study names an integrator or its step.
bool statesIntegrator(const Study& study);

/// The same of a single run without derivatives, to options.stopTime: stiff models are left to rosenbrock4,
/// whose steps follow the error.
Message chooseForRun(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                     SimulationOptions& simulation, std::stop_token stop);

/// What to say of steps of rk4 that were asked for and cannot be right for this run; empty: they can. A run
/// by dopri5 tells.
Message unstableSteps(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                      const SimulationOptions& simulation, std::stop_token stop);

/// The same of a record that grows while it is followed: asked when it begins, and again whenever it has
/// become twice as long.
class GrowingChoice {
  public:
    void apply(const Study& study, Problem& problem, std::stop_token stop);

  private:
    double length_ = 0; ///< s, of the record last asked of
    SimulationOptions chosen_;
};

} // namespace rigor
