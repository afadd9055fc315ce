#pragma once
// Balls: all numbers within a radius of a midpoint held in two doubles. Each operation gives a ball that
// holds every result of members of its operands, so that a formula written with them is its own error
// analysis. Internal to the interval functions: magnitudes are 0 or between 2^-400 and 2^450 (the callers see
// to it), and |low| <= 2^-53 |high|.
//
// Proofs, u = 2^-53. Sums and products of two doubles are held exactly (interval_rounding.h). Otherwise, with
// A = |a.high|, B = |b.high|: a sum rounds a.low + b.low (error u^2 (A+B)) and adds it to the exact error of
// the high sum (error 3 u^2 (A+B)); less than 2^-102 (A+B) in all. A product drops a.low b.low (u^2 A B) and
// rounds the two cross products (2 u^2 A B), their sum (2 u^2 A B) and the sum with the exact error (4 u^2 A
// B); less than 2^-100 A B in all. Quotient and root are a double and one Newton correction, whose remainder
// is a ball. Radii are computed to nearest with at most 12 roundings and then enlarged by 2^-48; 2^-1000
// covers products that underflow.

#include "core/foundation/scalar/interval.h"
#include "core/foundation/scalar/interval_rounding.h"

namespace rigor::balls {

using rounding::magnitude;

struct Ball {
    double high = 0, low = 0, radius = 0;
};

constexpr double enlarged(double radius) { return radius * (1 + 0x1p-48) + 0x1p-1000; }

constexpr Ball exactSum(double a, double b) {
    const double s = a + b;
    return {s, rounding::sumError(a, b, s), 0};
}
constexpr Ball operator-(const Ball& a) { return {-a.high, -a.low, a.radius}; }
constexpr Ball operator+(const Ball& a, const Ball& b) {
    Ball r = exactSum(a.high, b.high);
    if (a.low == 0 && b.low == 0) {
        if (a.radius != 0 || b.radius != 0) r.radius = enlarged(a.radius + b.radius);
        return r;
    }
    r = exactSum(r.high, r.low + (a.low + b.low));
    r.radius = enlarged(a.radius + b.radius + (magnitude(a.high) + magnitude(b.high)) * 0x1p-102);
    return r;
}
constexpr Ball operator-(const Ball& a, const Ball& b) { return a + -b; }
constexpr Ball operator*(const Ball& a, const Ball& b) {
    const double p = a.high * b.high, e = rounding::productError(a.high, b.high, p);
    const double spread = magnitude(a.high) * b.radius + magnitude(b.high) * a.radius + a.radius * b.radius;
    if (a.low == 0 && b.low == 0) {
        const bool exact = spread == 0 && (a.high == 0 || b.high == 0 || magnitude(p) > 0x1p-900);
        return {p, e, exact ? 0 : enlarged(spread)};
    }
    Ball r = exactSum(p, e + (a.high * b.low + a.low * b.high));
    r.radius = enlarged(spread + magnitude(p) * 0x1p-100);
    return r;
}
/// a 2^k given as the factor, exact.
constexpr Ball scaled(const Ball& a, double powerOfTwo) {
    return {a.high * powerOfTwo, a.low * powerOfTwo, a.radius * powerOfTwo};
}
/// b.radius at most 2^-40 |b.high|. With q near a/b and the ball R = a - q b: a/b = q + R/b, and R/b differs
/// from c near R.high/b.high by at most (|R.low| + R.radius + |c| (|b.low| + b.radius))/|b| + 2 u |c|.
constexpr Ball operator/(const Ball& a, const Ball& b) {
    const double q = a.high / b.high;
    const Ball remainder = a - Ball{q} * b;
    const double c = remainder.high / b.high;
    Ball r = exactSum(q, c);
    const double spread =
        magnitude(remainder.low) + remainder.radius + magnitude(c) * (magnitude(b.low) + b.radius);
    if (remainder.high != 0 || spread != 0)
        r.radius = enlarged(spread / (magnitude(b.high) * (1 - 0x1p-30)) + magnitude(c) * 0x1p-50);
    return r;
}
/// a > 0 with a.radius at most 2^-40 a.high. With s near sqrt(a) and R = a - s^2: sqrt(a) = s + R/(sqrt(a) +
/// s), where sqrt(a) + s differs from 2 s by at most |R|/s.
inline Ball root(const Ball& a) {
    const double s = __builtin_sqrt(a.high);
    const Ball remainder = a - Ball{s} * Ball{s};
    const double size = magnitude(remainder.high) + magnitude(remainder.low) + remainder.radius;
    if (size == 0) return {s};
    const double c = remainder.high / (2 * s);
    Ball r = exactSum(s, c);
    r.radius = enlarged((magnitude(remainder.low) + remainder.radius) / s + (size / s) * (size / (s * s)) +
                        magnitude(c) * 0x1p-50);
    return r;
}

/// The rest of a series: `value` is a polynomial of at most eight terms at t.high computed in doubles whose
/// first term is more than half of the sum of their sizes, cut off where the terms left out are less than
/// 2^-49 of it; `slope` bounds its derivative over the ball t. Rounding (Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed., (5.3): 2 n u times the sum of the sizes of the terms) and the terms left
/// out stay below 2^-46 of the value.
constexpr Ball tail(double value, const Ball& t, double slope) {
    return {value, 0, enlarged(magnitude(value) * 0x1p-46 + (magnitude(t.low) + t.radius) * slope)};
}

/// The tightest interval of doubles around ball 2^k.
inline Interval enclosure(const Ball& a, int k = 0) {
    using namespace rounding;
    const double lower = addDown(a.high, addDown(a.low, -a.radius));
    const double upper = addUp(a.high, addUp(a.low, a.radius));
    return {scaleDown(lower, k), scaleUp(upper, k)};
}

inline constexpr Ball kLn2{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56, 0x1p-110};
inline constexpr Ball kHalfPi{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, 0x1p-109};

/// exp(x) = ball 2^exponent for |x.high| <= 800.
struct ScaledBall {
    Ball ball;
    int exponent;
};
ScaledBall exponential(const Ball& x);
/// log x, 0 < x < infinity, x != 1.
Ball logarithm(double x);
/// atan of any ball of the range.
Ball arcTangent(const Ball& x);

} // namespace rigor::balls
