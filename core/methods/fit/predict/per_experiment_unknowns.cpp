#include "core/methods/fit/predict/per_experiment_unknowns.h"

#include "core/engine/model/per_experiment.h"
#include "core/engine/simulate/external.h"
#include "core/engine/simulate/foreign_parameters.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

bool contains(const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

/// Of the experiments that measure something.
std::vector<std::string> labelsOf(const Dataset& data) {
    std::vector<std::string> labels;
    for (const Experiment& experiment : data.experiments)
        if (!experiment.measurements.empty()) labels.push_back(experiment.label);
    return labels;
}

/// The numbers in place of the unknowns.
std::vector<Unknown> spread(const std::vector<Unknown>& unknowns, const std::vector<std::string>& separate,
                            const std::vector<std::string>& labels) {
    std::vector<Unknown> numbers;
    for (const Unknown& unknown : unknowns) {
        if (!contains(separate, unknown.name)) {
            numbers.push_back(unknown);
            continue;
        }
        for (const std::string& label : labels) {
            numbers.push_back(unknown);
            numbers.back().name = ofExperiment(unknown.name, label);
            if (const auto own = unknown.startOf.find(label); own != unknown.startOf.end())
                numbers.back().value.start = own->second;
        }
    }
    return numbers;
}

/// What holds of an unknown holds of each of its numbers; of several, of those of one experiment together.
std::vector<LinearConstraint> spread(const std::vector<LinearConstraint>& constraints,
                                     const std::vector<std::string>& separate,
                                     const std::vector<std::string>& labels) {
    std::vector<LinearConstraint> all;
    for (const LinearConstraint& one : constraints) {
        if (std::ranges::none_of(one.factors, [&](const auto& f) { return contains(separate, f.first); })) {
            all.push_back(one);
            continue;
        }
        for (const std::string& label : labels) {
            LinearConstraint& own =
                all.emplace_back(LinearConstraint{one.text + " (" + label + ")", {}, one.limit});
            for (const auto& [name, factor] : one.factors)
                own.factors[contains(separate, name) ? ofExperiment(name, label) : name] = factor;
        }
    }
    return all;
}

/// Those of the option, and those that are so by themselves.
std::vector<std::string> separateOf(const Problem& problem, const std::string& names) {
    std::vector<std::string> separate = namesPerExperiment(names);
    for (const Unknown& unknown : problem.unknowns)
        if (unknown.perExperiment && !contains(separate, unknown.name)) separate.push_back(unknown.name);
    return separate;
}

/// With the numbers of an experiment in place of the parameters.
std::shared_ptr<const ClockModel> clockOf(const std::shared_ptr<const ClockModel>& clock,
                                          const std::map<std::size_t, std::size_t>& own) {
    if (!clock) return clock;
    auto moved = std::make_shared<ClockModel>(*clock);
    for (ClockModel::Term& term : moved->terms)
        if (const auto found = own.find(term.parameter); found != own.end()) term.parameter = found->second;
    return moved;
}

void spreadClocks(Experiment& experiment, const Model& model, const std::vector<std::size_t>& parameters) {
    std::map<std::size_t, std::size_t> own;
    for (const std::size_t p : parameters)
        if (const auto at = findVariable(model, ofExperiment(model.parameters()[p].name, experiment.label)))
            own[p] = at->index;
    for (Measurement& m : experiment.measurements) m.clock = clockOf(m.clock, own);
    for (auto& [name, signal] : experiment.inputs)
        if (signal.clock()) signal = signal.withClock(clockOf(signal.sharedClock(), own));
}

std::size_t parameterOf(const Problem& problem, const std::string& name) {
    const auto unknown = std::find_if(problem.unknowns.begin(), problem.unknowns.end(),
                                      [&](const Unknown& u) { return u.name == name; });
    if (unknown == problem.unknowns.end())
        fail(sentence("Method", "per_experiment: {} is not among the unknowns"), name);
    if (!unknown->family.empty())
        fail(sentence("Method", "the unknown {} has a distribution ({}); a point fit searches a number"),
             name, unknown->family);
    const auto found = findVariable(*problem.model, name);
    if (!found || found->kind != VariableKind::Parameter)
        fail(sentence("Method", "{} is not a parameter of the model {}"), name, problem.model->name());
    for (const Experiment& experiment : problem.data.experiments)
        if (const auto set = experiment.conditions.find(name); set != experiment.conditions.end())
            fail(sentence("Method", "{} is an unknown, but experiment {} sets it to {:g}"), name,
                 experiment.label, set->second);
    return found->index;
}

} // namespace

void beginDifferences(const Model& model, const Problem& problem) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere) return;
    std::vector<UsualValue> usual;
    for (const Variable& p : elsewhere->parameters()) {
        UsualValue one{p.start, p.min, p.max};
        if (const auto fixed = problem.fixed.find(p.name); fixed != problem.fixed.end())
            one.value = fixed->second;
        const auto unknown = std::ranges::find(problem.unknowns, p.name, &Unknown::name);
        if (unknown != problem.unknowns.end()) {
            one.min = std::max({one.min, unknown->value.min, unknown->lower});
            one.max = std::min({one.max, unknown->value.max, unknown->upper});
            if (!std::isnan(unknown->value.start)) one.value = unknown->value.start;
        }
        usual.push_back(one);
    }
    elsewhere->noise().begin(std::move(usual));
}

std::vector<std::string> namesPerExperiment(const std::string& text) {
    std::vector<std::string> names(1);
    for (const char c : text)
        if (c == ',')
            names.emplace_back();
        else if (c != ' ')
            names.back() += c;
    std::erase(names, std::string());
    return names;
}

std::optional<Problem> withPerExperimentUnknowns(const Problem& problem, const std::string& names) {
    const std::vector<std::string> separate = separateOf(problem, names);
    if (separate.empty()) return {};
    std::vector<std::size_t> parameters;
    for (const std::string& name : separate) parameters.push_back(parameterOf(problem, name));
    std::vector<std::string> labels = labelsOf(problem.data);
    for (const std::string& label : labels)
        if (std::count(labels.begin(), labels.end(), label) > 1)
            fail(sentence("Method",
                          "per_experiment: two experiments are called {}; numbers of their own need "
                          "different names"),
                 label);
    Problem own = problem;
    own.model = problem.model->external() ? foreignWithNumbersPerExperiment(problem.model, parameters, labels)
                                          : withNumbersPerExperiment(*problem.model, parameters, labels);
    own.unknowns = spread(problem.unknowns, separate, labels);
    own.constraints = spread(problem.constraints, separate, labels);
    beginDifferences(*own.model, own);
    for (Experiment& experiment : own.data.experiments)
        if (!experiment.measurements.empty()) {
            experiment.conditions[experimentSwitch(experiment.label)] = 1;
            spreadClocks(experiment, *own.model, parameters);
        }
    return own;
}

std::vector<std::string> searchedNames(const Problem& problem, const std::string& names) {
    std::vector<std::string> list;
    for (const Unknown& number : spread(problem.unknowns, separateOf(problem, names), labelsOf(problem.data)))
        list.push_back(number.name);
    return list;
}

} // namespace rigor
