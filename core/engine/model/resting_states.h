#pragma once
// Records that start at rest: the derivatives of chosen states are 0 at the start, under the first values of
// the inputs.

#include "core/engine/model/model.h"

#include <set>

namespace rigor {

/// The model whose states of these names start at rest (Formulas::rest); what its text says of their start is
/// where the search for them begins. Other names are ignored. Returns `model` itself if there is nothing to
/// do or it has no formulas.
ModelPtr withStatesAtRest(const ModelPtr& model, const std::set<std::string>& names);

} // namespace rigor
