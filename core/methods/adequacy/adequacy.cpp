#include "core/methods/adequacy/adequacy.h"

#include "core/engine/data/series/unknown_inputs.h"
#include "core/engine/data/unmeasured.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/model_test/assess.h"
#include "core/methods/adequacy/model_test/resolve.h"
#include "core/methods/adequacy/present/present.h"

#include <set>

namespace rigor {

const MethodDescriptor ModelAdequacy::kDescriptor{
    .key = "model-adequacy",
    .title = translatable("Field", "Model adequacy"),
    .question = translatable(
        "Field", "How far can the estimate be trusted, which sensors are needed, and is the model wrong?"),
    .guidePage = "model-adequacy",
    .answer = AnswerKind::PointFit,
    .objective = {.name = translatable("Method", "criterion")},
    .ranksSensors = true,
    .reads = {"data.standard_deviations", "unknowns.clock", "candidates"},
    .splitsOption = "splits",
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<ModelAdequacy>(); },
    .present = presentAdequacy,
};

std::vector<std::string> ModelAdequacy::estimateNames(const Problem& problem) const {
    std::vector<std::string> names;
    for (const Unknown& unknown : problem.unknowns) names.push_back(unknown.name);
    return names;
}

std::vector<std::string> ModelAdequacy::unmet(const Problem& problem) const {
    if (!problem.model) return {translate("Method", "there is no model")};
    std::vector<std::string> reasons;
    const Model& model = *problem.model;
    if (problem.simulation.stepper == "rosenbrock4" && !model.states().empty())
        reasons.push_back(translate("Method", "the integrator rosenbrock4 carries no sensitivities"));
    if (problem.unknowns.empty()) reasons.push_back(translate("Method", "no parameter is declared unknown"));
    for (const Unknown& unknown : problem.unknowns)
        if (!unknown.family.empty())
            reasons.push_back(
                filled(sentence("Method", "the unknown {} has a distribution; this method searches numbers"),
                       unknown.name));
    if (model.capabilities().dynamic)
        for (std::string& clause : unknownInputs(problem.data)) reasons.push_back(std::move(clause));
    std::set<std::string> measured, without;
    for (const Experiment& experiment : problem.data.experiments)
        for (const Measurement& m : experiment.measurements) {
            measured.insert(m.output);
            if (!(m.standardDeviation > 0)) without.insert(m.output);
        }
    if (measured.empty())
        reasons.push_back(filled(sentence("Method", "no output of the model {} is measured"), model.name()) +
                          whyNothingIsMeasured(problem.data, model));
    if (!without.empty())
        reasons.push_back(filled(
            sentence("Method", "no standard deviation above 0 is stated for {} (data.standard_deviations)"),
            fmt::join(without, ", ")));
    return reasons;
}

std::vector<WrongOption> ModelAdequacy::wrongOptions(const Problem& problem) const {
    std::vector<WrongOption> wrong;
    try {
        resolveOptions(problem, options_, &wrong);
    } catch (const Error& e) { // what the data lack is no option's fault, but run() would refuse it too
        wrong.push_back({"", e.sentence()});
    }
    return wrong;
}

Result ModelAdequacy::run(const Problem& problem, const Progress& progress) {
    if (const auto reasons = unmet(problem); !reasons.empty())
        fail(sentence("Method", "Model adequacy cannot run: {}."), fmt::join(reasons, "; "));
    return assessModels(problem, options_, progress);
}

} // namespace rigor
