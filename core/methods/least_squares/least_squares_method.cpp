#include "core/methods/least_squares/least_squares_method.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/point_fit.h"
#include "core/methods/fit/predict/fit_data.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/present/present.h"
#include "core/methods/fit/search/noise_search.h"
#include "core/methods/fit/search/random_effects.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/least_squares/fit_run.h"
#include "core/methods/least_squares/least_squares_run.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace rigor {

const MethodDescriptor LeastSquaresMethod::kDescriptor{
    .key = "least-squares",
    .title = translatable("Field", "Least squares"),
    .question =
        translatable("Field", "Which values of the unknowns fit the measurements best, near the start?"),
    .guidePage = "point-fits",
    .answer = AnswerKind::PointFit,
    .objective = {.name = "J", .diagnostic = "objective"},
    .plainFit = true,
    .reads = {"data.standard_deviations", "unknowns.scale", "unknowns.prior", "unknowns.clock", "data.start",
              "constraints", "data.noise"},
    .serial = translatable("Method", "The steps of a fit follow each other, and so do the generations of a "
                                     "search: side by side go the experiments and differences of a step, the "
                                     "members of a generation, and what starts from several points."),
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<LeastSquaresMethod>(); },
    .present = presentFit,
};

std::vector<std::string> LeastSquaresMethod::estimateNames(const Problem& problem) const {
    return searchedNames(problem, options_.separate);
}

/// Counted on an FMU with 1 to 3 unknowns: 131, 184 and 278 of one search, 1494 of 20 starts; a population is
/// evaluated once in each generation. A search that finds a lower minimum elsewhere takes more.
double LeastSquaresMethod::expectedRuns(std::size_t numbers, std::size_t experiments) const {
    const auto n = static_cast<double>(numbers), sets = static_cast<double>(experiments);
    if (!options_.evaluateAt.empty()) return sets;
    const double local = 55 + 70 * n;
    if (options_.optimiser == "least-squares" || options_.optimiser == "sqp") return sets * local;
    if (options_.optimiser == "multi-start") return sets * (local + options_.starts * (15 + 25 * n));
    if (options_.optimiser == "genetic" || options_.optimiser == "particle-swarm")
        return sets * options_.population * (options_.generations + 1.0);
    return std::numeric_limits<double>::quiet_NaN(); // cma-es ends when it has converged
}

std::vector<std::string> LeastSquaresMethod::unmet(const Problem& problem) const {
    if (!problem.model) return {translate("Method", "there is no model")};
    std::vector<std::string> reasons;
    if (problem.unknowns.empty()) reasons.push_back(translate("Method", "no parameter is declared unknown"));
    if (problem.data.experiments.empty()) reasons.push_back(translate("Method", "there are no measurements"));
    if (problem.simulation.stepper == "rosenbrock4" && problem.model->capabilities().dynamic &&
        !problem.model->external())
        reasons.push_back(translate(
            "Method", "the integrator rosenbrock4 carries no sensitivities; choose rk4, dopri5 or radau"));
    if (options_.evaluateAt.empty() && (options_.loss != "squared" || options_.objective != "sum"))
        if (Message why = refusedPriors(problem.unknowns); !why.empty()) reasons.push_back(std::move(why));
    if (options_.intervals == "profile" && options_.loss != "squared")
        reasons.push_back(
            filled(sentence("Method", "intervals = \"profile\" needs the loss squared; {} has no "
                                      "likelihood"),
                   options_.loss));
    if (!problem.noise.empty() && (options_.loss != "squared" || options_.objective != "sum"))
        reasons.push_back(translate("Method",
                                    "noise that is searched needs the loss squared and the objective "
                                    "sum; give it as a number"));
    if (!problem.noise.empty() && !options_.evaluateAt.empty())
        reasons.push_back(translate("Method", "evaluate_at judges by noise that is known; give that of "
                                              "data.noise as a number"));
    if (!options_.randomEffects.empty()) {
        if (!problem.noise.empty() || !options_.evaluateAt.empty() || options_.loss != "squared" ||
            options_.objective != "sum")
            reasons.push_back(translate("Method",
                                        "random_effects needs the loss squared and the objective sum, "
                                        "and neither noise that is searched nor evaluate_at"));
        if (Message why = refusedPopulations(problem, namesPerExperiment(options_.randomEffects),
                                             namesPerExperiment(options_.separate));
            !why.empty())
            reasons.push_back(std::move(why));
    }
    if (!options_.discrepancy.empty() &&
        (!problem.noise.empty() || !options_.evaluateAt.empty() || !options_.randomEffects.empty() ||
         options_.loss != "squared" || options_.objective != "sum" ||
         std::ranges::any_of(problem.unknowns, [](const Unknown& one) { return one.prior.stated(); })))
        reasons.push_back(translate("Method",
                                    "a discrepancy needs the loss squared and the objective sum, and "
                                    "neither noise that is searched nor priors, random_effects or "
                                    "evaluate_at"));
    if (!reasons.empty()) return reasons;
    try {
        const auto separate = withPerExperimentUnknowns(problem, options_.separate);
        const Problem& stated = separate ? *separate : problem;
        std::optional<Problem> noisy;
        if (!stated.noise.empty()) noisy = withNoiseAtStart(stated);
        const Problem& own = noisy ? *noisy : stated;
        // Without those by which every record starts for itself, which are fitted then.
        const auto shared = std::ranges::count(own.unknowns, false, &Unknown::perExperiment);
        if (const std::size_t given = options_.evaluateAt.size();
            given > 0 && given != own.unknowns.size() && std::cmp_not_equal(given, shared))
            reasons.push_back(
                filled(sentence("Method", "evaluate_at has {} values, but there are {} unknowns"), given,
                       own.unknowns.size()));
        sensorsNamed(fitDataOf(own), options_.discrepancy);
        const FitBox box = fitBoxOf(own), scaled = onScale(box);
        const bool local = options_.optimiser == "least-squares" || options_.optimiser == "sqp";
        for (std::size_t i = 0; !local && options_.evaluateAt.empty() && i < own.unknowns.size(); ++i)
            if (const auto k = static_cast<Eigen::Index>(i);
                !std::isfinite(scaled.lower[k]) || !std::isfinite(scaled.upper[k]))
                reasons.push_back(filled(
                    sentence("Method", "the optimiser {} needs finite bounds; those of {} are {:g} and {:g}"),
                    options_.optimiser, own.unknowns[i].name, box.lower[k], box.upper[k]));
    } catch (const Error& e) {
        reasons.push_back(e.what());
    }
    return reasons;
}

Result LeastSquaresMethod::run(const Problem& problem, const Progress& progress) {
    if (const auto reasons = unmet(problem); !reasons.empty())
        fail(sentence("Method", "Least squares cannot run: {}."), fmt::join(reasons, "; "));
    const auto separate = withPerExperimentUnknowns(problem, options_.separate);
    const Problem& own = separate ? *separate : problem;
    LeastSquaresOptions now = options_;
    if (!options_.randomEffects.empty()) {
        const RandomEffects found = findRandomEffects(
            own, problem, namesPerExperiment(options_.randomEffects), options_.confidence,
            [&](const Problem& weighed) {
                FitRun fit(weighed, now, progress);
                now.optimiser = "least-squares"; // the rest of the way is short
                return PopulationFit{fit.data(), fit.search().best};
            },
            progress);
        Result result = runLeastSquares(found.problem, options_, progress);
        tellRandomEffects(result, found, options_.confidence);
        return result;
    }
    if (own.noise.empty()) return runLeastSquares(own, options_, progress);
    const FoundNoise noise = findNoise(
        own,
        [&](const Problem& weighed) {
            FitRun fit(weighed, now, progress);
            now.optimiser = "least-squares"; // the rest of the way is short
            return NoiseFit{fit.data(), fit.search().best};
        },
        progress);
    Result result = runLeastSquares(noise.problem, options_, progress);
    if (result.outcome == RunOutcome::Answered)
        result.unknowns.insert(result.unknowns.end(), noise.estimates.begin(), noise.estimates.end());
    result.warnings.insert(result.warnings.end(), noise.warnings.begin(), noise.warnings.end());
    return result;
}

} // namespace rigor
