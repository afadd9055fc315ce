#pragma once
// Stretches in which the trajectory of an input is not known (Experiment::inputGaps). The filter bridges
// them: nothing measured in them is used, and at their beginning and end every state becomes as uncertain as
// what the input may have done meanwhile makes it, so that it is learned anew from what is measured behind.

#include "core/methods/filter/kalman/augmented.h"

namespace rigor {

/// By how much each estimated state may be off at the end of a stretch (or of the record) for want of the
/// input: the largest difference from the bridged trajectory over FilterSetup::otherInputs. X: augmented
/// state at `begin` (s), known: that of the known states. A trajectory that the model cannot follow counts as
/// the stated standard deviation at the start, or the size of the state.
Eigen::VectorXd spreadBehind(const FilterSetup& setup, const BlindStretch& stretch, double begin,
                             const Eigen::VectorXd& X, const std::vector<double>& known);

} // namespace rigor
