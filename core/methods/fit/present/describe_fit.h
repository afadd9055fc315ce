#pragma once
// What every point fit says of its answer: estimates, identifiability, residuals, tables.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/residuals/residual_words.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/search/solve_count.h"

namespace rigor {

/// What the integrator leaves open: how far the estimate moves, to first order, if it steps half as far
/// (adaptive: with a tenth of its tolerances).
struct IntegrationCheck {
    Eigen::VectorXd movement; ///< per unknown; empty: a static model, or no answer there
    SolveCount solves;
};
IntegrationCheck checkIntegration(const Residuals& residuals, const FitData& data,
                                  const Prediction& prediction, const FitBox& box,
                                  const Eigen::VectorXd& estimate, const SimulationOptions& simulation,
                                  int threads);

/// The answer: unknowns, warnings and quality warnings, gravest first, into the head; what they rest on, the
/// residuals and the tables into the result. An interval narrower than the integration check's movement is
/// widened to it. remedy: as of describeFindings().
void describeFit(Result& head, FitResult& result, const FitData& data, const Prediction& prediction,
                 const FitBox& box, const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                 const IntegrationCheck& integration, const ResidualAnalysis& analysis, const Message& remedy,
                 const std::vector<Unknown>& unknowns);

/// Whether a point is a minimum for all that the data can tell: the part of the residuals that the unknowns
/// within their bounds could still take up is below a thousandth of what they cannot, both per degree of
/// freedom (D. M. Bates and D. G. Watts, "A relative offset orthogonality convergence criterion for nonlinear
/// least squares", Technometrics 23, 1981), or the fit is exact. Asked where a search ended by its own
/// limits. prediction with slopes.
bool isMinimum(const Residuals& residuals, const FitData& data, const Prediction& prediction,
               const FitBox& box, const Eigen::VectorXd& estimate);

/// What a verdict says of unknowns that the data do not determine.
Messages undeterminedSentences(const FitUncertainty& uncertainty, const std::vector<Unknown>& unknowns);

/// The same for values that were given instead of estimated: no intervals, nothing on what the data
/// determine.
void describeGiven(Result& head, FitResult& result, const FitData& data, const Prediction& prediction,
                   const Eigen::VectorXd& values, const ResidualAnalysis& analysis,
                   const std::vector<Unknown>& unknowns);

/// What a search reached that did not converge: no answer, so nothing is said of errors and of what the data
/// determine. Sets the outcome.
void describeReached(Result& head, FitResult& result, const FitData& data, const Prediction& prediction,
                     const FitBox& box, const Eigen::VectorXd& values, const ResidualAnalysis& analysis,
                     const std::vector<Unknown>& unknowns);

/// Adds to what was fitted, described with the same data, what a plain fit predicts.
void addPlainTrajectory(FitResult& result, const FitData& data, const Prediction& prediction);

/// One number per row of the data, as the rows of FittedTable.
std::vector<double> inOrderOfTrajectories(const FitData& data, const Eigen::VectorXd& ofRows);

std::vector<double> toVector(const Eigen::VectorXd& v);
std::vector<std::string> namesOf(const std::vector<Unknown>& unknowns);

} // namespace rigor
