#pragma once
// The tables of a point fit, typed (result.h).

#include "core/foundation/base/numbers.h"
#include "core/methods/result/describe.h"

namespace rigor {

/// Every start of a multi-start, best first, and the unknowns it began with.
struct StartsTable {
    std::vector<double> start, objective, solves;
    std::vector<NumberColumn> begins; ///< "start_<unknown>"
    template <class V> void describe(V& v) {
        v.numbers("start", "", start);
        v.numbers("objective", "", objective);
        v.numbers("solves", "", solves);
        v.columns(begins);
    }
};

/// Every iteration of the search: model solves made so far, J and the unknowns; of homotopy with its stage.
struct IterationTable {
    std::vector<double> iteration;
    std::optional<std::vector<double>> stage, lambda;
    std::vector<double> solves, objective;
    std::vector<NumberColumn> unknowns;
    template <class V> void describe(V& v) {
        v.numbers("iteration", "", iteration);
        v.optional("stage", "", stage);
        v.optional("lambda", "1", lambda);
        v.numbers("solves", "", solves);
        v.numbers("objective", "", objective);
        v.columns(unknowns);
    }
};

/// What the fit leaves of every output, of all experiments ("") and of each; rms, variation, stated and noise
/// in `unit`.
struct QualityTable {
    std::vector<std::string> output, experiment, unit;
    std::vector<double> values, rms, variation, rmsOfVariation, rSquared, stated, rmsOfStated, noise;
    template <class V> void describe(V& v) {
        v.texts("output", output);
        v.texts("experiment", experiment);
        v.texts("unit", unit);
        v.numbers("values", "", values);
        v.numbers("rms", "", rms);
        v.numbers("variation", "", variation);
        v.numbers("rms_of_variation", "1", rmsOfVariation);
        v.numbers("r_squared", "1", rSquared);
        v.numbers("stated", "", stated);
        v.numbers("rms_of_stated", "1", rmsOfStated);
        v.numbers("noise", "", noise);
    }
};

/// One row per measured value, every trajectory for itself.
struct FittedTable {
    std::vector<std::string> experiment, output;
    std::vector<double> t;
    std::string unit; ///< of the outputs; "" where they have several
    std::vector<double> measured, fitted, residual;
    std::optional<std::vector<double>> plainFit; ///< what a plain fit predicts that ended elsewhere
    std::optional<std::vector<double>> discrepancy, discrepancyError; ///< and its standard error
    template <class V> void describe(V& v) {
        v.texts("experiment", experiment);
        v.texts("output", output);
        v.numbers("t", "s", t);
        v.numbers("measured", unit, measured);
        v.numbers("fitted", unit, fitted);
        v.numbers("residual", unit, residual);
        v.optional("plain_fit", unit, plainFit);
        v.optional("discrepancy", unit, discrepancy);
        v.optional("discrepancy_error", unit, discrepancyError);
    }
};

/// Parameters and inputs that differ between experiments of which each measures once; row k belongs to row k
/// of the fitted values.
struct ConditionTable {
    std::vector<std::string> experiment;
    std::vector<NumberColumn> conditions;
    template <class V> void describe(V& v) {
        v.texts("experiment", experiment);
        v.columns(conditions);
    }
};

/// Derivatives of the fitted values of such rows by the unknowns that were searched; row k belongs to row k
/// of the fitted values.
struct SlopeTable {
    std::vector<std::string> experiment;
    std::vector<NumberColumn> unknowns;
    template <class V> void describe(V& v) {
        v.texts("experiment", experiment);
        v.columns(unknowns);
    }
};

/// One column per unknown; NaN where the data do not determine both.
struct CorrelationTable {
    std::vector<std::string> unknown;
    std::vector<NumberColumn> with;
    /// NaN where it is not known.
    double of(std::size_t row, const std::string& column) const;
    template <class V> void describe(V& v) {
        v.texts("unknown", unknown);
        v.columns(with);
    }
};

/// Profile likelihood: rise of 2 J / s^2 where one unknown is held at a value.
struct ProfileTable {
    std::vector<std::string> unknown;
    std::vector<double> value, rise;
    template <class V> void describe(V& v) {
        v.texts("unknown", unknown);
        v.numbers("value", "", value);
        v.numbers("rise", "", rise);
    }
};

/// One row per repeat; NaN = it found no answer.
struct NoiseTable {
    std::vector<double> level, objective;
    std::vector<NumberColumn> unknowns;
    template <class V> void describe(V& v) {
        v.numbers("level", "1", level);
        v.numbers("objective", "", objective);
        v.columns(unknowns);
    }
};

/// How J of other optimisers fell with their model solves.
struct OptimiserTable {
    std::vector<std::string> optimiser;
    std::vector<double> solves, objective;
    template <class V> void describe(V& v) {
        v.texts("optimiser", optimiser);
        v.numbers("solves", "", solves);
        v.numbers("objective", "", objective);
    }
};

/// One row per start of the grid: 1 where it ended at the answer; J reached, NaN = nothing was simulated.
struct BasinTable {
    std::vector<NumberColumn> starts; ///< one per unknown
    std::vector<double> plain, homotopy, plainObjective, homotopyObjective, plainSolves, homotopySolves;
    template <class V> void describe(V& v) {
        v.columns(starts, "plain");
        v.numbers("plain", "", plain);
        v.numbers("homotopy", "", homotopy);
        v.numbers("plain_objective", "", plainObjective);
        v.numbers("homotopy_objective", "", homotopyObjective);
        v.numbers("plain_solves", "", plainSolves);
        v.numbers("homotopy_solves", "", homotopySolves);
    }
};

/// Null where there is no such column.
const NumberColumn* columnOf(const std::vector<NumberColumn>& columns, const std::string& name);

} // namespace rigor
