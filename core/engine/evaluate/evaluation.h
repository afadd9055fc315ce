#pragma once
// An evaluation: (model, parameters, inputs, requested outputs) -> values or the reason of failure. Pure: the
// same setting and parameters give the same bits, here, on another machine, alone or beside others. What a
// batch of them shares is its setting; what differs are columns of parameters.

#include "core/engine/simulate/simulate.h"

#include <atomic>
#include <mutex>

namespace rigor {

class BatchIntegrator;

struct EvaluationSetting {
    enum class Kind : std::uint8_t {
        End,    ///< `values` at the end of a run: simulateBatch()
        Course, ///< `outputs` at `times`, and at the end: simulate(), or with `chosen`
                ///< simulateWithSensitivities()
        Lanes   ///< `outputs` at `times`: BatchIntegrator
    };
    Kind kind = Kind::End;
    ModelPtr model;
    std::vector<Signal> inputs; ///< one per input of the model
    SimulationOptions options;
    std::vector<VariableReference> values = {}; ///< of End
    /// Of End: the stop time is one of a file with this clock, so that every column has its own; null = of
    /// the rig.
    std::shared_ptr<const ClockModel> stopClock = {};
    std::vector<double> times = {};          ///< s
    std::vector<std::size_t> outputs = {};   ///< indices of Model::outputs()
    std::vector<std::size_t> discretes = {}; ///< of Course, at the end
    std::vector<std::size_t> chosen = {};    ///< of Course: parameters that derivatives are taken to
    /// Of Lanes, as BatchIntegrator::make() takes them; `integrator` may be there already.
    std::vector<double> parameters = {};
    std::vector<std::size_t> varying = {};
    std::size_t checked = 0;
    std::shared_ptr<const BatchIntegrator> integrator = {};

    /// Numbers per evaluation.
    Eigen::Index size() const;
    /// Of the model, SHA-256 in 64 digits; "" = it cannot be told in bytes. Made once.
    const std::string& modelHash() const;
    /// Of everything that decides the result but the column; "" likewise.
    const std::string& hash() const;
    /// The setting without the model.
    std::string bytes() const;
    /// s on one thread, measured; 0 = not known yet.
    std::atomic<double>& cost() const { return cost_; }

  private:
    void fingerprint() const;
    mutable std::once_flag once_ = {};
    mutable std::string modelHash_ = {}, hash_ = {};
    mutable std::atomic<double> cost_ = 0;
};

using SettingPtr = std::shared_ptr<const EvaluationSetting>;

/// The same by bytes(); `integrator` is not made. Throws Error.
std::shared_ptr<EvaluationSetting> settingFromBytes(std::string_view bytes, ModelPtr model);

/// Columns of all parameters of the model that are asked for.
struct EvaluationRequest {
    SettingPtr setting;
    Eigen::MatrixXd parameters; ///< n_p x evaluations
    /// The caller works on these very values later, and not only on a number made of them: they are worth
    /// keeping however little one costs.
    bool kept = false;
};

/// values: setting.size() x evaluations, NaN where there are none; statuses: one per evaluation.
using EvaluatedBatch = BatchResult;

/// Of Course: the run, with what was not asked for NaN.
SensitivityResult courseOf(const EvaluationSetting& setting, const Eigen::Ref<const Eigen::VectorXd>& values,
                           const RunStatus& status);

/// These columns of the request on the threads of this process; values and statuses of the others stay.
/// Leaves RunEnd::Cancelled or NotRun where a stop came first.
void evaluateColumns(const EvaluationRequest& request, Eigen::Index first, Eigen::Index count, int threads,
                     const std::stop_token& stop, EvaluatedBatch& to);

/// Of that many columns, nothing evaluated yet.
EvaluatedBatch emptyBatch(const EvaluationRequest& request);

} // namespace rigor
