#pragma once
// How the states of a record start, [data.start]: a value, at rest, near what is measured first, or unknown.
// The last two are unknowns "x.start" with a number of their own in every experiment.

#include "core/study/study.h"

#include <set>

namespace rigor {

/// What [data.start] may name: the states of a model; of one from elsewhere, whose states are its own affair,
/// what it lets be set, by its parameters "x.start".
std::vector<Variable> statesWithStarts(const Model& model);
/// Parameters "x.start" that the starts need in the model (engine/model/start_parameters.h).
std::set<std::string> startParameters(const Study& study);
/// States that start at rest (engine/model/resting_states.h).
std::set<std::string> statesAtRest(const Study& study);

/// [parameters], and the starts that are given.
std::map<std::string, double> fixedParameters(const Study& study);

/// The unknowns of the starts, of a model that has their parameters: with the range of the state, and from
/// its start in the text. data: where what is measured first tells a start, the search begins there; null =
/// nowhere yet. Throws Error with the place: "measured" of a state that no sensor tells by itself, or not in
/// every experiment, or rows.
std::vector<Unknown> startUnknowns(const Study& study, const Model& model, const Dataset* data);

/// Whether the study states when its runs start.
bool statesStart(const Study& study);
/// A study that states when its runs start (simulation.start_time) means the clocks of its files: they are
/// kept as they are.
void keepStatedClock(const Study& study, DataRecipe& recipe);

/// Throws Error with the place: a state that none of the models has, rest of a model from elsewhere, one that
/// is fixed or unknown otherwise too, a method that searches no numbers per experiment.
void checkStarts(const Study& study, const std::vector<ModelPtr>& models);

} // namespace rigor
