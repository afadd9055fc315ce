#pragma once
// What is compared with: the unknowns as fixed numbers that fit all experiments best in the sense of least
// squares (paper, section 3.5: "Initially, we determined the parameter values using a least-squares
// procedure").

#include "core/foundation/base/translate.h"
#include "core/foundation/optim/minimize.h"
#include "core/methods/inverse_uncertainty/likelihood/forward.h"
#include "core/methods/inverse_uncertainty/likelihood/input_model.h"

namespace rigor {

struct Baseline {
    SearchEnd end = SearchEnd::NotRun;
    Eigen::VectorXd values;      ///< n, units of the unknowns; empty if no point could be simulated
    Eigen::VectorXd predictions; ///< one per experiment; NaN = failed
    double residualRms = std::numeric_limits<double>::quiet_NaN(); ///< unit of the output
    Message reason;                                                ///< sentence if there is no fit
};

/// min sum_l (Y(l; x) - y_l)^2 over the feasible box, from the best of 32 points of a Latin hypercube (if the
/// box is finite) and the means of the distributions at the start. Only experiments that were measured count.
Baseline leastSquaresFit(const ForwardModel& forward, const InputModel& inputs,
                         const Eigen::VectorXd& measured, std::uint64_t seed, const Progress& progress);

} // namespace rigor
