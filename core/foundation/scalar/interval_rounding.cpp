#include "core/foundation/scalar/interval_rounding.h"

#include <algorithm>

namespace rigor::rounding {

namespace {
bool isInfinite(double x) { return magnitude(x) == kInfinity; }
/// 2^k for -1022 <= k <= 1023.
double powerOfTwo(int k) { return std::bit_cast<double>(static_cast<std::uint64_t>(k + 1023) << 52); }
/// x as fraction 4^half with 1/4 <= fraction < 1.
struct EvenFraction {
    double fraction;
    int half;
};
EvenFraction evenFraction(double x) {
    auto [fraction, exponent] = fractionOf(x);
    if (exponent % 2 != 0) fraction /= 2, ++exponent;
    return {fraction, exponent / 2};
}
} // namespace

Fraction fractionOf(double x) {
    if (x == 0) return {0, 0};
    int shift = 0;
    if (magnitude(x) < std::numeric_limits<double>::min()) x *= 0x1p54, shift = -54;
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const int exponent = static_cast<int>((bits >> 52) & 0x7ff) - 1022;
    return {std::bit_cast<double>((bits & 0x800fffffffffffffu) | 0x3fe0000000000000u), exponent + shift};
}

double scaleDown(double x, int k) {
    if (x == 0) return 0;
    const auto [fraction, own] = fractionOf(x);
    const int exponent = own + k;
    if (exponent > 1024) return x > 0 ? kLargest : -kInfinity;
    if (exponent >= -1021) return 2 * fraction * powerOfTwo(exponent - 1);
    // Multiples of 2^-1074: the shift of a negative number rounds downward.
    const auto whole = static_cast<std::int64_t>(fraction * 0x1p53);
    const int shift = std::min(-(exponent + 1021), 62);
    return static_cast<double>(whole >> shift) * std::numeric_limits<double>::denorm_min();
}

double rareSumBelow(double a, double b) {
    if (a != a || b != b) return a + b;
    if (isInfinite(a) || isInfinite(b)) return a + b;
    const double s = a + b;
    if (isInfinite(s)) return s > 0 ? kLargest : s;
    // A step of sumError overflowed, since one operand is the largest double or near it: the halves do not,
    // and are exact unless the other operand is so small that its sign is that of the error.
    const double large = magnitude(a) > magnitude(b) ? a : b, small = magnitude(a) > magnitude(b) ? b : a;
    if (magnitude(small) < 1) return belowIf(s, small < 0);
    return belowIf(s, sumError(0.5 * large, 0.5 * small, 0.5 * large + 0.5 * small) < 0);
}

double rareProductBelow(double a, double b) {
    if (a != a || b != b) return a + b;
    if (a == 0 || b == 0) return 0;
    if (isInfinite(a) || isInfinite(b)) return a * b;
    const Fraction x = fractionOf(a), y = fractionOf(b);
    return scaleDown(multiplyDown(x.fraction, y.fraction), x.exponent + y.exponent);
}

double rareQuotientBelow(double a, double b) {
    if (a != a || b != b) return a + b;
    if (a == 0 || isInfinite(b)) return a == 0 ? 0 : a / b;
    if (isInfinite(a)) return b > 0 ? a : -a;
    const Fraction x = fractionOf(a), y = fractionOf(b);
    return scaleDown(divideDown(x.fraction, y.fraction), x.exponent - y.exponent);
}

double rareRootBelow(double a) {
    if (!(a > 0) || isInfinite(a)) return a;
    const auto [fraction, half] = evenFraction(a);
    return scaleDown(rootDown(fraction), half);
}
double rareRootAbove(double a) {
    if (!(a > 0) || isInfinite(a)) return a;
    const auto [fraction, half] = evenFraction(a);
    return scaleUp(rootUp(fraction), half);
}

} // namespace rigor::rounding
