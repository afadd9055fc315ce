// Numbers that are known before anything is expanded: whether a component is there, which branch an `if`
// takes.

#include "core/engine/modelica/compose/composer.h"

#include <cmath>
#include <utility>

namespace rigor::modelica {

namespace {

std::optional<double> operation(const std::string& op, double a, double b) {
    if (op == "+") return a + b;
    if (op == "-") return a - b;
    if (op == "*") return a * b;
    if (op == "/") return b == 0 ? std::nullopt : std::optional(a / b);
    if (op == "<") return a < b;
    if (op == "<=") return a <= b;
    if (op == ">") return a > b;
    if (op == ">=") return a >= b;
    if (op == "==") return a == b;
    if (op == "<>") return a != b;
    if (op == "and") return a != 0 && b != 0;
    if (op == "or") return a != 0 || b != 0;
    return std::nullopt;
}

} // namespace

/// What a parameter of Booleans, whole numbers and choices is; what it rests on is fixed from then on.
std::optional<double> Composer::evaluated(Leaf& leaf, int depth) {
    if (leaf.value) return leaf.value;
    const bool fixed =
        leaf.variability == Variability::Parameter || leaf.variability == Variability::Constant;
    const bool chosen = leaf.type != Type::Real || leaf.variability == Variability::Constant;
    if (!fixed || !chosen || !leaf.sizes.empty()) return std::nullopt;
    ScopedExpr value = leaf.told.binding;
    if (!value.expr)
        for (const Modification& m : leaf.told.inside)
            if (m.attribute->name == "start" && m.attribute->binding && !value.expr)
                value = {&*m.attribute->binding, m.scope};
    if (!value.expr) return std::nullopt;
    const auto locals = std::exchange(locals_, {});
    leaf.value = evaluated(*value.expr, value.scope, depth + 1);
    locals_ = locals;
    leaf.structural = leaf.structural || leaf.value;
    return leaf.value;
}

std::optional<double> Composer::evaluatedName(const Expr& expr, const Scope& scope, int depth) {
    bool gone = false;
    if (Member* const member = memberOf(expr.text, scope, expr.nameSpan, gone)) {
        if (gone || !member->leaf) return std::nullopt;
        return evaluated(*member->leaf, depth);
    }
    std::optional<double> literal;
    const Named found = constantNamed(expr.text, *scope.lexical, literal);
    if (literal || !found.declaration || !found.declaration->binding) return literal;
    const auto locals = std::exchange(locals_, {});
    const auto value = evaluated(*found.declaration->binding, {nullptr, found.owner}, depth + 1);
    locals_ = locals;
    return value;
}

std::optional<double> Composer::evaluated(const Expr& expr, const Scope& scope, int depth) {
    if (depth > kDeepestValue) return std::nullopt;
    const auto arg = [&](std::size_t i) { return evaluated(expr.args[i], scope, depth + 1); };
    switch (expr.kind) {
    case Expr::Kind::Number:
    case Expr::Kind::Truth:
        return expr.number;
    case Expr::Kind::Name:
        if (const Local* const local = localOf(expr.text))
            return local->value ? std::optional<double>(*local->value) : std::nullopt;
        return expr.args.empty() ? evaluatedName(expr, scope, depth) : std::nullopt;
    case Expr::Kind::Negate:
        if (const auto a = arg(0)) return -*a;
        return std::nullopt;
    case Expr::Kind::Not:
        if (const auto a = arg(0)) return *a == 0;
        return std::nullopt;
    case Expr::Kind::Binary: {
        const auto a = arg(0);
        // The other side need not be known then.
        if (a && expr.text == "and" && *a == 0) return 0;
        if (a && expr.text == "or" && *a != 0) return 1;
        const auto b = a ? arg(1) : std::nullopt;
        return b ? operation(expr.text, *a, *b) : std::nullopt;
    }
    case Expr::Kind::If:
        for (std::size_t i = 0; i + 1 < expr.args.size(); i += 2) {
            const auto condition = arg(i);
            if (!condition) return std::nullopt;
            if (*condition != 0) return arg(i + 1);
        }
        return arg(expr.args.size() - 1);
    case Expr::Kind::Call:
        if (expr.text == "size" && expr.args.size() == 2 && expr.args[0].kind == Expr::Kind::Name &&
            scope.instance)
            if (const auto found = scope.instance->arrays.find(expr.args[0].text);
                found != scope.instance->arrays.end())
                return found->second;
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace rigor::modelica
