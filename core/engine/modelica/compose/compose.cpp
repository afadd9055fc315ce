#include "core/engine/modelica/compose/compose.h"

#include "core/engine/modelica/compose/composer.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <set>

namespace rigor::modelica {

namespace {

/// The model among the classes of a text: the one that no other is made of.
class MainModel {
  public:
    MainModel(Parser& parser, ClassTree& tree) : parser_(parser), tree_(tree) {}

    ClassText& in(ParsedText& text) {
        collect(text.within.empty() ? tree_.root() : *tree_.find(tree_.root(), text.within), true);
        if (candidates_.empty())
            for (ClassText* package : packages_) collect(*package, false);
        std::vector<ClassText*> free;
        for (ClassText* one : candidates_)
            if (!used_.contains(one)) free.push_back(one);
        if (free.empty()) free = candidates_;
        if (free.size() > 1) {
            // Of several, the one made of components.
            std::vector<ClassText*> composed;
            for (ClassText* one : free)
                if (isComposed(*one)) composed.push_back(one);
            if (composed.size() == 1) free = composed;
        }
        if (free.empty()) reject({0, 0}, sentence("Model text", "There is no model in this text."));
        if (free.size() > 1)
            reject(free[1]->span,
                   sentence("Model text",
                            "A file holds one model that is run, and {} and {} could both be it. "
                            "Keep one, or make one of them a part of the other."),
                   free[0]->name, free[1]->name);
        return *free[0];
    }

  private:
    static bool isComposed(const ClassText& one) {
        return !one.bases.empty() || std::any_of(one.declarations.begin(), one.declarations.end(),
                                                 [](const Declaration& d) { return !d.typeName.empty(); });
    }
    void use(ClassText& by, const std::string& name) {
        const ClassText* const used = name.empty() ? nullptr : tree_.declared(by, name);
        if (used && used != &by) used_.insert(used);
    }
    void collect(ClassText& in, bool top) {
        for (const auto& one : in.classes) {
            if (!one->isOwn) continue;
            parser_.read(*one);
            for (const Extends& base : one->bases) use(*one, base.base);
            for (const Declaration& d : one->declarations) use(*one, d.typeName);
            const bool model = one->kind == ClassKind::Model || one->kind == ClassKind::Block;
            if (model && !one->isPartial && !one->alias) candidates_.push_back(one.get());
            if (one->kind != ClassKind::Package) continue;
            packages_.push_back(one.get());
            if (!top) collect(*one, false);
        }
    }

    Parser& parser_;
    ClassTree& tree_;
    std::vector<ClassText*> candidates_, packages_;
    std::set<const ClassText*> used_; ///< as parts or bases of others
};

bool callsOthers(const Expr& expr) {
    const bool dotted = expr.kind == Expr::Kind::Call && expr.text.find('.') != std::string::npos;
    return (dotted && !isBuiltIn(expr.text)) || std::any_of(expr.args.begin(), expr.args.end(), callsOthers);
}

bool callsOthers(const std::vector<Statement>& list) {
    return std::any_of(list.begin(), list.end(), [](const Statement& s) {
        return callsOthers(s.left) || callsOthers(s.right) ||
               std::any_of(s.branches.begin(), s.branches.end(),
                           [](const Statement::Branch& b) { return callsOthers(b.body); });
    });
}

bool importsOthers(const ClassText& one) {
    return std::any_of(one.imports.begin(), one.imports.end(),
                       [](const Import& import) { return !isBuiltIn(import.path + '.'); });
}

/// Nothing in it but numbers and equations: it stays as it is written, wrong names included.
bool isPlain(const ClassText& model, const ClassText& around) {
    const auto plain = [](const Declaration& d) {
        return d.typeName.empty() && !(d.binding && callsOthers(*d.binding));
    };
    const auto function = [&](const std::unique_ptr<ClassText>& one) {
        return (one->kind == ClassKind::Function && one->bases.empty() && one->imports.empty() &&
                one->classes.empty() &&
                std::all_of(one->declarations.begin(), one->declarations.end(), plain)) ||
               !one->isOwn || one.get() == &model;
    };
    return model.parent == &around && model.bases.empty() && !importsOthers(model) &&
           !importsOthers(around) &&
           std::all_of(model.declarations.begin(), model.declarations.end(), plain) &&
           std::none_of(model.equations.begin(), model.equations.end(),
                        [](const Statement& s) { return s.kind == Statement::Kind::Connect; }) &&
           !callsOthers(model.equations) &&
           std::all_of(model.classes.begin(), model.classes.end(), function) &&
           std::all_of(around.classes.begin(), around.classes.end(), function);
}

ModelText plainModel(ClassText& model, ClassText& around) {
    ModelText out;
    out.found = true;
    out.declarationsComplete = model.declarationsComplete && around.declarationsComplete;
    out.equationsComplete = model.equationsComplete;
    out.name = model.name;
    out.description = model.description;
    out.span = model.span;
    out.imports = around.imports;
    out.imports.insert(out.imports.end(), model.imports.begin(), model.imports.end());
    for (ClassText* in : {&around, &model})
        for (const auto& one : in->classes)
            if (one->kind == ClassKind::Function)
                out.functions.push_back(
                    {one->name, one->span, std::move(one->declarations), std::move(one->body)});
    out.declarations = std::move(model.declarations);
    out.equations = std::move(model.equations);
    out.initialEquations = std::move(model.initialEquations);
    return out;
}

} // namespace

Composed compose(Parser& parser, ParsedText& text, Problems& problems) {
    Composed out;
    if (!text.found) return out;
    ClassTree tree(parser, text);
    try {
        ClassText& main = MainModel(parser, tree).in(text);
        out.model.found = true;
        out.model.declarationsComplete = false;
        if (isPlain(main, tree.root())) {
            out.model = plainModel(main, tree.root());
        } else if (main.declarationsComplete && text.own.declarationsComplete) {
            out.model.declarationsComplete = true;
            out.model = Composer(tree, problems).run(main);
        }
    } catch (const Rejected& rejected) {
        problems.error(rejected);
        out.model.declarationsComplete = false;
    }
    out.missing = tree.missing();
    return out;
}

} // namespace rigor::modelica
