// The verdict on a filter in words.
#include "core/foundation/base/translate.h"
#include "core/methods/filter/consistency.h"

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
    case FilterVerdict::NotJudged:
        break;
    }
    return "not-judged";
}

namespace {

// How large a difference matters (README.md): in the mean of the NIS, in its spread over the record, and in
// the correlation of the innovations beyond that of white ones.
constexpr double kMatters = 0.15, kSpread = 1.6, kCorrelation = 0.02;
/// Below this many updates the mean of the NIS says nothing.
constexpr int kFewestUpdates = 10;

/// Five standard deviations of the excess of white innovations: 2 mean(max(r, 0)) over 20 lags, r normal with
/// variance 1/n.
double chanceOf(int values) { return 1.3 / std::sqrt(static_cast<double>(std::max(values, 1))); }

const SensorConsistency* mostCorrelated(const Consistency& c) {
    const SensorConsistency* worst = nullptr;
    for (const SensorConsistency& s : c.sensors)
        if (!s.autocorrelation.empty() && s.excess > kCorrelation + chanceOf(s.values) &&
            (!worst || s.excess > worst->excess))
            worst = &s;
    return worst;
}

FilterVerdict verdictOnNoise(const Consistency& c) {
    const double ratio = c.nisMean / c.nisExpected;
    if (ratio > 1 + kMatters) return FilterVerdict::Overconfident;
    if (ratio < 1 - kMatters) return FilterVerdict::Conservative;
    return FilterVerdict::Consistent;
}

std::string numbersOf(const Consistency& c) {
    return filled(translate("Method", "NIS mean {:.3f}, expected {:.3f} to {:.3f}"), c.nisMean, c.nisLower,
                  c.nisUpper);
}

std::string wordsOnNoise(const Consistency& c, FilterVerdict verdict) {
    const double ratio = c.nisMean / c.nisExpected, factor = std::sqrt(ratio);
    if (verdict == FilterVerdict::Overconfident)
        return filled(translate("Method", "Overconfident. {}: the innovations are {:.2f} times as large as "
                                          "the filter states. Do not use its bounds; the sensors are noisier "
                                          "than stated, or the process noise is too small."),
                      numbersOf(c), factor);
    if (verdict == FilterVerdict::Conservative)
        return filled(translate("Method",
                                "Conservative. {}: the innovations are only {:.2f} times as large as "
                                "the filter states. The estimates hold, their bounds are too wide; "
                                "the sensors are better than stated, or the process noise is too "
                                "large."),
                      numbersOf(c), factor);
    if (c.nisMean < c.nisLower)
        return filled(translate("Method", "Believable, a little conservative. {}: the stated uncertainty is "
                                          "slightly too wide."),
                      numbersOf(c));
    if (c.nisMean > c.nisUpper)
        return filled(translate("Method", "Believable, a little overconfident. {}: the stated uncertainty is "
                                          "slightly too narrow."),
                      numbersOf(c));
    return filled(translate("Method", "Believable. {}."), numbersOf(c));
}

std::string wordsOnModel(const Consistency& c, const SensorConsistency* worst) {
    std::string text = filled(translate("Method", "The model is wrong somewhere. {}"), numbersOf(c));
    if (worst)
        text += filled(translate("Method", ", but the innovations of {} are alike over time ({} of {} lags "
                                           "outside the bounds of white noise)"),
                       worst->output, worst->lagsOutside, worst->autocorrelation.size() - 1);
    else
        text += filled(translate("Method", ", but its mean over parts of the record differs by a factor of "
                                           "{:.1f}"),
                       c.spread);
    return text + translate("Method", ": something acts that the model does not have. Estimates and bounds "
                                      "are those of a model that cannot follow.");
}

std::string wordsOnGaps(const Consistency& c) {
    std::string text;
    for (std::size_t k = 0; k < c.gaps.size() && k < 4; ++k) {
        const SensorGap& gap = c.gaps[k];
        text += text.empty() ? "" : "; ";
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

} // namespace

void decide(Consistency& c) {
    const bool some = c.updates > 0 && std::isfinite(c.nisMean), judged = some && c.updates >= kFewestUpdates;
    if (!some) {
        c.words = translate("Method", "Not judged: no measurement lies in the part of the record that is "
                                      "judged.");
    } else if (!judged) {
        c.words = filled(translate("Method", "Not judged: updates in the part of the record that is judged: "
                                             "{}; a verdict needs {}."),
                         c.updates, kFewestUpdates);
    } else if (const SensorConsistency* worst = mostCorrelated(c); worst || c.spread > kSpread) {
        c.verdict = FilterVerdict::ModelWrong;
        c.words = wordsOnModel(c, worst);
    } else {
        c.verdict = verdictOnNoise(c);
        c.words = wordsOnNoise(c, c.verdict);
    }
    if (c.gaps.empty()) return;
    const bool elseFine =
        c.verdict == FilterVerdict::Consistent || c.verdict == FilterVerdict::Conservative || !judged;
    if (elseFine) c.verdict = FilterVerdict::SensorLost;
    c.words = elseFine ? wordsOnGaps(c) + " " + c.words : c.words + " " + wordsOnGaps(c);
}

} // namespace rigor
