#pragma once
// Dual numbers: a value and its derivatives in N directions at once (forward differentiation).
//     f(a + sum_i d_i e_i) = f(a) + sum_i f'(a) d_i e_i,   e_i e_j = 0
// Source: Griewank and Walther, Evaluating Derivatives, 2nd ed., chapter 3. Comparisons look at the value
// only. A direction with derivative 0 stays 0 even where the partial derivative is infinite (sqrt at 0), so
// that an input which is not varied never turns a derivative into NaN.

#include <array>
#include <cmath>
#include <cstddef>

namespace rigor {

template <std::size_t N> struct Dual {
    double value = 0;
    std::array<double, N> d{};

    Dual() = default;
    Dual(double v) : value(v) {} // NOLINT: a number is a dual number without derivative

    static Dual variable(double v, std::size_t direction) {
        Dual x(v);
        x.d[direction] = 1;
        return x;
    }

    Dual& operator+=(const Dual& b) { return *this = *this + b; }
    Dual& operator-=(const Dual& b) { return *this = *this - b; }
    Dual& operator*=(const Dual& b) { return *this = *this * b; }
    Dual& operator/=(const Dual& b) { return *this = *this / b; }

    friend Dual operator+(const Dual& a, const Dual& b) {
        Dual r(a.value + b.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = a.d[i] + b.d[i];
        return r;
    }
    friend Dual operator-(const Dual& a, const Dual& b) {
        Dual r(a.value - b.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = a.d[i] - b.d[i];
        return r;
    }
    friend Dual operator-(const Dual& a) {
        Dual r(-a.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = -a.d[i];
        return r;
    }
    friend Dual operator*(const Dual& a, const Dual& b) {
        Dual r(a.value * b.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = a.d[i] * b.value + a.value * b.d[i];
        return r;
    }
    friend Dual operator/(const Dual& a, const Dual& b) {
        Dual r(a.value / b.value);
        for (std::size_t i = 0; i < N; ++i) r.d[i] = (a.d[i] - r.value * b.d[i]) / b.value;
        return r;
    }
    friend bool operator<(const Dual& a, const Dual& b) { return a.value < b.value; }
    friend bool operator<=(const Dual& a, const Dual& b) { return a.value <= b.value; }
    friend bool operator>(const Dual& a, const Dual& b) { return a.value > b.value; }
    friend bool operator>=(const Dual& a, const Dual& b) { return a.value >= b.value; }
};

/// value with the derivatives partial * x.d.
template <std::size_t N> Dual<N> chain(double value, double partial, const Dual<N>& x) {
    Dual<N> r(value);
    for (std::size_t i = 0; i < N; ++i) r.d[i] = x.d[i] == 0 ? 0 : partial * x.d[i];
    return r;
}

/// value with the derivatives partialA * a.d + partialB * b.d.
template <std::size_t N>
Dual<N> chain(double value, double partialA, const Dual<N>& a, double partialB, const Dual<N>& b) {
    Dual<N> r(value);
    for (std::size_t i = 0; i < N; ++i)
        r.d[i] = (a.d[i] == 0 ? 0 : partialA * a.d[i]) + (b.d[i] == 0 ? 0 : partialB * b.d[i]);
    return r;
}

} // namespace rigor
