#pragma once
// Start values of states as parameters, so that they can be given a value, measured, or identified like any
// other parameter: the parameter "x.start" replaces what the text of the model says of the start of x.

#include "core/engine/model/model.h"

#include <set>

namespace rigor {

/// "x.start"
std::string startParameter(const std::string& state);

/// The state whose start such a name means, none if it is no name of that form or the model has no such
/// state.
std::optional<std::size_t> stateOfStart(const Model& model, const std::string& name);

/// The model with a parameter "x.start" for every state named that way in `names`; other names are ignored.
/// Its value is the start that the text gives with the values of the text; min, max and unit are those of the
/// state. The parameters follow the old ones, so that every number of the old model keeps its index. Returns
/// `model` itself if there is nothing to add or it has no formulas.
ModelPtr withStartParameters(const ModelPtr& model, const std::set<std::string>& names);

} // namespace rigor
