#include "core/engine/evaluate/evaluation.h"

#include "core/engine/evaluate/bytes.h"
#include "core/engine/evaluate/model_bytes.h"
#include "core/engine/simulate/lanes/batch_integrator.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/sha256.h"

#include <map>

namespace rigor {

namespace {

void write(ByteWriter& to, const ClockModel* clock) {
    to.number(static_cast<std::uint32_t>(clock ? clock->terms.size() : 0));
    if (clock)
        for (const ClockModel::Term& term : clock->terms) {
            to.number(static_cast<std::uint64_t>(term.parameter));
            to.number(term.sign);
            to.number(term.drift);
        }
}

void write(ByteWriter& to, const Signal& signal) {
    write(to, signal.clock());
    to.number(signal.interpolation());
    if (signal.interpolation() == Interpolation::Constant) {
        to.number(signal.at(0));
        return;
    }
    const auto knots = signal.knots();
    to.numbers(knots);
    std::vector<double> values;
    for (const double time : knots) values.push_back(signal.at(time));
    to.numbers(values);
}

std::shared_ptr<const ClockModel> readClock(ByteReader& from) {
    const auto count = from.number<std::uint32_t>();
    if (count == 0) return nullptr;
    auto clock = std::make_shared<ClockModel>();
    for (std::uint32_t k = 0; k < count; ++k) {
        ClockModel::Term term;
        term.parameter = from.number<std::uint64_t>();
        term.sign = from.number<double>();
        term.drift = from.number<bool>();
        clock->terms.push_back(term);
    }
    return clock;
}

Signal readCourse(ByteReader& from) {
    const auto interpolation = from.number<Interpolation>();
    if (interpolation == Interpolation::Constant) return Signal(from.number<double>());
    std::vector<double> knots = from.numbers<double>();
    std::vector<double> values = from.numbers<double>();
    return {std::move(knots), std::move(values), interpolation};
}

Signal readSignal(ByteReader& from) {
    auto clock = readClock(from);
    return readCourse(from).withClock(std::move(clock));
}

void write(ByteWriter& to, const SimulationOptions& options) {
    to.text(options.stepper);
    to.number(options.step);
    to.number(options.stopTime.has_value());
    to.number(options.stopTime.value_or(0));
    for (const double value : {options.startTime, options.relativeTolerance, options.absoluteTolerance,
                               options.eventTolerance, options.blowUp, options.timeLimit})
        to.number(value);
    to.number(options.maxSteps);
    to.text(options.interface);
}

SimulationOptions readOptions(ByteReader& from) {
    SimulationOptions options;
    options.stepper = from.text();
    options.step = from.number<double>();
    const bool stops = from.number<bool>();
    const double stop = from.number<double>();
    if (stops) options.stopTime = stop;
    for (double* value : {&options.startTime, &options.relativeTolerance, &options.absoluteTolerance,
                          &options.eventTolerance, &options.blowUp, &options.timeLimit})
        *value = from.number<double>();
    options.maxSteps = from.number<long long>();
    options.interface = from.text();
    return options;
}

/// The bytes of a model are made once for all settings of it that are alive.
std::string hashOf(const ModelPtr& model) {
    static std::mutex mutex;
    static std::map<std::weak_ptr<const Model>, std::string, std::owner_less<>> known;
    const std::lock_guard lock(mutex);
    std::erase_if(known, [](const auto& entry) { return entry.first.expired(); });
    if (const auto found = known.find(model); found != known.end()) return found->second;
    const std::string bytes = modelBytes(*model);
    return known[model] = bytes.empty() ? std::string() : sha256(bytes);
}

/// [rows | outputs by rows | outputs at the end | discretes], each followed by its derivatives.
struct CourseLayout {
    explicit CourseLayout(const EvaluationSetting& setting)
        : outputs(static_cast<Eigen::Index>(setting.outputs.size())),
          discretes(static_cast<Eigen::Index>(setting.discretes.size())),
          times(static_cast<Eigen::Index>(setting.times.size())),
          each(1 + static_cast<Eigen::Index>(setting.chosen.size())) {}
    Eigen::Index output(Eigen::Index row, Eigen::Index k) const { return 1 + (row * outputs + k) * each; }
    Eigen::Index end(Eigen::Index k) const { return output(times, k); }
    Eigen::Index discrete(Eigen::Index k) const { return output(times + 1, 0) + k * each; }
    Eigen::Index size() const { return discrete(discretes); }
    Eigen::Index outputs, discretes, times, each;
};

Eigen::Index indexOf(std::size_t k) { return static_cast<Eigen::Index>(k); }

void evaluateCourse(const EvaluationRequest& request, Eigen::Index column, const std::stop_token& stop,
                    EvaluatedBatch& to) {
    const EvaluationSetting& setting = *request.setting;
    const Eigen::VectorXd parameters = request.parameters.col(column);
    const std::span<const double> all(parameters.data(), static_cast<std::size_t>(parameters.size()));
    SensitivityResult run;
    if (setting.chosen.empty())
        run.trajectory = simulate(*setting.model, all, setting.inputs, setting.options, setting.times, stop);
    else
        run = simulateWithSensitivities(*setting.model, all, setting.chosen, setting.inputs, setting.options,
                                        setting.times, stop);
    const Trajectory& trajectory = run.trajectory;
    to.statuses[static_cast<std::size_t>(column)] = trajectory.status;
    if (!trajectory.status.answered()) return;
    const CourseLayout layout(setting);
    auto values = to.values.col(column);
    const Eigen::Index rows = std::min(layout.times, trajectory.outputs.rows()), slopes = layout.each - 1;
    values[0] = static_cast<double>(rows);
    for (Eigen::Index k = 0; k < layout.outputs; ++k) {
        const Eigen::Index output = indexOf(setting.outputs[static_cast<std::size_t>(k)]);
        for (Eigen::Index row = 0; row < rows; ++row) {
            values[layout.output(row, k)] = trajectory.outputs(row, output);
            if (slopes > 0)
                values.segment(layout.output(row, k) + 1, slopes) =
                    run.outputs[static_cast<std::size_t>(row)].row(output).transpose();
        }
        if (!trajectory.endOutputs.empty())
            values[layout.end(k)] = trajectory.endOutputs[static_cast<std::size_t>(output)];
        if (slopes > 0 && run.endOutputs.rows() > 0)
            values.segment(layout.end(k) + 1, slopes) = run.endOutputs.row(output).transpose();
    }
    for (Eigen::Index k = 0; k < layout.discretes; ++k) {
        const std::size_t discrete = setting.discretes[static_cast<std::size_t>(k)];
        values[layout.discrete(k)] = trajectory.discretes[discrete];
        if (slopes > 0)
            values.segment(layout.discrete(k) + 1, slopes) = run.discretes.row(indexOf(discrete)).transpose();
    }
}

void evaluateMovedEnd(const EvaluationRequest& request, Eigen::Index column, const std::stop_token& stop,
                      EvaluatedBatch& to) {
    const EvaluationSetting& setting = *request.setting;
    const Eigen::VectorXd parameters = request.parameters.col(column);
    SimulationOptions options = setting.options;
    options.stopTime = setting.stopClock->rigTime(
        options.end(), std::span<const double>(parameters.data(), parameters.size()));
    RunStatus& status = to.statuses[static_cast<std::size_t>(column)];
    if (*options.stopTime < options.startTime) {
        status.end = RunEnd::Foreign;
        status.told = std::make_shared<const Message>(
            filled(sentence("Evaluate", "What is measured lies at {:g} s, before the run begins."),
                   *options.stopTime));
        return;
    }
    BatchResult made =
        simulateBatch(*setting.model, parameters, setting.inputs, options, {setting.values, 1}, stop);
    to.values.col(column) = made.values;
    status = std::move(made.statuses.front());
}

void evaluateLanes(const EvaluationRequest& request, Eigen::Index first, Eigen::Index count,
                   const std::stop_token& stop, EvaluatedBatch& to) {
    const Trajectories made =
        request.setting->integrator->run(request.parameters.middleCols(first, count), stop);
    if (stop.stop_requested()) return;
    to.values.middleCols(first, count) = made.values;
    std::copy(made.statuses.begin(), made.statuses.end(), to.statuses.begin() + first);
}

} // namespace

Eigen::Index EvaluationSetting::size() const {
    switch (kind) {
    case Kind::End:
        return indexOf(values.size());
    case Kind::Course:
        return CourseLayout(*this).size();
    case Kind::Lanes:
        return indexOf(outputs.size() * times.size());
    }
    return 0;
}

void EvaluationSetting::fingerprint() const {
    std::call_once(once_, [&] {
        modelHash_ = hashOf(model);
        if (!modelHash_.empty()) hash_ = sha256(modelHash_ + bytes());
    });
}

const std::string& EvaluationSetting::modelHash() const {
    fingerprint();
    return modelHash_;
}

const std::string& EvaluationSetting::hash() const {
    fingerprint();
    return hash_;
}

std::string EvaluationSetting::bytes() const {
    ByteWriter to;
    to.number(kind);
    to.number(static_cast<std::uint32_t>(inputs.size()));
    for (const Signal& input : inputs) write(to, input);
    write(to, options);
    write(to, stopClock.get());
    to.number(static_cast<std::uint32_t>(values.size()));
    for (const VariableReference& value : values)
        to.number(value.kind), to.number(static_cast<std::uint64_t>(value.index));
    to.numbers(times);
    for (const auto* list : {&outputs, &discretes, &chosen, &varying}) to.numbers(*list);
    to.numbers(parameters);
    to.number(static_cast<std::uint64_t>(checked));
    return to.take();
}

std::shared_ptr<EvaluationSetting> settingFromBytes(std::string_view bytes, ModelPtr model) {
    ByteReader from(bytes);
    auto made = std::make_shared<EvaluationSetting>();
    made->model = std::move(model);
    made->kind = from.number<EvaluationSetting::Kind>();
    if (made->kind > EvaluationSetting::Kind::Lanes) ByteReader::damaged();
    const auto inputs = from.number<std::uint32_t>();
    for (std::uint32_t k = 0; k < inputs; ++k) made->inputs.push_back(readSignal(from));
    made->options = readOptions(from);
    made->stopClock = readClock(from);
    const auto values = from.number<std::uint32_t>();
    for (std::uint32_t k = 0; k < values; ++k) {
        const auto kind = from.number<VariableKind>();
        made->values.push_back({kind, static_cast<std::size_t>(from.number<std::uint64_t>())});
    }
    made->times = from.numbers<double>();
    for (auto* list : {&made->outputs, &made->discretes, &made->chosen, &made->varying})
        *list = from.numbers<std::size_t>();
    made->parameters = from.numbers<double>();
    made->checked = from.number<std::uint64_t>();
    if (made->kind == EvaluationSetting::Kind::Lanes) {
        made->integrator = BatchIntegrator::make(made->model, made->parameters, made->varying, made->inputs,
                                                 made->options, made->times, made->outputs, made->checked);
        if (!made->integrator) ByteReader::damaged();
    }
    return made;
}

SensitivityResult courseOf(const EvaluationSetting& setting, const Eigen::Ref<const Eigen::VectorXd>& values,
                           const RunStatus& status) {
    SensitivityResult run;
    Trajectory& trajectory = run.trajectory;
    trajectory.status = status;
    if (!status.answered()) return run;
    const CourseLayout layout(setting);
    const Model& model = *setting.model;
    const Eigen::Index outputs = indexOf(model.outputs().size()), slopes = layout.each - 1,
                       rows = static_cast<Eigen::Index>(values[0]);
    trajectory.times.assign(setting.times.begin(), setting.times.begin() + rows);
    trajectory.outputs.setConstant(rows, outputs, kNaN);
    trajectory.endOutputs.assign(model.outputs().size(), kNaN);
    trajectory.discretes.assign(model.discretes().size(), kNaN);
    if (slopes > 0) {
        run.outputs.assign(static_cast<std::size_t>(rows), Eigen::MatrixXd::Constant(outputs, slopes, kNaN));
        run.endOutputs.setConstant(outputs, slopes, kNaN);
        run.discretes.setConstant(indexOf(model.discretes().size()), slopes, kNaN);
    }
    for (Eigen::Index k = 0; k < layout.outputs; ++k) {
        const Eigen::Index output = indexOf(setting.outputs[static_cast<std::size_t>(k)]);
        for (Eigen::Index row = 0; row < rows; ++row) {
            trajectory.outputs(row, output) = values[layout.output(row, k)];
            if (slopes > 0)
                run.outputs[static_cast<std::size_t>(row)].row(output) =
                    values.segment(layout.output(row, k) + 1, slopes).transpose();
        }
        trajectory.endOutputs[static_cast<std::size_t>(output)] = values[layout.end(k)];
        if (slopes > 0) run.endOutputs.row(output) = values.segment(layout.end(k) + 1, slopes).transpose();
    }
    for (Eigen::Index k = 0; k < layout.discretes; ++k) {
        const std::size_t discrete = setting.discretes[static_cast<std::size_t>(k)];
        trajectory.discretes[discrete] = values[layout.discrete(k)];
        if (slopes > 0)
            run.discretes.row(indexOf(discrete)) = values.segment(layout.discrete(k) + 1, slopes).transpose();
    }
    return run;
}

EvaluatedBatch emptyBatch(const EvaluationRequest& request) {
    EvaluatedBatch made;
    made.values.setConstant(request.setting->size(), request.parameters.cols(), kNaN);
    made.statuses.resize(static_cast<std::size_t>(request.parameters.cols()));
    return made;
}

void evaluateColumns(const EvaluationRequest& request, Eigen::Index first, Eigen::Index count, int threads,
                     const std::stop_token& stop, EvaluatedBatch& to) {
    const EvaluationSetting& setting = *request.setting;
    switch (setting.kind) {
    case EvaluationSetting::Kind::End: {
        if (setting.stopClock) {
            for (Eigen::Index k = first; k < first + count && !stop.stop_requested(); ++k)
                evaluateMovedEnd(request, k, stop, to);
            return;
        }
        BatchResult made = simulateBatch(*setting.model, request.parameters.middleCols(first, count),
                                         setting.inputs, setting.options, {setting.values, threads}, stop);
        to.values.middleCols(first, count) = made.values;
        std::move(made.statuses.begin(), made.statuses.end(), to.statuses.begin() + first);
        return;
    }
    case EvaluationSetting::Kind::Course:
        for (Eigen::Index k = first; k < first + count && !stop.stop_requested(); ++k)
            evaluateCourse(request, k, stop, to);
        return;
    case EvaluationSetting::Kind::Lanes:
        evaluateLanes(request, first, count, stop, to);
        return;
    }
}

} // namespace rigor
