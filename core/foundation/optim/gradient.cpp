#include "core/foundation/optim/gradient.h"

#include "core/foundation/optim/bounded_step.h"
#include "core/foundation/optim/constrained_step.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace rigor {

Fields GradientSearch::fields() {
    Fields f;
    f.add("iterations", iterations, {.label = "Iterations", .help = "Steps at most.", .min = 0});
    f.add("gradient_tolerance", gradientTolerance,
          {.label = "Gradient tolerance",
           .help = "Ends when the projected gradient in scaled unknowns falls below this times the value.",
           .min = 0});
    f.add("step_tolerance", stepTolerance,
          {.label = "Step tolerance", .help = "Shortest useful step in scaled unknowns.", .min = 0});
    f.add("value_tolerance", valueTolerance,
          {.label = "Value tolerance", .help = "Smallest useful relative decrease of the value.", .min = 0});
    f.add("difference_step", differenceStep,
          {.label = "Difference step",
           .help = "Half-width of central differences in scaled unknowns.",
           .min = 0,
           .max = 0.1,
           .minOpen = true});
    return f;
}

namespace {

Eigen::VectorXd scalesOf(const SearchProblem& problem, const Eigen::VectorXd& start) {
    Eigen::VectorXd scale(start.size());
    for (Eigen::Index i = 0; i < start.size(); ++i) {
        const double width = problem.upper[i] - problem.lower[i];
        scale[i] = std::isfinite(width) ? width : std::max(1.0, std::abs(start[i]));
    }
    return scale;
}

/// In the scaled unknowns z = x / scale.
class QuadraticSteps {
  public:
    QuadraticSteps(SearchLedger& ledger, const SearchProblem& problem, const GradientSearch& options,
                   const Eigen::VectorXd& start)
        : ledger_(ledger), problem_(problem), options_(options), scale_(scalesOf(problem, start)), x_(start),
          hessian_(Eigen::MatrixXd::Identity(start.size(), start.size())) {}

    SearchEnd run(int firstIteration) {
        if (!ledger_.mayEvaluate(1)) return SearchEnd::BudgetSpent;
        value_ = ledger_.evaluateOne(x_);
        if (!std::isfinite(value_)) return SearchEnd::Stalled;
        if (!updateGradient()) return SearchEnd::BudgetSpent;
        bool fresh = true;
        for (int k = 0; k < options_.iterations; ++k) {
            if (!gradient_.allFinite()) return SearchEnd::Stalled;
            if (projectedGradient() <= options_.gradientTolerance * std::max(1.0, std::abs(value_)))
                return SearchEnd::Converged;
            const Eigen::VectorXd oldX = x_, oldGradient = gradient_;
            const double oldValue = value_;
            const LineEnd line = searchAlong(direction(), fresh);
            if (line == LineEnd::OutOfBudget) return SearchEnd::BudgetSpent;
            if (line == LineEnd::NoBetterPoint) {
                if (fresh) return SearchEnd::Stalled;
                hessian_.setIdentity();
                fresh = true;
                continue;
            }
            if (!updateGradient()) return SearchEnd::BudgetSpent;
            ledger_.report(firstIteration + k);
            const Eigen::VectorXd step = (x_ - oldX).cwiseQuotient(scale_);
            const bool tiny = oldValue - value_ <= options_.valueTolerance * std::max(1.0, std::abs(value_));
            if (tiny || step.cwiseAbs().maxCoeff() < options_.stepTolerance) return SearchEnd::Converged;
            updateHessian(step, gradient_ - oldGradient, fresh);
            fresh = false;
        }
        return SearchEnd::IterationsDone;
    }

  private:
    enum class LineEnd { Moved, NoBetterPoint, OutOfBudget };

    Eigen::VectorXd projected(const Eigen::VectorXd& x) const {
        const Eigen::VectorXd inBox = x.cwiseMax(problem_.lower).cwiseMin(problem_.upper);
        const Inequalities& within = problem_.within;
        if (within.empty()) return inBox;
        return within.withoutRounding(within.lastAllowed(x_, inBox), problem_.lower, problem_.upper);
    }

    bool updateGradient() {
        if (problem_.gradient) {
            gradient_ = problem_.gradient(x_).cwiseProduct(scale_);
            return true;
        }
        if (!ledger_.mayEvaluate(2 * x_.size())) return false;
        gradient_ = differenceGradient(ledger_, problem_, x_, value_, options_.differenceStep * scale_)
                        .cwiseProduct(scale_);
        return true;
    }

    double projectedGradient() const {
        if (!problem_.within.empty())
            return leastOf(Eigen::MatrixXd::Identity(x_.size(), x_.size()), -gradient_).cwiseAbs().maxCoeff();
        const Eigen::VectorXd moved = projected(x_ - gradient_.cwiseProduct(scale_));
        return (moved - x_).cwiseQuotient(scale_).cwiseAbs().maxCoeff();
    }

    /// min g'd + d'Bd/2 over lower <= x + d <= upper, d scaled: with B = L L' half of |L'd + L^-1 g|^2.
    Eigen::VectorXd direction() const {
        const Eigen::LLT<Eigen::MatrixXd> factors(hessian_);
        return leastOf(factors.matrixU(), -factors.matrixL().solve(gradient_));
    }

    /// min |A d - b|^2, d scaled, within bounds and inequalities.
    Eigen::VectorXd leastOf(const Eigen::MatrixXd& a, const Eigen::VectorXd& b) const {
        const Eigen::VectorXd lower = (problem_.lower - x_).cwiseQuotient(scale_),
                              upper = (problem_.upper - x_).cwiseQuotient(scale_);
        const Inequalities& within = problem_.within;
        if (within.empty()) return boundedStep(a, b, lower, upper).step;
        const auto made = constrainedStep(a, b, lower, upper,
                                          {within.rows * scale_.asDiagonal(), within.room(x_).cwiseMax(0)});
        return made ? made->step : Eigen::VectorXd::Zero(x_.size());
    }

    /// Backtracks from the full step (a tenth of the box at most while nothing is known of the curvature).
    LineEnd searchAlong(const Eigen::VectorXd& step, bool fresh) {
        constexpr double kArmijo = 1e-4;
        const double longest = step.cwiseAbs().maxCoeff();
        if (!(longest > 0)) return LineEnd::NoBetterPoint;
        double t = fresh ? std::min(1.0, 0.1 / longest) : 1.0;
        while (t * longest > 0.01 * options_.stepTolerance) {
            if (!ledger_.mayEvaluate(1)) return LineEnd::OutOfBudget;
            const Eigen::VectorXd trial = projected(x_ + t * step.cwiseProduct(scale_));
            const double decrease = gradient_.dot((trial - x_).cwiseQuotient(scale_));
            const double value = ledger_.evaluateOne(trial);
            if (value <= value_ + kArmijo * decrease && value < value_) {
                x_ = trial;
                value_ = value;
                return LineEnd::Moved;
            }
            t *= std::isfinite(value) ? shortening(value, decrease) : 0.25;
        }
        return LineEnd::NoBetterPoint;
    }

    /// Minimum of the parabola through value, slope and the rejected value, within [0.1, 0.5].
    double shortening(double rejected, double decrease) const {
        const double curvature = 2 * (rejected - value_ - decrease);
        if (!(curvature > 0)) return 0.5;
        return std::clamp(-decrease / curvature, 0.1, 0.5);
    }

    void updateHessian(const Eigen::VectorXd& s, Eigen::VectorXd y, bool first) {
        if (!y.allFinite()) return;
        const double sy = s.dot(y);
        if (first && sy > 0)
            hessian_ = Eigen::MatrixXd::Identity(s.size(), s.size()) * (y.squaredNorm() / sy);
        const Eigen::VectorXd bs = hessian_ * s;
        const double sbs = s.dot(bs);
        if (!(sbs > 0)) return;
        if (sy < 0.2 * sbs) {
            const double theta = 0.8 * sbs / (sbs - sy);
            y = theta * y + (1 - theta) * bs;
        }
        hessian_ += y * y.transpose() / s.dot(y) - bs * bs.transpose() / sbs;
    }

    SearchLedger& ledger_;
    const SearchProblem& problem_;
    const GradientSearch& options_;
    Eigen::VectorXd scale_, x_, gradient_; ///< gradient with respect to the scaled unknowns
    Eigen::MatrixXd hessian_;
    double value_ = 0;
};

} // namespace

Eigen::VectorXd differenceGradient(SearchLedger& ledger, const SearchProblem& problem,
                                   const Eigen::VectorXd& x, double value, const Eigen::VectorXd& steps) {
    const Eigen::Index n = x.size();
    Eigen::MatrixXd points = x.replicate(1, 2 * n);
    for (Eigen::Index i = 0; i < n; ++i) {
        points(i, 2 * i) = std::min(x[i] + steps[i], problem.upper[i]);
        points(i, 2 * i + 1) = std::max(x[i] - steps[i], problem.lower[i]);
    }
    const Eigen::VectorXd values = ledger.evaluate(points);
    Eigen::VectorXd gradient(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const bool above = std::isfinite(values[2 * i]), below = std::isfinite(values[2 * i + 1]);
        const double high = above ? points(i, 2 * i) : x[i], low = below ? points(i, 2 * i + 1) : x[i];
        const double rise = (above ? values[2 * i] : value) - (below ? values[2 * i + 1] : value);
        const bool pinned = problem.lower[i] == problem.upper[i];
        gradient[i] = pinned ? 0.0 : rise / (high - low);
    }
    return gradient;
}

SearchEnd refine(SearchLedger& ledger, const SearchProblem& problem, const GradientSearch& options,
                 const Eigen::VectorXd& start, int firstIteration) {
    return QuadraticSteps(ledger, problem, options, start).run(firstIteration);
}

SearchResult minimize(const SearchProblem& problem, const GradientSearch& options,
                      const SearchControl& control) {
    checkProblem(problem, true, false);
    SearchLedger ledger(problem, control);
    return ledger.finish(refine(ledger, problem, options, problem.start, 0));
}

} // namespace rigor
