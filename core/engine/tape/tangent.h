#pragma once
// Forward derivatives as further nodes of a tape (A. Griewank and A. Walther, Evaluating Derivatives, 2nd
// ed., section 3.1): for every node v the node v' = sum_k (dv/du_k) u_k', with the conventions of the dual
// numbers at kinks and zeros. Unlike dual numbers the result is a tape again, which can be run in lanes.

#include "core/engine/tape/tape.h"

#include <optional>
#include <span>
#include <vector>

namespace rigor {

/// A node and its derivative along the direction; no derivative = 0.
struct NodeWithTangent {
    Node value = 0;
    std::optional<Node> tangent;
};

/// All of `tape` with inputs[k] for its input k; the nodes of its outputs. Empty if an operation has no such
/// rule: MonotoneCubic, BSpline at a moving place, tables whose places move.
std::optional<std::vector<NodeWithTangent>> appendWithTangents(TapeBuilder& builder, const Tape& tape,
                                                               std::span<const NodeWithTangent> inputs);

} // namespace rigor
