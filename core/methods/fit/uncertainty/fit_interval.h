#pragma once
// Intervals of a point fit where the linear picture does not hold. At the ends of every linearised interval J
// must have risen as the linear model says; where it has not (by kCurved in its root, D. M. Bates and
// D. G. Watts, Nonlinear Regression Analysis and Its Applications, section 6.1: the profile t), or where an
// unknown lies at a bound, the interval becomes that of the profile likelihood: the values at which the least
// J of the others rises by less than
//     2 (J - J_min) = (half width)^2 / (H^-1)_ii,   H = J'WJ of all unknowns,
// q^2 s^2 for a sum of squares; where the errors are not those that J weighs (integral over time, outputs of
// different noise) the rise is scaled so that the linear picture is met where it holds (J. T. Kent,
// "Robust properties of likelihood ratio tests", Biometrika 69, 1982). Another minimum that has risen by less
// is not excluded: the interval goes on beyond it. No interval leaves the bounds. Where an interval reaches
// over an edge of a uniform prior it becomes that between whose ends lies the density of the posterior along
// the profile, the same share of it beyond either end.

#include "core/methods/fit/uncertainty/fit_uncertainty.h"
#include "core/methods/fit/uncertainty/other_minima.h"

#include "core/methods/method.h"

namespace rigor {

/// Difference of the measured from the linear profile t at the end of an interval, relative.
inline constexpr double kCurved = 0.1;

/// Corrects uncertainty.lower and .upper and fills uncertainty.check. prediction: with slopes, at `estimate`.
/// The predictor counts what it costs: two values per unknown, and for a profile refits; none begins once
/// mostSolves are spent. Robust losses: only cut at the bounds. Returns a point with a lower J if a refit
/// found one, which ends the work; else nothing. others: known, none of them lower. all: every interval
/// becomes that of the profile; tells the phase "profile" before each.
Eigen::VectorXd correctIntervals(FitUncertainty& uncertainty, Predictor& predictor, FitWeights weights,
                                 Loss loss, const Prediction& prediction, const FitBox& box,
                                 const Eigen::VectorXd& estimate, const std::vector<FitMinimum>& others,
                                 const std::vector<Unknown>& unknowns, long long mostSolves,
                                 const Progress& progress, bool all = false);

} // namespace rigor
