#include "core/engine/modelica/lower/time_events.h"

#include <algorithm>
#include <unordered_set>

namespace rigor::modelica {

namespace {

/// x = time + shift? Then the knot k of a table over x lies at time k - shift.
bool isTimeShifted(const Flat& nodes, Id x, Id& shift, bool& added) {
    const FlatNode& node = nodes[x];
    shift = kNone;
    if (node.kind == FlatNode::Kind::Time) return true;
    if (node.kind != FlatNode::Kind::Operation || (node.op != Op::Add && node.op != Op::Sub)) return false;
    const bool left = nodes[node.a].kind == FlatNode::Kind::Time;
    const bool right = node.op == Op::Add && nodes[node.b].kind == FlatNode::Kind::Time;
    if (!left && !right) return false;
    shift = left ? node.b : node.a;
    added = node.op == Op::Add;
    return true;
}

/// Those that depend on no input before `firstParameter`. One pass for all: there may be as many as there is
/// text.
std::vector<Node> ofParametersAlone(const std::vector<Node>& nodes, const TapeBuilder& builder,
                                    std::size_t firstParameter) {
    const TapePtr tape = builder.cut(nodes);
    std::vector<bool> depends(tape->nodeCount(), false);
    for (std::size_t i = 0; i < std::min(firstParameter, tape->inputCount()); ++i) depends[i] = true;
    std::size_t node = tape->inputCount() + tape->constants().size();
    for (const Instruction& instruction : tape->instructions()) {
        bool any = false;
        forEachOperand(instruction, tape->lists(), [&](Node operand) { any = any || depends[operand]; });
        depends[node++] = any;
    }
    std::vector<Node> kept;
    for (std::size_t k = 0; k < nodes.size(); ++k)
        if (!depends[tape->outputs()[k]]) kept.push_back(nodes[k]);
    return kept;
}

} // namespace

std::vector<Node> timeEvents(const FlatModel& model, TapeWriter& writer, TapeBuilder& builder,
                             std::size_t firstParameter) {
    std::vector<Node> nodes;
    std::unordered_set<Node> seen;
    const auto add = [&](Node node) {
        if (seen.insert(node).second) nodes.push_back(node);
    };
    for (Id id = 0; id < model.nodes.size(); ++id) {
        const FlatNode& node = model.nodes[id];
        if (!writer.isWritten(id) || node.kind != FlatNode::Kind::Operation || opInfo(node.op).arity <= 3)
            continue;
        Id shift = kNone;
        bool added = false;
        if (!isTimeShifted(model.nodes, node.a, shift, added)) continue;
        const std::uint32_t knots = node.op == Op::BSpline ? (node.count + node.c + 1) / 2 : node.count / 2;
        for (std::uint32_t i = 0; i < knots; ++i) {
            Node knot = writer.write(model.nodes.list(node)[i], Reading::Running);
            if (shift != kNone)
                knot = builder.apply(added ? Op::Sub : Op::Add, knot, writer.write(shift, Reading::Running));
            add(knot);
        }
    }
    for (const auto& [id, span] : model.corners) add(writer.write(id, Reading::Running));
    std::vector<Node> out = ofParametersAlone(nodes, builder, firstParameter);
    // They follow the discretes that their events set, after which a run looks for its times again.
    for (const Id id : model.instants) out.push_back(writer.write(id, Reading::Running));
    return out;
}

} // namespace rigor::modelica
