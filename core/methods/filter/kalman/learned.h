#pragma once
// What the record has taught the filter of the unknowns.

#include "core/foundation/base/translate.h"
#include "core/methods/filter/kalman/filter_trajectory.h"

namespace rigor {

/// Unknowns, as indices of setup.names, whose standard deviation at the end is still that of the start, and
/// whose value is.
std::vector<Eigen::Index> unmovedUnknowns(const FilterSetup& setup, const FilterTrajectory& trajectory);

struct NotLearned {
    std::vector<std::string> names;
    Message sentence; ///< a whole one
};
/// The unknowns whose standard deviation at the end is still that of the start (with the process noise that
/// was added since), and unknowns of which only a combination was learned. Empty = all were learned.
std::vector<NotLearned> notLearned(const FilterSetup& setup, const FilterTrajectory& trajectory);

} // namespace rigor
