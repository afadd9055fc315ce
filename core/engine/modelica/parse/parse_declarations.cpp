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

void Parser::within() {
    take();
    Span span;
    if (!is(";")) dottedName(span);
    expect(";", "within");
}

void Parser::import(ModelText& model) {
    take();
    Import out;
    Span span;
    out.path = dottedName(span);
    if (accept("=")) {
        out.alias = out.path;
        out.path = dottedName(span);
    } else if (accept(".*")) {
        out.path += ".";
    } else {
        out.alias = out.path.substr(out.path.rfind('.') + 1);
    }
    description();
    expect(";", "import");
    model.imports.push_back(std::move(out));
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

void Parser::annotation() {
    if (!is("annotation")) return;
    take();
    if (!is("(")) reject(now().span, sentence("Model text", "( is expected after annotation."));
    skipParentheses();
}

void Parser::end(const std::string& name, std::string_view what) {
    const Span begin = now().span;
    if (!accept("end"))
        reject(begin, sentence("Model text", "`end {};` is expected here, not {}."), name, described(now()));
    if (now().kind == TokenKind::Name && now().text != name) {
        if (what == "model")
            reject(now().span,
                   sentence("Model text", "This model is called {}; its end must read `end {};`."), name,
                   name);
        reject(now().span, sentence("Model text", "This function is called {}; its end must read `end {};`."),
               name, name);
    }
    if (now().kind != TokenKind::Name)
        reject(previousSpan(), sentence("Model text", "The name is missing: `end {};`."), name);
    take();
    expect(";", "end " + name);
}

void Parser::model(ModelText& model) {
    take();
    // A name that could not be read leaves the first declaration in its place.
    if (is("Real") || is("Integer"))
        reject(now().span, sentence("Model text", "{} needs a name here, not {}."),
               said(translatable("Model text", "A model")), now().text);
    const Token title = name(translatable("Model text", "A model"));
    model.found = true;
    model.name = title.text;
    model.span = title.span;
    model.description = description();
    elements(model);
    while (is("equation")) {
        take();
        if (!statements(model.equations, false, false)) model.equationsComplete = false;
    }
    if (is("algorithm"))
        reject(now().span,
               sentence("Model text", "A model has equations; an algorithm belongs into a function."));
    annotation();
    accept(";");
    end(model.name, "model");
    if (is("model"))
        reject(now().span, sentence("Model text", "A file holds one model; this is the second."));
}

void Parser::elements(ModelText& model) {
    while (!is("equation") && !is("end") && !is("algorithm") && now().kind != TokenKind::End &&
           !problems_.full()) {
        try {
            if (accept("public") || accept("protected") || accept(";") || otherEquationWord()) continue;
            if (is("import")) {
                import(model);
            } else if (is("function")) {
                model.functions.push_back(function());
            } else if (is("annotation")) {
                annotation();
                expect(";", "annotation");
            } else if (is("initial")) {
                reject(now().span, sentence("Model text", "Start values are given as start= in the "
                                                          "declaration, not in a section of their own."));
            } else if (is("extends") || is("redeclare") || is("replaceable")) {
                reject(now().span, sentence("Model text", "{} is not part of this language."), now().text);
            } else {
                declaration(model.declarations);
            }
        } catch (const Rejected& rejected) {
            problems_.error(rejected);
            model.declarationsComplete = false;
            // A statement in the middle of the declarations: `equation` was forgotten, go on as if it stood
            // there.
            skipBehindSemicolon();
        }
    }
}

bool Parser::prefixes(Declaration& declaration) {
    const std::size_t before = at_;
    for (;;) {
        if (accept("final")) continue;
        if (accept("parameter")) {
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

Type Parser::type() {
    if (accept("Real")) return Type::Real;
    if (accept("Integer")) return Type::Integer;
    if (accept("Boolean")) return Type::Boolean;
    if (is("der") || (now().kind == TokenKind::Name && (is(ahead(), "=") || is(ahead(), ":="))))
        reject(now().span,
               sentence("Model text", "An equation stands here, but `equation` is missing above it."));
    if (is("when") || is("for") || is("if"))
        reject(now().span, sentence("Model text", "{} belongs below `equation`, which is missing here."),
               now().text);
    const Token first = now();
    if (first.kind != TokenKind::Name || isKeyword(first.text))
        reject(first.span, sentence("Model text", "A declaration is expected here, not {}."),
               described(first));
    Span span;
    const std::string typed = dottedName(span);
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

std::vector<Attribute> Parser::attributes() {
    std::vector<Attribute> out;
    if (!accept("(")) return out;
    const Nest nest(*this, false);
    while (!is(")")) {
        Attribute attribute;
        attribute.each = accept("each");
        attribute.isFinal = accept("final");
        const Token word = name(translatable("Model text", "An attribute"));
        attribute.name = word.text;
        attribute.span = word.span;
        if (std::find(kAttributes.begin(), kAttributes.end(), word.text) == kAttributes.end()) {
            const std::vector<std::string> known(kAttributes.begin(), kAttributes.end());
            const auto nearest = nearestName(attribute.name, known);
            throw Rejected{
                word.span,
                filled(sentence("Model text", "{} is not an attribute of a variable.{}"), attribute.name,
                       nearest
                           ? didYouMean(nearest)
                           : translate("Model text", " There are unit, min, max, start, nominal, fixed.")),
                nearest.value_or("")};
        }
        expect("=", attribute.name);
        insideAttribute_ = true;
        attribute.binding = expression();
        insideAttribute_ = false;
        out.push_back(std::move(attribute));
        if (!accept(",") || surplusComma(")")) break;
    }
    expect(")", translatable("Model text", "the attributes"));
    return out;
}

Declaration Parser::component(const Declaration& prefix) {
    Declaration out;
    out.variability = prefix.variability;
    out.causality = prefix.causality;
    out.type = prefix.type;
    const Token word = name(translatable("Model text", "A variable"));
    out.name = word.text;
    out.span = word.span;
    declared_.emplace(word.text);
    out.sizes = sizes();
    if (out.sizes.empty()) out.sizes = prefix.sizes;
    binding_.attributes = at_;
    out.attributes = attributes();
    if (is("=") || is(":=") || is("==")) {
        const Token equals = take();
        if (equals.text == "==")
            problems_.error(equals.span, translate("Model text", "A value is given by =, not by ==."), "=");
        binding_.declaration = &out;
        binding_.value = at_;
        out.binding = expression();
        binding_.declaration = nullptr;
        if (is("(") && ahead().kind == TokenKind::Name && is(ahead(2), "="))
            reject(now().span,
                   sentence("Model text", "What is in parentheses stands before the =: {}({} = ...) = ..."),
                   out.name, ahead().text);
    }
    out.description = description();
    return out;
}

void Parser::declaration(std::vector<Declaration>& out) {
    Declaration prefix;
    binding_ = {};
    insideAttribute_ = false;
    prefixes(prefix);
    if (!untypedDeclaration(prefix)) prefix.type = type();
    prefix.sizes = sizes();
    std::vector<Declaration> list;
    do list.push_back(component(prefix));
    while (accept(",") && !surplusComma(";"));
    expect(";", translatable("Model text", "this declaration"));
    // A description behind the last of several belongs to that one, as the grammar of the specification has
    // it.
    for (Declaration& one : list) out.push_back(std::move(one));
}

Function Parser::function() {
    take();
    Function out;
    const Token title = name(translatable("Model text", "A function"));
    out.name = title.text;
    out.span = title.span;
    description();
    while (!is("algorithm") && !is("end") && now().kind != TokenKind::End) {
        if (accept("public") || accept("protected")) continue;
        if (is("external"))
            reject(now().span, sentence("Model text", "External functions are not part of this language."));
        if (is("equation"))
            reject(now().span,
                   sentence("Model text", "A function has an algorithm with := instead of equations."));
        declaration(out.declarations);
    }
    if (accept("algorithm") && !statements(out.body, true, false)) {
        // Its statements are reported; calls of it would only be follow-ups.
        if (is("end")) {
            take();
            skipBehindSemicolon();
        }
        throw Rejected{};
    }
    annotation();
    accept(";");
    end(out.name, "function");
    return out;
}

} // namespace rigor::modelica
