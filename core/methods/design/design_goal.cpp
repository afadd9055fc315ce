#include "core/methods/design/design_goal.h"

#include "core/foundation/base/numbers.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Of the scaled information: below this part of the largest eigenvalue a direction is open.
constexpr double kOpen = 1e-12;
constexpr double kMostRepetitions = 1e6;

/// (I + G)^-1 and log |I + G| of a matrix that is not negative.
struct Inner {
    explicit Inner(const Eigen::MatrixXd& g)
        : factor(Eigen::MatrixXd::Identity(g.rows(), g.cols()) + 0.5 * (g + g.transpose())) {}
    double logDeterminant() const { return 2 * factor.matrixLLT().diagonal().array().log().sum(); }
    Eigen::LLT<Eigen::MatrixXd> factor;
};

} // namespace

ModelCovariance::ModelCovariance(const DesignModels& models, const DesignSpace& space, std::size_t model)
    : first_(models.firstSlope(model)) {
    const Eigen::Index n = models.unknowns(model);
    const DesignModel& own = space.models[model];
    information_ = own.information;
    // In units of the ranges: what the data leave open there, the ranges close.
    const Eigen::VectorXd width = own.range.cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = width.asDiagonal() * information_ * width.asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(scaled);
    const double largest = std::max(eigen.eigenvalues().maxCoeff(), 1.0);
    const bool open = eigen.eigenvalues().minCoeff() < kOpen * largest;
    ridge_ = open ? own.range : Eigen::VectorXd::Zero(n);
    scale_ = of({}).diagonal().cwiseSqrt();
}

Eigen::MatrixXd ModelCovariance::informationWith(const DesignWorth& added) const {
    if (added.gram.size() == 0) return information_;
    return information_ + added.gram.block(first_, first_, size(), size());
}

Eigen::MatrixXd ModelCovariance::of(const DesignWorth& added) const {
    Eigen::MatrixXd information = informationWith(added);
    information.diagonal() += ridge_;
    const Eigen::VectorXd s = information.diagonal().cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = s.asDiagonal() * information * s.asDiagonal();
    const Eigen::LLT<Eigen::MatrixXd> factor(scaled);
    if (factor.info() != Eigen::Success) return Eigen::MatrixXd::Constant(size(), size(), kInfinity);
    return s.asDiagonal() * factor.solve(Eigen::MatrixXd::Identity(size(), size())) * s.asDiagonal();
}

double ModelCovariance::error(const Eigen::VectorXd& g, const DesignWorth& added) const {
    const Eigen::MatrixXd information = informationWith(added);
    Eigen::VectorXd s(size());
    for (Eigen::Index i = 0; i < size(); ++i)
        s[i] = information(i, i) > 0 ? 1 / std::sqrt(information(i, i)) : 1;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(s.asDiagonal() * information * s.asDiagonal());
    const Eigen::VectorXd parts = eigen.eigenvectors().transpose() * s.cwiseProduct(g);
    const double limit = kOpen * std::max(eigen.eigenvalues().maxCoeff(), 1e-300);
    double variance = 0;
    for (Eigen::Index i = 0; i < size(); ++i) {
        if (eigen.eigenvalues()[i] > limit)
            variance += parts[i] * parts[i] / eigen.eigenvalues()[i];
        else if (std::abs(parts[i]) > 1e-6 * parts.norm())
            return kInfinity;
    }
    return std::sqrt(variance);
}

double ParameterGoal::loss(const DesignWorth& added) const {
    const Eigen::VectorXd s = covariance_.scale().cwiseInverse();
    const Eigen::MatrixXd c = s.asDiagonal() * covariance_.of(added) * s.asDiagonal();
    if (!c.allFinite()) return kInfinity;
    const auto p = static_cast<double>(c.rows());
    // Logarithms, so that a gain means the same wherever it is made.
    if (criterion_ == ParameterCriterion::A) return std::log(c.trace() / p);
    if (criterion_ == ParameterCriterion::E)
        return std::log(Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(c, Eigen::EigenvaluesOnly)
                            .eigenvalues()
                            .maxCoeff());
    const Eigen::LLT<Eigen::MatrixXd> factor(c);
    if (factor.info() != Eigen::Success) return kInfinity;
    return 2 * factor.matrixLLT().diagonal().array().log().sum() / p;
}

double PredictionGoal::loss(const DesignWorth& added) const {
    return std::log(slopes_.dot(covariance_.of(added) * slopes_));
}

DiscriminationGoal::DiscriminationGoal(const DesignModels& models, const DesignSpace& space,
                                       Divergence divergence, DesignWorth present)
    : divergence_(divergence), present_(std::move(present)) {
    for (std::size_t m = 0; m < space.models.size(); ++m) {
        const ModelCovariance covariance(models, space, m);
        const Eigen::VectorXd& scale = covariance.scale();
        const Eigen::MatrixXd scaled =
            scale.cwiseInverse().asDiagonal() * covariance.of({}) * scale.cwiseInverse().asDiagonal();
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(scaled);
        const Eigen::VectorXd roots = eigen.eigenvalues().cwiseMax(0).cwiseSqrt();
        models_.push_back(
            {scale.asDiagonal() * eigen.eigenvectors() * roots.asDiagonal(), models.firstSlope(m)});
    }
}

double DiscriminationGoal::distance(std::size_t i, std::size_t j, const DesignWorth& added,
                                    Divergence divergence) const {
    if (added.gram.size() == 0) return 0;
    const Eigen::MatrixXd& g = added.gram;
    const auto a = static_cast<Eigen::Index>(i), b = static_cast<Eigen::Index>(j);
    const double difference = g(a, a) - 2 * g(a, b) + g(b, b);
    if (divergence == Divergence::HunterReiner) return difference;
    const Spread &si = models_[i], &sj = models_[j];
    const Eigen::Index pi = si.root.rows(), pj = sj.root.rows();
    // U'U and U'd of U = [J_i L_i, J_j L_j].
    Eigen::MatrixXd inner(pi + pj, pi + pj);
    inner.topLeftCorner(pi, pi) = si.root.transpose() * g.block(si.first, si.first, pi, pi) * si.root;
    inner.bottomRightCorner(pj, pj) = sj.root.transpose() * g.block(sj.first, sj.first, pj, pj) * sj.root;
    inner.topRightCorner(pi, pj) = si.root.transpose() * g.block(si.first, sj.first, pi, pj) * sj.root;
    inner.bottomLeftCorner(pj, pi) = inner.topRightCorner(pi, pj).transpose();
    Eigen::VectorXd across(pi + pj);
    across.head(pi) = si.root.transpose() * (g.block(si.first, a, pi, 1) - g.block(si.first, b, pi, 1));
    across.tail(pj) = sj.root.transpose() * (g.block(sj.first, a, pj, 1) - g.block(sj.first, b, pj, 1));
    if (divergence == Divergence::TOptimal) {
        const auto left = [&](const Eigen::MatrixXd& part, const Eigen::VectorXd& along) {
            return std::max(0.0, difference - along.dot(Inner(part).factor.solve(along)));
        };
        return std::min(left(inner.topLeftCorner(pi, pi), across.head(pi)),
                        left(inner.bottomRightCorner(pj, pj), across.tail(pj)));
    }
    // S = I + U U'/2, and S_i + S_j = 2 S.
    const Inner half(0.5 * inner);
    const double squares = std::max(0.0, difference - 0.5 * across.dot(half.factor.solve(across)));
    if (divergence == Divergence::BuzziFerraris)
        return squares / 2 + (added.readings - half.factor.solve(0.5 * inner).trace()) / 2;
    const double logs = half.logDeterminant() - 0.5 * Inner(inner.topLeftCorner(pi, pi)).logDeterminant() -
                        0.5 * Inner(inner.bottomRightCorner(pj, pj)).logDeterminant();
    return squares / 8 + std::max(0.0, logs / 2);
}

double DiscriminationGoal::errorBound(const DesignWorth& added) const {
    const std::size_t count = models_.size();
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j)
            sum += std::exp(-distance(i, j, added, Divergence::Bhattacharyya));
    // A guess is as good.
    return std::min(sum, static_cast<double>(count - 1)) / static_cast<double>(count);
}

double DiscriminationGoal::loss(const DesignWorth& added) const {
    const std::size_t count = models_.size();
    double sum = 0, least = kInfinity;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j) {
            const double d = distance(i, j, added, divergence_);
            sum += d;
            least = std::min(least, d);
        }
    if (divergence_ == Divergence::TOptimal) return -least;
    if (divergence_ != Divergence::Bhattacharyya) return -sum;
    // log of the bound, without underflow where all pairs are far apart.
    double rest = 0;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j)
            rest += std::exp(least - distance(i, j, added, divergence_));
    return std::log(rest) - least;
}

double repetitionsFor(const DesignGoal& goal, double loss) {
    const auto at = [&](double times) { return goal.loss(goal.present().times(times)); };
    const double tolerance = 1e-9 * std::max(1.0, std::abs(loss));
    if (goal.loss({}) <= loss + tolerance) return 0;
    double low = 0, high = 1;
    while (at(high) > loss) {
        low = high;
        high *= 2;
        if (high > kMostRepetitions) return kInfinity;
    }
    for (int i = 0; i < 60 && high - low > 1e-6 * high; ++i)
        (at((low + high) / 2) > loss ? low : high) = (low + high) / 2;
    return (low + high) / 2;
}

} // namespace rigor
