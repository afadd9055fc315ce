#pragma once
// What is said of linear inequalities between unknowns (fit_constraints.h).

#include "core/methods/fit/result.h"
#include "core/methods/fit/uncertainty/fit_uncertainty.h"
#include "core/methods/result/result.h"

namespace rigor {

/// Sets FitResult::constraints; a reservation for those that hold with equality at the answer, what the
/// intervals owe to others among the warnings. Nothing where the box has none.
void describeConstraints(Result& head, FitResult& result, const IntervalCheck& check, const FitBox& box,
                         const Eigen::VectorXd& estimate);

} // namespace rigor
