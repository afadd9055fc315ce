#pragma once
// The rules of taylor_series.cpp that belong to one operation: what differs between the number types, and the
// sums over the coefficients of operands. Included there only.

#include "core/engine/tape/evaluate/op_rules.h"
#include "core/engine/tape/intervals/interval_rules.h"
#include "core/engine/tape/taylor_series.h"
#include <algorithm>

namespace rigor {

namespace {

// What differs between the number types: doubles on one side, intervals with and without derivatives on the
// other.
double valueOf(const Instruction& i, double a, double b, double c, std::span<const double> list) {
    return applyOp<double>(i, a, b, c, list);
}
template <class T>
T valueOf(const Instruction& i, const T& a, const T& b, const T& c, std::span<const T> list) {
    return applyIntervalOp<T>(i, a, b, c, list);
}
Tribool isLess(double a, double b) { return a < b ? Tribool(true) : a > b ? Tribool(false) : Tribool(); }
template <class T> Tribool isLess(const T& a, const T& b) { return less(intervalOf(a), intervalOf(b)); }
Tribool isTrue(double a) { return Tribool(a != 0); }
template <class T> Tribool isTrue(const T& a) { return holds(intervalOf(a)); }
bool isUsable(double a) { return a - a == 0; }
template <class T> bool isUsable(const T& a) { return !intervalOf(a).isEmpty(); }
bool isSingle(double) { return true; }
template <class T> bool isSingle(const T& a) { return intervalOf(a).isPoint(); }
double either(double a, double) { return a; }
template <class T> T either(const T& a, const T& b) { return hull(a, b); }
double powerOfValue(double x, int k) { return powerOf<double>(x, k); }
template <class T> T powerOfValue(const T& x, int k) { return IntervalRules<T>::powInt(x, k); }
template <class T>
using RulesOf = std::conditional_t<std::is_same_v<T, double>, OpRules<double>, IntervalRules<T>>;
double tangentOf(std::size_t k, std::span<const double> xs, std::span<const double> ys) {
    return rigor::monotoneTangent<double>(k, xs, ys);
}
template <class T> T tangentOf(std::size_t k, std::span<const T> xs, std::span<const T> ys) {
    return curves::monotoneTangent<T>(k, xs, ys);
}

/// Extra rows of an instruction: other halves of pairs, squares, powers.
std::size_t extraRows(const Instruction& i) {
    switch (i.op) {
    case Op::PowInt:
        return 66; // squares, then products
    case Op::Pow:
        return 2;
    case Op::Asin:
    case Op::Acos:
        return 2;
    case Op::Sin:
    case Op::Cos:
    case Op::Tan:
    case Op::Atan:
    case Op::Atan2:
    case Op::Sinh:
    case Op::Cosh:
    case Op::Tanh:
    case Op::Table:
        return 1;
    case Op::MonotoneCubic:
        return 1 + 3;
    case Op::BSpline:
        return 1 + i.c;
    default:
        return 0;
    }
}

/// Coefficient k of the product of two series.
template <class T> T productTerm(const T* a, const T* b, int k) {
    T s = a[0] * b[k];
    for (int j = 1; j <= k; ++j) s = s + a[j] * b[k - j];
    return s;
}
/// Coefficient k of the square.
template <class T> T squareTerm(const T* a, int k) {
    if (k == 0) return powerOfValue(a[0], 2);
    T s(0.0);
    for (int j = 0; 2 * j < k; ++j) s = s + a[j] * a[k - j];
    s = T(2.0) * s;
    return k % 2 == 0 ? s + powerOfValue(a[k / 2], 2) : s;
}
/// sum j a_j b_{k-j} for j from `first` to `last`, over k: what y' = b a' contributes to y_k.
template <class T> T weighted(const T* a, const T* b, int k, int last) {
    T s(0.0);
    for (int j = 1; j <= last; ++j) s = s + T(static_cast<double>(j)) * a[j] * b[k - j];
    return s / T(static_cast<double>(k));
}
/// y_k of a x y' = n x' y: y = x^n for a fixed n.
template <class T> T powerTerm(const T* x, const T* y, const T& n, int k) {
    T s(0.0);
    for (int j = 1; j <= k; ++j)
        s = s + (n * T(static_cast<double>(j)) - T(static_cast<double>(k - j))) * x[j] * y[k - j];
    return s / (T(static_cast<double>(k)) * x[0]);
}

/// f^(m)(x)/m!, m from 1 to degree, of a B-spline on span k (differences of coefficients, de Boor, chapter X,
/// (12)).
template <class T>
void splineDerivatives(const T& x, std::size_t k, std::span<const T> knots, int degree,
                       std::span<const T> coefficients, T* out) {
    const auto d = static_cast<std::size_t>(degree);
    std::array<T, kMaxSplineDegree + 1> c{};
    for (std::size_t j = 0; j <= d; ++j) c[j] = coefficients[k - d + j];
    for (std::size_t m = 1; m <= d; ++m) {
        // Now of degree d - m, divided by m!: d - m + 1 coefficients that act on the span.
        for (std::size_t j = d; j >= m; --j) {
            const T &left = knots[k - d + j], &right = knots[k + 1 + j - m];
            c[j] = T(static_cast<double>(d - m + 1)) / T(static_cast<double>(m)) * (c[j] - c[j - 1]) /
                   (right - left);
        }
        auto e = c;
        for (std::size_t r = m + 1; r <= d; ++r)
            for (std::size_t j = d; j >= r; --j) {
                const T &left = knots[k - d + j], &right = knots[k + 1 + j - r];
                e[j] = e[j - 1] + (x - left) / (right - left) * (e[j] - e[j - 1]);
            }
        out[m] = e[d];
    }
}

/// The segment of a table that holds x for certain; nullopt if a corner may be met. Outside: -1 and n - 1.
template <class T> std::optional<int> segmentOf(const T& x, std::span<const T> xs) {
    int k = -1;
    for (const T& corner : xs) {
        const Tribool before = isLess(x, corner);
        if (before.undecided()) return {};
        if (before.certain()) break;
        ++k;
    }
    return k;
}

} // namespace

} // namespace rigor
