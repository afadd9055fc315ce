#pragma once
// The findings as estimates and as the keys of result.json.

#include "core/methods/adequacy/findings.h"

namespace rigor {

/// One per unknown: value, standard error, marginal interval; the joint box is in diagnostics.ellipsoid.
std::vector<Estimate> adequacyEstimates(const AdequacyContext& context, const AdequacyFindings& findings);

/// selection, covariance, ellipsoid, splits, models, repeatability, coverage, profile, next_experiment.
nlohmann::ordered_json adequacyDiagnostics(const AdequacyContext& context, const AdequacyFindings& findings);

/// Where the model of the estimates is rejected: the estimates of those that are not. "" otherwise.
std::vector<std::string> wordsOnEstimates(const AdequacyContext& context, const AdequacyFindings& findings);

} // namespace rigor
