#include "core/engine/modelica/expand/flat.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/scalar/interval_rounding.h"

#include <cmath>
#include <optional>

namespace rigor::modelica {

namespace {

constexpr std::size_t kMostNodes = 2'000'000;

/// Empty if it is not decided.
Interval foldedEnclosure(Op op, const Interval& a, const Interval& b) {
    const auto truth = [](Tribool t) {
        return t.undecided() ? Interval::empty() : Interval(t.certain() ? 1.0 : 0.0);
    };
    const auto holds = [](const Interval& x) { return Tribool(!(x == Interval(0.0))); };
    switch (op) {
    case Op::Add:
        return a + b;
    case Op::Sub:
        return a - b;
    case Op::Mul:
        return a * b;
    case Op::Neg:
        return -a;
    case Op::Div:
        return b.contains(0) ? Interval::empty() : a / b;
    case Op::Less:
        return truth(less(a, b));
    case Op::LessEqual:
        return truth(lessEqual(a, b));
    case Op::Equal:
        return truth(equal(a, b));
    case Op::And:
        return truth(holds(a) & holds(b));
    case Op::Or:
        return truth(holds(a) | holds(b));
    case Op::Not:
        return truth(!holds(a));
    default:
        return Interval::empty();
    }
}

} // namespace

std::optional<double> folded(Op op, double a, double b) {
    switch (op) {
    case Op::Add:
        return a + b;
    case Op::Sub:
        return a - b;
    case Op::Mul:
        return a * b;
    case Op::Neg:
        return -a;
    case Op::Div:
        return b != 0 ? std::optional(a / b) : std::nullopt;
    case Op::Less:
        return a < b ? 1 : 0;
    case Op::LessEqual:
        return a <= b ? 1 : 0;
    case Op::Equal:
        return a == b ? 1 : 0;
    case Op::And:
        return a != 0 && b != 0 ? 1 : 0;
    case Op::Or:
        return a != 0 || b != 0 ? 1 : 0;
    case Op::Not:
        return a != 0 ? 0 : 1;
    default:
        return std::nullopt;
    }
}

Id Flat::add(FlatNode node) {
    if (nodes_.size() >= kMostNodes)
        reject(
            node.span,
            sentence("Model text",
                     "With loops, arrays and functions written out, the model has more than {} operations."),
            kMostNodes);
    node.quiet = quiet_;
    node.located = located_;
    nodes_.push_back(node);
    return static_cast<Id>(nodes_.size() - 1);
}

Id Flat::number(double value, Span span, bool named) {
    const bool whole = value == std::floor(value) || !std::isfinite(value);
    return number(value, whole ? Interval(value) : Interval(rounding::below(value), rounding::above(value)),
                  span, named);
}

Id Flat::number(double value, const Interval& enclosure, Span span, bool named) {
    FlatNode node;
    node.value = value;
    node.enclosure = enclosure;
    node.span = span;
    node.named = named;
    return add(node);
}

Id Flat::time(Span span) {
    FlatNode node;
    node.kind = FlatNode::Kind::Time;
    node.span = span;
    return add(node);
}

Id Flat::variable(std::uint32_t element, Span span) {
    FlatNode node;
    node.kind = FlatNode::Kind::Variable;
    node.a = element;
    node.span = span;
    return add(node);
}

Id Flat::derivative(std::uint32_t element, Span span) {
    FlatNode node;
    node.kind = FlatNode::Kind::Derivative;
    node.a = element;
    node.span = span;
    return add(node);
}

Id Flat::apply(Op op, Span span, Id a, Id b, Id c) {
    const int arity = opInfo(op).arity;
    if (isNumber(a) && (arity == 1 || (arity == 2 && isNumber(b)))) {
        const FlatNode& left = nodes_[a];
        const FlatNode& right = nodes_[arity == 2 ? b : a];
        const auto value = folded(op, left.value, right.value);
        const Interval enclosure = foldedEnclosure(op, left.enclosure, right.enclosure);
        // What rounding could decide the other way is not folded.
        if (value && !enclosure.isEmpty()) return number(*value, enclosure, span, left.named && right.named);
    }
    FlatNode node;
    node.kind = FlatNode::Kind::Operation;
    node.op = op;
    node.a = a;
    node.b = b;
    node.c = c;
    node.span = span;
    return add(node);
}

Id Flat::apply(Op op, Span span, Id x, const std::vector<Id>& list, int degree) {
    if (list.size() > 60'000)
        reject(
            span,
            sentence(
                "Model text",
                "A table or spline with more than 30000 points belongs into an input, not into the model."));
    FlatNode node;
    node.kind = FlatNode::Kind::Operation;
    node.op = op;
    node.a = x;
    node.b = static_cast<Id>(lists_.size());
    node.c = static_cast<Id>(degree);
    node.count = static_cast<std::uint32_t>(list.size());
    node.span = span;
    lists_.insert(lists_.end(), list.begin(), list.end());
    return add(node);
}

Id FlatModel::behindAtStart(Id id) const {
    const FlatNode& node = nodes[id];
    if (node.kind == FlatNode::Kind::Derivative) return elements[node.a].derivative;
    if (node.kind != FlatNode::Kind::Variable) return kNone;
    const Element& element = elements[node.a];
    switch (element.role) {
    case Role::Algebraic:
        return element.definition;
    case Role::State:
    case Role::Discrete:
    case Role::Unknown:
        return element.start;
    default:
        return kNone;
    }
}

} // namespace rigor::modelica
