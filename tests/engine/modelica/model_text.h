#pragma once
// For the tests of the text front end: compile a text and evaluate the tapes it gave.

#include "core/engine/modelica/compile.h"
#include "core/engine/tape/evaluate/evaluator.h"

#include <fstream>
#include <iterator>

namespace rigor::test {

inline std::string fileText(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// All findings as "line:column:length sentence", one per line.
inline std::string findings(const CompiledModel& result) {
    std::string out;
    for (const ModelProblem& p : result.problems)
        out += fmt::format("{}{}:{}:{} {}{}", out.empty() ? "" : "\n", p.place.line, p.place.column, p.length,
                           p.sentence, p.replacement.empty() ? "" : " [" + p.replacement + "]");
    return out;
}

inline std::vector<double> evaluated(const TapePtr& tape, const std::vector<double>& slots) {
    if (!tape) return {};
    std::vector<double> out(tape->outputs().size());
    Evaluator<double> evaluate(tape);
    evaluate(slots, out);
    return out;
}

/// Slots with parameters and inputs as declared and states, discretes and unknowns at their start values.
inline std::vector<double> declaredSlots(const Model& model) {
    const SlotLayout at(model);
    std::vector<double> slots(at.count, 0.0);
    for (std::size_t i = 0; i < model.parameters().size(); ++i)
        slots[at.parameters + i] = model.parameters()[i].start;
    for (std::size_t i = 0; i < model.inputs().size(); ++i) slots[at.inputs + i] = model.inputs()[i].start;
    const std::vector<double> initial = evaluated(model.formulas().initial, slots);
    const std::size_t nx = model.states().size(), nm = model.discretes().size();
    for (std::size_t i = 0; i < nx; ++i) slots[at.states + i] = initial[i];
    for (std::size_t i = 0; i < nm; ++i) slots[at.discretes + i] = initial[nx + i];
    for (std::size_t i = 0; i < model.unknowns().size(); ++i) slots[at.unknowns + i] = initial[nx + nm + i];
    return slots;
}

/// Everything a tape is, so that equal texts mean equal numbers in every evaluator there is.
inline std::string written(const TapePtr& tape) {
    if (!tape) return "none";
    std::string out;
    for (double c : tape->constants()) out += fmt::format("{} ", c);
    for (const Instruction& i : tape->instructions()) {
        const int arity = opInfo(i.op).arity;
        out += fmt::format("{}({},{},{},{}) ", opInfo(i.op).name, i.a, arity > 1 ? i.b : 0,
                           arity > 2 ? i.c : 0, i.count);
    }
    for (Node n : tape->lists()) out += fmt::format("{} ", n);
    for (Node n : tape->outputs()) out += fmt::format("-> {} ", n);
    return out;
}

/// All tapes of a model, its declared starts and what its events are.
inline std::string written(const Model& model) {
    const Formulas& f = model.formulas();
    std::string out;
    for (const TapePtr& tape :
         {f.initial, f.derivative, f.residual, f.output, f.guards, f.floors, f.timeEvents, f.located})
        out += written(tape) + "\n";
    for (const TapePtr& tape : f.actions) out += written(tape) + "\n";
    for (const auto* list : {&model.states(), &model.unknowns(), &model.discretes()})
        for (const Variable& v : *list) out += fmt::format("{} = {}\n", v.name, v.start);
    for (const EventClause& event : model.events())
        out += fmt::format("{} {} {}\n", event.strict, event.group, event.terminates);
    return out;
}

/// The value of an output (declared or algebraic) at these slots; NaN if there is none of that name.
inline double outputAt(const Model& model, const std::string& name, const std::vector<double>& slots) {
    const std::vector<double> values = evaluated(model.formulas().output, slots);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (model.outputs()[i].name == name) return values[i];
    return std::numeric_limits<double>::quiet_NaN();
}

/// Compiles "model M <body> end M;" and gives the output y.
inline double valueOf(const std::string& body) {
    const CompiledModel result = compileModel("model M\n" + body + "\nend M;\n", "m.mo");
    if (!result.model) throw std::runtime_error(findings(result));
    return outputAt(*result.model, "y", declaredSlots(*result.model));
}

} // namespace rigor::test
