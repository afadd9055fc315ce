#include "core/engine/modelica/lower/lower.h"

#include "core/engine/modelica/lower/singular.h"
#include "core/engine/modelica/lower/time_events.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

namespace {

class Lowering {
  public:
    Lowering(FlatModel& model, const ModelText& text, Problems& problems)
        : model_(model), text_(text), problems_(problems) {}

    ModelParts run() {
        sortParameters();
        if (problems_.hasErrors()) return {};
        number();
        TapeBuilder builder(1 + states_.size() + unknowns_.size() + inputs_.size() + discretes_.size() +
                            parameters_.size());
        TapeWriter writer(model_, builder, slotOf_, problems_);
        if (!checkIntervals(writer)) return {};
        describe(writer);
        formulas(writer, builder);
        checkBlocks(model_, writer, builder, problems_);
        return std::move(parts_);
    }

  private:
    /// Parameters whose value depends on other parameters are computed, the others have slots.
    void sortParameters() {
        for (const Symbol& symbol : model_.symbols) {
            bool computed = false;
            for (std::uint32_t i = symbol.first; i < symbol.first + symbol.count; ++i) {
                const Element& element = model_.elements[i];
                const bool constant = element.role == Role::Constant;
                if ((!constant && element.role != Role::Parameter) || element.definition == kNone) continue;
                const Id wrong = firstForbidden(element.definition, constant, computed);
                if (wrong != kNone)
                    problems_.error(
                        model_.nodes[wrong].span,
                        constant
                            ? filled(sentence("Model text",
                                              "The value of the constant {} can depend on constants only."),
                                     element.name)
                            : filled(sentence("Model text", "The value of the parameter {} can depend on "
                                                            "parameters and constants only."),
                                     element.name));
            }
            // An array is computed as a whole: half of a table's points could otherwise be set and half not.
            if (computed && !symbol.structural)
                for (std::uint32_t i = symbol.first; i < symbol.first + symbol.count; ++i)
                    derived_.push_back(i);
        }
        for (std::uint32_t i : derived_) model_.elements[i].role = Role::Derived;
    }

    /// The first node under `root` that such a value may not depend on, or kNone.
    Id firstForbidden(Id root, bool constant, bool& others) const {
        std::vector<Id> stack{root};
        std::vector<Id> visited;
        while (!stack.empty()) {
            const Id id = stack.back();
            stack.pop_back();
            const FlatNode& node = model_.nodes[id];
            if (node.kind == FlatNode::Kind::Operation) {
                if (!mark(id)) continue;
                model_.nodes.children(id, [&](Id child) { stack.push_back(child); });
                continue;
            }
            if (node.kind == FlatNode::Kind::Number) continue;
            if (node.kind != FlatNode::Kind::Variable) return id;
            const Element& element = model_.elements[node.a];
            const bool parameter = element.role == Role::Parameter || element.role == Role::Derived;
            if (element.role != Role::Constant && !(parameter && !constant)) return id;
            others = others || (parameter && !model_.symbols[element.symbol].structural);
        }
        ++generation_;
        return kNone;
    }

    bool mark(Id id) const {
        if (marks_.size() < model_.nodes.size()) marks_.resize(model_.nodes.size());
        if (marks_[id] == generation_) return false;
        marks_[id] = generation_;
        return true;
    }

    void number() {
        for (const Symbol& symbol : model_.symbols)
            for (std::uint32_t i = symbol.first; i < symbol.first + symbol.count; ++i)
                switch (model_.elements[i].role) {
                case Role::State:
                    states_.push_back(i);
                    break;
                case Role::Unknown:
                    unknowns_.push_back(i);
                    break;
                case Role::Input:
                    inputs_.push_back(i);
                    break;
                case Role::Discrete:
                    discretes_.push_back(i);
                    break;
                case Role::Parameter:
                    if (!symbol.structural) parameters_.push_back(i);
                    break;
                case Role::Derived:
                    break;
                default:
                    break;
                }
        slotOf_.assign(model_.elements.size(), kNone);
        Id slot = 1;
        for (const auto* list : {&states_, &unknowns_, &inputs_, &discretes_, &parameters_})
            for (std::uint32_t i : *list) slotOf_[i] = slot++;
        firstParameter_ = slot - parameters_.size();
    }

    Variable variable(std::uint32_t i, TapeWriter& writer) {
        const Element& element = model_.elements[i];
        const Declaration& declaration = model_.declaration(i);
        Variable out;
        out.name = element.name;
        out.description = declaration.description;
        out.isInteger = declaration.type != Type::Real;
        out.line = problems_.source().line(declaration.span.begin);
        for (const Attribute& attribute : declaration.attributes)
            if (attribute.name == "unit") out.unit = attribute.value().text;
        const auto attribute = [&](Id id, double& target, Sentence what) {
            if (id != kNone)
                target = writer.number(id, declaration.span,
                                       filled(translate(what.context, what.text), element.name));
        };
        attribute(element.min, out.min, sentence("Model text", "The min of {}"));
        attribute(element.max, out.max, sentence("Model text", "The max of {}"));
        attribute(element.nominal, out.nominal, sentence("Model text", "The nominal value of {}"));
        if (out.nominal == 0 || !std::isfinite(out.nominal)) {
            problems_.error(
                declaration.span,
                filled(sentence("Model text", "The nominal value of {} must be a number other than 0."),
                       element.name));
        }
        out.nominal = std::abs(out.nominal);
        if (out.min > out.max)
            problems_.error(declaration.span,
                            filled(sentence("Model text", "The min of {}, {}, lies above its max, {}."),
                                   element.name, out.min, out.max));
        if (declaration.type == Type::Boolean) out.min = 0, out.max = 1;
        return out;
    }

    void describe(TapeWriter& writer) {
        parts_.name = text_.name;
        parts_.description = text_.description;
        for (std::uint32_t i : parameters_) {
            Variable out = variable(i, writer);
            out.start = writer.number(model_.elements[i].definition, model_.declaration(i).span,
                                      filled(sentence("Model text", "The value of {}"), out.name));
            out.enclosure = writer.enclosure(model_.elements[i].definition);
            if (out.start < out.min || out.start > out.max)
                problems_.warning(
                    model_.declaration(i).span,
                    filled(sentence("Model text", "{} = {} lies outside its own bounds, {} to {}."), out.name,
                           out.start, out.min, out.max));
            parts_.parameters.push_back(std::move(out));
        }
        const auto started = [&](std::uint32_t i) {
            Variable out = variable(i, writer);
            const double fallback =
                model_.elements[i].role == Role::Discrete && !out.isInteger ? std::nan("") : 0;
            out.start = fallback;
            if (model_.elements[i].setAtStart)
                out.start = writer.numberOrMissing(model_.elements[i].start);
            else if (model_.elements[i].start != kNone)
                out.start = writer.number(model_.elements[i].start, model_.declaration(i).span,
                                          filled(sentence("Model text", "The start value of {}"), out.name));
            return out;
        };
        for (std::uint32_t i : states_) parts_.states.push_back(started(i));
        for (std::uint32_t i : unknowns_) parts_.unknowns.push_back(started(i));
        for (std::uint32_t i : inputs_) parts_.inputs.push_back(started(i));
        for (std::uint32_t i : discretes_) parts_.discretes.push_back(started(i));
        for (bool declared : {true, false})
            for (const Symbol& symbol : model_.symbols) {
                if (model_.composed && symbol.declaration->isProtected)
                    continue; // a component keeps it to itself
                for (std::uint32_t i = symbol.first; i < symbol.first + symbol.count; ++i) {
                    const Role role = model_.elements[i].role;
                    const bool isOutput = symbol.declaration->causality == Causality::Output &&
                                          role != Role::Constant && role != Role::Parameter;
                    const bool listed = isOutput || role == Role::Algebraic || role == Role::Derived;
                    if (!listed || isOutput != declared) continue;
                    outputs_.push_back(i);
                    parts_.outputs.push_back(variable(i, writer));
                    if (declared) ++parts_.declaredOutputs;
                }
            }
    }

    bool checkIntervals(TapeWriter& writer) const {
        bool fine = true;
        for (const auto& [interval, span] : model_.intervals) {
            const double value =
                writer.number(interval, span, translate("Model text", "The interval of sample"));
            if (value > 0) continue;
            fine = false;
            problems_.error(span,
                            filled(sentence("Model text", "The interval of sample must be above 0; this "
                                                          "is {}."),
                                   value));
        }
        return fine;
    }

    Node read(std::uint32_t i, TapeWriter& writer, TapeBuilder& builder) {
        const Element& element = model_.elements[i];
        return slotOf_[i] != kNone ? builder.input(slotOf_[i])
                                   : writer.write(element.definition, Reading::Running);
    }

    void formulas(TapeWriter& writer, TapeBuilder& builder) {
        const auto cut = [&](const std::vector<Node>& nodes) {
            return nodes.empty() ? nullptr : builder.cut(nodes);
        };
        std::vector<Node> initial, derivative, residual, output, guards, floors;
        for (const auto* list : {&states_, &discretes_, &unknowns_})
            for (std::uint32_t i : *list) initial.push_back(writer.writeStart(i, Reading::Initial));
        for (std::uint32_t i : states_)
            derivative.push_back(writer.write(model_.elements[i].derivative, Reading::Running));
        for (const FlatEquation& equation : model_.residuals) {
            const Node left = writer.write(equation.left, Reading::Running),
                       right = writer.write(equation.right, Reading::Running);
            const double* zero = builder.constantValue(left);
            residual.push_back(zero && *zero == 0 ? right : builder.apply(Op::Sub, left, right));
        }
        for (std::uint32_t i : outputs_) output.push_back(read(i, writer, builder));
        for (const FlatEvent& event : model_.events) {
            guards.push_back(writer.write(event.guard, Reading::Running));
            EventClause clause;
            clause.condition = event.condition;
            clause.strict = event.strict;
            clause.line = problems_.source().line(event.span.begin);
            clause.terminates = event.terminates;
            clause.fails = event.fails;
            clause.group = event.group;
            clause.message = event.message;
            std::vector<Node> action;
            for (const FlatSetting& setting : event.reinits) {
                clause.states.push_back(indexIn(states_, setting.element));
                action.push_back(writer.write(setting.value, Reading::Running));
            }
            for (const FlatSetting& setting : event.assignments) {
                clause.discretes.push_back(indexIn(discretes_, setting.element));
                action.push_back(writer.write(setting.value, Reading::Running));
            }
            parts_.events.push_back(std::move(clause));
            parts_.formulas.actions.push_back(cut(action));
        }
        for (const FlatFloor& floor : model_.floors) {
            parts_.floors.push_back({indexIn(states_, floor.element)});
            floors.push_back(writer.write(floor.value, Reading::Running));
        }
        parts_.formulas.initial = cut(initial);
        parts_.formulas.derivative = cut(derivative);
        parts_.formulas.residual = cut(residual);
        parts_.formulas.output = cut(output);
        parts_.formulas.guards = cut(guards);
        parts_.formulas.floors = cut(floors);
        parts_.formulas.timeEvents = cut(timeEvents(model_, writer, builder, firstParameter_));
        parts_.formulas.located = cut(located(writer, builder));
    }

    /// Nodes whose jumps and kinks are events.
    std::vector<Node> located(TapeWriter& writer, const TapeBuilder& builder) const {
        std::vector<Node> out;
        for (Id id = 0; id < model_.nodes.size(); ++id) {
            const FlatNode& node = model_.nodes[id];
            constexpr Op kPassed[] = {Op::Less, Op::LessEqual, Op::Sign, Op::Floor,
                                      Op::Min,  Op::Max,       Op::Abs};
            const bool passed = node.kind == FlatNode::Kind::Operation &&
                                std::ranges::find(kPassed, node.op) != std::end(kPassed);
            if (!passed || !node.located || !writer.isWritten(id)) continue;
            const Node written = writer.write(id, Reading::Running);
            if (!builder.constantValue(written)) out.push_back(written);
        }
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
    }

    static std::size_t indexIn(const std::vector<std::uint32_t>& list, std::uint32_t element) {
        return static_cast<std::size_t>(std::find(list.begin(), list.end(), element) - list.begin());
    }

    FlatModel& model_;
    const ModelText& text_;
    Problems& problems_;
    ModelParts parts_;
    std::vector<std::uint32_t> states_, unknowns_, inputs_, discretes_, parameters_, derived_, outputs_;
    std::vector<Id> slotOf_;
    std::size_t firstParameter_ = 0;
    mutable std::vector<std::uint32_t> marks_;
    mutable std::uint32_t generation_ = 1;
};

} // namespace

ModelParts lowerModel(FlatModel& model, const ModelText& text, Problems& problems) {
    return Lowering(model, text, problems).run();
}

} // namespace rigor::modelica
