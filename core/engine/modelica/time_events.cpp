#include "core/engine/modelica/time_events.h"

#include <algorithm>

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

} // namespace

std::vector<Node> timeEvents(const FlatModel& model, TapeWriter& writer, TapeBuilder& builder,
                             std::size_t firstParameter) {
    std::vector<Node> out;
    const auto add = [&](Node node) {
        if (std::find(out.begin(), out.end(), node) != out.end()) return;
        const std::vector<bool> depends = builder.dependencies(node);
        const auto end =
            depends.begin() + static_cast<std::ptrdiff_t>(std::min(firstParameter, depends.size()));
        if (std::find(depends.begin(), end, true) == end) out.push_back(node);
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
    return out;
}

} // namespace rigor::modelica
