#pragma once
// What is known of an unknown beside the data, as one residual more of a fit, z standard deviations of the
// prior:
//     normal      z = (p - mean)/standard_deviation
//     lognormal   z = (log p - m)/s,   s^2 = log(1 + (standard_deviation/mean)^2),  m = log(mean) - s^2/2
//     population  as normal, of a population that the numbers themselves tell (search/random_effects.h)
//     uniform     z = 0 between min and max, else the way to the nearer of them over `edge`
// so that 1/2 z^2 is the negative logarithm of its density (of a lognormal one: that of log p). Against
// errors of the standard deviation s_e it counts with s_e^2 in the unit of the sum of squares
// (FitData::priorNoise).

#include "core/foundation/base/translate.h"
#include "core/methods/method.h"

#include <Eigen/Core>

namespace rigor {

struct FitPrior {
    static constexpr const char* kPopulation = "population"; ///< a family that no study states

    Eigen::Index unknown = 0; ///< index
    Prior stated;

    /// z at a value of the unknown; not finite where the prior allows none.
    double residual(double value) const;
    double slope(double value) const; ///< dz/dp
    /// Root of what the prior says of p, 1/variance: |dz/dp|; between the edges of a uniform one that of its
    /// variance, (max - min)^2/12 + edge^2.
    double informationRoot(double value) const;
    /// Its best value, for people: mean, median or middle.
    double center() const;
};

/// Why a fit that is no sum of squares refuses the priors, which say probabilities; "" if there are none.
Message refusedPriors(const std::vector<Unknown>& unknowns);

/// Of the unknowns that have one.
std::vector<FitPrior> priorsOf(const std::vector<Unknown>& unknowns);

} // namespace rigor
