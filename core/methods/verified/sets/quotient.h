#pragma once
// Whether one formula is a multiple of another, shown by exact rules on their tapes.

#include "core/engine/tape/tape.h"

#include <optional>

namespace rigor {

/// An enclosure of q with f(s) = q(s) g(s) at every point s of the box `slots`: f is output `output` of one
/// tape, g the only output of the other, both over the same slots. The rules know sums, differences,
/// products and quotients, inputs that are exactly 0 in the box, and g as a sum or difference of inputs and
/// numbers. A condition max(c, g) with a number c < 0 counts as g: both are below 0, or 0, at the same
/// points. Empty optional: nothing is shown.
std::optional<Interval> quotientOf(const Tape& f, std::size_t output, const Tape& g,
                                   std::span<const Interval> slots);

} // namespace rigor
