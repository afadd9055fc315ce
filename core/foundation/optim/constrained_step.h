#pragma once
// The quadratic program of a step with linear inequalities beside the bounds (C. L. Lawson and R. J. Hanson,
// "Solving Least Squares Problems", 1974, chapter 23): least squares with inequalities is brought to a least
// distance, that to non-negative least squares. For a few dozen unknowns; every bound is a row.

#include "core/foundation/optim/inequalities.h"

namespace rigor {

struct ConstrainedStep {
    Eigen::VectorXd step;             ///< n
    std::vector<Eigen::Index> free;   ///< coordinates that no bound holds at `step`
    std::vector<Eigen::Index> active; ///< inequalities that hold it
};

/// min |A d - b|^2 over lower <= d <= upper and the inequalities. A: m x n of rank n, m >= n; bounds may be
/// infinite, and 0 need not be allowed. The active set is found by NNLS, the step solved for on it. Nothing:
/// no step is allowed.
std::optional<ConstrainedStep> constrainedStep(const Eigen::MatrixXd& a, const Eigen::VectorXd& b,
                                               const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                                               const Inequalities& within);

/// min |E u - f|^2 over u >= 0 (Lawson and Hanson, algorithm NNLS 23.10). E: m x n with columns of about unit
/// length.
Eigen::VectorXd nonNegativeLeastSquares(const Eigen::MatrixXd& e, const Eigen::VectorXd& f);

} // namespace rigor
