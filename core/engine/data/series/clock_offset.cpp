#include "core/engine/data/series/clock_offset.h"

#include "core/engine/data/series/gaps.h"

#include <unsupported/Eigen/FFT>

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <limits>

namespace rigor {
namespace {

constexpr std::size_t kMostSamples = std::size_t{1} << 19; ///< of both curves together
constexpr std::size_t kLeastSamples = 8;
constexpr double kLeastOverlap = 1.0 / 3, kOfLargest = 0.6, kLeastCorrelation = 0.3;
constexpr std::size_t kWidestHalf = 64; ///< of a window, samples
/// Between two peaks |r| falls by at least this share of the lower one; else they are one, roughened by
/// noise.
constexpr double kDip = 0.1;
/// Variance of a stretch over that of the whole curve below which it is rounding.
constexpr double kConstant = 1e-9;

/// Of a curve what is finite, in the order of time.
Samples knownOf(const Samples& samples) {
    Samples known;
    for (std::size_t i = 0; i < samples.times.size(); ++i)
        if (std::isfinite(samples.values[i]) && std::isfinite(samples.times[i])) {
            known.times.push_back(samples.times[i]);
            known.values.push_back(samples.values[i]);
        }
    return known;
}

double usualStep(const std::vector<double>& times) {
    std::vector<double> steps;
    for (std::size_t i = 1; i < times.size(); ++i) steps.push_back(times[i] - times[i - 1]);
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return *middle;
}

/// A curve at equal steps: centred, of variance 1, zero where it is not known.
struct Even {
    std::vector<double> values, known, squares;
    double count = 0; ///< of known ones
};

/// Where the step is wider than that of the curve, values within it are averaged: a faster motion must not
/// come back as a slow one.
Even evenly(const Samples& s, double step) {
    const double start = s.times.front();
    const auto n = static_cast<std::size_t>(std::floor((s.times.back() - start) / step * (1 + 1e-12))) + 1;
    std::vector<bool> behindGap(s.times.size(), false);
    for (const GapPlace& gap : gapsBetween(s.times)) behindGap[gap.after + 1] = true;
    Even even{std::vector<double>(n, 0), std::vector<double>(n, 0), std::vector<double>(n, 0)};
    std::vector<double> sums(n, 0), counts(n, 0);
    for (std::size_t i = 0; i < s.times.size(); ++i) {
        const auto k = std::min(n - 1, static_cast<std::size_t>((s.times[i] - start) / step + 0.5));
        sums[k] += s.values[i];
        counts[k] += 1;
    }
    std::size_t next = 1;
    for (std::size_t k = 0; k < n; ++k) {
        const double t = start + step * static_cast<double>(k);
        while (next + 1 < s.times.size() && s.times[next] < t) ++next;
        const double from = s.times[next - 1], to = s.times[next];
        const bool within = !behindGap[next] || t <= from || t >= to;
        if (!within && counts[k] < 2) continue;
        const double share = std::clamp((t - from) / (to - from), 0.0, 1.0);
        even.values[k] = counts[k] >= 2 ? sums[k] / counts[k]
                                        : s.values[next - 1] + share * (s.values[next] - s.values[next - 1]);
        even.known[k] = 1;
        even.count += 1;
    }
    double mean = 0, square = 0;
    for (std::size_t k = 0; k < n; ++k) mean += even.values[k] * even.known[k] / even.count;
    for (std::size_t k = 0; k < n; ++k) {
        even.values[k] = (even.values[k] - mean) * even.known[k];
        square += even.values[k] * even.values[k] / even.count;
    }
    const double scale = square > 0 ? 1 / std::sqrt(square) : 0;
    for (std::size_t k = 0; k < n; ++k) {
        even.values[k] *= scale;
        even.squares[k] = even.values[k] * even.values[k];
    }
    return even;
}

using Spectrum = std::vector<std::complex<double>>;

/// Sums over k of a[k] b[k - lag] for all lags by the product of the transforms; lag + size behind the end.
class Correlator {
  public:
    explicit Correlator(std::size_t size) : size_(size) { fft_.SetFlag(Eigen::FFT<double>::HalfSpectrum); }
    Spectrum transform(std::vector<double> values) {
        values.resize(size_, 0);
        Spectrum spectrum;
        fft_.fwd(spectrum, values);
        return spectrum;
    }
    std::vector<double> operator()(const Spectrum& a, const Spectrum& b) {
        Spectrum product(a.size());
        for (std::size_t i = 0; i < a.size(); ++i) product[i] = a[i] * std::conj(b[i]);
        std::vector<double> sums;
        fft_.inv(sums, product, static_cast<Eigen::Index>(size_));
        return sums;
    }

  private:
    std::size_t size_;
    Eigen::FFT<double> fft_;
};

/// r at every lag from `first` on at which the curves overlap by enough; NaN: constant there.
std::vector<double> correlationsOf(const Even& a, const Even& b, std::ptrdiff_t& first) {
    const std::size_t size = std::bit_ceil(a.values.size() + b.values.size());
    Correlator correlate(size);
    const Spectrum va = correlate.transform(a.values), ka = correlate.transform(a.known),
                   sa = correlate.transform(a.squares), vb = correlate.transform(b.values),
                   kb = correlate.transform(b.known), sb = correlate.transform(b.squares);
    const auto count = correlate(ka, kb), sumA = correlate(va, kb), sumB = correlate(ka, vb),
               squareA = correlate(sa, kb), squareB = correlate(ka, sb), product = correlate(va, vb);
    const double least = std::max(4.0, kLeastOverlap * std::min(a.count, b.count));
    std::vector<double> r;
    first = 0;
    const auto na = static_cast<std::ptrdiff_t>(a.values.size()),
               nb = static_cast<std::ptrdiff_t>(b.values.size());
    for (std::ptrdiff_t lag = 1 - nb; lag < na; ++lag) {
        const auto k = static_cast<std::size_t>(lag < 0 ? lag + static_cast<std::ptrdiff_t>(size) : lag);
        const double n = count[k];
        if (n < least - 0.5) {
            if (!r.empty()) r.push_back(std::numeric_limits<double>::quiet_NaN());
            continue;
        }
        if (r.empty()) first = lag;
        const double a2 = squareA[k] / n - sumA[k] * sumA[k] / n / n,
                     b2 = squareB[k] / n - sumB[k] * sumB[k] / n / n;
        const double ab = product[k] / n - sumA[k] * sumB[k] / n / n;
        r.push_back(a2 > kConstant && b2 > kConstant ? std::clamp(ab / std::sqrt(a2 * b2), -1.0, 1.0)
                                                     : std::numeric_limits<double>::quiet_NaN());
    }
    while (!r.empty() && std::isnan(r.back())) r.pop_back();
    return r;
}

/// Whether |r| falls by kDip on the way from a peak, in one direction, before it rises above it or ends.
bool falls(const std::vector<double>& height, std::size_t peak, int direction) {
    for (auto k = static_cast<std::ptrdiff_t>(peak) + direction;
         k >= 0 && k < static_cast<std::ptrdiff_t>(height.size()); k += direction) {
        const double h = height[static_cast<std::size_t>(k)];
        if (std::isnan(h) || h > height[peak] || (direction < 0 && h == height[peak])) return false;
        if (h < (1 - kDip) * height[peak]) return true;
    }
    return false;
}

std::vector<OffsetCandidate> peaksOf(const std::vector<double>& r, double firstOffset, double step) {
    std::vector<double> height;
    double largest = 0;
    for (const double one : r) {
        height.push_back(std::abs(one));
        if (height.back() > largest) largest = height.back();
    }
    std::vector<OffsetCandidate> peaks;
    if (largest < kLeastCorrelation) return peaks;
    for (std::size_t k = 1; k + 1 < r.size(); ++k) {
        if (!(height[k] >= kOfLargest * largest) || !(height[k] >= height[k - 1]) ||
            !(height[k] >= height[k + 1]))
            continue;
        if (!falls(height, k, -1) || !falls(height, k, 1)) continue;
        const double bend = height[k - 1] - 2 * height[k] + height[k + 1];
        const double beside = bend < 0 ? (height[k - 1] - height[k + 1]) / (2 * bend) : 0;
        const double top = std::min(1.0, height[k] - (height[k - 1] - height[k + 1]) * beside / 4);
        peaks.push_back({firstOffset + step * (static_cast<double>(k) + beside), r[k] < 0 ? -top : top});
    }
    std::ranges::stable_sort(peaks, std::greater{},
                             [](const OffsetCandidate& c) { return std::abs(c.correlation); });
    return peaks;
}

/// The first or second derivative at equal steps by the parabola through 2 * half + 1 samples.
Samples differentiated(const Samples& s, int order, std::size_t half) {
    const double start = s.times.front(), span = s.times.back() - start;
    const double step = std::max(usualStep(s.times), span / static_cast<double>(kMostSamples));
    const Even even = evenly(s, step);
    const double m = static_cast<double>(half), n = 2 * m + 1;
    double second = 0, fourth = 0; // moments of the places in the window
    for (double j = 1; j <= m; ++j) {
        second += 2 * j * j;
        fourth += 2 * j * j * j * j;
    }
    std::vector<double> weights;
    for (double j = -m; j <= m; ++j)
        weights.push_back(order == 1
                              ? j / second / step
                              : 2 * (j * j - second / n) / (fourth - second * second / n) / step / step);
    Samples result;
    for (std::size_t k = half; k + half < even.values.size(); ++k) {
        double sum = 0;
        bool known = true;
        for (std::size_t j = 0; j < weights.size() && known; ++j) {
            known = even.known[k + j - half] > 0;
            sum += weights[j] * even.values[k + j - half];
        }
        result.times.push_back(start + step * static_cast<double>(k));
        result.values.push_back(known ? sum : std::numeric_limits<double>::quiet_NaN());
    }
    return result;
}

OffsetSearch offsetsOf(const Samples& reference, const Samples& moved, const std::stop_token& stop) {
    OffsetSearch search;
    const Samples a = knownOf(reference), b = knownOf(moved);
    if (a.times.size() < kLeastSamples || b.times.size() < kLeastSamples) return search;
    const double spans = a.times.back() - a.times.front() + b.times.back() - b.times.front();
    search.step = std::max(std::min(usualStep(a.times), usualStep(b.times)),
                           spans / static_cast<double>(kMostSamples - 4));
    const Even first = evenly(a, search.step), second = evenly(b, search.step);
    if (stop.stop_requested()) return search;
    std::ptrdiff_t lag = 0;
    search.correlations = correlationsOf(first, second, lag);
    if (stop.stop_requested()) return search;
    const double origin = a.times.front() - b.times.front() + search.step * static_cast<double>(lag);
    for (std::size_t k = 0; k < search.correlations.size(); ++k)
        search.offsets.push_back(origin + search.step * static_cast<double>(k));
    search.candidates = peaksOf(search.correlations, origin, search.step);
    return search;
}

} // namespace

OffsetSearch clockOffsets(const Samples& reference, const Samples& moved, int derivatives,
                          const std::stop_token& stop) {
    if (derivatives == 0) return offsetsOf(reference, moved, stop);
    const Samples source = knownOf(derivatives > 0 ? reference : moved);
    OffsetSearch best;
    double most = 0;
    for (std::size_t half = 2; half <= kWidestHalf && 8 * half < source.times.size(); half *= 2) {
        const Samples derived = differentiated(source, std::abs(derivatives), half);
        OffsetSearch search =
            derivatives > 0 ? offsetsOf(derived, moved, stop) : offsetsOf(reference, derived, stop);
        if (stop.stop_requested()) return {};
        const double largest =
            search.candidates.empty() ? 0 : std::abs(search.candidates.front().correlation);
        if (largest <= most) continue;
        most = largest;
        best = std::move(search);
        best.smoothing = usualStep(source.times) * static_cast<double>(2 * half);
    }
    return best;
}

} // namespace rigor
