#pragma once
// A study whose model is a mechanism says how well the mechanism itself is solved.

#include "core/foundation/base/numbers.h"
#include "core/methods/describe.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace rigor {

/// Adds the table "formulations" to a result: the mechanism of the text, as its file states it, moved by its
/// own command in both formulations of engine/multibody at steps of 1 ms over at most 30 s; violation of the
/// constraints, energy balance, iterations and time per step side by side, and how far they are apart.
/// Nothing if the text is that of no mechanism or has no command. A formulation that stops is told in the
/// table and warned of.
void addFormulations(Result& result, const std::string& modelText, std::stop_token stop);

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
        v.value("coordinates", coordinates);
        v.value("pressures", pressures);
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
const ResultTable* formulationsOf(const Result& result);

} // namespace rigor
