#include "core/engine/model/tangent_model.h"

#include "core/engine/tape/append.h"
#include "core/engine/tape/tangent.h"

#include <fmt/format.h>

namespace rigor {

namespace {

void addRates(std::vector<Variable>& variables, std::size_t count) {
    for (std::size_t k = 0; k < count; ++k)
        variables.push_back({.name = fmt::format("tangent.{}", variables[k].name), .description = ""});
}

/// The slots of the old model in the new one, with the derivatives of states and chosen parameters.
std::vector<NodeWithTangent> slotsOf(const Model& model, const SlotLayout& from, const SlotLayout& to,
                                     std::span<const std::size_t> chosen, TapeBuilder& b) {
    std::vector<NodeWithTangent> slots(from.count);
    slots[from.time].value = b.input(to.time);
    const std::size_t nx = model.states().size(), np = model.parameters().size();
    for (std::size_t k = 0; k < nx; ++k)
        slots[from.states + k] = {b.input(to.states + k), b.input(to.states + nx + k)};
    for (std::size_t k = 0; k < model.inputs().size(); ++k)
        slots[from.inputs + k].value = b.input(to.inputs + k);
    for (std::size_t k = 0; k < np; ++k) slots[from.parameters + k].value = b.input(to.parameters + k);
    for (std::size_t k = 0; k < chosen.size(); ++k)
        slots[from.parameters + chosen[k]].tangent = b.input(to.parameters + np + k);
    return slots;
}

} // namespace

TangentModel tangentModel(const Model& model, std::span<const std::size_t> chosen) {
    const Formulas& f = model.formulas();
    const bool plain = !model.states().empty() && model.unknowns().empty() && model.discretes().empty() &&
                       model.events().empty() && model.floors().empty() && !f.rest;
    if (!plain) return {};
    const std::size_t nx = model.states().size(), np = model.parameters().size();
    ModelParts parts{.name = model.name(),
                     .description = model.description(),
                     .parameters = model.parameters(),
                     .inputs = model.inputs(),
                     .states = model.states(),
                     .unknowns = {},
                     .discretes = {},
                     .outputs = model.outputs(),
                     .declaredOutputs = model.declaredOutputs(),
                     .events = {},
                     .floors = {},
                     .formulas = {}};
    addRates(parts.states, nx);
    addRates(parts.outputs, model.outputs().size());
    for (std::size_t k = 0; k < chosen.size(); ++k)
        parts.parameters.push_back({.name = fmt::format("tangent.direction[{}]", k + 1), .description = ""});

    const SlotLayout from(model), to(2 * nx, 0, model.inputs().size(), 0, np + chosen.size());
    TapeBuilder b(to.count);
    const auto slots = slotsOf(model, from, to, chosen, b);
    const auto cut = [&](const TapePtr& tape) -> TapePtr {
        const auto made = appendWithTangents(b, *tape, slots);
        if (!made) return nullptr;
        std::vector<Node> nodes;
        for (const NodeWithTangent& n : *made) nodes.push_back(n.value);
        for (const NodeWithTangent& n : *made) nodes.push_back(n.tangent ? *n.tangent : b.constant(0));
        return b.cut(nodes);
    };
    parts.formulas.derivative = cut(f.derivative);
    if (!parts.formulas.derivative) return {};
    if (f.initial && !(parts.formulas.initial = cut(f.initial))) return {};
    if (f.output && !(parts.formulas.output = cut(f.output))) return {};
    if (f.timeEvents) {
        const auto made = appendWithTangents(b, *f.timeEvents, slots);
        if (!made) return {};
        std::vector<Node> nodes;
        for (const NodeWithTangent& n : *made) {
            if (n.tangent) return {}; // a corner that moves
            nodes.push_back(n.value);
        }
        parts.formulas.timeEvents = b.cut(nodes);
    }
    if (f.located) {
        std::vector<Node> values;
        for (const NodeWithTangent& slot : slots) values.push_back(slot.value);
        parts.formulas.located = b.cut(appendTape(b, *f.located, values));
    }
    const std::size_t outputs = model.outputs().size();
    return {makeModel(std::move(parts)), np, nx, outputs};
}

} // namespace rigor
