#include "core/study/run/integrator_choice.h"

#include "core/engine/data/series/end_time.h"
#include "core/engine/simulate/fastest_rate.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/study/run/experiment_run.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

const double kDefaultStep = SimulationOptions().step;
constexpr double kMostFixedSteps = 50'000;
constexpr long long kMostTrialSteps = 100'000; ///< of dopri5 before a model counts as stiff
constexpr double kRadauSteps = 2000;           ///< of a record
/// Fastest rate times the step of a filter: of a Runge-Kutta step of order 4 1e-7 of what changes is off.
constexpr double kFilterLimit = 0.1;
constexpr double kFewestFilterSteps = 1000; ///< of a record in which nothing is fast

bool isStated(const Study& study) {
    return std::ranges::any_of(study.simulation, [](const auto& option) {
        return option.first == "stepper" || option.first == "step";
    });
}

const Experiment* longestOf(const Problem& problem) {
    const Experiment* longest = nullptr;
    double most = 0;
    for (const Experiment& experiment : problem.data.experiments)
        if (const double end = endOfRun(problem.simulation, experiment); !longest || end > most) {
            longest = &experiment;
            most = end;
        }
    return longest;
}

} // namespace

Message chooseIntegrator(const Study& study, Problem& problem, std::stop_token stop) {
    SimulationOptions& simulation = problem.simulation;
    if (answers(study.method, AnswerKind::Enclosure) || isStated(study) || !problem.model ||
        !problem.model->capabilities().tape || !problem.model->capabilities().dynamic)
        return {};
    const Experiment* longest = longestOf(problem);
    if (!longest) return {};
    const double length = endOfRun(simulation, *longest) - simulation.startTime;
    const double steps = length / simulation.step;
    Study trial = study;
    std::erase_if(trial.simulation, [](const auto& option) { return option.first == "max_steps"; });
    trial.simulation.emplace_back("stepper", std::string("dopri5"));
    trial.simulation.emplace_back("max_steps", kMostTrialSteps);
    // With events no step is longer than this one.
    const double longStep = std::max(simulation.step, length / kMostFixedSteps);
    trial.simulation.emplace_back("step", longStep);
    const ExperimentRun run = simulateExperiment(*problem.model, trial, longest, stop);
    const RunEnd end = run.trajectory.status.end;
    const bool many = end == RunEnd::StepBudget || end == RunEnd::StepTooSmall;
    if (!run.trajectory.status.answered() && !many) return {}; // said by the method
    const double rate = fastestRate(*problem.model, run.parameters, run.inputs, run.trajectory);
    const bool unstable = rate * simulation.step > kRungeKuttaLimit;
    if (answers(study.method, AnswerKind::Trajectory)) {
        // Two digits, so that a step is a number to write down. Its steps end at the samples anyway.
        const double most = std::min(kFilterLimit / rate, length / kFewestFilterSteps),
                     place = std::pow(10, std::floor(std::log10(most)) - 1),
                     step = std::floor(most / place) * place;
        if (many || steps <= kMostFixedSteps || !(step > simulation.step)) return {};
        simulation.step = step;
        return filled(sentence("Study",
                               "Steps of {:.3g} s: the fastest change of the model is {:.3g} 1/s, and "
                               "a record of {:.6g} s would take {} steps of {:.3g} s "
                               "(simulation.step)."),
                      step, rate, length, static_cast<long long>(std::llround(steps)), kDefaultStep);
    }
    if (steps <= kMostFixedSteps && !unstable) return {};
    if (many) {
        simulation.stepper = "radau";
        simulation.step = length / kRadauSteps;
        return filled(sentence("Study",
                               "Integrator radau with steps of {:.3g} s: the model is stiff, its fastest "
                               "change is {:.3g} 1/s in a record of {:.6g} s (simulation.stepper)."),
                      simulation.step, rate, length);
    }
    simulation.stepper = "dopri5";
    simulation.step = longStep;
    return unstable
               ? filled(sentence("Study", "Integrator dopri5: the fastest change of the model, {:.3g} 1/s, "
                                          "is too fast for steps of {:.3g} s (simulation.stepper)."),
                        rate, kDefaultStep)
               : filled(sentence("Study", "Integrator dopri5, whose steps follow the error: a record of "
                                          "{:.6g} s would take {} steps of {:.3g} s "
                                          "(simulation.stepper)."),
                        length, static_cast<long long>(std::llround(steps)), kDefaultStep);
}

void GrowingChoice::apply(const Study& study, Problem& problem, std::stop_token stop) {
    const Experiment* longest = longestOf(problem);
    const double length = longest ? endOfRun(problem.simulation, *longest) - problem.simulation.startTime : 0;
    if (length > 2 * length_) {
        (void)chooseIntegrator(study, problem, std::move(stop));
        length_ = length;
        chosen_ = problem.simulation;
    } else if (length_ > 0) {
        problem.simulation.stepper = chosen_.stepper;
        problem.simulation.step = chosen_.step;
    }
}

} // namespace rigor
