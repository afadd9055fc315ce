#pragma once
// Does the ellipsoid hold what it promises? Parametric bootstrap: data are drawn at the estimate with the
// stated standard deviations, fitted again, and the share of the refits whose own ellipsoid holds the
// estimate is counted. B. Efron, R. J. Tibshirani, "An Introduction to the Bootstrap", section 6.5.
//
// The refits lie within a few standard errors of the estimate. There the model's values are polynomials to
// kSurfaceTolerance (response_polynomial.h, the error is measured), and the refits are Newton iterations of
// many columns at once with first and second derivatives. Where no such polynomial exists, and for refits
// that leave its region or the bounds of the search, the model itself is fitted.

#include "core/methods/fit/uncertainty/fit_covariance.h"

namespace rigor {

struct Coverage {
    int asked = 0, refits = 0;   ///< refits: those with an answer
    double share = 0;            ///< whose ellipsoid holds the estimate
    double lower = 0, upper = 0; ///< share: 95 % interval of Wilson
    Eigen::MatrixXd estimates;   ///< unknowns x refits
    Eigen::MatrixXd covariance;  ///< of the estimates
    Eigen::VectorXd bias;        ///< mean of the estimates minus the estimate, in standard errors
    bool complete = true;        ///< false: cancelled
    int byModel = 0;             ///< refits with simulations of the model
    long long simulations = 0;   ///< of the model, for the polynomials and for these
    double surfaceError = 0;     ///< of the others, in standard errors (ResponsePolynomial::error)
};

struct CoverageOptions {
    int draws = 2000;
    double level = 0;       ///< squared radius of the ellipsoid
    std::uint64_t seed = 1; ///< draw k uses the stream k: the answer does not depend on threads
    int threads = 0;
    bool polynomials = true; ///< false: every refit by the model
};

/// Largest error of a polynomial that stands for the model, in standard errors of a refit.
inline constexpr double kSurfaceTolerance = 1e-6;

/// `fit` is the fit to be checked.
Coverage coverageOf(const FitData& data, const SimulationOptions& simulation, const PointFit& fit,
                    const FitCovariance& covariance, const FitBox& box, const CoverageOptions& options,
                    const Progress& progress);

} // namespace rigor
