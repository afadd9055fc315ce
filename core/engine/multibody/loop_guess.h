#pragma once
// The dependent coordinates of a mechanism over its independent one, near enough for Newton's method to end
// at rounding after two steps.

#include "core/engine/multibody/mechanism.h"

namespace rigor {

inline constexpr int kGuessDegree = 5;

/// A loop and the two coordinates that close it when those of the loops before it are known.
struct LoopOrder {
    std::size_t cut = 0, first = 0, second = 0;
};

struct LoopGuess {
    double lower = 0, upper = 0;             ///< rad or m: where the mechanism can be assembled
    std::vector<double> knots;               ///< of B-splines of kGuessDegree
    std::vector<std::vector<double>> points; ///< coefficients per coordinate; the independent one has none
    std::vector<LoopOrder> order;
};

/// Follows the assembly from the start both ways, at most a turn (5 m), to where it ends or a coordinate
/// moves more than 20 times as fast as the independent one. Throws Error: not assembled at the start, loops
/// that can only be closed together, a motion that the curves do not follow to 1e-4 (rad, m).
LoopGuess guessLoops(const Mechanism& mechanism);

} // namespace rigor
