#pragma once
// Profile likelihood of a point fit: one unknown is held at values around its estimate and the others are
// fitted again (D. M. Bates and D. G. Watts, Nonlinear Regression Analysis and Its Applications,
// section 6.1). Where the profile is no parabola, the linearised interval is a poor picture.

#include "core/foundation/base/progress.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/uncertainty/fit_uncertainty.h"

#include <functional>
#include <map>
#include <optional>

namespace rigor {

/// Standard errors within which an end of a profile interval is found.
inline constexpr double kProfileEnd = 1e-7;

struct ProfilePoint {
    double value = 0; ///< of the unknown held
    double rise = 0;  ///< of the sum of squares, the others fitted again
};

/// One unknown of a fit, held at values while the others are fitted again. A refit starts where the one ended
/// that lies next towards the estimate, so that it follows the valley in which the estimate lies; if it ends
/// higher than a value farther out, or than a minimum known elsewhere, it is made once more from there.
class HeldFit {
  public:
    /// estimate: where the fit without it ends, at `least`, J. search: how every refit is made.
    HeldFit(Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate, Eigen::Index i,
            double least, const LeastSquares& search, const Progress& progress);
    /// Another minimum of all unknowns, at `objective`.
    void know(const Eigen::VectorXd& point, double objective);
    /// How the others move with the unknown, in coordinates (search_scale.h): where a refit begins too.
    void goAlong(const Eigen::VectorXd& direction) { along_ = direction; }
    /// 2 (J(value) - J(estimate)); nothing if the model has no answer there, or the run was cancelled.
    std::optional<double> rise(double value);
    const Eigen::VectorXd& point() const { return point_; } ///< where the last refit ended
    /// Between which bounds and constraints leave it.
    double lower() const { return lower_; }
    double upper() const { return upper_; }

  private:
    struct Known {
        double objective;
        Eigen::VectorXd point;
    };
    std::optional<Known> refit(double value, const Eigen::VectorXd& from);

    Residuals& residuals_;
    FitBox held_;
    Eigen::VectorXd point_, along_;
    Eigen::Index i_;
    double estimate_, lower_ = 0, upper_ = 0, least_;
    std::map<double, Known> known_; ///< by the value held, in the valley of the estimate or a lower one
    std::vector<Known> others_;
    LeastSquares search_;
    const Progress& progress_;
};

/// The value where `rise` reaches `limit`, between a point below and one at or above it, to `tolerance` times
/// `error` (the unknown's standard error). The root of the rise is nearly linear in the value, so that regula
/// falsi in its Illinois form (M. Dowell and P. Jarratt, BIT 11, 1971) needs few refits. NaN: `rise` had no
/// answer, or 60 refits were not enough. `tolerance` is that of the root of the rise too, in parts of the
/// limit's: where the interval is far shorter on one side, an error says nothing of what it costs.
double profileEnd(const ProfilePoint& inside, const ProfilePoint& outside, double limit, double error,
                  const std::function<std::optional<double>(double value)>& rise,
                  double tolerance = kProfileEnd);

struct FitProfile {
    std::string unknown;
    std::vector<double> values; ///< of the unknown, ascending; the estimate is one of them
    std::vector<double> rise;   ///< 2 (J(value) - J(estimate)) / s^2
    double limit = 0;           ///< of the rise at the ends of the interval: the squared quantile
    /// Where the rise reaches the limit, to kProfileEnd standard errors; NaN = not within the
    /// bounds or the steps made, or the model has no answer there.
    double lower = std::numeric_limits<double>::quiet_NaN(), upper = lower;
};

/// variance: s^2, 1 where the sensors state their deviations. Of every unknown with a finite standard error.
/// Only for sums (FitWeights::Sum) of squared losses, whose J is a likelihood. Tells the phase "profile"
/// after each unknown; of a cancelled run the profiles so far, without ends that were not found.
std::vector<FitProfile> fitProfiles(Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate,
                                    const FitUncertainty& uncertainty, const std::vector<std::string>& names,
                                    double variance, const Progress& progress);

/// Sets profiles and profileIntervals of the answer `estimate`; where the objective is no likelihood a
/// warning into the head instead.
void describeProfiles(Result& head, FitResult& result, Predictor& predictor, FitWeights weights, Loss loss,
                      const FitBox& box, const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                      const std::vector<Unknown>& unknowns, const Progress& progress);

} // namespace rigor
