#pragma once
// Polynomial interpolation on a box in Chebyshev points of the second kind (Trefethen, Approximation Theory
// and Approximation Practice, chapters 2 to 4; tensor products for several variables):
//     f(x) ~ sum_k c_k T_(k_1)(s_1) ... T_(k_n)(s_n),   s_i in [-1, 1] the position of x_i in its interval,
// of the same order N in every variable. In every array the first variable runs fastest.

#include <Eigen/Core>

namespace rigor {

/// Largest order chebyshevValue() evaluates.
constexpr int kMostChebyshevOrder = 31;

struct ChebyshevGrid {
    Eigen::VectorXd lower, upper; ///< n, lower < upper
    int order = 4;                ///< N >= 1, at most kMostChebyshevOrder: N + 1 points along every variable

    Eigen::Index variables() const { return lower.size(); }
    Eigen::Index size() const; ///< number of points, (N + 1)^n
    /// n x size(); the points at the ends are those of the box to the last bit.
    Eigen::MatrixXd points() const;
};

/// Coefficients c (size()) from the values at points().
Eigen::VectorXd chebyshevCoefficients(const ChebyshevGrid& grid, const Eigen::VectorXd& values);

/// Per variable i the sum of |c_k| with k_i = N: an estimate, mostly too large, of what is missing along i.
Eigen::VectorXd chebyshevTails(const ChebyshevGrid& grid, const Eigen::VectorXd& coefficients);

/// The interpolant at x (n), also outside the box, where it means little. Throws Error if the order is not
/// 1 .. kMostChebyshevOrder.
double chebyshevValue(const ChebyshevGrid& grid, const Eigen::VectorXd& coefficients,
                      const Eigen::Ref<const Eigen::VectorXd>& x);

} // namespace rigor
