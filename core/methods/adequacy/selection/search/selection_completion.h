#pragma once
// All completions of a partial choice that the linear bound of the relaxation does not exclude.

#include "core/methods/adequacy/selection/search/selection_bound.h"

namespace rigor {

struct FoundCombination {
    std::vector<int> sensors; ///< in no order
    double logValue = std::numeric_limits<double>::infinity();
};

/// Searches through them and replaces `found` by what is better. gains: per open sensor; needed: what their
/// sum must exceed. Returns false, with a part searched, if there are too many (a few thousand).
bool searchCompletions(const Relaxation& relaxation, const PartialChoice& choice,
                       const std::vector<double>& gains, double needed, FoundCombination& found);

} // namespace rigor
