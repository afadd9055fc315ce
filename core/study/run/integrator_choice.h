#pragma once
// Which integrator a study takes that names none: what its longest record needs.

#include "core/study/study.h"

#include <map>
#include <string>

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

/// Of an FMU that is integrated here by our steppers, for a study or run that names none: how fast it changes
/// is not known from outside, so steps follow the error. Runs nothing.
Message chooseForFmu(const Model& model, SimulationOptions& simulation);

/// The same of a single run without derivatives, to options.stopTime: stiff models are left to rosenbrock4,
/// whose steps follow the error.
Message chooseForRun(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                     SimulationOptions& simulation, std::stop_token stop);

/// What to say of steps of rk4 that were asked for and cannot be right for this run; empty: they can. A run
/// by dopri5 tells.
Message unstableSteps(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                      const SimulationOptions& simulation, std::stop_token stop);

/// The same of a study: each of its models at the starting values of the longest record, and at `estimates`
/// of its unknowns where there are any. Not of enclosures, which take no such steps, and not where
/// corrections are added: these make a model faster, and their method asks it itself.
Message unstableSteps(const Study& study, const Problem& problem,
                      const std::map<std::string, double>& estimates, std::stop_token stop);

/// The choice of chooseIntegrator() for a record that grows while it is followed: asked when it begins, and
/// again whenever it has become twice as long.
class GrowingChoice {
  public:
    void apply(const Study& study, Problem& problem, std::stop_token stop);

  private:
    double length_ = 0; ///< s, of the record last asked of
    SimulationOptions chosen_;
};

} // namespace rigor
