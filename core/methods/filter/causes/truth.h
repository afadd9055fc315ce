#pragma once
// What is known of a rig whose truth is known (a simulation, a better sensor that the filter does not get):
// shown beside the estimates and compared with them, never used by them.

#include "core/methods/filter/kalman/filter_trajectory.h"

namespace rigor {

struct FilterTruth {
    std::vector<double> times; ///< s, increasing; empty = no trajectory
    Eigen::MatrixXd states;    ///< times x estimated states, NaN = not known
    Eigen::VectorXd values;    ///< L, of the unknowns; NaN = not known (all of the states)
    bool empty() const { return times.empty() && !values.array().isFinite().any(); }
};

/// From FilterOptions::truth and trueValues. A column belongs to the state of its name, ignoring case,
/// blanks, underscores and a unit behind the name ("z_rad" is z), or as truthColumns says; units are
/// converted. Throws Error: a file without time or without any state, a state or unknown that is not there,
/// several experiments.
FilterTruth readTruth(const Problem& problem, const FilterOptions& options, const FilterSetup& setup);

/// How far the estimates are from the truth.
struct TruthComparison {
    Eigen::VectorXd rmse;     ///< states, over the instants that both have from `from` on; NaN = none
    Eigen::VectorXd coverage; ///< states, share of these within 1.96 standard deviations
    int known = 0;            ///< unknowns with a true value
    double nees = std::numeric_limits<double>::quiet_NaN(); ///< of these: e' P^-1 e, `known` expected
};
TruthComparison compareWithTruth(const FilterSetup& setup, const FilterTrajectory& trajectory,
                                 const FilterTruth& truth, double from);

} // namespace rigor
