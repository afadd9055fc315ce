#pragma once
// Models from elsewhere whose parameters are made of others before each run: some follow others, some have a
// number of their own in every experiment. What formulas do inside a model that has them (ties.h,
// per_experiment.h) is done here outside of it.

#include "core/engine/model/ties.h"
#include "core/engine/simulate/external.h"

namespace rigor {

/// `model` (external) with other parameters. own: what it runs with, one output per parameter of it, over
/// `parameters`, of which the first are its own, so that every number keeps its index. Derivatives follow by
/// the chain rule where the source has exact ones, else they are differences over the new parameters.
ModelPtr foreignWithParameters(const ModelPtr& model, std::vector<Variable> parameters, TapePtr own);

/// As of withTies() and withNumbersPerExperiment().
ModelPtr foreignWithTies(const ModelPtr& model, std::span<const Tie> ties);
ModelPtr foreignWithNumbersPerExperiment(const ModelPtr& model, std::span<const std::size_t> parameters,
                                         std::span<const std::string> labels);

/// What foreignWithParameters() was made of; null of any other model.
struct MadeParameters {
    ModelPtr model;
    TapePtr own;
};
const MadeParameters* madeParameters(const Model& model);

} // namespace rigor
