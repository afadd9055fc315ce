#pragma once
// Noise of sensors as unknowns of a point fit, by maximum likelihood: with the squared errors S_y that the
// best fit leaves of n_y values of an output, the likelihood is highest at sigma_y^2 = S_y/n_y; of several
// outputs the fit weighs each by its sigma, so both are found in turn (iteratively reweighted least squares,
// e.g. Seber and Wild, "Nonlinear Regression", 1989, section 2.8.8). The interval is that of
// chi-squared with n_y - p_y degrees of freedom, p_y: the sum of the leverages of the output's values.

#include "core/foundation/base/progress.h"
#include "core/methods/fit/predict/fit_data.h"
#include "core/methods/method.h"

namespace rigor {

/// Where the search of a standard deviation begins: its start, else what its bounds suggest.
double noiseStart(const SearchValue& deviation);

/// The problem with the noise that is searched as standard deviations of its sensors: where the search
/// begins.
Problem withNoiseAtStart(const Problem& problem);

/// A fit with the weights of the moment; without values where it has found none.
struct NoiseFit {
    FitData data;
    Eigen::VectorXd best;
};

struct FoundNoise {
    Problem problem;                 ///< with the standard deviations found
    std::vector<Estimate> estimates; ///< "noise.y", one per noise that is searched
    Messages warnings;
};
/// fit: of a problem whose sensors have the standard deviations and whose unknowns have the starts reached so
/// far; it may be called up to 50 times.
FoundNoise findNoise(const Problem& problem, const std::function<NoiseFit(const Problem&)>& fit,
                     const Progress& progress);

} // namespace rigor
