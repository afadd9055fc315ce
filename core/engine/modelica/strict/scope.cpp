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

/// Loop variables, known while an iterated expression is looked at.
struct Entered {
    Entered(std::set<std::string>& loops, const std::vector<Iterator>& iterators) : loops_(loops) {
        for (const Iterator& iterator : iterators)
            if (loops.insert(iterator.name).second) added_.push_back(iterator.name);
    }
    ~Entered() {
        for (const std::string& name : added_) loops_.erase(name);
    }
    Entered(const Entered&) = delete;
    Entered& operator=(const Entered&) = delete;
    std::set<std::string>& loops_;
    std::vector<std::string> added_;
};

} // namespace

StrictScope::StrictScope(const ModelText& text, const Function* function) : text_(text), function_(function) {
    for (const Declaration& declaration : text.declarations) declared_[declaration.name] = &declaration;
    if (function)
        for (const Declaration& local : function->declarations) declared_[local.name] = &local;
    const auto note = [this](const Expr& target) {
        forEachPart(target, [this](const Expr& part) {
            if (part.kind == Expr::Kind::Name) setByWhen_.insert(part.text);
            return part.kind == Expr::Kind::Tuple;
        });
    };
    forEachStatement(text.equations, [&](const Statement& statement) {
        if (statement.kind != Statement::Kind::When) return;
        for (const Statement::Branch& branch : statement.branches)
            forEachStatement(branch.body, [&](const Statement& inner) {
                if (inner.kind == Statement::Kind::Equation) note(inner.left);
            });
    });
}

const Declaration* StrictScope::find(const std::string& name) const {
    const auto found = declared_.find(name);
    return found == declared_.end() ? nullptr : found->second;
}

const Function* StrictScope::function(const std::string& name) const {
    for (const Function& one : text_.functions)
        if (one.name == name) return &one;
    return nullptr;
}

std::string StrictScope::resolved(const std::string& written) const {
    const std::string head = written.substr(0, written.find('.'));
    for (const Import& import : text_.imports)
        if (import.alias == head) return import.path + written.substr(head.size());
    return written;
}

ExprKind StrictScope::kind(const Expr& expr) const {
    Loops loops;
    return kindOf(expr, loops);
}

ExprKind StrictScope::kindOf(const Expr& expr, Loops& loops) const {
    switch (expr.kind) {
    case Expr::Kind::Number:
        return {expr.whole ? Type::Integer : Type::Real, 0};
    case Expr::Kind::Truth:
    case Expr::Kind::Not:
        return {Type::Boolean, 0};
    case Expr::Kind::Text:
        return {std::nullopt, 0};
    case Expr::Kind::Name:
        return kindOfName(expr, loops);
    case Expr::Kind::Call:
        return kindOfCall(expr, loops);
    case Expr::Kind::Negate:
        return kindOf(expr.args[0], loops);
    case Expr::Kind::Binary:
        return kindOfBinary(expr, loops);
    case Expr::Kind::If: {
        ExprKind out = kindOf(expr.args.back(), loops);
        for (std::size_t i = 1; i < expr.args.size(); i += 2) {
            const ExprKind one = kindOf(expr.args[i], loops);
            if (one.type != out.type) out.type.reset();
            if (one.dimensions != out.dimensions) out.dimensions.reset();
        }
        return out;
    }
    case Expr::Kind::Array: {
        ExprKind out = kindOf(expr.args[0], loops);
        for (const Expr& one : expr.args)
            if (kindOf(one, loops).type != out.type) out.type.reset();
        if (out.dimensions) ++*out.dimensions;
        return out;
    }
    case Expr::Kind::Comprehension: {
        const Entered inside(loops, expr.iterators);
        ExprKind out = kindOf(expr.args[0], loops);
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

ExprKind StrictScope::kindOfName(const Expr& expr, Loops& loops) const {
    if (loops.contains(expr.text)) return {std::nullopt, 0};
    const Declaration* declared = find(expr.text);
    if (!declared) return expr.text == "time" ? ExprKind{Type::Real, 0} : ExprKind{};
    if (!declared->typeName.empty()) return {};
    ExprKind out{declared->type, static_cast<int>(declared->sizes.size())};
    for (const Expr& subscript : expr.args) {
        if (subscript.kind == Expr::Kind::Colon || subscript.kind == Expr::Kind::Range) continue;
        const auto dimensions = kindOf(subscript, loops).dimensions;
        if (!dimensions || !out.dimensions)
            out.dimensions.reset();
        else
            *out.dimensions -= 1 - *dimensions;
    }
    return out;
}

ExprKind StrictScope::kindOfCall(const Expr& expr, Loops& loops) const {
    if (const Function* called = function(expr.text)) {
        for (const Declaration& declaration : called->declarations) {
            if (declaration.causality != Causality::Output) continue;
            // A function called with arrays in the place of single values gives arrays.
            std::size_t used = 0;
            for (const Declaration& input : called->declarations) {
                if (input.causality != Causality::Input || used >= expr.args.size()) continue;
                if (kindOf(expr.args[used++], loops).dimensions != static_cast<int>(input.sizes.size()))
                    return {declaration.type, std::nullopt};
            }
            return {declaration.type, static_cast<int>(declaration.sizes.size())};
        }
        return {};
    }
    static constexpr std::array<std::string_view, 18> kReal = {
        "sqrt", "exp",  "log",  "log10", "sin",   "cos",  "tan", "asin",   "acos",
        "atan", "sinh", "cosh", "tanh",  "floor", "ceil", "der", "smooth", "atan2"};
    static constexpr std::array<std::string_view, 3> kSame = {"abs", "pre", "noEvent"};
    if (expr.args.empty()) return {};
    const ExprKind first = kindOf(expr.args[0], loops);
    if (expr.text == "smooth" && expr.args.size() == 2) return kindOf(expr.args[1], loops);
    if (expr.text == "der" || isAmong(expr.text, kReal)) return {Type::Real, first.dimensions};
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

ExprKind StrictScope::kindOfBinary(const Expr& expr, Loops& loops) const {
    const std::string& op = expr.text;
    if (isComparison(op) || op == "and" || op == "or") return {Type::Boolean, 0};
    const ExprKind a = kindOf(expr.args[0], loops), b = kindOf(expr.args[1], loops);
    ExprKind out;
    if (a.type && b.type)
        out.type = *a.type == Type::Integer && *b.type == Type::Integer ? Type::Integer : Type::Real;
    if (op == "/" || op == "./" || op == "^" || op == ".^") out.type = Type::Real;
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
    Loops loops;
    return moving(expr, loops);
}

const Expr* StrictScope::moving(const Expr& expr, Loops& loops) const {
    if (expr.kind == Expr::Kind::Name && !loops.contains(expr.text)) {
        if (expr.text == "time") return &expr;
        const Declaration* declared = find(expr.text);
        if (declared && declared->typeName.empty() && declared->variability != Variability::Parameter &&
            declared->variability != Variability::Constant)
            return &expr;
    }
    if (expr.kind == Expr::Kind::Call) {
        if (expr.text == "der" || expr.text == "pre") return &expr;
        // The size of a variable does not move.
        if (expr.text == "size") return expr.args.size() > 1 ? moving(expr.args[1], loops) : nullptr;
    }
    const Entered inside(loops, expr.iterators);
    for (const Expr& arg : expr.args)
        if (const Expr* part = moving(arg, loops)) return part;
    return nullptr;
}

const Expr* StrictScope::continuousPart(const Expr& expr) const {
    Loops loops;
    return continuous(expr, loops, true);
}

const Expr* StrictScope::continuous(const Expr& expr, Loops& loops, bool events) const {
    static constexpr std::array<std::string_view, 4> kSteps = {"integer", "floor", "ceil", "div"};
    static constexpr std::array<std::string_view, 7> kDiscrete = {"pre",     "edge",     "change", "sample",
                                                                  "initial", "terminal", "size"};
    if (expr.kind == Expr::Kind::Name && !loops.contains(expr.text)) {
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
    const Entered inside(loops, expr.iterators);
    for (const Expr& arg : expr.args)
        if (const Expr* part = continuous(arg, loops, events)) return part;
    return nullptr;
}

} // namespace rigor::modelica
