#pragma once
// One operation of a tape over intervals; internal to the evaluators of this folder.

#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/engine/tape/intervals/interval_rules.h"

namespace rigor {

/// The operation on the nodes of a tape; list: workspace of at least i.count.
template <class T>
T operationOn(const Instruction& i, const Tape& tape, std::span<const T> nodes, std::span<T> list) {
    const int arity = opInfo(i.op).arity;
    if (arity == RIGOR_NARY) {
        for (std::size_t k = 0; k < i.count; ++k) list[k] = nodes[tape.lists()[i.b + k]];
        return applyIntervalOp<T>(i, nodes[i.a], nodes[i.a], nodes[i.a], list.first(i.count));
    }
    return applyIntervalOp<T>(i, nodes[i.a], nodes[arity >= 2 ? i.b : i.a], nodes[arity == 3 ? i.c : i.a],
                              {});
}

/// What holds for its result, given what holds for its operands.
Regularity regularityOf(const Instruction& i, const Tape& tape, std::span<const Interval> nodes,
                        std::span<const Regularity> regular, const Interval& result);

/// The longest list of an instruction.
std::size_t longestList(const Tape& tape);

} // namespace rigor
