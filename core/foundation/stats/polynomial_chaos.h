#pragma once
// Generalised polynomial chaos of total degree d in n independent germs (De Groote et al., section 2.3):
//     y(theta) ~ sum_i c_i psi_i(theta),   psi_i = prod_j phi^(j)_(i_j)(theta_j),   |i| <= d             eq.
//     (2) c_i ~ sum_j y(theta_j) psi_i(theta_j) w_j eq. (8)
// orthonormal basis, p = (n+d)!/(n! d!) terms in graded order, i_1 descending within a degree:
// (0,0),(1,0),(0,1),(2,0),(1,1),(0,2),...

#include "core/foundation/stats/quadrature.h"

#include <span>

namespace rigor {

/// Multi-indices of total degree <= degree in the order above; each has `dimension` entries.
std::vector<std::vector<int>> totalDegreeIndices(int dimension, int degree);

/// p = binomial(n + d, d).
long long chaosSize(int dimension, int degree);

class ChaosBasis {
  public:
    static constexpr int kMostGerms = 10;

    /// 1 to kMostGerms germs, degree 0 to 20; throws Error beyond.
    ChaosBasis(std::vector<Germ> germs, int degree);

    int dimension() const { return static_cast<int>(germs_.size()); }
    int degree() const { return degree_; }
    int size() const { return static_cast<int>(indices_.size()); }
    const std::vector<Germ>& germs() const { return germs_; }
    const std::vector<std::vector<int>>& indices() const { return indices_; }
    int totalDegree(int term) const;

    /// psi (size()) at one point theta (dimension()).
    Eigen::VectorXd evaluate(std::span<const double> theta) const;
    /// Column j = psi at column j of nodes (dimension x N); size() x N.
    Eigen::MatrixXd evaluate(const Eigen::MatrixXd& nodes) const;
    const OrthonormalPolynomials& polynomials(int dimension) const;

  private:
    std::vector<Germ> germs_;
    int degree_;
    std::vector<std::vector<int>> indices_;
    std::vector<OrthonormalPolynomials> polynomials_;
};

/// p x N with entry (i, j) = psi_i(theta_j) w_j, so that coefficients (p x L) = projectionMatrix * values (N
/// x L), column l = output or experiment l. Computed once per basis and grid.
Eigen::MatrixXd projectionMatrix(const ChaosBasis& basis, const QuadratureGrid& grid);

/// How well the expansion explains the output, relative to the output's variance (0 = perfect, 1 = nothing).
struct ExpansionError {
    /// Share of the variance carried by the terms of the highest degree: an expansion that has not decayed is
    /// not to be trusted. Underestimates where odd and even terms alternate, hence the two highest degrees
    /// are summed for d >= 2.
    double lastDegrees = 0;
    /// Leave-one-out error sum_j w_j ((y_j - yhat_j)/(1 - h_j))^2 / variance, h_j = w_j |psi(theta_j)|^2
    /// (Blatman and Sudret 2011, eq. 25, weighted). NaN where it is not defined: a node that decides alone
    /// about a term (one input with q = d + 1) or negative weights (sparse grid).
    double leaveOneOut = 0;
    /// Residual at the nodes sum_j w_j (y_j - yhat_j)^2 / variance; NaN with negative weights. Too
    /// optimistic.
    double residual = 0;
    /// sqrt(max of lastDegrees and leaveOneOut if defined): relative error of the standard deviation's order.
    double relative = 0;
};
/// values (N), coefficients (p). A constant output has error 0.
ExpansionError expansionError(const ChaosBasis& basis, const QuadratureGrid& grid,
                              const Eigen::VectorXd& coefficients, const Eigen::VectorXd& values);

/// Sobol indices of the expansion (B. Sudret, Reliab. Eng. Syst. Saf. 93 (2008), eqs. 38 and 41): shares of
/// the variance due to input k alone (first) and in all interactions (total). All NaN if the variance is 0.
struct SobolIndices {
    Eigen::VectorXd first, total;
    double variance = 0;
};
SobolIndices sobolIndices(const ChaosBasis& basis, const Eigen::VectorXd& coefficients);

} // namespace rigor
