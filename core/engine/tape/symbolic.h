#pragma once
// Tapes made from tapes: partial derivatives, and the Taylor polynomial in time of x' = f as a formula of its
// own. A step of an integrator becomes a tape that many boxes run through (interval_boxes.h).
//
// Source: Griewank and Walther, Evaluating Derivatives, 2nd ed., sections 3.1 and 13.2 (tables 13.1, 13.2).

#include "core/engine/tape/tape.h"

#include <optional>
#include <string>

namespace rigor {

/// f(inputs) and its partial derivatives with respect to nodes of the builder.
struct TangentNodes {
    std::vector<Node> values;                ///< one per output of the tape
    std::vector<std::vector<Node>> partials; ///< per output: one per seed
};

/// Appends `tape` with inputs[k] for its input k, and the derivatives of its outputs with respect to those of
/// its inputs that `seeds` lists. At a kink the derivative over a box is the hull of both sides (a
/// generalised derivative of a continuous function). Nothing if an operation has no rule; then `obstacle`
/// names it.
std::optional<TangentNodes> appendTangents(TapeBuilder& builder, const Tape& tape,
                                           std::span<const Node> inputs, std::span<const std::size_t> seeds,
                                           std::string& obstacle);

/// Taylor coefficients in time 0 .. order of the states of x' = f: coefficients[k][i] multiplies h^k. The
/// outputs of `tape` are the derivatives of inputs firstState, ...; input `time` grows with slope 1. Only for
/// formulas without kinks on what moves; otherwise nothing, and `obstacle` names the operation.
std::optional<std::vector<std::vector<Node>>> appendTaylor(TapeBuilder& builder, const Tape& tape,
                                                           std::span<const Node> inputs, std::size_t time,
                                                           std::size_t firstState, int order,
                                                           std::string& obstacle);

} // namespace rigor
