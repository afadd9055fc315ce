#pragma once
// The optimisers of a point fit by name, all over the same residuals and counting model solves the same way.

#include "core/foundation/base/progress.h"
#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/search/solve_count.h"

namespace rigor {

struct OptimiserSettings {
    int iterations = 200; ///< of least-squares and sqp
    int population = 50, generations = 100;
};

/// Levenberg-Marquardt, from the start values.
inline constexpr const char* kLocalOptimiser = "least-squares";
/// kLocalOptimiser, "sqp", "genetic", "particle-swarm", "cma-es".
const std::vector<std::string>& optimiserNames();

/// One search over the box and its inequalities, which populations keep to by repair. residuals must belong
/// to the predictor. Population methods hand over whole generations, which run in lanes; sqp uses the exact
/// gradient J'r.
SearchResult searchBy(const std::string& optimiser, const FitBox& box, Predictor& predictor,
                      Residuals& residuals, const OptimiserSettings& settings, const SearchControl& control);

/// How J fell with the model solves.
struct OptimiserTrace {
    std::string optimiser;
    std::vector<double> solves, objective; ///< best J so far
    Eigen::VectorXd best;                  ///< empty = none
    SearchEnd end = SearchEnd::NotRun;
    SolveCount made; ///< in all
};
/// All of them from the same box, with at most `solves` model solves each. Tells the phase "comparing
/// optimisers" with how many of them are over, that under way by its part of the solves.
std::vector<OptimiserTrace> compareOptimisers(const FitBox& box, const FitData& data,
                                              const SimulationOptions& simulation, FitWeights weights,
                                              long long solves, std::uint64_t seed, int threads,
                                              const Progress& progress);

} // namespace rigor
