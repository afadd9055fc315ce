#include "core/study/run/candidates.h"

#include "core/engine/modelica/compile.h"
#include "core/study/record_starts.h"
#include "core/study/run/run_folder.h"

#include <algorithm>

namespace rigor {

DataRecipe recipeFor(const DataRecipe& recipe, const Model& model, const std::vector<ModelPtr>& models) {
    DataRecipe own = recipe;
    for (auto* map : {&own.conditions, &own.inputs, &own.measurements})
        std::erase_if(*map, [&](const auto& entry) {
            return !findVariable(model, entry.first) &&
                   std::any_of(models.begin(), models.end(),
                               [&](const ModelPtr& m) { return findVariable(*m, entry.first).has_value(); });
        });
    for (auto* errors : {&own.standardDeviations, &own.bounds})
        std::erase_if(*errors, [&](const auto& entry) { return !findVariable(model, entry.first); });
    return own;
}

DataRecipe recipeForOwnModel(const Study& study, const DataRecipe& recipe, const Model& model) {
    std::vector<ModelPtr> others;
    for (const StudyCandidate& candidate : study.candidates) {
        if (candidate.model.empty()) continue;
        const auto file = modelFile(study, candidate.model, "candidates." + candidate.name + ".model");
        if (auto other = compileModel(modelTextOf(file.string()), file.string()).model)
            others.push_back(std::move(other));
    }
    DataRecipe own = recipe;
    keepStatedClock(study, own);
    DataRecipe mapped = recipeFor(own, model, others);
    mapped.standardDeviations = own.standardDeviations; // still to be checked
    mapped.bounds = own.bounds;
    return mapped;
}

Problem problemOf(const Problem& whole, const ModelPtr& model, const Dataset& data,
                  const std::map<std::string, double>& fixed) {
    Problem problem;
    problem.model = model;
    problem.data = data;
    problem.fixed = fixed;
    problem.unknowns = whole.unknowns;
    problem.constraints = whole.constraints;
    problem.simulation = whole.simulation;
    problem.seed = whole.seed;
    problem.threads = whole.threads;
    return problem;
}

} // namespace rigor
