#include "core/foundation/stats/maximum_entropy/maximum_entropy.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/maximum_entropy/maximum_entropy_dual.h"
#include "core/foundation/stats/maximum_entropy/maximum_entropy_start.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>

namespace rigor {

std::string toString(FitState state) {
    switch (state) {
    case FitState::NotRun:
        return "not-run";
    case FitState::Converged:
        return "converged";
    case FitState::InfeasibleMoments:
        return "infeasible-moments";
    case FitState::IterationLimit:
        return "iteration-limit";
    case FitState::NoProgress:
        return "no-progress";
    case FitState::NotFinite:
        return "not-finite";
    }
    return "not-run";
}

namespace {
using maxent::Dual, maxent::Grid, maxent::kMaxOrder, maxent::Solution, maxent::StartTable;

constexpr int kPanelOrder = 10;
/// Panels per standard deviation on grid 0: exact to rounding for features wider than about 0.3.
constexpr double kPanelsPerDeviation = 2;
/// Grid -1 has half as many: enough for most densities, which is found out on grid 0.
constexpr int kFirstGrid = -1, kFinestGrid = 5;
/// The density that converged on grid 0 or finer must reproduce the moments on the next finer grid to this,
/// or is refitted there.
constexpr double kGridTolerance = 1e-8;
/// Error of a moment from which one more Newton step is enough, as a rule.
constexpr double kNearly = 3e-6;

std::shared_ptr<const Grid> makeGrid(double support, int level) {
    const double panels = std::ceil(2 * support * kPanelsPerDeviation);
    const int count = level < 0 ? static_cast<int>(std::ceil(panels / 2)) : static_cast<int>(panels) << level;
    const QuadratureRule rule = compositeGaussLegendre(-support, support, count, kPanelOrder);
    const Eigen::MatrixXd values = OrthonormalPolynomials({}, kMaxOrder).evaluate(rule.nodes);
    return std::make_shared<const Grid>(Grid{rule.weights.array(), values.bottomRows(kMaxOrder).transpose()});
}

/// The thread keeps what it used last, so that threads do not wait for each other.
const Grid& gridFor(double support, int level) {
    using Levels = std::array<std::shared_ptr<const Grid>, kFinestGrid - kFirstGrid + 1>;
    thread_local double supportOfMine = 0;
    thread_local Levels mine;
    if (supportOfMine != support) {
        mine = {};
        supportOfMine = support;
    }
    const auto index = static_cast<std::size_t>(level - kFirstGrid);
    if (!mine[index]) {
        static std::mutex mutex;
        static std::map<std::pair<double, int>, std::shared_ptr<const Grid>> all;
        const std::scoped_lock lock(mutex);
        auto& entry = all[{support, level}];
        if (!entry) entry = makeGrid(support, level);
        mine[index] = entry;
    }
    return *mine[index];
}

/// Row m = coefficients of he_m in powers of t, m = 0 .. 8.
using Powers = Eigen::Matrix<double, kMaxOrder + 1, kMaxOrder + 1>;
const Powers& hermiteInPowers() {
    static const Powers powers = [] {
        Powers c = Powers::Zero();
        c(0, 0) = 1;
        for (int k = 0; k < kMaxOrder; ++k) { // sqrt(k+1) he_(k+1) = t he_k - sqrt(k) he_(k-1)
            c.row(k + 1).tail(kMaxOrder) = c.row(k).head(kMaxOrder);
            if (k > 0) c.row(k + 1) -= std::sqrt(static_cast<double>(k)) * c.row(k - 1);
            c.row(k + 1) /= std::sqrt(k + 1.0);
        }
        return c;
    }();
    return powers;
}

void checkOptions(int order, const MaximumEntropyOptions& options) {
    if (order < 2 || order > kMaxOrder)
        fail(sentence("Mathematics", "maximum entropy with {} moments: 2 to {} are possible"), order,
             kMaxOrder);
    if (!(options.support >= 3 && options.support <= 12))
        fail(sentence("Mathematics", "maximum entropy support of {} standard deviations: it must be 3 to 12"),
             options.support);
    if (options.maxIterations < 1)
        fail(sentence("Mathematics", "maximum entropy with {} iterations: at least 1"),
             options.maxIterations);
    if (!(options.tolerance > 0))
        fail(sentence("Mathematics", "maximum entropy tolerance {}: it must be positive"), options.tolerance);
}

std::string reasonFor(FitState state, int iterations, double error) {
    if (state == FitState::Converged)
        return filled(sentence("Mathematics", "converged in {} Newton steps"), iterations);
    if (state == FitState::IterationLimit)
        return filled(sentence("Mathematics",
                               "not converged after {} Newton steps; the moments are still off by {:.2g}"),
                      iterations, error);
    return filled(sentence("Mathematics",
                           "no further progress after {} Newton steps; the moments are still off by {:.2g}"),
                  iterations, error);
}

/// On grid -1; nothing unless grid 0 confirms the moments to the tolerance of the fit itself. `error` is that
/// on grid 0.
template <int M>
std::optional<Solution<M>> solvedCoarsely(const typename Dual<M>::Vector& start,
                                          const typename Dual<M>::Vector& wanted, double tolerance,
                                          const MaximumEntropyOptions& options) {
    Solution<M> solution;
    solution.x = start;
    for (const double nearly : {kNearly, 0.0}) {
        {
            Dual<M> coarse(gridFor(options.support, kFirstGrid), wanted);
            solution = minimiseDual(coarse, solution.x, tolerance, options.maxIterations, solution.iterations,
                                    nearly);
        }
        if (solution.state != FitState::Converged) return {};
        Dual<M> finer(gridFor(options.support, 0), wanted);
        if (!std::isfinite(finer.value(solution.x))) return {};
        solution.logZ = finer.logZ;
        solution.error = finer.error();
        if (solution.error <= tolerance) return solution;
    }
    return {};
}

/// As gridFor: the thread keeps the table it used last.
const StartTable& startsFor(double support) {
    thread_local double supportOfMine = 0;
    thread_local std::shared_ptr<const StartTable> mine;
    if (supportOfMine != support) {
        static std::mutex mutex;
        static std::map<double, std::shared_ptr<const StartTable>> all;
        const std::scoped_lock lock(mutex);
        auto& entry = all[support];
        if (!entry) {
            const MaximumEntropyOptions options{.support = support};
            entry = std::make_shared<const StartTable>(
                [&](double skewness, double kurtosis,
                    const StartTable::Terms& start) -> std::optional<StartTable::Terms> {
                    const StartTable::Terms wanted(0, 0, skewness / std::sqrt(6.0),
                                                   (kurtosis - 3) / std::sqrt(24.0));
                    const auto found = solvedCoarsely<4>(
                        start, wanted, options.tolerance * (1 + wanted.cwiseAbs().maxCoeff()), options);
                    if (!found) return {};
                    return found->x;
                });
        }
        mine = entry;
        supportOfMine = support;
    }
    return *mine;
}

template <int M>
Solution<M> solved(const typename Dual<M>::Vector& start, const typename Dual<M>::Vector& wanted,
                   const MaximumEntropyOptions& options) {
    const double scale = 1 + wanted.cwiseAbs().maxCoeff();
    if (const auto solution = solvedCoarsely<M>(start, wanted, options.tolerance * scale, options))
        return *solution;
    Solution<M> solution;
    solution.x = start;
    for (int level = 0; level < kFinestGrid; ++level) {
        Dual<M> dual(gridFor(options.support, level), wanted);
        solution = minimiseDual(dual, solution.x, options.tolerance * scale, options.maxIterations,
                                solution.iterations);
        if (solution.state != FitState::Converged) break;
        Dual<M> finer(gridFor(options.support, level + 1), wanted);
        finer.value(solution.x);
        solution.error = finer.error();
        if (solution.error <= kGridTolerance * scale) break;
        if (level + 1 == kFinestGrid) solution.state = FitState::NoProgress;
    }
    return solution;
}

/// exponent = sum x_m he_m; the normal density is x_2 he_2 with x_2 = 1/sqrt(2).
template <int M>
MaximumEntropyFit fitted(MaximumEntropyFit fit, const MaximumEntropyOptions& options,
                         const Eigen::VectorXd* warmStart) {
    const auto order = static_cast<Eigen::Index>(fit.moments.standardised.size());
    constexpr int kMost = Dual<M>::kMost + 1, kTerms = M == Eigen::Dynamic ? Eigen::Dynamic : kMost;
    using Terms = Eigen::Matrix<double, kTerms, 1, 0, kMost, 1>;
    const Eigen::Matrix<double, kTerms, kTerms, 0, kMost, kMost> basis =
        hermiteInPowers().topLeftCorner(order + 1, order + 1);
    Terms powers(order + 1);
    powers[0] = 1;
    for (Eigen::Index m = 1; m <= order; ++m)
        powers[m] = fit.moments.standardised[static_cast<std::size_t>(m - 1)];
    const typename Dual<M>::Vector wanted = (basis * powers).tail(order);

    typename Dual<M>::Vector start = Dual<M>::Vector::Zero(order);
    start[1] = std::sqrt(0.5);
    if (warmStart && warmStart->size() == order + 1 && warmStart->allFinite()) {
        Terms x = *warmStart;
        basis.transpose().template triangularView<Eigen::Upper>().solveInPlace(x);
        start = x.tail(order);
    }
    if constexpr (M == 4)
        if (!warmStart)
            start = startsFor(options.support)
                        .at(fit.moments.standardised[2], fit.moments.standardised[3])
                        .value_or(start);
    const Solution<M> solution = solved<M>(start, wanted, options);
    fit.state = solution.state;
    fit.iterations = solution.iterations;
    fit.momentError = solution.error;
    fit.reason = reasonFor(fit.state, fit.iterations, fit.momentError);
    Terms exponents(order + 1);
    exponents << solution.logZ, solution.x;
    fit.lambda = basis.transpose() * exponents;
    return fit;
}
} // namespace

MaximumEntropyFit fitMaximumEntropy(const Moments& moments, int order, const MaximumEntropyOptions& options,
                                    const Eigen::VectorXd* warmStart) {
    checkOptions(order, options);
    if (moments.order() < order)
        fail(sentence("Mathematics", "maximum entropy with {} moments: only {} are given"), order,
             moments.order());
    MaximumEntropyFit fit;
    fit.support = options.support;
    fit.moments = moments;
    fit.moments.standardised.resize(static_cast<std::size_t>(order));
    const bool finite =
        std::ranges::all_of(fit.moments.standardised, [](double m) { return std::isfinite(m); });
    if (!finite || !std::isfinite(moments.mean) ||
        !(moments.standardDeviation > 0 && std::isfinite(moments.standardDeviation))) {
        fit.state = FitState::NotFinite;
        fit.reason = filled(
            sentence("Mathematics",
                     "mean {}, standard deviation {}: there is no spread, or a moment is not a number"),
            moments.mean, moments.standardDeviation);
        return fit;
    }
    if (!clearlyFeasible(fit.moments.standardised, options.support)) {
        const Feasibility check = momentFeasibility(fit.moments.standardised, options.support);
        if (!check.feasible) {
            fit.state = FitState::InfeasibleMoments;
            fit.reason = check.reason;
            return fit;
        }
    }
    return order == 4 ? fitted<4>(std::move(fit), options, warmStart)
                      : fitted<Eigen::Dynamic>(std::move(fit), options, warmStart);
}

double MaximumEntropyFit::logPdf(double y) const {
    if (!converged() || std::isnan(y)) return std::numeric_limits<double>::quiet_NaN();
    const double t = (y - moments.mean) / moments.standardDeviation;
    const double inside = std::clamp(t, -support, support);
    double exponent = 0;
    for (Eigen::Index m = lambda.size() - 1; m >= 0; --m) exponent = exponent * inside + lambda[m];
    return -exponent - 0.5 * (t * t - inside * inside) - std::log(moments.standardDeviation);
}

} // namespace rigor
