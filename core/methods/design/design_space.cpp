#include "core/methods/design/design_space.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kRowsAtOnce = 1'000'000; ///< readings whose predictions are held together

std::size_t indexOf(const std::vector<Variable>& variables, const std::string& name) {
    const auto found = std::ranges::find(variables, name, &Variable::name);
    if (found == variables.end()) fail(sentence("Method", "the model has no variable {}"), name);
    return static_cast<std::size_t>(found - variables.begin());
}

/// "Q = 0.2, p = 8": what a run is called in messages.
std::string labelOf(const DesignSpace& space, const Eigen::VectorXd& point) {
    std::string label;
    for (std::size_t v = 0; v < space.variables.size(); ++v)
        label += fmt::format("{}{} = {:g}{}", v > 0 ? ", " : "", space.variables[v].name,
                             point[static_cast<Eigen::Index>(v)],
                             space.variables[v].unit.empty() ? "" : " " + space.variables[v].unit);
    return label.empty() ? "1" : label;
}

/// The sensors of the plan as the model has them.
std::vector<FitSensor> sensorsOf(const DesignSpace& space, const DesignModel& model) {
    std::vector<FitSensor> sensors;
    for (const DesignSensor& wanted : space.sensors) {
        const auto known = std::ranges::find(model.data.sensors, wanted.output, &FitSensor::output);
        FitSensor sensor;
        if (known != model.data.sensors.end())
            sensor = *known;
        else
            sensor = {wanted.output,
                      {VariableKind::Output, indexOf(model.data.model->outputs(), wanted.output)},
                      wanted.unit};
        sensor.sigma = wanted.sigma;
        sensors.push_back(std::move(sensor));
    }
    return sensors;
}

/// When each sensor of the plan reads: as in the first experiment; one that is not there at all its times.
struct Readings {
    std::vector<double> times;
    std::vector<FitRow> rows;
};
Readings readingsOf(const DesignSpace& space, const Eigen::VectorXd& point) {
    const DesignModel& model = space.models.front();
    const FitCase& first = model.data.cases.front();
    Readings readings{first.times, {}};
    const bool single = first.times.size() == 1;
    bool atEnd = false;
    for (const FitRow& row : model.data.rows) atEnd = atEnd || (row.fitCase == 0 && row.atEnd);
    for (std::size_t v = 0; v < space.variables.size(); ++v) {
        if (space.variables[v].kind != DesignVariable::Kind::Duration) continue;
        // As many readings, evenly over the duration.
        const double begin = space.simulation.startTime,
                     step = point[static_cast<Eigen::Index>(v)] / static_cast<double>(first.times.size());
        for (std::size_t k = 0; k < readings.times.size(); ++k)
            readings.times[k] = begin + static_cast<double>(k + 1) * step;
    }
    for (std::size_t s = 0; s < space.sensors.size(); ++s) {
        const auto known = std::ranges::find(model.data.sensors, space.sensors[s].output, &FitSensor::output);
        const auto own = static_cast<std::size_t>(known - model.data.sensors.begin());
        const std::size_t before = readings.rows.size();
        for (const FitRow& row : model.data.rows)
            if (!single && row.fitCase == 0 && row.sensor == own)
                readings.rows.push_back({.time = row.time, .sensor = s, .atEnd = row.atEnd});
        if (readings.rows.size() > before) continue;
        for (std::size_t t = 0; t < readings.times.size(); ++t)
            readings.rows.push_back({.time = t, .sensor = s, .atEnd = single && atEnd});
    }
    return readings;
}

} // namespace

double DesignVariable::costAt(double value) const {
    if (cost.size() < 2) return cost.empty() ? 0 : cost.front();
    std::size_t nearest = 0;
    for (std::size_t k = 0; k < levels.size() && k < cost.size(); ++k)
        if (std::abs(levels[k] - value) < std::abs(levels[nearest] - value)) nearest = k;
    return cost[nearest];
}

double DesignVariable::rounded(double value) const {
    if (!levels.empty()) {
        double best = levels.front();
        for (const double level : levels)
            if (std::abs(level - value) < std::abs(best - value)) best = level;
        return best;
    }
    const double whole = rounding > 0 ? std::round(value / rounding) * rounding : value;
    return std::clamp(whole, min, max);
}

double DesignSpace::costOf(const Eigen::VectorXd& point, const std::vector<bool>& used) const {
    double sum = cost;
    for (std::size_t v = 0; v < variables.size(); ++v)
        sum += variables[v].costAt(point[static_cast<Eigen::Index>(v)]);
    for (std::size_t s = 0; s < sensors.size(); ++s)
        if (used[s]) sum += sensors[s].cost;
    return sum;
}

double DesignSpace::cheapest() const {
    double sum = cost;
    for (const DesignVariable& v : variables)
        if (!v.cost.empty()) sum += *std::ranges::min_element(v.cost);
    return sum + std::ranges::min_element(sensors, {}, &DesignSensor::cost)->cost;
}

bool DesignSpace::sensorsCost() const {
    return std::ranges::any_of(sensors, [](const DesignSensor& s) { return s.cost > 0; });
}

DesignWorth& DesignWorth::operator+=(const DesignWorth& more) {
    if (gram.size() == 0)
        gram = more.gram;
    else if (more.gram.size() > 0)
        gram += more.gram;
    readings += more.readings;
    return *this;
}

DesignWorth DesignPoint::of(const std::vector<bool>& used) const {
    DesignWorth sum;
    for (std::size_t s = 0; s < sensors.size(); ++s)
        if (used[s]) sum += sensors[s];
    return sum;
}

DesignModels::DesignModels(const DesignSpace& space, std::stop_token stop)
    : space_(space), stop_(std::move(stop)) {
    size_ = static_cast<Eigen::Index>(space.models.size());
    for (const DesignModel& model : space.models) {
        first_.push_back(size_);
        size_ += model.estimate.size();
    }
}

FitData DesignModels::dataAt(std::size_t m, std::span<const Eigen::VectorXd> points) const {
    const DesignModel& model = space_.models[m];
    FitData data;
    data.model = model.data.model;
    data.unknowns = model.data.unknowns;
    data.path = model.data.path;
    data.sensors = sensorsOf(space_, model);
    for (const Eigen::VectorXd& point : points) {
        FitCase made = model.data.cases.front();
        made.label = labelOf(space_, point);
        made.clocks.clear(); // of the sensors of the plan
        for (const auto& [sensor, clock] : model.data.cases.front().clocks)
            for (std::size_t s = 0; s < data.sensors.size(); ++s)
                if (data.sensors[s].output == model.data.sensors[sensor].output) made.clocks[s] = clock;
        for (std::size_t v = 0; v < space_.variables.size(); ++v) {
            const DesignVariable& variable = space_.variables[v];
            const double value = point[static_cast<Eigen::Index>(v)];
            if (variable.kind == DesignVariable::Kind::Input)
                made.inputs[indexOf(data.model->inputs(), variable.name)] = Signal(value);
            else if (variable.kind == DesignVariable::Kind::Parameter)
                made.parameters[static_cast<Eigen::Index>(indexOf(data.model->parameters(), variable.name))] =
                    value;
        }
        Readings readings = readingsOf(space_, point);
        made.times = std::move(readings.times);
        for (FitRow& row : readings.rows) {
            row.fitCase = data.cases.size();
            data.rows.push_back(std::move(row));
        }
        data.cases.push_back(std::move(made));
    }
    return data;
}

Prediction DesignModels::predict(const FitData& data, std::size_t model) {
    Predictor predictor(data, space_.simulation, space_.threads, stop_);
    Prediction prediction = predictor.withSlopes(space_.models[model].estimate);
    simulations_ += predictor.simulations();
    failures_ += predictor.failures();
    return prediction;
}

std::vector<DesignPoint> DesignModels::at(const std::vector<Eigen::VectorXd>& points) {
    std::vector<DesignPoint> made(points.size());
    if (points.empty()) return made;
    const std::size_t rows = std::max<std::size_t>(1, readingsOf(space_, points.front()).rows.size());
    const std::size_t step = std::max<std::size_t>(1, kRowsAtOnce / rows);
    for (std::size_t from = 0; from < points.size(); from += step) {
        const std::size_t count = std::min(step, points.size() - from);
        block(std::span(points).subspan(from, count), std::span(made).subspan(from, count));
    }
    return made;
}

void DesignModels::block(std::span<const Eigen::VectorXd> points, std::span<DesignPoint> to) {
    std::vector<FitData> data;
    std::vector<Prediction> predictions;
    for (std::size_t k = 0; k < points.size(); ++k) {
        to[k].at = points[k];
        to[k].sensors.assign(space_.sensors.size(), {Eigen::MatrixXd::Zero(size_, size_), 0});
    }
    for (std::size_t m = 0; m < space_.models.size(); ++m) {
        data.push_back(dataAt(m, points));
        predictions.push_back(predict(data.back(), m));
        const Prediction& made = predictions.back();
        for (std::size_t r = 0; r < data.back().rows.size(); ++r) {
            const auto row = static_cast<Eigen::Index>(r);
            DesignPoint& point = to[data.back().rows[r].fitCase];
            if (point.answered() && !(std::isfinite(made.values[row]) && made.slopes.row(row).allFinite()))
                point.failed =
                    verbatim(space_.models[m].name + ": ") +
                    (made.why.empty() ? translate("Method", "the model has no finite value") : made.why);
        }
    }
    const auto models = static_cast<Eigen::Index>(space_.models.size());
    Eigen::RowVectorXd z(size_);
    for (std::size_t r = 0; r < data.front().rows.size(); ++r) {
        const FitRow& row = data.front().rows[r];
        DesignPoint& point = to[row.fitCase];
        if (!point.answered()) continue;
        const auto at = static_cast<Eigen::Index>(r);
        for (Eigen::Index m = 0; m < models; ++m) {
            const Prediction& made = predictions[static_cast<std::size_t>(m)];
            z[m] = made.values[at];
            z.segment(first_[static_cast<std::size_t>(m)], made.slopes.cols()) = made.slopes.row(at);
        }
        // What all have in common tells nothing and would cost digits.
        z.head(models).array() -= z.head(models).mean();
        z /= space_.sensors[row.sensor].sigma;
        DesignWorth& worth = point.sensors[row.sensor];
        worth.gram.noalias() += z.transpose() * z;
        worth.readings += 1;
    }
}

DesignWorth DesignModels::present() {
    DesignWorth worth{Eigen::MatrixXd::Zero(size_, size_), 0};
    const std::vector<FitRow>& rows = space_.models.front().data.rows;
    const auto models = static_cast<Eigen::Index>(space_.models.size());
    Eigen::MatrixXd z(static_cast<Eigen::Index>(rows.size()), size_);
    for (std::size_t m = 0; m < space_.models.size(); ++m) {
        const DesignModel& model = space_.models[m];
        if (model.data.rows.size() != rows.size())
            fail(sentence("Method", "the models {} and {} do not have the same measured values: {} and {}"),
                 space_.models.front().name, model.name, rows.size(), model.data.rows.size());
        const Prediction made = predict(model.data, m);
        if (!made.answered)
            fail(sentence("Method", "the model {} has no answer at its estimate: {}"), model.name, made.why);
        z.col(static_cast<Eigen::Index>(m)) = made.values;
        z.middleCols(first_[m], made.slopes.cols()) = made.slopes;
    }
    const Eigen::VectorXd common = z.leftCols(models).rowwise().mean();
    z.leftCols(models).colwise() -= common;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        z.row(static_cast<Eigen::Index>(r)) *= space_.models.front().data.weight(rows[r]);
        worth.readings += rows[r].count;
    }
    worth.gram = z.transpose() * z;
    return worth;
}

std::vector<Eigen::MatrixXd> DesignModels::predicted(const Eigen::VectorXd& point) {
    std::vector<Eigen::MatrixXd> values(space_.sensors.size());
    for (std::size_t m = 0; m < space_.models.size(); ++m) {
        const FitData data = dataAt(m, std::span(&point, 1));
        const Prediction made = predict(data, m);
        std::vector<Eigen::Index> next(values.size(), 0);
        for (const FitRow& row : data.rows) ++next[row.sensor];
        for (std::size_t s = 0; m == 0 && s < values.size(); ++s)
            values[s].resize(next[s], static_cast<Eigen::Index>(space_.models.size()));
        std::ranges::fill(next, 0);
        for (std::size_t r = 0; r < data.rows.size(); ++r)
            values[data.rows[r].sensor](next[data.rows[r].sensor]++, static_cast<Eigen::Index>(m)) =
                made.values[static_cast<Eigen::Index>(r)];
    }
    return values;
}

} // namespace rigor
