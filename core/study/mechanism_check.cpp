#include "core/study/mechanism_check.h"

#include "core/engine/multibody/mechanism_model.h"
#include "core/engine/multibody/multibody.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigor {

namespace {

constexpr double kLongest = 30; ///< s
const char* const kFormulations = "formulations";

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
    options.stopTime = std::min(mechanism.commandTimes.back(), kLongest);
    const std::array<Formulation, 2> formulations{Formulation::DoubleStep, Formulation::AugmentedLagrangian};
    const std::array<const char*, 2> names{"double-step", "augmented-lagrangian"};
    std::array<MultibodyRun, 2> runs;
    for (std::size_t k = 0; k < runs.size(); ++k) {
        options.formulation = formulations[k];
        runs[k] = simulateMechanism(mechanism, options, stop);
        if (stop.stop_requested()) return;
    }
    ResultTable table{
        kFormulations,
        filled(translate("Report", "The mechanism as its file states it, moved by its own command over "
                                   "{:g} s in steps of 1 ms: largest violation of the constraints by "
                                   "positions, rates and accelerations (norms over rad and m), largest "
                                   "error of the energy balance, iterations and time per step."),
               options.stopTime),
        {{"formulation", "", {}, {names[0], names[1]}},
         {"position", "", {}, {}},
         {"velocity", "1/s", {}, {}},
         {"acceleration", "1/s2", {}, {}},
         {"energy_balance", "J", {}, {}},
         {"mean_iterations", "1", {}, {}},
         {"most_iterations", "1", {}, {}},
         {"time_per_step", "s", {}, {}},
         {"outcome", "", {}, {}}}};
    for (std::size_t k = 0; k < runs.size(); ++k) {
        const MultibodyRun& r = runs[k];
        const double numbers[] = {r.position,      r.velocity,       r.acceleration,
                                  r.energyBalance, r.meanIterations, static_cast<double>(r.mostIterations),
                                  r.secondsPerStep};
        for (std::size_t c = 0; c < std::size(numbers); ++c)
            table.columns[c + 1].numbers.push_back(r.answered ? numbers[c] : std::nan(""));
        table.columns.back().texts.push_back(r.answered ? translate("Report", "answered") : r.reason);
        if (!r.answered)
            result.warnings.push_back(
                filled(translate("Report", "The mechanism cannot be solved by the formulation {}: {}"),
                       names[k], r.reason));
    }
    result.diagnostics["formulations_apart"] = {
        {"coordinates", apart(runs, [](const MultibodyInstant& i) { return i.q; })},
        {"pressures", apart(runs, [](const MultibodyInstant& i) { return i.pressures; })}};
    result.tables.push_back(std::move(table));
}

const ResultTable* formulationsOf(const Result& result) { return result.table(kFormulations); }

} // namespace rigor
