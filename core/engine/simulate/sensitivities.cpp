// simulateWithSensitivities: the run over dual numbers (run.h), eight parameters per sweep.
#include "core/engine/simulate/checks.h"
#include "core/engine/simulate/external.h"
#include "core/engine/simulate/run/recorder.h"
#include "core/engine/simulate/steppers/adaptive.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

namespace rigor {

namespace {

/// dy/dt where a run stands: its outputs over dual numbers whose one direction is time.
class OutputRates {
  public:
    OutputRates(const SteppedModel& stepped, std::span<const Signal> inputs, const SimulationOptions& options)
        : run_(stepped, inputs, options), outputs_(stepped.model.outputs().size()) {}

    Eigen::VectorXd at(Run<DualNumber>& run) {
        const std::vector<DualNumber> states = run.states();
        std::vector<DualNumber> rates(states.size()), moving(states.size());
        if (!states.empty()) run.derivative(states, rates, run.time());
        std::vector<double> slots;
        for (const DualNumber& slot : run.slots()) slots.push_back(slot.value);
        run_.copySlots(slots);
        run_.holdAs(run);
        for (std::size_t k = 0; k < states.size(); ++k) {
            moving[k] = DualNumber(states[k].value);
            moving[k].d[0] = rates[k].value;
        }
        DualNumber time(run.time().value);
        time.d[0] = 1;
        run_.place(time, moving);
        run_.outputs(outputs_);
        Eigen::VectorXd told(static_cast<Eigen::Index>(outputs_.size()));
        for (Eigen::Index y = 0; y < told.size(); ++y) told[y] = outputs_[static_cast<std::size_t>(y)].d[0];
        return told;
    }

  private:
    Run<DualNumber> run_;
    std::vector<DualNumber> outputs_;
};

} // namespace

SensitivityResult simulateWithSensitivities(const Model& model, std::span<const double> parameters,
                                            std::span<const std::size_t> chosen,
                                            std::span<const Signal> inputs, const SimulationOptions& asked,
                                            std::span<const double> times, std::stop_token stop, bool rates) {
    checkSimulation(model, parameters.size(), inputs.size(), asked, times);
    if (asked.stepper == "rosenbrock4" && !model.external() && !model.states().empty())
        fail(sentence("Simulation", "Sensitivities are computed with the integrators rk4, dopri5 and radau; "
                                    "{} does not carry them."),
             asked.stepper);
    for (std::size_t p : chosen)
        if (p >= parameters.size())
            fail(sentence("Simulation", "There is no parameter number {}: the model {} has {}."), p,
                 model.name(), parameters.size());

    if (const ExternalModel* elsewhere = model.external())
        return model.capabilities().derivatives == Derivatives::Exact
                   ? derivativesInTurn(*elsewhere, parameters, chosen, inputs, asked, times, std::move(stop))
                   : simulateByDifferences(*elsewhere, parameters, chosen, inputs, asked, times,
                                           std::move(stop));

    const SimulationOptions options = steppedOptions(model, asked);
    const SteppedModel stepped(model, inputs);
    Run<DualNumber> run(stepped, inputs, options);
    SensitivityResult result;
    const auto columns = static_cast<Eigen::Index>(chosen.size());
    const auto outputs = static_cast<Eigen::Index>(model.outputs().size());
    result.discretes.setZero(static_cast<Eigen::Index>(model.discretes().size()), columns);
    std::optional<OutputRates> outputRates;
    if (rates) {
        outputRates.emplace(stepped, inputs, options);
        result.rates.setZero(static_cast<Eigen::Index>(times.size()), outputs);
    }
    std::size_t first = 0;
    do {
        const std::size_t count = std::min(kDualDirections, chosen.size() - first);
        std::vector<DualNumber> values(parameters.begin(), parameters.end());
        for (std::size_t k = 0; k < count; ++k) values[chosen[first + k]].d[k] = 1;
        Recorder<DualNumber> recorder(model, run, times);
        if (outputRates && first == 0)
            recorder.setOnRow([&] {
                if (const auto row = static_cast<Eigen::Index>(recorder.rows()) - 1;
                    row < result.rates.rows())
                    result.rates.row(row) = outputRates->at(run).transpose();
            });
        if (isStatic(model)) {
            runStatic<DualNumber>(run, values, recorder, options, times, stop);
        } else {
            run.start(values, times);
            if (takesFixedSteps(options))
                run.runFixed(stop, [&] { recorder.record(); });
            else
                runDopri5(stepped, run, options, stop, recorder);
        }
        if (first == 0) {
            result.trajectory = recorder.trajectory();
            result.outputs.assign(recorder.rows(), Eigen::MatrixXd::Zero(outputs, columns));
        }
        for (std::size_t row = 0; row < recorder.rows() && row < result.outputs.size(); ++row)
            for (Eigen::Index y = 0; y < outputs; ++y)
                for (std::size_t k = 0; k < count; ++k)
                    result.outputs[row](y, static_cast<Eigen::Index>(first + k)) =
                        recorder.outputRows()[row][static_cast<std::size_t>(y)].d[k];
        if (run.status().answered()) {
            if (first == 0) result.endOutputs.setZero(outputs, columns);
            const std::vector<DualNumber>& end = recorder.endOutputs();
            for (Eigen::Index y = 0; y < result.endOutputs.rows(); ++y)
                for (std::size_t k = 0; k < count; ++k)
                    result.endOutputs(y, static_cast<Eigen::Index>(first + k)) =
                        end[static_cast<std::size_t>(y)].d[k];
        }
        for (std::size_t m = 0; m < run.discretes().size(); ++m)
            for (std::size_t k = 0; k < count; ++k)
                result.discretes(static_cast<Eigen::Index>(m), static_cast<Eigen::Index>(first + k)) =
                    run.discretes()[m].d[k];
        if (run.status().end == RunEnd::Cancelled) result.trajectory.status = run.status();
        first += count;
    } while (first < chosen.size() && result.trajectory.status.end != RunEnd::Cancelled);
    return result;
}

} // namespace rigor
