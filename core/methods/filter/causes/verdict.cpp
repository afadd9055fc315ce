// The verdict on a filter in words.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/filter/causes/consistency.h"

#include <algorithm>
#include <cmath>

namespace rigor {

std::string toString(FilterVerdict verdict) {
    switch (verdict) {
    case FilterVerdict::Consistent:
        return "consistent";
    case FilterVerdict::Conservative:
        return "conservative";
    case FilterVerdict::Overconfident:
        return "overconfident";
    case FilterVerdict::ModelWrong:
        return "model-wrong";
    case FilterVerdict::SensorLost:
        return "sensor-lost";
    case FilterVerdict::StartOff:
        return "start-off";
    case FilterVerdict::Outliers:
        return "outliers";
    case FilterVerdict::SensorBiased:
        return "sensor-biased";
    case FilterVerdict::LostWay:
        return "lost-way";
    case FilterVerdict::NotJudged:
        break;
    }
    return "not-judged";
}

namespace {

// How large a difference matters (README.md): in the mean of the NIS, in its spread over the record, and in
// the correlation of the innovations beyond that of white ones.
constexpr double kMatters = 0.15, kSpread = 1.6, kCorrelation = 0.02;
/// Of the band that the mean of a right filter leaves by chance.
constexpr double kSure = 0.998;
/// Below this many updates the mean of the NIS says nothing.
constexpr int kFewestUpdates = 10;

/// Five standard deviations of the excess of white innovations: 2 mean(max(r, 0)) over 20 lags, r normal with
/// variance 1/n.
double chanceOf(int values) { return 1.3 / std::sqrt(static_cast<double>(std::max(values, 1))); }

bool alikeOverTime(const SensorConsistency& s) {
    return !s.autocorrelation.empty() && s.excess > kCorrelation + chanceOf(s.values);
}

const SensorConsistency* mostCorrelated(const Consistency& c) {
    const SensorConsistency* worst = nullptr;
    for (const SensorConsistency& s : c.sensors)
        if (alikeOverTime(s) && (!worst || s.excess > worst->excess)) worst = &s;
    return worst;
}

bool isBelievable(FilterVerdict verdict) {
    return verdict == FilterVerdict::Consistent || verdict == FilterVerdict::Conservative;
}

/// A mean of `count` chi-squared numbers is too large (1) or too small (-1): by more than matters, and by
/// more than chance; 0: neither.
int sizeOf(double mean, int count, double expected) {
    const double ratio = mean / expected;
    if (std::abs(ratio - 1) <= kMatters) return 0;
    const Band band = chiSquaredMeanBand(count, expected, kSure);
    return mean > band.upper ? 1 : mean < band.lower ? -1 : 0;
}

FilterVerdict verdictOnNoise(const Consistency& c) {
    const int size = sizeOf(c.nisMean, c.updates, c.nisExpected);
    return size > 0   ? FilterVerdict::Overconfident
           : size < 0 ? FilterVerdict::Conservative
                      : FilterVerdict::Consistent;
}

bool everySensorIsOfItsSize(const Consistency& c) {
    return std::ranges::none_of(c.sensors, [](const SensorConsistency& s) {
        return s.values >= kFewestUpdates && sizeOf(s.nis, s.values, 1) != 0;
    });
}

/// Three digits behind the point, of large numbers three in all.
Message noiseText(double value) { return filled(std::abs(value) < 1e4 ? "{:.3f}" : "{:.2e}", value); }
/// How many times as large.
Message noiseFactorText(double factor) { return filled(factor < 1e3 ? "{:.2f}" : "{:.1e}", factor); }

Message noiseNumbers(const Consistency& c) {
    return filled(translate("Method", "NIS mean {}, expected {} to {}"), noiseText(c.nisMean),
                  noiseText(c.nisLower), noiseText(c.nisUpper));
}

RunVerdict wordsOnNoise(const Consistency& c, FilterVerdict verdict) {
    const double ratio = c.nisMean / c.nisExpected, factor = std::sqrt(ratio);
    if (verdict == FilterVerdict::Overconfident)
        return {.clause = translate("Method", "Overconfident."),
                .rest = {filled(translate("Method", "{}: the innovations are {} times as large as the filter "
                                                    "states."),
                                noiseNumbers(c), noiseFactorText(factor)),
                         translate("Method", "Do not use its bounds; the sensors are noisier than stated, or "
                                             "the process noise is too small.")}};
    if (verdict == FilterVerdict::Conservative)
        return {.clause = translate("Method", "Conservative."),
                .rest = {filled(translate("Method", "{}: the innovations are only {:.2f} times as large as "
                                                    "the filter states."),
                                noiseNumbers(c), factor),
                         translate("Method", "The estimates hold, their bounds are too wide; the sensors are "
                                             "better than stated, or the process noise is too large.")}};
    if (c.nisMean < c.nisLower)
        return {.clause = translate("Method", "Believable, a little conservative."),
                .rest = {filled(translate("Method", "{}: the stated uncertainty is slightly too wide."),
                                noiseNumbers(c))}};
    if (c.nisMean > c.nisUpper)
        return {.clause = translate("Method", "Believable, a little overconfident."),
                .rest = {filled(translate("Method", "{}: the stated uncertainty is slightly too narrow."),
                                noiseNumbers(c))}};
    return {.clause = translate("Method", "Believable."), .rest = {noiseNumbers(c) + "."}};
}

Message whyNotWhite(const Consistency& c, const SensorConsistency* worst) {
    return worst ? filled(translate("Method", "The innovations of {} are alike over time: {} of {} lags lie "
                                              "outside the bounds of white noise."),
                          worst->output, worst->lagsOutside, worst->autocorrelation.size() - 1)
                 : filled(translate("Method",
                                    "The mean NIS over parts of the record differs by a factor of {}."),
                          filled(c.spread < 1e3 ? "{:.1f}" : "{:.0e}", c.spread));
}

RunVerdict wordsOnModel(const Consistency& c, const SensorConsistency* worst) {
    return {
        .clause = translate("Method", "The model is wrong somewhere."),
        .rest = {noiseNumbers(c) + ".", whyNotWhite(c, worst),
                 translate("Method", "Something acts that the model does not have, or a sensor tells "
                                     "something else than the noise stated (a drift, a delay, a disturbance "
                                     "of its own). Estimates and bounds are those of a model that cannot "
                                     "follow.")}};
}

RunVerdict wordsOnStart(const Consistency& c) {
    return {.clause = translate("Method", "The start does not fit."),
            .rest = {filled(translate("Method", "Up to {:.4g} s the innovations are {} times as large as the "
                                                "filter states, from there on they are as they should be: it "
                                                "is the start, not the model."),
                            c.settled, noiseFactorText(std::sqrt(c.transientRatio))),
                     translate("Method", "The estimates may still bear it: state a larger uncertainty at the "
                                         "start and run again.")}};
}

} // namespace

Message wordsOnGaps(const Consistency& c) {
    Message text;
    for (std::size_t k = 0; k < c.gaps.size() && k < 4; ++k) {
        const SensorGap& gap = c.gaps[k];
        if (!text.empty()) text += "; ";
        text += gap.gated      ? filled(translate("Method", "{} refused by the gate from {:g} s to {:g} s"),
                                        gap.output, gap.from, gap.to)
                : gap.toTheEnd ? filled(translate("Method", "{} gone from {:g} s on"), gap.output, gap.from)
                               : filled(translate("Method", "{} missing from {:g} s to {:g} s"), gap.output,
                                        gap.from, gap.to);
    }
    if (c.gaps.size() > 4) text += filled(translate("Method", " and {} more"), c.gaps.size() - 4);
    return filled(translate("Method", "Sensor lost: {}. The bounds there are those of the model alone."),
                  text);
}

SensorWords wordsOnSensor(const SensorConsistency& s) {
    const double n = std::max(s.values, 1);
    if (s.values < kFewestUpdates) return {1, translate("Method", "too few values to tell")};
    const std::size_t lags = s.autocorrelation.empty() ? 0 : s.autocorrelation.size() - 1;
    if (!s.causeWords.empty()) return {s.causeLevel, s.causeWords};
    if (alikeOverTime(s))
        return {2,
                filled(translate("Method", "alike over time: {} of {} lags outside"), s.lagsOutside, lags)};
    if (std::abs(s.mean) > std::max(0.1, 4 / std::sqrt(n)))
        return {2, filled(translate("Method", "mean off by {} standard deviations"),
                          filled(std::abs(s.mean) < 1e3 ? "{:.2f}" : "{:.1e}", s.mean))};
    const int size = sizeOf(s.nis, s.values, 1);
    if (size > 0)
        return {
            2, filled(translate("Method", "{} times as large as stated"), noiseFactorText(std::sqrt(s.nis)))};
    if (size < 0)
        return {1, filled(translate("Method", "only {:.2f} times as large as stated"), std::sqrt(s.nis))};
    if (lags == 0) return {1, translate("Method", "too few values for a correlation")};
    if (s.ljungBoxP < 0.001)
        return {1, filled(translate("Method", "nearly white: {} of {} lags outside"), s.lagsOutside, lags)};
    return {0, translate("Method", "white")};
}

FilterVerdict verdictOnInnovations(const Consistency& c) {
    if (!(c.updates >= kFewestUpdates) || !std::isfinite(c.nisMean)) return FilterVerdict::NotJudged;
    // Innovations that are nothing beside what is allowed for differ over the record without saying anything.
    const bool tiny = c.nisMean < 0.2 * c.nisExpected;
    if (mostCorrelated(c) || (c.spread > kSpread && !tiny)) return FilterVerdict::ModelWrong;
    return verdictOnNoise(c);
}

bool isAsItShouldBe(const Consistency& c) {
    const FilterVerdict verdict = verdictOnInnovations(c);
    if (verdict == FilterVerdict::NotJudged) return true;
    return verdict == FilterVerdict::Consistent && everySensorIsOfItsSize(c);
}

bool isClearlyBelievable(const Consistency& c) {
    return isBelievable(verdictOnInnovations(c)) &&
           std::none_of(c.sensors.begin(), c.sensors.end(), [](const SensorConsistency& s) {
               return !s.autocorrelation.empty() && s.excess > 0.5 * (kCorrelation + chanceOf(s.values));
           });
}

bool isBelievableInEverySensor(const Consistency& c) {
    if (!isClearlyBelievable(c)) return false;
    return verdictOnInnovations(c) == FilterVerdict::Conservative || everySensorIsOfItsSize(c);
}

void decide(Consistency& c) {
    const bool some = c.updates > 0 && std::isfinite(c.nisMean), judged = some && c.updates >= kFewestUpdates;
    c.verdict = verdictOnInnovations(c);
    if (c.updates > 0 && !some) {
        c.words = concluded(translate("Method", "Not judged: the innovations are beyond all numbers."));
    } else if (!some) {
        c.words = concluded(
            translate("Method", "Not judged: no measurement lies in the part of the record that is judged."));
    } else if (!judged) {
        c.words =
            concluded(filled(translate("Method", "Not judged: updates in the part of the record that is "
                                                 "judged: {}; a verdict needs {}."),
                             c.updates, kFewestUpdates));
    } else if (std::isfinite(c.settled)) {
        c.verdict = FilterVerdict::StartOff;
        c.words = wordsOnStart(c);
    } else if (c.verdict == FilterVerdict::ModelWrong) {
        c.words = wordsOnModel(c, mostCorrelated(c));
    } else {
        c.words = wordsOnNoise(c, c.verdict);
    }
    if (c.gaps.empty()) return;
    const bool elseFine = isBelievable(c.verdict) || !judged;
    if (elseFine) c.verdict = FilterVerdict::SensorLost;
    if (!elseFine) return c.words.add(wordsOnGaps(c));
    RunVerdict words = concluded(wordsOnGaps(c));
    words.add(std::move(c.words.clause));
    words.add(std::move(c.words.rest));
    c.words = std::move(words);
}

void blameModel(Consistency& c, const Consistency& corrected) {
    const SensorConsistency* worst = mostCorrelated(c);
    // Where only the size was off: what is left once it is not.
    const bool alike = c.verdict == FilterVerdict::ModelWrong;
    c.verdict = FilterVerdict::ModelWrong;
    c.words = wordsOnModel(c, alike ? worst : mostCorrelated(corrected));
    c.words.add(translate("Method",
                          "No other standard deviation of a sensor, no other process noise, no bias "
                          "and no constant force explains it."));
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
}

bool mayBeOutliers(const Consistency& c, const FilterTrajectory& trajectory) {
    if (!trajectory.complete()) return true;
    // One of 500 million normal numbers.
    constexpr double kFar = 6;
    if ((trajectory.normalised.array().abs() > kFar).any()) return true;
    return c.verdict == FilterVerdict::ModelWrong || c.verdict == FilterVerdict::Overconfident ||
           c.verdict == FilterVerdict::StartOff ||
           (c.verdict == FilterVerdict::Consistent && c.nisMean > c.nisUpper) ||
           (c.verdict == FilterVerdict::NotJudged && c.updates >= kFewestUpdates);
}

void blameOutliers(Consistency& c, const Consistency& gated, double gate,
                   const std::vector<SensorOutliers>& outliers) {
    if (outliers.empty() || !isClearlyBelievable(gated)) return;
    Message list;
    for (const SensorOutliers& o : outliers) {
        const Message value = withUnit(filled("{:.5g}", o.value), o.unit);
        list +=
            Message(list.empty() ? "" : "; ") +
            (o.line > 0 ? filled(translate("Method", "{}: {} of its values, first {} at {:.6g} s, line {}"),
                                 o.output, o.count, value, o.time, o.line)
                        : filled(translate("Method", "{}: {} of its values, first {} at {:.6g} s"), o.output,
                                 o.count, value, o.time));
    }
    c.outlierWords =
        filled(translate("Method",
                         "Outliers ({}). Without them the same record is believable ({}): it is these "
                         "values, not the model. Set the gate (options.gate = {:g}) and run again; estimates "
                         "and bounds bear the outliers."),
               list, noiseNumbers(gated), gate);
    // A few hardly move a long record.
    if (isBelievable(c.verdict)) return;
    c.verdict = FilterVerdict::Outliers;
    c.words = concluded(c.outlierWords);
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
}

void doubtTheModelAlone(Consistency& c) {
    if (c.verdict != FilterVerdict::ModelWrong) return;
    c.words = {
        .clause = translate("Method", "Not to be believed."),
        .rest = {noiseNumbers(c) + ".", whyNotWhite(c, mostCorrelated(c)),
                 translate("Method", "The model is wrong, or a standard deviation, the process noise or the "
                                     "start is stated wrongly, or a sensor is biased: a run over the whole "
                                     "record tells which.")}};
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
}

void hintAtOutliers(Consistency& c, const FilterSetup& setup, const FilterTrajectory& trajectory,
                    double gate) {
    const bool bad = c.verdict == FilterVerdict::ModelWrong || c.verdict == FilterVerdict::Overconfident ||
                     c.verdict == FilterVerdict::StartOff;
    if (!bad) return;
    // A start that is off shows in the first rows.
    constexpr Eigen::Index kStartRows = 5;
    long long values = 0, beyond = 0;
    Eigen::Index lastRow = 0, lastSensor = 0;
    for (Eigen::Index row = kStartRows; row < trajectory.rows; ++row)
        for (Eigen::Index i = 0; i < trajectory.innovation.cols(); ++i) {
            const double z = std::abs(trajectory.innovation(row, i)) / trajectory.innovationDeviation(row, i);
            values += std::isfinite(z);
            if (!(z > gate)) continue;
            ++beyond;
            lastRow = row;
            lastSensor = i;
        }
    if (beyond == 0 || beyond > values / 20) return;
    c.words.add(
        filled(translate("Method", "{} of {} values lie more than {:g} standard deviations from what was "
                                   "expected, the last one of {} at {:g} s. If they are outliers, "
                                   "set the gate (options.gate = {:g})."),
               beyond, values, gate, setup.sensors[static_cast<std::size_t>(lastSensor)].output,
               setup.times[static_cast<std::size_t>(lastRow)], gate));
}

void blameStuck(Consistency& c, const Consistency& without, const std::vector<StuckSensor>& stuck) {
    if (stuck.empty() || isBelievable(c.verdict) || !isClearlyBelievable(without)) return;
    constexpr std::size_t kNamed = 4;
    std::string list;
    for (std::size_t k = 0; k < stuck.size() && k < kNamed; ++k) {
        const StuckSensor& s = stuck[k];
        const Message value = withUnit(filled("{:.5g}", s.value), s.unit);
        list += list.empty() ? "" : "; ";
        list += s.toTheEnd ? filled(translate("Method", "{} stands still at {} from {:g} s on"), s.output,
                                    value, s.from)
                           : filled(translate("Method", "{} stands still at {} from {:g} s to {:g} s"),
                                    s.output, value, s.from, s.to);
    }
    if (stuck.size() > kNamed) list += filled(translate("Method", " and {} more"), stuck.size() - kNamed);
    c.verdict = FilterVerdict::SensorLost;
    c.stuckWords = filled(
        translate("Method", "Sensor lost: {}. Without these values the same record is believable ({}): it "
                            "is the sensor, not the model. Empty these cells of the file and run again; "
                            "estimates and bounds bear them."),
        list, noiseNumbers(without));
    c.words = concluded(c.stuckWords);
}

bool mayBeTheStart(const Consistency& c) {
    const FilterVerdict verdict = verdictOnInnovations(c);
    return verdict == FilterVerdict::ModelWrong || verdict == FilterVerdict::Overconfident ||
           (verdict == FilterVerdict::Consistent && c.nisMean > c.nisUpper);
}

void leaveOpen(Consistency& c) {
    switch (c.verdict) {
    case FilterVerdict::Conservative:
    case FilterVerdict::Overconfident:
    case FilterVerdict::ModelWrong:
    case FilterVerdict::SensorBiased:
        break;
    default:
        return;
    }
    c.verdict = FilterVerdict::NotJudged;
    c.words = {.clause = translate("Method", "Not judged."),
               .rest = {filled(translate("Method", "{}: the run was cancelled before the cause was found."),
                               noiseNumbers(c))}};
}

void blameStart(Consistency& c, const Consistency& wider, const std::vector<StartOffset>& offsets) {
    if (offsets.empty() || !isBelievableInEverySensor(wider)) return;
    c.verdict = FilterVerdict::StartOff;
    const StartOffset& worst = offsets.front();
    c.words = {
        .clause = translate("Method", "The start does not fit."),
        .rest = {filled(translate("Method", "{}; with the start of {} as uncertain as it is off the same "
                                            "record is believable ({}): it is the start, not the model."),
                        noiseNumbers(c), nameOf(worst), noiseNumbers(wider)),
                 translate("Method", "State a larger uncertainty there and run again; estimates and bounds "
                                     "bear the wrong start.")}};
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
}

} // namespace rigor
