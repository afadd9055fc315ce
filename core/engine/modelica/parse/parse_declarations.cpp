#include "core/engine/modelica/parse/parser.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <array>
#include <map>

namespace rigor::modelica {

namespace {

constexpr std::array<std::string_view, 11> kAttributes = {
    "unit",        "min",      "max",         "start",     "nominal", "fixed",
    "displayUnit", "quantity", "stateSelect", "unbounded", "each"};

} // namespace

bool isAttribute(std::string_view name) {
    return std::find(kAttributes.begin(), kAttributes.end(), name) != kAttributes.end();
}

std::string Parser::within() {
    take();
    Span span;
    std::string out;
    if (!is(";")) out = dottedName(span);
    expect(";", "within");
    return out;
}

void Parser::import(ClassText& out) {
    take();
    Span span;
    const std::string path = dottedName(span);
    const auto last = [](const std::string& p) { return p.substr(p.rfind('.') + 1); };
    if (accept("=")) {
        out.imports.push_back({path, dottedName(span)});
    } else if (accept(".*")) {
        out.imports.push_back({"", path + "."});
    } else if (is(".") && is(ahead(), "{")) {
        take();
        take();
        do {
            const Token one = name(translatable("Model text", "An import"));
            out.imports.push_back({std::string(one.text), fmt::format("{}.{}", path, one.text)});
        } while (accept(","));
        expect("}", translatable("Model text", "the elements"));
    } else {
        out.imports.push_back({last(path), path});
    }
    description();
    expect(";", "import");
}

std::string Parser::description() {
    std::string out;
    while (now().kind == TokenKind::String) {
        out += unescaped(take().text);
        if (!accept("+")) break;
    }
    annotation();
    return out;
}

/// annotation(__Rigor(unit="m(5/2)/s")): a unit that the specification's grammar has no word for.
void Parser::annotation() {
    if (!is("annotation")) return;
    take();
    if (!is("(")) reject(now().span, sentence("Model text", "( is expected after annotation."));
    const bool unit = is(ahead(1), "__Rigor") && is(ahead(2), "(") && is(ahead(3), "unit") &&
                      is(ahead(4), "=") && ahead(5).kind == TokenKind::String && is(ahead(6), ")");
    if (unit) {
        Attribute& attribute = annotatedUnit_.emplace();
        attribute.name = "unit";
        attribute.span = ahead(3).span;
        attribute.each = attribute.annotated = true;
        Expr& text = attribute.binding.emplace();
        text.kind = Expr::Kind::Text;
        text.text = unescaped(ahead(5).text);
        text.span = ahead(5).span;
    }
    skipParentheses();
}

void Parser::end(const ClassText& out) {
    const Span begin = now().span;
    if (!accept("end"))
        reject(begin, sentence("Model text", "`end {};` is expected here, not {}."), out.name,
               described(now()));
    if (now().kind == TokenKind::Name && now().text != out.name) {
        const Sentence text =
            out.kind == ClassKind::Function
                ? sentence("Model text", "This function is called {}; its end must read `end {};`.")
            : out.kind == ClassKind::Model
                ? sentence("Model text", "This model is called {}; its end must read `end {};`.")
                : sentence("Model text", "This class is called {}; its end must read `end {};`.");
        throw Rejected{now().span, filled(translate(text.context, text.text), out.name, out.name), {}};
    }
    if (now().kind != TokenKind::Name)
        reject(previousSpan(), sentence("Model text", "The name is missing: `end {};`."), out.name);
    take();
    expect(";", "end " + out.name);
}

bool Parser::prefixes(Declaration& declaration) {
    const std::size_t before = at_;
    for (;;) {
        if (accept("replaceable")) continue; // it stands as it is where nothing replaces it
        if (accept("final")) {
            declaration.isFinal = true;
        } else if (accept("inner")) {
            declaration.isInner = true;
        } else if (accept("outer")) {
            declaration.isOuter = true;
        } else if (accept("flow")) {
            declaration.isFlow = true;
        } else if (is("stream") || is("redeclare")) {
            reject(now().span, sentence("Model text", "{} is not part of this language."), now().text);
        } else if (accept("parameter")) {
            declaration.variability = Variability::Parameter;
        } else if (accept("constant")) {
            declaration.variability = Variability::Constant;
        } else if (accept("discrete")) {
            declaration.variability = Variability::Discrete;
        } else if (accept("input")) {
            declaration.causality = Causality::Input;
        } else if (accept("output")) {
            declaration.causality = Causality::Output;
        } else {
            return at_ != before;
        }
    }
}

void Parser::type(Declaration& out) {
    for (const auto& [word, type] : {std::pair("Real", Type::Real), std::pair("Integer", Type::Integer),
                                     std::pair("Boolean", Type::Boolean)})
        if (accept(word)) {
            out.type = type;
            return;
        }
    if (is("der") || (now().kind == TokenKind::Name && (is(ahead(), "=") || is(ahead(), ":="))))
        reject(now().span,
               sentence("Model text", "An equation stands here, but `equation` is missing above it."));
    if (is("when") || is("for") || is("if"))
        reject(now().span, sentence("Model text", "{} belongs below `equation`, which is missing here."),
               now().text);
    // .Q.A: looked for from the outermost on.
    const bool global = is(".") && ahead().kind == TokenKind::Name;
    if (global) take();
    const Token first = now();
    if (first.kind != TokenKind::Name || isKeyword(first.text))
        reject(first.span, sentence("Model text", "A declaration is expected here, not {}."),
               described(first));
    Span span;
    const std::string typed = dottedName(span);
    // Where no class has the name and none can come with it, it is a slip.
    if (anyClassName_ || global || typed == "String" || namesClass(typed) ||
        typed.find('.') != std::string::npos) {
        out.typeName = (global ? "." : "") + typed;
        out.typeSpan = span;
        return;
    }
    static const std::array<std::string, 8> kTypes = {"Real",  "Integer",  "Boolean", "parameter",
                                                      "input", "constant", "output",  "discrete"};
    static const std::map<std::string, std::string, std::less<>> kOthers = {
        {"double", "Real"}, {"float", "Real"},    {"number", "Real"},      {"var", "Real"},
        {"int", "Integer"}, {"bool", "Boolean"},  {"param", "parameter"},  {"const", "constant"},
        {"state", "Real"},  {"variable", "Real"}, {"unknown", "parameter"}};
    const auto other = kOthers.find(typed);
    if (const auto nearest =
            other == kOthers.end() ? nearestName(typed, kTypes) : std::optional(other->second))
        throw Rejected{span,
                       filled(sentence("Model text", "{} is not a type. Did you mean {}?"), typed, *nearest),
                       *nearest};
    reject(
        span,
        sentence(
            "Model text",
            "{} is not a type; there are Real, Integer and Boolean, with units as in Real p(unit=\"Pa\")."),
        typed);
}

std::vector<Expr> Parser::sizes() {
    std::vector<Expr> out;
    if (!accept("[")) return out;
    const Nest nest(*this, true);
    do {
        if (is(":")) {
            Expr all;
            all.kind = Expr::Kind::Colon;
            all.span = take().span;
            out.push_back(std::move(all));
        } else {
            out.push_back(expression());
        }
    } while (accept(","));
    expect("]", translatable("Model text", "the size"));
    if (out.size() > 2)
        reject(previousSpan(), sentence("Model text", "Arrays have one or two dimensions here."));
    return out;
}

Attribute Parser::attribute(bool ofVariable) {
    Attribute out;
    out.each = accept("each");
    out.isFinal = accept("final");
    if (is("redeclare") || is("replaceable"))
        reject(now().span, sentence("Model text", "{} is not part of this language."), now().text);
    const Token word = name(translatable("Model text", "An attribute"));
    out.name = word.text;
    out.span = word.span;
    if (ofVariable && !isAttribute(word.text)) {
        const auto nearest =
            nearestName(out.name, std::vector<std::string>(kAttributes.begin(), kAttributes.end()));
        throw Rejected{
            word.span,
            filled(sentence("Model text", "{} is not an attribute of a variable.{}"), out.name,
                   nearest ? didYouMean(nearest)
                           : translate("Model text", " There are unit, min, max, start, nominal, fixed.")),
            nearest.value_or("")};
    }
    if (!ofVariable && accept(".")) {
        out.nested.push_back(attribute(false)); // a.b = 1 is a(b = 1)
        return out;
    }
    if (!ofVariable && is("(")) out.nested = attributes(false);
    if (!out.nested.empty() && !is("=")) return out;
    expect("=", out.name);
    insideAttribute_ = true;
    out.binding = rangeOrExpression();
    insideAttribute_ = false;
    return out;
}

/// ofVariable: of a Real, Integer or Boolean, whose attributes are known; else what a class has by any name.
std::vector<Attribute> Parser::attributes(bool ofVariable) {
    std::vector<Attribute> out;
    if (!accept("(")) return out;
    const Nest nest(*this, false);
    while (!is(")")) {
        out.push_back(attribute(ofVariable));
        description();
        if (!accept(",") || surplusComma(")")) break;
    }
    expect(")", translatable("Model text", "the attributes"));
    return out;
}

Declaration Parser::component(const Declaration& prefix) {
    Declaration out = prefix;
    out.sizes.clear();
    const Token word = name(translatable("Model text", "A variable"));
    out.name = word.text;
    out.span = word.span;
    declared_.emplace(word.text);
    out.sizes = sizes();
    // Real[2] x[3]: three of two each.
    out.sizes.insert(out.sizes.end(), prefix.sizes.begin(), prefix.sizes.end());
    if (out.sizes.size() > 2)
        reject(out.span, sentence("Model text", "Arrays have one or two dimensions here."));
    binding_.attributes = at_;
    out.attributes = attributes(out.typeName.empty());
    if (is("=") || is(":=") || is("==")) {
        const Token equals = take();
        if (equals.text == "==")
            problems_.error(equals.span, translate("Model text", "A value is given by =, not by ==."), "=");
        binding_.declaration = &out;
        binding_.value = at_;
        out.binding = rangeOrExpression();
        binding_.declaration = nullptr;
        if (is("(") && ahead().kind == TokenKind::Name && is(ahead(2), "="))
            reject(now().span,
                   sentence("Model text", "What is in parentheses stands before the =: {}({} = ...) = ..."),
                   out.name, ahead().text);
    }
    if (!out.typeName.empty() && accept("if")) out.condition = expression();
    annotatedUnit_.reset();
    out.description = description();
    if (annotatedUnit_) out.attributes.push_back(*std::exchange(annotatedUnit_, std::nullopt));
    return out;
}

void Parser::declaration(ClassText& out, bool isProtected) {
    Declaration prefix;
    binding_ = {};
    insideAttribute_ = false;
    prefix.isProtected = isProtected;
    prefixes(prefix);
    if (!untypedDeclaration(prefix)) type(prefix);
    prefix.sizes = sizes();
    std::vector<Declaration> list;
    do list.push_back(component(prefix));
    while (accept(",") && !surplusComma(";"));
    expect(";", translatable("Model text", "this declaration"));
    // A description behind the last of several belongs to that one, as the grammar of the specification has
    // it.
    for (Declaration& one : list) out.declarations.push_back(std::move(one));
}

} // namespace rigor::modelica
