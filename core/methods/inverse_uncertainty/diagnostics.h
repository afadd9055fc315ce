#pragma once
// The findings as estimates and as the typed result, without its tables (tables.h).

#include "core/methods/inverse_uncertainty/findings.h"
#include "core/methods/inverse_uncertainty/result.h"

namespace rigor {

std::vector<Estimate> estimatesOf(const RunContext& context, const Findings& findings);
InverseUncertaintyResult resultOf(const RunContext& context, const Findings& findings);
/// Sum of log L_l of the chosen density over the measured experiments; NaN without outputs.
double totalLogLikelihood(const RunContext& context, const Findings& findings);
/// How many measured values lie between the 2.5 % and the 97.5 % quantile of the density predicted for them.
struct PredictedCoverage {
    int measured = 0, inside = 0;
    int known = 0;       ///< with a density that is positive there
    double expected = 0; ///< inside, if the distributions are right
};
PredictedCoverage predictedCoverage(const RunContext& context, const Findings& findings);

} // namespace rigor
