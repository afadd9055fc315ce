#include "core/methods/filter/filter_result.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/methods/filter/learned.h"

#include <cmath>

namespace rigor {

namespace {

using nlohmann::ordered_json;

void describeUnknowns(Result& result, const FilterFindings& f, const FilterOptions& options) {
    const double bound = special::normalQuantile(0.5 + 0.5 * options.confidence);
    for (Eigen::Index k = f.setup.stateCount(); k < f.setup.size(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        Estimate e;
        e.name = f.setup.names[at];
        e.unit = f.setup.units[at];
        e.value = f.trajectory.last.X[k];
        e.standardError = std::sqrt(std::max(f.trajectory.last.P(k, k), 0.0));
        e.lower = e.value - bound * e.standardError;
        e.upper = e.value + bound * e.standardError;
        e.interval =
            filled(sentence("Method", "{:g} % of the filter's normal distribution at {:g} s"),
                   100 * options.confidence, f.setup.times[static_cast<std::size_t>(f.trajectory.rows - 1)]);
        if (e.value < f.setup.lower[k] || e.value > f.setup.upper[k])
            result.warnings.push_back(filled(
                translate("Method",
                          "{} = {:.6g} lies outside its bounds [{:g}, {:g}]; the filter does not know them."),
                e.name, e.value, f.setup.lower[k], f.setup.upper[k]));
        result.unknowns.push_back(std::move(e));
    }
}

ordered_json sensorJson(const SensorConsistency& s) {
    return {{"sensor", s.output},
            {"values", s.values},
            {"nis_mean", s.nis},
            {"nis_band", {s.nisLower, s.nisUpper}},
            {"mean", s.mean},
            {"variance", s.variance},
            {"coverage", s.coverage},
            {"ljung_box", s.ljungBox},
            {"ljung_box_p", s.ljungBoxP},
            {"largest_autocorrelation", s.largestCorrelation},
            {"lags_outside_95", s.autocorrelation.empty() ? ordered_json() : ordered_json(s.lagsOutside)},
            {"rate", s.rate},
            {"words", wordsOnSensor(s).text},
            {"level", wordsOnSensor(s).level}};
}

/// A start that is taken as exact is never found to be off; where the innovations do not fit it may be what
/// is.
void warnOfExactStart(Result& result, const FilterFindings& f) {
    const FilterVerdict verdict = f.consistency.verdict;
    if (verdict != FilterVerdict::ModelWrong && verdict != FilterVerdict::Overconfident &&
        verdict != FilterVerdict::SensorBiased)
        return;
    std::string exact;
    for (Eigen::Index k = 0; k < f.setup.size(); ++k)
        if (f.setup.deviation[k] == 0)
            exact += (exact.empty() ? "" : ", ") + f.setup.names[static_cast<std::size_t>(k)];
    if (!exact.empty())
        result.warnings.push_back(filled(
            translate("Method", "Taken as exactly known at the start: {}. If that is not so, state how "
                                "uncertain it is (options.start, options.uncertainty) and run again "
                                "before the model is blamed."),
            exact));
}

/// How many standard deviations.
std::string deviationsText(double value) { return filled(value < 1e4 ? "{:.1f}" : "{:.1e}", value); }

/// What the smoother says about the start, whatever the verdict.
void describeStart(Result& result, const FilterFindings& f) {
    warnOfExactStart(result, f);
    if (f.startOffsets.empty()) return;
    auto& list = result.diagnostics["start"];
    for (const StartOffset& o : f.startOffsets)
        list.push_back({{"name", o.name},
                        {"experiment", o.experiment},
                        {"stated", o.stated},
                        {"standard_deviation", o.deviation},
                        {"given_all_data", o.found},
                        {"off_by_standard_deviations", o.offset()}});
    const StartOffset& worst = f.startOffsets.front();
    result.warnings.push_back(filled(
        translate("Method", "Given all data {} starts at {:.6g} {}, {} standard deviations from the {:g} "
                            "± {:g} of the study: state a larger uncertainty."),
        nameOf(worst), worst.found, worst.unit, deviationsText(worst.offset()), worst.stated,
        worst.deviation));
}

void describeTruth(Result& result, const FilterFindings& f) {
    if (!f.truth) return;
    const TruthComparison c = compareWithTruth(f.setup, f.trajectory, *f.truth, f.consistency.from);
    ordered_json states = ordered_json::object();
    for (Eigen::Index k = 0; k < c.rmse.size(); ++k)
        if (std::isfinite(c.rmse[k]))
            states[f.setup.names[static_cast<std::size_t>(k)]] = {{"rmse", c.rmse[k]},
                                                                  {"coverage", c.coverage[k]}};
    if (states.empty() && !f.truth->times.empty())
        result.warnings.push_back(
            filled(translate("Method", "None of the {} times of the truth that are judged is a time of the "
                                       "record: its states are compared with nothing."),
                   f.truth->times.size()));
    ordered_json unknowns = ordered_json::object();
    for (Eigen::Index k = f.setup.stateCount(); k < f.setup.size(); ++k)
        if (const double truth = f.truth->values[k]; std::isfinite(truth))
            unknowns[f.setup.names[static_cast<std::size_t>(k)]] = {
                {"truth", truth},
                {"off_by_standard_deviations",
                 std::abs(f.trajectory.last.X[k] - truth) / std::sqrt(f.trajectory.last.P(k, k))}};
    result.diagnostics["truth"] = {
        {"states", states}, {"unknowns", unknowns}, {"nees", c.nees}, {"nees_expected", c.known}};
    result.tables.push_back(truthTable(f));
    if (result.tables.back().rows() == 0) result.tables.pop_back();
}

void describeConsistency(Result& result, const FilterFindings& f) {
    const Consistency& c = f.consistency;
    ordered_json& d = result.diagnostics;
    d["nis_mean"] = c.nisMean;
    d["nis_band"] = {c.nisLower, c.nisUpper};
    d["nis_expected"] = c.nisExpected;
    d["nis_inside"] = c.insideShare;
    d["verdict"] = toString(c.verdict);
    d["verdict_words"] = c.words.text();
    d["judged_from"] = c.from;
    if (std::isfinite(c.settled)) d["settled"] = c.settled;
    d["updates"] = c.updates;
    d["coverage"] = c.coverage;
    d["rejected"] = c.rejected;
    d["steps"] = f.trajectory.steps;
    d["sensors"] = ordered_json::array();
    for (const SensorConsistency& s : c.sensors) d["sensors"].push_back(sensorJson(s));
    d["gaps"] = ordered_json::array();
    for (const SensorGap& gap : c.gaps)
        d["gaps"].push_back(
            {{"sensor", gap.output}, {"from", gap.from}, {"to", gap.to}, {"gated", gap.gated}});
    if (f.trajectory.notPositive >= 0)
        result.warnings.push_back(
            filled(translate("Method", "A variance was not positive at {:g} s; use the Joseph form."),
                   f.setup.times[static_cast<std::size_t>(f.trajectory.notPositive)]));
    if (c.rejected > 0)
        result.warnings.push_back(
            filled(translate("Method", "{} values lie outside the gate and were not used."), c.rejected));
}

void describeBlind(Result& result, const FilterFindings& f, const FilterOptions& options) {
    for (const BlindStretch& b : f.setup.blind)
        result.qualityWarnings.push_back(filled(
            translate("Method",
                      "The course of {} is not known from {:.6g} s to {:.6g} s: what is measured there "
                      "is left out, and behind it the states are learned anew."),
            b.inputs, std::max(b.from, f.setup.simulation.startTime), std::min(b.to, f.setup.times.back())));
    if (!f.setup.blind.empty() && options.crossCheck)
        result.warnings.push_back(translate("Method",
                                            "All data are not fitted at once beside the filter: that "
                                            "fit has no states that are learned anew."));
}

/// The stated process noise times a factor, as the study writes it.
std::string noiseTimes(const FilterOptions& options, double factor) {
    std::string text;
    if (!std::isfinite(factor)) return text;
    for (const NamedNumbers& entry : readNamedNumbers(options.noise, "noise"))
        text += fmt::format("{}{}: {:.4g}", text.empty() ? "" : "; ", entry.name, factor * entry.value);
    return text;
}

ordered_json causeJson(const Cause& cause) {
    const bool noise = cause.kind == CauseKind::SensorNoise || cause.kind == CauseKind::ProcessNoise;
    ordered_json json{{"kind", toString(cause.kind)},
                      {"name", cause.name},
                      {"unit", cause.unit},
                      {noise ? "factor" : "value", cause.value},
                      {noise ? "standard_error_of_logarithm" : "standard_error", cause.deviation},
                      {"gain", cause.gain}};
    json["alternatives"] = ordered_json::array();
    for (const Cause& other : cause.alternatives) json["alternatives"].push_back(causeJson(other));
    return json;
}

void describeCauses(Result& result, const FilterFindings& f) {
    if (!f.causes.searched) return;
    auto& list = result.diagnostics["causes"] = ordered_json::array();
    for (const Cause& cause : f.causes.causes) list.push_back(causeJson(cause));
}

void describeOffer(Result& result, const FilterFindings& f, const FilterOptions& options) {
    const NoiseOffer& offer = f.offer;
    ordered_json sensors = ordered_json::object();
    for (std::size_t i = 0; i < offer.sigma.size(); ++i) sensors[f.setup.sensors[i].output] = offer.sigma[i];
    result.diagnostics["offer"] = {{"standard_deviations", sensors},
                                   {"process_noise_factor", offer.processFactor},
                                   {"noise", noiseTimes(options, offer.processFactor)}};
}

void describeBatch(Result& result, const FilterFindings& f) {
    const BatchFit& b = *f.batch;
    const Eigen::Index n = f.setup.stateCount();
    ordered_json d{{"converged", b.converged},
                   {"iterations", b.iterations},
                   {"values", b.values},
                   {"sum_of_squares", b.cost},
                   {"prior", b.priorCost}};
    if (b.covariance.size() == 0) {
        result.warnings.push_back(
            filled(translate("Method", "The fit of all data at once failed: {}."), b.failure));
        result.diagnostics["all_data"] = std::move(d);
        return;
    }
    ordered_json unknowns = ordered_json::object();
    double furthest = 0;
    for (Eigen::Index k = n; k < f.setup.size(); ++k) {
        const double bound = std::sqrt(b.covariance(k, k));
        const double off = std::abs(b.X0[k] - f.trajectory.last.X[k]) / std::sqrt(f.trajectory.last.P(k, k));
        furthest = std::max(furthest, off);
        unknowns[f.setup.names[static_cast<std::size_t>(k)]] = {
            {"value", b.X0[k]}, {"cramer_rao", bound}, {"off_by_standard_deviations", off}};
    }
    d["unknowns"] = std::move(unknowns);
    d["furthest"] = furthest;
    result.diagnostics["all_data"] = std::move(d);
    if (!b.converged)
        result.warnings.push_back(translate(
            "Method", "The fit of all data at once did not converge; its bound is that of its last point."));
    else if (furthest > 4 && f.consistency.verdict != FilterVerdict::LostWay)
        result.warnings.push_back(filled(
            translate("Method", "The fit of all data at once differs by up to {} standard deviations "
                                "from the filter: the model is wrong, or the filter was not tuned to it."),
            deviationsText(furthest)));
}

/// What a reader must not overlook; the message says it at length.
void warnOfVerdict(Result& result, const Consistency& consistency) {
    const auto warn = [&](const char* text) { result.qualityWarnings.push_back(translate("Method", text)); };
    switch (consistency.verdict) {
    case FilterVerdict::Conservative:
        return warn(translatable("Method", "The bounds of the filter are too wide."));
    case FilterVerdict::Overconfident:
        return warn(translatable("Method", "The bounds of the filter are too narrow to be used."));
    case FilterVerdict::ModelWrong:
        return warn(translatable("Method", "The model does not follow the data; neither estimates nor bounds "
                                           "are those of the rig."));
    case FilterVerdict::SensorLost:
        return consistency.stuckWords.empty()
                   ? warn(translatable("Method", "A sensor was lost for a time."))
                   : warn(translatable("Method", "A sensor that stands still spoils the estimates."));
    case FilterVerdict::StartOff:
        return warn(translatable("Method", "The start of the study does not fit; the model does."));
    case FilterVerdict::Outliers:
        return warn(translatable("Method", "Single values spoil the estimates; set the gate."));
    case FilterVerdict::SensorBiased:
        return consistency.isOneOf
                   ? warn(translatable("Method", "A sensor that is biased, or something that the model does "
                                                 "not have, spoils the estimates."))
                   : warn(translatable("Method", "A sensor that is biased spoils the estimates."));
    case FilterVerdict::LostWay:
        return warn(translatable("Method", "The filter lost its way; the fit of all data at once holds."));
    case FilterVerdict::NotJudged:
        return warn(translatable("Method", "The filter was not judged."));
    case FilterVerdict::Consistent:
        break;
    }
}

} // namespace

namespace {
RunVerdict noAnswer(const FilterFindings& f) {
    RunVerdict verdict = outcomeNamed(filled(translate("Method", "No answer: {}."), f.trajectory.failure));
    verdict.add(f.consistency.outlierWords);
    verdict.add(f.consistency.stuckWords);
    return verdict;
}
} // namespace

void describeFilter(Result& result, const FilterFindings& f, const FilterOptions& options, bool cancelled) {
    if (f.trajectory.rows == 0) {
        result.outcome = cancelled ? RunOutcome::Cancelled : RunOutcome::NoAnswer;
        result.verdict = noAnswer(f);
        return;
    }
    describeUnknowns(result, f, options);
    describeConsistency(result, f);
    warnOfVerdict(result, f.consistency);
    for (std::string& sentence : notLearned(f.setup, f.trajectory))
        result.qualityWarnings.push_back(std::move(sentence));
    if (f.consistency.verdict == FilterVerdict::Consistent && !f.consistency.outlierWords.empty())
        result.warnings.push_back(f.consistency.outlierWords);
    describeBlind(result, f, options);
    describeCauses(result, f);
    describeOffer(result, f, options);
    describeStart(result, f);
    if (f.batch) describeBatch(result, f);
    result.tables.push_back(statesTable(f));
    result.tables.push_back(innovationsTable(f));
    result.tables.push_back(autocorrelationTable(f));
    result.tables.push_back(sensorsTable(f));
    result.tables.push_back(parametersTable(f));
    result.tables.push_back(correlationTable(f));
    const std::vector<CurveInX> curves = curvesInX(f.setup);
    for (const CurveInX& curve : curves) {
        const std::string name = curves.size() == 1 ? "curve" : "curve_" + curve.curve.name;
        result.diagnostics["curves"].push_back(
            {{"table", name}, {"name", curve.curve.value.empty() ? curve.curve.name : curve.curve.value}});
        result.tables.push_back(curveTable(f, curve, name));
        result.tables.push_back(curveTrajectoryTable(f, curve, name));
        result.tables.push_back(controlPointsTable(f, curve, name));
    }
    describeTruth(result, f);
    if (!f.setup.parts.empty()) {
        auto& parts = result.diagnostics["experiments"];
        for (const FilterPart& part : f.setup.parts)
            parts.push_back({{"experiment", part.label}, {"from", part.begin}});
    }
    result.outcome = cancelled                 ? RunOutcome::Cancelled
                     : f.trajectory.complete() ? RunOutcome::Answered
                                               : RunOutcome::NoAnswer;
    result.verdict = f.consistency.words;
    if (cancelled)
        result.verdict.openWith(translate("Method", "Cancelled; this is what was reached."));
    else if (!f.trajectory.complete())
        result.verdict = noAnswer(f);
}

} // namespace rigor
