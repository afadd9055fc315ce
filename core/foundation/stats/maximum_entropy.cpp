#include "core/foundation/stats/maximum_entropy.h"

#include "core/foundation/base/error.h"

#include <algorithm>
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
constexpr int kMaxOrder = 8;
constexpr int kPanelOrder = 10;
/// Panels per standard deviation on the first grid: exact to rounding for features wider than about 0.3.
constexpr double kPanelsPerDeviation = 2;
constexpr int kRefinements = 4;
/// The converged density must reproduce the moments on the next finer grid to this, or is refitted there.
constexpr double kGridTolerance = 1e-8;

/// Nodes on [-K, K] with normalised Hermite polynomials: row m - 1 of hermite = he_m, m = 1 .. 8.
struct Table {
    Eigen::ArrayXd weights;
    Eigen::MatrixXd hermite; ///< nodes x 8 (column per polynomial)
};

std::shared_ptr<const Table> tableFor(double support, int refinement) {
    static std::mutex mutex;
    static std::map<std::pair<double, int>, std::shared_ptr<const Table>> tables;
    const std::scoped_lock lock(mutex);
    auto& entry = tables[{support, refinement}];
    if (!entry) {
        const int panels = static_cast<int>(std::ceil(2 * support * kPanelsPerDeviation)) << refinement;
        const QuadratureRule rule = compositeGaussLegendre(-support, support, panels, kPanelOrder);
        const Eigen::MatrixXd values = OrthonormalPolynomials({}, kMaxOrder).evaluate(rule.nodes);
        entry = std::make_shared<const Table>(
            Table{rule.weights.array(), values.bottomRows(kMaxOrder).transpose()});
    }
    return entry;
}

/// Row m = coefficients of he_m in powers of t, m = 0 .. 8.
const Eigen::MatrixXd& hermiteInPowers() {
    static const Eigen::MatrixXd powers = [] {
        Eigen::MatrixXd c = Eigen::MatrixXd::Zero(kMaxOrder + 1, kMaxOrder + 1);
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

/// The dual and its derivatives at exponent coefficients x: density exp(-x . he)/Z.
class Dual {
  public:
    Dual(std::shared_ptr<const Table> table, const Eigen::VectorXd& wanted)
        : table_(std::move(table)), wanted_(wanted), order_(wanted.size()) {}

    double value(const Eigen::VectorXd& x) {
        const Eigen::ArrayXd exponent = -(table_->hermite.leftCols(order_) * x).array();
        const double top = exponent.maxCoeff();
        if (!std::isfinite(top)) return std::numeric_limits<double>::infinity();
        mass_ = table_->weights * (exponent - top).exp();
        const double total = mass_.sum();
        mass_ /= total;
        logZ = std::log(total) + top;
        return logZ + x.dot(wanted_);
    }

    /// For the x of the last value(): gradient = wanted - E{he}, Hessian = covariance of he.
    void derivatives() {
        const auto he = table_->hermite.leftCols(order_);
        const Eigen::VectorXd expected = he.transpose() * mass_.matrix();
        gradient = wanted_ - expected;
        const Eigen::MatrixXd centred =
            mass_.sqrt().matrix().asDiagonal() * (he.rowwise() - expected.transpose());
        hessian = centred.transpose() * centred;
    }

    double logZ = 0;
    Eigen::VectorXd gradient;
    Eigen::MatrixXd hessian;

  private:
    std::shared_ptr<const Table> table_;
    Eigen::VectorXd wanted_;
    Eigen::Index order_;
    Eigen::ArrayXd mass_;
};

/// Newton direction; a ridge is added if rounding has made the Hessian indefinite. Empty if nothing helps.
Eigen::VectorXd newtonDirection(const Dual& dual) {
    const double trace = dual.hessian.trace();
    for (double ridge : {0.0, 1e-14, 1e-12, 1e-10, 1e-8}) {
        Eigen::MatrixXd shifted = dual.hessian;
        shifted.diagonal().array() += ridge * trace;
        const Eigen::LLT<Eigen::MatrixXd> factor(shifted);
        if (factor.info() != Eigen::Success) continue;
        Eigen::VectorXd direction = -factor.solve(dual.gradient);
        if (direction.allFinite() && direction.dot(dual.gradient) < 0) return direction;
    }
    return {};
}

struct Solution {
    FitState state = FitState::IterationLimit;
    Eigen::VectorXd x;
    double logZ = 0, error = 0;
};

Solution minimiseDual(Dual& dual, Eigen::VectorXd x, const MaximumEntropyOptions& options, double scale,
                      int& iterations) {
    Solution solution;
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
        if (solution.error <= options.tolerance * scale) {
            solution.state = FitState::Converged;
            return solution;
        }
        if (iterations >= options.maxIterations) return solution;
        const Eigen::VectorXd direction = newtonDirection(dual);
        if (direction.size() == 0) {
            solution.state = FitState::NoProgress;
            return solution;
        }
        ++iterations;
        // Armijo; the slack lets the last steps through, whose gain is below the rounding of the dual.
        const double slope = direction.dot(dual.gradient), slack = 1e-14 * (1 + std::abs(value));
        double step = 1, next = dual.value(x + direction);
        while (!(next <= value + 1e-4 * step * slope + slack) && step > 1e-10)
            next = dual.value(x + (step *= 0.5) * direction);
        if (step <= 1e-10) {
            solution.state = FitState::NoProgress;
            return solution;
        }
        x += step * direction;
        value = next;
    }
}

void checkOptions(int order, const MaximumEntropyOptions& options) {
    if (order < 2 || order > kMaxOrder)
        fail("maximum entropy with {} moments: 2 to {} are possible", order, kMaxOrder);
    if (!(options.support >= 3 && options.support <= 12))
        fail("maximum entropy support of {} standard deviations: it must be 3 to 12", options.support);
    if (options.maxIterations < 1)
        fail("maximum entropy with {} iterations: at least 1", options.maxIterations);
    if (!(options.tolerance > 0))
        fail("maximum entropy tolerance {}: it must be positive", options.tolerance);
}

std::string reasonFor(FitState state, int iterations, double error) {
    if (state == FitState::Converged) return fmt::format("converged in {} Newton steps", iterations);
    if (state == FitState::IterationLimit)
        return fmt::format("not converged after {} Newton steps; the moments are still off by {:.2g}",
                           iterations, error);
    return fmt::format("no further progress after {} Newton steps; the moments are still off by {:.2g}",
                       iterations, error);
}
} // namespace

MaximumEntropyFit fitMaximumEntropy(const Moments& moments, int order, const MaximumEntropyOptions& options,
                                    const Eigen::VectorXd* warmStart) {
    checkOptions(order, options);
    if (moments.order() < order)
        fail("maximum entropy with {} moments: only {} are given", order, moments.order());
    MaximumEntropyFit fit;
    fit.support = options.support;
    fit.moments = moments;
    fit.moments.standardised.resize(static_cast<std::size_t>(order));
    const bool finite =
        std::ranges::all_of(fit.moments.standardised, [](double m) { return std::isfinite(m); });
    if (!finite || !std::isfinite(moments.mean) ||
        !(moments.standardDeviation > 0 && std::isfinite(moments.standardDeviation))) {
        fit.state = FitState::NotFinite;
        fit.reason =
            fmt::format("mean {}, standard deviation {}: there is no spread, or a moment is not a number",
                        moments.mean, moments.standardDeviation);
        return fit;
    }
    if (const Feasibility check = momentFeasibility(fit.moments.standardised, options.support);
        !check.feasible) {
        fit.state = FitState::InfeasibleMoments;
        fit.reason = check.reason;
        return fit;
    }

    Eigen::VectorXd powers(order + 1);
    powers[0] = 1;
    for (int m = 1; m <= order; ++m) powers[m] = fit.moments.standardised[static_cast<std::size_t>(m - 1)];
    const Eigen::MatrixXd basis = hermiteInPowers().topLeftCorner(order + 1, order + 1);
    const Eigen::VectorXd wanted = (basis * powers).tail(order);
    const double scale = 1 + wanted.cwiseAbs().maxCoeff();

    // exponent = sum x_m he_m; the normal density is x_2 he_2 with x_2 = 1/sqrt(2).
    Eigen::VectorXd x = Eigen::VectorXd::Zero(order);
    x[1] = std::sqrt(0.5);
    if (warmStart && warmStart->size() == order + 1 && warmStart->allFinite())
        x = basis.transpose().triangularView<Eigen::Upper>().solve(*warmStart).tail(order);

    Solution solution;
    for (int refinement = 0; refinement <= kRefinements; ++refinement) {
        Dual dual(tableFor(options.support, refinement), wanted);
        solution = minimiseDual(dual, x, options, scale, fit.iterations);
        if (solution.state != FitState::Converged) break;
        x = solution.x;
        Dual finer(tableFor(options.support, refinement + 1), wanted);
        finer.value(x);
        finer.derivatives();
        solution.error = finer.gradient.cwiseAbs().maxCoeff();
        if (solution.error <= kGridTolerance * scale) break;
        if (refinement == kRefinements) solution.state = FitState::NoProgress;
    }
    fit.state = solution.state;
    fit.momentError = solution.error;
    fit.reason = reasonFor(fit.state, fit.iterations, fit.momentError);
    Eigen::VectorXd exponents(order + 1);
    exponents << solution.logZ, solution.x;
    fit.lambda = basis.transpose() * exponents;
    return fit;
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
