#pragma once
// Parameters with a number of their own in every experiment: p is replaced in all formulas by
//     p = sum_k is_k p_k
// over the experiments k, where is_k is 1 in experiment k and 0 in the others. p_k and is_k are further
// parameters, "p[label]" and "experiment[label]", behind the old ones, so that every number of the old model
// keeps its index; p itself has no influence any more.

#include "core/engine/model/model.h"

#include <span>

namespace rigor {

/// "offset[run 2]"
std::string ofExperiment(const std::string& parameter, const std::string& label);
/// The parameter that is 1 in this experiment: "experiment[run 2]"; its value in the model is 0.
std::string experimentSwitch(const std::string& label);

/// parameters: indices of `model`; labels: of the experiments, all different. The model must have formulas.
ModelPtr withNumbersPerExperiment(const Model& model, std::span<const std::size_t> parameters,
                                  std::span<const std::string> labels);

} // namespace rigor
