#pragma once
// Taylor coefficients in time of the solution of x' = f(t, x, ...): x(t0 + h) = sum_k x_k h^k, over T =
// double or Interval (all solutions that start in a box, or, over a bounding box, the coefficients of the
// remainder).
//
// The coefficients of every node follow from those of its operands, order by order: x_{k+1} = f_k/(k+1).
// Source: Griewank and Walther, Evaluating Derivatives, 2nd ed., section 13.2, tables 13.1 and 13.2. A kink
// or a jump that the values do not decide has no Taylor series there: the evaluation stops and names the
// operation.

#include "core/engine/tape/intervals/interval_dual.h"
#include "core/engine/tape/tape.h"

#include <optional>
#include <span>

namespace rigor {

template <class T> class TaylorSeries {
  public:
    /// The tape's outputs are the derivatives of the inputs firstState, firstState + 1, ...; input `time`
    /// grows with slope 1, all others are constant. order >= 1: the highest coefficient of the states that
    /// will be asked for.
    TaylorSeries(TapePtr tape, std::size_t time, std::size_t firstState, int order);

    /// inputs: the tape's, at t0. Computes the coefficients up to `order` (at most the constructor's). False
    /// if an operation has no series there; then `obstacle()` is its node and the coefficients mean nothing.
    bool operator()(std::span<const T> inputs, int order);

    const T& coefficient(std::size_t state, int k) const { return row(firstState_ + state)[k]; }
    std::size_t states() const { return tape_->outputs().size(); }
    int order() const { return order_; }
    std::optional<Node> obstacle() const { return obstacle_; }

    /// sum of coefficient(state, k) h^k, k from 0 to `order`.
    T value(std::size_t state, const T& h, int order) const;

  private:
    T* row(std::size_t n) { return rows_.data() + n * stride_; }
    const T* row(std::size_t n) const { return rows_.data() + n * stride_; }
    T* extra(std::size_t instruction, std::size_t k) { return row(extras_[instruction] + k); }

    bool start(std::size_t n, std::size_t instruction);          ///< coefficient 0
    void advance(std::size_t n, std::size_t instruction, int k); ///< coefficient k >= 1

    TapePtr tape_;
    std::size_t time_, firstState_;
    int order_;
    std::size_t stride_;
    std::vector<T> rows_, list_;
    std::vector<bool> moves_;         ///< per node: depends on time or a state
    std::vector<std::size_t> extras_; ///< per instruction: first row of what it keeps besides its value
    std::vector<Tribool> choice_;     ///< per instruction: the first of two alternatives holds
    std::optional<Node> obstacle_;
};

extern template class TaylorSeries<double>;
extern template class TaylorSeries<Interval>;
extern template class TaylorSeries<IntervalDual>;

} // namespace rigor
