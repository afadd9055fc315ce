#pragma once
// The forward model Y(l; x) (paper, section 2.1): experiments l, samples of the unknowns x, one scalar output
// of the model at the end of the run.

#include "core/methods/method.h"

#include <Eigen/Core>

#include <atomic>

namespace rigor {

/// One simulation that gave no value.
struct ForwardFailure {
    Eigen::Index experiment = 0, sample = 0;
    std::string reason; ///< a sentence
};

/// Outputs: S x E, row = sample, column = experiment, in the unit of the output; NaN = no value.
struct ForwardValues {
    Eigen::MatrixXd values;
    long long failures = 0;
    std::vector<ForwardFailure> firstFailures; ///< at most one per experiment, in order of experiments
    bool complete = true;                      ///< false if a stop came before all were simulated
};

/// Immutable apart from its counter; run() uses the threads of the problem.
class ForwardModel {
  public:
    /// `output`: name in the model. Problem without experiments: one experiment without conditions. Throws
    /// Error: a name is not in the model or not a parameter, a condition sets an unknown, an input has no
    /// signal.
    ForwardModel(const Problem& problem, const std::string& output);

    Eigen::Index experiments() const { return static_cast<Eigen::Index>(cases_.size()); }
    const Variable& output() const;
    const Variable& input(Eigen::Index i) const; ///< unknown i as a parameter of the model

    /// samples: n x S values of the unknowns. Every experiment is simulated with every sample (or only those
    /// listed). The values do not depend on the number of threads. `progress` is told after each slice of the
    /// work, with `event` completed by counts.
    ForwardValues run(const Eigen::MatrixXd& samples, const Progress& progress, ProgressEvent event = {},
                      const std::vector<Eigen::Index>& only = {}) const;

    /// All experiments, told as a phase of its own: done and total of the events count simulations.
    ForwardValues runAlone(const Eigen::MatrixXd& samples, const Progress& progress,
                           const std::string& phase) const;

    long long simulations() const { return simulations_; } ///< made so far by this object
    long long failures() const { return failures_; }

  private:
    struct Case {
        Eigen::VectorXd parameters;
        std::vector<Signal> inputs;
    };

    const Case& caseOf(Eigen::Index experiment) const { return cases_[static_cast<std::size_t>(experiment)]; }

    const Problem& problem_;
    BatchRequest request_;
    bool mixed_ = false;                 ///< without input signals a batch may mix experiments
    std::vector<Eigen::Index> unknowns_; ///< indices of parameters
    std::vector<Case> cases_;
    mutable std::atomic<long long> simulations_ = 0, failures_ = 0;
};

} // namespace rigor
