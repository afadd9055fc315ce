#include "core/engine/modelica/solve/starts/start_numbers.h"

#include "core/engine/tape/evaluate/op_rules.h"
#include "core/foundation/base/random.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor::modelica {

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

bool agree(double a, double b) {
    constexpr double kRounding = 1e-9, kZero = 1e-15;
    return std::abs(a - b) <= kRounding * std::max(std::abs(a), std::abs(b)) + kZero;
}

} // namespace

StartNumbers::StartNumbers(const FlatModel& model, Parameters parameters)
    : model_(model), parameters_(parameters), values_(model.nodes.size()), states_(model.nodes.size()) {}

/// The node that has the same value, or kNone.
Id StartNumbers::behind(Id id) const {
    const FlatNode& node = model_.nodes[id];
    if (node.kind == FlatNode::Kind::Derivative) return model_.elements[node.a].derivative;
    if (node.kind != FlatNode::Kind::Variable) return kNone;
    const Element& element = model_.elements[node.a];
    const bool number = element.definition == kNone || model_.nodes.isNumber(element.definition);
    switch (element.role) {
    case Role::Constant:
    case Role::Derived:
    case Role::Algebraic:
        return element.definition;
    case Role::Parameter:
        return number && parameters_ == Parameters::Others ? kNone : element.definition;
    case Role::Unknown:
        return element.fixed ? element.start : kNone;
    default:
        return element.start;
    }
}

double StartNumbers::leaf(Id id) const {
    const FlatNode& node = model_.nodes[id];
    if (node.kind == FlatNode::Kind::Number) return node.value;
    if (node.kind == FlatNode::Kind::Time) return 0;
    const Element& element = model_.elements[node.a];
    if (node.kind == FlatNode::Kind::Derivative || element.role == Role::Algebraic) return kMissing;
    if (element.role == Role::Unknown && !element.fixed) return kMissing;
    if (element.role != Role::Parameter) return 0;
    const double declared = element.definition == kNone ? 0 : model_.nodes[element.definition].value;
    const bool whole = model_.declaration(node.a).type != Type::Real;
    if (whole || parameters_ == Parameters::Declared) return declared;
    RandomStream random(31, node.a);
    return declared + (0.1 * std::abs(declared) + 0.01) * (0.5 + random.uniform());
}

double StartNumbers::made(Id id) const {
    const FlatNode& node = model_.nodes[id];
    const int arity = opInfo(node.op).arity;
    std::vector<double> list;
    if (arity > 3)
        for (std::uint32_t i = 0; i < node.count; ++i) list.push_back(values_[model_.nodes.list(node)[i]]);
    const auto operand = [&](Id child, int least) {
        return arity >= least && arity <= 3 ? values_[child] : kMissing;
    };
    // A base below 0 has whole powers only.
    if (node.op == Op::Pow && values_[node.b] == std::floor(values_[node.b]))
        return std::pow(values_[node.a], values_[node.b]);
    Instruction instruction{node.op};
    instruction.c = node.c;
    return applyOp<double>(instruction, values_[node.a], operand(node.b, 2), operand(node.c, 3),
                           std::span<const double>(list));
}

double StartNumbers::of(Id root) {
    values_.resize(model_.nodes.size());
    states_.resize(model_.nodes.size());
    std::vector<Id> stack{root};
    bool cycle = false;
    while (!stack.empty()) {
        const Id id = stack.back();
        if (states_[id] == State::Done) {
            stack.pop_back();
            continue;
        }
        const Id other = behind(id);
        const bool operation = model_.nodes[id].kind == FlatNode::Kind::Operation;
        if (states_[id] == State::Underway) {
            values_[id] = cycle            ? kMissing
                          : operation      ? made(id)
                          : other != kNone ? values_[other]
                                           : leaf(id);
            states_[id] = State::Done;
            stack.pop_back();
            continue;
        }
        states_[id] = State::Underway;
        const auto push = [&](Id child) {
            cycle = cycle || states_[child] == State::Underway;
            if (states_[child] == State::New) stack.push_back(child);
        };
        if (other != kNone) push(other);
        model_.nodes.children(id, push);
    }
    return values_[root];
}

double StartNumbers::startOf(std::uint32_t element) {
    const Id start = model_.elements[element].start;
    return start == kNone ? 0 : of(start);
}

Agreement agreementAtStart(const FlatModel& model, Id a, Id b, bool opposite) {
    const auto same = [&](StartNumbers::Parameters parameters) {
        StartNumbers numbers(model, parameters);
        const double x = a == kNone ? 0 : numbers.of(a), y = b == kNone ? 0 : numbers.of(b);
        return agree(x, opposite ? -y : y);
    };
    if (!same(StartNumbers::Parameters::Declared)) return Agreement::Never;
    return same(StartNumbers::Parameters::Others) ? Agreement::Always : Agreement::AsDeclared;
}

std::string startText(const FlatModel& model, const Problems& problems, std::uint32_t element, Id start) {
    const double value = start == kNone ? 0 : StartNumbers(model).of(start);
    return std::isfinite(value) ? fmt::format("{:.10g}", value)
                                : problems.source().piece(attributeSpan(model, element, "start"));
}

std::string startText(const FlatModel& model, const Problems& problems, std::uint32_t element) {
    return startText(model, problems, element, model.elements[element].start);
}

Span attributeSpan(const FlatModel& model, std::uint32_t element, std::string_view attribute) {
    const Declaration& declaration = model.declaration(element);
    for (const Attribute& one : declaration.attributes)
        if (one.name == attribute) return one.value().span;
    return declaration.span;
}

Span startSpan(const FlatModel& model, std::uint32_t element) {
    return attributeSpan(model, element, model.elements[element].start != kNone ? "start" : "fixed");
}

bool hasOwnStart(const FlatModel& model, std::uint32_t element) {
    if (model.elements[element].start == kNone) return false;
    return isOwnText(model, attributeSpan(model, element, "start"));
}

bool isOwnText(const FlatModel& model, Span span) {
    return model.own.begin <= span.begin && span.end <= model.own.end;
}

} // namespace rigor::modelica
