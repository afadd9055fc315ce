// Reserved words as names; attributes of declarations.

#include "core/engine/modelica/strict/rules.h"
#include "core/engine/modelica/strict/unit_grammar.h"

#include <algorithm>
#include <array>
#include <set>

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
    DeclarationRules(const StrictScope& scope, Problems& problems)
        : scope_(scope), inFunction_(scope.type().kind == ClassKind::Function), problems_(problems) {}

    void check(const Declaration& declaration) {
        nameOf(declaration.name, declaration.span);
        attributes(declaration);
    }

    void attributes(const Declaration& declaration) {
        for (const Attribute& attribute : declaration.attributes)
            if (declaration.typeName.empty() && attribute.binding && !attribute.annotated)
                check(declaration, attribute);
        if (!declaration.typeName.empty() && !declaration.sizes.empty())
            elements(declaration, declaration.attributes);
        onceEach(declaration.attributes);
    }

    /// Nothing is given twice in a modification (7.2.4): x(unit="V"), x=5 give two things.
    void onceEach(const std::vector<Attribute>& list) {
        std::set<std::string> given;
        onceEach(list, "", given);
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
        if (name == "stateSelect" || name == "quantity") {
            if (name == "stateSelect") foreignAttribute(declaration, attribute);
            return arrayOf(declaration, attribute);
        }
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

    void onceEach(const std::vector<Attribute>& list, const std::string& of, std::set<std::string>& given) {
        for (const Attribute& attribute : list) {
            const std::string name = of + attribute.name;
            if (attribute.binding && !attribute.annotated && !given.insert(name).second)
                problems_.error(attribute.span,
                                filled(sentence("Model text", "{} is given twice here: leave one of them out "
                                                              "(Modelica 3.6, 7.2.4)."),
                                       name));
            onceEach(attribute.nested, name + '.', given);
        }
    }

    /// Of an array of components every element gets its value of a list, or all get `each` value (7.2.5).
    void elements(const Declaration& declaration, const std::vector<Attribute>& list) {
        for (const Attribute& attribute : list) {
            if (attribute.each || attribute.annotated) continue;
            elements(declaration, attribute.nested);
            if (!attribute.binding) continue;
            const Expr& value = attribute.value();
            if (scope_.kind(value).dimensions == 0)
                withoutEach(declaration, attribute);
            else if (const Expr& size = declaration.sizes[0];
                     value.kind == Expr::Kind::Array && !isMatrix(value) && size.kind == Expr::Kind::Number &&
                     static_cast<double>(value.args.size()) != size.number)
                problems_.error(value.span,
                                filled(sentence("Model text", "{} has {} elements, and {} gives {} values "
                                                              "(Modelica 3.6, 7.2.5)."),
                                       declaration.name, problems_.source().piece(size.span), attribute.name,
                                       value.args.size()));
        }
    }

    void withoutEach(const Declaration& declaration, const Attribute& attribute) {
        problems_.error(attribute.span,
                        filled(sentence("Model text", "{} is an array: write each {}={} for all its elements "
                                                      "(Modelica 3.6, 7.2.5)."),
                               declaration.name, attribute.name,
                               problems_.source().piece(attribute.value().span)),
                        attribute.isFinal ? std::string() : "each " + attribute.name);
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
        const bool ofReal =
            name == "unit" || name == "displayUnit" || name == "nominal" || name == "stateSelect";
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
        if (attribute.each && wanted == 0) return eachOfOne(declaration, attribute);
        if (!given || *given == (attribute.each ? 0 : wanted)) return;
        if (*given == 0) return withoutEach(declaration, attribute);
        problems_.error(attribute.span,
                        filled(sentence("Model text", "{} of {} has {} dimensions, its value {} "
                                                      "(Modelica 3.6, 7.2.5)."),
                               attribute.name, declaration.name, attribute.each ? 0 : wanted, *given));
    }

    void eachOfOne(const Declaration& declaration, const Attribute& attribute) {
        problems_.error(attribute.span,
                        filled(sentence("Model text", "{} is no array, and each is for the elements of one: "
                                                      "leave it out (Modelica 3.6, 7.2.5)."),
                               declaration.name));
    }

    const StrictScope& scope_;
    bool inFunction_;
    Problems& problems_;
};

} // namespace

void checkDeclarations(const StrictScope& scope, Problems& problems) {
    DeclarationRules rules(scope, problems);
    const ClassText& type = scope.type();
    rules.nameOf(type.name, type.span);
    for (const Declaration& declaration : type.declarations) rules.check(declaration);
    if (type.alias) rules.attributes(*type.alias);
    for (const Extends& base : type.bases) rules.onceEach(base.modifications);
    for (const auto* list : {&type.equations, &type.initialEquations, &type.body})
        forEachStatement(*list, [&](const Statement& one) { rules.iterators(one.iterators); });
}

} // namespace rigor::modelica
