#pragma once
// The best combinations that can be found around a good one, for a list where there are too many to score all
// of them: one sensor exchanged, added or left out, and the same from the best of those again.

#include "core/methods/adequacy/selection/search/selection_enumerate.h"

#include <stop_token>

namespace rigor {

/// At most `count` combinations within the limits that determine the parameters, best first (equal values in
/// the order of their sensors), `start` among them or beaten by all. The search ends when none of the listed
/// has a better neighbour that is not listed, or after kMostNear scores; the list is what was found, without
/// a proof. The same for any number of threads: it uses one.
std::vector<RankedCombination> combinationsNear(const CandidateSensors& set, const SelectionLimits& limits,
                                                Criterion criterion, const std::vector<int>& start,
                                                std::size_t count, const std::stop_token& stop = {});

/// Combinations scored by combinationsNear: some tenths of a second.
inline constexpr long long kMostNear = 500'000;

} // namespace rigor
