#pragma once
// A Trust unknown by unknown, as rows are drawn of it: who claims what, who differs, what can be used.

#include "core/study/trust/trust.h"

namespace rigor {

struct TrustedUnknown {
    std::string name, unit; ///< unit of the first claim
    /// Of the runs that say something of it, in their order. Of another unit than the first: not among them.
    std::vector<ClaimedUnknown> claims;
    PairVerdict verdict = PairVerdict::NotCompared; ///< the worst of its pairs
    /// Runs that differ from the others in this unknown, each with the smallest corrected p of its pairs.
    std::vector<std::pair<int, double>> differing;
    /// The most precise value among the claims that agree; else a population, a set; null: there is none.
    const ClaimedUnknown* best() const;
    Message words; ///< "agree", "run 3 differs", "only run 1 says something of it", ...

    std::ptrdiff_t bestClaim = -1; ///< index of best()
};

/// Of all unknowns that a run claims something of; those that runs share first, in the order of the claims.
std::vector<TrustedUnknown> unknownsOf(const Trust& trust);

/// The pair of two runs in an unknown; null: there is none.
const PairAgreement* pairOf(const Trust& trust, const std::string& unknown, int first, int second);

/// "0.74", "inside", "outside", "no common value", "not compared": what a pair says, as a cell of a table.
Message cellOf(const PairAgreement& pair, const std::vector<ClaimedUnknown>& claims);

/// What a claim is: "one value", "a guaranteed set", "a population", "the value at the end of the record".
Message kindOf(const ClaimedUnknown& claim);

} // namespace rigor
