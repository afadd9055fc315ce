#include "core/methods/claims.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/present/present_parts.h"
#include "core/methods/filter/result.h"
#include "core/methods/method.h"
#include "core/methods/result/describe.h"
#include "core/methods/verified/result.h"
#include "core/methods/watched.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

Message hindrance(const Result& result, int run, const Estimate& e) {
    const std::string title = estimateTitle(e.name);
    if (result.outcome != RunOutcome::Answered)
        return filled(sentence("Trust", "run {} found no answer"), run);
    if (isEvaluation(result)) return filled(sentence("Trust", "run {} was given its values"), run);
    if (e.guaranteed)
        return std::isnan(e.lower) || std::isnan(e.upper) || e.lower > e.upper
                   ? filled(sentence("Trust", "run {} states no set for {}"), run, title)
               : e.lower <= e.examinedLower && e.upper >= e.examinedUpper
                   ? filled(sentence("Trust",
                                     "the guaranteed set of {} in run {} is the range that was examined: "
                                     "it says nothing of it"),
                            title, run)
                   : Message();
    if (!std::isfinite(e.value)) return filled(sentence("Trust", "run {} has no value for {}"), run, title);
    if (e.atBound) return filled(sentence("Trust", "{} lies at a bound of the search in run {}"), title, run);
    if (!std::isfinite(e.standardError) || !(e.standardError > 0))
        return filled(sentence("Trust", "{} has no standard error in run {}"), title, run);
    return {};
}

/// Of a filter: one that does not believe its own bounds claims nothing. Without process noise it and the fit
/// of all its data are the same but for what it loses by linearising as it goes, which its deviations do not
/// hold: what its own check found of it is part of its error.
void askFilter(std::vector<ClaimedUnknown>& claims, const Result& result, int run) {
    const auto filter = read<FilterResult>(result);
    if (!filter.claimsBounds())
        for (ClaimedUnknown& claim : claims)
            if (claim.why.empty())
                claim.why = filled(sentence("Trust", "run {} says itself that its bounds do not hold"), run);
    if (hadProcessNoise(result) || !filter.allData || !filter.allData->converged || !filter.allData->unknowns)
        return;
    for (ClaimedUnknown& claim : claims)
        for (const auto& [name, fit] : *filter.allData->unknowns)
            if (name == claim.name && std::isfinite(fit.value)) {
                claim.error = std::hypot(claim.error, claim.value - fit.value);
                claim.lower = claim.value - kTwoSided95 * claim.error;
                claim.upper = claim.value + kTwoSided95 * claim.error;
            }
}

} // namespace

std::vector<ClaimedUnknown> claimsOf(int run, const Result& result) {
    std::vector<ClaimedUnknown> claims;
    const bool late = answers(result.method, AnswerKind::Trajectory);
    for (const Estimate& e : result.unknowns)
        claims.push_back({run, e.name, e.unit, e.guaranteed ? Claim::Set : Claim::Value, late, e.value,
                          e.standardError, e.lower, e.upper, kNaN, hindrance(result, run, e)});
    if (late) askFilter(claims, result, run);
    if (!answers(result.method, AnswerKind::Distribution)) return claims;
    const std::size_t shapes = claims.size();
    for (std::size_t k = 0; k < shapes; ++k) {
        const std::string& name = claims[k].name;
        if (!name.ends_with(".mean")) continue;
        ClaimedUnknown whole = claims[k];
        whole.name = name.substr(0, name.size() - 5);
        whole.claim = Claim::Population;
        const auto spread =
            std::ranges::find(claims, whole.name + ".standard_deviation", &ClaimedUnknown::name);
        if (spread == claims.end()) continue;
        whole.spread = spread->value;
        claims.push_back(std::move(whole));
    }
    return claims;
}

std::string candidateOfEstimates(const Result& result) {
    return comparesModels(result.method) ? readFacts<AdequacyResult>(result).estimated.model : std::string();
}

std::vector<ModelEstimate> modelEstimatesOf(const Result& result) {
    std::vector<ModelEstimate> all;
    if (!comparesModels(result.method)) return all;
    const auto found = read<AdequacyResult>(result);
    if (!found.tables.modelEstimates || found.modelEstimates.size() < 2) return all;
    const adequacy::ModelEstimatesTable& rows = *found.tables.modelEstimates;
    for (std::size_t r = 0; r < rows.model.size(); ++r)
        all.push_back({rows.model[r], adequacy::verdictInWords(valueAt(rows.verdict, r)),
                       adequacy::estimateIn(rows.estimates, r, false, valueAt(rows.atBound, r) == "yes")});
    return all;
}

bool isOwnModelRejected(const Result& result) {
    return comparesModels(result.method) && readFacts<AdequacyResult>(result).isRejected();
}

Messages statedAssumptions(const Result& result) {
    return answers(result.method, AnswerKind::Enclosure) ? readFacts<VerifiedResult>(result).assumptions
                                                         : Messages();
}

} // namespace rigor
