#pragma once
// How many brute-force samples are as good as the expansion (paper, Table 2 and figure 20): the number of
// Monte Carlo and quasi Monte Carlo (Sobol) samples per experiment from which log L_l is estimated with the
// mean absolute error, over the experiments, that the density has. The same for the mean earth mover's
// distance to the reference.
//
// For sizes S = 8, 16, 32, ... the error is averaged over as many disjoint blocks of S samples as were drawn
// (16 at most) and interpolated in log S against log error. log L_l of S samples is that of Gaussian kernels
// of Silverman's width at the measured value (the paper: a spline on a histogram), not below
// kComparedLogFloor.

#include "core/methods/inverse_uncertainty/reference.h"

namespace rigor {

/// Mean error over experiments at each size.
struct SampleCurve {
    std::vector<double> sizes, errors;
    /// Size from which on the error stays at most `error`; NaN if it does not within the sizes tried, or if
    /// the first size is already good enough.
    double sizeFor(double error) const;
};

struct SampleSizes {
    struct Scheme {
        SampleCurve logError, emd;
    };
    bool complete = false;
    Scheme monteCarlo, quasiMonteCarlo;
};

/// Draws as many samples per scheme as the reference has plain ones, with other seeds than the reference.
SampleSizes studySampleSizes(const JointDistribution& inputs, double noise, const ForwardModel& forward,
                             const Reference& reference, const std::vector<Discrepancy>& discrepancies,
                             const Eigen::VectorXd& measured, int threads, std::uint64_t seed,
                             const Progress& progress);

} // namespace rigor
