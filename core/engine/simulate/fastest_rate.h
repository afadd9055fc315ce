#pragma once
// How fast a model changes: what an explicit integrator's step has to resolve.

#include "core/engine/simulate/simulate.h"

namespace rigor {

/// |step * rate| beyond which rk4 is unstable (Hairer and Wanner II, section IV.2: 2.78).
inline constexpr double kRungeKuttaLimit = 2.7;

/// 1/s, the largest |eigenvalue| of df/dx at up to 200 states of a run, in which the unknowns of 0 = ...
/// follow the states. parameters: n_p of the model; inputs: one per input.
double fastestRate(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                   const Trajectory& run);

} // namespace rigor
