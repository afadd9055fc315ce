#pragma once
// Covariance matrix adaptation evolution strategy with restarts and doubled populations (IPOP).
//
// N. Hansen, "The CMA Evolution Strategy: A Tutorial", arXiv:1604.00772 (2016), algorithm of figure 6 with
// the default parameters of table 1 (positive weights only); restarts as Auger & Hansen 2005, "A restart CMA
// evolution strategy with increasing population size". Coordinates are scaled to the unit box. A sample that
// leaves the box is set on the bound, and it is this point that enters the mean and the covariance, so that a
// minimum on the bounds is reached. Rejected points count as worse than any accepted one. Sample m of
// generation g draws from RandomStream(seed, k), k counting all samples from 0.

#include "core/foundation/base/fields.h"
#include "core/foundation/optim/search.h"

namespace rigor {

struct CmaEs {
    int population = 0;       ///< 0 = 4 + floor(3 ln n)
    int generations = 400;    ///< over all restarts
    double spread = 0.3;      ///< first standard deviation, part of the box width
    int restarts = 4;         ///< each with twice the population
    double tolerance = 1e-10; ///< a run has converged when its spread falls below this part of the box width
    Fields fields();
};

/// Ends Converged only if the run that found the best point converged.
SearchResult minimize(const SearchProblem& problem, const CmaEs& options, const SearchControl& control);

} // namespace rigor
