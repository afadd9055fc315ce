#pragma once
// h(p) and dh/dp of many points at once, in lanes (engine/simulate/lane_trajectory.h): a sample per point for
// values, one per point and unknown for derivatives, which come from the variational equations
// (engine/model/tangent_model.h). Values equal those of a single simulation bit for bit; derivatives those of
// dual numbers but for rounding.

#include "core/engine/evaluate/batch_evaluator.h"
#include "core/engine/model/tangent_model.h"
#include "core/engine/simulate/lanes/batch_integrator.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/fit_data.h"

#include <mutex>

namespace rigor {

/// A point to evaluate.
struct FitPoint {
    Eigen::VectorXd unknowns; ///< one per unknown
    Eigen::VectorXd path;     ///< one per FitData::path; empty = the values of the cases
};

/// One evaluation. Rows whose case could not be simulated are NaN.
struct Prediction {
    Eigen::VectorXd at;     ///< the unknowns; empty: of no point
    bool answered = false;  ///< every row is finite
    Message why;            ///< "experiment 3: Newton's method did not converge": the first failure
    Eigen::VectorXd values; ///< rows, unit of the row's output
    Eigen::MatrixXd slopes; ///< rows x unknowns, empty if not asked for
    int solves = 0;         ///< experiments simulated for it; 0 = cancelled before it was known
    int failures = 0;       ///< of these, how many failed
    /// Values are there, but derivatives that are not finite: a single simulation has others.
    bool slopesMissing = false;
    /// What has no finite derivative and is known by differences instead, a sentence; "" = nothing.
    Message infinite;
};

/// Bound to data and options, which must outlive it. What it prepares on first use serves all threads.
class LanePredictor {
  public:
    LanePredictor(const FitData& data, const SimulationOptions& simulation);
    ~LanePredictor();

    /// Whether every case can be run in lanes, with derivatives or without.
    bool offered(bool slopes) const;
    /// Requires offered(slopes). threads: 0 = all; never changes a result.
    std::vector<Prediction> predict(std::span<const FitPoint> points, bool slopes, int threads,
                                    std::stop_token stop) const;

    Eigen::VectorXd parametersOf(std::size_t fitCase, const FitPoint& point) const;

  private:
    struct Kind {
        std::once_flag once;
        std::vector<std::shared_ptr<const BatchIntegrator>> cases; ///< empty = not offered
        std::vector<SettingPtr> settings;                          ///< of each, where there is an evaluator
    };
    void prepare(Kind& kind, bool slopes) const;
    RunStatus diagnosed(std::size_t fitCase, const FitPoint& point) const;
    /// The columns of a case: one per point, or one per point and unknown.
    Eigen::MatrixXd columnsOf(std::size_t fitCase, std::span<const FitPoint> points, bool slopes) const;
    /// What the columns of a case say of its rows.
    void fill(std::size_t fitCase, std::span<const FitPoint> points, bool slopes,
              const Trajectories& trajectories, std::span<Prediction> to, std::span<Message> whys,
              std::span<char> missing) const;

    const FitData& data_;
    const SimulationOptions& simulation_;
    std::vector<std::size_t> outputs_;        ///< of the model that are measured
    std::vector<std::size_t> outputOfSensor_; ///< index into outputs_
    std::vector<std::vector<std::size_t>> rowsOfCase_;
    mutable Kind values_, slopes_;
    mutable std::size_t firstDirection_ = 0;
};

} // namespace rigor
