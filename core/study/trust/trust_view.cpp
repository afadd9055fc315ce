#include "core/study/trust/trust_view.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"

#include <algorithm>

namespace rigor {

namespace {

/// Contradict, then apart, then agree, then not compared.
int badness(PairVerdict verdict) {
    switch (verdict) {
    case PairVerdict::Contradict:
        return 3;
    case PairVerdict::Apart:
        return 2;
    case PairVerdict::Agree:
        return 1;
    case PairVerdict::NotCompared:
        break;
    }
    return 0;
}

/// Runs whose pairs differ: those that the verdict has set aside, or both where it set neither aside here.
std::vector<std::pair<int, double>> differingIn(const Trust& trust, const std::string& unknown) {
    std::vector<std::pair<int, double>> runs;
    const auto add = [&](int run, double p) {
        const auto found = std::ranges::find(runs, run, &std::pair<int, double>::first);
        if (found == runs.end())
            runs.emplace_back(run, p);
        else
            found->second = std::min(found->second, p);
    };
    const auto aside = [&](int run) {
        return std::ranges::find(trust.differing, run) != trust.differing.end();
    };
    for (const PairAgreement& pair : trust.agreement) {
        if (pair.unknown != unknown || !pair.differs()) continue;
        for (const int run : {pair.first, pair.second})
            if (aside(run)) add(run, pair.corrected);
    }
    std::ranges::sort(runs);
    return runs;
}

Message wordsOn(const TrustedUnknown& row, const Trust& trust) {
    if (row.verdict == PairVerdict::Contradict) return translate("Trust", "the runs contradict each other");
    if (row.verdict == PairVerdict::Apart) {
        if (row.differing.size() == 1)
            return filled(sentence("Trust", "run {} differs"), row.differing.front().first);
        std::string list;
        for (const auto& [run, p] : row.differing) list += (list.empty() ? "" : ", ") + std::to_string(run);
        return filled(sentence("Trust", "runs {} differ"), list);
    }
    if (row.verdict == PairVerdict::Agree) return translate("Trust", "agree");
    if (row.claims.size() == 1)
        return filled(sentence("Trust", "only run {} says something of it"), row.claims.front().run);
    for (const PairAgreement& pair : trust.agreement)
        if (pair.unknown == row.name) return filled(sentence("Trust", "not compared: {}"), pair.words);
    return translate("Trust", "not compared");
}

/// Values before populations before sets; among values the most precise.
std::ptrdiff_t bestOf(const TrustedUnknown& row) {
    std::ptrdiff_t best = -1;
    for (std::size_t k = 0; k < row.claims.size(); ++k) {
        const ClaimedUnknown& claim = row.claims[k];
        if (!claim.why.empty() || std::ranges::find(row.differing, claim.run,
                                                    &std::pair<int, double>::first) != row.differing.end())
            continue;
        const auto order = [](const ClaimedUnknown& one) {
            return one.claim == Claim::Value ? 0 : one.claim == Claim::Population ? 1 : 2;
        };
        const auto width = [](const ClaimedUnknown& one) {
            return one.claim == Claim::Set ? one.upper - one.lower : one.error;
        };
        if (best < 0) {
            best = static_cast<std::ptrdiff_t>(k);
            continue;
        }
        const ClaimedUnknown& so = row.claims[static_cast<std::size_t>(best)];
        if (std::pair(order(claim), width(claim)) < std::pair(order(so), width(so)))
            best = static_cast<std::ptrdiff_t>(k);
    }
    return best;
}

const ClaimedUnknown* claimOf(const std::vector<ClaimedUnknown>& claims, int run,
                              const std::string& unknown) {
    const auto found = std::ranges::find_if(
        claims, [&](const ClaimedUnknown& one) { return one.run == run && one.name == unknown; });
    return found == claims.end() ? nullptr : &*found;
}

} // namespace

const ClaimedUnknown* TrustedUnknown::best() const {
    return bestClaim < 0 ? nullptr : &claims[static_cast<std::size_t>(bestClaim)];
}

std::vector<TrustedUnknown> unknownsOf(const Trust& trust) {
    std::vector<TrustedUnknown> rows;
    for (const ClaimedUnknown& claim : trust.claims) {
        auto row = std::ranges::find(rows, claim.name, &TrustedUnknown::name);
        if (row == rows.end()) {
            rows.emplace_back();
            row = std::prev(rows.end());
            row->name = claim.name;
            row->unit = claim.unit;
        }
        if (row->unit == claim.unit) row->claims.push_back(claim);
    }
    for (TrustedUnknown& row : rows) {
        for (const PairAgreement& pair : trust.agreement)
            if (pair.unknown == row.name && badness(pair.verdict) > badness(row.verdict))
                row.verdict = pair.verdict;
        row.differing = differingIn(trust, row.name);
        row.bestClaim = bestOf(row);
        row.words = wordsOn(row, trust);
    }
    std::ranges::stable_partition(rows, [](const TrustedUnknown& row) { return row.claims.size() > 1; });
    return rows;
}

const PairAgreement* pairOf(const Trust& trust, const std::string& unknown, int first, int second) {
    for (const PairAgreement& pair : trust.agreement)
        if (pair.unknown == unknown && ((pair.first == first && pair.second == second) ||
                                        (pair.first == second && pair.second == first)))
            return &pair;
    return nullptr;
}

Message cellOf(const PairAgreement& pair, const std::vector<ClaimedUnknown>& claims) {
    if (pair.verdict == PairVerdict::NotCompared) return translate("Trust", "not compared");
    const ClaimedUnknown *a = claimOf(claims, pair.first, pair.unknown),
                         *b = claimOf(claims, pair.second, pair.unknown);
    const bool setA = a && a->claim == Claim::Set, setB = b && b->claim == Claim::Set;
    if (setA && setB)
        return pair.verdict == PairVerdict::Contradict ? translate("Trust", "no common value")
                                                       : translate("Trust", "common values");
    if ((setA || setB) && pair.deviations == 0) return translate("Trust", "inside");
    if ((setA || setB) && pair.verdict == PairVerdict::Apart) return translate("Trust", "outside");
    return verbatim(probabilityText(pair.corrected));
}

Message kindOf(const ClaimedUnknown& claim) {
    if (claim.claim == Claim::Set) return translate("Trust", "a guaranteed set");
    if (claim.claim == Claim::Population) return translate("Trust", "a population");
    return claim.late ? translate("Trust", "the value at the end of the record")
                      : translate("Trust", "one value");
}

} // namespace rigor
