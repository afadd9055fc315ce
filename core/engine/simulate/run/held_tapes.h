#pragma once
// Derivatives over time that a run needs while it holds a surface: sliding along one, or resting on one.

#include "core/engine/simulate/steppers/stepped_model.h"

namespace rigor {

/// d/dt of what passes a fixed value where each mode changes, one output per mode. Inputs: the slots of
/// `stepped`, then dx/dt (n_x). Null if an operation has no derivative (tape/tangent.h).
TapePtr modeRates(const SteppedModel& stepped);

/// The surface of an event: the parts of its guard joined by `and` and `or` (nodes of stepped.guards).
std::vector<Node> surfacesOf(const SteppedModel& stepped, std::size_t event);

/// Of a surface s (a node of stepped.guards) over the slots: ds/dt, d2s/dt2 along the model's derivatives,
/// and d(ds/dt)/dx_j for every state j of `states`. Null if an operation has no derivative.
TapePtr surfaceRates(const SteppedModel& stepped, Node surface, std::span<const std::size_t> states);

} // namespace rigor
