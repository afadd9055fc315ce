#pragma once
// A model that runs elsewhere: an FMU or a program in processes of their own, a server. It has parameters,
// inputs and outputs, but no formulas; simulate(), simulateBatch() and simulateWithSensitivities() work on it
// as on any other, its derivatives are those of its source or central differences.

#include "core/engine/simulate/simulate.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <unordered_map>

namespace rigor {

/// What else the file says of itself: "author", "Test department B".
struct ForeignFact {
    Message name;
    std::string value;
};

struct RunLimit {
    Message name, value;
};

/// What runs when such a model is simulated, as a person is asked about it.
struct ForeignCode {
    std::string kind;   ///< "FMU", "program", "server"
    std::string name;   ///< "pump.fmu", "http://localhost:4242/beam"
    std::string file;   ///< with its path; "" = no file of this machine
    std::string tool;   ///< that wrote it, as the file says; "" = it does not
    std::string sha256; ///< of the file; "" = nothing of it runs on this machine, so nobody is asked
    /// What it reads beside `file` and the hash covers, by names relative to its folder.
    std::vector<std::string> beside = {};
    std::vector<ForeignFact> facts;
};

/// What is known of such a model before it runs.
struct ExternalParts {
    std::string name, description;
    std::vector<Variable> parameters, inputs, outputs;
    ForeignCode code;
    std::optional<double> stopTime = {}; ///< s, where its own text ends a run
    bool dynamic = true;                 ///< a course over time; false: the outputs do not depend on it
    bool courses = true;                 ///< outputs at chosen times; false: at the end of the run only
    bool exactDerivatives = false;       ///< derivatives() answers
    int instances = 0;                   ///< runs at the same time; 0 = any number
};

/// Lets no more runs in at the same time than the model stands, and measures what one costs; safe for
/// threads.
class ForeignRuns {
  public:
    explicit ForeignRuns(int most) : most_(most) {} ///< 0 = any number
    /// Waits for its turn; false: stopped meanwhile.
    bool begin(const std::stop_token& stop);
    /// seconds: of a run that answered; NaN = of one that did not.
    void end(double seconds);
    double secondsPerRun() const; ///< the mean; NaN = none has answered

  private:
    const int most_;
    mutable std::mutex mutex_;
    std::condition_variable_any ended_;
    int now_ = 0;
    long long count_ = 0;
    double first_ = 0, sum_ = 0; ///< s; the first run starts what runs
};

/// Of a parameter, where a study looks: around a value, no further than the range.
struct UsualValue {
    double value, min, max;
};

/// What simulateByDifferences has measured, and the runs that it made beside those asked for; safe for
/// threads.
class MeasuredNoise {
  public:
    /// A study begins: it knows nothing of what another one has measured, and measures here. usual: one per
    /// parameter; none = at the values of the model.
    void begin(std::vector<UsualValue> usual);
    std::vector<UsualValue> usual() const;
    std::optional<double> of(std::uint64_t key) const;
    /// noise: relative to the range of the outputs; NaN = it could not be measured.
    void keep(std::uint64_t key, double noise);
    double largest() const; ///< NaN = none was measured
    bool failed() const;    ///< somewhere it could not be measured

    void count(long long runs, long long failures) {
        runs_ += runs;
        failures_ += failures;
    }
    long long runs() const { return runs_; }
    long long failures() const { return failures_; }

  private:
    mutable std::mutex mutex_;
    std::unordered_map<std::uint64_t, double> kept_;
    std::vector<UsualValue> usual_;
    std::atomic<long long> runs_ = 0, failures_ = 0;
};

/// What was told of runs that failed; safe for threads.
class FailedRuns {
  public:
    void keep(const Message& told);
    void forget();
    /// One of them, the first in the alphabet, so that it does not depend on which thread was faster; "" =
    /// none failed.
    Message one() const;

  private:
    mutable std::mutex mutex_;
    Message one_;
    std::string text_;
};

class ExternalModel : public Model {
  public:
    /// What strangers have written in it, but for names of files, becomes lines without control characters.
    explicit ExternalModel(ExternalParts parts);

    /// One run, by as many threads at once as like. As of simulate(): recorded at `times`, or wherever the
    /// model stops by itself if there are none, and outputs at the end. A model without courses leaves the
    /// rows of earlier times NaN. A failure is RunEnd::Foreign with a sentence in RunStatus::told. Throws
    /// Error only for what no other values of the parameters would mend (a library that is missing, no
    /// consent).
    virtual Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                           const SimulationOptions& options, std::span<const double> times,
                           std::stop_token stop) const = 0;
    /// As of simulateWithSensitivities(), for models that have them (ExternalParts::exactDerivatives).
    virtual SensitivityResult derivatives(std::span<const double> parameters,
                                          std::span<const std::size_t> chosen, std::span<const Signal> inputs,
                                          const SimulationOptions& options, std::span<const double> times,
                                          std::stop_token stop) const;
    /// How it runs, for the result: "Co-Simulation, communication step 0.01 s, in 2 processes under
    /// bubblewrap".
    virtual Message how() const = 0;
    /// Such a run was made by others, or is in a record: how() is of the last one, wherever it was made.
    virtual void ranElsewhere(std::span<const Signal>, const SimulationOptions&,
                              std::span<const double>) const {}
    /// Why it cannot be run with these options, whatever the parameters: what run() refuses as an Error. ""
    /// = it can.
    virtual Message refusedOptions(const SimulationOptions&) const { return {}; }
    /// Keys of options that change nothing of its runs: "stepper".
    virtual std::vector<std::string> unusedOptions(const SimulationOptions&) const { return {}; }
    /// As how(), before anything ran, with these options.
    virtual Message howWith(const SimulationOptions&) const { return how(); }
    /// What bounds its runs on this machine, beside their time and what capabilities() tells: "memory limit",
    /// "4096 MB a copy".
    virtual std::vector<RunLimit> limits() const { return {}; }
    /// What is to be said after runs, beside their failures; "" = nothing.
    virtual Message toldOfRuns() const { return {}; }

    /// Itself, or what runs where its parameters are made of others (foreign_parameters.h).
    virtual const ExternalModel& innermost() const { return *this; }

    const ForeignCode& code() const { return parts_.code; }
    std::optional<double> stopTime() const { return parts_.stopTime; }
    MeasuredNoise& noise() const { return *noise_; }
    /// Of runs since they were forgotten, kept by keepFailure().
    FailedRuns& failedRuns() const { return *failedRuns_; }
    /// Of runs that simulate() makes; those of innermost() are counted.
    ForeignRuns& runs() const { return *runs_; }

    const std::string& name() const override { return parts_.name; }
    const std::string& description() const override { return parts_.description; }
    Capabilities capabilities() const override;
    const std::vector<Variable>& parameters() const override { return parts_.parameters; }
    const std::vector<Variable>& inputs() const override { return parts_.inputs; }
    const std::vector<Variable>& outputs() const override { return parts_.outputs; }
    std::size_t declaredOutputs() const override { return parts_.outputs.size(); }
    const std::vector<Variable>& states() const override { return none_; }
    const std::vector<Variable>& unknowns() const override { return none_; }
    const std::vector<Variable>& discretes() const override { return none_; }
    const std::vector<EventClause>& events() const override { return noEvents_; }
    const std::vector<StateFloor>& floors() const override { return noFloors_; }
    const Formulas& formulas() const override;
    bool smooth() const override { return false; }
    const ExternalModel* external() const override { return this; }

  private:
    ExternalParts parts_;
    std::shared_ptr<MeasuredNoise> noise_ = std::make_shared<MeasuredNoise>();
    std::shared_ptr<FailedRuns> failedRuns_ = std::make_shared<FailedRuns>();
    std::shared_ptr<ForeignRuns> runs_ = std::make_shared<ForeignRuns>(parts_.instances);
    std::vector<Variable> none_;
    std::vector<EventClause> noEvents_;
    std::vector<StateFloor> noFloors_;
};

/// Keys of what only matters where Rigor integrates or chooses how an FMU is run.
std::vector<std::string> optionsOfIntegration();

/// What capabilities() and limits() say of such a model, as rows for people.
std::vector<RunLimit> toldCapabilities(const ExternalModel& model);

/// model.run() when its turn has come, counted.
Trajectory runInTurn(const ExternalModel& model, std::span<const double> parameters,
                     std::span<const Signal> inputs, const SimulationOptions& options,
                     std::span<const double> times, std::stop_token stop);
/// The same of its derivatives, which take as long as several runs and count as none.
SensitivityResult derivativesInTurn(const ExternalModel& model, std::span<const double> parameters,
                                    std::span<const std::size_t> chosen, std::span<const Signal> inputs,
                                    const SimulationOptions& options, std::span<const double> times,
                                    std::stop_token stop);

/// A run that failed with this sentence at `time`.
RunStatus foreignFailure(Message told, double time);

/// By who asked for a run of `model`, and met it failed, wherever it ran: kept for the result. Nothing where
/// it answered or was cancelled, or where the model runs here.
void keepFailure(const Model& model, const RunStatus& status);

/// The largest step of differences, of a parameter's size.
inline constexpr double kLargestDifference = 0.1;

/// Runs of the same experiment at columns of all parameters, as ExternalModel::run() would make them one by
/// one.
using RunMany = std::function<std::vector<Trajectory>(const Eigen::MatrixXd& parameters)>;

/// Derivatives by central differences, one-sided at a limit of a parameter or where a run fails. The step of
/// a parameter follows from the noise of the runs themselves, measured once per parameter and experiment
/// where the unknowns have their usual values, those of the study or the model (differences of equidistant
/// runs; J. J. More, S. M. Wild: Estimating computational noise, SIAM J. Sci. Comput. 33, 2011, section 3): h
/// = (3 noise)^(1/3) of the parameter's size, where noise and curvature spoil about the same. `noise` is
/// relative to the range of the output. runs: who makes those that do not wait for each other; without it
/// they are made here.
SensitivityResult simulateByDifferences(const ExternalModel& model, std::span<const double> parameters,
                                        std::span<const std::size_t> chosen, std::span<const Signal> inputs,
                                        const SimulationOptions& options, std::span<const double> times,
                                        std::stop_token stop, const RunMany& runs = {});

/// What is to be said of such derivatives; empty while none were needed.
Message toldOfDifferences(const ExternalModel& model);

} // namespace rigor
