// simulateBatch: samples handed to blocks of lanes, one block per thread; see lane_block.h.
#include "core/engine/simulate/checks.h"
#include "core/engine/simulate/external.h"
#include "core/engine/simulate/lanes/lane_block.h"
#include "core/engine/simulate/sample.h"

#include "core/foundation/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace rigor {

namespace {

/// Lanes need explicit states, a fixed step, and a program whose rows have numbers of 16 bits.
bool fitsLanes(const SteppedModel& stepped, const SimulationOptions& options) {
    const Model& model = stepped.model;
    if (options.stepper != "rk4" || model.states().empty() || !model.unknowns().empty()) return false;
    std::size_t nodes = 0;
    for (const TapePtr& tape : {stepped.derivative, stepped.guards, stepped.floors, stepped.modeValues})
        if (tape) nodes += tape->nodeCount();
    // A node has at most four rows, of its own or in its table; a state four, an event two, the step a few.
    const std::size_t rows =
        4 * (nodes + model.states().size()) + 2 * model.events().size() + 4 * stepped.modes.size() + 32;
    return rows <= std::numeric_limits<Row>::max();
}

/// The end of every sample; one that is the model's own inputs is at the end too.
void runElsewhere(const ExternalModel& model, const Eigen::Ref<const Eigen::MatrixXd>& parameters,
                  std::span<const Signal> inputs, const SimulationOptions& options,
                  const BatchRequest& request, BatchResult& result, const std::stop_token& stop) {
    const double end = options.end();
    parallelFor(static_cast<std::size_t>(parameters.cols()), request.threads, stop, [&](std::size_t k) {
        const Eigen::VectorXd sample = parameters.col(static_cast<Eigen::Index>(k));
        const Trajectory run = model.run({sample.data(), static_cast<std::size_t>(sample.size())}, inputs,
                                         options, std::span<const double>(&end, 1), stop);
        result.statuses[k] = run.status;
        if (!run.status.answered()) return;
        for (std::size_t v = 0; v < request.values.size(); ++v) {
            const VariableReference& value = request.values[v];
            const auto index = static_cast<Eigen::Index>(value.index);
            result.values(static_cast<Eigen::Index>(v), static_cast<Eigen::Index>(k)) =
                value.kind == VariableKind::Parameter ? sample[index]
                : value.kind == VariableKind::Input   ? inputs[value.index].at(run.status.time)
                                                      : run.endOutputs[value.index];
        }
    });
    for (RunStatus& status : result.statuses)
        if (status.end == RunEnd::NotRun) status.end = RunEnd::Cancelled;
}

} // namespace

BatchResult simulateBatch(const Model& model, const Eigen::Ref<const Eigen::MatrixXd>& parameters,
                          std::span<const Signal> inputs, const SimulationOptions& options,
                          const BatchRequest& request, std::stop_token stop) {
    checkSimulation(model, static_cast<std::size_t>(parameters.rows()), inputs.size(), options, {});
    const auto samples = static_cast<std::size_t>(parameters.cols());
    BatchResult result;
    result.values.setConstant(static_cast<Eigen::Index>(request.values.size()), parameters.cols(),
                              std::numeric_limits<double>::quiet_NaN());
    result.statuses.resize(samples);
    if (samples == 0) return result;
    if (const ExternalModel* elsewhere = model.external()) {
        runElsewhere(*elsewhere, parameters, inputs, options, request, result, stop);
        return result;
    }
    // Columns one after the other, whatever the reference's strides are.
    const Eigen::MatrixXd columns = parameters;
    const SampleSource source{columns, inputs, options, request, result};

    const int available = request.threads > 0 ? request.threads : hardwareThreads();
    const auto workers = static_cast<int>(
        std::min<std::size_t>(static_cast<std::size_t>(available), (samples + kLaneStep - 1) / kLaneStep));
    const SteppedModel stepped(model, inputs);
    std::atomic<std::size_t> next{0};
    // Lanes share the corners of their inputs, which clocks move apart.
    const bool lanes = fitsLanes(stepped, options) && std::ranges::none_of(inputs, &Signal::clock);
    const LaneStepProgram program = lanes ? LaneStepProgram(stepped) : LaneStepProgram();
    const std::size_t width =
        (samples + static_cast<std::size_t>(workers) - 1) / static_cast<std::size_t>(workers);
    parallelFor(static_cast<std::size_t>(workers), workers, {}, [&](std::size_t) {
        if (lanes) {
            LaneBlock block(stepped, program, source, width);
            block.run(next, stop);
        } else {
            runSamples(stepped, source, next, stop);
        }
    });
    return result;
}

} // namespace rigor
