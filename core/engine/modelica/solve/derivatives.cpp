#include "core/engine/modelica/solve/derivatives.h"

#include "core/engine/modelica/solve/equation_graph.h"
#include "core/engine/modelica/solve/minors.h"
#include "core/engine/modelica/solve/pivots.h"

#include <algorithm>
#include <optional>

namespace rigor::modelica {

namespace {

class DerivativeSolver {
  public:
    DerivativeSolver(FlatModel& model, Problems& problems)
        : model_(model), nodes_(model.nodes), problems_(problems) {}

    void run() {
        markStates();
        if (problems_.hasErrors()) return;
        EquationGraph graph(model_);
        if (!graph.complete()) return graph.nameLeftOvers(problems_);
        nodes_.setQuiet(true);
        for (const std::vector<Pair>& block : graph.blocks()) solve(block);
        nodes_.setQuiet(false);
    }

  private:
    void markStates() {
        for (Id id = 0; id < nodes_.size(); ++id) {
            if (nodes_[id].kind != FlatNode::Kind::Derivative) continue;
            Element& element = model_.elements[nodes_[id].a];
            if (element.role == Role::Discrete)
                problems_.error(
                    nodes_[id].span,
                    filled(sentence("Model text",
                                    "{} is set by a when; reinit({}, ...) gives a state a new value."),
                           element.name, element.name));
            element.role = Role::State;
        }
    }

    bool isDerivative(const Pair& pair) const { return model_.elements[pair.element].role == Role::State; }
    std::string nameOf(std::uint32_t element) const {
        const Element& e = model_.elements[element];
        return e.role == Role::State ? fmt::format("der({})", e.name) : e.name;
    }

    void give(const Pair& pair, Id formula) {
        Element& element = model_.elements[pair.element];
        element.definedAt = pair.equation.span;
        if (element.role == Role::State) {
            element.derivative = formula;
        } else {
            element.definition = formula;
            element.role = Role::Algebraic;
        }
    }
    void leave(const Pair& pair) {
        model_.elements[pair.element].role = Role::Unknown;
        model_.residuals.push_back(pair.equation);
    }

    void solve(const std::vector<Pair>& block) {
        const bool alone = block.size() == 1 && !block[0].needsItself;
        const bool written = std::all_of(block.begin(), block.end(), [](const Pair& p) { return p.lone; });
        const bool moves =
            std::any_of(block.begin(), block.end(), [&](const Pair& p) { return isDerivative(p); });
        // A cycle of v = ... alone is an error of the text, which the writer of the tapes names, but one that
        // components make together is none.
        if (written && (alone || (!moves && !model_.solvesAll()))) {
            for (const Pair& pair : block) give(pair, pair.formula);
            return;
        }
        std::vector<Pair> through, columns;
        for (const Pair& pair : block) (pair.lone && !isDerivative(pair) ? through : columns).push_back(pair);
        if (model_.solvesAll()) {
            breakCycles(through, columns);
        } else if (EquationGraph::haveCycle(model_, through)) {
            columns.insert(columns.end(), through.begin(), through.end());
            through.clear();
        }
        for (const Pair& pair : through) give(pair, pair.formula);
        if (together(columns, through)) return;
        // What is not linear in an algebraic variable is left to the solver of the run.
        std::vector<Pair> rates;
        for (const Pair& pair : columns) {
            if (isDerivative(pair))
                rates.push_back(pair);
            else
                leave(pair);
        }
        if (!rates.empty() && (rates.size() == columns.size() || !together(rates, through))) refuse();
    }

    /// Moves those of the first list to the second that close a cycle of formulas.
    void breakCycles(std::vector<Pair>& through, std::vector<Pair>& columns) const {
        constexpr std::size_t kMostTried = 200;
        if (!EquationGraph::haveCycle(model_, through)) return;
        std::vector<Pair> kept;
        for (const Pair& pair : through) {
            kept.push_back(pair);
            if (kept.size() <= kMostTried && !EquationGraph::haveCycle(model_, kept)) continue;
            kept.pop_back();
            columns.push_back(pair);
        }
        through = std::move(kept);
    }

    /// Solves the equations for their elements; false if they are not linear in them.
    bool together(const std::vector<Pair>& pairs, const std::vector<Pair>& through) {
        std::vector<std::uint32_t> unknowns, inside;
        for (const Pair& pair : pairs) unknowns.push_back(pair.element);
        for (const Pair& pair : through) inside.push_back(pair.element);
        Affine affine(model_, unknowns, inside);
        if (pairs.size() == 1) {
            Id slope = kNone;
            const Id formula = affine.solved(pairs[0].equation, slope);
            if (formula == kNone) return noted(affine, pairs);
            if (slope != kNone && !regular(pairs, slope, {slope})) return true;
            give(pairs[0], formula);
            return true;
        }
        std::vector<AffineRow> rows;
        std::vector<Id> entries;
        for (const Pair& pair : pairs) {
            const auto row = affine.row(pair.equation);
            if (!row) return noted(affine, pairs);
            rows.push_back(*row);
            entries.insert(entries.end(), row->slopes.begin(), row->slopes.end());
        }
        if (model_.solvesAll())
            solveByPivots(pairs, std::move(rows));
        else
            solveRows(pairs, std::move(rows), entries);
        return true;
    }

    void solveByPivots(const std::vector<Pair>& pairs, std::vector<AffineRow> rows) {
        const Span span = pairs[0].equation.span;
        Pivots pivots(nodes_, std::move(rows), span);
        std::vector<Id> unknowns;
        for (const Pair& pair : pairs)
            unknowns.push_back(isDerivative(pair) ? nodes_.derivative(pair.element, span)
                                                  : nodes_.variable(pair.element, span));
        if (!solveRest(pairs, pivots, unknowns)) return;
        for (const Pivots::Eliminated& next : pivots.eliminated(unknowns))
            give(pairs[next.column], next.formula);
    }

    /// What no pivot gives; false, with a sentence, if nothing else does.
    bool solveRest(const std::vector<Pair>& pairs, const Pivots& pivots, const std::vector<Id>& unknowns) {
        const std::vector<std::size_t>& columns = pivots.columns();
        const std::vector<AffineRow> rest = pivots.rest();
        if (rest.empty()) return true;
        std::vector<Id> entries, formulas;
        for (const AffineRow& row : rest) entries.insert(entries.end(), row.slopes.begin(), row.slopes.end());
        std::optional<Minors> minors = minorsOf(rest, pairs[0].equation.span);
        if (minors && !regular(pairs, minors->determinant(), entries)) return false;
        for (std::size_t k = 0; minors && k < columns.size(); ++k) formulas.push_back(minors->solution(k));
        if (minors && minors->fits()) {
            for (std::size_t k = 0; k < columns.size(); ++k) give(pairs[columns[k]], formulas[k]);
            return true;
        }
        const bool rates = std::any_of(columns.begin(), columns.end(),
                                       [&](std::size_t c) { return isDerivative(pairs[c]); });
        if (rates) {
            refuseSize(pairs);
            return false;
        }
        leaveRest(pairs, pivots, unknowns);
        return true;
    }

    /// What is too much for formulas and holds no derivative is left to the solver of the run.
    void leaveRest(const std::vector<Pair>& pairs, const Pivots& pivots, const std::vector<Id>& unknowns) {
        const std::vector<AffineRow> rest = pivots.rest();
        for (std::size_t k = 0; k < rest.size(); ++k) {
            const Span span = pairs[pivots.rows()[k]].equation.span;
            FlatTerms terms(nodes_, span);
            Id sum = kNone;
            for (std::size_t c = 0; c < rest.size(); ++c)
                sum = terms.add(sum, terms.mul(rest[k].slopes[c], unknowns[pivots.columns()[c]]));
            model_.residuals.push_back({terms.real(sum), terms.real(rest[k].rest), span});
            model_.elements[pairs[pivots.columns()[k]].element].role = Role::Unknown;
        }
    }

    /// Nothing if there are too many.
    std::optional<Minors> minorsOf(std::vector<AffineRow> rows, Span span) {
        if (rows.size() > Minors::kMostRows) return std::nullopt;
        // Bands stay bands, with few minors.
        const auto first = [](const AffineRow& row) {
            return std::find_if(row.slopes.begin(), row.slopes.end(), [](Id id) { return id != kNone; }) -
                   row.slopes.begin();
        };
        std::stable_sort(rows.begin(), rows.end(),
                         [&](const AffineRow& a, const AffineRow& b) { return first(a) < first(b); });
        Minors minors(nodes_, std::move(rows), span);
        if (!minors.fits()) return std::nullopt;
        return minors;
    }

    void solveRows(const std::vector<Pair>& pairs, std::vector<AffineRow> rows,
                   const std::vector<Id>& entries) {
        std::optional<Minors> minors = minorsOf(std::move(rows), pairs[0].equation.span);
        if (!minors) return refuseSize(pairs);
        if (!regular(pairs, minors->determinant(), entries)) return;
        std::vector<Id> formulas;
        for (std::size_t k = 0; k < pairs.size(); ++k) formulas.push_back(minors->solution(k));
        if (!minors->fits()) return refuseSize(pairs);
        for (std::size_t k = 0; k < pairs.size(); ++k) give(pairs[k], formulas[k]);
    }

    /// False, with a sentence, if the determinant is 0 as written. What is 0 whatever the values are is found
    /// when the tapes are written.
    bool regular(const std::vector<Pair>& pairs, Id determinant, const std::vector<Id>& entries) {
        FlatBlock block{{}, entries, {}};
        for (const Pair& pair : pairs) {
            block.elements.push_back(pair.element);
            block.equations.push_back(pair.equation.span);
        }
        const bool zero =
            determinant == kNone || (nodes_.isNumber(determinant) && nodes_[determinant].value == 0);
        if (zero)
            nameSingular(model_, block, problems_);
        else
            model_.blocks.push_back(std::move(block));
        return !zero;
    }

    void refuseSize(const std::vector<Pair>& pairs) {
        problems_.error(
            pairs[0].equation.span,
            filled(sentence("Model text",
                            "This equation belongs to {} that must be solved together, for {} and "
                            "others; that is too many. Write some of them as {} = ..."),
                   pairs.size(), nameOf(pairs[0].element), nameOf(pairs[0].element)));
    }

    bool noted(const Affine& affine, const std::vector<Pair>& pairs) {
        obstacle_ = nodes_[affine.obstacle()].span;
        culprit_ = nameOf(pairs[affine.culprit()].element);
        return false;
    }
    void refuse() {
        problems_.error(
            obstacle_, filled(sentence("Model text",
                                       "This is not linear in {}; an equation can be solved for a derivative "
                                       "where it is linear in it, as in m*der(v) = F."),
                              culprit_));
    }

    FlatModel& model_;
    Flat& nodes_;
    Problems& problems_;
    Span obstacle_;
    std::string culprit_;
};

} // namespace

bool needSolving(const FlatModel& model) {
    if (model.solvesAll()) return true;
    std::vector<bool> seen(model.nodes.size()), given(model.elements.size());
    std::vector<Id> stack;
    for (const FlatEquation& e : model.equations) {
        stack.push_back(e.right);
        if (model.nodes[e.left].kind != FlatNode::Kind::Derivative)
            stack.push_back(e.left);
        else
            given[model.nodes[e.left].a] = true;
    }
    for (Id id = 0; id < model.nodes.size(); ++id)
        if (model.nodes[id].kind == FlatNode::Kind::Derivative && !given[model.nodes[id].a]) return true;
    while (!stack.empty()) {
        const Id id = stack.back();
        stack.pop_back();
        if (seen[id]) continue;
        seen[id] = true;
        if (model.nodes[id].kind == FlatNode::Kind::Derivative) return true;
        model.nodes.children(id, [&](Id child) { stack.push_back(child); });
    }
    return false;
}

void solveDerivatives(FlatModel& model, Problems& problems) { DerivativeSolver(model, problems).run(); }

void nameOpen(const FlatModel& model, std::uint32_t element, Problems& problems) {
    const Declaration& declaration = model.declaration(element);
    const std::string& name = model.elements[element].name;
    if (declaration.type != Type::Real || declaration.variability == Variability::Discrete) {
        problems.error(declaration.span,
                       filled(sentence("Model text", "{} is {}, but no when sets it."), name,
                              declaration.type == Type::Integer ? translate("Model text", "an Integer")
                              : declaration.type == Type::Boolean
                                  ? translate("Model text", "a Boolean without equation")
                                  : translate("Model text", "discrete")));
        return;
    }
    const bool part = name.find('.') != std::string::npos;
    problems.error(
        declaration.span,
        part ? filled(sentence("Model text", "{} has no equation; connect it, or give it a value where "
                                             "its component is declared."),
                      name)
        : declaration.causality == Causality::Output
            ? filled(sentence("Model text", "{} has no equation."), name)
            : filled(sentence("Model text", "{} has no equation; if its value is given, write "
                                            "parameter Real {} = ..."),
                     name, declaration.name));
}

void nameSingular(const FlatModel& model, const FlatBlock& block, Problems& problems) {
    const auto nameOf = [&](std::uint32_t element) {
        const Element& e = model.elements[element];
        return e.role == Role::State ? fmt::format("der({})", e.name) : e.name;
    };
    if (block.elements.size() == 1) {
        const std::string name = nameOf(block.elements[0]);
        problems.error(
            block.equations[0],
            model.reduced
                ? filled(sentence("Model text",
                                  "This equation, or its derivative, has to give {}, which drops "
                                  "out of it."),
                         name)
                : filled(sentence("Model text", "{} drops out of this equation, which has to give it."),
                         name));
        return;
    }
    std::vector<Span> spans = block.equations;
    std::sort(spans.begin(), spans.end(), [](Span a, Span b) { return a.begin < b.begin; });
    std::string names, lines;
    for (std::uint32_t element : block.elements) names += (names.empty() ? "" : ", ") + nameOf(element);
    for (Span span : spans)
        lines += (lines.empty() ? "" : ", ") + std::to_string(problems.source().line(span.begin));
    problems.error(spans.back(),
                   filled(sentence("Model text", "The equations in lines {} do not determine {}: "
                                                 "one follows from the others, or contradicts "
                                                 "them."),
                          lines, names));
}

} // namespace rigor::modelica
