#include "core/study/run/integrator_choice.h"

#include "core/engine/data/series/end_time.h"
#include "core/engine/simulate/external.h"
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
constexpr double kRadauSteps = 2000;           ///< of a record, at least
constexpr double kMostRadauSteps = 128'000;    ///< at most
constexpr int kComparedTimes = 100;            ///< at which two integrators are held against each other
constexpr double kRadauError = 1e-4;           ///< of the largest value of a state
/// Fastest rate times the step of a filter: of a Runge-Kutta step of order 4 1e-7 of what changes is off.
constexpr double kFilterLimit = 0.1;
constexpr double kFewestFilterSteps = 1000; ///< of a record in which nothing is fast

/// With events no step is longer than this one.
double longStepOf(const SimulationOptions& simulation, double length) {
    return std::max(simulation.step, length / kMostFixedSteps);
}

/// What a run by dopri5 says of the model.
struct Trial {
    bool answered = false;
    bool many = false; ///< too many steps: it is stiff
    double rate = 0;   ///< 1/s
};

Trial trialOf(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
              const Trajectory& run) {
    const RunEnd end = run.status.end;
    const bool many = end == RunEnd::StepBudget || end == RunEnd::StepTooSmall;
    const bool answered = run.status.answered() || many;
    return {answered, many, answered ? fastestRate(model, parameters, inputs, run) : 0};
}

bool integratesFormulas(const Model& model) {
    return model.capabilities().tape && model.capabilities().dynamic;
}

/// The rates of a single run, by dopri5.
Trial tryOnce(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
              SimulationOptions options, std::stop_token stop) {
    options.step = longStepOf(options, options.end() - options.startTime);
    options.stepper = "dopri5";
    options.maxSteps = kMostTrialSteps;
    return trialOf(model, parameters, inputs,
                   simulate(model, parameters, inputs, options, {}, std::move(stop)));
}

/// Courses of two integrators at the same times; false also where one does not answer.
bool agree(const Trajectory& a, const Trajectory& b) {
    if (!a.status.answered() || !b.status.answered() || a.states.rows() != b.states.rows()) return false;
    for (Eigen::Index k = 0; k < a.states.cols(); ++k) {
        const double size = b.states.col(k).cwiseAbs().maxCoeff();
        if (!((a.states.col(k) - b.states.col(k)).cwiseAbs().maxCoeff() <= kRadauError * size)) return false;
    }
    return true;
}

/// radau controls no error: its step becomes shorter until its course is that of an integrator that does; 0:
/// it never is. s; of `run` with the options of `simulation`.
double radauStep(const Model& model, const ExperimentRun& run, SimulationOptions simulation, double length,
                 const std::stop_token& stop) {
    simulation.stopTime = run.stopTime;
    std::vector<double> times;
    for (int k = 0; k <= kComparedTimes; ++k)
        times.push_back(std::min(simulation.startTime + length * k / kComparedTimes, simulation.end()));
    simulation.stepper = "rosenbrock4";
    const Trajectory right = simulate(model, run.parameters, run.inputs, simulation, times, stop);
    if (!right.status.answered()) return length / kRadauSteps; // there is nothing to compare with
    simulation.stepper = "radau";
    for (double steps = kRadauSteps; steps <= kMostRadauSteps && !stop.stop_requested(); steps *= 4) {
        simulation.step = length / steps;
        if (agree(simulate(model, run.parameters, run.inputs, simulation, times, stop), right))
            return simulation.step;
    }
    return 0;
}

/// The record followed by dopri5 with the values that the study has.
ExperimentRun triedOn(const Model& model, Study study, const Experiment* experiment, double step,
                      std::stop_token stop) {
    std::erase_if(study.simulation, [](const auto& option) {
        return option.first == "max_steps" || option.first == "stepper" || option.first == "step";
    });
    study.simulation.emplace_back("stepper", std::string("dopri5"));
    study.simulation.emplace_back("max_steps", kMostTrialSteps);
    study.simulation.emplace_back("step", step);
    return simulateExperiment(model, study, experiment, std::move(stop));
}

/// "" where they are stable.
Message tooLong(const SimulationOptions& simulation, double rate) {
    if (!(rate * simulation.step > kRungeKuttaLimit)) return {};
    return filled(sentence("Study",
                           "Steps of {:.3g} s are too long for rk4: the model changes at up to {:.3g} "
                           "1/s, which needs steps below {:.2g} s or another integrator (dopri5, "
                           "radau, rosenbrock4). These values may be nonsense."),
                  simulation.step, rate, kRungeKuttaLimit / rate);
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

bool statesIntegrator(const Study& study) {
    return std::ranges::any_of(study.simulation, [](const auto& option) {
        return option.first == "stepper" || option.first == "step";
    });
}

Message chooseForFmu(const Model& model, SimulationOptions& simulation) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere || !model.capabilities().dynamic) return {};
    const std::vector<std::string> unused = elsewhere->unusedOptions(simulation);
    if (std::ranges::find(unused, "stepper") != unused.end()) return {};
    simulation.stepper = "dopri5";
    return filled(sentence("Study",
                           "Integrator dopri5, whose steps follow the error: how fast {} changes is not "
                           "known from outside (simulation.stepper)."),
                  elsewhere->code().name);
}

Message chooseForRun(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                     SimulationOptions& simulation, std::stop_token stop) {
    if (Message why = chooseForFmu(model, simulation); !why.empty()) return why;
    const double length = simulation.end() - simulation.startTime, step = simulation.step;
    if (!integratesFormulas(model) || !(length > 0)) return {};
    const Trial trial = tryOnce(model, parameters, inputs, simulation, std::move(stop));
    const bool unstable = trial.rate * step > kRungeKuttaLimit;
    if (!trial.answered || (!trial.many && !unstable && length / step <= kMostFixedSteps)) return {};
    simulation.stepper = trial.many ? "rosenbrock4" : "dopri5";
    simulation.step = longStepOf(simulation, length);
    return unstable
               ? filled(sentence("Study", "Integrator {}: the fastest change of the model, {:.3g} 1/s, is "
                                          "too fast for rk4 with steps of {:.3g} s."),
                        simulation.stepper, trial.rate, step)
               : filled(sentence("Study", "Integrator {}, whose steps follow the error: a run of {:.6g} s "
                                          "would take {} steps of {:.3g} s."),
                        simulation.stepper, length, std::llround(length / step), step);
}

Message unstableSteps(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                      const SimulationOptions& simulation, std::stop_token stop) {
    if (simulation.stepper != "rk4" || !integratesFormulas(model) ||
        !(simulation.end() > simulation.startTime))
        return {};
    return tooLong(simulation, tryOnce(model, parameters, inputs, simulation, std::move(stop)).rate);
}

Message unstableSteps(const Study& study, const Problem& problem,
                      const std::map<std::string, double>& estimates, std::stop_token stop) {
    const MethodDescriptor* method = findMethod(study.method);
    const Experiment* longest = longestOf(problem);
    if (problem.simulation.stepper != "rk4" || !longest || !method ||
        method->answer == AnswerKind::Enclosure || method->needs == ModelNeed::Corrections)
        return {};
    std::vector<Study> studies{study};
    if (!estimates.empty()) {
        Study& found = studies.emplace_back(study);
        for (Unknown& unknown : found.unknowns)
            if (const auto value = estimates.find(unknown.name); value != estimates.end())
                unknown.value.start = value->second;
    }
    std::vector<ModelPtr> models;
    if (problem.model) models.push_back(problem.model);
    for (const Candidate& candidate : problem.candidates)
        if (std::ranges::find(models, candidate.model) == models.end()) models.push_back(candidate.model);
    double fastest = 0; // 1/s
    for (const ModelPtr& model : models)
        for (const Study& one : studies) {
            if (!integratesFormulas(*model)) continue;
            const double length = endOfRun(problem.simulation, *longest) - problem.simulation.startTime;
            const ExperimentRun run =
                triedOn(*model, one, longest, longStepOf(problem.simulation, length), stop);
            fastest = std::max(fastest, trialOf(*model, run.parameters, run.inputs, run.trajectory).rate);
        }
    return tooLong(problem.simulation, fastest);
}

Message chooseIntegrator(const Study& study, Problem& problem, std::stop_token stop) {
    SimulationOptions& simulation = problem.simulation;
    if (answers(study.method, AnswerKind::Enclosure) || statesIntegrator(study) || !problem.model) return {};
    if (Message why = chooseForFmu(*problem.model, simulation); !why.empty()) return why;
    if (!integratesFormulas(*problem.model)) return {};
    const Experiment* longest = longestOf(problem);
    if (!longest) return {};
    const double length = endOfRun(simulation, *longest) - simulation.startTime;
    const double steps = length / simulation.step;
    const double longStep = longStepOf(simulation, length);
    const ExperimentRun run = triedOn(*problem.model, study, longest, longStep, stop);
    const auto [answered, many, rate] = trialOf(*problem.model, run.parameters, run.inputs, run.trajectory);
    if (!answered) return {}; // said by the method
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
        const double step = radauStep(*problem.model, run, simulation, length, stop);
        if (step == 0) {
            simulation.stepper = "dopri5";
            simulation.step = longStep;
            return filled(sentence("Study",
                                   "Integrator dopri5: the model is stiff, its fastest change is {:.3g} "
                                   "1/s, and fixed steps of radau down to {:.3g} s do not follow its "
                                   "course (simulation.stepper)."),
                          rate, length / kMostRadauSteps);
        }
        simulation.step = step;
        simulation.stepper = "radau";
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
