#include "core/foundation/optim/search.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <cmath>

namespace rigor {

std::string toString(SearchEnd end) {
    switch (end) {
    case SearchEnd::NotRun:
        return "not run";
    case SearchEnd::Converged:
        return "converged";
    case SearchEnd::IterationsDone:
        return "all iterations made";
    case SearchEnd::BudgetSpent:
        return "budget of evaluations spent";
    case SearchEnd::Stalled:
        return "no better point found";
    case SearchEnd::Stopped:
        return "stopped";
    case SearchEnd::NoFeasiblePoint:
        return "every point was rejected";
    }
    return "not run";
}

SearchLedger::SearchLedger(const SearchProblem& problem, const SearchControl& control)
    : problem_(problem), control_(control) {}

Eigen::VectorXd SearchLedger::evaluate(const Eigen::MatrixXd& points) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Eigen::VectorXd values =
        Eigen::VectorXd::Constant(points.cols(), std::numeric_limits<double>::quiet_NaN());
    problem_.objective(points, values);
    // What a stop left without a value was not evaluated.
    const bool stopped = control_.stop.stop_requested();
    for (Eigen::Index k = 0; k < points.cols(); ++k) {
        const bool finite = std::isfinite(values[k]);
        if (finite || !stopped) ++result_.evaluations;
        if (!finite) {
            values[k] = kInfinity;
            if (!stopped) ++result_.rejected;
        } else if (values[k] < result_.value) {
            result_.value = values[k];
            result_.best = points.col(k);
        }
    }
    return values;
}

double SearchLedger::evaluateOne(const Eigen::VectorXd& point) { return evaluate(Eigen::MatrixXd(point))[0]; }

bool SearchLedger::mayEvaluate(Eigen::Index count) const {
    return !control_.stop.stop_requested() && count <= control_.budget - result_.evaluations;
}

void SearchLedger::report(int iteration, const Eigen::VectorXd& population, const Eigen::MatrixXd& members) {
    result_.iterations = iteration;
    if (!control_.report) return;
    control_.report({iteration, result_.evaluations, result_.value, result_.best, population, members});
}

SearchResult SearchLedger::finish(SearchEnd end, bool budgetSpent) const {
    SearchResult result = result_;
    result.end = end;
    if (budgetSpent) result.end = SearchEnd::BudgetSpent;
    if (control_.stop.stop_requested())
        result.end = SearchEnd::Stopped;
    else if (result.best.size() == 0 && result.evaluations > 0)
        result.end = SearchEnd::NoFeasiblePoint;
    return result;
}

void checkProblem(const SearchProblem& problem, bool needsStart, bool finiteBox) {
    const auto n = problem.lower.size();
    if (n == 0) fail(sentence("Mathematics", "There is nothing to search for: the number of unknowns is 0."));
    if (problem.upper.size() != n)
        fail(sentence("Mathematics", "There are {} lower bounds but {} upper bounds."), n,
             problem.upper.size());
    for (Eigen::Index i = 0; i < n; ++i) {
        const double low = problem.lower[i], high = problem.upper[i];
        if (!(low <= high))
            fail(sentence("Mathematics",
                          "Unknown {}: the lower bound {:g} must not exceed the upper bound {:g}."),
                 i + 1, low, high);
        if (finiteBox && !(std::isfinite(low) && std::isfinite(high)))
            fail(sentence("Mathematics",
                          "Unknown {}: this optimiser needs finite bounds; they are {:g} and {:g}."),
                 i + 1, low, high);
    }
    if (problem.start.size() == 0) {
        if (needsStart)
            fail(sentence("Mathematics", "This optimiser needs a start value for each of the {} unknowns."),
                 n);
        return;
    }
    if (problem.start.size() != n)
        fail(sentence("Mathematics", "There are {} start values for {} unknowns."), problem.start.size(), n);
    for (Eigen::Index i = 0; i < n; ++i)
        if (!(problem.start[i] >= problem.lower[i] && problem.start[i] <= problem.upper[i]))
            fail(sentence("Mathematics", "Unknown {}: the start {:g} lies outside the bounds {:g} .. {:g}."),
                 i + 1, problem.start[i], problem.lower[i], problem.upper[i]);
    if (!problem.within.hold(problem.start))
        fail(sentence("Mathematics", "The start does not satisfy the inequalities."));
}

} // namespace rigor
