#pragma once
// Gains of the controller where none are given, and how stiff the controlled model is.

#include "core/foundation/base/translate.h"
#include "core/methods/homotopy/continuation.h"

namespace rigor {

/// What the controller does at lambda = 1 and the start values.
struct Synchronisation {
    bool simulated = false;
    Message why;        ///< why it could not be simulated
    double error = 0;   ///< |y_measured - y| / |y_measured|, all outputs, weighted by their sigmas
    double fastest = 0; ///< 1/s, largest |eigenvalue| of df/dx along the run
    SolveCount solves;
};
Synchronisation synchronisation(const ControlledData& controlled, const Eigen::VectorXd& unknowns,
                                const SimulationOptions& simulation);

struct ProposedGains {
    SolveCount solves; ///< what it simulated
    Message told;      ///< a whole sentence on where the pull does not hold; "" = nothing is to be said
};

/// Fills the NaN gains of a proposed plan: critically damped error dynamics of rate k, k doubled from the
/// rate of the signals until the error at lambda = 1 and the start is at most `target` of the signals, or a
/// rate above that of the samples makes it hardly less (or the model cannot be simulated any more; then the
/// best so far). A correction on a state y depends on directly
/// gets k / (dy/dx), the state v that drives it k^2/4 / (dy/dx dx'/dv).
/// Where that leaves more, and states unpulled, every state is pulled to every output instead if that follows
/// the record better: an observer of rate k (observer_gains.h), made harder as long as it is not stable over
/// the box. Stopped: the best so far. Throws Error where a mode grows that no measured output sees, and the
/// record is not followed.
ProposedGains proposeGains(CorrectionPlan& plan, const FitData& data, const FitBox& box, IntegralForm form,
                           const SimulationOptions& simulation, const Progress& progress,
                           double target = 0.05);

} // namespace rigor
