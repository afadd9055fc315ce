#include "core/methods/homotopy/homotopy.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/present/present.h"
#include "core/methods/fit/search/noise_search.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/homotopy/basins.h"
#include "core/methods/homotopy/gains/gains.h"
#include "core/methods/homotopy/homotopy_run.h"

#include <fmt/ranges.h>

#include <optional>

namespace rigor {

const MethodDescriptor Homotopy::kDescriptor{
    .key = "homotopy",
    .title = translatable("Field", "Homotopy"),
    .question =
        translatable("Field", "Which values of the unknowns are the global best fit, whatever the start?"),
    .guidePage = "point-fits",
    .answer = AnswerKind::PointFit,
    .objective = {.name = "J", .diagnostic = "objective"},
    .needs = ModelNeed::Corrections,
    .reads = {"data.standard_deviations", "unknowns.scale", "unknowns.prior", "unknowns.clock", "data.start",
              "constraints", "data.noise"},
    .serial =
        translatable("Method", "The path of a homotopy goes one step after another: side by side go only "
                               "the experiments of a step, further starts, profiles and repetitions."),
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<Homotopy>(); },
    .present = presentFit,
};

std::vector<std::string> Homotopy::estimateNames(const Problem& problem) const {
    return searchedNames(problem, options_.separate);
}

std::vector<std::string> Homotopy::unmet(const Problem& problem) const {
    if (!problem.model) return {translate("Method", "there is no model")};
    if (Message why = refusedModel(kDescriptor, *problem.model); !why.empty()) return {std::move(why)};
    std::vector<std::string> reasons;
    if (problem.unknowns.empty()) reasons.push_back(translate("Method", "no parameter is declared unknown"));
    if (problem.data.experiments.empty()) reasons.push_back(translate("Method", "there are no measurements"));
    if (problem.simulation.stepper == "rosenbrock4")
        reasons.push_back(translate(
            "Method", "the integrator rosenbrock4 carries no sensitivities; choose rk4, dopri5 or radau"));
    for (const Unknown& unknown : problem.unknowns)
        if (!unknown.family.empty())
            reasons.push_back(
                filled(sentence("Method", "the unknown {} has a distribution; a point fit searches a number"),
                       unknown.name));
    if (options_.objective != "sum")
        if (Message why = refusedPriors(problem.unknowns); !why.empty()) reasons.push_back(std::move(why));
    if (options_.objective != "sum" && !std::ranges::all_of(problem.noise, &SensorNoise::given))
        reasons.push_back(translate("Method", "noise that is searched needs the objective sum"));
    if (!reasons.empty()) return reasons;
    try {
        const auto separate = withPerExperimentUnknowns(problem, options_.separate);
        const Problem& stated = separate ? *separate : problem;
        std::optional<Problem> noisy;
        if (!stated.noise.empty()) noisy = withNoiseAtStart(stated);
        const Problem& own = noisy ? *noisy : stated;
        const FitData data = fitDataOf(own);
        for (std::string& why : basinsUnmet(fitBoxOf(own), own.unknowns, options_))
            reasons.push_back(std::move(why));
        const FitBox box = fitBoxOf(own), scaled = onScale(box);
        for (std::size_t i = 0; options_.starts > 0 && i < own.unknowns.size(); ++i)
            if (const auto k = static_cast<Eigen::Index>(i);
                !std::isfinite(scaled.lower[k]) || !std::isfinite(scaled.upper[k]))
                reasons.push_back(filled(
                    sentence("Method", "further starts need finite bounds; those of {} are {:g} and {:g}"),
                    own.unknowns[i].name, box.lower[k], box.upper[k]));
        const CorrectionPlan plan = options_.corrections.empty()
                                        ? proposeCorrections(data)
                                        : readCorrections(options_.corrections, data);
        controlledData(data, plan, IntegralForm::Error);
    } catch (const Error& e) {
        reasons.push_back(e.what());
    }
    return reasons;
}

Result Homotopy::run(const Problem& problem, const Progress& progress) {
    if (const auto reasons = unmet(problem); !reasons.empty())
        fail(sentence("Method", "The homotopy cannot run: {}."), fmt::join(reasons, "; "));
    const auto separate = withPerExperimentUnknowns(problem, options_.separate);
    const Problem& own = separate ? *separate : problem;
    return own.noise.empty() ? runHomotopy(own, options_, progress)
                             : runHomotopy(withNoiseAtStart(own), options_, progress);
}

} // namespace rigor
