#include "core/engine/data/series/preparation.h"

#include "core/engine/data/series/gaps.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rigor {
namespace {

/// Second-order section y = b0 x + b1 x1 + b2 x2 - a1 y1 - a2 y2.
struct Section {
    double b0, b1, b2, a1, a2;
};

Section butterworth(double cutoff, double step) {
    const double k = std::tan(std::numbers::pi * cutoff * step); // prewarped for the bilinear transformation
    const double scale = 1 / (1 + std::numbers::sqrt2 * k + k * k);
    return {k * k * scale, 2 * k * k * scale, k * k * scale, 2 * (k * k - 1) * scale,
            (1 - std::numbers::sqrt2 * k + k * k) * scale};
}

/// One run from the steady state of the first value.
void run(const Section& s, std::vector<double>& x) {
    double x1 = x.front(), x2 = x1, y1 = x1, y2 = x1;
    for (double& value : x) {
        const double y = s.b0 * value + s.b1 * x1 + s.b2 * x2 - s.a1 * y1 - s.a2 * y2;
        x2 = x1;
        x1 = value;
        y2 = y1;
        y1 = y;
        value = y;
    }
}

double median(std::vector<double>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1) return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

} // namespace

Samples trimmedTo(const Samples& samples, double from, double to) {
    if (!(from <= to)) fail(sentence("Data", "the range from {} s to {} s is empty"), from, to);
    Samples result;
    for (std::size_t i = 0; i < samples.times.size(); ++i)
        if (samples.times[i] >= from && samples.times[i] <= to) {
            result.times.push_back(samples.times[i]);
            result.values.push_back(samples.values[i]);
        }
    if (result.times.empty()) fail(sentence("Data", "no sample lies between {} s and {} s"), from, to);
    return result;
}

Samples resampled(const Samples& samples, double step) {
    if (!(step > 0) || !std::isfinite(step))
        fail(sentence("Data", "the step {} s must be greater than 0"), step);
    Samples known;
    for (std::size_t i = 0; i < samples.times.size(); ++i)
        if (std::isfinite(samples.values[i])) {
            known.times.push_back(samples.times[i]);
            known.values.push_back(samples.values[i]);
        }
    if (known.times.size() < 2) fail(sentence("Data", "resampling needs at least two values"));
    const double start = known.times.front(), span = known.times.back() - start;
    if (step > span)
        fail(sentence("Data", "the step {} s of resampling is longer than the record of {} s"), step, span);
    if (span / step > 1e9) fail(sentence("Data", "the step {} s gives more than 1e9 samples"), step);
    // The last sample counts although the division may round to just below it.
    const auto count = static_cast<std::size_t>(std::floor(span / step * (1 + 1e-12))) + 1;
    std::vector<bool> unknown(known.times.size(), false); // whether a gap ends with this sample
    for (const GapPlace& gap : gapsBetween(known.times)) unknown[gap.after + 1] = true;
    Samples result;
    std::size_t right = 1;
    for (std::size_t i = 0; i < count; ++i) {
        const double t = std::min(start + static_cast<double>(i) * step, known.times.back());
        while (right + 1 < known.times.size() && known.times[right] < t) ++right;
        const double t0 = known.times[right - 1], t1 = known.times[right];
        const double share = (t - t0) / (t1 - t0);
        result.times.push_back(t);
        const bool between = t > t0 && t < t1;
        result.values.push_back(between && unknown[right]
                                    ? std::nan("")
                                    : (1 - share) * known.values[right - 1] + share * known.values[right]);
    }
    return result;
}

Samples lowPassed(const Samples& samples, double cutoff) {
    const std::size_t n = samples.times.size();
    if (n < 3) fail(sentence("Data", "a low pass needs at least three samples"));
    const double step = (samples.times.back() - samples.times.front()) / static_cast<double>(n - 1);
    for (std::size_t i = 1; i < n; ++i)
        if (std::abs(samples.times[i] - samples.times[i - 1] - step) > 1e-6 * step)
            fail(sentence("Data", "a low pass needs equally spaced samples; the step at t = {} s is {} s "
                                  "instead of {} s; resample first"),
                 samples.times[i - 1], samples.times[i] - samples.times[i - 1], step);
    for (std::size_t i = 0; i < n; ++i)
        if (!std::isfinite(samples.values[i]))
            fail(sentence(
                     "Data",
                     "a low pass needs a value in every sample; at t = {} s there is none; resample first"),
                 samples.times[i]);
    if (!(cutoff > 0) || !(cutoff < 0.5 / step))
        fail(sentence("Data",
                      "the cut-off frequency {} Hz must lie between 0 and half the sampling rate, {} Hz"),
             cutoff, 0.5 / step);
    const double reach = 3 / (2 * std::numbers::pi * cutoff * step);
    const auto margin = std::min(n - 1, static_cast<std::size_t>(std::ceil(std::min(reach, 1e9))));
    std::vector<double> x;
    for (std::size_t i = margin; i > 0; --i) x.push_back(2 * samples.values.front() - samples.values[i]);
    x.insert(x.end(), samples.values.begin(), samples.values.end());
    for (std::size_t i = 1; i <= margin; ++i)
        x.push_back(2 * samples.values.back() - samples.values[n - 1 - i]);
    const Section section = butterworth(cutoff, step);
    run(section, x);
    std::reverse(x.begin(), x.end());
    run(section, x);
    std::reverse(x.begin(), x.end());
    Samples result;
    result.times = samples.times;
    result.values.assign(x.begin() + static_cast<std::ptrdiff_t>(margin),
                         x.begin() + static_cast<std::ptrdiff_t>(margin + n));
    return result;
}

Samples lowPassedBetweenGaps(const Samples& samples, double cutoff) {
    Samples result{samples.times, std::vector<double>(samples.values.size(), std::nan(""))};
    for (std::size_t first = 0, end = 0; first < samples.values.size(); first = end + 1) {
        Samples stretch;
        for (end = first; end < samples.values.size() && std::isfinite(samples.values[end]); ++end) {
            stretch.times.push_back(samples.times[end]);
            stretch.values.push_back(samples.values[end]);
        }
        if (stretch.times.size() < 3) continue;
        const Samples smooth = lowPassed(stretch, cutoff);
        std::copy(smooth.values.begin(), smooth.values.end(),
                  result.values.begin() + static_cast<std::ptrdiff_t>(first));
    }
    return result;
}

std::vector<bool> outliers(const Samples& samples, std::size_t halfWidth, double limit) {
    if (!(limit > 0)) fail(sentence("Data", "the limit {} of the outliers must be greater than 0"), limit);
    constexpr double kNormalScale = 1.4826; // 1 / Phi^-1(3/4)
    const std::size_t n = samples.values.size();
    std::vector<bool> mask(n, false);
    std::vector<double> window;
    for (std::size_t i = 0; i < n; ++i) {
        if (!std::isfinite(samples.values[i])) continue;
        window.clear();
        const std::size_t first = i > halfWidth ? i - halfWidth : 0;
        for (std::size_t j = first; j < n && j <= i + halfWidth; ++j)
            if (std::isfinite(samples.values[j])) window.push_back(samples.values[j]);
        const double center = median(window);
        for (double& value : window) value = std::abs(value - center);
        mask[i] = std::abs(samples.values[i] - center) > limit * kNormalScale * median(window);
    }
    return mask;
}

Samples withoutMarked(const Samples& samples, const std::vector<bool>& mask) {
    if (mask.size() != samples.times.size())
        fail(sentence("Data", "the mask has {} entries for {} samples"), mask.size(), samples.times.size());
    Samples result;
    for (std::size_t i = 0; i < mask.size(); ++i)
        if (!mask[i]) {
            result.times.push_back(samples.times[i]);
            result.values.push_back(samples.values[i]);
        }
    return result;
}

} // namespace rigor
