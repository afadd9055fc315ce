#include "core/engine/tape/append.h"

#include <cassert>

namespace rigor {

Node rebuildInstruction(TapeBuilder& builder, const Tape& tape, const Instruction& i,
                        const std::vector<Node>& nodes) {
    const int arity = opInfo(i.op).arity;
    if (i.op == Op::PowInt) return builder.powInt(nodes[i.a], static_cast<int>(i.b));
    if (arity != RIGOR_NARY)
        return builder.apply(i.op, nodes[i.a], arity >= 2 ? nodes[i.b] : 0, arity == 3 ? nodes[i.c] : 0);
    std::vector<Node> list;
    for (std::size_t k = 0; k < i.count; ++k) list.push_back(nodes[tape.lists()[i.b + k]]);
    const std::span<const Node> all(list);
    if (i.op == Op::BSpline) {
        const std::size_t knots = (list.size() + i.c + 1) / 2;
        return builder.bspline(nodes[i.a], all.first(knots), static_cast<int>(i.c), all.subspan(knots));
    }
    return builder.interpolate(i.op, nodes[i.a], all.first(list.size() / 2), all.subspan(list.size() / 2));
}

std::vector<Node> appendTape(TapeBuilder& builder, const Tape& tape, std::span<const Node> inputs) {
    assert(inputs.size() >= tape.inputCount());
    std::vector<Node> nodes(inputs.begin(), inputs.begin() + static_cast<std::ptrdiff_t>(tape.inputCount()));
    nodes.reserve(tape.nodeCount());
    for (std::size_t k = 0; k < tape.constants().size(); ++k)
        nodes.push_back(builder.constant(tape.constants()[k], tape.constantEnclosures()[k]));
    for (const Instruction& i : tape.instructions())
        nodes.push_back(rebuildInstruction(builder, tape, i, nodes));
    std::vector<Node> outputs;
    for (const Node n : tape.outputs()) outputs.push_back(nodes[n]);
    return outputs;
}

} // namespace rigor
