#pragma once
// [data.noise] and [dependence] of a study file: what scatters beside the unknowns, and how these depend on
// each other. An entry is {start, min, max}, or a number that fixes it.

#include "core/study/file/toml_tree.h"

namespace rigor {

/// Throws Error with the place: a number that is negative, no finite number, bounds that exclude each other.
std::vector<SensorNoise> readNoise(const TomlNode& node);
/// `unknowns` of the study. Throws Error with the place: a family that is none, a pair that is none or named
/// twice, a name that is no unknown with a distribution, a number outside (-1, 1), starts that no
/// distribution has.
Dependence readDependence(const TomlNode& node, const std::vector<Unknown>& unknowns);

/// Noise of what is no output of any of the models, or has a standard deviation too. Throws Error with the
/// line.
void checkNoise(const Study& study, const std::vector<ModelPtr>& models);
/// Noise of an output that no experiment has measured. Throws Error with the line.
void checkNoiseIsMeasured(const Study& study, const Dataset& data);
/// What the method estimates or explains by: of one without distributions the noise that is searched.
std::vector<SensorNoise> searchedNoise(const Study& study);
/// What the data are read by: of a method without distributions given noise is a standard deviation.
DataRecipe recipeOf(const Study& study);

} // namespace rigor
