#include "core/methods/fit/present/describe_priors.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/combinations.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

std::vector<std::string> knownByPriors(const FitUncertainty& uncertainty,
                                       const std::vector<Unknown>& unknowns) {
    std::vector<std::string> names;
    for (const UndeterminedDirection& direction : uncertainty.byPriors)
        for (const Eigen::Index i : membersOf(direction.relative))
            if (const std::string& name = unknowns[static_cast<std::size_t>(i)].name;
                std::find(names.begin(), names.end(), name) == names.end())
                names.push_back(name);
    return names;
}

Message shareSentence(const std::string& name, double share) {
    if (share < 0.01)
        return filled(translate("Method", "Less than 1 % of what is known of {} comes from its prior."),
                      name);
    if (share > 0.99)
        return filled(translate("Method", "More than 99 % of what is known of {} comes from its prior."),
                      name);
    return filled(translate("Method", "{:.0f} % of what is known of {} comes from its prior."), 100 * share,
                  name);
}

void describePriors(Result& head, FitResult& result, const FitUncertainty& uncertainty,
                    const std::vector<Unknown>& unknowns) {
    // Of a population random_effects.h tells what there is.
    const auto stated = [&](Eigen::Index i) {
        return unknowns[static_cast<std::size_t>(i)].prior.family != FitPrior::kPopulation;
    };
    if (std::ranges::none_of(uncertainty.priors, stated, &PriorFinding::unknown)) return;
    if (std::isnan(uncertainty.noise))
        head.qualityWarnings.push_back(filled(
            translate("Method",
                      "How much the priors count rests on a guess: {:g} values leave no errors to weigh "
                      "them against, and {:g} % of the spread of the values stood for them. State the "
                      "deviations of the sensors (data.standard_deviations)."),
            uncertainty.values, 100 * kGuessedNoise));
    auto& shares = result.priorShare.emplace();
    auto& offs = result.priorOff.emplace();
    for (const PriorFinding& one : uncertainty.priors) {
        if (!stated(one.unknown)) continue;
        const std::string& name = unknowns[static_cast<std::size_t>(one.unknown)].name;
        shares.emplace_back(name, one.share);
        offs.emplace_back(name, one.off);
        if (std::isfinite(one.share)) head.warnings.push_back(shareSentence(name, one.share));
        if (one.contradicts())
            head.qualityWarnings.push_back(filled(
                translate("Method",
                          "The data contradict the prior of {}: without it {} would lie {:.2g} standard "
                          "deviations of their difference from {:g}, the prior's best value. The prior, "
                          "the model or the stated errors are wrong, and so is what they say together."),
                name, name, std::abs(one.off), one.center));
    }
    result.determinedByPriors = knownByPriors(uncertainty, unknowns);
    for (const UndeterminedDirection& direction : uncertainty.byPriors)
        head.warnings.push_back(
            direction.alone
                ? filled(translate("Method", "What is known of {} is its prior alone: {}."),
                         unknowns[static_cast<std::size_t>(membersOf(direction.relative).front())].name,
                         direction.sentence)
                : filled(translate("Method", "The data alone determine {}; the priors decide the rest."),
                         direction.sentence));
}

} // namespace rigor
