// What a function may hold: section 12.2 of the specification.

#include "core/engine/modelica/strict/rules.h"

#include <set>

namespace rigor::modelica {

namespace {

class FunctionRules {
  public:
    FunctionRules(const StrictScope& scope, const std::set<std::string>& ofModels, Problems& problems)
        : scope_(scope), function_(scope.type()), ofModels_(ofModels), problems_(problems) {
        for (const Declaration& local : function_.declarations) locals_.insert(local.name);
    }

    void check() {
        for (const Declaration& local : function_.declarations) {
            const bool constant =
                local.variability == Variability::Constant || local.variability == Variability::Parameter;
            if (local.causality == Causality::None && !local.isProtected && !constant)
                problems_.error(
                    local.span,
                    filled(sentence("Model text", "{} is neither input nor output of the function: write "
                                                  "`protected` above it (Modelica 3.6, 12.2)."),
                           local.name));
            if (local.binding) names(*local.binding);
        }
        statements(function_.body);
    }

  private:
    void statements(const std::vector<Statement>& list) {
        for (const Statement& statement : list) {
            std::vector<std::string> added;
            for (const Iterator& iterator : statement.iterators)
                if (locals_.insert(iterator.name).second) added.push_back(iterator.name);
            forEachExpression(statement, [this](const Expr& expr) { names(expr); });
            for (const auto& branch : statement.branches) statements(branch.body);
            for (const std::string& name : added) locals_.erase(name);
        }
    }

    void names(const Expr& expr) {
        std::set<std::string> iterated;
        forEachPart(expr, [&](const Expr& part) {
            for (const Iterator& iterator : part.iterators) iterated.insert(iterator.name);
            if (part.kind == Expr::Kind::Call && part.text == "pre" && scope_.isBuiltin("pre"))
                problems_.error(part.nameSpan,
                                filled(sentence("Model text", "{} has no meaning in a function "
                                                              "(Modelica 3.6, 12.2)."),
                                       part.text));
            if (part.kind != Expr::Kind::Name || locals_.contains(part.text) || iterated.contains(part.text))
                return true;
            if (ofModels_.contains(part.text) && !KnownNames::mayBringVariable(function_, part.text))
                problems_.error(
                    part.span,
                    filled(sentence("Model text", "{} is declared in the model, and this function stands "
                                                  "outside of it: move the function into the model, or "
                                                  "give {} as an input (Modelica 3.6, 5.3)."),
                           part.text, part.text));
            return true;
        });
    }

    const StrictScope& scope_;
    const ClassText& function_;
    const std::set<std::string>& ofModels_;
    Problems& problems_;
    std::set<std::string> locals_;
};

} // namespace

void checkFunction(const StrictScope& scope, const std::set<std::string>& ofModels, Problems& problems) {
    FunctionRules(scope, ofModels, problems).check();
}

} // namespace rigor::modelica
