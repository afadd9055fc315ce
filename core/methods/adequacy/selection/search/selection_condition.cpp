#include "core/methods/adequacy/selection/search/selection_condition.h"

#include "core/foundation/base/numbers.h"
#include "core/methods/adequacy/selection/search/selection_kernel.h"
#include "core/methods/adequacy/selection/sets/packed_information.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

namespace rigor {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;
using selection::packed;
using selection::packedProduct;
using selection::unpacked;

/// <(R R^T)^-1, J^T J> = |R^-1 J^T|^2: a sum of squares, so that little of it is lost where J nearly vanishes
/// along the direction asked for.
double weighed(const Eigen::LLT<MatrixXd>& factor, const MatrixXd& rows) {
    return factor.matrixL().solve(rows.transpose()).squaredNorm();
}

} // namespace

ConditionRelaxation::ConditionRelaxation(const CandidateSensors& set) : Relaxation(set) {
    MatrixXd all = MatrixXd::Zero(p_, p_);
    for (int k = 0; k < set.count(); ++k) all += set.information(k);
    const double scale = all.trace() / p_;
    if (!(scale > 0) || !std::isfinite(scale)) return;
    for (const MatrixXd& j : set.rows) {
        rows_.push_back(j / std::sqrt(scale));
        information_.push_back(rows_.back().transpose() * rows_.back());
        int readings = 0;
        for (Index i = 0; i < j.rows(); ++i) readings += j.row(i).squaredNorm() > 0;
        readings_.push_back(std::min(readings, p_));
    }
    determined_ = std::isfinite(logValueOf(all / scale));
}

double ConditionRelaxation::logValueOf(const MatrixXd& information) const {
    double m[selection::packedSize(selection::kMostParameters)];
    selection::pack(information, m);
    return selection::score(m, p_, {.d = false, .e = false, .modifiedE = true}).log(Criterion::ModifiedE);
}

int ConditionRelaxation::leastAdded(const PartialChoice& choice) const {
    int missing = p_;
    for (const int k : choice.in) missing -= readings_[static_cast<std::size_t>(k)];
    std::vector<int> open;
    for (const int k : choice.open) open.push_back(readings_[static_cast<std::size_t>(k)]);
    std::sort(open.begin(), open.end(), std::greater<>());
    int count = 0;
    for (std::size_t i = 0; missing > 0; ++i, ++count) {
        if (i == open.size() || open[i] == 0) return std::numeric_limits<int>::max();
        missing -= open[i];
    }
    return count;
}

/// Iterate of the interior-point method: minimises scale kappa + barrier over x = (y_1, ..., y_m, tau).
struct ConditionRelaxation::Work {
    Index p = 0;
    int least = 0;
    MatrixXd columns; ///< q x (m + 1): packed information of the open sensors, then of the chosen ones
    MatrixXd forms;   ///< (m + 1) x c: columns g of the constraints g x > 0 that couple several y
    VectorXd x;
    double kappa = 0, scale = 0;

    // of evaluate()
    bool valid = false;
    double objective = kInfinity;
    Eigen::LLT<MatrixXd> below, above; ///< of N - I and of kappa I - N
    bool centred = false;
};

/// A start inside all constraints. False if there is none.
bool ConditionRelaxation::prepare(Work& work, const PartialChoice& choice) const {
    const auto m = static_cast<Index>(choice.open.size());
    work.p = p_;
    work.columns.resize(p_ * (p_ + 1) / 2, m + 1);
    MatrixXd chosen = MatrixXd::Zero(p_, p_);
    for (const int k : choice.in) chosen += information(k);
    for (Index k = 0; k < m; ++k)
        work.columns.col(k) = packed(information(choice.open[static_cast<std::size_t>(k)]));
    work.columns.col(m) = packed(chosen);
    VectorXd costs = VectorXd::Zero(m);
    for (Index k = 0; k < m; ++k) costs[k] = cost(choice.open[static_cast<std::size_t>(k)]);
    const bool countBinds = choice.places<m, costBinds = costs.sum()> choice.costLeft,
               leastBinds = work.least > 0;
    work.forms = MatrixXd::Zero(m + 1, countBinds + costBinds + leastBinds);
    Index column = 0;
    double most = 1;
    if (countBinds) {
        work.forms.col(column).setConstant(-1);
        work.forms(m, column++) = choice.places;
        most = std::min(most, choice.places / static_cast<double>(m));
    }
    if (costBinds) {
        work.forms.col(column).head(m) = -costs;
        work.forms(m, column++) = choice.costLeft;
        most = std::min(most, choice.costLeft / costs.sum());
    }
    // A little less than must be added, so that there is an inside where exactly so many may be.
    const double added = work.least - 0.1, least = leastBinds ? added / static_cast<double>(m) : 0;
    if (leastBinds) {
        work.forms.col(column).setOnes();
        work.forms(m, column++) = -added;
    }
    if (!(most > least)) return false; // no room between the limits: branching decides
    const double weight = least + 0.9 * (most - least);
    work.x = VectorXd::Constant(m + 1, weight);
    work.x[m] = 1;
    const Eigen::SelfAdjointEigenSolver<MatrixXd> solver(unpacked(work.columns * work.x, p_),
                                                         Eigen::EigenvaluesOnly);
    const double smallest = solver.eigenvalues()[0];
    if (!(smallest > 0)) return false;
    work.x *= 2 / smallest; // tau = 2/smallest, y = tau weight
    work.kappa = 4 * solver.eigenvalues()[p_ - 1] / smallest;
    work.scale = static_cast<double>(2 * m + 2 * p_) / work.kappa;
    evaluate(work);
    return work.valid;
}

void ConditionRelaxation::evaluate(Work& work) {
    work.valid = false;
    work.objective = kInfinity;
    const Index m = work.x.size() - 1;
    const double tau = work.x[m];
    double barrier = 0;
    for (Index k = 0; k < m; ++k) {
        const double y = work.x[k];
        if (!(y > 0) || !(y < tau)) return;
        barrier -= std::log(y) + std::log(tau - y);
    }
    for (Index c = 0; c < work.forms.cols(); ++c) {
        const double left = work.forms.col(c).dot(work.x);
        if (!(left > 0)) return;
        barrier -= std::log(left);
    }
    const MatrixXd n = unpacked(work.columns * work.x, work.p);
    const MatrixXd identity = MatrixXd::Identity(work.p, work.p);
    for (auto [factor, matrix] : {std::pair{&work.below, MatrixXd(n - identity)},
                                  {&work.above, MatrixXd(work.kappa * identity - n)}}) {
        factor->compute(matrix);
        if (factor->info() != Eigen::Success || !(factor->matrixLLT().diagonal().minCoeff() > 0)) return;
        barrier -= 2 * factor->matrixLLT().diagonal().array().log().sum();
    }
    work.objective = work.scale * work.kappa + barrier;
    work.valid = std::isfinite(work.objective);
}

/// One Newton step with backtracking.
void ConditionRelaxation::step(Work& work) {
    const Index m = work.x.size() - 1, n = m + 2;
    const double tau = work.x[m];
    const MatrixXd identity = MatrixXd::Identity(work.p, work.p);
    const MatrixXd below = work.below.solve(identity), above = work.above.solve(identity);
    VectorXd gradient(n);
    MatrixXd hessian(n, n);
    gradient.head(m + 1) = work.columns.transpose() * (packed(above) - packed(below));
    gradient[m + 1] = work.scale - above.trace();
    const MatrixXd curvature = packedProduct(below, below) + packedProduct(above, above);
    hessian.topLeftCorner(m + 1, m + 1) = work.columns.transpose() * (curvature * work.columns);
    hessian.col(m + 1).head(m + 1) = -work.columns.transpose() * packed(above * above);
    hessian.row(m + 1).head(m + 1) = hessian.col(m + 1).head(m + 1).transpose();
    hessian(m + 1, m + 1) = above.squaredNorm();
    for (Index k = 0; k < m; ++k) {
        const double y = work.x[k], room = tau - y, bend = 1 / (room * room);
        gradient[k] += 1 / room - 1 / y;
        gradient[m] -= 1 / room;
        hessian(k, k) += 1 / (y * y) + bend;
        hessian(k, m) -= bend;
        hessian(m, k) -= bend;
        hessian(m, m) += bend;
    }
    for (Index c = 0; c < work.forms.cols(); ++c) {
        const VectorXd g = work.forms.col(c) / work.forms.col(c).dot(work.x);
        gradient.head(m + 1) -= g;
        hessian.topLeftCorner(m + 1, m + 1) += g * g.transpose();
    }
    const VectorXd size = hessian.diagonal().cwiseSqrt().cwiseInverse();
    const Eigen::LLT<MatrixXd> factor(size.asDiagonal() * hessian * size.asDiagonal());
    work.centred = true;
    if (factor.info() != Eigen::Success) return;
    const VectorXd move = -(size.asDiagonal() * factor.solve(VectorXd(size.asDiagonal() * gradient))).eval();
    const double decrement = -gradient.dot(move);
    if (!(decrement > 0) || !move.allFinite()) return;
    work.centred = decrement <= 1;
    // As far as the linear constraints allow, then back until the objective falls.
    double length = 1;
    const auto keep = [&length](double left, double speed) {
        if (speed < 0) length = std::min(length, -0.99 * left / speed);
    };
    for (Index k = 0; k < m; ++k) {
        keep(work.x[k], move[k]);
        keep(tau - work.x[k], move[m] - move[k]);
    }
    for (Index c = 0; c < work.forms.cols(); ++c)
        keep(work.forms.col(c).dot(work.x), work.forms.col(c).dot(move.head(m + 1)));
    const VectorXd x = work.x;
    const double kappa = work.kappa, objective = work.objective;
    for (int halving = 0; halving < 30; ++halving, length *= 0.5) {
        work.x = x + length * move.head(m + 1);
        work.kappa = kappa + length * move[m + 1];
        evaluate(work);
        if (work.valid && work.objective <= objective - 0.1 * length * decrement) return;
    }
    work.x = x;
    work.kappa = kappa;
    evaluate(work);
    work.centred = true;
}

/// The bound that U ~ (N - I)^-1 and V ~ (kappa I - N)^-1 give.
void ConditionRelaxation::updateBound(const Work& work, const PartialChoice& choice, double logEnough,
                                      RelaxedBound& best) const {
    const MatrixXd identity = MatrixXd::Identity(p_, p_);
    const double ofBelow = 1 / work.below.solve(identity).trace(),
                 ofAbove = 1 / work.above.solve(identity).trace();
    const std::size_t m = choice.open.size();
    std::vector<double> u(m), v(m);
    double u0 = 0, v0 = 0, sum = 0;
    for (const int k : choice.in) {
        u0 += ofBelow * weighed(work.below, rows_[static_cast<std::size_t>(k)]);
        v0 += ofAbove * weighed(work.above, rows_[static_cast<std::size_t>(k)]);
    }
    for (std::size_t i = 0; i < m; ++i) {
        const MatrixXd& rows = rows_[static_cast<std::size_t>(choice.open[i])];
        u[i] = ofBelow * weighed(work.below, rows);
        v[i] = ofAbove * weighed(work.above, rows);
        sum += u[i];
    }
    const std::vector<double> costs = costsOf(choice);
    const auto gainsAt = [&](double t) { // over t, so that they stay of one size
        std::vector<double> gains(m);
        for (std::size_t i = 0; i < m; ++i) gains[i] = u[i] - v[i] / t;
        return gains;
    };
    const auto holds = [&](double t) {
        std::vector<double> gains = gainsAt(t);
        double offset = 0;
        return largestSum(gains, costs, choice.places, choice.costLeft, offset, work.least) <= v0 / t - u0;
    };
    double low = 0, high = std::log(work.kappa);
    if (holds(std::exp(low)))
        for (int halving = 0; halving < 50; ++halving) {
            const double middle = 0.5 * (low + high);
            (holds(std::exp(middle)) ? low : high) = middle;
        }
    // u loses digits as the root of the condition number grows.
    const double margin = kBoundMargin + 1e-14 * p_ * std::exp(0.5 * std::log(work.kappa));
    const double bound = std::max(-kBoundMargin, low - margin);
    if (!best.gains.empty() && !(bound > best.logBound)) return;
    best.logBound = bound;
    const double target = std::isfinite(logEnough) ? std::exp(logEnough) : kInfinity;
    best.power = 0;
    best.fixed = u0 - v0 / target + margin * (u0 + sum);
    best.gains = gainsAt(target);
    best.most = largestSum(best.gains, costs, choice.places, choice.costLeft, best.offset);
}

RelaxedBound ConditionRelaxation::solve(const PartialChoice& choice, double logEnough, double tolerance,
                                        const std::stop_token& stop) const {
    assert(determined_ && choice.places >= 1 && !choice.open.empty());
    RelaxedBound best;
    Work work;
    work.least = leastAdded(choice);
    MatrixXd together = MatrixXd::Zero(p_, p_);
    for (const auto* list : {&choice.in, &choice.open})
        for (const int k : *list) together += information(k);
    if (work.least > choice.places || !std::isfinite(logValueOf(together))) {
        best.undetermined = true;
        best.logBound = kInfinity;
        return best;
    }
    best.logBound = -kBoundMargin; // no condition number is smaller than 1
    if (!prepare(work, choice)) return best;
    const auto m = static_cast<Index>(choice.open.size());
    const auto variables = static_cast<double>(m + 2);
    const double ofStep = variables * variables * (variables + static_cast<double>(work.columns.rows()));
    // A single step of thousands of sensors takes seconds, and the first ones hardly raise the bound.
    constexpr double kLargestLastStep = 20 * kLeastWork;
    if (stop.stop_requested() && ofStep > kLargestLastStep) return best;
    for (int iteration = 0; iteration < 120; ++iteration) {
        const bool last = stop.stop_requested() && best.steps * ofStep >= kLeastWork;
        step(work);
        ++best.steps;
        if (!work.centred && !last) continue;
        updateBound(work, choice, logEnough, best);
        if (std::log(work.kappa) < best.logRelaxed) {
            best.logRelaxed = std::log(work.kappa);
            best.weights.resize(choice.open.size());
            for (Index k = 0; k < m; ++k) best.weights[static_cast<std::size_t>(k)] = work.x[k] / work.x[m];
        }
        const double gap = best.logRelaxed - best.logBound;
        const bool roughEnough = std::isfinite(logEnough) && gap <= 0.05 * (logEnough - best.logRelaxed);
        if (last || best.logBound >= logEnough || gap <= tolerance || roughEnough) break;
        if (work.scale > 1e13) break;
        work.scale *= 10;
        evaluate(work);
    }
    return best;
}

} // namespace rigor
