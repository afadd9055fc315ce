// Reserved words as names; attributes of declarations.

#include "core/engine/modelica/strict/rules.h"
#include "core/engine/modelica/strict/unit_grammar.h"

#include <algorithm>
#include <array>

namespace rigor::modelica {

namespace {

constexpr std::array<std::string_view, 63> kReservedWords = {
    "algorithm", "and",         "annotation",    "block",     "break",       "class",    "connect",
    "connector", "constant",    "constrainedby", "der",       "discrete",    "each",     "else",
    "elseif",    "elsewhen",    "encapsulated",  "end",       "enumeration", "equation", "expandable",
    "extends",   "external",    "false",         "final",     "flow",        "for",      "function",
    "if",        "import",      "impure",        "in",        "initial",     "inner",    "input",
    "loop",      "model",       "not",           "operator",  "or",          "outer",    "output",
    "package",   "parameter",   "partial",       "protected", "public",      "pure",     "record",
    "redeclare", "replaceable", "return",        "stream",    "then",        "true",     "type",
    "when",      "while",       "within",        "Real",      "Integer",     "Boolean",  "String"};

class DeclarationRules {
  public:
    DeclarationRules(const StrictScope& scope, bool inFunction, Problems& problems)
        : scope_(scope), inFunction_(inFunction), problems_(problems) {}

    void check(const Declaration& declaration) {
        nameOf(declaration.name, declaration.span);
        for (const Attribute& attribute : declaration.attributes)
            if (declaration.typeName.empty() && attribute.binding && !attribute.annotated)
                check(declaration, attribute);
        onceEach(declaration.attributes);
    }

    void nameOf(const std::string& name, Span span) {
        if (std::find(kReservedWords.begin(), kReservedWords.end(), name) == kReservedWords.end()) return;
        problems_.error(span, filled(sentence("Model text", "{} is a reserved word and no name: call it "
                                                            "otherwise (Modelica 3.6, 2.3.3)."),
                                     name));
    }

    void iterators(const std::vector<Iterator>& list) {
        for (const Iterator& iterator : list) nameOf(iterator.name, iterator.span);
    }

  private:
    void check(const Declaration& declaration, const Attribute& attribute) {
        const std::string& name = attribute.name;
        if (name == "unit" || name == "displayUnit") return unit(declaration, attribute);
        static constexpr std::array<std::string_view, 5> kValues = {"start", "min", "max", "nominal",
                                                                    "fixed"};
        if (std::find(kValues.begin(), kValues.end(), name) == kValues.end()) return;
        foreignAttribute(declaration, attribute);
        arrayOf(declaration, attribute);
        const ExprKind kind = scope_.kind(attribute.value());
        if (declaration.type == Type::Integer && name != "fixed" && kind.type == Type::Real)
            problems_.error(
                attribute.value().span,
                filled(sentence("Model text", "{} of an Integer is an Integer: write a whole number "
                                              "without a point (Modelica 3.6, chapter 4)."),
                       name));
        if (inFunction_) return;
        const Expr* moving = scope_.movingPart(attribute.value());
        if (!moving) return;
        if (name == "start")
            problems_.error(
                attribute.value().span,
                filled(sentence("Model text",
                                "start depends on {}, which is no parameter: a start that depends on "
                                "variables is written below `initial equation` as {} = ... "
                                "(Modelica 3.6, 3.8)."),
                       problems_.source().piece(moving->span), declaration.name));
        else
            problems_.error(
                attribute.value().span,
                filled(sentence("Model text", "{} depends on {}, which is no parameter: it has to be "
                                              "known before the run (Modelica 3.6, 3.8)."),
                       name, problems_.source().piece(moving->span)));
    }

    void onceEach(const std::vector<Attribute>& list) {
        for (std::size_t i = 0; i < list.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (list[k].name == list[i].name && !list[i].annotated) {
                    problems_.error(
                        list[i].span,
                        filled(sentence("Model text", "{} is given twice here: leave one of them out "
                                                      "(Modelica 3.6, 7.2.4)."),
                               list[i].name));
                    break;
                }
    }

    void unit(const Declaration& declaration, const Attribute& attribute) {
        foreignAttribute(declaration, attribute);
        if (attribute.value().kind != Expr::Kind::Text) return;
        arrayOf(declaration, attribute);
        const std::string& text = attribute.value().text;
        if (isUnitOfTheSpecification(text)) return;
        problems_.error(
            attribute.value().span,
            filled(sentence("Model text",
                            "{} is no unit of the specification: factors as m2 or s-1 joined by points, "
                            "one / at most, a divisor of several factors in parentheses, as in "
                            "\"J/(kg.K)\"; other units stand behind the declaration as "
                            "annotation(__Rigor(unit=\"{}\")) (Modelica 3.6, chapter 19)."),
                   text, text));
    }

    void foreignAttribute(const Declaration& declaration, const Attribute& attribute) {
        const std::string& name = attribute.name;
        const bool ofReal = name == "unit" || name == "displayUnit" || name == "nominal";
        const bool ofNumbers = ofReal || name == "min" || name == "max";
        const bool integer = declaration.type == Type::Integer && ofReal;
        if (!integer && !(declaration.type == Type::Boolean && ofNumbers)) return;
        problems_.error(attribute.span,
                        filled(sentence("Model text", "{} is no attribute of {}: leave it out (Modelica 3.6, "
                                                      "chapter 4)."),
                               name, integer ? "Integer" : "Boolean"));
    }

    void arrayOf(const Declaration& declaration, const Attribute& attribute) {
        const std::optional<int> given = scope_.kind(attribute.value()).dimensions;
        const int wanted = static_cast<int>(declaration.sizes.size());
        if (!given || *given == (attribute.each ? 0 : wanted)) return;
        const std::string& name = attribute.name;
        const std::string written = problems_.source().piece(attribute.value().span);
        if (*given == 0)
            problems_.error(
                attribute.span,
                filled(sentence("Model text", "{} is an array: write each {}={} for all its elements "
                                              "(Modelica 3.6, 7.2.5)."),
                       declaration.name, name, written),
                "each " + name);
        else
            problems_.error(attribute.span,
                            filled(sentence("Model text", "{} of {} has {} dimensions, its value {} "
                                                          "(Modelica 3.6, 7.2.5)."),
                                   name, declaration.name, attribute.each ? 0 : wanted, *given));
    }

    const StrictScope& scope_;
    bool inFunction_;
    Problems& problems_;
};

} // namespace

void checkDeclarations(const ModelText& text, Problems& problems) {
    const StrictScope scope(text);
    DeclarationRules model(scope, false, problems);
    model.nameOf(text.name, text.span);
    for (const Declaration& declaration : text.declarations) model.check(declaration);
    forEachStatement(text.equations, [&](const Statement& one) { model.iterators(one.iterators); });
    for (const Function& function : text.functions) {
        const StrictScope inside(text, &function);
        DeclarationRules local(inside, true, problems);
        local.nameOf(function.name, function.span);
        for (const Declaration& declaration : function.declarations) local.check(declaration);
        forEachStatement(function.body, [&](const Statement& one) { local.iterators(one.iterators); });
    }
}

} // namespace rigor::modelica
