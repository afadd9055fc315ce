// Slips: what people write in other languages and on paper. Each is told with what is written here, and where
// it is clear the parser reads on as if that stood there, so that one slip is one finding.

#include "core/engine/modelica/parse/parser.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/units/units.h"

#include <fast_float/fast_float.h>

#include <algorithm>

namespace rigor::modelica {

namespace {

constexpr std::string_view kFunctions[] = {
    "abs",  "sign", "sqrt", "exp",   "log",  "log10", "sin", "cos", "tan",    "asin",   "acos",  "atan",
    "sinh", "cosh", "tanh", "floor", "ceil", "der",   "ln",  "lg",  "arcsin", "arccos", "arctan"};

bool isFunction(std::string_view name) {
    return std::find(std::begin(kFunctions), std::end(kFunctions), name) != std::end(kFunctions);
}

bool isType(std::string_view word) { return word == "Real" || word == "Integer" || word == "Boolean"; }

bool isDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

} // namespace

bool Parser::sameLine() const {
    const Source& source = problems_.source();
    return at_ > 0 && now().kind != TokenKind::End &&
           source.line(previousSpan().end) == source.line(now().span.begin);
}

std::string Parser::written(Span span) const {
    return std::string(problems_.source().text().substr(span.begin, span.end - span.begin));
}

Token Parser::sign(std::string_view text, Span span) const {
    Token out;
    out.kind = TokenKind::Symbol;
    out.text = text;
    out.span = span;
    return out;
}

/// 0,5 where no comma can separate numbers.
void Parser::decimalComma(Expr& number, const Token& token) {
    const Token& behind = ahead();
    const bool joined = is(",") && behind.kind == TokenKind::Number && token.span.end == now().span.begin &&
                        now().span.end == behind.span.begin;
    if (commas_ || !joined || !isDigits(token.text) || !isDigit(behind.text[0])) return;
    const bool thousands = behind.text.find('.') != std::string_view::npos;
    const std::string plain = fmt::format("{}{}{}", token.text, thousands ? "" : ".", behind.text);
    const Span all = join(token.span, behind.span);
    problems_.error(
        all,
        thousands ? filled(sentence("Model text", "A number has no comma in it: {}."), plain)
                  : filled(sentence("Model text", "A decimal number has a point, not a comma: {}."), plain),
        plain);
    take();
    take();
    fast_float::from_chars(plain.data(), plain.data() + plain.size(), number.number);
    number.enclosure = decimalInterval(plain);
    number.whole = false;
    number.span = all;
}

/// After a comma: whether nothing but the end of the list follows.
bool Parser::surplusComma(std::string_view close) {
    if (!is(close) || at_ < 2) return false;
    const Span item = tokens_[at_ - 2].span;
    problems_.error(join(item, previousSpan()), translate("Model text", "There is a comma too many here."),
                    written(item));
    return true;
}

void Parser::surplusBracket() {
    reject(now().span, sentence("Model text", "This {} closes nothing: nothing was opened before it."),
           now().text);
}

/// A factor without * before it: "2 x", "2(a + b)", "k sin(x)".
bool Parser::factorFollows() const {
    if (!sameLine()) return false;
    const Token& before = tokens_[at_ - 1];
    const bool number = before.kind == TokenKind::Number;
    const bool closed = before.kind == TokenKind::Symbol && before.text == ")";
    if (now().kind == TokenKind::Number) return number && before.span.end == now().span.begin;
    if (is("(")) {
        const bool attributes = ahead().kind == TokenKind::Name && is(ahead(2), "=");
        return (number || closed) && !attributes;
    }
    const bool name = now().kind == TokenKind::Name && (!isKeyword(now().text) || now().text == "der");
    if (!name || isType(now().text) || is(ahead(), "=") || is(ahead(), ":=")) return false;
    if (number) return true;
    const bool element = before.kind == TokenKind::Symbol && before.text == "]";
    const bool value = before.kind == TokenKind::Name && !isKeyword(before.text);
    return (closed || element || value) &&
           (isDeclared(now().text) || (isFunction(now().text) && is(ahead(), "(")));
}

/// Behind the longest unit that begins here, or here.
std::size_t Parser::behindUnit() const {
    const Source& source = problems_.source();
    const int line = source.line(now().span.begin);
    std::size_t found = at_;
    for (std::size_t i = at_; i < tokens_.size() && i < at_ + 20; ++i) {
        const Token& token = tokens_[i];
        if (token.kind == TokenKind::End || token.kind == TokenKind::String || is(token, ";") ||
            is(token, ",") || is(token, "=") || source.line(token.span.begin) != line)
            break;
        if (parseUnit(written({now().span.begin, token.span.end}))) found = i + 1;
    }
    return found;
}

void Parser::unitBehindNumber(std::size_t behind) {
    const Span number = previousSpan();
    const Span all{number.begin, tokens_[behind - 1].span.end};
    const std::string unit = written({now().span.begin, all.end});
    const Declaration* declaration = binding_.declaration;
    if (insideAttribute_ || (declaration && nested_ > 0)) {
        problems_.error(
            all, filled(sentence("Model text", "A number has no unit here: a declaration states it once, "
                                               "as unit=\"{}\"."),
                        unit));
    } else if (!declaration) {
        problems_.error(
            all, filled(sentence("Model text", "A number has no unit in an equation, and a product needs *. "
                                               "What is {} is declared: parameter Real c(unit=\"{}\") = {}."),
                        written(all), unit, written(number)));
    } else {
        const bool stated =
            std::ranges::any_of(declaration->attributes, [](const Attribute& a) { return a.name == "unit"; });
        const std::string value = written({tokens_[binding_.value].span.begin, number.end});
        const Span name = declaration->span;
        const Token& open = tokens_[binding_.attributes];
        std::string head = written({name.begin, open.span.begin});
        while (!head.empty() && head.back() == ' ') head.pop_back();
        const std::string attribute = fmt::format("unit=\"{}\"", unit);
        if (stated || is(open, "(")) head = written({name.begin, tokens_[binding_.value - 2].span.end});
        if (!stated)
            head = is(open, "(") ? fmt::format("{}, {})", head.substr(0, head.size() - 1), attribute)
                                 : fmt::format("{}({})", head, attribute);
        const std::string plain = fmt::format("{} = {}", head, value);
        const bool simple = plain.find('\n') == std::string::npos;
        problems_.error(simple ? join(name, all) : all,
                        filled(sentence("Model text", "The unit of a value stands before the =: {}."), plain),
                        simple ? plain : std::string());
    }
    at_ = behind;
}

std::optional<Token> Parser::missingSign() {
    const Token before = tokens_[at_ - 1];
    const Span all = join(before.span, now().span);
    const bool declared = isDeclared(now().text);
    const bool mayBeUnit = before.kind == TokenKind::Number && now().kind == TokenKind::Name;
    const std::size_t behind = mayBeUnit ? behindUnit() : at_;
    if (behind > at_ && !declared) {
        unitBehindNumber(behind);
        return std::nullopt;
    }
    if (behind > at_ && binding_.declaration && nested_ == 0)
        problems_.error(all,
                        filled(sentence("Model text", "A product needs *: {}*{}. If {} is a unit, it stands "
                                                      "before the =, as unit=\"{}\" in parentheses."),
                               before.text, now().text, now().text, now().text));
    else
        problems_.error(all,
                        filled(sentence("Model text", "A product needs *: {}*{}."), before.text,
                               is("(") ? std::string_view("(...)") : now().text),
                        written(before.span) + "*" + written(now().span));
    return sign("*", now().span);
}

/// dx/dt, d(x)/dt and d/dt(x) for der(x).
void Parser::derivativeQuotient(Expr& left) {
    if (!is("/") || !is(ahead(), "dt") || ahead().kind != TokenKind::Name || isDeclared("dt") ||
        isDeclared(left.text))
        return;
    Expr call;
    call.kind = Expr::Kind::Call;
    call.text = "der";
    const bool plain = left.kind == Expr::Kind::Name && left.args.empty() && left.text.starts_with('d');
    if (plain && left.text.size() > 1 && isDeclared(std::string_view(left.text).substr(1))) {
        Expr of = left;
        of.text = left.text.substr(1);
        call.args.push_back(std::move(of));
        take();
        take();
    } else if (left.kind == Expr::Kind::Call && left.text == "d" && left.args.size() == 1) {
        call.args.push_back(left.args[0]);
        take();
        take();
    } else if (plain && left.text == "d" && is(ahead(2), "(")) {
        take();
        take();
        call.args.push_back(parentheses());
    } else {
        return;
    }
    call.span = call.nameSpan = join(left.span, previousSpan());
    const std::string plainText = fmt::format(
        "der({})", call.args[0].kind == Expr::Kind::Name ? call.args[0].text : written(call.args[0].span));
    problems_.error(call.span, filled(sentence("Model text", "A derivative is written {}."), plainText),
                    plainText);
    left = finished(std::move(call));
}

/// sin x for sin(x).
std::optional<Expr> Parser::withoutParentheses(const Expr& name) {
    if (!isFunction(name.text) || isDeclared(name.text) || !sameLine()) return std::nullopt;
    const bool argument =
        now().kind == TokenKind::Number || (now().kind == TokenKind::Name && !isKeyword(now().text));
    if (!argument) return std::nullopt;
    Expr out = name;
    out.kind = Expr::Kind::Call;
    out.args.push_back(power());
    out = finished(std::move(out));
    const std::string plain = fmt::format("{}({})", name.text, written(out.args[0].span));
    problems_.error(
        out.span,
        filled(sentence("Model text", "The argument of {} stands in parentheses: {}."), name.text, plain),
        plain);
    return out;
}

/// a = b where a == b is meant.
Expr Parser::condition() {
    Expr left = expression();
    if (!is("=")) return left;
    Token equals = take();
    problems_.error(equals.span,
                    translate("Model text", "A comparison is written ==, <= or >=; = is for equations."),
                    "==");
    equals.text = "==";
    return binary(std::move(left), equals, sum());
}

/// Takes the sign between the sides and what follows it, whichever of =, := and == stands there.
bool Parser::signOfEquation(bool algorithm, Statement& out) {
    const bool compared = out.left.kind == Expr::Kind::Binary && out.left.text == "==";
    if (is("=") || is(":=")) {
        const Token sign = take();
        if (algorithm && sign.text == "=")
            problems_.error(sign.span, translate("Model text", "A function assigns by :=, not by =."), ":=");
        if (!algorithm && sign.text == ":=")
            problems_.error(sign.span, translate("Model text", "An equation is written with =, not with :=."),
                            "=");
        out.right = expression();
        return true;
    }
    if (!compared) return false;
    if (algorithm)
        problems_.error(out.left.nameSpan, translate("Model text", "A function assigns by :=, not by ==."),
                        ":=");
    else
        problems_.error(out.left.nameSpan,
                        translate("Model text", "An equation is written with =, not with ==."), "=");
    Expr right = std::move(out.left.args[1]);
    Expr left = std::move(out.left.args[0]);
    out.left = std::move(left);
    out.right = std::move(right);
    return true;
}

/// "parameter k = 5", and "k = 5" above `equation`; false if it is none of these.
bool Parser::untypedDeclaration(Declaration& prefix) {
    const bool named = now().kind == TokenKind::Name && !isKeyword(now().text) && !isType(now().text);
    if (!named) return false;
    const std::string name(now().text);
    const bool value = is(ahead(), "=") || is(ahead(), ":=");
    const bool prefixed = at_ > 0 && (is(tokens_[at_ - 1], "parameter") || is(tokens_[at_ - 1], "constant") ||
                                      is(tokens_[at_ - 1], "input") || is(tokens_[at_ - 1], "output") ||
                                      is(tokens_[at_ - 1], "discrete"));
    if (prefixed && (value || is(ahead(), "(") || is(ahead(), ";"))) {
        problems_.error(now().span, filled(sentence("Model text", "The type is missing: Real {}."), name),
                        "Real " + name);
        return true;
    }
    const bool equations = std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(at_), tokens_.end(),
                                       [](const Token& t) { return is(t, "equation"); });
    if (prefixed || !value || !equations || isDeclared(name) || !is(ahead(3), ";") ||
        ahead(2).kind != TokenKind::Number)
        return false;
    problems_.error(
        now().span,
        filled(sentence("Model text", "{} is not declared: a given value is written parameter Real {} = "
                                      "..."),
               name, name),
        "parameter Real " + name);
    prefix.variability = Variability::Parameter;
    return true;
}

/// "equations", "Equation": read as `equation`.
bool Parser::otherEquationWord() {
    if (now().kind != TokenKind::Name || is("equation") || ahead().kind == TokenKind::Symbol) return false;
    std::string lower;
    for (char c : now().text) lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    if (lower != "equation" && lower != "equations") return false;
    problems_.error(
        now().span,
        filled(sentence("Model text", "{} is no word of the language. Did you mean equation?"), now().text),
        "equation");
    tokens_[at_].text = "equation";
    return true;
}

} // namespace rigor::modelica
