#pragma once
// What the inverse uncertainty identification answers, typed, and the only place of its keys (describe.h).
// README.md names the symbols.

#include "core/foundation/base/numbers.h"
#include "core/methods/result/describe.h"

namespace rigor {

namespace inverse {

inline constexpr const char *kGaussian = "gaussian", *kMaximumEntropy = "maximum-entropy"; ///< densities

/// "s2" and "1/s"; nothing of a number without a unit.
std::string squaredUnit(const std::string& unit);
std::string inverseUnit(const std::string& unit);

inline constexpr const char* kExplained = "ok"; ///< status of an experiment

/// One row per experiment; NaN = not known.
struct ExperimentsTable {
    std::vector<std::string> experiment;
    std::vector<ResultColumn> conditions; ///< as in the file
    std::string unit;                     ///< of the output
    std::vector<double> measured, mean, variance, standardDeviation, skewness, kurtosis;
    std::vector<double> logLikelihood; ///< of the density chosen
    std::vector<double> logGaussian, logMaximumEntropy, logReference;
    std::vector<double> emdGaussian, emdMaximumEntropy; ///< distances to the reference
    std::vector<double> lower95, upper95, probability, expansionError, leastSquares;
    std::vector<double> surfaceError; ///< leave-one-out; empty without sparse surfaces
    std::vector<std::string> status;  ///< kExplained or why there is no density
    template <class V> void describe(V& v) {
        v.texts("experiment", experiment);
        v.until("measured", conditions);
        v.numbers("measured", unit, measured);
        v.numbers("mean", unit, mean);
        v.numbers("variance", squaredUnit(unit), variance);
        v.numbers("standard_deviation", unit, standardDeviation);
        v.numbers("skewness", "", skewness);
        v.numbers("kurtosis", "", kurtosis);
        v.numbers("log_likelihood", "", logLikelihood);
        v.numbers("log_likelihood_gaussian", "", logGaussian);
        v.numbers("log_likelihood_maximum_entropy", "", logMaximumEntropy);
        v.numbers("log_likelihood_reference", "", logReference);
        v.numbers("emd_gaussian", unit, emdGaussian);
        v.numbers("emd_maximum_entropy", unit, emdMaximumEntropy);
        v.numbers("lower_95", unit, lower95);
        v.numbers("upper_95", unit, upper95);
        v.numbers("probability", "", probability);
        v.numbers("expansion_error", "", expansionError);
        v.optionalNumbers("surface_error", unit, surfaceError);
        v.numbers("least_squares", unit, leastSquares);
        v.texts("status", status);
    }
};

/// Densities of the output over mean +- 4.5 standard deviations, 121 points per experiment.
struct DensitiesTable {
    std::vector<std::string> experiment;
    std::string unit;
    std::vector<double> y, gaussian, maximumEntropy, reference;
    template <class V> void describe(V& v) {
        v.texts("experiment", experiment);
        v.numbers("y", unit, y);
        v.numbers("gaussian", inverseUnit(unit), gaussian);
        v.numbers("maximum_entropy", inverseUnit(unit), maximumEntropy);
        v.numbers("reference", inverseUnit(unit), reference);
    }
};

/// The samples of the reference, one row per bin.
struct HistogramsTable {
    std::vector<std::string> experiment;
    std::string unit;
    std::vector<double> lower, upper, density;
    template <class V> void describe(V& v) {
        v.texts("experiment", experiment);
        v.numbers("bin_lower", unit, lower);
        v.numbers("bin_upper", unit, upper);
        v.numbers("density", inverseUnit(unit), density);
    }
};

/// One row per generation or gradient step.
struct TraceTable {
    std::vector<double> iteration, simulations, objective;
    std::vector<ResultColumn> alpha; ///< of the best, by its names
    std::vector<double> best, p90, median, p10;
    std::vector<std::string> phase;
    template <class V> void describe(V& v) {
        v.numbers("iteration", "", iteration);
        v.numbers("simulations", "", simulations);
        v.numbers("objective", "", objective);
        v.until("population_best", alpha);
        v.numbers("population_best", "", best);
        v.numbers("population_p90", "", p90);
        v.numbers("population_median", "", median);
        v.numbers("population_p10", "", p10);
        v.texts("phase", phase);
    }
};

/// One row per experiment and unknown.
struct SobolTable {
    std::vector<std::string> experiment, unknown;
    std::vector<double> first, total;
    template <class V> void describe(V& v) {
        v.texts("experiment", experiment);
        v.texts("unknown", unknown);
        v.numbers("first_order", "", first);
        v.numbers("total", "", total);
    }
};

/// The paper's Table 2 by the mean absolute error of log L_l, and the same by the earth mover's distance; one
/// row per kind of density.
struct SampleSizesTable {
    std::vector<std::string> density;
    std::string unit; ///< of the distance
    std::vector<double> logError, simulations, monteCarlo, quasiMonteCarlo;
    std::vector<double> emd, monteCarloEmd, quasiMonteCarloEmd;
    template <class V> void describe(V& v) {
        v.texts("density", density);
        v.numbers("mean_abs_log_error", "", logError);
        v.numbers("simulations", "", simulations);
        v.numbers("monte_carlo_samples", "", monteCarlo);
        v.numbers("quasi_monte_carlo_samples", "", quasiMonteCarlo);
        v.numbers("mean_emd", unit, emd);
        v.numbers("monte_carlo_samples_emd", "", monteCarloEmd);
        v.numbers("quasi_monte_carlo_samples_emd", "", quasiMonteCarloEmd);
    }
};

/// The curves behind it (figure 20 of the paper).
struct SampleCurvesTable {
    std::vector<double> samples, monteCarloLog, quasiMonteCarloLog, monteCarloEmd, quasiMonteCarloEmd;
    template <class V> void describe(V& v) {
        v.numbers("samples", "", samples);
        v.numbers("monte_carlo_log_error", "", monteCarloLog);
        v.numbers("quasi_monte_carlo_log_error", "", quasiMonteCarloLog);
        v.numbers("monte_carlo_emd", "", monteCarloEmd);
        v.numbers("quasi_monte_carlo_emd", "", quasiMonteCarloEmd);
    }
};

/// Of the expansions, relative.
struct ExpansionError {
    double largest = kNaN, mean = kNaN;
    template <class V> void describe(V& v) {
        v("max", largest);
        v("mean", mean);
    }
};

/// A departure from the class of models.
struct DepartureResult {
    std::string departure;
    std::vector<std::string> of;
    std::optional<double> statistic, p; ///< where it was tested
    std::optional<double> detectable;   ///< would be found with probability 0.9
    template <class V> void describe(V& v) {
        v("departure", departure);
        v("of", of);
        v.optional("statistic", statistic);
        v.optional("p", p);
        v.optional("detectable", detectable);
    }
};
struct ModelClassResult {
    double level = kNaN;
    std::vector<DepartureResult> tested, notTestable;
    template <class V> void describe(V& v) {
        v("level", level);
        v.list("tested", tested);
        v.list("not_testable", notTestable);
    }
};

/// Values of the inputs, the same in all experiments.
struct LeastSquaresValues {
    ByName<double> values;
    double residualRms = kNaN;
    std::string reason;
    template <class V> void describe(V& v) {
        v.members(values, {"residual_rms", "reason"});
        v("residual_rms", residualRms);
        v("reason", reason);
    }
};

/// Mean over the experiments.
struct SobolShare {
    double first = kNaN, total = kNaN;
    template <class V> void describe(V& v) {
        v("first", first);
        v("total", total);
    }
};

struct SearchResult {
    std::string optimiser;
    long long generations = 0, evaluations = 0;
    std::string reason; ///< why it ended
    template <class V> void describe(V& v) {
        v("optimiser", optimiser);
        v("generations", generations);
        v("evaluations", evaluations);
        v("reason", reason);
    }
};

struct OtherMaximumResult {
    double logLikelihood = kNaN;
    ByName<double> alpha;
    template <class V> void describe(V& v) {
        v("log_likelihood", logLikelihood);
        v("alpha", alpha);
    }
};
/// Of the likelihood around and apart from the answer.
struct ExaminationResult {
    double drop = kNaN;
    std::vector<OtherMaximumResult> otherMaxima;
    bool onSurfaces = false;
    double differenceAtEnds = kNaN; ///< of log L, surfaces against simulation; NaN = not compared
    long long evaluations = 0, simulations = 0;
    template <class V> void describe(V& v) {
        v("drop", drop);
        v.list("other_maxima", otherMaxima);
        v("on_surfaces", onSurfaces);
        v("difference_at_ends", differenceAtEnds);
        v("evaluations", evaluations);
        v("simulations", simulations);
    }
};

/// What numbers come from: "simulation", "surfaces" or, where there are none, "none".
struct ResponsesResult {
    std::string asked; ///< the option
    std::string search, logLikelihood, standardErrors, intervals, reference;
    Message reason; ///< clause why the search was made by simulation though surfaces were asked for; "" = no
    template <class V> void describe(V& v) {
        v("asked", asked);
        v("search", search);
        v("log_likelihood", logLikelihood);
        v("standard_errors", standardErrors);
        v("intervals", intervals);
        v("reference", reference);
        v("reason", reason);
    }
};

/// The surfaces of a search: how they were made, and how well they agree with simulations.
struct SurfacesResult {
    long long simulations = 0, experimentsWithout = 0, experimentsRefined = 0, checks = 0;
    double largestDifference = kNaN, logLikelihood = kNaN;
    long long places = 0; ///< on the way of the search, compared too
    double differenceElsewhere = kNaN;
    double offset = kNaN, moved = kNaN; ///< standard errors
    std::optional<double> leaveOneOut;  ///< of sparse surfaces: largest, part of an output's range in the box
    template <class V> void describe(V& v) {
        v("simulations", simulations);
        v("experiments_without", experimentsWithout);
        v("experiments_refined", experimentsRefined);
        v("checks", checks);
        v("largest_difference_of_log_likelihood", largestDifference);
        v("log_likelihood", logLikelihood);
        v("places_compared", places);
        v("difference_elsewhere", differenceElsewhere);
        v("offset_in_standard_errors", offset);
        v("moved_by_simulation", moved);
        v.optional("leave_one_out", leaveOneOut);
    }
};

/// Samples per experiment that the densities are compared with.
struct ReferenceSamples {
    std::string kind; ///< as in the options; "" = not stored
    long long samples = 0, wideSamples = 0;
    long long onSurfaces = 0;   ///< experiments whose samples are those of their response surfaces
    double surfaceError = kNaN; ///< root mean square, standard deviations of the output; largest of these
    template <class V> void describe(V& v) {
        v("kind", kind);
        v("samples", samples);
        v("wide_samples", wideSamples);
        v("experiments_on_surfaces", onSurfaces);
        v("surface_error", surfaceError);
    }
};

} // namespace inverse

struct InverseUncertaintyResult {
    std::string output;
    double logLikelihood = kNaN; ///< of the density chosen
    double logGaussian = kNaN, logMaximumEntropy = kNaN;
    std::optional<double> logReference;
    double meanEmd = kNaN, meanEmdGaussian = kNaN, meanEmdMaximumEntropy = kNaN;
    double logErrorGaussian = kNaN, logErrorMaximumEntropy = kNaN; ///< mean absolute errors of log L_l
    inverse::ExpansionError expansionError;
    long long experimentsCount = 0;
    std::optional<long long> measured;
    long long inside95 = 0;
    double inside95Expected = kNaN;
    long long withoutDensity = 0;
    double modelClassP = kNaN; ///< NaN = not tested
    std::optional<inverse::ModelClassResult> modelClass;
    std::string density; ///< chosen: kGaussian or kMaximumEntropy
    std::optional<long long> moments, degree, quadratureOrder;
    std::string grid;
    long long nodes = 0;
    std::optional<std::vector<std::vector<double>>> correlation;
    std::optional<inverse::LeastSquaresValues> leastSquares;
    ByName<inverse::SobolShare> sobol;
    std::optional<inverse::SearchResult> search; ///< none: a given distribution was evaluated
    std::optional<inverse::ExaminationResult> examination;
    std::optional<inverse::ResponsesResult> responses;
    std::optional<inverse::SurfacesResult> responseSurfaces;
    inverse::ReferenceSamples reference;
    long long simulations = 0, failedSimulations = 0;

    std::optional<inverse::ExperimentsTable> experiments;
    std::optional<inverse::DensitiesTable> densities;
    std::optional<inverse::HistogramsTable> histograms;
    std::optional<inverse::TraceTable> trace;
    std::optional<inverse::SobolTable> sobolIndices;
    std::optional<inverse::SampleSizesTable> sampleSizes;
    std::optional<inverse::SampleCurvesTable> sampleCurves;

    template <class V> void describe(V& v) {
        v("output", output);
        v("log_likelihood", logLikelihood);
        v("log_likelihood_gaussian", logGaussian);
        v("log_likelihood_maximum_entropy", logMaximumEntropy);
        v.optional("log_likelihood_reference", logReference);
        v("mean_emd", meanEmd);
        v("mean_emd_gaussian", meanEmdGaussian);
        v("mean_emd_maximum_entropy", meanEmdMaximumEntropy);
        v("mean_abs_log_error_gaussian", logErrorGaussian);
        v("mean_abs_log_error_maximum_entropy", logErrorMaximumEntropy);
        v.object("expansion_error", expansionError);
        v("experiments", experimentsCount);
        v.optional("experiments_measured", measured);
        v("experiments_inside_95", inside95);
        v("experiments_inside_95_expected", inside95Expected);
        v("experiments_without_density", withoutDensity);
        v("model_class_p", modelClassP);
        v.object("model_class", modelClass);
        v("density", density);
        v.optional("moments", moments);
        v.optional("degree", degree);
        v.optional("quadrature_order", quadratureOrder);
        v("grid", grid);
        v("nodes", nodes);
        v.nullable("correlation", correlation);
        v.nullableObject("least_squares", leastSquares);
        v.named("sobol", sobol);
        v.object("search", search);
        v.object("examination", examination);
        v.object("responses", responses);
        v.object("response_surfaces", responseSurfaces);
        v.object("reference", reference);
        v("simulations", simulations);
        v("failed_simulations", failedSimulations);
        describeTables(v);
    }

  private:
    template <class V> void describeTables(V& v) {
        v.table("experiments", experiments,
                translatable("Method", "Every experiment: what was measured, the moments of the model's "
                                       "output at the answer, its log-likelihood and the distance of each "
                                       "density to the reference."));
        v.table("densities", densities,
                translatable("Method", "Densities of the output of every experiment at the answer; the "
                                       "reference is the smoothed density of the simulated samples."));
        v.table("histograms", histograms,
                translatable("Method", "Histogram of the simulated reference samples of every experiment."));
        v.table("trace", trace,
                translatable("Method", "The search, one row per generation or gradient step."));
        v.table("sobol", sobolIndices,
                translatable("Method", "Share of the output's variance that each unknown explains alone "
                                       "(first order) and together with others (total)."));
        v.table("sample_sizes", sampleSizes,
                translatable("Method", "Simulations per experiment that the expansion needs, and how many "
                                       "Monte Carlo and quasi Monte Carlo samples are as near to the "
                                       "reference: in the mean absolute error of log L_l (Table 2 of the "
                                       "paper), and in the mean earth mover's distance."));
        v.table("sample_curves", sampleCurves,
                translatable("Method", "Mean errors of sampled densities against the reference (figure 20 of "
                                       "the paper)."));
    }
};

} // namespace rigor
