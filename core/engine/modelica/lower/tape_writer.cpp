#include "core/engine/modelica/lower/tape_writer.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor::modelica {

TapeWriter::TapeWriter(const FlatModel& model, TapeBuilder& builder, std::vector<Id> slotOf,
                       Problems& problems)
    : model_(model), builder_(builder), slotOf_(std::move(slotOf)), problems_(problems),
      inCycle_(model.elements.size()) {
    for (int i = 0; i < 3; ++i) {
        written_[i].resize(model.nodes.size());
        done_[i].resize(model.nodes.size());
    }
}

Id TapeWriter::readAs(Id id, Reading reading) const {
    const FlatNode& node = model_.nodes[id];
    if (node.kind == FlatNode::Kind::Derivative) return model_.elements[node.a].derivative;
    if (node.kind != FlatNode::Kind::Variable) return kLeaf;
    const Element& element = model_.elements[node.a];
    switch (element.role) {
    case Role::Constant:
    case Role::Derived:
    case Role::Algebraic:
        return element.definition;
    case Role::Parameter:
        return reading == Reading::Declared || slotOf_[node.a] == kNone ? element.definition : kLeaf;
    case Role::Input:
        return reading == Reading::Declared ? element.start : kLeaf;
    default:
        return reading == Reading::Running ? kLeaf : element.start;
    }
}

Node TapeWriter::leaf(Id id, Reading reading) {
    const FlatNode& node = model_.nodes[id];
    if (node.kind == FlatNode::Kind::Number) return builder_.constant(node.value, node.enclosure);
    if (node.kind == FlatNode::Kind::Time)
        return reading == Reading::Declared ? builder_.constant(0) : builder_.input(0);
    const bool slot = reading == Reading::Running ||
                      (reading == Reading::Initial && (model_.elements[node.a].role == Role::Input ||
                                                       model_.elements[node.a].role == Role::Parameter));
    if (slot && slotOf_[node.a] != kNone) return builder_.input(slotOf_[node.a]);
    // No start value: 0 as in Modelica, but a discrete Real is missing until its event came.
    const bool missing =
        model_.elements[node.a].role == Role::Discrete && model_.declaration(node.a).type == Type::Real;
    return builder_.constant(missing ? std::numeric_limits<double>::quiet_NaN() : 0);
}

Node TapeWriter::power(Node base, Node exponent) {
    if (const double* value = builder_.exactConstant(exponent)) {
        if (*value == std::floor(*value) && std::abs(*value) <= 1000)
            return builder_.powInt(base, static_cast<int>(*value));
        if (*value == 0.5) return builder_.apply(Op::Sqrt, base);
    }
    return builder_.apply(Op::Pow, base, exponent);
}

Node TapeWriter::operation(Id id, const std::vector<Node>& written) {
    const FlatNode& node = model_.nodes[id];
    const int arity = opInfo(node.op).arity;
    if (arity <= 3) {
        if (node.op == Op::Pow) return power(written[node.a], written[node.b]);
        return builder_.apply(node.op, written[node.a], arity > 1 ? written[node.b] : 0,
                              arity > 2 ? written[node.c] : 0);
    }
    std::vector<Node> list;
    for (std::uint32_t i = 0; i < node.count; ++i) list.push_back(written[model_.nodes.list(node)[i]]);
    const std::span<const Node> all(list);
    try {
        if (node.op == Op::BSpline) {
            const std::size_t knots = (list.size() + node.c + 1) / 2;
            return builder_.bspline(written[node.a], all.subspan(0, knots), static_cast<int>(node.c),
                                    all.subspan(knots));
        }
        return builder_.interpolate(node.op, written[node.a], all.subspan(0, list.size() / 2),
                                    all.subspan(list.size() / 2));
    } catch (const Error& error) {
        problems_.error(node.span, error.message());
        return builder_.constant(std::numeric_limits<double>::quiet_NaN());
    }
}

Node TapeWriter::write(Id root, Reading reading) {
    const auto index = static_cast<std::size_t>(reading);
    std::vector<Node>& written = written_[index];
    std::vector<std::uint8_t>& done = done_[index];
    // Depth first without recursion: a node is met, its operands go on the stack, it is met again and
    // written.
    std::vector<Id> stack{root};
    std::vector<Id> path;
    while (!stack.empty()) {
        const Id id = stack.back();
        if (done[id] == 1) {
            stack.pop_back();
            continue;
        }
        const FlatNode& node = model_.nodes[id];
        const Id other = readAs(id, reading);
        if (done[id] == 2 && !path.empty() && path.back() == id) {
            stack.pop_back();
            path.pop_back();
            if (node.kind == FlatNode::Kind::Operation)
                written[id] = operation(id, written);
            else
                written[id] = other == kLeaf ? leaf(id, reading) : written[other];
            done[id] = 1;
            continue;
        }
        if (done[id] == 2) {
            // Met again while it is under way: a cycle.
            reportCycle(path, id);
            stack.pop_back();
            continue;
        }
        done[id] = 2;
        path.push_back(id);
        const auto push = [&](Id child) {
            if (done[child] == 0)
                stack.push_back(child);
            else if (done[child] == 2)
                reportCycle(path, child);
        };
        if (other != kLeaf)
            push(other);
        else
            model_.nodes.children(id, push);
    }
    return written[root];
}

void TapeWriter::reportCycle(const std::vector<Id>& path, Id from) {
    std::vector<std::uint32_t> members;
    bool inside = false;
    for (Id id : path) {
        inside = inside || id == from;
        if (!inside || model_.nodes[id].kind != FlatNode::Kind::Variable) continue;
        const std::uint32_t element = model_.nodes[id].a;
        if (std::find(members.begin(), members.end(), element) == members.end()) members.push_back(element);
    }
    if (members.empty() && model_.nodes[from].kind == FlatNode::Kind::Variable)
        members.push_back(model_.nodes[from].a);
    if (members.empty()) return;
    for (std::uint32_t element : members)
        if (inCycle_[element]) return;
    // Told from the equation that stands first in the text.
    const auto first =
        std::min_element(members.begin(), members.end(), [&](std::uint32_t a, std::uint32_t b) {
            return model_.elements[a].definedAt.begin < model_.elements[b].definedAt.begin;
        });
    std::rotate(members.begin(), first, members.end());
    std::string names;
    for (std::uint32_t element : members) {
        inCycle_[element] = true;
        names += model_.elements[element].name + " -> ";
    }
    names += model_.elements[members.front()].name;
    const Element& head = model_.elements[members.front()];
    const Span span = head.definedAt.end ? head.definedAt : model_.declaration(members.front()).span;
    if (members.size() == 1)
        problems_.error(
            span, filled(sentence("Model text",
                                  "{} depends on itself: {}. Solve for it, or write the equation as 0 = ..."),
                         head.name, names));
    else
        problems_.error(span, filled(sentence("Model text", "These variables depend on each other: {}. Solve "
                                                            "for one, or write one equation as 0 = ..."),
                                     names));
}

Node TapeWriter::writeStart(std::uint32_t element, Reading reading) {
    const Id start = model_.elements[element].start;
    if (start != kNone) return write(start, reading);
    const bool missing =
        model_.elements[element].role == Role::Discrete && model_.declaration(element).type == Type::Real;
    return builder_.constant(missing ? std::numeric_limits<double>::quiet_NaN() : 0);
}

double TapeWriter::numberOrMissing(Id root) {
    const double* value = builder_.constantValue(write(root, Reading::Declared));
    return value ? *value : std::numeric_limits<double>::quiet_NaN();
}

double TapeWriter::number(Id root, Span span, const std::string& what) {
    const double* value = builder_.constantValue(write(root, Reading::Declared));
    if (value && !std::isnan(*value)) return *value;
    problems_.error(
        span, filled(sentence("Model text", "{} is not a number; is something divided by zero?"), what));
    return std::numeric_limits<double>::quiet_NaN();
}

} // namespace rigor::modelica
