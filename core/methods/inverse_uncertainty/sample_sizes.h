#pragma once
// How many brute-force samples are as good as the expansion (paper, Table 2 and figure 20): the number of
// Monte Carlo and quasi Monte Carlo (Sobol) samples per experiment whose empirical distribution is as far
// from the reference as the density is, in the mean over the experiments of the earth mover's distance.
//
// For sizes S = 8, 16, 32, ... the distance is averaged over as many disjoint blocks of S samples as were
// drawn (16 at most) and interpolated in log S against log distance.

#include "core/methods/inverse_uncertainty/reference.h"

namespace rigor {

/// Mean distance over experiments at each size.
struct SampleCurve {
    std::vector<double> sizes, meanEmd;
    /// Size at which the distance falls to `emd`; NaN if it does not within the sizes tried.
    double sizeFor(double emd) const;
};

struct SampleSizes {
    bool complete = false;
    SampleCurve monteCarlo, quasiMonteCarlo;
};

/// Draws half of the reference's samples per scheme, with other seeds than the reference.
SampleSizes studySampleSizes(const std::vector<Distribution>& inputs, const ForwardModel& forward,
                             const Reference& reference, int threads, std::uint64_t seed,
                             const Progress& progress);

} // namespace rigor
