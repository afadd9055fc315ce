#pragma once
// How well the mechanism that a study works on is solved, as a result of any method keeps it
// (study/mechanism_check.h).

#include "core/foundation/base/numbers.h"
#include "core/methods/result/describe.h"

#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// One row per formulation; NaN where it stopped.
struct FormulationsTable {
    Message caption;
    std::vector<std::string> formulation;
    /// Largest violation of the constraints and error of the energy balance (J).
    std::vector<double> position, velocity, acceleration, energyBalance;
    std::vector<double> meanIterations, mostIterations, timePerStep; ///< s
    std::vector<std::string> outcome;                                ///< or why it stopped
    template <class V> void describe(V& v) {
        v.texts("formulation", formulation);
        v.numbers("position", "", position);
        v.numbers("velocity", "1/s", velocity);
        v.numbers("acceleration", "1/s2", acceleration);
        v.numbers("energy_balance", "J", energyBalance);
        v.numbers("mean_iterations", "1", meanIterations);
        v.numbers("most_iterations", "1", mostIterations);
        v.numbers("time_per_step", "s", timePerStep);
        v.texts("outcome", outcome);
    }
};

/// Largest differences of the two; NaN if one of them stopped.
struct FormulationsApart {
    double coordinates = kNaN, pressures = kNaN; ///< rad and m; Pa
    template <class V> void describe(V& v) {
        v("coordinates", coordinates);
        v("pressures", pressures);
    }
};

struct MechanismCheck {
    std::optional<FormulationsTable> formulations;
    std::optional<FormulationsApart> apart;
    template <class V> void describe(V& v) {
        v.object("formulations_apart", apart);
        v.captioned(kTable, formulations);
    }
    static constexpr const char* kTable = "formulations";
};
/// As it is stored; null: there is none.
inline const ResultTable* formulationsOf(const Result& result) {
    return result.table(MechanismCheck::kTable);
}

} // namespace rigor
