#include "core/methods/adequacy/present/present.h"

#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/present/present_parts.h"
#include "core/methods/estimates_view.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace adequacy {

std::string Shown::captionOf(const char* table) const {
    const ResultTable* found = head.table(table);
    return found ? found->caption : std::string();
}

std::string splitKey(const SplitResult& split) { return split.model + "/" + split.split; }

const SplitResult* selectedSplit(const AdequacyResult& result, const view::PageChoice& choice) {
    if (result.splits.empty()) return nullptr;
    const auto found = std::ranges::find(result.splits, choice.key(kAboutSplits), splitKey);
    return found == result.splits.end() ? &result.splits.front() : &*found;
}

Estimate estimateIn(const EstimatesTable& table, std::size_t r, bool joint, bool atBound) {
    Estimate e;
    e.name = valueAt(table.unknown, r);
    e.unit = valueAt(table.unit, r);
    e.value = valueAt(table.value, r);
    e.standardError = valueAt(table.error, r);
    e.lower = valueAt(joint ? table.jointLower : table.marginalLower, r);
    e.upper = valueAt(joint ? table.jointUpper : table.marginalUpper, r);
    e.atBound = atBound;
    return e;
}

std::string verdictInWords(const std::string& verdict) {
    return verdict == kRejected     ? translate("Report", "rejected")
           : verdict == kMisfit     ? translate("Report", "does not fit the data")
           : verdict == kConsistent ? translate("Report", "not rejected")
                                    : translate("Report", "not tested");
}

namespace {

std::string clauseOf(const AdequacyFigures& figures) {
    std::vector<std::string> parts;
    if (const std::size_t n = figures.models().size(); n > 0)
        parts.push_back(n == 1 ? translate("Result", "1 model") : filled(sentence("Result", "{} models"), n));
    if (const std::size_t n = figures.splits().size(); n > 0)
        parts.push_back(n == 1 ? translate("Result", "1 split") : filled(sentence("Result", "{} splits"), n));
    if (const std::string& sensors = figures.result().sensors; !sensors.empty())
        parts.push_back(filled(sentence("Result", "sensors {}"), sensors));
    return fmt::to_string(fmt::join(parts, ", "));
}

/// The whole verdict of every model stands in the page.
std::vector<std::string> briefVerdict(const AdequacyResult& result) {
    const auto modelsThatAre = [&](const char* verdict) {
        std::vector<std::string> names;
        for (const ModelVerdictResult& one : result.models)
            if (one.verdict == verdict) names.push_back(one.model);
        return fmt::to_string(fmt::join(names, ", "));
    };
    std::vector<std::string> sentences;
    if (const std::string names = modelsThatAre(kRejected); !names.empty())
        sentences.push_back(filled(sentence("Result", "Rejected: {}."), names));
    if (const std::string names = modelsThatAre(kMisfit); !names.empty())
        sentences.push_back(filled(sentence("Result", "Does not fit the data: {}."), names));
    if (const std::string names = modelsThatAre(kConsistent); !names.empty())
        sentences.push_back(filled(
            sentence("Result", "Consistent with the data, which does not prove it right: {}."), names));
    // Without splits there is its fit alone.
    for (const ModelFitResult& fit : result.fits)
        if (result.models.empty() && fit.model == result.estimated.model && !fit.misfit &&
            std::isfinite(fit.pHolm))
            sentences.push_back(filled(
                sentence("Result", "The stated errors of the sensors explain what the model {} leaves ({}), "
                                   "which does not prove it right; by splits it was not tested."),
                fit.model, pValueText(fit.pHolm)));
    return sentences;
}

/// Of the study's own model; the others are its rivals.
std::vector<PredictedOutput> predictionsIn(const AdequacyResult& result) {
    PredictionCollector collect(false);
    if (!result.tables.trajectories) return {};
    const TrajectoriesTable& rows = *result.tables.trajectories;
    for (std::size_t i = 0; i < rows.model.size(); ++i) {
        if (rows.model[i] != result.estimated.model) continue;
        const std::string output = valueAt(rows.output, i);
        const double measured = valueAt(rows.measured, i), predicted = valueAt(rows.predicted, i);
        PredictionCollector::add(collect.of(output, result.unitOf(output)), valueAt(rows.experiment, i),
                                 valueAt(rows.time, i), measured, predicted,
                                 std::abs((measured - predicted) / valueAt(rows.standardised, i)));
    }
    return collect.take();
}

} // namespace

} // namespace adequacy

Presentation presentAdequacy(const Result& result, const PresentContext& context) {
    using namespace adequacy;
    const auto typed = std::make_shared<const AdequacyResult>(read<AdequacyResult>(result));
    const Shown shown{result, typed, std::make_shared<const AdequacyFigures>(typed, result.unknowns)};
    Presentation made;
    made.clause = clauseOf(*shown.figures);
    if (result.outcome == RunOutcome::Answered) {
        made.brief = briefVerdict(*typed);
        made.estimatesInWords = estimatesInWords(result);
        made.tellsVerdict = result.qualityWarnings.empty() && !made.estimatesInWords.empty();
        if (made.tellsVerdict) made.brief.insert(made.brief.begin(), made.estimatesInWords);
    }
    if (const std::string chosen = chosenSet(*typed); !chosen.empty())
        made.chosen.selected[kAboutSets] = chosen;
    made.pages = pagesOf(shown);
    made.factsOf = [figures = shown.figures](const view::PageChoice& choice) {
        return std::vector<view::FactGroup>{selectedFacts(*figures, choice)};
    };
    made.facts = factsOf(shown);
    if (context.sections) made.sections = sectionsOf(shown);
    made.estimatesInSections = !made.sections.empty();
    if (context.predictions) made.predictions = predictionsIn(*typed);
    return made;
}

} // namespace rigor
