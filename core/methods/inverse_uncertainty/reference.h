#pragma once
// What the densities are measured against (paper, section 4: Monte Carlo propagation): samples of the model
// itself at alpha, no surrogate. The smooth density is that of Gaussian kernels (Silverman's width), the
// distance is exact for the samples.

#include "core/foundation/stats/density_estimate.h"
#include "core/foundation/stats/sampling.h"
#include "core/methods/inverse_uncertainty/likelihood.h"

namespace rigor {

struct ReferenceOutput {
    std::vector<double> samples; ///< outputs of the runs that answered, ascending
    long long failures = 0;
    std::unique_ptr<KernelDensity> density; ///< null if there are fewer than 2 different samples
    std::unique_ptr<Histogram> histogram;   ///< likewise
};

struct Reference {
    std::string kind = "none"; ///< as in the options
    Eigen::Index samples = 0;  ///< per experiment
    std::vector<ReferenceOutput> experiments;
    bool complete = false;
};

/// Every experiment with the same `options.referenceSamples` points of the inputs.
Reference sampleReference(const std::vector<Distribution>& inputs, const ForwardModel& forward,
                          const InverseUncertaintyOptions& options, int threads, std::uint64_t seed,
                          const Progress& progress);

/// How far the densities of one experiment are from the reference; NaN = not known.
struct Discrepancy {
    double emdGaussian = std::numeric_limits<double>::quiet_NaN(); ///< unit of the output
    double emdMaximumEntropy = std::numeric_limits<double>::quiet_NaN();
    double logReference = std::numeric_limits<double>::quiet_NaN();     ///< at the measured value, floored
    double logErrorGaussian = std::numeric_limits<double>::quiet_NaN(); ///< |log f - log f_reference|
    double logErrorMaximumEntropy = std::numeric_limits<double>::quiet_NaN();
};

/// Floor of log f where it is compared with the logarithm of a sampled density: a sample says nothing of
/// densities far below one sample in its range.
constexpr double kComparedLogFloor = -9.210340371976182; // log(1e-4)

/// One entry per experiment.
std::vector<Discrepancy> compareWithReference(const OutputDistributions& outputs, const Reference& reference,
                                              const Eigen::VectorXd& measured, int threads);

/// Mean over the entries that are numbers; NaN if there is none.
double meanOfKnown(const std::vector<Discrepancy>& list, double Discrepancy::*member);

} // namespace rigor
