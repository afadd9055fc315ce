#include "core/engine/modelica/lower/units_check.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

namespace {

/// What is known about the unit of a node.
struct Measure {
    enum class Kind : std::uint8_t {
        Open,   ///< nothing: a variable without unit, or mixed with a number that may hide one
        Number, ///< numbers of the text only: adapts
        Known
    };
    Kind kind = Kind::Open;
    bool pure =
        true; ///< Number: small whole numbers and fractions, which convert nothing. Known: no number is in it
    Unit unit;
    Id shown = kNone; ///< the node to name in a message
};

using Kind = Measure::Kind;

bool isPure(double number) { return std::abs(number) <= 10 && number * 8 == std::floor(number * 8); }

bool isPlain(const Unit& unit) { return sameDimension(unit, Unit{}); }

bool sameScale(const Unit& a, const Unit& b) { return std::abs(a.factor / b.factor - 1) < 1e-9; }

class UnitsCheck {
  public:
    UnitsCheck(const FlatModel& model, Problems& problems)
        : model_(model), nodes_(model.nodes), problems_(problems), measures_(nodes_.size()) {}

    void run() {
        readDeclarations();
        for (Id id = 0; id < nodes_.size(); ++id) {
            measures_[id] = nodes_[id].quiet ? Measure{} : measure(id);
            if (measures_[id].shown == kNone) measures_[id].shown = id;
        }
        for (const FlatEquation& equation : model_.equations) pair(equation.left, equation.right, true);
        for (const FlatEquation& equation : model_.initialEquations)
            pair(equation.left, equation.right, true);
        for (std::size_t i = 0; i < model_.elements.size(); ++i) {
            const Element& element = model_.elements[i];
            const bool bound = element.role == Role::Constant || element.role == Role::Parameter ||
                               element.role == Role::Derived;
            if (bound) given(i, element.definition);
            for (Id id : {element.start, element.min, element.max}) given(i, id);
        }
        for (const std::uint32_t alias : model_.aliases) given(alias, model_.elements[alias].definition);
        for (const FlatEvent& event : model_.events) {
            for (const FlatSetting& setting : event.reinits) given(setting.element, setting.value);
            for (const FlatSetting& setting : event.assignments) given(setting.element, setting.value);
        }
        for (const FlatFloor& floor : model_.floors) given(floor.element, floor.value);
    }

  private:
    void readDeclarations() {
        declared_.resize(model_.symbols.size());
        for (std::size_t i = 0; i < model_.symbols.size(); ++i)
            for (const Attribute& attribute : model_.symbols[i].declaration->attributes) {
                if (attribute.name != "unit" || attribute.value().text.empty()) continue;
                const auto unit = parseUnit(attribute.value().text);
                if (!unit) continue;
                declared_[i] = {attribute.value().text, {Kind::Known, true, *unit, kNone}};
            }
    }

    const std::pair<std::string, Measure>& declaredOf(std::size_t element) const {
        return declared_[model_.elements[element].symbol];
    }

    Measure variable(Id id) const {
        Measure out = declaredOf(nodes_[id].a).second;
        if (nodes_[id].kind == FlatNode::Kind::Derivative && out.kind == Kind::Known)
            out.unit = out.unit / seconds_;
        return out;
    }

    Measure measure(Id id) {
        const FlatNode& node = nodes_[id];
        switch (node.kind) {
        case FlatNode::Kind::Number:
            return {Kind::Number, node.named || isPure(node.value), {}, kNone};
        case FlatNode::Kind::Time:
            return {Kind::Known, true, seconds_, kNone};
        case FlatNode::Kind::Variable:
        case FlatNode::Kind::Derivative:
            return variable(id);
        case FlatNode::Kind::Operation:
            break;
        }
        const Measure& a = measures_[node.a];
        switch (node.op) {
        case Op::Add:
        case Op::Sub:
        case Op::Min:
        case Op::Max:
            return alike(node.a, node.b);
        case Op::Select:
            return alike(node.b, node.c);
        case Op::Less:
        case Op::LessEqual:
        case Op::Equal:
            alike(node.a, node.b);
            return {Kind::Number, true, {}, kNone};
        case Op::Neg:
        case Op::Abs:
        case Op::Floor:
            return a;
        case Op::Mul:
            return product(a, measures_[node.b], false);
        case Op::Div:
            return product(a, measures_[node.b], true);
        case Op::Square:
            return product(a, a, false);
        case Op::Sqrt:
            return powered(a, 0.5);
        case Op::Pow:
        case Op::SignedPower:
        case Op::AbsPower:
            return power(node);
        case Op::Atan2:
            alike(node.a, node.b);
            return {Kind::Number, true, {}, kNone};
        case Op::Sin:
        case Op::Cos:
        case Op::Tan:
            plain(node, translatable("Model text", "an angle in rad"));
            return {Kind::Number, true, {}, kNone};
        case Op::Exp:
        case Op::Log:
        case Op::Asin:
        case Op::Acos:
        case Op::Atan:
        case Op::Sinh:
        case Op::Cosh:
        case Op::Tanh:
            plain(node, translatable("Model text", "a number without unit"));
            return {Kind::Number, true, {}, kNone};
        case Op::Table:
        case Op::TableSlope:
        case Op::MonotoneCubic:
        case Op::BSpline:
            return table(node);
        default:
            return {Kind::Number, true, {}, kNone};
        }
    }

    Measure product(const Measure& a, const Measure& b, bool quotient) const {
        if (a.kind == Kind::Open || b.kind == Kind::Open) return {};
        if (a.kind == Kind::Number && b.kind == Kind::Number)
            return {Kind::Number, a.pure && b.pure, {}, kNone};
        // Another number than 2 or 0.5 may stand for a quantity or a conversion: nothing is known any more.
        if ((a.kind == Kind::Number && !a.pure) || (b.kind == Kind::Number && !b.pure)) return {};
        const bool pure = a.kind == Kind::Known && b.kind == Kind::Known && a.pure && b.pure;
        return {Kind::Known, pure, quotient ? a.unit / b.unit : a.unit * b.unit, kNone};
    }

    Measure powered(const Measure& a, double exponent) const {
        if (a.kind != Kind::Known)
            return a.kind == Kind::Number ? Measure{Kind::Number, false, {}, kNone} : Measure{};
        const auto unit = rigor::power(a.unit, exponent);
        return unit ? Measure{Kind::Known, a.pure, *unit, kNone} : Measure{};
    }

    Measure power(const FlatNode& node) const {
        const Measure& a = measures_[node.a];
        if (nodes_.isNumber(node.b)) return powered(a, nodes_[node.b].value);
        if (a.kind == Kind::Known && isPlain(a.unit) && sameScale(a.unit, Unit{})) return a;
        return {};
    }

    Measure table(const FlatNode& node) {
        const Id* list = nodes_.list(node);
        const std::uint32_t knots = node.op == Op::BSpline ? (node.count + node.c + 1) / 2 : node.count / 2;
        for (std::uint32_t i = 0; i < knots; ++i)
            if (alike(node.a, list[i]).kind == Kind::Open) break;
        Measure values = measures_[list[knots]];
        for (std::uint32_t i = knots + 1; i < node.count && values.kind != Kind::Open; ++i)
            if (measures_[list[i]].kind != Kind::Number)
                values = alike(list[i], values.kind == Kind::Number ? list[i] : list[knots]);
        values.shown = kNone;
        if (node.op != Op::TableSlope) return values;
        if (values.kind != Kind::Known || measures_[node.a].kind != Kind::Known) return {};
        return product(values, measures_[node.a], true);
    }

    /// The common measure of two nodes that must agree.
    Measure alike(Id left, Id right) {
        const Measure &a = measures_[left], &b = measures_[right];
        if (a.kind == Kind::Known && b.kind == Kind::Known) {
            if (!agree(a.unit, b.unit)) {
                differ(nodes_[a.shown].span, described(left), described(right), a.unit, b.unit);
                return {};
            }
            return {Kind::Known, a.pure && b.pure, a.unit, kNone};
        }
        if (a.kind == Kind::Open || b.kind == Kind::Open) {
            // x + 3 m: the known side is as good as the sum.
            const Measure& known = a.kind == Kind::Known ? a : b;
            return known.kind == Kind::Known ? Measure{Kind::Known, false, known.unit, kNone} : Measure{};
        }
        if (a.kind == Kind::Known) return a;
        if (b.kind == Kind::Known) return b;
        return {Kind::Number, a.pure && b.pure, {}, kNone};
    }

    static bool agree(const Unit& a, const Unit& b) { return sameDimension(a, b) && sameScale(a, b); }

    void plain(const FlatNode& node, std::string_view wanted) {
        const Measure& a = measures_[node.a];
        if (a.kind != Kind::Known || !a.pure || agree(a.unit, Unit{})) return;
        problems_.warning(nodes_[a.shown].span, filled(sentence("Model text", "{} takes {}; {} is in {}."),
                                                       lower(opInfo(node.op).name), said(wanted),
                                                       described(node.a).first, described(node.a).second));
    }

    static std::string lower(std::string name) {
        name[0] = static_cast<char>(name[0] | 0x20);
        return name;
    }

    void pair(Id left, Id right, bool markRight) {
        const Measure &a = measures_[left], &b = measures_[right];
        if (a.kind != Kind::Known || b.kind != Kind::Known || agree(a.unit, b.unit)) return;
        differ(nodes_[markRight ? b.shown : a.shown].span, described(left), described(right), a.unit, b.unit);
    }

    void given(std::size_t element, Id value) {
        if (value == kNone) return;
        const auto& [text, a] = declaredOf(element);
        const Measure& b = measures_[value];
        if (a.kind != Kind::Known || b.kind != Kind::Known || agree(a.unit, b.unit)) return;
        differ(nodes_[b.shown].span, {model_.declaration(static_cast<std::uint32_t>(element)).name, text},
               described(value), a.unit, b.unit);
    }

    /// Text of the node and spelling of its unit.
    std::pair<std::string, std::string> described(Id id) const {
        const Measure& m = measures_[id];
        const FlatNode& node = nodes_[m.shown];
        const std::string text = problems_.source().piece(node.span);
        if (node.kind == FlatNode::Kind::Variable) return {text, declaredOf(node.a).first};
        for (const auto& [spelling, known] : declared_)
            if (known.kind == Kind::Known && known.unit.dimension == m.unit.dimension &&
                sameScale(known.unit, m.unit))
                return {text, spelling};
        const std::string si = toString(m.unit.dimension);
        return {text, sameScale(m.unit, Unit{}) ? si : fmt::format("{:.4g} {}", m.unit.factor, si)};
    }

    void differ(Span span, const std::pair<std::string, std::string>& a,
                const std::pair<std::string, std::string>& b, const Unit& left, const Unit& right) {
        const double ratio = std::max(left.factor / right.factor, right.factor / left.factor);
        const std::string by =
            sameDimension(left, right) ? filled(sentence("Model text", ", a factor of {:.5g}"), ratio) : "";
        const auto named = [](const std::string& unit) {
            return unit == "1" ? translate("Model text", "without unit")
                               : filled(sentence("Model text", "in {}"), unit);
        };
        problems_.warning(span, filled(sentence("Model text", "Units differ: {} is {}, {} {}{}."), a.first,
                                       named(a.second), b.first, named(b.second), by));
    }

    const FlatModel& model_;
    const Flat& nodes_;
    Problems& problems_;
    std::vector<Measure> measures_;
    std::vector<std::pair<std::string, Measure>> declared_; ///< per symbol: spelling, unit
    Unit seconds_ = *parseUnit("s");
};

} // namespace

void checkUnits(const FlatModel& model, Problems& problems) { UnitsCheck(model, problems).run(); }

} // namespace rigor::modelica
