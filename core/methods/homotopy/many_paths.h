#pragma once
// Paths from many starts.

#include "core/methods/homotopy/continuation.h"

namespace rigor {

struct ManyPaths {
    Continuation best;               ///< whose end is followed farthest, then fits best
    Eigen::MatrixXd starts;          ///< unknowns x paths
    std::vector<StartedSearch> ends; ///< of all
    SolveCount others;               ///< of those beside the best
};

/// options.starts of them over the box, and one from its start.
ManyPaths followMany(const ControlledData& controlled, const FitBox& box, const SimulationOptions& simulation,
                     const HomotopyOptions& options, const Problem& problem, const Progress& progress);

} // namespace rigor
