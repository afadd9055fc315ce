#pragma once
// States and implicit unknowns as outputs, so that whatever asks for outputs (a sensor that is only planned)
// may ask for them without a change to the text of the model.

#include "core/engine/model/model.h"

#include <set>

namespace rigor {

/// The model with an output for every state x or unknown z of `names` that is no output yet; other names are
/// ignored. The new outputs follow the old ones, so that every number of the old model keeps its index.
/// Returns `model` itself if there is nothing to add or it has no formulas.
ModelPtr withStateOutputs(const ModelPtr& model, const std::set<std::string>& names);

} // namespace rigor
