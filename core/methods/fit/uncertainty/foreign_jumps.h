#pragma once
// Models from elsewhere whose predictions jump as an unknown moves: an FMU that places events on the steps of
// its own integrator, a program that rounds. Between two jumps everything is smooth, so that slopes there are
// exact and say nothing of what lies beyond; a search by slopes stops between two of them.

#include "core/methods/fit/point_fit.h"
#include "core/methods/fit/predict/predictor.h"

namespace rigor {

/// Indices of the unknowns for which that is so beside the estimate. Each is moved to both sides until slopes
/// say that what is predicted moves by half, one and two per cent of the range of its sensor; half of the
/// difference of both sides, in which curvature does not count, is then held against the slopes. What is off
/// by a quarter of the largest movement, in more than a twentieth of the rows at once, is no remainder of
/// higher order. at: with slopes at the estimate. Costs six solves an unknown; unknowns within reach of a
/// bound, and those that move nothing, are not asked.
std::vector<std::size_t> foreignJumps(Predictor& predictor, const Prediction& at,
                                      const Eigen::VectorXd& estimate, const FitBox& box);

} // namespace rigor
