#pragma once
// Nonlinear least squares with bounds: minimises J(x) = 1/2 sum_i r_i(x)^2 by Levenberg-Marquardt with
// automatic column scaling (Ceres Solver, trust region; Moré 1978, "The Levenberg-Marquardt algorithm:
// implementation and theory").

#include "core/foundation/base/fields.h"
#include "core/foundation/optim/search.h"

namespace rigor {

/// Residuals at the columns of `points` (n x k) into `residuals` (m x k, filled with NaN). A column with an
/// entry that is not finite is a rejected point.
using BatchResiduals = std::function<void(const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals)>;

struct LeastSquaresProblem {
    Eigen::VectorXd lower, upper, start; ///< n each; infinite bounds are allowed
    Eigen::Index residualCount = 0;      ///< m
    BatchResiduals residuals;
    /// m x n, row i = dr_i/dx; empty = central differences in one batch of 2n points.
    std::function<Eigen::MatrixXd(const Eigen::VectorXd& point)> jacobian;
};

struct LeastSquares {
    int iterations = 100;
    double functionTolerance = 1e-12;  ///< relative change of J
    double gradientTolerance = 1e-12;  ///< max norm of the projected gradient
    double parameterTolerance = 1e-10; ///< relative change of x
    double differenceStep = 1e-5; ///< of central differences, times the box width (or max(1, |x|) if open)
    Fields fields();
};

struct LeastSquaresResult {
    SearchResult search;       ///< value = J
    Eigen::VectorXd residuals; ///< m at the best point, empty if there is none
};

LeastSquaresResult minimize(const LeastSquaresProblem& problem, const LeastSquares& options,
                            const SearchControl& control);

} // namespace rigor
