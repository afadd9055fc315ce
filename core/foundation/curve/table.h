#pragma once
// Curves through points (x_1, y_1) .. (x_n, y_n), x strictly increasing, n >= 1; outside the points the end
// values hold. T is a number type of foundation/scalar/scalars.h; all of x, points and values may carry
// derivatives. NaN gives NaN. linearTable of an infinite x is NaN: outside the points it is a line of slope
// 0.

#include "core/foundation/scalar/scalars.h"

#include <span>

namespace rigor {

/// Index k of the segment [x_k, x_k+1) that holds x, from 0 to n - 2; a corner belongs to the segment on its
/// right. For x outside the points: the first or last segment.
template <class T> std::size_t tableSegment(double x, std::span<const T> xs) {
    std::size_t low = 0, high = xs.size() - 1;
    while (high - low > 1) {
        const std::size_t middle = (low + high) / 2;
        if (x >= scalarValue(xs[middle]))
            low = middle;
        else
            high = middle;
    }
    return low;
}

/// Piecewise linear interpolation: y_k + (y_k+1 - y_k)/(x_k+1 - x_k) (x - x_k).
template <class T> T linearTable(const T& x, std::span<const T> xs, std::span<const T> ys) {
    const double v = scalarValue(x);
    if (v < scalarValue(xs.front())) return ys.front() + T(0.0 * (v - scalarValue(xs.front())));
    if (v >= scalarValue(xs.back())) return ys.back() + T(0.0 * (v - scalarValue(xs.back())));
    if (xs.size() == 1) return T(v); // NaN
    const std::size_t k = tableSegment(v, xs);
    return ys[k] + (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]) * (x - xs[k]);
}

/// Slope of linearTable: the right-hand value at a corner, 0 outside.
template <class T> T linearTableSlope(const T& x, std::span<const T> xs, std::span<const T> ys) {
    const double v = scalarValue(x);
    if (v != v) return T(v);
    if (v < scalarValue(xs.front()) || v >= scalarValue(xs.back())) return T(0.0);
    const std::size_t k = tableSegment(v, xs);
    return (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]);
}

/// Tangent at point k of the monotone cubic (before the limiter of its segments).
template <class T> T secant(std::size_t k, std::span<const T> xs, std::span<const T> ys) {
    return (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]);
}

/// Tangent at point k: Fritsch and Butland, SIAM J. Sci. Stat. Comput. 5 (1984) 300, the local form of the
/// Fritsch-Carlson limiter: weighted harmonic mean of the two secants, 0 where they differ in sign; one-sided
/// three-point value, limited alike, at the ends.
template <class T> T monotoneTangent(std::size_t k, std::span<const T> xs, std::span<const T> ys) {
    const std::size_t n = xs.size();
    if (n == 2) return secant(0, xs, ys);
    if (k == 0 || k == n - 1) {
        const std::size_t first = k == 0 ? 0 : n - 2, second = k == 0 ? 1 : n - 3;
        const T h0 = xs[first + 1] - xs[first], h1 = xs[second + 1] - xs[second];
        const T d0 = secant(first, xs, ys), d1 = secant(second, xs, ys);
        const T m = ((T(2.0) * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
        if (scalarValue(m) * scalarValue(d0) <= 0) return T(0.0);
        const bool turns = scalarValue(d0) * scalarValue(d1) < 0;
        const double vm = scalarValue(m), vd = scalarValue(d0);
        if (turns && vm * vm > 9 * vd * vd) return T(3.0) * d0;
        return m;
    }
    const T d0 = secant(k - 1, xs, ys), d1 = secant(k, xs, ys);
    if (scalarValue(d0) * scalarValue(d1) <= 0) return T(0.0);
    const T h0 = xs[k] - xs[k - 1], h1 = xs[k + 1] - xs[k];
    const T w0 = T(2.0) * h1 + h0, w1 = h1 + T(2.0) * h0;
    return (w0 + w1) / (w0 / d0 + w1 / d1);
}

/// Monotone piecewise cubic through the points (Fritsch and Carlson, SIAM J. Numer. Anal. 17 (1980) 238):
/// continuous slope, no overshoot between points.
template <class T> T monotoneCubic(const T& x, std::span<const T> xs, std::span<const T> ys) {
    const double v = scalarValue(x);
    if (v < scalarValue(xs.front())) return ys.front();
    if (v >= scalarValue(xs.back())) return ys.back();
    if (xs.size() == 1) return T(v);
    const std::size_t k = tableSegment(v, xs);
    const T h = xs[k + 1] - xs[k], s = (x - xs[k]) / h;
    const T m0 = monotoneTangent(k, xs, ys) * h, m1 = monotoneTangent(k + 1, xs, ys) * h;
    const T dy = ys[k + 1] - ys[k];
    // Hermite form around the left point: y0 + s m0 + s^2 (3 dy - 2 m0 - m1) + s^3 (m0 + m1 - 2 dy).
    return ys[k] + s * (m0 + s * ((T(3.0) * dy - T(2.0) * m0 - m1) + s * (m0 + m1 - T(2.0) * dy)));
}

} // namespace rigor
