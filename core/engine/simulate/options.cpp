// SimulationOptions as fields, the checks before a run, and the sentence after it.
#include "core/engine/simulate/checks.h"

#include "core/foundation/base/translate.h"

#include "core/foundation/base/error.h"

#include <cmath>

namespace rigor {

Fields SimulationOptions::fields() {
    Fields f;
    f.add("stepper", stepper,
          {.label = translatable("Field", "Integrator"),
           .help = translatable("Field",
                                "rk4: classical Runge-Kutta with a fixed step. dopri5: Dormand-Prince with "
                                "step control. radau: Radau IIA of order 5 with a fixed step, implicit, for "
                                "stiff models. rosenbrock4: implicit with step control, for stiff models."),
           .choices = {"rk4", "dopri5", "radau", "rosenbrock4"}});
    f.add(
        "step", step,
        {.label = translatable("Field", "Step"),
         .help = translatable("Field", "Largest step of rk4 and radau, which divide the time between two "
                                       "corners of the inputs evenly; first step of the other integrators."),
         .unit = "s",
         .min = 0,
         .minOpen = true});
    f.add("start_time", startTime,
          {.label = translatable("Field", "Start time"),
           .help = translatable("Field", "Time at which a run begins."),
           .unit = "s"});
    f.add(
        "stop_time", stopTime,
        {.label = translatable("Field", "Stop time"),
         .help = translatable("Field", "Time at which a run ends; what is measured after it does not count. "
                                       "Empty: the end of the data, or one second where nothing is "
                                       "measured over time."),
         .unit = "s",
         .unstated = translatable("Field", "end of the data")});
    f.add("relative_tolerance", relativeTolerance,
          {.label = translatable("Field", "Relative tolerance"),
           .help = translatable("Field", "Error per step of dopri5 and rosenbrock4 relative to the state."),
           .min = 1e-14,
           .max = 0.1,
           .onlyIf = "stepper=dopri5|rosenbrock4"});
    f.add("absolute_tolerance", absoluteTolerance,
          {.label = translatable("Field", "Absolute tolerance"),
           .help = translatable("Field", "Error per step of dopri5 and rosenbrock4, times the nominal value "
                                         "of the state (one SI unit where the model states none)."),
           .min = 0,
           .minOpen = true,
           .onlyIf = "stepper=dopri5|rosenbrock4"});
    f.add("event_tolerance", eventTolerance,
          {.label = translatable("Field", "Event tolerance"),
           .help = translatable("Field", "Events are located in time to this."),
           .unit = "s",
           .min = 0,
           .minOpen = true,
           .expert = true});
    f.add("max_steps", maxSteps,
          {.label = translatable("Field", "Most steps"),
           .help = translatable("Field", "A run that needs more steps is given up."),
           .min = 1,
           .expert = true});
    f.add("blow_up", blowUp,
          {.label = translatable("Field", "Blow-up limit"),
           .help = translatable("Field",
                                "A state beyond this times its nominal value ends the run as a failure."),
           .min = 0,
           .minOpen = true,
           .expert = true});
    f.add(
        "interface", interface,
        {.label = translatable("Field", "Interface"),
         .help = translatable("Field", "How an FMU that can both is run. co-simulation: by its own "
                                       "integrator. model-exchange: its equations by the integrator above."),
         .choices = {"co-simulation", "model-exchange"},
         .foreign = true});
    f.add("time_limit", timeLimit,
          {.label = translatable("Field", "Time limit of a run"),
           .help = translatable("Field", "How long one run of a model that runs in a process of its own, or "
                                         "on a server, may take before it counts as failed."),
           .unit = "s",
           .min = 0,
           .minOpen = true,
           .foreign = true});
    return f;
}

void checkSimulation(const Model& model, std::size_t parameters, std::size_t inputs,
                     const SimulationOptions& options, std::span<const double> times) {
    if (!model.capabilities().tape && !model.external())
        fail(sentence("Simulation", "The model {} cannot be simulated: it offers no formulas."),
             model.name());
    if (parameters != model.parameters().size())
        fail(sentence("Simulation", "The model {} has {} parameters, but {} values were given."),
             model.name(), model.parameters().size(), parameters);
    if (inputs != model.inputs().size())
        fail(sentence("Simulation", "The model {} has {} inputs, but {} signals were given."), model.name(),
             model.inputs().size(), inputs);
    SimulationOptions copy = options;
    const Fields fields = copy.fields();
    for (const Field& field : fields.all())
        if (const std::string why = whyRefused(field.info, field.get()); !why.empty())
            fail(sentence("Simulation", "The simulation option {} is {}, but it {}."), field.key,
                 toString(field.get()), why);
    const double end = options.end();
    if (!(end >= options.startTime) || !std::isfinite(end - options.startTime))
        fail(sentence("Simulation", "The stop time {} s must not be before the start time {} s."), end,
             options.startTime);
    for (std::size_t k = 0; k < times.size(); ++k) {
        if (!(times[k] >= options.startTime && times[k] <= end))
            fail(sentence("Simulation", "The time {} s to record lies outside the run from {} s to {} s."),
                 times[k], options.startTime, end);
        if (k > 0 && !(times[k] > times[k - 1]))
            fail(sentence("Simulation", "The times to record must increase: {} s follows {} s."), times[k],
                 times[k - 1]);
    }
}

Message toString(const RunStatus& status, const Model& model) {
    std::vector<Variable> names =
        model.states().empty() || status.end == RunEnd::NoEquilibrium ? model.unknowns() : model.states();
    if (status.end == RunEnd::NoRest) {
        names.clear();
        for (const std::size_t k : model.formulas().resting) names.push_back(model.states()[k]);
        names.insert(names.end(), model.unknowns().begin(), model.unknowns().end());
    }
    const bool known = status.variable >= 0 && static_cast<std::size_t>(status.variable) < names.size();
    const Message name = known ? verbatim(names[static_cast<std::size_t>(status.variable)].name)
                               : translate("Simulation", "a value");
    const Message reason =
        status.reason.empty() ? Message{} : " (" + translate("Simulation", status.reason.c_str()) + ")";
    switch (status.end) {
    case RunEnd::NotRun:
        return translate("Simulation", "Not run.");
    case RunEnd::StopTime:
        return filled(sentence("Simulation", "Reached the stop time {:.6g} s."), status.time);
    case RunEnd::Terminated:
        return filled(sentence("Simulation", "Terminated by the model at {:.9g} s."), status.time);
    case RunEnd::StepBudget:
        return filled(sentence("Simulation", "Stopped at {:.6g} s: the budget of {} steps is used up."),
                      status.time, status.steps);
    case RunEnd::StepTooSmall:
        return filled(
            sentence("Simulation", "Stopped at {:.6g} s: the step needed for the tolerance is too small{}."),
            status.time, reason);
    case RunEnd::NotFinite:
        return filled(sentence("Simulation", "Stopped at {:.6g} s: {} is not a finite number{}."),
                      status.time, name, reason);
    case RunEnd::BlowUp:
        return filled(sentence("Simulation", "Stopped at {:.6g} s: {} grew beyond all bounds{}."),
                      status.time, name, reason);
    case RunEnd::Endless:
        if (status.reason.empty())
            return filled(
                sentence("Simulation",
                         "Stopped at {:.9g} s: relations of the model change without end there, as a "
                         "state is driven back to its limit from both sides."),
                status.time);
        return filled(sentence("Simulation",
                               "Stopped at {:.9g} s: the event '{}' comes again and again there "
                               "without end (a Zeno series), and the state that it sets does "
                               "not tell how it rests."),
                      status.time, status.reason);
    case RunEnd::NoEquilibrium:
        return filled(sentence("Simulation", "Stopped at {:.6g} s: no solution of 0 = ...{}{}."), status.time,
                      known ? filled(sentence("Simulation", " for {}"), name) : Message{}, reason);
    case RunEnd::NoRest:
        return filled(sentence("Simulation", "At {:.6g} s the model has no state of rest{}{}."), status.time,
                      known ? filled(sentence("Simulation", " for {}"), name) : Message{}, reason);
    case RunEnd::Foreign:
        return status.told ? *status.told : translate("Simulation", "Not run.");
    case RunEnd::Cancelled:
        return filled(sentence("Simulation", "Cancelled at {:.6g} s."), status.time);
    case RunEnd::Violated:
        return filled(sentence("Simulation", "Stopped at {:.9g} s by an assert of the model: {}"),
                      status.time, status.reason);
    }
    return {};
}

} // namespace rigor
