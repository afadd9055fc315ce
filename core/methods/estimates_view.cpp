#include "core/methods/estimates_view.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/answer_actions.h"
#include "core/methods/estimate_text.h"
#include "core/methods/result/provenance.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr double kOnBound = 1e-9; ///< of the range: an interval ends there

bool isOne(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string searchedText(const SearchValue& range, double scale) {
    const bool low = std::isfinite(range.min), up = std::isfinite(range.max);
    const auto text = [&](double x) { return plainText(x * scale, 6); };
    if (low && up) return text(range.min) + " … " + text(range.max);
    if (low) return "≥ " + text(range.min);
    if (up) return "≤ " + text(range.max);
    return translate("Result", "as in the model"); // whose text may have bounds
}

std::string remarkFor(const Estimate& e, const SearchValue* range, const EstimateFindings& findings,
                      bool given) {
    if (given) return translate("Result", "given, not searched");
    if (e.atBound && range && e.value == range->min) return translate("Result", "at its lower bound");
    if (e.atBound && range && e.value == range->max) return translate("Result", "at its upper bound");
    if (const std::string remark = shown(e).remark; !remark.empty()) return remark;
    if (isOne(findings.undetermined, e.name)) return notDeterminedText();
    if (std::isnan(e.standardError) && isOne(findings.steps, e.name))
        return translate("Result", "counts in steps only");
    if (std::isnan(e.standardError)) return translate("Result", "its error is not known");
    if (isOne(findings.doubtful, e.name)) return translate("Result", "the interval may be too narrow");
    if (!isOne(findings.profile, e.name) || !range) return {};
    const double width = range->max - range->min;
    const bool low = e.lower <= range->min + kOnBound * width, up = e.upper >= range->max - kOnBound * width;
    return low && up ? translate("Result", "no value of the range is excluded")
           : low     ? translate("Result", "not excluded down to the lower bound")
           : up      ? translate("Result", "not excluded up to the upper bound")
                     : std::string();
}

/// Level of the intervals, "95 %"; "" if the result does not state it.
std::string intervalLevel(const Result& result) {
    const double level = recordedConfidence(result);
    return std::isfinite(level) ? plainText(100 * level) + " %" : "";
}

} // namespace

view::Estimates estimatesView(const Result& result, const std::vector<Unknown>& searched,
                              const EstimateFindings& findings) {
    const bool given = isEvaluation(result);
    view::Estimates made{.note = {}, .level = intervalLevel(result), .rows = {}, .marked = !given};
    std::vector<std::string> meanings;
    const auto add = [&](const Estimate& e) {
        const SearchValue* range = searchValueOf(searched, e.name);
        const bool profile = isOne(findings.profile, e.name), steps = isOne(findings.steps, e.name);
        const EstimateText text =
            shown(e, displayUnit(e), profile || steps ? AtBound::Interval : AtBound::NoInterval);
        const bool interval = std::isfinite(e.lower) && std::isfinite(e.upper) && text.hasInterval;
        view::EstimateRow row{.name = e.name, .unit = text.unit, .value = text.value, .error = text.error};
        row.scale = text.scale;
        row.brief = text.brief;
        row.interval = text.interval;
        row.lower = interval ? text.lower : kMissingText;
        row.upper = interval ? text.upper : kMissingText;
        row.kind = !interval ? kMissingText
                   : steps   ? translate("Result", "steps")
                   : profile ? translate("Result", "profile")
                             : translate("Result", "linear");
        row.range = range ? searchedText(*range, text.scale) : kMissingText;
        row.remark = remarkFor(e, range, findings, given);
        const std::string* texts[] = {&row.value, &row.error, &row.lower, &row.upper};
        const double numbers[] = {e.value, e.standardError, e.lower, e.upper};
        for (std::size_t k = 0; k < row.numbers.size(); ++k)
            if (*texts[k] != kMissingText) row.numbers[k] = numbers[k] * text.scale;
        if (interval && !e.interval.empty() && !isOne(meanings, e.interval)) meanings.push_back(e.interval);
        if (!e.equals.empty()) row.remark = filled(sentence("Result", "equals {}"), e.equals);
        made.rows.push_back(std::move(row));
    };
    for (const Estimate& e : result.unknowns) add(e);
    for (const Estimate& e : result.tied) add(e);
    made.note = fmt::to_string(fmt::join(meanings, "; "));
    return made;
}

std::string estimatesInWords(const Result& result) {
    constexpr std::size_t kMost = 8;
    std::vector<std::string> parts;
    for (const Estimate& e : result.unknowns)
        if (std::isfinite(e.value))
            parts.push_back(filled(e.atBound ? translate("Report", "{} ends at a bound of its search, {}")
                                             : translate("Report", "{} is {}"),
                                   estimateTitle(e.name), textWithUnit(shown(e))));
    return parts.empty() || parts.size() > kMost ? "" : fmt::format("{}.", fmt::join(parts, ", "));
}

bool allDetermined(const Result& result) {
    return !result.unknowns.empty() && std::ranges::all_of(result.unknowns, [](const Estimate& e) {
        return std::isfinite(e.value) && std::isfinite(e.standardError) && !e.atBound;
    });
}

} // namespace rigor
