#pragma once
// What a result shows of the path, of the starts it was followed from and of other optimisers.

#include "core/methods/fit/fit_answer.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/search/optimisers.h"
#include "core/methods/homotopy/basins.h"

namespace rigor {

/// Unit of an unknown in the model; "" where it has none.
std::string unitOfUnknown(const Model& model, const Unknown& unknown);

/// Sets iterations, stages, repeatedStages, modelSolves and objective.
void describePath(FitResult& result, const Continuation& path, const Problem& problem);

/// What the stages say of the answer: where the path was not followed, and whether that matters. Quality
/// warnings into the head.
Message wordsOfStages(const Continuation& path, const FitAnswer& answer, const FitData& data, Result& head);

/// Where a cancelled path was, also within a stage; no intervals, as this fits the pulled model.
void describeCancelled(Result& head, const Continuation& path, const Problem& problem, const FitBox& box);

/// Sets optimisers and otherOptimisers.
void describeOptimisers(FitResult& result, const std::vector<OptimiserTrace>& traces);

/// Sets basins and basinShares; a warning into the head where fits could not begin.
void describeBasins(Result& head, FitResult& result, const BasinPicture& basins,
                    const std::vector<Unknown>& unknowns, const SimulationOptions& simulation);

} // namespace rigor
