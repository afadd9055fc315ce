// `when initial()` and `when sample(start, interval)`. A sample fires at the times start + count*interval of
// a hidden discrete count, which are times the run stops at. What a when does at the start gives start
// values; its body is read for them once the equations are matched.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

std::uint32_t Expander::hidden(std::string name, Type type, Span span) {
    auto declaration = std::make_shared<Declaration>();
    declaration->variability = Variability::Discrete;
    declaration->type = type;
    declaration->name = std::move(name);
    declaration->span = span;
    Symbol symbol;
    symbol.declaration = declaration.get();
    symbol.state = Symbol::State::Ready;
    symbol.bound = true;
    symbol.first = static_cast<std::uint32_t>(model_.elements.size());
    Element element;
    element.symbol = static_cast<std::uint32_t>(model_.symbols.size());
    element.name = declaration->name;
    element.role = Role::Discrete;
    model_.made.push_back(std::move(declaration));
    model_.symbols.push_back(symbol);
    model_.elements.push_back(std::move(element));
    return symbol.first;
}

void Expander::whenInitial(const Expr& call, const Statement::Branch& branch) {
    countArguments(call, 0, 0);
    FlatEvent what;
    checksOnly_ = true;
    body(branch, what);
    checksOnly_ = false;
    startBodies_.push_back({&branch, loops_, kNone, false});
}

/// The start or interval of a sample: a number that does not move.
Id Expander::scheduled(const Expr& expr, std::string_view what) {
    const Id id = realNumber(expr, what);
    std::vector<Id> stack{id};
    while (!stack.empty()) {
        const FlatNode& node = model_.nodes[stack.back()];
        const Id now = stack.back();
        stack.pop_back();
        const bool given =
            node.kind == FlatNode::Kind::Variable && (model_.elements[node.a].role == Role::Parameter ||
                                                      model_.elements[node.a].role == Role::Constant);
        if (node.kind != FlatNode::Kind::Operation && node.kind != FlatNode::Kind::Number && !given)
            reject(expr.span, sentence("Model text", "{} can depend on parameters and constants only."),
                   said(what));
        model_.nodes.children(now, [&](Id child) { stack.push_back(child); });
    }
    return id;
}

void Expander::whenSampled(const Expr& call, const Statement::Branch& branch, int group) {
    countArguments(call, 2, 2);
    const Id start = scheduled(call.args[0], translatable("Model text", "The start of sample"));
    const Id interval = scheduled(call.args[1], translatable("Model text", "The interval of sample"));
    const std::uint32_t count = hidden(fmt::format("sample{}.count", ++samples_), Type::Integer, call.span);
    Flat& nodes = model_.nodes;
    const auto made = [&](Op op, Id a, Id b = 0, Id c = 0) { return nodes.apply(op, call.span, a, b, c); };
    nodes.setQuiet(true);
    const bool located = nodes.setLocated(false);
    const Id zero = nodes.number(0, call.span), one = nodes.number(1, call.span),
             time = nodes.time(call.span);
    const auto instant = [&](Id k) { return made(Op::Add, start, made(Op::Mul, k, interval)); };
    const Id k = nodes.variable(count, call.span), next = instant(k);
    FlatEvent out;
    out.condition = problems_.source().piece(call.span);
    out.span = call.span;
    out.group = group;
    out.guard = made(Op::Sub, next, time);
    out.assignments.push_back({count, made(Op::Add, k, one), call.span});
    // The first instant that is not before the start of the run.
    const Id passed = made(Op::Floor, made(Op::Div, made(Op::Sub, start, time), interval));
    const Id first = made(Op::Max, zero, made(Op::Neg, passed));
    const Id acts = made(Op::LessEqual, instant(first), time);
    model_.elements[count].start = made(Op::Add, first, made(Op::Select, acts, one, zero));
    nodes.setLocated(located);
    nodes.setQuiet(false);
    model_.instants.push_back(next);
    model_.intervals.emplace_back(interval, call.args[1].span);
    body(branch, out);
    model_.events.push_back(std::move(out));
    startBodies_.push_back({&branch, loops_, acts, constantOf(start).value_or(0) > 0});
}

/// pre(m) = ... for an m that a when sets at the start is what pre(m) is there.
void Expander::takeInitialEquation(std::uint32_t element) {
    if (declaredStarts_.contains(element)) return;
    const auto gives = [&](const FlatEquation& e) {
        const FlatNode& left = model_.nodes[e.left];
        return left.kind == FlatNode::Kind::Variable && left.a == element;
    };
    std::vector<FlatEquation>& list = model_.initialEquations;
    const auto found = std::find_if(list.begin(), list.end(), gives);
    if (found == list.end() || model_.elements[element].fixed) return;
    model_.elements[element].start = found->right;
    model_.elements[element].fixed = true;
    list.erase(found);
}

/// The start value as declared: what pre() is where a when acts at the start.
Id Expander::startBefore(std::uint32_t element, Span span) {
    takeInitialEquation(element);
    const auto before = declaredStarts_.find(element);
    const Id start = before != declaredStarts_.end() ? before->second : model_.elements[element].start;
    return start != kNone ? start : model_.nodes.number(0, span);
}

void Expander::setAtStart(const FlatSetting& setting, Id acts) {
    takeInitialEquation(setting.element);
    const Element element = model_.elements[setting.element];
    declaredStarts_.emplace(setting.element, element.start);
    const Id otherwise = element.start != kNone ? element.start : model_.nodes.number(0, setting.span);
    model_.elements[setting.element].start =
        acts == kNone ? setting.value
                      : model_.nodes.apply(Op::Select, setting.span, acts, setting.value, otherwise);
    model_.elements[setting.element].fixed = true; // an initial equation cannot give it as well
    model_.elements[setting.element].setAtStart = true;
}

void Expander::startBody(const StartBody& start) {
    loops_ = start.loops;
    startBody_ = &start;
    FlatEvent what;
    body(*start.branch, what);
    startBody_ = nullptr;
    loops_.clear();
    if (what.terminates && !start.later)
        reject(start.branch->condition->span,
               sentence("Model text", "terminate cannot stand in a when that acts at the start of a run."));
    for (const FlatSetting& setting : what.reinits) {
        if (model_.elements[setting.element].role != Role::State)
            reject(setting.span,
                   sentence("Model text", "{} is not a state; reinit needs a variable with der()."),
                   model_.elements[setting.element].name);
        setAtStart(setting, start.acts);
    }
    for (const FlatSetting& setting : what.assignments) setAtStart(setting, start.acts);
}

} // namespace rigor::modelica
