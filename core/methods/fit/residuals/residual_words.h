#pragma once
// What a run says of its residuals: sentences made from all findings at once (residual_tests.h), so that none
// contradicts another, and the intervals of a fit whose errors are correlated.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/residuals/fit_quality.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/uncertainty/fit_uncertainty.h"

namespace rigor {

struct ResidualAnalysis {
    ResidualView view;
    ResidualTests tests;
    std::vector<FitQuality> quality;
    /// Least and greatest factor by which the intervals were widened; 1 = not.
    double widenedLeast = 1, widenedMost = 1;
    bool anyInterval = true; ///< some unknown has one that was looked at
    /// The same of the errors of combinations that alone are determined: "C*R".
    double combinationsMost = 1;
    std::vector<std::string> combinations; ///< whose errors were widened
    /// What explains all that was found (other_assumptions.h): said in its place; none: nothing is known.
    Message explained;
    std::vector<OtherAssumption> explainedBy; ///< each of them
};

/// box and estimate: of a fit; a prediction without slopes was given, not fitted.
ResidualAnalysis analyseResiduals(const Residuals& residuals, const FitData& data,
                                  const Prediction& prediction, const FitBox& box,
                                  const Eigen::VectorXd& estimate, int threads);

/// Intervals where the errors were found to be correlated, never narrower than before: by G S G'
/// (error_model.h) with the errors' size as found or, where the sensors state it and it was not found wrong,
/// as stated, and Student's t with freedomOf(). Where only their size was found to change from value to
/// value, S = diag e_i^2/(1 - h_i)^2, h: leverage (H. White, Econometrica 48, 1980; J. G. MacKinnon and
/// White, Journal of Econometrics 29, 1985). Standard errors and covariance stay those of independent errors,
/// as they are certified and published, but for those of combinations, which have no interval. What is
/// infinite stays; an unknown at a bound is widened as the
/// others.
void widenIntervals(FitUncertainty& uncertainty, ResidualAnalysis& analysis, const Residuals& residuals,
                    const FitData& data, const FitBox& box, const Eigen::VectorXd& estimate,
                    double confidence);

/// Sets quality, qualities and residualTests; quality warnings into the head. remedy: what to try where the
/// search may have ended in a local minimum; "" = the values were given, nothing was searched.
void describeFindings(Result& head, FitResult& result, const ResidualAnalysis& analysis, const FitData& data,
                      const Message& remedy);

} // namespace rigor
