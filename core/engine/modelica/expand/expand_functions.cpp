// Functions of the text, inlined: every call runs the algorithm once over nodes instead of numbers. An `if`
// whose condition is not known gives both results, chosen by the condition.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

namespace {
constexpr std::size_t kDeepestCall = 40;
}

Value Expander::conformed(Value given, const Declaration& declaration, Span span, const std::string& what) {
    if ((given.type == Type::Boolean) != (declaration.type == Type::Boolean))
        reject(span, sentence("Model text", "{} is {}; this is {}."), what,
               declaration.type == Type::Boolean ? translate("Model text", "true or false")
                                                 : translate("Model text", "a number"),
               declaration.type == Type::Boolean ? translate("Model text", "a number")
                                                 : translate("Model text", "true or false"));
    if (given.type == Type::Real && declaration.type == Type::Integer)
        reject(span, sentence("Model text", "{} is an Integer; this value may have a fraction."), what);
    bool fits = given.sizes.size() == declaration.sizes.size();
    Value wanted;
    for (std::size_t i = 0; fits && i < declaration.sizes.size(); ++i) {
        const Expr& size = declaration.sizes[i];
        wanted.sizes.push_back(size.kind == Expr::Kind::Colon
                                   ? given.sizes[i]
                                   : wholeNumber(size, translatable("Model text", "The size of an array")));
    }
    if (!fits)
        reject(span, sentence("Model text", "{} has {} dimensions; this is {}."), what,
               declaration.sizes.size(), shape(given));
    if (wanted.sizes != given.sizes)
        reject(span, sentence("Model text", "{} is {}; this is {}."), what, shape(wanted), shape(given));
    given.type = declaration.type;
    return given;
}

Value Expander::localValue(const Declaration& declaration) {
    if (declaration.binding)
        return conformed(value(*declaration.binding), declaration, declaration.binding->span,
                         declaration.name);
    Value out;
    out.type = declaration.type;
    std::size_t count = 1;
    for (const Expr& size : declaration.sizes) {
        if (size.kind == Expr::Kind::Colon)
            reject(size.span, sentence("Model text", "The size of {} must be given."), declaration.name);
        const int n = wholeNumber(size, translatable("Model text", "The size of an array"));
        if (n < 1 || n > 100'000)
            reject(size.span, sentence("Model text", "A size lies between 1 and 100000; this is {}."), n);
        out.sizes.push_back(n);
        count *= static_cast<std::size_t>(n);
    }
    step(declaration.span, count);
    out.nodes.assign(count, kNone);
    return out;
}

/// Which argument each input gets, by its place or its name.
std::map<std::string, std::size_t> Expander::argumentsOf(const Function& function, const Expr& call) const {
    std::vector<std::string> inputs;
    for (const Declaration& declaration : function.declarations)
        if (declaration.causality == Causality::Input) inputs.push_back(declaration.name);
    std::map<std::string, std::size_t> out;
    for (std::size_t i = 0; i < call.args.size(); ++i) {
        const bool named = i < call.argNames.size() && !call.argNames[i].empty();
        if (!named && i >= inputs.size())
            rejectArguments(call.nameSpan, function.name, inputs.size(), call.args.size());
        const std::string& name = named ? call.argNames[i] : inputs[i];
        if (std::find(inputs.begin(), inputs.end(), name) == inputs.end())
            reject(call.args[i].span, sentence("Model text", "{} has no argument {}.{}"), function.name, name,
                   didYouMean(nearestName(name, inputs)));
        if (!out.emplace(name, i).second)
            reject(call.args[i].span, sentence("Model text", "{} is given {} twice."), function.name, name);
    }
    return out;
}

std::vector<Value> Expander::userCall(const Function& function, const Expr& expr) {
    if (frames_.size() >= kDeepestCall)
        reject(expr.nameSpan,
               sentence("Model text", "Calls are nested more than {} deep; does {} call itself?"),
               kDeepestCall, function.name);
    const std::map<std::string, std::size_t> placeOf = argumentsOf(function, expr);
    std::vector<Value> arguments;
    for (const Expr& arg : expr.args) arguments.push_back(value(arg));
    for (std::size_t i = 0; i < arguments.size(); ++i)
        for (Id id : arguments[i].nodes)
            if (id == kNone) reject(expr.args[i].span, sentence("Model text", "This has no value yet."));
    const auto loops = std::exchange(loops_, {});
    const bool insideWhen = std::exchange(insideWhen_, false);
    Frame frame;
    frame.function = &function;
    frames_.push_back(std::move(frame));
    std::vector<std::string> outputs;
    for (const Declaration& declaration : function.declarations) {
        Value local;
        if (declaration.causality == Causality::Input) {
            if (const auto place = placeOf.find(declaration.name); place != placeOf.end()) {
                local = conformed(
                    arguments[place->second], declaration, expr.args[place->second].span,
                    filled(sentence("Model text", "The argument {} of {}"), declaration.name, function.name));
            } else if (declaration.binding) {
                local = localValue(declaration);
            } else {
                reject(expr.nameSpan, sentence("Model text", "{} needs a value for {}; {} are given."),
                       function.name, declaration.name, arguments.size());
            }
        } else {
            local = localValue(declaration);
        }
        if (declaration.causality == Causality::Output) outputs.push_back(declaration.name);
        if (!frames_.back().values.emplace(declaration.name, std::move(local)).second)
            reject(declaration.span, sentence("Model text", "{} is declared twice in {}."), declaration.name,
                   function.name);
    }
    if (outputs.empty())
        reject(function.span, sentence("Model text", "The function {} has no output."), function.name);
    algorithm(function.body);
    std::vector<Value> results;
    for (const std::string& output : outputs) {
        Value result = std::move(frames_.back().values[output]);
        for (Id id : result.nodes)
            if (id == kNone)
                reject(function.span, sentence("Model text", "{} does not give {} a value."), function.name,
                       output);
        results.push_back(std::move(result));
    }
    frames_.pop_back();
    loops_ = loops;
    insideWhen_ = insideWhen;
    return results;
}

void Expander::algorithm(const std::vector<Statement>& list) {
    for (const Statement& statement : list) {
        step(statement.span);
        if (statement.kind == Statement::Kind::For) {
            loop(statement.iterators, 0, [&] { algorithm(statement.branches[0].body); });
        } else if (statement.kind == Statement::Kind::If) {
            ifStatement(statement, 0);
        } else if (statement.kind == Statement::Kind::Assign && statement.left.kind == Expr::Kind::Tuple) {
            const Function* function =
                statement.right.kind == Expr::Kind::Call ? findFunction(statement.right.text) : nullptr;
            if (!function)
                reject(statement.right.span,
                       sentence("Model text",
                                "(a, b) := ... needs a function with several results on its right."));
            const std::vector<Value> results = userCall(*function, statement.right);
            if (results.size() < statement.left.args.size())
                reject(statement.left.span, sentence("Model text", "{} gives {} results, {} are asked for."),
                       function->name, results.size(), statement.left.args.size());
            for (std::size_t i = 0; i < statement.left.args.size(); ++i)
                assign(statement.left.args[i], results[i], statement);
        } else if (statement.kind == Statement::Kind::Assign) {
            const Value right = value(statement.right);
            for (Id id : right.nodes)
                if (id == kNone)
                    reject(statement.right.span, sentence("Model text", "This has no value yet."));
            assign(statement.left, right, statement);
        } else if (statement.kind == Statement::Kind::Call && isCall(statement.left, "assert")) {
            assertion(statement.left);
        } else {
            reject(statement.span,
                   sentence("Model text",
                            "A function assigns by := and gives its results through its outputs."));
        }
    }
}

void Expander::assign(const Expr& target, const Value& right, const Statement& statement) {
    if (target.kind != Expr::Kind::Name)
        reject(target.span, sentence("Model text", "Only a variable can be assigned to."));
    const auto found = frames_.back().values.find(target.text);
    if (found == frames_.back().values.end()) unknownName(target);
    for (const Declaration& declaration : frames_.back().function->declarations)
        if (declaration.name == target.text && declaration.causality == Causality::Input)
            reject(target.span, sentence("Model text", "{} is an argument; a function cannot change it."),
                   target.text);
    // Writing through subscripts: number the places, take the subscripted ones, put the values there.
    const Type type = found->second.type;
    if (right.type == Type::Real && type == Type::Integer)
        reject(statement.right.span,
               sentence("Model text", "{} is an Integer; this value may have a fraction."), target.text);
    if ((right.type == Type::Boolean) != (type == Type::Boolean))
        reject(statement.right.span, sentence("Model text", "{} is of another kind than this value."),
               target.text);
    Value places;
    places.sizes = found->second.sizes;
    for (std::size_t i = 0; i < found->second.nodes.size(); ++i) places.nodes.push_back(static_cast<Id>(i));
    if (!target.args.empty()) places = subscripted(std::move(places), target);
    if (places.sizes != right.sizes)
        reject(statement.span,
               sentence("Model text", "The left side of this assignment is {}, the right side {}."),
               shape(places), shape(right));
    Value& value = frames_.back().values.find(target.text)->second;
    for (std::size_t i = 0; i < places.nodes.size(); ++i) value.nodes[places.nodes[i]] = right.nodes[i];
}

void Expander::ifStatement(const Statement& statement, std::size_t index) {
    if (index >= statement.branches.size()) return;
    const Statement::Branch& branch = statement.branches[index];
    if (!branch.condition) return algorithm(branch.body);
    const Id condition = truth(*branch.condition, translatable("Model text", "The condition of if"));
    if (model_.nodes.isNumber(condition)) {
        if (model_.nodes[condition].value != 0) return algorithm(branch.body);
        return ifStatement(statement, index + 1);
    }
    const auto before = frames_.back().values;
    under_.emplace_back(condition, false);
    algorithm(branch.body);
    const auto yes = std::exchange(frames_.back().values, before);
    under_.back().second = true;
    ifStatement(statement, index + 1);
    under_.pop_back();
    for (auto& [local, value] : frames_.back().values) {
        const Value& other = yes.at(local);
        step(statement.span, value.nodes.size());
        for (std::size_t i = 0; i < value.nodes.size(); ++i) {
            if (value.nodes[i] == other.nodes[i]) continue;
            const bool set = value.nodes[i] != kNone && other.nodes[i] != kNone;
            value.nodes[i] = set ? model_.nodes.apply(Op::Select, statement.span, condition, other.nodes[i],
                                                      value.nodes[i])
                                 : kNone;
        }
    }
}

} // namespace rigor::modelica
