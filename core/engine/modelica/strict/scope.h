#pragma once
// Names, kinds and variability of expressions as they are written, before anything is expanded. What is not
// known is left open.

#include "core/engine/modelica/parse/ast.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace rigor::modelica {

/// Of an expression; nothing = not known.
struct ExprKind {
    std::optional<Type> type;
    std::optional<int> dimensions;
};

class StrictScope {
  public:
    /// Inside `function`, or in the class itself.
    explicit StrictScope(const ModelText& text, const Function* function = nullptr);

    /// Of an undotted name; nullptr for loop variables and what is declared elsewhere.
    const Declaration* find(const std::string& name) const;
    const Function* function(const std::string& name) const;
    /// The full name of a called function: imports followed.
    std::string resolved(const std::string& written) const;
    bool setByWhen(const std::string& name) const { return setByWhen_.contains(name); }
    ExprKind kind(const Expr& expr) const;

    /// The first part that moves during a run, or nullptr: the expression is a parameter expression (3.8).
    const Expr* movingPart(const Expr& expr) const;
    /// The first part that moves between events, or nullptr: the expression is discrete-time (3.8).
    const Expr* continuousPart(const Expr& expr) const;

  private:
    using Loops = std::set<std::string>;
    ExprKind kindOf(const Expr& expr, Loops& loops) const;
    ExprKind kindOfName(const Expr& expr, Loops& loops) const;
    ExprKind kindOfCall(const Expr& expr, Loops& loops) const;
    ExprKind kindOfBinary(const Expr& expr, Loops& loops) const;
    const Expr* moving(const Expr& expr, Loops& loops) const;
    const Expr* continuous(const Expr& expr, Loops& loops, bool events) const;

    const ModelText& text_;
    const Function* function_;
    std::map<std::string, const Declaration*, std::less<>> declared_;
    std::set<std::string, std::less<>> setByWhen_;
};

/// Calls visit(part) for the expression and all parts of it; where it gives false, not for the parts inside.
template <class Visit> void forEachPart(const Expr& expr, const Visit& visit) {
    if (!visit(expr)) return;
    for (const Expr& arg : expr.args) forEachPart(arg, visit);
    for (const Iterator& iterator : expr.iterators)
        for (const Expr& range : iterator.range) forEachPart(range, visit);
}

/// Calls visit(statement) for all statements, those inside blocks included.
template <class Visit> void forEachStatement(const std::vector<Statement>& list, const Visit& visit) {
    for (const Statement& statement : list) {
        visit(statement);
        for (const Statement::Branch& branch : statement.branches) forEachStatement(branch.body, visit);
    }
}

/// Calls visit(expression) for the expressions a statement itself holds, not those of statements inside it.
template <class Visit> void forEachExpression(const Statement& statement, const Visit& visit) {
    const bool sides = statement.branches.empty();
    if (sides) visit(statement.left);
    if (sides && statement.kind != Statement::Kind::Call) visit(statement.right);
    for (const Iterator& iterator : statement.iterators)
        for (const Expr& range : iterator.range) visit(range);
    for (const Statement::Branch& branch : statement.branches)
        if (branch.condition) visit(*branch.condition);
}

} // namespace rigor::modelica
