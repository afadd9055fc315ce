#pragma once
// What is asked of the estimate beyond its covariance: profiles, coverage, and what to measure next.

#include "core/methods/adequacy/model_test/assessed.h"

#include <functional>

namespace rigor {

struct UncertaintyQuestions {
    const Problem& problem;
    const AdequacyOptions& options;
    const std::vector<std::string>& unknowns; ///< names
    const std::vector<std::size_t>& rows;     ///< experiments of the estimate
    const FitBox& box;
    Predictor& predictor; ///< of the data of the estimate
    const Progress& progress;
    std::function<void(long long)> simulated; ///< simulations of other predictors
};

/// Fills profiles, next, series, planned, coverage and their warnings. Requires a determined estimate. Throws
/// Error for options that name what is not there.
void checkUncertainty(const UncertaintyQuestions& asked, Assessed& assessed);

} // namespace rigor
