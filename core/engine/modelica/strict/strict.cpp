#include "core/engine/modelica/strict/strict.h"

#include "core/engine/modelica/strict/rules.h"

namespace rigor::modelica {

namespace {

void functionsOf(const ClassText& type, ModelText& out) {
    for (const auto& one : type.classes)
        if (one->kind == ClassKind::Function && one->isOwn && one->declarationsComplete)
            out.functions.push_back({one->name, one->span, one->declarations, one->body});
}

/// The class with what it sees of those around it. What a base class brings is found as by `import base.*`.
ModelText seenFrom(const ClassText& type) {
    ModelText out;
    out.found = true;
    out.name = type.name;
    out.span = type.span;
    out.declarations = type.declarations;
    if (type.alias && type.alias->typeName.empty()) out.declarations.push_back(*type.alias);
    out.equations = type.equations;
    out.initialEquations = type.initialEquations;
    out.composed = !type.parent || type.parent->parent;
    for (const ClassText* around = &type; around; around = around->parent) {
        out.imports.insert(out.imports.end(), around->imports.begin(), around->imports.end());
        for (const Extends& base : around->bases) out.imports.push_back({"", base.base + "."});
        functionsOf(*around, out);
    }
    return out;
}

void checkNames(const ClassText& type, Problems& problems) {
    for (const Declaration& declaration : type.declarations)
        for (const auto& one : type.classes)
            if (one->isOwn && one->name == declaration.name)
                problems.error(
                    declaration.span,
                    filled(sentence("Model text", "{} is a class or function already; a variable beside it "
                                                  "needs another name (Modelica 3.6, 4.2)."),
                           declaration.name));
}

void checkClasses(Parser& parser, ClassText& in, Problems& problems) {
    for (const auto& one : in.classes) {
        if (!one->isOwn) continue;
        parser.read(*one);
        checkClasses(parser, *one, problems);
    }
    // Functions are looked at with the class around them.
    if (in.kind == ClassKind::Function || !in.declarationsComplete) return;
    checkNames(in, problems);
    checkStrict(seenFrom(in), problems);
}

} // namespace

void checkStrict(Parser& parser, ParsedText& text, Problems& problems) {
    checkClasses(parser, text.own, problems);
}

void checkStrict(const ModelText& text, Problems& problems) {
    checkDeclarations(text, problems);
    checkCalls(text, problems);
    checkEquations(text, problems);
    checkEvents(text, problems);
    checkFunctions(text, problems);
}

} // namespace rigor::modelica
