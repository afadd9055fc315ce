#include "core/study/run/experiment_run.h"

#include "core/engine/data/series/end_time.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/stats/distributions/shape_moments.h"
#include "core/study/record_starts.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/study_model.h"
#include "core/study/study_sensors.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

double startOf(const Unknown& unknown) {
    if (unknown.family.empty()) return unknown.value.start;
    ShapeValues shape;
    for (const auto& [name, value] : unknown.shape) shape.emplace_back(name, value.start);
    return momentsOf(unknown.family, shape, unknown.lower, unknown.upper, unknown.samples.law).mean;
}

void setIn(std::vector<double>& parameters, const Model& model, const std::string& name, double value) {
    const auto reference = findVariable(model, name);
    if (reference && reference->kind == VariableKind::Parameter && std::isfinite(value))
        parameters[reference->index] = value;
}

std::vector<double> statedParameters(const Model& model, const Study& study) {
    std::vector<double> values;
    for (const Variable& p : model.parameters()) values.push_back(p.start);
    for (const auto& [name, value] : fixedParameters(study)) setIn(values, model, name, value);
    for (const Unknown& unknown : study.unknowns)
        if (!isFixedSensor(study, unknown)) setIn(values, model, unknown.name, startOf(unknown));
    return values;
}

} // namespace

std::vector<double> presentParameters(const Model& model, const Study& study) {
    std::vector<double> values = statedParameters(model, study);
    followTies(tiesOf(study, model), values);
    return values;
}

ExperimentRun simulateExperiment(const Model& model, const Study& study, const Experiment* experiment,
                                 std::stop_token stop) {
    ExperimentRun run;
    const auto set = [&](const std::string& name, double value) {
        setIn(run.parameters, model, name, value);
    };
    run.parameters = statedParameters(model, study);
    Dataset alone;
    if (experiment) alone.experiments.push_back(*experiment);
    stateClocks(study, model, alone);
    if (experiment) experiment = &alone.experiments.front();
    for (const Unknown& start : startUnknowns(study, model, &alone)) {
        const auto own = experiment ? start.startOf.find(experiment->label) : start.startOf.end();
        set(start.name, own == start.startOf.end() ? start.value.start : own->second);
    }
    std::vector<Signal>& inputs = run.inputs;
    for (const Variable& u : model.inputs()) inputs.emplace_back(u.start);
    if (experiment) {
        for (const auto& [name, value] : experiment->conditions) set(name, value);
        for (std::size_t i = 0; i < inputs.size(); ++i)
            if (const auto it = experiment->inputs.find(model.inputs()[i].name);
                it != experiment->inputs.end())
                inputs[i] = it->second;
    }
    followTies(tiesOf(study, model), run.parameters);
    SimulationOptions options;
    const Fields fields = options.fields();
    for (const auto& [key, value] : study.simulation) fields.set(key, value);
    if (const ExternalModel* elsewhere = model.external(); elsewhere && !experiment && !options.stopTime)
        options.stopTime = elsewhere->stopTime(); // as its file says
    run.stopTime = endOfRun(options, experiment ? *experiment : Experiment{});
    options.stopTime = run.stopTime;
    run.integrator = statesIntegrator(study) ? unstableSteps(model, run.parameters, inputs, options, stop)
                                             : chooseForRun(model, run.parameters, inputs, options, stop);
    run.trajectory = simulate(model, run.parameters, inputs, options, {}, stop);
    run.stepper = options.stepper;
    run.step = options.step;
    return run;
}

} // namespace rigor
