#include "core/foundation/optim/multi_start.h"

#include "core/foundation/optim/start_points.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

Fields MultiStart::fields() {
    Fields f = gradient.fields();
    f.add("candidates", candidates,
          {.label = "Candidates", .help = "Points compared before starts are chosen.", .min = 1});
    f.add("starts", starts,
          {.label = "Starts", .help = "Candidates the gradient method starts from.", .min = 1});
    return f;
}

SearchResult minimize(const SearchProblem& problem, const MultiStart& options, const SearchControl& control) {
    checkProblem(problem, false, true);
    SearchLedger ledger(problem, control);
    if (!ledger.mayEvaluate(options.candidates)) return ledger.finish(SearchEnd::NotRun, true);
    Eigen::MatrixXd candidates =
        latinHypercube(problem.lower, problem.upper, options.candidates, control.seed);
    if (problem.start.size() > 0) candidates.col(0) = problem.start;
    const Eigen::VectorXd values = ledger.evaluate(candidates);
    ledger.report(0, values, candidates);

    std::vector<Eigen::Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](Eigen::Index a, Eigen::Index b) { return values[a] < values[b]; });
    order.resize(std::min(order.size(), static_cast<std::size_t>(options.starts)));
    if (problem.start.size() > 0 && std::find(order.begin(), order.end(), 0) == order.end())
        order.push_back(0);

    SearchEnd end = SearchEnd::Stalled;
    for (const Eigen::Index k : order) {
        if (!std::isfinite(values[k])) continue;
        const double before = ledger.soFar().value;
        const SearchEnd runEnd =
            refine(ledger, problem, options.gradient, candidates.col(k), ledger.soFar().iterations + 1);
        if (ledger.soFar().value < before || k == order.front()) end = runEnd;
        if (runEnd == SearchEnd::BudgetSpent) return ledger.finish(SearchEnd::BudgetSpent);
    }
    return ledger.finish(end);
}

} // namespace rigor
