#pragma once
// For the tests of aliases and index reduction: texts as if they had been flattened from components, and what
// their models say of a point.

#include "core/engine/modelica/compose/compose.h"
#include "core/engine/modelica/expand/expand.h"
#include "core/engine/modelica/lower/lower.h"
#include "core/engine/modelica/lower/units_check.h"
#include "core/engine/modelica/parse/match.h"
#include "core/engine/modelica/parse/parser.h"
#include "core/engine/modelica/solve/aliases.h"
#include "core/engine/modelica/solve/index/index_reduction.h"
#include "model_text.h"

#include <QtGlobal>

#include <cmath>
#include <map>

namespace rigor::test {

/// Compiles "model M <body> end M;".
inline ModelPtr compiled(const std::string& body) {
    const CompiledModel result = compileModel("model M\n" + body + "\nend M;", "m.mo");
    if (!result.model) throw std::runtime_error(findings(result));
    return result.model;
}

inline std::vector<std::string> namesOf(const std::vector<Variable>& variables) {
    std::vector<std::string> out;
    for (const Variable& v : variables) out.push_back(v.name);
    return out;
}

/// What a model says of a point: its states, outputs and derivatives by name.
inline std::map<std::string, double> valuesAt(const Model& model, const std::vector<double>& slots) {
    std::map<std::string, double> out;
    const SlotLayout at(model);
    const std::vector<double> rates = evaluated(model.formulas().derivative, slots),
                              outputs = evaluated(model.formulas().output, slots);
    for (std::size_t i = 0; i < model.states().size(); ++i) {
        out[model.states()[i].name] = slots[at.states + i];
        out["der(" + model.states()[i].name + ")"] = rates[i];
    }
    for (std::size_t i = 0; i < outputs.size(); ++i) out[model.outputs()[i].name] = outputs[i];
    return out;
}

/// "x = 1, v = 3": the states and what they begin with.
inline std::string startsOf(const Model& model) {
    const std::vector<double> slots = declaredSlots(model);
    std::string out;
    for (std::size_t i = 0; i < model.states().size(); ++i)
        out += fmt::format("{}{} = {:.10g}", i == 0 ? "" : ", ", model.states()[i].name,
                           slots[SlotLayout(model).states + i]);
    return out;
}

inline bool close(double value, double expected, double tolerance = 1e-13) {
    const bool fine = std::abs(value - expected) <= tolerance * (1 + std::abs(expected));
    if (!fine) qWarning("%.17g instead of %.17g", value, expected);
    return fine;
}

/// A text as if it had been flattened from components: `J1__phi` stands for the name J1.phi.
struct Composed {
    CompiledModel result;
    std::size_t equations = 0; ///< that are left
};

inline void dotted(std::string& name) {
    for (std::size_t at = name.find("__"); at != std::string::npos; at = name.find("__"))
        name.replace(at, 2, ".");
}

inline Composed composed(const std::string& body) {
    const std::string text = "model M\n" + body + "\nend M;";
    Composed out;
    const modelica::Source source(text, "m.mo");
    modelica::Problems problems(source);
    modelica::Parser parser(source, problems);
    modelica::ParsedText written = parser.parse();
    modelica::ModelText parsed = modelica::compose(parser, written, problems).model;
    parsed.composed = true;
    modelica::FlatModel model = modelica::Expander(parsed, problems).run();
    for (modelica::Element& element : model.elements) dotted(element.name);
    modelica::eliminateAliases(model, problems);
    out.equations = model.equations.size();
    modelica::reduceIndex(model, problems);
    modelica::matchEquations(model, problems, !problems.hasErrors());
    modelica::checkUnits(model, problems);
    ModelParts parts;
    if (!problems.hasErrors()) parts = modelica::lowerModel(model, parsed, problems);
    if (!problems.hasErrors()) out.result.model = makeModel(std::move(parts));
    out.result.problems = problems.take();
    return out;
}

inline ModelPtr modelOf(const std::string& body) {
    const Composed out = composed(body);
    if (!out.result.model) throw std::runtime_error(findings(out.result));
    return out.result.model;
}

} // namespace rigor::test
