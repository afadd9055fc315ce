#include "core/engine/modelica/expression.h"

#include "core/engine/modelica/parse/lexer.h"
#include "core/engine/tape/append.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace rigor {

namespace {

bool isOfName(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// The same number of characters, all of a name of the language.
std::string oneName(const std::string& name) {
    std::string plain = name;
    for (char& c : plain)
        if (!isOfName(c)) c = '_';
    return plain;
}

/// The text with names such as "x.start" written as the language can read them, at the same places.
std::string withPlainNames(std::string_view text, std::span<const std::string> names) {
    std::string out(text);
    for (const std::string& name : names) {
        const std::string plain = oneName(name);
        if (plain == name) continue;
        for (std::size_t at = out.find(name); at != std::string::npos;
             at = out.find(name, at + name.size())) {
            const std::size_t end = at + name.size();
            const bool whole =
                (at == 0 || (!isOfName(out[at - 1]) && out[at - 1] != '.')) &&
                (end == out.size() || (!isOfName(out[end]) && out[end] != '.' && out[end] != '['));
            if (whole) out.replace(at, name.size(), plain);
        }
    }
    return out;
}

std::optional<ModelProblem> foreignSign(std::string_view text) {
    const auto refused = [](std::size_t at, Message said) {
        return ModelProblem{Severity::Error, {"", 1, static_cast<int>(at) + 1}, 1, std::move(said), ""};
    };
    if (text.find_first_not_of(" \t") == std::string_view::npos)
        return refused(0, translate("Model text", "An expression is missing."));
    for (const std::string_view sign : {";", "//", "/*", "\n", "\r", ":="})
        if (const std::size_t at = text.find(sign); at != std::string_view::npos)
            return refused(at, translate("Model text", "An expression alone is expected here."));
    return std::nullopt;
}

} // namespace

CompiledExpression compileExpression(std::string_view text, std::span<const std::string> names) {
    CompiledExpression out;
    if ((out.problem = foreignSign(text))) return out;
    const std::string plain = withPlainNames(text, names), result = "value_of_the_expression";
    std::map<std::string, std::size_t> declared;
    std::string model = "model Expression\n";
    for (std::size_t k = 0; k < names.size(); ++k)
        if (const std::string name = oneName(names[k]);
            !modelica::isKeyword(name) && declared.emplace(name, k).second)
            model += "parameter Real " + name + " = 1;\n";
    model += "output Real " + result + ";\nequation\n";
    const int line = static_cast<int>(std::count(model.begin(), model.end(), '\n')) + 1;
    const std::string before = result + " = (";
    model += before + plain + ");\nend Expression;\n";
    CompiledModel compiled = compileModel(model, "");
    for (ModelProblem& problem : compiled.problems) {
        if (problem.severity != Severity::Error) continue;
        // What is said of another line is a consequence of this one: a bracket that is not closed.
        const int column = problem.place.column - static_cast<int>(before.size()),
                  last = static_cast<int>(text.size());
        const bool here = problem.place.line == line && column >= 1;
        problem.place = {"", 1, here ? std::min(column, last) : last};
        out.problem = std::move(problem);
        return out;
    }
    const Model& made = *compiled.model;
    const SlotLayout slots(made);
    TapeBuilder builder(names.size());
    std::vector<Node> inputs(slots.count, builder.constant(0));
    for (std::size_t k = 0; k < made.parameters().size(); ++k)
        inputs[slots.parameters + k] = builder.input(declared.at(made.parameters()[k].name));
    if (made.formulas().output->depends(0, slots.time)) {
        out.problem = ModelProblem{Severity::Error,
                                   {"", 1, 1},
                                   static_cast<int>(text.size()),
                                   translate("Model text", "The expression must not depend on time."),
                                   ""};
        return out;
    }
    const std::vector<Node> outputs = appendTape(builder, *made.formulas().output, inputs);
    out.value = builder.cut(std::span(outputs.data(), 1));
    return out;
}

} // namespace rigor
