#pragma once
// The top loop: Figure 1 of Gally et al., from data and candidate models to a verdict.

#include "core/methods/adequacy/options.h"
#include "core/methods/method.h"

namespace rigor {

/// Throws Error for bad input; everything else is in the result.
Result assessModels(const Problem& problem, const AdequacyOptions& options, const Progress& progress);

} // namespace rigor
