#pragma once
// The quadratic programs of the searches with bounds: every step of them goes to the least point of a convex
// model within the box, so that the model always promises a decrease. (A step that is only cut off at the
// bounds may promise none, and a search that believes it ends where nothing is least.)

#include <Eigen/Core>

#include <vector>

namespace rigor {

struct BoundedStep {
    Eigen::VectorXd step;           ///< n
    std::vector<Eigen::Index> free; ///< coordinates that no bound holds at `step`
};

/// min |A d - b|^2 over lower <= d <= upper, by the primal active-set method (J. Nocedal and S. J. Wright,
/// "Numerical Optimization", 2nd edition, algorithm 16.3) from d = 0, with a QR factorisation of the free
/// columns. A: m x n of rank n, m >= n; lower <= 0 <= upper (n each, may be infinite).
BoundedStep boundedStep(const Eigen::MatrixXd& a, const Eigen::VectorXd& b, const Eigen::VectorXd& lower,
                        const Eigen::VectorXd& upper);

} // namespace rigor
