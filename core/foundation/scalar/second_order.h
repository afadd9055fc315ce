#pragma once
// Second-order dual numbers: a value, its derivatives in N directions and its second derivatives in every
// pair of them (a Taylor polynomial of degree 2 in N variables):
//     f(x) = f(a) + sum_i f_i d_i + 1/2 sum_ij f_ij d_i d_j
// Source: Griewank and Walther, Evaluating Derivatives, 2nd ed., section 13.2 (multivariate Taylor
// coefficients of degree 2). Comparisons look at the value only. A number without derivatives stays without
// them even where a partial derivative is infinite, as in dual.h. Not in the list of scalars.h: no model is
// run over it, only formulas are differentiated (engine/tape/second_order.h).

#include "core/foundation/scalar/functions.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace rigor {

template <std::size_t N> struct SecondOrder {
    static constexpr std::size_t kPairs = N * (N + 1) / 2;
    double value = 0;
    std::array<double, N> d{};
    std::array<double, kPairs> dd{}; ///< row by row of the upper triangle: pair(i, j)

    SecondOrder() = default;
    SecondOrder(double v) : value(v) {} // NOLINT: a number is one without derivatives

    /// Index of the second derivative to directions i and j, in either order.
    static constexpr std::size_t pair(std::size_t i, std::size_t j) {
        return i <= j ? i * N - i * (i + 1) / 2 + j : pair(j, i);
    }
    bool varies() const {
        for (const double x : d)
            if (x != 0) return true;
        for (const double x : dd)
            if (x != 0) return true;
        return false;
    }

    friend SecondOrder operator+(const SecondOrder& a, const SecondOrder& b) {
        SecondOrder r(a.value + b.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = a.d[i] + b.d[i];
        for (std::size_t k = 0; k < kPairs; ++k) r.dd[k] = a.dd[k] + b.dd[k];
        return r;
    }
    friend SecondOrder operator-(const SecondOrder& a) {
        SecondOrder r(-a.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = -a.d[i];
        for (std::size_t k = 0; k < kPairs; ++k) r.dd[k] = -a.dd[k];
        return r;
    }
    friend SecondOrder operator-(const SecondOrder& a, const SecondOrder& b) { return a + -b; }
    friend SecondOrder operator*(const SecondOrder& a, const SecondOrder& b) {
        SecondOrder r(a.value * b.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = a.d[i] * b.value + a.value * b.d[i];
        std::size_t k = 0;
        for (std::size_t i = 0; i < N; ++i)
            for (std::size_t j = i; j < N; ++j, ++k)
                r.dd[k] = a.dd[k] * b.value + a.value * b.dd[k] + a.d[i] * b.d[j] + a.d[j] * b.d[i];
        return r;
    }
    friend SecondOrder operator/(const SecondOrder& a, const SecondOrder& b) {
        // From r b = a: r' b = a' - r b', r'' b = a'' - r b'' - r_i b_j - r_j b_i
        SecondOrder r(a.value / b.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = (a.d[i] - r.value * b.d[i]) / b.value;
        std::size_t k = 0;
        for (std::size_t i = 0; i < N; ++i)
            for (std::size_t j = i; j < N; ++j, ++k)
                r.dd[k] = (a.dd[k] - r.value * b.dd[k] - r.d[i] * b.d[j] - r.d[j] * b.d[i]) / b.value;
        return r;
    }
    SecondOrder& operator+=(const SecondOrder& b) { return *this = *this + b; }
    SecondOrder& operator-=(const SecondOrder& b) { return *this = *this - b; }
    SecondOrder& operator*=(const SecondOrder& b) { return *this = *this * b; }
    SecondOrder& operator/=(const SecondOrder& b) { return *this = *this / b; }
    friend bool operator<(const SecondOrder& a, const SecondOrder& b) { return a.value < b.value; }
    friend bool operator<=(const SecondOrder& a, const SecondOrder& b) { return a.value <= b.value; }
    friend bool operator>(const SecondOrder& a, const SecondOrder& b) { return a.value > b.value; }
    friend bool operator>=(const SecondOrder& a, const SecondOrder& b) { return a.value >= b.value; }
};

/// Four directions: two blocks of two unknowns give every pair between them.
using SecondOrderNumber = SecondOrder<4>;

template <std::size_t N> double scalarValue(const SecondOrder<N>& x) { return x.value; }

/// f(x) from its value and its first and second derivative at x.
template <std::size_t N>
SecondOrder<N> chain(double value, double first, double second, const SecondOrder<N>& x) {
    SecondOrder<N> r(value);
    if (!x.varies()) return r;
    for (std::size_t i = 0; i < N; ++i) r.d[i] = first * x.d[i];
    std::size_t k = 0;
    for (std::size_t i = 0; i < N; ++i)
        for (std::size_t j = i; j < N; ++j, ++k) r.dd[k] = first * x.dd[k] + second * x.d[i] * x.d[j];
    return r;
}

namespace math {

template <std::size_t N> SecondOrder<N> sqrt(const SecondOrder<N>& x) {
    const double v = math::sqrt(x.value);
    return chain(v, 0.5 / v, -0.25 / (v * x.value), x);
}
template <std::size_t N> SecondOrder<N> exp(const SecondOrder<N>& x) {
    const double v = math::exp(x.value);
    return chain(v, v, v, x);
}
template <std::size_t N> SecondOrder<N> log(const SecondOrder<N>& x) {
    const double inverse = 1 / x.value;
    return chain(math::log(x.value), inverse, -inverse * inverse, x);
}
template <std::size_t N> SecondOrder<N> sin(const SecondOrder<N>& x) {
    const double s = math::sin(x.value);
    return chain(s, math::cos(x.value), -s, x);
}
template <std::size_t N> SecondOrder<N> cos(const SecondOrder<N>& x) {
    const double c = math::cos(x.value);
    return chain(c, -math::sin(x.value), -c, x);
}
template <std::size_t N> SecondOrder<N> tan(const SecondOrder<N>& x) {
    const double v = math::tan(x.value), slope = 1 + v * v;
    return chain(v, slope, 2 * v * slope, x);
}
template <std::size_t N> SecondOrder<N> asin(const SecondOrder<N>& x) {
    const double slope = 1 / math::sqrt((1 - x.value) * (1 + x.value));
    return chain(math::asin(x.value), slope, x.value * slope * slope * slope, x);
}
template <std::size_t N> SecondOrder<N> acos(const SecondOrder<N>& x) {
    const double slope = -1 / math::sqrt((1 - x.value) * (1 + x.value));
    return chain(math::acos(x.value), slope, x.value * slope * slope * slope, x);
}
template <std::size_t N> SecondOrder<N> atan(const SecondOrder<N>& x) {
    const double slope = 1 / (1 + x.value * x.value);
    return chain(math::atan(x.value), slope, -2 * x.value * slope * slope, x);
}
template <std::size_t N> SecondOrder<N> sinh(const SecondOrder<N>& x) {
    const double v = math::sinh(x.value);
    return chain(v, math::cosh(x.value), v, x);
}
template <std::size_t N> SecondOrder<N> cosh(const SecondOrder<N>& x) {
    const double v = math::cosh(x.value);
    return chain(v, math::sinh(x.value), v, x);
}
template <std::size_t N> SecondOrder<N> tanh(const SecondOrder<N>& x) {
    const double v = math::tanh(x.value), slope = (1 - v) * (1 + v);
    return chain(v, slope, -2 * v * slope, x);
}
/// The angle differs from atan(y/x) or -atan(x/y) by a constant; the quotient is taken the way round that
/// divides by the larger number.
template <std::size_t N> SecondOrder<N> atan2(const SecondOrder<N>& y, const SecondOrder<N>& x) {
    const bool steep = std::abs(y.value) > std::abs(x.value);
    SecondOrder<N> r = steep ? -atan(x / y) : atan(y / x);
    r.value = math::atan2(y.value, x.value);
    return r;
}
/// x >= 0. A varying exponent needs x > 0; at x = 0 derivatives to the exponent are 0, as in functions.h.
template <std::size_t N> SecondOrder<N> pow(const SecondOrder<N>& x, const SecondOrder<N>& y) {
    const double v = math::pow(x.value, y.value);
    if (!y.varies() || x.value == 0) {
        const double n = y.value;
        const double first = n == 0 ? 0 : n * math::pow(x.value, n - 1);
        const double second = n == 0 || n == 1 ? 0 : n * (n - 1) * math::pow(x.value, n - 2);
        return chain(v, first, second, x);
    }
    SecondOrder<N> r = exp(y * log(x));
    r.value = v;
    return r;
}

} // namespace math
} // namespace rigor
