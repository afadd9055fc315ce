#pragma once
// The experiments that serve a goal best within the box, the number of experiments and the budget.
//
// 1. A grid over the box (levels as they are stated; conditions without levels get as many as make some
//    hundred points, beyond eight of them a Latin hypercube), each point with every set of sensors, or beyond
//    five sensors with the sets that a greedy choice runs through.
// 2. One experiment after the other, by gain and by gain per cost; then each is exchanged against every other
//    as long as that helps (V. V. Fedorov, "Theory of Optimal Experiments", 1972). Of few combinations all
//    are looked at instead.
// 3. Conditions without levels are moved: a pattern search around each experiment in turn, the others held
//    (coordinate exchange; R. K. Meyer, C. J. Nachtsheim, Technometrics 37, 1995).
//
// The answer does not depend on the number of threads.

#include "core/foundation/base/progress.h"
#include "core/methods/design/design_goal.h"

namespace rigor {

struct PlannedExperiment {
    Eigen::VectorXd at;
    std::vector<bool> sensors;
    DesignWorth worth;
    double cost = 0;
    double loss = 0;   ///< with this one and those before it
    bool taken = true; ///< else it is looked at beside the plan, and counts for none of the others
};

struct DesignPlan {
    /// The one that serves most first.
    std::vector<PlannedExperiment> experiments;
    double now = 0, then = 0; ///< loss without any and with all
    double cost = 0;
    std::size_t points = 0, failed = 0; ///< of the grid; where a model has no answer
    DesignPoint firstFailed;
    bool exhaustive = false; ///< of the points and sets looked at, every combination was
    bool cancelled = false;
};

/// Throws Error: no point of the box has an answer of every model.
DesignPlan searchDesign(const DesignSpace& space, DesignModels& models, const DesignGoal& goal,
                        const Progress& progress);

} // namespace rigor
