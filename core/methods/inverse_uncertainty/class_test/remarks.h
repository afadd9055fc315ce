#pragma once
// What is to be said of the answer as an estimate, whole sentences: other maxima, combinations that alone are
// determined, bounds, the test of the model class and the assumptions nobody can test. Quality warnings and
// warnings as Result sorts them (quality_warnings.h holds what is said of the numerics).

#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/findings.h"

namespace rigor {

/// Unit of entry k of alpha; "1" = none.
std::string unitOf(const RunContext& context, Eigen::Index k);

/// Part of the variance of an output below which a spread is next to nothing: a smaller one predicts the
/// same.
inline constexpr double kIdleShare = 0.01;

/// Whether the profile of entry k is not that of the parabola which the standard error stands for: an end is
/// nearer or farther than the standard error says by more than 1.6 times.
bool departsFromParabola(const Findings& findings, Eigen::Index k);

/// By how much the largest log L met after the search exceeds that of the answer; `place`, if given: where.
double higherElsewhere(const Findings& findings, Eigen::VectorXd* place = nullptr);

/// Quality warnings on where the maximum lies: bounds, other maxima, a search that ended elsewhere, ridges.
Messages remarksOnMaximum(const RunContext& context, const Findings& findings);
/// QualityWarnings where the model class is rejected.
Messages remarksOnClass(const RunContext& context, const Findings& findings);
/// Why there is no number for entry k of alpha: every value of a dependence or the noise explains the data as
/// well, or the output does not depend on its unknown; a clause, "" = there is one.
Message notTold(const RunContext& context, const Findings& findings, Eigen::Index k);
/// Quality warnings on these.
Messages remarksOnUntold(const RunContext& context, const Findings& findings);
/// Warnings: what is taken for granted, and from where on it would have been noticed.
Messages assumptions(const RunContext& context, const Findings& findings);

} // namespace rigor
