#pragma once
// Running a model: one run with its trajectory over time, many parameter samples in lanes, sensitivities,
// equilibria. A numerical failure is never an exception: it is a RunStatus with time, state and reason.

#include "core/engine/model/model.h"
#include "core/engine/simulate/signal.h"
#include "core/foundation/base/fields.h"
#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rigor {

struct SimulationOptions {
    /// rk4, dopri5 (adaptive), radau (stiff), rosenbrock4 (stiff, adaptive)
    std::string stepper = "rk4";
    /// s; largest step of rk4 and radau (the time between two corners of the inputs is cut into equal steps
    /// of at most this); of the adaptive ones the first step, and the longest time without a look at the
    /// events.
    double step = 1e-3;
    /// s; not stated: to the end of the measured trajectories a run stands beside (endOfRun,
    /// core/engine/data), else one second.
    std::optional<double> stopTime = std::nullopt;
    double startTime = 0;                    ///< s
    double relativeTolerance = 1e-8;         ///< adaptive steppers
    double absoluteTolerance = 1e-10;        ///< adaptive steppers, times the state's nominal
    double eventTolerance = 1e-10;           ///< s; events are located to this
    long long maxSteps = 10'000'000;         ///< per run
    double blowUp = 1e9;                     ///< a state beyond this times its nominal is a failure
    std::string interface = "co-simulation"; ///< of an FMU that has both: or "model-exchange"
    double timeLimit = 60; ///< s of waiting for one run of a model that runs elsewhere (external.h)
    double end() const { return stopTime.value_or(startTime + 1); } ///< s, of a run beside no data
    Fields fields();                                                ///< all of the above
};

enum class RunEnd {
    NotRun,        ///< nothing was done yet
    StopTime,      ///< reached the stop time
    Terminated,    ///< a terminate() of the model
    StepBudget,    ///< maxSteps used up
    StepTooSmall,  ///< the adaptive step fell below what time resolves
    NotFinite,     ///< NaN or infinity in a state or derivative (division by zero, domain error)
    BlowUp,        ///< a state beyond SimulationOptions::blowUp
    Endless,       ///< events follow each other without end: reason is the condition of one, or empty
    NoEquilibrium, ///< Newton on 0 = ... did not converge
    NoRest,        ///< no state of rest at the start (Formulas::rest)
    Foreign,       ///< what runs elsewhere (external.h) gave no answer: RunStatus::told
    Cancelled,
    Violated ///< an assert of the model: reason is its message
};

struct RunStatus {
    RunEnd end = RunEnd::NotRun;
    double time = 0; ///< s, where it ended
    long long steps = 0;
    int variable = -1;  ///< index of the state (or unknown) the failure was seen in, -1 = none
    std::string reason; ///< the operation that failed, where it can be told: "division by zero"
    std::shared_ptr<const Message> told; ///< of RunEnd::Foreign: the whole sentence
    bool answered() const { return end == RunEnd::StopTime || end == RunEnd::Terminated; }
};

/// "Stopped at 12.4 s: x2 is not a finite number (division by zero?)"
Message toString(const RunStatus& status, const Model& model);

/// The trajectory of one run. Row k of states/outputs belongs to times[k].
struct Trajectory {
    RunStatus status;
    std::vector<double> times;      ///< s
    Eigen::MatrixXd states;         ///< times x n_x
    Eigen::MatrixXd unknowns;       ///< times x n_z
    Eigen::MatrixXd outputs;        ///< times x outputs().size()
    std::vector<double> discretes;  ///< at the end; NaN = missing (an event time that never came)
    std::vector<double> endOutputs; ///< outputs at the end of a run that answered
    struct FiredEvent {
        std::size_t event;
        double time;
    };
    std::vector<FiredEvent> events;
    /// s, ascending: when anything was located, a relation in an expression or the end of sliding too
    std::vector<double> eventTimes;
};

/// One run. parameters: n_p values; inputs: n_u signals. Recorded at `times` (increasing, from dense output
/// or steps that stop there), or at every step if empty. Static models (n_x = 0) solve 0 = ... at each time.
Trajectory simulate(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                    const SimulationOptions& options, std::span<const double> times = {},
                    std::stop_token stop = {});

/// What a batch reports per sample: the values of these variables at the end of the run.
struct BatchRequest {
    std::vector<VariableReference> values;
    int threads = 0; ///< 0 = all that the machine has
};

struct BatchResult {
    Eigen::MatrixXd
        values; ///< requested values x samples; NaN where the run did not answer or value is missing
    std::vector<RunStatus> statuses; ///< one per sample
};

/// Many parameter samples in lanes; samples of different experiments may be mixed, each column has its own
/// values of all parameters (vector registers; AVX2 or AVX-512 chosen at run time).
/// parameters: n_p x samples. The result for a sample does not depend on the other samples, their number, or
/// the threads. Steppers: rk4 in lanes; the adaptive ones sample by sample.
BatchResult simulateBatch(const Model& model, const Eigen::Ref<const Eigen::MatrixXd>& parameters,
                          std::span<const Signal> inputs, const SimulationOptions& options,
                          const BatchRequest& request, std::stop_token stop = {});

/// Derivatives of a run with respect to chosen parameters by dual numbers, through events (the saltation of
/// states and the derivative of event times).
struct SensitivityResult {
    Trajectory trajectory;
    std::vector<Eigen::MatrixXd> outputs; ///< per recorded time: outputs x chosen parameters
    Eigen::MatrixXd discretes;            ///< discretes x chosen parameters, at the end
    /// outputs x chosen parameters, at the end of a run that answered, whose time may move with them
    Eigen::MatrixXd endOutputs;
    /// dy/dt of the outputs at the recorded times, times x outputs, where asked for; between two events, and
    /// where inputs have a corner on one side of it
    Eigen::MatrixXd rates;
};
SensitivityResult simulateWithSensitivities(const Model& model, std::span<const double> parameters,
                                            std::span<const std::size_t> chosen,
                                            std::span<const Signal> inputs, const SimulationOptions& options,
                                            std::span<const double> times, std::stop_token stop = {},
                                            bool rates = false);

} // namespace rigor
