#pragma once
// What sensors, inputs and bounds explain of the residuals of one fit, each by a fit of its own.

#include "core/methods/fit/residuals/other_fit.h"
#include "core/methods/fit/residuals/residuals.h"

namespace rigor {

struct FoundBySensors {
    std::vector<Explanation> found;
    SolveCount solves;
};

/// prediction: at the estimate within `box`. A fit for each of at most four candidates, those that slopes say
/// to explain most.
FoundBySensors whatSensorsExplain(const Problem& problem, const FitData& data, const Prediction& prediction,
                                  const FitBox& box, std::stop_token stop);

} // namespace rigor
