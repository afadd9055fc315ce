// when, reinit, terminate, atLeast. A condition becomes a guard that is <= 0 where it is true (< 0 if all its
// comparisons are strict): a <= b gives a - b, `and` the larger, `or` the smaller of two guards.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <span>

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

bool Expander::isCall(const Expr& expr, std::string_view name) const {
    return expr.kind == Expr::Kind::Call && expr.text == name && !findFunction(expr.text);
}

void Expander::whenEquation(const Statement& statement) {
    if (insideWhen_) reject(statement.span, sentence("Model text", "A when cannot stand inside another."));
    const auto conditions = [](const Statement::Branch& branch) {
        // when {a, b}: an event of its own for each, as b may come true while a still is.
        const Expr& condition = *branch.condition;
        return condition.kind == Expr::Kind::Array ? std::span(condition.args) : std::span(&condition, 1);
    };
    std::size_t count = 0;
    for (const Statement::Branch& branch : statement.branches) count += conditions(branch).size();
    const int group = count > 1 ? ++groups_ : 0;
    for (const Statement::Branch& branch : statement.branches)
        for (const Expr& condition : conditions(branch)) {
            if (isCall(condition, "initial"))
                whenInitial(condition, branch);
            else if (isCall(condition, "sample"))
                whenSampled(condition, branch, group);
            else if (isCall(condition, "change"))
                whenChanged(condition, branch, group);
            else
                event(condition, branch, group);
        }
}

/// `when edge(b)` fires where b becomes true, as `when b` does.
const Expr& Expander::withoutEdge(const Expr& condition) {
    if (!isCall(condition, "edge")) return condition;
    countArguments(condition, 1, 1);
    return condition.args[0];
}

void Expander::event(const Expr& condition, const Statement::Branch& branch, int group) {
    FlatEvent out;
    out.condition = problems_.source().piece(condition.span);
    out.span = condition.span;
    out.group = group;
    out.guard = guard(withoutEdge(condition), out.strict);
    body(branch, out);
    model_.events.push_back(std::move(out));
}

/// What m was is kept in a hidden discrete, which is pre(m) in the body.
void Expander::whenChanged(const Expr& call, const Statement::Branch& branch, int group) {
    countArguments(call, 1, 1);
    const Value what = value(call.args[0]);
    const bool variable = what.scalar() && model_.nodes[what.nodes[0]].kind == FlatNode::Kind::Variable;
    if (!variable || what.type == Type::Real)
        reject(call.args[0].span,
               sentence("Model text", "change takes the name of an Integer or Boolean that a when sets."));
    befores_.push_back({"change", what.nodes[0], call.args[0].span});
    const std::uint32_t last = hidden(fmt::format("change{}.last", ++changes_), what.type, call.span);
    model_.elements[last].start = what.nodes[0];
    FlatEvent out;
    out.condition = problems_.source().piece(call.span);
    out.span = call.span;
    out.group = group;
    model_.nodes.setQuiet(true);
    const Id before = model_.nodes.variable(last, call.span);
    const Id same = model_.nodes.apply(Op::Equal, call.span, what.nodes[0], before);
    out.guard = guardOf(model_.nodes.apply(Op::Not, call.span, same), call.span, 0);
    model_.nodes.setQuiet(false);
    out.assignments.push_back({last, what.nodes[0], call.span});
    changed_ = {model_.nodes[what.nodes[0]].a, last};
    body(branch, out);
    changed_ = {kNone, kNone};
    model_.events.push_back(std::move(out));
}

void Expander::body(const Statement::Branch& branch, FlatEvent& event) {
    toBeSet_.clear();
    newValues_.clear();
    for (const Statement& inner : branch.body)
        if (inner.kind == Statement::Kind::Equation && inner.left.kind == Expr::Kind::Name)
            toBeSet_.emplace(elementOf(inner.left, translatable("Model text", "A when")), inner.left.span);
    insideWhen_ = true;
    event_ = &event;
    whenBody(branch.body, event);
    event_ = nullptr;
    insideWhen_ = false;
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
        } else if (inner.kind == Statement::Kind::Call && isCall(inner.left, "assert")) {
            assertion(inner.left);
        } else if (inner.kind == Statement::Kind::Equation && inner.left.kind == Expr::Kind::Name) {
            setInWhen(inner, event);
        } else {
            reject(inner.span, sentence("Model text", "A when holds v = ..., reinit(x, ...), assert(...) and "
                                                      "terminate(\"...\")."));
        }
    }
}

void Expander::setInWhen(const Statement& inner, FlatEvent& event) {
    insideWhen_ = false;
    const std::uint32_t element = elementOf(inner.left, translatable("Model text", "A when"));
    insideWhen_ = true;
    const std::string name = model_.elements[element].name;
    const Role role = model_.elements[element].role;
    if (role != Role::Open && role != Role::Discrete)
        reject(inner.left.span, sentence("Model text", "{} is {}; a when cannot set it."), name,
               role == Role::Input      ? translate("Model text", "an input")
               : role == Role::Constant ? translate("Model text", "a constant")
                                        : translate("Model text", "a parameter"));
    const Declaration& declaration = model_.declaration(element);
    const Value right = value(inner.right);
    if (!right.scalar())
        reject(inner.right.span, sentence("Model text", "A when sets one number at a time; this is {}."),
               shape(right));
    if ((right.type == Type::Boolean) != (declaration.type == Type::Boolean) ||
        (declaration.type == Type::Integer && right.type != Type::Integer))
        reject(inner.right.span, sentence("Model text", "{} is {}; this value is of another kind."), name,
               declaration.type == Type::Integer   ? translate("Model text", "an Integer")
               : declaration.type == Type::Boolean ? translate("Model text", "true or false")
                                                   : translate("Model text", "a number"));
    model_.elements[element].role = Role::Discrete;
    event.assignments.push_back({element, right.nodes[0], inner.left.span});
    if (!newValues_.emplace(element, right.nodes[0]).second)
        reject(inner.left.span, sentence("Model text", "{} is set twice in this when."), name);
}

/// pre(m). Outside of a when it is the value as it stands.
Value Expander::before(const Expr& expr) {
    countArguments(expr, 1, 1);
    const bool inside = std::exchange(insideWhen_, false);
    Value out = value(expr.args[0]);
    insideWhen_ = inside;
    for (Id& id : out.nodes) {
        const bool variable = id != kNone && model_.nodes[id].kind == FlatNode::Kind::Variable;
        if (!inside && !variable)
            reject(expr.args[0].span,
                   sentence("Model text", "pre takes the name of a variable that a when sets."));
        if (!inside) befores_.push_back({"pre", id, expr.args[0].span});
        if (inside && variable && model_.nodes[id].a == changed_.first)
            id = model_.nodes.variable(changed_.second, expr.span);
        if (inside && startBody_ && variable && model_.elements[model_.nodes[id].a].role == Role::Discrete)
            id = startBefore(model_.nodes[id].a, expr.span);
    }
    return out;
}

/// Once all whens are read.
void Expander::checkBefore() {
    for (const Before& before : std::exchange(befores_, {})) {
        const Element& element = model_.elements[model_.nodes[before.node].a];
        if (element.role != Role::Discrete && !problems_.hasErrors())
            problems_.error(
                before.span,
                filled(sentence("Model text", "{} takes a variable that a when sets; no when sets {}."),
                       before.function, element.name));
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

/// stopsAtTimes: the integrator stops where time comes to a limit, so that `time > 1` fires there.
void noteEquality(const Flat& nodes, Id condition, bool negated, bool stopsAtTimes, Equality& found) {
    const FlatNode& node = nodes[condition];
    if (node.kind != FlatNode::Kind::Operation) return;
    switch (node.op) {
    case Op::Less:
    case Op::LessEqual: {
        const bool time = stopsAtTimes && (nodes[node.a].kind == FlatNode::Kind::Time ||
                                           nodes[node.b].kind == FlatNode::Kind::Time);
        ((node.op == Op::Less) != negated && !time ? found.excluded : found.included) = true;
        break;
    }
    case Op::And:
    case Op::Or:
        noteEquality(nodes, node.a, negated, stopsAtTimes, found);
        noteEquality(nodes, node.b, negated, stopsAtTimes, found);
        break;
    case Op::Not:
        noteEquality(nodes, node.a, !negated, stopsAtTimes, found);
        break;
    default:
        break;
    }
}
} // namespace

/// A guard that is right at its border too.
Id Expander::exactGuard(Id condition, Span span, bool& strict) {
    Equality equality;
    noteEquality(model_.nodes, condition, false, false, equality);
    strict = equality.excluded && !equality.included;
    if (!equality.excluded || !equality.included) return guardOf(condition, span, 0);
    // 0 cannot say that one comparison holds and another does not.
    const Id yes = model_.nodes.number(-1, span);
    return model_.nodes.apply(Op::Select, span, condition, yes, model_.nodes.number(1, span));
}

Id Expander::guard(const Expr& condition, bool& strict) {
    const Id holds = truth(condition, translatable("Model text", "The condition of when"));
    model_.nodes.setQuiet(true);
    const Id fires = guardOf(holds, condition.span, 0);
    model_.nodes.setQuiet(false);
    Equality equality;
    noteEquality(model_.nodes, holds, false, true, equality);
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
