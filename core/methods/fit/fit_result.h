#pragma once
// The parts of a Result that every point fit has: estimates, identifiability, residuals, tables.

#include "core/methods/fit/fit_uncertainty.h"
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
/// several outputs output_spreads (what weighs them); reduced_chi_squared and chi_squared_p; the
/// tables fit (experiment, output, t, measured, fitted, residual) and correlation; warnings for undetermined
/// unknowns, active bounds and residuals that are not noise, gravest first: what is graver is warned of
/// before. An interval narrower than the integration check's movement is widened to it.
void describeFit(Result& result, const FitData& data, const Prediction& prediction, const FitBox& box,
                 const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                 const IntegrationCheck& integration, const std::vector<Unknown>& unknowns);

/// Residuals below this part of the signals (rms) are rounding, of the numbers or of the integrator: they
/// need not be noise.
inline constexpr double kExactFit = 1e-7;

/// What a message says of unknowns that are not determined: sentences with a space before each; "" = none.
std::string undeterminedPart(const FitUncertainty& uncertainty);

/// The same for values that were given instead of estimated: no intervals, nothing on what the data
/// determine.
void describeGiven(Result& result, const FitData& data, const Prediction& prediction,
                   const Eigen::VectorXd& values, const std::vector<Unknown>& unknowns);

/// Adds to the table fit of `result`, described with the same data, what other values of the unknowns
/// predict.
void addRivalCourse(Result& result, const FitData& data, const Prediction& prediction,
                    const std::string& column);

std::vector<double> toVector(const Eigen::VectorXd& v);
std::vector<std::string> namesOf(const std::vector<Unknown>& unknowns);

} // namespace rigor
