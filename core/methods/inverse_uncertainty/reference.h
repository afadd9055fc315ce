#pragma once
// What the densities are measured against (paper, section 4: Monte Carlo propagation): samples of the model
// at alpha. They are simulated, or, after a search on response surfaces, taken from the surface of an
// experiment whose first thirty-second, simulated, differs from it by at most kTrustedSample standard
// deviations (root mean square): displaced by so much, a tenth of the kernels' width, samples make the same
// density. Per experiment two sets of `options.referenceSamples` points each:
//   plain:  from the distribution of the inputs; equal weights. Histogram and earth mover's distance.
//   wide:   in normal scores z_i = Phi^-1(F_i(x_i)) twice as wide as the distribution. Together with the
//   plain ones,
//           each weighted by  w = phi(z) / (phi(z)/2 + phi(z/2)/(2 2^n))  (defensive importance sampling,
//           Hesterberg 1995, Technometrics 37; w < 2), they tell densities far out, where no plain sample
//           falls.
// z are the scores from which the inputs are made, independent ones. Noise has one of its own, z_(n+1), and
// is added to every output, simulated or not. The smooth density is that of Gaussian kernels on both sets,
// half as wide as the plug-in rule says (foundation/stats/distributions/bandwidth.h): its width is best for
// independent points, and points that fill the space evenly have less noise than it allows for. Around a y
// with few samples the kernel is widened until half its 2 h holds 16. Mean error of log f on the wet clutch
// (4096 points per set, true densities from a table of the box): 0.006 at the maximum of the likelihood,
// 0.005 to 0.013 at seven more alphas whose log L is positive (the rule itself 0.007 to 0.042; Silverman's
// width 0.013 to 0.040, 0.3 times his 0.005 to 0.031). Far from the data, where few or no samples lie around
// the measured values, 0.04 to 0.3.

#include "core/foundation/stats/distributions/density_estimate.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"
#include "core/methods/inverse_uncertainty/likelihood/surfaces.h"

namespace rigor {

/// Density of weighted samples by Gaussian kernels as described above.
class WeightedKernels {
  public:
    /// Weights >= 0, normalised to sum 1 here. Throws Error if sizes differ or fewer than 2 samples are
    /// different.
    WeightedKernels(const std::vector<double>& samples, const std::vector<double>& weights);
    double pdf(double y) const;
    double logPdf(double y) const;                   ///< -infinity where no kernel reaches
    double bandwidth() const { return bandwidth_; }  ///< at least used
    double bandwidthAt(double y) const;              ///< used at y, within the samples
    double lower() const { return sorted_.front(); } ///< least and largest sample
    double upper() const { return sorted_.back(); }
    /// Standard error of logPdf(y) if the samples were independent: sqrt(sum_i (w_i K_i)^2) / sum_i w_i K_i.
    /// An upper bound for points that fill the space evenly. NaN where no kernel reaches.
    double logStandardError(double y) const;

  private:
    struct Sum {
        double density = 0, variance = 0;
    };
    Sum sumAt(double y) const;

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
    std::string kind = "none";   ///< as in the options
    Eigen::Index samples = 0;    ///< per experiment, plain
    Eigen::Index wide = 0;       ///< per experiment
    Eigen::Index onSurfaces = 0; ///< experiments whose samples are those of their response surfaces
    double surfaceError = std::numeric_limits<double>::quiet_NaN(); ///< largest of these, standard deviations
    std::vector<ReferenceOutput> experiments;
    bool complete = false;
};

constexpr double kTrustedSample = 0.01;

/// Every experiment with the same points of the inputs; without the wide set if nothing is `measured`.
/// `surfaces` may be null. `noise`: standard deviation of what is added to the output.
Reference sampleReference(const JointDistribution& inputs, double noise, const ForwardModel& forward,
                          const ResponseSurfaces* surfaces, const InverseUncertaintyOptions& options,
                          const Eigen::VectorXd& measured, int threads, std::uint64_t seed,
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
