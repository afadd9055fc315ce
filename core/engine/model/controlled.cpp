#include "core/engine/model/controlled.h"

#include "core/engine/model/extension.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <cassert>
#include <numeric>

namespace rigor {

namespace {

std::string numbered(const char* name, std::size_t index) {
    return fmt::format("homotopy.{}[{}]", name, index + 1);
}

} // namespace

ControlledModel controlled(const Model& model, const std::vector<VariableReference>& measured,
                           const std::vector<Correction>& corrections, IntegralForm form) {
    if (!model.capabilities().tape || model.states().empty())
        fail(sentence("Simulation",
                      "The model {} has no state derivatives that a correction could be added to."),
             model.name());
    for (const VariableReference& y : measured)
        if (y.kind != VariableKind::Output && y.kind != VariableKind::State)
            fail(sentence(
                     "Simulation",
                     "{} of the model {} is neither an output nor a state: nothing measured can pull at it."),
                 variable(model, y).name, model.name());

    const std::size_t nx = model.states().size(), np = model.parameters().size(), nu = model.inputs().size();
    ControlledModel result;
    ModelParts parts = partsWithoutFormulas(model);
    result.lambda = np;
    parts.parameters.push_back(
        {.name = "homotopy.lambda", .description = "homotopy parameter", .unit = "1", .min = 0, .max = 1});
    for (std::size_t k = 0; k < corrections.size(); ++k) {
        assert(corrections[k].state < nx && corrections[k].measured < measured.size());
        result.gains.push_back(np + 1 + k);
        parts.parameters.push_back({.name = numbered("gain", k), .description = "gain of the controller"});
    }
    std::vector<bool> integrated(measured.size(), false);
    for (const Correction& c : corrections)
        if (c.integral) integrated[c.measured] = true;
    std::vector<std::size_t> integralState(measured.size(), 0);
    for (std::size_t k = 0; k < measured.size(); ++k) {
        const Variable& y = variable(model, measured[k]);
        result.measured.push_back(nu + k);
        parts.inputs.push_back(
            {.name = "measured." + y.name, .description = "measured " + y.name, .unit = y.unit});
        if (!integrated[k]) continue;
        integralState[k] = parts.states.size();
        parts.states.push_back(
            {.name = numbered("xi", k), .description = "integral of the error of " + y.name});
    }

    const SlotLayout from(model), to(parts.states.size(), parts.unknowns.size(), parts.inputs.size(),
                                     parts.discretes.size(), parts.parameters.size());
    const Formulas& f = model.formulas();
    Formulas& g = parts.formulas;
    Extension extension(from, to, model);
    TapeBuilder& b = extension.builder();
    const auto input = [&](std::size_t slot) { return b.input(slot); };

    if (f.initial || parts.states.size() > nx) {
        std::vector<Node> start = extension.copy(f.initial);
        if (start.empty()) start.assign(nx, b.constant(0));
        start.insert(start.begin() + static_cast<std::ptrdiff_t>(nx), parts.states.size() - nx,
                     b.constant(0));
        g.initial = b.cut(start);
    }
    const std::vector<Node> outputs = extension.copy(f.output);
    std::vector<Node> errors;
    for (std::size_t k = 0; k < measured.size(); ++k) {
        const Node y = measured[k].kind == VariableKind::State ? input(to.states + measured[k].index)
                                                               : outputs[measured[k].index];
        errors.push_back(b.apply(Op::Sub, input(to.inputs + nu + k), y));
    }
    std::vector<Node> derivative = extension.copy(f.derivative);
    for (std::size_t k = 0; k < measured.size(); ++k)
        if (integrated[k])
            derivative.push_back(form == IntegralForm::Error ? errors[k] : b.apply(Op::Square, errors[k]));
    const Node lambda = input(to.parameters + result.lambda);
    for (std::size_t k = 0; k < corrections.size(); ++k) {
        const Correction& c = corrections[k];
        const Node pull = c.integral ? input(to.states + integralState[c.measured]) : errors[c.measured];
        const Node gain = b.apply(Op::Mul, lambda, input(to.parameters + result.gains[k]));
        derivative[c.state] = b.apply(Op::Add, derivative[c.state], b.apply(Op::Mul, gain, pull));
    }
    g.derivative = b.cut(derivative);
    g.output = f.output ? b.cut(outputs) : nullptr;
    g.rest = extension.moved(f.rest); // of the rig: the control acts from the start on
    g.resting = f.resting;
    g.residual = extension.moved(f.residual);
    g.guards = extension.moved(f.guards);
    for (const TapePtr& action : f.actions) g.actions.push_back(extension.moved(action));
    g.floors = extension.moved(f.floors);
    g.timeEvents = extension.moved(f.timeEvents);
    g.located = extension.moved(f.located);
    result.model = makeModel(std::move(parts));
    return result;
}

} // namespace rigor
