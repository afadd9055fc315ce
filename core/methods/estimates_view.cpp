#include "core/methods/estimates_view.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/answer_actions.h"
#include "core/methods/estimate_text.h"
#include "core/methods/result/provenance.h"
#include "core/presentation/display_name.h"

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

/// Of a parameter, of one of its values per experiment ("k[3]"), or of what is searched of a sensor or clock.
std::string meaningOf(const std::string& name, const std::vector<Unknown>& searched,
                      const std::map<std::string, std::string>& meanings) {
    const auto found = meanings.find(name);
    if (found != meanings.end()) return found->second;
    const auto base = meanings.find(name.substr(0, name.find('[')));
    if (base != meanings.end()) return base->second;
    const auto of = std::ranges::find(searched, name, &Unknown::name);
    if (of == searched.end()) return {};
    const std::string& what = of->of;
    if (of->kind == "offset") return filled(sentence("Result", "offset of {}"), what);
    if (of->kind == "drift") return filled(sentence("Result", "drift of {}"), what);
    if (of->kind == "delay") return filled(sentence("Result", "delay of {}"), what);
    if (of->kind == "gain") return filled(sentence("Result", "gain of {}"), what);
    if (of->kind == "lag") return filled(sentence("Result", "lag of {}"), what);
    return {};
}

/// Where a value lies in its range, by the logarithm where that is searched.
double placeOf(double value, const Unknown* unknown, const SearchValue& range) {
    const bool logarithmic = unknown && unknown->logarithmic && range.min > 0 && value > 0;
    const auto at = [&](double x) { return logarithmic ? std::log(x) : x; };
    const double place = (at(value) - at(range.min)) / (at(range.max) - at(range.min));
    return std::isfinite(place) ? std::clamp(place, 0.0, 1.0) : kNaN;
}

/// Level of the intervals, "95 %"; "" if the result does not state it.
std::string intervalLevel(const Result& result) {
    const double level = recordedConfidence(result);
    return std::isfinite(level) ? plainText(100 * level) + " %" : "";
}

} // namespace

view::Estimates estimatesView(const Result& result, const std::vector<Unknown>& searched,
                              const EstimateFindings& findings,
                              const std::map<std::string, std::string>& modelMeanings) {
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
        row.meaning = meaningOf(e.name, searched, modelMeanings);
        row.atBound = e.atBound;
        if (const auto of = std::ranges::find(searched, e.name, &Unknown::name); range && !given)
            row.place = placeOf(e.value, of == searched.end() ? nullptr : &*of, *range);
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
    /// Student's t of three degrees of freedom: an interval of more errors was widened, or is none of the
    /// linear picture, and the error alone would say too much.
    constexpr double kMostErrors = 3.2;
    const std::string level = intervalLevel(result);
    const auto words = [&](const Estimate& e) -> std::string {
        const EstimateText text = shown(e);
        const std::string unit = text.unit == kMissingText ? "" : text.unit;
        if (!e.atBound && text.hasError && text.hasInterval && !level.empty() &&
            std::max(e.upper - e.value, e.value - e.lower) > kMostErrors * e.standardError)
            return filled(translate("Report", "{} is {} ({}: {})"), estimateTitle(e.name),
                          withUnit(text.value, unit), level, withUnit(text.interval, unit));
        return filled(e.atBound ? translate("Report", "{} ends at a bound of its search, {}")
                                : translate("Report", "{} is {}"),
                      estimateTitle(e.name), textWithUnit(text));
    };
    std::vector<const Estimate*> told;
    for (const Estimate& e : result.unknowns)
        if (std::isfinite(e.value)) told.push_back(&e);
    // Of many those that every experiment shares.
    if (told.size() > kMost)
        std::erase_if(told, [](const Estimate* e) { return e->name.find('[') != std::string::npos; });
    if (told.empty() || told.size() > kMost) return {};
    std::vector<std::string> parts;
    for (const Estimate* e : told) parts.push_back(words(*e));
    return fmt::format("{}.", fmt::join(parts, ", "));
}

bool allDetermined(const Result& result) {
    return !result.unknowns.empty() && std::ranges::all_of(result.unknowns, [](const Estimate& e) {
        return std::isfinite(e.value) && std::isfinite(e.standardError) && !e.atBound;
    });
}

} // namespace rigor
