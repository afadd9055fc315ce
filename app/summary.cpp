#include "app/summary.h"

#include "core/methods/verified/outward_decimals.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kWarningsShown = 20;

std::string number(double x) { return std::isnan(x) ? "-" : fmt::format("{:.6g}", x); }

/// Bounds that are guaranteed stay guaranteed as text.
std::pair<std::string, std::string> bounds(const Estimate& e) {
    if (!e.guaranteed || !std::isfinite(e.lower) || !std::isfinite(e.upper) || !(e.lower <= e.upper))
        return {number(e.lower), number(e.upper)};
    const OutwardDecimals shown = shownBounds(e);
    return {fmt::format("{:.{}f}", shown.lower, shown.decimals),
            fmt::format("{:.{}f}", shown.upper, shown.decimals)};
}

std::string estimates(const Result& result) {
    std::vector<std::vector<std::string>> rows = {{"", "value", "std. error", "lower", "upper", "unit", ""}};
    for (const auto& e : result.unknowns) {
        const auto [lower, upper] = bounds(e);
        rows.push_back({e.name, number(e.value), number(e.standardError), lower, upper, e.unit,
                        e.atBound ? "at its bound" : ""});
    }
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const auto& row : rows) {
        std::string line = fmt::format("  {:<{}}", row[0], widths[0]);
        for (std::size_t i = 1; i < 5; ++i) line += fmt::format("  {:>{}}", row[i], widths[i]);
        line += fmt::format("  {:<{}}  {}", row[5], widths[5], row[6]);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    // What lower and upper mean, once for all that share it.
    std::string last;
    for (const auto& e : result.unknowns)
        if (!e.interval.empty() && e.interval != last)
            text += fmt::format("  lower, upper: {}\n", last = e.interval);
    return text;
}

/// What the data determine of unknowns that they do not determine one by one.
std::string combinations(const Result& result) {
    const auto found = result.diagnostics.find("combinations");
    if (found == result.diagnostics.end() || !found->is_array()) return {};
    std::string text;
    for (const auto& one : *found)
        if (one["value"].is_number()) {
            text += fmt::format("  {} = {:.8g}", one["combination"].get<std::string>(),
                                one["value"].get<double>());
            if (one["standard_error"].is_number())
                text += fmt::format(" (std. error {:.2g})", one["standard_error"].get<double>());
            text += "\n";
        }
    return text;
}

/// Counts in full, everything else with six digits.
std::string shortNumber(double value) {
    const bool count = value == std::round(value) && std::abs(value) < 1e15;
    return count ? fmt::format("{:.0f}", value) : fmt::format("{:.6g}", value);
}

} // namespace

std::string summaryText(const Result& result, const Study& study) {
    std::string text = study.title.empty() ? study.file.string() : study.title;
    text += fmt::format("\n{}: {}\n", toString(result.outcome), result.message);
    if (!result.unknowns.empty()) text += "\n" + estimates(result) + combinations(result);
    std::string numbers;
    for (const auto& [key, value] : result.diagnostics.items())
        if (value.is_number() && std::isfinite(value.get<double>()))
            numbers += fmt::format("  {} = {}\n", key, shortNumber(value.get<double>()));
    if (!numbers.empty()) text += "\n" + numbers;
    if (!result.warnings.empty()) {
        text +=
            fmt::format("\n{} warning{}:\n", result.warnings.size(), result.warnings.size() == 1 ? "" : "s");
        for (std::size_t i = 0; i < std::min(kWarningsShown, result.warnings.size()); ++i)
            text += fmt::format("  {}\n", result.warnings[i]);
        if (result.warnings.size() > kWarningsShown)
            text +=
                fmt::format("  ... and {} more, in result.json\n", result.warnings.size() - kWarningsShown);
    }
    // Some methods, the filter among them, run no simulations.
    const long long simulations = result.provenance.value("simulations", 0LL);
    text += simulations == 0 ? "\n"
                             : fmt::format("\n{} simulations ({} failed) in ", simulations,
                                           result.provenance.value("failures", 0LL));
    text += fmt::format("{:.1f} s on {} threads\n", result.provenance.value("wall_time", 0.0),
                        result.provenance.value("threads", 0LL));
    return text;
}

} // namespace rigor
