#pragma once
// The points of the box that are simulated first: every combination of the levels that are stated and of
// places of the conditions without levels, some hundred points; of many conditions a Latin hypercube.

#include "core/methods/design/design_space.h"

namespace rigor {

std::vector<Eigen::VectorXd> designGrid(const DesignSpace& space);

/// Places of each of so many conditions without levels.
std::size_t levelsOfGrid(std::size_t count);

} // namespace rigor
