#include "core/study/mechanism_check.h"

#include "core/engine/multibody/mechanism_model.h"
#include "core/engine/multibody/multibody.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigor {

namespace {

constexpr double kLongestName = 30; ///< s

/// Largest difference of a quantity between the instants of two runs; NaN if one of them stopped.
template <class Quantity> double apart(const std::array<MultibodyRun, 2>& runs, Quantity quantity) {
    if (!runs[0].answered || !runs[1].answered) return std::nan("");
    double most = 0;
    for (std::size_t k = 0; k < std::min(runs[0].instants.size(), runs[1].instants.size()); ++k) {
        const auto a = quantity(runs[0].instants[k]), b = quantity(runs[1].instants[k]);
        for (Eigen::Index i = 0; i < a.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
    }
    return most;
}

} // namespace

void addFormulations(Result& result, const std::string& modelText, std::stop_token stop) {
    if (!isMechanismText(modelText)) return;
    const Mechanism mechanism = parseMechanism(modelText, {});
    if (mechanism.commandTimes.empty()) return;
    MultibodyOptions options;
    options.stopTime = std::min(mechanism.commandTimes.back(), kLongestName);
    const std::array<Formulation, 2> formulations{Formulation::DoubleStep, Formulation::AugmentedLagrangian};
    const std::array<const char*, 2> names{"double-step", "augmented-lagrangian"};
    std::array<MultibodyRun, 2> runs;
    for (std::size_t k = 0; k < runs.size(); ++k) {
        options.formulation = formulations[k];
        runs[k] = simulateMechanism(mechanism, options, stop);
        if (stop.stop_requested()) return;
    }
    MechanismCheck found;
    FormulationsTable& table = found.formulations.emplace();
    table.caption =
        filled(translate("Report", "The mechanism as its file states it, moved by its own command over "
                                   "{:g} s in steps of 1 ms: largest violation of the constraints by "
                                   "positions, rates and accelerations (norms over rad and m), largest "
                                   "error of the energy balance, iterations and time per step."),
               options.stopTime);
    for (std::size_t k = 0; k < runs.size(); ++k) {
        const MultibodyRun& r = runs[k];
        const auto add = [&](std::vector<double>& column, double number) {
            column.push_back(r.answered ? number : kNaN);
        };
        table.formulation.emplace_back(names[k]);
        add(table.position, r.position);
        add(table.velocity, r.velocity);
        add(table.acceleration, r.acceleration);
        add(table.energyBalance, r.energyBalance);
        add(table.meanIterations, r.meanIterations);
        add(table.mostIterations, r.mostIterations);
        add(table.timePerStep, r.secondsPerStep);
        table.outcome.push_back(r.answered ? translate("Report", "answered") : r.reason);
        if (!r.answered)
            result.warnings.push_back(
                filled(translate("Report", "The mechanism cannot be solved by the formulation {}: {}"),
                       names[k], r.reason));
    }
    found.apart = {apart(runs, [](const MultibodyInstant& i) { return i.q; }),
                   apart(runs, [](const MultibodyInstant& i) { return i.pressures; })};
    write(found, result);
}

} // namespace rigor
