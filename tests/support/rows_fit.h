#pragma once
// Fits of a formula to rows of numbers.

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/method.h"

// static: files of one test program include other headers that name theirs alike.
namespace rigor::sample {

static inline ModelPtr compiled(const std::string& text) {
    const CompiledModel c = compileModel(text, "test.mo");
    if (!c.model) fail("{}", toString(c.problems.front(), text));
    return c.model;
}

/// y = formula(x), one row per value; `names` are unknown from 1 without bounds.
static inline Problem rowsOf(const std::string& formula, const std::vector<std::string>& names,
                             const std::vector<double>& x, const std::vector<double>& y) {
    Problem p;
    std::string text = "model Rows\n  parameter Real x = 0;\n";
    for (const std::string& name : names) text += "  parameter Real " + name + " = 1;\n";
    p.model = compiled(text + "  output Real y;\nequation\n  y = " + formula + ";\nend Rows;\n");
    p.simulation.stopTime = 1;
    for (const std::string& name : names) {
        Unknown unknown;
        unknown.name = name;
        unknown.value.start = 1;
        p.unknowns.push_back(unknown);
    }
    for (std::size_t k = 0; k < x.size(); ++k) {
        Experiment row;
        row.label = std::to_string(k + 1);
        row.conditions["x"] = x[k];
        row.measurements = {{"y", {}, {y[k]}, 0, 0}};
        p.data.experiments.push_back(row);
    }
    return p;
}

static inline Result fit(const Problem& problem,
                         const std::vector<std::pair<std::string, FieldValue>>& settings = {}) {
    const auto method = makeMethod("least-squares");
    for (const auto& [key, value] : settings) method->options().set(key, value);
    return method->run(problem, {});
}

} // namespace rigor::sample
