#pragma once
// Where a study looks at a model that runs elsewhere: there its noise is measured.

#include "core/methods/method.h"

namespace rigor {

/// What other studies have measured with `model` is forgotten; its noise is measured where `problem` starts.
/// Nothing for a model that runs here.
void beginDifferences(const Model& model, const Problem& problem);

} // namespace rigor
