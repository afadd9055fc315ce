#include "core/methods/fit/predict/predictor.h"

#include "core/engine/simulate/external.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/sensitivities.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
/// Of the step of differences to `scale`: with the extrapolation the error is 1e-12 of the sixth derivative
/// and 1e-13 of rounding.
constexpr double kDifference = 1e-3;
/// The widest such step.
constexpr double kWidestDifference = 0.1;
/// Of the step of differences that stand in for an infinite derivative.
constexpr double kBeside = 1e-6;

bool switches(const Model& model) {
    return !model.events().empty() || (model.capabilities().tape && model.formulas().located);
}
} // namespace

Predictor::Predictor(const FitData& data, const SimulationOptions& simulation, int threads,
                     std::stop_token stop)
    : Predictor(data, simulation, threads, std::move(stop),
                std::make_shared<const LanePredictor>(data, simulation)) {}

Predictor::Predictor(const FitData& data, const SimulationOptions& simulation, int threads,
                     std::stop_token stop, std::shared_ptr<const LanePredictor> lanes)
    : data_(data), simulation_(simulation), threads_(threads), stop_(std::move(stop)),
      static_(data.model->capabilities().tape && !data.model->capabilities().dynamic &&
              data.model->discretes().empty() && data.model->events().empty() &&
              std::ranges::none_of(data.cases, &FitCase::clocked)),
      lanes_(std::move(lanes)), rowsOfCase_(data.cases.size()), anchors_(data.cases.size()) {
    for (std::size_t r = 0; r < data.rows.size(); ++r) rowsOfCase_[data.rows[r].fitCase].push_back(r);
    for (std::size_t c = 0; c < data.cases.size(); ++c)
        if (static_) anchors_[c].resize(data.cases[c].times.size());
    if (data.evaluator && !static_) makeSettings();
    if (!static_) return;
    for (std::vector<std::size_t>& rows : rowsOfCase_)
        std::ranges::stable_sort(rows, {}, [&](std::size_t r) { return data.rows[r].time; });
    const int workers = threads > 0 ? std::min(threads, hardwareThreads()) : hardwareThreads();
    for (int k = 0; k < workers; ++k)
        workers_.push_back(std::make_unique<StaticModel>(*data.model, data.unknowns));
}

std::vector<double> Predictor::inputsAt(const FitCase& fitCase, double time) const {
    std::vector<double> values;
    for (const Signal& signal : fitCase.inputs) values.push_back(signal.at(time));
    return values;
}

Message Predictor::staticCase(std::size_t c, const FitPoint& point, bool slopes, int worker,
                              Prediction& out) {
    const FitCase& fitCase = data_.cases[c];
    StaticModel& model = *workers_[static_cast<std::size_t>(worker)];
    const Eigen::VectorXd parameters = lanes_->parametersOf(c, point);
    Eigen::MatrixXd derivatives;
    auto next = rowsOfCase_[c].begin(); // in the order of their times
    for (std::size_t t = 0; t < fitCase.times.size(); ++t) {
        StaticAnchor& anchor = anchors_[c][t];
        if (!model.solve(parameters, inputsAt(fitCase, fitCase.times[t]), fitCase.times[t], &anchor))
            return model.why();
        if (slopes && !model.differentiate(derivatives, anchor)) return model.why();
        for (; next != rowsOfCase_[c].end() && data_.rows[*next].time == t; ++next) {
            const std::size_t r = *next;
            const FitRow& row = data_.rows[r];
            const std::size_t output = data_.sensors[row.sensor].reference.index;
            const auto at = static_cast<Eigen::Index>(r);
            out.values[at] = model.outputs()[output];
            if (slopes) out.slopes.row(at) = derivatives.row(static_cast<Eigen::Index>(output));
            if (!std::isfinite(out.values[at]))
                return filled(sentence("Method", "{} is not a finite number ({})"),
                              data_.sensors[row.sensor].output, model.why());
        }
    }
    return {};
}

SimulationOptions Predictor::optionsUntil(double last) const {
    SimulationOptions options = simulation_;
    options.stopTime = std::max(options.startTime, last);
    return options;
}

namespace {

/// When the rows of a case are measured, by the clock of the rig.
struct RowMoments {
    std::vector<double> times;   ///< s, increasing
    std::vector<std::size_t> at; ///< per row, index into times

    RowMoments(const FitData& data, std::size_t c, const std::vector<std::size_t>& rows,
               std::span<const double> parameters) {
        const FitCase& fitCase = data.cases[c];
        if (!fitCase.clocked()) {
            times = fitCase.times;
            for (const std::size_t r : rows) at.push_back(data.rows[r].time);
            return;
        }
        std::vector<double> moments;
        for (const std::size_t r : rows) {
            const double inFile = fitCase.times[data.rows[r].time];
            const auto clock = fitCase.clocks.find(data.rows[r].sensor);
            moments.push_back(clock == fitCase.clocks.end() ? inFile
                                                            : clock->second->rigTime(inFile, parameters));
        }
        times = moments;
        std::sort(times.begin(), times.end());
        times.erase(std::unique(times.begin(), times.end()), times.end());
        for (const double t : moments)
            at.push_back(
                static_cast<std::size_t>(std::lower_bound(times.begin(), times.end(), t) - times.begin()));
    }
};

} // namespace

std::vector<std::vector<double>> Predictor::eventTimes(const Eigen::VectorXd& p) {
    std::vector<std::vector<double>> times(data_.cases.size());
    if (static_ || !switches(*data_.model)) return times;
    parallelForWorkers(data_.cases.size(), threads_, stop_, [&](std::size_t c, int) {
        const Eigen::VectorXd parameters = lanes_->parametersOf(c, {p, {}});
        Trajectory run = simulate(
            *data_.model, {parameters.data(), static_cast<std::size_t>(parameters.size())},
            data_.cases[c].inputs, optionsUntil(data_.cases[c].times.back()), data_.cases[c].times, stop_);
        if (stop_.stop_requested()) return;
        ++simulations_;
        if (run.status.answered())
            times[c] = std::move(run.eventTimes);
        else
            ++failures_;
    });
    return times;
}

void Predictor::makeSettings() {
    const Model& model = *data_.model;
    std::vector<std::size_t> outputs, discretes;
    // Differences are measured by all that the model says.
    if (model.external())
        for (std::size_t k = 0; k < model.outputs().size(); ++k) outputs.push_back(k);
    for (const FitSensor& sensor : data_.sensors) {
        auto& list = sensor.reference.kind == VariableKind::Discrete ? discretes : outputs;
        if (std::ranges::find(list, sensor.reference.index) == list.end())
            list.push_back(sensor.reference.index);
    }
    for (const FitCase& fitCase : data_.cases) {
        const auto made = [&](std::vector<std::size_t> chosen) {
            auto own = std::make_shared<EvaluationSetting>();
            own->kind = EvaluationSetting::Kind::Course;
            own->model = data_.model;
            own->outputs = outputs;
            own->discretes = discretes;
            own->inputs = fitCase.inputs;
            own->options = optionsUntil(fitCase.times.back());
            own->times = fitCase.times;
            own->chosen = std::move(chosen);
            return own;
        };
        values_.push_back(made({}));
        slopes_.push_back(made(data_.unknowns));
    }
}

bool Predictor::evaluatorRuns(bool slopes) const {
    if (!data_.evaluator || static_) return false;
    return !slopes || data_.model->capabilities().derivatives == Derivatives::Exact;
}

Message Predictor::dynamicCase(std::size_t c, const FitPoint& point, bool slopes, Prediction& out,
                               const SensitivityResult* given) {
    const FitCase& fitCase = data_.cases[c];
    const Model& model = *data_.model;
    const Eigen::VectorXd parameters = lanes_->parametersOf(c, point);
    const std::span<const double> all(parameters.data(), static_cast<std::size_t>(parameters.size()));
    const RowMoments moments(data_, c, rowsOfCase_[c], all);
    const SimulationOptions options = optionsUntil(moments.times.back());
    const auto beside = [&](const Eigen::MatrixXd& columns) {
        const EvaluationRequest request{values_[c], columns};
        const EvaluatedBatch made =
            std::move(data_.evaluator->evaluate({&request, 1}, threads_, stop_).front());
        std::vector<Trajectory> runs;
        for (Eigen::Index k = 0; k < columns.cols(); ++k)
            runs.push_back(
                courseOf(*values_[c], made.values.col(k), made.statuses[static_cast<std::size_t>(k)])
                    .trajectory);
        return runs;
    };
    SensitivityResult own;
    if (!given && !slopes)
        own.trajectory = simulate(model, all, fitCase.inputs, options, moments.times, stop_);
    else if (!given && data_.evaluator && !evaluatorRuns(true))
        own = simulateByDifferences(*model.external(), all, data_.unknowns, fitCase.inputs, options,
                                    moments.times, stop_, beside);
    else if (!given)
        own = sensitivitiesOf(data_, fitCase, all, options, moments.times, threads_, stop_);
    const SensitivityResult& run = given ? *given : own;
    const Trajectory& trajectory = run.trajectory;
    keepFailure(model, trajectory.status);
    if (!trajectory.status.answered()) return toString(trajectory.status, model);
    for (std::size_t k = 0; k < rowsOfCase_[c].size(); ++k) {
        const std::size_t r = rowsOfCase_[c][k], moment = moments.at[k];
        const FitRow& row = data_.rows[r];
        const FitSensor& sensor = data_.sensors[row.sensor];
        const auto at = static_cast<Eigen::Index>(r);
        const auto output = static_cast<Eigen::Index>(sensor.reference.index);
        out.values[at] = predictedBy(trajectory, moment, row.atEnd, sensor);
        if (sensor.reference.kind == VariableKind::Discrete) {
            if (slopes) out.slopes.row(at) = run.discretes.row(output);
            if (std::isnan(out.values[at]))
                return filled(sentence("Method", "{} was not set by an event until the run ended at {:g} s"),
                              sensor.output, trajectory.status.time);
        } else {
            const bool ended = static_cast<Eigen::Index>(moment) >= trajectory.outputs.rows();
            if (ended && !row.atEnd)
                return filled(sentence("Method", "the run ended at {:g} s, before {} was measured at {:g} s"),
                              trajectory.status.time, sensor.output, moments.times[moment]);
            if (slopes) out.slopes.row(at) = (ended ? run.endOutputs : run.outputs[moment]).row(output);
        }
        if (const auto clock = fitCase.clocks.find(row.sensor); slopes && clock != fitCase.clocks.end())
            for (Eigen::Index i = 0; i < unknowns(); ++i)
                out.slopes(at, i) += run.rates(static_cast<Eigen::Index>(moment), output) *
                                     clock->second->slope(data_.unknowns[static_cast<std::size_t>(i)],
                                                          fitCase.times[row.time]);
        if (!std::isfinite(out.values[at]))
            return filled(sentence("Method", "{} has no finite value"), sensor.output);
    }
    return {};
}

Message Predictor::differences(std::size_t c, const FitPoint& point, int worker, Prediction& out,
                               Message& infinite) {
    if (data_.model->external()) { // they were differences already
        for (const std::size_t r : rowsOfCase_[c])
            for (Eigen::Index i = 0; i < unknowns(); ++i)
                if (!std::isfinite(out.slopes(static_cast<Eigen::Index>(r), i)))
                    return filled(
                        sentence("Method",
                                 "the derivative by {} is not known: runs beside it have no answer"),
                        data_.model->parameters()[data_.unknowns[static_cast<std::size_t>(i)]].name);
        return {};
    }
    for (Eigen::Index i = 0; i < unknowns(); ++i) {
        const auto finite = [&](std::size_t r) {
            return std::isfinite(out.slopes(static_cast<Eigen::Index>(r), i));
        };
        const auto& rows = rowsOfCase_[c];
        const auto first = std::find_if_not(rows.begin(), rows.end(), finite);
        if (first == rows.end()) continue;
        const Variable& parameter = data_.model->parameters()[data_.unknowns[static_cast<std::size_t>(i)]];
        const double value = point.unknowns[i],
                     size = std::max({std::abs(value), std::abs(parameter.start), 1e-3 * parameter.nominal});
        Prediction at[2];
        double places[2] = {value, value};
        Message why;
        for (const int side : {0, 1}) {
            FitPoint beside = point;
            double& place = beside.unknowns[i];
            place = value + (side == 0 ? -1 : 1) * kBeside * size;
            if (place < parameter.min || place > parameter.max) continue;
            at[side].values = Eigen::VectorXd::Constant(out.values.size(), kNaN);
            const Message failure = static_ ? staticCase(c, beside, false, worker, at[side])
                                            : dynamicCase(c, beside, false, at[side]);
            if (failure.empty())
                places[side] = place;
            else
                why = failure;
        }
        if (places[0] == places[1]) return why;
        for (const int side : {0, 1})
            if (places[side] == value) at[side].values = out.values;
        for (const std::size_t r : rows) {
            if (finite(r)) continue;
            const auto row = static_cast<Eigen::Index>(r);
            out.slopes(row, i) = (at[1].values[row] - at[0].values[row]) / (places[1] - places[0]);
        }
        if (infinite.empty()) {
            const FitRow& row = data_.rows[*first];
            infinite =
                filled(sentence("Method",
                                "The derivative of {} with respect to {} is infinite in "
                                "experiment {}, at {:g} s the first time (a square root or a power at 0?); "
                                "differences stood in for it."),
                       data_.sensors[row.sensor].output, parameter.name, data_.cases[c].label,
                       data_.cases[c].times[row.time]);
        }
    }
    return {};
}

Prediction Predictor::counted(Prediction prediction) {
    simulations_ += prediction.solves;
    failures_ += prediction.failures;
    return prediction;
}

Prediction Predictor::evaluate(const FitPoint& point, bool slopes) {
    if (!static_ && lanes_->offered(slopes)) {
        std::vector<Prediction> made = lanes_->predict(std::span(&point, 1), slopes, threads_, stop_);
        if (!made.front().slopesMissing) return counted(std::move(made.front()));
    }
    return alone(point, slopes);
}

Prediction Predictor::alone(const FitPoint& point, bool slopes) {
    return evaluatorRuns(slopes) ? std::move(byEvaluator({&point, 1}, slopes).front())
                                 : alone(point, slopes, nullptr);
}

std::vector<Prediction> Predictor::byEvaluator(std::span<const FitPoint> points, bool slopes) {
    const std::size_t cases = data_.cases.size();
    std::vector<EvaluationRequest> requests;
    for (std::size_t c = 0; c < cases; ++c) {
        requests.push_back({(slopes ? slopes_ : values_)[c], {}});
        Eigen::MatrixXd& columns = requests.back().parameters;
        columns.resize(data_.cases[c].parameters.size(), static_cast<Eigen::Index>(points.size()));
        for (std::size_t k = 0; k < points.size(); ++k)
            columns.col(static_cast<Eigen::Index>(k)) = lanes_->parametersOf(c, points[k]);
    }
    const std::vector<EvaluatedBatch> made = data_.evaluator->evaluate(requests, threads_, stop_);
    std::vector<Prediction> all;
    for (std::size_t k = 0; k < points.size(); ++k) {
        GivenRuns given;
        for (std::size_t c = 0; c < cases; ++c)
            given.push_back(courseOf(*requests[c].setting, made[c].values.col(static_cast<Eigen::Index>(k)),
                                     made[c].statuses[k]));
        all.push_back(alone(points[k], slopes, &given));
    }
    return all;
}

Prediction Predictor::alone(const FitPoint& point, bool slopes, const GivenRuns* given) {
    const auto rows = static_cast<Eigen::Index>(data_.rows.size());
    Prediction out;
    out.at = point.unknowns;
    out.values = Eigen::VectorXd::Constant(rows, kNaN);
    if (slopes) out.slopes = Eigen::MatrixXd::Constant(rows, unknowns(), kNaN);
    Messages whys(data_.cases.size()), infinite(data_.cases.size());
    const bool all = parallelForWorkers(data_.cases.size(), threads_, stop_, [&](std::size_t c, int worker) {
        whys[c] = static_ ? staticCase(c, point, slopes, worker, out)
                          : dynamicCase(c, point, slopes, out, given ? &(*given)[c] : nullptr);
        if (slopes && whys[c].empty()) whys[c] = differences(c, point, worker, out, infinite[c]);
    });
    if (!all || stop_.stop_requested()) {
        out.why = "cancelled";
        return out;
    }
    out.solves = static_cast<int>(data_.cases.size());
    for (std::size_t c = 0; c < whys.size(); ++c) {
        if (out.infinite.empty()) out.infinite = infinite[c];
        if (whys[c].empty()) continue;
        if (++out.failures == 1) out.why = filled("experiment {}: {}", data_.cases[c].label, whys[c]);
    }
    out.answered = out.why.empty();
    return counted(std::move(out));
}

Prediction Predictor::values(const Eigen::VectorXd& p) { return evaluate({p, {}}, false); }

Prediction Predictor::withSlopes(const Eigen::VectorXd& p) { return evaluate({p, {}}, true); }

std::vector<Prediction> Predictor::together(std::span<const FitPoint> points, bool slopes) {
    std::vector<Prediction> all;
    if (points.empty()) return all;
    if (!static_ && lanes_->offered(slopes)) {
        all = lanes_->predict(points, slopes, threads_, stop_);
        for (std::size_t k = 0; k < all.size(); ++k)
            all[k] = all[k].slopesMissing ? alone(points[k], slopes) : counted(std::move(all[k]));
        return all;
    }
    if (evaluatorRuns(slopes)) return byEvaluator(points, slopes);
    for (const FitPoint& point : points) all.push_back(evaluate(point, slopes));
    return all;
}

std::vector<Eigen::MatrixXd> Predictor::curvature(const Eigen::VectorXd& p, const Eigen::MatrixXd& weights,
                                                  const Eigen::VectorXd& scale) {
    const Eigen::Index n = unknowns(), k = weights.cols();
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(k), Eigen::MatrixXd::Zero(n, n));
    if (static_) {
        // Case by case in order, so that the sums do not depend on threads.
        std::vector<std::vector<Eigen::MatrixXd>> seconds(data_.cases.size());
        std::vector<char> solved(data_.cases.size(), 0);
        const bool all =
            parallelForWorkers(data_.cases.size(), threads_, stop_, [&](std::size_t c, int worker) {
                const FitCase& fitCase = data_.cases[c];
                StaticModel& model = *workers_[static_cast<std::size_t>(worker)];
                for (std::size_t t = 0; t < fitCase.times.size(); ++t) {
                    const StaticAnchor& anchor = anchors_[c][t];
                    if (anchor.parameters != p ||
                        !model.solve(lanes_->parametersOf(c, {p, {}}), inputsAt(fitCase, fitCase.times[t]),
                                     fitCase.times[t], &anchor))
                        return;
                    seconds[c].push_back(model.secondDerivatives(anchor));
                }
                solved[c] = 1;
            });
        if (!all || std::count(solved.begin(), solved.end(), 0)) return {};
        for (std::size_t r = 0; r < data_.rows.size(); ++r) {
            const FitRow& row = data_.rows[r];
            const auto& table = seconds[row.fitCase][row.time];
            const Eigen::VectorXd flat =
                table.row(static_cast<Eigen::Index>(data_.sensors[row.sensor].reference.index));
            const Eigen::Map<const Eigen::MatrixXd> second(flat.data(), n, n);
            for (Eigen::Index w = 0; w < k; ++w)
                sums[static_cast<std::size_t>(w)] += weights(static_cast<Eigen::Index>(r), w) * second;
        }
        return sums;
    }
    // Slopes that are differences themselves are wrong by noise^(2/3), which a step must outweigh.
    double relative = kDifference;
    if (const ExternalModel* elsewhere = data_.model->external())
        if (const double noise = elsewhere->noise().largest(); noise > 0)
            relative = std::clamp(std::pow(noise, 2.0 / 9), kDifference, kWidestDifference);
    for (Eigen::Index a = 0; a < n; ++a) {
        const double size = relative * scale[a];
        const auto difference = [&](double step) -> std::optional<Eigen::MatrixXd> {
            Eigen::VectorXd high = p, low = p;
            high[a] += step;
            low[a] -= step;
            const Prediction above = evaluate({high, {}}, true), below = evaluate({low, {}}, true);
            if (!above.answered || !below.answered) return {};
            return (above.slopes - below.slopes) / (high[a] - low[a]);
        };
        const auto wide = difference(size), narrow = difference(size / 2);
        if (!wide || !narrow) return {};
        const Eigen::MatrixXd second = (4 * *narrow - *wide) / 3; // rows x n: d2h/dp_a dp_b
        for (Eigen::Index w = 0; w < k; ++w)
            sums[static_cast<std::size_t>(w)].row(a) = weights.col(w).transpose() * second;
    }
    for (Eigen::MatrixXd& sum : sums) sum = (0.5 * (sum + sum.transpose())).eval();
    return sums;
}

} // namespace rigor
