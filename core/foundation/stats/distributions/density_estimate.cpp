#include "core/foundation/stats/distributions/density_estimate.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/stats/special.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace rigor {

namespace {
constexpr double kKernelReach = 8.5;

std::vector<double> sortedSamples(std::span<const double> samples) {
    if (samples.empty()) fail("a density cannot be estimated from no samples");
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (!std::isfinite(samples[i]))
            fail("sample {} of a density estimate is {}, not a finite number", i + 1, samples[i]);
    std::vector<double> sorted(samples.begin(), samples.end());
    std::ranges::sort(sorted);
    return sorted;
}

/// Quantile by linear interpolation between order statistics (Hyndman and Fan's type 7).
double sampleQuantile(const std::vector<double>& sorted, double p) {
    const double at = p * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const double next = sorted[std::min(below + 1, sorted.size() - 1)];
    return sorted[below] + (at - static_cast<double>(below)) * (next - sorted[below]);
}

double interquartileRange(const std::vector<double>& sorted) {
    return sampleQuantile(sorted, 0.75) - sampleQuantile(sorted, 0.25);
}

double sampleDeviation(const std::vector<double>& sorted) {
    const double n = static_cast<double>(sorted.size());
    const double mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / n;
    double sum = 0;
    for (double y : sorted) sum += (y - mean) * (y - mean);
    return sorted.size() > 1 ? std::sqrt(sum / (n - 1)) : 0.0;
}

/// A width for samples that are all the same: nothing in them tells one.
double smallestWidth(double y) { return 1e-6 * std::max(std::abs(y), 1.0); }

int binsByFreedmanDiaconis(const std::vector<double>& sorted) {
    const double width =
        2 * interquartileRange(sorted) * std::pow(static_cast<double>(sorted.size()), -1.0 / 3);
    const double range = sorted.back() - sorted.front();
    return width > 0 ? static_cast<int>(std::clamp(std::ceil(range / width), 1.0, 1000.0)) : 1;
}
} // namespace

Histogram::Histogram(std::span<const double> samples, int bins) {
    const std::vector<double> sorted = sortedSamples(samples);
    double from = sorted.front(), to = sorted.back();
    if (bins <= 0) bins = binsByFreedmanDiaconis(sorted);
    if (to - from < smallestWidth(from)) {
        const double middle = 0.5 * (from + to), half = 0.5 * smallestWidth(from);
        from = middle - half;
        to = middle + half;
    }
    const double width = (to - from) / bins;
    for (int i = 0; i <= bins; ++i) edges_.push_back(i == bins ? to : from + i * width);
    cumulative_.push_back(0);
    auto start = sorted.begin();
    for (int i = 1; i <= bins; ++i) {
        // bins are half open, the last one holds its upper end
        const auto end = i == bins
                             ? sorted.end()
                             : std::lower_bound(start, sorted.end(), edges_[static_cast<std::size_t>(i)]);
        const double share = static_cast<double>(end - start) / static_cast<double>(sorted.size());
        densities_.push_back(share / width);
        cumulative_.push_back(static_cast<double>(end - sorted.begin()) / static_cast<double>(sorted.size()));
        start = end;
    }
}

double Histogram::logPdf(double y) const {
    if (std::isnan(y)) return y;
    if (y < lower() || y > upper()) return -kInfinity;
    const auto above = std::ranges::upper_bound(edges_, y) - edges_.begin();
    const auto bin = std::clamp<std::ptrdiff_t>(above - 1, 0, std::ssize(densities_) - 1);
    return std::log(densities_[static_cast<std::size_t>(bin)]);
}

double Histogram::cdf(double y) const {
    if (std::isnan(y)) return y;
    if (y <= lower()) return 0;
    if (y >= upper()) return 1;
    const auto bin = static_cast<std::size_t>(std::ranges::upper_bound(edges_, y) - edges_.begin() - 1);
    return cumulative_[bin] + densities_[bin] * (y - edges_[bin]);
}

double Histogram::quantile(double p) const {
    if (!(p > 0 && p < 1)) return kNaN;
    const auto at = static_cast<std::size_t>(std::ranges::lower_bound(cumulative_, p) - cumulative_.begin());
    const std::size_t bin =
        at - 1; // cumulative_[bin] < p <= cumulative_[bin + 1], hence its density is positive
    return std::min(edges_[bin] + (p - cumulative_[bin]) / densities_[bin], edges_[at]);
}

KernelDensity::KernelDensity(std::span<const double> samples, const KernelOptions& options)
    : sorted_(sortedSamples(samples)), count_(samples.size()), bandwidth_(options.bandwidth),
      options_(options) {
    if (sorted_.front() < options.lower || sorted_.back() > options.upper)
        fail("a sample of a kernel density lies outside its bounds [{}, {}]: the samples reach from {} to {}",
             options.lower, options.upper, sorted_.front(), sorted_.back());
    if (!(bandwidth_ > 0)) {
        const double robust = interquartileRange(sorted_) / 1.34, deviation = sampleDeviation(sorted_);
        const double spread = robust > 0 ? std::min(robust, deviation) : deviation;
        bandwidth_ = std::max(0.9 * spread * std::pow(static_cast<double>(count_), -0.2),
                              smallestWidth(sorted_.front()));
    }
    const std::vector<double> inside = sorted_;
    for (double bound : {options.lower, options.upper}) {
        if (std::isinf(bound)) continue;
        for (double y : inside)
            if (std::abs(y - bound) < kKernelReach * bandwidth_) sorted_.push_back(2 * bound - y);
    }
    std::ranges::sort(sorted_);
}

double KernelDensity::pdf(double y) const {
    if (std::isnan(y)) return y;
    if (y < options_.lower || y > options_.upper) return 0;
    const double reach = kKernelReach * bandwidth_;
    const auto from = std::ranges::lower_bound(sorted_, y - reach),
               to = std::ranges::upper_bound(sorted_, y + reach);
    double sum = 0;
    for (auto at = from; at != to; ++at) {
        const double u = (y - *at) / bandwidth_;
        sum += std::exp(-0.5 * u * u);
    }
    return sum * 0.39894228040143267794 / (static_cast<double>(count_) * bandwidth_);
}

double KernelDensity::logPdf(double y) const { return std::log(pdf(y)); }

double KernelDensity::cdf(double y) const {
    if (std::isnan(y)) return y;
    if (y <= options_.lower) return 0;
    if (y >= options_.upper) return 1;
    const double reach = kKernelReach * bandwidth_;
    const auto from = std::ranges::lower_bound(sorted_, y - reach),
               to = std::ranges::upper_bound(sorted_, y + reach);
    double sum = static_cast<double>(from - sorted_.begin());
    for (auto at = from; at != to; ++at) sum += special::normalLower((y - *at) / bandwidth_);
    // what reflected samples below the lower bound have put there does not count
    if (std::isfinite(options_.lower)) {
        const auto end = std::ranges::upper_bound(sorted_, options_.lower + reach);
        for (auto at = sorted_.begin(); at != end; ++at)
            sum -= special::normalLower((options_.lower - *at) / bandwidth_);
    }
    return std::clamp(sum / static_cast<double>(count_), 0.0, 1.0);
}

double KernelDensity::quantile(double p) const {
    if (!(p > 0 && p < 1)) return kNaN;
    double from = lower(), to = upper();
    for (int i = 0; i < 80 && to - from > 1e-13 * (std::abs(to) + bandwidth_); ++i) {
        const double middle = 0.5 * (from + to);
        (cdf(middle) < p ? from : to) = middle;
    }
    return to;
}

double KernelDensity::lower() const {
    return std::max(sorted_.front() - kKernelReach * bandwidth_, options_.lower);
}
double KernelDensity::upper() const {
    return std::min(sorted_.back() + kKernelReach * bandwidth_, options_.upper);
}

} // namespace rigor
