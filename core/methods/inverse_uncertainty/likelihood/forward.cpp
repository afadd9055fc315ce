#include "core/methods/inverse_uncertainty/likelihood/forward.h"

#include "core/engine/data/series/end_time.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kMixedBatch = 8192;    ///< columns of a batch that mixes experiments, on all threads
constexpr std::size_t kSingleBatch = 512;    ///< columns of a batch of one experiment, on one thread
constexpr std::size_t kBatchesPerSlice = 32; ///< of one experiment each, between two progress events

VariableReference named(const Model& model, const std::string& name) {
    if (const auto found = findVariable(model, name)) return *found;
    std::vector<std::string> known;
    for (const auto* list : {&model.parameters(), &model.outputs(), &model.discretes(), &model.states()})
        for (const auto& candidate : *list) known.push_back(candidate.name);
    const auto near = nearestName(name, known);
    fail(sentence("Method", "The model {} has no variable {}.{}"), model.name(), name,
         near ? filled(sentence("Method", " Did you mean {}?"), *near) : Message{});
}

Eigen::Index parameterIndex(const Model& model, const std::string& name) {
    const auto found = named(model, name);
    if (found.kind != VariableKind::Parameter)
        fail(sentence("Method", "{} is not a parameter of the model {}."), name, model.name());
    return static_cast<Eigen::Index>(found.index);
}

Message whyFailed(const RunStatus& status, const Model& model, const Variable& output) {
    if (!status.answered()) return toString(status, model);
    if (model.events().empty())
        return filled(sentence("Method", "{} is not a finite number at {:g} s."), output.name, status.time);
    return filled(sentence("Method", "{} has no value: its event did not occur before {:g} s."), output.name,
                  status.time);
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
        Case one{base, {}, endOfRun(problem.simulation, experiment)};
        for (const auto& [name, value] : experiment.conditions) {
            const auto index = parameterIndex(model, name);
            if (std::find(unknowns_.begin(), unknowns_.end(), index) != unknowns_.end())
                fail(sentence("Method", "{} is an unknown, but experiment {} sets it to {:g}."), name,
                     experiment.label, value);
            one.parameters[index] = value;
        }
        for (const auto& input : model.inputs()) {
            const auto found = experiment.inputs.find(input.name);
            if (found == experiment.inputs.end())
                fail(sentence("Method", "Experiment {} gives no course for the input {} of the model {}."),
                     experiment.label, input.name, model.name());
            one.inputs.push_back(found->second);
        }
        cases_.push_back(std::move(one));
    }
    mixed_ = model.inputs().empty() && std::all_of(cases_.begin(), cases_.end(), [&](const Case& one) {
                 return one.end == cases_.front().end;
             });
    request_.threads = mixed_ ? problem.threads : 1;
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
    std::vector<Eigen::Index> asked = only;
    if (only.empty())
        for (Eigen::Index e = 0; e < experiments(); ++e) asked.push_back(e);
    std::vector<Column> columns;
    columns.reserve(asked.size() * static_cast<std::size_t>(samples.cols()));
    for (const Eigen::Index e : asked)
        for (Eigen::Index s = 0; s < samples.cols(); ++s) columns.push_back({s, e});

    ForwardValues result;
    result.values =
        Eigen::MatrixXd::Constant(samples.cols(), experiments(), std::numeric_limits<double>::quiet_NaN());
    const Eigen::VectorXd values = simulate(samples, columns, progress, std::move(event), result);
    for (std::size_t c = 0; c < columns.size(); ++c)
        result.values(columns[c].sample, columns[c].experiment) = values[static_cast<Eigen::Index>(c)];
    return result;
}

ForwardValues ForwardModel::runEach(const Eigen::MatrixXd& points,
                                    const std::vector<Eigen::Index>& experiments, const Progress& progress,
                                    ProgressEvent event) const {
    std::vector<Column> columns;
    columns.reserve(experiments.size());
    for (std::size_t c = 0; c < experiments.size(); ++c)
        columns.push_back({static_cast<Eigen::Index>(c), experiments[c]});
    ForwardValues result;
    result.values = simulate(points, columns, progress, std::move(event), result);
    return result;
}

Eigen::VectorXd ForwardModel::simulate(const Eigen::MatrixXd& samples, const std::vector<Column>& columns,
                                       const Progress& progress, ProgressEvent event,
                                       ForwardValues& told) const {
    struct Task {
        std::size_t first, count;
    };
    const std::size_t batchSize = mixed_ ? kMixedBatch : kSingleBatch;
    const std::size_t perSlice = mixed_ ? 1 : kBatchesPerSlice;
    std::vector<Task> tasks;
    for (std::size_t first = 0; first < columns.size(); first += tasks.back().count) {
        std::size_t end = std::min(first + batchSize, columns.size());
        if (!mixed_)
            for (std::size_t c = first + 1; c < end; ++c)
                if (columns[c].experiment != columns[first].experiment) end = c;
        tasks.push_back({first, end - first});
    }

    Eigen::VectorXd values = Eigen::VectorXd::Constant(static_cast<Eigen::Index>(columns.size()),
                                                       std::numeric_limits<double>::quiet_NaN());
    std::vector<std::vector<ForwardFailure>> failed(tasks.size());
    std::atomic<long long> newFailures = 0;
    const auto simulateTask = [&](std::size_t k) {
        const Task& task = tasks[k];
        Eigen::MatrixXd parameters(cases_.front().parameters.size(), static_cast<Eigen::Index>(task.count));
        for (std::size_t c = 0; c < task.count; ++c) {
            const Column& column = columns[task.first + c];
            auto one = parameters.col(static_cast<Eigen::Index>(c));
            one = caseOf(column.experiment).parameters;
            for (std::size_t i = 0; i < unknowns_.size(); ++i)
                one[unknowns_[i]] = samples(static_cast<Eigen::Index>(i), column.sample);
        }
        const Case& first = caseOf(columns[task.first].experiment); // of mixed ones all end alike
        SimulationOptions simulation = problem_.simulation;
        simulation.stopTime = first.end;
        const BatchResult batch =
            simulateBatch(*problem_.model, parameters, first.inputs, simulation, request_, progress.stop);
        if (progress.stopRequested()) return; // what was not simulated any more has not failed
        long long failures = 0;
        for (std::size_t c = 0; c < task.count; ++c) {
            const Column& column = columns[task.first + c];
            if (const double value = batch.values(0, static_cast<Eigen::Index>(c)); std::isfinite(value)) {
                values[static_cast<Eigen::Index>(task.first + c)] = value;
                continue;
            }
            ++failures;
            if (!failed[k].empty() && failed[k].back().experiment == column.experiment) continue;
            failed[k].push_back(
                {column.experiment, column.sample, whyFailed(batch.statuses[c], *problem_.model, output())});
        }
        simulations_ += static_cast<long long>(task.count);
        failures_ += failures;
        newFailures += failures;
    };

    for (std::size_t first = 0; first < tasks.size(); first += perSlice) {
        const std::size_t count = std::min(perSlice, tasks.size() - first);
        parallelFor(count, problem_.threads, progress.stop, [&](std::size_t k) { simulateTask(first + k); });
        if (progress.stopRequested()) {
            told.complete = false;
            return values;
        }
        event.simulations = simulations_;
        event.failures = failures_;
        progress.tell(event);
    }
    told.failures = newFailures;
    for (auto& list : failed)
        for (auto& failure : list)
            if (told.firstFailures.empty() || told.firstFailures.back().experiment != failure.experiment)
                told.firstFailures.push_back(std::move(failure));
    return values;
}

} // namespace rigor
