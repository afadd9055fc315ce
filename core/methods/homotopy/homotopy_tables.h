#pragma once
// What a result shows of the path, of the starts it was followed from and of other optimisers.

#include "core/methods/fit/optimisers.h"
#include "core/methods/homotopy/basins.h"

namespace rigor {

/// Unit of an unknown in the model; "" where it has none.
std::string unitOfUnknown(const Model& model, const Unknown& unknown);

/// Table iterations; diagnostics stages, repeated_stages, model_solves and objective.
void describePath(Result& result, const Continuation& path, const Problem& problem);

/// Table optimisers; diagnostics other_optimisers.
void describeOptimisers(Result& result, const std::vector<OptimiserTrace>& traces);

/// Table of the basins, diagnostics basins; a warning where fits could not begin.
void describeBasins(Result& result, const BasinPicture& basins, const std::vector<Unknown>& unknowns,
                    const SimulationOptions& simulation);

} // namespace rigor
