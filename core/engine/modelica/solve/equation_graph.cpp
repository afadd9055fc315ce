#include "core/engine/modelica/solve/equation_graph.h"

#include "core/engine/modelica/solve/derivatives.h"

#include <algorithm>
#include <map>

namespace rigor::modelica {

namespace {

std::vector<std::uint32_t> unknownElements(const FlatModel& model) {
    std::vector<std::uint32_t> out;
    for (const Symbol& symbol : model.symbols)
        for (std::uint32_t i = symbol.first; i < symbol.first + symbol.count; ++i)
            if (model.elements[i].role == Role::State || model.elements[i].role == Role::Open)
                out.push_back(i);
    return out;
}

} // namespace

std::vector<std::vector<std::uint32_t>> components(const std::vector<std::vector<std::uint32_t>>& next) {
    const auto n = static_cast<std::uint32_t>(next.size());
    std::vector<std::uint32_t> index(n, kNone), low(n), open;
    std::vector<bool> isOpen(n);
    std::vector<std::vector<std::uint32_t>> out;
    std::uint32_t count = 0;
    for (std::uint32_t start = 0; start < n; ++start) {
        if (index[start] != kNone) continue;
        std::vector<std::pair<std::uint32_t, std::size_t>> path{{start, 0}};
        while (!path.empty()) {
            const std::uint32_t v = path.back().first;
            if (path.back().second == 0 && index[v] == kNone) {
                index[v] = low[v] = count++;
                open.push_back(v);
                isOpen[v] = true;
            }
            if (path.back().second < next[v].size()) {
                const std::uint32_t w = next[v][path.back().second++];
                if (index[w] == kNone)
                    path.emplace_back(w, 0);
                else if (isOpen[w])
                    low[v] = std::min(low[v], index[w]);
                continue;
            }
            if (low[v] == index[v]) {
                std::vector<std::uint32_t>& component = out.emplace_back();
                do {
                    component.push_back(open.back());
                    isOpen[open.back()] = false;
                    open.pop_back();
                } while (component.back() != v);
                std::sort(component.begin(), component.end());
            }
            path.pop_back();
            if (!path.empty()) low[path.back().first] = std::min(low[path.back().first], low[v]);
        }
    }
    return out;
}

EquationGraph::EquationGraph(const FlatModel& model)
    : model_(model), elements_(unknownElements(model)), unknownOf_(model.elements.size(), kNone),
      found_(model.equations.size()), visited_(model.nodes.size(), kNone),
      assignment_(model.equations.size(), elements_.size()) {
    for (std::uint32_t k = 0; k < elements_.size(); ++k) unknownOf_[elements_[k]] = k;
    for (std::size_t e = 0; e < found_.size(); ++e) collect(e);
    match();
}

/// The unknown that a node is, or kNone. A state itself is known.
std::uint32_t EquationGraph::unknownAt(Id id) const {
    const FlatNode& node = model_.nodes[id];
    const bool rate = node.kind == FlatNode::Kind::Derivative;
    if (!rate && (node.kind != FlatNode::Kind::Variable || model_.elements[node.a].role != Role::Open))
        return kNone;
    return unknownOf_[node.a];
}

void EquationGraph::collect(std::size_t e) {
    std::vector<Id> stack{model_.equations[e].left, model_.equations[e].right};
    while (!stack.empty()) {
        const Id id = stack.back();
        stack.pop_back();
        if (visited_[id] == e) continue;
        visited_[id] = static_cast<std::uint32_t>(e);
        if (const std::uint32_t unknown = unknownAt(id); unknown != kNone) found_[e].push_back(unknown);
        model_.nodes.children(id, [&](Id child) { stack.push_back(child); });
    }
    std::sort(found_[e].begin(), found_[e].end());
    found_[e].erase(std::unique(found_[e].begin(), found_[e].end()), found_[e].end());
}

void EquationGraph::match() {
    const std::size_t rows = found_.size();
    // What stands alone first on the left, then on the right, then anywhere: forms that need no solving are
    // kept wherever they can be. Whoever has an equation keeps having one.
    const auto round = [&](auto allowed) {
        for (std::size_t e = 0; e < rows; ++e) allowed(e);
        for (std::size_t e = 0; e < rows; ++e)
            if (assignment_.columnOf(e) < 0) assignment_.augment(e);
    };
    const auto lone = [&](std::size_t e, Id side) {
        if (const std::uint32_t k = unknownAt(side); k != kNone) assignment_.allow(e, k);
    };
    round([&](std::size_t e) { lone(e, model_.equations[e].left); });
    round([&](std::size_t e) { lone(e, model_.equations[e].right); });
    round([&](std::size_t e) {
        for (std::uint32_t k : found_[e]) assignment_.allow(e, k);
    });
}

bool EquationGraph::complete() const {
    for (std::size_t e = 0; e < found_.size(); ++e)
        if (assignment_.columnOf(e) < 0) return false;
    return found_.size() == elements_.size();
}

Pair EquationGraph::pairOf(std::uint32_t unknown) const {
    const auto e = static_cast<std::size_t>(assignment_.rowOf(unknown));
    Pair out;
    out.element = elements_[unknown];
    out.equation = model_.equations[e];
    for (const auto& [side, other] :
         {std::pair(out.equation.left, out.equation.right), std::pair(out.equation.right, out.equation.left)})
        if (!out.lone && unknownAt(side) == unknown) {
            out.lone = true;
            out.formula = other;
        }
    if (!out.lone) {
        out.needsItself = true;
        return out;
    }
    model_.nodes.under({out.formula},
                       [&](Id id) { out.needsItself = out.needsItself || unknownAt(id) == unknown; });
    return out;
}

std::vector<std::vector<Pair>> EquationGraph::blocks() const {
    std::vector<std::vector<std::uint32_t>> needs(elements_.size());
    for (std::uint32_t k = 0; k < elements_.size(); ++k)
        needs[k] = found_[static_cast<std::size_t>(assignment_.rowOf(k))];
    std::vector<std::vector<Pair>> out;
    for (const auto& component : components(needs)) {
        std::vector<Pair>& block = out.emplace_back();
        for (std::uint32_t k : component) block.push_back(pairOf(k));
    }
    return out;
}

bool EquationGraph::haveCycle(const FlatModel& model, const std::vector<Pair>& pairs) {
    std::map<std::uint32_t, std::uint32_t> indexOf;
    for (const Pair& pair : pairs) indexOf.emplace(pair.element, static_cast<std::uint32_t>(indexOf.size()));
    std::vector<std::vector<std::uint32_t>> needs(pairs.size());
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        bool itself = false;
        model.nodes.under({pairs[k].formula}, [&](Id id) {
            const FlatNode& node = model.nodes[id];
            const auto found = node.kind == FlatNode::Kind::Variable ? indexOf.find(node.a) : indexOf.end();
            if (found == indexOf.end()) return;
            itself = itself || found->second == k;
            needs[k].push_back(found->second);
        });
        if (itself) return true;
    }
    return components(needs).size() != pairs.size();
}

std::string EquationGraph::nameOf(std::uint32_t unknown) const {
    const std::string& name = model_.elements[elements_[unknown]].name;
    return isState(unknown) ? fmt::format("der({})", name) : name;
}

int EquationGraph::lineOf(std::size_t equation, const Problems& problems) const {
    return problems.source().line(model_.equations[equation].span.begin);
}

/// False if the equation holds nothing that it could give. `told`: unknowns already said to be without one.
bool EquationGraph::nameSurplus(std::size_t e, Problems& problems, std::vector<bool>& told) const {
    const FlatEquation& equation = model_.equations[e];
    if (found_[e].empty()) return false;
    const std::uint32_t left = unknownAt(equation.left);
    if (left != kNone) {
        const auto first = static_cast<std::size_t>(assignment_.rowOf(left));
        problems.error(equation.span,
                       filled(sentence("Model text", "{} has two equations; the first is in line {}."),
                              nameOf(left), lineOf(first, problems)));
        return true;
    }
    std::uint32_t shared = found_[e].front(), missing = kNone;
    for (std::uint32_t k : found_[e])
        if (isState(k)) shared = k;
    const auto other = static_cast<std::size_t>(assignment_.rowOf(shared));
    for (std::uint32_t k = 0; k < elements_.size() && missing == kNone; ++k)
        if (assignment_.rowOf(k) < 0 && !told[k] && (isState(k) || !isState(shared))) missing = k;
    if (missing == kNone) {
        problems.error(equation.span,
                       filled(sentence("Model text", "This equation is one too many: {} is already given by "
                                                     "line {}."),
                              nameOf(shared), lineOf(other, problems)));
        return true;
    }
    told[missing] = true;
    problems.error(equation.span,
                   filled(sentence("Model text", "This equation and line {} both determine {}; none is left "
                                                 "for {}."),
                          lineOf(other, problems), nameOf(shared), nameOf(missing)));
    return true;
}

void EquationGraph::nameMissing(std::uint32_t unknown, Problems& problems) const {
    const std::uint32_t element = elements_[unknown];
    if (!isState(unknown)) return nameOpen(model_, element, problems);
    const std::string& name = model_.elements[element].name;
    for (Id id = 0; id < model_.nodes.size(); ++id) {
        const FlatNode& node = model_.nodes[id];
        if (node.kind != FlatNode::Kind::Derivative || node.a != element) continue;
        problems.error(
            node.span,
            filled(sentence("Model text", "No equation gives der({}), as der({}) = ... would."), name, name));
        return;
    }
}

void EquationGraph::nameLeftOvers(Problems& problems) const {
    std::vector<bool> told(elements_.size());
    for (std::size_t e = 0; e < found_.size(); ++e) {
        if (assignment_.columnOf(e) >= 0 || nameSurplus(e, problems, told)) continue;
        // States, inputs and parameters alone.
        const FlatEquation& equation = model_.equations[e];
        const FlatNode& left = model_.nodes[equation.left];
        const bool state =
            left.kind == FlatNode::Kind::Variable && model_.elements[left.a].role == Role::State;
        if (state) {
            const std::string& name = model_.elements[left.a].name;
            told[unknownOf_[left.a]] = true;
            problems.error(
                equation.span,
                filled(sentence("Model text", "{} is a state, as der({}) stands in the model: no second "
                                              "equation can give it. Give what follows from others another "
                                              "name, or write its derivative as a formula."),
                       name, name));
        } else if (left.kind == FlatNode::Kind::Variable) {
            const Element& element = model_.elements[left.a];
            problems.error(left.span,
                           filled(sentence("Model text", "{} is {}; an equation cannot set it."),
                                  element.name,
                                  element.role == Role::Input      ? translate("Model text", "an input")
                                  : element.role == Role::Constant ? translate("Model text", "a constant")
                                  : element.role == Role::Discrete ? translate("Model text", "set by a when")
                                                                   : translate("Model text", "a parameter")));
        } else {
            problems.error(equation.span,
                           translate("Model text", "Nothing in this equation is left for it to determine: "
                                                   "states, inputs and parameters have their values."));
        }
    }
    for (std::uint32_t k = 0; k < elements_.size(); ++k)
        if (assignment_.rowOf(k) < 0 && !told[k]) nameMissing(k, problems);
}

} // namespace rigor::modelica
