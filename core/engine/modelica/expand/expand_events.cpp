// when, reinit, terminate, atLeast. A condition becomes a guard that is <= 0 where it is true (< 0 if all its
// comparisons are strict): a <= b gives a - b, `and` the larger, `or` the smaller of two guards.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

namespace rigor::modelica {

std::uint32_t Expander::elementOf(const Expr& expr, std::string_view what) {
    const Value target = value(expr);
    if (expr.kind != Expr::Kind::Name || !target.scalar() ||
        model_.nodes[target.nodes[0]].kind != FlatNode::Kind::Variable)
        reject(expr.span, sentence("Model text", "{} needs the name of one variable here."), said(what));
    return model_.nodes[target.nodes[0]].a;
}

void Expander::floorStatement(const Expr& call) {
    countArguments(call, 2, 2);
    FlatFloor floor;
    floor.element = elementOf(call.args[0], "atLeast");
    floor.value = realNumber(call.args[1], translatable("Model text", "The limit of atLeast"));
    floor.span = call.args[0].span;
    model_.floors.push_back(floor);
}

void Expander::whenEquation(const Statement& statement) {
    if (insideWhen_) reject(statement.span, sentence("Model text", "A when cannot stand inside another."));
    for (const Statement::Branch& branch : statement.branches) {
        // when {a, b}: an event of its own for each, as b may come true while a still is.
        const Expr& condition = *branch.condition;
        if (condition.kind != Expr::Kind::Array) {
            event(condition, branch);
            continue;
        }
        for (const Expr& one : condition.args) event(one, branch);
    }
}

void Expander::event(const Expr& condition, const Statement::Branch& branch) {
    FlatEvent out;
    out.condition = problems_.source().piece(condition.span);
    out.span = condition.span;
    out.guard = guard(condition, out.strict);
    toBeSet_.clear();
    newValues_.clear();
    for (const Statement& inner : branch.body)
        if (inner.kind == Statement::Kind::Equation && inner.left.kind == Expr::Kind::Name)
            toBeSet_.emplace(elementOf(inner.left, translatable("Model text", "A when")), inner.left.span);
    insideWhen_ = true;
    whenBody(branch.body, out);
    insideWhen_ = false;
    model_.events.push_back(std::move(out));
}

void Expander::whenBody(const std::vector<Statement>& list, FlatEvent& event) {
    for (const Statement& inner : list) {
        step(inner.span);
        if (inner.kind == Statement::Kind::Call && inner.left.text == "terminate") {
            countArguments(inner.left, 1, 1);
            if (inner.left.args[0].kind != Expr::Kind::Text)
                reject(inner.left.args[0].span,
                       sentence("Model text", "terminate takes a text in quotes that says why."));
            event.terminates = true;
            event.message = inner.left.args[0].text;
        } else if (inner.kind == Statement::Kind::Call && inner.left.text == "reinit") {
            countArguments(inner.left, 2, 2);
            const std::uint32_t element = elementOf(inner.left.args[0], "reinit");
            const Id value = realNumber(inner.left.args[1], translatable("Model text", "The new value"));
            event.reinits.push_back({element, value, inner.left.args[0].span});
        } else if (inner.kind == Statement::Kind::Equation && inner.left.kind == Expr::Kind::Name) {
            insideWhen_ = false;
            const std::uint32_t element = elementOf(inner.left, translatable("Model text", "A when"));
            insideWhen_ = true;
            Element& target = model_.elements[element];
            if (target.role != Role::Open && target.role != Role::Discrete)
                reject(inner.left.span, sentence("Model text", "{} is {}; a when cannot set it."),
                       target.name,
                       target.role == Role::Input      ? translate("Model text", "an input")
                       : target.role == Role::Constant ? translate("Model text", "a constant")
                                                       : translate("Model text", "a parameter"));
            const Declaration& declaration = model_.declaration(element);
            const Value right = value(inner.right);
            if (!right.scalar())
                reject(inner.right.span,
                       sentence("Model text", "A when sets one number at a time; this is {}."), shape(right));
            if ((right.type == Type::Boolean) != (declaration.type == Type::Boolean) ||
                (declaration.type == Type::Integer && right.type != Type::Integer))
                reject(inner.right.span, sentence("Model text", "{} is {}; this value is of another kind."),
                       target.name,
                       declaration.type == Type::Integer   ? translate("Model text", "an Integer")
                       : declaration.type == Type::Boolean ? translate("Model text", "true or false")
                                                           : translate("Model text", "a number"));
            model_.elements[element].role = Role::Discrete;
            event.assignments.push_back({element, right.nodes[0], inner.left.span});
            if (!newValues_.emplace(element, right.nodes[0]).second)
                reject(inner.left.span, sentence("Model text", "{} is set twice in this when."), target.name);
        } else {
            reject(inner.span,
                   sentence("Model text", "A when holds v = ..., reinit(x, ...) and terminate(\"...\")."));
        }
    }
}

void Expander::noteCorner(const Expr& comparison, Id left, Id right) {
    const bool timeLeft = model_.nodes[left].kind == FlatNode::Kind::Time;
    const bool timeRight = model_.nodes[right].kind == FlatNode::Kind::Time;
    if (timeLeft != timeRight) model_.corners.emplace_back(timeLeft ? right : left, comparison.span);
}

namespace {
/// What the comparisons of a condition say of equality.
struct Equality {
    bool excluded = false, included = false;
};

void noteEquality(const Flat& nodes, Id condition, bool negated, Equality& found) {
    const FlatNode& node = nodes[condition];
    if (node.kind != FlatNode::Kind::Operation) return;
    switch (node.op) {
    case Op::Less:
    case Op::LessEqual: {
        // The integrator stops where time comes to a limit: `time > 1` fires there.
        const bool time =
            nodes[node.a].kind == FlatNode::Kind::Time || nodes[node.b].kind == FlatNode::Kind::Time;
        ((node.op == Op::Less) != negated && !time ? found.excluded : found.included) = true;
        break;
    }
    case Op::And:
    case Op::Or:
        noteEquality(nodes, node.a, negated, found);
        noteEquality(nodes, node.b, negated, found);
        break;
    case Op::Not:
        noteEquality(nodes, node.a, !negated, found);
        break;
    default:
        break;
    }
}
} // namespace

Id Expander::guard(const Expr& condition, bool& strict) {
    const Id holds = truth(condition, translatable("Model text", "The condition of when"));
    model_.nodes.setQuiet(true);
    const Id fires = guardOf(holds, condition.span, 0);
    model_.nodes.setQuiet(false);
    Equality equality;
    noteEquality(model_.nodes, holds, false, equality);
    strict = equality.excluded && !equality.included;
    return fires;
}

Id Expander::guardOf(Id condition, Span span, int depth) {
    if (depth > 1000) reject(span, sentence("Model text", "This condition is nested too deeply."));
    Flat& nodes = model_.nodes;
    const FlatNode node = nodes[condition];
    if (node.kind == FlatNode::Kind::Operation) {
        switch (node.op) {
        case Op::Less:
        case Op::LessEqual:
            return nodes.apply(Op::Sub, span, node.a, node.b);
        case Op::And:
        case Op::Or: {
            const Id left = guardOf(node.a, span, depth + 1);
            const Id right = guardOf(node.b, span, depth + 1);
            return nodes.apply(node.op == Op::And ? Op::Max : Op::Min, span, left, right);
        }
        case Op::Not:
            return nodes.apply(Op::Neg, span, guardOf(node.a, span, depth + 1));
        default:
            break;
        }
    }
    // A truth value without a distance to its change: modes, Booleans.
    const Id yes = nodes.number(-1, span);
    return nodes.apply(Op::Select, span, condition, yes, nodes.number(1, span));
}

} // namespace rigor::modelica
