#include "core/methods/inverse_uncertainty/class_test/sample_sizes.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/stats/distributions/distance.h"
#include "core/foundation/stats/special.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr Eigen::Index kSmallest = 8, kMostBlocks = 16;

/// What is estimated for one experiment.
struct Target {
    const std::vector<double>& truth; ///< samples of the reference
    double measured, logReference;    ///< NaN = not measured
};

struct Errors {
    double log = kNaN, emd = kNaN;
};

/// |log f - log f_reference| at the measured value, f by kernels on the block.
double logErrorOf(const std::vector<double>& block, const Target& target) {
    double logDensity = kComparedLogFloor;
    if (const auto [least, most] = std::minmax_element(block.begin(), block.end()); *least < *most)
        logDensity = std::max(logDensity, KernelDensity(block).logPdf(target.measured));
    return std::abs(logDensity - target.logReference);
}

Errors meanErrorsOfBlocks(const Eigen::VectorXd& values, Eigen::Index size, const Target& target) {
    const Eigen::Index blocks = std::min(values.size() / size, kMostBlocks);
    Errors sum{0, 0};
    for (Eigen::Index b = 0; b < blocks; ++b) {
        std::vector<double> block;
        for (const double y : values.segment(b * size, size))
            if (!std::isnan(y)) block.push_back(y);
        if (block.empty()) return {};
        sum.log += logErrorOf(block, target);
        sum.emd += earthMoversDistance(block, target.truth);
    }
    return {sum.log / static_cast<double>(blocks), sum.emd / static_cast<double>(blocks)};
}

void append(SampleCurve& curve, Eigen::Index size, const std::vector<Errors>& each, double Errors::*member) {
    double sum = 0;
    int known = 0;
    for (const Errors& errors : each) {
        if (std::isnan(errors.*member)) continue;
        sum += errors.*member;
        ++known;
    }
    curve.sizes.push_back(static_cast<double>(size));
    curve.errors.push_back(known > 0 ? sum / known : kNaN);
}

SampleSizes::Scheme curvesOf(SamplingScheme scheme, const JointDistribution& inputs, double noise,
                             const ForwardModel& forward, const Reference& reference,
                             const std::vector<Discrepancy>& discrepancies, const Eigen::VectorXd& measured,
                             int threads, std::uint64_t seed, const Progress& progress) {
    SampleSizes::Scheme curves;
    const Eigen::Index count = std::max<Eigen::Index>(reference.samples, kSmallest);
    const int n = static_cast<int>(inputs.size());
    const Eigen::MatrixXd points = unitPoints(scheme, noise > 0 ? n + 1 : n, count, seed);
    ForwardValues simulated =
        forward.runAlone(samplesOf(inputs, points.topRows(n)), progress, "sample sizes");
    if (!simulated.complete) return curves;
    if (noise > 0)
        for (Eigen::Index k = 0; k < count; ++k)
            simulated.values.row(k).array() += noise * special::normalQuantile(points(n, k));
    for (Eigen::Index size = kSmallest; size <= count && !progress.stopRequested(); size *= 2) {
        std::vector<Errors> each(reference.experiments.size());
        parallelFor(each.size(), threads, progress.stop, [&](std::size_t e) {
            const auto row = static_cast<Eigen::Index>(e);
            const Target target{reference.experiments[e].samples, measured[row],
                                discrepancies[e].logReference};
            if (!target.truth.empty()) each[e] = meanErrorsOfBlocks(simulated.values.col(row), size, target);
        });
        append(curves.logError, size, each, &Errors::log);
        append(curves.emd, size, each, &Errors::emd);
    }
    return curves;
}

} // namespace

double SampleCurve::sizeFor(double error) const {
    for (std::size_t k = sizes.size(); k-- > 1;) {
        if (!(errors[k] <= error)) return kNaN;
        if (!(errors[k - 1] > error)) continue;
        const double share = std::log(errors[k - 1] / error) / std::log(errors[k - 1] / errors[k]);
        return sizes[k - 1] * std::pow(sizes[k] / sizes[k - 1], share);
    }
    return kNaN;
}

SampleSizes studySampleSizes(const JointDistribution& inputs, double noise, const ForwardModel& forward,
                             const Reference& reference, const std::vector<Discrepancy>& discrepancies,
                             const Eigen::VectorXd& measured, int threads, std::uint64_t seed,
                             const Progress& progress) {
    SampleSizes study;
    if (!reference.complete) return study;
    const auto curves = [&](SamplingScheme scheme, std::uint64_t own) {
        return curvesOf(scheme, inputs, noise, forward, reference, discrepancies, measured, threads, own,
                        progress);
    };
    study.monteCarlo = curves(SamplingScheme::MonteCarlo, seed + 2);
    study.quasiMonteCarlo = curves(SamplingScheme::Sobol, seed + 3);
    study.complete = !progress.stopRequested();
    return study;
}

} // namespace rigor
