#pragma once
// Clocks of files and sensors of outputs as numbers of a study: [unknowns.NAME] with `of` and `kind`. They
// are parameters of the model (engine/model/sensors.h) and, where they are about time, of the clocks of the
// data (engine/simulate/clock.h).

#include "core/study/study.h"

#include <set>

namespace rigor {

/// The model with the sensors of the study; `text` itself if there are none. Throws Error with the place: a
/// name that the model has already, a kind that does not fit, the same number twice, a model without
/// formulas.
ModelPtr withStudySensors(const Study& study, const ModelPtr& text);
/// States that must start at rest because what they follow does.
std::set<std::string> sensorsAtRest(const Study& study, const Model& model);
/// [parameters] gives it: not searched.
bool isFixedSensor(const Study& study, const Unknown& unknown);

/// Throws Error with the place: `of` is neither an output nor a file of [data], what is searched has no
/// start, bounds that would move times without limit, a lag that may be 0, a method that knows no unknown
/// times. models: of modelFor().
void checkSensors(const Study& study, const std::vector<ModelPtr>& models);
/// Gives the series of the data the clocks of the study. model: of modelFor(). Throws Error with the place:
/// what has no course over time, times that may move by more than the record is long.
void stateClocks(const Study& study, const Model& model, Dataset& data);

} // namespace rigor
