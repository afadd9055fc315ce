#include "core/engine/model/start_parameters.h"

#include "core/engine/model/extension.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/translate.h"

namespace rigor {

namespace {

constexpr std::string_view kSuffix = ".start";

/// What the text says with the values of the text, at time 0.
std::vector<double> startsOf(const Model& model) {
    const TapePtr& initial = model.formulas().initial;
    if (!initial) return std::vector<double>(model.states().size(), 0.0);
    const SlotLayout at(model);
    std::vector<double> slots(at.count, 0.0), starts(initial->outputs().size());
    for (std::size_t k = 0; k < model.parameters().size(); ++k)
        slots[at.parameters + k] = model.parameters()[k].start;
    for (std::size_t k = 0; k < model.inputs().size(); ++k) slots[at.inputs + k] = model.inputs()[k].start;
    Evaluator<double> evaluate(initial);
    evaluate(slots, starts);
    return starts;
}

} // namespace

std::string startParameter(const std::string& state) { return state + std::string(kSuffix); }

std::optional<std::size_t> stateOfStart(const Model& model, const std::string& name) {
    for (std::size_t k = 0; k < model.states().size(); ++k)
        if (name == startParameter(model.states()[k].name)) return k;
    return {};
}

ModelPtr withStartParameters(const ModelPtr& model, const std::set<std::string>& names) {
    std::vector<std::size_t> states;
    for (const std::string& name : names)
        if (const auto state = stateOfStart(*model, name); state && !findVariable(*model, name))
            states.push_back(*state);
    if (states.empty() || !model->capabilities().tape) return model;

    ModelParts parts = partsWithoutFormulas(*model);
    const std::vector<double> starts = startsOf(*model);
    for (const std::size_t k : states) {
        const Variable& state = model->states()[k];
        parts.parameters.push_back({.name = startParameter(state.name),
                                    .description = filled(translate("Model", "start of {}"), state.name),
                                    .unit = state.unit,
                                    .start = starts[k],
                                    .min = state.min,
                                    .max = state.max,
                                    .nominal = state.nominal});
    }
    const SlotLayout from(*model), to(parts.states.size(), parts.unknowns.size(), parts.inputs.size(),
                                      parts.discretes.size(), parts.parameters.size());
    Extension extension(from, to, *model);
    TapeBuilder& b = extension.builder();
    const Formulas& f = model->formulas();
    std::vector<Node> initial = extension.copy(f.initial);
    if (initial.empty())
        initial.assign(parts.states.size() + parts.discretes.size() + parts.unknowns.size(), b.constant(0));
    for (std::size_t k = 0; k < states.size(); ++k)
        initial[states[k]] = b.input(to.parameters + model->parameters().size() + k);
    extension.moveAll(f, parts.formulas);
    parts.formulas.initial = b.cut(initial);
    return makeModel(std::move(parts));
}

} // namespace rigor
