#pragma once
// Numbers per experiment (predict/per_experiment_unknowns.h) as draws from normal populations: random
// effects. The fit with a population as the prior of its numbers, and the likeliest population about that fit
// (population_likelihood.h), are found in turn.

#include "core/foundation/base/progress.h"
#include "core/methods/fit/predict/fit_data.h"
#include "core/methods/fit/result.h"
#include "core/methods/method.h"

#include <functional>

namespace rigor {

/// Numbers that a mean and a standard deviation need.
inline constexpr std::size_t kLeastDraws = 3;

/// A fit with the priors of the moment; without values where it has found none.
struct PopulationFit {
    FitData data;
    Eigen::VectorXd best;
};

struct RandomEffects {
    /// With the populations as priors of their numbers, which are the starts too; that of the study where
    /// nothing was found.
    Problem problem;
    std::vector<Estimate> estimates; ///< "k.mean" and "k.standard_deviation" of every population
    Messages words;                  ///< whether the data tell that the numbers differ, sentences
    ByName<double> p;                ///< by name: that they do not
    Messages warnings;
    /// Unknown -> by how much its standard error grows since mean and deviation are estimates themselves.
    std::map<std::string, double> widened;
};

/// Why numbers of those names are no populations; "" if they can be. perExperiment: of the unknowns with a
/// number per experiment.
Message refusedPopulations(const Problem& problem, const std::vector<std::string>& names,
                           const std::vector<std::string>& perExperiment);

/// problem: of numbers per experiment. original: with the unknowns in their place. fit: of a problem whose
/// unknowns have the priors and starts reached so far; it may be called up to 40 times.
RandomEffects findRandomEffects(const Problem& problem, const Problem& original,
                                const std::vector<std::string>& names, double confidence,
                                const std::function<PopulationFit(const Problem&)>& fit,
                                const Progress& progress);

/// Takes the estimates and what is said into the result of the fit of RandomEffects::problem.
void tellRandomEffects(Result& result, const RandomEffects& found, double confidence);

} // namespace rigor
