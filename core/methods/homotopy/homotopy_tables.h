#pragma once
// What a result shows of the path, of the starts it was followed from and of other optimisers.

#include "core/methods/fit/optimisers.h"
#include "core/methods/fit/result.h"
#include "core/methods/homotopy/basins.h"

namespace rigor {

/// Unit of an unknown in the model; "" where it has none.
std::string unitOfUnknown(const Model& model, const Unknown& unknown);

/// Sets iterations, stages, repeatedStages, modelSolves and objective.
void describePath(FitResult& result, const Continuation& path, const Problem& problem);

/// Sets optimisers and otherOptimisers.
void describeOptimisers(FitResult& result, const std::vector<OptimiserTrace>& traces);

/// Sets basins and basinShares; a warning into the head where fits could not begin.
void describeBasins(Result& head, FitResult& result, const BasinPicture& basins,
                    const std::vector<Unknown>& unknowns, const SimulationOptions& simulation);

} // namespace rigor
