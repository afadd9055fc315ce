// What stands beside the pages: estimates, fit, the series shown, provenance.
#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"
#include "core/methods/inverse_uncertainty/class_test/class_test.h"
#include "core/methods/inverse_uncertainty/present/present_parts.h"
#include "core/methods/result/provenance_facts.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor::inverse {

namespace {

view::FactGroup estimates(const Result& head) {
    const bool answered = head.outcome == RunOutcome::Answered;
    view::FactGroup group{answered ? translate("Result", "Estimate") : translate("Result", "Best so far"),
                          {}};
    view::FactTable table{{{}, translate("Result", "value"), translate("Result", "interval")}, {}};
    std::vector<std::string> bounded;
    for (const Estimate& e : head.unknowns) {
        const EstimateText text = rigor::shown(e);
        table.rows.push_back({estimateTitle(e.name), text.briefWithUnit(), text.intervalOrRemark()});
        if (e.atBound) bounded.push_back(estimateTitle(e.name));
    }
    const bool any = !table.rows.empty();
    if (any) group.items.emplace_back(std::move(table));
    if (!answered) {
        group.items.emplace_back(
            any ? translate("Result",
                            "No interval: it is computed when the search has ended. Run again and let "
                            "it end.")
                : translate("Result", "Nothing was found before the run ended. Run again and let the search "
                                      "end."));
        return group;
    }
    const Messages meanings = intervalMeanings(head.unknowns);
    for (const Message& meaning : meanings)
        group.items.emplace_back(filled(sentence("Result", "Interval: {}."), meaning));
    if (meanings.empty()) group.items.emplace_back(translate("Result", "No interval is stated."));
    group.items.emplace_back(bounded.empty() ? translate("Result", "No bound is active.")
                                             : filled(sentence("Result", "On a bound: {}."),
                                                      fmt::to_string(fmt::join(bounded, ", "))));
    return group;
}

view::FactGroup fit(const Shown& shown) {
    constexpr std::size_t kMostNamed = 10;
    const InverseUncertaintyResult& r = *shown.result;
    view::FactGroup group{translate("Result", "Fit"), {}};
    const auto value = [&](std::string name, double number, int decimals) {
        if (std::isfinite(number))
            group.items.emplace_back(view::Fact{std::move(name), fixedText(number, decimals)});
    };
    const auto distance = [&](std::string name, double number) {
        if (std::isfinite(number))
            group.items.emplace_back(view::Fact{std::move(name), shown.figures->distanceText(number)});
    };
    value(translate("Result", "log L, maximum entropy"), r.logMaximumEntropy, 2);
    value(translate("Result", "log L, Gaussian"), r.logGaussian, 2);
    value(filled(sentence("Result", "log L, {}"), shown.figures->referenceName()),
          r.logReference.value_or(kNaN), 2);
    distance(translate("Result", "mean EMD, maximum entropy"), r.meanEmdMaximumEntropy);
    distance(translate("Result", "mean EMD, Gaussian"), r.meanEmdGaussian);
    value(translate("Result", "error of log L, maximum entropy"), r.logErrorMaximumEntropy, 3);
    value(translate("Result", "error of log L, Gaussian"), r.logErrorGaussian, 3);
    if (std::isfinite(r.expansionError.largest))
        group.items.emplace_back(view::Fact{translate("Result", "expansion error, largest"),
                                            significantText(r.expansionError.largest, 2)});
    if (std::isfinite(r.modelClassP))
        group.items.emplace_back(view::Fact{translate("Result", "model class, p"),
                                            significantText(r.modelClassP, 2), r.modelClassP <= kClassLevel});
    if (std::vector<std::string> tails = shown.figures->tailLabels(); !tails.empty()) {
        group.items.emplace_back(
            view::Fact{translate("Result", "outside the 95 % range"),
                       filled(sentence("Result", "{} of {}"), tails.size(), shown.figures->count())});
        if (tails.size() > kMostNamed) {
            tails.resize(kMostNamed);
            tails.emplace_back("…");
        }
        group.items.emplace_back(fmt::to_string(fmt::join(tails, ", ")));
    }
    return group;
}

/// Series are known by their names in the legends (figures.cpp).
view::FactGroup series(const Shown& shown) {
    const InverseUncertaintyResult& r = *shown.result;
    const std::string moments = r.moments ? filled(sentence("Result", ", M = {}"), *r.moments) : "",
                      reference = shown.figures->referenceName(),
                      samples = r.reference.samples > 0 ? ", " + countText(r.reference.samples) : "";
    const std::string maximumEntropy = translate("Report", "maximum entropy"),
                      gaussian = translate("Report", "Gaussian");
    return {translate("Result", "Shown"),
            {view::SeriesChoice{{{maximumEntropy, maximumEntropy + moments},
                                 {gaussian, gaussian},
                                 {reference, reference + samples},
                                 {translate("Report", "measured"), translate("Result", "measured value")}}}}};
}

} // namespace

std::vector<view::FactGroup> factsOf(const Shown& shown) {
    std::vector<view::FactGroup> groups{estimates(shown.head)};
    if (shown.figures->count() > 0) {
        groups.push_back(fit(shown));
        groups.push_back(series(shown));
    }
    groups.push_back(provenanceFacts(shown.head));
    return groups;
}

} // namespace rigor::inverse
