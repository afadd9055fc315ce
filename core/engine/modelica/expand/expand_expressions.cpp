#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

namespace {

constexpr std::size_t kMostSteps = 5'000'000;

struct NamedConstant {
    std::string_view name;
    double value;
};

// CODATA 2018 / SI 2019 where physical, as in Modelica.Constants 4.0.
constexpr NamedConstant kConstants[] = {{"Modelica.Constants.pi", 3.14159265358979323846},
                                        {"Modelica.Constants.e", 2.71828182845904523536},
                                        {"Modelica.Constants.D2R", 3.14159265358979323846 / 180},
                                        {"Modelica.Constants.R2D", 180 / 3.14159265358979323846},
                                        {"Modelica.Constants.g_n", 9.80665},
                                        {"Modelica.Constants.R", 8.31446261815324},
                                        {"Modelica.Constants.T_zero", -273.15},
                                        {"Modelica.Constants.eps", 2.220446049250313e-16},
                                        {"Modelica.Constants.small", 1e-60},
                                        {"Modelica.Constants.inf", 1.7976931348623157e308}};

} // namespace

void Expander::step(Span span, std::size_t count) {
    steps_ += count;
    if (steps_ > kMostSteps)
        reject(span,
               sentence("Model text", "With loops, arrays and functions written out, this model is too large "
                                      "(more than {} steps)."),
               kMostSteps);
}

Value Expander::value(const Expr& expr) {
    step(expr.span);
    return valueOf(expr);
}

Value Expander::valueOf(const Expr& expr) {
    const auto scalar = [](Type type, Id id) { return Value{type, {}, {id}}; };
    switch (expr.kind) {
    case Expr::Kind::Number:
        return scalar(expr.whole ? Type::Integer : Type::Real,
                      model_.nodes.number(expr.number, expr.enclosure, expr.span));
    case Expr::Kind::Truth:
        return scalar(Type::Boolean, model_.nodes.number(expr.number, expr.span));
    case Expr::Kind::Name:
        return name(expr);
    case Expr::Kind::Call:
        return call(expr);
    case Expr::Kind::Negate:
        return negated(expr);
    case Expr::Kind::Not: {
        const Id inner = truth(expr.args[0], translatable("Model text", "What follows not"));
        return scalar(Type::Boolean, model_.nodes.apply(Op::Not, expr.span, inner));
    }
    case Expr::Kind::Binary:
        return binary(expr);
    case Expr::Kind::If:
        return ifValue(expr);
    case Expr::Kind::Array:
        return array(expr);
    case Expr::Kind::Comprehension:
        return comprehension(expr);
    case Expr::Kind::Text:
        reject(expr.span, sentence("Model text", "A text in quotes is not a value."));
    case Expr::Kind::Range: {
        Value out{Type::Integer, {}, {}};
        for (int i : rangeOf(expr)) out.nodes.push_back(model_.nodes.number(i, expr.span));
        if (out.nodes.empty()) reject(expr.span, sentence("Model text", "This range is empty."));
        out.sizes = {static_cast<int>(out.nodes.size())};
        return out;
    }
    case Expr::Kind::Colon:
        reject(expr.span, sentence("Model text", ": stands for all elements only as a subscript."));
    case Expr::Kind::Member:
        reject(expr.nameSpan, sentence("Model text", "{} has no part {}; it is no array of components."),
               problems_.source().piece(expr.args[0].span), expr.text);
    case Expr::Kind::Tuple:
        reject(expr.span, sentence("Model text",
                                   "(a, b) stands only to the left of a function call; a list is {{a, b}}."));
    }
    throw Rejected{};
}

Value Expander::negated(const Expr& expr) {
    Value out = value(expr.args[0]);
    if (out.type == Type::Boolean)
        reject(expr.args[0].span, sentence("Model text", "This is true or false and has no sign; use not."));
    step(expr.span, out.nodes.size());
    for (Id& id : out.nodes) id = model_.nodes.apply(Op::Neg, expr.span, id);
    return out;
}

Value Expander::name(const Expr& expr) {
    Value out = named(expr);
    if (!expr.args.empty()) out = subscripted(std::move(out), expr);
    if (!frames_.empty() && std::find(out.nodes.begin(), out.nodes.end(), kNone) != out.nodes.end())
        reject(expr.span, sentence("Model text", "{} has no value yet."),
               problems_.source().piece(expr.span));
    return out;
}

std::optional<double> Expander::knownConstant(const std::string& written) const {
    const std::string full = resolved(written);
    for (const NamedConstant& constant : kConstants) {
        if (constant.name == full) return constant.value;
        for (const Import& import : text_.imports)
            if (import.alias.empty() && import.path + written == constant.name) return constant.value;
    }
    return std::nullopt;
}

Value Expander::named(const Expr& expr) {
    const std::string& written = expr.text;
    for (std::size_t i = loops_.size(); i-- > 0;)
        if (loops_[i].first == written)
            return {Type::Integer, {}, {model_.nodes.number(loops_[i].second, expr.nameSpan)}};
    if (!frames_.empty()) {
        const auto local = frames_.back().values.find(written);
        if (local != frames_.back().values.end()) return local->second;
    }
    const auto symbol = model_.symbolOf.find(written);
    if (symbol != model_.symbolOf.end()) {
        const Declaration& declaration = *model_.symbols[symbol->second].declaration;
        if (!frames_.empty() && declaration.variability != Variability::Constant)
            reject(
                expr.nameSpan,
                sentence(
                    "Model text",
                    "A function sees its arguments and the constants of the model; pass {} as an argument."),
                written);
        return symbolValue(symbol->second, expr.nameSpan);
    }
    if (written == "time") {
        if (!frames_.empty())
            reject(expr.nameSpan,
                   sentence("Model text", "A function sees its arguments only; pass time as an argument."));
        return {Type::Real, {}, {model_.nodes.time(expr.nameSpan)}};
    }
    if (const auto constant = knownConstant(written))
        return {Type::Real, {}, {model_.nodes.number(*constant, expr.nameSpan, true)}};
    unknownName(expr);
}

bool Expander::isKnownName(const std::string& name) const {
    const bool loop = std::ranges::any_of(loops_, [&](const auto& l) { return l.first == name; });
    const bool local = !frames_.empty() && frames_.back().values.contains(name);
    return loop || local || model_.symbolOf.contains(name) || name == "time" || knownConstant(name);
}

/// What other languages call what has another name here.
void Expander::slipOfName(const Expr& expr) const {
    const std::string& name = expr.text;
    const auto known = [&](std::string_view part) { return model_.symbolOf.contains(part); };
    if (frames_.empty() && name == "t" && expr.args.empty())
        throw Rejected{expr.nameSpan, translate("Model text", "t is not declared; the time is called time."),
                       "time"};
    for (std::string_view function :
         {"sin", "cos", "tan", "exp", "log", "sqrt", "abs", "sign", "tanh", "der"})
        if (name == function)
            reject(expr.nameSpan,
                   sentence("Model text", "{} is a function: its argument stands in parentheses, {}(x)."),
                   name, name);
    const std::string_view view(name);
    for (std::string_view ending : {"_dot", "dot", "_dt"}) {
        if (!view.ends_with(ending) || !frames_.empty()) continue;
        const std::string_view of = view.substr(0, view.size() - ending.size());
        if (known(of))
            throw Rejected{
                expr.nameSpan,
                filled(sentence("Model text", "{} is not declared; a derivative is written der({})."), name,
                       of),
                fmt::format("der({})", of)};
    }
}

void Expander::unknownName(const Expr& expr) {
    slipOfName(expr);
    std::vector<std::string> known;
    if (!frames_.empty())
        for (const auto& [local, v] : frames_.back().values) known.push_back(local);
    for (const auto& [loop, v] : loops_) known.push_back(loop);
    if (frames_.empty()) {
        for (const auto& [symbol, index] : model_.symbolOf) known.push_back(symbol);
        known.push_back("time");
    }
    auto nearest = nearestName(expr.text, known);
    // Every other letter is one change away: that is no likeness.
    if (expr.text.size() == 1 && nearest && (expr.text[0] | 0x20) != ((*nearest)[0] | 0x20)) nearest.reset();
    for (const NamedConstant& constant : kConstants) {
        const std::string_view last = constant.name.substr(constant.name.rfind('.') + 1);
        if (!nearest && (last == expr.text || editDistance(std::string(constant.name), expr.text) <= 2))
            nearest = constant.name;
    }
    throw Rejected{expr.nameSpan,
                   filled(sentence("Model text", "{} is not declared.{}"), expr.text, didYouMean(nearest)),
                   nearest.value_or("")};
}

Value Expander::symbolValue(std::uint32_t index, Span span) {
    declare(index);
    const Declaration& declaration = *model_.symbols[index].declaration;
    const bool wholeConstant =
        declaration.variability == Variability::Constant && declaration.type != Type::Real;
    if (wholeConstant) bind(index);
    const Symbol& symbol = model_.symbols[index];
    Value out;
    out.type = declaration.type;
    out.sizes = symbol.sizes;
    step(span, symbol.count);
    for (std::uint32_t i = 0; i < symbol.count; ++i) {
        const std::uint32_t element = symbol.first + i;
        const auto known = wholeConstant ? constantOf(model_.elements[element].definition) : std::nullopt;
        if (known) {
            out.nodes.push_back(model_.nodes.number(*known, span));
            continue;
        }
        if (insideWhen_) {
            const auto set = newValues_.find(element);
            if (set != newValues_.end()) {
                out.nodes.push_back(set->second);
                continue;
            }
            if (toBeSet_.contains(element))
                reject(span,
                       sentence("Model text",
                                "{} gets its new value in this when; write pre({}) for the value before."),
                       model_.elements[element].name, model_.elements[element].name);
        }
        out.nodes.push_back(model_.nodes.variable(element, span));
    }
    return out;
}

Value Expander::subscripted(Value whole, const Expr& expr) {
    if (whole.sizes.size() != expr.args.size()) {
        if (whole.scalar())
            reject(expr.span, sentence("Model text", "{} is a single value and has no elements."), expr.text);
        if (expr.args.size() > whole.sizes.size())
            reject(expr.span, sentence("Model text", "{} has {} dimensions, {} subscripts are given."),
                   expr.text, whole.sizes.size(), expr.args.size());
    }
    std::vector<std::vector<int>> indices;
    Value out;
    out.type = whole.type;
    for (std::size_t k = 0; k < whole.sizes.size(); ++k) {
        std::vector<int> list;
        const int size = whole.sizes[k];
        const bool all = k >= expr.args.size() || expr.args[k].kind == Expr::Kind::Colon;
        if (all) {
            for (int i = 1; i <= size; ++i) list.push_back(i);
        } else if (expr.args[k].kind == Expr::Kind::Range) {
            list = rangeOf(expr.args[k]);
        } else {
            const Value index = value(expr.args[k]);
            if (index.type != Type::Integer || index.sizes.size() > 1)
                reject(expr.args[k].span,
                       sentence("Model text", "A subscript is a whole number or a range of them."));
            for (Id id : index.nodes) {
                const auto number = constantOf(id);
                if (!number)
                    reject(expr.args[k].span,
                           sentence("Model text", "A subscript must be known when the model is compiled."));
                list.push_back(static_cast<int>(*number));
            }
            if (index.scalar()) {
                indices.push_back(list);
                if (list[0] < 1 || list[0] > size)
                    reject(expr.args[k].span,
                           sentence("Model text", "{} has the elements 1 to {}; {} is outside."), expr.text,
                           size, list[0]);
                continue;
            }
        }
        for (int i : list)
            if (i < 1 || i > size)
                reject(expr.args[k].span,
                       sentence("Model text", "{} has the elements 1 to {}; {} is outside."), expr.text, size,
                       i);
        out.sizes.push_back(static_cast<int>(list.size()));
        indices.push_back(std::move(list));
    }
    if (indices.size() == 1) {
        for (int i : indices[0]) out.nodes.push_back(whole.nodes[static_cast<std::size_t>(i - 1)]);
    } else {
        for (int row : indices[0])
            for (int column : indices[1])
                out.nodes.push_back(
                    whole.nodes[static_cast<std::size_t>((row - 1) * whole.sizes[1] + column - 1)]);
    }
    step(expr.span, out.nodes.size());
    return out;
}

Value Expander::array(const Expr& expr) {
    Value out{Type::Integer, {}, {}};
    std::optional<std::vector<int>> inner;
    for (const Expr& arg : expr.args) {
        const Value element = value(arg);
        if (inner && *inner != element.sizes)
            reject(arg.span, sentence("Model text", "The elements of this array differ in size."));
        inner = element.sizes;
        const bool truths = element.type == Type::Boolean;
        if (&arg != &expr.args.front() && truths != (out.type == Type::Boolean))
            reject(arg.span, sentence("Model text", "Numbers and truth values cannot stand in one array."));
        if (truths || element.type == Type::Real) out.type = element.type;
        out.nodes.insert(out.nodes.end(), element.nodes.begin(), element.nodes.end());
        step(expr.span, element.nodes.size());
    }
    out.sizes = {static_cast<int>(expr.args.size())};
    out.sizes.insert(out.sizes.end(), inner->begin(), inner->end());
    if (out.sizes.size() > 2)
        reject(expr.span, sentence("Model text", "Arrays have one or two dimensions here."));
    return out;
}

Value Expander::comprehension(const Expr& expr) {
    Value out{Type::Integer, {}, {}};
    std::vector<int> inner;
    loop(expr.iterators, 0, [&] {
        const Value element = value(expr.args[0]);
        if (!out.nodes.empty() && element.sizes != inner)
            reject(expr.args[0].span, sentence("Model text", "The elements of this array differ in size."));
        inner = element.sizes;
        if (element.type != Type::Integer) out.type = element.type;
        out.nodes.insert(out.nodes.end(), element.nodes.begin(), element.nodes.end());
        if (out.nodes.size() > kMostElements)
            reject(expr.span, sentence("Model text", "An array has at most {} elements."), kMostElements);
    });
    if (out.nodes.empty()) reject(expr.span, sentence("Model text", "This array has no elements."));
    if (expr.iterators.size() > 1 && inner.empty()) {
        // {f(i,j) for i in 1:n, j in 1:m}: the last iterator gives the rows (specification 10.4.1).
        if (expr.iterators.size() > 2)
            reject(expr.span, sentence("Model text", "Arrays have one or two dimensions here."));
        const int first = static_cast<int>(rangeOf(expr.iterators[0].range[0]).size());
        const int second = static_cast<int>(out.nodes.size()) / first;
        std::vector<Id> turned;
        for (int j = 0; j < second; ++j)
            for (int i = 0; i < first; ++i)
                turned.push_back(out.nodes[static_cast<std::size_t>(i * second + j)]);
        out.nodes = std::move(turned);
        out.sizes = {second, first};
        return out;
    }
    std::size_t each = 1;
    for (int size : inner) each *= static_cast<std::size_t>(size);
    out.sizes = {static_cast<int>(out.nodes.size() / each)};
    out.sizes.insert(out.sizes.end(), inner.begin(), inner.end());
    if (out.sizes.size() > 2)
        reject(expr.span, sentence("Model text", "Arrays have one or two dimensions here."));
    return out;
}

Value Expander::select(Id condition, const Value& yes, const Value& no, Span span) {
    if (yes.sizes != no.sizes)
        reject(span, sentence("Model text", "The branches of this if are {} and {}."), shape(yes), shape(no));
    if ((yes.type == Type::Boolean) != (no.type == Type::Boolean))
        reject(span, sentence("Model text", "The branches of this if are a number and a truth value."));
    Value out = no;
    if (yes.type != no.type) out.type = Type::Real;
    for (std::size_t i = 0; i < out.nodes.size(); ++i)
        if (yes.nodes[i] != no.nodes[i])
            out.nodes[i] = model_.nodes.apply(Op::Select, span, condition, yes.nodes[i], no.nodes[i]);
    return out;
}

Value Expander::ifValue(const Expr& expr) {
    std::vector<std::pair<Id, Value>> branches;
    std::optional<Value> otherwise;
    const std::size_t outside = under_.size();
    for (std::size_t i = 0; i + 1 < expr.args.size(); i += 2) {
        const Id condition = truth(expr.args[i], translatable("Model text", "The condition of if"));
        if (model_.nodes.isNumber(condition)) {
            if (model_.nodes[condition].value == 0)
                continue; // the branch is not even looked at: a[i-1] may not exist
            otherwise = value(expr.args[i + 1]);
            break;
        }
        under_.emplace_back(condition, false);
        branches.emplace_back(condition, value(expr.args[i + 1]));
        under_.back().second = true;
    }
    Value out = otherwise ? std::move(*otherwise) : value(expr.args.back());
    under_.resize(outside);
    for (std::size_t i = branches.size(); i-- > 0;)
        out = select(branches[i].first, branches[i].second, out, expr.span);
    return out;
}

Id Expander::truth(const Expr& expr, std::string_view what) {
    const Value out = value(expr);
    if (!out.scalar())
        reject(expr.span, sentence("Model text", "{} must be one truth value; this is {}."), said(what),
               shape(out));
    if (out.type != Type::Boolean)
        reject(expr.span,
               sentence("Model text", "{} must be true or false, such as a < b; this is a number."),
               said(what));
    return out.nodes[0];
}

Id Expander::realNumber(const Expr& expr, std::string_view what) {
    const Value out = value(expr);
    if (!out.scalar())
        reject(expr.span, sentence("Model text", "{} must be one number; this is {}."), said(what),
               shape(out));
    if (out.type == Type::Boolean)
        reject(expr.span, sentence("Model text", "{} must be a number; this is true or false."), said(what));
    return out.nodes[0];
}

int Expander::wholeNumber(const Expr& expr, std::string_view what) {
    const Id id = realNumber(expr, what);
    const auto number = constantOf(id);
    if (!number)
        reject(expr.span,
               sentence(
                   "Model text",
                   "{} must be known when the model is compiled: numbers, constants and Integer parameters."),
               said(what));
    if (*number != std::floor(*number) || std::abs(*number) > 1e9)
        reject(expr.span, sentence("Model text", "{} must be a whole number; this is {}."), said(what),
               *number);
    return static_cast<int>(*number);
}

std::optional<double> Expander::constantOf(Id id, int depth) {
    if (id == kNone || depth > 100) return std::nullopt;
    const FlatNode node = model_.nodes[id];
    if (node.kind == FlatNode::Kind::Number) return node.value;
    if (node.kind == FlatNode::Kind::Variable) {
        const std::uint32_t symbol = model_.elements[node.a].symbol;
        const Declaration& declaration = *model_.symbols[symbol].declaration;
        const bool constant = declaration.variability == Variability::Constant;
        if (!constant &&
            !(declaration.variability == Variability::Parameter && declaration.type != Type::Real))
            return std::nullopt;
        bind(symbol);
        if (!constant) model_.symbols[symbol].structural = true;
        return constantOf(model_.elements[node.a].definition, depth + 1);
    }
    if (node.kind != FlatNode::Kind::Operation) return std::nullopt;
    step(node.span);
    const auto a = constantOf(node.a, depth + 1);
    if (!a) return std::nullopt;
    const int arity = opInfo(node.op).arity;
    if (node.op == Op::Select) return constantOf(*a != 0 ? node.b : node.c, depth + 1);
    if (node.op == Op::Floor) return std::floor(*a);
    if (node.op == Op::Abs) return std::abs(*a);
    if (arity > 2) return std::nullopt;
    const auto b = arity == 2 ? constantOf(node.b, depth + 1) : a;
    if (!b) return std::nullopt;
    if (node.op == Op::Min) return std::min(*a, *b);
    if (node.op == Op::Max) return std::max(*a, *b);
    if (node.op == Op::Pow) return std::pow(*a, *b);
    const Id left = model_.nodes.number(*a, node.span);
    const Id result =
        model_.nodes.apply(node.op, node.span, left, arity == 2 ? model_.nodes.number(*b, node.span) : left);
    return model_.nodes.isNumber(result) ? std::optional(model_.nodes[result].value) : std::nullopt;
}

} // namespace rigor::modelica
