#pragma once
// Evaluator<T>; included by one eval_<type>.cpp per number type.

#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/evaluate/op_rules.h"

#include <algorithm>

namespace rigor {

template <class T>
Evaluator<T>::Evaluator(TapePtr tape) : tape_(std::move(tape)), nodes_(tape_->nodeCount()) {
    for (std::size_t k = 0; k < tape_->constants().size(); ++k)
        nodes_[tape_->inputCount() + k] = T(tape_->constants()[k]);
    std::size_t longest = 0;
    for (Instruction i : tape_->instructions()) {
        longest = std::max<std::size_t>(longest, i.count);
        const int arity = opInfo(i.op).arity;
        if (arity < 2 && i.op != Op::PowInt) i.b = 0;
        if (arity < 3) i.c = 0;
        code_.push_back(i);
    }
    list_.resize(longest);
}

template <class T> void Evaluator<T>::operator()(std::span<const T> inputs, std::span<T> outputs) {
    const Tape& tape = *tape_;
    std::copy_n(inputs.begin(), tape.inputCount(), nodes_.begin());
    const T* nodes = nodes_.data();
    T* node = nodes_.data() + tape.inputCount() + tape.constants().size();
    const T none(0.0);
    for (const Instruction& i : code_) {
        // b and c of a list or a whole exponent are no nodes.
        if (i.count > 0) [[unlikely]] {
            for (std::size_t k = 0; k < i.count; ++k) list_[k] = nodes[tape.lists()[i.b + k]];
            *node++ = applyOp<T>(i, nodes[i.a], none, none, std::span<const T>(list_.data(), i.count));
        } else if (i.op == Op::PowInt) [[unlikely]] {
            *node++ = powerOf<T>(nodes[i.a], static_cast<int>(i.b));
        } else {
            *node++ = applyOp<T>(i, nodes[i.a], nodes[i.b], nodes[i.c], {});
        }
    }
    for (std::size_t k = 0; k < tape.outputs().size(); ++k) outputs[k] = nodes_[tape.outputs()[k]];
}

} // namespace rigor
