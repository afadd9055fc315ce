#pragma once
// Profile likelihood: one unknown is held at values around its estimate, the others are fitted again. Where
// the profile is no parabola, the ellipsoid is a poor picture. D. M. Bates, D. G. Watts, "Nonlinear
// Regression Analysis", section 6.1: the interval is where 2 f rises by less than the quantile of chi^2_1.

#include "core/methods/fit/uncertainty/fit_covariance.h"
#include "core/methods/fit/uncertainty/fit_profile.h"

namespace rigor {

struct Profile {
    std::string unknown;
    std::vector<double> values; ///< of the unknown, ascending
    std::vector<double> rise;   ///< 2 f(value) - 2 f(estimate)
    /// Ends of the interval, to kProfileEnd standard errors. NaN: not reached within the bounds or 64
    /// standard errors, or the model has no answer there.
    double lower = 0, upper = 0;
    /// Largest |sign sqrt(rise) - (value - estimate)/standard error| where the rise is below the limit, over
    /// the root of the limit: 0 for a linear model, above 0.1 the ellipsoid is a poor picture.
    double bend = 0;
};

/// For every unknown. limit: the rise at the ends of the interval (chi^2_1 quantile).
std::vector<Profile> profilesOf(Predictor& predictor, const PointFit& fit, const FitCovariance& covariance,
                                const FitBox& box, const std::vector<std::string>& names, double limit,
                                const Progress& progress);

} // namespace rigor
