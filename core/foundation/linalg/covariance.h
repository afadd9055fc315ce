#pragma once
// Covariance of estimates from an information matrix (Fisher information, or Hessian of minus the
// log-likelihood): C = I^-1 where I determines all directions, and an honest account of those it does not.

#include <Eigen/Dense>

#include <string>
#include <vector>

namespace rigor {

enum class CovarianceState {
    NotRun,
    Regular,      ///< all directions determined
    Undetermined, ///< some directions are not (information singular to working precision)
    Indefinite,   ///< a direction has negative information: the point is not a maximum
    NotFinite     ///< an entry is not a number
};
std::string toString(CovarianceState state);

/// p x p throughout, in the units of the parameters (variance k = unit_k^2). Eigenvalues are of the
/// information scaled to unit diagonal, D^(-1/2) I D^(-1/2) with D = diag(I), so that they do not depend on
/// the units chosen.
struct Covariance {
    CovarianceState state = CovarianceState::NotRun;
    /// On the determined directions (pseudo-inverse of the scaled matrix). All NaN if Indefinite or
    /// NotFinite.
    Eigen::MatrixXd covariance;
    Eigen::MatrixXd correlation;    ///< unit diagonal; NaN in rows of undetermined parameters
    Eigen::VectorXd standardErrors; ///< inf for a parameter with a share in an undetermined direction
    Eigen::VectorXd eigenvalues;    ///< ascending
    Eigen::MatrixXd
        undetermined;           ///< p x k: directions in parameter units, unit length, largest entry positive
    double conditionNumber = 0; ///< of the scaled matrix; inf if not Regular
};

/// information must be square (assert); its symmetric part is used. Directions with a scaled eigenvalue below
/// relativeTolerance times the largest count as undetermined, below minus that as indefinite.
Covariance covarianceFromInformation(const Eigen::MatrixXd& information, double relativeTolerance = 1e-12);

/// Correlation matrix of a covariance matrix; NaN where a variance is not positive.
Eigen::MatrixXd correlationOf(const Eigen::MatrixXd& covariance);

/// Covariance of the kept parameters if all others are known (a cut through the ellipsoid, narrower than its
/// projection): the inverse of the block of C^-1. kept: indices, ascending. NaN if C is singular.
Eigen::MatrixXd conditionalCovariance(const Eigen::MatrixXd& covariance,
                                      const std::vector<Eigen::Index>& kept);

} // namespace rigor
