#pragma once
// The one verb of this folder: minimize(problem, options, control), one overload per options struct.
// Scalar objectives: Genetic, ParticleSwarm, CmaEs, GradientSearch, MultiStart.
// Sums of squares: LeastSquares.

#include "core/foundation/optim/cma_es.h"
#include "core/foundation/optim/genetic.h"
#include "core/foundation/optim/gradient.h"
#include "core/foundation/optim/least_squares.h"
#include "core/foundation/optim/multi_start.h"
#include "core/foundation/optim/particle_swarm.h"
