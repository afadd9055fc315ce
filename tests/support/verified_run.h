#pragma once
// Verified identification of a text model by a record written to a file and read as a user's.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/verified/verified.h"

#include <QTest>

// static: files of one test program include other headers that name theirs alike.
namespace rigor {

static inline ModelPtr compiled(const std::string& text) {
    const CompiledModel made = compileModel(text, "model.mo");
    if (!made.model) fail("{}", toString(made.problems.front(), text));
    return made.model;
}
static inline std::string fileText(const std::string& path) {
    std::ifstream in(path);
    return {(std::istreambuf_iterator<char>(in)), {}};
}

struct Range {
    std::string name;
    double from, to, truth;
};

static inline Result identifyFile(const ModelPtr& model, const std::string& path,
                                  const std::vector<std::string>& inputs,
                                  const std::map<std::string, double>& bounds,
                                  const std::vector<Range>& unknowns, long long boxes, double inputError = 0,
                                  const std::vector<std::pair<std::string, FieldValue>>& options = {},
                                  const std::map<std::string, std::string>& derived = {}) {
    Problem problem;
    problem.model = model;
    DataRecipe recipe;
    recipe.files = {path};
    recipe.layout = "signals";
    recipe.time = "t";
    for (const std::string& u : inputs) recipe.inputs[u] = u;
    for (const auto& [name, bound] : bounds) recipe.measurements[name] = name, recipe.bounds[name] = bound;
    recipe.interpolation = "hold";
    recipe.derived = derived;
    if (inputError > 0) recipe.inputUncertainty = {{"", inputError}};
    problem.data = loadDataset(recipe, *model);
    for (const Range& r : unknowns) {
        Unknown unknown;
        unknown.name = r.name;
        unknown.value.min = r.from, unknown.value.max = r.to;
        problem.unknowns.push_back(unknown);
    }
    VerifiedIdentification method;
    method.options().set("max_boxes", boxes);
    for (const auto& [key, value] : options) method.options().set(key, value);
    return method.run(problem, {});
}

/// One trajectory per column, written to a file and read as a user's record.
static inline Result
identify(const ModelPtr& model, const QTemporaryDir& folder, const std::vector<std::string>& columns,
         const std::vector<std::vector<double>>& rows, const std::vector<std::string>& inputs,
         const std::map<std::string, double>& bounds, const std::vector<Range>& unknowns, long long boxes,
         double inputError = 0, const std::vector<std::pair<std::string, FieldValue>>& options = {}) {
    const std::string path = folder.filePath("record.csv").toStdString();
    std::ofstream out(path);
    out << "t";
    for (const auto& c : columns) out << ',' << c;
    out << '\n';
    for (const auto& row : rows) {
        for (std::size_t k = 0; k < row.size(); ++k) out << (k ? "," : "") << fmt::format("{}", row[k]);
        out << '\n';
    }
    out.close();
    return identifyFile(model, path, inputs, bounds, unknowns, boxes, inputError, options);
}

} // namespace rigor
