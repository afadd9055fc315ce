// The one-step map by Radau IIA of order 5, see one_step.h.
#include "core/engine/simulate/steppers/radau.h"
#include "core/methods/filter/kalman/one_step.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr Eigen::Index kStages = 3;
constexpr int kMostIterations = 25;
constexpr double kRadauRounding = 1e-15; ///< relative; a correction below this changes nothing
constexpr double kRadauStagnation =
    1e-10;                      ///< relative; corrections that stop shrinking below this are rounding
constexpr double kSmall = 1e-6; ///< of the nominal values; below this states count as this large
} // namespace

/// residual_ = W_i - h sum_j a_ij f(x + W_j) at W_, stageMatrix_ = its Jacobian, stageSlopes_.
bool OneStep::evaluateStages(const Eigen::VectorXd& X) {
    const auto& a = radauTableau().a;
    const double h = length();
    residual_ = W_;
    stageMatrix_.setIdentity(kStages * nx_, kStages * nx_);
    stageSlopes_.setZero(kStages * nx_, nx_ + np_);
    k1_.resize(nx_);
    for (Eigen::Index j = 0; j < kStages; ++j) {
        x_ = X.head(nx_) + W_.segment(j * nx_, nx_);
        if (!slopes(static_cast<int>(j) + 1, x_, k1_, A_, B_)) return false;
        for (Eigen::Index i = 0; i < kStages; ++i) {
            residual_.segment(i * nx_, nx_) -= h * a[i][j] * k1_;
            stageMatrix_.block(i * nx_, j * nx_, nx_, nx_) -= h * a[i][j] * A_;
            stageSlopes_.block(i * nx_, 0, nx_, nx_) += h * a[i][j] * A_;
            stageSlopes_.block(i * nx_, nx_, nx_, np_) += h * a[i][j] * B_;
        }
    }
    return residual_.allFinite() && stageMatrix_.allFinite();
}

/// W_ by Newton's method; stageFactors_ and stageSlopes_ are those at the solution. False: no solution.
bool OneStep::solveStages(const Eigen::VectorXd& X) {
    const auto scaled = [&](const Eigen::VectorXd& v) {
        double most = 0;
        for (Eigen::Index k = 0; k < v.size(); ++k) {
            const double nominal =
                std::abs(setup_.model->states()[setup_.states[static_cast<std::size_t>(k % nx_)]].nominal);
            most = std::max(most, std::abs(v[k]) / (nominal == 0 ? 1 : nominal));
        }
        return most;
    };
    W_.setZero(kStages * nx_);
    const double start = scaled(X.head(nx_));
    double previous = std::numeric_limits<double>::infinity();
    for (int k = 0; k < kMostIterations; ++k) {
        if (!evaluateStages(X)) return false;
        stageFactors_.compute(stageMatrix_);
        const Eigen::VectorXd move = stageFactors_.solve(residual_);
        if (!move.allFinite()) return false;
        W_ -= move;
        const double change = scaled(move), at = std::max({scaled(W_), start, kSmall});
        if (change <= kRadauRounding * at || (change <= kRadauStagnation * at && change >= 0.5 * previous)) {
            if (!evaluateStages(X)) return false;
            stageFactors_.compute(stageMatrix_);
            return true;
        }
        previous = change;
    }
    return false;
}

bool OneStep::advanceRadau(Eigen::VectorXd& X, Eigen::MatrixXd& F) {
    if (!solveStages(X)) return false;
    F = stageFactors_.solve(stageSlopes_).bottomRows(nx_);
    F.diagonal().array() += 1;
    if (!W_.allFinite() || !F.allFinite()) return false;
    X.head(nx_) += W_.tail(nx_);
    return true;
}

/// The solution of the stages moves by what makes up for the imaginary part of their right side.
bool OneStep::radauColumn(const std::vector<ComplexNumber>& x, double delta,
                          Eigen::Ref<Eigen::VectorXd> column) {
    const auto& a = radauTableau().a;
    const std::size_t first = stepped_.slots.states, n = setup_.states.size();
    residual_.setZero(kStages * nx_);
    for (Eigen::Index j = 0; j < kStages; ++j) {
        const auto node = static_cast<std::size_t>(j) + 1;
        complexSlots_[stepped_.slots.time] = ComplexNumber(begin_ + nodes_[node] * length());
        for (std::size_t k = 0; k < known_[node].size(); ++k)
            complexSlots_[first + setup_.known[k]] = ComplexNumber(known_[node][k]);
        for (std::size_t k = 0; k < n; ++k)
            complexSlots_[first + setup_.states[k]] =
                x[k] + ComplexNumber(W_[j * nx_ + static_cast<Eigen::Index>(k)]);
        (*complex_)(complexSlots_, complexResults_);
        for (Eigen::Index i = 0; i < kStages; ++i)
            for (std::size_t k = 0; k < n; ++k)
                residual_[i * nx_ + static_cast<Eigen::Index>(k)] +=
                    length() * a[i][j] * complexResults_[k].imag() / delta;
    }
    const Eigen::VectorXd move = stageFactors_.solve(residual_);
    for (Eigen::Index k = 0; k < nx_; ++k)
        column[k] = x[static_cast<std::size_t>(k)].imag() / delta + move[2 * nx_ + k];
    return column.allFinite();
}

} // namespace rigor
