#pragma once
// What the makers of signatures share: the fit, what is gathered, and runs of other data at its estimate.

#include "core/study/trust/fault_signatures.h"

#include <chrono>
#include <functional>
#include <optional>

namespace rigor {

/// A fit and where it ended; all must outlive what is made of it.
struct SignatureGround {
    const FitData& data;
    const SimulationOptions& simulation;
    const Prediction& prediction; ///< with slopes
    const ResidualView& view;
    const Eigen::VectorXd& estimate;
    int threads;
    const Progress& progress;
    std::chrono::steady_clock::time_point until; ///< what takes many runs is not begun behind it
    double planned;                              ///< simulations, about
};

class SignatureMaker {
  public:
    SignatureMaker(const SignatureGround& ground, FaultRuns& made);

  protected:
    /// Of an input, a condition: relative; of a start: of the state's size.
    static constexpr double kBesideRun = 1e-4;
    using Of = std::function<bool(std::size_t value)>;

    bool ofSensor(std::size_t value, std::size_t s) const { return view_.sensor[value] == s; }
    double sigmaOf(std::size_t value) const { return data_.sensors[view_.sensor[value]].sigma; }

    /// change: of the rows, in the unit of their outputs, per unit of the fault.
    void add(FaultClass fault, std::string place, std::string experiment, const Eigen::VectorXd& change,
             std::string unit, const Of& counts, bool oneSided = false);
    /// What so many variants of the data predict; nothing of those that cannot be run.
    std::vector<std::optional<Eigen::VectorXd>> predicted(std::size_t count,
                                                          const std::function<FitData(std::size_t)>& variant);
    std::optional<Eigen::VectorXd> predicted(const FitData& variant);
    bool timeIsOver() const { return std::chrono::steady_clock::now() >= until_; }
    FitData copied() const; ///< without priors

    const FitData& data_;
    const SimulationOptions& simulation_;
    const Prediction& prediction_;
    const ResidualView& view_;
    const Eigen::VectorXd& estimate_;
    int threads_;
    const Progress& progress_;
    std::chrono::steady_clock::time_point until_;
    double planned_;
    std::vector<std::string> seen_; ///< experiments, as they come in the view
    FaultRuns& made_;
};

/// Other starts of the states, other laws of the model.
void addModelSignatures(const SignatureGround& ground, FaultRuns& made);

} // namespace rigor
