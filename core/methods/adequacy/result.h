#pragma once
// What model adequacy answers, typed, and the only place of its keys (describe.h). README.md names the
// symbols. Numbers in the units of the model; vectors and matrices in the order of the unknowns. Texts that
// are "reason" say why there are no numbers; "" = there are.

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/result_tables.h"

namespace rigor {

namespace adequacy {

using Matrix = std::vector<std::vector<double>>; ///< by rows; empty = there is none

/// Verdicts, of a model and of one of its splits.
inline constexpr const char *kRejected = "rejected", *kMisfit = "misfit", *kConsistent = "consistent",
                            *kNotTested = "not tested";

/// One set of sensors with its own estimate.
struct SensorSetResult {
    std::vector<std::string> sensors;
    double a = kNaN, d = kNaN, e = kNaN, modifiedE = kNaN;
    bool determined = false;
    Message reason; ///< or that the estimate lies on a bound
    bool chosen = false;
    double condition = kNaN; ///< of the scaled J'J
    bool indefinite = false;
    std::optional<ByName<double>> estimate;
    std::optional<Matrix> covariance;
    std::string names() const; ///< "D_y, F_x"
    template <class V> void describe(V& v) {
        v("sensors", sensors);
        v("A", a);
        v("D", d);
        v("E", e);
        v("ME", modifiedE);
        v("determined", determined);
        v("reason", reason);
        v("chosen", chosen);
        v("condition", condition);
        v("indefinite", indefinite);
        v.nullable("estimate", estimate);
        v.optional("covariance", covariance);
    }
};

/// Where not every set was looked at: how the proof of the best one ended.
struct ProofResult {
    std::string end;
    long long nodes = 0;
    double gap = kNaN;
    template <class V> void describe(V& v) {
        v("end", end);
        v("nodes", nodes);
        v("gap", gap);
    }
};

/// Of the estimate.
struct CovarianceResult {
    std::vector<std::string> unknowns, units;
    std::string sensors;
    Matrix matrix, withoutSecond;
    bool secondDerivatives = false; ///< they are part of the matrix
    Matrix correlation, information, s;
    std::vector<double> singularValues;
    double condition = kNaN;
    bool determined = false;
    double sumOfSquares = kNaN, values = kNaN;
    template <class V> void describe(V& v) {
        v("unknowns", unknowns);
        v("units", units);
        v("sensors", sensors);
        v("matrix", matrix);
        v("without_second_derivatives", withoutSecond);
        v("second_derivatives", secondDerivatives);
        v("correlation", correlation);
        v("information", information);
        v("S", s);
        v("singular_values", singularValues);
        v("condition", condition);
        v("determined", determined);
        v("sum_of_squares", sumOfSquares);
        v("values", values);
    }
};

struct EllipseResult {
    std::vector<double> semiAxes, halfWidths;
    double angle = kNaN; ///< of the longest axis, degrees
    template <class V> void describe(V& v) {
        v("semi_axes", semiAxes);
        v("half_widths", halfWidths);
        v("angle_deg", angle);
    }
};

/// Two of the unknowns.
struct PairResult {
    std::vector<std::string> unknowns;
    double correlation = kNaN;
    EllipseResult projection;
    std::optional<EllipseResult> cut; ///< with all others known; of three unknowns and more
    template <class V> void describe(V& v) {
        v("unknowns", unknowns);
        v("correlation", correlation);
        v.object("projection", projection);
        v.object("conditional", cut);
    }
};

/// The joint confidence region.
struct EllipsoidResult {
    double confidence = 0.95, squaredRadius = kNaN;
    std::vector<double> centre, semiAxes;
    Matrix directions; ///< columns
    std::vector<double> halfWidths;
    std::vector<PairResult> pairs;
    std::optional<double> angle; ///< of two unknowns
    template <class V> void describe(V& v) {
        v("confidence", confidence);
        v("squared_radius", squaredRadius);
        v("centre", centre);
        v("semi_axes", semiAxes);
        v("directions", directions);
        v("joint_half_widths", halfWidths);
        v.list("pairs", pairs);
        v.optional("angle_deg", angle);
    }
};

struct ContourPointResult {
    std::optional<ByName<double>> at;
    double expected = kNaN, rise = kNaN; ///< of 2 f
    Message reason;
    template <class V> void describe(V& v) {
        v.nullable("at", at);
        v("expected", expected);
        v("rise", rise);
        v("reason", reason);
    }
};

/// Whether the ellipsoid is a fair picture.
struct ContourResult {
    bool fair = false;
    double bend = kNaN, limit = kNaN;
    Message words;
    std::vector<ContourPointResult> points;
    template <class V> void describe(V& v) {
        v("fair", fair);
        v("bend", bend);
        v("limit", limit);
        v("words", words);
        v.list("points", points);
    }
};

struct SideResult {
    std::optional<ByName<double>> estimate;
    Matrix covariance, withoutSecond;
    double values = 0;
    Message reason;
    template <class V> void describe(V& v) {
        v.nullable("estimate", estimate);
        v("covariance", covariance);
        v("without_second_derivatives", withoutSecond);
        v("values", values);
        v("reason", reason);
    }
};

/// One model in one split.
struct SplitResult {
    std::string model, split;
    double pPublished = kNaN, p = kNaN, pScatter = kNaN, pHolm = kNaN;
    double distancePublished = kNaN, distance = kNaN; ///< squared
    std::string verdict;
    std::vector<std::string> differingInputs;
    SideResult calibration, validation;
    template <class V> void describe(V& v) {
        v("model", model);
        v("split", split);
        v("p_published", pPublished);
        v("p", p);
        v("p_scatter", pScatter);
        v("p_holm", pHolm);
        v("distance_published", distancePublished);
        v("distance", distance);
        v("verdict", verdict);
        v("differing_inputs", differingInputs);
        v.object("calibration", calibration);
        v.object("validation", validation);
    }
};

/// The model of the estimates.
struct EstimatedModel {
    std::string model;
    bool rejected = false;
    template <class V> void describe(V& v) {
        v("model", model);
        v("rejected", rejected);
    }
};

struct ModelVerdictResult {
    std::string model, verdict;
    Message words;
    template <class V> void describe(V& v) {
        v("model", model);
        v("verdict", verdict);
        v("words", words);
    }
};

/// One model from all experiments of the splits.
struct ModelEstimateResult {
    std::string model;
    bool rejected = false, determined = false;
    Message reason;
    double values = 0;
    std::optional<ByName<double>> estimate;
    std::optional<Matrix> covariance;
    template <class V> void describe(V& v) {
        v("model", model);
        v("rejected", rejected);
        v("determined", determined);
        v("reason", reason);
        v("values", values);
        v.nullable("estimate", estimate);
        v.optional("covariance", covariance);
    }
};

/// How well it fits; NaN where nothing can be judged.
struct ModelFitResult {
    std::string model;
    double chiSquared = kNaN, freedom = kNaN, p = kNaN, pBelow = kNaN, pScatter = kNaN, pHolm = kNaN;
    bool misfit = false;
    template <class V> void describe(V& v) {
        v("model", model);
        v("chi_squared", chiSquared);
        v("degrees_of_freedom", freedom);
        v("p", p);
        v("p_below", pBelow);
        v("p_scatter", pScatter);
        v("p_holm", pHolm);
        v("misfit", misfit);
    }
};

/// Of one sensor (repeatability.h, scatter.h).
struct RepeatabilityResult {
    std::string sensor;
    long long differences = 0;
    double sigmaDifference = kNaN, sigma = kNaN, stated = kNaN, pStated = kNaN;
    bool differs = false;
    double pNormal = kNaN;
    bool notNormal = false;
    long long bins = 0;
    double chiSquared = kNaN;
    long long freedom = 0;
    double p = kNaN;
    bool shared = false;
    template <class V> void describe(V& v) {
        v("sensor", sensor);
        v("differences", differences);
        v("sigma_difference", sigmaDifference);
        v("sigma", sigma);
        v("stated_sigma", stated);
        v("p_stated_sigma", pStated);
        v("differs_from_stated", differs);
        v("p_normal", pNormal);
        v("not_normal", notNormal);
        v("bins", bins);
        v("chi_squared", chiSquared);
        v("degrees_of_freedom", freedom);
        v("p", p);
        v("pairs_share_a_series", shared);
    }
};

/// Refits of data drawn at the estimate (coverage.h).
struct CoverageResult {
    long long asked = 0, refits = 0;
    double share = kNaN, lower = kNaN, upper = kNaN;
    long long byModel = 0;
    double polynomialError = kNaN;
    std::vector<double> bias; ///< in standard errors
    Matrix covariance;
    template <class V> void describe(V& v) {
        v("asked", asked);
        v("refits", refits);
        v("share", share);
        v("lower", lower);
        v("upper", upper);
        v("refits_by_simulation", byModel);
        v("polynomial_error", polynomialError);
        v("bias", bias);
        v("covariance", covariance);
    }
};

struct ProfileResult {
    std::string unknown;
    double lower = kNaN, upper = kNaN, bend = kNaN;
    template <class V> void describe(V& v) {
        v("unknown", unknown);
        v("lower", lower);
        v("upper", upper);
        v("bend", bend);
    }
};

struct ChosenExperiment {
    double value = kNaN, criterion = kNaN;
    template <class V> void describe(V& v) {
        v("value", value);
        v("criterion", criterion);
    }
};

struct NextExperimentResult {
    std::string input;
    double now = kNaN; ///< criterion
    std::vector<ChosenExperiment> chosen;
    template <class V> void describe(V& v) {
        v("input", input);
        v("criterion_now", now);
        v.list("chosen", chosen);
    }
};

struct SeriesStepResult {
    std::string series;
    bool repetition = false;
    double predicted = kNaN, criterion = kNaN;
    std::optional<ByName<double>> estimate, standardErrors;
    template <class V> void describe(V& v) {
        v("series", series);
        v("repetition", repetition);
        v("predicted", predicted);
        v("criterion", criterion);
        v.nullable("estimate", estimate);
        v.nullable("standard_errors", standardErrors);
    }
};

struct NextSeriesResult {
    std::string column;
    double now = kNaN; ///< criterion
    std::vector<SeriesStepResult> steps;
    std::string ended; ///< why there are fewer steps than wanted; "" if there are not
    template <class V> void describe(V& v) {
        v("column", column);
        v("criterion_now", now);
        v.list("steps", steps);
        v("ended", ended);
    }
};

} // namespace adequacy

struct AdequacyResult {
    std::string sensors, criterion; ///< "D_y, F_x"; A, D, E or ME
    ByName<std::string> outputUnits;
    std::vector<adequacy::SensorSetResult> sets; ///< best first
    std::optional<adequacy::ProofResult> proof;
    adequacy::CovarianceResult covariance;
    std::optional<adequacy::EllipsoidResult> ellipsoid;
    std::optional<adequacy::ContourResult> contour;
    std::vector<adequacy::SplitResult> splits; ///< by models, each with all of its splits
    double significance = 0.05;
    adequacy::EstimatedModel estimated;
    std::vector<adequacy::ModelVerdictResult> models;
    std::vector<adequacy::ModelEstimateResult> modelEstimates; ///< those that are not rejected first
    std::vector<adequacy::ModelFitResult> fits;
    std::vector<adequacy::RepeatabilityResult> repeatability;
    std::optional<adequacy::CoverageResult> coverage;
    std::optional<std::vector<adequacy::ProfileResult>> profiles;
    std::optional<adequacy::NextExperimentResult> nextExperiment;
    std::optional<adequacy::NextSeriesResult> nextSeries;

    adequacy::Tables tables;

    template <class V> void describe(V& v) {
        v("sensors", sensors);
        v("criterion", criterion);
        v("output_units", outputUnits);
        v.list("selection", sets);
        v.object("proof", proof);
        v.object("covariance", covariance);
        v.nullableObject("ellipsoid", ellipsoid);
        v.object("contour", contour);
        v.list("splits", splits);
        v("significance", significance);
        v.object("estimated_model", estimated);
        v.list("models", models);
        v.list("model_estimates", modelEstimates);
        v.list("fits", fits);
        v.list("repeatability", repeatability);
        v.object("coverage", coverage);
        v.list("profile", profiles);
        v.object("next_experiment", nextExperiment);
        v.object("next_series", nextSeries);
        tables.describe(v);
    }

    std::string unitOf(const std::string& output) const;   ///< of the model; "" = not known
    bool isRejected() const { return estimated.rejected; } ///< the model of the estimates
    double level() const { return ellipsoid ? ellipsoid->confidence : 0.95; }
};

} // namespace rigor
