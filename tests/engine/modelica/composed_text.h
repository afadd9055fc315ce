#pragma once
// For the tests of what flattened components need: texts as if they had been flattened.

#include "core/engine/modelica/compose/compose.h"
#include "core/engine/modelica/expand/expand.h"
#include "core/engine/modelica/lower/lower.h"
#include "core/engine/modelica/lower/units_check.h"
#include "core/engine/modelica/parse/match.h"
#include "core/engine/modelica/parse/parser.h"
#include "core/engine/modelica/solve/aliases.h"
#include "core/engine/modelica/solve/index_reduction.h"
#include "model_text.h"

namespace rigor::test {

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
