// The two sides of an equation: as many dimensions, and discrete-time variables from discrete-time
// expressions.

#include "core/engine/modelica/strict/rules.h"

namespace rigor::modelica {

namespace {

class EquationRules {
  public:
    EquationRules(const StrictScope& scope, Problems& problems) : scope_(scope), problems_(problems) {}

    void check(const Statement& statement) {
        if (statement.kind != Statement::Kind::Equation || statement.left.kind == Expr::Kind::Tuple) return;
        const ExprKind left = scope_.kind(statement.left), right = scope_.kind(statement.right);
        if (left.dimensions && right.dimensions && *left.dimensions != *right.dimensions)
            return dimensions(statement, *left.dimensions, *right.dimensions);
        if (const Declaration* variable = named(statement.left)) discrete(*variable, statement.right);
    }

    /// The value of a declared variable as an equation.
    void check(const Declaration& declaration) {
        const bool variable = declaration.variability == Variability::Continuous ||
                              declaration.variability == Variability::Discrete;
        if (declaration.binding && variable && declaration.typeName.empty() &&
            declaration.causality != Causality::Input)
            discrete(declaration, *declaration.binding);
    }

  private:
    const Declaration* named(const Expr& expr) const {
        const Declaration* out = expr.kind == Expr::Kind::Name ? scope_.find(expr.text) : nullptr;
        return out && out->typeName.empty() ? out : nullptr;
    }

    void dimensions(const Statement& statement, int left, int right) {
        const Expr& single = left == 0 ? statement.left : statement.right;
        const bool zero = single.kind == Expr::Kind::Number && single.number == 0;
        const Expr& array = left == 0 ? statement.right : statement.left;
        if (zero)
            problems_.error(
                statement.span,
                filled(sentence("Model text", "A single 0 equals no array: write zeros(n) for the 0, n "
                                              "the size of {} (Modelica 3.6, 10.6.1)."),
                       problems_.source().piece(array.span)));
        else
            problems_.error(
                statement.span,
                filled(sentence("Model text", "The left side has {} dimensions, the right side {}: both "
                                              "have to have the same (Modelica 3.6, 10.6.1)."),
                       left, right));
    }

    void discrete(const Declaration& variable, const Expr& value) {
        if (variable.type == Type::Real || scope_.setByWhen(variable.name)) return;
        const Expr* moving = scope_.continuousPart(value);
        if (!moving) return;
        problems_.error(
            value.span,
            filled(sentence("Model text", "{} changes at events only, but {} moves between them here: "
                                          "compare it outside of noEvent (Modelica 3.6, 3.8)."),
                   variable.name, problems_.source().piece(moving->span)));
    }

    const StrictScope& scope_;
    Problems& problems_;
};

} // namespace

void checkEquations(const StrictScope& scope, Problems& problems) {
    EquationRules equations(scope, problems);
    for (const Declaration& declaration : scope.type().declarations) equations.check(declaration);
    for (const auto* list : {&scope.type().equations, &scope.type().initialEquations})
        forEachStatement(*list, scope, [&](const Statement& one) { equations.check(one); });
}

} // namespace rigor::modelica
