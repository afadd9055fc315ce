// The section of the estimates.
#include "core/study/report/report_parts.h"

#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"
#include "core/presentation/display_name.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {
/// Searched range of an estimate "x1.mean" from the study's unknowns, times `scale`; "–" if it is not found.
std::string searchRange(const Study& study, const std::string& name, double scale) {
    const auto range = [scale](const SearchValue& v) {
        return std::isfinite(v.min) || std::isfinite(v.max)
                   ? plainText(v.min * scale) + " … " + plainText(v.max * scale)
                   : translate("Report", "unbounded");
    };
    for (const SensorNoise& noise : study.noise)
        if (noise.estimate() == name) return range(noise.deviation);
    for (const auto& pair : study.dependence.pairs)
        if (pair.estimate() == name) return range(pair.value);
    for (const auto& u : study.unknowns) {
        if (!u.equals.empty() && u.name == name) return filled(translate("Report", "equals {}"), u.equals);
        if (u.family.empty() && u.name == name) return range(u.value);
        for (const auto& [shape, value] : u.shape)
            if (u.name + "." + shape == name) return range(value);
    }
    return kMissingText;
}

std::string joined(const std::vector<std::string>& labels, std::size_t most = 12) {
    std::string text;
    for (std::size_t i = 0; i < std::min(most, labels.size()); ++i) {
        const bool last = i + 1 == labels.size();
        text += (i == 0 ? "" : last ? translate("Report", " and ") : ", ") + labels[i];
    }
    if (labels.size() > most) text += filled(translate("Report", " and {} more"), labels.size() - most);
    return text;
}

/// The estimates as the page of the method has them; null = it has none such.
const view::Estimates* estimatesIn(const view::Body& body) {
    if (const auto* estimates = std::get_if<view::Estimates>(&body)) return estimates;
    if (const auto* split = std::get_if<view::Split>(&body))
        for (const view::Body& part : split->parts)
            if (const auto* found = estimatesIn(part)) return found;
    return nullptr;
}

/// The interval that the method has found with the bound on which the estimate lies; "" = none.
std::string intervalAtBound(const Presentation& shown, const Estimate& e, const EstimateText& text) {
    if (text.hasInterval) return text.interval;
    for (const view::Page& page : shown.pages)
        if (const auto* estimates = estimatesIn(page.body))
            for (const view::EstimateRow& row : estimates->rows)
                if (row.name == e.name && row.lower != kMissingText) return row.interval;
    return {};
}

} // namespace

std::optional<ReportSection> estimateSection(ReportSource& source) {
    std::vector<Estimate> unknowns = source.result.unknowns;
    if (unknowns.empty()) return std::nullopt;
    unknowns.insert(unknowns.end(), source.result.tied.begin(), source.result.tied.end());
    // Kind and level of the intervals are the method's and stand in the caption.
    ReportTable table{.columns = {{translate("Report", "Quantity")},
                                  {translate("Report", "Unit")},
                                  {withErrorTitle(), true, true},
                                  {translate("Report", "Interval"), true},
                                  {translate("Report", "Search range"), true}}};
    // Sets that are guaranteed have no value that is more likely than another.
    const bool guaranteed =
        std::all_of(unknowns.begin(), unknowns.end(), [](const Estimate& e) { return e.guaranteed; });
    if (guaranteed) {
        table.columns[2].head = translate("Report", "Guaranteed bounds");
        table.columns.erase(table.columns.begin() + 3);
    }
    std::vector<std::string> bounded, ending; // on a bound without an interval, and with one that ends there
    for (const auto& e : unknowns) {
        const EstimateText text = shown(e);
        const std::string range = searchRange(source.study, e.name, text.scale);
        std::string interval = text.intervalOrRemark();
        if (e.atBound) {
            const std::string found = intervalAtBound(source.shown, e, text);
            (found.empty() ? bounded : ending).push_back(estimateTitle(e.name));
            if (!found.empty()) interval = found;
        }
        if (guaranteed)
            table.rows.push_back({estimateTitle(e.name), text.unit, text.interval, range});
        else
            table.rows.push_back({estimateTitle(e.name), text.unit, text.withError, interval, range});
    }
    const Messages meanings = intervalMeanings(unknowns);
    table.caption =
        !source.shown.whatEstimatesAre.empty() ? source.shown.whatEstimatesAre
        : source.result.outcome == RunOutcome::Answered
            ? wasGiven(source) ? translate("Report", "What was given.")
                               : translate("Report", "What was found.")
            : translate("Report", "What was reached before the end; these numbers are not an answer.");
    table.caption += " ";
    for (const auto& m : meanings) table.caption += filled(translate("Report", "Intervals: {}. "), m);
    if (meanings.empty()) table.caption += translate("Report", "No interval is stated. ");
    if (!source.shown.whatEstimatesReach.empty()) table.caption += source.shown.whatEstimatesReach + " ";
    const auto onBound = [&](const std::vector<std::string>& names, const std::string& interval) {
        return filled(names.size() == 1 ? translate("Report", "{} lies on a bound of the search range; {}.")
                                        : translate("Report", "{} lie on a bound of the search range; {}."),
                      joined(names), interval);
    };
    if (guaranteed && !ending.empty())
        table.caption +=
            filled(translate("Report", "{}: up to the end of the search range; beyond it nothing was "
                                       "examined and nothing is proven."),
                   joined(ending));
    else if (!guaranteed && !wasGiven(source)) {
        std::vector<std::string> said;
        if (!bounded.empty())
            said.push_back(onBound(bounded, translate("Report", "no interval is stated there")));
        if (!ending.empty()) said.push_back(onBound(ending, translate("Report", "the interval ends there")));
        if (said.empty()) said.push_back(translate("Report", "No bound is active."));
        table.caption += fmt::to_string(fmt::join(said, " "));
    }
    return ReportSection{translate("Report", "Estimate"), "", {std::move(table)}, {}};
}

} // namespace rigor
