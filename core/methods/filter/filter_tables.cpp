#include "core/methods/filter/filter_tables.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

namespace {

constexpr Eigen::Index kCurvePoints = 401, kTrajectoryPoints = 101;

std::vector<double> list(const Eigen::VectorXd& values) { return {values.begin(), values.end()}; }

/// As far as the filter has come.
template <class Columns>
std::vector<double> reached(const FilterFindings& f, const Columns& columns, Eigen::Index k) {
    return list(columns.col(k).head(f.trajectory.rows));
}

std::vector<double> timesReached(const FilterFindings& f) {
    return {f.setup.times.begin(), f.setup.times.begin() + f.trajectory.rows};
}

Eigen::VectorXd gridOf(const ModelCurve& curve, Eigen::Index points) {
    return Eigen::VectorXd::LinSpaced(points, curve.firstArgument(), curve.lastArgument());
}

/// Which experiment a row belongs to; none where there is but one.
std::vector<std::string> experimentsOf(const FilterFindings& f) {
    std::vector<std::string> labels;
    if (f.setup.parts.empty()) return labels;
    std::size_t part = 0;
    for (Eigen::Index row = 0; row < f.trajectory.rows; ++row) {
        while (part + 1 < f.setup.parts.size() && f.setup.parts[part + 1].firstRow <= row) ++part;
        labels.push_back(f.setup.parts[part].label);
    }
    return labels;
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

namespace {

StatesTable statesTable(const FilterFindings& f) {
    StatesTable table{.t = timesReached(f), .experiment = experimentsOf(f)};
    for (Eigen::Index k = 0; k < f.setup.stateCount(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        TrackedColumns& state = table.states.emplace_back();
        state.name = f.setup.names[at], state.unit = f.setup.units[at];
        state.values = reached(f, f.trajectory.X, k);
        state.deviations = reached(f, f.trajectory.deviation, k);
        if (!f.smoothed) continue;
        state.smoothed = reached(f, f.smoothed->X, k);
        state.smoothedDeviations = reached(f, f.smoothed->deviation, k);
    }
    for (std::size_t k = 0; k < f.setup.known.size(); ++k) {
        const Variable& state = f.setup.model->states()[f.setup.known[k]];
        table.known.push_back(
            {state.name, state.unit, reached(f, f.trajectory.known, static_cast<Eigen::Index>(k))});
    }
    // Where on its curve the rig is, unless that is a state.
    const std::vector<ModelCurve> curves = curvesOf(*f.setup.model);
    for (std::size_t k = 0; k < curves.size() && std::cmp_less(k, f.trajectory.curveArguments.cols()); ++k) {
        const std::string name = argumentOf(curves[k]);
        if (name == "t" || !table.signal(name).empty()) continue;
        std::vector<double> at = reached(f, f.trajectory.curveArguments, static_cast<Eigen::Index>(k));
        for (double& u : at)
            if (std::isfinite(u)) u = curves[k].argumentAt(u);
        table.known.push_back({name, curves[k].argumentUnit, std::move(at)});
    }
    return table;
}

InnovationsTable innovationsTable(const FilterFindings& f) {
    InnovationsTable table{.t = timesReached(f), .experiment = experimentsOf(f)};
    for (std::size_t i = 0; i < f.setup.sensors.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        table.sensors.push_back({f.setup.sensors[i].output, f.setup.sensors[i].unit,
                                 reached(f, f.trajectory.innovation, k),
                                 reached(f, f.trajectory.innovationDeviation, k),
                                 reached(f, f.trajectory.normalised, k), reached(f, f.setup.values, k)});
    }
    table.nis = list(f.trajectory.nis.head(f.trajectory.rows));
    table.used = {f.trajectory.used.begin(), f.trajectory.used.begin() + f.trajectory.rows};
    return table;
}

AutocorrelationTable autocorrelationTable(const FilterFindings& f) {
    AutocorrelationTable table;
    for (const SensorConsistency& sensor : f.consistency.sensors) {
        table.sensors.push_back({sensor.output, "1", sensor.autocorrelation});
        while (table.lag.size() < sensor.autocorrelation.size())
            table.lag.push_back(static_cast<double>(table.lag.size()));
    }
    for (NamedColumn& sensor : table.sensors) sensor.values.resize(table.lag.size(), std::nan(""));
    return table;
}

ParametersTable parametersTable(const FilterFindings& f) {
    ParametersTable table{f.snapshotTimes, {}};
    for (Eigen::Index k = f.setup.stateCount(); k < f.setup.size(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        TrackedColumns& unknown = table.unknowns.emplace_back();
        unknown.name = f.setup.names[at], unknown.unit = f.setup.units[at];
        for (const GaussianState& s : f.snapshots) {
            unknown.values.push_back(s.X[k]);
            unknown.deviations.push_back(std::sqrt(std::max(s.P(k, k), 0.0)));
        }
        // What does not move is, given all data, what it is at the end.
        if (!f.smoothed || f.setup.noise[k] == 0) continue;
        for (const double t : f.snapshotTimes) {
            const auto row = std::ranges::lower_bound(f.setup.times, t) - f.setup.times.begin();
            unknown.smoothed.push_back(f.smoothed->X(row, k));
            unknown.smoothedDeviations.push_back(f.smoothed->deviation(row, k));
        }
    }
    return table;
}

UnknownsCorrelation correlationTable(const FilterFindings& f) {
    UnknownsCorrelation table{
        translate("Method", "Correlation of the unknowns at the end of the record."), {}, {}};
    const Eigen::Index n = f.setup.stateCount();
    const Eigen::MatrixXd& P = f.trajectory.last.P;
    for (Eigen::Index i = n; i < f.setup.size(); ++i) {
        table.parameter.push_back(f.setup.names[static_cast<std::size_t>(i)]);
        NamedColumn& column = table.columns.emplace_back(NamedColumn{table.parameter.back(), "1", {}});
        for (Eigen::Index j = n; j < f.setup.size(); ++j)
            column.values.push_back(i == j ? 1 : P(i, j) / std::sqrt(P(i, i) * P(j, j)));
    }
    return table;
}

SensorsTable sensorsTable(const FilterFindings& f) {
    SensorsTable table;
    table.caption = filled(translate("Method", "Sensors and what their innovations from {:g} s on say, made "
                                               "independent and of unit variance."),
                           f.consistency.from);
    for (std::size_t i = 0; i < f.consistency.sensors.size(); ++i) {
        const SensorConsistency& s = f.consistency.sensors[i];
        table.sensor.push_back(s.output);
        table.unit.push_back(f.setup.sensors[i].unit);
        table.stated.push_back(f.setup.sensors[i].sigma);
        table.rate.push_back(s.rate);
        table.values.push_back(static_cast<double>(s.values));
        table.nis.push_back(s.nis);
        table.bias.push_back(s.mean);
        table.variance.push_back(s.variance);
        table.coverage.push_back(s.coverage);
        table.largestCorrelation.push_back(s.largestCorrelation);
        table.lagsOutside.push_back(s.autocorrelation.empty() ? std::nan("") : s.lagsOutside);
        table.ljungBox.push_back(s.ljungBox);
        table.words.push_back(wordsOnSensor(s).text);
    }
    return table;
}

TrueStatesTable trueStatesTable(const FilterFindings& f) {
    TrueStatesTable table;
    const double end =
        f.trajectory.rows > 0 ? f.setup.times[static_cast<std::size_t>(f.trajectory.rows - 1)] : 0;
    const auto rows =
        std::upper_bound(f.truth->times.begin(), f.truth->times.end(), end + 1e-9) - f.truth->times.begin();
    table.t.assign(f.truth->times.begin(), f.truth->times.begin() + rows);
    for (Eigen::Index k = 0; k < f.truth->states.cols(); ++k)
        if (const Eigen::VectorXd values = f.truth->states.col(k).head(rows); values.array().isFinite().any())
            table.states.push_back({f.setup.names[static_cast<std::size_t>(k)],
                                    f.setup.units[static_cast<std::size_t>(k)], list(values)});
    return table;
}

CurveTable curveTable(const FilterFindings& f, const CurveInX& c, const std::string& name) {
    const Eigen::VectorXd grid = gridOf(c.curve, kCurvePoints);
    const Eigen::MatrixXd basis = c.curve.basisOnGrid(grid);
    CurveTable table;
    table.caption = filled(translate("Method", "Characteristic curve {} at the end of the record with its "
                                               "standard deviation."),
                           name);
    table.argument = argumentOf(c.curve), table.argumentUnit = c.curve.argumentUnit;
    table.unit = c.curve.valueUnit;
    table.u = list(grid);
    table.values = list(c.values(basis, f.trajectory.last.X));
    table.deviations = list(c.deviations(basis, f.trajectory.last.P));
    if (f.batch && f.batch->converged) {
        table.allData = list(c.values(basis, f.batch->X0));
        table.bound = list(c.deviations(basis, f.batch->covariance));
    }
    // Fixed control points are what they are; the curve is true where every other one is known.
    if (f.truth && std::all_of(c.places.begin(), c.places.end(),
                               [&](Eigen::Index p) { return p < 0 || std::isfinite(f.truth->values[p]); }))
        table.truth = list(c.values(basis, f.truth->values));
    return table;
}

CurveTrajectoryTable curveTrajectoryTable(const FilterFindings& f, const CurveInX& c) {
    const Eigen::VectorXd grid = gridOf(c.curve, kTrajectoryPoints);
    const Eigen::MatrixXd basis = c.curve.basisOnGrid(grid);
    CurveTrajectoryTable table;
    table.argument = argumentOf(c.curve), table.argumentUnit = c.curve.argumentUnit;
    table.unit = c.curve.valueUnit;
    const auto add = [](std::vector<double>& to, const Eigen::VectorXd& values) {
        to.insert(to.end(), values.begin(), values.end());
    };
    for (std::size_t k = 0; k < f.snapshots.size(); ++k) {
        table.t.insert(table.t.end(), static_cast<std::size_t>(grid.size()), f.snapshotTimes[k]);
        add(table.u, grid);
        add(table.values, c.values(basis, f.snapshots[k].X));
        add(table.deviations, c.deviations(basis, f.snapshots[k].P));
    }
    return table;
}

ControlPointsTable controlPointsTable(const FilterFindings& f, const CurveInX& c) {
    ControlPointsTable table;
    table.argument = argumentOf(c.curve), table.argumentUnit = c.curve.argumentUnit;
    table.unit = c.curve.valueUnit;
    table.u = c.curve.controlAbscissas();
    for (std::size_t k = 0; k < c.places.size(); ++k) {
        const Eigen::Index place = c.places[k];
        table.name.push_back(f.setup.model->parameters()[c.curve.coefficients[k]].name);
        table.values.push_back(place >= 0 ? f.trajectory.last.X[place]
                                          : c.fixed[static_cast<Eigen::Index>(k)]);
        table.deviations.push_back(place >= 0 ? std::sqrt(std::max(f.trajectory.last.P(place, place), 0.0))
                                              : 0);
    }
    return table;
}

} // namespace

void fillTables(FilterResult& result, const FilterFindings& f) {
    result.statesTable = statesTable(f);
    result.innovations = innovationsTable(f);
    result.autocorrelation = autocorrelationTable(f);
    result.sensorsTable = sensorsTable(f);
    result.parameters = parametersTable(f);
    result.correlation = correlationTable(f);
    if (f.truth)
        if (TrueStatesTable known = trueStatesTable(f); !known.t.empty())
            result.trueStates = std::move(known);
}

CurveResult curveResult(const FilterFindings& f, const CurveInX& curve, const std::string& table) {
    const std::string& name = curve.curve.value.empty() ? curve.curve.name : curve.curve.value;
    return {table, name, curveTable(f, curve, name), curveTrajectoryTable(f, curve),
            controlPointsTable(f, curve)};
}

} // namespace rigor
