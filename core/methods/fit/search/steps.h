#pragma once
// Unknowns that move what is predicted in steps only: a threshold between the values of measured inputs. J is
// constant between two steps and has no derivative, so that a local search never leaves the step it starts on
// and the linear picture knows no error. Here the steps are walked, the other unknowns fitted again on each.
// The interval holds the steps on which
//     2 (J - J_min) / s^2 <= -2 log(1 - sqrt(confidence)),      7.35 at 95 %,
// the limit of the likelihood ratio of a threshold, whose minimum over many small steps is that of a
// two-sided random walk (B. E. Hansen, "Sample splitting and threshold estimation", Econometrica 68, 2000,
// theorem 2); where few large steps are in question it covers more.

#include "core/methods/fit/uncertainty/fit_uncertainty.h"

#include "core/methods/method.h"

namespace rigor {

/// Of every unknown without derivatives that has steps on which it does count: the interval, and in its
/// middle, on the step of the least J, the estimate; the standard error becomes NaN, and nothing says any
/// longer that it is not determined. An unknown without an end on either side within its bounds stays as it
/// is. Only for sums (FitWeights::Sum) of squared losses. The predictor counts what it costs; no refit begins
/// once mostSolves are spent. Returns a point with a lower J on another step, which ends the work, or
/// nothing.
Eigen::VectorXd locateSteps(FitUncertainty& uncertainty, Predictor& predictor, Residuals& residuals,
                            FitWeights weights, const FitBox& box, Eigen::VectorXd& estimate, double least,
                            double confidence, const std::vector<Unknown>& unknowns, long long mostSolves,
                            const Progress& progress);

} // namespace rigor
