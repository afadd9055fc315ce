#include "core/engine/modelica/strict/strict.h"

#include "core/engine/modelica/strict/rules.h"

namespace rigor::modelica {

namespace {

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

void readAll(Parser& parser, ClassText& in) {
    for (const auto& one : in.classes) {
        if (!one->isOwn) continue;
        parser.read(*one);
        readAll(parser, *one);
    }
}

class StrictRules {
  public:
    StrictRules(KnownNames& names, const ParsedText& text, Problems& problems)
        : names_(names), own_(text.own), problems_(problems) {
        // A package around the file may have constants of the same names.
        if (!text.within.empty()) return;
        for (const auto& one : own_.classes)
            if (one->kind != ClassKind::Function)
                for (const Declaration& declaration : one->declarations) ofModels_.insert(declaration.name);
    }

    void check(const ClassText& type, const StrictScope* outer) {
        const StrictScope scope(type, names_, outer);
        for (const auto& one : type.classes)
            if (one->isOwn) check(*one, &scope);
        if (!type.declarationsComplete) return;
        checkDeclarations(scope, problems_);
        checkCalls(scope, problems_);
        if (type.kind == ClassKind::Function) {
            static const std::set<std::string> kNone;
            checkFunction(scope, type.parent == &own_ ? ofModels_ : kNone, problems_);
            return;
        }
        checkNames(type, problems_);
        checkEquations(scope, problems_);
        checkEvents(scope, problems_);
    }

  private:
    KnownNames& names_;
    const ClassText& own_;
    Problems& problems_;
    std::set<std::string> ofModels_;
};

} // namespace

void checkStrict(Parser& parser, ParsedText& text, Problems& problems) {
    readAll(parser, text.own);
    KnownNames names(parser, text);
    StrictRules(names, text, problems).check(text.own, nullptr);
}

} // namespace rigor::modelica
