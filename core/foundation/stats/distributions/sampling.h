#pragma once
// Points in the open unit cube for reference propagation: plain Monte Carlo, Latin hypercube (McKay, Beckman,
// Conover, Technometrics 21, 1979) and Sobol points (direction numbers of Joe and Kuo in Boost.Random) with a
// seeded random digital shift. The same seed gives the same points; for MonteCarlo and Sobol point k does not
// depend on the count.

#include "core/foundation/stats/distributions/distribution.h"

#include <cstdint>

namespace rigor {

enum class SamplingScheme { MonteCarlo, LatinHypercube, Sobol };
std::string toString(SamplingScheme scheme); ///< "monte-carlo", "latin-hypercube", "sobol"
SamplingScheme samplingSchemeFromString(const std::string& key); ///< throws Error with the nearest name

/// dimension x count, column k = point k, every entry in (0, 1). dimension 1..100.
Eigen::MatrixXd unitPoints(SamplingScheme scheme, int dimension, std::int64_t count, std::uint64_t seed);

/// Rows mapped through the quantiles of independent inputs: samples (dimension x count) in the inputs' units.
Eigen::MatrixXd samplesOf(const std::vector<Distribution>& inputs, const Eigen::MatrixXd& unitPoints);

} // namespace rigor
