#pragma once
// Low-pass filters run forward and backward, as signal processing prepares measured trajectories: cascades of
// biquads from analogue poles by the bilinear transform (A. V. Oppenheim and R. W. Schafer, Discrete-Time
// Signal Processing, 3rd ed., section 7.2).

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

namespace rigor::sample {

using Poles = std::vector<std::complex<double>>; ///< of the upper half plane, cut-off at 1 rad/s

inline Poles butterworth(int order) {
    Poles poles;
    for (int k = 0; k < order / 2; ++k)
        poles.push_back(std::polar(1.0, std::numbers::pi * (order + 2 * k + 1) / (2.0 * order)));
    return poles;
}
inline Poles chebyshev(int order, double rippleDecibel) {
    const double epsilon = std::sqrt(std::pow(10, rippleDecibel / 10) - 1);
    const double mu = std::asinh(1 / epsilon) / order;
    Poles poles;
    for (int k = 1; k <= order / 2; ++k) {
        const double angle = std::numbers::pi * (2 * k - 1) / (2.0 * order);
        poles.emplace_back(-std::sinh(mu) * std::sin(angle), std::cosh(mu) * std::cos(angle));
    }
    return poles;
}

/// cutoff: part of the Nyquist frequency. Gain 1 at frequency 0; ends continued by odd reflection.
inline std::vector<double> zeroPhase(const std::vector<double>& x, const Poles& poles, double cutoff) {
    const std::size_t pad = std::min<std::size_t>(x.size() - 1, 500), n = x.size();
    std::vector<double> y;
    for (std::size_t k = pad; k >= 1; --k) y.push_back(2 * x.front() - x[k]);
    y.insert(y.end(), x.begin(), x.end());
    for (std::size_t k = 1; k <= pad; ++k) y.push_back(2 * x.back() - x[n - 1 - k]);
    const double warp = std::tan(std::numbers::pi * cutoff / 2);
    for (int direction = 0; direction < 2; ++direction) {
        for (const auto& pole : poles) {
            const auto z = (1.0 + warp * pole) / (1.0 - warp * pole);
            const double a1 = -2 * z.real(), a2 = std::norm(z), gain = (1 + a1 + a2) / 4;
            double x1 = y.front(), x2 = x1, y1 = x1, y2 = x1;
            for (double& value : y) {
                const double now = gain * (value + 2 * x1 + x2) - a1 * y1 - a2 * y2;
                x2 = x1, x1 = value, y2 = y1, y1 = now;
                value = now;
            }
        }
        std::reverse(y.begin(), y.end());
    }
    return {y.begin() + static_cast<std::ptrdiff_t>(pad), y.begin() + static_cast<std::ptrdiff_t>(pad + n)};
}

/// numpy.gradient: central differences, one-sided at the ends.
inline std::vector<double> slopes(const std::vector<double>& x, double step) {
    std::vector<double> d(x.size());
    for (std::size_t k = 1; k + 1 < x.size(); ++k) d[k] = (x[k + 1] - x[k - 1]) / (2 * step);
    d.front() = (x[1] - x[0]) / step;
    d.back() = (x[x.size() - 1] - x[x.size() - 2]) / step;
    return d;
}

} // namespace rigor::sample
