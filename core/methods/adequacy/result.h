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
        v.value("sensors", sensors);
        v.value("A", a);
        v.value("D", d);
        v.value("E", e);
        v.value("ME", modifiedE);
        v.value("determined", determined);
        v.value("reason", reason);
        v.value("chosen", chosen);
        v.value("condition", condition);
        v.value("indefinite", indefinite);
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
        v.value("end", end);
        v.value("nodes", nodes);
        v.value("gap", gap);
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
        v.value("unknowns", unknowns);
        v.value("units", units);
        v.value("sensors", sensors);
        v.value("matrix", matrix);
        v.value("without_second_derivatives", withoutSecond);
        v.value("second_derivatives", secondDerivatives);
        v.value("correlation", correlation);
        v.value("information", information);
        v.value("S", s);
        v.value("singular_values", singularValues);
        v.value("condition", condition);
        v.value("determined", determined);
        v.value("sum_of_squares", sumOfSquares);
        v.value("values", values);
    }
};

struct EllipseResult {
    std::vector<double> semiAxes, halfWidths;
    double angle = kNaN; ///< of the longest axis, degrees
    template <class V> void describe(V& v) {
        v.value("semi_axes", semiAxes);
        v.value("half_widths", halfWidths);
        v.value("angle_deg", angle);
    }
};

/// Two of the unknowns.
struct PairResult {
    std::vector<std::string> unknowns;
    double correlation = kNaN;
    EllipseResult projection;
    std::optional<EllipseResult> cut; ///< with all others known; of three unknowns and more
    template <class V> void describe(V& v) {
        v.value("unknowns", unknowns);
        v.value("correlation", correlation);
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
        v.value("confidence", confidence);
        v.value("squared_radius", squaredRadius);
        v.value("centre", centre);
        v.value("semi_axes", semiAxes);
        v.value("directions", directions);
        v.value("joint_half_widths", halfWidths);
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
        v.value("expected", expected);
        v.value("rise", rise);
        v.value("reason", reason);
    }
};

/// Whether the ellipsoid is a fair picture.
struct ContourResult {
    bool fair = false;
    double bend = kNaN, limit = kNaN;
    Message words;
    std::vector<ContourPointResult> points;
    template <class V> void describe(V& v) {
        v.value("fair", fair);
        v.value("bend", bend);
        v.value("limit", limit);
        v.value("words", words);
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
        v.value("covariance", covariance);
        v.value("without_second_derivatives", withoutSecond);
        v.value("values", values);
        v.value("reason", reason);
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
        v.value("model", model);
        v.value("split", split);
        v.value("p_published", pPublished);
        v.value("p", p);
        v.value("p_scatter", pScatter);
        v.value("p_holm", pHolm);
        v.value("distance_published", distancePublished);
        v.value("distance", distance);
        v.value("verdict", verdict);
        v.value("differing_inputs", differingInputs);
        v.object("calibration", calibration);
        v.object("validation", validation);
    }
};

/// The model of the estimates.
struct EstimatedModel {
    std::string model;
    bool rejected = false;
    template <class V> void describe(V& v) {
        v.value("model", model);
        v.value("rejected", rejected);
    }
};

struct ModelVerdictResult {
    std::string model, verdict;
    Message words;
    template <class V> void describe(V& v) {
        v.value("model", model);
        v.value("verdict", verdict);
        v.value("words", words);
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
        v.value("model", model);
        v.value("rejected", rejected);
        v.value("determined", determined);
        v.value("reason", reason);
        v.value("values", values);
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
        v.value("model", model);
        v.value("chi_squared", chiSquared);
        v.value("degrees_of_freedom", freedom);
        v.value("p", p);
        v.value("p_below", pBelow);
        v.value("p_scatter", pScatter);
        v.value("p_holm", pHolm);
        v.value("misfit", misfit);
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
        v.value("sensor", sensor);
        v.value("differences", differences);
        v.value("sigma_difference", sigmaDifference);
        v.value("sigma", sigma);
        v.value("stated_sigma", stated);
        v.value("p_stated_sigma", pStated);
        v.value("differs_from_stated", differs);
        v.value("p_normal", pNormal);
        v.value("not_normal", notNormal);
        v.value("bins", bins);
        v.value("chi_squared", chiSquared);
        v.value("degrees_of_freedom", freedom);
        v.value("p", p);
        v.value("pairs_share_a_series", shared);
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
        v.value("asked", asked);
        v.value("refits", refits);
        v.value("share", share);
        v.value("lower", lower);
        v.value("upper", upper);
        v.value("refits_by_simulation", byModel);
        v.value("polynomial_error", polynomialError);
        v.value("bias", bias);
        v.value("covariance", covariance);
    }
};

struct ProfileResult {
    std::string unknown;
    double lower = kNaN, upper = kNaN, bend = kNaN;
    template <class V> void describe(V& v) {
        v.value("unknown", unknown);
        v.value("lower", lower);
        v.value("upper", upper);
        v.value("bend", bend);
    }
};

struct ChosenExperiment {
    double value = kNaN, criterion = kNaN;
    template <class V> void describe(V& v) {
        v.value("value", value);
        v.value("criterion", criterion);
    }
};

struct NextExperimentResult {
    std::string input;
    double now = kNaN; ///< criterion
    std::vector<ChosenExperiment> chosen;
    template <class V> void describe(V& v) {
        v.value("input", input);
        v.value("criterion_now", now);
        v.list("chosen", chosen);
    }
};

struct SeriesStepResult {
    std::string series;
    bool repetition = false;
    double predicted = kNaN, criterion = kNaN;
    std::optional<ByName<double>> estimate, standardErrors;
    template <class V> void describe(V& v) {
        v.value("series", series);
        v.value("repetition", repetition);
        v.value("predicted", predicted);
        v.value("criterion", criterion);
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
        v.value("column", column);
        v.value("criterion_now", now);
        v.list("steps", steps);
        v.value("ended", ended);
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
        v.value("sensors", sensors);
        v.value("criterion", criterion);
        v.value("output_units", outputUnits);
        v.list("selection", sets);
        v.object("proof", proof);
        v.object("covariance", covariance);
        v.nullableObject("ellipsoid", ellipsoid);
        v.object("contour", contour);
        v.list("splits", splits);
        v.value("significance", significance);
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
