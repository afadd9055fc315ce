#pragma once
// The dual of the maximum entropy problem on a fixed grid, and its minimum by damped Newton steps; internal
// to maximum_entropy.cpp. A step takes no memory and one pass over the grid; M is known when compiling for
// the usual four moments, and Eigen::Dynamic for any other number: with normalised Hermite polynomials h_m
// counted from their wanted moments mu_m,
//     Gamma(x) = log sum_j w_j exp(-sum_m x_m (h_m(t_j) - mu_m)),
// gradient -E{h - mu}, Hessian the covariance. Near the minimum E{h - mu} is 0, so that the covariance needs
// no second pass about the mean.

#include "core/foundation/stats/maximum_entropy/maximum_entropy.h"

#include <Eigen/Cholesky>

#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace rigor::maxent {

constexpr int kMaxOrder = 8;

/// Nodes on [-K, K]; their number is even.
struct Grid {
    Eigen::ArrayXd weights;
    Eigen::MatrixXd hermite; ///< nodes x 8, column m - 1 = h_m
};

template <int M> class Dual {
  public:
    static constexpr int kMost = M == Eigen::Dynamic ? kMaxOrder : M;
    using Vector = Eigen::Matrix<double, M, 1, 0, kMost, 1>;
    using Matrix = Eigen::Matrix<double, M, M, 0, kMost, kMost>;
    using Lanes = Eigen::Array<double, 2, 1>;

    /// Keeps a reference of `grid`. One at a time per thread: the work space is the thread's.
    Dual(const Grid& grid, const Vector& wanted)
        : gradient(wanted), hessian(wanted.size(), wanted.size()), weights_(grid.weights),
          nodes_(grid.weights.size()), order_(static_cast<int>(wanted.size())), wanted_(wanted) {
        thread_local std::vector<double> work;
        const auto needed = static_cast<std::size_t>(nodes_ * (order() + 1));
        if (work.size() < needed) work.resize(needed);
        centred_ = work.data();
        mass_ = centred_ + nodes_ * order();
        for (int m = 0; m < order(); ++m)
            Eigen::Map<Eigen::ArrayXd>(centred_ + m * nodes_, nodes_) =
                grid.hermite.col(m).array() - wanted[m];
    }

    double value(const Vector& x) {
        const int count = order();
        for (Eigen::Index j = 0; j < nodes_; j += 2) {
            Lanes exponent = -x[0] * lanesAt(centred_ + j);
#pragma GCC unroll 8
            for (int m = 1; m < count; ++m) exponent -= x[m] * lanesAt(centred_ + m * nodes_ + j);
            Eigen::Map<Lanes>(mass_ + j) = exponent;
        }
        Eigen::Map<Eigen::ArrayXd> mass(mass_, nodes_);
        const double top = mass.maxCoeff();
        if (!std::isfinite(top)) return std::numeric_limits<double>::infinity();
        mass = weights_ * (mass - top).exp();
        total_ = mass.sum();
        const double dual = std::log(total_) + top;
        logZ = dual - x.dot(wanted_);
        return dual;
    }

    /// For the x of the last value().
    void derivatives() {
        Lanes first[kMost], second[kMost * (kMost + 1) / 2];
        const int count = order();
        for (Lanes& sum : first) sum.setZero();
        for (Lanes& sum : second) sum.setZero();
        for (Eigen::Index j = 0; j < nodes_; j += 2) {
            Lanes c[kMost];
            const Lanes mass = lanesAt(mass_ + j);
            int at = 0;
#pragma GCC unroll 8
            for (int m = 0; m < count; ++m) {
                c[m] = lanesAt(centred_ + m * nodes_ + j);
                const Lanes weighted = mass * c[m];
                first[m] += weighted;
#pragma GCC unroll 8
                for (int k = 0; k <= m; ++k) second[at++] += weighted * c[k];
            }
        }
        for (int m = 0; m < order(); ++m) gradient[m] = -first[m].sum() / total_;
        for (int m = 0, at = 0; m < order(); ++m)
            for (int k = 0; k <= m; ++k)
                hessian(m, k) = hessian(k, m) = second[at++].sum() / total_ - gradient[m] * gradient[k];
    }

    /// Largest error of a moment for the x of the last value().
    double error() const {
        const Eigen::Map<const Eigen::VectorXd> mass(mass_, nodes_);
        double largest = 0;
        for (int m = 0; m < order(); ++m) {
            const double off =
                Eigen::Map<const Eigen::VectorXd>(centred_ + m * nodes_, nodes_).dot(mass) / total_;
            if (!(std::abs(off) <= largest)) largest = std::abs(off);
        }
        return largest;
    }

    double logZ = 0;
    Vector gradient;
    Matrix hessian;

  private:
    int order() const {
        if constexpr (M == Eigen::Dynamic)
            return order_;
        else
            return M;
    }
    static Lanes lanesAt(const double* from) { return Eigen::Map<const Lanes>(from); }

    const Eigen::ArrayXd& weights_;
    Eigen::Index nodes_;
    int order_;
    Vector wanted_;
    double *centred_, *mass_;
    double total_ = 0;
};

/// Newton direction; a ridge is added if rounding has made the Hessian indefinite. None if nothing helps.
template <int M> std::optional<typename Dual<M>::Vector> newtonDirection(const Dual<M>& dual) {
    const double trace = dual.hessian.trace();
    for (double ridge : {0.0, 1e-14, 1e-12, 1e-10, 1e-8}) {
        typename Dual<M>::Matrix shifted = dual.hessian;
        shifted.diagonal().array() += ridge * trace;
        const Eigen::LLT<typename Dual<M>::Matrix> factor(shifted);
        if (factor.info() != Eigen::Success) continue;
        const typename Dual<M>::Vector direction = -factor.solve(dual.gradient);
        if (direction.allFinite() && direction.dot(dual.gradient) < 0) return direction;
    }
    return {};
}

template <int M> struct Solution {
    FitState state = FitState::IterationLimit;
    typename Dual<M>::Vector x;
    double logZ = 0, error = 0;
    int iterations = 0;
};

/// From x; `iterations` were made before. Converged where the largest error of a moment is at most
/// `tolerance`. With `nearly` > tolerance the last step is made from an error below it and not looked at:
/// Newton's method squares it, and the caller finds out on a finer grid.
template <int M>
Solution<M> minimiseDual(Dual<M>& dual, typename Dual<M>::Vector x, double tolerance, int mostIterations,
                         int iterations, double nearly = 0) {
    Solution<M> solution;
    solution.iterations = iterations;
    double value = dual.value(x);
    for (;;) {
        dual.derivatives();
        solution.x = x;
        solution.logZ = dual.logZ;
        solution.error = dual.gradient.cwiseAbs().maxCoeff();
        if (!std::isfinite(value) || !std::isfinite(solution.error)) {
            solution.state = FitState::NoProgress;
            return solution;
        }
        if (solution.error <= tolerance) {
            solution.state = FitState::Converged;
            return solution;
        }
        if (solution.iterations >= mostIterations) return solution;
        const auto direction = newtonDirection(dual);
        if (!direction) {
            solution.state = FitState::NoProgress;
            return solution;
        }
        ++solution.iterations;
        if (solution.error <= nearly) {
            solution.x += *direction;
            solution.state = FitState::Converged;
            return solution;
        }
        // Armijo; the slack lets the last steps through, whose gain is below the rounding of the dual.
        const double slope = direction->dot(dual.gradient), slack = 1e-14 * (1 + std::abs(value));
        double step = 1, next = dual.value(x + *direction);
        while (!(next <= value + 1e-4 * step * slope + slack) && step > 1e-10)
            next = dual.value(x + (step *= 0.5) * *direction);
        if (step <= 1e-10) {
            solution.state = FitState::NoProgress;
            return solution;
        }
        x += step * *direction;
        value = next;
    }
}

} // namespace rigor::maxent
