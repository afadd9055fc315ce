#pragma once
// Profile likelihood of a point fit: one unknown is held at values around its estimate and the others are
// fitted again (D. M. Bates and D. G. Watts, Nonlinear Regression Analysis and Its Applications,
// section 6.1). Where the profile is no parabola, the linearised interval is a poor picture.

#include "core/foundation/base/progress.h"
#include "core/methods/fit/fit_uncertainty.h"

namespace rigor {

struct FitProfile {
    std::string unknown;
    std::vector<double> values; ///< of the unknown, ascending; the estimate is one of them
    std::vector<double> rise;   ///< 2 (J(value) - J(estimate)) / s^2
    double limit = 0;           ///< of the rise at the ends of the interval: the squared quantile
    /// Where the rise reaches the limit; NaN = not within the bounds or the steps made.
    double lower = std::numeric_limits<double>::quiet_NaN(), upper = lower;
};

/// variance: s^2, 1 where the sensors state their deviations. Of every unknown with a finite standard error.
/// Only for sums (FitWeights::Sum) of squared losses, whose J is a likelihood.
std::vector<FitProfile> fitProfiles(Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate,
                                    const FitUncertainty& uncertainty, const std::vector<std::string>& names,
                                    double variance, const Progress& progress);

/// Columns unknown, value, rise.
ResultTable profileTable(const std::vector<FitProfile>& profiles);

} // namespace rigor
