#pragma once
// The parts of a Result that every point fit has: estimates, identifiability, residuals, tables.

#include "core/methods/fit/fit_uncertainty.h"

namespace rigor {

/// Adds to `result`: unknowns; diagnostics singular_values, undetermined (sentences), residuals, noise,
/// output_units and, where the sensors state it, output_deviations (standard deviation of one value); the
/// tables fit (experiment, output, t, measured, fitted, residual) and correlation; warnings for undetermined
/// unknowns, active bounds and residuals that are not noise, gravest first: what is graver is warned of
/// before.
void describeFit(Result& result, const FitData& data, const Prediction& prediction, const FitBox& box,
                 const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                 const std::vector<Unknown>& unknowns);

/// Residuals below this part of the signals (rms) are rounding, of the numbers or of the integrator: they
/// need not be noise.
inline constexpr double kExactFit = 1e-7;

/// What a message says of unknowns that are not determined: sentences with a space before each; "" = none.
std::string undeterminedPart(const FitUncertainty& uncertainty);

/// The same for values that were given instead of estimated: no intervals, nothing on what the data
/// determine.
void describeGiven(Result& result, const FitData& data, const Prediction& prediction,
                   const Eigen::VectorXd& values, const std::vector<Unknown>& unknowns);

std::vector<double> toVector(const Eigen::VectorXd& v);
std::vector<std::string> namesOf(const std::vector<Unknown>& unknowns);

} // namespace rigor
