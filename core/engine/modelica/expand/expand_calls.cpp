// Functions of the language: mathematics and arrays. Tables and splines: expand_tables.cpp.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace rigor::modelica {

namespace {

struct Simple {
    std::string_view name;
    Op op;
    int arity;
};

constexpr Simple kSimple[] = {
    {"abs", Op::Abs, 1},          {"sign", Op::Sign, 1},     {"sqrt", Op::Sqrt, 1},
    {"exp", Op::Exp, 1},          {"log", Op::Log, 1},       {"sin", Op::Sin, 1},
    {"cos", Op::Cos, 1},          {"tan", Op::Tan, 1},       {"asin", Op::Asin, 1},
    {"acos", Op::Acos, 1},        {"atan", Op::Atan, 1},     {"atan2", Op::Atan2, 2},
    {"sinh", Op::Sinh, 1},        {"cosh", Op::Cosh, 1},     {"tanh", Op::Tanh, 1},
    {"floor", Op::Floor, 1},      {"integer", Op::Floor, 1}, {"signedPower", Op::SignedPower, 2},
    {"absPower", Op::AbsPower, 2}};

constexpr std::string_view kOthers[] = {"der",
                                        "log10",
                                        "ceil",
                                        "mod",
                                        "min",
                                        "max",
                                        "sum",
                                        "product",
                                        "size",
                                        "zeros",
                                        "ones",
                                        "fill",
                                        "identity",
                                        "linspace",
                                        "transpose",
                                        "cross",
                                        "homotopy",
                                        "noEvent",
                                        "smooth",
                                        "pre",
                                        "table",
                                        "tableSlope",
                                        "monotoneCubic",
                                        "bspline",
                                        "Modelica.Math.Vectors.interpolate",
                                        "Modelica.Math.Vectors.length",
                                        "reinit",
                                        "terminate",
                                        "atLeast"};

} // namespace

bool isFunctionName(std::string_view name) {
    return std::any_of(std::begin(kSimple), std::end(kSimple),
                       [&](const Simple& s) { return s.name == name; }) ||
           std::find(std::begin(kOthers), std::end(kOthers), name) != std::end(kOthers);
}

std::string Expander::resolved(const std::string& written) const {
    if (written.starts_with('.')) return resolved(written.substr(1));
    const std::string head = written.substr(0, written.find('.'));
    std::string out = written;
    for (const Import& import : text_.imports)
        if (import.alias == head) {
            out = import.path + written.substr(head.size());
            break;
        }
    // The package resources/modelica/Rigor.mo says in Modelica what these are; here they are operations.
    constexpr std::string_view kOwn = "Rigor.";
    if (!out.starts_with(kOwn)) return out;
    const std::string own = out.substr(kOwn.size());
    return own == "bsplineCurve" ? "bspline" : own;
}

void Expander::refuseNames(const Expr& call) const {
    for (std::size_t i = 0; i < call.argNames.size(); ++i)
        if (!call.argNames[i].empty())
            reject(call.args[i].span,
                   sentence("Model text", "The arguments of {} are given in their order, not by name."),
                   call.text);
}

void Expander::countArguments(const Expr& expr, std::size_t from, std::size_t to) {
    if (expr.text != "homotopy") refuseNames(expr);
    const std::size_t count = expr.args.size();
    if (count >= from && count <= to) return;
    if (count > to) decimalCommas(expr);
    if (from < to)
        reject(expr.nameSpan, sentence("Model text", "{} takes {} to {} arguments, not {}."), expr.text, from,
               to, count);
    rejectArguments(expr.nameSpan, expr.text, to, count);
}

/// sin(0,5): two arguments where one is taken.
void Expander::decimalCommas(const Expr& call) const {
    for (std::size_t i = 0; i + 1 < call.args.size(); ++i) {
        const Expr &a = call.args[i], &b = call.args[i + 1];
        const bool digits =
            a.kind == Expr::Kind::Number && a.whole && b.kind == Expr::Kind::Number && b.whole;
        if (!digits || a.span.end + 1 != b.span.begin) continue;
        const auto written = [&](Span span) {
            return std::string(problems_.source().text().substr(span.begin, span.end - span.begin));
        };
        const std::string plain = written(a.span) + "." + written(b.span);
        throw Rejected{
            join(a.span, b.span),
            filled(sentence("Model text", "A decimal number has a point, not a comma: {}."), plain), plain};
    }
}

const Function* Expander::findFunction(const std::string& written) const {
    const auto found = functions_.find(written);
    return found == functions_.end() ? nullptr : found->second;
}

namespace {
/// Names of functions in other languages, and what they are here.
constexpr std::pair<std::string_view, std::string_view> kElsewhere[] = {
    {"ln", "log"},        {"lg", "log10"},     {"arcsin", "asin"},    {"arccos", "acos"}, {"arctan", "atan"},
    {"arctan2", "atan2"}, {"tg", "tan"},       {"arctg", "atan"},     {"sgn", "sign"},    {"signum", "sign"},
    {"fabs", "abs"},      {"ceiling", "ceil"}, {"fmod", "mod"},       {"rem", "mod"},     {"diff", "der"},
    {"ddt", "der"},       {"deriv", "der"},    {"derivative", "der"}, {"sh", "sinh"},     {"ch", "cosh"},
    {"th", "tanh"},       {"root", "sqrt"},    {"interp1", "table"},  {"lookup", "table"}};
} // namespace

/// x(t) and x(0) of a variable x.
void Expander::calledVariable(const Expr& expr) const {
    const Expr* argument = expr.args.size() == 1 ? &expr.args[0] : nullptr;
    const bool time = argument && argument->kind == Expr::Kind::Name && argument->args.empty() &&
                      (argument->text == "t" || argument->text == "time");
    if (time)
        throw Rejected{
            expr.span,
            filled(sentence("Model text", "{} is its value at the time of the run; write it without ({})."),
                   expr.text, argument->text),
            expr.text};
    if (argument && argument->kind == Expr::Kind::Number && argument->number == 0)
        reject(expr.span,
               sentence("Model text", "A value at the start stands in the declaration: Real {}(start=...)."),
               expr.text);
    reject(expr.nameSpan,
           sentence("Model text",
                    "{} is a variable, not a function; a product needs *, an element of an array [ ]."),
           expr.text);
}

void Expander::unknownFunction(const Expr& expr, const std::string& written) {
    if (written == "lag")
        reject(expr.nameSpan,
               sentence("Model text",
                        "lag is not a function here; write a state instead: der(U) = (u - U)/tau;"));
    if (written == "initial" || written == "edge" || written == "change" || written == "sample")
        reject(expr.nameSpan,
               sentence("Model text",
                        "{}(...) stands alone as a condition of a when here: when {}(...) then, or "
                        "one of when {{a, b}} then."),
               written, written);
    if (written == "assert")
        reject(expr.nameSpan, sentence("Model text", "assert gives no value; it stands alone: "
                                                     "assert(condition, \"message\");"));
    if (written == "print" || written == "delay" || written == "terminal" || written == "String")
        reject(expr.nameSpan, sentence("Model text", "{} is not part of this language."), written);
    if (model_.symbolOf.contains(written)) calledVariable(expr);
    if (written == "pow" || written == "power")
        reject(expr.nameSpan, sentence("Model text", "A power is written a^b, not {}(a, b)."), written);
    for (const auto& [elsewhere, here] : kElsewhere)
        if (elsewhere == written)
            throw Rejected{expr.nameSpan,
                           filled(sentence("Model text", "{} is written {} here."), written, here),
                           std::string(here)};
    std::vector<std::string> known;
    for (const auto& [user, f] : functions_) known.push_back(user);
    for (const Simple& simple : kSimple) known.emplace_back(simple.name);
    for (std::string_view other : kOthers) known.emplace_back(other);
    const auto nearest = nearestName(written, known);
    throw Rejected{expr.nameSpan,
                   filled(sentence("Model text", "There is no function {}.{}"), written, didYouMean(nearest)),
                   nearest.value_or("")};
}

Value Expander::call(const Expr& expr) {
    if (const Function* function = findFunction(expr.text)) {
        std::vector<Value> results = userCall(*function, expr);
        return std::move(results.front());
    }
    std::string written = resolved(expr.text);
    constexpr std::string_view kMath = "Modelica.Math.";
    if (written.starts_with(kMath) && !written.starts_with("Modelica.Math.Vectors."))
        written = written.substr(kMath.size());
    for (const Import& import : text_.imports)
        if (import.alias.empty() && import.path == "Modelica.Math.Vectors." &&
            (written == "interpolate" || written == "length"))
            written = import.path + written;
    Value out;
    if (simpleCall(expr, written, out) || arrayCall(expr, written, out) || tableCall(expr, written, out))
        return out;
    unknownFunction(expr, expr.text);
}

bool Expander::simpleCall(const Expr& expr, const std::string& written, Value& out) {
    Flat& nodes = model_.nodes;
    for (const Simple& simple : kSimple) {
        if (simple.name != written) continue;
        countArguments(expr, static_cast<std::size_t>(simple.arity), static_cast<std::size_t>(simple.arity));
        out = value(expr.args[0]);
        if (out.type == Type::Boolean)
            reject(expr.args[0].span, sentence("Model text", "{} takes a number; this is true or false."),
                   expr.text);
        const Id second = simple.arity == 2
                              ? realNumber(expr.args[1], translatable("Model text", "The second argument"))
                              : 0;
        step(expr.span, out.nodes.size());
        for (Id& id : out.nodes) id = nodes.apply(simple.op, expr.span, id, second);
        const bool whole =
            written == "integer" || ((written == "abs" || written == "floor") && out.type == Type::Integer);
        out.type = whole ? Type::Integer : Type::Real;
        return true;
    }
    const auto real = [&](Id id) {
        out = {Type::Real, {}, {id}};
        return true;
    };
    if (written == "der") {
        out = derivativeCall(expr);
        return true;
    }
    if (written == "log10") {
        countArguments(expr, 1, 1);
        const Id x =
            nodes.apply(Op::Log, expr.span,
                        realNumber(expr.args[0], translatable("Model text", "The argument of log10")));
        return real(nodes.apply(Op::Div, expr.span, x, nodes.number(std::log(10.0), expr.span, true)));
    }
    if (written == "ceil") {
        countArguments(expr, 1, 1);
        const Id x = nodes.apply(
            Op::Neg, expr.span, realNumber(expr.args[0], translatable("Model text", "The argument of ceil")));
        return real(nodes.apply(Op::Neg, expr.span, nodes.apply(Op::Floor, expr.span, x)));
    }
    if (written == "mod") {
        // Specification 3.7.2: mod(x, y) = x - floor(x/y)*y.
        countArguments(expr, 2, 2);
        const Value a = value(expr.args[0]), b = value(expr.args[1]);
        if (!a.scalar() || !b.scalar())
            reject(expr.span, sentence("Model text", "mod takes two single numbers."));
        const Id turns =
            nodes.apply(Op::Floor, expr.span, nodes.apply(Op::Div, expr.span, a.nodes[0], b.nodes[0]));
        real(nodes.apply(Op::Sub, expr.span, a.nodes[0], nodes.apply(Op::Mul, expr.span, turns, b.nodes[0])));
        if (a.type == Type::Integer && b.type == Type::Integer) out.type = Type::Integer;
        return true;
    }
    if (written == "homotopy") {
        // Specification 3.7.4.5: a hint for the search of start values; its value is `actual`.
        countArguments(expr, 2, 2);
        const bool swapped = !expr.argNames.empty() && expr.argNames[0] == "simplified";
        out = value(expr.args[swapped ? 1 : 0]);
        return true;
    }
    if (written == "noEvent" || written == "smooth") {
        countArguments(expr, written == "smooth" ? 2 : 1, written == "smooth" ? 2 : 1);
        // What is only continuous has a kink where a relation changes, which steps still stop at.
        const bool kinks = written == "smooth" &&
                           wholeNumber(expr.args[0], translatable("Model text", "The order of smooth")) < 1;
        struct Restored {
            Flat& nodes;
            bool before;
            ~Restored() { nodes.setLocated(before); }
        } restored{model_.nodes, model_.nodes.setLocated(false)};
        if (kinks) model_.nodes.setLocated(restored.before);
        out = value(expr.args.back());
        return true;
    }
    if (written == "pre") {
        out = before(expr);
        return true;
    }
    if (written == "min" || written == "max") {
        const Op op = written == "min" ? Op::Min : Op::Max;
        countArguments(expr, 1, 2);
        if (expr.args.size() == 1) {
            out = reduce(op, expr);
            return true;
        }
        const Value a = value(expr.args[0]), b = value(expr.args[1]);
        if (!a.scalar() || !b.scalar())
            reject(expr.span, sentence("Model text", "{} takes two single values or one vector."), written);
        if (a.type == Type::Boolean || b.type == Type::Boolean)
            reject(expr.span, sentence("Model text", "{} takes numbers."), written);
        noteCorner(expr, a.nodes[0], b.nodes[0]);
        real(nodes.apply(op, expr.span, a.nodes[0], b.nodes[0]));
        if (a.type == Type::Integer && b.type == Type::Integer) out.type = Type::Integer;
        return true;
    }
    return false;
}

Value Expander::derivativeCall(const Expr& expr) {
    countArguments(expr, 1, 1);
    if (!frames_.empty())
        reject(expr.nameSpan, sentence("Model text", "der has no meaning inside a function."));
    Value out = value(expr.args[0]);
    for (Id& id : out.nodes) {
        const FlatNode& node = model_.nodes[id];
        if (node.kind == FlatNode::Kind::Derivative) {
            const std::string& name = model_.elements[node.a].name;
            reject(expr.span,
                   sentence("Model text",
                            "A second derivative needs a state of its own: der({}) = v; der(v) = ..."),
                   name);
        }
        if (node.kind != FlatNode::Kind::Variable)
            reject(expr.args[0].span,
                   sentence("Model text", "der takes the name of a variable; give {} a name of its own."),
                   problems_.source().piece(expr.args[0].span));
        const Element& element = model_.elements[node.a];
        if (element.role != Role::Open && !insideInitial_)
            reject(expr.args[0].span,
                   sentence("Model text", "{} is {}; der needs a variable that an equation moves."),
                   element.name,
                   element.role == Role::Input      ? translate("Model text", "an input")
                   : element.role == Role::Constant ? translate("Model text", "a constant")
                   : element.role == Role::Discrete ? translate("Model text", "set by a when")
                                                    : translate("Model text", "a parameter"));
        if (model_.declaration(node.a).type != Type::Real)
            reject(expr.args[0].span, sentence("Model text", "{} is not a Real and has no derivative."),
                   element.name);
        id = model_.nodes.derivative(node.a, expr.span);
    }
    return out;
}

Value Expander::reduce(Op op, const Expr& expr) {
    const Value list = value(expr.args[0]);
    if (list.type == Type::Boolean)
        reject(expr.args[0].span, sentence("Model text", "{} takes numbers."), expr.text);
    step(expr.span, list.nodes.size());
    Id out = list.nodes[0];
    for (std::size_t i = 1; i < list.nodes.size(); ++i)
        out = model_.nodes.apply(op, expr.span, out, list.nodes[i]);
    return {list.type, {}, {out}};
}

bool Expander::arrayCall(const Expr& expr, const std::string& written, Value& out) {
    Flat& nodes = model_.nodes;
    const auto filled = [&](Id id, Type type, std::size_t firstSize) {
        out = {type, {}, {}};
        std::size_t count = 1;
        for (std::size_t i = firstSize; i < expr.args.size(); ++i) {
            out.sizes.push_back(wholeNumber(expr.args[i], translatable("Model text", "A size")));
            if (out.sizes.back() < 1 || out.sizes.back() > 100'000)
                reject(expr.args[i].span, sentence("Model text", "A size lies between 1 and 100000."));
            count *= static_cast<std::size_t>(out.sizes.back());
        }
        step(expr.span, count);
        out.nodes.assign(count, id);
        return true;
    };
    if (written == "sum" || written == "product") {
        countArguments(expr, 1, 1);
        out = reduce(written == "sum" ? Op::Add : Op::Mul, expr);
        return true;
    }
    if (written == "size") {
        countArguments(expr, 1, 2);
        // The size of an output of a function is known before its elements are.
        const bool whole = expr.args[0].kind == Expr::Kind::Name && expr.args[0].args.empty();
        const Value list = whole ? named(expr.args[0]) : value(expr.args[0]);
        out = {Type::Integer, {}, {}};
        for (int size : list.sizes) out.nodes.push_back(nodes.number(size, expr.span));
        if (expr.args.size() == 1) {
            if (list.scalar())
                reject(expr.span, sentence("Model text", "{} has no size; it is a single value."),
                       problems_.source().piece(expr.args[0].span));
            out.sizes = {static_cast<int>(list.sizes.size())};
            return true;
        }
        const int k = wholeNumber(expr.args[1], translatable("Model text", "The dimension"));
        if (k < 1 || k > static_cast<int>(list.sizes.size()))
            reject(expr.args[1].span, sentence("Model text", "{} is {}; it has no dimension {}."),
                   problems_.source().piece(expr.args[0].span), shape(list), k);
        out.nodes = {out.nodes[static_cast<std::size_t>(k - 1)]};
        return true;
    }
    if (written == "zeros" || written == "ones") {
        countArguments(expr, 1, 2);
        return filled(nodes.number(written == "ones" ? 1 : 0, expr.span), Type::Integer, 0);
    }
    if (written == "fill") {
        countArguments(expr, 2, 3);
        const Value element = value(expr.args[0]);
        if (!element.scalar())
            reject(expr.args[0].span, sentence("Model text", "fill repeats a single value."));
        return filled(element.nodes[0], element.type, 1);
    }
    if (written == "identity") {
        countArguments(expr, 1, 1);
        const int n = wholeNumber(expr.args[0], translatable("Model text", "A size"));
        if (n < 1 || n > 1000)
            reject(expr.args[0].span, sentence("Model text", "A size lies between 1 and 1000 here."));
        step(expr.span, static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
        out = {Type::Integer, {n, n}, {}};
        for (int i = 0; i < n * n; ++i)
            out.nodes.push_back(nodes.number(i % (n + 1) == 0 ? 1 : 0, expr.span));
        return true;
    }
    if (written == "linspace") {
        countArguments(expr, 3, 3);
        const Id first = realNumber(expr.args[0], translatable("Model text", "The first value")),
                 last = realNumber(expr.args[1], translatable("Model text", "The last value"));
        const int n = wholeNumber(expr.args[2], translatable("Model text", "The number of values"));
        if (n < 2 || n > 100'000)
            reject(expr.args[2].span, sentence("Model text", "linspace gives between 2 and 100000 values."));
        step(expr.span, static_cast<std::size_t>(n));
        out = {Type::Real, {n}, {}};
        const Id range = nodes.apply(Op::Sub, expr.span, last, first);
        for (int i = 0; i < n; ++i) {
            const Id part = nodes.apply(Op::Mul, expr.span, range,
                                        nodes.number(static_cast<double>(i) / (n - 1), expr.span, true));
            out.nodes.push_back(nodes.apply(Op::Add, expr.span, first, part));
        }
        return true;
    }
    return matrixCall(expr, written, out);
}

bool Expander::matrixCall(const Expr& expr, const std::string& written, Value& out) {
    Flat& nodes = model_.nodes;
    if (written == "transpose") {
        countArguments(expr, 1, 1);
        const Value matrix = value(expr.args[0]);
        if (matrix.sizes.size() != 2)
            reject(expr.args[0].span, sentence("Model text", "transpose takes a matrix; this is {}."),
                   shape(matrix));
        out = {matrix.type, {matrix.sizes[1], matrix.sizes[0]}, {}};
        for (int c = 0; c < matrix.sizes[1]; ++c)
            for (int r = 0; r < matrix.sizes[0]; ++r)
                out.nodes.push_back(matrix.nodes[static_cast<std::size_t>(r * matrix.sizes[1] + c)]);
        return true;
    }
    if (written == "cross") {
        countArguments(expr, 2, 2);
        const Value a = value(expr.args[0]), b = value(expr.args[1]);
        if (a.sizes != std::vector{3} || b.sizes != std::vector{3})
            reject(expr.span, sentence("Model text", "cross takes two vectors of 3."));
        out = {Type::Real, {3}, {}};
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
            const Id plus = nodes.apply(Op::Mul, expr.span, a.nodes[j], b.nodes[k]);
            const Id minus = nodes.apply(Op::Mul, expr.span, a.nodes[k], b.nodes[j]);
            out.nodes.push_back(nodes.apply(Op::Sub, expr.span, plus, minus));
        }
        return true;
    }
    if (written == "Modelica.Math.Vectors.length") {
        countArguments(expr, 1, 1);
        const Value v = vectorOf(expr.args[0], translatable("Model text", "The argument of length"));
        std::vector<Id> squares;
        for (Id id : v.nodes) squares.push_back(nodes.apply(Op::Mul, expr.span, id, id));
        out = {Type::Real, {}, {nodes.apply(Op::Sqrt, expr.span, sumOf(squares, expr.span))}};
        return true;
    }
    return false;
}

} // namespace rigor::modelica
