#pragma once
// h(p): the model's values of the rows of a FitData at values of the unknowns, with exact derivatives: static
// models by StaticModel, models with states in lanes (lane_predictor.h) or, where these do not offer it, by
// single simulations with sensitivities through dual numbers.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/lane_predictor.h"
#include "core/methods/fit/predict/static_model.h"

#include <atomic>

namespace rigor {

/// Bound to data and options, which must outlive it. Used by one thread at a time; inside it uses several.
class Predictor {
  public:
    /// threads: 0 = all; never changes a result.
    Predictor(const FitData& data, const SimulationOptions& simulation, int threads,
              std::stop_token stop = {});
    /// Shares what `lanes`, made for the same data and options, has prepared.
    Predictor(const FitData& data, const SimulationOptions& simulation, int threads, std::stop_token stop,
              std::shared_ptr<const LanePredictor> lanes);

    const FitData& data() const { return data_; }
    Eigen::Index unknowns() const { return static_cast<Eigen::Index>(data_.unknowns.size()); }

    /// p: one value per unknown.
    Prediction values(const Eigen::VectorXd& p);
    /// Also dh/dp, exact where it is finite: by differences (Prediction::infinite) where a formula such as
    /// the square root of 0 has none. The next values near p start from here.
    Prediction withSlopes(const Eigen::VectorXd& p);
    /// Many points at once, each as values() or withSlopes() alone would have it.
    std::vector<Prediction> together(std::span<const FitPoint> points, bool slopes);
    /// Whether the slopes cost little more than the values.
    bool slopesAreCheap() const { return !static_ && lanes_->offered(true); }
    const std::shared_ptr<const LanePredictor>& lanes() const { return lanes_; }
    /// sum_i weights_i d2h_i/dp2 (unknowns x unknowns) for any number of weight vectors (columns, rows each).
    /// Call withSlopes(p) before, at the same p. Static models: exact. Models with states: central
    /// differences of the exact slopes with one Richardson extrapolation, steps relative to `scale` (one per
    /// unknown). Empty if the model cannot be simulated beside p.
    std::vector<Eigen::MatrixXd> curvature(const Eigen::VectorXd& p, const Eigen::MatrixXd& weights,
                                           const Eigen::VectorXd& scale);

    /// Times at which the model switches, per case, ascending, s; empty for one without an answer.
    std::vector<std::vector<double>> eventTimes(const Eigen::VectorXd& p);

    /// The next values() start where `other` (of the same data) was solved last.
    void startFrom(const Predictor& other) { anchors_ = other.anchors_; }

    /// Simulations of one experiment each; one that gives values and derivatives counts once, one that a
    /// stop cut short not at all.
    long long simulations() const { return simulations_; }
    long long failures() const { return failures_; } ///< of these
    bool isStatic() const { return static_; }

    /// The same by single simulations although lanes are offered.
    Prediction alone(const FitPoint& point, bool slopes);

  private:
    Prediction evaluate(const FitPoint& point, bool slopes);
    /// Differences in the place of derivatives that are not finite. Returns "" or why there are none.
    Message differences(std::size_t c, const FitPoint& point, int worker, Prediction& out, Message& infinite);
    Prediction counted(Prediction prediction);
    /// One case: fills its rows. Returns "" or why it failed.
    Message staticCase(std::size_t c, const FitPoint& point, bool slopes, int worker, Prediction& out);
    /// given: the run, where it is known already; else it is made.
    Message dynamicCase(std::size_t c, const FitPoint& point, bool slopes, Prediction& out,
                        const SensitivityResult* given = nullptr);
    /// The runs of one point, one per case; null = they are made where they are needed.
    using GivenRuns = std::vector<SensitivityResult>;
    Prediction alone(const FitPoint& point, bool slopes, const GivenRuns* given);
    /// By the evaluator of the data: all runs of all points at once.
    std::vector<Prediction> byEvaluator(std::span<const FitPoint> points, bool slopes);
    /// Whether runs are asked of it as they are, not made of others.
    bool evaluatorRuns(bool slopes) const;
    void makeSettings();
    std::vector<double> inputsAt(const FitCase& fitCase, double time) const;
    SimulationOptions optionsUntil(double last) const;

    const FitData& data_;
    const SimulationOptions& simulation_;
    int threads_;
    std::stop_token stop_;
    bool static_;
    std::shared_ptr<const LanePredictor> lanes_;
    std::vector<std::vector<std::size_t>> rowsOfCase_;
    std::vector<SettingPtr> values_, slopes_;        ///< of the cases, where there is an evaluator
    std::vector<std::vector<StaticAnchor>> anchors_; ///< per case and time
    std::vector<std::unique_ptr<StaticModel>> workers_;
    std::atomic<long long> simulations_ = 0, failures_ = 0;
};

} // namespace rigor
