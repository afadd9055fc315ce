#include "core/engine/simulate/external.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace rigor {

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

RunStatus foreignFailure(Message told, double time) {
    RunStatus status;
    status.end = RunEnd::Foreign;
    status.time = time;
    status.told = std::make_shared<const Message>(std::move(told));
    return status;
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
    for (const auto& [key, noise] : kept_) most = std::isnan(most) ? noise : std::max(most, noise);
    return most;
}

Message toldOfDifferences(const ExternalModel& model) {
    const double noise = model.noise().largest();
    if (std::isnan(noise)) return {};
    return filled(sentence("Simulation",
                           "Derivatives of {} by differences of runs: its outputs repeat to {:.1e} of their "
                           "range, so slopes are good to about {:.0e} of themselves."),
                  model.code().name, noise, std::pow(noise, 2.0 / 3));
}

} // namespace rigor
