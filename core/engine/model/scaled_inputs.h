#pragma once
// What acts on the model in place of what is measured of an input, as part of the model:
//     gain u + offset
// A factor of an input is another thing than one of a sensor: where the model is not linear in it, or begins
// elsewhere than at rest, the data tell them apart.

#include "core/engine/model/model.h"

#include <span>

namespace rigor {

struct ScaledInput {
    std::size_t input = 0;                ///< index of Model::inputs()
    std::optional<Variable> gain, offset; ///< parameters to add, named as the study names them
};

/// New parameters follow the old ones. The model must have formulas.
ModelPtr withScaledInputs(const ModelPtr& model, std::span<const ScaledInput> inputs);

} // namespace rigor
