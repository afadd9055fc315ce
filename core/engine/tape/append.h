#pragma once
// Copying tapes into a builder: to join formulas, or to put something in the place of an input.

#include "core/engine/tape/tape.h"

namespace rigor {

/// One instruction of `tape` with its operands replaced: nodes[n] stands for node n of the tape.
Node rebuildInstruction(TapeBuilder& builder, const Tape& tape, const Instruction& instruction,
                        const std::vector<Node>& nodes);

/// All of `tape` with inputs[k] for its input k (at least as many as it has); the nodes of its outputs.
std::vector<Node> appendTape(TapeBuilder& builder, const Tape& tape, std::span<const Node> inputs);

} // namespace rigor
