#pragma once
// Noise of sensors as unknowns of a point fit, by maximum likelihood: with the squared errors S_y that the
// best fit leaves of n_y values of an output, the likelihood is highest at sigma_y^2 = S_y/n_y; of several
// outputs the fit weighs each by its sigma, so both are found in turn (iteratively reweighted least squares,
// e.g. Seber and Wild, "Nonlinear Regression", 1989, section 2.8.8). The interval is that of
// chi-squared with n_y - p_y degrees of freedom, p_y: the share of the unknowns that falls to the output.

#include "core/methods/least_squares/options.h"
#include "core/methods/method.h"

namespace rigor {

/// The problem with the noise that is searched as standard deviations of its sensors: where the search
/// begins.
Problem withNoiseAtStart(const Problem& problem);

struct FoundNoise {
    Problem problem;                 ///< with the standard deviations found
    std::vector<Estimate> estimates; ///< "noise.y", one per noise that is searched
    Messages warnings;
};
/// Of values that are only evaluated: their noise there.
FoundNoise findNoise(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress);

} // namespace rigor
