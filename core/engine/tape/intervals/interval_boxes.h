#pragma once
// A tape over many boxes at once: node by node, each node a row of intervals. Sums, products, quotients,
// squares and roots run in the back-ends of interval_batch.h (AVX-512 where the processor has it), the rest
// box by box. Bounds and regularities are those of IntervalEvaluator. One object per thread; evaluating never
// allocates.

#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/foundation/scalar/interval_batch.h"

namespace rigor {

class IntervalBoxes {
  public:
    /// Room for up to `boxes` boxes.
    IntervalBoxes(TapePtr tape, std::size_t boxes, const IntervalKernels& kernels = intervalKernels());

    const Tape& tape() const { return *tape_; }
    std::size_t capacity() const { return boxes_; }

    /// Bounds of an input, to be written before evaluating: one entry per box. They stay until written again.
    IntervalTarget input(std::size_t index) { return row(static_cast<Node>(index)); }
    /// The first `count` boxes.
    void evaluate(std::size_t count);

    IntervalView output(std::size_t index) const { return row(tape_->outputs()[index]); }
    Regularity regularity(std::size_t output, std::size_t box) const;

  private:
    IntervalTarget row(Node n) {
        return {bounds_.data() + 2 * n * boxes_, bounds_.data() + (2 * n + 1) * boxes_};
    }
    IntervalView row(Node n) const {
        return {bounds_.data() + 2 * n * boxes_, bounds_.data() + (2 * n + 1) * boxes_};
    }
    std::uint8_t* flags(Node n) { return flags_.data() + n * boxes_; }
    bool inBatch(const Instruction& i, Node n, std::size_t count);
    void oneByOne(const Instruction& i, Node n, std::size_t count);

    TapePtr tape_;
    std::size_t boxes_;
    const IntervalKernels& kernels_;
    std::vector<double> bounds_;         ///< per node: lower bounds, then upper
    std::vector<std::uint8_t> flags_;    ///< per node and box: bit 0 not defined, bit 1 not continuous
    std::vector<Interval> nodes_, list_; ///< of one box
    std::vector<Regularity> regular_;
};

} // namespace rigor
