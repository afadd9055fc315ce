#include "core/methods/fit/fit_result.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/base/unit_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Rows of the table fit: every course for itself.
std::vector<std::size_t> orderOfCourses(const FitData& data) {
    std::vector<std::size_t> order(data.rows.size());
    for (std::size_t k = 0; k < order.size(); ++k) order[k] = k;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const FitRow &x = data.rows[a], &y = data.rows[b];
        return std::tie(x.fitCase, x.sensor, x.time) < std::tie(y.fitCase, y.sensor, y.time);
    });
    return order;
}

/// "" where the outputs have several.
std::string unitOfOutputs(const FitData& data) {
    const bool oneUnit = std::all_of(data.sensors.begin(), data.sensors.end(),
                                     [&](const FitSensor& s) { return s.unit == data.sensors.front().unit; });
    return oneUnit && !data.sensors.empty() ? data.sensors.front().unit : "";
}

ResultTable fitTable(const FitData& data, const Prediction& prediction) {
    ResultTable table{"fit", translate("Method", "Measured and fitted outputs and their difference."), {}};
    std::vector<std::string> experiments, outputs;
    std::vector<double> times, measured, fitted, residuals;
    for (const std::size_t r : orderOfCourses(data)) {
        const FitRow& row = data.rows[r];
        experiments.push_back(data.cases[row.fitCase].label);
        outputs.push_back(data.sensors[row.sensor].output);
        times.push_back(data.cases[row.fitCase].times[row.time]);
        measured.push_back(row.value);
        fitted.push_back(prediction.values[static_cast<Eigen::Index>(r)]);
        residuals.push_back(row.value - fitted.back());
    }
    const std::string unit = unitOfOutputs(data);
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

/// Of several outputs without stated deviations: what stood for these.
void describeWeights(Result& result, const FitData& data) {
    if (!data.weighedBySpread()) return;
    std::vector<std::string> spreads;
    for (const FitSensor& sensor : data.sensors) {
        result.diagnostics["output_spreads"][sensor.output] = sensor.sigma;
        spreads.push_back(withUnit(filled("{} {:.3g}", sensor.output, sensor.sigma), sensor.unit));
    }
    result.warnings.push_back(
        filled(translate("Method", "No sensor states its standard deviation: every output is weighed by the "
                                   "spread of its measured values ({}). With stated deviations "
                                   "(data.standard_deviations) the outputs are weighed by their errors."),
               fmt::format("{}", fmt::join(spreads, ", "))));
}

/// Errors that the sensors' statement does not explain make intervals too narrow or too wide by the root of
/// the reduced chi-squared: named where that is more than 10 % and no chance.
void describeStatement(Result& result, const FitUncertainty& uncertainty) {
    const double reduced = uncertainty.reducedChiSquared, p = uncertainty.chiSquaredProbability;
    if (!std::isfinite(p)) return;
    result.diagnostics["reduced_chi_squared"] = reduced;
    result.diagnostics["chi_squared_p"] = p;
    const double ratio = std::sqrt(reduced);
    if (p >= 0.01 || std::abs(ratio - 1) <= 0.1) return;
    const std::string shown = p < 1e-16 ? "p < " + spokenText("1e-16") : filled(std::string("p = {:.2g}"), p);
    if (ratio > 1)
        result.warnings.push_back(filled(
            translate("Method", "The residuals are {:.3g} times as large as the stated standard deviations "
                                "(reduced chi-squared {:.3g}, {}): the sensors are less precise than "
                                "stated or the model is wrong, and the intervals are too narrow."),
            ratio, reduced, shown));
    else
        result.warnings.push_back(
            filled(translate("Method", "The residuals are only {:.3g} times as large as the stated standard "
                                       "deviations (reduced chi-squared {:.3g}, {}): the sensors are more "
                                       "precise than stated, and the intervals are too wide."),
                   ratio, reduced, shown));
}

/// Whether every output is met to rounding.
bool exactFit(const FitData& data, const Prediction& prediction) {
    for (const auto& members : data.rowsOfSensor) {
        double squares = 0, signal = 0;
        for (const std::size_t r : members) {
            squares += std::pow(data.rows[r].value - prediction.values[static_cast<Eigen::Index>(r)], 2);
            signal += std::pow(data.rows[r].value, 2);
        }
        if (squares > kExactFit * kExactFit * signal) return false;
    }
    return true;
}

/// Intervals that are narrower than what the integrator leaves open are widened to it, and their errors with
/// them. Where the fit is exact
/// (data that were simulated) that is expected; else the steps are too long for these data.
void describeIntegration(Result& result, const IntegrationCheck& integration, bool exact) {
    if (integration.movement.size() == 0) return;
    auto& moved = result.diagnostics["integration_movement"] = nlohmann::ordered_json::object();
    std::vector<std::string> wide;
    for (std::size_t i = 0; i < result.unknowns.size(); ++i) {
        Estimate& e = result.unknowns[i];
        const double movement = integration.movement[static_cast<Eigen::Index>(i)], size = std::abs(movement);
        moved[e.name] = movement;
        if (!(size > (e.upper - e.lower) / 2)) continue;
        e.lower = e.value - size;
        e.upper = e.value + size;
        e.standardError = std::hypot(e.standardError, size);
        wide.push_back(filled(std::string("{} ({:.2g})"), e.name, movement));
    }
    if (wide.empty()) return;
    for (Estimate& e : result.unknowns) // true of all, and one text for the whole table
        e.interval += translate("Method", "; not narrower than what half the integrator's step changes");
    if (!exact)
        result.warnings.push_back(
            filled(translate("Method", "With half the integrator's step the estimates move by more than the "
                                       "data leave open: {}. Choose smaller steps."),
                   fmt::format("{}", fmt::join(wide, ", "))));
}

/// Residuals by output and experiment: diagnostics residuals, output_units, output_deviations, the table fit,
/// a warning for residuals that are not noise.
void describeResiduals(Result& result, const FitData& data, const Prediction& prediction) {
    auto& d = result.diagnostics;
    for (const FitSensor& sensor : data.sensors) {
        d["output_units"][sensor.output] = sensor.unit;
        if (data.sigmaStated) d["output_deviations"][sensor.output] = sensor.sigma;
    }
    describeWeights(result, data);
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

IntegrationCheck checkIntegration(const Residuals& residuals, const FitData& data,
                                  const Prediction& prediction, const FitBox& box,
                                  const Eigen::VectorXd& estimate, const SimulationOptions& simulation,
                                  int threads) {
    IntegrationCheck check;
    if (!data.model->capabilities().dynamic) return check;
    SimulationOptions finer = simulation;
    finer.step /= 2;
    finer.relativeTolerance /= 10;
    finer.absoluteTolerance /= 10;
    finer.maxSteps *= 2;
    Predictor predictor(data, finer, threads);
    const Prediction closer = predictor.values(estimate);
    check.solves = {predictor.simulations(), predictor.failures()};
    if (closer.answered)
        check.movement =
            movementOf(residuals, data, prediction, box, estimate, closer.values - prediction.values);
    return check;
}

void addRivalCourse(Result& result, const FitData& data, const Prediction& prediction,
                    const std::string& column) {
    for (ResultTable& table : result.tables) {
        if (table.name != "fit") continue;
        ResultColumn course{column, unitOfOutputs(data), {}, {}};
        for (const std::size_t r : orderOfCourses(data))
            course.numbers.push_back(prediction.values[static_cast<Eigen::Index>(r)]);
        table.columns.push_back(std::move(course));
    }
}

void describeFit(Result& result, const FitData& data, const Prediction& prediction, const FitBox& box,
                 const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                 const IntegrationCheck& integration, const std::vector<Unknown>& unknowns) {
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
        if (e.atBound) bound.push_back(filled(std::string("{} = {:g}"), e.name, e.value));
        result.unknowns.push_back(std::move(e));
    }
    auto& d = result.diagnostics;
    d["values"] = uncertainty.values;
    d["noise"] = uncertainty.noise;
    d["singular_values"] = toVector(uncertainty.singularValues);
    if (!bound.empty())
        result.warnings.push_back(filled(
            translate("Method",
                      "At a bound of the search: {}. The interval there is not to be trusted; those of "
                      "the others hold only if the true values lie there."),
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
    auto& combinations = d["combinations"] = nlohmann::ordered_json::array();
    for (const UndeterminedDirection& direction : uncertainty.undetermined)
        for (const Combination& one : direction.combinations)
            combinations.push_back(
                {{"combination", one.text}, {"value", one.value}, {"standard_error", one.standardError}});
    if (std::isnan(uncertainty.noise))
        result.warnings.push_back(
            filled(translate("Method", "{:g} values leave nothing to estimate the noise from: there are no "
                                       "standard errors."),
                   uncertainty.values));
    describeIntegration(result, integration, exactFit(data, prediction));
    describeStatement(result, uncertainty);
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
