#include "core/methods/inverse_uncertainty/inverse_uncertainty.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/distribution.h"
#include "core/foundation/stats/polynomial_chaos.h"
#include "core/methods/inverse_uncertainty/identify.h"
#include "core/methods/inverse_uncertainty/likelihood/input_model.h"
#include "core/methods/inverse_uncertainty/present/present.h"

#include <algorithm>
#include <cmath>

namespace rigor {

const MethodDescriptor InverseUncertainty::kDescriptor{
    .key = "inverse-uncertainty",
    .title = translatable("Field", "Inverse uncertainty"),
    .question = translatable("Field", "Which distribution of the unknowns best explains all experiments?"),
    .guidePage = "inverse-uncertainty",
    .answer = AnswerKind::Distribution,
    .objective = {.name = "log L", .diagnostic = "log_likelihood", .smallest = false},
    .reads = {"data.standard_deviations", "data.input_uncertainty", "data.noise", "dependence",
              "unknowns.clock"},
    .variantOption = "density",
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<InverseUncertainty>(); },
    .present = presentInverseUncertainty,
};

std::vector<std::string> InverseUncertainty::estimateNames(const Problem& problem) const {
    try {
        return alphaNames(problem);
    } catch (const Error&) { // an unknown family: unmet() says so
        std::vector<std::string> names;
        for (const auto& unknown : problem.unknowns)
            for (const auto& [parameter, value] : unknown.shape)
                names.push_back(unknown.name + "." + parameter);
        return names;
    }
}

std::vector<std::string> InverseUncertainty::unmet(const Problem& problem) const {
    std::vector<std::string> reasons;
    if (!problem.model) return {translate("Method", "there is no model")};
    constexpr std::size_t kMostUnknowns = ChaosBasis::kMostGerms;
    const std::size_t n = problem.unknowns.size();
    if (n == 0) reasons.push_back(translate("Method", "no parameter is declared unknown"));
    if (n > kMostUnknowns)
        reasons.push_back(
            filled(sentence("Method", "there are {} unknowns, at most {} are possible"), n, kMostUnknowns));
    for (const auto& unknown : problem.unknowns) {
        const auto found = findVariable(*problem.model, unknown.name);
        if (!found || found->kind != VariableKind::Parameter)
            reasons.push_back(filled(sentence("Method", "{} is not a parameter of the model {}"),
                                     unknown.name, problem.model->name()));
        if (unknown.family.empty())
            reasons.push_back(
                filled(sentence("Method", "the unknown {} has no distribution family"), unknown.name));
    }
    const std::string output = chosenOutput(problem, options_);
    if (output.empty()) {
        reasons.push_back(
            translate("Method", "it is not clear which output is explained: name it in the option output"));
        return reasons;
    }
    if (!findVariable(*problem.model, output))
        reasons.push_back(
            filled(sentence("Method", "the model {} has no output {}"), problem.model->name(), output));
    for (const auto& noise : problem.noise)
        if (noise.output != output)
            reasons.push_back(filled(sentence("Method", "the noise of {} is stated, but {} is explained"),
                                     noise.output, output));
    bool measured = false;
    for (const auto& experiment : problem.data.experiments)
        for (const auto& measurement : experiment.measurements) {
            measured = measured || measurement.output == output;
            const auto values =
                std::ranges::count_if(measurement.values, [](double value) { return std::isfinite(value); });
            if (measurement.output == output && !measurement.times.empty() && values > 1) {
                reasons.push_back(
                    filled(sentence("Method", "{} is measured over time in experiment {}; this "
                                              "method needs one number per experiment: state "
                                              "one of every course (data.layout = \"rows\"), or "
                                              "find the unknowns of every experiment by least "
                                              "squares (options.per_experiment), and their mean "
                                              "and standard deviation by options.random_effects"),
                           output, experiment.label));
                return reasons;
            }
        }
    if (!measured && options_.evaluateAt.empty())
        reasons.push_back(filled(
            sentence("Method", "no experiment has a measured value of {}: a column must be mapped to it, or "
                               "evaluate_at must say at which distribution nothing is searched"),
            output));
    return reasons;
}

Result InverseUncertainty::run(const Problem& problem, const Progress& progress) {
    if (const auto reasons = unmet(problem); !reasons.empty())
        fail(sentence("Method", "Inverse uncertainty cannot run: {}."), fmt::join(reasons, "; "));
    const auto names = alphaNames(problem);
    const std::size_t given = options_.evaluateAt.size(), shapes = alphaNames(problem.unknowns).size();
    if (given != 0 && given != names.size())
        fail(sentence("Method", "evaluate_at has {} values but needs {}, in this order: {}."), given,
             names.size(), fmt::join(names, ", "));
    for (std::size_t k = 0; k < given; ++k) {
        if (k >= shapes) break; // InputModel says what is wrong with dependences and noise
        const std::string parameter = names[k].substr(names[k].rfind('.') + 1);
        if (const auto why = whyShapeRefused(parameter, options_.evaluateAt[k]); !why.empty())
            fail(sentence("Method", "evaluate_at: {} {:g} {}."), names[k], options_.evaluateAt[k], why);
    }
    return identifyInputDistribution(problem, options_, progress);
}

} // namespace rigor
