#include "core/engine/simulate/external.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/plain_line.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

namespace rigor {

namespace {
/// Of central differences with the step of differences.cpp, which is at most kLargestStep.
double slopeErrorOf(double noise) { return std::max(std::pow(noise, 2.0 / 3), noise / kLargestDifference); }
} // namespace

ExternalModel::ExternalModel(ExternalParts parts) : parts_(std::move(parts)) {
    for (std::string* text : {&parts_.name, &parts_.description, &parts_.code.name, &parts_.code.tool})
        *text = plainLine(std::move(*text));
    for (ForeignFact& fact : parts_.code.facts) fact.value = plainLine(std::move(fact.value));
    for (auto* variables : {&parts_.parameters, &parts_.inputs, &parts_.outputs})
        for (Variable& one : *variables)
            for (std::string* text : {&one.name, &one.description, &one.unit})
                *text = plainLine(std::move(*text));
}

Capabilities ExternalModel::capabilities() const {
    return {.tape = false,
            .dynamic = parts_.dynamic,
            .implicit = false,
            .interval = false,
            .derivatives = parts_.exactDerivatives ? Derivatives::Exact : Derivatives::Differences,
            .courses = parts_.courses,
            .instances = parts_.instances,
            .secondsPerRun = innermost().runs().secondsPerRun()};
}

bool ForeignRuns::begin(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    if (most_ > 0 && !ended_.wait(lock, stop, [&] { return now_ < most_; })) return false;
    ++now_;
    return true;
}

void ForeignRuns::end(double seconds) {
    {
        const std::scoped_lock lock(mutex_);
        --now_;
        if (std::isfinite(seconds)) {
            (count_++ == 0 ? first_ : sum_) += seconds;
        }
    }
    ended_.notify_one();
}

double ForeignRuns::secondsPerRun() const {
    const std::scoped_lock lock(mutex_);
    return count_ == 0 ? kNaN : count_ == 1 ? first_ : sum_ / static_cast<double>(count_ - 1);
}

namespace {
/// Has ended with its scope, also where the run throws.
class Turn {
  public:
    Turn(ForeignRuns& runs, const std::stop_token& stop) : runs_(runs), came_(runs.begin(stop)) {}
    ~Turn() {
        if (came_) runs_.end(seconds_);
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    bool came() const { return came_; }
    void answered() {
        seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    }

  private:
    ForeignRuns& runs_;
    bool came_;
    double seconds_ = kNaN;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Of a run that was stopped before its turn.
Trajectory notBegun(const ExternalModel& model, const SimulationOptions& options) {
    Trajectory none;
    none.status.end = RunEnd::Cancelled;
    none.status.time = options.startTime;
    none.outputs.resize(0, static_cast<Eigen::Index>(model.outputs().size()));
    return none;
}
} // namespace

Trajectory runInTurn(const ExternalModel& model, std::span<const double> parameters,
                     std::span<const Signal> inputs, const SimulationOptions& options,
                     std::span<const double> times, std::stop_token stop) {
    Turn turn(model.innermost().runs(), stop);
    if (!turn.came()) return notBegun(model, options);
    Trajectory made = model.run(parameters, inputs, options, times, std::move(stop));
    if (made.status.answered()) turn.answered();
    return made;
}

SensitivityResult derivativesInTurn(const ExternalModel& model, std::span<const double> parameters,
                                    std::span<const std::size_t> chosen, std::span<const Signal> inputs,
                                    const SimulationOptions& options, std::span<const double> times,
                                    std::stop_token stop) {
    const Turn turn(model.innermost().runs(), stop);
    if (turn.came()) return model.derivatives(parameters, chosen, inputs, options, times, std::move(stop));
    SensitivityResult none;
    none.trajectory = notBegun(model, options);
    return none;
}

std::vector<RunLimit> toldCapabilities(const ExternalModel& model) {
    const Capabilities can = model.capabilities();
    std::vector<RunLimit> rows{{translate("Model", "runs at a time"),
                                can.instances > 0 ? filled(sentence("Model", "at most {}"), can.instances)
                                                  : translate("Model", "one per thread")},
                               {translate("Model", "restart from a state"),
                                can.restart ? translate("Shared", "yes") : translate("Shared", "no")}};
    for (RunLimit& own : model.limits()) rows.push_back(std::move(own));
    return rows;
}

const Formulas& ExternalModel::formulas() const {
    throw std::logic_error("formulas() of a model that runs elsewhere");
}

SensitivityResult ExternalModel::derivatives(std::span<const double>, std::span<const std::size_t>,
                                             std::span<const Signal>, const SimulationOptions&,
                                             std::span<const double>, std::stop_token) const {
    throw std::logic_error("derivatives() of a model that has none");
}

std::vector<std::string> optionsOfIntegration() {
    return {"stepper",   "step",    "relative_tolerance", "absolute_tolerance", "event_tolerance",
            "max_steps", "blow_up", "interface"};
}

RunStatus foreignFailure(Message told, double time) {
    RunStatus status;
    status.end = RunEnd::Foreign;
    status.time = time;
    status.told = std::make_shared<const Message>(std::move(told));
    return status;
}

void FailedRuns::keep(const Message& told) {
    std::string text = told.text();
    const std::scoped_lock lock(mutex_);
    if (!text_.empty() && text_ <= text) return;
    one_ = told;
    text_ = std::move(text);
}

void FailedRuns::forget() {
    const std::scoped_lock lock(mutex_);
    one_ = {};
    text_.clear();
}

Message FailedRuns::one() const {
    const std::scoped_lock lock(mutex_);
    return one_;
}

void keepFailure(const Model& model, const RunStatus& status) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere || status.answered() || status.end == RunEnd::Cancelled || status.end == RunEnd::NotRun)
        return;
    elsewhere->innermost().failedRuns().keep(toString(status, model));
}

void MeasuredNoise::begin(std::vector<UsualValue> usual) {
    const std::scoped_lock lock(mutex_);
    kept_.clear();
    usual_ = std::move(usual);
}

std::vector<UsualValue> MeasuredNoise::usual() const {
    const std::scoped_lock lock(mutex_);
    return usual_;
}

std::optional<double> MeasuredNoise::of(std::uint64_t key) const {
    const std::scoped_lock lock(mutex_);
    const auto found = kept_.find(key);
    return found == kept_.end() ? std::optional<double>() : found->second;
}

void MeasuredNoise::keep(std::uint64_t key, double noise) {
    const std::scoped_lock lock(mutex_);
    kept_.emplace(key, noise);
}

double MeasuredNoise::largest() const {
    const std::scoped_lock lock(mutex_);
    double most = kNaN;
    for (const auto& [key, noise] : kept_) most = std::fmax(most, noise);
    return most;
}

bool MeasuredNoise::failed() const {
    const std::scoped_lock lock(mutex_);
    return std::ranges::any_of(kept_, [](const auto& one) { return std::isnan(one.second); });
}

Message toldOfDifferences(const ExternalModel& model) {
    const double noise = model.noise().largest();
    if (model.noise().failed())
        return filled(
            sentence("Simulation",
                     "Derivatives of {} by differences of runs; how exactly its outputs repeat could not "
                     "be measured everywhere, so how good they are is not known."),
            model.code().name);
    if (std::isnan(noise)) return {};
    return filled(
        sentence("Simulation",
                 "Derivatives of {} by differences of runs: its outputs repeat to {:.1e} of their range, "
                 "so slopes are good to about {:.0e} of an output's range by a parameter's size."),
        model.code().name, noise, slopeErrorOf(noise));
}

} // namespace rigor
