#include "core/methods/inverse_uncertainty/class_test/group_ratio.h"

#include "core/methods/inverse_uncertainty/class_test/outputs_of_scores.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

constexpr int kLeastHalfOctave = -4, kMostHalfOctave = 8; ///< ratios 1/4 to 16
constexpr int kLeastGrouped = -2; ///< below a ratio of 1/2 groups do not show; then every second one
constexpr std::array kDistances{0.0, 0.85, 0.97}; ///< a
/// Starts of the means, in distances of the groups from their middle: where one group has more values than
/// the other, the mean of all lies nearer to it.
constexpr std::array kShifts{0.0, 0.6, -0.6};
constexpr std::size_t kFollowedGroups =
    2;                         ///< laws per start whose means and deviations are fitted: the likeliest
constexpr int kRatioSteps = 8; ///< of the EM algorithm

} // namespace

GroupRatio::GroupRatio(const ChaosBasis& basis, const Eigen::MatrixXd& coefficients, double noise,
                       const Eigen::MatrixXd& location, Eigen::Index unknown) {
    const OutputsOfScores outputs(basis, coefficients, noise);
    const OutputsOfScores::Law own = outputs.at(outputs.scores());
    if (!(own.variance.minCoeff() > 0)) return;
    std::vector<Eigen::Index> others;
    for (Eigen::Index i = 0; i < basis.dimension(); ++i)
        if (i != unknown) others.push_back(i);
    const double ofUnknown = outputs.contribution(own, {unknown}),
                 ofOthers = others.empty() ? 1 : outputs.contribution(own, others);
    const Eigen::VectorXd unit = own.variance.cwiseSqrt();
    for (int step = kLeastHalfOctave; step <= kMostHalfOctave; ++step) {
        const double ratio = std::exp2(step / 2.0), size = 1 / std::sqrt(ratio + 1 / ratio);
        for (const double a : kDistances) {
            if (a > 0 && (step < kLeastGrouped || step % 2 != 0)) continue;
            OutputsOfScores::Law group[2];
            for (const int side : {0, 1}) {
                Eigen::MatrixXd scores = outputs.scores() * (size / std::sqrt(ratio) / ofOthers);
                const double factor = others.empty() ? 1 : size * std::sqrt(ratio) / ofUnknown;
                scores.row(unknown) =
                    factor * (std::sqrt(1 - a * a) * outputs.scores().row(unknown).array() + (side ? a : -a));
                group[side] = outputs.at(std::move(scores));
            }
            Law law;
            law.grouped = a > 0;
            const Eigen::VectorXd middle = (group[0].mean + group[1].mean) / 2,
                                  apart = (group[1].mean - group[0].mean) / 2,
                                  variance = (group[0].variance + group[1].variance) / 2 + apart.cwiseAbs2();
            const Eigen::VectorXd deviation = variance.cwiseSqrt();
            law.mean = (middle - own.mean).cwiseQuotient(unit);
            law.deviation = deviation.cwiseQuotient(unit);
            bool usable = law.mean.allFinite() && law.deviation.allFinite() && deviation.minCoeff() > 0;
            for (const int side : {0, 1}) {
                law.offset[side] = (group[side].mean - middle).cwiseQuotient(deviation).array();
                law.deviations[side] = group[side].variance.cwiseSqrt().cwiseQuotient(deviation).array();
                constexpr double kLeast = 0.02; // a group without scatter would have no likelihood
                law.deviations[side] = law.deviations[side].max(kLeast);
            }
            if (!usable) continue;
            law.logDeviations = -law.deviation.array().log().sum();
            law.reach = reachOf(location, law.deviation);
            laws_.push_back(std::move(law));
        }
        if (others.empty()) break; // one unknown has no ratio
    }
}

GroupRatio::Start GroupRatio::startOf(const Law& law, const Eigen::VectorXd& w) const {
    Start start;
    start.law = &law;
    start.given = (w - law.mean).cwiseQuotient(law.deviation).array();
    start.rest = start.given - (law.reach.transpose() * (law.reach * start.given.matrix())).array();
    const auto count = static_cast<double>(w.size());
    start.size = std::sqrt(std::max(start.rest.square().sum(), 1e-300) / count);
    start.logLikelihood = law.logDeviations - count * std::log(start.size) - count / 2;
    return start;
}

GroupRatio::Densities GroupRatio::densitiesOf(const Law& law, const Eigen::ArrayXd& scaled) {
    Densities densities;
    for (const int side : {0, 1})
        densities.ofGroup[side] = (-((scaled - law.offset[side]) / law.deviations[side]).square() / 2).exp() /
                                      (2 * law.deviations[side]) +
                                  1e-12;
    densities.whole = densities.ofGroup[0] + densities.ofGroup[1];
    return densities;
}

double GroupRatio::logLikelihood(const Law& law, double size, const Densities& densities) {
    return law.logDeviations - static_cast<double>(densities.whole.size()) * std::log(size) +
           densities.whole.log().sum();
}

/// Means and the common factor in turn, each at the groups that the other gives.
double GroupRatio::climb(Start start) const {
    const Law& law = *start.law;
    const auto count = static_cast<double>(start.given.size());
    double best = start.logLikelihood;
    Densities densities = densitiesOf(law, start.rest / start.size);
    for (int step = 0; step < kRatioSteps; ++step) {
        Eigen::ArrayXd share[2], weight = Eigen::ArrayXd::Zero(start.given.size()), wanted = weight;
        for (const int side : {0, 1}) {
            share[side] = densities.ofGroup[side] / densities.whole / law.deviations[side].square();
            weight += share[side];
            wanted += share[side] * (start.given - start.size * law.offset[side]);
        }
        Eigen::MatrixXd normal = law.reach * weight.matrix().asDiagonal() * law.reach.transpose();
        normal.diagonal().array() += 1e-9 * std::max(normal.trace(), 1e-300);
        start.rest =
            start.given - (law.reach.transpose() * normal.ldlt().solve(law.reach * wanted.matrix())).array();
        // d/dsize of n log size + a/(2 size^2) - b/size is 0.
        double a = 0, b = 0;
        for (const int side : {0, 1}) {
            a += (share[side] * start.rest.square()).sum();
            b += (share[side] * start.rest * law.offset[side]).sum();
        }
        start.size = std::max((std::sqrt(b * b + 4 * count * a) - b) / (2 * count), 1e-150);
        densities = densitiesOf(law, start.rest / start.size);
        const double now = logLikelihood(law, start.size, densities);
        constexpr double kLittle = 0.01;
        const bool ended = !(now > best + kLittle);
        best = std::max(best, now);
        if (ended) break;
    }
    return best;
}

double GroupRatio::at(const Eigen::VectorXd& w) const {
    constexpr double kNone = -std::numeric_limits<double>::infinity();
    const auto count = static_cast<double>(w.size());
    double single = kNone, grouped = kNone;
    std::array<std::vector<Start>, kShifts.size()> starts;
    for (const Law& law : laws_) {
        const Start middle = startOf(law, w);
        if (!law.grouped) {
            single = std::max(single, middle.logLikelihood);
            continue;
        }
        for (std::size_t k = 0; k < kShifts.size(); ++k) {
            Start start = middle;
            start.rest -= kShifts[k] * start.size * law.offset[1];
            start.size = std::sqrt(std::max(start.rest.square().sum(), 1e-300) / count);
            start.logLikelihood = logLikelihood(law, start.size, densitiesOf(law, start.rest / start.size));
            if (std::isfinite(start.logLikelihood)) starts[k].push_back(std::move(start));
        }
    }
    for (auto& ofShift : starts) {
        const std::size_t followed = std::min(kFollowedGroups, ofShift.size());
        std::partial_sort(ofShift.begin(), ofShift.begin() + static_cast<std::ptrdiff_t>(followed),
                          ofShift.end(),
                          [](const Start& a, const Start& b) { return a.logLikelihood > b.logLikelihood; });
        for (std::size_t k = 0; k < followed; ++k) grouped = std::max(grouped, climb(std::move(ofShift[k])));
    }
    if (!std::isfinite(single) || !std::isfinite(grouped)) return 0;
    return std::sqrt(2 * std::max(0.0, grouped - single));
}

} // namespace rigor
