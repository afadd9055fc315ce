#include "core/engine/data/series/columns/noise_proposal.h"

#include "core/engine/data/series/gaps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace rigor {
namespace {

constexpr std::size_t kLeastOrder = 3, kMostOrder = 5, kLags = 6;
constexpr std::size_t kFewestDifferences = 50, kFewestRepeats = 5;
constexpr double kNormalMedian = 0.6744897501960817; ///< of |z|, z of a standard normal distribution
constexpr double kCut = 3;                           ///< scales beyond which a difference does not count
constexpr double kCutVariance = 0.9733369246625415;  ///< of a standard normal distribution within the cut
/// By how much a correlation may be off for the scale to be off by less than 3 %: signal of a share f in the
/// variance of the differences moves the first one by up to 1.75 f.
constexpr double kTolerance = 0.1;
constexpr double kScatters = 4;      ///< standard deviations of a correlation that chance is granted
constexpr double kWholeSteps = 0.01; ///< steps by which a difference may be off a whole number of them

/// A signal that is sampled well loses more than this part of its variance from one order to the next; that
/// of coloured noise falls by less and less.
constexpr double kFall = 0.2;
constexpr double kFallScatters = 1.5; ///< standard deviations of a fall that chance is granted

using Weights = std::array<double, kMostOrder + 2>;

/// Of the divided difference of samples at t[0 .. order], with sum of squares 1.
Weights weightsOf(const double* t, std::size_t order, double step) {
    Weights weights{};
    double squares = 0;
    for (std::size_t i = 0; i <= order; ++i) {
        double product = 1;
        for (std::size_t j = 0; j <= order; ++j)
            if (j != i) product *= (t[i] - t[j]) / step;
        weights[i] = 1 / product;
        squares += weights[i] * weights[i];
    }
    for (double& weight : weights) weight /= std::sqrt(squares);
    return weights;
}

/// Stretches of a series without missing values and gaps.
std::vector<Samples> stretchesOf(const Samples& samples) {
    Samples all;
    for (std::size_t i = 0; i < samples.times.size(); ++i)
        if (std::isfinite(samples.values[i])) {
            all.times.push_back(samples.times[i]);
            all.values.push_back(samples.values[i]);
        }
    std::vector<Samples> stretches(1);
    std::size_t from = 0;
    const auto take = [&](std::size_t to) {
        for (; from < to; ++from) {
            stretches.back().times.push_back(all.times[from]);
            stretches.back().values.push_back(all.values[from]);
        }
    };
    for (const GapPlace& gap : gapsBetween(all.times)) {
        take(gap.after + 1);
        stretches.emplace_back();
    }
    take(all.times.size());
    return stretches;
}

/// The differences of one order with their products over lags, and what white noise of variance 1 would give.
struct Differences {
    std::vector<double> values;
    std::array<double, kLags + 1> products{}, white{};

    void add(const Samples& s, std::size_t order) {
        if (s.times.size() <= order) return;
        const double step = (s.times.back() - s.times.front()) / static_cast<double>(s.times.size() - 1);
        std::vector<Weights> before; // of the last windows, newest last
        for (std::size_t i = 0; i + order < s.times.size(); ++i) {
            const Weights weights = weightsOf(&s.times[i], order, step);
            double value = 0;
            for (std::size_t k = 0; k <= order; ++k) value += weights[k] * s.values[i + k];
            values.push_back(value);
            before.push_back(weights);
            if (before.size() > kLags + 1) before.erase(before.begin());
            for (std::size_t lag = 0; lag < before.size(); ++lag) {
                const Weights& earlier = before[before.size() - 1 - lag];
                products[lag] += value * values[values.size() - 1 - lag];
                for (std::size_t k = 0; k + lag <= order; ++k) white[lag] += weights[k] * earlier[k + lag];
            }
        }
    }

    /// Of the correlations of even white noise: their standard deviations times sqrt n.
    static std::array<double, kLags + 1> scatterOf(std::size_t order) {
        const auto rho = [order](long lag) {
            double value = 1;
            const auto k = static_cast<long>(order);
            for (long j = 1; j <= std::abs(lag); ++j)
                value *= -static_cast<double>(k - j + 1) / static_cast<double>(k + j);
            return value;
        };
        std::array<double, kLags + 1> scatter{};
        for (long j = 1; j <= static_cast<long>(kLags); ++j) {
            double variance = 0;
            const long far = 2 * static_cast<long>(order) + j;
            for (long v = -far; v <= far; ++v)
                variance += rho(v) * rho(v) + rho(v + j) * rho(v - j) - 4 * rho(j) * rho(v) * rho(v - j) +
                            2 * rho(j) * rho(j) * rho(v) * rho(v);
            scatter[static_cast<std::size_t>(j)] = std::sqrt(variance);
        }
        return scatter;
    }

    bool areWhite(std::size_t order) const {
        if (!(products[0] > 0)) return false;
        const auto scatter = scatterOf(order);
        const double root = std::sqrt(static_cast<double>(values.size()));
        for (std::size_t lag = 1; lag <= kLags; ++lag) {
            const double off = products[lag] / products[0] - white[lag] / white[0];
            if (std::abs(off) > std::max(kTolerance, kScatters * scatter[lag] / root)) return false;
        }
        return true;
    }

    double variance() const { return products[0] / static_cast<double>(values.size()); }

    double scale() const {
        std::vector<double> sizes;
        for (const double value : values) sizes.push_back(std::abs(value));
        const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
        std::nth_element(sizes.begin(), middle, sizes.end());
        const double limit = kCut * *middle / kNormalMedian;
        double squares = 0;
        std::size_t count = 0;
        for (const double size : sizes)
            if (size <= limit) {
                squares += size * size;
                ++count;
            }
        return std::sqrt(squares / static_cast<double>(count) / kCutVariance);
    }
};

double binomial(std::size_t n, std::size_t k) {
    double value = 1;
    for (std::size_t i = 1; i <= k; ++i) value *= static_cast<double>(n - k + i) / static_cast<double>(i);
    return value;
}

/// Of white noise of variance 1: the standard deviation, times sqrt n, of the variance of one order less that
/// of the next. The squared amplitudes of the differences over the frequency w, (2 sin w/2)^2k / C(2k, k),
/// have the mean products C(2k + 2m, k + m) / (C(2k, k) C(2m, m)).
double fallScatter(std::size_t order) {
    const auto mean = [](std::size_t k, std::size_t m) {
        return binomial(2 * (k + m), k + m) / (binomial(2 * k, k) * binomial(2 * m, m));
    };
    return std::sqrt(2 * (mean(order, order) - 2 * mean(order, order + 1) + mean(order + 1, order + 1)));
}

} // namespace

double stepOfValues(const std::vector<double>& values) {
    std::vector<double> sorted;
    for (const double value : values)
        if (std::isfinite(value)) sorted.push_back(value);
    std::sort(sorted.begin(), sorted.end());
    double step = 0;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (const double between = sorted[i] - sorted[i - 1];
            between > 1e-12 * std::abs(sorted[i]) && (step == 0 || between < step))
            step = between;
    if (step == 0) return 0;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        const double steps = (sorted[i] - sorted[i - 1]) / step;
        if (std::abs(steps - std::round(steps)) > kWholeSteps) return 0;
    }
    return step;
}

std::optional<NoiseProposal> noiseOfNeighbours(const Samples& samples) {
    using From = NoiseProposal::From;
    const std::vector<Samples> stretches = stretchesOf(samples);
    const double quantum = stepOfValues(samples.values) / std::sqrt(12.0);
    std::optional<NoiseProposal> found;
    const auto differencesOf = [&](std::size_t order) {
        Differences differences;
        for (const Samples& stretch : stretches) differences.add(stretch, order);
        return differences;
    };
    double before = differencesOf(kLeastOrder - 1).variance();
    Differences now = differencesOf(kLeastOrder);
    for (std::size_t order = kLeastOrder; order <= kMostOrder; ++order) {
        Differences next = differencesOf(order + 1);
        const std::size_t count = now.values.size();
        if (count < kFewestDifferences || next.values.empty()) return std::nullopt;
        const double scale = now.scale(), variance = now.variance();
        if (quantum > 0 && scale <= quantum) return NoiseProposal{From::Steps, quantum, count};
        const double chance = fallScatter(order) * variance / std::sqrt(static_cast<double>(count));
        const double fall = variance - next.variance();
        if (now.areWhite(order) && fall <= kFall * std::max(0.0, before - variance) + kFallScatters * chance)
            return NoiseProposal{From::Neighbours, scale, count};
        before = variance;
        now = std::move(next);
    }
    return std::nullopt;
}

std::optional<NoiseProposal> noiseOfRepeats(const std::vector<std::vector<double>>& groups) {
    double squares = 0;
    std::size_t freedom = 0;
    for (const std::vector<double>& group : groups) {
        double mean = 0;
        std::size_t count = 0;
        for (const double value : group)
            if (std::isfinite(value)) mean += (value - mean) / static_cast<double>(++count);
        if (count < 2) continue;
        freedom += count - 1;
        for (const double value : group)
            if (std::isfinite(value)) squares += (value - mean) * (value - mean);
    }
    if (freedom < kFewestRepeats || !(squares > 0)) return std::nullopt;
    return NoiseProposal{NoiseProposal::From::Repeats, std::sqrt(squares / static_cast<double>(freedom)),
                         freedom};
}

std::optional<NoiseProposal> proposedNoise(const Dataset& data, const std::string& output) {
    // Rows are alike if all that they set is.
    std::map<std::vector<double>, std::vector<double>> repeats;
    double squares = 0;
    NoiseProposal all{NoiseProposal::From::Steps, 0, 0};
    for (const Experiment& experiment : data.experiments)
        for (const Measurement& m : experiment.measurements) {
            if (m.output != output) continue;
            if (m.altered != Altered::No) return std::nullopt;
            if (m.times.empty()) {
                std::vector<double> set;
                for (const auto& [name, value] : experiment.conditions) set.push_back(value);
                for (const auto& [name, signal] : experiment.inputs)
                    set.push_back(signal.at(0)); // held all the time
                auto& group = repeats[set];
                group.insert(group.end(), m.values.begin(), m.values.end());
                continue;
            }
            const auto present = std::ranges::count_if(m.values, [](double v) { return std::isfinite(v); });
            if (present < static_cast<std::ptrdiff_t>(kFewestDifferences + kMostOrder)) continue;
            const auto one = noiseOfNeighbours({m.times, m.values});
            if (!one) return std::nullopt;
            squares += one->standardDeviation * one->standardDeviation * static_cast<double>(one->count);
            all.count += one->count;
            if (one->from == NoiseProposal::From::Neighbours) all.from = one->from;
        }
    if (all.count > 0) {
        all.standardDeviation = std::sqrt(squares / static_cast<double>(all.count));
        return all;
    }
    std::vector<std::vector<double>> groups;
    for (auto& [set, values] : repeats) groups.push_back(std::move(values));
    return noiseOfRepeats(groups);
}

} // namespace rigor
