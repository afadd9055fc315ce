#pragma once
// Names, kinds and variability of expressions as they are written, before anything is expanded. What is not
// known is left open.

#include "core/engine/modelica/strict/known_names.h"

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
    /// Inside of a class or function; `outer` is the class around it. All of them outlive the scope.
    StrictScope(const ClassText& type, KnownNames& names, const StrictScope* outer);

    const ClassText& type() const { return type_; }
    /// Of an undotted name; nullptr for loop variables and what is declared elsewhere.
    const Declaration* find(const std::string& name) const;
    /// The function of the text that a call means; nullptr where it is not known to its end.
    const ClassText* function(const std::string& name) const;
    /// The name is the language's own here: no class hides it.
    bool isBuiltin(const std::string& name) const;
    /// The full name of a called function: imports followed.
    std::string resolved(const std::string& written) const { return KnownNames::imported(type_, written); }
    bool importsAllOf(const std::string& package) const { return names_.importsAllOf(type_, package); }
    bool setByWhen(const std::string& name) const { return setByWhen_.contains(name); }
    ExprKind kind(const Expr& expr) const;

    /// The first part that moves during a run, or nullptr: the expression is a parameter expression (3.8).
    const Expr* movingPart(const Expr& expr) const;
    /// The first part that moves between events, or nullptr: the expression is discrete-time (3.8).
    const Expr* continuousPart(const Expr& expr) const;

    /// Variables of loops, each as often as it is hidden; changed by InLoop alone.
    using Loops = std::multiset<std::string>;
    Loops& loops() const { return loops_; }

  private:
    ExprKind kindOfName(const Expr& expr) const;
    ExprKind kindOfCall(const Expr& expr) const;
    ExprKind kindOfBinary(const Expr& expr) const;
    ExprKind kindOfFunction(const ClassText& called, const Expr& call) const;
    ExprKind kindOfArray(const Expr& expr) const;
    const Expr* continuous(const Expr& expr, bool events) const;
    void noteSetByWhen();

    const ClassText& type_;
    KnownNames& names_;
    const StrictScope* outer_;
    mutable Loops loops_;
    mutable std::map<std::string, bool, std::less<>> builtin_;
    std::map<std::string, const Declaration*, std::less<>> declared_;
    std::set<std::string, std::less<>> setByWhen_;
};

/// [a, b; c, d]: its rows have no brackets of their own, and its parts may be single values or arrays.
inline bool isMatrix(const Expr& expr) {
    return expr.kind == Expr::Kind::Array && expr.args[0].kind == Expr::Kind::Array &&
           expr.args[0].nameSpan.end == 0;
}

/// The variables of loops, known for as long as it lives.
struct InLoop {
    InLoop(const StrictScope& scope, const std::vector<Iterator>& iterators)
        : scope_(scope), iterators_(iterators) {
        for (const Iterator& one : iterators_) scope_.loops().insert(one.name);
    }
    ~InLoop() {
        for (const Iterator& one : iterators_) scope_.loops().erase(scope_.loops().find(one.name));
    }
    InLoop(const InLoop&) = delete;
    InLoop& operator=(const InLoop&) = delete;
    const StrictScope& scope_;
    const std::vector<Iterator>& iterators_;
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

/// The same, where the scope knows the variables of the loops around each statement.
template <class Visit>
void forEachStatement(const std::vector<Statement>& list, const StrictScope& scope, const Visit& visit) {
    for (const Statement& statement : list) {
        visit(statement);
        const InLoop inside(scope, statement.iterators);
        for (const Statement::Branch& branch : statement.branches)
            forEachStatement(branch.body, scope, visit);
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
