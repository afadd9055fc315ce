// Tables and splines. table, tableSlope and monotoneCubic hold the end values outside their points, as a
// lookup in a data sheet does; Modelica.Math.Vectors.interpolate goes on along its first and last segment, as
// the Modelica Standard Library 4.0 defines it.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/curve/bspline.h"

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
    countArguments(expr, 3, 4); // the fourth is where a search begins, which says nothing about the value
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

std::vector<double> Expander::constantsOf(const Expr& expr, const Value& list, std::string_view what) {
    std::vector<double> numbers;
    for (const Id id : list.nodes) {
        const auto number = constantOf(id);
        if (!number)
            reject(
                expr.span,
                sentence("Model text", "{} must be known when the model is compiled: numbers and constants."),
                said(what));
        numbers.push_back(*number);
    }
    return numbers;
}

/// The parametric curve (x(u), y(u)) with control points at given abscissas: u with x(u) = at. From a table
/// within about 1e-3, three Newton steps give it to rounding, and with it its derivatives (dual numbers pass
/// through the steps). Khadim et al. 2021, eq. 12; the tape of the curve tells its abscissas by this shape
/// (curveOf in engine/model/curves.h).
Id Expander::splineParameter(const Expr& expr, Id at, const Value& knots, int degree,
                             const Value& abscissas) {
    const Expr& written = expr.args[4];
    const auto t = constantsOf(expr.args[1], knots, translatable("Model text", "The knots of a spline"));
    const auto x =
        constantsOf(written, abscissas, translatable("Model text", "The abscissas of control points"));
    const auto d = static_cast<std::size_t>(degree);
    for (std::size_t k = 1; k < x.size(); ++k)
        if (!(x[k] > x[k - 1]))
            reject(written.span,
                   sentence("Model text",
                            "The abscissas of control points must increase: number {} is {} and "
                            "number {} is {}."),
                   k, x[k - 1], k + 1, x[k]);
    std::vector<double> slopes;
    for (std::size_t k = 0; k + 1 < x.size(); ++k) {
        const double width = t[k + d + 1] - t[k + 1];
        if (!(width > 0))
            reject(expr.args[1].span,
                   sentence("Model text", "A curve with given abscissas has at most {} equal knots at {}."),
                   d + 1, t[k + 1]);
        slopes.push_back(static_cast<double>(degree) * (x[k + 1] - x[k]) / width);
    }
    Flat& nodes = model_.nodes;
    nodes.setQuiet(true);
    const auto numbers = [&](std::initializer_list<std::span<const double>> parts) {
        std::vector<Id> list;
        for (const auto& part : parts)
            for (const double value : part) list.push_back(nodes.number(value, expr.span));
        return list;
    };
    constexpr std::size_t kPlaces = 129;
    const double lower = t[d], upper = t[x.size()];
    std::vector<double> places, arguments;
    for (std::size_t k = 0; k < kPlaces; ++k) {
        places.push_back(k + 1 == kPlaces ? upper
                                          : lower + (upper - lower) * static_cast<double>(k) / (kPlaces - 1));
        arguments.push_back(bsplineValue<double>(places.back(), t, degree, x));
    }
    const Id first = nodes.number(arguments.front(), expr.span),
             last = nodes.number(arguments.back(), expr.span);
    const Id held = nodes.apply(Op::Max, expr.span, nodes.apply(Op::Min, expr.span, at, last), first);
    Id u = nodes.apply(Op::Table, expr.span, held, numbers({arguments, places}));
    const std::vector<Id> curve = numbers({t, x});
    const std::vector<Id> rate = numbers({std::span(t).subspan(1, t.size() - 2), slopes});
    step(expr.span, 2 * kPlaces + curve.size() + rate.size());
    for (int k = 0; k < 3; ++k) {
        const Id off =
            nodes.apply(Op::Sub, expr.span, nodes.apply(Op::BSpline, expr.span, u, curve, degree), held);
        const Id slope = nodes.apply(Op::BSpline, expr.span, u, rate, degree - 1);
        u = nodes.apply(Op::Sub, expr.span, u, nodes.apply(Op::Div, expr.span, off, slope));
    }
    nodes.setQuiet(false);
    return u;
}

Value Expander::splineValue(const Expr& expr) {
    countArguments(expr, 4, 5);
    Id at = realNumber(expr.args[0], translatable("Model text", "The place to look up"));
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
    if (expr.args.size() == 5) {
        const Value abscissas =
            vectorOf(expr.args[4], translatable("Model text", "The abscissas of control points"));
        if (degree < 1 || abscissas.sizes[0] != coefficients.sizes[0])
            reject(expr.args[4].span,
                   sentence("Model text", "A curve of degree 1 or more with {} coefficients needs as many "
                                          "abscissas, not {}."),
                   coefficients.sizes[0], abscissas.sizes[0]);
        at = splineParameter(expr, at, knots, degree, abscissas);
    }
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
