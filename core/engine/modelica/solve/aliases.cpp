#include "core/engine/modelica/solve/aliases.h"

#include "core/engine/modelica/solve/signed_sets.h"
#include "core/engine/modelica/solve/starts/start_numbers.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <unordered_map>

namespace rigor::modelica {

namespace {

/// A variable or a derivative, or its negative.
struct Leaf {
    bool rate = false, minus = false;
    std::uint32_t element = 0;
};

class AliasElimination {
  public:
    AliasElimination(FlatModel& model, Problems& problems)
        : model_(model), nodes_(model.nodes), problems_(problems), sets_(model.elements.size()),
          moves_(model.elements.size()), limited_(model.elements.size()), equation_(model.elements.size()),
          dropped_(model.equations.size()) {}

    void run() {
        for (Id id = 0; id < nodes_.size(); ++id)
            if (nodes_[id].kind == FlatNode::Kind::Derivative) moves_[nodes_[id].a] = true;
        for (const FlatFloor& floor : model_.floors) limited_[floor.element] = true;
        while (pass()) {
        }
        eliminate();
        std::size_t e = 0;
        std::erase_if(model_.equations, [&](const FlatEquation&) { return dropped_[e++]; });
    }

  private:
    /// Joins what the equations say is the same; true if that may say more of others.
    bool pass() {
        bool changed = false;
        std::unordered_map<std::uint32_t, Leaf> rateOf; ///< per set: the variable that is its derivative
        for (std::size_t e = 0; e < model_.equations.size(); ++e) {
            if (dropped_[e]) continue;
            const auto pair = pairIn(model_.equations[e]);
            if (!pair) continue;
            auto [a, b] = *pair;
            if (a.rate && b.rate) continue;
            if (!a.rate && !b.rate) {
                changed = joined(a, b, e) || changed;
                continue;
            }
            if (a.rate) std::swap(a, b);
            if (model_.elements[a.element].role != Role::Open) continue;
            // a = der(b), up to signs.
            const auto of = sets_.find(b.element);
            a.minus = a.minus != (b.minus != of.minus);
            const auto [first, isNew] = rateOf.emplace(of.root, a);
            if (!isNew) changed = joined(first->second, a, e) || changed;
        }
        return changed;
    }

    /// The two that the equation says are equal, with their signs.
    std::optional<std::pair<Leaf, Leaf>> pairIn(const FlatEquation& equation) const {
        std::vector<Leaf> found;
        if (!collect(equation.left, false, found) || !collect(equation.right, true, found) ||
            found.size() != 2)
            return std::nullopt;
        found[1].minus = !found[1].minus;
        return std::pair(found[0], found[1]);
    }

    /// The terms of a sum; false if it is another one than of at most two variables and derivatives.
    bool collect(Id id, bool minus, std::vector<Leaf>& found, int depth = 0) const {
        constexpr int kDeepest = 20;
        if (depth > kDeepest) return false;
        const FlatNode& node = nodes_[id];
        switch (node.kind) {
        case FlatNode::Kind::Number:
            return node.value == 0;
        case FlatNode::Kind::Variable:
        case FlatNode::Kind::Derivative:
            found.push_back({node.kind == FlatNode::Kind::Derivative, minus, node.a});
            return found.size() <= 2;
        case FlatNode::Kind::Time:
            return false;
        case FlatNode::Kind::Operation:
            break;
        }
        if (node.op == Op::Neg) return collect(node.a, !minus, found, depth + 1);
        if (node.op != Op::Add && node.op != Op::Sub) return false;
        return collect(node.a, minus, found, depth + 1) &&
               collect(node.b, minus != (node.op == Op::Sub), found, depth + 1);
    }

    bool isInput(std::uint32_t element) const { return model_.elements[element].role == Role::Input; }
    bool isReal(std::uint32_t element) const {
        const Declaration& declaration = model_.declaration(element);
        return declaration.type == Type::Real && declaration.variability != Variability::Discrete;
    }

    bool joined(const Leaf& a, const Leaf& b, std::size_t equation) {
        bool input = false, moves = false;
        const std::uint32_t roots[] = {sets_.find(a.element).root, sets_.find(b.element).root};
        if (roots[0] == roots[1]) return false;
        for (const std::uint32_t element : {a.element, b.element})
            if (!isReal(element) || (model_.elements[element].role != Role::Open && !isInput(element)))
                return false;
        for (const std::uint32_t root : roots) {
            // An input is given: it has no second value, and no derivative.
            bool given = false;
            for (const std::uint32_t member : sets_.members(root)) {
                moves = moves || moves_[member];
                given = given || isInput(member);
            }
            if (given && input) return false;
            input = input || given;
        }
        if (input && moves) return false;
        const Span span = model_.equations[equation].span;
        for (const std::uint32_t element : {a.element, b.element})
            if (equation_[element].end == 0) equation_[element] = span;
        sets_.join(a.element, b.element, a.minus != b.minus);
        dropped_[equation] = true;
        return true;
    }

    static auto dotsIn(const std::string& name) { return std::count(name.begin(), name.end(), '.'); }

    std::uint32_t representative(const std::vector<std::uint32_t>& members) const {
        const auto rank = [&](std::uint32_t i) {
            const Element& element = model_.elements[i];
            const bool output = model_.declaration(i).causality == Causality::Output;
            return std::tuple(!isInput(i), !limited_[i], !moves_[i], dotsIn(element.name), !output,
                              element.symbol, i);
        };
        return *std::min_element(members.begin(), members.end(),
                                 [&](std::uint32_t a, std::uint32_t b) { return rank(a) < rank(b); });
    }

    void eliminate() {
        const std::size_t count = nodes_.size();
        for (std::uint32_t i = 0; i < model_.elements.size(); ++i) {
            const std::vector<std::uint32_t>& members = sets_.members(i);
            if (members.size() < 2) continue;
            const std::uint32_t kept = representative(members);
            for (const std::uint32_t member : members)
                if (member != kept)
                    aliasOf_[member] = {kept, sets_.find(member).minus != sets_.find(kept).minus};
            kept_.push_back(kept);
        }
        for (Id id = 0; id < count; ++id) replace(id);
        for (const std::uint32_t kept : kept_) inherit(kept);
        for (const auto& [element, alias] : aliasOf_) define(element, alias);
        retarget();
    }

    struct Alias {
        std::uint32_t kept = 0;
        bool minus = false;
    };

    void replace(Id id) {
        FlatNode node = nodes_[id];
        if (node.kind != FlatNode::Kind::Variable && node.kind != FlatNode::Kind::Derivative) return;
        const auto alias = aliasOf_.find(node.a);
        if (alias == aliasOf_.end()) return;
        node.a = alias->second.kept;
        if (alias->second.minus) {
            nodes_.setQuiet(node.quiet);
            const Id inner = node.kind == FlatNode::Kind::Variable ? nodes_.variable(node.a, node.span)
                                                                   : nodes_.derivative(node.a, node.span);
            nodes_.setQuiet(false);
            node.kind = FlatNode::Kind::Operation;
            node.op = Op::Neg;
            node.a = inner;
        }
        nodes_.replace(id, node);
    }

    Id withSign(Id id, bool minus, Span span) { return minus ? nodes_.apply(Op::Neg, span, id) : id; }

    void define(std::uint32_t index, Alias alias) {
        Element& element = model_.elements[index];
        const Span span = equation_[index];
        element.role = Role::Algebraic;
        element.fixed = false;
        element.definedAt = span;
        element.definition = withSign(nodes_.variable(alias.kept, span), alias.minus, span);
        model_.aliases.push_back(index);
    }

    /// The start of the set: a fixed one, then what the model itself says before what classes of components
    /// say, then of what is kept, then of the outermost name.
    void inherit(std::uint32_t kept) {
        if (isInput(kept)) return;
        Element& to = model_.elements[kept];
        if (to.start != kNone && holds(to.start, kept)) to.start = kNone;
        using Rank = std::tuple<bool, bool, bool, std::ptrdiff_t, std::uint32_t, std::uint32_t>;
        std::optional<Rank> best;
        for (const std::uint32_t member : sets_.members(sets_.find(kept).root)) {
            const Element& from = model_.elements[member];
            if (to.nominal == kNone) to.nominal = from.nominal;
            if (from.start == kNone ? !from.fixed : holds(from.start, kept)) continue;
            const Rank rank(!from.fixed, !hasOwnStart(model_, member), member != kept, dotsIn(from.name),
                            from.symbol, member);
            if (!best || rank < *best) best = rank;
        }
        if (!best) return;
        const std::uint32_t from = std::get<5>(*best);
        if (model_.elements[from].fixed) compareFixed(from);
        if (from == kept) return;
        if (to.start != kNone) model_.replaced.emplace_back(kept, to.start);
        to.fixed = model_.elements[from].fixed;
        to.start = model_.elements[from].start;
        if (to.start != kNone)
            to.start = withSign(to.start, aliasOf_.at(from).minus, model_.declaration(from).span);
    }

    /// Fixed starts of one set are one number.
    void compareFixed(std::uint32_t first) {
        const SignedSets::Place place = sets_.find(first);
        for (const std::uint32_t member : sets_.members(place.root)) {
            if (member == first || !model_.elements[member].fixed) continue;
            const bool minus = sets_.find(member).minus != place.minus;
            const Agreement agreement =
                agreementAtStart(model_, model_.elements[first].start, model_.elements[member].start, minus);
            if (agreement == Agreement::Always) continue;
            const std::string &name = model_.elements[first].name, &other = model_.elements[member].name;
            const std::string start = startText(model_, problems_, first),
                              second = startText(model_, problems_, member);
            const Span span = startSpan(model_, member);
            if (agreement == Agreement::AsDeclared)
                problems_.warning(
                    span, filled(sentence("Model text", "{} and {} are one variable, and their fixed starts "
                                                        "{} and {} agree only with the parameters as they "
                                                        "are declared."),
                                 name, other, start, second));
            else if (minus)
                problems_.error(span, filled(sentence("Model text",
                                                      "{} is the negative of {}, but their starts are fixed "
                                                      "at {} and {}; take one of them away."),
                                             name, other, start, second));
            else
                problems_.error(
                    span, filled(sentence("Model text", "{} and {} are one variable, but their starts are "
                                                        "fixed at {} and {}; take one of them away."),
                                 name, other, start, second));
        }
    }

    /// Whether a start value is that of the variable itself under another name.
    bool holds(Id root, std::uint32_t element) const {
        bool found = false;
        nodes_.under({root}, [&](Id id) {
            found = found || (nodes_[id].kind == FlatNode::Kind::Variable && nodes_[id].a == element);
        });
        return found;
    }

    void retarget() {
        for (FlatEvent& event : model_.events) {
            std::map<std::uint32_t, std::uint32_t> nameOf; ///< of what is set: by which of its names
            for (FlatSetting& setting : event.reinits) {
                const std::uint32_t written = setting.element;
                if (const auto alias = aliasOf_.find(written); alias != aliasOf_.end()) {
                    setting.element = alias->second.kept;
                    setting.value = withSign(setting.value, alias->second.minus, setting.span);
                }
                const std::uint32_t first = nameOf.emplace(setting.element, written).first->second;
                if (first != written)
                    problems_.error(setting.span,
                                    filled(sentence("Model text", "{} is {} under another name; "
                                                                  "this when sets it twice."),
                                           model_.elements[written].name, model_.elements[first].name));
            }
        }
        for (FlatFloor& floor : model_.floors) {
            const auto alias = aliasOf_.find(floor.element);
            if (alias == aliasOf_.end()) continue;
            if (alias->second.minus)
                problems_.error(
                    floor.span,
                    filled(sentence("Model text", "{} is the negative of {}, which atLeast limits "
                                                  "too; write one limit for both."),
                           model_.elements[floor.element].name, model_.elements[alias->second.kept].name));
            floor.element = alias->second.kept;
        }
    }

    FlatModel& model_;
    Flat& nodes_;
    Problems& problems_;
    SignedSets sets_;
    std::vector<bool> moves_;    ///< der(...) of it stands in the text
    std::vector<bool> limited_;  ///< by atLeast
    std::vector<Span> equation_; ///< the first that an element was joined by
    std::vector<bool> dropped_;
    std::vector<std::uint32_t> kept_;
    std::map<std::uint32_t, Alias> aliasOf_;
};

} // namespace

void eliminateAliases(FlatModel& model, Problems& problems) {
    if (model.composed && !problems.hasErrors()) AliasElimination(model, problems).run();
}

} // namespace rigor::modelica
