#pragma once
// What is said where data measure nothing of a model: the same by the reader and by every method.

#include "core/engine/data/dataset.h"

namespace rigor {

/// No output has a measured value. Why, as far as names tell it, and what would make it: begins with "; ",
/// "" = nothing more is known.
Message whyNothingIsMeasured(const Dataset& data, const Model& model);

} // namespace rigor
