#include "core/methods/inverse_uncertainty/likelihood/forward.h"

#include "core/engine/data/series/end_time.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/sample_law.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace rigor {

namespace {

constexpr std::size_t kMixedBatch = 8192;       ///< columns of a batch that mixes experiments, on all threads
constexpr std::size_t kSingleBatch = 512;       ///< columns of a batch of one experiment, on one thread
constexpr std::size_t kBatchElsewhere = 131072; ///< columns of a batch of a model that runs elsewhere
constexpr std::size_t kBatchesPerSlice = 32;    ///< of one experiment each, between two progress events
/// Between two of them where one slice takes longer.
constexpr std::chrono::milliseconds kBetweenEvents{200};

VariableReference named(const Model& model, const std::string& name) {
    if (const auto found = findVariable(model, name)) return *found;
    std::vector<std::string> known;
    for (const auto* list : {&model.parameters(), &model.outputs(), &model.discretes(), &model.states()})
        for (const auto& candidate : *list) known.push_back(candidate.name);
    const auto near = nearestName(name, known);
    fail(sentence("Method", "The model {} has no variable {}.{}"), model.name(), name,
         near ? filled(sentence("Method", " Did you mean {}?"), *near) : Message{});
}

Eigen::Index forwardIndex(const Model& model, const std::string& name) {
    const auto found = named(model, name);
    if (found.kind != VariableKind::Parameter)
        fail(sentence("Method", "{} is not a parameter of the model {}."), name, model.name());
    return static_cast<Eigen::Index>(found.index);
}

Message whyFailed(const RunStatus& status, const Model& model, const Variable& output, bool timed) {
    if (!status.answered()) return toString(status, model);
    if (timed && status.end == RunEnd::Terminated)
        return filled(sentence("Method", "The run ends at {:g} s, before {} is measured."), status.time,
                      output.name);
    if (model.events().empty())
        return filled(sentence("Method", "{} is not a finite number at {:g} s."), output.name, status.time);
    return filled(sentence("Method", "{} has no value: its event did not occur before {:g} s."), output.name,
                  status.time);
}

} // namespace

std::optional<std::size_t> measuredOnce(const Measurement& measurement) {
    std::optional<std::size_t> found;
    for (std::size_t k = 0; k < measurement.values.size(); ++k) {
        if (!std::isfinite(measurement.values[k])) continue;
        if (found) return {};
        found = k;
    }
    return found;
}

ForwardModel::ForwardModel(const Problem& problem, const std::string& output) : problem_(problem) {
    const Model& model = *problem.model;
    output_ = named(model, output);
    for (const auto& unknown : problem.unknowns) unknowns_.push_back(forwardIndex(model, unknown.name));

    Eigen::VectorXd base(static_cast<Eigen::Index>(model.parameters().size()));
    for (Eigen::Index i = 0; i < base.size(); ++i)
        base[i] = model.parameters()[static_cast<std::size_t>(i)].start;
    for (const auto& [name, value] : problem.fixed) base[forwardIndex(model, name)] = value;

    std::vector<Experiment> experiments = problem.data.experiments;
    if (experiments.empty()) experiments.emplace_back();
    for (const auto& experiment : experiments) {
        Case one{base, {}, endOfRun(problem.simulation, experiment)};
        endWhereMeasured(one, experiment);
        for (const auto& [name, value] : experiment.conditions) {
            const auto index = forwardIndex(model, name);
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
                 return one.end == cases_.front().end && !one.stopClock;
             });
    for (Case& one : cases_) {
        if (mixed_ && &one != &cases_.front()) {
            one.setting = cases_.front().setting;
            continue;
        }
        auto setting = std::make_shared<EvaluationSetting>();
        setting->model = problem.model;
        setting->inputs = one.inputs;
        setting->options = problem.simulation;
        setting->options.stopTime = one.end;
        setting->stopClock = one.stopClock;
        setting->values = {output_};
        one.setting = std::move(setting);
    }
}

void ForwardModel::endWhereMeasured(Case& one, const Experiment& experiment) const {
    for (const Measurement& m : experiment.measurements) {
        const auto at = measuredOnce(m);
        if (m.output != output().name || m.times.empty() || !at) continue;
        one.end = m.times[*at];
        one.timed = true;
        one.stopClock = m.clock;
        double earliest = one.end;
        for (const ClockModel::Term& term : m.clock ? m.clock->terms : std::vector<ClockModel::Term>{}) {
            const double slope = term.drift ? term.sign * one.end : term.sign,
                         fixed = one.parameters[static_cast<Eigen::Index>(term.parameter)];
            double low = fixed, high = fixed;
            for (const Unknown& unknown : problem_.unknowns)
                if (unknown.name == problem_.model->parameters()[term.parameter].name) {
                    low = unknown.lower;
                    high = unknown.upper;
                }
            earliest += std::min(slope * low, slope * high);
        }
        if (!(earliest > problem_.simulation.startTime))
            fail(sentence("Method",
                          "{} is measured at {:g} s in experiment {}, which within the limits of the "
                          "clock may lie before the run has begun ({:g} s)."),
                 m.output, one.end, experiment.label, earliest);
    }
}

std::string ForwardModel::fingerprint() const {
    std::string all;
    for (const Case& one : cases_) {
        if (one.setting->hash().empty()) return {};
        all += one.setting->hash();
        all.append(reinterpret_cast<const char*>(one.parameters.data()),
                   sizeof(double) * static_cast<std::size_t>(one.parameters.size()));
    }
    for (const Unknown& unknown : problem_.unknowns) {
        all += fmt::format("{} {} {} {}", unknown.name, unknown.family, unknown.lower, unknown.upper);
        if (unknown.samples.law) all += " " + unknown.samples.law->key();
        for (const auto& [name, value] : unknown.shape) all += fmt::format(" {} {}", name, value.start);
    }
    return all;
}

const Variable& ForwardModel::output() const { return variable(*problem_.model, output_); }

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
    const Eigen::VectorXd values = simulate(samples, columns, progress, std::move(event), result, false);
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
    result.values = simulate(points, columns, progress, std::move(event), result, true);
    return result;
}

std::vector<ForwardModel::Batch> ForwardModel::batchesOf(const std::vector<Column>& columns) const {
    // What runs elsewhere is dear, and many may run it at once.
    const std::size_t most = problem_.model->external() ? kBatchElsewhere
                             : mixed_                   ? kMixedBatch
                                                        : kSingleBatch;
    std::vector<Batch> batches;
    for (std::size_t first = 0; first < columns.size(); first += batches.back().count) {
        std::size_t end = std::min(first + most, columns.size());
        if (!mixed_)
            for (std::size_t c = first + 1; c < end; ++c)
                if (columns[c].experiment != columns[first].experiment) end = c;
        batches.push_back({first, end - first});
    }
    return batches;
}

EvaluationRequest ForwardModel::requestOf(const Batch& batch, const Eigen::MatrixXd& samples,
                                          const std::vector<Column>& columns, bool kept) const {
    EvaluationRequest request{
        caseOf(columns[batch.first].experiment).setting,
        Eigen::MatrixXd(cases_.front().parameters.size(), static_cast<Eigen::Index>(batch.count)), kept};
    for (std::size_t c = 0; c < batch.count; ++c) {
        const Column& column = columns[batch.first + c];
        auto one = request.parameters.col(static_cast<Eigen::Index>(c));
        one = caseOf(column.experiment).parameters;
        for (std::size_t i = 0; i < unknowns_.size(); ++i)
            one[unknowns_[i]] = samples(static_cast<Eigen::Index>(i), column.sample);
    }
    return request;
}

Eigen::VectorXd ForwardModel::simulate(const Eigen::MatrixXd& samples, const std::vector<Column>& columns,
                                       const Progress& progress, ProgressEvent event, ForwardValues& told,
                                       bool kept) const {
    const std::vector<Batch> batches = batchesOf(columns);
    const std::size_t perSlice = mixed_ ? 1 : kBatchesPerSlice;
    Eigen::VectorXd values = Eigen::VectorXd::Constant(static_cast<Eigen::Index>(columns.size()),
                                                       std::numeric_limits<double>::quiet_NaN());
    const auto missed = [&](const Column& column, const RunStatus& status) {
        ++told.failures;
        keepFailure(*problem_.model, status);
        if (told.firstFailures.empty() || told.firstFailures.back().experiment != column.experiment)
            told.firstFailures.push_back(
                {column.experiment, column.sample,
                 whyFailed(status, *problem_.model, output(), caseOf(column.experiment).timed)});
    };
    // Events come from this thread, which evaluates too or waits for who does.
    const auto here = std::this_thread::get_id();
    auto last = std::chrono::steady_clock::now();
    for (std::size_t first = 0; first < batches.size(); first += perSlice) {
        std::vector<EvaluationRequest> requests;
        for (std::size_t k = first; k < std::min(first + perSlice, batches.size()); ++k)
            requests.push_back(requestOf(batches[k], samples, columns, kept));
        std::atomic<long long> done = 0;
        const auto under = [&](const EvaluatedColumns& made, const EvaluatedBatch&) {
            done += made.count;
            const auto now = std::chrono::steady_clock::now();
            if (std::this_thread::get_id() != here || now - last < kBetweenEvents) return;
            last = now;
            event.simulations = simulations_ + done;
            event.failures = failures_;
            progress.tell(event);
        };
        const std::vector<EvaluatedBatch> made =
            evaluated(problem_.evaluator, requests, problem_.threads, progress.stop, under);
        if (progress.stopRequested()) { // what was not simulated any more has not failed
            told.complete = false;
            return values;
        }
        const long long before = told.failures;
        for (std::size_t k = 0; k < made.size(); ++k) {
            const Batch& batch = batches[first + k];
            for (std::size_t c = 0; c < batch.count; ++c) {
                const RunStatus& status = made[k].statuses[c];
                const bool early =
                    status.end == RunEnd::Terminated && caseOf(columns[batch.first + c].experiment).timed;
                if (const double value = made[k].values(0, static_cast<Eigen::Index>(c));
                    std::isfinite(value) && !early)
                    values[static_cast<Eigen::Index>(batch.first + c)] = value;
                else
                    missed(columns[batch.first + c], status);
            }
            simulations_ += static_cast<long long>(batch.count);
        }
        failures_ += told.failures - before;
        event.simulations = simulations_;
        event.failures = failures_;
        progress.tell(event);
    }
    return values;
}

} // namespace rigor
