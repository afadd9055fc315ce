#include "core/study/report/estimate_rows.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"
#include "core/study/report/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr double kOnBound = 1e-9; ///< of the range: an interval ends there

bool namesHold(const nlohmann::ordered_json& names, const std::string& name) {
    return names.is_array() && std::any_of(names.begin(), names.end(), [&](const auto& one) {
               return one.is_string() && one.template get<std::string>() == name;
           });
}

/// Names isListed in the diagnostics under `key`, or under `key` of the object `group`.
bool isListed(const Result& result, const char* group, const char* key, const std::string& name) {
    const auto found = result.diagnostics.find(group);
    if (found == result.diagnostics.end()) return false;
    if (!key) return namesHold(*found, name);
    return found->is_object() && found->contains(key) && namesHold((*found)[key], name);
}

/// The range of an estimate; of one with a number per experiment, "k[run 2]", that of k.
const SearchValue* searchedRange(const std::vector<Unknown>& searched, const std::string& name) {
    const auto named = [&](std::string_view wanted) {
        return std::find_if(searched.begin(), searched.end(),
                            [&](const Unknown& u) { return u.family.empty() && u.name == wanted; });
    };
    auto found = named(name);
    if (const auto bracket = name.find('['); found == searched.end() && bracket != std::string::npos)
        found = named(std::string_view(name).substr(0, bracket));
    return found == searched.end() ? nullptr : &found->value;
}

std::string searchedText(const SearchValue& range, double scale) {
    const bool low = std::isfinite(range.min), up = std::isfinite(range.max);
    const auto text = [&](double x) { return plainText(x * scale, 6); };
    if (low && up) return text(range.min) + " … " + text(range.max);
    if (low) return "≥ " + text(range.min);
    if (up) return "≤ " + text(range.max);
    return translate("Report", "unbounded");
}

std::string remarkOn(const Result& result, const Estimate& e, const SearchValue* range, bool profile) {
    if (isEvaluation(result)) return translate("Report", "given, not searched");
    if (e.atBound && range && e.value == range->min) return translate("Report", "at its lower bound");
    if (e.atBound && range && e.value == range->max) return translate("Report", "at its upper bound");
    if (const std::string remark = shown(e).remark; !remark.empty()) return remark;
    if (isListed(result, "undetermined_unknowns", nullptr, e.name)) return notDeterminedText();
    if (std::isnan(e.standardError) && isListed(result, "intervals", "steps", e.name))
        return translate("Report", "counts in steps only");
    if (std::isnan(e.standardError)) return translate("Report", "its error is not known");
    if (isListed(result, "intervals", "doubtful", e.name))
        return translate("Report", "the interval may be too narrow");
    if (!profile || !range) return {};
    const double width = range->max - range->min;
    const bool low = e.lower <= range->min + kOnBound * width, up = e.upper >= range->max - kOnBound * width;
    return low && up ? translate("Report", "no value of the range is excluded")
           : low     ? translate("Report", "not excluded down to the lower bound")
           : up      ? translate("Report", "not excluded up to the upper bound")
                     : std::string();
}

} // namespace

std::vector<EstimateRow> estimateRows(const Result& result, const std::vector<Unknown>& searched) {
    std::vector<EstimateRow> rows;
    for (const Estimate& e : result.unknowns) {
        const SearchValue* range = searchedRange(searched, e.name);
        const bool profile = isListed(result, "intervals", "profile", e.name),
                   steps = isListed(result, "intervals", "steps", e.name);
        const EstimateText text =
            shown(e, displayUnit(e), profile || steps ? AtBound::Interval : AtBound::NoInterval);
        const bool interval = std::isfinite(e.lower) && std::isfinite(e.upper) && text.hasInterval;
        EstimateRow row{.name = e.name, .unit = text.unit, .scale = text.scale};
        row.value = text.value;
        row.error = text.error;
        row.brief = text.brief;
        row.interval = text.interval;
        row.lower = interval ? text.lower : kMissingText;
        row.upper = interval ? text.upper : kMissingText;
        row.kind = !interval ? kMissingText
                   : steps   ? translate("Report", "steps")
                   : profile ? translate("Report", "profile")
                             : translate("Report", "linear");
        row.range = range ? searchedText(*range, text.scale) : kMissingText;
        row.remark = remarkOn(result, e, range, profile);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string intervalLevel(const Result& result) {
    const auto options = result.provenance.find("options");
    if (options == result.provenance.end() || !options->is_object()) return {};
    const double level = options->contains("confidence") && (*options)["confidence"].is_number()
                             ? (*options)["confidence"].get<double>()
                             : kNaN;
    return std::isfinite(level) ? plainText(100 * level) + " %" : std::string();
}

} // namespace rigor
