#pragma once
// What of the unknowns of a fit the data do not determine, exactly or practically, in words.

#include "core/methods/fit/fit_estimator.h"
#include "core/methods/fit/uncertainty/fit_uncertainty.h"

namespace rigor {

/// dh/dp in standard deviations of one row.
Eigen::MatrixXd scaledSlopes(const FitData& data, const Prediction& prediction);

/// Those that an estimator leaves open, without words.
std::vector<UndeterminedDirection> directionsOf(const Estimator& estimator, const Eigen::VectorXd& estimate);

/// What the directions without information leave determined, in words. elsewhere: as of uncertaintyOf().
void describeDirections(std::vector<UndeterminedDirection>& directions, const FitUncertainty& result,
                        const Residuals& residuals, const FitData& data, const FitBox& box,
                        const Eigen::VectorXd& estimate, const std::vector<std::string>& names,
                        Predictor* elsewhere);

/// Unknowns that are determined in theory, but not by these data or not by real sensors: names, practical and
/// assumed. scale: of the estimator; unit: covariance for errors of 1.
void describePractical(FitUncertainty& result, const FitBox& box, const Eigen::VectorXd& estimate,
                       const std::vector<std::string>& names, const Eigen::VectorXd& scale,
                       const Eigen::MatrixXd& unit, double assumedError);

/// Where every direction is determined but unknowns that are not (describePractical) move along the weakest
/// one: what of them is known well all the same, C*R where C and R are not. Sets `weak`.
void describeWeakest(FitUncertainty& result, const Estimator& estimator, const Residuals& residuals,
                     const FitData& data, const FitBox& box, const Eigen::VectorXd& estimate,
                     const std::vector<std::string>& names, Predictor* elsewhere);

} // namespace rigor
