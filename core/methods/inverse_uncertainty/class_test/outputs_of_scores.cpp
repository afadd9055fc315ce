#include "core/methods/inverse_uncertainty/class_test/outputs_of_scores.h"

#include "core/foundation/stats/distributions/sampling.h"
#include "core/foundation/stats/special.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kRatioPoints = 512;
constexpr int kWholeBasis = 100;        ///< terms; of more only those that matter are followed
constexpr double kScoreMatters = 1e-10; ///< share of the variance of an output
constexpr std::uint64_t kRatioSeed = 1; ///< the test does not depend on the seed of the run

} // namespace

OutputsOfScores::OutputsOfScores(const ChaosBasis& basis, const Eigen::MatrixXd& coefficients, double noise)
    : basis_(basis), coefficients_(coefficients),
      scores_(unitPoints(SamplingScheme::Sobol, basis.dimension(), kRatioPoints, kRatioSeed)),
      addedVariance_(noise * noise) {
    for (double& one : scores_.reshaped()) one = special::normalQuantile(one);
    if (basis.size() <= kWholeBasis) return;
    const Eigen::RowVectorXd variance = coefficients.bottomRows(basis.size() - 1).colwise().squaredNorm();
    for (int t = 0; t < basis.size(); ++t)
        if (t == 0 || (coefficients.row(t).array().square() > kScoreMatters * variance.array()).any())
            followed_.push_back(t);
}

/// Outputs at the points: points x L, of the terms followed.
Eigen::MatrixXd OutputsOfScores::outputsAt(const Eigen::MatrixXd& germs) const {
    std::vector<Eigen::MatrixXd> values;
    for (int i = 0; i < basis_.dimension(); ++i)
        values.push_back(basis_.polynomials(i).evaluate(Eigen::VectorXd(germs.row(i))).transpose());
    Eigen::MatrixXd terms = Eigen::MatrixXd::Ones(germs.cols(), static_cast<Eigen::Index>(followed_.size()));
    for (std::size_t t = 0; t < followed_.size(); ++t) {
        const auto& index = basis_.indices()[static_cast<std::size_t>(followed_[t])];
        for (std::size_t i = 0; i < index.size(); ++i)
            if (index[i] > 0)
                terms.col(static_cast<Eigen::Index>(t)).array() *= values[i].col(index[i]).array();
    }
    return terms * coefficients_(followed_, Eigen::all);
}

OutputsOfScores::Law OutputsOfScores::at(Eigen::MatrixXd scores) const {
    for (Eigen::Index i = 0; i < scores.rows(); ++i) {
        const Germ& germ = basis_.germs()[static_cast<std::size_t>(i)];
        if (germ.family == GermFamily::Hermite) continue;
        for (double& z : scores.row(i))
            z = germQuantile(germ, {special::normalLower(z), special::normalLower(-z)});
    }
    if (!followed_.empty()) {
        const Eigen::MatrixXd outputs = outputsAt(scores);
        Law law{outputs.colwise().mean().transpose(), {}};
        law.variance = (outputs.rowwise() - law.mean.transpose()).colwise().squaredNorm() / kRatioPoints;
        law.variance.array() += addedVariance_;
        return law;
    }
    const Eigen::MatrixXd terms = basis_.evaluate(scores);
    const Eigen::VectorXd mean = terms.rowwise().mean();
    const Eigen::MatrixXd centred = terms.colwise() - mean,
                          covariance = centred * centred.transpose() / kRatioPoints;
    Law law{coefficients_.transpose() * mean,
            (covariance * coefficients_).cwiseProduct(coefficients_).colwise().sum().transpose()};
    if (addedVariance_ > 0) law.variance.array() += addedVariance_;
    return law;
}

double OutputsOfScores::contribution(const Law& whole, const std::vector<Eigen::Index>& unknowns) const {
    Eigen::MatrixXd alone = Eigen::MatrixXd::Zero(scores_.rows(), scores_.cols());
    for (const Eigen::Index i : unknowns) alone.row(i) = scores_.row(i);
    const double share = (at(std::move(alone)).variance.array() - addedVariance_)
                             .matrix()
                             .cwiseQuotient(whole.variance)
                             .mean();
    return std::max(std::sqrt(std::max(share, 0.0)), kLeastContribution);
}

Eigen::MatrixXd reachOf(const Eigen::MatrixXd& location, const Eigen::VectorXd& deviation) {
    const Eigen::MatrixXd means = location * deviation.cwiseInverse().asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(means * means.transpose());
    constexpr double kReached = 0.01; // of the best
    Eigen::VectorXd scale = eigen.eigenvalues();
    const double most = scale.size() > 0 ? scale.maxCoeff() : 0;
    for (double& one : scale) one = one > kReached * most && one > 0 ? 1 / std::sqrt(one) : 0;
    return scale.asDiagonal() * eigen.eigenvectors().transpose() * means;
}

} // namespace rigor
