#pragma once
// What the filter answers, typed, and the only place of its keys (describe.h). DESIGN.md names the tables.

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/describe.h"

namespace rigor {

// Rows of a table are times of the record (s) unless it says otherwise; NaN = missing. Columns that a run
// does not have are empty.

/// A state, or an unknown: <name>, <name>_standard_deviation and, given all data, <name>_smoothed, ...
struct TrackedColumns {
    std::string name, unit;
    std::vector<double> values, deviations, smoothed, smoothedDeviations;
    template <class V> void describe(V& v) {
        v.part("", unit, values);
        v.part("_standard_deviation", unit, deviations);
        v.optionalPart("_smoothed", unit, smoothed);
        v.optionalPart("_smoothed_standard_deviation", unit, smoothedDeviations);
    }
};

/// One column by the name of what it holds.
struct NamedColumn {
    std::string name, unit;
    std::vector<double> values;
    template <class V> void describe(V& v) { v.part("", unit, values); }
};

struct StatesTable {
    std::vector<double> t;
    std::vector<TrackedColumns> states;
    std::vector<NamedColumn> known; ///< states that are given, arguments of the curves
    std::vector<std::string> experiment;
    const TrackedColumns* find(const std::string& state) const;
    /// Of a state, or what is known; empty = there is none of this name.
    const std::vector<double>& signal(const std::string& name) const;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        v.quantities(states);
        v.quantities(known);
        v.optionalTexts("experiment", experiment);
    }
};

/// Of one sensor: measured minus predicted, its standard deviation, the same made independent and of unit
/// variance, the measured value.
struct InnovationColumns {
    std::string name, unit; ///< of the sensor
    std::vector<double> values, deviations, normalised, measured;
    template <class V> void describe(V& v) {
        v.part("", unit, values);
        v.part("_standard_deviation", unit, deviations);
        v.part("_normalised", "1", normalised);
        v.optionalPart("_measured", unit, measured); // not in results of before 0.1.0
    }
};

struct InnovationsTable {
    std::vector<double> t;
    std::vector<InnovationColumns> sensors;
    std::vector<double> nis, used; ///< of all sensors together, and how many gave a value
    std::vector<std::string> experiment;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        v.quantities(sensors);
        v.numbers("nis", "1", nis);
        v.numbers("used", "1", used);
        v.optionalTexts("experiment", experiment);
    }
};

/// Rows are lags, from 0 on.
struct AutocorrelationTable {
    std::vector<double> lag;
    std::vector<NamedColumn> sensors;
    template <class V> void describe(V& v) {
        v.numbers("lag", "1", lag);
        v.quantities(sensors);
    }
};

/// One row per sensor; its innovations made independent and of unit variance.
struct SensorsTable {
    Message caption;
    std::vector<std::string> sensor, unit;
    std::vector<double> stated, rate, values; ///< standard deviation, Hz, values used
    std::vector<double> nis, bias, variance, coverage, largestCorrelation, lagsOutside, ljungBox;
    Messages words;
    template <class V> void describe(V& v) {
        v.texts("sensor", sensor);
        v.texts("unit", unit);
        v.numbers("stated_standard_deviation", "", stated);
        v.numbers("rate", "Hz", rate);
        v.numbers("values", "1", values);
        v.numbers("mean_nis", "1", nis);
        v.numbers("bias", "1", bias);
        v.numbers("variance", "1", variance);
        v.numbers("within_bounds", "1", coverage);
        v.numbers("largest_autocorrelation", "1", largestCorrelation);
        v.numbers("lags_outside", "1", lagsOutside);
        v.numbers("ljung_box", "1", ljungBox);
        v.sentences("words", words);
    }
};

/// The unknowns at some times on the way.
struct ParametersTable {
    std::vector<double> t;
    std::vector<TrackedColumns> unknowns;
    const TrackedColumns* find(const std::string& unknown) const;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        v.quantities(unknowns);
    }
};

/// At the end of the record; rows are unknowns.
struct UnknownsCorrelation {
    Message caption;
    std::vector<std::string> parameter;
    std::vector<NamedColumn> columns;
    template <class V> void describe(V& v) {
        v.texts("parameter", parameter);
        v.quantities(columns);
    }
};

/// A characteristic curve at the end of the record; rows are arguments.
struct CurveTable {
    Message caption;
    std::string argument, argumentUnit, unit;
    std::vector<double> u, values, deviations;
    std::vector<double> allData, bound; ///< of the fit of all data at once, with its Cramer-Rao bound
    std::vector<double> truth;
    template <class V> void describe(V& v) {
        v.named(argument, argumentUnit, u);
        v.numbers("value", unit, values);
        v.numbers("standard_deviation", unit, deviations);
        v.optionalNumbers("all_data", unit, allData);
        v.optionalNumbers("cramer_rao", unit, bound);
        v.optionalNumbers("truth", unit, truth);
    }
};

/// The curve at some times on the way, one below the other.
struct CurveTrajectoryTable {
    std::string argument, argumentUnit, unit;
    std::vector<double> t, u, values, deviations;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        v.named(argument, argumentUnit, u);
        v.numbers("value", unit, values);
        v.numbers("standard_deviation", unit, deviations);
    }
};

/// Abscissa (mean of the knots, or as the model gives it) and value at the end; deviation 0 = fixed.
struct ControlPointsTable {
    std::string argument, argumentUnit, unit;
    std::vector<std::string> name;
    std::vector<double> u, values, deviations;
    template <class V> void describe(V& v) {
        v.texts("name", name);
        v.named(argument, argumentUnit, u);
        v.numbers("value", unit, values);
        v.numbers("standard_deviation", unit, deviations);
    }
};

/// Its tables are <table>, <table>_course, <table>_control_points.
struct CurveResult {
    std::string table, name; ///< "curve", or "curve_<name>" of several; what it is called
    std::optional<CurveTable> curve;
    std::optional<CurveTrajectoryTable> trajectory;
    std::optional<ControlPointsTable> points;
    template <class V> void describe(V& v) {
        v("table", table);
        v("name", name);
    }
    template <class V> void describeTables(V& v) {
        v.captioned(table.c_str(), curve);
        v.table((table + "_course").c_str(), trajectory,
                translatable("Method", "The characteristic curve as the filter went on."));
        v.table((table + "_control_points").c_str(), points,
                translatable("Method", "Control points of the curve: abscissa (mean of the knots, or as "
                                       "the model gives it), value and standard deviation."));
    }
};

struct TrueStatesTable {
    std::vector<double> t;
    std::vector<NamedColumn> states;
    const NamedColumn* find(const std::string& state) const;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        v.quantities(states);
    }
};

/// What the innovations of one sensor say; NaN = too few values to tell.
struct SensorFinding {
    std::string sensor;
    long long values = 0;
    double nis = kNaN;
    std::array<double, 2> band{kNaN, kNaN}; ///< of the mean NIS of a consistent filter
    double mean = kNaN, variance = kNaN, coverage = kNaN, ljungBox = kNaN, ljungBoxP = kNaN,
           largestCorrelation = kNaN;
    std::optional<long long> lagsOutside;
    double rate = kNaN; ///< Hz
    Message words;
    long long level = 0; ///< 0: all is right, 1: worth a look, 2: wrong
    template <class V> void describe(V& v) {
        v("sensor", sensor);
        v("values", values);
        v("nis_mean", nis);
        v("nis_band", band);
        v("mean", mean);
        v("variance", variance);
        v("coverage", coverage);
        v("ljung_box", ljungBox);
        v("ljung_box_p", ljungBoxP);
        v("largest_autocorrelation", largestCorrelation);
        v.nullable("lags_outside_95", lagsOutside);
        v("rate", rate);
        v("words", words);
        v("level", level);
    }
};

struct GapFinding {
    std::string sensor;
    double from = 0, to = 0; ///< s
    bool gated = false;      ///< values came, but the gate refused them
    template <class V> void describe(V& v) {
        v("sensor", sensor);
        v("from", from);
        v("to", to);
        v("gated", gated);
    }
};

/// What explains innovations that are not as they should be (causes.h).
struct CauseEntry {
    std::string kind, name, unit;
    double value = kNaN, error = kNaN, gain = 0; ///< noise: a factor, the error of its logarithm
    std::optional<std::vector<CauseEntry>> alternatives;
    template <class V> void describe(V& v) {
        v("kind", kind);
        const bool noise = kind.ends_with("-noise"); // of a sensor or of the process
        v("name", name);
        v("unit", unit);
        v(noise ? "factor" : "value", value);
        v(noise ? "standard_error_of_logarithm" : "standard_error", error);
        v("gain", gain);
        v.list("alternatives", alternatives);
    }
};

/// Noise that would explain the innovations; never applied.
struct OfferedNoise {
    ByName<double> deviations; ///< by sensor; NaN = cannot be told
    double factor = kNaN;      ///< on the process noise
    std::string noise;         ///< the same as the study's option
    template <class V> void describe(V& v) {
        v("standard_deviations", deviations);
        v("process_noise_factor", factor);
        v("noise", noise);
    }
};

/// A number of the start that all data contradict.
struct StartFinding {
    std::string name, experiment;
    double stated = 0, deviation = 0, found = 0, off = 0;
    template <class V> void describe(V& v) {
        v("name", name);
        v("experiment", experiment);
        v("stated", stated);
        v("standard_deviation", deviation);
        v("given_all_data", found);
        v("off_by_standard_deviations", off);
    }
};

/// The fit of all data at once, without process noise.
struct AllDataFinding {
    struct Unknown {
        double value = kNaN, bound = kNaN, off = kNaN; ///< bound: Cramer-Rao
        template <class V> void describe(V& v) {
            v("value", value);
            v("cramer_rao", bound);
            v("off_by_standard_deviations", off);
        }
    };
    bool converged = false;
    long long iterations = 0, values = 0;
    double cost = kNaN, prior = kNaN;
    std::optional<ByName<Unknown>> unknowns; ///< none: it failed
    std::optional<double> furthest;          ///< standard deviations of the filter
    template <class V> void describe(V& v) {
        v("converged", converged);
        v("iterations", iterations);
        v("values", values);
        v("sum_of_squares", cost);
        v("prior", prior);
        v.named("unknowns", unknowns);
        v.optional("furthest", furthest);
    }
};

/// How far the estimates are from what is known to be true.
struct TruthFinding {
    struct State {
        double rmse = kNaN, coverage = kNaN;
        template <class V> void describe(V& v) {
            v("rmse", rmse);
            v("coverage", coverage);
        }
    };
    struct Unknown {
        double truth = kNaN, off = kNaN;
        template <class V> void describe(V& v) {
            v("truth", truth);
            v("off_by_standard_deviations", off);
        }
    };
    std::optional<ByName<State>> states = ByName<State>();
    std::optional<ByName<Unknown>> unknowns = ByName<Unknown>();
    double nees = kNaN;
    long long neesExpected = 0;
    template <class V> void describe(V& v) {
        v.named("states", states);
        v.named("unknowns", unknowns);
        v("nees", nees);
        v("nees_expected", neesExpected);
    }
};

struct ExperimentStart {
    std::string experiment;
    double from = kNaN; ///< s
    template <class V> void describe(V& v) {
        v("experiment", experiment);
        v("from", from);
    }
};

/// A knot that was tried where the data ask for one (refine.h).
struct KnotTrial {
    double knot = kNaN, score = kNaN, gain = kNaN;
    bool kept = false;
    long long controlPoints = 0; ///< of the curve from then on
    template <class V> void describe(V& v) {
        v("knot", knot);
        v("score", score);
        v("gain", gain);
        v("kept", kept);
        v("control_points", controlPoints);
    }
};
struct Refinement {
    std::vector<KnotTrial> tried;
    Message refusal; ///< why none could be; "" = they could
};

/// What is kept also of a run that reached no row.
struct RefinementResult {
    std::optional<std::vector<KnotTrial>> refinement; ///< none: it was not asked for
    template <class V> void describe(V& v) { v.list("refinement", refinement); }
};

/// A direction of the unknowns that the record does not determine (observability.h).
struct HiddenFinding {
    ByName<double> direction; ///< how far each unknown goes, in its unit
    double left = 1;          ///< of the standard deviation at the start
    template <class V> void describe(V& v) {
        v("direction", direction);
        v("left", left);
    }
};

struct FilterResult : RefinementResult {
    double nis = kNaN;
    std::array<double, 2> band{kNaN, kNaN};
    double nisExpected = kNaN, nisInside = kNaN;
    std::string verdict;
    Message words;         ///< as toString(FilterVerdict), in sentences
    double judgedFrom = 0; ///< s
    std::optional<double> settled;
    long long updates = 0;
    double coverage = kNaN;
    long long rejected = 0, steps = 0;
    std::optional<std::vector<SensorFinding>> sensors;
    std::optional<std::vector<GapFinding>> gaps;
    std::optional<std::vector<CauseEntry>> causes; ///< none: they were not searched
    std::optional<OfferedNoise> offer;
    std::optional<std::vector<StartFinding>> start;
    std::optional<AllDataFinding> allData;
    std::optional<std::vector<CurveResult>> curves;
    std::optional<std::vector<HiddenFinding>> hidden; ///< none: the record determines every direction
    std::optional<TruthFinding> truth;
    std::optional<std::vector<ExperimentStart>> experiments; ///< none: there is but one

    std::optional<StatesTable> statesTable;
    std::optional<InnovationsTable> innovations;
    std::optional<AutocorrelationTable> autocorrelation;
    std::optional<SensorsTable> sensorsTable;
    std::optional<ParametersTable> parameters;
    std::optional<UnknownsCorrelation> correlation;
    std::optional<TrueStatesTable> trueStates;

    /// Whether its standard deviations stand: it finds them right or too large, or could not judge them.
    bool claimsBounds() const;

    template <class V> void describe(V& v) {
        RefinementResult::describe(v);
        v("nis_mean", nis);
        v("nis_band", band);
        v("nis_expected", nisExpected);
        v("nis_inside", nisInside);
        v("verdict", verdict);
        v("verdict_words", words);
        v("judged_from", judgedFrom);
        v.optional("settled", settled);
        v("updates", updates);
        v("coverage", coverage);
        v("rejected", rejected);
        v("steps", steps);
        v.list("sensors", sensors);
        v.list("gaps", gaps);
        v.list("causes", causes);
        v.object("offer", offer);
        v.list("start", start);
        v.object("all_data", allData);
        v.list("undetermined", hidden);
        v.list("curves", curves);
        v.object("truth", truth);
        v.list("experiments", experiments);
        v.table("states", statesTable,
                translatable("Method", "Estimated states with their standard deviations, given the "
                                       "measurements so far; smoothed: given all of them."));
        v.table("innovations", innovations,
                translatable("Method", "Measured minus predicted value of every sensor, its standard "
                                       "deviation, the same made independent and of unit variance, the "
                                       "measured value, and the normalised innovation squared (NIS)."));
        v.table("autocorrelation", autocorrelation,
                translatable("Method", "Autocorrelation of the normalised innovations of every sensor."));
        v.captioned("sensors", sensorsTable);
        v.table("parameters", parameters,
                translatable("Method", "Unknowns with their standard deviations as the filter went on; "
                                       "smoothed: given all measurements."));
        v.captioned("correlation", correlation);
        if (!curves && v.holds("curve")) curves = {CurveResult{"curve", {}, {}, {}, {}}}; // of early versions
        if (curves)
            for (CurveResult& curve : *curves) curve.describeTables(v);
        v.table("truth", trueStates,
                translatable("Method", "The true states, as the study's file gives them."));
    }
};

/// Whether anything of the model moved beside its equations; so of a run, too, that does not record it.
bool hadProcessNoise(const Result& result);

} // namespace rigor
