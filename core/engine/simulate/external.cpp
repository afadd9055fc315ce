#include "core/engine/simulate/external.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/plain_line.h"

#include <algorithm>
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
            .courses = parts_.courses};
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
