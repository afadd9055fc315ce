#include "core/study/file/design_parse.h"

#include "core/foundation/base/fields.h"
#include "core/foundation/base/translate.h"
#include "core/study/file/study_keys.h"

#include <cmath>

namespace rigor {

namespace {

const std::vector<std::string> kCriteria = {"A", "D", "E"};
const std::vector<std::string> kDivergences = {"bhattacharyya", "hunter-reiner", "buzzi-ferraris",
                                               "t-optimal"};
constexpr long long kMostExperiments = 100, kMostLevels = 1000;

/// A number, or a text with a unit.
DesignNumber numberOf(const TomlNode& node) {
    DesignNumber number;
    try {
        number = node.kind == TomlNode::Kind::Text && !node.overridden ? statedError(node.text)
                                                                       : DesignNumber(realOf(node));
    } catch (const Error& e) {
        if (!e.place().file.empty()) throw;
        refuseValue(node, fmt::format("{}: {}", node.path, e.sentence()));
    }
    if (!std::isfinite(number.value))
        refuseValue(node, filled(sentence("Study", "{}: a finite number is expected"), node.path));
    return number;
}

double costOf(const TomlNode& node) {
    const double cost = realOf(node);
    if (!(cost >= 0) || !std::isfinite(cost))
        refuseValue(node, filled(sentence("Study", "{} = {}: {} must be a finite number of at least 0"),
                                 node.path, cost, translate("Study", "a cost")));
    return cost;
}

std::string choiceOf(const TomlNode& node, const std::vector<std::string>& choices) {
    const std::string text = textOf(node);
    if (const std::string why = whyRefused({.choices = choices}, text); !why.empty())
        refuseValue(node, filled(sentence("Study", "{} = \"{}\": it {}"), node.path, text, why));
    return text;
}

void readLevels(const TomlNode& node, DesignCondition& condition) {
    if (node.kind != TomlNode::Kind::Array) {
        condition.levelCount = wholeOf(node);
        if (condition.levelCount < 2 || condition.levelCount > kMostLevels)
            refuseValue(node, filled(sentence("Study", "{} = {}: it must be a number of levels from 2 to {}, "
                                                       "or a list of their values"),
                                     node.path, condition.levelCount, kMostLevels));
        return;
    }
    for (const TomlNode& element : node.elements) condition.levels.push_back(numberOf(element));
    if (condition.levels.empty() || condition.levels.size() > static_cast<std::size_t>(kMostLevels))
        refuseValue(node, filled(sentence("Study", "{}: the list has {} levels; 1 to {} are expected"),
                                 node.path, condition.levels.size(), kMostLevels));
}

DesignCondition readCondition(const std::string& name, const TomlNode& node) {
    checkKeys(tableOf(node), kConditionKeys, "design.conditions." + name);
    DesignCondition condition;
    condition.name = name;
    const TomlNode* levels = node.find("levels");
    if (levels) readLevels(*levels, condition);
    for (const auto& [key, member] : {std::pair{"min", &condition.min}, {"max", &condition.max}})
        if (const auto* n = node.find(key)) {
            *member = numberOf(*n);
            if (!condition.levels.empty())
                refuseKey(*n, filled(sentence("Study", "{}: the levels are stated one by one, which leaves "
                                                       "{} without a meaning"),
                                     n->path, key));
        }
    if (const auto* n = node.find("cost")) {
        if (n->kind == TomlNode::Kind::Array)
            for (const TomlNode& element : n->elements) condition.cost.push_back(costOf(element));
        else
            condition.cost = {costOf(*n)};
        const std::size_t count = condition.levels.empty() ? static_cast<std::size_t>(condition.levelCount)
                                                           : condition.levels.size();
        if (n->kind == TomlNode::Kind::Array && condition.cost.size() != count)
            refuseValue(*n, filled(sentence("Study", "{}: {} costs are stated for {} levels"), n->path,
                                   condition.cost.size(), count));
    }
    return condition;
}

DesignPrediction readPrediction(const std::string& name, const TomlNode& node) {
    checkKeys(tableOf(node), kPredictionKeys, "design.predictions." + name);
    DesignPrediction prediction;
    prediction.name = name;
    const TomlNode* output = node.find("output");
    prediction.output = output ? textOf(*output) : name;
    if (const auto* n = node.find("at")) {
        if (n->kind == TomlNode::Kind::Text)
            prediction.at = choiceOf(*n, {"end", "maximum", "minimum"});
        else if (prediction.time = realOf(*n); !std::isfinite(*prediction.time))
            refuseValue(*n,
                        filled(sentence("Study", "{}: a time in s, \"end\", \"maximum\" or \"minimum\" is "
                                                 "expected"),
                               n->path));
    }
    if (const auto* n = node.find("conditions"))
        for (const auto& [key, member] : tableOf(*n).members)
            prediction.conditions.emplace_back(key, numberOf(member));
    if (const auto* n = node.find("wanted")) {
        prediction.wanted = numberOf(*n);
        if (!(prediction.wanted->value > 0))
            refuseValue(*n, filled(sentence("Study", "{} = {}: half of an interval is above 0"), n->path,
                                   toString(*prediction.wanted)));
    }
    return prediction;
}

} // namespace

DesignStatement readDesign(const TomlNode& node) {
    checkKeys(tableOf(node), kDesignKeys, "[design]");
    DesignStatement design;
    if (const auto* n = node.find("experiments")) {
        design.experiments = wholeOf(*n);
        if (design.experiments < 1 || design.experiments > kMostExperiments)
            refuseValue(*n, filled(sentence("Study", "{} = {}: it must be 1 to {}"), n->path,
                                   design.experiments, kMostExperiments));
    }
    if (const auto* n = node.find("budget")) design.budget = costOf(*n);
    if (const auto* n = node.find("cost")) design.cost = costOf(*n);
    if (const auto* n = node.find("criterion")) design.criterion = choiceOf(*n, kCriteria);
    if (const auto* n = node.find("divergence")) design.divergence = choiceOf(*n, kDivergences);
    if (const auto* n = node.find("conditions"))
        for (const auto& [name, member] : tableOf(*n).members)
            design.conditions.push_back(readCondition(name, member));
    if (const auto* n = node.find("sensors"))
        for (const auto& [name, member] : tableOf(*n).members) {
            checkKeys(tableOf(member), kDesignSensorKeys, "design.sensors." + name);
            const TomlNode* cost = member.find("cost");
            design.sensors[name] = cost ? costOf(*cost) : 0;
        }
    if (const auto* n = node.find("predictions"))
        for (const auto& [name, member] : tableOf(*n).members)
            design.predictions.push_back(readPrediction(name, member));
    return design;
}

std::string designText(const DesignStatement& design, std::string (*keyText)(const std::string&),
                       std::string (*number)(double), std::string (*quoted)(const std::string&)) {
    const DesignStatement standard;
    if (design == standard) return {};
    const auto stated = [&](const DesignNumber& n) {
        return n.unit.empty() ? number(n.value) : quoted(toString(n));
    };
    const auto listed = [&](const auto& values, const auto& one) {
        std::string out;
        for (const auto& value : values) out += (out.empty() ? "" : ", ") + one(value);
        return "[" + out + "]";
    };
    std::string text = "\n[design]\n";
    if (design.experiments != standard.experiments)
        text += fmt::format("experiments = {}\n", design.experiments);
    if (design.budget) text += "budget = " + number(*design.budget) + "\n";
    if (design.cost > 0) text += "cost = " + number(design.cost) + "\n";
    if (design.criterion != standard.criterion) text += "criterion = " + quoted(design.criterion) + "\n";
    if (design.divergence != standard.divergence) text += "divergence = " + quoted(design.divergence) + "\n";
    for (const DesignCondition& condition : design.conditions) {
        text += "\n[design.conditions." + keyText(condition.name) + "]\n";
        if (condition.min) text += "min = " + stated(*condition.min) + "\n";
        if (condition.max) text += "max = " + stated(*condition.max) + "\n";
        if (condition.levelCount > 0) text += fmt::format("levels = {}\n", condition.levelCount);
        if (!condition.levels.empty()) text += "levels = " + listed(condition.levels, stated) + "\n";
        if (!condition.cost.empty())
            text += "cost = " +
                    (condition.cost.size() == 1 ? number(condition.cost.front())
                                                : listed(condition.cost, number)) +
                    "\n";
    }
    for (const auto& [name, cost] : design.sensors)
        text += "\n[design.sensors." + keyText(name) + "]\ncost = " + number(cost) + "\n";
    for (const DesignPrediction& prediction : design.predictions) {
        text += "\n[design.predictions." + keyText(prediction.name) +
                "]\noutput = " + quoted(prediction.output) + "\n";
        if (prediction.time)
            text += "at = " + number(*prediction.time) + "\n";
        else
            text += "at = " + quoted(prediction.at) + "\n";
        if (prediction.wanted) text += "wanted = " + stated(*prediction.wanted) + "\n";
        if (prediction.conditions.empty()) continue;
        std::string members;
        for (const auto& [name, value] : prediction.conditions)
            members += (members.empty() ? "" : ", ") + keyText(name) + " = " + stated(value);
        text += "conditions = {" + members + "}\n";
    }
    return text;
}

} // namespace rigor
