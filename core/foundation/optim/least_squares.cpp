#include "core/foundation/optim/least_squares.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>

namespace rigor {

Fields LeastSquares::fields() {
    Fields f;
    f.add("iterations", iterations, {.label = "Iterations", .help = "Steps at most.", .min = 1});
    f.add("function_tolerance", functionTolerance,
          {.label = "Function tolerance", .help = "Relative change of the sum of squares.", .min = 0});
    f.add("gradient_tolerance", gradientTolerance,
          {.label = "Gradient tolerance",
           .help = "Largest cosine between residuals and a free column of the Jacobian.",
           .min = 0});
    f.add("parameter_tolerance", parameterTolerance,
          {.label = "Parameter tolerance", .help = "Relative change of the unknowns.", .min = 0});
    f.add("difference_step", differenceStep,
          {.label = "Difference step",
           .help = "Half-width of central differences as a fraction of the box.",
           .min = 0,
           .max = 0.1,
           .minOpen = true});
    return f;
}

namespace {

constexpr double kLargestBend = 0.75; ///< of Transtrum and Sethna: beyond it the step is not to be trusted

class LevenbergMarquardt {
  public:
    LevenbergMarquardt(const LeastSquaresProblem& problem, const LeastSquares& options,
                       const SearchControl& control)
        : problem_(problem), options_(options), control_(control), x_(problem.start) {}

    LeastSquaresResult run() {
        const SearchEnd end = iterate();
        LeastSquaresResult result = best_;
        result.search.end = end;
        if (control_.stop.stop_requested())
            result.search.end = SearchEnd::Stopped;
        else if (result.search.best.size() == 0 && result.search.evaluations > 0)
            result.search.end = SearchEnd::NoFeasiblePoint;
        return result;
    }

  private:
    SearchEnd iterate() {
        Eigen::MatrixXd at;
        if (!evaluate(x_, at)) return SearchEnd::BudgetSpent;
        if (!at.allFinite()) return SearchEnd::Stalled;
        residuals_ = at.col(0);
        scale_ = Eigen::VectorXd::Zero(x_.size());
        double damping = -1, growth = 2;
        for (int k = 0; k < options_.iterations; ++k) {
            if (!updateJacobian()) return SearchEnd::BudgetSpent;
            if (!jacobian_.allFinite()) return SearchEnd::Stalled;
            report(k);
            const auto free = freeCoordinates();
            if (largestCosine(free) <= options_.gradientTolerance) return SearchEnd::Converged;
            if (damping < 0) damping = 1e-3;
            for (;;) {
                const DampedSystem system = damped(free, damping);
                const Eigen::VectorXd velocity = system.solve(-residuals_, x_.size());
                Eigen::VectorXd trial = projected(x_ + velocity);
                const Eigen::VectorXd moved = trial - x_;
                if (shortStep(moved)) return SearchEnd::Converged;
                const double now = residuals_.squaredNorm() / 2;
                const double expected = now - (residuals_ + jacobian_ * moved).squaredNorm() / 2;
                if (options_.accelerateAfter >= 0 && k >= options_.accelerateAfter) {
                    if (control_.stop.stop_requested() || best_.search.evaluations + 2 > control_.budget)
                        return SearchEnd::BudgetSpent;
                    const Eigen::VectorXd bend = acceleration(system, velocity);
                    const double share =
                        2 * scale_.cwiseProduct(bend).norm() / scale_.cwiseProduct(velocity).norm();
                    if (share <= kLargestBend) trial = projected(x_ + velocity + bend / 2);
                }
                if (!evaluate(trial, at)) return SearchEnd::BudgetSpent;
                const double decrease = now - at.col(0).squaredNorm() / 2;
                if (std::isfinite(decrease) && decrease > 0 && decrease > 1e-4 * expected) {
                    x_ = trial;
                    residuals_ = at.col(0);
                    const double gain = std::min(2 * decrease / std::max(expected, decrease / 2) - 1, 1.0);
                    damping *= std::max(1.0 / 3, 1 - gain * gain * gain);
                    growth = 2;
                    const double tiny = options_.functionTolerance * now;
                    if (decrease <= tiny && expected <= tiny) return SearchEnd::Converged;
                    break;
                }
                damping *= growth;
                growth *= 2;
                if (!(damping < 1e100)) return SearchEnd::Stalled;
            }
        }
        return SearchEnd::IterationsDone;
    }

    Eigen::VectorXd projected(const Eigen::VectorXd& x) const {
        return x.cwiseMax(problem_.lower).cwiseMin(problem_.upper);
    }

    std::vector<Eigen::Index> freeCoordinates() const {
        const Eigen::VectorXd gradient = jacobian_.transpose() * residuals_;
        std::vector<Eigen::Index> free;
        for (Eigen::Index i = 0; i < x_.size(); ++i) {
            const bool held = (x_[i] <= problem_.lower[i] && gradient[i] >= 0) ||
                              (x_[i] >= problem_.upper[i] && gradient[i] <= 0);
            if (!held) free.push_back(i);
        }
        return free;
    }

    double largestCosine(const std::vector<Eigen::Index>& free) const {
        double largest = 0;
        const double size = residuals_.norm();
        for (const Eigen::Index i : free)
            if (const double product = jacobian_.col(i).norm() * size; product > 0)
                largest = std::max(largest, std::abs(jacobian_.col(i).dot(residuals_)) / product);
        return largest;
    }

    /// min |J d - target|^2 + damping |D d|^2 over the free coordinates.
    struct DampedSystem {
        std::vector<Eigen::Index> free;
        Eigen::HouseholderQR<Eigen::MatrixXd> factors;
        Eigen::VectorXd solve(const Eigen::VectorXd& target, Eigen::Index size) const {
            Eigen::VectorXd stacked = Eigen::VectorXd::Zero(factors.rows());
            stacked.head(target.size()) = target;
            const Eigen::VectorXd solved = factors.solve(stacked);
            Eigen::VectorXd full = Eigen::VectorXd::Zero(size);
            for (std::size_t k = 0; k < free.size(); ++k)
                full[free[k]] = solved[static_cast<Eigen::Index>(k)];
            return full;
        }
    };
    DampedSystem damped(const std::vector<Eigen::Index>& free, double damping) const {
        const auto n = static_cast<Eigen::Index>(free.size()), m = residuals_.size();
        Eigen::MatrixXd stacked = Eigen::MatrixXd::Zero(m + n, n);
        for (Eigen::Index k = 0; k < n; ++k) {
            const Eigen::Index i = free[static_cast<std::size_t>(k)];
            stacked.col(k).head(m) = jacobian_.col(i);
            stacked(m + k, k) = std::sqrt(damping) * (scale_[i] > 0 ? scale_[i] : 1.0);
        }
        return {free, stacked.householderQr()};
    }

    /// The second-order correction of Transtrum and Sethna 2012, eqs. 16 and 18, with the second derivative
    /// along the step by a difference; 0 where it leaves the box or has no value.
    Eigen::VectorXd acceleration(const DampedSystem& system, const Eigen::VectorXd& velocity) {
        constexpr double h = 0.1;
        const Eigen::VectorXd beside = x_ + h * velocity;
        Eigen::MatrixXd at;
        const Eigen::VectorXd none = Eigen::VectorXd::Zero(x_.size());
        if (beside != projected(beside) || !evaluate(beside, at) || !at.allFinite()) return none;
        const Eigen::VectorXd second = 2 / h * ((at.col(0) - residuals_) / h - jacobian_ * velocity);
        return system.solve(-second, x_.size());
    }

    bool shortStep(const Eigen::VectorXd& moved) const {
        const double size = scale_.cwiseProduct(x_).norm();
        return !(scale_.cwiseProduct(moved).norm() >
                 options_.parameterTolerance * (size + options_.parameterTolerance));
    }

    void report(int iteration) {
        best_.search.iterations = iteration;
        if (control_.report)
            control_.report(
                {iteration, best_.search.evaluations, best_.search.value, best_.search.best, {}, {}});
    }

    bool evaluate(const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
        auto& search = best_.search;
        if (control_.stop.stop_requested() || points.cols() > control_.budget - search.evaluations)
            return false;
        residuals = Eigen::MatrixXd::Constant(problem_.residualCount, points.cols(),
                                              std::numeric_limits<double>::quiet_NaN());
        problem_.residuals(points, residuals);
        search.evaluations += points.cols();
        for (Eigen::Index k = 0; k < points.cols(); ++k) {
            const double value = residuals.col(k).squaredNorm() / 2;
            if (!std::isfinite(value)) {
                ++search.rejected;
            } else if (value < search.value) {
                search.value = value;
                search.best = points.col(k);
                best_.residuals = residuals.col(k);
            }
        }
        return true;
    }

    bool updateJacobian() {
        if (problem_.jacobian)
            jacobian_ = problem_.jacobian(x_);
        else if (!differences())
            return false;
        const Eigen::VectorXd norms = jacobian_.colwise().norm();
        if (!options_.boxScaling) {
            scale_ = scale_.cwiseMax(norms);
        } else if (scale_.isZero(0)) {
            const Eigen::VectorXd width = problem_.upper - problem_.lower;
            scale_ = norms.cwiseProduct(width).maxCoeff() *
                     width.unaryExpr([](double w) { return w > 0 ? 1 / w : 0.0; });
        }
        return true;
    }

    bool differences() {
        const Eigen::Index n = x_.size();
        Eigen::MatrixXd points = x_.replicate(1, 2 * n), values;
        for (Eigen::Index i = 0; i < n; ++i) {
            const double width = problem_.upper[i] - problem_.lower[i];
            const double half =
                options_.differenceStep * (std::isfinite(width) ? width : std::max(1.0, std::abs(x_[i])));
            points(i, 2 * i) = std::min(x_[i] + half, problem_.upper[i]);
            points(i, 2 * i + 1) = std::max(x_[i] - half, problem_.lower[i]);
        }
        if (!evaluate(points, values)) return false;
        jacobian_ = Eigen::MatrixXd::Zero(residuals_.size(), n);
        for (Eigen::Index i = 0; i < n; ++i) {
            const bool above = values.col(2 * i).allFinite(), below = values.col(2 * i + 1).allFinite();
            const double high = above ? points(i, 2 * i) : x_[i], low = below ? points(i, 2 * i + 1) : x_[i];
            if (problem_.lower[i] == problem_.upper[i]) continue;
            const Eigen::VectorXd up = above ? values.col(2 * i) : residuals_;
            const Eigen::VectorXd down = below ? values.col(2 * i + 1) : residuals_;
            jacobian_.col(i) = (up - down) / (high - low);
        }
        return true;
    }

    const LeastSquaresProblem& problem_;
    const LeastSquares& options_;
    const SearchControl& control_;
    Eigen::VectorXd x_, residuals_, scale_; ///< scale: D of the damping
    Eigen::MatrixXd jacobian_;
    LeastSquaresResult best_;
};

} // namespace

LeastSquaresResult minimize(const LeastSquaresProblem& problem, const LeastSquares& options,
                            const SearchControl& control) {
    checkProblem({problem.lower, problem.upper, problem.start, {}, {}}, true, options.boxScaling);
    return LevenbergMarquardt(problem, options, control).run();
}

} // namespace rigor
