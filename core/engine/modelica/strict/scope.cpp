#include "core/engine/modelica/strict/scope.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rigor::modelica {

namespace {

template <std::size_t N> bool isAmong(std::string_view word, const std::array<std::string_view, N>& list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isComparison(std::string_view op) {
    return isAmong(op, std::array<std::string_view, 6>{"<", "<=", ">", ">=", "==", "<>"});
}

bool isPredefinedLiteral(std::string_view name) {
    return name.starts_with("StateSelect.") || name.starts_with("AssertionLevel.");
}

} // namespace

StrictScope::StrictScope(const ClassText& type, KnownNames& names, const StrictScope* outer)
    : type_(type), names_(names), outer_(outer) {
    for (const Declaration& declaration : type.declarations) declared_[declaration.name] = &declaration;
    noteSetByWhen();
}

void StrictScope::noteSetByWhen() {
    const auto note = [this](const Expr& target) {
        forEachPart(target, [this](const Expr& part) {
            if (part.kind == Expr::Kind::Name) setByWhen_.insert(part.text);
            return part.kind == Expr::Kind::Tuple;
        });
    };
    forEachStatement(type_.equations, [&](const Statement& statement) {
        if (statement.kind != Statement::Kind::When) return;
        for (const Statement::Branch& branch : statement.branches)
            forEachStatement(branch.body, [&](const Statement& inner) {
                if (inner.kind == Statement::Kind::Equation) note(inner.left);
            });
    });
}

const Declaration* StrictScope::find(const std::string& name) const {
    if (loops_.contains(name)) return nullptr;
    const auto found = declared_.find(name);
    if (found != declared_.end()) return found->second;
    const bool closed = type_.isEncapsulated || KnownNames::mayBringVariable(type_, name);
    return outer_ && !closed ? outer_->find(name) : nullptr;
}

const ClassText* StrictScope::function(const std::string& name) const {
    for (const StrictScope* at = this; at; at = at->outer_) {
        for (const auto& one : at->type_.classes)
            if (one->name == name) {
                const bool whole = one->kind == ClassKind::Function && one->declarationsComplete &&
                                   one->bases.empty() && !one->alias;
                return whole ? one.get() : nullptr;
            }
        if (at->type_.isEncapsulated || KnownNames::mayBringVariable(at->type_, name)) return nullptr;
    }
    return nullptr;
}

bool StrictScope::isBuiltin(const std::string& name) const {
    const auto found = builtin_.find(name);
    if (found != builtin_.end()) return found->second;
    return builtin_[name] = !names_.mayBeClass(type_, name);
}

ExprKind StrictScope::kind(const Expr& expr) const {
    switch (expr.kind) {
    case Expr::Kind::Number:
        return {expr.whole ? Type::Integer : Type::Real, 0};
    case Expr::Kind::Truth:
        return {Type::Boolean, 0};
    case Expr::Kind::Not:
        return {Type::Boolean, kind(expr.args[0]).dimensions};
    case Expr::Kind::Text:
        return {std::nullopt, 0};
    case Expr::Kind::Name:
        return kindOfName(expr);
    case Expr::Kind::Call:
        return kindOfCall(expr);
    case Expr::Kind::Negate:
        return kind(expr.args[0]);
    case Expr::Kind::Binary:
        return kindOfBinary(expr);
    case Expr::Kind::If: {
        ExprKind out = kind(expr.args.back());
        for (std::size_t i = 1; i < expr.args.size(); i += 2) {
            const ExprKind one = kind(expr.args[i]);
            if (one.type != out.type) out.type.reset();
            if (one.dimensions != out.dimensions) out.dimensions.reset();
        }
        return out;
    }
    case Expr::Kind::Array:
        return kindOfArray(expr);
    case Expr::Kind::Comprehension: {
        const InLoop inside(*this, expr.iterators);
        ExprKind out = kind(expr.args[0]);
        if (out.dimensions) *out.dimensions += static_cast<int>(expr.iterators.size());
        return out;
    }
    case Expr::Kind::Range:
        return {std::nullopt, 1};
    case Expr::Kind::Member:
    case Expr::Kind::Colon:
    case Expr::Kind::Tuple:
        break;
    }
    return {};
}

ExprKind StrictScope::kindOfArray(const Expr& expr) const {
    ExprKind out = kind(expr.args[0]);
    for (const Expr& one : expr.args)
        if (kind(one).type != out.type) out.type.reset();
    if (isMatrix(expr))
        out.dimensions = 2;
    else if (out.dimensions)
        ++*out.dimensions;
    return out;
}

ExprKind StrictScope::kindOfName(const Expr& expr) const {
    if (loops_.contains(expr.text)) return {std::nullopt, 0};
    const Declaration* declared = find(expr.text);
    if (!declared && expr.text == "time") return {Type::Real, 0};
    if (!declared) return {std::nullopt, isPredefinedLiteral(expr.text) ? std::optional(0) : std::nullopt};
    if (!declared->typeName.empty()) return {};
    ExprKind out{declared->type, static_cast<int>(declared->sizes.size())};
    for (const Expr& subscript : expr.args) {
        if (subscript.kind == Expr::Kind::Colon || subscript.kind == Expr::Kind::Range) continue;
        const auto dimensions = kind(subscript).dimensions;
        if (!dimensions || !out.dimensions)
            out.dimensions.reset();
        else
            *out.dimensions -= 1 - *dimensions;
    }
    return out;
}

ExprKind StrictScope::kindOfFunction(const ClassText& called, const Expr& call) const {
    for (const Declaration& declaration : called.declarations) {
        if (declaration.causality != Causality::Output) continue;
        if (!declaration.typeName.empty()) return {};
        // A function called with arrays in the place of single values gives arrays.
        std::size_t place = 0;
        for (const Declaration& input : called.declarations) {
            if (input.causality != Causality::Input) continue;
            std::size_t given = place++;
            if (given >= call.args.size() || (given < call.argNames.size() && !call.argNames[given].empty()))
                given = static_cast<std::size_t>(
                    std::find(call.argNames.begin(), call.argNames.end(), input.name) -
                    call.argNames.begin());
            if (given < call.args.size() &&
                kind(call.args[given]).dimensions != static_cast<int>(input.sizes.size()))
                return {declaration.type, std::nullopt};
        }
        return {declaration.type, static_cast<int>(declaration.sizes.size())};
    }
    return {};
}

ExprKind StrictScope::kindOfCall(const Expr& expr) const {
    if (const ClassText* called = function(expr.text)) return kindOfFunction(*called, expr);
    if (!isBuiltin(expr.text)) return {};
    static constexpr std::array<std::string_view, 18> kReal = {
        "sqrt", "exp",  "log",  "log10", "sin",   "cos",  "tan", "asin",   "acos",
        "atan", "sinh", "cosh", "tanh",  "floor", "ceil", "der", "smooth", "atan2"};
    static constexpr std::array<std::string_view, 3> kSame = {"abs", "pre", "noEvent"};
    if (expr.args.empty()) return {};
    const ExprKind first = kind(expr.args[0]);
    if (expr.text == "smooth" && expr.args.size() == 2) return kind(expr.args[1]);
    if (expr.text == "atan2" && expr.args.size() == 2 && kind(expr.args[1]).dimensions != first.dimensions)
        return {Type::Real, std::nullopt};
    if (isAmong(expr.text, kReal)) return {Type::Real, first.dimensions};
    if (isAmong(expr.text, kSame)) return first;
    if (expr.text == "integer" || expr.text == "sign") return {Type::Integer, first.dimensions};
    if (expr.text == "sum" || expr.text == "product") return {std::nullopt, 0};
    if (expr.text == "min" || expr.text == "max") return {std::nullopt, 0};
    if (expr.text == "size") return {Type::Integer, expr.args.size() == 1 ? 1 : 0};
    if (expr.text == "zeros" || expr.text == "ones")
        return {Type::Integer, static_cast<int>(expr.args.size())};
    if (expr.text == "fill") return {first.type, static_cast<int>(expr.args.size()) - 1};
    if (expr.text == "identity") return {Type::Integer, 2};
    if (expr.text == "linspace" || expr.text == "cross") return {Type::Real, 1};
    if (expr.text == "transpose") return first;
    return {};
}

ExprKind StrictScope::kindOfBinary(const Expr& expr) const {
    const std::string& op = expr.text;
    if (isComparison(op)) return {Type::Boolean, 0};
    const ExprKind a = kind(expr.args[0]), b = kind(expr.args[1]);
    ExprKind out;
    if (a.type && b.type)
        out.type = *a.type == Type::Integer && *b.type == Type::Integer ? Type::Integer : Type::Real;
    if (op == "/" || op == "./" || op == "^" || op == ".^") out.type = Type::Real;
    if (op == "and" || op == "or") out.type = Type::Boolean;
    if (!a.dimensions || !b.dimensions) return out;
    const int m = *a.dimensions, n = *b.dimensions;
    if (op != "*")
        out.dimensions = std::max(m, n);
    else if (m == 0 || n == 0)
        out.dimensions = m + n;
    else
        out.dimensions = m + n - 2;
    return out;
}

const Expr* StrictScope::movingPart(const Expr& expr) const {
    if (expr.kind == Expr::Kind::Name && !loops_.contains(expr.text)) {
        if (expr.text == "time") return &expr;
        const Declaration* declared = find(expr.text);
        if (declared && declared->typeName.empty() && declared->variability != Variability::Parameter &&
            declared->variability != Variability::Constant)
            return &expr;
    }
    if (expr.kind == Expr::Kind::Call) {
        if (expr.text == "der" || expr.text == "pre") return &expr;
        // The size of a variable does not move.
        if (expr.text == "ndims") return nullptr;
        if (expr.text == "size") return expr.args.size() > 1 ? movingPart(expr.args[1]) : nullptr;
    }
    const InLoop inside(*this, expr.iterators);
    for (const Expr& arg : expr.args)
        if (const Expr* part = movingPart(arg)) return part;
    return nullptr;
}

const Expr* StrictScope::continuousPart(const Expr& expr) const { return continuous(expr, true); }

const Expr* StrictScope::continuous(const Expr& expr, bool events) const {
    static constexpr std::array<std::string_view, 4> kSteps = {"integer", "floor", "ceil", "div"};
    static constexpr std::array<std::string_view, 7> kDiscrete = {"pre",     "edge",     "change", "sample",
                                                                  "initial", "terminal", "size"};
    if (expr.kind == Expr::Kind::Name && !loops_.contains(expr.text)) {
        if (expr.text == "time") return &expr;
        const Declaration* declared = find(expr.text);
        if (declared && declared->typeName.empty() && declared->type == Type::Real &&
            declared->variability == Variability::Continuous && !setByWhen(expr.text))
            return &expr;
    }
    // A relation changes by events, which noEvent takes away.
    if (expr.kind == Expr::Kind::Binary && isComparison(expr.text) && events) return nullptr;
    if (expr.kind == Expr::Kind::Call) {
        if (isAmong(expr.text, kDiscrete) || (events && isAmong(expr.text, kSteps))) return nullptr;
        if (expr.text == "noEvent") events = false;
    }
    const InLoop inside(*this, expr.iterators);
    for (const Expr& arg : expr.args)
        if (const Expr* part = continuous(arg, events)) return part;
    return nullptr;
}

} // namespace rigor::modelica
