#include "core/engine/modelica/flat.h"

#include "core/foundation/base/translate.h"

#include <optional>

namespace rigor::modelica {

namespace {

constexpr std::size_t kMostNodes = 2'000'000;

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

} // namespace

Id Flat::add(FlatNode node) {
    if (nodes_.size() >= kMostNodes)
        reject(
            node.span,
            sentence("Model text",
                     "With loops, arrays and functions written out, the model has more than {} operations."),
            kMostNodes);
    node.quiet = quiet_;
    nodes_.push_back(node);
    return static_cast<Id>(nodes_.size() - 1);
}

Id Flat::number(double value, Span span, bool named) {
    FlatNode node;
    node.value = value;
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
        if (const auto value = folded(op, left.value, right.value))
            return number(*value, span, left.named && right.named);
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

} // namespace rigor::modelica
