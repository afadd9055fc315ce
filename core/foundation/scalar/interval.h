#pragma once
// Intervals [lower, upper] of doubles: sets of real numbers, closed, possibly unbounded or empty. Every
// operation gives an interval that contains the result for all members of its operands (outward rounding). +
// - * / sqrt and square are the tightest possible; the width of the others is stated in README.md, proven
// there, and tested against MPFI.
//
// Partial functions (sqrt, log, division, asin, acos, tan, pow) are evaluated on the part of the operand that
// lies in their domain; where nothing is left the result is empty. `inDomain...` tells whether the operand
// lies inside; the tape's evaluator carries that along. 0 times infinity is 0: infinite bounds are limits,
// never members. Source: IEEE Std 1788-2015, set-based intervals.

#include "core/foundation/scalar/interval_rounding.h"
#include "core/foundation/scalar/tribool.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace rigor {

struct Interval {
    double lower = 0, upper = 0; ///< both NaN: empty

    constexpr Interval() = default;
    /// A finite number is an interval; infinity means all beyond the largest double; NaN is empty.
    constexpr Interval(double x) // NOLINT: implicit, as for the other number types
        : lower(x == rounding::kInfinity ? rounding::kLargest : x),
          upper(x == -rounding::kInfinity ? -rounding::kLargest : x) {}
    constexpr Interval(double from, double to) : lower(from), upper(to) {}
    static constexpr Interval empty() { return {std::numeric_limits<double>::quiet_NaN()}; }
    static constexpr Interval entire() { return {-rounding::kInfinity, rounding::kInfinity}; }

    constexpr bool isEmpty() const { return !(lower <= upper); }
    constexpr bool isPoint() const { return lower == upper; }
    constexpr bool isBounded() const { return lower > -rounding::kInfinity && upper < rounding::kInfinity; }
    constexpr bool contains(double x) const { return lower <= x && x <= upper; }
    /// Every member of b is a member; the empty interval is inside all.
    constexpr bool contains(const Interval& b) const {
        return b.isEmpty() || (lower <= b.lower && b.upper <= upper);
    }
    /// b lies inside and touches no bound (no bound that is finite).
    constexpr bool containsInside(const Interval& b) const {
        return b.isEmpty() || ((lower < b.lower || lower == -rounding::kInfinity) &&
                               (b.upper < upper || upper == rounding::kInfinity));
    }
    /// A member near the middle; finite unless empty.
    double middle() const;
    /// upper - lower, rounded up; 0 if empty.
    double width() const { return isEmpty() ? 0 : rounding::addUp(upper, -lower); }
    /// The largest |x|; 0 if empty.
    double magnitude() const {
        return isEmpty() ? 0 : std::max(rounding::magnitude(lower), rounding::magnitude(upper));
    }

    friend constexpr Interval operator-(const Interval& a) { return {-a.upper, -a.lower}; }
    friend Interval operator+(const Interval& a, const Interval& b) {
        return {rounding::addDown(a.lower, b.lower), rounding::addUp(a.upper, b.upper)};
    }
    friend Interval operator-(const Interval& a, const Interval& b) {
        return {rounding::addDown(a.lower, -b.upper), rounding::addUp(a.upper, -b.lower)};
    }
    friend Interval operator*(const Interval& a, const Interval& b);
    friend Interval operator/(const Interval& a, const Interval& b);
    Interval& operator+=(const Interval& b) { return *this = *this + b; }
    Interval& operator-=(const Interval& b) { return *this = *this - b; }
    Interval& operator*=(const Interval& b) { return *this = *this * b; }
    Interval& operator/=(const Interval& b) { return *this = *this / b; }
    /// The same set.
    friend constexpr bool operator==(const Interval& a, const Interval& b) {
        return (a.lower == b.lower && a.upper == b.upper) || (a.isEmpty() && b.isEmpty());
    }
};

// Of all members: true, false or unknown (empty operands: unknown).
constexpr Tribool less(const Interval& a, const Interval& b) {
    return a.upper < b.lower ? Tribool(true) : a.lower >= b.upper ? Tribool(false) : Tribool();
}
constexpr Tribool lessEqual(const Interval& a, const Interval& b) {
    return a.upper <= b.lower ? Tribool(true) : a.lower > b.upper ? Tribool(false) : Tribool();
}
constexpr Tribool equal(const Interval& a, const Interval& b) {
    if (a.isPoint() && b.isPoint()) return Tribool(a.lower == b.lower);
    return a.upper < b.lower || b.upper < a.lower ? Tribool(false) : Tribool();
}

constexpr Interval hull(const Interval& a, const Interval& b) {
    if (a.isEmpty()) return b;
    if (b.isEmpty()) return a;
    return {std::min(a.lower, b.lower), std::max(a.upper, b.upper)};
}
constexpr Interval intersection(const Interval& a, const Interval& b) {
    const double lower = a.lower < b.lower ? b.lower : a.lower, upper = b.upper < a.upper ? b.upper : a.upper;
    if (a.isEmpty() || b.isEmpty() || lower > upper) return Interval::empty();
    return {lower, upper};
}

/// The decimal number `text` ("0.1", "-3.25e-7", blanks around it), rounded outward: exactly representable
/// ones give a point. Throws Error for anything else, also "inf" and "nan".
Interval decimalInterval(std::string_view text);
/// "[0.1, 0.30000000000000004]": bounds that read back as the same doubles.
std::string toString(const Interval& a);

inline Interval operator*(const Interval& a, const Interval& b) {
    using namespace rounding;
    if (a.lower >= 0) {
        if (b.lower >= 0) return {multiplyDown(a.lower, b.lower), multiplyUp(a.upper, b.upper)};
        if (b.upper <= 0) return {multiplyDown(a.upper, b.lower), multiplyUp(a.lower, b.upper)};
        return {multiplyDown(a.upper, b.lower), multiplyUp(a.upper, b.upper)};
    }
    if (a.upper <= 0) {
        if (b.lower >= 0) return {multiplyDown(a.lower, b.upper), multiplyUp(a.upper, b.lower)};
        if (b.upper <= 0) return {multiplyDown(a.upper, b.upper), multiplyUp(a.lower, b.lower)};
        return {multiplyDown(a.lower, b.upper), multiplyUp(a.lower, b.lower)};
    }
    if (b.lower >= 0) return {multiplyDown(a.lower, b.upper), multiplyUp(a.upper, b.upper)};
    if (b.upper <= 0) return {multiplyDown(a.upper, b.lower), multiplyUp(a.lower, b.lower)};
    return {std::min(multiplyDown(a.lower, b.upper), multiplyDown(a.upper, b.lower)),
            std::max(multiplyUp(a.lower, b.lower), multiplyUp(a.upper, b.upper))};
}

/// The functions of the op table.
namespace math {
Interval sqrt(const Interval& x);
Interval square(const Interval& x);
Interval power(const Interval& x, int exponent);    ///< x^k; x^0 = 1
Interval pow(const Interval& x, const Interval& y); ///< exp(y log x) for x > 0; 0^y = 0 for y > 0, 0^0 = 1
Interval signedPower(const Interval& x, const Interval& n); ///< x |x|^(n-1), n > 0
Interval absPower(const Interval& x, const Interval& n);    ///< |x|^n, n > 0
Interval exp(const Interval& x);
Interval log(const Interval& x);
Interval sin(const Interval& x);
Interval cos(const Interval& x);
Interval tan(const Interval& x);
Interval asin(const Interval& x);
Interval acos(const Interval& x);
Interval atan(const Interval& x);
Interval atan2(const Interval& y,
               const Interval& x); ///< [-pi, pi] if the box meets the half line y = 0, x < 0
Interval sinh(const Interval& x);
Interval cosh(const Interval& x);
Interval tanh(const Interval& x);
Interval abs(const Interval& x);
Interval sign(const Interval& x);
Interval floor(const Interval& x);
Interval min(const Interval& a, const Interval& b);
Interval max(const Interval& a, const Interval& b);
} // namespace math

} // namespace rigor
