#include "core/engine/tape/evaluate/layered_evaluator.h"

#include "core/engine/tape/evaluate/op_rules.h"

#include <algorithm>

namespace rigor {

namespace elementary {
using Two [[gnu::vector_size(16)]] = double;
using TwoWhole [[gnu::vector_size(16)]] = std::uint64_t;
template <> struct BitsOf<Two> {
    using Unsigned = TwoWhole;
    static constexpr int kWidth = 2;
};
} // namespace elementary

namespace {

/// math::pow, with both of its powers side by side in a vector register, and the logarithm only where y
/// moves.
template <std::size_t N> Dual<N> powerPair(const Dual<N>& x, const Dual<N>& y) {
    if (y.value == 0) return math::pow(x, y);
    const auto both =
        elementary::pow(elementary::Two{x.value, x.value}, elementary::Two{y.value, y.value - 1});
    const bool moves = std::ranges::any_of(y.d, [](double d) { return d != 0; });
    const double toY = !moves || x.value == 0 ? 0 : both[0] * math::log(x.value);
    return chain(double(both[0]), y.value * both[1], x, toY, y);
}

/// Pow, SignedPower and AbsPower as in OpRules.
template <std::size_t N> Dual<N> powerOfDual(Op op, const Dual<N>& a, const Dual<N>& n) {
    if (op == Op::Pow) return powerPair(a, n);
    if (a.value == 0) return op == Op::SignedPower && n.value == 1 ? a : Dual<N>(0.0);
    if (!(a.value < 0)) return powerPair(a, n);
    const Dual<N> power = powerPair(-a, n);
    return op == Op::SignedPower ? -power : power;
}

template <class T> inline constexpr bool kIsDual = false;
template <std::size_t N> inline constexpr bool kIsDual<Dual<N>> = true;
bool isPower(Op op) { return op == Op::Pow || op == Op::SignedPower || op == Op::AbsPower; }

} // namespace

template <class T>
LayeredEvaluator<T>::LayeredEvaluator(TapePtr tape, std::span<const Layer> layers)
    : tape_(std::move(tape)), nodes_(tape_->nodeCount()) {
    const std::size_t inputs = tape_->inputCount(), first = inputs + tape_->constants().size();
    for (std::size_t k = inputs; k < first; ++k) nodes_[k] = T(tape_->constants()[k - inputs]);
    std::vector<Layer> layerOf(tape_->nodeCount(), Layer::Held);
    std::copy_n(layers.begin(), inputs, layerOf.begin());
    std::vector<bool> used(tape_->nodeCount(), false), wanted(tape_->nodeCount(), false);
    std::size_t longest = 0;
    for (std::size_t k = 0; k < tape_->instructions().size(); ++k) {
        Instruction i = tape_->instructions()[k];
        const auto node = static_cast<Node>(first + k);
        longest = std::max<std::size_t>(longest, i.count);
        forEachOperand(i, tape_->lists(), [&](Node n) {
            used[n] = true;
            layerOf[node] = std::max(layerOf[node], layerOf[n]);
        });
        if (layerOf[node] == Layer::State)
            forEachOperand(i, tape_->lists(), [&](Node n) { wanted[n] = true; });
        const int arity = opInfo(i.op).arity;
        if (arity < 2 && i.op != Op::PowInt) i.b = 0;
        if (arity < 3) i.c = 0;
        auto& code = code_[static_cast<std::size_t>(layerOf[node])];
        Node same = node;
        if (i.op == Op::AbsPower)
            for (const Operation& before : code)
                if (before.instruction.op == Op::SignedPower && before.instruction.a == i.a &&
                    before.instruction.b == i.b)
                    same = before.node;
        code.push_back({i, node, same});
    }
    for (const Node n : tape_->outputs()) used[n] = wanted[n] = true;
    for (std::size_t n = 0; n < inputs; ++n)
        if (used[n] && layerOf[n] == Layer::Held) heldInputs_.push_back(n);
    for (std::size_t n = 0; n < wanted.size(); ++n)
        if (wanted[n] && layerOf[n] != Layer::State) slower_.push_back(static_cast<Node>(n));
    list_.resize(longest);
}

template <class T> void LayeredEvaluator<T>::run(Layer layer) {
    T* const nodes = nodes_.data();
    const T none(0.0);
    for (const Operation& one : code_[static_cast<std::size_t>(layer)]) {
        const Instruction& i = one.instruction;
        if (i.count > 0) [[unlikely]] {
            for (std::size_t k = 0; k < i.count; ++k) list_[k] = nodes[tape_->lists()[i.b + k]];
            nodes[one.node] =
                applyOp<T>(i, nodes[i.a], none, none, std::span<const T>(list_.data(), i.count));
        } else if (i.op == Op::PowInt) {
            nodes[one.node] = powerOf<T>(nodes[i.a], static_cast<int>(i.b));
        } else if (one.signedPower != one.node) {
            const double a = scalarValue(nodes[i.a]);
            const T& power = nodes[one.signedPower];
            nodes[one.node] = a == 0 ? T(0.0) : a < 0 ? -power : power;
        } else {
            if constexpr (kIsDual<T>)
                if (isPower(i.op)) {
                    nodes[one.node] = powerOfDual(i.op, nodes[i.a], nodes[i.b]);
                    continue;
                }
            nodes[one.node] = applyOp<T>(i, nodes[i.a], nodes[i.b], nodes[i.c], {});
        }
    }
}

template <class T> void LayeredEvaluator<T>::holdAs(const LayeredEvaluator<double>& other) {
    for (const Node n : slower_) nodes_[n] = T(other.nodes_[n]);
}

#define RIGOR_INSTANCE(T) template class LayeredEvaluator<T>;
RIGOR_FOR_EACH_SCALAR(RIGOR_INSTANCE)
#undef RIGOR_INSTANCE
template class LayeredEvaluator<Dual<2>>;

} // namespace rigor
