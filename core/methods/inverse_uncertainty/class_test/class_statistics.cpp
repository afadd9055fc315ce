#include "core/methods/inverse_uncertainty/class_test/class_statistics.h"

#include "core/foundation/stats/special.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// A departure whose score keeps less than this share of its variance beside those of alpha is one of alpha:
/// what is left is what the six Hermite polynomials do not tell of it.
constexpr double kOwnShare = 1e-2;

Eigen::MatrixXd gramOfOutputFunctions() {
    constexpr int kPoints = 4000;
    Eigen::MatrixXd gram = Eigen::MatrixXd::Zero(kOutputFunctions, kOutputFunctions);
    for (int k = 0; k < kPoints; ++k) {
        const OutputFunctions f = outputFunctions(special::normalQuantile((k + 0.5) / kPoints));
        gram += f * f.transpose() / kPoints;
    }
    return gram;
}

Eigen::MatrixXd pseudoInverse(const Eigen::MatrixXd& matrix, double tolerance) {
    if (matrix.rows() == 0) return matrix;
    Eigen::VectorXd scale = matrix.diagonal().cwiseMax(0).cwiseSqrt();
    for (double& s : scale) s = s > 0 ? 1 / s : 0;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(scale.asDiagonal() * matrix *
                                                               scale.asDiagonal());
    Eigen::VectorXd inverse = eigen.eigenvalues();
    for (double& v : inverse) v = v > tolerance ? 1 / v : 0;
    return scale.asDiagonal() * eigen.eigenvectors() * inverse.asDiagonal() *
           eigen.eigenvectors().transpose() * scale.asDiagonal();
}

} // namespace

ClassStatistics::ClassStatistics(std::vector<ExperimentScores> scores, std::vector<ClassPart> parts)
    : scores_(std::move(scores)), parts_(std::move(parts)), gram_(gramOfOutputFunctions()) {
    project();
}

void ClassStatistics::judgeBy(std::vector<DependenceRatio> ratios, std::vector<GroupRatio> groups) {
    ratios_ = std::move(ratios);
    groups_ = std::move(groups);
}

Eigen::MatrixXd ClassStatistics::shareOfLocation() const {
    Eigen::VectorXd scale =
        (location_.rowwise().squaredNorm() + 2 * logScale_.rowwise().squaredNorm()).cwiseSqrt();
    for (double& one : scale) one = one > 0 ? 1 / one : 0;
    return scale.asDiagonal() * location_;
}

Eigen::VectorXd ClassStatistics::at(const Eigen::VectorXd& w) const {
    Eigen::VectorXd sums = Eigen::VectorXd::Zero(rows_);
    for (std::size_t l = 0; l < scores_.size(); ++l)
        sums += scores_[l].departures * outputFunctions(w[static_cast<Eigen::Index>(l)]);
    Eigen::VectorXd z = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(parts_.size()));
    const Eigen::VectorXd law = sums.head(kLegendreFunctions);
    // Wilson and Hilferty: the cube root of chi-squared over its degrees of freedom is nearly normal.
    const double freedom = static_cast<double>(std::max<Eigen::Index>(lawFreedom_, 1));
    const Eigen::VectorXd weighted = lawInverse_ * law;
    z[0] = (std::cbrt(law.dot(weighted) / freedom) - (1 - 2 / (9 * freedom))) / std::sqrt(2 / (9 * freedom));
    auto ratio = ratios_.begin();
    auto group = groups_.begin();
    for (std::size_t d = 1; d < parts_.size(); ++d) {
        const auto row = static_cast<Eigen::Index>(d);
        if (parts_[d].kind == Departure::Dependence && ratio != ratios_.end())
            z[row] = ratio++->at(w);
        else if (parts_[d].kind == Departure::Groups)
            z[row] = group != groups_.end() ? group++->at(w) : 0;
        else
            z[row] = sums[kLegendreFunctions + row - 1] / deviations_[row];
    }
    return z;
}

Eigen::VectorXd ClassStatistics::refitted(const Eigen::VectorXd& w) const {
    Eigen::VectorXd delta = Eigen::VectorXd::Zero(fit_.rows()), now = w;
    constexpr int kSteps = 4;
    for (int step = 0; step < kSteps; ++step) {
        Eigen::VectorXd gradient = Eigen::VectorXd::Zero(fit_.rows());
        for (Eigen::Index l = 0; l < w.size(); ++l)
            gradient += location_.col(l) * now[l] + logScale_.col(l) * (now[l] * now[l] - 1);
        Eigen::VectorXd move = fit_ * gradient;
        const double largest = std::max((location_.transpose() * move).cwiseAbs().maxCoeff(),
                                        (logScale_.transpose() * move).cwiseAbs().maxCoeff());
        constexpr double kMostAtOnce = 0.5;
        if (largest > kMostAtOnce) move *= kMostAtOnce / largest;
        delta += move;
        now = ((w - location_.transpose() * delta).array() * (-(logScale_.transpose() * delta).array()).exp())
                  .matrix();
    }
    return now;
}

void ClassStatistics::project() {
    const Eigen::Index p = scores_.front().alpha.rows(), rows = scores_.front().departures.rows();
    rows_ = rows;
    const auto count = static_cast<Eigen::Index>(scores_.size());
    Eigen::MatrixXd ss = Eigen::MatrixXd::Zero(p, p), hs = Eigen::MatrixXd::Zero(rows, p);
    Eigen::VectorXd raw = Eigen::VectorXd::Zero(rows);
    Eigen::MatrixXd fit = Eigen::MatrixXd::Zero(p, p);
    location_.resize(p, count);
    logScale_.resize(p, count);
    for (Eigen::Index l = 0; l < count; ++l) {
        const auto& own = scores_[static_cast<std::size_t>(l)];
        ss += own.alpha * gram_ * own.alpha.transpose();
        hs += own.departures * gram_ * own.alpha.transpose();
        raw += (own.departures * gram_).cwiseProduct(own.departures).rowwise().sum();
        location_.col(l) = own.alpha.col(0);
        logScale_.col(l) = own.alpha.col(1) / std::sqrt(2.0);
        fit += location_.col(l) * location_.col(l).transpose() +
               2 * logScale_.col(l) * logScale_.col(l).transpose();
    }
    fit_ = pseudoInverse(fit, 1e-6);
    const Eigen::MatrixXd onto = hs * pseudoInverse(ss, 1e-6);
    Eigen::MatrixXd own = Eigen::MatrixXd::Zero(rows, rows);
    for (auto& one : scores_) {
        one.departures -= onto * one.alpha;
        own += one.departures * gram_ * one.departures.transpose();
    }
    projectLaw(own);
    deviations_ = Eigen::VectorXd::Ones(static_cast<Eigen::Index>(parts_.size()));
    told_.assign(parts_.size(), lawFreedom_ > 0);
    scored_ = static_cast<std::size_t>(rows - kLegendreFunctions + 1);
    for (std::size_t d = 1; d < scored_; ++d) {
        const Eigen::Index row = kLegendreFunctions + static_cast<Eigen::Index>(d) - 1;
        told_[d] = own(row, row) > kOwnShare * raw[row] && own(row, row) > 0;
        deviations_[static_cast<Eigen::Index>(d)] = std::sqrt(std::max(own(row, row), 1e-300));
    }
    // Groups are told where tails of the same unknown, the last parts with scores, are.
    const std::size_t groups = parts_.size() - scored_;
    for (std::size_t g = 0; g < groups; ++g) told_[scored_ + g] = told_[scored_ - groups + g];
}

/// The six polynomials together.
void ClassStatistics::projectLaw(const Eigen::MatrixXd& own) {
    const Eigen::MatrixXd law = own.topLeftCorner(kLegendreFunctions, kLegendreFunctions);
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(law);
    Eigen::VectorXd inverse = eigen.eigenvalues();
    for (double& v : inverse) {
        const bool used = v > 0.02 * static_cast<double>(scores_.size());
        lawFreedom_ += used;
        v = used ? 1 / v : 0;
    }
    lawInverse_ = eigen.eigenvectors() * inverse.asDiagonal() * eigen.eigenvectors().transpose();
}

} // namespace rigor
