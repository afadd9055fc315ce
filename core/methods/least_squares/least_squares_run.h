#pragma once
// One run of the point fit: the search with the optimiser chosen, and what is said of where it ended.

#include "core/methods/least_squares/options.h"
#include "core/methods/method.h"

namespace rigor {

/// The problem has no numbers per experiment left (fit/per_experiment_unknowns.h) and meets
/// LeastSquaresMethod::unmet.
Result runLeastSquares(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress);

/// Indices of the outputs in a text with commas between. Throws Error: one is not measured.
std::vector<std::size_t> sensorsNamed(const FitData& data, const std::string& names);

} // namespace rigor
