#include "core/methods/inverse_uncertainty/reference.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/bandwidth.h"
#include "core/foundation/stats/distributions/distance.h"
#include "core/foundation/stats/special.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr double kWidening = 2; ///< of the wide set, in normal scores
constexpr double kPlugInPart = 0.5;
constexpr std::size_t kNeighbours = 16;
constexpr double kKernelReach = 8.5; ///< in bandwidths; leaves out 2e-17

/// Points of both sets (n x 2N, plain first) and the weights of all; what noise adds to the output there.
struct Design {
    Eigen::MatrixXd samples;
    std::vector<double> weights;
    Eigen::VectorXd added; ///< empty without noise
};

Design plainDesign(const JointDistribution& inputs, double noise, SamplingScheme scheme, Eigen::Index count,
                   std::uint64_t seed) {
    const int n = static_cast<int>(inputs.size());
    const Eigen::MatrixXd points = unitPoints(scheme, noise > 0 ? n + 1 : n, count, seed);
    Design design{
        samplesOf(inputs, points.topRows(n)), std::vector<double>(static_cast<std::size_t>(count), 1.0), {}};
    if (noise > 0)
        design.added = points.row(n).transpose().unaryExpr(
            [noise](double p) { return noise * special::normalQuantile(p); });
    return design;
}

Design mixedDesign(const JointDistribution& inputs, double noise, SamplingScheme scheme, Eigen::Index count,
                   int threads, std::uint64_t seed) {
    const auto n = static_cast<Eigen::Index>(inputs.size()), dimension = noise > 0 ? n + 1 : n;
    Eigen::MatrixXd points(dimension, 2 * count);
    points << unitPoints(scheme, static_cast<int>(dimension), count, seed),
        unitPoints(scheme, static_cast<int>(dimension), count, seed + 1);
    Design design{
        Eigen::MatrixXd(n, 2 * count), std::vector<double>(static_cast<std::size_t>(2 * count)), {}};
    if (noise > 0) design.added.resize(2 * count);
    parallelFor(design.weights.size(), threads, {}, [&](std::size_t point) {
        const auto k = static_cast<Eigen::Index>(point);
        std::vector<Probability> p(inputs.size());
        double logRatio = 0; // log of the wide density over the plain one
        for (Eigen::Index i = 0; i < dimension; ++i) {
            double z = special::normalQuantile(points(i, k));
            if (k >= count) z *= kWidening;
            if (i < n)
                p[static_cast<std::size_t>(i)] = {special::normalLower(z), special::normalLower(-z)};
            else
                design.added[k] = noise * z;
            logRatio += 0.5 * z * z * (1 - 1 / (kWidening * kWidening)) - std::log(kWidening);
        }
        inputs.fromIndependent(p, design.samples.col(k).data());
        design.weights[point] = 1 / (0.5 + 0.5 * std::exp(logRatio));
    });
    return design;
}

/// The first of both sets, by which surfaces are judged: a thirty-second, at least 64.
std::vector<Eigen::Index> judgedSamples(const Reference& reference) {
    const Eigen::Index count =
        std::min(reference.samples, std::max<Eigen::Index>(64, reference.samples / 32));
    std::vector<Eigen::Index> list;
    for (Eigen::Index k = 0; k < count; ++k) list.push_back(k);
    for (Eigen::Index k = 0; k < std::min(count, reference.wide); ++k) list.push_back(reference.samples + k);
    return list;
}

/// Root mean square of the differences, in standard deviations of the values; NaN where one is none.
double errorOfSamples(const Eigen::VectorXd& values, const Eigen::VectorXd& judged,
                      const Eigen::VectorXd& simulated) {
    const double spread = std::sqrt((values.array() - values.mean()).square().mean());
    return std::sqrt((judged - simulated).squaredNorm() / static_cast<double>(judged.size())) / spread;
}

/// Outputs at the points of the design, from the surfaces where these are good enough.
ForwardValues valuesOf(const Design& design, const ForwardModel& forward, const ResponseSurfaces& surfaces,
                       const Progress& progress, Reference& reference) {
    const std::vector<Eigen::Index> judged = judgedSamples(reference);
    const ForwardValues check =
        forward.runAlone(Eigen::MatrixXd(design.samples(Eigen::all, judged)), progress, "reference");
    std::vector<Eigen::Index> usable, rough;
    for (Eigen::Index e = 0; e < forward.experiments(); ++e)
        (surfaces.surfaces()[static_cast<std::size_t>(e)].usable() ? usable : rough).push_back(e);
    ForwardValues values = surfaces.run(design.samples, progress, {.phase = "reference"}, usable);
    values.complete = values.complete && check.complete;
    if (!values.complete) return values;
    reference.surfaceError = 0;
    for (const Eigen::Index e : usable) {
        const double error =
            errorOfSamples(values.values.col(e), values.values(judged, e), check.values.col(e));
        if (error <= kTrustedSample) {
            reference.surfaceError = std::max(reference.surfaceError, error);
            ++reference.onSurfaces;
        } else {
            rough.push_back(e);
        }
    }
    if (rough.empty()) return values;
    std::ranges::sort(rough);
    const ForwardValues simulated = forward.run(design.samples, progress, {.phase = "reference"}, rough);
    values.complete = simulated.complete;
    values.values(Eigen::all, rough) = simulated.values(Eigen::all, rough);
    return values;
}

} // namespace

WeightedKernels::WeightedKernels(const std::vector<double>& samples, const std::vector<double>& weights) {
    if (samples.size() != weights.size())
        fail(sentence("Method", "There are {} samples but {} weights."), samples.size(), weights.size());
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return samples[a] < samples[b]; });
    double total = 0, mean = 0, square = 0;
    for (const double w : weights) total += w;
    for (const std::size_t k : order) {
        sorted_.push_back(samples[k]);
        weights_.push_back(weights[k] / total);
        mean += weights_.back() * sorted_.back();
    }
    for (std::size_t k = 0; k < sorted_.size(); ++k)
        square += weights_[k] * (sorted_[k] - mean) * (sorted_[k] - mean);
    if (sorted_.size() < 2 || !(sorted_.front() < sorted_.back()))
        fail(sentence("Method", "A density needs at least 2 different samples."));
    bandwidth_ = kPlugInPart * plugInBandwidth(sorted_, weights_);
    // Silverman, Density Estimation, 1986, eq. 3.31, without its quartiles.
    if (!(bandwidth_ > 0))
        bandwidth_ =
            kPlugInPart * 0.9 * std::sqrt(square) * std::pow(static_cast<double>(sorted_.size()), -0.2);
}

double WeightedKernels::bandwidthAt(double y) const {
    const std::size_t n = sorted_.size(), wanted = std::min(kNeighbours, n - 1);
    auto right =
        static_cast<std::size_t>(std::lower_bound(sorted_.begin(), sorted_.end(), y) - sorted_.begin());
    std::size_t left = right; // samples [left, right) are the nearest so far
    double distance = 0;
    while (right - left < wanted) {
        const double below = left > 0 ? y - sorted_[left - 1] : std::numeric_limits<double>::infinity();
        const double above = right < n ? sorted_[right] - y : std::numeric_limits<double>::infinity();
        distance = std::min(below, above);
        if (below <= above)
            --left;
        else
            ++right;
    }
    return std::max(bandwidth_, distance / 2);
}

WeightedKernels::Sum WeightedKernels::sumAt(double y) const {
    // A value outside all samples is not reached by widening: the nearest 16 would say where the samples end.
    if (y < sorted_.front() - kKernelReach * bandwidth_ || y > sorted_.back() + kKernelReach * bandwidth_)
        return {};
    const bool inside = y >= sorted_.front() && y <= sorted_.back();
    const double h = inside ? bandwidthAt(y) : bandwidth_, reach = kKernelReach * h;
    const auto from = std::lower_bound(sorted_.begin(), sorted_.end(), y - reach) - sorted_.begin();
    const auto to = std::upper_bound(sorted_.begin(), sorted_.end(), y + reach) - sorted_.begin();
    Sum sum;
    for (auto k = from; k < to; ++k) {
        const double u = (y - sorted_[static_cast<std::size_t>(k)]) / h;
        const double part =
            weights_[static_cast<std::size_t>(k)] * std::exp(-0.5 * u * u) * 0.39894228040143267794 / h;
        sum.density += part;
        sum.variance += part * part;
    }
    return sum;
}

double WeightedKernels::pdf(double y) const { return std::isnan(y) ? y : sumAt(y).density; }

double WeightedKernels::logStandardError(double y) const {
    if (std::isnan(y)) return y;
    const Sum sum = sumAt(y);
    return std::sqrt(sum.variance) / sum.density;
}

double WeightedKernels::logPdf(double y) const { return std::log(pdf(y)); }

Reference sampleReference(const JointDistribution& inputs, double noise, const ForwardModel& forward,
                          const ResponseSurfaces* surfaces, const InverseUncertaintyOptions& options,
                          const Eigen::VectorXd& measured, int threads, std::uint64_t seed,
                          const Progress& progress) {
    Reference reference;
    reference.kind = options.reference;
    if (options.reference == "none") return reference;
    reference.samples = options.referenceSamples;
    const bool compared = (measured.array() == measured.array()).any();
    reference.wide = compared ? reference.samples : 0;
    const auto scheme = samplingSchemeFromString(options.reference);
    const Design design = compared ? mixedDesign(inputs, noise, scheme, reference.samples, threads, seed)
                                   : plainDesign(inputs, noise, scheme, reference.samples, seed);
    const ForwardValues simulated = surfaces ? valuesOf(design, forward, *surfaces, progress, reference)
                                             : forward.runAlone(design.samples, progress, "reference");
    if (!simulated.complete) return reference;

    reference.experiments.resize(static_cast<std::size_t>(forward.experiments()));
    parallelFor(reference.experiments.size(), threads, {}, [&](std::size_t e) {
        ReferenceOutput& output = reference.experiments[e];
        std::vector<double> all, weights;
        for (Eigen::Index k = 0; k < simulated.values.rows(); ++k) {
            const double y = simulated.values(k, static_cast<Eigen::Index>(e));
            if (std::isnan(y)) {
                ++output.failures;
                continue;
            }
            all.push_back(design.added.size() > 0 ? y + design.added[k] : y);
            weights.push_back(design.weights[static_cast<std::size_t>(k)]);
            if (k < reference.samples) output.samples.push_back(all.back());
        }
        std::sort(output.samples.begin(), output.samples.end());
        if (output.samples.size() < 2 || output.samples.front() == output.samples.back()) return;
        output.density = std::make_unique<WeightedKernels>(all, weights);
        output.histogram = std::make_unique<Histogram>(output.samples);
    });
    reference.complete = true;
    return reference;
}

std::vector<Discrepancy> compareWithReference(const OutputDistributions& outputs, const Reference& reference,
                                              const Eigen::VectorXd& measured, int threads) {
    std::vector<Discrepancy> list(outputs.experiments.size());
    if (!reference.complete) return list;
    const auto floored = [](double logDensity) { return std::max(logDensity, kComparedLogFloor); };
    parallelFor(list.size(), threads, {}, [&](std::size_t e) {
        const OutputDistribution& output = outputs.experiments[e];
        const ReferenceOutput& truth = reference.experiments[e];
        Discrepancy& found = list[e];
        if (truth.samples.empty()) return;
        if (output.gaussian) found.emdGaussian = earthMoversDistance(truth.samples, *output.gaussian);
        if (output.maximumEntropy)
            found.emdMaximumEntropy = earthMoversDistance(truth.samples, *output.maximumEntropy);
        const double y = measured[static_cast<Eigen::Index>(e)];
        if (std::isnan(y) || !truth.density) return;
        found.logReference = floored(truth.density->logPdf(y));
        found.logErrorGaussian = std::abs(floored(output.logGaussian) - found.logReference);
        found.logErrorMaximumEntropy = std::abs(floored(output.logMaximumEntropy) - found.logReference);
    });
    return list;
}

double meanOfKnown(const std::vector<Discrepancy>& list, double Discrepancy::*member) {
    double sum = 0;
    int count = 0;
    for (const auto& entry : list) {
        if (std::isnan(entry.*member)) continue;
        sum += entry.*member;
        ++count;
    }
    return count > 0 ? sum / count : std::numeric_limits<double>::quiet_NaN();
}

} // namespace rigor
