#include "core/engine/modelica/solve/index/differentiated.h"

#include "core/engine/modelica/solve/assignment.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <unordered_set>

namespace rigor::modelica {

namespace {

std::vector<std::uint32_t> openElementsIn(const FlatModel& model, const FlatEquation& equation) {
    std::vector<std::uint32_t> out;
    model.nodes.under({equation.left, equation.right}, [&](Id id) {
        const FlatNode& node = model.nodes[id];
        if (node.kind == FlatNode::Kind::Variable && model.elements[node.a].role == Role::Open)
            out.push_back(node.a);
    });
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

/// "rad/s" of "rad"; "" where nothing is known.
std::string rateUnit(const std::string& unit) {
    if (unit.empty()) return "";
    const auto parsed = parseUnit(unit);
    if (!parsed) return "";
    const bool plain = unit.find_first_of("/(") == std::string::npos;
    const std::string spelt = plain ? unit + "/s" : toString((*parsed / *parseUnit("s")).dimension);
    const auto rate = parseUnit(spelt);
    const double factor = rate ? rate->factor / (parsed->factor / parseUnit("s")->factor) : 0;
    return std::abs(factor - 1) < 1e-9 ? spelt : "";
}

} // namespace

Differentiated::Differentiated(FlatModel& model)
    : model_(model), firstMade_(static_cast<std::uint32_t>(model.elements.size())),
      moved_(model.elements.size()), next_(model.elements.size(), kNone),
      previous_(model.elements.size(), kNone),
      derivative_(model, [this](std::uint32_t element) { return rate(element); }) {
    const std::size_t nodes = model.nodes.size();
    for (Id id = 0; id < nodes; ++id) {
        FlatNode node = model.nodes[id];
        if (node.kind != FlatNode::Kind::Derivative) continue;
        moved_[node.a] = true;
        node.kind = FlatNode::Kind::Variable;
        node.a = rate(node.a);
        model.nodes.replace(id, node);
    }
    for (const FlatEquation& equation : model.equations) addEquation(equation, kNone);
}

std::uint32_t Differentiated::rate(std::uint32_t element) {
    if (next_[element] == kNone) next_[element] = addedElement(element);
    return next_[element];
}

std::uint32_t Differentiated::addedElement(std::uint32_t of) {
    const Declaration& base = model_.declaration(of);
    auto declaration = std::make_shared<Declaration>();
    declaration->name = fmt::format("der({})", model_.elements[of].name);
    declaration->span = base.span;
    for (const Attribute& attribute : base.attributes) {
        if (attribute.name != "unit") continue;
        Attribute unit = attribute;
        unit.binding->text = rateUnit(attribute.value().text);
        if (!unit.binding->text.empty()) declaration->attributes.push_back(std::move(unit));
    }
    const auto index = static_cast<std::uint32_t>(model_.elements.size());
    Symbol symbol;
    symbol.declaration = declaration.get();
    symbol.state = Symbol::State::Ready;
    symbol.bound = true;
    symbol.first = index;
    Element element;
    element.symbol = static_cast<std::uint32_t>(model_.symbols.size());
    element.name = declaration->name;
    model_.made.push_back(std::move(declaration));
    model_.symbols.push_back(symbol);
    model_.elements.push_back(std::move(element));
    next_.push_back(kNone);
    previous_.push_back(of);
    return index;
}

void Differentiated::addEquation(const FlatEquation& equation, std::uint32_t of) {
    const auto index = static_cast<std::uint32_t>(equations_.size());
    equations_.push_back(equation);
    found_.push_back(openElementsIn(model_, equation));
    nextEquation_.push_back(kNone);
    previousEquation_.push_back(of);
    if (of != kNone) nextEquation_[of] = index;
}

/// Whether every variable, counted with its derivatives, can have an equation of its own: then and only then
/// the search ends.
bool Differentiated::canSuffice() const {
    Assignment assignment(equations_.size(), next_.size());
    for (std::size_t e = 0; e < equations_.size(); ++e) {
        for (std::uint32_t element : found_[e]) {
            while (previous_[element] != kNone) element = previous_[element];
            assignment.allow(e, element);
        }
        if (!assignment.augment(e)) return false;
    }
    return true;
}

/// Gives the equation one of the highest derivatives, as Assignment::augment does; what was met is noted.
bool Differentiated::augment(std::uint32_t start) {
    metEquations_ = {start};
    metElements_.clear();
    std::unordered_set<std::uint32_t> seen;
    std::vector<std::pair<std::uint32_t, std::size_t>> path{{start, 0}};
    while (!path.empty()) {
        auto& [equation, at] = path.back();
        if (at == found_[equation].size()) {
            path.pop_back();
            continue;
        }
        const std::uint32_t element = found_[equation][at++];
        if (next_[element] != kNone || !seen.insert(element).second) continue;
        if (equationOf_[element] != kNone) {
            metElements_.push_back(element);
            metEquations_.push_back(equationOf_[element]);
            path.emplace_back(equationOf_[element], 0);
            continue;
        }
        for (const auto& [e, n] : path) equationOf_[found_[e][n - 1]] = e;
        return true;
    }
    return false;
}

/// All that the last search met: too many equations for their highest derivatives.
void Differentiated::differentiate() {
    const std::vector<std::uint32_t> elements = metElements_, equations = metEquations_;
    for (const std::uint32_t element : elements) rate(element);
    for (const std::uint32_t e : equations) {
        const FlatEquation equation = equations_[e];
        const Id left = derivative_.of(equation.left), right = derivative_.of(equation.right);
        const auto real = [&](Id id) { return id == kNone ? model_.nodes.number(0, equation.span) : id; };
        addEquation({real(left), real(right), equation.span}, e);
    }
    equationOf_.resize(next_.size(), kNone);
    for (const std::uint32_t element : elements)
        equationOf_[next_[element]] = nextEquation_[equationOf_[element]];
}

bool Differentiated::run() {
    if (!canSuffice()) return false;
    const auto written = static_cast<std::uint32_t>(equations_.size());
    const std::size_t most = 20 * equations_.size() + 100;
    equationOf_.assign(next_.size(), kNone);
    for (std::uint32_t e = 0; e < written; ++e) {
        std::uint32_t equation = e;
        while (!augment(equation)) {
            differentiate();
            equation = nextEquation_[equation];
            // Where terms cancel, derivatives may hold less than what they are counted to hold.
            if (equations_.size() > most) return false;
        }
    }
    return true;
}

} // namespace rigor::modelica
