#pragma once
// Real-coded genetic algorithm for box-bounded problems.
//
// Generation 0 is a Latin hypercube of the box (with the start point as first member if there is one). Then
// in every generation: the `elite` best members survive unchanged; parents are the winners of tournaments of
// `tournament` members drawn with replacement (Goldberg & Deb 1991, "A comparative analysis of selection
// schemes"); children come from simulated binary crossover with spread index eta_c (Deb & Agrawal 1995,
// "Simulated binary crossover for continuous search space", eqs. 7-9; per coordinate with probability 1/2)
// and polynomial mutation with index eta_m (Deb & Goyal 1996, "A combined genetic adaptive search"), both
// clamped to the box. Rejected members count as worse than any accepted one.
//
// Default size as De Groote et al., section 4.2: population 50. Member m of generation g draws from
// RandomStream(seed, g * population + m) only.

#include "core/foundation/base/fields.h"
#include "core/foundation/optim/search.h"

namespace rigor {

struct Genetic {
    int population = 50;
    int generations = 60; ///< generation 0 included
    int elite = 2;
    int tournament = 3;
    double crossover = 0.9;       ///< probability that two parents are crossed rather than copied
    double crossoverIndex = 10;   ///< eta_c: larger = children nearer to their parents
    double mutation = 0;          ///< probability per coordinate; 0 = 1/n
    double mutationIndex = 20;    ///< eta_m: larger = smaller mutations
    int stallGenerations = 0;     ///< ends after so many generations without progress; 0 = never
    double stallTolerance = 1e-6; ///< relative change of the best value that counts as progress
    Fields fields();
};

SearchResult minimize(const SearchProblem& problem, const Genetic& options, const SearchControl& control);

} // namespace rigor
