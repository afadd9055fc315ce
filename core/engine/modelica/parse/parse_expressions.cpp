// Expressions, by the precedence of the Modelica specification 3.4, section 3.2 (loosest first): if, range,
// or, and, not, comparison, sum, product, power.

#include "core/engine/modelica/parse/parser.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <array>

namespace rigor::modelica {

namespace {

constexpr int kDeepestExpression = 1000;

bool oneOf(std::string_view text, std::initializer_list<std::string_view> list) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

} // namespace

Expr Parser::finished(Expr expr) const {
    int deepest = 0;
    for (const Expr& arg : expr.args) deepest = std::max(deepest, arg.depth);
    expr.depth = deepest + 1;
    expr.span = {expr.span.begin, std::max(expr.span.end, previousSpan().end)};
    if (expr.depth > kDeepestExpression)
        reject(expr.nameSpan.end > 0 ? expr.nameSpan : previousSpan(),
               sentence("Model text",
                        "This expression has more than {} levels; give its parts names of their own."),
               kDeepestExpression);
    return expr;
}

Expr Parser::binary(Expr left, const Token& op, Expr right) {
    Expr out;
    out.kind = Expr::Kind::Binary;
    out.text = op.text;
    out.nameSpan = op.span;
    out.span = join(left.span, right.span);
    out.args.push_back(std::move(left));
    out.args.push_back(std::move(right));
    return finished(std::move(out));
}

Expr Parser::expression() {
    const Level level(*this);
    return is("if") ? ifExpression() : disjunction();
}

Expr Parser::ifExpression() {
    Expr out;
    out.kind = Expr::Kind::If;
    out.span = take().span;
    do {
        out.args.push_back(condition());
        expect("then", translatable("Model text", "the condition of if"));
        out.args.push_back(expression());
    } while (accept("elseif"));
    if (!is("else"))
        reject(now().span,
               sentence("Model text", "An if between values needs an else, so that it always has a value."));
    take();
    out.args.push_back(expression());
    return finished(std::move(out));
}

Expr Parser::rangeOrExpression() {
    Expr first = expression();
    if (!is(":")) return first;
    Expr out;
    out.kind = Expr::Kind::Range;
    out.span = first.span;
    out.args.push_back(std::move(first));
    while (accept(":")) out.args.push_back(expression());
    if (out.args.size() > 3)
        reject(out.span, sentence("Model text", "A range is first:last or first:step:last."));
    return finished(std::move(out));
}

Expr Parser::disjunction() {
    Expr left = conjunction();
    while (is("or")) {
        const Token op = take();
        left = binary(std::move(left), op, conjunction());
    }
    return left;
}

Expr Parser::conjunction() {
    Expr left = negation();
    while (is("and")) {
        const Token op = take();
        left = binary(std::move(left), op, negation());
    }
    return left;
}

Expr Parser::negation() {
    if (!is("not")) return relation();
    Expr out;
    out.kind = Expr::Kind::Not;
    out.span = take().span;
    out.nameSpan = out.span;
    out.args.push_back(relation());
    return finished(std::move(out));
}

Expr Parser::relation() {
    Expr left = sum();
    if (now().kind != TokenKind::Symbol || !oneOf(now().text, {"<", "<=", ">", ">=", "==", "<>"}))
        return left;
    const Token op = take();
    Expr out = binary(std::move(left), op, sum());
    if (now().kind == TokenKind::Symbol && oneOf(now().text, {"<", "<=", ">", ">=", "==", "<>"}))
        reject(now().span, sentence("Model text", "Comparisons cannot be chained; write a < b and b < c."));
    return out;
}

Expr Parser::sum() {
    Expr left;
    if (is("-") || is("+")) {
        const Token sign = take();
        if (sign.text == "+") {
            left = product();
        } else {
            left.kind = Expr::Kind::Negate;
            left.span = left.nameSpan = sign.span;
            left.args.push_back(product());
            left = finished(std::move(left));
        }
    } else {
        left = product();
    }
    while (now().kind == TokenKind::Symbol && oneOf(now().text, {"+", "-", ".+", ".-"})) {
        const Token op = take();
        left = binary(std::move(left), op, product());
    }
    return left;
}

Expr Parser::product() {
    Expr left = factor();
    for (;;) {
        if (now().kind == TokenKind::Symbol && oneOf(now().text, {"*", "/", ".*", "./"})) {
            const Token op = take();
            left = binary(std::move(left), op, factor());
        } else if (factorFollows()) {
            if (const auto op = missingSign()) left = binary(std::move(left), *op, factor());
        } else {
            return left;
        }
    }
}

Expr Parser::factor() {
    Expr out = power();
    derivativeQuotient(out);
    return out;
}

Expr Parser::power() {
    Expr base = primary();
    if (!is("^") && !is(".^")) return base;
    const Token op = take();
    Expr exponent;
    if (is("-")) {
        exponent.kind = Expr::Kind::Negate;
        exponent.span = exponent.nameSpan = take().span;
        exponent.args.push_back(primary());
        exponent = finished(std::move(exponent));
    } else {
        exponent = primary();
    }
    if (is("^") || is(".^"))
        reject(now().span,
               sentence("Model text", "a^b^c can be read in two ways; write (a^b)^c or a^(b^c)."));
    return binary(std::move(base), op, std::move(exponent));
}

Expr Parser::primary() {
    const Level level(*this);
    Expr out;
    out.span = now().span;
    if (now().kind == TokenKind::Number) {
        const Token token = take();
        out.number = token.number;
        out.enclosure = token.enclosure;
        out.whole = token.whole;
        decimalComma(out, token);
        return out;
    }
    if (now().kind == TokenKind::String) {
        out.kind = Expr::Kind::Text;
        out.text = unescaped(take().text);
        return out;
    }
    if (is("true") || is("false")) {
        out.kind = Expr::Kind::Truth;
        out.number = take().text == "true" ? 1 : 0;
        return out;
    }
    if (is("(")) return parentheses();
    if (is("{")) return braces();
    if (is("[")) return matrix();
    if (is("if")) reject(now().span, sentence("Model text", "Put this if into parentheses."));
    if (is("-") || is("+"))
        reject(now().span,
               sentence("Model text",
                        "Two operators follow each other; put the number and its sign into parentheses."));
    if (is(".") && ahead().kind == TokenKind::Name && !isKeyword(ahead().text)) {
        take();
        Expr global = nameOrCall();
        global.text = "." + global.text;
        return global;
    }
    if (is("der") || is("initial") || (now().kind == TokenKind::Name && !isKeyword(now().text)))
        return nameOrCall();
    if (now().kind == TokenKind::Symbol && is("="))
        reject(now().span,
               sentence("Model text", "A value is missing before =. Two values are compared by ==."));
    if (is("end") && ahead().kind == TokenKind::Symbol && !is(ahead(), ";"))
        reject(now().span, sentence("Model text", "end as a subscript is not part of this language; write "
                                                  "the size of the array."));
    reject(now().span, sentence("Model text", "A value is expected here, not {}."), described(now()));
}

void Parser::subscripts(Expr& out) {
    take();
    const Nest nest(*this, true);
    do {
        if (is(":")) {
            Expr all;
            all.kind = Expr::Kind::Colon;
            all.span = take().span;
            out.args.push_back(std::move(all));
        } else {
            out.args.push_back(rangeOrExpression());
        }
    } while (accept(","));
    expect("]", translatable("Model text", "the subscripts"));
}

/// f(x, k=2)
void Parser::argumentName(Expr& call) {
    const bool isNamed = now().kind == TokenKind::Name && is(ahead(), "=");
    if (!isNamed) {
        if (!call.argNames.empty())
            reject(now().span, sentence("Model text", "Arguments by name stand behind those by their place; "
                                                      "this one has no name."));
        return;
    }
    call.argNames.resize(call.args.size());
    call.argNames.emplace_back(take().text);
    take();
}

Expr Parser::nameOrCall() {
    Expr out;
    const Token first = take();
    out.text = first.text;
    out.span = out.nameSpan = first.span;
    while (is(".") && ahead().kind == TokenKind::Name) {
        take();
        const Token part = take();
        out.text += '.';
        out.text += part.text;
        out.nameSpan = join(out.nameSpan, part.span);
    }
    out.span = out.nameSpan;
    out.kind = Expr::Kind::Name;
    if (accept("(")) {
        const Nest nest(*this, true);
        out.kind = Expr::Kind::Call;
        while (!is(")")) {
            argumentName(out);
            Expr argument = rangeOrExpression();
            if (is("for")) {
                Expr loop;
                loop.kind = Expr::Kind::Comprehension;
                loop.span = argument.span;
                loop.args.push_back(std::move(argument));
                take();
                do loop.iterators.push_back(iterator());
                while (accept(","));
                argument = finished(std::move(loop));
            }
            out.args.push_back(std::move(argument));
            if (!accept(",") || surplusComma(")")) break;
        }
        expect(")", translatable("Model text", "the arguments"));
        return finished(std::move(out));
    }
    if (is("[")) {
        subscripts(out);
        while (is(".") && ahead().kind == TokenKind::Name) {
            Expr part;
            part.kind = Expr::Kind::Member;
            part.span = out.span;
            part.args.push_back(std::move(out));
            take();
            part.nameSpan = now().span;
            part.text = dottedName(part.nameSpan);
            if (is("[")) subscripts(part);
            out = finished(std::move(part));
        }
        return finished(std::move(out));
    }
    if (auto call = withoutParentheses(out)) return std::move(*call);
    return out;
}

Expr Parser::braces() {
    Expr out;
    out.kind = Expr::Kind::Array;
    out.span = out.nameSpan = take().span;
    if (is("}")) reject(now().span, sentence("Model text", "An array needs at least one element."));
    const Nest nest(*this, true);
    do {
        out.args.push_back(expression());
        if (out.args.size() == 1 && accept("for")) {
            out.kind = Expr::Kind::Comprehension;
            do out.iterators.push_back(iterator());
            while (accept(","));
            break;
        }
    } while (accept(",") && !surplusComma("}"));
    expect("}", translatable("Model text", "the elements"));
    return finished(std::move(out));
}

Expr Parser::matrix() {
    Expr out;
    out.kind = Expr::Kind::Array;
    out.span = out.nameSpan = take().span;
    const Nest nest(*this, true);
    do {
        Expr row;
        row.kind = Expr::Kind::Array;
        row.span = now().span;
        do row.args.push_back(expression());
        while (accept(",") && !surplusComma("]"));
        out.args.push_back(finished(std::move(row)));
    } while (accept(";"));
    expect("]", translatable("Model text", "the rows of the matrix"));
    return finished(std::move(out));
}

Expr Parser::parentheses() {
    const Span open = take().span;
    const Nest nest(*this, false);
    Expr out;
    out.kind = Expr::Kind::Tuple;
    out.span = open;
    do out.args.push_back(expression());
    while (accept(","));
    expect(")", translatable("Model text", "what was opened by ("));
    if (out.args.size() == 1) {
        Expr inner = std::move(out.args.front());
        inner.span = join(open, previousSpan());
        return inner;
    }
    return finished(std::move(out));
}

} // namespace rigor::modelica
