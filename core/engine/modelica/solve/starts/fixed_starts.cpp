#include "core/engine/modelica/solve/starts/fixed_starts.h"

#include "core/engine/modelica/solve/starts/start_numbers.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

std::size_t FixedStarts::addEquations() {
    if (!model_.solvesAll()) return 0;
    std::vector<FlatEquation> ties;
    for (std::uint32_t i = 0; i < model_.elements.size(); ++i) {
        const Element& element = model_.elements[i];
        if (!element.fixed || element.role != Role::Algebraic || model_.declaration(i).type != Type::Real)
            continue;
        const Span span = startSpan(model_, i);
        const Id start = element.start != kNone ? element.start : model_.nodes.number(0, span);
        ties.push_back({model_.nodes.variable(i, span), start, span});
    }
    std::vector<FlatEquation>& list = model_.initialEquations;
    list.insert(list.begin(), ties.begin(), ties.end());
    return ties.size();
}

void FixedStarts::check(const std::vector<FlatEquation>& left) {
    for (const FlatEquation& tie : left) checkTie(tie);
    if (model_.solvesAll()) checkResiduals();
}

/// "x = 1, z = 2" of the fixed states that a value at the start depends on.
std::string FixedStarts::fixedStatesBehind(Id root) const {
    std::string out;
    std::vector<Id> stack{root};
    std::unordered_set<Id> seen;
    std::vector<std::uint32_t> states;
    while (!stack.empty()) {
        const Id id = stack.back();
        stack.pop_back();
        if (!seen.insert(id).second) continue;
        const FlatNode& node = model_.nodes[id];
        const bool isState =
            node.kind == FlatNode::Kind::Variable && model_.elements[node.a].role == Role::State;
        if (isState && model_.elements[node.a].fixed) states.push_back(node.a);
        if (const Id behind = model_.behindAtStart(id); behind != kNone) stack.push_back(behind);
        model_.nodes.children(id, [&](Id child) { stack.push_back(child); });
    }
    std::sort(states.begin(), states.end());
    states.erase(std::unique(states.begin(), states.end()), states.end());
    for (const std::uint32_t state : states)
        out += fmt::format("{}{} = {}", out.empty() ? "" : ", ", model_.elements[state].name,
                           startText(model_, problems_, state));
    return out;
}

void FixedStarts::checkTie(const FlatEquation& tie) {
    const std::uint32_t element = model_.nodes[tie.left].a;
    const std::string& name = model_.elements[element].name;
    const std::string start = startText(model_, problems_, element);
    const Agreement agreement = agreementAtStart(model_, tie.left, tie.right);
    if (agreement == Agreement::Always) return;
    if (agreement == Agreement::AsDeclared)
        return problems_.warning(tie.span,
                                 filled(sentence("Model text", "The fixed start {} of {} agrees with its "
                                                               "equations only with the parameters as they "
                                                               "are declared."),
                                        start, name));
    const double given = StartNumbers(model_).of(tie.left);
    const std::string states = fixedStatesBehind(tie.left);
    if (!std::isfinite(given))
        problems_.error(tie.span, filled(sentence("Model text", "The start of {} is fixed, but its equations "
                                                                "give it as well; take fixed = true away."),
                                         name));
    else if (states.empty())
        problems_.error(
            tie.span, filled(sentence("Model text", "The start of {} is fixed at {}, but its equations give "
                                                    "it {}; take fixed = true away."),
                             name, start, given));
    else
        problems_.error(tie.span,
                        filled(sentence("Model text", "The start of {} is fixed at {}, but with {} its "
                                                      "equations give it {}; take one of the fixed starts "
                                                      "away."),
                               name, start, states, given));
}

/// An unknown of 0 = ... with a fixed start: the equation has to hold with it as it stands.
void FixedStarts::checkResiduals() {
    for (const FlatEquation& equation : model_.residuals) {
        std::uint32_t fixed = kNone;
        bool open = false;
        model_.nodes.under({equation.left, equation.right}, [&](Id id) {
            const FlatNode& node = model_.nodes[id];
            if (node.kind != FlatNode::Kind::Variable || model_.elements[node.a].role != Role::Unknown)
                return;
            open = open || !model_.elements[node.a].fixed;
            fixed = node.a;
        });
        if (fixed == kNone || open ||
            agreementAtStart(model_, equation.left, equation.right) != Agreement::Never)
            continue;
        problems_.error(equation.span,
                        filled(sentence("Model text", "The start of {} is fixed at {}, but this equation "
                                                      "does not hold with it at the start; fix the start of "
                                                      "a state instead."),
                               model_.elements[fixed].name, startText(model_, problems_, fixed)));
    }
}

void FixedStarts::nameLost() const {
    const auto regarded = [&](std::uint32_t i) {
        const Element& element = model_.elements[i];
        if (!element.fixed && element.role == Role::Algebraic && element.start != kNone)
            compareLost(i, element.start, element.definition);
    };
    for (const std::uint32_t i : model_.givenUp) regarded(i);
    for (const std::uint32_t i : model_.aliases) {
        const FlatNode* node = &model_.nodes[model_.elements[i].definition];
        if (node->kind == FlatNode::Kind::Operation) node = &model_.nodes[node->a];
        // What is no state begins with what its equations give; a start is nothing but a guess there.
        if (model_.elements[node->a].role == Role::State) regarded(i);
    }
    for (const auto& [i, start] : model_.replaced)
        if (model_.elements[i].role == Role::State) compareLost(i, start, model_.elements[i].start);
}

/// given: what the element begins with.
void FixedStarts::compareLost(std::uint32_t i, Id start, Id given) const {
    const Span span = attributeSpan(model_, i, "start");
    if (model_.composed && !isOwnText(model_, span)) return;
    const double value = given == kNone ? 0 : StartNumbers(model_).of(given);
    const std::string text = startText(model_, problems_, i, start), &name = model_.elements[i].name;
    if (!std::isfinite(value))
        problems_.warning(span, filled(sentence("Model text", "The start {} of {} is not regarded, as it "
                                                              "follows from other variables."),
                                       text, name));
    else if (agreementAtStart(model_, given, start) == Agreement::Never)
        problems_.warning(
            span,
            filled(sentence("Model text", "{} begins with {}, not with its start {}, as it follows from "
                                          "other variables. Write fixed = true beside the start that "
                                          "is meant."),
                   name, value, text));
}

void FixedStarts::refuse(const FlatModel& model, Problems& problems, const FlatEquation& tie,
                         std::uint32_t state) {
    problems.error(
        tie.span, filled(sentence("Model text", "The start of {} is fixed, but no formula gives the start of "
                                                "{} from it; fix the start of {} instead."),
                         model.elements[model.nodes[tie.left].a].name, model.elements[state].name,
                         model.elements[state].name));
}

} // namespace rigor::modelica
