#include "core/foundation/optim/least_squares.h"

#include <ceres/ceres.h>

#include <algorithm>
#include <cmath>

namespace rigor {

Fields LeastSquares::fields() {
    Fields f;
    f.add("iterations", iterations, {.label = "Iterations", .help = "Steps at most.", .min = 1});
    f.add("function_tolerance", functionTolerance,
          {.label = "Function tolerance", .help = "Relative change of the sum of squares.", .min = 0});
    f.add("gradient_tolerance", gradientTolerance,
          {.label = "Gradient tolerance", .help = "Largest entry of the projected gradient.", .min = 0});
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

/// Counts evaluations and remembers the best residuals; the bridge to Ceres.
class Residuals : public ceres::CostFunction {
  public:
    Residuals(const LeastSquaresProblem& problem, const LeastSquares& options, const SearchControl& control)
        : problem_(problem), options_(options), control_(control) {
        set_num_residuals(static_cast<int>(problem.residualCount));
        mutable_parameter_block_sizes()->push_back(static_cast<int>(problem.lower.size()));
    }

    bool Evaluate(double const* const* parameters, double* residuals, double** jacobians) const override {
        const Eigen::Map<const Eigen::VectorXd> x(parameters[0], problem_.lower.size());
        Eigen::MatrixXd at;
        if (!evaluate(Eigen::MatrixXd(x), at)) return false;
        Eigen::Map<Eigen::VectorXd>(residuals, problem_.residualCount) = at.col(0);
        if (!at.allFinite()) return false;
        if (!jacobians || !jacobians[0]) return true;
        Eigen::MatrixXd jacobian;
        if (!jacobianAt(x, at.col(0), jacobian)) return false;
        Eigen::Map<Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
            jacobians[0], jacobian.rows(), jacobian.cols()) = jacobian;
        return jacobian.allFinite();
    }

    bool exhausted() const { return budgetSpent_ || control_.stop.stop_requested(); }

    LeastSquaresResult finish(SearchEnd end) const {
        LeastSquaresResult result = best_;
        result.search.end = end;
        if (budgetSpent_) result.search.end = SearchEnd::BudgetSpent;
        if (control_.stop.stop_requested())
            result.search.end = SearchEnd::Stopped;
        else if (result.search.best.size() == 0 && result.search.evaluations > 0)
            result.search.end = SearchEnd::NoFeasiblePoint;
        return result;
    }

    void report(int iteration) {
        best_.search.iterations = iteration;
        if (control_.report)
            control_.report(
                {iteration, best_.search.evaluations, best_.search.value, best_.search.best, {}, {}});
    }

  private:
    bool evaluate(const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) const {
        auto& search = best_.search;
        if (control_.stop.stop_requested()) return false;
        if (points.cols() > control_.budget - search.evaluations) {
            budgetSpent_ = true;
            return false;
        }
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

    bool jacobianAt(const Eigen::VectorXd& x, const Eigen::VectorXd& at, Eigen::MatrixXd& jacobian) const {
        if (problem_.jacobian) {
            jacobian = problem_.jacobian(x);
            return true;
        }
        const Eigen::Index n = x.size();
        Eigen::MatrixXd points = x.replicate(1, 2 * n), values;
        for (Eigen::Index i = 0; i < n; ++i) {
            const double width = problem_.upper[i] - problem_.lower[i];
            const double step =
                options_.differenceStep * (std::isfinite(width) ? width : std::max(1.0, std::abs(x[i])));
            points(i, 2 * i) = std::min(x[i] + step, problem_.upper[i]);
            points(i, 2 * i + 1) = std::max(x[i] - step, problem_.lower[i]);
        }
        if (!evaluate(points, values)) return false;
        jacobian = Eigen::MatrixXd::Zero(at.size(), n);
        for (Eigen::Index i = 0; i < n; ++i) {
            const bool above = values.col(2 * i).allFinite(), below = values.col(2 * i + 1).allFinite();
            const double high = above ? points(i, 2 * i) : x[i], low = below ? points(i, 2 * i + 1) : x[i];
            if (problem_.lower[i] == problem_.upper[i]) continue;
            jacobian.col(i) = ((above ? Eigen::VectorXd(values.col(2 * i)) : at) -
                               (below ? Eigen::VectorXd(values.col(2 * i + 1)) : at)) /
                              (high - low);
        }
        return true;
    }

    const LeastSquaresProblem& problem_;
    const LeastSquares& options_;
    const SearchControl& control_;
    mutable LeastSquaresResult best_;
    mutable bool budgetSpent_ = false;
};

class Watch : public ceres::IterationCallback {
  public:
    explicit Watch(Residuals& residuals) : residuals_(residuals) {}
    ceres::CallbackReturnType operator()(const ceres::IterationSummary& summary) override {
        residuals_.report(summary.iteration);
        return residuals_.exhausted() ? ceres::SOLVER_ABORT : ceres::SOLVER_CONTINUE;
    }

  private:
    Residuals& residuals_;
};

} // namespace

LeastSquaresResult minimize(const LeastSquaresProblem& problem, const LeastSquares& options,
                            const SearchControl& control) {
    checkProblem({problem.lower, problem.upper, problem.start, {}, {}}, true, false);
    Residuals residuals(problem, options, control);
    Eigen::VectorXd x = problem.start;

    ceres::Problem::Options ownership;
    ownership.cost_function_ownership = ceres::DO_NOT_TAKE_OWNERSHIP;
    ceres::Problem ceresProblem(ownership);
    ceresProblem.AddResidualBlock(&residuals, nullptr, x.data());
    for (Eigen::Index i = 0; i < x.size(); ++i) {
        const int k = static_cast<int>(i);
        if (std::isfinite(problem.lower[i]))
            ceresProblem.SetParameterLowerBound(x.data(), k, problem.lower[i]);
        if (std::isfinite(problem.upper[i]))
            ceresProblem.SetParameterUpperBound(x.data(), k, problem.upper[i]);
    }

    Watch watch(residuals);
    ceres::Solver::Options solver;
    solver.max_num_iterations = options.iterations;
    solver.function_tolerance = options.functionTolerance;
    solver.gradient_tolerance = options.gradientTolerance;
    solver.parameter_tolerance = options.parameterTolerance;
    solver.linear_solver_type = ceres::DENSE_QR;
    solver.logging_type = ceres::SILENT;
    solver.num_threads = 1;
    solver.callbacks.push_back(&watch);
    ceres::Solver::Summary summary;
    ceres::Solve(solver, &ceresProblem, &summary);

    switch (summary.termination_type) {
    case ceres::CONVERGENCE:
        return residuals.finish(SearchEnd::Converged);
    case ceres::NO_CONVERGENCE:
        return residuals.finish(SearchEnd::IterationsDone);
    default:
        return residuals.finish(SearchEnd::Stalled);
    }
}

} // namespace rigor
