#include "core/engine/modelica/parse/match.h"

#include "core/engine/modelica/solve/assignment.h"
#include "core/engine/modelica/solve/derivatives.h"
#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

namespace {

std::string describe(Role role) {
    switch (role) {
    case Role::Constant:
        return translate("Model text", "a constant");
    case Role::Parameter:
        return translate("Model text", "a parameter");
    case Role::Input:
        return translate("Model text", "an input");
    case Role::State:
        return translate("Model text", "a state");
    case Role::Discrete:
        return translate("Model text", "set by a when");
    default:
        return translate("Model text", "a variable");
    }
}

class Matcher {
  public:
    Matcher(FlatModel& model, Problems& problems) : model_(model), nodes_(model.nodes), problems_(problems) {}

    void run(bool whole) {
        if (needSolving(model_))
            solved(whole);
        else
            asWritten(whole);
    }

  private:
    void solved(bool whole) {
        if (whole && !problems_.hasErrors()) {
            solveDerivatives(model_, problems_);
        } else {
            for (Id id = 0; id < nodes_.size(); ++id)
                if (isDerivative(id)) model_.elements[nodes_[id].a].role = Role::State;
        }
        checkKinds();
    }

    void asWritten(bool whole) {
        std::vector<FlatEquation> others;
        for (const FlatEquation& equation : model_.equations)
            if (!derivative(equation)) others.push_back(equation);
        countLefts(others);
        for (const FlatEquation& equation : others) explicitOrResidual(equation);
        checkKinds();
        if (whole && !problems_.hasErrors()) balance();
    }

    int lineOf(Span span) const { return problems_.source().line(span.begin); }
    bool isDerivative(Id id) const { return nodes_[id].kind == FlatNode::Kind::Derivative; }
    Element* variable(Id id) {
        return nodes_[id].kind == FlatNode::Kind::Variable ? &model_.elements[nodes_[id].a] : nullptr;
    }

    bool derivative(FlatEquation equation) {
        if (!isDerivative(equation.left)) std::swap(equation.left, equation.right);
        if (!isDerivative(equation.left) || isDerivative(equation.right)) return false;
        Element& element = model_.elements[nodes_[equation.left].a];
        if (element.derivative != kNone) {
            problems_.error(
                equation.span,
                filled(sentence("Model text", "der({}) has two equations; the first is in line {}."),
                       element.name, lineOf(element.definedAt)));
            return true;
        }
        if (element.role == Role::Discrete) {
            problems_.error(
                equation.span,
                filled(
                    sentence("Model text", "{} is set by a when; reinit({}, ...) gives a state a new value."),
                    element.name, element.name));
            return true;
        }
        element.derivative = equation.right;
        element.role = Role::State;
        element.definedAt = equation.span;
        return true;
    }

    void countLefts(const std::vector<FlatEquation>& equations) {
        lefts_.assign(model_.elements.size(), 0);
        for (const FlatEquation& equation : equations)
            if (nodes_[equation.left].kind == FlatNode::Kind::Variable) ++lefts_[nodes_[equation.left].a];
    }

    void explicitOrResidual(const FlatEquation& equation) {
        Element* left = variable(equation.left);
        if (left && left->role == Role::Open && left->definition == kNone)
            return define(*left, equation.right, equation.span);
        Element* right = variable(equation.right);
        if (right && right->role == Role::Open && right->definition == kNone &&
            lefts_[nodes_[equation.right].a] == 0)
            return define(*right, equation.left, equation.span);
        if (left &&
            (left->role == Role::Constant || left->role == Role::Parameter || left->role == Role::Input ||
             left->role == Role::Discrete) &&
            !(right && right->role == Role::Open)) {
            problems_.error(nodes_[equation.left].span,
                            filled(sentence("Model text", "{} is {}; an equation cannot set it."), left->name,
                                   describe(left->role)));
            return;
        }
        model_.residuals.push_back(equation);
    }

    void define(Element& element, Id right, Span span) {
        element.definition = right;
        element.definedAt = span;
        element.role = Role::Algebraic;
    }

    void checkKinds() {
        for (const Symbol& symbol : model_.symbols) {
            if (symbol.state != Symbol::State::Ready) continue;
            const Declaration& declaration = *symbol.declaration;
            const Element& element = model_.elements[symbol.first];
            if (declaration.type == Type::Integer && element.role == Role::Algebraic)
                problems_.error(element.definedAt,
                                filled(sentence("Model text", "{} is an Integer; only a when changes it."),
                                       element.name));
            if (declaration.variability == Variability::Discrete && element.role == Role::Algebraic)
                problems_.error(
                    element.definedAt,
                    filled(sentence("Model text", "{} is discrete; only a when changes it."), element.name));
        }
        for (const FlatEvent& event : model_.events)
            for (const FlatSetting& setting : event.reinits) checkSet(setting.element, setting.span, false);
        for (const FlatFloor& floor : model_.floors) checkSet(floor.element, floor.span, true);
    }

    /// What reinit or atLeast names has to be a state.
    void checkSet(std::uint32_t index, Span span, bool limit) {
        const Element& element = model_.elements[index];
        if (element.role == Role::State) return;
        const bool tied = model_.reduced && element.role == Role::Algebraic;
        if (tied)
            problems_.error(span,
                            filled(sentence("Model text", "{} follows from other states by equations; "
                                                          "{} needs a state that is free. Name one that "
                                                          "it follows from."),
                                   element.name, limit ? "atLeast" : "reinit"));
        else if (limit)
            problems_.error(span, filled(sentence("Model text",
                                                  "{} is not a state; atLeast needs a variable with der()."),
                                         element.name));
        else
            problems_.error(
                span, filled(sentence("Model text", "{} is not a state; reinit needs a variable with der()."),
                             element.name));
    }

    void balance() {
        std::vector<std::uint32_t> open;
        for (const Symbol& symbol : model_.symbols)
            for (std::uint32_t i = symbol.first; i < symbol.first + symbol.count; ++i) {
                Element& element = model_.elements[i];
                if (element.role != Role::Open) continue;
                const Declaration& declaration = *symbol.declaration;
                if (declaration.type != Type::Real || declaration.variability == Variability::Discrete) {
                    nameOpen(model_, i, problems_);
                    continue;
                }
                open.push_back(i);
            }
        if (problems_.hasErrors()) return;
        assign(open);
        if (problems_.hasErrors()) return;
        for (std::uint32_t element : open) model_.elements[element].role = Role::Unknown;
    }

    /// Which of the open elements the residual depends on, through the equations of others.
    std::vector<bool> openIn(const FlatEquation& residual) {
        std::vector<bool> found(model_.elements.size());
        std::vector<bool> visited(nodes_.size());
        std::vector<Id> stack{residual.left, residual.right};
        while (!stack.empty()) {
            const Id id = stack.back();
            stack.pop_back();
            if (visited[id]) continue;
            visited[id] = true;
            const FlatNode& node = nodes_[id];
            if (node.kind == FlatNode::Kind::Variable) {
                const Element& element = model_.elements[node.a];
                if (element.role == Role::Open) found[node.a] = true;
                if (element.role == Role::Algebraic) stack.push_back(element.definition);
            } else if (node.kind == FlatNode::Kind::Derivative) {
                stack.push_back(model_.elements[node.a].derivative);
            } else {
                nodes_.children(id, [&](Id child) { stack.push_back(child); });
            }
        }
        return found;
    }

    /// Gives every residual an unknown of its own and names what is left over.
    void assign(const std::vector<std::uint32_t>& open) {
        const std::size_t rows = model_.residuals.size();
        if (rows == 0 || open.empty() || rows * nodes_.size() > 200'000'000)
            return nameLeftOvers(open, nullptr);
        Assignment assignment(rows, open.size());
        for (std::size_t r = 0; r < rows; ++r) {
            const std::vector<bool> found = openIn(model_.residuals[r]);
            for (std::uint32_t k = 0; k < open.size(); ++k)
                if (found[open[k]]) assignment.allow(r, k);
        }
        for (std::size_t r = 0; r < rows; ++r) assignment.augment(r);
        nameLeftOvers(open, &assignment);
    }

    void nameLeftOvers(const std::vector<std::uint32_t>& open, const Assignment* assignment) {
        for (std::size_t r = 0; r < model_.residuals.size(); ++r) {
            const FlatEquation& residual = model_.residuals[r];
            if (assignment ? assignment->columnOf(r) >= 0
                           : model_.residuals.size() <= open.size() && !open.empty())
                continue;
            Element* left = variable(residual.left);
            if (left && left->definedAt.end > 0)
                problems_.error(
                    residual.span,
                    filled(sentence("Model text", "{} has two equations; the first is in line {}."),
                           left->name, lineOf(left->definedAt)));
            else
                problems_.error(
                    residual.span,
                    filled(
                        sentence("Model text", "This equation is one too many: {} in implicit form for {}."),
                        model_.residuals.size() == 1
                            ? translate("Model text", "1 equation")
                            : filled(sentence("Model text", "{} equations"), model_.residuals.size()),
                        open.size() == 1 ? translate("Model text", "1 unknown")
                                         : filled(sentence("Model text", "{} unknowns"), open.size())));
        }
        for (std::size_t k = 0; k < open.size(); ++k) {
            if (assignment ? assignment->rowOf(k) >= 0 : model_.residuals.size() >= open.size()) continue;
            nameOpen(model_, open[k], problems_);
        }
    }

    FlatModel& model_;
    const Flat& nodes_;
    Problems& problems_;
    std::vector<int> lefts_;
};

} // namespace

void matchEquations(FlatModel& model, Problems& problems, bool whole) { Matcher(model, problems).run(whole); }

} // namespace rigor::modelica
