#pragma once
// What is to be said of the numerics: a log-likelihood that the sampled reference does not confirm, measured
// values beyond it, surfaces that were not good enough (quality warnings); experiments whose expansion is
// poor (warnings: what that does to the answer is what the reference says).

#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/findings.h"

namespace rigor {

/// Expansion error (ExpansionError::relative, in standard deviations of the output) above which an experiment
/// is named. On the wet clutch log L_l of such experiments is off by 0.07 to 0.17 on average, that of the
/// others by 0.03 to 0.06 (README.md).
constexpr double kTrustedExpansionError = 0.1;

/// Difference between log L of the densities and of the reference from which on it is stated: log L falls by
/// so much over one standard error of an estimate.
constexpr double kTrustedLogDifference = 0.5;

/// From here on densities that miss the sampled ones by so much may be what the test of the class finds.
constexpr double kFarFromReference = 3;

/// log L of the densities minus that of the reference; NaN: there is none.
double offReference(const RunContext& context, const Findings& findings, double* reference = nullptr);

/// Experiments above kTrustedExpansionError, worst first.
std::vector<std::size_t> poorlyExpanded(const OutputDistributions& outputs);

/// Empty without outputs.
Messages qualityWarnings(const RunContext& context, const Findings& findings);
/// What the reference says is added where there is one.
Messages expansionWarnings(const RunContext& context, const Findings& findings);

} // namespace rigor
