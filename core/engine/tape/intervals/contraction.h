#pragma once
// Forward and backward contraction over a tape: inputs that cannot give outputs inside their targets are cut
// off. Source: Benhamou, Goualard, Granvilliers and Puget, "Revising hull and box consistency", ICLP 1999
// (HC4-revise).

#include "core/engine/tape/intervals/interval_evaluator.h"

namespace rigor {

class TapeContraction {
  public:
    explicit TapeContraction(TapePtr tape);

    /// One sweep forward and one backward. Shrinks `inputs` to a box that still holds every point of it where
    /// all that the outputs use is defined and every output lies in its target (tape().outputs().size()
    /// targets). False if there is no such point: then `inputs` mean nothing.
    bool operator()(std::span<Interval> inputs, std::span<const Interval> targets);

    /// Sweeps until none shrinks an input by more than a tenth of its width, at most `most`.
    bool repeat(std::span<Interval> inputs, std::span<const Interval> targets, int most = 20);

    const Tape& tape() const { return *tape_; }

  private:
    bool backward(std::size_t n, const Instruction& i);
    /// The node is used, and lies in `inside`; false if that leaves nothing.
    bool keep(Node n, const Interval& inside);
    bool keepEither(Node n, const Interval& first, const Interval& second);
    bool keepCondition(Node n, bool value);
    bool contractSelect(const Instruction& i, const Interval& y);
    bool contractCurve(const Instruction& i, const Interval& y);
    bool contractOrder(Node small, Node large);
    bool isCondition(Node n) const;

    TapePtr tape_;
    IntervalEvaluator forward_;
    std::vector<Interval> nodes_, outputs_;
    std::vector<bool> used_;
};

} // namespace rigor
