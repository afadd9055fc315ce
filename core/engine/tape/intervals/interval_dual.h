#pragma once
// An interval and intervals of its derivatives in eight directions: over the operand box, the function is
// Lipschitz with a generalised gradient (Clarke) inside d where it is continuous; kinks give the hull of the
// slopes on both sides. Source: Neumaier, Interval Methods for Systems of Equations, section 2.3.

#include "core/foundation/scalar/interval.h"

#include <array>

namespace rigor {

struct IntervalDual {
    static constexpr std::size_t kDirections = 8;
    Interval value;
    std::array<Interval, kDirections> d{};

    IntervalDual() = default;
    IntervalDual(const Interval& v) : value(v) {} // NOLINT: an interval is constant
    IntervalDual(double v) : value(v) {}          // NOLINT
};

/// value with the derivatives partial * x.d; a direction that is 0 stays 0 even where the partial is
/// unbounded.
inline IntervalDual chain(const Interval& value, const Interval& partial, const IntervalDual& x) {
    IntervalDual r(value);
    for (std::size_t i = 0; i < r.d.size(); ++i)
        if (!(x.d[i] == Interval(0))) r.d[i] = partial * x.d[i];
    return r;
}
inline IntervalDual chain(const Interval& value, const Interval& partialA, const IntervalDual& a,
                          const Interval& partialB, const IntervalDual& b) {
    IntervalDual r = chain(value, partialA, a);
    for (std::size_t i = 0; i < r.d.size(); ++i)
        if (!(b.d[i] == Interval(0))) r.d[i] += partialB * b.d[i];
    return r;
}
inline IntervalDual operator+(const IntervalDual& a, const IntervalDual& b) {
    return chain(a.value + b.value, 1, a, 1, b);
}
inline IntervalDual operator-(const IntervalDual& a, const IntervalDual& b) {
    return chain(a.value - b.value, 1, a, -1, b);
}
inline IntervalDual operator-(const IntervalDual& a) { return chain(-a.value, -1, a); }
inline IntervalDual operator*(const IntervalDual& a, const IntervalDual& b) {
    return chain(a.value * b.value, b.value, a, a.value, b);
}
inline IntervalDual operator/(const IntervalDual& a, const IntervalDual& b) {
    const Interval q = a.value / b.value, inverse = Interval(1) / b.value;
    return chain(q, inverse, a, -q * inverse, b);
}
inline IntervalDual hull(const IntervalDual& a, const IntervalDual& b) {
    if (a.value.isEmpty()) return b;
    if (b.value.isEmpty()) return a;
    IntervalDual r(hull(a.value, b.value));
    for (std::size_t i = 0; i < r.d.size(); ++i) r.d[i] = hull(a.d[i], b.d[i]);
    return r;
}

inline const Interval& intervalOf(const Interval& x) { return x; }
inline const Interval& intervalOf(const IntervalDual& x) { return x.value; }
/// x known to lie in `inside` too.
inline Interval narrowed(const Interval& x, const Interval& inside) { return intersection(x, inside); }
inline IntervalDual narrowed(IntervalDual x, const Interval& inside) {
    x.value = intersection(x.value, inside);
    return x;
}

} // namespace rigor
