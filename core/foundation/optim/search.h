#pragma once
// What every optimiser is given and what it leaves behind. The verb is minimize() in minimize.h.
//
// All optimisers minimise J(x) over the box lower <= x <= upper, count evaluations the same way (one point =
// one evaluation, the points of a numerical gradient included), draw random numbers only from
// RandomStream(seed, stream) and evaluate whole batches, so that the caller may use any number of threads
// without changing the result. A value of J that is not finite means "this point is rejected": it never
// becomes the best point and never ends the search.

#include "core/foundation/optim/inequalities.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string>
#include <vector>

namespace rigor {

/// Values of J at the columns of `points` (n x k), to be written to `values` (k, filled with NaN beforehand).
/// May return early when a stop was requested, leaving NaN where it did not get to.
using BatchObjective = std::function<void(const Eigen::MatrixXd& points, Eigen::VectorXd& values)>;

/// dJ/dx at a point (n); an entry that is not finite rejects the point.
using GradientFunction = std::function<Eigen::VectorXd(const Eigen::VectorXd& point)>;

struct SearchProblem {
    Eigen::VectorXd lower, upper; ///< n each; must be finite for population methods
    Eigen::VectorXd start;        ///< n; may be empty for population methods
    BatchObjective objective;
    GradientFunction gradient; ///< empty = central differences, evaluated as one batch of 2n points
    /// For GradientSearch: hold at the start and at every point but those of differences; the others search
    /// the box alone and must be given none.
    Inequalities within = {};
};

enum class SearchEnd {
    NotRun,          ///< nothing was done yet
    Converged,       ///< the optimiser's own test of convergence holds
    IterationsDone,  ///< the number of iterations (generations) asked for was made
    BudgetSpent,     ///< another step would exceed SearchControl::budget
    Stalled,         ///< no better point can be found, without the test of convergence holding
    Stopped,         ///< the stop token was triggered; the best point so far is there
    NoFeasiblePoint, ///< every point tried was rejected
};
std::string toString(SearchEnd end); ///< "not run", "converged", ...

/// One iteration (generation) as told to the caller while the search runs.
struct SearchStep {
    int iteration = 0; ///< from 0
    long long evaluations = 0;
    double best = std::numeric_limits<double>::infinity(); ///< best J so far
    Eigen::VectorXd estimate;                              ///< where it was found
    Eigen::VectorXd population;                            ///< J of the current generation, may be empty
    Eigen::MatrixXd members;                               ///< n x members, may be empty
};

struct SearchControl {
    std::uint64_t seed = 1;
    long long budget = std::numeric_limits<long long>::max(); ///< evaluations that may be made at most
    std::stop_token stop;
    std::function<void(const SearchStep&)> report; ///< called from the calling thread only
};

struct SearchResult {
    SearchEnd end = SearchEnd::NotRun;
    Eigen::VectorXd best; ///< empty if no point was accepted
    double value = std::numeric_limits<double>::infinity();
    int iterations = 0;
    long long evaluations = 0;
    long long rejected = 0; ///< evaluations whose value was not finite
};

/// Used by the optimisers: evaluates batches, counts, and remembers the best point.
class SearchLedger {
  public:
    SearchLedger(const SearchProblem& problem, const SearchControl& control);

    /// Values at the columns of `points`; +infinity for rejected points. Requires mayEvaluate(points.cols()).
    Eigen::VectorXd evaluate(const Eigen::MatrixXd& points);
    double evaluateOne(const Eigen::VectorXd& point);
    /// Whether `count` more evaluations fit into the budget and no stop was requested.
    bool mayEvaluate(Eigen::Index count) const;
    /// Tells the caller about a finished iteration.
    void report(int iteration, const Eigen::VectorXd& population = {}, const Eigen::MatrixXd& members = {});
    /// The result so far. A requested stop, a spent budget or the lack of any accepted point override `end`.
    SearchResult finish(SearchEnd end, bool budgetSpent = false) const;

    const SearchResult& soFar() const { return result_; }

  private:
    const SearchProblem& problem_;
    const SearchControl& control_;
    SearchResult result_;
};

/// Throws Error if the sizes differ, a lower bound exceeds an upper one, the start lies outside the box, or
/// (finiteBox) a bound is infinite, or the start does not satisfy the inequalities. `needsStart`: an empty
/// start is an Error too.
void checkProblem(const SearchProblem& problem, bool needsStart, bool finiteBox);

} // namespace rigor
