#pragma once
// Which experiment would shrink the covariance most? The outlook of Gally et al.: candidates of one control
// are simulated at the estimate, their rows of J (one reading of every sensor used) are added to the
// information, and the best by the criterion is taken; then the next one, given the first (sequential design,
// V. V. Fedorov, "Theory of Optimal Experiments", section 4.2). With new data the estimate is to be renewed.

#include "core/methods/fit/fit_covariance.h"

namespace rigor {

struct NextExperiment {
    int order = 0; ///< 1 = to be measured first; 0 = not chosen
    double value = 0;
    double criterion = 0; ///< after this experiment alone
    double gain = 0;      ///< 1 - criterion after / criterion now, of the one alone
    double together = 0;  ///< criterion after all chosen up to this one; NaN if not chosen
    std::string why;      ///< why it could not be simulated
};

struct NextExperiments {
    double now = 0;                         ///< criterion without a further experiment
    std::vector<NextExperiment> candidates; ///< in the order given
};

/// The other inputs and conditions are those of the first experiment. Throws Error: no such input, a course
/// over time as input.
NextExperiments nextExperiments(const Problem& problem, const FitData& data, const PointFit& fit,
                                const FitCovariance& covariance, const std::string& criterion,
                                const std::string& input, const std::vector<double>& values, int count);

} // namespace rigor
