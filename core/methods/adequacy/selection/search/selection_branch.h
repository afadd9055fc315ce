#pragma once
// The best combination with a proof, by branch and bound with the relaxations of selection_bound.h.
// Anytime: when it is stopped, the best combination so far and a bound that holds are there.

#include "core/foundation/base/progress.h"
#include "core/methods/adequacy/selection/search/selection_criteria.h"
#include "core/methods/adequacy/selection/sets/selection_sensors.h"

#include <cstdint>

namespace rigor {

enum class SelectionEnd {
    NotRun,
    Proven,     ///< nothing is better by more than kProofTolerance
    GapReached, ///< the wanted gap
    TimeLimit,  ///< the result then depends on the speed of the machine
    NodeLimit,  ///< the result is the same on every machine
    Cancelled,
    Undetermined, ///< proven: no allowed combination determines the parameters
};
std::string toString(SelectionEnd end); ///< "proven", "time limit", ...

/// Combinations whose logarithm differs by less are not told apart by a proof.
inline constexpr double kProofTolerance = 1e-9;

struct BranchOptions {
    double gap = 0;                                             ///< relative, at which the search may end
    double timeLimit = std::numeric_limits<double>::infinity(); ///< s
    long long nodeLimit = 0;                                    ///< relaxations solved, 0 = any number
    int randomStarts = 24;                                      ///< of the exchange search before
    std::uint64_t seed = 1;
    int threads = 0;
    /// Allowed combinations found before, best first, to begin with; empty = exchangeSearch finds one.
    std::vector<std::vector<int>> known;
};

struct BranchResult {
    SelectionEnd end = SelectionEnd::NotRun;
    std::vector<int> best;                                     ///< ascending; empty = none found
    double logValue = std::numeric_limits<double>::infinity(); ///< ln of the criterion of `best`
    double logBound =
        -std::numeric_limits<double>::infinity(); ///< ln of the criterion of no combination is below
    double logRelaxed =
        -std::numeric_limits<double>::infinity(); ///< bound of the relaxation before branching
    long long nodes = 0;                          ///< relaxations solved
    double seconds = 0;

    /// value / bound - 1; infinite if either is not known.
    double gap() const;
};

/// The limits must have passed checkSelection. Without a time limit the result is the same for any number of
/// threads. A time limit of 0 leaves the bound of the relaxation before branching (kLeastWork). Progress:
/// `done` = nodes, objective = value of the best, estimate = its weights, population = the best combinations
/// so far, each once.
BranchResult branchAndBound(const CandidateSensors& set, const SelectionLimits& limits, Criterion criterion,
                            const BranchOptions& options, const Progress& progress);

} // namespace rigor
