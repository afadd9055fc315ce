#pragma once
// The log-likelihood of alpha (paper, eq. 1): log L(alpha) = sum_l log f_(Y_l)(y_l | alpha).
//
// An experiment for which a node could not be simulated, or whose output has no spread, has no density: its
// log L_l is kLogLikelihoodFloor, and no log L_l is smaller than that. An experiment that was not measured
// adds nothing. Beyond its support the maximum entropy density is continued as a normal tail
// (maximum_entropy.h). What is measured is the output of the model plus noise, so f is the convolution of
// both densities: the moments of the sum are exact (withNoise, foundation/stats/moments.h), and the density
// is the one of these moments, as without noise. If no experiment at all has a density, alpha is rejected.

#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/likelihood/forward.h"
#include "core/methods/inverse_uncertainty/likelihood/input_model.h"
#include "core/methods/inverse_uncertainty/likelihood/propagation.h"

#include <optional>

namespace rigor {

/// The output of one experiment as a random variable.
struct OutputDistribution {
    std::string problem; ///< whole sentence why there is no density, or what is weaker than asked; "" = ok
    bool hasDensity = false;
    Eigen::VectorXd coefficients; ///< p
    ExpansionError error;         ///< of the model's output, without noise, as are the indices
    SobolIndices sobol;
    Moments moments; ///< of what is measured: the model's output plus noise
    std::unique_ptr<GaussianDensity> gaussian;
    std::unique_ptr<MaximumEntropyDensity> maximumEntropy; ///< null if no fit converged
    /// At the measured value (1/unit of the output); NaN if not measured.
    double logGaussian = std::numeric_limits<double>::quiet_NaN();
    double logMaximumEntropy = std::numeric_limits<double>::quiet_NaN();

    /// The one asked for; may be null.
    const Density* chosen(const InverseUncertaintyOptions& options) const;
    double logChosen(const InverseUncertaintyOptions& options) const;
};

/// The density of one output as the likelihood sees it: what log L_l is made of, and no more.
struct OutputDensity {
    std::string problem; ///< clause why there is none, or why it is weaker than asked; "" = ok
    bool hasDensity = false;
    Moments moments;
    std::optional<GaussianDensity> gaussian;                ///< if that is the density chosen
    MaximumEntropyFit maximumEntropy;                       ///< otherwise
    double logL = std::numeric_limits<double>::quiet_NaN(); ///< NaN = not measured

    /// Natural logarithm of the density (1/unit of the output); NaN without a density.
    double logPdf(double y) const;
};

struct OutputDistributions {
    std::vector<OutputDistribution> experiments;
    bool complete = false; ///< false if stopped
};

class Likelihood {
  public:
    /// measured: one per experiment of `forward`, NaN = not measured. Keeps references to all but `measured`.
    Likelihood(const InverseUncertaintyOptions& options, const InputModel& inputs, const Responses& forward,
               Eigen::VectorXd measured, int threads, const std::string& cacheDirectory);

    /// The same likelihood on other answers for the same experiments.
    Likelihood(const Likelihood& other, const Responses& forward)
        : options_(other.options_), inputs_(other.inputs_), forward_(forward), measured_(other.measured_),
          threads_(other.threads_), warnings_(other.warnings_), base_(other.base_) {}

    /// The same likelihood of another model of the inputs, on other answers.
    Likelihood(const Likelihood& other, const InputModel& inputs, const Responses& forward)
        : options_(other.options_), inputs_(inputs), forward_(forward), measured_(other.measured_),
          threads_(other.threads_), warnings_(other.warnings_), base_(other.base_) {}

    /// What evaluate() finds from now on is kept where `forward`, the one this was made with, is evaluated,
    /// if that is kept at all. The copies above do not.
    void keepWhatIsFound(const ForwardModel& forward);

    /// log L at each column of alphas (size() x k). NaN where alpha is rejected or a stop came first.
    /// each, if given: log L_l of every experiment (E x k), NaN = not measured.
    Eigen::VectorXd evaluate(const Eigen::MatrixXd& alphas, const Progress& progress,
                             const ProgressEvent& event = {}, Eigen::MatrixXd* each = nullptr) const;
    /// Everything known about the outputs at alpha. Throws Error if alpha is not admissible.
    OutputDistributions outputs(const Eigen::VectorXd& alpha, const Progress& progress) const;

    /// The nodes at alpha, in the units of the unknowns: n x nodes. Throws Error if alpha is not admissible.
    Eigen::MatrixXd nodesAt(const Eigen::VectorXd& alpha) const;
    /// Of every experiment whose values at nodesAt(alpha) these are (nodes x E).
    std::vector<OutputDensity> densities(const Eigen::VectorXd& alpha, const Eigen::MatrixXd& values) const;
    /// log L_l of every experiment whose values at nodesAt(alpha) these are (nodes x E); NaN = not measured.
    Eigen::VectorXd each(const Eigen::VectorXd& alpha, const Eigen::MatrixXd& values) const;

    const Eigen::VectorXd& measured() const { return measured_; }
    Eigen::Index measuredCount() const { return (measured_.array() == measured_.array()).count(); }
    const Messages& warnings() const { return warnings_; }
    /// Nodes per experiment at alpha of the start.
    Eigen::Index nodes() const { return base_->grid().size(); }

  private:
    std::shared_ptr<const Propagator> propagatorFor(const JointDistribution& inputs) const;
    /// Throws Error if alpha is not admissible or leaves no probability inside a box.
    /// What was kept of alpha: log L, and column `column` of `each` if that is asked for. False: nothing is.
    bool recalled(const Eigen::Ref<const Eigen::VectorXd>& alpha, double& logL, Eigen::MatrixXd* each,
                  Eigen::Index column) const;
    void remember(const Eigen::Ref<const Eigen::VectorXd>& alpha, double logL, const Eigen::MatrixXd* each,
                  Eigen::Index column, const Eigen::Ref<const Eigen::MatrixXd>& simulated) const;
    std::string keptName(const Eigen::Ref<const Eigen::VectorXd>& alpha, bool each) const;
    JointDistribution distributionsAt(const Eigen::VectorXd& alpha) const;
    double logLikelihood(const Moments& moments, Eigen::Index experiment) const;

    const InverseUncertaintyOptions& options_;
    const InputModel& inputs_;
    const Responses& forward_;
    Eigen::VectorXd measured_;
    int threads_;
    Messages warnings_;
    std::shared_ptr<const Propagator> base_;
    const ForwardModel* kept_ = nullptr;
    std::string keptOf_; ///< SHA-256 of all that log L depends on but alpha
};

} // namespace rigor
