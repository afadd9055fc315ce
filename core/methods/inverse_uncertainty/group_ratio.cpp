#include "core/methods/inverse_uncertainty/group_ratio.h"

#include "core/methods/inverse_uncertainty/outputs_of_scores.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

constexpr int kLeastHalfOctave = -2, kMostHalfOctave = 6; ///< ratios 1/2 to 8: below, groups do not show
constexpr std::array kDistances{0.0, 0.85, 0.97};         ///< a
constexpr int kMeanSteps = 2;

} // namespace

GroupRatio::GroupRatio(const ChaosBasis& basis, const Eigen::MatrixXd& coefficients,
                       const Eigen::MatrixXd& location, Eigen::Index unknown) {
    const OutputsOfScores outputs(basis, coefficients);
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
            law.reach = reachOf(location, law.deviation);
            laws_.push_back(std::move(law));
        }
        if (others.empty()) break; // one unknown has no ratio
    }
}

double GroupRatio::logLikelihood(const Law& law, const Eigen::VectorXd& w) const {
    const auto count = static_cast<double>(w.size());
    const Eigen::VectorXd given = (w - law.mean).cwiseQuotient(law.deviation);
    Eigen::ArrayXd rest = (given - law.reach.transpose() * (law.reach * given)).array();
    const double size = std::sqrt(std::max(rest.square().sum(), 1e-300) / count);
    const double common = -law.deviation.array().log().sum() - count * std::log(size);
    if (!law.grouped) return common - count / 2;
    Eigen::ArrayXd likely[2], whole;
    for (int step = 0;; ++step) {
        for (const int side : {0, 1})
            likely[side] = (-((rest / size - law.offset[side]) / law.deviations[side]).square() / 2).exp() /
                               (2 * law.deviations[side]) +
                           1e-12;
        whole = likely[0] + likely[1];
        if (step == kMeanSteps) return common + whole.log().sum();
        // The means that the groups now ask for.
        Eigen::ArrayXd weight = Eigen::ArrayXd::Zero(w.size()), wanted = weight;
        for (const int side : {0, 1}) {
            const Eigen::ArrayXd own = likely[side] / whole / law.deviations[side].square();
            weight += own;
            wanted += own * (given.array() - size * law.offset[side]);
        }
        Eigen::MatrixXd normal = law.reach * weight.matrix().asDiagonal() * law.reach.transpose();
        normal.diagonal().array() += 1e-9 * std::max(normal.trace(), 1e-300);
        rest = given.array() -
               (law.reach.transpose() * normal.ldlt().solve(law.reach * wanted.matrix())).array();
    }
}

double GroupRatio::at(const Eigen::VectorXd& w) const {
    constexpr double kNone = -std::numeric_limits<double>::infinity();
    double single = kNone, grouped = kNone;
    for (const Law& law : laws_) {
        double& best = law.grouped ? grouped : single;
        best = std::max(best, logLikelihood(law, w));
    }
    if (!std::isfinite(single) || !std::isfinite(grouped)) return 0;
    return std::sqrt(2 * std::max(0.0, grouped - single));
}

} // namespace rigor
