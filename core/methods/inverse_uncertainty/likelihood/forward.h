#pragma once
// The forward model Y(l; x) (paper, section 2.1): experiments l, samples of the unknowns x, one scalar output
// of the model at the end of the run.

#include "core/engine/evaluate/batch_evaluator.h"
#include "core/methods/inverse_uncertainty/likelihood/responses.h"
#include "core/methods/method.h"

#include <atomic>

namespace rigor {

/// Which of the values of a measurement is the one that this method explains: the only one there is. Nothing:
/// there are several, or none.
std::optional<std::size_t> measuredOnce(const Measurement& measurement);

/// Immutable apart from its counter; run() uses the threads of the problem.
class ForwardModel : public Responses {
  public:
    /// `output`: name in the model. Problem without experiments: one experiment without conditions. Throws
    /// Error: a name is not in the model or not a parameter, a condition sets an unknown, an input has no
    /// signal, a clock may move what is measured to before the run begins.
    ForwardModel(const Problem& problem, const std::string& output);

    Eigen::Index experiments() const override { return static_cast<Eigen::Index>(cases_.size()); }
    const Variable& output() const override;
    const Variable& input(Eigen::Index i) const; ///< unknown i as a parameter of the model

    ForwardValues run(const Eigen::MatrixXd& samples, const Progress& progress, ProgressEvent event = {},
                      const std::vector<Eigen::Index>& only = {}) const override;

    /// One simulation each, of values that are kept: experiment experiments[c] at points.col(c). values: C x
    /// 1; firstFailures name the column as sample.
    ForwardValues runEach(const Eigen::MatrixXd& points, const std::vector<Eigen::Index>& experiments,
                          const Progress& progress, ProgressEvent event) const;

    /// All experiments, told as a phase of its own: done and total of the events count simulations.
    ForwardValues runAlone(const Eigen::MatrixXd& samples, const Progress& progress,
                           const std::string& phase) const;

    long long simulations() const override { return simulations_; }
    long long failures() const override { return failures_; }
    /// Of earlier ones, whose outcome was kept.
    void count(long long simulations, long long failures) const {
        simulations_ += simulations;
        failures_ += failures;
    }
    /// Everything that the values depend on but the samples: experiments, model, unknowns with their
    /// families.
    /// "" = it cannot be told.
    std::string fingerprint() const;
    const std::shared_ptr<BatchEvaluator>& evaluator() const { return problem_.evaluator; }

  private:
    struct Case {
        Eigen::VectorXd parameters;
        std::vector<Signal> inputs;
        double end = 0;     ///< s, of the run
        bool timed = false; ///< `end` is when the output is measured
        std::shared_ptr<const ClockModel> stopClock = {};
        SettingPtr setting = {};
    };
    struct Column { ///< of a batch
        Eigen::Index sample, experiment;
    };
    struct Batch { ///< columns that share a setting
        std::size_t first, count;
    };
    std::vector<Batch> batchesOf(const std::vector<Column>& columns) const;
    EvaluationRequest requestOf(const Batch& batch, const Eigen::MatrixXd& samples,
                                const std::vector<Column>& columns, bool kept) const;
    /// Values of the columns; `told` receives what failed, in order. kept: they are worked on later.
    Eigen::VectorXd simulate(const Eigen::MatrixXd& samples, const std::vector<Column>& columns,
                             const Progress& progress, ProgressEvent event, ForwardValues& told,
                             bool kept) const;

    void endWhereMeasured(Case& one, const Experiment& experiment) const;
    const Case& caseOf(Eigen::Index experiment) const { return cases_[static_cast<std::size_t>(experiment)]; }

    const Problem& problem_;
    VariableReference output_;
    bool mixed_ = false; ///< without input signals, and all ending alike, a batch may mix experiments
    std::vector<Eigen::Index> unknowns_; ///< indices of parameters
    std::vector<Case> cases_;
    mutable std::atomic<long long> simulations_ = 0, failures_ = 0;
};

} // namespace rigor
