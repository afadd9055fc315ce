#pragma once
// A tape over intervals: enclosures of its outputs over a whole box of inputs. The constants of a tape are
// the doubles that it holds. One object per thread; evaluating never allocates. Conditions that the box does
// not decide give the union of both branches.

#include "core/engine/tape/intervals/interval_dual.h"
#include "core/engine/tape/tape.h"

#include <span>

namespace rigor {

/// What holds for a value over the whole box.
struct Regularity {
    bool defined =
        true; ///< no operation that it uses left its domain (sqrt of a negative member, division by 0, ...)
    bool continuous = true; ///< no operation that it uses may jump (an undecided condition, sign, floor)
    bool operator==(const Regularity&) const = default;
};

/// Natural interval extension: every operation by its interval.
class IntervalEvaluator {
  public:
    explicit IntervalEvaluator(TapePtr tape);

    const Tape& tape() const { return *tape_; }

    /// inputs: tape().inputCount(); outputs: tape().outputs().size(). Where a function is not defined on the
    /// whole box, the output encloses its values on the part where it is (empty if there is none), and
    /// `regularity` says so.
    void operator()(std::span<const Interval> inputs, std::span<Interval> outputs);

    /// Of an output, and of any node, at the last evaluation.
    const Regularity& regularity(std::size_t output) const { return regular_[tape_->outputs()[output]]; }
    std::span<const Interval> nodes() const { return nodes_; }
    std::span<const Regularity> regularities() const { return regular_; }

  private:
    TapePtr tape_;
    std::vector<Interval> nodes_, list_;
    std::vector<Regularity> regular_;
};

/// Interval derivatives, and the mean value form (Neumaier, Interval Methods for Systems of Equations,
/// section 2.3)
///     f(X) within f(c) + sum_j F'_j(X) (X_j - c_j), intersected with the natural extension;
/// its overestimation falls with the square of the width of X.
class MeanValueForm {
  public:
    explicit MeanValueForm(TapePtr tape);

    /// chosen: inputs that are expanded about their middle c; the others are intervals throughout. jacobian
    /// (outputs x chosen, row-major; may be empty) receives F'(X): generalised derivatives of each output
    /// over the box, or all numbers where the output may jump or is not defined on the whole box; there the
    /// natural extension is the answer.
    void operator()(std::span<const Interval> inputs, std::span<const std::size_t> chosen,
                    std::span<Interval> outputs, std::span<Interval> jacobian = {});

    const Regularity& regularity(std::size_t output) const { return natural_.regularity(output); }
    /// F'(X) alone.
    void derivatives(std::span<const Interval> inputs, std::span<const std::size_t> chosen,
                     std::span<Interval> jacobian);

  private:
    TapePtr tape_;
    IntervalEvaluator natural_;
    std::vector<IntervalDual> nodes_, list_;
    std::vector<Interval> point_, atPoint_, jacobian_;
};

} // namespace rigor
