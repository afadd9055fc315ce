#pragma once
// Covariance of a least-squares estimate (Gally et al., eq. 9) and what the data do not determine.
//     H = J' Omega J + S,   S = sum_i r_i Omega_ii d2r_i/dp2,   C = H^-1 J' Omega^2 J H^-1
// J: n x p, row i = dr_i/dp of the weighted residual r = (z - h)/sigma. Whether C means anything is judged on
// the singular values of J with columns scaled to unit length: they do not depend on units, and S cannot hide
// a direction without information, as it can in H (the paper's sensor pair 101).

#include "core/foundation/base/translate.h"
#include "core/methods/fit/point_fit.h"

namespace rigor {

/// p x p matrices in products of the units of the unknowns.
struct FitCovariance {
    bool determined = false;
    Eigen::MatrixXd information;    ///< J' Omega J
    Eigen::MatrixXd second;         ///< S; zero if it was not asked for or could not be computed
    bool secondKnown = false;       ///< S is in `hessian` and `covariance`
    Eigen::MatrixXd hessian;        ///< H
    bool indefinite = false;        ///< H has a direction in which f does not grow
    Eigen::MatrixXd covariance;     ///< C by eq. 9; NaN if H is singular
    Eigen::MatrixXd withoutSecond;  ///< (J' Omega J)^-1; NaN if singular
    Eigen::VectorXd singularValues; ///< of the column-scaled J, descending
    double condition = 0; ///< of the scaled J' Omega J: square of largest over smallest; inf possible
    /// p: the least determined direction as changes of the unknowns relative to their scales 1/|column of J|,
    /// unit length.
    Eigen::VectorXd weakest;
    Eigen::VectorXd scale; ///< p: 1/|column of J|, 0 for an unknown without influence
};

/// jacobian: n x p weighted rows (only those used), second: S or empty, limit: largest condition number that
/// counts as determined.
FitCovariance fitCovariance(const Eigen::MatrixXd& jacobian, const Eigen::MatrixXd& second, double limit);

/// Why the covariance is not determined, a sentence without full stop that names the unknowns that may change
/// together; "" if it is. `estimate` is the point C belongs to. predictor: looks whether an unknown whose
/// derivatives are 0 has an influence elsewhere on the sensors `used` (empty: all); null = does not look.
Message whyUndetermined(const FitCovariance& covariance, const Eigen::VectorXd& estimate,
                        const std::vector<std::string>& names, double limit, Predictor* predictor = nullptr,
                        const std::vector<bool>& used = {});

/// The weighted rows dr/dp of the sensors `used`, from slopes dh/dp of all rows.
Eigen::MatrixXd weightedJacobian(const FitData& data, const Eigen::MatrixXd& slopes,
                                 const std::vector<bool>& used);

/// C of a fit. withSecond: with S.
FitCovariance covarianceOfFit(Predictor& predictor, const PointFit& fit, bool withSecond, double limit,
                              const Eigen::VectorXd& means = {});

/// Scalar measures of C, smaller is better. A, D and E depend on the units of the unknowns, ME on their
/// ratio.
struct DesignCriteria {
    double a = 0;         ///< trace, sum of the variances
    double d = 0;         ///< determinant, squared volume of the ellipsoid
    double e = 0;         ///< largest eigenvalue, squared longest semi-axis
    double modifiedE = 0; ///< largest over smallest eigenvalue
};
DesignCriteria criteriaOf(const Eigen::MatrixXd& covariance);

} // namespace rigor
