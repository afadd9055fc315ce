#pragma once
// What a fit takes for granted beside the model: where the record starts, what a sensor tells, how far the
// unknowns may go. Where one of these is wrong, model, noise and search are blamed for it. Asked where the
// residuals of a fit are no noise: whether they would be if
//   - the model began at the first row of a record that begins late, as a part cut out of a longer one, with
//     the start values that it has, or with any, as those of a rig that was warm,
//   - unknowns that ended at a bound went beyond it,
//   - a sensor had an offset, another gain, or told late,
//   - what is measured of an input had an offset or another gain.

#include "core/methods/fit/point_fit.h"
#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/search/solve_count.h"
#include "core/methods/method.h"

namespace rigor {

struct OtherAssumptions {
    Message explains; ///< whole sentences; none: all of them are searched, or no other leaves noise
    std::vector<OtherAssumption> each = {}; ///< those that it names
    SolveCount solves;
};

/// prediction: at the estimate of a fit of a squared loss within `box`. Costs up to five fits for starts and
/// one for each of at most four of the others, those that slopes say to explain most. Nothing for a model
/// without formulas, and beside unknown clocks; a begin is not late where inputs are known before it.
OtherAssumptions assumptionsThatExplain(const Problem& problem, const FitData& data,
                                        const Residuals& residuals, const Prediction& prediction,
                                        const FitBox& box, std::stop_token stop);

} // namespace rigor
