#pragma once
// The model's values of the rows of a fit as polynomials of the unknowns in a small region around an
// estimate, so that thousands of refits cost products of matrices instead of simulations. Chebyshev
// interpolation on a tensor grid, truncated to the total degree (L. N. Trefethen, "Approximation Theory and
// Approximation Practice", chapters 4 and 8; "Cubature, approximation, and isotropy in the hypercube", SIAM
// Rev. 59, 469).
//
// Coordinates u: p = centre + root u with root root' = C, so that u counts standard errors; |u_k| <= kRadius.
// The error is measured, not estimated: against the model at points that were not used.

#include "core/methods/fit/predict/predictor.h"

#include <cstdint>
#include <optional>

namespace rigor {

class ResponsePolynomial {
  public:
    /// Half width of the region: beyond it lies one refit in 10^8.
    static constexpr double kRadius = 6;

    /// rows: those of the data that are wanted, `weights` 1/sd of each. Nothing if there are more unknowns
    /// than a grid is worth, if the model cannot be simulated somewhere in the region (within `lower`,
    /// `upper`), if the region leaves these bounds, or if the error is above `tolerance`.
    static std::optional<ResponsePolynomial>
    around(Predictor& predictor, const Eigen::VectorXd& centre, const Eigen::MatrixXd& root,
           const Eigen::VectorXd& lower, const Eigen::VectorXd& upper, const std::vector<Eigen::Index>& rows,
           const Eigen::VectorXd& weights, double tolerance, std::uint64_t seed);

    /// Weighted values of n points at once and their derivatives to u.
    struct Values {
        Eigen::MatrixXd values;                 ///< rows x n
        std::vector<Eigen::MatrixXd> slopes;    ///< per unknown a: rows x n
        std::vector<Eigen::MatrixXd> curvature; ///< per pair a <= b, a-major: rows x n
    };
    /// u: unknowns x n. The lanes of this evaluation are its columns.
    void evaluate(const Eigen::MatrixXd& u, Values& out) const;

    Eigen::Index unknowns() const { return unknowns_; }
    /// Largest distance from the model at the points of the check, in standard deviations of a row times the
    /// root of the number of rows: no refit is further off than this many standard errors, to first order.
    double error() const { return error_; }

  private:
    Eigen::Index unknowns_ = 0;
    int degree_ = 0;
    std::vector<std::vector<int>> exponents_; ///< per coefficient, one per unknown
    Eigen::MatrixXd coefficients_;            ///< rows x coefficients, weighted
    double error_ = 0;
};

} // namespace rigor
