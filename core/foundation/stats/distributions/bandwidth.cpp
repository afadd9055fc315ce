#include "core/foundation/stats/distributions/bandwidth.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace rigor {

namespace {

constexpr int kBins = 1024;
constexpr double kMargin = 0.1; ///< of the range, on both sides
constexpr double kPi = 3.14159265358979323846;

/// Squared cosine transform of the weighted histogram: entry k belongs to cos(k pi x), x in [0, 1]; [0]
/// unused.
std::array<double, kBins> squaredTransform(const std::vector<double>& histogram) {
    static const std::vector<double> cosines = [] {
        std::vector<double> table;
        for (int i = 0; i < 4 * kBins; ++i) table.push_back(std::cos(kPi * i / (2.0 * kBins)));
        return table;
    }();
    std::array<double, kBins> squares{};
    for (int k = 1; k < kBins; ++k) {
        double sum = 0;
        int phase = k; // k (2 j + 1), modulo a full turn
        for (int j = 0; j < kBins; ++j) {
            sum += histogram[static_cast<std::size_t>(j)] * cosines[static_cast<std::size_t>(phase)];
            phase = (phase + 2 * k) % (4 * kBins);
        }
        squares[static_cast<std::size_t>(k)] = sum * sum;
    }
    return squares;
}

/// The fixed-point problem of the rule on the unit interval.
class FixedPoint {
  public:
    FixedPoint(const std::array<double, kBins>& squares, double count) : squares_(squares), count_(count) {}

    /// t - xi gamma^[5](t); its smallest root is the answer.
    double operator()(double t) const {
        double norm = derivativeNorm(7, t);
        for (int s = 6; s >= 2; --s) {
            double odd = 1; // 1 3 5 ... (2 s - 1)
            for (int i = 3; i <= 2 * s - 1; i += 2) odd *= i;
            const double c = (1 + std::pow(0.5, s + 0.5)) / 3;
            const double time =
                std::pow(2 * c * odd / (std::sqrt(2 * kPi) * count_ * norm), 2.0 / (3 + 2 * s));
            norm = derivativeNorm(s, time);
        }
        return t - std::pow(2 * count_ * std::sqrt(kPi) * norm, -0.4);
    }

  private:
    /// Integral of the squared s-th derivative of the density smoothed for the time t.
    double derivativeNorm(int s, double t) const {
        double sum = 0;
        for (int k = 1; k < kBins; ++k) {
            const double square = static_cast<double>(k) * k, decay = square * kPi * kPi * t;
            if (decay > 700) break;
            double power = square;
            for (int i = 1; i < s; ++i) power *= square;
            sum += power * squares_[static_cast<std::size_t>(k)] * std::exp(-decay);
        }
        return 2 * std::pow(kPi, 2 * s) * sum;
    }

    const std::array<double, kBins>& squares_;
    double count_;
};

/// Smallest root above 0, searched upwards; NaN if there is none below 0.1.
double smallestRoot(const FixedPoint& f) {
    double low = 0, high = 1e-7;
    while (!(f(high) > 0)) {
        if (high > 0.1) return std::nan("");
        low = high;
        high *= 1.5;
    }
    while (high - low > 1e-6 * high) {
        const double middle = (low + high) / 2;
        (f(middle) > 0 ? high : low) = middle;
    }
    return high;
}

} // namespace

double plugInBandwidth(std::span<const double> samples, std::span<const double> weights) {
    if (samples.size() != weights.size())
        fail("There are {} samples but {} weights.", samples.size(), weights.size());
    if (samples.empty()) return 0;
    const auto [least, most] = std::minmax_element(samples.begin(), samples.end());
    const double range = (*most - *least) * (1 + 2 * kMargin), from = *least - kMargin * (*most - *least);
    if (!(range > 0)) return 0;
    double total = 0, squares = 0;
    for (const double w : weights) {
        total += w;
        squares += w * w;
    }
    std::vector<double> histogram(kBins, 0.0);
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const auto bin = static_cast<int>((samples[k] - from) / range * kBins);
        histogram[static_cast<std::size_t>(std::clamp(bin, 0, kBins - 1))] += weights[k] / total;
    }
    const double t = smallestRoot(FixedPoint(squaredTransform(histogram), total * total / squares));
    return std::isnan(t) ? 0 : std::sqrt(t) * range;
}

} // namespace rigor
