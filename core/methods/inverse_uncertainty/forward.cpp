#include "core/methods/inverse_uncertainty/forward.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr Eigen::Index kSamplesPerTask = 128; ///< a few hundredths of a second: stops are answered in time
constexpr std::size_t kTasksPerSlice = 64;    ///< between two progress events

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

ForwardValues ForwardModel::run(const Eigen::MatrixXd& samples, const Progress& progress, ProgressEvent event,
                                const std::vector<Eigen::Index>& only) const {
    struct Task {
        Eigen::Index experiment, first, count;
    };
    std::vector<Task> tasks;
    const auto add = [&](Eigen::Index experiment) {
        for (Eigen::Index first = 0; first < samples.cols(); first += kSamplesPerTask)
            tasks.push_back({experiment, first, std::min(kSamplesPerTask, samples.cols() - first)});
    };
    if (only.empty())
        for (Eigen::Index e = 0; e < experiments(); ++e) add(e);
    else
        for (const Eigen::Index e : only) add(e);

    ForwardValues result;
    result.values =
        Eigen::MatrixXd::Constant(samples.cols(), experiments(), std::numeric_limits<double>::quiet_NaN());
    std::vector<std::string> reasons(tasks.size());
    std::vector<Eigen::Index> failedSample(tasks.size());
    std::vector<long long> failed(tasks.size());

    const auto simulateTask = [&](std::size_t k) {
        const Task& task = tasks[k];
        const Case& one = cases_[static_cast<std::size_t>(task.experiment)];
        Eigen::MatrixXd parameters = one.parameters.replicate(1, task.count);
        for (std::size_t i = 0; i < unknowns_.size(); ++i)
            parameters.row(unknowns_[i]) =
                samples.block(static_cast<Eigen::Index>(i), task.first, 1, task.count);
        const BatchResult batch = simulateBatch(*problem_.model, parameters, one.inputs, problem_.simulation,
                                                request_, progress.stop);
        result.values.block(task.first, task.experiment, task.count, 1) = batch.values.row(0).transpose();
        for (Eigen::Index s = 0; s < task.count; ++s) {
            if (std::isfinite(batch.values(0, s))) continue;
            result.values(task.first + s, task.experiment) = std::numeric_limits<double>::quiet_NaN();
            if (failed[k]++ == 0) {
                reasons[k] =
                    whyFailed(batch.statuses[static_cast<std::size_t>(s)], *problem_.model, output());
                failedSample[k] = task.first + s;
            }
        }
        simulations_ += task.count;
        failures_ += failed[k];
    };

    for (std::size_t first = 0; first < tasks.size(); first += kTasksPerSlice) {
        const std::size_t count = std::min(kTasksPerSlice, tasks.size() - first);
        parallelFor(count, problem_.threads, progress.stop, [&](std::size_t k) { simulateTask(first + k); });
        if (progress.stopRequested()) {
            result.complete = false;
            return result;
        }
        event.simulations = simulations_;
        event.failures = failures_;
        progress.tell(event);
    }
    for (std::size_t k = 0; k < tasks.size(); ++k) {
        result.failures += failed[k];
        if (failed[k] == 0) continue;
        auto& list = result.firstFailures;
        if (list.empty() || list.back().experiment != tasks[k].experiment)
            list.push_back({tasks[k].experiment, failedSample[k], reasons[k]});
    }
    return result;
}

} // namespace rigor
