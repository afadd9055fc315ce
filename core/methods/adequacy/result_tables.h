#pragma once
// The tables of model adequacy: one entry per row. NaN = missing.

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/describe.h"

namespace rigor::adequacy {

/// Values of something named with their standard errors: columns <name> and <name>_standard_error.
struct Estimated {
    std::string name, unit;
    std::vector<double> values, errors;
    template <class V> void describe(V& v) {
        v.part("", unit, values);
        v.part("_standard_error", unit, errors);
    }
};

/// Every unknown with its intervals.
struct EstimatesTable {
    std::vector<std::string> unknown, unit;
    std::vector<double> value, error, marginalLower, marginalUpper, jointLower, jointUpper;
    template <class V> void describe(V& v) {
        v.texts("unknown", unknown);
        v.texts("unit", unit);
        v.numbers("value", "", value);
        v.numbers("standard_error", "", error);
        v.numbers("marginal_lower", "", marginalLower);
        v.numbers("marginal_upper", "", marginalUpper);
        v.numbers("joint_lower", "", jointLower);
        v.numbers("joint_upper", "", jointUpper);
    }
};

/// The same of every model: one row per model and unknown.
struct ModelEstimatesTable {
    std::vector<std::string> model, verdict;
    EstimatesTable estimates;
    std::vector<std::string> atBound; ///< "yes" or ""
    template <class V> void describe(V& v) {
        v.texts("model", model);
        v.texts("verdict", verdict);
        estimates.describe(v);
        v.texts("at_bound", atBound);
    }
};

struct SensorSetsTable {
    std::vector<std::string> sensors;
    std::string unitA, unitD, unitE;
    std::vector<double> count, a, d, e, modifiedE, condition;
    std::vector<std::string> determined, chosen; ///< "yes", else "no" and ""
    std::vector<Estimated> unknowns;
    Messages reason;
    template <class V> void describe(V& v) {
        v.texts("sensors", sensors);
        v.numbers("count", "", count);
        v.numbers("A", unitA, a);
        v.numbers("D", unitD, d);
        v.numbers("E", unitE, e);
        v.numbers("ME", "", modifiedE);
        v.numbers("condition", "", condition);
        v.texts("determined", determined);
        v.texts("chosen", chosen);
        v.quantities(unknowns);
        v.sentences("reason", reason);
    }
};

struct SplitsTable {
    std::vector<std::string> model, split;
    std::vector<double> calibrationValues, validationValues, pPublished, p, pScatter, pHolm;
    std::vector<double> distancePublished, distance;
    std::vector<std::string> verdict;
    std::vector<Estimated> unknowns; ///< "calibration_<name>", then "validation_<name>"
    template <class V> void describe(V& v) {
        v.texts("model", model);
        v.texts("split", split);
        v.numbers("calibration_values", "", calibrationValues);
        v.numbers("validation_values", "", validationValues);
        v.numbers("p_published", "", pPublished);
        v.numbers("p", "", p);
        v.numbers("p_scatter", "", pScatter);
        v.numbers("p_holm", "", pHolm);
        v.numbers("distance_published", "", distancePublished);
        v.numbers("distance", "", distance);
        v.texts("verdict", verdict);
        v.quantities(unknowns);
    }
};

/// Outlines, point by point: of "estimate", "calibration" or "validation"; "projection" or "cut".
struct EllipsesTable {
    std::vector<std::string> of, model, split, kind, xUnknown, yUnknown;
    std::vector<double> x, y;
    template <class V> void describe(V& v) {
        v.texts("of", of);
        v.texts("model", model);
        v.texts("split", split);
        v.texts("kind", kind);
        v.texts("x_unknown", xUnknown);
        v.texts("y_unknown", yUnknown);
        v.numbers("x", "", x);
        v.numbers("y", "", y);
    }
};

/// Every model over the data: a row per model and measured mean.
struct TrajectoriesTable {
    std::vector<std::string> model, experiment, output;
    std::vector<double> time, measured, predicted, standardised, count;
    std::vector<std::string> used; ///< "yes" or "no"
    std::vector<NumberColumn> inputs;
    template <class V> void describe(V& v) {
        v.texts("model", model);
        v.texts("experiment", experiment);
        v.texts("output", output);
        v.numbers("time", "s", time);
        v.numbers("measured", "", measured);
        v.numbers("predicted", "", predicted);
        v.numbers("standardised_residual", "", standardised);
        v.numbers("count", "", count);
        v.texts("used", used);
        v.columns(inputs);
    }
};

struct RepeatabilityTable {
    std::vector<std::string> sensor;
    std::vector<double> differences, sigmaDifference, sigma, stated, bins, chiSquared, freedom, p, pStated;
    std::vector<std::string> againstStated; ///< "above", "below", "as stated" or "" (not tested)
    std::vector<double> pNormal;
    std::vector<std::string> normal; ///< "rejected", "not rejected" or "" (not tested)
    template <class V> void describe(V& v) {
        v.texts("sensor", sensor);
        v.numbers("differences", "", differences);
        v.numbers("sigma_difference", "", sigmaDifference);
        v.numbers("sigma", "", sigma);
        v.numbers("stated_sigma", "", stated);
        v.numbers("bins", "", bins);
        v.numbers("chi_squared", "", chiSquared);
        v.numbers("degrees_of_freedom", "", freedom);
        v.numbers("p", "", p);
        v.numbers("p_stated", "", pStated);
        v.texts("against_stated", againstStated);
        v.numbers("p_normal", "", pNormal);
        v.texts("normal", normal);
    }
};

struct QuantilesTable {
    std::vector<std::string> sensor;
    std::vector<double> normal, difference;
    template <class V> void describe(V& v) {
        v.texts("sensor", sensor);
        v.numbers("normal_quantile", "", normal);
        v.numbers("difference", "", difference);
    }
};

/// Refits of the coverage check, a column per unknown.
struct CoverageTable {
    std::vector<NumberColumn> unknowns;
    template <class V> void describe(V& v) { v.columns(unknowns); }
};

struct ProfileTable {
    std::vector<std::string> unknown;
    std::vector<double> value, rise;
    template <class V> void describe(V& v) {
        v.texts("unknown", unknown);
        v.numbers("value", "", value);
        v.numbers("rise", "", rise);
    }
};

struct ProfileIntervalsTable {
    std::vector<std::string> unknown, unit;
    std::vector<double> lower, upper, marginalLower, marginalUpper, bend;
    template <class V> void describe(V& v) {
        v.texts("unknown", unknown);
        v.texts("unit", unit);
        v.numbers("profile_lower", "", lower);
        v.numbers("profile_upper", "", upper);
        v.numbers("marginal_lower", "", marginalLower);
        v.numbers("marginal_upper", "", marginalUpper);
        v.numbers("bend", "", bend);
    }
};

/// What candidates of a design of experiments would do (experiment_design.h).
struct DesignColumns {
    std::string unit; ///< of the criterion
    std::vector<double> criterion, gain, order, together;
    template <class V> void describe(V& v) {
        v.numbers("criterion", unit, criterion);
        v.numbers("gain", "", gain);
        v.numbers("order", "", order);
        v.numbers("criterion_together", unit, together);
    }
};

/// One experiment with another value of an input.
struct NextExperimentTable {
    std::string input, unit;
    std::vector<double> values;
    DesignColumns design;
    std::vector<double> times;
    template <class V> void describe(V& v) {
        v.named(input, unit, values);
        design.describe(v);
        v.numbers("times", "", times);
    }
};

struct NextExperimentStepsTable {
    std::string input, unit, criterionUnit;
    std::vector<double> order, values, criterion;
    template <class V> void describe(V& v) {
        v.numbers("order", "", order);
        v.named(input, unit, values);
        v.numbers("criterion", criterionUnit, criterion);
    }
};

inline constexpr const char *kRepetition = "repetition", *kWithData = "with data"; ///< kinds of series

struct NextSeriesTable {
    std::vector<std::string> series, kind;
    std::vector<double> values;
    DesignColumns design;
    std::vector<double> times;
    template <class V> void describe(V& v) {
        v.texts("series", series);
        v.texts("kind", kind);
        v.numbers("values", "", values);
        design.describe(v);
        v.numbers("times", "", times);
    }
};

struct NextSeriesStepsTable {
    std::vector<std::string> series, kind;
    std::string unit; ///< of the criterion
    std::vector<double> predicted, criterion;
    std::vector<Estimated> unknowns;
    template <class V> void describe(V& v) {
        v.texts("series", series);
        v.texts("kind", kind);
        v.numbers("predicted", unit, predicted);
        v.numbers("criterion", unit, criterion);
        v.quantities(unknowns);
    }
};

/// Outputs not measured yet.
struct PlannedSensorsTable {
    std::vector<std::string> sensor, unit;
    std::vector<double> sigma;
    DesignColumns design;
    template <class V> void describe(V& v) {
        v.texts("sensor", sensor);
        v.texts("unit", unit);
        v.numbers("sigma", "", sigma);
        design.describe(v);
    }
};

/// All of them; those without a row are left out.
struct Tables {
    std::optional<EstimatesTable> estimates;
    std::optional<ModelEstimatesTable> modelEstimates;
    std::optional<SensorSetsTable> sensorSets;
    std::optional<SplitsTable> splits;
    std::optional<EllipsesTable> ellipses;
    std::optional<TrajectoriesTable> trajectories;
    std::optional<RepeatabilityTable> repeatability;
    std::optional<QuantilesTable> quantiles;
    std::optional<CoverageTable> coverage;
    std::optional<ProfileTable> profile;
    std::optional<ProfileIntervalsTable> profileIntervals;
    std::optional<NextExperimentTable> nextExperiment;
    std::optional<NextExperimentStepsTable> nextExperimentSteps;
    std::optional<NextSeriesTable> nextSeries;
    std::optional<NextSeriesStepsTable> nextSeriesSteps;
    std::optional<PlannedSensorsTable> plannedSensors;

    template <class V> void describe(V& v) {
        v.table("estimates", estimates,
                translatable("Method", "Every unknown with its standard error, its own (marginal) "
                                       "interval and its side of the box around the joint ellipsoid."));
        v.table("model_estimates", modelEstimates,
                translatable("Method",
                             "Estimate of every model from the experiments of the splits, those that "
                             "are not rejected first. An interval of a model that is rejected means "
                             "nothing."));
        v.table("sensor_sets", sensorSets,
                translatable("Method",
                             "Every set of sensors: size of the covariance of its own estimate by the "
                             "criteria A, D, E and ME, and whether it determines the unknowns."));
        v.table(
            "splits", splits,
            translatable("Method",
                         "Every model in every split: p-values by the published rule (covariance of the "
                         "calibration only, rejects too often), with both covariances, and with those by the "
                         "scatter of repeated values where it was asked. p_holm: of the one that decides, "
                         "after Holm's correction over the splits and the fit of a model. Misfit: the sides "
                         "agree, but the model does not fit the data."));
        v.table("ellipses", ellipses,
                translatable("Method",
                             "Outlines of the confidence ellipsoids for every pair of unknowns: "
                             "projections, and cuts with all other unknowns held at the estimate."));
        v.table("courses", trajectories,
                translatable(
                    "Method",
                    "Measured means and every model at its own estimate from the sensors used, in the order "
                    "of the data; standardised residual = (measured - predicted)/(sigma/sqrt(count))."));
        v.table("repeatability", repeatability,
                translatable(
                    "Method",
                    "Scatter of every sensor between repeated series, and the published chi-squared "
                    "test of its differences against a normal distribution (p). p_stated and p_normal: "
                    "exact, of the scatter against what is stated (two-sided) and of normality; the words "
                    "beside them hold for all sensors together."));
        v.table("quantiles", quantiles,
                translatable("Method",
                             "Ordered differences between repeated series over their root mean square, "
                             "against the quantiles of the standard normal distribution."));
        v.table("coverage", coverage,
                translatable("Method", "Estimates from data drawn at the estimate, one row per refit."));
        v.table("profile", profile,
                translatable(
                    "Method",
                    "Rise of the sum of squares 2 f with one unknown held and the others fitted again."));
        v.table("profile_intervals", profileIntervals,
                translatable("Method",
                             "Intervals by profile likelihood beside the marginal ones of the ellipsoid; "
                             "bend is how far the profile departs from a parabola (above 0.1: trust the "
                             "profile). Missing: not reached within the bounds of the search."));
        v.table("next_experiment", nextExperiment,
                translatable("Method",
                             "Candidates of the next experiment: the criterion after it "
                             "alone, what it gains, the place at which to measure it first, and how "
                             "often it is measured."));
        v.table("next_experiment_steps", nextExperimentSteps,
                translatable("Method", "The next experiments one after the other, and the criterion "
                                       "after each at the present estimate."));
        v.table("next_series", nextSeries,
                translatable("Method",
                             "Candidate series: the criterion after one alone at the estimate of the study, "
                             "what it gains, the place at which to take it first, judged at the estimate "
                             "renewed with the data of those before, and how often it is taken. A "
                             "repetition has no data yet."));
        v.table("next_series_steps", nextSeriesSteps,
                translatable("Method", "The series one after the other: the criterion predicted before each, "
                                       "the one with its data at the renewed estimate, and that estimate."));
        v.table("planned_sensors", plannedSensors,
                translatable("Method", "Outputs that are not measured, as if read wherever anything was: the "
                                       "criterion with one alone, what it gains, and the order in which to "
                                       "add them."));
    }
};

} // namespace rigor::adequacy
