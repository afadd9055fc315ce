#include "core/methods/filter/causes/consistency.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/foundation/stats/tests.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr int kParts = 20; ///< of the record, for the spread of the NIS over time
/// Mean NIS over its expectation at a start that is off: what is smaller is seen in long records of anything.
constexpr double kStartMatters = 1.15;

double boundOf(double confidence) { return special::normalQuantile(0.5 + 0.5 * confidence); }

/// Autocorrelation of the values present, divided by their count; a lag counts rows.
std::vector<double> autocorrelation(const Eigen::VectorXd& e, double mean, double variance, int lags) {
    std::vector<double> result;
    for (Eigen::Index lag = 0; lag <= lags; ++lag) {
        double sum = 0;
        long long pairs = 0;
        for (Eigen::Index k = lag; k < e.size(); ++k)
            if (std::isfinite(e[k]) && std::isfinite(e[k - lag])) {
                sum += (e[k] - mean) * (e[k - lag] - mean);
                ++pairs;
            }
        result.push_back(pairs > 0 && variance > 0 ? sum / (static_cast<double>(pairs) * variance) : 0);
    }
    return result;
}

/// Rows between two values of a sensor that is sampled more slowly than the others: 1 = every row.
Eigen::Index strideOf(const FilterSetup& setup, Eigen::Index sensor) {
    std::vector<Eigen::Index> gaps;
    Eigen::Index last = -1;
    for (Eigen::Index k = 0; k < setup.values.rows(); ++k) {
        if (!std::isfinite(setup.values(k, sensor))) continue;
        if (last >= 0) gaps.push_back(k - last);
        last = k;
    }
    if (gaps.empty()) return 1;
    std::nth_element(gaps.begin(), gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2), gaps.end());
    return gaps[gaps.size() / 2];
}

/// Hz; NaN = fewer than two values.
double rateOf(const FilterSetup& setup, Eigen::Index sensor) {
    std::vector<double> gaps;
    double last = std::nan("");
    for (Eigen::Index k = 0; k < setup.values.rows(); ++k) {
        if (!std::isfinite(setup.values(k, sensor))) continue;
        const double t = setup.times[static_cast<std::size_t>(k)];
        if (std::isfinite(last)) gaps.push_back(t - last);
        last = t;
    }
    if (gaps.empty()) return std::nan("");
    const auto middle = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2);
    std::nth_element(gaps.begin(), middle, gaps.end());
    return 1 / *middle;
}

SensorConsistency judgeSensor(const FilterSetup& setup, const FilterTrajectory& trajectory,
                              const FilterOptions& options, Eigen::Index first, Eigen::Index sensor) {
    SensorConsistency result;
    result.output = setup.sensors[static_cast<std::size_t>(sensor)].output;
    result.rate = rateOf(setup, sensor);
    const double bound = boundOf(options.confidence);
    // Every value of a slow sensor is one lag.
    const Eigen::Index stride = strideOf(setup, sensor);
    std::vector<double> e;
    double nis = 0, inside = 0;
    int present = 0;
    Eigen::Index last = -1;
    for (Eigen::Index k = first; k < trajectory.rows; ++k) {
        const double value = trajectory.normalised(k, sensor);
        if (!std::isfinite(value)) continue;
        for (Eigen::Index missing = last + stride; last >= 0 && missing < k; missing += stride)
            e.push_back(std::nan(""));
        last = k;
        e.push_back(value);
        const double z = trajectory.innovation(k, sensor) / trajectory.innovationDeviation(k, sensor);
        nis += z * z;
        inside += std::abs(z) <= bound ? 1 : 0;
        ++present;
    }
    result.values = present;
    if (present == 0) return result;
    const double n = present;
    result.mean = result.variance = 0;
    for (const double value : e)
        if (std::isfinite(value)) result.mean += value / n;
    for (const double value : e)
        if (std::isfinite(value)) result.variance += (value - result.mean) * (value - result.mean) / n;
    result.nis = nis / n;
    result.coverage = inside / n;
    const Band band = chiSquaredMeanBand(present, 1, options.confidence);
    result.nisLower = band.lower;
    result.nisUpper = band.upper;
    // The share within the bounds is that of any number of values; the correlation needs many.
    if (present < 2 * options.lags + 2) return result;
    const Eigen::Map<const Eigen::VectorXd> all(e.data(), static_cast<Eigen::Index>(e.size()));
    result.ljungBox = result.largestCorrelation = 0;
    result.autocorrelation = autocorrelation(all, result.mean, result.variance, options.lags);
    for (int lag = 1; lag <= options.lags; ++lag) {
        const double r = result.autocorrelation[static_cast<std::size_t>(lag)];
        result.ljungBox += n * (n + 2) * r * r / (n - lag);
        result.largestCorrelation = std::max(result.largestCorrelation, std::abs(r));
        result.lagsOutside += std::abs(r) > 1.96 / std::sqrt(n) ? 1 : 0;
        result.excess += 2 * std::max(r, 0.0) / options.lags;
    }
    // White innovations have 2 mean(max(r, 0)) = 0.8/sqrt(n).
    result.excess -= 0.8 / std::sqrt(n);
    result.ljungBoxP = chiSquaredUpperTail(result.ljungBox, options.lags);
    return result;
}

/// Whether an input was not known from one time to another, so that nothing was used meanwhile.
bool isBlind(const FilterSetup& setup, double from, double to, double tolerance) {
    return std::any_of(setup.blind.begin(), setup.blind.end(), [&](const BlindStretch& b) {
        return b.from <= from + tolerance && b.to >= to - tolerance;
    });
}

/// Times in which a sensor gave nothing that was used, much longer than its own sampling.
void findGaps(const FilterSetup& setup, const FilterTrajectory& trajectory, Consistency& result) {
    const double from = setup.simulation.startTime;
    // Before it there is no record: no sensor was lost.
    const double begin = setup.times.empty() ? from : setup.times.front();
    for (Eigen::Index i = 0; i < setup.values.cols(); ++i) {
        std::vector<double> used{from};
        for (Eigen::Index k = 0; k < trajectory.rows; ++k)
            if (std::isfinite(trajectory.normalised(k, i)))
                used.push_back(setup.times[static_cast<std::size_t>(k)]);
        used.push_back(setup.times[static_cast<std::size_t>(std::max<Eigen::Index>(trajectory.rows - 1, 0))]);
        std::vector<double> steps;
        for (std::size_t k = 1; k < used.size(); ++k) steps.push_back(used[k] - used[k - 1]);
        std::vector<double> sorted = steps;
        std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2),
                         sorted.end());
        const double usual = sorted[sorted.size() / 2];
        for (std::size_t k = 0; k < steps.size(); ++k) {
            if (k == 0 && used[1] <= begin) continue;
            if (!(steps[k] > 20 * usual) || isBlind(setup, used[k], used[k + 1], 2 * usual)) continue;
            SensorGap gap{setup.sensors[static_cast<std::size_t>(i)].output, used[k], used[k + 1], false,
                          k + 1 == steps.size()};
            for (Eigen::Index row = 0; row < trajectory.rows; ++row) {
                const double t = setup.times[static_cast<std::size_t>(row)];
                gap.gated = gap.gated || (t > gap.from && t < gap.to && trajectory.rejected(row, i));
            }
            result.gaps.push_back(std::move(gap));
        }
    }
}

void judgeTotal(const FilterSetup& setup, const FilterTrajectory& trajectory, const FilterOptions& options,
                Eigen::Index first, Consistency& result) {
    const int m = static_cast<int>(setup.sensors.size());
    double sum = 0, freedom = 0, inside = 0, covered = 0, values = 0;
    int updates = 0;
    const double bound = boundOf(options.confidence), tail = 0.5 - 0.5 * options.confidence;
    std::vector<double> partSum(kParts, 0.0), partFreedom(kParts, 0.0);
    std::vector<std::array<double, 2>> limits{{0, 0}};
    for (int k = 1; k <= m; ++k)
        limits.push_back({chiSquaredQuantile(tail, k), chiSquaredQuantile(1 - tail, k)});
    for (Eigen::Index row = first; row < trajectory.rows; ++row) {
        const int used = trajectory.used[static_cast<std::size_t>(row)];
        if (used == 0) continue;
        ++updates;
        sum += trajectory.nis[row];
        freedom += used;
        const auto& limit = limits[static_cast<std::size_t>(used)];
        inside += trajectory.nis[row] >= limit[0] && trajectory.nis[row] <= limit[1] ? 1 : 0;
        const auto part = static_cast<std::size_t>((row - first) * kParts /
                                                   std::max<Eigen::Index>(trajectory.rows - first, 1));
        partSum[part] += trajectory.nis[row];
        partFreedom[part] += used;
        for (Eigen::Index i = 0; i < m; ++i)
            if (std::isfinite(trajectory.normalised(row, i))) {
                ++values;
                covered +=
                    std::abs(trajectory.innovation(row, i)) <= bound * trajectory.innovationDeviation(row, i);
            }
    }
    result.updates = updates;
    if (updates == 0) return;
    result.nisMean = sum / updates;
    result.nisExpected = freedom / updates;
    const Band band = chiSquaredMeanBand(updates, result.nisExpected, options.confidence);
    result.nisLower = band.lower;
    result.nisUpper = band.upper;
    result.insideShare = inside / updates;
    result.coverage = values > 0 ? covered / values : 0;
    // A part of few updates differs by chance.
    const double enough = 400;
    double least = std::numeric_limits<double>::infinity(), most = 0;
    for (std::size_t k = 0; k < partSum.size(); ++k)
        if (partFreedom[k] >= enough) {
            least = std::min(least, partSum[k] / partFreedom[k]);
            most = std::max(most, partSum[k] / partFreedom[k]);
        }
    result.spread = least > 0 && std::isfinite(least) ? most / least : 1;
}

/// All numbers of the rows from `first` on, without gaps and verdict.
Consistency numbersFrom(const FilterSetup& setup, const FilterTrajectory& trajectory,
                        const FilterOptions& options, Eigen::Index first) {
    Consistency result;
    judgeTotal(setup, trajectory, options, first, result);
    for (Eigen::Index i = 0; i < setup.values.cols(); ++i)
        result.sensors.push_back(judgeSensor(setup, trajectory, options, first, i));
    return result;
}

/// Mean NIS over its expectation, and whether it lies above the 99.9 % band of a consistent filter.
struct Excess {
    double ratio = 1;
    bool beyondChance = false;
};
Excess excessOf(const FilterTrajectory& trajectory, Eigen::Index from, Eigen::Index to) {
    double sum = 0, freedom = 0;
    int updates = 0;
    for (Eigen::Index row = from; row < to; ++row)
        if (const int used = trajectory.used[static_cast<std::size_t>(row)]; used > 0) {
            sum += trajectory.nis[row];
            freedom += used;
            ++updates;
        }
    if (updates == 0) return {};
    return {sum / freedom, sum / updates > chiSquaredMeanBand(updates, freedom / updates, 0.998).upper};
}

/// A wrong start makes the first innovations of the record too large and lets go of them later; a wrong model
/// does not let go. The shortest beginning of the record, at most half of what is judged, behind which the
/// filter is believable, and whose first quarter is too large already.
void findStart(const FilterSetup& setup, const FilterTrajectory& trajectory, const FilterOptions& options,
               Eigen::Index first, Consistency& result) {
    const Eigen::Index judged = trajectory.rows - first;
    for (Eigen::Index skipped = 1; 2 * skipped <= judged; skipped += 1 + skipped / 2) {
        const Eigen::Index cut = first + skipped;
        const Excess before = excessOf(trajectory, 0, cut);
        if (!before.beyondChance || before.ratio < kStartMatters ||
            !excessOf(trajectory, 0, std::max<Eigen::Index>(cut / 4, 1)).beyondChance)
            continue;
        if (!isBelievableInEverySensor(numbersFrom(setup, trajectory, options, cut))) continue;
        result.settled = setup.times[static_cast<std::size_t>(cut)];
        result.transientRatio = before.ratio;
        return;
    }
}

} // namespace

namespace {
double judgedFrom(const FilterSetup& setup, const FilterOptions& options) {
    return options.judgeFrom >= 0 ? options.judgeFrom
                                  : 0.5 * (setup.simulation.startTime + setup.times.back());
}
} // namespace

Eigen::Index firstJudged(const FilterSetup& setup, const FilterOptions& options) {
    const double from = judgedFrom(setup, options) - 1e-6 * setup.simulation.step;
    return std::lower_bound(setup.times.begin(), setup.times.end(), from) - setup.times.begin();
}

Consistency judge(const FilterSetup& setup, const FilterTrajectory& trajectory,
                  const FilterOptions& options) {
    const Eigen::Index first = firstJudged(setup, options);
    Consistency result = numbersFrom(setup, trajectory, options, first);
    result.from = judgedFrom(setup, options);
    result.rejected = trajectory.rejected.cast<long long>().sum();
    findGaps(setup, trajectory, result);
    const FilterVerdict verdict = verdictOnInnovations(result);
    if (verdict == FilterVerdict::ModelWrong || verdict == FilterVerdict::Overconfident ||
        result.nisMean > result.nisUpper)
        findStart(setup, trajectory, options, first, result);
    decide(result);
    return result;
}

std::vector<StartOffset> startOffsets(const std::vector<FilterSetup>& setups,
                                      const SmoothedTrajectory& smoothed) {
    std::vector<StartOffset> result;
    for (std::size_t e = 0; e < std::min(setups.size(), smoothed.starts.size()); ++e) {
        const FilterSetup& setup = setups[e];
        const Eigen::VectorXd& found = smoothed.starts[e];
        for (Eigen::Index k = 0; k < std::min(e == 0 ? setup.size() : setup.stateCount(), found.size());
             ++k) {
            const bool several = setups.size() > 1 && k < setup.stateCount();
            const StartOffset one{.name = setup.names[static_cast<std::size_t>(k)],
                                  .unit = setup.units[static_cast<std::size_t>(k)],
                                  .experiment = several ? setup.label : std::string(),
                                  .setup = e,
                                  .index = k,
                                  .stated = setup.start[k],
                                  .deviation = setup.deviation[k],
                                  .found = found[k]};
            if (one.deviation > 0 && one.offset() > 4) result.push_back(one);
        }
    }
    std::sort(result.begin(), result.end(),
              [](const StartOffset& a, const StartOffset& b) { return a.offset() > b.offset(); });
    return result;
}

std::string nameOf(const StartOffset& offset) {
    return offset.experiment.empty()
               ? offset.name
               : filled(translate("Method", "{} of experiment {}"), offset.name, offset.experiment);
}

NoiseOffer offerNoise(const FilterSetup& setup, const FilterTrajectory& trajectory,
                      const Consistency& consistency) {
    NoiseOffer offer;
    const auto first = static_cast<Eigen::Index>(
        std::lower_bound(setup.times.begin(), setup.times.end(), consistency.from) - setup.times.begin());
    double observed = 0, fromState = 0;
    for (Eigen::Index i = 0; i < setup.values.cols(); ++i) {
        const double sigma = setup.sensors[static_cast<std::size_t>(i)].sigma;
        double square = 0, predicted = 0, n = 0;
        for (Eigen::Index k = first; k < trajectory.rows; ++k) {
            if (!std::isfinite(trajectory.normalised(k, i))) continue;
            const double nu = trajectory.innovation(k, i), s = trajectory.innovationDeviation(k, i);
            square += nu * nu;
            predicted += s * s - sigma * sigma;
            ++n;
        }
        const double variance = n > 0 ? (square - predicted) / n : -1;
        offer.sigma.push_back(variance > 0 ? std::sqrt(variance) : std::nan(""));
        if (n == 0) continue;
        observed += (square / n - sigma * sigma) / (sigma * sigma);
        fromState += predicted / n / (sigma * sigma);
    }
    if (observed > 0 && fromState > 0) offer.processFactor = std::sqrt(observed / fromState);
    return offer;
}

} // namespace rigor
