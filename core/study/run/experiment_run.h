#pragma once
// One experiment simulated with the values a study has now: what "simulate now" shows beside the data.

#include "core/engine/simulate/simulate.h"
#include "core/study/study.h"

namespace rigor {

struct ExperimentRun {
    Trajectory trajectory;
    std::vector<double> parameters; ///< as used, in the order of the model
    std::vector<Signal> inputs;     ///< as used, one per input of the model
    double stopTime = 0;            ///< s
    std::string stepper;            ///< as used
    double step = 0;                ///< s, as used
    Message integrator;             ///< why another than the default, or why it may be wrong; "" = nothing
};

/// Values of all parameters as the study has them now, of no experiment in particular.
std::vector<double> presentParameters(const Model& model, const Study& study);

/// model: with the starts that the study names (study_model.h). Parameters: the model's values, over them the
/// study's fixed ones, the unknowns at their start (a distribution at its mean), the conditions of the
/// experiment. Inputs without a trajectory are held at their start values. It runs to endOfRun
/// (core/engine/data/trajectory_end.h), by the
/// integrator that the study names or chooseForRun() finds. `experiment` may be null. Throws
/// Error for settings that cannot be; a numerical failure is the trajectory's status.
ExperimentRun simulateExperiment(const Model& model, const Study& study, const Experiment* experiment,
                                 std::stop_token stop = {});

} // namespace rigor
