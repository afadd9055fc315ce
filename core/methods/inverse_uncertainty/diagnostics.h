#pragma once
// The findings as the common part of a Result: estimates, diagnostics, verdict.

#include "core/methods/inverse_uncertainty/findings.h"

namespace rigor {

std::vector<Estimate> estimatesOf(const RunContext& context, const Findings& findings);
nlohmann::ordered_json diagnosticsOf(const RunContext& context, const Findings& findings);
/// Sum of log L_l of the chosen density over the measured experiments; NaN without outputs.
double totalLogLikelihood(const RunContext& context, const Findings& findings);
/// Experiments whose measured value lies where the chosen density is positive.
int explainedCount(const Findings& findings, const Eigen::VectorXd& measured);

} // namespace rigor
