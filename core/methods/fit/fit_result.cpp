#include "core/methods/fit/fit_result.h"

#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

ResultTable fitTable(const FitData& data, const Prediction& prediction) {
    ResultTable table{"fit", translate("Method", "Measured and fitted outputs and their difference."), {}};
    std::vector<std::string> experiments, outputs;
    std::vector<double> times, measured, fitted, residuals;
    std::vector<std::size_t> order(data.rows.size());
    for (std::size_t k = 0; k < order.size(); ++k) order[k] = k;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const FitRow &x = data.rows[a], &y = data.rows[b];
        return std::tie(x.fitCase, x.sensor, x.time) < std::tie(y.fitCase, y.sensor, y.time);
    });
    for (const std::size_t r : order) {
        const FitRow& row = data.rows[r];
        experiments.push_back(data.cases[row.fitCase].label);
        outputs.push_back(data.sensors[row.sensor].output);
        times.push_back(data.cases[row.fitCase].times[row.time]);
        measured.push_back(row.value);
        fitted.push_back(prediction.values[static_cast<Eigen::Index>(r)]);
        residuals.push_back(row.value - fitted.back());
    }
    const bool oneUnit = std::all_of(data.sensors.begin(), data.sensors.end(),
                                     [&](const FitSensor& s) { return s.unit == data.sensors.front().unit; });
    const std::string unit = oneUnit && !data.sensors.empty() ? data.sensors.front().unit : "";
    table.columns = {
        {"experiment", "", {}, experiments}, {"output", "", {}, outputs},  {"t", "s", times, {}},
        {"measured", unit, measured, {}},    {"fitted", unit, fitted, {}}, {"residual", unit, residuals, {}}};
    return table;
}

ResultTable correlationTable(const FitUncertainty& uncertainty, const std::vector<Unknown>& unknowns) {
    ResultTable table{"correlation", translate("Method", "Correlation of the estimates."), {}};
    ResultColumn names{"unknown", "", {}, {}};
    for (const Unknown& unknown : unknowns) names.texts.push_back(unknown.name);
    table.columns.push_back(std::move(names));
    for (std::size_t k = 0; k < unknowns.size(); ++k)
        table.columns.push_back(
            {unknowns[k].name, "1", toVector(uncertainty.correlation.col(static_cast<Eigen::Index>(k))), {}});
    return table;
}

/// Residuals by output and experiment: diagnostics residuals, output_units, output_deviations, the table fit,
/// a warning for residuals that are not noise.
void describeResiduals(Result& result, const FitData& data, const Prediction& prediction) {
    auto& d = result.diagnostics;
    for (const FitSensor& sensor : data.sensors) {
        d["output_units"][sensor.output] = sensor.unit;
        if (data.sigmaStated) d["output_deviations"][sensor.output] = sensor.sigma;
    }
    auto& residuals = d["residuals"] = nlohmann::ordered_json::array();
    std::vector<std::string> coloured;
    for (const ResidualCheck& check : checkResiduals(data, prediction)) {
        residuals.push_back({{"output", check.output},
                             {"experiment", check.experiment},
                             {"rms", check.rms},
                             {"largest", check.largest},
                             {"signal_rms", check.signal},
                             {"lag_1_autocorrelation", check.lagOne},
                             {"ljung_box_p", check.ljungBox},
                             {"values", check.values}});
        if (check.rms > kExactFit * check.signal && check.ljungBox < 0.01)
            coloured.push_back(fmt::format("{} ({})", check.output, check.experiment));
    }
    if (!coloured.empty() && !data.sensors.empty())
        result.warnings.push_back(
            filled(translate("Method", "The residuals are not white noise (Ljung-Box, 1 %): {}. The model "
                                       "or the integrator leaves something unexplained, and standard "
                                       "errors that assume independent errors are too small."),
                   fmt::format("{}", fmt::join(coloured, ", "))));
    result.tables.push_back(fitTable(data, prediction));
}

} // namespace

std::vector<double> toVector(const Eigen::VectorXd& v) { return {v.begin(), v.end()}; }

std::vector<std::string> namesOf(const std::vector<Unknown>& unknowns) {
    std::vector<std::string> names;
    for (const Unknown& unknown : unknowns) names.push_back(unknown.name);
    return names;
}

void describeFit(Result& result, const FitData& data, const Prediction& prediction, const FitBox& box,
                 const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                 const std::vector<Unknown>& unknowns) {
    std::vector<std::string> bound;
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        const Variable& parameter = data.model->parameters()[data.unknowns[static_cast<std::size_t>(i)]];
        Estimate e{.name = unknowns[static_cast<std::size_t>(i)].name,
                   .unit = parameter.unit,
                   .value = estimate[i],
                   .standardError = uncertainty.standardErrors[i],
                   .lower = uncertainty.lower[i],
                   .upper = uncertainty.upper[i],
                   .interval = uncertainty.interval,
                   .atBound = estimate[i] <= box.lower[i] || estimate[i] >= box.upper[i]};
        if (e.atBound) bound.push_back(fmt::format("{} = {:g}", e.name, e.value));
        result.unknowns.push_back(std::move(e));
    }
    auto& d = result.diagnostics;
    d["values"] = uncertainty.values;
    d["noise"] = uncertainty.noise;
    d["singular_values"] = toVector(uncertainty.singularValues);
    if (!bound.empty())
        result.warnings.push_back(filled(
            translate("Method", "At a bound of the search: {}. The interval there is not to be trusted."),
            fmt::format("{}", fmt::join(bound, ", "))));
    auto& undetermined = d["undetermined"] = nlohmann::ordered_json::array();
    for (const UndeterminedDirection& direction : uncertainty.undetermined) {
        undetermined.push_back(direction.sentence);
        result.warnings.push_back(
            direction.alone
                ? direction.sentence + "."
                : filled(translate("Method", "The data determine {}; their standard errors are infinite."),
                         direction.sentence));
    }
    for (const std::string& sentence : uncertainty.practical) {
        undetermined.push_back(sentence);
        result.warnings.push_back(sentence + ".");
    }
    d["undetermined_unknowns"] = uncertainty.names;
    if (std::isnan(uncertainty.noise))
        result.warnings.push_back(
            filled(translate("Method", "{:g} values leave nothing to estimate the noise from: there are no "
                                       "standard errors."),
                   uncertainty.values));
    describeResiduals(result, data, prediction);
    result.tables.push_back(correlationTable(uncertainty, unknowns));
}

std::string undeterminedPart(const FitUncertainty& uncertainty) {
    std::string text;
    if (!uncertainty.names.empty())
        text += " " + filled(translate("Method", "Not determined by the data: {}."),
                             fmt::format("{}", fmt::join(uncertainty.names, ", ")));
    for (const std::string& sentence : uncertainty.assumed) text += " " + sentence + ".";
    return text;
}

void describeGiven(Result& result, const FitData& data, const Prediction& prediction,
                   const Eigen::VectorXd& values, const std::vector<Unknown>& unknowns) {
    for (Eigen::Index i = 0; i < values.size(); ++i) {
        Estimate e;
        e.name = unknowns[static_cast<std::size_t>(i)].name;
        e.unit = data.model->parameters()[data.unknowns[static_cast<std::size_t>(i)]].unit;
        e.value = values[i];
        e.interval = translate("Method", "given, not estimated");
        result.unknowns.push_back(std::move(e));
    }
    describeResiduals(result, data, prediction);
}

} // namespace rigor
