#include "core/study/file/study_noise.h"

#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/copula.h"
#include "core/study/file/study_unknowns.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// {start, min, max}, or a number, which is all three.
SearchValue readEntry(const TomlNode& node) {
    if (node.kind != TomlNode::Kind::Table) {
        const double value = realOf(node);
        if (!std::isfinite(value))
            refuseValue(node, filled(sentence("Study", "{}: a finite number is expected"), node.path));
        return {value, value, value};
    }
    checkKeys(node, {"start", "min", "max"}, node.path);
    return readSearch(node);
}

/// The members that say numbers, and the entry itself where it is one.
std::vector<const TomlNode*> numbersOf(const TomlNode& node) {
    if (node.kind != TomlNode::Kind::Table) return {&node};
    std::vector<const TomlNode*> list;
    for (const auto& [key, member] : node.members) list.push_back(&member);
    return list;
}

/// "x1, x2"
std::pair<std::string, std::string> readPair(const std::string& key, const TomlNode& node) {
    const auto comma = key.find(',');
    const std::string first(trimmed(key.substr(0, comma))),
        second(comma == std::string::npos ? "" : trimmed(std::string_view(key).substr(comma + 1)));
    if (first.empty() || second.empty() || second.find(',') != std::string::npos)
        refuseKey(node,
                  filled(sentence("Study", "{}: two unknowns are expected, such as \"x1, x2\""), node.path));
    if (first == second)
        refuseKey(node,
                  filled(sentence("Study", "{}: {} does not depend on itself; two unknowns are expected"),
                         node.path, first));
    return {first, second};
}

void checkIsDistribution(const std::string& name, const TomlNode& node,
                         const std::vector<Unknown>& unknowns) {
    std::vector<std::string> names;
    for (const Unknown& unknown : unknowns) {
        if (unknown.family.empty()) continue;
        if (unknown.name == name) return;
        names.push_back(unknown.name);
    }
    const auto near = nearestName(name, names);
    refuseKey(node,
              filled(sentence("Study", "{}: {} is not an unknown with a distribution{}"), node.path, name,
                     near            ? filled(sentence("Study", ". Did you mean {}?"), *near)
                     : names.empty() ? Message{}
                                     : filled(sentence("Study", " (those are {})"), fmt::join(names, ", "))));
}

/// Where a search would begin.
double startOf(const SearchValue& value) {
    if (!std::isnan(value.start)) return value.start;
    return std::isfinite(value.min) && std::isfinite(value.max) ? (value.min + value.max) / 2 : 0;
}

void checkIsDistributed(const TomlNode& node, const Dependence& dependence,
                        const std::vector<Unknown>& unknowns) {
    const auto indexOf = [&](const std::string& name) {
        return static_cast<int>(std::ranges::find(unknowns, name, &Unknown::name) - unknowns.begin());
    };
    std::vector<CopulaPair> pairs;
    std::vector<std::string> texts;
    for (const auto& [first, second, value] : dependence.pairs) {
        pairs.push_back({indexOf(first), indexOf(second), startOf(value)});
        texts.push_back(fmt::format("{}~{} = {}", first, second, startOf(value)));
    }
    try {
        Copula(copulaFamily(dependence.family), static_cast<int>(unknowns.size()), std::move(pairs),
               dependence.degreesOfFreedom, dependence.survival);
    } catch (const Error& e) {
        refuseKey(node,
                  filled(sentence("Study", "dependence ({}): {}"), fmt::join(texts, ", "), e.sentence()));
    }
}

} // namespace

std::vector<SensorNoise> readNoise(const TomlNode& node) {
    std::vector<SensorNoise> list;
    for (const auto& [output, member] : tableOf(node).members) {
        SensorNoise noise{output, readEntry(member)};
        for (const TomlNode* number : numbersOf(member))
            if (!(number->real >= 0))
                refuseValue(*number,
                            filled(sentence("Study", "{} = {}: a standard deviation of noise must be "
                                                     "at least 0"),
                                   number->path, number->real));
        noise.deviation.min = std::max(noise.deviation.min, 0.0);
        list.push_back(std::move(noise));
    }
    return list;
}

Dependence readDependence(const TomlNode& node, const std::vector<Unknown>& unknowns) {
    Dependence made;
    const TomlNode* family = tableOf(node).find("family");
    if (!family)
        refuseKey(node, filled(sentence("Study", "dependence: family is missing; known are {}"),
                               fmt::join(copulaFamilies(), ", ")));
    made.family = textOf(*family);
    try {
        copulaFamily(made.family);
    } catch (const Error& e) {
        refuseValue(*family, e.sentence());
    }
    for (const auto& [key, member] : node.members) {
        if (key == "family") continue;
        if (key == "degrees_of_freedom" || key == "tails") {
            const bool ofT = key == "degrees_of_freedom";
            const bool elliptical = made.family == "gaussian" || made.family == "t";
            if (ofT ? made.family != "t" : elliptical || made.family == "frank")
                refuseKey(member, filled(sentence("Study", "{} means nothing to the family {}"), member.path,
                                         made.family));
            if (ofT) {
                made.degreesOfFreedom = realOf(member);
                if (!(made.degreesOfFreedom >= 1 && made.degreesOfFreedom <= 1000))
                    refuseValue(member, filled(sentence("Study", "{} = {}: it must be 1 to 1000"),
                                               member.path, made.degreesOfFreedom));
                continue;
            }
            const std::string text = textOf(member);
            if (text != "own" && text != "turned")
                refuseValue(member, filled(sentence("Study", "{} = \"{}\": tails are own or turned"),
                                           member.path, text));
            made.survival = text == "turned";
            continue;
        }
        const auto [first, second] = readPair(key, member);
        checkIsDistribution(first, member, unknowns);
        checkIsDistribution(second, member, unknowns);
        for (const auto& pair : made.pairs)
            if ((pair.first == first && pair.second == second) ||
                (pair.first == second && pair.second == first))
                refuseKey(member, filled(sentence("Study", "{}: the pair of {} and {} is named twice"),
                                         member.path, first, second));
        const SearchValue value = readEntry(member);
        for (const TomlNode* number : numbersOf(member))
            if (!(number->real > -1 && number->real < 1))
                refuseValue(*number, filled(sentence("Study", "{} = {}: a dependence must lie between -1 and "
                                                              "1, both excluded"),
                                            number->path, number->real));
        if (!std::isfinite(value.min) || !std::isfinite(value.max))
            refuseKey(member, filled(sentence("Study", "{}: min and max are expected, between -1 and 1"),
                                     member.path));
        made.pairs.push_back({first, second, value});
    }
    if (made.pairs.empty())
        refuseKey(node, translate("Study", "dependence: no pair is named; \"x1, x2\" = {start = 0.0, min = "
                                           "-0.95, max = 0.95} is expected, or a number"));
    checkIsDistributed(node, made, unknowns);
    return made;
}

void checkNoise(const Study& study, const std::vector<ModelPtr>& models) {
    for (const SensorNoise& noise : study.noise) {
        const std::string key = "data.noise." + noise.output;
        std::vector<std::string> names;
        bool found = false;
        for (const ModelPtr& model : models)
            for (const auto* group : {&model->outputs(), &model->discretes(), &model->states()})
                for (const Variable& v : *group) {
                    names.push_back(v.name);
                    found = found || v.name == noise.output;
                }
        if (!found) {
            const auto near = nearestName(noise.output, names);
            throw Error(filled(sentence("Study", "{} names \"{}\", which is no output of the model {}{}"),
                               "data.noise", noise.output, models.front()->name(),
                               near ? filled(sentence("Study", ". Did you mean {}?"), *near)
                                    : filled(sentence("Study", " (it has {})"), fmt::join(names, ", "))),
                        placeOf(study, key));
        }
        if (study.data.standardDeviations.contains(noise.output))
            throw Error(filled(sentence("Study", "{} has both a noise and a standard deviation "
                                                 "(data.standard_deviations); one of them is enough"),
                               noise.output),
                        placeOf(study, key));
    }
}

void checkNoiseIsMeasured(const Study& study, const Dataset& data) {
    for (const SensorNoise& noise : study.noise) {
        const bool measured = std::ranges::any_of(data.experiments, [&](const Experiment& experiment) {
            return std::ranges::any_of(experiment.measurements, [&](const Measurement& measurement) {
                return measurement.output == noise.output;
            });
        });
        if (!measured)
            throw Error(
                filled(sentence("Study", "data.noise.{}: no experiment has a measured value of {}, so "
                                         "that its noise means nothing"),
                       noise.output, noise.output),
                placeOf(study, "data.noise." + noise.output));
    }
}

std::vector<SensorNoise> searchedNoise(const Study& study) {
    std::vector<SensorNoise> searched = study.noise;
    if (!answers(study.method, AnswerKind::Distribution)) std::erase_if(searched, &SensorNoise::given);
    return searched;
}

DataRecipe recipeOf(const Study& study) {
    DataRecipe recipe = study.data;
    if (!answers(study.method, AnswerKind::Distribution))
        for (const SensorNoise& noise : study.noise)
            if (noise.given()) recipe.standardDeviations[noise.output] = noise.deviation.min;
    return recipe;
}

} // namespace rigor
