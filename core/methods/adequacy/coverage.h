#pragma once
// Does the ellipsoid hold what it promises? Parametric bootstrap: data are drawn at the estimate with the
// stated standard deviations, fitted again, and the share of the refits whose own ellipsoid holds the
// estimate is counted. B. Efron, R. J. Tibshirani, "An Introduction to the Bootstrap", section 6.5.

#include "core/methods/fit/fit_covariance.h"

namespace rigor {

struct Coverage {
    int asked = 0, refits = 0;   ///< refits: those with an answer
    double share = 0;            ///< whose ellipsoid holds the estimate
    double lower = 0, upper = 0; ///< share: 95 % interval of Wilson
    Eigen::MatrixXd estimates;   ///< unknowns x refits
    Eigen::MatrixXd covariance;  ///< of the estimates
    Eigen::VectorXd bias;        ///< mean of the estimates minus the estimate, in standard errors
    bool complete = true;        ///< false: cancelled
};

/// `fit` is the fit to be checked, `level` the squared radius of its ellipsoid. Draw k uses the stream k of
/// the seed, so that the answer does not depend on threads.
Coverage coverageOf(const FitData& data, const SimulationOptions& simulation, const PointFit& fit,
                    const FitCovariance& covariance, const FitBox& box, int draws, double level,
                    std::uint64_t seed, int threads, const Progress& progress);

} // namespace rigor
