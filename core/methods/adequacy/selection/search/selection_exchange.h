#pragma once
// A good combination quickly: sensors are added one by one, each the best at its turn (greedy), then single
// sensors are exchanged as long as that improves the criterion (V. V. Fedorov, "Theory of Optimal
// Experiments", chapter 3), from the greedy start and from random ones.

#include "core/methods/adequacy/selection/search/selection_criteria.h"
#include "core/methods/adequacy/selection/sets/selection_sensors.h"

#include <cstdint>
#include <stop_token>

namespace rigor {

struct ExchangeResult {
    std::vector<int> best; ///< ascending
    double logValue =
        std::numeric_limits<double>::infinity(); ///< infinite: none found that determines the parameters
    int starts = 0, hits = 0; ///< how many searches were made and how many ended at the best value
    long long scores = 0;     ///< values of the criterion computed
};

/// Any criterion: a greedy start and random ones, each improved by exchanges. The same result for any number
/// of threads. When it is stopped, the greedy combination is there, or where that is much work (thousands of
/// sensors) one filled up by quickOrder. The limits must have passed checkSelection.
ExchangeResult exchangeSearch(const CandidateSensors& set, const SelectionLimits& limits, Criterion criterion,
                              int randomStarts, std::uint64_t seed, int threads, std::stop_token stop = {});

/// Free sensors one after the other, as many as the limits allow, each with the largest gain in ln det M to
/// first order beside the required ones and those before it: what can be had when there is no time. Far less
/// work than greedy steps by a criterion: about a second for thousands of sensors. With all required sensors,
/// every beginning of it is an allowed combination.
std::vector<int> quickOrder(const CandidateSensors& set, const SelectionLimits& limits);

} // namespace rigor
