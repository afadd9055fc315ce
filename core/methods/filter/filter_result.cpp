#include "core/methods/filter/filter_result.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/methods/filter/kalman/learned.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

void addUnknowns(Result& result, const FilterFindings& f, const FilterOptions& options) {
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
        if (!f.switching.empty())
            e.interval += translate("Method", "; not to be trusted, as rates of the model jump");
        if (e.value < f.setup.lower[k] || e.value > f.setup.upper[k])
            result.warnings.push_back(filled(
                translate("Method",
                          "{} = {:.6g} lies outside its bounds [{:g}, {:g}]; the filter does not know them."),
                e.name, e.value, f.setup.lower[k], f.setup.upper[k]));
        result.unknowns.push_back(std::move(e));
    }
}

SensorFinding sensorFinding(const SensorConsistency& s) {
    const SensorWords words = wordsOnSensor(s);
    return {.sensor = s.output,
            .values = s.values,
            .nis = s.nis,
            .band = {s.nisLower, s.nisUpper},
            .mean = s.mean,
            .variance = s.variance,
            .coverage = s.coverage,
            .ljungBox = s.ljungBox,
            .ljungBoxP = s.ljungBoxP,
            .largestCorrelation = s.largestCorrelation,
            .lagsOutside = s.autocorrelation.empty() ? std::nullopt : std::optional<long long>(s.lagsOutside),
            .rate = s.rate,
            .words = words.text,
            .level = words.level};
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
Message deviationsText(double value) { return filled(value < 1e4 ? "{:.1f}" : "{:.1e}", value); }

/// What the smoother says about the start, whatever the verdict.
void fillStart(FilterResult& to, Result& result, const FilterFindings& f) {
    warnOfExactStart(result, f);
    if (f.startOffsets.empty()) return;
    to.start.emplace();
    for (const StartOffset& o : f.startOffsets)
        to.start->push_back({o.name, o.experiment, o.stated, o.deviation, o.found, o.offset()});
    const StartOffset& worst = f.startOffsets.front();
    // What is wrong elsewhere moves the smoothed start too.
    const FilterVerdict verdict = f.consistency.verdict;
    const bool otherwiseRight = verdict == FilterVerdict::Consistent ||
                                verdict == FilterVerdict::Conservative || verdict == FilterVerdict::StartOff;
    result.warnings.push_back(
        filled(otherwiseRight
                   ? translate("Method",
                               "Given all data {} starts at {:.6g} {}, {} standard deviations from the {:g} "
                               "± {:g} of the study: state a larger uncertainty.")
                   : translate("Method",
                               "Given all data {} starts at {:.6g} {}, {} standard deviations from the {:g} "
                               "± {:g} of the study. Whatever else is wrong moves it too: look again once "
                               "that is mended."),
               nameOf(worst), worst.found, worst.unit, deviationsText(worst.offset()), worst.stated,
               worst.deviation));
}

void fillTruth(FilterResult& to, Result& result, const FilterFindings& f) {
    if (!f.truth) return;
    const TruthComparison c = compareWithTruth(f.setup, f.trajectory, *f.truth, f.consistency.from);
    TruthFinding& found = to.truth.emplace();
    for (Eigen::Index k = 0; k < c.rmse.size(); ++k)
        if (std::isfinite(c.rmse[k]))
            found.states->push_back({f.setup.names[static_cast<std::size_t>(k)], {c.rmse[k], c.coverage[k]}});
    if (found.states->empty() && !f.truth->times.empty())
        result.warnings.push_back(
            filled(translate("Method", "None of the {} times of the truth that are judged is a time of the "
                                       "record: its states are compared with nothing."),
                   f.truth->times.size()));
    for (Eigen::Index k = f.setup.stateCount(); k < f.setup.size(); ++k)
        if (const double truth = f.truth->values[k]; std::isfinite(truth))
            found.unknowns->push_back(
                {f.setup.names[static_cast<std::size_t>(k)],
                 {truth, std::abs(f.trajectory.last.X[k] - truth) / std::sqrt(f.trajectory.last.P(k, k))}});
    found.nees = c.nees;
    found.neesExpected = c.known;
}

void fillConsistency(FilterResult& to, Result& result, const FilterFindings& f) {
    const Consistency& c = f.consistency;
    to.nis = c.nisMean;
    to.band = {c.nisLower, c.nisUpper};
    to.nisExpected = c.nisExpected;
    to.nisInside = c.insideShare;
    to.verdict = toString(c.verdict);
    to.words = joined(c.words.sentences(), " ");
    to.judgedFrom = c.from;
    if (std::isfinite(c.settled)) to.settled = c.settled;
    to.updates = c.updates;
    to.coverage = c.coverage;
    to.rejected = c.rejected;
    to.steps = f.trajectory.steps;
    to.sensors.emplace();
    for (const SensorConsistency& s : c.sensors) to.sensors->push_back(sensorFinding(s));
    to.gaps.emplace();
    for (const SensorGap& gap : c.gaps) to.gaps->push_back({gap.output, gap.from, gap.to, gap.gated});
    if (f.trajectory.notPositive >= 0)
        result.warnings.push_back(
            filled(translate("Method", "A variance was not positive at {:g} s; use the Joseph form."),
                   f.setup.times[static_cast<std::size_t>(f.trajectory.notPositive)]));
    if (c.rejected > 0)
        result.warnings.push_back(
            filled(translate("Method", "{} values lie outside the gate and were not used."), c.rejected));
}

/// What the filter has not learned, and what it says to have learned although no row tells it.
void fillHidden(FilterResult& to, Result& result, const FilterFindings& f) {
    std::vector<NotLearned> open = notLearned(f.setup, f.trajectory);
    if (!f.hidden.empty()) to.hidden.emplace();
    for (const HiddenDirection& one : f.hidden) {
        to.hidden->push_back({one.direction, one.left});
        const std::vector<std::string> names = one.names();
        if (std::ranges::any_of(open, [&](const NotLearned& told) {
                return std::ranges::all_of(names, [&](const std::string& name) {
                    return std::ranges::find(told.names, name) != told.names.end();
                });
            }))
            continue;
        open.push_back(
            {names,
             filled(
                 names.size() == 1
                     ? translate("Method",
                                 "The record does not determine {}: within its uncertainty at the start it "
                                 "moves what is measured by less than the noise. What the filter says of "
                                 "it beyond the start comes from linearising as it goes.")
                     : translate("Method",
                                 "The record does not determine {} apart: they may change together within "
                                 "their uncertainty at the start, and what is measured moves by less than "
                                 "the noise. What the filter says of them apart beyond the start comes "
                                 "from linearising as it goes."),
                 fmt::join(names, ", "))});
    }
    for (NotLearned& told : open) result.qualityWarnings.push_back(std::move(told.sentence));
}

void tellBlind(Result& result, const FilterFindings& f, const FilterOptions& options) {
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
    const std::vector<NamedNumbers> stated = readNamedNumbers(options.noise, "noise");
    if (std::ranges::any_of(stated, [](const NamedNumbers& entry) { return entry.searched.has_value(); }))
        return text;
    for (const NamedNumbers& entry : stated)
        text += fmt::format("{}{}: {:.4g}", text.empty() ? "" : "; ", entry.name, factor * entry.value);
    return text;
}

CauseEntry causeEntry(const Cause& cause) {
    CauseEntry entry{toString(cause.kind), cause.name, cause.unit, cause.value,
                     cause.deviation,      cause.gain, {}};
    entry.alternatives.emplace();
    for (const Cause& other : cause.alternatives) entry.alternatives->push_back(causeEntry(other));
    return entry;
}

void fillCauses(FilterResult& to, const FilterFindings& f) {
    if (!f.causes.searched) return;
    to.causes.emplace();
    for (const Cause& cause : f.causes.causes) to.causes->push_back(causeEntry(cause));
}

void fillOffer(FilterResult& to, const FilterFindings& f, const FilterOptions& options) {
    to.offer.emplace();
    for (std::size_t i = 0; i < f.offer.sigma.size(); ++i)
        to.offer->deviations.emplace_back(f.setup.sensors[i].output, f.offer.sigma[i]);
    to.offer->factor = f.offer.processFactor;
    to.offer->noise = noiseTimes(options, f.offer.processFactor);
}

/// Standard deviations between the filter and the fit of all data that widen a bound by more than a tenth.
constexpr double kLinearised = 0.5;
/// From here on they are not two answers to one question.
constexpr double kApart = 4;

/// What the fit of all data can say of the model; where a sensor or the start is to blame, it is not the
/// model.
bool judgesModelOrNoise(FilterVerdict verdict) {
    return verdict == FilterVerdict::Consistent || verdict == FilterVerdict::Conservative ||
           verdict == FilterVerdict::Overconfident || verdict == FilterVerdict::ModelWrong;
}

void fillBatch(FilterResult& to, Result& result, const FilterFindings& f, double confidence) {
    const BatchFit& b = *f.batch;
    const Eigen::Index n = f.setup.stateCount();
    to.allData = {b.converged, b.iterations, b.values, b.cost, b.priorCost, {}, {}};
    if (b.covariance.size() == 0) {
        result.warnings.push_back(
            b.failure.empty() // stopped on the way
                ? translate("Method", "The fit of all data at once was cancelled.")
                : filled(translate("Method", "The fit of all data at once failed: {}."), b.failure));
        return;
    }
    auto& unknowns = to.allData->unknowns.emplace();
    double furthest = 0;
    for (Eigen::Index k = n; k < f.setup.size(); ++k) {
        const double bound = std::sqrt(b.covariance(k, k));
        const double off = std::abs(b.X0[k] - f.trajectory.last.X[k]) / std::sqrt(f.trajectory.last.P(k, k));
        furthest = std::max(furthest, off);
        unknowns.push_back({f.setup.names[static_cast<std::size_t>(k)], {b.X0[k], bound, off}});
    }
    to.allData->furthest = furthest;
    // What is to be used is what is told, exported and compared.
    const bool lost = f.consistency.verdict == FilterVerdict::LostWay;
    const bool linearised = b.converged && furthest > kLinearised && furthest <= kApart &&
                            f.setup.noise.isZero(0) && f.consistency.rejected == 0 &&
                            (f.consistency.verdict == FilterVerdict::Consistent ||
                             f.consistency.verdict == FilterVerdict::Conservative);
    if ((lost && b.converged) || linearised)
        for (std::size_t i = 0; i < result.unknowns.size(); ++i) {
            Estimate& e = result.unknowns[i];
            const Eigen::Index k = n + static_cast<Eigen::Index>(i);
            const double half =
                special::normalQuantile(0.5 + 0.5 * confidence) * std::sqrt(b.covariance(k, k));
            e.value = b.X0[k];
            e.standardError = std::sqrt(b.covariance(k, k));
            e.lower = e.value - half;
            e.upper = e.value + half;
            e.interval =
                lost ? filled(sentence("Method", "{:g} % of the fit of all data at once; the filter "
                                                 "lost its way"),
                              100 * confidence)
                     : filled(sentence("Method", "{:g} % of the fit of all data at once"), 100 * confidence);
        }
    if (!b.converged)
        result.warnings.push_back(translate(
            "Method", "The fit of all data at once did not converge; its bound is that of its last point."));
    else if (furthest > kApart && !f.setup.noise.isZero(0) &&
             (f.consistency.verdict == FilterVerdict::Consistent ||
              f.consistency.verdict == FilterVerdict::Conservative))
        result.notes.push_back(filled(
            translate("Method",
                      "The fit of all data at once, which knows no process noise, ends up to {} standard "
                      "deviations from the filter: the process noise matters, and the values of that fit are "
                      "not to be taken in the place of the filter's."),
            deviationsText(furthest)));
    else if (furthest > kApart && judgesModelOrNoise(f.consistency.verdict))
        result.warnings.push_back(filled(
            translate("Method", "The fit of all data at once differs by up to {} standard deviations "
                                "from the filter: the model is wrong, or the filter was not tuned to it."),
            deviationsText(furthest)));
    else if (linearised)
        result.notes.push_back(filled(
            translate("Method",
                      "The estimates are those of the fit of all data at once, from which the filter ends up "
                      "to {} of its standard deviations away. Without process noise the two are the same but "
                      "for what the filter loses by linearising as it goes; its bands over time do not hold "
                      "that."),
            deviationsText(furthest)));
    else if (furthest > kLinearised && f.setup.noise.isZero(0) && f.consistency.rejected == 0 &&
             judgesModelOrNoise(f.consistency.verdict) && f.consistency.verdict != FilterVerdict::ModelWrong)
        result.qualityWarnings.push_back(filled(
            translate("Method",
                      "The fit of all data at once ends up to {} standard deviations from the "
                      "filter. Without process noise the two are the same but for what the filter "
                      "loses by linearising as it goes: its bounds do not hold that, and may be {:.1f} "
                      "times too narrow. Use the values of that fit (all_data)."),
            deviationsText(furthest), std::hypot(1.0, furthest)));
}

/// What a reader must not overlook; the message says it at length.
void warnOfVerdict(Result& result, const Consistency& consistency) {
    const auto warn = [&](const char* text) { result.qualityWarnings.push_back(translate("Method", text)); };
    switch (consistency.verdict) {
    case FilterVerdict::Conservative:
        return warn(translatable("Method", "The bounds of the filter are too wide."));
    case FilterVerdict::Overconfident:
        if (!consistency.boundsWords.empty())
            return result.qualityWarnings.push_back(consistency.boundsWords);
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
        if (RefinementResult kept; f.refinement) {
            kept.refinement = f.refinement->tried;
            write(kept, result);
        }
        result.outcome = cancelled ? RunOutcome::Cancelled : RunOutcome::NoAnswer;
        result.verdict = noAnswer(f);
        return;
    }
    FilterResult typed;
    if (f.refinement) typed.refinement = f.refinement->tried;
    addUnknowns(result, f, options);
    fillConsistency(typed, result, f);
    warnOfVerdict(result, f.consistency);
    if (!f.switching.empty()) result.qualityWarnings.push_back(f.switching);
    fillHidden(typed, result, f);
    if (f.consistency.verdict == FilterVerdict::Consistent && !f.consistency.outlierWords.empty())
        result.warnings.push_back(f.consistency.outlierWords);
    tellBlind(result, f, options);
    fillCauses(typed, f);
    fillOffer(typed, f, options);
    fillStart(typed, result, f);
    if (f.batch) fillBatch(typed, result, f, options.confidence);
    fillTables(typed, f);
    const std::vector<CurveInX> curves = curvesInX(f.setup);
    if (!curves.empty()) typed.curves.emplace();
    for (const CurveInX& curve : curves)
        typed.curves->push_back(
            curveResult(f, curve, curves.size() == 1 ? "curve" : "curve_" + curve.curve.name));
    fillTruth(typed, result, f);
    if (!f.setup.parts.empty()) typed.experiments.emplace();
    for (const FilterPart& part : f.setup.parts) typed.experiments->push_back({part.label, part.begin});
    write(typed, result);
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
