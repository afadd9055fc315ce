#include "core/methods/filter/filter_tables.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

namespace {

constexpr Eigen::Index kCurvePoints = 401, kTrajectoryPoints = 101;

ResultColumn column(std::string name, std::string unit, const Eigen::VectorXd& values) {
    return {std::move(name), std::move(unit), {values.begin(), values.end()}, {}};
}

Eigen::VectorXd gridOf(const ModelCurve& curve, Eigen::Index points) {
    return Eigen::VectorXd::LinSpaced(points, curve.firstArgument(), curve.lastArgument());
}

/// Which experiment a row belongs to; no column where there is but one.
void addExperiments(ResultTable& table, const FilterFindings& f) {
    if (f.setup.parts.empty()) return;
    ResultColumn labels{"experiment", "", {}, {}};
    std::size_t part = 0;
    for (Eigen::Index row = 0; row < f.trajectory.rows; ++row) {
        while (part + 1 < f.setup.parts.size() && f.setup.parts[part + 1].firstRow <= row) ++part;
        labels.texts.push_back(f.setup.parts[part].label);
    }
    table.columns.push_back(std::move(labels));
}

std::string argumentOf(const ModelCurve& curve) { return curve.argument.empty() ? "u" : curve.argument; }

} // namespace

Eigen::VectorXd CurveInX::values(const Eigen::MatrixXd& basis, const Eigen::VectorXd& X) const {
    Eigen::VectorXd c = fixed;
    for (std::size_t k = 0; k < places.size(); ++k)
        if (places[k] >= 0) c[static_cast<Eigen::Index>(k)] = X[places[k]];
    return basis * c;
}

Eigen::VectorXd CurveInX::deviations(const Eigen::MatrixXd& basis, const Eigen::MatrixXd& P) const {
    const auto n = static_cast<Eigen::Index>(places.size());
    Eigen::MatrixXd C = Eigen::MatrixXd::Zero(n, n);
    for (Eigen::Index i = 0; i < n; ++i)
        for (Eigen::Index j = 0; j < n; ++j) {
            const Eigen::Index a = places[static_cast<std::size_t>(i)],
                               b = places[static_cast<std::size_t>(j)];
            if (a >= 0 && b >= 0) C(i, j) = P(a, b);
        }
    return (basis * C).cwiseProduct(basis).rowwise().sum().cwiseMax(0.0).cwiseSqrt();
}

std::vector<CurveInX> curvesInX(const FilterSetup& setup) {
    std::vector<CurveInX> result;
    for (ModelCurve& curve : curvesOf(*setup.model)) {
        CurveInX made;
        bool unknown = false;
        made.fixed.setZero(static_cast<Eigen::Index>(curve.coefficients.size()));
        for (std::size_t k = 0; k < curve.coefficients.size(); ++k) {
            Eigen::Index place = -1;
            for (std::size_t p = 0; p < setup.parameters.size(); ++p)
                if (setup.parameters[p] == curve.coefficients[k])
                    place = setup.stateCount() + static_cast<Eigen::Index>(p);
            made.places.push_back(place);
            unknown = unknown || place >= 0;
            if (place < 0)
                made.fixed[static_cast<Eigen::Index>(k)] =
                    setup.parameterValues[static_cast<Eigen::Index>(curve.coefficients[k])];
        }
        made.curve = std::move(curve);
        if (unknown) result.push_back(std::move(made));
    }
    return result;
}

ResultTable statesTable(const FilterFindings& f) {
    ResultTable table{"states",
                      translate("Method", "Estimated states with their standard deviations, given the "
                                          "measurements so far; smoothed: given all of them."),
                      {{"t", "s", {f.setup.times.begin(), f.setup.times.begin() + f.trajectory.rows}, {}}}};
    for (Eigen::Index k = 0; k < f.setup.stateCount(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        const std::string &name = f.setup.names[at], &unit = f.setup.units[at];
        table.columns.push_back(column(name, unit, f.trajectory.X.col(k).head(f.trajectory.rows)));
        table.columns.push_back(column(name + "_standard_deviation", unit,
                                       f.trajectory.deviation.col(k).head(f.trajectory.rows)));
        if (!f.smoothed) continue;
        table.columns.push_back(
            column(name + "_smoothed", unit, f.smoothed->X.col(k).head(f.trajectory.rows)));
        table.columns.push_back(column(name + "_smoothed_standard_deviation", unit,
                                       f.smoothed->deviation.col(k).head(f.trajectory.rows)));
    }
    for (std::size_t k = 0; k < f.setup.known.size(); ++k) {
        const Variable& state = f.setup.model->states()[f.setup.known[k]];
        table.columns.push_back(
            column(state.name, state.unit,
                   f.trajectory.known.col(static_cast<Eigen::Index>(k)).head(f.trajectory.rows)));
    }
    // Where on its curve the rig is, unless that is a state.
    const std::vector<ModelCurve> curves = curvesOf(*f.setup.model);
    for (std::size_t k = 0; k < curves.size() && std::cmp_less(k, f.trajectory.curveArguments.cols()); ++k) {
        if (table.find(argumentOf(curves[k]))) continue;
        Eigen::VectorXd at =
            f.trajectory.curveArguments.col(static_cast<Eigen::Index>(k)).head(f.trajectory.rows);
        for (double& u : at)
            if (std::isfinite(u)) u = curves[k].argumentAt(u);
        table.columns.push_back(column(argumentOf(curves[k]), curves[k].argumentUnit, at));
    }
    addExperiments(table, f);
    return table;
}

ResultTable innovationsTable(const FilterFindings& f) {
    const Eigen::Index n = f.trajectory.rows;
    ResultTable table{"innovations",
                      translate("Method", "Measured minus predicted value of every sensor, its standard "
                                          "deviation, the same made independent and of unit variance, the "
                                          "measured value, and the normalised innovation squared (NIS)."),
                      {{"t", "s", {f.setup.times.begin(), f.setup.times.begin() + n}, {}}}};
    for (std::size_t i = 0; i < f.setup.sensors.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        const FilterSensor& sensor = f.setup.sensors[i];
        table.columns.push_back(column(sensor.output, sensor.unit, f.trajectory.innovation.col(k).head(n)));
        table.columns.push_back(column(sensor.output + "_standard_deviation", sensor.unit,
                                       f.trajectory.innovationDeviation.col(k).head(n)));
        table.columns.push_back(
            column(sensor.output + "_normalised", "1", f.trajectory.normalised.col(k).head(n)));
        table.columns.push_back(
            column(sensor.output + "_measured", sensor.unit, f.setup.values.col(k).head(n)));
    }
    table.columns.push_back(column("nis", "1", f.trajectory.nis.head(n)));
    table.columns.push_back({"used", "1", {f.trajectory.used.begin(), f.trajectory.used.begin() + n}, {}});
    addExperiments(table, f);
    return table;
}

ResultTable autocorrelationTable(const FilterFindings& f) {
    ResultTable table{"autocorrelation",
                      translate("Method", "Autocorrelation of the normalised innovations of every sensor."),
                      {{"lag", "1", {}, {}}}};
    for (const SensorConsistency& sensor : f.consistency.sensors) {
        table.columns.push_back({sensor.output, "1", sensor.autocorrelation, {}});
        while (table.columns.front().numbers.size() < sensor.autocorrelation.size())
            table.columns.front().numbers.push_back(
                static_cast<double>(table.columns.front().numbers.size()));
    }
    for (ResultColumn& c : table.columns)
        c.numbers.resize(table.columns.front().numbers.size(), std::nan(""));
    return table;
}

ResultTable parametersTable(const FilterFindings& f) {
    ResultTable table{"parameters",
                      translate("Method", "Unknowns with their standard deviations as the filter went on."),
                      {{"t", "s", f.snapshotTimes, {}}}};
    for (Eigen::Index k = f.setup.stateCount(); k < f.setup.size(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        ResultColumn values{f.setup.names[at], f.setup.units[at], {}, {}};
        ResultColumn deviations{f.setup.names[at] + "_standard_deviation", f.setup.units[at], {}, {}};
        for (const GaussianState& s : f.snapshots) {
            values.numbers.push_back(s.X[k]);
            deviations.numbers.push_back(std::sqrt(std::max(s.P(k, k), 0.0)));
        }
        table.columns.push_back(std::move(values));
        table.columns.push_back(std::move(deviations));
    }
    return table;
}

ResultTable correlationTable(const FilterFindings& f) {
    ResultTable table{"correlation",
                      translate("Method", "Correlation of the unknowns at the end of the record."),
                      {{"parameter", "", {}, {}}}};
    const Eigen::Index n = f.setup.stateCount();
    const Eigen::MatrixXd& P = f.trajectory.last.P;
    for (Eigen::Index i = n; i < f.setup.size(); ++i) {
        table.columns.front().texts.push_back(f.setup.names[static_cast<std::size_t>(i)]);
        ResultColumn c{f.setup.names[static_cast<std::size_t>(i)], "1", {}, {}};
        for (Eigen::Index j = n; j < f.setup.size(); ++j)
            c.numbers.push_back(i == j ? 1 : P(i, j) / std::sqrt(P(i, i) * P(j, j)));
        table.columns.push_back(std::move(c));
    }
    return table;
}

ResultTable curveTable(const FilterFindings& f, const CurveInX& c, const std::string& name) {
    const Eigen::VectorXd grid = gridOf(c.curve, kCurvePoints);
    const Eigen::MatrixXd basis = c.curve.basisOnGrid(grid);
    ResultTable table{
        name,
        filled(translate("Method", "Characteristic curve {} at the end of the record with its "
                                   "standard deviation."),
               c.curve.value.empty() ? c.curve.name : c.curve.value),
        {column(argumentOf(c.curve), c.curve.argumentUnit, grid),
         column("value", c.curve.valueUnit, c.values(basis, f.trajectory.last.X)),
         column("standard_deviation", c.curve.valueUnit, c.deviations(basis, f.trajectory.last.P))}};
    if (f.batch && f.batch->converged) {
        table.columns.push_back(column("all_data", c.curve.valueUnit, c.values(basis, f.batch->X0)));
        table.columns.push_back(
            column("cramer_rao", c.curve.valueUnit, c.deviations(basis, f.batch->covariance)));
    }
    // Fixed control points are what they are; the curve is true where every other one is known.
    if (f.truth && std::all_of(c.places.begin(), c.places.end(),
                               [&](Eigen::Index p) { return p < 0 || std::isfinite(f.truth->values[p]); }))
        table.columns.push_back(column("truth", c.curve.valueUnit, c.values(basis, f.truth->values)));
    return table;
}

ResultTable truthTable(const FilterFindings& f) {
    ResultTable table{"truth",
                      translate("Method", "The true states, as the study's file gives them."),
                      {{"t", "s", {}, {}}}};
    if (!f.truth) return table;
    // As far as the filter has come.
    const double end =
        f.trajectory.rows > 0 ? f.setup.times[static_cast<std::size_t>(f.trajectory.rows - 1)] : 0;
    const auto rows =
        std::upper_bound(f.truth->times.begin(), f.truth->times.end(), end + 1e-9) - f.truth->times.begin();
    table.columns.front().numbers.assign(f.truth->times.begin(), f.truth->times.begin() + rows);
    for (Eigen::Index k = 0; k < f.truth->states.cols(); ++k)
        if (const Eigen::VectorXd values = f.truth->states.col(k).head(rows); values.array().isFinite().any())
            table.columns.push_back(column(f.setup.names[static_cast<std::size_t>(k)],
                                           f.setup.units[static_cast<std::size_t>(k)], values));
    return table;
}

ResultTable sensorsTable(const FilterFindings& f) {
    ResultTable table{
        "sensors",
        filled(translate("Method", "Sensors and what their innovations from {:g} s on say, made "
                                   "independent and of unit variance."),
               f.consistency.from),
        {{"sensor", "", {}, {}},
         {"unit", "", {}, {}},
         {"stated_standard_deviation", "", {}, {}},
         {"rate", "Hz", {}, {}},
         {"values", "1", {}, {}},
         {"mean_nis", "1", {}, {}},
         {"bias", "1", {}, {}},
         {"variance", "1", {}, {}},
         {"within_bounds", "1", {}, {}},
         {"largest_autocorrelation", "1", {}, {}},
         {"lags_outside", "1", {}, {}},
         {"ljung_box", "1", {}, {}},
         {"words", "", {}, {}}}};
    for (std::size_t i = 0; i < f.consistency.sensors.size(); ++i) {
        const SensorConsistency& s = f.consistency.sensors[i];
        const FilterSensor& sensor = f.setup.sensors[i];
        table.columns[0].texts.push_back(s.output);
        table.columns[1].texts.push_back(sensor.unit);
        const double numbers[] = {sensor.sigma,
                                  s.rate,
                                  static_cast<double>(s.values),
                                  s.nis,
                                  s.mean,
                                  s.variance,
                                  s.coverage,
                                  s.largestCorrelation,
                                  s.autocorrelation.empty() ? std::nan("") : s.lagsOutside,
                                  s.ljungBox};
        for (std::size_t k = 0; k < std::size(numbers); ++k)
            table.columns[k + 2].numbers.push_back(numbers[k]);
        table.columns.back().texts.push_back(wordsOnSensor(s).text);
    }
    return table;
}

ResultTable curveTrajectoryTable(const FilterFindings& f, const CurveInX& c, const std::string& name) {
    const Eigen::VectorXd grid = gridOf(c.curve, kTrajectoryPoints);
    const Eigen::MatrixXd basis = c.curve.basisOnGrid(grid);
    ResultTable table{name + "_course",
                      translate("Method", "The characteristic curve as the filter went on."),
                      {{"t", "s", {}, {}},
                       {argumentOf(c.curve), c.curve.argumentUnit, {}, {}},
                       {"value", c.curve.valueUnit, {}, {}},
                       {"standard_deviation", c.curve.valueUnit, {}, {}}}};
    for (std::size_t k = 0; k < f.snapshots.size(); ++k) {
        const Eigen::VectorXd values = c.values(basis, f.snapshots[k].X);
        const Eigen::VectorXd deviations = c.deviations(basis, f.snapshots[k].P);
        table.columns[0].numbers.insert(table.columns[0].numbers.end(), static_cast<std::size_t>(grid.size()),
                                        f.snapshotTimes[k]);
        const Eigen::VectorXd* parts[] = {&grid, &values, &deviations};
        for (std::size_t p = 0; p < 3; ++p)
            table.columns[p + 1].numbers.insert(table.columns[p + 1].numbers.end(), parts[p]->begin(),
                                                parts[p]->end());
    }
    return table;
}

ResultTable controlPointsTable(const FilterFindings& f, const CurveInX& c, const std::string& name) {
    ResultTable table{name + "_control_points",
                      translate("Method", "Control points of the curve: abscissa (mean of the knots, or as "
                                          "the model gives it), value and standard deviation."),
                      {{"name", "", {}, {}},
                       {argumentOf(c.curve), c.curve.argumentUnit, c.curve.controlAbscissas(), {}},
                       {"value", c.curve.valueUnit, {}, {}},
                       {"standard_deviation", c.curve.valueUnit, {}, {}}}};
    for (std::size_t k = 0; k < c.places.size(); ++k) {
        const Eigen::Index place = c.places[k];
        table.columns[0].texts.push_back(f.setup.model->parameters()[c.curve.coefficients[k]].name);
        table.columns[2].numbers.push_back(place >= 0 ? f.trajectory.last.X[place]
                                                      : c.fixed[static_cast<Eigen::Index>(k)]);
        table.columns[3].numbers.push_back(
            place >= 0 ? std::sqrt(std::max(f.trajectory.last.P(place, place), 0.0)) : 0);
    }
    return table;
}

} // namespace rigor
