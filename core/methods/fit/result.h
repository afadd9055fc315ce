#pragma once
// What a point fit (least squares, homotopy) answers, typed, and the only place of its keys (describe.h).
// Numbers in the units of the model; vectors "per unknown" are in the order of Result::unknowns.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/result_tables.h"

namespace rigor {

/// How the search of a population ended before the last local one.
struct PopulationSearch {
    double objective = kNaN;
    long long modelSolves = 0, generations = 0;
    std::string end;
    template <class V> void describe(V& v) {
        v("objective", objective);
        v("model_solves", modelSolves);
        v("generations", generations);
        v("end", end);
    }
};

/// How the controller of a homotopy begins: error left at lambda = 1 and the start (part of the signals) and
/// the fastest rate of the pulled model (1/s).
struct Synchronised {
    double error = kNaN, fastestRate = kNaN;
    template <class V> void describe(V& v) {
        v("error", error);
        v("fastest_rate_per_s", fastestRate);
    }
};

/// One lambda of a homotopy; estimate per unknown.
struct StageResult {
    double lambda = kNaN, objective = kNaN;
    long long iterations = 0, modelSolves = 0;
    double jump = kNaN;
    std::vector<double> estimate;
    Message suspicion; ///< "" = none
    template <class V> void describe(V& v) {
        v("lambda", lambda);
        v("objective", objective);
        v("iterations", iterations);
        v("model_solves", modelSolves);
        v("jump", jump);
        v("estimate", estimate);
        v("suspicion", suspicion);
    }
};

/// Unknowns whose intervals are not the linearised ones.
struct IntervalKinds {
    std::vector<std::string> profile, steps, doubtful;
    template <class V> void describe(V& v) {
        v("profile", profile);
        v("steps", steps);
        v("doubtful", doubtful);
    }
};

/// A linear inequality between unknowns; active: it holds with equality at the answer.
struct ConstraintResult {
    std::string text;
    bool active = false;
    template <class V> void describe(V& v) {
        v("text", text);
        v("active", active);
    }
};

/// What the data determine of unknowns that they do not determine alone.
struct CombinationResult {
    std::string combination;
    double value = kNaN, standardError = kNaN;
    template <class V> void describe(V& v) {
        v("combination", combination);
        v("value", value);
        v("standard_error", standardError);
    }
};

/// What the fit leaves of one output (fit_quality.h), of all experiments.
struct OutputQuality {
    std::string output, unit;
    double values = 0, rms = kNaN, variation = kNaN, rmsOfVariation = kNaN, rSquared = kNaN, stated = kNaN,
           rmsOfStated = kNaN, noise = kNaN;
    template <class V> void describe(V& v) {
        v("output", output);
        v("unit", unit);
        v("values", values);
        v("rms", rms);
        v("variation", variation);
        v("rms_of_variation", rmsOfVariation);
        v("r_squared", rSquared);
        v("stated", stated);
        v("rms_of_stated", rmsOfStated);
        v("noise", noise);
    }
};

/// Probabilities of the residual tests (residual_tests.h) and which of them found something.
struct ResidualTestResult {
    double level = kNaN, order = kNaN, inputs = kNaN, spread = kNaN, outliers = kNaN, size = kNaN,
           least = kNaN;
    std::vector<std::string> found;
    std::optional<std::array<double, 2>> widened; ///< least and greatest factor of the intervals
    template <class V> void describe(V& v) {
        v("level", level);
        v("order_p", order);
        v("inputs_p", inputs);
        v("spread_p", spread);
        v("outliers_p", outliers);
        v("size_p", size);
        v("least_p", least);
        v("found", found);
        v.optional("intervals_widened", widened);
    }
};

/// Residuals of one output of one experiment.
struct ResidualSummary {
    std::string output, experiment;
    double rms = kNaN, largest = kNaN, signal = kNaN, lagOne = kNaN, ljungBox = kNaN;
    long long values = 0;
    template <class V> void describe(V& v) {
        v("output", output);
        v("experiment", experiment);
        v("rms", rms);
        v("largest", largest);
        v("signal_rms", signal);
        v("lag_1_autocorrelation", lagOne);
        v("ljung_box_p", ljungBox);
        v("values", values);
    }
};

/// Of one of several outputs: J'J and J'r.
struct InformationOfOutput {
    std::string output;
    std::vector<std::vector<double>> information;
    std::vector<double> score;
    template <class V> void describe(V& v) {
        v("output", output);
        v("information", information);
        v("score", score);
    }
};
/// At values that were given: J'WJ (row by row) and J'Wr of the unknowns.
struct InformationAtValues {
    std::vector<std::string> unknowns;
    std::vector<std::vector<double>> information;
    std::vector<double> score;
    std::optional<std::vector<InformationOfOutput>> outputs = {}; ///< where there are several
    template <class V> void describe(V& v) {
        v("unknowns", unknowns);
        v("information", information);
        v("score", score);
        v.list("outputs", outputs);
    }
};

/// Of the look for lower minima: what it cost, J of the minimum that was left for a lower one, and how many
/// others fit nearly as well.
struct OtherMinimaResult {
    long long points = 0, searches = 0;
    double left = kNaN;
    long long alike = 0;
    template <class V> void describe(V& v) {
        v("points", points);
        v("searches", searches);
        v("left", left);
        v("alike", alike);
    }
};

/// Where the profile of one unknown reaches the limit of its rise; NaN = it was not found to.
struct FitProfileInterval {
    double lower = kNaN, upper = kNaN, limit = kNaN;
    template <class V> void describe(V& v) {
        v("lower", lower);
        v("upper", upper);
        v("limit", limit);
    }
};

/// Repeats of one level of noise; mean and standard deviation per unknown, if enough answered.
struct NoiseLevel {
    double level = kNaN;
    long long repeats = 0, answered = 0;
    std::optional<std::vector<double>> mean, standardDeviation;
    template <class V> void describe(V& v) {
        v("level", level);
        v("repeats", repeats);
        v("answered", answered);
        v.nullable("mean", mean);
        v.nullable("standard_deviation", standardDeviation);
    }
};

/// A fit without homotopy from the same start.
struct PlainFitResult {
    double objective = kNaN;
    long long modelSolves = 0;
    std::string end;
    std::vector<double> estimate;
    template <class V> void describe(V& v) {
        v("objective", objective);
        v("model_solves", modelSolves);
        v("end", end);
        v("estimate", estimate);
    }
};

/// What another optimiser reached.
struct OptimiserResult {
    double objective = kNaN, modelSolves = 0;
    std::string end;
    std::vector<double> estimate;
    template <class V> void describe(V& v) {
        v("objective", objective);
        v("model_solves", modelSolves);
        v("end", end);
        v("estimate", estimate);
    }
};

/// Starts of the basin grid, the parts that end at the answer (0..1) and how many could not be simulated.
struct BasinShares {
    long long starts = 0;
    double homotopy = kNaN, plain = kNaN;
    long long homotopyNotSimulated = 0, plainNotSimulated = 0;
    template <class V> void describe(V& v) {
        v("starts", starts);
        v("homotopy", homotopy);
        v("plain", plain);
        v("homotopy_not_simulated", homotopyNotSimulated);
        v("plain_not_simulated", plainNotSimulated);
    }
};

/// Another assumption under which what the fit leaves is noise (residuals/other_assumptions.h).
struct OtherAssumption {
    /// "offset", "gain", "delay" of the sensor of an output, the first two of an input too; "swapped": the
    /// columns of two outputs; "bound" of an unknown; "standing" rows of an output; "begin": the model begins
    /// with the record; "start": every record has start values of its own.
    std::string kind;
    std::string of, with; ///< outputs, or the unknown; "" = none
    double value =
        kNaN; ///< found: of the sensor, of the unknown; of "begin" and "start" the begin, s; NaN = none
    template <class V> void describe(V& v) {
        v("kind", kind);
        v("of", of);
        v("with", with);
        v("value", value);
    }
};

/// Of one output: the term that its model lacks (uncertainty/discrepancy.h), in the unit of the output.
struct DiscrepancyResult {
    std::string output, unit;
    double deviation = kNaN, greatest = kNaN; ///< its size, and what this is below with 95 %
    double length = kNaN;                     ///< within which it changes
    std::string lengthUnit;                   ///< "s", or "1": of the range of the conditions
    double noise = kNaN, fitLeaves = kNaN, left = kNaN, evidence = kNaN;
    bool told = false; ///< the data tell that there is one
    template <class V> void describe(V& v) {
        v("output", output);
        v("unit", unit);
        v("standard_deviation", deviation);
        v("below_95", greatest);
        v("length", length);
        v("length_unit", lengthUnit);
        v("noise", noise);
        v("rms_of_fit", fitLeaves);
        v("rms_left", left);
        v("evidence", evidence);
        v("told", told);
    }
};
/// Of one unknown beside it: its part of the variance, the standard error without it, and where the unknown
/// would go if the term took what it can, with its error there.
struct DiscrepancyOfUnknown {
    double part = kNaN, alone = kNaN, value = kNaN, standardError = kNaN;
    template <class V> void describe(V& v) {
        v("part", part);
        v("standard_error_without", alone);
        v("value_with", value);
        v("standard_error_with", standardError);
    }
};

struct FitResult {
    // The search.
    std::optional<long long> startsMade, startsAtBest;
    std::optional<long long> minimaFound; ///< of multi-start: basins that starts ended in
    std::optional<PopulationSearch> populationSearch;
    std::optional<double> objective;                    ///< J; NaN = nothing was reached
    std::optional<std::string> objectiveKind, loss;     ///< as the options
    std::optional<ByName<double>> lossScales;           ///< by output
    std::optional<long long> modelSolves, failedSolves; ///< of the search
    std::optional<double> remainingPart;                ///< rms of the residuals over that of the signals
    std::optional<std::string> end;                     ///< how the search ended
    std::optional<ByName<long long>> solves;            ///< of every part of the run
    std::optional<long long> valuesBeyondScale;         ///< of a robust loss
    std::optional<std::vector<NoiseLevel>> noiseLevels;
    std::optional<OtherMinimaResult> otherMinima;
    // Of homotopy alone.
    std::optional<std::string> corrections, integralForm, integrator;
    std::optional<bool> correctionsProposed;
    std::optional<Synchronised> synchronisation;
    std::optional<std::vector<StageResult>> stages;
    std::optional<long long> repeatedStages;
    std::optional<std::vector<double>> windows; ///< s, ends of the windows that have grown
    std::optional<PlainFitResult> plainFit;
    std::optional<ByName<OptimiserResult>> otherOptimisers;
    std::optional<BasinShares> basinShares;
    // The answer.
    std::optional<double> values, noise; ///< n and the standard deviation of a value
    std::optional<std::vector<double>> singularValues;
    std::optional<IntervalKinds> intervals;
    std::optional<std::vector<ConstraintResult>> constraints;
    std::optional<Messages> undetermined; ///< sentences without their stop
    std::optional<std::vector<std::string>> undeterminedUnknowns;
    std::optional<std::vector<CombinationResult>> combinations;
    /// By unknown with a prior: its share of what is known of it (0..1), and how far it lies from what all
    /// else says, in standard deviations of their difference.
    std::optional<ByName<double>> priorShare, priorOff;
    std::optional<double> priorObjective; ///< the priors' part of J
    std::optional<std::vector<std::string>>
        determinedByPriors;                            ///< unknowns that the data alone do not determine
    std::optional<ByName<double>> integrationMovement; ///< by unknown
    std::optional<double> reducedChiSquared, chiSquaredP;
    /// Beside noise that is found: both are of the outputs alone that state theirs, with so many degrees of
    /// freedom.
    std::optional<double> chiSquaredFreedom;
    /// By name: how often numbers that do not differ scatter as much (search/random_effects.h).
    std::optional<ByName<double>> randomEffectsP;
    std::optional<ByName<FitProfileInterval>> profileIntervals; ///< by unknown
    std::optional<std::vector<DiscrepancyResult>> discrepancy;
    std::optional<ByName<DiscrepancyOfUnknown>> discrepancyOfUnknowns;
    std::optional<InformationAtValues> atValues;
    // What it leaves.
    std::optional<ByName<std::string>> outputUnits;
    std::optional<ByName<double>> outputDeviations, outputSpreads;
    std::optional<std::vector<OutputQuality>> quality;
    std::optional<ResidualTestResult> residualTests;
    std::optional<std::vector<ResidualSummary>> residuals;
    std::optional<std::vector<OtherAssumption>> explainedBy; ///< what is left, each by itself

    std::optional<StartsTable> starts;
    std::optional<IterationTable> iterations;
    std::optional<QualityTable> qualities;
    std::optional<FittedTable> fitted;
    std::optional<ConditionTable> conditions;
    std::optional<SlopeTable> slopes;
    std::optional<CorrelationTable> correlation;
    std::optional<ProfileTable> profiles;
    std::optional<NoiseTable> noiseRepeats;
    std::optional<OptimiserTable> optimisers;
    std::optional<BasinTable> basins;

    /// The two methods have had different orders: what is named twice stands at its first place.
    template <class V> void describe(V& v) {
        describeSearch(v);
        describeAnswer(v);
        v.object("other_minima", otherMinima);
        v.named("profile_intervals", profileIntervals);
        v.list("noise_study", noiseLevels);
        v.optional("solves", solves);
        v.optional("values_beyond_scale", valuesBeyondScale);
        v.object("plain_fit", plainFit);
        v.named("other_optimisers", otherOptimisers);
        v.object("basins", basinShares);
        if (!basinShares) v.optional("basins", minimaFound);
        describeTables(v);
    }

    bool isHomotopy() const { return corrections.has_value() || stages.has_value(); }
    /// "" = not known.
    std::string unitOf(const std::string& output) const;
    double deviationOf(const std::string& output) const; ///< stated; NaN = none

  private:
    template <class V> void describeSearch(V& v) {
        v.optional("starts", startsMade);
        v.optional("starts_at_best", startsAtBest);
        v.object("population_search", populationSearch);
        if (correctionsProposed.value_or(false)) v.optional("solves", solves);
        v.optional("corrections", corrections);
        v.optional("corrections_proposed", correctionsProposed);
        v.optional("integral_form", integralForm);
        if (corrections) v.optional("solves", solves);
        v.object("synchronisation", synchronisation);
        v.optional("integrator", integrator);
        v.list("stages", stages);
        v.optional("repeated_stages", repeatedStages);
        v.optional("windows", windows);
        if (stages) v.optional("model_solves", modelSolves);
        v.optional("objective", objective);
        v.optional("objective_kind", objectiveKind);
        v.optional("loss", loss);
        v.optional("loss_scales", lossScales);
        v.optional("model_solves", modelSolves);
        v.optional("failed_solves", failedSolves);
        v.optional("remaining_part", remainingPart);
        v.optional("end", end);
    }

    template <class V> void describeAnswer(V& v) {
        v.optional("values", values);
        v.optional("noise", noise);
        v.optional("singular_values", singularValues);
        v.object("intervals", intervals);
        v.list("constraints", constraints);
        v.optional("undetermined", undetermined);
        v.optional("undetermined_unknowns", undeterminedUnknowns);
        v.list("combinations", combinations);
        v.optional("prior_share", priorShare);
        v.optional("prior_off", priorOff);
        v.optional("prior_objective", priorObjective);
        v.optional("determined_by_priors", determinedByPriors);
        v.optional("integration_movement", integrationMovement);
        v.optional("reduced_chi_squared", reducedChiSquared);
        v.optional("chi_squared_p", chiSquaredP);
        v.optional("chi_squared_freedom", chiSquaredFreedom);
        v.optional("random_effects_p", randomEffectsP);
        v.list("discrepancy", discrepancy);
        v.named("discrepancy_of_unknowns", discrepancyOfUnknowns);
        v.optional("output_units", outputUnits);
        v.optional("output_deviations", outputDeviations);
        v.list("fit_quality", quality);
        v.object("residual_tests", residualTests);
        v.optional("output_spreads", outputSpreads);
        v.list("residuals", residuals);
        v.list("explained_by", explainedBy);
        v.object("at_values", atValues);
    }

    template <class V> void describeTables(V& v) {
        v.table("starts", starts, translatable("Method", "Objective reached from every start, best first."));
        v.table("iterations", iterations,
                isHomotopy() ? translatable("Method", "Every iteration of every stage of the path.")
                             : translatable("Method", "Every iteration of the search."));
        // Unknowns may be named so.
        if (iterations && !isHomotopy()) iterations->stage.reset(), iterations->lambda.reset();
        v.table("fit_quality", qualities,
                translatable("Method",
                             "What the fit leaves of every output: rms of the residuals, against the "
                             "standard deviation of the measured values and against that stated by "
                             "the sensor; noise: standard deviation of the errors as the residuals "
                             "have it."));
        v.table("fit", fitted,
                singularValues
                    ? translatable("Method", "Measured and fitted outputs and their difference.")
                    : translatable("Method", "Measured and predicted outputs and their difference."));
        v.table(
            "conditions", conditions,
            translatable("Method", "What differs between the experiments, for every row of the table fit."));
        v.table("slopes", slopes,
                translatable("Method", "Slopes of the fitted values in every unknown, for every row of the "
                                       "table fit, in units of the model."));
        v.table("correlation", correlation, translatable("Method", "Correlation of the estimates."));
        v.table("profiles", profiles,
                translatable("Method", "Profile likelihood: one unknown held, the others fitted again."));
        v.table("noise_study", noiseRepeats,
                translatable("Method", "Estimates from the fitted outputs with noise added."));
        v.table("optimisers", optimisers,
                translatable("Method", "Objective of other optimisers over their model solves."));
        v.table(
            "basins", basins,
            translatable("Method", "Where fits from a grid of starts end: 1 = at the answer of this run."));
    }
};

} // namespace rigor
