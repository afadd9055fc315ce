#include "core/engine/tape/intervals/interval_boxes.h"

#include "core/engine/tape/intervals/interval_operation.h"

#include <algorithm>

namespace rigor {

namespace {
constexpr std::uint8_t kUndefined = 1, kJumps = 2;
}

IntervalBoxes::IntervalBoxes(TapePtr tape, std::size_t boxes, const IntervalKernels& kernels)
    : tape_(std::move(tape)), boxes_(boxes), kernels_(kernels), bounds_(2 * boxes * tape_->nodeCount()),
      flags_(boxes * tape_->nodeCount()), nodes_(tape_->nodeCount()), list_(longestList(*tape_)),
      regular_(tape_->nodeCount()) {
    for (std::size_t k = 0; k < tape_->constants().size(); ++k) {
        const Interval value = tape_->constantEnclosures()[k];
        const Node n = static_cast<Node>(tape_->inputCount() + k);
        std::fill_n(row(n).lower, boxes_, value.lower);
        std::fill_n(row(n).upper, boxes_, value.upper);
        std::fill_n(flags(n), boxes_, value.isEmpty() ? kUndefined : std::uint8_t{0});
    }
}

Regularity IntervalBoxes::regularity(std::size_t output, std::size_t box) const {
    const std::uint8_t f = flags_[tape_->outputs()[output] * boxes_ + box];
    return {(f & kUndefined) == 0, (f & kJumps) == 0};
}

bool IntervalBoxes::inBatch(const Instruction& i, Node n, std::size_t count) {
    const IntervalView a = row(i.a);
    const IntervalTarget r = row(n);
    std::uint8_t* const f = flags(n);
    const std::uint8_t* const fa = flags(i.a);
    if (i.op == Op::Square || i.op == Op::Sqrt) {
        (i.op == Op::Square ? kernels_.square : kernels_.squareRoot)(count, a, r);
        std::copy_n(fa, count, f);
        for (std::size_t k = 0; k < count; ++k)
            if (i.op == Op::Sqrt && !(a.lower[k] >= 0)) f[k] |= kUndefined;
        return true;
    }
    const IntervalKernels::Binary operation = i.op == Op::Add   ? kernels_.add
                                              : i.op == Op::Sub ? kernels_.subtract
                                              : i.op == Op::Mul ? kernels_.multiply
                                              : i.op == Op::Div ? kernels_.divide
                                                                : nullptr;
    if (operation == nullptr) return false;
    const IntervalView b = row(i.b);
    const std::uint8_t* const fb = flags(i.b);
    operation(count, a, b, r);
    for (std::size_t k = 0; k < count; ++k) f[k] = fa[k] | fb[k];
    for (std::size_t k = 0; k < count; ++k) {
        const bool undefined =
            i.op == Op::Div ? b.lower[k] <= 0 && b.upper[k] >= 0 : !(r.lower[k] <= r.upper[k]);
        if (undefined) f[k] |= kUndefined;
    }
    return true;
}

void IntervalBoxes::oneByOne(const Instruction& i, Node n, std::size_t count) {
    for (std::size_t k = 0; k < count; ++k) {
        forEachOperand(i, tape_->lists(), [&](Node operand) {
            nodes_[operand] = {row(operand).lower[k], row(operand).upper[k]};
            const std::uint8_t f = flags(operand)[k];
            regular_[operand] = {(f & kUndefined) == 0, (f & kJumps) == 0};
        });
        const Interval y = operationOn<Interval>(i, *tape_, nodes_, list_);
        const Regularity r = regularityOf(i, *tape_, nodes_, regular_, y);
        row(n).lower[k] = y.lower, row(n).upper[k] = y.upper;
        flags(n)[k] = static_cast<std::uint8_t>((r.defined ? 0 : kUndefined) | (r.continuous ? 0 : kJumps));
    }
}

void IntervalBoxes::evaluate(std::size_t count) {
    for (std::size_t input = 0; input < tape_->inputCount(); ++input) {
        const Node n = static_cast<Node>(input);
        for (std::size_t k = 0; k < count; ++k)
            flags(n)[k] = row(n).lower[k] <= row(n).upper[k] ? std::uint8_t{0} : kUndefined;
    }
    Node n = static_cast<Node>(tape_->inputCount() + tape_->constants().size());
    for (const Instruction& i : tape_->instructions()) {
        if (!inBatch(i, n, count)) oneByOne(i, n, count);
        ++n;
    }
}

} // namespace rigor
