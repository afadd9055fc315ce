#pragma once
// Gains for rigs with states that no sensor reads and no measured state is driven by alone: the second mass
// of a chain. The pulled model x' = f(x) + K (y_measured - y) is an observer of the rig; linearised along the
// record its error obeys d' = (A - K C) d, and K is that of the quadratic regulator of (A', C')
// (foundation/linalg/riccati.h) with weights in the sizes of states and outputs.

#include "core/methods/homotopy/controlled_data.h"

#include <optional>

namespace rigor {

/// df/dx (states x states) and dy/dx (sensors x states) of the model at one time of a run.
struct LinearisedModel {
    Eigen::MatrixXd A, C;
};
/// At up to 40 times of a run of the model or of the pulled one, whose first states are the model's.
/// parameters: of the model.
std::vector<LinearisedModel> linearisedAlong(const FitData& data, std::size_t fitCase,
                                             const Eigen::VectorXd& parameters,
                                             const std::vector<VariableReference>& measured,
                                             const Trajectory& run);

/// Whether some state is neither pulled by the plan nor a sensor's own.
bool leavesStates(const CorrectionPlan& plan, const Model& model);

/// Every state of the rig pulled to every sensor; gains NaN.
CorrectionPlan observerPlan(const CorrectionPlan& plan, const Model& model);

class ObserverGains {
  public:
    /// plan: of observerPlan(). run: along which the model is linearised.
    ObserverGains(const CorrectionPlan& plan, const FitData& data, std::size_t fitCase,
                  const Eigen::VectorXd& parameters, const Trajectory& run);
    /// Gains that pull at about `rate`, 1/s; nothing where no gain holds every mode.
    std::optional<std::vector<double>> at(double rate) const;
    /// Names of states of a mode that grows a hundredfold or more within `time` (s) and is seen in no
    /// measured output, so that no gain can hold it; empty = there is none.
    std::vector<std::string> unseen(double time) const;

  private:
    const CorrectionPlan& plan_;
    const Model& model_;
    LinearisedModel mean_;
    Eigen::VectorXd states_, outputs_; ///< sizes
};

/// The largest growth (1/s) of the error of the pulled model along a run, averaged over its times; NaN if it
/// cannot be told.
double errorGrowth(const CorrectionPlan& plan, const std::vector<LinearisedModel>& along);

} // namespace rigor
