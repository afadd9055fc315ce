#pragma once
// Unknowns with a number of their own in every experiment, beside those that all experiments share. The
// problem is rewritten (engine/model/per_experiment.h), so that everything behind it sees numbers only; its
// cost grows with the number of experiments.

#include "core/methods/method.h"

#include <optional>

namespace rigor {

/// The names in the option per_experiment: "offset, x.start" has two.
std::vector<std::string> namesPerExperiment(const std::string& names);

/// names: of unknowns, with commas between: "offset, x.start"; those that are so by themselves
/// (Unknown::perExperiment) need not be named. The unknown offset becomes offset[run 2] and
/// so on, one for every experiment that measures something. Constraints hold in every experiment. Nothing if
/// there are none. Throws Error: a name is not among the unknowns, has a distribution or is set by an
/// experiment; two experiments are called the same; the model has no formulas.
std::optional<Problem> withPerExperimentUnknowns(const Problem& problem, const std::string& names);

/// Names of the numbers searched, whether or not the problem can be run.
std::vector<std::string> searchedNames(const Problem& problem, const std::string& names);

/// What other studies have measured with `model` is forgotten; its noise is measured where `problem` starts.
/// Nothing for a model that runs here.
void beginDifferences(const Model& model, const Problem& problem);

} // namespace rigor
