#include "core/methods/fit/present/describe_fit.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/fit/fit_estimator.h"
#include "core/methods/fit/present/describe_constraints.h"
#include "core/methods/fit/present/describe_priors.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace rigor {

namespace {

/// Rows of the table fit: every trajectory for itself.
std::vector<std::size_t> orderOfTrajectories(const FitData& data) {
    std::vector<std::size_t> order(data.rows.size());
    for (std::size_t k = 0; k < order.size(); ++k) order[k] = k;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const FitRow &x = data.rows[a], &y = data.rows[b];
        return std::tie(x.fitCase, x.sensor, x.time) < std::tie(y.fitCase, y.sensor, y.time);
    });
    return order;
}

/// Every value that was measured, also of those that are one row to the search.
std::vector<FitValue> valuesOf(const FitData& data, const FitRow& row) {
    return row.repeats.empty() ? std::vector<FitValue>{{data.cases[row.fitCase].label, row.value}}
                               : row.repeats;
}

/// "" where the outputs have several.
std::string unitOfOutputs(const FitData& data) {
    const bool oneUnit = std::all_of(data.sensors.begin(), data.sensors.end(),
                                     [&](const FitSensor& s) { return s.unit == data.sensors.front().unit; });
    return oneUnit && !data.sensors.empty() ? data.sensors.front().unit : "";
}

FittedTable fittedTable(const FitData& data, const Prediction& prediction) {
    FittedTable table;
    table.unit = unitOfOutputs(data);
    for (const std::size_t r : orderOfTrajectories(data)) {
        const FitRow& row = data.rows[r];
        for (const FitValue& one : valuesOf(data, row)) {
            table.experiment.push_back(one.experiment);
            table.output.push_back(data.sensors[row.sensor].output);
            table.t.push_back(data.cases[row.fitCase].times[row.time]);
            table.measured.push_back(one.value);
            table.fitted.push_back(prediction.values[static_cast<Eigen::Index>(r)]);
            table.residual.push_back(one.value - table.fitted.back());
        }
    }
    return table;
}

/// Nothing where nothing differs, or there are trajectories over time.
std::optional<ConditionTable> conditionTable(const FitData& data) {
    ConditionTable table;
    const bool once = std::all_of(data.cases.begin(), data.cases.end(),
                                  [](const FitCase& one) { return one.times.size() == 1; });
    if (!once || data.cases.size() < 2) return std::nullopt;
    const auto add = [&](const Variable& variable, const std::function<double(const FitCase&)>& valueOf) {
        std::vector<double> ofCases;
        for (const FitCase& one : data.cases) ofCases.push_back(valueOf(one));
        const auto [low, high] = std::minmax_element(ofCases.begin(), ofCases.end());
        if (!(*high > *low)) return;
        NumberColumn column{variable.name, variable.unit, {}};
        for (const std::size_t r : orderOfTrajectories(data))
            column.numbers.insert(column.numbers.end(), valuesOf(data, data.rows[r]).size(),
                                  ofCases[data.rows[r].fitCase]);
        table.conditions.push_back(std::move(column));
    };
    for (const std::size_t r : orderOfTrajectories(data))
        for (const FitValue& one : valuesOf(data, data.rows[r])) table.experiment.push_back(one.experiment);
    const Model& model = *data.model;
    for (std::size_t i = 0; i < model.parameters().size(); ++i)
        if (std::find(data.unknowns.begin(), data.unknowns.end(), i) == data.unknowns.end())
            add(model.parameters()[i],
                [i](const FitCase& one) { return one.parameters[static_cast<Eigen::Index>(i)]; });
    for (std::size_t i = 0; i < model.inputs().size(); ++i)
        add(model.inputs()[i], [i](const FitCase& one) { return one.inputs[i].at(one.times.front()); });
    if (table.conditions.empty()) return std::nullopt;
    return table;
}

SlopeTable slopeTable(const FitData& data, const Prediction& prediction,
                      const std::vector<Unknown>& unknowns) {
    SlopeTable table;
    for (const Unknown& unknown : unknowns) table.unknowns.push_back({unknown.name, "", {}});
    for (const std::size_t r : orderOfTrajectories(data))
        for (const FitValue& one : valuesOf(data, data.rows[r])) {
            table.experiment.push_back(one.experiment);
            for (std::size_t i = 0; i < table.unknowns.size(); ++i)
                table.unknowns[i].numbers.push_back(
                    prediction.slopes(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(i)));
        }
    return table;
}

CorrelationTable correlationTable(const FitUncertainty& uncertainty, const std::vector<Unknown>& unknowns) {
    CorrelationTable table{namesOf(unknowns), {}};
    for (std::size_t k = 0; k < unknowns.size(); ++k)
        table.with.push_back(
            {unknowns[k].name, "1", toVector(uncertainty.correlation.col(static_cast<Eigen::Index>(k)))});
    return table;
}

/// Of several outputs without stated deviations: what stood for these, and what could.
void describeWeights(Result& head, FitResult& result, const FitData& data, const ResidualAnalysis& analysis) {
    if (!data.weighedBySpread()) return;
    result.outputSpreads.emplace();
    Messages spreads, noise;
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        const FitSensor& sensor = data.sensors[s];
        result.outputSpreads->emplace_back(sensor.output, sensor.sigma);
        spreads.push_back(withUnit(filled("{} {:.3g}", sensor.output, sensor.sigma), sensor.unit));
        noise.push_back(withUnit(filled("{} {:.2g}", sensor.output, analysis.quality[s].noise), sensor.unit));
    }
    head.warnings.push_back(
        filled(translate("Method", "No sensor states its standard deviation: every output is weighed by the "
                                   "spread of its measured values ({}). With stated deviations "
                                   "(data.standard_deviations) the outputs are weighed by their errors; the "
                                   "residuals are as large as {}."),
               fmt::join(spreads, ", "), fmt::join(noise, ", ")));
}

const Message& intervalText(const FitUncertainty& uncertainty, std::size_t k) {
    const auto is = [k](const std::vector<bool>& list) { return k < list.size() && list[k]; };
    return is(uncertainty.stepped)           ? uncertainty.ofSteps
           : is(uncertainty.check.posterior) ? uncertainty.ofPosterior
           : is(uncertainty.check.profiled)  ? uncertainty.profiled
           : is(uncertainty.logs)            ? uncertainty.ofLog
                                             : uncertainty.interval;
}

/// Where intervals are not estimate +- quantile * error, and what they rest on at a bound. bound: "K = 1000".
void describeIntervals(Result& result, const IntervalCheck& check, const Messages& bound) {
    const auto isOf = [](const std::vector<std::string>& list, const std::string& name) {
        return std::ranges::find(list, name) != list.end();
    };
    if (!bound.empty()) {
        const bool all =
            std::find(check.profiled.begin(), check.profiled.end(), true) != check.profiled.end();
        result.qualityWarnings.push_back(
            all ? filled(translate("Method", "At a bound of the search: {}. The intervals, of the profile "
                                             "likelihood within the bounds, hold only if the true values lie "
                                             "within them."),
                         fmt::join(bound, ", "))
                : filled(
                      translate(
                          "Method",
                          "At a bound of the search: {}. The interval there is not to be trusted; those of "
                          "the others hold only if the true values lie there."),
                      fmt::join(bound, ", ")));
    }
    for (Estimate& e : result.unknowns)
        if (isOf(check.left, e.name) && !isOf(check.unchecked, e.name))
            e.interval += translate("Method", ", open where its end was not found");
    if (!check.unbounded.empty())
        result.qualityWarnings.push_back(filled(
            translate("Method",
                      "The ends of the profile likelihood were not found on these sides with the solves of "
                      "this run: {}. There the intervals are open: they reach to the bound of the "
                      "search, if there is one."),
            fmt::join(check.unbounded, ", ")));
    if (!check.unchecked.empty())
        result.qualityWarnings.push_back(filled(
            translate("Method",
                      "The least squares are curved where the linearised intervals of {} end, and the ends "
                      "of their profile likelihood were not found: these intervals may be too narrow."),
            fmt::join(check.unchecked, ", ")));
    if (!check.switched.empty())
        result.warnings.push_back(filled(
            translate("Method", "Within or near the intervals of {} an event of the model passes measured "
                                "times: the least squares have kinks there, and the intervals may miss "
                                "the true value somewhat more often than they say (in simulations of a "
                                "relay and a bouncing ball up to 8 % instead of 5 %)."),
            fmt::join(check.switched, ", ")));
    if (!check.jumps.empty())
        result.qualityWarnings.push_back(filled(
            translate(
                "Method",
                "What the model gives jumps as {} moves: a step beside the answer it moves otherwise than "
                "its slopes say. A search by slopes stops between two jumps, and errors and intervals "
                "by slopes do not hold. optimiser = cma-es compares values alone; smaller steps of "
                "the model's own integrator make the jumps smaller."),
            fmt::join(check.jumps, ", ")));
    if (!check.open.empty())
        result.warnings.push_back(
            filled(translate("Method", "Up to a bound of the search no value is excluded by the data: {}."),
                   fmt::join(check.open, ", ")));
    if (!check.cut.empty())
        result.warnings.push_back(
            filled(translate("Method", "The linearised intervals reach beyond the bounds of the search and "
                                       "are cut there; whether the data exclude what lies before was not "
                                       "looked at: {}."),
                   fmt::join(check.cut, ", ")));
    std::vector<std::string> curved = check.curved;
    std::erase_if(curved, [&](const std::string& name) { return isOf(check.left, name); });
    if (!curved.empty())
        result.warnings.push_back(
            filled(translate("Method",
                             "The least squares are curved where the linearised intervals of {} end: theirs "
                             "are those of the profile likelihood, with the others fitted again at every "
                             "value."),
                   fmt::join(curved, ", ")));
}

/// Of unknowns that only a combination determines the interval of each says so.
void describeWeak(Result& head, const FitUncertainty& uncertainty) {
    for (const UndeterminedDirection& direction : uncertainty.weak) {
        for (const Eigen::Index i : membersOf(direction.relative))
            head.unknowns[static_cast<std::size_t>(i)].interval +=
                filled(sentence("Method", "; the data determine {}"), direction.sentence);
        head.warnings.push_back(
            filled(translate("Method", "The data determine {}: the interval of each alone "
                                       "says next to nothing of it."),
                   direction.sentence));
    }
}

void describeSteps(Result& result, const FitUncertainty& uncertainty) {
    std::vector<std::string> stepped;
    for (std::size_t k = 0; k < uncertainty.stepped.size(); ++k)
        if (uncertainty.stepped[k]) stepped.push_back(result.unknowns[k].name);
    if (stepped.empty()) return;
    result.warnings.push_back(filled(
        translate("Method", "What is measured depends on {} in steps only: between two steps all values "
                            "fit alike. The value is the middle of the best step, the interval holds "
                            "the steps that the data do not exclude, and there is no standard error."),
        fmt::join(stepped, ", ")));
}

/// Intervals that are narrower than what the integrator leaves open are widened to it, and their errors with
/// them. Where the fit is exact
/// (data that were simulated) that is expected; else the steps are too long for these data.
void describeIntegration(Result& head, FitResult& result, const IntegrationCheck& integration,
                         const FitBox& box, bool exact) {
    if (integration.movement.size() == 0) return;
    // Of data without noise, beside which nothing else makes the interval: events are located and equations
    // solved to about this.
    constexpr double kSolved = 1e-9;
    auto& moved = result.integrationMovement.emplace();
    Messages wide;
    for (std::size_t i = 0; i < head.unknowns.size(); ++i) {
        Estimate& e = head.unknowns[i];
        const double movement = integration.movement[static_cast<Eigen::Index>(i)],
                     size = std::max(std::abs(movement), exact ? kSolved * std::abs(e.value) : 0.0);
        moved.emplace_back(e.name, movement);
        if (!(size > (e.upper - e.lower) / 2)) continue;
        const auto at = static_cast<Eigen::Index>(i);
        e.lower = std::max(e.value - size, std::min(e.lower, box.lower[at]));
        e.upper = std::min(e.value + size, std::max(e.upper, box.upper[at]));
        e.standardError = std::hypot(e.standardError, size);
        wide.push_back(filled(std::string("{} ({:.2g})"), e.name, movement));
    }
    if (wide.empty()) return;
    for (Estimate& e : head.unknowns) // true of all, and one text for the whole table
        e.interval +=
            exact ? translate("Method", "; not narrower than what half the integrator's step changes, "
                                        "nor than 1e-9 of the value")
                  : translate("Method", "; not narrower than what half the integrator's step changes");
    if (!exact)
        head.qualityWarnings.push_back(
            filled(translate("Method", "With half the integrator's step the estimates move by more than the "
                                       "data leave open: {}. Choose smaller steps."),
                   fmt::join(wide, ", ")));
}

void describeResiduals(Result& head, FitResult& result, const FitData& data, const Prediction& prediction,
                       const ResidualAnalysis& analysis, const Message& remedy) {
    head.warnings.insert(head.warnings.end(), data.notes.begin(), data.notes.end());
    result.outputUnits.emplace();
    if (data.sigmaStated || data.sigmaFound) result.outputDeviations.emplace();
    for (const FitSensor& sensor : data.sensors) {
        result.outputUnits->emplace_back(sensor.output, sensor.unit);
        if (data.sigmaStated || data.sigmaFound)
            result.outputDeviations->emplace_back(sensor.output, sensor.sigma);
    }
    describeFindings(head, result, analysis, data, remedy);
    describeWeights(head, result, data, analysis);
    result.residuals.emplace();
    for (const ResidualCheck& check : checkResiduals(data, prediction))
        result.residuals->push_back({check.output, check.experiment, check.rms, check.largest, check.signal,
                                     check.lagOne, check.ljungBox, check.values});
    result.fitted = fittedTable(data, prediction);
    result.conditions = conditionTable(data);
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
    if (!data.model->capabilities().dynamic || data.model->external()) return check; // its steps are its own
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

std::vector<double> inOrderOfTrajectories(const FitData& data, const Eigen::VectorXd& ofRows) {
    std::vector<double> ordered;
    for (const std::size_t r : orderOfTrajectories(data))
        ordered.insert(ordered.end(), valuesOf(data, data.rows[r]).size(),
                       ofRows[static_cast<Eigen::Index>(r)]);
    return ordered;
}

void addPlainTrajectory(FitResult& result, const FitData& data, const Prediction& prediction) {
    if (result.fitted) result.fitted->plainFit = inOrderOfTrajectories(data, prediction.values);
}

void describeFit(Result& head, FitResult& result, const FitData& data, const Prediction& prediction,
                 const FitBox& box, const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                 const IntegrationCheck& integration, const ResidualAnalysis& analysis, const Message& remedy,
                 const std::vector<Unknown>& unknowns) {
    Messages bound;
    const FitFace face = faceOf(box, estimate);
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        const Variable& parameter = data.model->parameters()[data.unknowns[static_cast<std::size_t>(i)]];
        Estimate e{.name = unknowns[static_cast<std::size_t>(i)].name,
                   .unit = parameter.unit,
                   .value = estimate[i],
                   .standardError = uncertainty.standardErrors[i],
                   .lower = uncertainty.lower[i],
                   .upper = uncertainty.upper[i],
                   .interval = intervalText(uncertainty, static_cast<std::size_t>(i)),
                   .atBound = std::ranges::find(face.moving, i) == face.moving.end()};
        if (e.atBound) bound.push_back(filled(std::string("{} = {:g}"), e.name, e.value));
        head.unknowns.push_back(std::move(e));
    }
    result.values = uncertainty.values;
    if (!data.sigmaFound) result.noise = uncertainty.noise;
    result.singularValues = toVector(uncertainty.singularValues);
    const auto named = [&](const std::vector<bool>& list) {
        std::vector<std::string> names;
        for (std::size_t k = 0; k < list.size(); ++k)
            if (list[k]) names.push_back(unknowns[k].name);
        return names;
    };
    std::vector<bool> notLinear = uncertainty.check.profiled;
    for (std::size_t k = 0; k < notLinear.size(); ++k)
        if (uncertainty.check.posterior[k]) notLinear[k] = true;
    result.intervals = {named(notLinear), named(uncertainty.stepped), uncertainty.check.unchecked};
    describePriors(head, result, uncertainty, unknowns);
    describeIntervals(head, uncertainty.check, bound);
    describeConstraints(head, result, uncertainty.check, box, estimate);
    describeSteps(head, uncertainty);
    auto& undetermined = result.undetermined.emplace();
    for (const UndeterminedDirection& direction : uncertainty.undetermined) {
        undetermined.push_back(direction.sentence);
        head.warnings.push_back(
            direction.alone
                ? direction.sentence + "."
                : filled(translate("Method", "The data determine {}; their standard errors are infinite."),
                         direction.sentence));
    }
    for (const Message& sentence : uncertainty.practical) {
        undetermined.push_back(sentence);
        head.warnings.push_back(sentence + ".");
    }
    describeWeak(head, uncertainty);
    result.undeterminedUnknowns = uncertainty.names;
    result.combinations.emplace();
    for (const auto* directions : {&uncertainty.undetermined, &uncertainty.weak})
        for (const UndeterminedDirection& direction : *directions)
            for (const Combination& one : direction.combinations)
                result.combinations->push_back({one.text, one.value, one.standardError});
    if (std::isnan(uncertainty.noise))
        head.qualityWarnings.push_back(
            filled(translate("Method", "{:g} values leave nothing to estimate the noise from: there are no "
                                       "standard errors."),
                   uncertainty.values));
    if (!prediction.infinite.empty()) head.warnings.push_back(prediction.infinite);
    describeIntegration(head, result, integration, box, metExactly(data, prediction));
    if (std::isfinite(uncertainty.chiSquaredProbability)) {
        result.reducedChiSquared = uncertainty.reducedChiSquared;
        result.chiSquaredP = uncertainty.chiSquaredProbability;
        if (data.anyFound()) result.chiSquaredFreedom = uncertainty.chiSquaredFreedom;
    }
    if (!analysis.explained.empty())
        for (Estimate& e : head.unknowns)
            e.interval += translate("Method", "; under an assumption that the residuals speak against");
    describeResiduals(head, result, data, prediction, analysis, remedy);
    if (result.conditions && prediction.slopes.rows() == prediction.values.size() &&
        prediction.slopes.cols() == static_cast<Eigen::Index>(unknowns.size()))
        result.slopes = slopeTable(data, prediction, unknowns);
    result.correlation = correlationTable(uncertainty, unknowns);
}

bool isMinimum(const Residuals& residuals, const FitData& data, const Prediction& prediction,
               const FitBox& box, const Eigen::VectorXd& estimate) {
    constexpr double kOffset = 1e-3;
    if (metExactly(data, prediction)) return true;
    const FitFace face = faceOf(box, estimate);
    if (face.size() == 0) return true;
    const Eigen::VectorXd r = residuals.ofPrediction(prediction);
    const Eigen::MatrixXd slopes = face.along(residuals.slopesOfPrediction(prediction));
    const Estimator estimator =
        estimatorOf(slopes, Eigen::VectorXd::Ones(r.size()), Eigen::VectorXd::Ones(r.size()));
    const auto n = static_cast<double>(r.size()), q = static_cast<double>(estimator.rank);
    if (!(n > q) || q == 0) return false;
    const Eigen::VectorXd taken = slopes * (estimator.pull * r);
    return taken.norm() / std::sqrt(q) < kOffset * (r - taken).norm() / std::sqrt(n - q);
}

Messages undeterminedSentences(const FitUncertainty& uncertainty, const std::vector<Unknown>& unknowns) {
    Messages sentences;
    if (const auto names = knownByPriors(uncertainty, unknowns); !names.empty())
        sentences.push_back(
            filled(translate("Method", "Not determined without the priors: {}."), fmt::join(names, ", ")));
    if (!uncertainty.names.empty())
        sentences.push_back(filled(translate("Method", "Not determined by the data: {}."),
                                   fmt::join(uncertainty.names, ", ")));
    for (const Message& sentence : uncertainty.assumed) sentences.push_back(sentence + ".");
    return sentences;
}

void describeGiven(Result& head, FitResult& result, const FitData& data, const Prediction& prediction,
                   const Eigen::VectorXd& values, const ResidualAnalysis& analysis,
                   const std::vector<Unknown>& unknowns) {
    for (Eigen::Index i = 0; i < values.size(); ++i) {
        Estimate e;
        e.name = unknowns[static_cast<std::size_t>(i)].name;
        e.unit = data.model->parameters()[data.unknowns[static_cast<std::size_t>(i)]].unit;
        e.value = values[i];
        e.interval = translate("Method", "given, not estimated");
        head.unknowns.push_back(std::move(e));
    }
    describeResiduals(head, result, data, prediction, analysis, {});
}

void describeReached(Result& head, FitResult& result, const FitData& data, const Prediction& prediction,
                     const FitBox& box, const Eigen::VectorXd& values, const ResidualAnalysis& analysis,
                     const std::vector<Unknown>& unknowns) {
    const Messages before = head.qualityWarnings;
    describeGiven(head, result, data, prediction, values, analysis, unknowns);
    head.qualityWarnings = before; // the values are nobody's claim
    for (std::size_t i = 0; i < head.unknowns.size(); ++i) {
        Estimate& e = head.unknowns[i];
        const auto k = static_cast<Eigen::Index>(i);
        e.interval = translate("Method", "not an answer: the search did not converge");
        e.atBound = e.value <= box.lower[k] || e.value >= box.upper[k];
    }
    head.outcome = RunOutcome::NoAnswer;
}

} // namespace rigor
