#include "core/study/trust/pair_agreement.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/stats/tests.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rigor {

namespace {

/// Of the smaller error: what two estimates from the same rows may differ by although both are efficient.
constexpr double kBesideRows = 0.5;

double twoSided(double z) { return std::erfc(std::abs(z) / std::numbers::sqrt2); }

/// The error, or that of a normal distribution with the interval's half towards `other`.
double errorTowards(const ClaimedUnknown& e, double other) {
    const double half = other > e.value ? e.upper - e.value : e.value - e.lower;
    return std::isfinite(half) ? std::max(e.error, half / kTwoSided95) : e.error;
}

/// Of a value or a population: the deviation of what it says of one specimen.
double deviationTowards(const ClaimedUnknown& e, double other) {
    return e.claim == Claim::Population ? std::hypot(e.spread, e.error) : errorTowards(e, other);
}

void compareSets(PairAgreement& pair, const ClaimedUnknown& a, const ClaimedUnknown& b) {
    const bool apart = std::max(a.lower, b.lower) > std::min(a.upper, b.upper);
    pair.p = apart ? 0 : 1;
    pair.verdict = apart ? PairVerdict::Contradict : PairVerdict::Agree;
    pair.words =
        apart ? filled(sentence("Trust", "the guaranteed sets of runs {} and {} have no common value of {}"),
                       a.run, b.run, estimateTitle(a.name))
              : filled(sentence("Trust", "the guaranteed sets of runs {} and {} share values of {}"), a.run,
                       b.run, estimateTitle(a.name));
}

void compareWithSet(PairAgreement& pair, const ClaimedUnknown& a, const ClaimedUnknown& set) {
    const double gap = std::max({0.0, a.value - set.upper, set.lower - a.value});
    pair.deviations = gap / deviationTowards(a, (set.lower + set.upper) / 2);
    pair.p = twoSided(pair.deviations);
    const std::string title = estimateTitle(a.name);
    pair.words =
        gap == 0 ? filled(sentence("Trust", "{} of run {} lies in the guaranteed set of run {}"), title,
                          a.run, set.run)
                 : filled(sentence("Trust",
                                   "{} of run {} lies {} deviations outside the guaranteed set of run {}"),
                          title, a.run, fixedText(pair.deviations, 1), set.run);
}

void compareValues(PairAgreement& pair, const ClaimedUnknown& a, const ClaimedUnknown& b, bool sameRows) {
    const double sa = deviationTowards(a, b.value), sb = deviationTowards(b, a.value);
    const bool populations = (a.claim == Claim::Population) != (b.claim == Claim::Population);
    const double variance = sameRows && !populations
                                ? std::abs(sa * sa - sb * sb) + std::pow(kBesideRows * std::min(sa, sb), 2)
                                : sa * sa + sb * sb;
    pair.deviations = (a.value - b.value) / std::sqrt(variance);
    pair.p = twoSided(pair.deviations);
    if (b.value != 0) pair.part = (a.value - b.value) / std::abs(b.value);
    const std::string title = estimateTitle(a.name), many = fixedText(std::abs(pair.deviations), 1);
    if (populations) {
        const ClaimedUnknown &one = a.claim == Claim::Population ? b : a, &all = &one == &a ? b : a;
        pair.words = filled(
            sentence("Trust",
                     "{} of run {} is a specimen {} deviations from the mean of the population of run {}"),
            title, one.run, many, all.run);
        return;
    }
    pair.words = pair.deviations > 0
                     ? filled(sentence("Trust", "{} is {} deviations higher in run {} than in run {}"), title,
                              many, a.run, b.run)
                     : filled(sentence("Trust", "{} is {} deviations lower in run {} than in run {}"), title,
                              many, a.run, b.run);
}

} // namespace

const char* keyOf(PairVerdict verdict) {
    switch (verdict) {
    case PairVerdict::Agree:
        return "agree";
    case PairVerdict::Apart:
        return "apart";
    case PairVerdict::Contradict:
        return "contradict";
    case PairVerdict::NotCompared:
        break;
    }
    return "not-compared";
}

PairAgreement agreementOf(const ClaimedUnknown& a, const ClaimedUnknown& b, bool sameRows) {
    PairAgreement pair{a.name, a.run, b.run, PairVerdict::NotCompared, kNaN, kNaN, kNaN, kNaN, {}};
    if (a.unit != b.unit) {
        pair.words =
            filled(sentence("Trust", "{} is in {} in run {} and in {} in run {}"), estimateTitle(a.name),
                   a.unit.empty() ? "1" : a.unit, a.run, b.unit.empty() ? "1" : b.unit, b.run);
        return pair;
    }
    if (!a.why.empty() || !b.why.empty()) {
        pair.words = a.why.empty() ? b.why : a.why;
        return pair;
    }
    if (a.claim == Claim::Set && b.claim == Claim::Set)
        compareSets(pair, a, b);
    else if (a.claim == Claim::Set || b.claim == Claim::Set)
        compareWithSet(pair, a.claim == Claim::Set ? b : a, a.claim == Claim::Set ? a : b);
    else
        compareValues(pair, a, b, sameRows);
    if (pair.verdict == PairVerdict::NotCompared)
        pair.verdict = pair.p <= kAgreementLevel ? PairVerdict::Apart : PairVerdict::Agree;
    pair.corrected = pair.p;
    return pair;
}

void judgeTogether(std::vector<PairAgreement>& pairs, double level) {
    std::vector<double> p;
    for (const PairAgreement& pair : pairs)
        if (pair.verdict != PairVerdict::NotCompared) p.push_back(pair.p);
    const std::vector<double> corrected = holmCorrected(p);
    std::size_t k = 0;
    for (PairAgreement& pair : pairs) {
        if (pair.verdict == PairVerdict::NotCompared) continue;
        pair.corrected = corrected[k++];
        if (pair.verdict != PairVerdict::Contradict)
            pair.verdict = pair.corrected <= level ? PairVerdict::Apart : PairVerdict::Agree;
    }
}

} // namespace rigor
