#pragma once
// The top loop of the method; reads like the paper's figure 1.

#include "core/methods/inverse_uncertainty/options.h"
#include "core/methods/method.h"

#include <Eigen/Core>

namespace rigor {

/// Name of the output that is explained: options.output, else the only one measured, else the model's first
/// declared output. Empty if the choice is not clear.
std::string chosenOutput(const Problem& problem, const InverseUncertaintyOptions& options);

/// The measured values of that output, one per experiment (at least one); NaN = not measured.
Eigen::VectorXd measuredValues(const Problem& problem, const std::string& output);
/// Labels of the experiments; the model's name if there are none.
std::vector<std::string> experimentLabels(const Problem& problem);

/// Throws Error for bad input. A cancelled run returns what was reached.
Result identifyInputDistribution(const Problem& problem, const InverseUncertaintyOptions& options,
                                 const Progress& progress);

} // namespace rigor
