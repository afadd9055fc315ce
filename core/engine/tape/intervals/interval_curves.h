#pragma once
// The curves of foundation/curve over T = Interval or IntervalDual: the hull over all pieces that the operand
// touches. Points and knots may be intervals themselves (parameters).

#include "core/engine/tape/intervals/interval_dual.h"
#include "core/foundation/curve/bspline.h"

#include <optional>
#include <span>

namespace rigor::curves {

/// The hull of what has been added; empty if nothing was.
template <class T> class Union {
  public:
    void add(const T& x) { sum_ = sum_ ? hull(*sum_, x) : x; }
    T value() const { return sum_ ? *sum_ : T(Interval::empty()); }

  private:
    std::optional<T> sum_;
};

/// Calls piece(k, part of x) for the segments [xs_k, xs_k+1] that x may touch; adds the end values for what
/// lies outside.
template <class T, class Piece>
T overSegments(const T& x, std::span<const T> xs, const T& before, const T& behind, Piece piece) {
    const Interval& at = intervalOf(x);
    Union<T> all;
    if (at.isEmpty()) return all.value();
    if (at.lower < intervalOf(xs.front()).upper || xs.size() == 1) all.add(before);
    if (at.upper >= intervalOf(xs.back()).lower) all.add(behind);
    for (std::size_t k = 0; k + 1 < xs.size(); ++k) {
        const Interval segment(intervalOf(xs[k]).lower, intervalOf(xs[k + 1]).upper);
        if (at.upper < segment.lower || at.lower > segment.upper) continue;
        // A segment that is touched at its right end only belongs to the next one.
        if (at.lower == segment.upper && k + 2 < xs.size()) continue;
        all.add(piece(k, narrowed(x, segment)));
    }
    return all.value();
}

template <class T> T secant(std::size_t k, std::span<const T> xs, std::span<const T> ys) {
    return (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]);
}

template <class T> T table(const T& x, std::span<const T> xs, std::span<const T> ys) {
    return overSegments(x, xs, ys.front(), ys.back(), [&](std::size_t k, const T& part) {
        return narrowed(ys[k] + curves::secant(k, xs, ys) * (part - xs[k]),
                        hull(intervalOf(ys[k]), intervalOf(ys[k + 1])));
    });
}
template <class T> T tableSlope(const T& x, std::span<const T> xs, std::span<const T> ys) {
    return overSegments(x, xs, T(0.0), T(0.0),
                        [&](std::size_t k, const T&) { return curves::secant(k, xs, ys); });
}

/// Tangent of the monotone cubic (foundation/curve/table.h); undecided choices give their hull.
template <class T> T monotoneTangent(std::size_t k, std::span<const T> xs, std::span<const T> ys) {
    const std::size_t n = xs.size();
    auto signOf = [&](std::size_t j) { return math::sign(intervalOf(ys[j + 1]) - intervalOf(ys[j])); };
    if (n == 2) return curves::secant(0, xs, ys);
    if (k == 0 || k == n - 1) {
        const std::size_t first = k == 0 ? 0 : n - 2, second = k == 0 ? 1 : n - 3;
        const T h0 = xs[first + 1] - xs[first], h1 = xs[second + 1] - xs[second];
        const T d0 = curves::secant(first, xs, ys), d1 = curves::secant(second, xs, ys);
        const T m = ((T(2.0) * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
        Union<T> all;
        const Interval sameWay = intervalOf(m) * signOf(first), turns = signOf(first) * signOf(second);
        if (sameWay.lower <= 0) all.add(T(0.0));
        if (sameWay.upper > 0) {
            all.add(m);
            if (turns.lower < 0) all.add(T(3.0) * d0);
        }
        return all.value();
    }
    const Interval sameWay = signOf(k - 1) * signOf(k);
    Union<T> all;
    if (sameWay.lower <= 0) all.add(T(0.0));
    if (sameWay.upper > 0) {
        const T h0 = xs[k] - xs[k - 1], h1 = xs[k + 1] - xs[k];
        const T w0 = T(2.0) * h1 + h0, w1 = h1 + T(2.0) * h0;
        all.add((w0 + w1) / (w0 / curves::secant(k - 1, xs, ys) + w1 / curves::secant(k, xs, ys)));
    }
    return all.value();
}
template <class T> T monotoneCubic(const T& x, std::span<const T> xs, std::span<const T> ys) {
    return overSegments(x, xs, ys.front(), ys.back(), [&](std::size_t k, const T& part) {
        const T h = xs[k + 1] - xs[k], s = narrowed((part - xs[k]) / h, {0.0, 1.0});
        const T m0 = curves::monotoneTangent(k, xs, ys) * h, m1 = curves::monotoneTangent(k + 1, xs, ys) * h;
        const T dy = ys[k + 1] - ys[k];
        const T cubic =
            ys[k] + s * (m0 + s * ((T(3.0) * dy - T(2.0) * m0 - m1) + s * (m0 + m1 - T(2.0) * dy)));
        return narrowed(cubic, hull(intervalOf(ys[k]), intervalOf(ys[k + 1])));
    });
}

/// The spline on span k by de Boor's algorithm: the degree + 1 coefficients that act there, combined in turn.
/// The value lies in their hull.
template <class T>
T bsplineOnSpan(const T& x, std::size_t k, std::span<const T> knots, int degree,
                std::span<const T> coefficients) {
    const std::size_t d = static_cast<std::size_t>(degree);
    std::array<T, kMaxSplineDegree + 1> c{};
    Interval all = intervalOf(coefficients[k - d]);
    for (std::size_t j = 0; j <= d; ++j) {
        c[j] = coefficients[k - d + j];
        all = hull(all, intervalOf(c[j]));
    }
    for (std::size_t r = 1; r <= d; ++r)
        for (std::size_t j = d; j >= r; --j) {
            const T &left = knots[k - d + j], &right = knots[k + 1 + j - r];
            const T weight = narrowed((x - left) / (right - left), {0.0, 1.0});
            c[j] = c[j - 1] + weight * (c[j] - c[j - 1]);
        }
    return narrowed(c[d], all);
}
template <class T>
T bspline(const T& x, std::span<const T> knots, int degree, std::span<const T> coefficients) {
    const std::size_t d = static_cast<std::size_t>(degree), n = coefficients.size();
    const Interval& at = intervalOf(x);
    Union<T> all;
    if (at.isEmpty()) return all.value();
    // Outside, the value at the near end holds: its slope over x is 0.
    if (at.lower < intervalOf(knots[d]).upper) {
        std::size_t k = d;
        while (k + 1 < n && !less(intervalOf(knots[k]), intervalOf(knots[k + 1])).certain()) ++k;
        all.add(bsplineOnSpan(knots[d], k, knots, degree, coefficients));
    }
    if (at.upper > intervalOf(knots[n]).lower) {
        std::size_t k = n - 1;
        while (k > d && !less(intervalOf(knots[k]), intervalOf(knots[k + 1])).certain()) --k;
        all.add(bsplineOnSpan(knots[n], k, knots, degree, coefficients));
    }
    for (std::size_t k = d; k < n; ++k) {
        const Interval span(intervalOf(knots[k]).lower, intervalOf(knots[k + 1]).upper);
        const bool wide = intervalOf(knots[k]).lower < intervalOf(knots[k + 1]).upper;
        if (!wide || at.upper < span.lower || at.lower > span.upper) continue;
        all.add(bsplineOnSpan(narrowed(x, span), k, knots, degree, coefficients));
    }
    return all.value();
}

} // namespace rigor::curves
