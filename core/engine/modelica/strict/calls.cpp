// Names of functions: Rigor's own stand in the package Rigor, others in their packages.

#include "core/engine/modelica/strict/rules.h"

#include <algorithm>
#include <array>

namespace rigor::modelica {

namespace {

constexpr std::array<std::string_view, 7> kRigorFunctions = {
    "signedPower", "absPower", "table", "tableSlope", "monotoneCubic", "bspline", "atLeast"};
constexpr std::array<std::string_view, 15> kMathLibrary = {"sin",  "cos",   "tan",   "asin",  "acos",
                                                           "atan", "atan2", "sinh",  "cosh",  "tanh",
                                                           "exp",  "log",   "log10", "asinh", "acosh"};

class CallRules {
  public:
    CallRules(const StrictScope& scope, Problems& problems)
        : scope_(scope), problems_(problems), all_(scope.importsAllOf("Rigor")) {}

    void check(const Expr& expr) {
        forEachPart(expr, [this](const Expr& part) {
            if (part.kind == Expr::Kind::Call) call(part);
            return true;
        });
    }

  private:
    void call(const Expr& expr) {
        const std::string name = scope_.resolved(expr.text);
        if (name == expr.text && !scope_.isBuiltin(name)) return;
        reduced(expr);
        const bool own = name == expr.text && std::find(kRigorFunctions.begin(), kRigorFunctions.end(),
                                                        name) != kRigorFunctions.end();
        if (own && !all_) {
            problems_.error(expr.nameSpan,
                            filled(sentence("Model text", "{} is a function of the package Rigor, not of the "
                                                          "language: write Rigor.{}, or import it "
                                                          "(Modelica 3.6, 5.3)."),
                                   name, name),
                            "Rigor." + name);
            return;
        }
        if (name == "Rigor.bspline" || (own && name == "bspline")) curve(expr);
        constexpr std::string_view kPackage = "Modelica.Math.";
        if (!name.starts_with(kPackage)) return;
        const std::string last = name.substr(kPackage.size());
        // Deeper packages are looked up by the compiler.
        if (last.find('.') != std::string::npos) return;
        if (std::find(kMathLibrary.begin(), kMathLibrary.end(), last) == kMathLibrary.end())
            problems_.error(expr.nameSpan,
                            filled(sentence("Model text", "There is no {} in the standard library: write {} "
                                                          "(Modelica 3.6, 3.7)."),
                                   name, last),
                            last);
    }

    void reduced(const Expr& expr) {
        static constexpr std::array<std::string_view, 4> kOverArrays = {"sum", "product", "min", "max"};
        if (std::find(kOverArrays.begin(), kOverArrays.end(), expr.text) == kOverArrays.end()) return;
        if (scope_.resolved(expr.text) != expr.text) return;
        if (expr.args.size() != 1 || scope_.kind(expr.args[0]).dimensions != 0) return;
        problems_.error(
            expr.args[0].span,
            filled(sentence("Model text", "{} takes an array, and this is a single value: leave {} out "
                                          "(Modelica 3.6, 10.3.4)."),
                   expr.text, expr.text));
    }

    /// A function takes a fixed number of arguments.
    void curve(const Expr& expr) {
        if (expr.args.size() != 5) return;
        problems_.error(
            expr.nameSpan,
            filled(sentence("Model text", "bspline takes four arguments: the curve with abscissas is {} "
                                          "(Modelica 3.6, 12.4.1)."),
                   "Rigor.bsplineCurve"),
            "Rigor.bsplineCurve");
    }

    const StrictScope& scope_;
    Problems& problems_;
    bool all_; ///< import Rigor.*
};

void checkModified(CallRules& calls, const std::vector<Attribute>& list) {
    for (const Attribute& attribute : list) {
        if (attribute.binding) calls.check(*attribute.binding);
        checkModified(calls, attribute.nested);
    }
}

void checkDeclared(CallRules& calls, const Declaration& declaration) {
    for (const Expr& size : declaration.sizes) calls.check(size);
    checkModified(calls, declaration.attributes);
    if (declaration.binding) calls.check(*declaration.binding);
    if (declaration.condition) calls.check(*declaration.condition);
}

} // namespace

void checkCalls(const StrictScope& scope, Problems& problems) {
    CallRules calls(scope, problems);
    const ClassText& type = scope.type();
    for (const Declaration& declaration : type.declarations) checkDeclared(calls, declaration);
    if (type.alias) checkDeclared(calls, *type.alias);
    for (const Extends& base : type.bases) checkModified(calls, base.modifications);
    for (const auto* list : {&type.equations, &type.initialEquations, &type.body})
        forEachStatement(*list, scope, [&](const Statement& one) {
            forEachExpression(one, [&](const Expr& expr) { calls.check(expr); });
        });
}

} // namespace rigor::modelica
