#pragma once
// What the densities are measured against (paper, section 4: Monte Carlo propagation): samples of the model
// itself at alpha, no surrogate. Per experiment two sets of `options.referenceSamples` points each:
//   plain:  from the distribution of the inputs; equal weights. Histogram and earth mover's distance.
//   wide:   in normal scores z_i = Phi^-1(F_i(x_i)) twice as wide as the distribution. Together with the
//   plain ones,
//           each weighted by  w = phi(z) / (phi(z)/2 + phi(z/2)/(2 2^n))  (defensive importance sampling,
//           Hesterberg 1995, Technometrics 37; w < 2), they tell densities far out, where no plain sample
//           falls.
// The smooth density is that of Gaussian kernels on both sets, 0.3 times as wide as Silverman's rule says for
// normal densities: f_Y has kinks where the model has, which his width rounds off, and points that fill the
// space evenly have less noise than it allows for. Around a y with few samples the kernel is widened until
// half its 2 h holds 16.
// Width and widening were chosen on the wet clutch (4096 points per set, true densities from a table of the
// box): mean error of log f 0.008 at both alphas of its reference file; with Silverman's width 0.05 and 0.02,
// without the wide set 0.05 and 0.01. Elsewhere they have not been tried.

#include "core/foundation/stats/density_estimate.h"
#include "core/foundation/stats/sampling.h"
#include "core/methods/inverse_uncertainty/likelihood.h"

namespace rigor {

/// Density of weighted samples by Gaussian kernels as described above.
class WeightedKernels {
  public:
    /// Weights >= 0, normalised to sum 1 here. Throws Error if sizes differ or fewer than 2 samples are
    /// different.
    WeightedKernels(const std::vector<double>& samples, const std::vector<double>& weights);
    double pdf(double y) const;
    double logPdf(double y) const;                  ///< -infinity where no kernel reaches
    double bandwidth() const { return bandwidth_; } ///< at least used
  private:
    double bandwidthAt(double y) const;

    std::vector<double> sorted_, weights_;
    double bandwidth_ = 0;
};

struct ReferenceOutput {
    std::vector<double> samples;              ///< plain outputs of the runs that answered, ascending
    long long failures = 0;                   ///< of both sets
    std::unique_ptr<WeightedKernels> density; ///< null if there are fewer than 2 different samples
    std::unique_ptr<Histogram> histogram;     ///< likewise
};

struct Reference {
    std::string kind = "none"; ///< as in the options
    Eigen::Index samples = 0;  ///< per experiment, plain
    Eigen::Index wide = 0;     ///< per experiment
    std::vector<ReferenceOutput> experiments;
    bool complete = false;
};

/// Every experiment with the same points of the inputs; without the wide set if nothing is `measured`.
Reference sampleReference(const std::vector<Distribution>& inputs, const ForwardModel& forward,
                          const InverseUncertaintyOptions& options, const Eigen::VectorXd& measured,
                          int threads, std::uint64_t seed, const Progress& progress);

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
