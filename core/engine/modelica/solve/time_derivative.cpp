#include "core/engine/modelica/solve/time_derivative.h"

#include "core/engine/modelica/solve/affine.h"

namespace rigor::modelica {

namespace {

[[noreturn]] void refuse(const FlatNode& node, std::string_view function) {
    reject(node.span,
           sentence("Model text",
                    "What stands here ties states to each other and has to be differentiated, but {} has no "
                    "derivative here. Write the tie without it."),
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
                        "What stands here ties states to each other and has to be differentiated; that would "
                        "need the derivative of the input {}, which a record does not give."),
               model_.elements[node.a].name);
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
    bool fixed = true;
    for (const Id entry : list) fixed = fixed && rate(entry) == kNone;
    if (node.op == Op::MonotoneCubic) refuse(node, "monotoneCubic");
    if (node.op == Op::BSpline) refuse(node, "bspline");
    if (!fixed) refuse(node, translatable("Model text", "a table whose points move"));
    FlatTerms terms(nodes_, node.span);
    return terms.mul(nodes_.apply(Op::TableSlope, node.span, node.a, list), rate(node.a));
}

} // namespace rigor::modelica
