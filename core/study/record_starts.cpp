#include "core/study/record_starts.h"

#include "core/engine/external/consent.h"
#include "core/engine/model/resting_states.h"
#include "core/engine/model/start_parameters.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/translate.h"
#include "core/methods/advice.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using Kind = StartRule::Kind;

bool isSearched(const StartRule& rule) { return rule.kind == Kind::Measured || rule.kind == Kind::Unknown; }

std::string keyOf(const std::string& state) { return "data.start." + state; }

[[noreturn]] void refuse(const Study& study, const std::string& state, const Message& why) {
    throw Error(filled(sentence("Study", "{}: {}"), keyOf(state), why), placeOf(study, keyOf(state)));
}

/// The first value of a sensor of this very variable.
std::optional<double> firstOf(const Experiment& experiment, const std::string& name) {
    for (const Measurement& measured : experiment.measurements)
        if (measured.output == name && !measured.times.empty())
            for (const double value : measured.values)
                if (std::isfinite(value)) return value;
    return {};
}

/// Values of one state as its sensors tell them.
class MeasuredStart {
  public:
    MeasuredStart(const Study& study, const Model& model, std::size_t state)
        : model_(model), slots_(model), state_(state), fixed_(fixedParameters(study)) {
        if (model.formulas().output) output_.emplace(model.formulas().output);
    }

    /// From the first value of the first sensor that depends on the state and on no other.
    std::optional<double> operator()(const Experiment& experiment, double guess) {
        for (const Measurement& measured : experiment.measurements) {
            const auto reference = findVariable(model_, measured.output);
            if (!reference || !tellsState(*reference)) continue;
            for (std::size_t i = 0; i < measured.values.size() && i < measured.times.size(); ++i) {
                if (!std::isfinite(measured.values[i])) continue;
                if (reference->kind == VariableKind::State) return measured.values[i];
                if (const auto x =
                        solved(experiment, reference->index, measured.times[i], measured.values[i], guess))
                    return x;
                break;
            }
        }
        return {};
    }

  private:
    bool tellsState(const VariableReference& reference) const {
        if (reference.kind == VariableKind::State) return reference.index == state_;
        if (reference.kind != VariableKind::Output || !output_) return false;
        const Tape& tape = *model_.formulas().output;
        for (std::size_t k = 0; k < model_.states().size() + model_.unknowns().size(); ++k)
            if (tape.depends(reference.index, slots_.states + k) != (k == state_)) return false;
        return true;
    }

    /// Where the output has this value, by the secant method.
    std::optional<double> solved(const Experiment& experiment, std::size_t output, double time, double value,
                                 double guess) {
        std::vector<double> slots(slots_.count, 0.0), outputs(model_.outputs().size());
        slots[slots_.time] = time;
        for (std::size_t k = 0; k < model_.inputs().size(); ++k) {
            const auto signal = experiment.inputs.find(model_.inputs()[k].name);
            slots[slots_.inputs + k] =
                signal == experiment.inputs.end() ? model_.inputs()[k].start : signal->second.at(time);
        }
        for (std::size_t k = 0; k < model_.parameters().size(); ++k) {
            const Variable& p = model_.parameters()[k];
            double& slot = slots[slots_.parameters + k] = p.start;
            if (const auto set = fixed_.find(p.name); set != fixed_.end()) slot = set->second;
            if (const auto set = experiment.conditions.find(p.name); set != experiment.conditions.end())
                slot = set->second;
        }
        const auto off = [&](double x) {
            slots[slots_.states + state_] = x;
            (*output_)(slots, outputs);
            return outputs[output] - value;
        };
        constexpr int kMostSteps = 60;
        constexpr double kNear = 1e-9; ///< of the measured value; a guess need be no better
        double x = guess, before = guess + std::max(1e-3 * std::abs(guess), 1e-3);
        double at = off(x), atBefore = off(before);
        for (int k = 0; k < kMostSteps; ++k) {
            if (!std::isfinite(at) || !std::isfinite(atBefore)) return {};
            if (std::abs(at) <= kNear * std::max(std::abs(value), 1e-12)) return x;
            if (at == atBefore) return {};
            const double next = x - at * (x - before) / (at - atBefore);
            before = x;
            atBefore = at;
            x = next;
            at = off(x);
        }
        return {};
    }

    const Model& model_;
    SlotLayout slots_;
    std::size_t state_;
    std::map<std::string, double> fixed_;
    std::optional<Evaluator<double>> output_;
};

} // namespace

std::vector<Variable> statesWithStarts(const Model& model) {
    if (!model.external()) return model.states();
    std::vector<Variable> found;
    for (const Variable& parameter : model.parameters())
        if (const std::string& name = parameter.name; name.ends_with(startParameter(""))) {
            found.push_back(parameter);
            found.back().name.resize(name.size() - startParameter("").size());
        }
    return found;
}

std::set<std::string> startParameters(const Study& study) {
    std::set<std::string> names;
    for (const auto& [state, rule] : study.data.starts)
        if (rule.kind != Kind::Steady) names.insert(startParameter(state));
    return names;
}

std::set<std::string> statesAtRest(const Study& study) {
    std::set<std::string> names;
    for (const auto& [state, rule] : study.data.starts)
        if (rule.kind == Kind::Steady) names.insert(state);
    return names;
}

std::map<std::string, double> fixedParameters(const Study& study) {
    std::map<std::string, double> fixed = study.parameters;
    for (const auto& [state, rule] : study.data.starts)
        if (rule.kind == Kind::Given) fixed[startParameter(state)] = rule.value;
    return fixed;
}

std::vector<Unknown> startUnknowns(const Study& study, const Model& model, const Dataset* data) {
    std::vector<Unknown> unknowns;
    for (const auto& [state, rule] : study.data.starts) {
        const auto found = findVariable(model, startParameter(state));
        const auto index = stateOfStart(model, startParameter(state));
        if (!isSearched(rule) || !found || !(index || model.external())) continue;
        const Variable& parameter = model.parameters()[found->index];
        Unknown unknown{.name = parameter.name,
                        .value = {parameter.start, parameter.min, parameter.max},
                        .perExperiment = true};
        std::optional<MeasuredStart> measured;
        if (index) measured.emplace(study, model, *index);
        for (std::size_t k = 0; data && k < data->experiments.size(); ++k) {
            const Experiment& experiment = data->experiments[k];
            if (experiment.measurements.empty()) continue;
            if (const auto value =
                    measured ? (*measured)(experiment, parameter.start) : firstOf(experiment, state))
                unknown.startOf[experiment.label] = std::clamp(*value, parameter.min, parameter.max);
            else if (rule.kind == Kind::Measured)
                refuse(study, state,
                       filled(sentence("Study", "no sensor of experiment {} tells the state {} by itself, so "
                                                "that its first value could; \"unknown\" searches the start"),
                              experiment.label, state));
        }
        unknowns.push_back(std::move(unknown));
    }
    return unknowns;
}

bool statesStart(const Study& study) {
    return std::ranges::any_of(study.simulation,
                               [](const auto& option) { return option.first == "start_time"; });
}

void keepStatedClock(const Study& study, DataRecipe& recipe) {
    if (statesStart(study) && recipe.layout == "signals" && recipe.entries.empty())
        recipe.entries.resize(recipe.files.size());
}

void checkStarts(const Study& study, const std::vector<ModelPtr>& models) {
    const MethodDescriptor* method = findMethod(study.method);
    const bool searches = method && std::ranges::find(method->reads, "data.start") != method->reads.end();
    for (const auto& [state, rule] : study.data.starts) {
        std::vector<std::string> names;
        for (const ModelPtr& model : models)
            for (const Variable& x : statesWithStarts(*model)) names.push_back(x.name);
        if (std::ranges::find(names, state) == names.end()) {
            const auto near = nearestName(state, names);
            const Message hint = near ? filled(sentence("Study", ". Did you mean {}?"), *near) : Message{};
            const ExternalModel* elsewhere = models.front()->external();
            refuse(study, state,
                   elsewhere ? filled(sentence("Study", "the {} {} lets no start of this name be set, by a "
                                                        "parameter {}, and its states are its own{}"),
                                      kindOf(elsewhere->code()), elsewhere->code().name,
                                      startParameter(state), hint)
                             : filled(sentence("Study", "the model {} has no state of this name{}"),
                                      models.front()->name(), hint));
        }
        for (const ModelPtr& model : models)
            if (const ExternalModel* elsewhere = model->external(); elsewhere && rule.kind == Kind::Steady)
                refuse(
                    study, state,
                    filled(sentence("Study", "rest is solved for by the equations of a model, which the {} "
                                             "{} does not offer. A number, \"measured\" or \"unknown\" "
                                             "works with it"),
                           kindOf(elsewhere->code()), elsewhere->code().name));
        const std::string start = startParameter(state);
        const auto named = [&](const Unknown& unknown) { return unknown.name == start; };
        if (study.parameters.contains(start) || study.data.conditions.contains(start) ||
            std::ranges::any_of(study.unknowns, named))
            refuse(
                study, state,
                filled(sentence("Study", "{} is a parameter, an unknown or a condition of the study too; one "
                                         "of both says how the state starts"),
                       start));
        for (const ModelPtr& model : models)
            for (const Variable& x : statesWithStarts(*model))
                if (x.name == state && rule.kind == Kind::Given &&
                    !(rule.value >= x.min && rule.value <= x.max))
                    refuse(
                        study, state,
                        filled(sentence("Study", "the model allows {} from {} to {}"), state, x.min, x.max));
        if (!isSearched(rule)) continue;
        if (study.data.layout == "rows")
            refuse(study, state,
                   translate("Study",
                             "a row is one value and tells no start of its own; where a column holds "
                             "it, [data.conditions] names that"));
        if (!searches)
            refuse(study, state,
                   filled(sentence("Study", "the method {} searches no start of its own for each experiment "
                                            "({} can). A number or \"steady\" works with it"),
                          study.method, methodsReading("data.start", models)));
    }
}

} // namespace rigor
