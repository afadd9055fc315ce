#include "core/methods/inverse_uncertainty/sample_sizes.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/stats/distance.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr Eigen::Index kSmallest = 8, kMostBlocks = 16;

double meanEmdOfBlocks(const Eigen::VectorXd& values, Eigen::Index size, const std::vector<double>& truth) {
    const Eigen::Index blocks = std::min(values.size() / size, kMostBlocks);
    double sum = 0;
    for (Eigen::Index b = 0; b < blocks; ++b) {
        std::vector<double> block;
        for (const double y : values.segment(b * size, size))
            if (!std::isnan(y)) block.push_back(y);
        if (block.empty()) return std::numeric_limits<double>::quiet_NaN();
        sum += earthMoversDistance(block, truth);
    }
    return sum / static_cast<double>(blocks);
}

SampleCurve curveOf(SamplingScheme scheme, const std::vector<Distribution>& inputs,
                    const ForwardModel& forward, const Reference& reference, int threads, std::uint64_t seed,
                    const Progress& progress) {
    SampleCurve curve;
    const Eigen::Index count = std::max<Eigen::Index>(reference.samples / 2, kSmallest);
    const Eigen::MatrixXd points = unitPoints(scheme, static_cast<int>(inputs.size()), count, seed);
    const ForwardValues simulated =
        forward.run(samplesOf(inputs, points), progress, {.phase = "sample sizes"});
    if (!simulated.complete) return curve;
    for (Eigen::Index size = kSmallest; size <= count; size *= 2) {
        std::vector<double> each(reference.experiments.size(), std::numeric_limits<double>::quiet_NaN());
        parallelFor(each.size(), threads, progress.stop, [&](std::size_t e) {
            const auto& truth = reference.experiments[e].samples;
            if (!truth.empty())
                each[e] = meanEmdOfBlocks(simulated.values.col(static_cast<Eigen::Index>(e)), size, truth);
        });
        double sum = 0;
        int known = 0;
        for (const double emd : each) {
            if (std::isnan(emd)) continue;
            sum += emd;
            ++known;
        }
        if (known == 0) break;
        curve.sizes.push_back(static_cast<double>(size));
        curve.meanEmd.push_back(sum / known);
    }
    return curve;
}

} // namespace

double SampleCurve::sizeFor(double emd) const {
    for (std::size_t k = 1; k < sizes.size(); ++k) {
        if (!(meanEmd[k] <= emd && meanEmd[k - 1] > emd)) continue;
        const double share = std::log(meanEmd[k - 1] / emd) / std::log(meanEmd[k - 1] / meanEmd[k]);
        return sizes[k - 1] * std::pow(sizes[k] / sizes[k - 1], share);
    }
    return std::numeric_limits<double>::quiet_NaN();
}

SampleSizes studySampleSizes(const std::vector<Distribution>& inputs, const ForwardModel& forward,
                             const Reference& reference, int threads, std::uint64_t seed,
                             const Progress& progress) {
    SampleSizes study;
    if (!reference.complete) return study;
    study.monteCarlo =
        curveOf(SamplingScheme::MonteCarlo, inputs, forward, reference, threads, seed + 1, progress);
    study.quasiMonteCarlo =
        curveOf(SamplingScheme::Sobol, inputs, forward, reference, threads, seed + 2, progress);
    study.complete = !progress.stopRequested();
    return study;
}

} // namespace rigor
