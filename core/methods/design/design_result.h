#pragma once
// What the design of the next experiments has found: the only place of its keys.

#include "core/foundation/base/numbers.h"
#include "core/methods/result/describe.h"

#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// Of two models in one experiment, where a reading tells them apart best.
struct DesignDifference {
    std::string first, second, output, unit;
    double difference = kNaN; ///< of what they predict, unit of the output
    double deviations = kNaN; ///< in standard deviations of a reading

    template <class V> void describe(V& v) {
        v("first", first);
        v("second", second);
        v("output", output);
        v("unit", unit);
        v("difference", difference);
        v("deviations", deviations);
    }
};

struct DesignedExperiment {
    ByName<double> conditions; ///< units of the model; of a plan over time also "duration" and "sampling", s
    std::vector<std::string> sensors;
    double cost = 0;
    bool taken = true;               ///< of the plan; one that is not stands beside it, in the window
    std::optional<double> certainty; ///< after this one and those before it: the right model is told
    /// By itself it serves the goal as so many experiments like those so far; none: no number does.
    std::optional<double> asGoodAs;
    std::vector<DesignDifference> differences;

    template <class V> void describe(V& v) {
        v("conditions", conditions);
        v("sensors", sensors);
        v("cost", cost);
        v.optional("certainty", certainty);
        v.optional("as_good_as", asGoodAs);
        v.list("differences", differences);
    }
};

/// The standard error of an unknown or a prediction, in its unit.
struct DesignGain {
    std::string unit, ofData; ///< of the model; in which the data have it, "" = they do not say
    double value = kNaN;
    double now = kNaN;                 ///< not finite: not determined
    std::optional<double> wanted = {}; ///< half of the 95 % interval that would do
    std::vector<double> after;         ///< the first experiment, the first two, ... of those taken
    std::vector<double> alone;         ///< each by itself
    double asSoFar = kNaN;             ///< after one more experiment like those so far

    template <class V> void describe(V& v) {
        v("unit", unit);
        v("value", value);
        v("standard_error", now);
        v.optional("wanted", wanted);
        v("standard_error_after", after);
        v("standard_error_alone", alone);
        v("standard_error_as_so_far", asSoFar);
    }
};

struct DesignResult {
    std::string goal;      ///< "discrimination", "parameters", "prediction:NAME"
    std::string criterion; ///< "bhattacharyya", "D", ...
    std::vector<std::string> models;
    std::vector<DesignedExperiment> experiments; ///< the one that serves most first
    ByName<std::string> units;                   ///< of the conditions, in the model
    ByName<DesignGain> gains;
    std::optional<double> certaintyNow, certainty; ///< of these experiments alone; of discrimination
    std::optional<double> certaintyAsSoFar;        ///< of one more experiment like those so far
    std::optional<double>
        repetitions; ///< of all present experiments that would give the same; none: no number
    long long presentExperiments = 0;
    double cost = 0;
    std::optional<double> budget;
    long long points = 0, failed = 0; ///< of the box, simulated first; where a model has no answer
    bool exhaustive = false;
    bool gained = false; ///< false: no experiment of the box serves the goal
    long long simulations = 0;
    Messages said, warnings;

    template <class V> void describe(V& v) {
        v("goal", goal);
        v("criterion", criterion);
        v("models", models);
        v.list("experiments", experiments);
        v("units", units);
        v.named("gains", gains);
        v.optional("certainty_now", certaintyNow);
        v.optional("certainty", certainty);
        v.optional("certainty_as_so_far", certaintyAsSoFar);
        v.nullable("repetitions", repetitions);
        v("present_experiments", presentExperiments);
        v("cost", cost);
        v.nullable("budget", budget);
        v("points", points);
        v("failed_points", failed);
        v("exhaustive", exhaustive);
        v("gained", gained);
        v("simulations", simulations);
        v("said", said);
        v("warnings", warnings);
    }
};

} // namespace rigor
