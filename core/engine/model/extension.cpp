#include "core/engine/model/extension.h"

namespace rigor {

Extension::Extension(const SlotLayout& from, const SlotLayout& to, const Model& model)
    : builder_(to.count), places_(from.count) {
    places_[from.time] = builder_.input(to.time);
    place(from.states, to.states, model.states().size());
    place(from.unknowns, to.unknowns, model.unknowns().size());
    place(from.inputs, to.inputs, model.inputs().size());
    place(from.discretes, to.discretes, model.discretes().size());
    place(from.parameters, to.parameters, model.parameters().size());
}

void Extension::place(std::size_t from, std::size_t to, std::size_t count) {
    for (std::size_t k = 0; k < count; ++k) places_[from + k] = builder_.input(to + k);
}

std::vector<Node> Extension::copy(const TapePtr& tape) {
    return tape ? appendTape(builder_, *tape, places_) : std::vector<Node>{};
}

void Extension::moveAll(const Formulas& old, Formulas& to) {
    to.initial = moved(old.initial);
    to.rest = moved(old.rest);
    to.resting = old.resting;
    to.derivative = moved(old.derivative);
    to.residual = moved(old.residual);
    to.output = moved(old.output);
    to.guards = moved(old.guards);
    for (const TapePtr& action : old.actions) to.actions.push_back(moved(action));
    to.floors = moved(old.floors);
    to.timeEvents = moved(old.timeEvents);
    to.located = moved(old.located);
}

ModelParts partsWithoutFormulas(const Model& model) {
    return {.name = model.name(),
            .description = model.description(),
            .parameters = model.parameters(),
            .inputs = model.inputs(),
            .states = model.states(),
            .unknowns = model.unknowns(),
            .discretes = model.discretes(),
            .outputs = model.outputs(),
            .declaredOutputs = model.declaredOutputs(),
            .events = model.events(),
            .floors = model.floors(),
            .formulas = {}};
}

} // namespace rigor
