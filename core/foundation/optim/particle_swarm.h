#pragma once
// Particle swarm with ring neighbourhood for box-bounded problems.
//
//     v_i <- w v_i + c1 r1 (p_i - x_i) + c2 r2 (l_i - x_i),   x_i <- x_i + v_i
//
// p_i is the best point particle i has been at, l_i the best of those of its ring neighbours (Kennedy &
// Mendes 2002, "Population structure and particle swarm performance"); r1, r2 uniform in (0, 1) per
// coordinate. The defaults w = 0.7298, c1 = c2 = 1.4962 are the constriction of Clerc & Kennedy 2002, "The
// particle swarm: explosion, stability, and convergence", table 1. A coordinate that leaves the box is set on
// the bound and its velocity reversed and halved. The first positions are a Latin hypercube (the start point,
// if there is one, is the first), the first velocities half the way to another random point. Particle m of
// iteration g draws from RandomStream(seed, g * population + m) only. A rejected point never becomes a p_i.

#include "core/foundation/base/fields.h"
#include "core/foundation/optim/search.h"

namespace rigor {

struct ParticleSwarm {
    int population = 40;
    int iterations = 200; ///< iteration 0 (the first positions) included
    double inertia = 0.7298;
    double own = 1.4962;
    double neighbours = 1.4962;
    int neighbourhood = 2;        ///< ring neighbours on either side
    int stallIterations = 0;      ///< ends after so many iterations without progress; 0 = never
    double stallTolerance = 1e-6; ///< relative change of the best value that counts as progress
    Fields fields();
};

SearchResult minimize(const SearchProblem& problem, const ParticleSwarm& options,
                      const SearchControl& control);

} // namespace rigor
