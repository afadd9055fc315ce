#pragma once
// The cross-check: all data at once instead of one after the other. Without process noise the estimate given
// all measurements is the maximum a posteriori point
//     min over X_0:  (X_0 - m)' P_0^-1 (X_0 - m) + sum_k (o_k - h(X_k))' R^-1 (o_k - h(X_k)),
// found by Gauss-Newton with the filter's own one-step map and its derivatives. The inverse of its
// information matrix is the Cramer-Rao bound with the prior (Van Trees 1968, section 2.4.3): no unbiased
// estimate from these data has a smaller covariance.

#include "core/methods/filter/kalman/filter_trajectory.h"

namespace rigor {

struct BatchFit {
    Eigen::VectorXd X0;         ///< at the start time (of the first experiment)
    Eigen::MatrixXd starts;     ///< experiments x states, at the start of each
    Eigen::MatrixXd covariance; ///< L x L, of X0: the Cramer-Rao bound at the estimate
    double cost = 0; ///< the minimum, without the prior's part: sum of squared normalised residuals
    double priorCost = 0;
    long long values = 0; ///< measured values
    int iterations = 0;
    bool converged = false;
    std::string failure;
    /// Residuals over the argument of the first curve: where the curve does not fit. Rows of the joined
    /// record.
    Eigen::MatrixXd residuals; ///< times x sensors, (o - h)/sigma, NaN = not measured
    Eigen::VectorXd arguments; ///< times, of the first curve
};

/// Gauss-Newton from X0 with halved steps where the cost would rise.
BatchFit fitBatch(const FilterSetup& setup, OneStep& step, const Eigen::VectorXd& X0,
                  const Progress& progress, int iterations = 12);
/// The same over experiments that share their unknowns: each has a start of its own, with the prior of its
/// setup. starts: experiments x states; unknowns: those of X0.
BatchFit fitBatch(const std::vector<RecordPart>& parts, const Eigen::MatrixXd& starts,
                  const Eigen::VectorXd& unknowns, const Progress& progress, int iterations = 12);

} // namespace rigor
