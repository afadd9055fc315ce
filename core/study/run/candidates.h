#pragma once
// What a study with candidate models means for the data of its own model.

#include "core/study/study.h"

namespace rigor {

/// The recipe without the columns for variables that `model` lacks and another of `models` has.
DataRecipe recipeFor(const DataRecipe& recipe, const Model& model, const std::vector<ModelPtr>& models);

/// The recipe of the study without the columns for variables that `model`, the study's own, lacks and one of
/// its candidates has. Compiles the candidates' texts: not for the GUI thread. Throws Error if one of them
/// cannot be read; one that has errors has no variables.
DataRecipe recipeForOwnModel(const Study& study, const DataRecipe& recipe, const Model& model);

/// What a study asks, of one model on its data: without the candidates.
Problem problemOf(const Problem& whole, const ModelPtr& model, const Dataset& data,
                  const std::map<std::string, double>& fixed);

} // namespace rigor
