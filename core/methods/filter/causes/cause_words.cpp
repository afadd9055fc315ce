// The causes of a verdict in words.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/filter/causes/causes.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

Message shortly(double value) { return filled(std::abs(value) < 1e4 ? "{:.3f}" : "{:.2e}", value); }
/// Two to three digits.
Message timesText(double factor) {
    return filled(factor < 9.95 ? "{:.2g}" : factor < 1e3 ? "{:.0f}" : "{:.1e}", factor);
}
Message number(double value, const std::string& unit) { return withUnit(filled("{:.3g}", value), unit); }

Message numbersOf(const Consistency& c) {
    return filled(translate("Method", "NIS mean {}, expected {} to {}"), shortly(c.nisMean),
                  shortly(c.nisLower), shortly(c.nisUpper));
}

/// A clause.
Message wordsOn(const Cause& cause) {
    const double factor = cause.value;
    switch (cause.kind) {
    case CauseKind::SensorNoise:
        return filled(factor > 1 ? translate("Method", "the standard deviation of {} is stated {} times too "
                                                       "small ({} stated, {} found)")
                                 : translate("Method", "the standard deviation of {} is stated {} times too "
                                                       "large ({} stated, {} found)"),
                      cause.name, timesText(std::max(factor, 1 / factor)), number(cause.stated, cause.unit),
                      number(cause.stated * factor, cause.unit));
    case CauseKind::ProcessNoise:
        return factor > 1
                   ? filled(translate("Method",
                                      "the process noise of {} is stated {} times too small ({:.3g} stated, "
                                      "{:.3g} found), or something moves {} that the model does not have"),
                            cause.name, timesText(factor), cause.stated, cause.stated * factor, cause.name)
                   : filled(translate("Method", "the process noise of {} is stated {} times too large "
                                                "({:.3g} stated, {:.3g} found)"),
                            cause.name, timesText(1 / factor), cause.stated, cause.stated * factor);
    case CauseKind::SensorBias:
        return filled(cause.value > 0
                          ? translate("Method", "{} reads {} too high (standard error {}; {:.1f} of its "
                                                "stated standard deviations)")
                          : translate("Method", "{} reads {} too low (standard error {}; {:.1f} of its "
                                                "stated standard deviations)"),
                      cause.name, number(std::abs(cause.value), cause.unit),
                      number(cause.deviation, cause.unit), std::abs(cause.value) / cause.stated);
    case CauseKind::Drift:
        break;
    }
    return filled(translate("Method", "something constant moves {} that the model does not have: {} "
                                      "per second"),
                  cause.name, number(cause.value, cause.unit));
}

/// "a", or "either a, or b".
Message withAlternatives(const Cause& cause) {
    Message text = wordsOn(cause);
    if (cause.alternatives.empty()) return text;
    for (const Cause& other : cause.alternatives)
        text = filled(translate("Method", "{}; or {}"), text, wordsOn(other));
    return filled(translate("Method", "either {} - the record does not tell these apart"), text);
}

bool isAny(const Cause& cause, CauseKind kind) {
    return cause.kind == kind || std::any_of(cause.alternatives.begin(), cause.alternatives.end(),
                                             [&](const Cause& c) { return c.kind == kind; });
}

FilterVerdict verdictOf(const CauseFinding& finding) {
    const auto any = [&](auto test) {
        return std::any_of(finding.causes.begin(), finding.causes.end(), test);
    };
    if (any([](const Cause& c) { return isAny(c, CauseKind::SensorBias); }))
        return FilterVerdict::SensorBiased;
    if (any([](const Cause& c) { return c.kind == CauseKind::Drift && c.alternatives.empty(); }))
        return FilterVerdict::ModelWrong;
    const bool tooSmall = any([](const Cause&c) { return c.isTooSmall(); }),
               tooLarge = any([](const Cause&c) { return !c.isTooSmall(); });
    return tooSmall && (!tooLarge || !finding.tooSure.empty()) ? FilterVerdict::Overconfident
                                                               : FilterVerdict::Conservative;
}

/// Whether a bias is one of several things of which the record does not tell which it is.
bool mayBeBiasOrElse(const CauseFinding& finding) {
    return std::none_of(finding.causes.begin(), finding.causes.end(), [](const Cause& cause) {
        const auto isBias = [](const Cause& c) { return c.kind == CauseKind::SensorBias; };
        return isBias(cause) && std::all_of(cause.alternatives.begin(), cause.alternatives.end(), isBias);
    });
}

Message headOf(FilterVerdict verdict, bool isOneOf) {
    switch (verdict) {
    case FilterVerdict::SensorBiased:
        return isOneOf ? translate("Method", "A sensor is biased, or the model is wrong.")
                       : translate("Method", "A sensor is biased.");
    case FilterVerdict::ModelWrong:
        return translate("Method", "The model is wrong somewhere.");
    case FilterVerdict::Overconfident:
        return translate("Method", "Overconfident.");
    default:
        return translate("Method", "Conservative.");
    }
}

Message consequenceOf(FilterVerdict verdict, const CauseFinding& finding) {
    switch (verdict) {
    case FilterVerdict::SensorBiased:
        return translate("Method", "Estimates and bounds bear it: correct it and run again.");
    case FilterVerdict::ModelWrong:
        return translate("Method", "Estimates and bounds are those of a model without it.");
    case FilterVerdict::Overconfident:
        if (finding.allTooSure)
            return translate("Method", "Do not use the bounds; state what was found and run again.");
        if (finding.tooSure.empty())
            return translate("Method",
                             "The bounds at the end hold all the same; state what was found and run "
                             "again.");
        return filled(translate("Method",
                                "With it the bounds of {} at the end are up to {} times as wide, the "
                                "others hold; state what was found and run again."),
                      fmt::join(finding.tooSure, ", "), timesText(finding.mostTooSure));
    default:
        return translate("Method", "The estimates hold, their bounds are too wide: state what was found and "
                                   "run again.");
    }
}

/// What a cause says of a sensor in the table of sensors.
Message ofSensor(const Cause& cause) {
    if (cause.kind == CauseKind::SensorBias)
        return filled(cause.value > 0 ? translate("Method", "reads {} too high")
                                      : translate("Method", "reads {} too low"),
                      number(std::abs(cause.value), cause.unit));
    return cause.value > 1
               ? filled(translate("Method", "{} times as noisy as stated"), timesText(cause.value))
               : filled(translate("Method", "only {:.2f} times as noisy as stated"), cause.value);
}

/// Every sensor as the causes leave it: its own cause, or what the corrected filter says of it.
void describeSensors(Consistency& c, const CauseFinding& finding) {
    for (std::size_t i = 0; i < std::min(c.sensors.size(), finding.corrected.sensors.size()); ++i) {
        SensorConsistency& sensor = c.sensors[i];
        const SensorWords rest = wordsOnSensor(finding.corrected.sensors[i]);
        sensor.causeLevel = rest.level;
        // What is measured of this filter stands beside it.
        const bool better = rest.level < wordsOnSensor(sensor).level;
        sensor.causeWords =
            better ? filled(translate("Method", "{} without the causes found"), rest.text) : rest.text;
        const auto add = [&](const Cause& cause, bool sure) {
            const bool own = (cause.kind == CauseKind::SensorBias || cause.kind == CauseKind::SensorNoise) &&
                             cause.name == sensor.output;
            if (!own) return;
            sensor.causeLevel = sure && (cause.kind == CauseKind::SensorBias || cause.isTooSmall()) ? 2 : 1;
            sensor.causeWords =
                sure ? ofSensor(cause) : filled(translate("Method", "perhaps {}"), ofSensor(cause));
        };
        for (const Cause& cause : finding.causes) {
            for (const Cause& other : cause.alternatives) add(other, false);
            add(cause, cause.alternatives.empty());
        }
    }
}

} // namespace

bool addBiasInstead(Consistency& c, const CauseFinding& finding, const Eigen::VectorXd& likelihood) {
    if (!finding.restored || finding.causes.size() != 1) return false;
    if (likelihood.size() > 0 &&
        finding.likelihood < likelihood.tail(likelihood.size() - finding.firstRow).sum() - 3)
        return false;
    const Cause& first = finding.causes.front();
    const auto isBias = [](const Cause& cause) { return cause.kind == CauseKind::SensorBias; };
    const auto other = std::find_if(first.alternatives.begin(), first.alternatives.end(), isBias);
    if (!isBias(first) && other == first.alternatives.end()) return false;
    c.isOneOf = true;
    c.words.add(filled(translate("Method", "Or {}: the record does not tell these apart."),
                       wordsOn(isBias(first) ? first : *other)));
    return true;
}

void blameCauses(Consistency& c, const CauseFinding& finding) {
    if (!finding.searched) return;
    if (!finding.restored) {
        if (c.verdict == FilterVerdict::Overconfident || c.verdict == FilterVerdict::ModelWrong)
            blameModel(c, finding.corrected);
        return;
    }
    if (finding.causes.empty()) return;
    c.verdict = verdictOf(finding);
    c.isOneOf = c.verdict == FilterVerdict::SensorBiased && mayBeBiasOrElse(finding);
    Message causes;
    for (const Cause& cause : finding.causes)
        causes = causes.empty()
                     ? withAlternatives(cause)
                     : filled(translate("Method", "{}; besides, {}"), causes, withAlternatives(cause));
    c.words = {.clause = headOf(c.verdict, c.isOneOf),
               .rest = {filled(translate("Method",
                                         "{}. What explains it: {}. With that the same record is believable "
                                         "({})."),
                               numbersOf(c), causes, numbersOf(finding.corrected)),
                        consequenceOf(c.verdict, finding)}};
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
    describeSensors(c, finding);
    if (c.verdict == FilterVerdict::Overconfident && !finding.allTooSure)
        c.boundsWords =
            finding.tooSure.empty()
                ? translate("Method", "A standard deviation or a process noise is stated too small; "
                                      "the bounds at the end hold.")
                : filled(translate("Method", "The bounds of {} are too narrow to be used."),
                         fmt::join(finding.tooSure, ", "));
}

} // namespace rigor
