#pragma once
// The parts of a Result that every point fit has: estimates, identifiability, residuals, tables.

#include "core/methods/fit/residual_words.h"
#include "core/methods/fit/solve_count.h"

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

/// Adds to `result`: unknowns; diagnostics singular_values, undetermined (sentences), residuals, noise,
/// output_units and, where the sensors state it, output_deviations (standard deviation of one value), else of
/// several outputs output_spreads (what weighs them); reduced_chi_squared and chi_squared_p; what
/// describeFindings() adds; the tables fit (experiment, output, t, measured, fitted, residual) and
/// correlation; quality warnings and warnings, gravest first. An interval narrower than the integration
/// check's movement is widened to it. remedy: as of describeFindings().
void describeFit(Result& result, const FitData& data, const Prediction& prediction, const FitBox& box,
                 const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                 const IntegrationCheck& integration, const ResidualAnalysis& analysis,
                 const std::string& remedy, const std::vector<Unknown>& unknowns);

/// Whether a point is a minimum for all that the data can tell: the part of the residuals that the unknowns
/// within their bounds could still take up is below a thousandth of what they cannot, both per degree of
/// freedom (D. M. Bates and D. G. Watts, "A relative offset orthogonality convergence criterion for nonlinear
/// least squares", Technometrics 23, 1981), or the fit is exact. Asked where a search ended by its own
/// limits. prediction with slopes.
bool isMinimum(const Residuals& residuals, const FitData& data, const Prediction& prediction,
               const FitBox& box, const Eigen::VectorXd& estimate);

/// What a message says of unknowns that are not determined: sentences with a space before each; "" = none.
std::vector<std::string> undeterminedSentences(const FitUncertainty& uncertainty);

/// The same for values that were given instead of estimated: no intervals, nothing on what the data
/// determine.
void describeGiven(Result& result, const FitData& data, const Prediction& prediction,
                   const Eigen::VectorXd& values, const ResidualAnalysis& analysis,
                   const std::vector<Unknown>& unknowns);

/// What a search reached that did not converge: no answer, so nothing is said of errors and of what the data
/// determine. Sets the outcome.
void describeReached(Result& result, const FitData& data, const Prediction& prediction, const FitBox& box,
                     const Eigen::VectorXd& values, const ResidualAnalysis& analysis,
                     const std::vector<Unknown>& unknowns);

/// Adds to the table fit of `result`, described with the same data, what other values of the unknowns
/// predict.
void addRivalTrajectory(Result& result, const FitData& data, const Prediction& prediction,
                        const std::string& column);

std::vector<double> toVector(const Eigen::VectorXd& v);
std::vector<std::string> namesOf(const std::vector<Unknown>& unknowns);

} // namespace rigor
