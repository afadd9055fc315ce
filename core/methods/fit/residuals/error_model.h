#pragma once
// What the residuals of a point fit say of the errors u behind them: their size per output and how alike they
// are from one value to the next, u_t = sum_k phi_k u_(t-k) + noise, the same in all trajectories of an
// output.
//
// Residuals are less alike than the errors, as the fit has taken up what it could. With e = (I - X G) u
// (residual_view.h) and S = cov u the residuals have
//     E[e e'] = (I - X G) S (I - X G)'
// S is the one whose expected sums sum_i e_i e_(i+k), k = 0 ... order, are those found: the Yule-Walker
// equations with the bias of every sum taken out (P. J. Brockwell and R. A. Davis, "Time Series: Theory and
// Methods", section 8.1). The estimate then has the covariance G S G', whatever the weights of the fit.

#include "core/methods/fit/residuals/residual_view.h"

namespace rigor {

struct ErrorsOfOutput {
    double deviation = 1; ///< of one value, in FitSensor::sigma
    Eigen::VectorXd phi;  ///< empty: white
    /// Autocorrelation of the errors from lag 0 on, to where it has faded.
    Eigen::VectorXd correlation = Eigen::VectorXd::Ones(1);
};

/// One per output.
using ErrorModel = std::vector<ErrorsOfOutput>;

/// White errors: of each output those that its residuals have beside what any change of the unknowns could
/// do.
ErrorModel whiteErrors(const ResidualView& view);
/// correlated: per output, whether its errors may be alike; the order is the one of least Bayesian
/// information criterion up to 4, at least 1.
ErrorModel correlatedErrors(const ResidualView& view, const std::vector<bool>& correlated);

/// Errors that are as much alike as these residuals allow: of the correlated outputs a process of order 1,
/// two standard errors of its correlation more so.
ErrorModel moreAlike(const ResidualView& view, const ErrorModel& errors);

/// E of sum_i e_i^2 per output for these errors.
Eigen::VectorXd expectedSquares(const ResidualView& view, const ErrorModel& errors);
/// The same found.
Eigen::VectorXd foundSquares(const ResidualView& view);

/// G S G', in units of the unknowns.
Eigen::MatrixXd covarianceOf(const ResidualView& view, const ErrorModel& errors);

/// Degrees of freedom with which the diagonal of covarianceOf() is known, as those of a chi-squared with the
/// same relative variance, 2/nu = var V/V^2: from the asymptotic variance of phi (Brockwell and Davis,
/// theorem 8.1.1) through dV/dphi, and that of the noise's size. One per unknown of the view, at least 2.
Eigen::VectorXd freedomOf(const ResidualView& view, const ErrorModel& errors);

} // namespace rigor
