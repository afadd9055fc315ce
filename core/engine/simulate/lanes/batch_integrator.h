#pragma once
// The trajectories over time of many samples that share their experiment: same signals, same times, same rk4
// steps; they differ in parameters only. All lanes are then at the same time, so that whatever depends on
// time alone (excitations, measured signals) is computed once for all samples and all later calls, and the
// lanes do the rest. A lane equals the single run bit for bit.
//
// Not offered: steppers other than rk4; events, relations and kinks that are located, floors, discretes,
// unknowns z; corners or tables over time that depend on a parameter that varies; more numbers to keep than
// kMostForcing, and than 32 for every time to record.

#include "core/engine/simulate/simulate.h"
#include "core/engine/tape/lanes/lane_thread.h"

#include <memory>

namespace rigor {

/// The compiled step; depends on the model and the kinds of its signals, not on their values.
class TrajectoryProgram;

struct Trajectories {
    /// Row output * times + time: values in all samples (columns); meaningless where a sample failed.
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> values;
    std::vector<RunStatus> statuses; ///< one per sample
};

/// Immutable after construction, shared by threads.
class BatchIntegrator {
  public:
    static constexpr std::size_t kMostForcing = 4'000'000;

    /// What `outputs` (indices of Model::outputs()) are at `times` (s, increasing), for any values of the
    /// parameters `varying` (indices) and `parameters` for the others. checked: states beyond blowUp are a
    /// failure for the first so many only. program: of another experiment of the same model, reused where its
    /// signals are of the same kinds; may be null. Null if not offered.
    static std::unique_ptr<const BatchIntegrator>
    make(ModelPtr model, std::span<const double> parameters, std::span<const std::size_t> varying,
         std::span<const Signal> inputs, const SimulationOptions& options, std::span<const double> times,
         std::span<const std::size_t> outputs, std::size_t checked,
         const std::shared_ptr<const TrajectoryProgram>& program = {});
    ~BatchIntegrator();

    /// parameters: n_p x samples; only those that vary may differ from the others given to make().
    Trajectories run(const Eigen::Ref<const Eigen::MatrixXd>& parameters, std::stop_token stop = {}) const;

    const std::shared_ptr<const TrajectoryProgram>& program() const { return program_; }

  private:
    struct Schedule;
    BatchIntegrator();
    void runBlock(const Eigen::Ref<const Eigen::MatrixXd>& parameters, Eigen::Index first, Trajectories& to,
                  std::stop_token stop) const;

    std::shared_ptr<const TrajectoryProgram> program_;
    std::unique_ptr<const Schedule> schedule_;
    SimulationOptions options_;
};

} // namespace rigor
