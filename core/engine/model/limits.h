#pragma once
// Which variable of a model has left the range it was declared with (min, max): where a model has no value
// this is more often the cause than the operation that failed.

#include "core/engine/model/model.h"

#include <span>

namespace rigor {

/// "C_piston = 0.6013 m lies above its limit 0.6 m", of the first state or output beyond min or max
/// by more than rounding; empty if there is none. slots: of the model, with its states; outputs that depend
/// on inputs are not looked at.
std::string outsideLimits(const Model& model, std::span<const double> slots);

} // namespace rigor
