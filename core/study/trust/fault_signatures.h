#pragma once
// How the faults of fault_evidence.h move what a model predicts, at the estimate of a point fit: analytically
// where that is exact (bias, factor of a sensor, limit of a sensor, parameters of one experiment, parameters
// that drift over the experiments), else by runs beside that of the estimate: with another input, later, from
// another start, with a term more in a state's derivative (engine/model/controlled.h).

#include "core/foundation/base/progress.h"
#include "core/methods/fit/residuals/residual_view.h"
#include "core/study/trust/fault_evidence.h"

#include <chrono>

namespace rigor {

struct FaultRuns {
    std::vector<FaultSignature> signatures;
    long long simulations = 0;
    Messages unseen; ///< which classes could not be looked at, and why
};

/// data, prediction (with slopes), view: of the fit at `estimate`. experiments: labels in their order, over
/// which parameters drift. until: other starts and laws of the model are not begun behind it, and that is
/// said.
FaultRuns faultSignatures(const FitData& data, const SimulationOptions& simulation,
                          const Prediction& prediction, const ResidualView& view,
                          const Eigen::VectorXd& estimate, const std::vector<std::string>& experiments,
                          int threads, const Progress& progress, std::chrono::steady_clock::time_point until);

/// What judgeFaults asks of a view.
FaultData faultDataOf(const FitData& data, const ResidualView& view);

} // namespace rigor
