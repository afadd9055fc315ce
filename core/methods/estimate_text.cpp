#include "core/methods/estimate_text.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/presentation/display_name.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

/// Of bounds that hold for certain: outward, and no digit is rounded when the unit moves the decimal point.
void writeGuaranteed(EstimateText& text, const Estimate& e) {
    text.hasInterval = std::isfinite(e.lower) && std::isfinite(e.upper) && e.lower <= e.upper;
    if (!text.hasInterval) return;
    const OutwardDecimals outward = shownBounds(e);
    const int moved = static_cast<int>(std::lround(std::log10(text.scale)));
    const int decimals = std::max(0, outward.decimals - moved);
    text.lower = fixedText(outward.lower * text.scale, decimals);
    text.upper = fixedText(outward.upper * text.scale, decimals);
    text.interval = intervalText(outward.lower * text.scale, outward.upper * text.scale, decimals);
    text.value = text.withError = text.brief = text.interval;
}

std::string remarkOn(const Estimate& e) {
    if (e.guaranteed) return {};
    if (e.atBound) return translate("Report", "at a bound");
    if (std::isinf(e.standardError) || !std::isfinite(e.value)) return notDeterminedText();
    return {};
}

} // namespace

std::string errorText(double standardError, int digits) {
    return "± " + significantText(standardError, digits);
}

std::string withErrorTitle() { return translate("Report", "Value ± std. error"); }
std::string notDeterminedText() { return translate("Report", "not determined"); }

const std::string& EstimateText::intervalOrRemark() const {
    return hasInterval || remark.empty() ? interval : remark;
}

std::string EstimateText::briefWithUnit() const { return unit == kMissingText ? brief : brief + " " + unit; }

std::string textWithUnit(const EstimateText& text) {
    return text.unit == kMissingText ? text.withError : text.withError + " " + text.unit;
}

std::string withError(const DisplayUnit& unit, double value, double standardError) {
    return withError(value * unit.scale, standardError * unit.scale);
}

DisplayUnit displayUnit(const Estimate& e) {
    const bool ends = e.guaranteed && std::isfinite(e.lower) && std::isfinite(e.upper);
    return displayUnit(e.unit, ends ? std::max(std::abs(e.lower), std::abs(e.upper)) : e.value);
}

Messages intervalMeanings(const std::vector<Estimate>& estimates) {
    std::vector<std::pair<Message, std::vector<std::string>>> kinds;
    for (const Estimate& e : estimates) {
        if (e.interval.empty()) continue;
        auto kind = std::ranges::find(kinds, e.interval, &decltype(kinds)::value_type::first);
        if (kind == kinds.end()) kind = kinds.insert(kinds.end(), {e.interval, {}});
        kind->second.push_back(estimateTitle(e.name));
    }
    Messages list;
    for (const auto& [meaning, names] : kinds)
        list.push_back(kinds.size() == 1 ? meaning
                                         : filled(std::string("{} ({})"), meaning, fmt::join(names, ", ")));
    return list;
}

EstimateText shown(const Estimate& e, const DisplayUnit& unit, AtBound atBound) {
    EstimateText text{.unit = unit.text, .scale = unit.scale};
    for (std::string* number :
         {&text.value, &text.error, &text.lower, &text.upper, &text.withError, &text.brief, &text.interval})
        *number = kMissingText;
    text.remark = remarkOn(e);
    if (e.guaranteed) {
        writeGuaranteed(text, e);
        return text;
    }
    if (!std::isfinite(e.value)) return text;
    text.hasError = std::isfinite(e.standardError) && !e.atBound;
    text.hasInterval = (std::isfinite(e.lower) || std::isfinite(e.upper)) && !std::isinf(e.standardError) &&
                       (!e.atBound || atBound == AtBound::Interval || std::isnan(e.standardError));
    const auto scaled = [&](double number, bool known) { return known ? number * unit.scale : kNaN; };
    const double value = e.value * unit.scale, lower = scaled(e.lower, text.hasInterval),
                 upper = scaled(e.upper, text.hasInterval);
    const SharedDigits digits(value, scaled(e.standardError, text.hasError), lower, upper);
    text.value = digits(value);
    text.error = digits.ofError();
    text.lower = digits(lower);
    text.upper = digits(upper);
    text.withError = digits.plusMinus(value);
    text.brief = digits.brief(value);
    text.interval = digits.interval(lower, upper);
    return text;
}

EstimateText shown(const Estimate& estimate) { return shown(estimate, displayUnit(estimate)); }

} // namespace rigor
