#pragma once
// What a point fit says of the priors of its unknowns: their share in the answer, what only they decide, and
// whether the data contradict them.

#include "core/methods/fit/result.h"
#include "core/methods/fit/uncertainty/fit_uncertainty.h"

namespace rigor {

/// Sets priorShare, priorOff and determinedByPriors; a sentence of every share and of what only priors decide
/// among the warnings, a contradiction, or errors that nobody knows to weigh the priors against, among the
/// quality warnings. Nothing without priors.
void describePriors(Result& head, FitResult& result, const FitUncertainty& uncertainty,
                    const std::vector<Unknown>& unknowns);

/// Names of the unknowns that the data alone do not determine.
std::vector<std::string> knownByPriors(const FitUncertainty& uncertainty,
                                       const std::vector<Unknown>& unknowns);

/// "82 % of what is known of k comes from its prior."
Message shareSentence(const std::string& name, double share);

} // namespace rigor
