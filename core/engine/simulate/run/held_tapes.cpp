#include "core/engine/simulate/run/held_tapes.h"

#include "core/engine/tape/append.h"
#include "core/engine/tape/tangent.h"

namespace rigor {

namespace {

std::vector<NodeWithTangent> slotsOf(const SteppedModel& stepped, TapeBuilder& b, std::size_t slots) {
    std::vector<NodeWithTangent> all(slots);
    for (std::size_t k = 0; k < slots; ++k) all[k].value = b.input(k);
    all[stepped.slots.time].tangent = b.constant(1);
    return all;
}

/// The same with the model's derivatives as those of the states.
std::vector<NodeWithTangent> flowOf(const SteppedModel& stepped, TapeBuilder& b, std::size_t slots) {
    std::vector<NodeWithTangent> all = slotsOf(stepped, b, slots);
    std::vector<Node> values;
    for (const NodeWithTangent& slot : all) values.push_back(slot.value);
    const std::vector<Node> rates = appendTape(b, *stepped.derivative, values);
    for (std::size_t k = 0; k < rates.size(); ++k) all[stepped.slots.states + k].tangent = rates[k];
    return all;
}

Node orZero(TapeBuilder& b, const NodeWithTangent& n) { return n.tangent ? *n.tangent : b.constant(0); }

} // namespace

TapePtr modeRates(const SteppedModel& stepped) {
    const std::size_t slots = std::max(stepped.slotCount, stepped.modeValues->inputCount());
    const std::size_t nx = stepped.model.states().size();
    TapeBuilder b(slots + nx);
    std::vector<NodeWithTangent> inputs = slotsOf(stepped, b, slots);
    for (std::size_t k = 0; k < nx; ++k) inputs[stepped.slots.states + k].tangent = b.input(slots + k);
    const auto made = appendWithTangents(b, *stepped.modeValues, inputs);
    if (!made) return nullptr;
    std::vector<Node> rates;
    for (std::size_t k = 1; k < made->size(); k += 2) rates.push_back(orZero(b, (*made)[k]));
    return b.cut(rates);
}

std::vector<Node> surfacesOf(const SteppedModel& stepped, std::size_t event) {
    const Tape& tape = *stepped.guards;
    const std::size_t first = tape.inputCount() + tape.constants().size();
    std::vector<Node> parts, stack{tape.outputs()[event]};
    while (!stack.empty()) {
        const Node n = stack.back();
        stack.pop_back();
        const Instruction* i = n >= first ? &tape.instructions()[n - first] : nullptr;
        if (i && (i->op == Op::Max || i->op == Op::Min)) {
            stack.push_back(i->a);
            stack.push_back(i->b);
        } else {
            parts.push_back(n);
        }
    }
    return parts;
}

TapePtr surfaceRates(const SteppedModel& stepped, Node surface, std::span<const std::size_t> states) {
    const Tape& guards = *stepped.guards;
    const std::size_t slots =
        std::max({stepped.slotCount, guards.inputCount(), stepped.derivative->inputCount()});
    TapeBuilder whole(guards.inputCount());
    std::vector<Node> nodes;
    for (std::size_t n = 0; n < guards.inputCount(); ++n) nodes.push_back(whole.input(n));
    for (const double c : guards.constants()) nodes.push_back(whole.constant(c));
    for (const Instruction& i : guards.instructions())
        nodes.push_back(rebuildInstruction(whole, guards, i, nodes));
    const TapePtr level = whole.cut(std::vector<Node>{nodes[surface]});

    TapeBuilder first(slots);
    const auto once = appendWithTangents(first, *level, flowOf(stepped, first, slots));
    if (!once) return nullptr;
    const TapePtr rate = first.cut(std::vector<Node>{orZero(first, once->front())});
    TapeBuilder second(slots);
    const auto twice = appendWithTangents(second, *rate, flowOf(stepped, second, slots));
    if (!twice) return nullptr;
    std::vector<Node> outputs{twice->front().value, orZero(second, twice->front())};
    for (const std::size_t j : states) {
        std::vector<NodeWithTangent> along(slots);
        for (std::size_t k = 0; k < slots; ++k) along[k].value = second.input(k);
        along[stepped.slots.states + j].tangent = second.constant(1);
        const auto slope = appendWithTangents(second, *rate, along);
        if (!slope) return nullptr;
        outputs.push_back(orZero(second, slope->front()));
    }
    return second.cut(outputs);
}

} // namespace rigor
