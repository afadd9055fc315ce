#pragma once
// Arithmetic rounded downward and upward, without touching the rounding mode: the nearest double is corrected
// by the sign of its exact error. Every function gives the tightest bound (the IEEE 754 result under directed
// rounding), for all doubles including subnormal ones and overflow.
//
// Sources: TwoSum: Knuth, TAOCP 2, 4.2.2, theorem B; exact also for subnormal results. Product: Dekker,
// Numer. Math. 18 (1971) 224, section 5, with Veltkamp's splitting; exact for |a|, |b| < 2^996 and |a b| >=
// 2^-968. Remainders of a quotient and a root are exact: Boldo and Daumas, ARITH 16 (2003) 147. Outside these
// ranges (rare.cpp's paths) operands are scaled by powers of two first; directed rounding twice, to 53 bits
// and then to the subnormal grid, is directed rounding once.
//
// Needs round to nearest, no flush to zero, no contraction, no excess precision: interval_check.h tests the
// build and the machine for it.

#include <bit>
#include <cstdint>
#include <limits>

#if defined(__FAST_MATH__) || (defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0)
#error "Interval arithmetic needs strict IEEE doubles: no -ffast-math, no x87 arithmetic."
#endif

namespace rigor::rounding {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kLargest = std::numeric_limits<double>::max();

constexpr double magnitude(double x) {
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) & 0x7fffffffffffffffu);
}

/// The double below x (above: -below(-x)); -infinity and NaN stay.
constexpr double below(double x) {
    if (x == 0) return -std::numeric_limits<double>::denorm_min();
    if (x != x || x == -kInfinity) return x;
    const auto bits = std::bit_cast<std::int64_t>(x);
    return std::bit_cast<double>(bits - ((bits >> 63) | 1));
}
constexpr double above(double x) { return -below(-x); }

/// x, or where `step` holds the double below it; x is finite and not 0 where it holds.
constexpr double belowIf(double x, bool step) {
    const auto bits = std::bit_cast<std::int64_t>(x);
    return std::bit_cast<double>(bits - (((bits >> 63) | 1) & -static_cast<std::int64_t>(step)));
}

/// a + b - s for s the double nearest to a + b; NaN if the sum or a step of the computation overflows.
constexpr double sumError(double a, double b, double s) {
    const double c = s - a;
    return (a - (s - c)) + (b - c);
}
/// a b - p for p the double nearest to a b.
constexpr double productError(double a, double b, double p) {
    constexpr double kSplit = 134217729.0;
    const double ca = kSplit * a, cb = kSplit * b;
    const double ah = ca - (ca - a), al = a - ah, bh = cb - (cb - b), bl = b - bh;
    return ((ah * bh - p) + ah * bl + al * bh) + al * bl;
}
/// Whether productError(a, b, p) is exact (false for NaN).
constexpr bool isOrdinary(double a, double b, double p) {
    const double size = magnitude(p);
    return magnitude(a) < 0x1p990 && magnitude(b) < 0x1p990 && size > 0x1p-960 && size < 0x1p1000;
}

// Operands that the short way does not cover: infinite, huge, tiny, zero.
double rareSumBelow(double a, double b);
double rareProductBelow(double a, double b);
double rareQuotientBelow(double a, double b);
double rareRootBelow(double a);
double rareRootAbove(double a);

/// The largest double <= a + b. Not for infinities of opposite sign.
inline double addDown(double a, double b) {
    const double s = a + b, e = sumError(a, b, s);
    if (e != e) [[unlikely]]
        return rareSumBelow(a, b);
    return belowIf(s, e < 0);
}
/// The largest double <= a b; 0 times infinity is 0.
inline double multiplyDown(double a, double b) {
    const double p = a * b;
    if (!isOrdinary(a, b, p)) [[unlikely]]
        return rareProductBelow(a, b);
    return belowIf(p, productError(a, b, p) < 0);
}
/// The largest double <= a/b, b != 0; not for infinity by infinity.
inline double divideDown(double a, double b) {
    const double q = a / b, p = q * b;
    if (!isOrdinary(q, b, p) || !(magnitude(q) > 0x1p-960)) [[unlikely]]
        return rareQuotientBelow(a, b);
    const double difference = a - p, e = productError(q, b, p);
    return belowIf(q, b > 0 ? difference < e : difference > e);
}
/// The largest double <= sqrt(a), a >= 0.
inline double rootDown(double a) {
    if (!(a > 0x1p-960 && a < 0x1p990)) [[unlikely]]
        return rareRootBelow(a);
    const double s = __builtin_sqrt(a), p = s * s;
    return belowIf(s, a - p < productError(s, s, p));
}
/// The smallest double >= sqrt(a), a >= 0.
inline double rootUp(double a) {
    if (!(a > 0x1p-960 && a < 0x1p990)) [[unlikely]]
        return rareRootAbove(a);
    const double s = __builtin_sqrt(a), p = s * s;
    return -belowIf(-s, a - p > productError(s, s, p));
}
inline double addUp(double a, double b) { return -addDown(-a, -b); }
inline double multiplyUp(double a, double b) { return -multiplyDown(-a, b); }
inline double divideUp(double a, double b) { return -divideDown(-a, b); }

/// The largest double <= x 2^k (smallest >=), x finite, |k| < 2^30.
double scaleDown(double x, int k);
inline double scaleUp(double x, int k) { return -scaleDown(-x, k); }

/// x = fraction 2^exponent with 1/2 <= |fraction| < 1; x finite. For 0: 0 and 0.
struct Fraction {
    double fraction;
    int exponent;
};
Fraction fractionOf(double x);

} // namespace rigor::rounding
