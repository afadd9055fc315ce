// Tables and splines. table, tableSlope and monotoneCubic hold the end values outside their points, as a
// lookup in a data sheet does; Modelica.Math.Vectors.interpolate goes on along its first and last segment, as
// the Modelica Standard Library 4.0 defines it.

#include "core/engine/modelica/expand.h"

#include "core/foundation/base/translate.h"

namespace rigor::modelica {

Value Expander::vectorOf(const Expr& expr, std::string_view what) {
    Value out = value(expr);
    if (out.sizes.size() != 1 || out.type == Type::Boolean)
        reject(expr.span, sentence("Model text", "{} must be a vector of numbers; this is {}."), said(what),
               shape(out));
    return out;
}

Value Expander::tableValue(Op op, const Expr& expr, const Expr& x, const Expr& xs, const Expr& ys) {
    const Id at = realNumber(x, translatable("Model text", "The place to look up"));
    const Value knots = vectorOf(xs, translatable("Model text", "The first list of a table"));
    const Value values = vectorOf(ys, translatable("Model text", "The second list of a table"));
    if (knots.nodes.size() != values.nodes.size())
        reject(ys.span,
               sentence("Model text",
                        "A table has as many values as places; here there are {} places and {} values."),
               knots.nodes.size(), values.nodes.size());
    if (knots.nodes.size() < 2) reject(xs.span, sentence("Model text", "A table needs at least 2 points."));
    std::vector<Id> list = knots.nodes;
    list.insert(list.end(), values.nodes.begin(), values.nodes.end());
    step(expr.span, list.size());
    return {Type::Real, {}, {model_.nodes.apply(op, expr.span, at, list)}};
}

Value Expander::interpolateValue(const Expr& expr) {
    countArguments(expr, 3, 3);
    Flat& nodes = model_.nodes;
    Value out = tableValue(Op::Table, expr, expr.args[2], expr.args[0], expr.args[1]);
    const FlatNode table = nodes[out.nodes[0]];
    const std::vector<Id> list(nodes.list(table), nodes.list(table) + table.count);
    const std::size_t n = list.size() / 2;
    const auto beyond = [&](Op side, std::size_t end, std::size_t neighbour) {
        const Id dx = nodes.apply(Op::Sub, expr.span, list[neighbour], list[end]);
        const Id dy = nodes.apply(Op::Sub, expr.span, list[n + neighbour], list[n + end]);
        const Id past = nodes.apply(Op::Sub, expr.span, table.a, list[end]);
        const Id zero = nodes.number(0, expr.span);
        const Id slope = nodes.apply(Op::Div, expr.span, dy, dx);
        return nodes.apply(Op::Mul, expr.span, slope, nodes.apply(side, expr.span, past, zero));
    };
    const Id below = nodes.apply(Op::Add, expr.span, out.nodes[0], beyond(Op::Min, 0, 1));
    out.nodes[0] = nodes.apply(Op::Add, expr.span, below, beyond(Op::Max, n - 1, n - 2));
    return out;
}

Value Expander::splineValue(const Expr& expr) {
    countArguments(expr, 4, 4);
    const Id at = realNumber(expr.args[0], translatable("Model text", "The place to look up"));
    const Value knots = vectorOf(expr.args[1], translatable("Model text", "The knots of a spline"));
    const int degree = wholeNumber(expr.args[2], translatable("Model text", "The degree of a spline"));
    const Value coefficients =
        vectorOf(expr.args[3], translatable("Model text", "The coefficients of a spline"));
    if (degree < 0 || degree > 20)
        reject(expr.args[2].span,
               sentence("Model text", "The degree of a spline lies between 0 and 20; this is {}."), degree);
    if (knots.sizes[0] != coefficients.sizes[0] + degree + 1)
        reject(expr.args[1].span,
               sentence("Model text", "A spline of degree {} with {} coefficients needs {} knots, not {}."),
               degree, coefficients.sizes[0], coefficients.sizes[0] + degree + 1, knots.sizes[0]);
    if (coefficients.sizes[0] < degree + 1)
        reject(expr.args[3].span,
               sentence("Model text", "A spline of degree {} needs at least {} coefficients, not {}."),
               degree, degree + 1, coefficients.sizes[0]);
    std::vector<Id> list = knots.nodes;
    list.insert(list.end(), coefficients.nodes.begin(), coefficients.nodes.end());
    step(expr.span, list.size());
    return {Type::Real, {}, {model_.nodes.apply(Op::BSpline, expr.span, at, list, degree)}};
}

bool Expander::tableCall(const Expr& expr, const std::string& written, Value& out) {
    if (written == "table" || written == "tableSlope" || written == "monotoneCubic") {
        countArguments(expr, 3, 3);
        const Op op = written == "table"        ? Op::Table
                      : written == "tableSlope" ? Op::TableSlope
                                                : Op::MonotoneCubic;
        out = tableValue(op, expr, expr.args[0], expr.args[1], expr.args[2]);
        return true;
    }
    if (written == "Modelica.Math.Vectors.interpolate") {
        out = interpolateValue(expr);
        return true;
    }
    if (written == "bspline") {
        out = splineValue(expr);
        return true;
    }
    return false;
}

} // namespace rigor::modelica
