#pragma once
// Inputs that jump from one row to the next: nobody has measured when. A straight line between the rows, or a
// value held up to the next one, may then be wrong by as much as the sensors tell, and model and sensors are
// blamed for it. Asked where the residuals of a fit are no noise: whether they would be if every jump came at
// another moment between the same rows, the unknowns being fitted with it (Gauss-Newton).

#include "core/methods/fit/residuals/residuals.h"

#include <set>
#include <stop_token>
#include <string>

namespace rigor {

/// Adds the names of inputs that are bridged by lines and likely jump between rows: by a third of their range
/// or more. inputs: one per input of the model.
void addJumping(const Model& model, const std::vector<Signal>& inputs, std::set<std::string>& names);
/// That they may be the cause of what is left; empty of none.
Message mayBeJumps(const std::set<std::string>& names);

/// Whole sentences; none: no input jumps, or other moments leave no noise. prediction: at the estimate, with
/// slopes, of a squared loss; values that an integral weighs are asked as a sum. Costs at most some 140
/// predictions and 2e8 steps of the integrator; what is not looked at for that is told.
Messages jumpsThatExplain(const FitData& data, const Residuals& residuals, const Prediction& prediction,
                          const FitBox& box, const SimulationOptions& simulation, int threads,
                          std::stop_token stop);

} // namespace rigor
