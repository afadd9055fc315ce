#include "core/engine/simulate/sample.h"

#include "core/engine/simulate/checks.h"
#include "core/engine/simulate/steppers/adaptive.h"

namespace rigor {

void storeSample(const SampleSource& source, std::size_t sample, const Model& model, Run<double>& run,
                 std::vector<double>& outputs) {
    if (run.status().answered()) {
        bool needsOutputs = !model.unknowns().empty();
        for (const VariableReference& v : source.request.values)
            needsOutputs = needsOutputs || v.kind == VariableKind::Output;
        outputs.resize(model.outputs().size());
        if (needsOutputs) run.outputs(outputs);
    }
    source.result.statuses[sample] = run.status();
    if (!run.status().answered()) return;
    for (std::size_t k = 0; k < source.request.values.size(); ++k) {
        const VariableReference& v = source.request.values[k];
        double& value = source.result.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(sample));
        switch (v.kind) {
        case VariableKind::Parameter:
            value = source.sample(sample)[v.index];
            break;
        case VariableKind::Input:
            value = source.inputs[v.index].at(run.time());
            break;
        case VariableKind::State:
            value = run.states()[v.index];
            break;
        case VariableKind::Unknown:
            value = run.unknowns()[v.index];
            break;
        case VariableKind::Discrete:
            value = run.discretes()[v.index];
            break;
        case VariableKind::Output:
            value = outputs[v.index];
            break;
        }
    }
}

void runSamples(const SteppedModel& stepped, const SampleSource& source, std::atomic<std::size_t>& next,
                std::stop_token stop) {
    const SimulationOptions options = steppedOptions(stepped.model, source.options);
    Run<double> run(stepped, source.inputs, options);
    std::vector<double> outputs;
    const double end = options.end();
    for (std::size_t k; (k = next++) < source.count();) {
        if (isStatic(stepped.model)) {
            run.start(source.sample(k));
            run.place(end, {});
            if (run.meetsAsserts()) {
                run.status().end = stop.stop_requested() ? RunEnd::Cancelled : RunEnd::StopTime;
                run.status().time = end;
            }
        } else if (takesFixedSteps(options)) {
            run.start(source.sample(k));
            run.runFixed(stop, [] {});
        } else {
            const std::vector<double> none{end};
            run.start(source.sample(k));
            Recorder<double> recorder(stepped.model, run, none);
            runAdaptive(stepped, run, source.inputs, options, stop, recorder);
        }
        storeSample(source, k, stepped.model, run, outputs);
    }
}

} // namespace rigor
