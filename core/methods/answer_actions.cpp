#include "core/methods/answer_actions.h"

#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

namespace rigor {
namespace {

constexpr double kDecade = 10;

/// Where a range goes on: as far again, or by a decade where it spans one and knows no negative values.
std::pair<std::string, double> widened(const Estimate& e, const SearchValue& range) {
    const bool isLog = range.min > 0 && range.max / range.min >= kDecade;
    const double width = range.max - range.min;
    if (e.value >= range.max)
        return {e.name + ".max", ofDigits(isLog ? range.max * kDecade : range.max + width, 3)};
    return {e.name + ".min", ofDigits(range.min > 0 ? range.min / kDecade : range.min - width, 3)};
}

} // namespace

double ofDigits(double value, int digits) {
    const std::string text = fmt::format("{:.{}g}", value, digits);
    double read = value;
    std::from_chars(text.data(), text.data() + text.size(), read);
    return read;
}

const SearchValue* searchValueOf(const std::vector<Unknown>& unknowns, const std::string& estimate) {
    const std::string_view whole = estimate;
    const std::string_view name = whole.substr(0, whole.find('['));
    for (const Unknown& u : unknowns) {
        if (!u.equals.empty()) continue;
        if (u.family.empty()) {
            if (u.name == whole || u.name == name) return &u.value;
            continue;
        }
        for (const auto& [shape, value] : u.shape)
            if (whole == u.name + "." + shape) return &value;
    }
    return nullptr;
}

bool setSearchValues(std::vector<Unknown>& unknowns,
                     const std::vector<std::pair<std::string, double>>& values) {
    std::vector<Unknown> changed = unknowns;
    for (const auto& [path, value] : values) {
        const auto dot = path.rfind('.');
        const auto* found = dot == std::string::npos ? nullptr : searchValueOf(changed, path.substr(0, dot));
        if (!found) return false;
        auto& search = const_cast<SearchValue&>(*found); // of `changed`, which is ours
        const std::string_view which = std::string_view(path).substr(dot + 1);
        (which == "start" ? search.start : which == "min" ? search.min : search.max) = value;
        // A mean beyond the box would be that of a distribution cut off.
        for (Unknown& u : changed)
            if (which != "start" && path.starts_with(u.name + ".mean.") && !u.family.empty()) {
                u.lower = std::min(u.lower, search.min);
                u.upper = std::max(u.upper, search.max);
            }
    }
    unknowns = std::move(changed);
    return true;
}

std::vector<Action> searchActions(const Result& result, const std::vector<Unknown>& searched, bool unfinished,
                                  const std::vector<std::string>& idle) {
    if (isEvaluation(result)) return {};
    std::vector<Action> actions;
    Action widen{.kind = Action::Kind::SetSearch, .text = {}, .argument = {}};
    std::vector<std::string> names;
    Action start{Action::Kind::SetSearch, translate("Result", "Start from these values"), {}};
    for (const Estimate& e : result.unknowns) {
        const SearchValue* range = searchValueOf(searched, e.name);
        if (!range || e.guaranteed || !std::isfinite(e.value)) continue;
        if (e.atBound && std::isfinite(range->min) && std::isfinite(range->max) &&
            std::ranges::find(idle, e.name) == idle.end()) {
            widen.numbers.push_back(widened(e, *range));
            names.push_back(e.name);
        }
        // Numbers per experiment share one start.
        if (e.name.find('[') == std::string::npos) start.numbers.emplace_back(e.name + ".start", e.value);
    }
    if (!names.empty()) {
        widen.text =
            filled(sentence("Result", "Widen the range of {}"), fmt::to_string(fmt::join(names, ", ")));
        actions.push_back(std::move(widen));
    }
    if (unfinished && !start.numbers.empty()) actions.push_back(std::move(start));
    return actions;
}

} // namespace rigor
