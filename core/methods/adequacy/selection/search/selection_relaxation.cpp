#include "core/methods/adequacy/selection/search/selection_relaxation.h"

#include "core/foundation/base/numbers.h"
#include "core/methods/adequacy/selection/search/selection_kernel.h"
#include "core/methods/adequacy/selection/sets/packed_information.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace rigor {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;
using selection::packed;
using selection::packedProduct;
using selection::unpacked;

} // namespace

SensorRelaxation::SensorRelaxation(const CandidateSensors& set, Criterion criterion)
    : Relaxation(set), criterion_(criterion), q_(p_ * (p_ + 1) / 2) {
    assert(criterion != Criterion::ModifiedE);
    Index rows = 0;
    for (const auto& j : set.rows) rows += j.rows();
    MatrixXd all(rows, p_);
    Index at = 0;
    for (const auto& j : set.rows) {
        all.middleRows(at, j.rows()) = j;
        at += j.rows();
    }
    const VectorXd norms = all.colwise().norm();
    if (rows < p_ || !(norms.minCoeff() > 0) || !all.allFinite()) return;
    const MatrixXd scaled = all * norms.cwiseInverse().asDiagonal();
    const MatrixXd r =
        Eigen::HouseholderQR<MatrixXd>(scaled).matrixQR().topRows(p_).triangularView<Eigen::Upper>();
    // J' = J T with T = (R diag(norms))^-1 makes the information of all sensors the identity; C = T C' T^T.
    if (!(r.diagonal().cwiseAbs().minCoeff() > std::sqrt(kSmallestOwnShare))) return;
    MatrixXd t = r.triangularView<Eigen::Upper>().solve(MatrixXd::Identity(p_, p_));
    t = norms.cwiseInverse().asDiagonal() * t;
    determined_ = true;
    weight_ = t.transpose() * t;
    shift_ = 2 * t.diagonal().array().abs().log().sum();
    packed_.resize(q_, set.count());
    for (int k = 0; k < set.count(); ++k) {
        const MatrixXd j = set.rows[static_cast<std::size_t>(k)] * t;
        information_.push_back(j.transpose() * j);
        packed_.col(k) = packed(information_.back());
    }
    // The criteria A and E are found up to this factor, which keeps numbers near 1 whatever the units.
    if (criterion_ != Criterion::D) {
        const double size = weight_.trace();
        shift_ = std::log(size);
        weight_ /= size;
        transform_ = t / std::sqrt(size);
    }
}

double SensorRelaxation::logValueOf(const MatrixXd& information) const {
    constexpr std::size_t kLargest = selection::packedSize(selection::kMostParameters);
    double m[kLargest], c[kLargest], logDeterminant = 0;
    selection::pack(information, m);
    if (!selection::invert(m, p_, c, logDeterminant)) return kInfinity;
    if (criterion_ == Criterion::D) return logDeterminant + shift_;
    MatrixXd inverse(p_, p_);
    for (Index i = 0, at = 0; i < p_; ++i)
        for (Index j = 0; j <= i; ++j, ++at) inverse(i, j) = inverse(j, i) = c[at];
    if (criterion_ == Criterion::A) return std::log((inverse.array() * weight_.array()).sum()) + shift_;
    selection::pack(transform_ * inverse * transform_.transpose(), m);
    return std::log(selection::largestEigenvalue(m, p_)) + shift_;
}

/// Iterate of the interior-point method: minimises scale f(w) + barrier(w).
struct SensorRelaxation::Work {
    MatrixXd columns; ///< q x m, packed information of the open sensors
    VectorXd fixed;   ///< packed information of the chosen ones
    MatrixXd limits;  ///< m x c: card and cost rows that bind
    VectorXd limitLeft;
    VectorXd w;
    double lambda = 0;    ///< E: variable below the smallest eigenvalue of M' against weight
    double scale = 1;     ///< weight of the criterion against the barrier
    double reference = 1; ///< A: value at the start; E: smallest eigenvalue at the start

    // of evaluate()
    bool valid = false;
    double objective = kInfinity;
    MatrixXd matrix, inverse; ///< M' (E: M' - lambda weight) and its inverse
    double criterion = 0;     ///< A: trace(weight C'), D: ln det C', E: 1/lambda
    bool centred = false;
};

void SensorRelaxation::evaluate(Work& work) const {
    work.valid = false;
    work.objective = kInfinity;
    double barrier = 0;
    for (Index k = 0; k < work.w.size(); ++k) {
        const double inside = work.w[k] * (1 - work.w[k]);
        if (!(work.w[k] > 0 && inside > 0)) return;
        barrier -= std::log(inside);
    }
    for (Index c = 0; c < work.limits.cols(); ++c) {
        const double left = work.limitLeft[c] - work.limits.col(c).dot(work.w);
        if (!(left > 0)) return;
        barrier -= std::log(left);
    }
    work.matrix = unpacked(work.fixed + work.columns * work.w, p_);
    if (criterion_ == Criterion::E) work.matrix -= work.lambda * weight_;
    const Eigen::LLT<MatrixXd> factor(work.matrix);
    if (factor.info() != Eigen::Success || !(factor.matrixLLT().diagonal().minCoeff() > 0)) return;
    work.inverse = factor.solve(MatrixXd::Identity(p_, p_));
    work.inverse = (0.5 * (work.inverse + work.inverse.transpose())).eval();
    const double logDeterminant = -2 * factor.matrixLLT().diagonal().array().log().sum();
    switch (criterion_) {
    case Criterion::D:
        work.criterion = logDeterminant;
        work.objective = work.scale * logDeterminant + barrier;
        break;
    case Criterion::A:
        work.criterion = (weight_.array() * work.inverse.array()).sum();
        work.objective = work.scale * work.criterion / work.reference + barrier;
        break;
    default:
        if (!(work.lambda > 0)) return;
        work.criterion = 1 / work.lambda;
        work.objective = -work.scale * work.lambda / work.reference + logDeterminant + barrier;
        break;
    }
    work.valid = std::isfinite(work.objective);
}

/// One Newton step with backtracking.
void SensorRelaxation::step(Work& work) const {
    const Index m = work.w.size(), c = work.limits.cols();
    const bool withLambda = criterion_ == Criterion::E;
    // Gradient and curvature of the criterion with respect to the packed information.
    VectorXd slope;
    MatrixXd curvature;
    const MatrixXd& inverse = work.inverse;
    if (criterion_ == Criterion::A) {
        const double s = work.scale / work.reference;
        const MatrixXd k = inverse * weight_ * inverse;
        slope = -s * packed(k);
        curvature = 2 * s * packedProduct(inverse, k);
    } else {
        const double s = withLambda ? 1 : work.scale;
        slope = -s * packed(inverse);
        curvature = s * packedProduct(inverse, inverse);
    }
    VectorXd gradient = work.columns.transpose() * slope, diagonal(m);
    for (Index k = 0; k < m; ++k) {
        const double w = work.w[k], v = 1 - w;
        gradient[k] += 1 / v - 1 / w;
        diagonal[k] = 1 / (w * w) + 1 / (v * v);
    }
    const Index rank = q_ + c;
    MatrixXd u(rank, m), core = MatrixXd::Zero(rank, rank);
    u.topRows(q_) = work.columns;
    core.topLeftCorner(q_, q_) = curvature;
    for (Index i = 0; i < c; ++i) {
        const double left = work.limitLeft[i] - work.limits.col(i).dot(work.w);
        u.row(q_ + i) = work.limits.col(i).transpose();
        gradient += work.limits.col(i) / left;
        core(q_ + i, q_ + i) = 1 / (left * left);
    }
    // (D + U^T core U)^-1 b = D^-1 (b - U^T z), (I + core U D^-1 U^T) z = core U D^-1 b
    const VectorXd inverseDiagonal = diagonal.cwiseInverse();
    const MatrixXd ud = u * inverseDiagonal.asDiagonal();
    const MatrixXd inner = MatrixXd::Identity(rank, rank) + core * (ud * u.transpose());
    const Eigen::PartialPivLU<MatrixXd> lu(inner);
    const auto solved = [&](const VectorXd& b) {
        const VectorXd z = lu.solve(core * (ud * b));
        return VectorXd(inverseDiagonal.cwiseProduct(b - u.transpose() * z));
    };
    VectorXd move = solved(-gradient);
    double lambdaMove = 0, decrement = 0;
    if (withLambda) {
        const VectorXd packedWeight = packed(weight_);
        const VectorXd coupled = curvature * (-packedWeight);
        const VectorXd h = work.columns.transpose() * coupled;
        const double slopeLambda = -work.scale / work.reference - slope.dot(packedWeight);
        const VectorXd hMove = solved(h);
        const double reduced = -packedWeight.dot(coupled) - h.dot(hMove);
        if (reduced > 0) {
            lambdaMove = (-slopeLambda - h.dot(move)) / reduced;
            move -= lambdaMove * hMove;
        }
        decrement = -slopeLambda * lambdaMove;
    }
    decrement -= gradient.dot(move);
    work.centred = !(decrement > 1);
    if (!(decrement > 0) || !move.allFinite()) {
        work.centred = true;
        return;
    }
    // As far as the box allows, then back until the objective falls.
    double length = 1;
    for (Index k = 0; k < m; ++k) {
        if (move[k] < 0) length = std::min(length, -0.99 * work.w[k] / move[k]);
        if (move[k] > 0) length = std::min(length, 0.99 * (1 - work.w[k]) / move[k]);
    }
    for (Index i = 0; i < c; ++i) {
        const double speed = work.limits.col(i).dot(move);
        const double left = work.limitLeft[i] - work.limits.col(i).dot(work.w);
        if (speed > 0) length = std::min(length, 0.99 * left / speed);
    }
    const VectorXd w = work.w;
    const double lambda = work.lambda, objective = work.objective;
    for (int halving = 0; halving < 30; ++halving, length *= 0.5) {
        work.w = w + length * move;
        work.lambda = lambda + length * lambdaMove;
        evaluate(work);
        if (work.valid && work.objective <= objective - 0.1 * length * decrement) return;
    }
    work.w = w;
    work.lambda = lambda;
    evaluate(work);
    work.centred = true;
}

void SensorRelaxation::updateBound(const Work& work, const PartialChoice& choice, RelaxedBound& best) const {
    MatrixXd g;
    double logNumerator = 0, power = 1, shift = shift_;
    switch (criterion_) {
    case Criterion::D:
        g = work.inverse;
        logNumerator = work.criterion + p_ * std::log(static_cast<double>(p_));
        power = p_;
        break;
    case Criterion::A:
        g = work.inverse * weight_ * work.inverse;
        logNumerator = 2 * std::log(work.criterion);
        break;
    default:
        g = work.inverse;
        logNumerator = std::log((g.array() * weight_.array()).sum());
        break;
    }
    const VectorXd direction = packed(g);
    const VectorXd all = work.columns.transpose() * direction;
    std::vector<double> gains(all.data(), all.data() + all.size());
    double offset = 0;
    const double most = largestSum(gains, costsOf(choice), choice.places, choice.costLeft, offset);
    const double fixed = direction.dot(work.fixed);
    // Rounding of <G, M> grows with the condition of the reference matrix.
    const double margin = kBoundMargin + 1e-14 * power * work.matrix.norm() * work.inverse.norm();
    const double bound = logNumerator + shift - margin - power * std::log(fixed + most);
    if (!(bound > best.logBound)) return;
    best.logBound = bound;
    best.logNumerator = logNumerator + shift - margin;
    best.power = power;
    best.fixed = fixed;
    best.most = most;
    best.offset = offset;
    best.gains = std::move(gains);
}

RelaxedBound SensorRelaxation::solve(const PartialChoice& choice, double logEnough, double tolerance,
                                     const std::stop_token& stop) const {
    assert(determined_ && choice.places >= 1 && !choice.open.empty());
    const auto m = static_cast<Index>(choice.open.size());
    RelaxedBound best;
    Work work;
    work.fixed = VectorXd::Zero(q_);
    for (const int k : choice.in) work.fixed += packed_.col(k);
    work.columns.resize(q_, m);
    for (Index k = 0; k < m; ++k) work.columns.col(k) = packed_.col(choice.open[static_cast<std::size_t>(k)]);
    if (!std::isfinite(logValueOf(unpacked(work.fixed + work.columns.rowwise().sum(), p_)))) {
        best.undetermined = true;
        best.logBound = kInfinity;
        return best;
    }
    VectorXd costs = VectorXd::Zero(m);
    if (!costs_.empty())
        for (Index k = 0; k < m; ++k) costs[k] = cost(choice.open[static_cast<std::size_t>(k)]);
    const bool countBinds = choice.places<m, costBinds = costs.sum()> choice.costLeft;
    work.limits.resize(m, (countBinds ? 1 : 0) + (costBinds ? 1 : 0));
    work.limitLeft.resize(work.limits.cols());
    double start = 0.9;
    if (countBinds) {
        work.limits.col(0).setOnes();
        work.limitLeft[0] = choice.places;
        start = std::min(start, 0.9 * choice.places / static_cast<double>(m));
    }
    if (costBinds) {
        work.limits.rightCols(1) = costs;
        work.limitLeft[work.limitLeft.size() - 1] = choice.costLeft;
        start = std::min(start, 0.9 * choice.costLeft / costs.sum());
    }
    work.w = VectorXd::Constant(m, start);
    // Without a cost limit that leaves anything, only sensors without cost are open: no start inside the
    // limits.
    if (costBinds && !(choice.costLeft > 0)) {
        best.logBound = -kInfinity;
        return best;
    }
    if (criterion_ == Criterion::E) {
        const MatrixXd now = unpacked(work.fixed + work.columns * work.w, p_);
        const double log = logValueOf(now) - shift_;
        if (!std::isfinite(log)) return best;
        work.reference = std::exp(-log);
        work.lambda = 0.5 * work.reference;
    }
    work.scale = static_cast<double>(m);
    evaluate(work);
    if (!work.valid) return best;
    if (criterion_ == Criterion::A) {
        work.reference = work.criterion;
        evaluate(work);
    }
    const double rank = static_cast<double>(q_ + work.limits.cols()),
                 ofStep = rank * rank * (rank + static_cast<double>(m));
    for (int iteration = 0; iteration < 80; ++iteration) {
        const bool last = stop.stop_requested() && best.steps * ofStep >= kLeastWork;
        step(work);
        ++best.steps;
        if (!work.centred && !last) continue;
        updateBound(work, choice, best);
        const double relaxed =
            (criterion_ == Criterion::D ? work.criterion : std::log(work.criterion)) + shift_;
        if (relaxed < best.logRelaxed) {
            best.logRelaxed = relaxed;
            best.weights.assign(work.w.data(), work.w.data() + m);
        }
        const double gap = best.logRelaxed - best.logBound;
        // Where the relaxed optimum itself is no proof, a rough bound divides as well as a sharp one.
        const bool roughEnough = std::isfinite(logEnough) && gap <= 0.05 * (logEnough - best.logRelaxed);
        if (last || best.logBound >= logEnough || gap <= tolerance || roughEnough) break;
        if (work.scale > 1e13) break;
        work.scale *= 10;
        evaluate(work);
    }
    return best;
}

} // namespace rigor
