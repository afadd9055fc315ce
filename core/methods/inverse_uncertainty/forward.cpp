#include "core/methods/inverse_uncertainty/forward.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr Eigen::Index kMixedBatch = 8192;   ///< columns of a batch that mixes experiments, on all threads
constexpr Eigen::Index kSingleBatch = 512;   ///< columns of a batch of one experiment, on one thread
constexpr std::size_t kBatchesPerSlice = 32; ///< of one experiment each, between two progress events

VariableReference named(const Model& model, const std::string& name) {
    if (const auto found = findVariable(model, name)) return *found;
    std::vector<std::string> known;
    for (const auto* list : {&model.parameters(), &model.outputs(), &model.discretes(), &model.states()})
        for (const auto& candidate : *list) known.push_back(candidate.name);
    const auto near = nearestName(name, known);
    fail("The model {} has no variable {}.{}", model.name(), name,
         near ? fmt::format(" Did you mean {}?", *near) : "");
}

Eigen::Index parameterIndex(const Model& model, const std::string& name) {
    const auto found = named(model, name);
    if (found.kind != VariableKind::Parameter)
        fail("{} is not a parameter of the model {}.", name, model.name());
    return static_cast<Eigen::Index>(found.index);
}

std::string whyFailed(const RunStatus& status, const Model& model, const Variable& output) {
    if (!status.answered()) return toString(status, model);
    return fmt::format("{} has no value: its event did not occur before {:g} s.", output.name, status.time);
}

} // namespace

ForwardModel::ForwardModel(const Problem& problem, const std::string& output) : problem_(problem) {
    const Model& model = *problem.model;
    request_.values = {named(model, output)};
    mixed_ = model.inputs().empty();
    request_.threads = mixed_ ? problem.threads : 1;
    for (const auto& unknown : problem.unknowns) unknowns_.push_back(parameterIndex(model, unknown.name));

    Eigen::VectorXd base(static_cast<Eigen::Index>(model.parameters().size()));
    for (Eigen::Index i = 0; i < base.size(); ++i)
        base[i] = model.parameters()[static_cast<std::size_t>(i)].start;
    for (const auto& [name, value] : problem.fixed) base[parameterIndex(model, name)] = value;

    std::vector<Experiment> experiments = problem.data.experiments;
    if (experiments.empty()) experiments.emplace_back();
    for (const auto& experiment : experiments) {
        Case one{base, {}};
        for (const auto& [name, value] : experiment.conditions) {
            const auto index = parameterIndex(model, name);
            if (std::find(unknowns_.begin(), unknowns_.end(), index) != unknowns_.end())
                fail("{} is an unknown, but experiment {} sets it to {:g}.", name, experiment.label, value);
            one.parameters[index] = value;
        }
        for (const auto& input : model.inputs()) {
            const auto found = experiment.signals.find(input.name);
            if (found == experiment.signals.end())
                fail("Experiment {} gives no course for the input {} of the model {}.", experiment.label,
                     input.name, model.name());
            one.inputs.push_back(found->second);
        }
        cases_.push_back(std::move(one));
    }
}

const Variable& ForwardModel::output() const { return variable(*problem_.model, request_.values.front()); }

const Variable& ForwardModel::input(Eigen::Index i) const {
    return problem_.model->parameters()[static_cast<std::size_t>(unknowns_[static_cast<std::size_t>(i)])];
}

ForwardValues ForwardModel::runAlone(const Eigen::MatrixXd& samples, const Progress& progress,
                                     const std::string& phase) const {
    const long long before = simulations_;
    const Progress counting{progress.stop, [&](ProgressEvent event) {
                                event.done = static_cast<double>(event.simulations - before);
                                event.total = static_cast<double>(samples.cols() * experiments());
                                progress.tell(event);
                            }};
    return run(samples, counting, {.phase = phase});
}

ForwardValues ForwardModel::run(const Eigen::MatrixXd& samples, const Progress& progress, ProgressEvent event,
                                const std::vector<Eigen::Index>& only) const {
    std::atomic<long long> newFailures = 0;
    std::vector<Eigen::Index> experimentsRun = only;
    if (only.empty())
        for (Eigen::Index e = 0; e < experiments(); ++e) experimentsRun.push_back(e);
    const Eigen::Index perExperiment = samples.cols();
    const Eigen::Index columns = perExperiment * static_cast<Eigen::Index>(experimentsRun.size());
    const Eigen::Index stretch = mixed_ ? columns : perExperiment;
    const Eigen::Index batchSize = mixed_ ? kMixedBatch : kSingleBatch;
    const std::size_t perSlice = mixed_ ? 1 : kBatchesPerSlice;

    struct Task {
        Eigen::Index first, count; ///< column c = sample c mod S of experiment c / S
    };
    std::vector<Task> tasks;
    for (Eigen::Index begin = 0; begin < columns; begin += stretch)
        for (Eigen::Index first = begin; first < begin + stretch; first += batchSize)
            tasks.push_back({first, std::min(batchSize, begin + stretch - first)});

    ForwardValues result;
    result.values =
        Eigen::MatrixXd::Constant(perExperiment, experiments(), std::numeric_limits<double>::quiet_NaN());
    std::vector<std::vector<ForwardFailure>> failed(tasks.size());
    const auto experimentOf = [&](Eigen::Index column) {
        return experimentsRun[static_cast<std::size_t>(column / perExperiment)];
    };

    const auto simulateTask = [&](std::size_t k) {
        const Task& task = tasks[k];
        Eigen::MatrixXd parameters(cases_.front().parameters.size(), task.count);
        for (Eigen::Index c = 0; c < task.count; ++c) {
            parameters.col(c) = caseOf(experimentOf(task.first + c)).parameters;
            for (std::size_t i = 0; i < unknowns_.size(); ++i)
                parameters(unknowns_[i], c) =
                    samples(static_cast<Eigen::Index>(i), (task.first + c) % perExperiment);
        }
        const BatchResult batch =
            simulateBatch(*problem_.model, parameters, caseOf(experimentOf(task.first)).inputs,
                          problem_.simulation, request_, progress.stop);
        if (progress.stopRequested()) return; // what was not simulated any more has not failed
        long long failures = 0;
        for (Eigen::Index c = 0; c < task.count; ++c) {
            const Eigen::Index e = experimentOf(task.first + c), s = (task.first + c) % perExperiment;
            if (const double value = batch.values(0, c); std::isfinite(value)) {
                result.values(s, e) = value;
                continue;
            }
            ++failures;
            if (!failed[k].empty() && failed[k].back().experiment == e) continue;
            failed[k].push_back(
                {e, s, whyFailed(batch.statuses[static_cast<std::size_t>(c)], *problem_.model, output())});
        }
        simulations_ += task.count;
        failures_ += failures;
        newFailures += failures;
    };

    for (std::size_t first = 0; first < tasks.size(); first += perSlice) {
        const std::size_t count = std::min(perSlice, tasks.size() - first);
        parallelFor(count, problem_.threads, progress.stop, [&](std::size_t k) { simulateTask(first + k); });
        if (progress.stopRequested()) {
            result.complete = false;
            return result;
        }
        event.simulations = simulations_;
        event.failures = failures_;
        progress.tell(event);
    }
    result.failures = newFailures;
    for (auto& list : failed)
        for (auto& failure : list)
            if (result.firstFailures.empty() || result.firstFailures.back().experiment != failure.experiment)
                result.firstFailures.push_back(std::move(failure));
    return result;
}

} // namespace rigor
