#pragma once
// B-spline curves. f(x) = sum_i c_i B_i,d(x) on knots t_0 <= t_1 <= ... <= t_m, n = m - d coefficients.
// Source: C. de Boor, A Practical Guide to Splines, rev. ed., chapter X, algorithm (8).
// Outside [t_d, t_n] the value at the near end holds; at x = t_n the last basis function is 1 (the right end
// belongs to the last span). Degree at most kMaxSplineDegree.

#include "core/foundation/scalar/scalars.h"

#include <array>
#include <span>

namespace rigor {

inline constexpr int kMaxSplineDegree = 7;

/// The knot span k with t_k <= x < t_k+1, from `degree` to n - 1; the last one for x >= t_n.
template <class T> std::size_t bsplineSpan(double x, std::span<const T> knots, int degree) {
    const std::size_t d = static_cast<std::size_t>(degree), n = knots.size() - d - 1;
    std::size_t k = d;
    while (k + 1 < n && x >= scalarValue(knots[k + 1])) ++k;
    while (k > d && !(scalarValue(knots[k]) < scalarValue(knots[k + 1]))) --k;
    return k;
}

/// The d + 1 basis functions that are not zero on span k, B_k-d .. B_k, at x (Cox-de Boor recursion).
template <class T>
std::array<T, kMaxSplineDegree + 1> bsplineBasis(const T& x, std::size_t k, std::span<const T> knots,
                                                 int degree) {
    std::array<T, kMaxSplineDegree + 1> basis{};
    std::array<T, kMaxSplineDegree + 1> left{}, right{};
    basis[0] = T(1.0);
    for (std::size_t j = 1; j <= static_cast<std::size_t>(degree); ++j) {
        left[j] = x - knots[k + 1 - j];
        right[j] = knots[k + j] - x;
        T saved(0.0);
        for (std::size_t r = 0; r < j; ++r) {
            const T term = basis[r] / (right[r + 1] + left[j - r]);
            basis[r] = saved + right[r + 1] * term;
            saved = left[j - r] * term;
        }
        basis[j] = saved;
    }
    return basis;
}

template <class T>
T bsplineValue(const T& at, std::span<const T> knots, int degree, std::span<const T> coefficients) {
    const std::size_t d = static_cast<std::size_t>(degree), n = coefficients.size();
    T x = at;
    if (scalarValue(x) < scalarValue(knots[d])) x = knots[d];
    if (scalarValue(x) > scalarValue(knots[n])) x = knots[n];
    const std::size_t k = bsplineSpan(scalarValue(x), knots, degree);
    const auto basis = bsplineBasis(x, k, knots, degree);
    T sum = basis[0] * coefficients[k - d];
    for (std::size_t i = 1; i <= d; ++i) sum = sum + basis[i] * coefficients[k - d + i];
    return sum;
}

} // namespace rigor
