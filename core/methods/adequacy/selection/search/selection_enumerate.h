#pragma once
// All allowed combinations scored and ranked.

#include "core/foundation/base/progress.h"
#include "core/methods/adequacy/selection/search/selection_criteria.h"
#include "core/methods/adequacy/selection/sets/selection_sensors.h"

namespace rigor {

struct RankedCombination {
    std::vector<int> sensors; ///< ascending
    CriterionValues values;
};

/// Two values that differ by less than this share are called equal: beyond rounding, far below any use.
inline constexpr double kTieTolerance = 1e-10;

/// The combinations ranked by one criterion.
struct CriterionRanking {
    Criterion criterion = Criterion::A;
    std::vector<RankedCombination> best; ///< best first; equal values in the order of their sensors
    /// Entry k: best of the combinations with k sensors in all; no sensors = there is none.
    std::vector<RankedCombination> bySize;
};

struct Enumeration {
    bool complete = false;      ///< false: stopped before all were scored
    long long combinations = 0; ///< scored
    long long undetermined = 0; ///< of these, how many do not determine the parameters
    std::vector<CriterionRanking> rankings;
};

/// Scores every allowed combination of at least one sensor, each by one addition of a sensor's information to
/// that of a smaller combination (a tree in lexicographic order, so that a value never depends on the number
/// of threads). keep: length of `best`, at least 1. The limits must have passed checkSelection. Progress:
/// `done` of `total` combinations, objective = best value of the first criterion, populationEstimates = its
/// ten best so far as one weight (0 or 1) per sensor.
Enumeration enumerateCombinations(const CandidateSensors& set, const SelectionLimits& limits,
                                  const std::vector<Criterion>& criteria, std::size_t keep, int threads,
                                  const Progress& progress);

/// The combinations of the ranking's head whose value equals the best one.
std::vector<RankedCombination> tiesOf(const CriterionRanking& ranking);

/// One weight (0 or 1) per sensor of the set.
std::vector<double> weightsOf(const CandidateSensors& set, const std::vector<int>& chosen);

} // namespace rigor
