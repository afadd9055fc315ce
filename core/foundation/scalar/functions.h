#pragma once
// The elementary functions of the op table over every number type of scalars.h, in one namespace.
//
// Over double they are this project's own (elementary.h), not the C library's: the same source is compiled
// for single numbers and for vector registers, so that a result is the same bit for bit in every lane,
// instruction set and machine.

#include "core/foundation/scalar/elementary.h"
#include "core/foundation/scalar/scalars.h"

#include <cmath>

namespace rigor::math {

inline double sqrt(double x) { return std::sqrt(x); }
inline double exp(double x) { return elementary::exp(x); }
inline double log(double x) { return elementary::log(x); }
inline double sin(double x) { return elementary::sin(x); }
inline double cos(double x) { return elementary::cos(x); }
inline double tan(double x) { return elementary::tan(x); }
inline double asin(double x) { return elementary::asin(x); }
inline double acos(double x) { return elementary::acos(x); }
inline double atan(double x) { return elementary::atan(x); }
inline double atan2(double y, double x) { return elementary::atan2(y, x); }
inline double sinh(double x) { return elementary::sinh(x); }
inline double cosh(double x) { return elementary::cosh(x); }
inline double tanh(double x) { return elementary::tanh(x); }
inline double pow(double x, double y) { return elementary::pow(x, y); }

template <std::size_t N> Dual<N> sqrt(const Dual<N>& x) {
    const double v = math::sqrt(x.value);
    return chain(v, 0.5 / v, x);
}
template <std::size_t N> Dual<N> exp(const Dual<N>& x) {
    const double v = math::exp(x.value);
    return chain(v, v, x);
}
template <std::size_t N> Dual<N> log(const Dual<N>& x) { return chain(math::log(x.value), 1 / x.value, x); }
template <std::size_t N> Dual<N> sin(const Dual<N>& x) {
    return chain(math::sin(x.value), math::cos(x.value), x);
}
template <std::size_t N> Dual<N> cos(const Dual<N>& x) {
    return chain(math::cos(x.value), -math::sin(x.value), x);
}
template <std::size_t N> Dual<N> tan(const Dual<N>& x) {
    const double v = math::tan(x.value);
    return chain(v, 1 + v * v, x);
}
template <std::size_t N> Dual<N> asin(const Dual<N>& x) {
    return chain(math::asin(x.value), 1 / math::sqrt((1 - x.value) * (1 + x.value)), x);
}
template <std::size_t N> Dual<N> acos(const Dual<N>& x) {
    return chain(math::acos(x.value), -1 / math::sqrt((1 - x.value) * (1 + x.value)), x);
}
template <std::size_t N> Dual<N> atan(const Dual<N>& x) {
    return chain(math::atan(x.value), 1 / (1 + x.value * x.value), x);
}
template <std::size_t N> Dual<N> atan2(const Dual<N>& y, const Dual<N>& x) {
    const double r2 = x.value * x.value + y.value * y.value;
    return chain(math::atan2(y.value, x.value), x.value / r2, y, -y.value / r2, x);
}
template <std::size_t N> Dual<N> sinh(const Dual<N>& x) {
    return chain(math::sinh(x.value), math::cosh(x.value), x);
}
template <std::size_t N> Dual<N> cosh(const Dual<N>& x) {
    return chain(math::cosh(x.value), math::sinh(x.value), x);
}
template <std::size_t N> Dual<N> tanh(const Dual<N>& x) {
    const double v = math::tanh(x.value);
    return chain(v, (1 - v) * (1 + v), x);
}
/// x >= 0. At x = 0 the derivative to y is 0 (the limit for y > 0).
template <std::size_t N> Dual<N> pow(const Dual<N>& x, const Dual<N>& y) {
    const double v = math::pow(x.value, y.value);
    const double toX = y.value == 0 ? 0 : y.value * math::pow(x.value, y.value - 1);
    const double toY = x.value == 0 ? 0 : v * math::log(x.value);
    return chain(v, toX, x, toY, y);
}

inline ComplexNumber sqrt(const ComplexNumber& x) { return std::sqrt(x); }
inline ComplexNumber exp(const ComplexNumber& x) { return std::exp(x); }
inline ComplexNumber log(const ComplexNumber& x) { return std::log(x); }
inline ComplexNumber sin(const ComplexNumber& x) { return std::sin(x); }
inline ComplexNumber cos(const ComplexNumber& x) { return std::cos(x); }
inline ComplexNumber tan(const ComplexNumber& x) { return std::tan(x); }
inline ComplexNumber sinh(const ComplexNumber& x) { return std::sinh(x); }
inline ComplexNumber cosh(const ComplexNumber& x) { return std::cosh(x); }
inline ComplexNumber tanh(const ComplexNumber& x) { return std::tanh(x); }
/// The inverse functions to first order in the imaginary part, which is all that a complex step uses: their
/// closed forms by logarithms would lose a step of 1e-20 against the real part.
inline ComplexNumber asin(const ComplexNumber& x) {
    return {std::asin(x.real()), x.imag() / std::sqrt((1 - x.real()) * (1 + x.real()))};
}
inline ComplexNumber acos(const ComplexNumber& x) {
    return {std::acos(x.real()), -x.imag() / std::sqrt((1 - x.real()) * (1 + x.real()))};
}
inline ComplexNumber atan(const ComplexNumber& x) {
    return {std::atan(x.real()), x.imag() / (1 + x.real() * x.real())};
}
inline ComplexNumber atan2(const ComplexNumber& y, const ComplexNumber& x) {
    const double r2 = x.real() * x.real() + y.real() * y.real();
    return {std::atan2(y.real(), x.real()), (x.real() * y.imag() - y.real() * x.imag()) / r2};
}
inline ComplexNumber pow(const ComplexNumber& x, const ComplexNumber& y) {
    if (x == ComplexNumber(0)) return std::pow(0.0, y.real());
    return std::exp(y * std::log(x));
}

} // namespace rigor::math
