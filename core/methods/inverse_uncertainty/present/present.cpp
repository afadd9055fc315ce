#include "core/methods/inverse_uncertainty/present/present.h"
#include "core/methods/estimates_view.h"

#include "core/foundation/base/translate.h"
#include "core/methods/answer_actions.h"
#include "core/methods/estimate_text.h"
#include "core/methods/inverse_uncertainty/class_test/remarks.h"
#include "core/methods/inverse_uncertainty/present/present_parts.h"
#include "core/presentation/display_name.h"

#include <cmath>

namespace rigor {

namespace {

using inverse::Shown;

std::vector<PredictedOutput> predictionsIn(const Shown& shown) {
    PredictionCollector collect(false);
    const inverse::ExperimentsTable& rows = shown.figures->experiments();
    const auto at = &InverseFigures::at;
    PredictedOutput& to =
        collect.of(shown.result->output.empty() ? "output" : shown.result->output, rows.unit);
    for (std::size_t i = 0; i < rows.experiment.size(); ++i) {
        const std::size_t before = to.measured.size();
        PredictionCollector::add(to, rows.experiment[i], kNaN, at(rows.measured, i), at(rows.mean, i),
                                 at(rows.standardDeviation, i));
        if (to.measured.size() == before) continue;
        to.lower95.push_back(at(rows.lower95, i));
        to.upper95.push_back(at(rows.upper95, i));
    }
    return collect.take();
}

double meanOfFinite(const std::vector<double>& values) {
    double sum = 0, count = 0;
    for (const double value : values)
        if (std::isfinite(value)) sum += value, ++count;
    return count > 0 ? sum / count : kNaN;
}

void tellEstimates(const Shown& shown, Presentation& made) {
    const InverseUncertaintyResult& r = *shown.result;
    if (!std::isfinite(r.logLikelihood)) return;
    made.whatEstimatesReach = r.logReference && std::isfinite(*r.logReference)
                                  ? filled(sentence("Report", "log L = {} ({} by the reference)."),
                                           fixedText(r.logLikelihood, 2), fixedText(*r.logReference, 2))
                                  : filled(sentence("Report", "log L = {}."), fixedText(r.logLikelihood, 2));
    if (made.given) return;
    const std::string density = shown.figures->choseGaussian()
                                    ? translate("Report", "a Gaussian density")
                                    : translate("Report", "a maximum-entropy density");
    made.whatEstimatesAre =
        shown.head.outcome == RunOutcome::Answered
            ? filled(sentence("Report", "What was found, by maximum likelihood with {}."), density)
        : shown.head.outcome == RunOutcome::Cancelled
            ? filled(sentence("Report",
                              "What was reached before the end; these numbers are not an answer, on "
                              "the way to maximum likelihood with {}."),
                     density)
            : filled(sentence("Report",
                              "What was reached before the end; these numbers are not an answer, by "
                              "maximum likelihood with {}."),
                     density);
}

/// What was found comes first, then how it agrees with what was measured.
void tellVerdict(const Shown& shown, Presentation& made) {
    made.estimatesInWords = estimatesInWords(shown.head);
    if (made.given || made.estimatesInWords.empty()) return;
    made.tellsVerdict = true;
    made.brief = {made.estimatesInWords};
    if (const InverseFigures::Coverage found = shown.figures->coverage(); found.measured > 0)
        made.brief.push_back(filled(sentence("Result", "{} of {} measured values lie inside the central 95 % "
                                                       "range predicted for them, {:.0f} expected."),
                                    found.inside, found.measured, std::round(found.expected)));
    if (const double p = shown.result->modelClassP; p > kClassLevel && shown.head.qualityWarnings.empty())
        made.brief.push_back(
            filled(sentence("Result", "The test of these distributions finds nothing against them (p = {})."),
                   significantText(p, 2)));
}

/// Spreads on their lower bound whose interval ends above it, and which are next to nothing anyway.
std::vector<std::string> idleSpreads(const Result& head, const InverseUncertaintyResult& r) {
    std::vector<std::string> names;
    if (!r.sobolIndices) return names;
    const inverse::SobolTable& shares = *r.sobolIndices;
    for (const Estimate& e : head.unknowns) {
        constexpr std::string_view kSpread = ".standard_deviation";
        if (!e.atBound || !e.name.ends_with(kSpread) || !(e.upper > e.value)) continue;
        const std::string unknown = e.name.substr(0, e.name.size() - kSpread.size());
        bool idle = !shares.unknown.empty();
        for (std::size_t k = 0; k < shares.unknown.size(); ++k)
            idle = idle && (shares.unknown[k] != unknown || shares.total[k] < kIdleShare);
        if (idle) names.push_back(e.name);
    }
    return names;
}

} // namespace

Presentation presentInverseUncertainty(const Result& result, const PresentContext& context) {
    InverseUncertaintyResult typed = read<InverseUncertaintyResult>(result);
    if (typed.output.empty()) typed.output = context.output; // of an earlier version
    auto kept = std::make_shared<const InverseUncertaintyResult>(std::move(typed));
    const Shown shown{result, kept, std::make_shared<const InverseFigures>(kept)};
    const InverseFigures& figures = *shown.figures;

    Presentation made;
    made.clause = figures.coverageText();
    made.actions = searchActions(result, context.searched, result.outcome == RunOutcome::Cancelled,
                                 idleSpreads(result, *kept));
    made.given = kept->measured && !kept->search;
    made.experiments = static_cast<std::size_t>(kept->experimentsCount);
    made.measured =
        static_cast<std::size_t>(kept->measured.value_or(static_cast<long long>(figures.count())));
    made.pages = inverse::pagesOf(shown);
    if (figures.count() == 0 && kept->trace) made.firstPage = inverse::kSearchPage; // all there is to see
    made.facts = inverse::factsOf(shown);
    if (context.sections) made.sections = inverse::sectionsOf(shown);
    if (figures.count() > 0) made.selected = figures.labels()[figures.byDistance().front()];
    tellEstimates(shown, made);
    if (figures.count() > 0 && result.outcome == RunOutcome::Answered) tellVerdict(shown, made);
    if (context.predictions) made.predictions = predictionsIn(shown);
    made.scorePerExperiment = meanOfFinite(figures.experiments().logLikelihood);
    made.meanDistance = kept->meanEmd;
    return made;
}

} // namespace rigor
