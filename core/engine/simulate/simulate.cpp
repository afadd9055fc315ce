#include "core/engine/simulate/simulate.h"

#include "core/engine/simulate/checks.h"
#include "core/engine/simulate/external.h"
#include "core/engine/simulate/run/recorder.h"
#include "core/engine/simulate/run/run.h"
#include "core/engine/simulate/steppers/adaptive.h"

namespace rigor {

Trajectory simulate(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                    const SimulationOptions& asked, std::span<const double> times, std::stop_token stop) {
    checkSimulation(model, parameters.size(), inputs.size(), asked, times);
    if (const ExternalModel* elsewhere = model.external())
        return runInTurn(*elsewhere, parameters, inputs, asked, times, std::move(stop));
    const SimulationOptions options = steppedOptions(model, asked);
    const SteppedModel stepped(model, inputs);
    Run<double> run(stepped, inputs, options);
    Recorder<double> recorder(model, run, times);
    if (isStatic(model)) {
        runStatic<double>(run, parameters, recorder, options, times, stop);
    } else if (takesFixedSteps(options)) {
        run.start(parameters, times);
        run.runFixed(stop, [&] { recorder.record(); });
    } else {
        run.start(parameters);
        runAdaptive(stepped, run, inputs, options, stop, recorder);
    }
    return recorder.trajectory();
}

} // namespace rigor
