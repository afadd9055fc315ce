#pragma once
// Arithmetic on many intervals at once: n intervals are two arrays, lower and upper bounds. Results are those
// of interval.h, bound for bound, whichever back-end runs (the sign of a zero apart); r may be a, b or c.
//
// Two back-ends behind one table: `portable` is baseline code that corrects results by their exact errors;
// `avx512` uses the rounding mode that each instruction carries (embedded rounding) and runs where the
// processor has it.

#include <cstddef>
#include <span>

namespace rigor {

/// A view of n intervals.
struct IntervalView {
    const double *lower = nullptr, *upper = nullptr;
};
struct IntervalTarget {
    double *lower = nullptr, *upper = nullptr;
    operator IntervalView() const { return {lower, upper}; } // NOLINT: what can be written can be read
};

struct IntervalKernels {
    using Unary = void (*)(std::size_t n, IntervalView a, IntervalTarget r);
    using Binary = void (*)(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r);
    using Ternary = void (*)(std::size_t n, IntervalView a, IntervalView b, IntervalView c, IntervalTarget r);

    const char* name;
    Binary add, subtract, multiply, divide;
    Unary squareRoot, square;
    Ternary multiplyAdd; ///< a b + c, rounded after each operation
};

/// The fastest back-end that this processor runs.
const IntervalKernels& intervalKernels();
/// All that it runs, the portable one first.
std::span<const IntervalKernels* const> allIntervalKernels();

} // namespace rigor
