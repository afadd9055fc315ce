#pragma once
// Evaluator<T>; included by one eval_<type>.cpp per number type.

#include "core/engine/tape/evaluator.h"
#include "core/engine/tape/op_rules.h"

#include <algorithm>

namespace rigor {

template <class T>
Evaluator<T>::Evaluator(TapePtr tape) : tape_(std::move(tape)), nodes_(tape_->nodeCount()) {
    for (std::size_t k = 0; k < tape_->constants().size(); ++k)
        nodes_[tape_->inputCount() + k] = T(tape_->constants()[k]);
    std::size_t longest = 0;
    for (const Instruction& i : tape_->instructions()) longest = std::max<std::size_t>(longest, i.count);
    list_.resize(longest);
}

template <class T> void Evaluator<T>::operator()(std::span<const T> inputs, std::span<T> outputs) {
    const Tape& tape = *tape_;
    std::copy_n(inputs.begin(), tape.inputCount(), nodes_.begin());
    T* node = nodes_.data() + tape.inputCount() + tape.constants().size();
    for (const Instruction& i : tape.instructions()) {
        for (std::size_t k = 0; k < i.count; ++k) list_[k] = nodes_[tape.lists()[i.b + k]];
        const int arity = opInfo(i.op).arity;
        const Node b = arity == 2 || arity == 3 ? i.b : 0, c = arity == 3 ? i.c : 0;
        *node++ = applyOp<T>(i, nodes_[i.a], nodes_[b], nodes_[c], std::span<const T>(list_.data(), i.count));
    }
    for (std::size_t k = 0; k < tape.outputs().size(); ++k) outputs[k] = nodes_[tape.outputs()[k]];
}

} // namespace rigor
