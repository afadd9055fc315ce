#pragma once
// Knots where the data ask for them.

#include "core/methods/filter/kalman/batch_fit.h"
#include "core/methods/filter/result.h"

namespace rigor {

/// Adds knots to the curves of the model, one at a time, up to FilterOptions::refineTo coefficients.
///
/// With process noise taken away the innovations are the residuals of the fit of all data (batch_fit.h).
/// Where a curve cannot follow, those behind each other are alike: sums S over blocks of n rows have squares
/// larger than n. The span between two knots where sum(S^2/n - 1), in standard deviations of that of white
/// residuals, is largest gets a knot in its middle. The knot stays if the sum of squares falls by more than
/// chance (chi-squared, one degree of freedom, 99.9 %); otherwise the next span is tried. Ends when no span
/// is left.
///
/// What was done is told in `told`. Several experiments are fitted together.
std::vector<FilterSetup> refineCurves(const std::vector<FilterSetup>& setups, const FilterOptions& options,
                                      const Progress& progress, Refinement& told);
FilterSetup refineCurves(const FilterSetup& setup, const FilterOptions& options, const Progress& progress,
                         Refinement& told);

} // namespace rigor
