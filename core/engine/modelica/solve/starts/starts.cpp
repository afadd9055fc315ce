#include "core/engine/modelica/solve/starts/starts.h"

#include "core/engine/modelica/solve/equation_graph.h"
#include "core/engine/modelica/solve/minors.h"
#include "core/engine/modelica/solve/starts/fixed_starts.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace rigor::modelica {

namespace {

class StartSolver {
  public:
    /// ties: the first of the initial equations, see FixedStarts.
    StartSolver(FlatModel& model, Problems& problems, std::size_t ties)
        : model_(model), nodes_(model.nodes), problems_(problems), equations_(model.initialEquations),
          ties_(ties), found_(equations_.size()), rowOf_(model.elements.size(), kNone) {}

    void run() {
        find();
        equations_.erase(equations_.begin(), equations_.begin() + static_cast<std::ptrdiff_t>(ties_));
        if (!solved_) return;
        std::erase_if(equations_,
                      [this](const FlatEquation& e) { return loneStart(e.left) || loneStart(e.right); });
    }

    /// Ties that had no start left to give.
    const std::vector<FlatEquation>& surplusTies() const { return surplusTies_; }

  private:
    void find() {
        for (std::size_t e = 0; e < equations_.size(); ++e) collect(e);
        if (problems_.hasErrors()) return;
        match();
        if (problems_.hasErrors()) return;
        nodes_.setQuiet(true);
        for (std::uint32_t element : given_)
            if (isTie(rowOf_[element]) && model_.elements[element].start != kNone)
                model_.replaced.emplace_back(element, model_.elements[element].start);
        for (const auto& block : components(needs())) solve(block);
        nodes_.setQuiet(false);
        for (std::uint32_t element : given_)
            if (isTie(rowOf_[element])) model_.elements[element].fixed = true;
        solved_ = true;
    }

    const Element* startedAt(Id id) const {
        const FlatNode& node = nodes_[id];
        if (node.kind != FlatNode::Kind::Variable) return nullptr;
        const Element& element = model_.elements[node.a];
        const bool started =
            element.role == Role::State || element.role == Role::Discrete || element.role == Role::Unknown;
        return started ? &element : nullptr;
    }
    bool loneStart(Id side) const { return startedAt(side) != nullptr; }
    bool isReal(std::uint32_t element) const { return model_.declaration(element).type == Type::Real; }
    const std::string& nameOf(std::uint32_t element) const { return model_.elements[element].name; }
    int lineOf(std::size_t equation) const {
        return problems_.source().line(equations_[equation].span.begin);
    }

    /// Visits what the roots read at the start. `leaf`: elements behind whose start nothing is looked for.
    template <class Leaf, class Visit> void visit(std::vector<Id> stack, Leaf leaf, Visit met) const {
        std::unordered_set<Id> seen;
        while (!stack.empty()) {
            const Id id = stack.back();
            stack.pop_back();
            if (!seen.insert(id).second) continue;
            met(id);
            const bool ends = loneStart(id) && leaf(nodes_[id].a);
            const Id behind = ends ? kNone : model_.behindAtStart(id);
            if (behind != kNone) stack.push_back(behind);
            nodes_.children(id, [&](Id child) { stack.push_back(child); });
        }
    }

    /// The start values that the equation could give.
    void collect(std::size_t e) {
        std::vector<std::uint32_t>& out = found_[e];
        const auto mayGive = [&](std::uint32_t element) {
            const Element& its = model_.elements[element];
            if (isTie(e) && its.role != Role::State) return false;
            return !its.fixed && its.role != Role::Unknown && isReal(element);
        };
        visit({equations_[e].left, equations_[e].right}, mayGive, [&](Id id) {
            const FlatNode& node = nodes_[id];
            if (node.kind == FlatNode::Kind::Derivative && model_.elements[node.a].derivative == kNone)
                problems_.error(node.span,
                                filled(sentence("Model text", "{} has no derivative: no equation moves it."),
                                       nameOf(node.a)));
            if (loneStart(id) && mayGive(node.a)) out.push_back(node.a);
        });
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
    }

    /// x = ... gives x; what is left over gets a start that nothing else gives: of a state before that of a
    /// discrete, of one without `start` before one that has it.
    void match() {
        std::vector<std::uint32_t> columns;
        for (std::uint32_t i = 0; i < model_.elements.size(); ++i) columns.push_back(i);
        Assignment assignment(equations_.size(), columns.size());
        const auto round = [&](auto allow) {
            for (std::size_t e = 0; e < equations_.size(); ++e) allow(e);
            for (std::size_t e = 0; e < equations_.size(); ++e)
                if (assignment.columnOf(e) < 0) assignment.augment(e);
        };
        const auto lone = [&](std::size_t e, Id side, Id other) {
            if (isTie(e) || !loneStart(side) || model_.elements[nodes_[side].a].fixed) return;
            const bool wholeToReal = loneStart(other) && isReal(nodes_[other].a) && !isReal(nodes_[side].a);
            if (!wholeToReal) assignment.allow(e, nodes_[side].a);
        };
        round([&](std::size_t e) { lone(e, equations_[e].left, equations_[e].right); });
        round([&](std::size_t e) { lone(e, equations_[e].right, equations_[e].left); });
        for (const Role role : {Role::State, Role::Discrete})
            for (const bool started : {false, true})
                round([&](std::size_t e) {
                    for (std::uint32_t k : found_[e])
                        if (model_.elements[k].role == role && (model_.elements[k].start != kNone) == started)
                            assignment.allow(e, k);
                });
        for (std::size_t e = 0; e < equations_.size(); ++e)
            if (assignment.columnOf(e) >= 0)
                rowOf_[given_.emplace_back(static_cast<std::uint32_t>(assignment.columnOf(e)))] =
                    static_cast<std::uint32_t>(e);
        for (std::size_t e = 0; e < equations_.size(); ++e)
            if (assignment.columnOf(e) < 0 && isTie(e))
                surplusTies_.push_back(equations_[e]);
            else if (assignment.columnOf(e) < 0)
                nameSurplus(e);
    }

    void nameSurplus(std::size_t e) const {
        const Span span = equations_[e].span;
        for (const Id side : {equations_[e].left, equations_[e].right}) {
            if (!loneStart(side)) continue;
            const std::uint32_t element = nodes_[side].a;
            if (model_.elements[element].fixed) {
                problems_.error(
                    span, filled(sentence("Model text",
                                          "The start of {} is fixed, in its declaration or by a when that "
                                          "acts at the start; an initial equation cannot give it as well."),
                                 nameOf(element)));
                return;
            }
            if (rowOf_[element] == kNone) continue;
            problems_.error(
                span, filled(sentence("Model text", "{} has two initial equations; the first is in line {}."),
                             nameOf(element), lineOf(rowOf_[element])));
            return;
        }
        if (found_[e].empty()) {
            problems_.error(span,
                            translate("Model text", "Nothing in this initial equation is left for it to "
                                                    "give: it holds no start value of a state or "
                                                    "discrete variable that is not fixed."));
            return;
        }
        std::string names, lines;
        for (std::uint32_t k : found_[e]) {
            names += (names.empty() ? "" : ", ") + nameOf(k);
            if (rowOf_[k] != kNone) lines += (lines.empty() ? "" : ", ") + std::to_string(lineOf(rowOf_[k]));
        }
        problems_.error(span,
                        filled(sentence("Model text", "This initial equation is one too many: the start "
                                                      "of {} is already given by line {}."),
                               names, lines));
    }

    bool isTie(std::size_t equation) const { return equation < ties_; }
    bool isGiven(std::uint32_t element) const { return rowOf_[element] != kNone; }
    const FlatEquation& equationOf(std::uint32_t element) const { return equations_[rowOf_[element]]; }
    /// The other side of x = ..., or kNone.
    Id formulaOf(std::uint32_t element) const {
        const FlatEquation& e = equationOf(element);
        const auto is = [&](Id side) { return loneStart(side) && nodes_[side].a == element; };
        return is(e.left) ? e.right : is(e.right) ? e.left : kNone;
    }
    /// What has to be known before the start of `element`, itself if its equation is no formula for it.
    std::vector<std::vector<std::uint32_t>> needs() const {
        std::unordered_map<std::uint32_t, std::uint32_t> indexOf;
        for (std::uint32_t k = 0; k < given_.size(); ++k) indexOf.emplace(given_[k], k);
        std::vector<std::vector<std::uint32_t>> out(given_.size());
        for (std::uint32_t k = 0; k < given_.size(); ++k) {
            const Id formula = formulaOf(given_[k]);
            const FlatEquation& e = equationOf(given_[k]);
            const std::vector<Id> roots =
                formula != kNone ? std::vector{formula} : std::vector{e.left, e.right};
            visit(
                roots, [this](std::uint32_t i) { return isGiven(i); },
                [&](Id id) {
                    if (loneStart(id) && isGiven(nodes_[id].a)) out[k].push_back(indexOf.at(nodes_[id].a));
                });
        }
        return out;
    }

    void solve(const std::vector<std::uint32_t>& block) {
        std::vector<std::uint32_t> unknowns;
        for (std::uint32_t k : block) unknowns.push_back(given_[k]);
        if (unknowns.size() == 1) {
            const Id formula = formulaOf(unknowns[0]);
            if (formula != kNone && !reads(formula, unknowns[0])) {
                model_.elements[unknowns[0]].start = formula;
                return;
            }
        }
        for (std::uint32_t element : unknowns)
            if (!isSolvable(element)) return;
        together(unknowns);
    }

    bool reads(Id formula, std::uint32_t element) const {
        bool found = false;
        visit(
            {formula}, [&](std::uint32_t i) { return i == element; },
            [&](Id id) { found = found || (loneStart(id) && nodes_[id].a == element); });
        return found;
    }

    /// What is not known by a formula, or needs itself, is in no equation to be solved.
    bool isSolvable(std::uint32_t element) {
        const FlatEquation& e = equationOf(element);
        const bool tie = isTie(rowOf_[element]);
        if (!isReal(element) || model_.elements[element].role == Role::Unknown) {
            problems_.error(e.span, filled(sentence("Model text", "The start of {} depends on itself here; "
                                                                  "write {} = ... with what is known."),
                                           nameOf(element), nameOf(element)));
            return false;
        }
        std::uint32_t implicit = kNone;
        visit(
            {e.left, e.right}, [this](std::uint32_t i) { return isGiven(i); },
            [&](Id id) {
                if (loneStart(id) && model_.elements[nodes_[id].a].role == Role::Unknown)
                    implicit = nodes_[id].a;
            });
        if (tie && (implicit != kNone || hasCycle(e))) {
            FixedStarts::refuse(model_, problems_, e, element);
            return false;
        }
        if (implicit != kNone)
            problems_.error(
                e.span, filled(sentence("Model text", "This initial equation needs {}, which 0 = ... gives "
                                                      "while the model runs; the start of {} must be "
                                                      "written as {} = ..."),
                               nameOf(implicit), nameOf(element), nameOf(element)));
        if (implicit == kNone && hasCycle(e)) {
            problems_.error(e.span, translate("Model text", "What this initial equation needs depends on "
                                                            "itself at the start."));
            return false;
        }
        return implicit == kNone;
    }

    /// Whether what the equation reads at the start needs itself; given starts are where it ends.
    bool hasCycle(const FlatEquation& equation) const {
        std::unordered_map<Id, bool> done; // false = under way
        std::vector<Id> stack{equation.left, equation.right};
        while (!stack.empty()) {
            const Id id = stack.back();
            const auto [where, isNew] = done.emplace(id, false);
            if (!isNew) {
                where->second = true;
                stack.pop_back();
                continue;
            }
            bool cycle = false;
            const auto push = [&](Id child) {
                const auto known = done.find(child);
                if (known == done.end()) stack.push_back(child);
                cycle = cycle || (known != done.end() && !known->second);
            };
            const bool ends = loneStart(id) && isGiven(nodes_[id].a);
            const Id behind = ends ? kNone : model_.behindAtStart(id);
            if (behind != kNone) push(behind);
            nodes_.children(id, push);
            if (cycle) return true;
        }
        return false;
    }

    void together(const std::vector<std::uint32_t>& unknowns) {
        Affine affine(model_, unknowns, {}, Affine::Of::Starts);
        if (unknowns.size() == 1) {
            Id slope = kNone;
            const Id formula = affine.solved(equationOf(unknowns[0]), slope);
            if (formula == kNone) return refuse(affine, unknowns, unknowns[0]);
            if (slope != kNone && isZero(slope)) return singular(unknowns);
            model_.elements[unknowns[0]].start = formula;
            return;
        }
        std::vector<AffineRow> rows;
        for (std::uint32_t element : unknowns) {
            const auto row = affine.row(equationOf(element));
            if (!row) return refuse(affine, unknowns, element);
            rows.push_back(*row);
        }
        // Bands stay bands, with few minors.
        const auto first = [](const AffineRow& row) {
            return std::ranges::find_if(row.slopes, [](Id id) { return id != kNone; }) - row.slopes.begin();
        };
        std::ranges::stable_sort(rows,
                                 [&](const AffineRow& a, const AffineRow& b) { return first(a) < first(b); });
        const Span span = equationOf(unknowns[0]).span;
        if (rows.size() > Minors::kMostRows) return refuseSize(span, unknowns);
        Minors minors(nodes_, std::move(rows), span);
        if (minors.fits() && isZero(minors.determinant())) return singular(unknowns);
        std::vector<Id> formulas;
        for (std::size_t k = 0; k < unknowns.size() && minors.fits(); ++k)
            formulas.push_back(minors.solution(k));
        if (!minors.fits()) return refuseSize(span, unknowns);
        for (std::size_t k = 0; k < unknowns.size(); ++k) model_.elements[unknowns[k]].start = formulas[k];
    }

    bool isZero(Id id) const { return id == kNone || (nodes_.isNumber(id) && nodes_[id].value == 0); }

    /// row: what its equation was to give.
    void refuse(const Affine& affine, const std::vector<std::uint32_t>& unknowns, std::uint32_t row) {
        const std::uint32_t culprit = unknowns[affine.culprit()];
        if (isTie(rowOf_[row])) return FixedStarts::refuse(model_, problems_, equationOf(row), culprit);
        const std::string& name = nameOf(culprit);
        problems_.error(
            nodes_[affine.obstacle()].span,
            filled(sentence("Model text", "This is not linear in the start of {}, which an initial "
                                          "equation has to give; write {} = ..."),
                   name, name));
    }

    void refuseSize(Span span, const std::vector<std::uint32_t>& unknowns) {
        problems_.error(
            span, filled(sentence("Model text", "This initial equation belongs to {} that must be solved "
                                                "together, for {} and others; that is too many. Write "
                                                "some of them as {} = ..."),
                         unknowns.size(), nameOf(unknowns[0]), nameOf(unknowns[0])));
    }

    /// A tie that says nothing new gives nothing, least of all what has a start: the others are solved alone.
    void singular(std::vector<std::uint32_t> unknowns) {
        std::size_t dropped = unknowns.size();
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            if (isTie(rowOf_[unknowns[k]]) &&
                (dropped == unknowns.size() || model_.elements[unknowns[k]].start != kNone))
                dropped = k;
        if (dropped == unknowns.size()) return nameSingular(unknowns);
        surplusTies_.push_back(equationOf(unknowns[dropped]));
        rowOf_[unknowns[dropped]] = kNone;
        unknowns.erase(unknowns.begin() + static_cast<std::ptrdiff_t>(dropped));
        if (!unknowns.empty()) together(unknowns);
    }

    void nameSingular(const std::vector<std::uint32_t>& unknowns) {
        std::vector<int> lines;
        std::string names, where;
        for (std::uint32_t element : unknowns) {
            names += (names.empty() ? "" : ", ") + nameOf(element);
            lines.push_back(lineOf(rowOf_[element]));
        }
        std::sort(lines.begin(), lines.end());
        for (int line : lines) where += (where.empty() ? "" : ", ") + std::to_string(line);
        problems_.error(
            equationOf(unknowns.back()).span,
            filled(sentence("Model text", "The initial equations in lines {} do not determine the "
                                          "start of {}."),
                   where, names));
    }

    FlatModel& model_;
    Flat& nodes_;
    Problems& problems_;
    std::vector<FlatEquation>& equations_;
    std::size_t ties_; ///< of them: starts that declarations fix
    std::vector<FlatEquation> surplusTies_;
    bool solved_ = false;                           ///< every equation has what it gives
    std::vector<std::vector<std::uint32_t>> found_; ///< per equation: the starts in it
    std::vector<std::uint32_t> rowOf_;              ///< per element: the equation that gives its start
    std::vector<std::uint32_t> given_;              ///< elements that have one
};

} // namespace

void solveStarts(FlatModel& model, Problems& problems) {
    FixedStarts fixed(model, problems);
    const std::size_t ties = fixed.addEquations();
    std::vector<FlatEquation> left;
    if (!model.initialEquations.empty()) {
        StartSolver solver(model, problems, ties);
        solver.run();
        left = solver.surplusTies();
    }
    if (problems.hasErrors()) return;
    fixed.check(left);
    fixed.nameLost();
}

} // namespace rigor::modelica
