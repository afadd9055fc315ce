// + - * / ^ and comparisons over scalars, vectors and matrices (Modelica specification 3.4, sections 10.6
// and 3.5).

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

namespace rigor::modelica {

std::string Expander::shape(const Value& value) const {
    if (value.sizes.empty()) return translate("Model text", "a single value");
    if (value.sizes.size() == 1) return filled(sentence("Model text", "a vector of {}"), value.sizes[0]);
    return filled(sentence("Model text", "a {} x {} matrix"), value.sizes[0], value.sizes[1]);
}

Id Expander::sumOf(const std::vector<Id>& terms, Span span) {
    if (terms.empty()) return model_.nodes.number(0, span);
    Id out = terms[0];
    for (std::size_t i = 1; i < terms.size(); ++i) out = model_.nodes.apply(Op::Add, span, out, terms[i]);
    return out;
}

Value Expander::elementwise(Op op, const Value& a, const Value& b, const Expr& expr, bool broadcast) {
    const bool spreadA = broadcast && a.scalar() && !b.scalar();
    const bool spreadB = broadcast && b.scalar() && !a.scalar();
    if (a.sizes != b.sizes && !spreadA && !spreadB) {
        const bool one = a.scalar() || b.scalar();
        reject(expr.span, sentence("Model text", "{} is {}, {} is {}{}"),
               problems_.source().piece(expr.args[0].span), shape(a),
               problems_.source().piece(expr.args[1].span), shape(b),
               one ? filled(sentence("Model text", "; .{} works on every element."), expr.text)
                   : std::string("."));
    }
    Value out;
    out.type = a.type == Type::Integer && b.type == Type::Integer && op != Op::Div && op != Op::Pow
                   ? Type::Integer
                   : Type::Real;
    out.sizes = spreadA ? b.sizes : a.sizes;
    const std::size_t count = std::max(a.nodes.size(), b.nodes.size());
    step(expr.span, count);
    for (std::size_t i = 0; i < count; ++i)
        out.nodes.push_back(
            model_.nodes.apply(op, expr.span, a.nodes[spreadA ? 0 : i], b.nodes[spreadB ? 0 : i]));
    return out;
}

Value Expander::product(const Value& a, const Value& b, const Expr& expr) {
    if (a.scalar() || b.scalar()) return elementwise(Op::Mul, a, b, expr, true);
    // Seen as matrices: a row on the left, a column on the right.
    const int rows = a.sizes.size() == 2 ? a.sizes[0] : 1;
    const int inner = a.sizes.back();
    const int columns = b.sizes.size() == 2 ? b.sizes[1] : 1;
    if (inner != b.sizes[0])
        reject(expr.span, sentence("Model text", "{} is {}, {} is {}; their product does not exist."),
               problems_.source().piece(expr.args[0].span), shape(a),
               problems_.source().piece(expr.args[1].span), shape(b));
    Value out;
    out.type = a.type == Type::Integer && b.type == Type::Integer ? Type::Integer : Type::Real;
    if (a.sizes.size() == 2) out.sizes.push_back(rows);
    if (b.sizes.size() == 2) out.sizes.push_back(columns);
    step(expr.span, static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) *
                        static_cast<std::size_t>(inner));
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            std::vector<Id> terms;
            for (int k = 0; k < inner; ++k)
                terms.push_back(model_.nodes.apply(Op::Mul, expr.span,
                                                   a.nodes[static_cast<std::size_t>(r * inner + k)],
                                                   b.nodes[static_cast<std::size_t>(k * columns + c)]));
            out.nodes.push_back(sumOf(terms, expr.span));
        }
    return out;
}

Value Expander::comparison(const Expr& expr, const Value& a, const Value& b) {
    const std::string& op = expr.text;
    if (!a.scalar() || !b.scalar())
        reject(expr.span, sentence("Model text", "Single values are compared, not vectors."));
    const bool equality = op == "==" || op == "<>";
    if ((a.type == Type::Boolean) != (b.type == Type::Boolean) || (!equality && a.type == Type::Boolean))
        reject(expr.span, sentence("Model text", "{} compares numbers."), op);
    if (equality && (a.type == Type::Real || b.type == Type::Real))
        reject(expr.span,
               sentence("Model text", "{} between Real numbers is refused: rounding decides it. Compare by "
                                      "<= or >=, or use an Integer mode that a when changes."),
               op);
    Flat& nodes = model_.nodes;
    const Id left = a.nodes[0], right = b.nodes[0];
    noteCorner(expr, left, right);
    Id out = kNone;
    if (op == "<")
        out = nodes.apply(Op::Less, expr.span, left, right);
    else if (op == "<=")
        out = nodes.apply(Op::LessEqual, expr.span, left, right);
    else if (op == ">")
        out = nodes.apply(Op::Less, expr.span, right, left);
    else if (op == ">=")
        out = nodes.apply(Op::LessEqual, expr.span, right, left);
    else
        out = nodes.apply(Op::Equal, expr.span, left, right);
    if (op == "<>") out = nodes.apply(Op::Not, expr.span, out);
    return {Type::Boolean, {}, {out}};
}

/// e^x without a variable e.
void Expander::powerOfE(const Expr& expr) const {
    const Expr& base = expr.args[0];
    if (base.kind != Expr::Kind::Name || base.text != "e" || !base.args.empty() || isKnownName("e")) return;
    const Span span = expr.args[1].span;
    std::string power(problems_.source().text().substr(span.begin, span.end - span.begin));
    if (!power.starts_with('(') || !power.ends_with(')')) power = "(" + power + ")";
    throw Rejected{expr.span, filled(sentence("Model text", "A power of e is written exp{}."), power),
                   "exp" + power};
}

Value Expander::binary(const Expr& expr) {
    const std::string& op = expr.text;
    if (op == "^") powerOfE(expr);
    if (op == "and" || op == "or") {
        const Id left =
            truth(expr.args[0], op == "and" ? translatable("Model text", "What stands before and")
                                            : translatable("Model text", "What stands before or"));
        const Id right =
            truth(expr.args[1], op == "and" ? translatable("Model text", "What stands behind and")
                                            : translatable("Model text", "What stands behind or"));
        return {
            Type::Boolean, {}, {model_.nodes.apply(op == "and" ? Op::And : Op::Or, expr.span, left, right)}};
    }
    const Value a = value(expr.args[0]);
    const Value b = value(expr.args[1]);
    const bool compares = op == "<" || op == "<=" || op == ">" || op == ">=" || op == "==" || op == "<>";
    if (compares) return comparison(expr, a, b);
    for (int side = 0; side < 2; ++side)
        if ((side == 0 ? a : b).type == Type::Boolean)
            reject(expr.args[static_cast<std::size_t>(side)].span,
                   sentence("Model text", "{} needs numbers; this is true or false."), op);
    if (op == "+" || op == "-") return elementwise(op == "+" ? Op::Add : Op::Sub, a, b, expr, false);
    if (op == ".+" || op == ".-") return elementwise(op == ".+" ? Op::Add : Op::Sub, a, b, expr, true);
    if (op == "*") return product(a, b, expr);
    if (op == ".*") return elementwise(Op::Mul, a, b, expr, true);
    if (op == "./") return elementwise(Op::Div, a, b, expr, true);
    if (op == "/") {
        if (!b.scalar())
            reject(expr.args[1].span,
                   sentence("Model text", "This is {}; / divides by single values, ./ element by element."),
                   shape(b));
        if (model_.nodes.isNumber(b.nodes[0]) && model_.nodes[b.nodes[0]].value == 0)
            reject(expr.args[1].span, sentence("Model text", "This divides by zero."));
        return elementwise(Op::Div, a, b, expr, true);
    }
    if (op == ".^") return elementwise(Op::Pow, a, b, expr, true);
    if (!a.scalar() || !b.scalar())
        reject(expr.span, sentence("Model text", "^ raises single values; .^ works element by element."));
    Value out = elementwise(Op::Pow, a, b, expr, false);
    out.type = Type::Real;
    return out;
}

} // namespace rigor::modelica
