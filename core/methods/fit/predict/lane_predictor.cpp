#include "core/methods/fit/predict/lane_predictor.h"

#include "core/foundation/base/parallel.h"

#include <algorithm>
#include <cmath>

namespace rigor {

LanePredictor::LanePredictor(const FitData& data, const SimulationOptions& simulation)
    : data_(data), simulation_(simulation), rowsOfCase_(data.cases.size()) {
    for (const FitSensor& sensor : data.sensors) {
        const auto found = std::find(outputs_.begin(), outputs_.end(), sensor.reference.index);
        outputOfSensor_.push_back(static_cast<std::size_t>(found - outputs_.begin()));
        if (found == outputs_.end()) outputs_.push_back(sensor.reference.index);
    }
    for (std::size_t r = 0; r < data.rows.size(); ++r) rowsOfCase_[data.rows[r].fitCase].push_back(r);
}
LanePredictor::~LanePredictor() = default;

void LanePredictor::prepare(Kind& kind, bool slopes) const {
    const Model& model = *data_.model;
    if (simulation_.stepper != "rk4" || !model.capabilities().tape || model.states().empty()) return;
    if (std::ranges::any_of(data_.cases, &FitCase::clocked)) return; // lanes share their times
    for (const FitSensor& sensor : data_.sensors)
        if (sensor.reference.kind != VariableKind::Output) return;
    // Lanes record at given times only.
    if (std::ranges::any_of(data_.rows, &FitRow::atEnd) &&
        std::ranges::any_of(model.events(), &EventClause::terminates))
        return;
    ModelPtr used = data_.model;
    std::vector<std::size_t> varying = data_.unknowns, outputs = outputs_;
    varying.insert(varying.end(), data_.path.begin(), data_.path.end());
    if (slopes) {
        const TangentModel tangent = tangentModel(model, data_.unknowns);
        if (!tangent.model) return;
        used = tangent.model;
        firstDirection_ = tangent.directions;
        for (std::size_t k = 0; k < data_.unknowns.size(); ++k) varying.push_back(tangent.directions + k);
        for (const std::size_t o : outputs_) outputs.push_back(tangent.outputs + o);
    }
    std::vector<std::shared_ptr<const BatchIntegrator>> made;
    for (const FitCase& fitCase : data_.cases) {
        SimulationOptions options = simulation_;
        options.stopTime = std::max(options.startTime, fitCase.times.back());
        std::vector<double> parameters(fitCase.parameters.begin(), fitCase.parameters.end());
        parameters.resize(used->parameters().size(), 0.0);
        made.push_back(BatchIntegrator::make(used, parameters, varying, fitCase.inputs, options,
                                             fitCase.times, outputs, model.states().size(),
                                             made.empty() ? nullptr : made.front()->program()));
        if (!made.back()) return;
        if (!data_.evaluator) continue;
        auto setting = std::make_shared<EvaluationSetting>();
        setting->kind = EvaluationSetting::Kind::Lanes;
        setting->model = used;
        setting->inputs = fitCase.inputs;
        setting->options = options;
        setting->times = fitCase.times;
        setting->outputs = outputs;
        setting->parameters = parameters;
        setting->varying = varying;
        setting->checked = model.states().size();
        setting->integrator = made.back();
        kind.settings.push_back(std::move(setting));
    }
    kind.cases = std::move(made);
}

bool LanePredictor::offered(bool slopes) const {
    Kind& kind = slopes ? slopes_ : values_;
    std::call_once(kind.once, [&] { prepare(kind, slopes); });
    return !kind.cases.empty();
}

Eigen::VectorXd LanePredictor::parametersOf(std::size_t fitCase, const FitPoint& point) const {
    Eigen::VectorXd all = data_.cases[fitCase].parameters;
    for (std::size_t i = 0; i < data_.unknowns.size(); ++i)
        all[static_cast<Eigen::Index>(data_.unknowns[i])] = point.unknowns[static_cast<Eigen::Index>(i)];
    for (Eigen::Index i = 0; i < point.path.size(); ++i)
        all[static_cast<Eigen::Index>(data_.path[static_cast<std::size_t>(i)])] = point.path[i];
    return all;
}

/// The single run knows which operation failed.
RunStatus LanePredictor::diagnosed(std::size_t c, const FitPoint& point) const {
    const FitCase& fitCase = data_.cases[c];
    SimulationOptions options = simulation_;
    options.stopTime = std::max(options.startTime, fitCase.times.back());
    const Eigen::VectorXd p = parametersOf(c, point);
    return simulate(*data_.model, std::span<const double>(p.data(), static_cast<std::size_t>(p.size())),
                    fitCase.inputs, options, fitCase.times)
        .status;
}

std::vector<Prediction> LanePredictor::predict(std::span<const FitPoint> points, bool slopes, int threads,
                                               std::stop_token stop) const {
    const auto rows = static_cast<Eigen::Index>(data_.rows.size());
    std::vector<Prediction> out(points.size());
    for (std::size_t k = 0; k < points.size(); ++k) {
        Prediction& prediction = out[k];
        prediction.at = points[k].unknowns;
        prediction.values.resize(rows);
        if (slopes) prediction.slopes.resize(rows, static_cast<Eigen::Index>(data_.unknowns.size()));
    }
    const std::size_t cases = data_.cases.size();
    Messages whys(points.size() * cases);
    std::vector<char> missing(points.size() * cases, 0);
    const auto fillBlock = [&](std::size_t c, std::size_t first, std::size_t count,
                               const Trajectories& made) {
        fill(c, points.subspan(first, count), slopes, made, std::span(out).subspan(first, count),
             std::span(whys).subspan(c * points.size() + first, count),
             std::span(missing).subspan(c * points.size() + first, count));
    };
    bool all = true;
    if (data_.evaluator) {
        std::vector<EvaluationRequest> requests;
        for (std::size_t c = 0; c < cases; ++c)
            requests.push_back({(slopes ? slopes_ : values_).settings[c], columnsOf(c, points, slopes)});
        std::vector<EvaluatedBatch> made = data_.evaluator->evaluate(requests, threads, stop);
        for (std::size_t c = 0; c < cases && !stop.stop_requested(); ++c)
            fillBlock(c, 0, points.size(), {made[c].values, std::move(made[c].statuses)});
    } else {
        const std::size_t lanes = laneKernels().front().lanes, perPoint = slopes ? data_.unknowns.size() : 1;
        const std::size_t block = std::max<std::size_t>(1, lanes / std::max<std::size_t>(1, perPoint));
        const std::size_t blocks = (points.size() + block - 1) / block;
        all = parallelFor(cases * blocks, threads, stop, [&](std::size_t k) {
            const std::size_t c = k / blocks, first = k % blocks * block;
            const std::size_t count = std::min(block, points.size() - first);
            fillBlock(c, first, count,
                      (slopes ? slopes_ : values_)
                          .cases[c]
                          ->run(columnsOf(c, points.subspan(first, count), slopes), stop));
        });
    }
    for (std::size_t k = 0; k < points.size(); ++k) {
        const bool cancelled = !all || stop.stop_requested();
        if (cancelled) out[k].why = "cancelled";
        for (std::size_t c = 0; c < cases && !cancelled; ++c) {
            ++out[k].solves;
            if (missing[c * points.size() + k] != 0) out[k].slopesMissing = true;
            const Message& why = whys[c * points.size() + k];
            if (why.empty()) continue;
            if (++out[k].failures == 1) out[k].why = filled("experiment {}: {}", data_.cases[c].label, why);
        }
        out[k].slopesMissing = out[k].slopesMissing && out[k].why.empty();
        out[k].answered = out[k].why.empty() && !out[k].slopesMissing;
        if (!cancelled) continue;
        out[k].values.setConstant(std::numeric_limits<double>::quiet_NaN());
        out[k].slopes.setConstant(std::numeric_limits<double>::quiet_NaN());
    }
    return out;
}

Eigen::MatrixXd LanePredictor::columnsOf(std::size_t c, std::span<const FitPoint> points, bool slopes) const {
    const auto directions = static_cast<Eigen::Index>(slopes ? data_.unknowns.size() : 1);
    const Eigen::Index own = data_.cases[c].parameters.size();
    Eigen::MatrixXd parameters = Eigen::MatrixXd::Zero(own + (slopes ? directions : 0),
                                                       static_cast<Eigen::Index>(points.size()) * directions);
    for (std::size_t k = 0; k < points.size(); ++k) {
        const Eigen::VectorXd p = parametersOf(c, points[k]);
        for (Eigen::Index d = 0; d < directions; ++d) {
            const Eigen::Index sample = static_cast<Eigen::Index>(k) * directions + d;
            parameters.col(sample).head(own) = p;
            if (slopes) parameters(static_cast<Eigen::Index>(firstDirection_) + d, sample) = 1;
        }
    }
    return parameters;
}

void LanePredictor::fill(std::size_t c, std::span<const FitPoint> points, bool slopes,
                         const Trajectories& trajectories, std::span<Prediction> to, std::span<Message> whys,
                         std::span<char> missing) const {
    const FitCase& fitCase = data_.cases[c];
    const auto directions = static_cast<Eigen::Index>(slopes ? data_.unknowns.size() : 1);
    std::vector<char> finite(points.size(), 1);
    for (std::size_t k = 0; k < points.size(); ++k) {
        const RunStatus& status = trajectories.statuses[k * static_cast<std::size_t>(directions)];
        if (!status.answered())
            whys[k] =
                toString(status.end == RunEnd::NotFinite ? diagnosed(c, points[k]) : status, *data_.model);
    }
    const std::size_t times = fitCase.times.size();
    for (const std::size_t r : rowsOfCase_[c]) {
        const FitRow& row = data_.rows[r];
        const std::size_t output = outputOfSensor_[row.sensor];
        const auto at = static_cast<Eigen::Index>(r);
        const double* values = &trajectories.values(static_cast<Eigen::Index>(output * times + row.time), 0);
        const double* rates =
            slopes ? &trajectories.values(
                         static_cast<Eigen::Index>((outputs_.size() + output) * times + row.time), 0)
                   : nullptr;
        for (std::size_t k = 0; k < points.size(); ++k, values += directions) {
            Prediction& out = to[k];
            out.values[at] = *values;
            double sum = 0; // not finite if one of them is not
            for (Eigen::Index d = 0; slopes && d < directions; ++d, ++rates) {
                out.slopes(at, d) = *rates;
                sum += *rates;
            }
            if (!std::isfinite(sum)) missing[k] = 1;
            if (!std::isfinite(*values) && finite[k] != 0) {
                finite[k] = 0;
                if (whys[k].empty())
                    whys[k] = filled("{} has no finite value", data_.sensors[row.sensor].output);
            }
        }
    }
    for (std::size_t k = 0; k < points.size(); ++k) {
        if (whys[k].empty()) continue;
        for (const std::size_t r : rowsOfCase_[c]) {
            to[k].values[static_cast<Eigen::Index>(r)] = std::numeric_limits<double>::quiet_NaN();
            if (slopes)
                to[k]
                    .slopes.row(static_cast<Eigen::Index>(r))
                    .setConstant(std::numeric_limits<double>::quiet_NaN());
        }
    }
}

} // namespace rigor
