#include "core/methods/inverse_uncertainty/class_test/dependence_ratio.h"

#include "core/foundation/base/random.h"
#include "core/methods/inverse_uncertainty/class_test/outputs_of_scores.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

constexpr std::uint64_t kPowerStream = 0x706f776572ull; ///< no other draws use these streams
/// A ratio that is off by a factor of 2 places the experiments without scatter wrongly; 2^(1/4) at most
/// costs little.
constexpr int kHalfOctaves = 6; ///< ratios 1/8 to 8
constexpr std::array kCorrelations{0.0, 0.5, -0.5, 0.8, -0.8, 0.95, -0.95};

} // namespace

DependenceRatio::DependenceRatio(const ChaosBasis& basis, const Eigen::MatrixXd& coefficients, double noise,
                                 const Eigen::MatrixXd& location, Eigen::Index first, Eigen::Index second) {
    const OutputsOfScores outputs(basis, coefficients, noise);
    const OutputsOfScores::Law own = outputs.at(outputs.scores());
    if (!(own.variance.minCoeff() > 0)) return;
    const auto share = [&](const Eigen::VectorXd& variance) {
        return variance.cwiseQuotient(own.variance).mean();
    };
    const double ofFirst = outputs.contribution(own, {first}), ofSecond = outputs.contribution(own, {second});
    ownRatio_ = ofSecond / ofFirst;
    for (int step = -kHalfOctaves; step <= kHalfOctaves; ++step)
        for (const double rho : kCorrelations) {
            const double ratio = std::exp2(step / 2.0);
            // Both together scatter as much as all did, at rho = 0; then as much at rho.
            double size = 1 / std::sqrt(ratio + 1 / ratio);
            OutputsOfScores::Law law;
            for (int again = 0; again < 2; ++again) {
                Eigen::MatrixXd scores = outputs.scores();
                scores.row(second) = rho * scores.row(first) + std::sqrt(1 - rho * rho) * scores.row(second);
                scores.row(first) *= size / (ofFirst * std::sqrt(ratio));
                scores.row(second) *= size * std::sqrt(ratio) / ofSecond;
                law = outputs.at(std::move(scores));
                size /= std::sqrt(share(law.variance));
            }
            const Eigen::VectorXd deviation = law.variance.cwiseQuotient(own.variance).cwiseSqrt(),
                                  mean = (law.mean - own.mean).cwiseQuotient(own.variance.cwiseSqrt());
            if (mean.allFinite() && deviation.allFinite() && deviation.minCoeff() > 0)
                laws_.push_back({ratio, rho, mean, deviation});
        }
    prepare(location);
}

void DependenceRatio::prepare(const Eigen::MatrixXd& location) {
    const auto laws = static_cast<Eigen::Index>(laws_.size()), count = location.cols();
    reached_ = location.rows();
    squares_.resize(laws, count);
    crosses_.resize(laws, count);
    reach_.resize(laws * reached_, count);
    constant_.resize(laws);
    logDeviations_.resize(laws);
    shift_.resize(laws * reached_);
    for (Eigen::Index k = 0; k < laws; ++k) {
        const Law& law = laws_[static_cast<std::size_t>(k)];
        const Eigen::VectorXd inverse = law.deviation.cwiseInverse();
        squares_.row(k) = inverse.cwiseAbs2();
        crosses_.row(k) = inverse.cwiseAbs2().cwiseProduct(law.mean);
        constant_[k] = inverse.cwiseProduct(law.mean).squaredNorm();
        logDeviations_[k] = law.deviation.array().log().sum();
        // An orthonormal basis of the means within reach, in units of the law's deviations.
        const Eigen::MatrixXd means = location * inverse.asDiagonal();
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(means * means.transpose());
        constexpr double kReached = 0.01; // of the best
        Eigen::VectorXd scale = eigen.eigenvalues();
        const double most = scale.size() > 0 ? scale.maxCoeff() : 0;
        for (double& one : scale) one = one > kReached * most && one > 0 ? 1 / std::sqrt(one) : 0;
        const Eigen::MatrixXd basis = scale.asDiagonal() * eigen.eigenvectors().transpose() * means;
        reach_.middleRows(k * reached_, reached_) = basis * inverse.asDiagonal();
        shift_.segment(k * reached_, reached_) = basis * inverse.cwiseProduct(law.mean);
    }
}

double DependenceRatio::at(const Eigen::VectorXd& w) const {
    const Eigen::VectorXd sums = squares_ * w.cwiseAbs2() - 2 * (crosses_ * w) + constant_,
                          reached = reach_ * w - shift_;
    const auto count = static_cast<double>(w.size());
    constexpr double kNone = -std::numeric_limits<double>::infinity();
    double independent = kNone, dependent = kNone, sign = 0;
    for (Eigen::Index k = 0; k < sums.size(); ++k) {
        const double rest = sums[k] - reached.segment(k * reached_, reached_).squaredNorm();
        const double logL = -logDeviations_[k] - count / 2 * std::log(std::max(rest, 1e-300) / count);
        const double rho = laws_[static_cast<std::size_t>(k)].rho;
        if (rho == 0) {
            independent = std::max(independent, logL);
        } else if (logL > dependent) {
            dependent = logL;
            sign = rho > 0 ? 1 : -1;
        }
    }
    if (!std::isfinite(independent) || !std::isfinite(dependent)) return 0;
    return sign * std::sqrt(2 * std::max(0.0, dependent - independent));
}

double DependenceRatio::detectable(double value, std::uint64_t seed) const {
    constexpr int kPowerDraws = 200;
    constexpr double kAsked = 0.9;
    const Law* nearest = nullptr;
    const auto off = [&](const Law& law) { return std::abs(std::log(law.ratio / ownRatio_)); };
    for (const Law& law : laws_)
        if (!nearest || off(law) < off(*nearest)) nearest = &law;
    double least = std::numeric_limits<double>::infinity();
    for (auto size = kCorrelations.rbegin(); size != kCorrelations.rend() && *size != 0; ++size) {
        const auto law = std::find_if(laws_.begin(), laws_.end(), [&](const Law& one) {
            return one.rho == *size && one.ratio == nearest->ratio;
        });
        if (law == laws_.end()) return least;
        int above = 0;
        for (int draw = 0; draw < kPowerDraws; ++draw) {
            RandomStream stream(seed, kPowerStream + static_cast<std::uint64_t>(draw));
            Eigen::VectorXd w = law->mean;
            for (Eigen::Index l = 0; l < w.size(); ++l) w[l] += law->deviation[l] * stream.normal();
            above += std::abs(at(w)) > value;
        }
        if (above < kAsked * kPowerDraws) return least;
        if (*size > 0) least = *size; // both signs are found
    }
    return least;
}

} // namespace rigor
