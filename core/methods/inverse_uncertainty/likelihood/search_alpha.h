#pragma once
// Maximum likelihood over alpha (paper, eq. 1 and section 4.2): genetic algorithm, gradient method, or both.

#include "core/foundation/optim/minimize.h"
#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"

namespace rigor {

/// One generation or iteration of the search, a row of the table `trace`.
struct TraceRow {
    int iteration = 0;
    long long simulations = 0;
    double logLikelihood = 0; ///< best so far
    Eigen::VectorXd alpha;    ///< of the best
    Eigen::VectorXd
        population;    ///< log-likelihoods of the generation, -inf = rejected; empty for a gradient step
    std::string phase; ///< "searching" (global) or "refining" (gradient)
};

struct AlphaSearch {
    SearchEnd end = SearchEnd::NotRun;
    Eigen::VectorXd alpha; ///< empty if every alpha was rejected
    double logLikelihood = -std::numeric_limits<double>::infinity();
    int generations = 0;       ///< of the genetic algorithm
    long long evaluations = 0; ///< of the likelihood
    std::vector<TraceRow> trace;
};

/// Searches as options.optimiser says, within the bounds of `inputs`. Throws Error if bounds that the
/// optimiser needs are infinite.
AlphaSearch maximiseLikelihood(const Likelihood& likelihood, const InputModel& inputs,
                               const Responses& forward, const InverseUncertaintyOptions& options,
                               std::uint64_t seed, const Progress& progress);

/// Goes on from the alpha of `before`, found with another likelihood, by the gradient method; evaluations and
/// trace are added to. alpha stays where nothing better is found.
AlphaSearch refineLikelihood(const Likelihood& likelihood, const InputModel& inputs, const Responses& forward,
                             const InverseUncertaintyOptions& options, AlphaSearch before, std::uint64_t seed,
                             const Progress& progress);

} // namespace rigor
