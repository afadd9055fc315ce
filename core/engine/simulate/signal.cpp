#include "core/engine/simulate/signal.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Second derivatives at the samples of the cubic spline: not-a-knot ends, natural below four points.
/// Source: C. de Boor, A Practical Guide to Splines, rev. ed., chapter IV.
std::vector<double> splineMoments(const std::vector<double>& t, const std::vector<double>& y) {
    const std::size_t n = t.size();
    std::vector<double> m(n, 0.0);
    if (n < 3) return m;
    // Tridiagonal rows for the inner points; with not-a-knot ends the first and last moment are eliminated:
    // m_0 = m_1 - h_0/h_1 (m_2 - m_1).
    std::vector<double> lower(n, 0), diagonal(n, 1), upper(n, 0), right(n, 0);
    auto h = [&](std::size_t k) { return t[k + 1] - t[k]; };
    auto slope = [&](std::size_t k) { return (y[k + 1] - y[k]) / h(k); };
    for (std::size_t k = 1; k + 1 < n; ++k) {
        lower[k] = h(k - 1);
        diagonal[k] = 2 * (h(k - 1) + h(k));
        upper[k] = h(k);
        right[k] = 6 * (slope(k) - slope(k - 1));
    }
    const bool notAKnot = n >= 4;
    const double first = notAKnot ? h(0) / h(1) : 0, last = notAKnot ? h(n - 2) / h(n - 3) : 0;
    if (notAKnot) {
        diagonal[1] += lower[1] * (1 + first);
        upper[1] -= lower[1] * first;
        diagonal[n - 2] += upper[n - 2] * (1 + last);
        lower[n - 2] -= upper[n - 2] * last;
    }
    for (std::size_t k = 2; k + 1 < n; ++k) {
        const double factor = lower[k] / diagonal[k - 1];
        diagonal[k] -= factor * upper[k - 1];
        right[k] -= factor * right[k - 1];
    }
    for (std::size_t k = n - 2; k >= 1; --k)
        m[k] = (right[k] - (k + 2 < n ? upper[k] * m[k + 1] : 0)) / diagonal[k];
    if (notAKnot) {
        m[0] = m[1] - first * (m[2] - m[1]);
        m[n - 1] = m[n - 2] + last * (m[n - 2] - m[n - 3]);
    }
    return m;
}

} // namespace

Signal::Signal(double constant) : interpolation_(Interpolation::Constant), times_{0}, values_{constant} {}

Signal::Signal(std::vector<double> times, std::vector<double> values, Interpolation interpolation)
    : interpolation_(interpolation), times_(std::move(times)), values_(std::move(values)) {
    if (times_.empty() || times_.size() != values_.size())
        fail(
            sentence(
                "Simulation",
                "A signal needs as many times as values and at least one: there are {} times and {} values."),
            times_.size(), values_.size());
    for (std::size_t k = 0; k < times_.size(); ++k) {
        if (!std::isfinite(times_[k]) || !std::isfinite(values_[k]))
            fail(sentence("Simulation", "Row {} of a signal is not a finite number: time {}, value {}."),
                 k + 1, times_[k], values_[k]);
        if (k > 0 && !(times_[k] > times_[k - 1]))
            fail(sentence("Simulation",
                          "The times of a signal must increase: row {} is {} s, row {} is {} s."),
                 k, times_[k - 1], k + 1, times_[k]);
    }
    if (times_.size() == 1) interpolation_ = Interpolation::Constant;
    if (interpolation_ == Interpolation::Cubic) coefficients_ = splineMoments(times_, values_);
}

Signal Signal::withClock(std::shared_ptr<const ClockModel> clock) const {
    Signal moved = *this;
    if (interpolation_ != Interpolation::Constant) moved.clock_ = std::move(clock);
    return moved;
}

std::array<double, 4> Signal::polynomialAt(double time) const {
    if (interpolation_ == Interpolation::Constant || time < times_.front()) return {values_.front(), 0, 0, 0};
    if (time >= times_.back()) return {values_.back(), 0, 0, 0};
    const auto next = std::upper_bound(times_.begin(), times_.end(), time);
    const std::size_t k = static_cast<std::size_t>(next - times_.begin()) - 1;
    if (interpolation_ == Interpolation::Hold) return {values_[k], 0, 0, 0};
    const double h = times_[k + 1] - times_[k], s = time - times_[k];
    const double secant = (values_[k + 1] - values_[k]) / h;
    if (interpolation_ == Interpolation::Linear) return {values_[k] + secant * s, secant, 0, 0};
    const double m0 = coefficients_[k], m1 = coefficients_[k + 1];
    const double c1 = secant - h * (2 * m0 + m1) / 6, c2 = m0 / 2, c3 = (m1 - m0) / (6 * h);
    return {values_[k] + s * (c1 + s * (c2 + s * c3)), c1 + s * (2 * c2 + 3 * s * c3), c2 + 3 * s * c3, c3};
}

double Signal::at(double time) const { return polynomialAt(time)[0]; }

std::span<const double> Signal::knots() const {
    return interpolation_ == Interpolation::Constant ? std::span<const double>{} : times_;
}

std::span<const double> Signal::corners() const {
    return interpolation_ == Interpolation::Cubic ? std::span<const double>{} : knots();
}

} // namespace rigor
