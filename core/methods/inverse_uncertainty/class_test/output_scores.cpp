#include "core/methods/inverse_uncertainty/class_test/output_scores.h"

#include "core/foundation/stats/distributions/sampling.h"
#include "core/foundation/stats/special.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr Eigen::Index kScorePoints = 4096;
constexpr std::uint64_t kScoreSeed =
    1; ///< of the points' shift: the test does not depend on the seed of the run

/// So far six polynomials follow the scores of skewness and tails, which are bounded; then they run away to
/// the other side: one value 6 deviations out would speak against tails with 440 instead of for them with 3.
constexpr double kFarthestScore = 3;

/// he_1 .. he_6, orthonormal under the standard normal law.
void hermite(double w, double* out) {
    double before = 1, now = w;
    for (Eigen::Index k = 1; k <= kHermiteFunctions; ++k) {
        out[k - 1] = now;
        const auto order = static_cast<double>(k);
        const double next = (w * now - std::sqrt(order) * before) / std::sqrt(order + 1);
        before = std::exchange(now, next);
    }
}

/// P_1 .. P_6 of v = 2 u - 1, orthonormal under the uniform law.
void legendre(double v, double* out) {
    double before = 1, now = v;
    for (Eigen::Index k = 1; k <= kLegendreFunctions; ++k) {
        const auto order = static_cast<double>(k);
        out[k - 1] = now * std::sqrt(2 * order + 1);
        const double next = ((2 * order + 1) * v * now - order * before) / (order + 1);
        before = std::exchange(now, next);
    }
}

double rankScore(Eigen::Index rank, Eigen::Index count) {
    return special::normalQuantile((static_cast<double>(rank) + 0.5) / static_cast<double>(count));
}

/// d log p(x | alpha) / d alpha_k at the points (columns of x); empty where alpha_k cannot be moved to both
/// sides, or moves the support of the distribution over a point.
Eigen::RowVectorXd differenceOfLogPdf(const InputModel& inputs, const Eigen::VectorXd& alpha, Eigen::Index k,
                                      const Eigen::MatrixXd& x) {
    const double step = 1e-4 * std::max(std::abs(alpha[k]), 1e-3);
    Eigen::VectorXd above = alpha, below = alpha;
    above[k] += step;
    below[k] -= step;
    const auto up = inputs.tryAt(above), down = inputs.tryAt(below);
    if (!up || !down) return {};
    Eigen::RowVectorXd score(x.cols());
    const auto n = static_cast<std::size_t>(x.rows());
    if (up->copula().independent()) {
        const Eigen::Index own = inputs.inputOf(k);
        const Distribution &upper = (*up)[static_cast<std::size_t>(own)],
                           &lower = (*down)[static_cast<std::size_t>(own)];
        for (Eigen::Index j = 0; j < x.cols(); ++j)
            score[j] = (upper.logPdf(x(own, j)) - lower.logPdf(x(own, j))) / (2 * step);
    } else {
        for (Eigen::Index j = 0; j < x.cols(); ++j)
            score[j] = (up->logPdf({x.col(j).data(), n}) - down->logPdf({x.col(j).data(), n})) / (2 * step);
    }
    if (!score.allFinite()) return {};
    return score;
}

} // namespace

OutputFunctions outputFunctions(double normalScore) {
    OutputFunctions values;
    hermite(std::clamp(normalScore, -kFarthestScore, kFarthestScore), values.data());
    if (const double beyond = std::abs(normalScore) / kFarthestScore; beyond > 1)
        values.head<kHermiteFunctions>() *= beyond * beyond;
    legendre(2 * special::normalLower(normalScore) - 1, values.data() + kHermiteFunctions);
    return values;
}

ScorePoints::ScorePoints(const InputModel& inputs, const ChaosBasis& basis, const Eigen::VectorXd& alpha)
    : alpha_(alpha.size()), inputs_(inputs.inputs()) {
    const JointDistribution distributions = inputs.at(alpha);
    noise_ = inputs.noiseAt(alpha);
    noiseIsSearched_ = alpha_ > 0 && inputs.kindOf(alpha_ - 1) == InputModel::EntryKind::Noise;
    Eigen::MatrixXd unit =
        unitPoints(SamplingScheme::Sobol, static_cast<int>(noise_ > 0 ? inputs_ + 1 : inputs_), kScorePoints,
                   kScoreSeed);
    if (noise_ > 0) {
        added_ = unit.row(inputs_).transpose().unaryExpr(
            [&](double p) { return noise_ * special::normalQuantile(p); });
        unit.conservativeResize(inputs_, Eigen::NoChange);
    }
    const Eigen::MatrixXd samples = samplesOf(distributions, unit);
    Eigen::MatrixXd germs(inputs_, kScorePoints), scores(inputs_, kScorePoints);
    for (Eigen::Index i = 0; i < inputs_; ++i)
        for (Eigen::Index j = 0; j < kScorePoints; ++j) {
            const Probability p{unit(i, j), 1 - unit(i, j)};
            germs(i, j) = germQuantile(basis.germs()[static_cast<std::size_t>(i)], p);
            scores(i, j) = special::normalQuantile(unit(i, j));
        }
    basis_ = basis.evaluate(germs);
    for (Eigen::Index i = 0; i < inputs_; ++i)
        for (Eigen::Index j = i + 1; j < inputs_; ++j) pairs_.emplace_back(i, j);

    const auto pairs = static_cast<Eigen::Index>(pairs_.size());
    points_ = Eigen::MatrixXd::Zero(alpha_ + pairs + 2 * inputs_, kScorePoints);
    Eigen::MatrixXd shapes(kLegendreFunctions, kScorePoints);
    for (Eigen::Index i = 0; i < inputs_; ++i) {
        for (Eigen::Index j = 0; j < kScorePoints; ++j) legendre(2 * unit(i, j) - 1, shapes.col(j).data());
        points_.row(alpha_ + pairs + i) = shapes.row(2);
        points_.row(alpha_ + pairs + inputs_ + i) = shapes.row(3);
        Eigen::Index own = 0; // the how manieth parameter of the unknown
        for (Eigen::Index k = 0; k < alpha_; ++k) {
            if (inputs.kindOf(k) != InputModel::EntryKind::Shape || inputs.inputOf(k) != i) continue;
            const Eigen::RowVectorXd score = differenceOfLogPdf(inputs, alpha, k, samples);
            if (score.size() > 0)
                points_.row(k) = score;
            else
                points_.row(k) = shapes.row(std::min<Eigen::Index>(own, 1));
            ++own;
        }
    }
    for (Eigen::Index k = 0; k < alpha_; ++k)
        if (inputs.kindOf(k) == InputModel::EntryKind::Dependence)
            if (const Eigen::RowVectorXd score = differenceOfLogPdf(inputs, alpha, k, samples);
                score.size() > 0)
                points_.row(k) = score;
    for (Eigen::Index k = 0; k < pairs; ++k) {
        const auto [i, j] = pairs_[static_cast<std::size_t>(k)];
        points_.row(alpha_ + k) = scores.row(i).cwiseProduct(scores.row(j));
    }
    hermite_.resize(kHermiteFunctions, kScorePoints);
    for (Eigen::Index j = 0; j < kScorePoints; ++j)
        hermite(rankScore(j, kScorePoints), hermite_.col(j).data());
}

OutputScores ScorePoints::scoresOf(const Eigen::VectorXd& coefficients) const {
    Eigen::VectorXd outputs = basis_.transpose() * coefficients;
    if (added_.size() > 0) outputs += added_;
    std::vector<Eigen::Index> order(static_cast<std::size_t>(kScorePoints));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return outputs[a] < outputs[b]; });
    Eigen::MatrixXd functions(kHermiteFunctions, kScorePoints);
    for (Eigen::Index rank = 0; rank < kScorePoints; ++rank)
        functions.col(order[static_cast<std::size_t>(rank)]) = hermite_.col(rank);
    const Eigen::MatrixXd all = points_ * functions.transpose() / static_cast<double>(kScorePoints);
    OutputScores scores;
    const auto pairs = static_cast<Eigen::Index>(pairs_.size());
    scores.alpha = all.topRows(alpha_);
    scores.dependence = all.middleRows(alpha_, pairs);
    scores.skewness = all.middleRows(alpha_ + pairs, inputs_);
    scores.tails = all.bottomRows(inputs_);

    // An error of +-sqrt(3) d with probability 1/6 each has the first five moments of a normal one.
    const double mean = outputs.mean();
    const double deviation = std::sqrt((outputs.array() - mean).square().mean());
    const double size = 0.3 * deviation, shift = std::sqrt(3.0) * size;
    scores.noise = Eigen::RowVectorXd::Zero(kHermiteFunctions);
    if (!(deviation > 0)) return scores;
    Eigen::VectorXd sorted(kScorePoints), moved = Eigen::VectorXd::Zero(kHermiteFunctions);
    for (Eigen::Index rank = 0; rank < kScorePoints; ++rank)
        sorted[rank] = outputs[order[static_cast<std::size_t>(rank)]];
    for (const double by : {-shift, shift}) {
        Eigen::Index at = 0;
        for (Eigen::Index rank = 0; rank < kScorePoints; ++rank) {
            const double y = sorted[rank] + by;
            while (at < kScorePoints && sorted[at] < y) ++at;
            moved += hermite_.col(std::clamp<Eigen::Index>(at, 0, kScorePoints - 1)) - hermite_.col(rank);
        }
    }
    scores.noise = moved.transpose() / (6 * static_cast<double>(kScorePoints) * size * size);
    // By the standard deviation instead of the variance; at 0 the direction is all that counts.
    if (noiseIsSearched_) scores.alpha.row(alpha_ - 1) = (noise_ > 0 ? 2 * noise_ : 1) * scores.noise;
    return scores;
}

} // namespace rigor
