#pragma once
// Do the answers of runs agree, unknown by unknown and pair by pair? Every pair has one p-value, of what both
// claim being true together:
//     two values a, b             z = (a - b)/s,  s^2 = s_a^2 + s_b^2 of different rows. Of the same rows
//     both saw
//                                 the same errors, which count once: s^2 = |s_a^2 - s_b^2| (J. A. Hausman,
//                                 Econometrica 46, 1978: exact where the better one is efficient) + (s/2)^2
//                                 of the smaller error s, for what estimates of one data set differ by beside
//     a value and a set           z = the way from a to the set over s_a; 0 within
//     two sets                    they share a value, or contradict each other for certain
//     a population and a value    the value is one draw: z = (a - mean)/s,  s^2 = spread^2 + s_mean^2 +
//     s_a^2;
//                                 of a set the way to it
// two-sided. All pairs are judged together by Holm's method at kAgreementLevel. What a run does not claim
// (core/methods/claims.h) is not compared, and that is said.

#include "core/methods/claims.h"

#include <string>
#include <vector>

namespace rigor {

inline constexpr double kAgreementLevel = 0.05;

enum class PairVerdict { Agree, Apart, Contradict, NotCompared };
const char* keyOf(PairVerdict verdict);

struct PairAgreement {
    std::string unknown;
    int first = 0, second = 0; ///< runs
    PairVerdict verdict = PairVerdict::NotCompared;
    double p, corrected; ///< alone, and by Holm's method over all pairs; NaN: not compared
    double deviations;   ///< z; NaN of two sets
    double part;         ///< (first - second)/second; NaN unless both are numbers and second is not 0
    Message words;       ///< a clause

    bool differs() const { return verdict == PairVerdict::Apart || verdict == PairVerdict::Contradict; }
};
/// Alone: p and words, the verdict being the one at this p.
PairAgreement agreementOf(const ClaimedUnknown& a, const ClaimedUnknown& b, bool sameRows);
/// All pairs of runs in every unknown that both have, corrected. sameRows: of two numbers of runs.
template <class SameRows>
std::vector<PairAgreement> agreementOfAll(const std::vector<ClaimedUnknown>& claims, SameRows&& sameRows) {
    std::vector<PairAgreement> pairs;
    for (std::size_t i = 0; i < claims.size(); ++i)
        for (std::size_t j = i + 1; j < claims.size(); ++j)
            if (claims[i].run != claims[j].run && claims[i].name == claims[j].name)
                pairs.push_back(agreementOf(claims[i], claims[j], sameRows(claims[i].run, claims[j].run)));
    return pairs;
}
/// Sets corrected and verdict of those that were compared.
void judgeTogether(std::vector<PairAgreement>& pairs, double level = kAgreementLevel);

} // namespace rigor
