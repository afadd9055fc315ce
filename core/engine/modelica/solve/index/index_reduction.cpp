#include "core/engine/modelica/solve/index/index_reduction.h"

#include "core/engine/modelica/solve/affine.h"
#include "core/engine/modelica/solve/equation_graph.h"
#include "core/engine/modelica/solve/index/differentiated.h"
#include "core/engine/modelica/solve/index/dummy_choice.h"
#include "core/engine/modelica/solve/index/preference.h"

#include <algorithm>

namespace rigor::modelica {

namespace {

bool isOpen(const FlatModel& model, Id id) {
    return model.nodes[id].kind == FlatNode::Kind::Variable &&
           model.elements[model.nodes[id].a].role == Role::Open;
}

/// Whether every equation is of the form der(x) = ... or v = ... with an x or v of its own.
bool standSolved(const FlatModel& model) {
    std::vector<bool> rates(model.elements.size()), values(model.elements.size());
    std::vector<bool> moves(model.elements.size());
    for (Id id = 0; id < model.nodes.size(); ++id)
        if (model.nodes[id].kind == FlatNode::Kind::Derivative) moves[model.nodes[id].a] = true;
    for (const FlatEquation& equation : model.equations) {
        const FlatNode& left = model.nodes[equation.left];
        const bool rate = left.kind == FlatNode::Kind::Derivative;
        if (!rate && (!isOpen(model, equation.left) || moves[left.a])) return false;
        std::vector<bool>& given = rate ? rates : values;
        if (given[left.a]) return false;
        given[left.a] = true;
    }
    return true;
}

/// Marks states as long as it lives.
class MarkedStates {
  public:
    explicit MarkedStates(FlatModel& model) : model_(model) {
        for (Id id = 0; id < model.nodes.size(); ++id) {
            if (model.nodes[id].kind != FlatNode::Kind::Derivative) continue;
            Element& element = model.elements[model.nodes[id].a];
            strange_ = strange_ || (element.role != Role::Open && element.role != Role::State);
            if (element.role != Role::Open) continue;
            element.role = Role::State;
            marked_.push_back(model.nodes[id].a);
        }
    }
    ~MarkedStates() {
        for (const std::uint32_t element : marked_) model_.elements[element].role = Role::Open;
    }
    MarkedStates(const MarkedStates&) = delete;
    MarkedStates& operator=(const MarkedStates&) = delete;

    /// Whether a derivative stands in the text of what cannot have one.
    bool strange() const { return strange_; }
    /// Whether there are as many equations as unknowns, and whether each can have one.
    bool balanced() const {
        const auto unknowns =
            std::count_if(model_.elements.begin(), model_.elements.end(),
                          [](const Element& e) { return e.role == Role::State || e.role == Role::Open; });
        return static_cast<std::size_t>(unknowns) == model_.equations.size();
    }
    bool complete() const { return EquationGraph(model_).complete(); }

  private:
    FlatModel& model_;
    std::vector<std::uint32_t> marked_;
    bool strange_ = false;
};

class Reduction {
  public:
    explicit Reduction(FlatModel& model) : model_(model), nodes_(model.nodes), system_(model) {}

    bool run() {
        if (!system_.run() || !choose()) return false;
        noteGivenUp();
        carryStarts();
        rebuild();
        model_.reduced = true;
        const MarkedStates marked(model_);
        return marked.complete();
    }

  private:
    bool isDummy(std::uint32_t rate) const { return dummies_[rate]; }
    bool isState(std::uint32_t element) const {
        return system_.rateOf(element) != kNone && !isDummy(system_.rateOf(element));
    }

    /// Which derivatives become variables like any other: of the equations differentiated most, then of those
    /// they are the derivatives of.
    bool choose() {
        dummies_.assign(model_.elements.size(), false);
        const StatePreference preference(model_, system_);
        std::vector<std::uint32_t> rows, columns;
        for (std::uint32_t e = 0; e < system_.equations().size(); ++e)
            if (system_.derivativeOf(e) == kNone && system_.antiderivativeOf(e) != kNone) rows.push_back(e);
        for (std::uint32_t i = 0; i < model_.elements.size(); ++i)
            if (system_.rateOf(i) == kNone && system_.integralOf(i) != kNone) columns.push_back(i);
        while (!rows.empty()) {
            // States that are wanted least give their derivatives up first.
            std::sort(columns.begin(), columns.end(), [&](std::uint32_t a, std::uint32_t b) {
                return preference.of(system_.integralOf(a)) < preference.of(system_.integralOf(b));
            });
            std::vector<FlatEquation> equations;
            std::vector<std::vector<std::uint32_t>> found;
            for (const std::uint32_t e : rows) {
                equations.push_back(system_.equations()[e]);
                found.push_back(system_.found(e));
            }
            const auto chosen = independentColumns(model_, equations, found, columns);
            if (chosen.size() < rows.size()) return false;
            for (const std::uint32_t rate : chosen) dummies_[rate] = true;
            rows = before(rows, [&](std::uint32_t e) { return system_.antiderivativeOf(e); });
            columns = before(chosen, [&](std::uint32_t i) { return system_.integralOf(i); });
        }
        // A state that der(...) made has no start: only what is singular leaves one over.
        for (std::uint32_t i = system_.firstMade(); i < model_.elements.size(); ++i)
            if (isState(i)) return false;
        return true;
    }

    void noteGivenUp() {
        for (std::uint32_t i = 0; i < system_.firstMade(); ++i)
            if (system_.rateOf(i) != kNone && isDummy(system_.rateOf(i))) model_.givenUp.push_back(i);
    }

    /// What the members are derivatives of, as far as that is itself a derivative.
    template <class Of>
    static std::vector<std::uint32_t> before(const std::vector<std::uint32_t>& members, Of of) {
        std::vector<std::uint32_t> out;
        for (const std::uint32_t member : members)
            if (of(of(member)) != kNone) out.push_back(of(member));
        return out;
    }

    /// A state gets the fixed start of the one variable it is tied to, without a start of its own also
    /// another one, if the tie is linear in it.
    void carryStarts() {
        for (const bool fixed : {true, false})
            for (std::uint32_t e = 0; e < system_.equations().size(); ++e) {
                const auto& found = system_.found(e);
                if (system_.derivativeOf(e) == kNone || system_.antiderivativeOf(e) != kNone ||
                    found.size() != 2)
                    continue;
                carry(e, found[0], found[1], fixed);
                carry(e, found[1], found[0], fixed);
            }
    }

    void carry(std::uint32_t equation, std::uint32_t kept, std::uint32_t dropped, bool fixed) {
        const Element &to = model_.elements[kept], &from = model_.elements[dropped];
        if (!isState(kept) || isState(dropped) || to.fixed || from.fixed != fixed) return;
        if (!fixed && (to.start != kNone || from.start == kNone)) return;
        Id slope = kNone;
        Affine affine(model_, {kept}, {});
        const Id formula = affine.solved(system_.equations()[equation], slope);
        if (formula == kNone) return;
        const Id start = withStart(formula, dropped);
        if (to.start != kNone) model_.replaced.emplace_back(kept, to.start);
        model_.elements[kept].start = start;
        model_.elements[kept].fixed = fixed;
        model_.elements[dropped].fixed = false;
    }

    /// The formula with the start value of an element in its place.
    Id withStart(Id root, std::uint32_t element) {
        std::unordered_map<Id, Id> copies;
        std::vector<Id> stack{root};
        while (!stack.empty()) {
            const Id id = stack.back();
            const std::size_t size = stack.size();
            if (!copies.contains(id))
                nodes_.children(id, [&](Id child) {
                    if (!copies.contains(child)) stack.push_back(child);
                });
            if (stack.size() > size) continue;
            copies.emplace(id, copied(id, element, copies));
            stack.pop_back();
        }
        return copies.at(root);
    }

    Id copied(Id id, std::uint32_t element, const std::unordered_map<Id, Id>& copies) {
        const FlatNode node = nodes_[id];
        if (node.kind == FlatNode::Kind::Variable && node.a == element) {
            const Id start = model_.elements[element].start;
            return start != kNone ? start : nodes_.number(0, node.span);
        }
        if (node.kind != FlatNode::Kind::Operation) return id;
        const int arity = opInfo(node.op).arity;
        if (arity <= 3)
            return nodes_.apply(node.op, node.span, copies.at(node.a), arity > 1 ? copies.at(node.b) : 0,
                                arity > 2 ? copies.at(node.c) : 0);
        std::vector<Id> list;
        for (std::uint32_t i = 0; i < node.count; ++i) list.push_back(copies.at(nodes_.list(node)[i]));
        return nodes_.apply(node.op, node.span, copies.at(node.a), list, static_cast<int>(node.c));
    }

    /// Elements that are der of a state are its derivative again; the others stay what they were made.
    void rebuild() {
        model_.equations = system_.equations();
        for (Id id = 0; id < nodes_.size(); ++id) {
            FlatNode node = nodes_[id];
            if (node.kind != FlatNode::Kind::Variable || isKept(node.a)) continue;
            node.kind = FlatNode::Kind::Derivative;
            node.a = system_.integralOf(node.a);
            nodes_.replace(id, node);
        }
        dropMade();
    }

    bool isKept(std::uint32_t element) const { return element < system_.firstMade() || isDummy(element); }

    void dropMade() {
        std::vector<std::uint32_t> indexOf(model_.elements.size());
        std::uint32_t next = system_.firstMade();
        const std::uint32_t firstSymbol = model_.elements[next].symbol;
        for (std::uint32_t i = next; i < indexOf.size(); ++i) {
            if (!isKept(i)) continue;
            indexOf[i] = next;
            const std::uint32_t symbol = firstSymbol + next - system_.firstMade();
            model_.symbols[symbol] = model_.symbols[model_.elements[i].symbol];
            model_.symbols[symbol].first = next;
            model_.elements[next] = model_.elements[i];
            model_.elements[next++].symbol = symbol;
        }
        model_.elements.resize(next);
        model_.symbols.resize(firstSymbol + next - system_.firstMade());
        for (Id id = 0; id < nodes_.size(); ++id) {
            FlatNode node = nodes_[id];
            const bool names =
                node.kind == FlatNode::Kind::Variable || node.kind == FlatNode::Kind::Derivative;
            if (!names || node.a < system_.firstMade()) continue;
            node.a = indexOf[node.a];
            nodes_.replace(id, node);
        }
    }

    FlatModel& model_;
    Flat& nodes_;
    Differentiated system_;
    std::vector<bool> dummies_; ///< per element: a derivative that is one in name only
};

} // namespace

void reduceIndex(FlatModel& model, Problems& problems) {
    if (problems.hasErrors() || standSolved(model)) return;
    {
        const MarkedStates marked(model);
        if (marked.strange() || !marked.balanced() || marked.complete()) return;
    }
    FlatModel reduced = model;
    reduced.nodes.setQuiet(true);
    try {
        if (!Reduction(reduced).run()) return;
    } catch (const Rejected& rejected) {
        problems.error(rejected);
        return;
    }
    reduced.nodes.setQuiet(false);
    model = std::move(reduced);
}

} // namespace rigor::modelica
