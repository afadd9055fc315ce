#pragma once
// Rates of the model that jump within the record: the sign of dry friction, a relay, a drive that reaches its
// limit. Behind a jump the covariance of the states is that before it times the saltation matrix (M. di
// Bernardo et al., "Piecewise-smooth Dynamical Systems", Springer 2008, section 2.5); the filter, whose steps
// do not end there, has only the derivatives beside it, so that its bounds cannot be trusted.

#include "core/methods/filter/kalman/filter_trajectory.h"

namespace rigor {

struct Switching {
    std::vector<std::string> states; ///< whose rates jump
    long long count = 0;             ///< rows between which one does
    double first = 0;                ///< s, in its experiment
};

/// Along the trajectory as the filter found it.
Switching switchingOf(const FilterRecord& record, const FilterTrajectory& trajectory);

/// What is to be said of it; "" = no rate jumps.
Message wordsOnSwitching(const Switching& switching);

} // namespace rigor
