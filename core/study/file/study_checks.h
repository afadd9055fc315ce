#pragma once
// What a study states that its model and method do not bear out, beside names and values of parameters.

#include "core/foundation/base/translate.h"
#include "core/study/study.h"

namespace rigor {

/// Standard deviations and bounds of sensors that none of the models has, or in a unit of another dimension
/// than the model's. Throws Error with the line.
void checkStatedErrors(const Study& study, const std::vector<ModelPtr>& models);

/// A run that ends where it begins compares nothing. Throws Error with the line.
void checkStopTime(const Study& study, const SimulationOptions& simulation);

/// Options of the simulation with which a model from elsewhere cannot run. Throws Error with the line.
void checkForeignOptions(const Study& study, const std::vector<ModelPtr>& models,
                         const SimulationOptions& simulation);
/// Sentences on those of the stated options that change nothing of how the model runs; before: what stands
/// before their keys, "--".
Messages optionsWithoutEffect(const Model& model, const SimulationOptions& simulation,
                              const std::vector<std::string>& stated, const std::string& before);

/// Sentences on keys that are understood but change nothing here: of other methods, of the other layout, or
/// standard deviations of 0.
Messages keysWithoutEffect(const Study& study, const std::vector<ModelPtr>& models,
                           const SimulationOptions& simulation);
/// Throws Error for a scale or a prior of an unknown, or constraints, that the method does not read: to
/// search without them would be another question.
void checkUnknownKeys(const Study& study, const std::vector<ModelPtr>& models);

} // namespace rigor
