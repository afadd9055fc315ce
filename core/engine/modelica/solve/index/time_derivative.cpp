#include "core/engine/modelica/solve/index/time_derivative.h"

#include "core/engine/modelica/solve/affine.h"

namespace rigor::modelica {

namespace {

[[noreturn]] void refuse(const FlatNode& node, std::string_view function) {
    reject(node.span,
           sentence("Model text",
                    "What stands here binds a state and has to be differentiated, but {} has no derivative "
                    "here. Write the equation without it."),
           said(function));
}

} // namespace

Id TimeDerivative::of(Id root) {
    // Depth first without recursion: a sum over a loop may be as deep as it is long.
    std::vector<Id> stack{root};
    while (!stack.empty()) {
        const Id id = stack.back();
        if (rates_.contains(id)) {
            stack.pop_back();
            continue;
        }
        const std::size_t before = stack.size();
        nodes_.children(id, [&](Id child) {
            if (!rates_.contains(child)) stack.push_back(child);
        });
        if (stack.size() > before) continue;
        rates_.emplace(id, made(id));
        stack.pop_back();
    }
    return rate(root);
}

Id TimeDerivative::made(Id id) {
    const FlatNode node = nodes_[id];
    if (node.kind != FlatNode::Kind::Operation) return leaf(id);
    bool moves = false;
    nodes_.children(id, [&](Id child) { moves = moves || rate(child) != kNone; });
    if (!moves) return kNone;
    // Kinks of what stands inside noEvent are none in its derivative either.
    const bool located = nodes_.setLocated(node.located);
    const Id out = operation(id, node);
    nodes_.setLocated(located);
    return out;
}

Id TimeDerivative::leaf(Id id) {
    const FlatNode node = nodes_[id];
    if (node.kind == FlatNode::Kind::Time) return nodes_.number(1, node.span);
    if (node.kind != FlatNode::Kind::Variable) return kNone;
    const Role role = model_.elements[node.a].role;
    if (role == Role::Input)
        reject(node.span,
               sentence("Model text",
                        "What stands here binds a state and has to be differentiated; that would need the "
                        "derivative of the input {}, which a record does not give. Let {} pass a filter "
                        "first, as in T*der(s) = {} - s."),
               model_.elements[node.a].name, model_.elements[node.a].name, model_.elements[node.a].name);
    return role == Role::Open ? nodes_.variable(derivativeOf_(node.a), node.span) : kNone;
}

Id TimeDerivative::operation(Id id, const FlatNode& node) {
    FlatTerms terms(nodes_, node.span);
    const int arity = opInfo(node.op).arity;
    if (arity > 3) return table(node);
    const Id da = rate(node.a), db = arity > 1 ? rate(node.b) : kNone;
    switch (node.op) {
    case Op::Add:
        return terms.add(da, db);
    case Op::Sub:
        return terms.sub(da, db);
    case Op::Neg:
        return terms.neg(da);
    case Op::Mul:
        return terms.add(terms.mul(da, node.b), terms.mul(node.a, db));
    case Op::Div:
        return terms.div(terms.sub(da, terms.mul(id, db)), node.b);
    case Op::Min:
    case Op::Max: {
        const Id lower = nodes_.apply(Op::LessEqual, node.span, node.a, node.b);
        return node.op == Op::Min ? terms.select(lower, da, db) : terms.select(lower, db, da);
    }
    case Op::Select:
        return terms.select(node.a, db, rate(node.c));
    case Op::Atan2: {
        const Id size = terms.add(terms.mul(node.a, node.a), terms.mul(node.b, node.b));
        return terms.div(terms.sub(terms.mul(da, node.b), terms.mul(node.a, db)), size);
    }
    case Op::Pow:
        return power(id, node);
    case Op::SignedPower:
    case Op::AbsPower:
        return bentPower(node);
    default:
        return opInfo(node.op).smoothness == Smoothness::Step ? kNone : terms.mul(outerSlope(id, node), da);
    }
}

/// Of a function of one number.
Id TimeDerivative::outerSlope(Id id, const FlatNode& node) {
    FlatTerms terms(nodes_, node.span);
    const auto call = [&](Op op, Id x) { return nodes_.apply(op, node.span, x); };
    const auto number = [&](double x) { return nodes_.number(x, node.span); };
    const auto square = [&](Id x) { return terms.mul(x, x); };
    switch (node.op) {
    case Op::Square:
        return terms.mul(number(2), node.a);
    case Op::Sqrt:
        return terms.div(number(0.5), id);
    case Op::Exp:
        return id;
    case Op::Log:
        return terms.div(number(1), node.a);
    case Op::Sin:
        return call(Op::Cos, node.a);
    case Op::Cos:
        return terms.neg(call(Op::Sin, node.a));
    case Op::Tan:
        return terms.add(number(1), square(id));
    case Op::Asin:
        return terms.div(number(1), call(Op::Sqrt, terms.sub(number(1), square(node.a))));
    case Op::Acos:
        return terms.div(number(-1), call(Op::Sqrt, terms.sub(number(1), square(node.a))));
    case Op::Atan:
        return terms.div(number(1), terms.add(number(1), square(node.a)));
    case Op::Sinh:
        return call(Op::Cosh, node.a);
    case Op::Cosh:
        return call(Op::Sinh, node.a);
    case Op::Tanh:
        return terms.sub(number(1), square(id));
    case Op::Abs:
        return call(Op::Sign, node.a);
    default:
        refuse(node, opInfo(node.op).name);
    }
}

/// x^y = x^y (y' log x + y x'/x); with a y that does not move y x^(y-1) x', which holds for x <= 0 too.
Id TimeDerivative::power(Id id, const FlatNode& node) {
    FlatTerms terms(nodes_, node.span);
    const Id da = rate(node.a), db = rate(node.b);
    if (db == kNone) {
        if (nodes_.isNumber(node.b) && nodes_[node.b].value == 1) return da;
        const Id less = terms.sub(node.b, nodes_.number(1, node.span));
        const bool linear = nodes_.isNumber(less) && nodes_[less].value == 1;
        const Id below = linear ? node.a : nodes_.apply(Op::Pow, node.span, node.a, less);
        return terms.mul(terms.mul(node.b, below), da);
    }
    const Id growth = terms.add(terms.mul(db, nodes_.apply(Op::Log, node.span, node.a)),
                                terms.div(terms.mul(node.b, da), node.a));
    return terms.mul(id, growth);
}

/// signedPower' = n absPower(x, n - 1) x', absPower' = n absPower(x, n - 1) sign(x) x'.
Id TimeDerivative::bentPower(const FlatNode& node) {
    if (rate(node.b) != kNone)
        refuse(node, translatable("Model text", "a power with an exponent that moves"));
    FlatTerms terms(nodes_, node.span);
    const Id da = rate(node.a);
    if (node.op == Op::SignedPower && nodes_.isNumber(node.b) && nodes_[node.b].value == 1) return da;
    const Id less = terms.sub(node.b, nodes_.number(1, node.span));
    Id slope = terms.mul(node.b, nodes_.apply(Op::AbsPower, node.span, node.a, less));
    if (node.op == Op::AbsPower) slope = terms.mul(slope, nodes_.apply(Op::Sign, node.span, node.a));
    return terms.mul(slope, da);
}

Id TimeDerivative::table(const FlatNode& node) {
    if (node.op == Op::TableSlope) return kNone;
    std::vector<Id> list(nodes_.list(node), nodes_.list(node) + node.count);
    for (const Id entry : list)
        if (rate(entry) != kNone)
            refuse(node, translatable("Model text", "a table or spline whose points move"));
    if (node.op == Op::MonotoneCubic) refuse(node, "monotoneCubic");
    FlatTerms terms(nodes_, node.span);
    const Id slope = node.op == Op::BSpline ? splineSlope(node, list)
                                            : nodes_.apply(Op::TableSlope, node.span, node.a, list);
    return terms.mul(slope, rate(node.a));
}

/// A spline of one degree less over the inner knots with the coefficients p (c_i+1 - c_i)/(t_i+p+1 - t_i+1)
/// (C. de Boor 1978, chapter X), and 0 outside of its own knots, where its argument is clamped.
Id TimeDerivative::splineSlope(const FlatNode& node, const std::vector<Id>& list) {
    const std::size_t degree = node.c, knots = (list.size() + degree + 1) / 2, count = list.size() - knots;
    if (degree == 0) return kNone;
    const Span span = node.span;
    FlatTerms terms(nodes_, span);
    const bool located = nodes_.setLocated(false);
    const Id zero = nodes_.number(0, span), factor = nodes_.number(static_cast<double>(degree), span);
    std::vector<Id> inner(list.begin() + 1, list.begin() + static_cast<std::ptrdiff_t>(knots) - 1);
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const Id width = nodes_.apply(Op::Sub, span, list[i + degree + 1], list[i + 1]);
        const Id rise = nodes_.apply(Op::Sub, span, list[knots + i + 1], list[knots + i]);
        const bool known = nodes_.isNumber(width);
        if (known && nodes_[width].value == 0) {
            inner.push_back(zero);
            continue;
        }
        const Id slope = terms.real(terms.div(terms.mul(factor, rise), width));
        // Knots that coincide leave nothing to differ over.
        inner.push_back(known ? slope
                              : terms.select(nodes_.apply(Op::LessEqual, span, width, zero), zero, slope));
    }
    const Id inside = nodes_.apply(Op::BSpline, span, node.a, inner, static_cast<int>(degree) - 1);
    const Id below = nodes_.apply(Op::Less, span, node.a, list[degree]);
    const Id above = nodes_.apply(Op::Less, span, list[count], node.a);
    const Id out = terms.select(nodes_.apply(Op::Or, span, below, above), zero, inside);
    nodes_.setLocated(located);
    return out;
}

} // namespace rigor::modelica
