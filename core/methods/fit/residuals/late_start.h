#pragma once
// A record that does not start as the model does: its first row lies behind the time at which the run starts
// the model, as of a part cut out of a longer one, or its states are elsewhere, as those of a rig that was
// warm. Model, sensors and search are blamed for it. Asked where the residuals of a fit are no noise: whether
// they would be if the model began at the first row, with the start values that it has, or with any.

#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/search/solve_count.h"
#include "core/methods/method.h"

namespace rigor {

struct LateStart {
    Message explains; ///< whole sentences; none: the starts are searched, or another leaves no noise either
    SolveCount solves;
};

/// prediction: at the estimate of a fit of a squared loss. Costs up to five fits. Nothing for a model without
/// formulas or states, and beside unknown clocks; a begin is not late where inputs are known before it.
LateStart lateStartThatExplains(const Problem& problem, const FitData& data, const Residuals& residuals,
                                const Prediction& prediction, std::stop_token stop);

} // namespace rigor
