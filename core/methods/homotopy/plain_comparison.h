#pragma once
// A fit without homotopy from the same start, beside the end of the path.

#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/search/solve_count.h"

namespace rigor {

struct PlainComparison {
    PlainFitResult fit;
    bool better = false;                  ///< than the end of the path
    Message words;                        ///< a sentence
    std::optional<Prediction> trajectory; ///< where it ends elsewhere
    SolveCount solves;
};

/// objective: J at the end of the path.
PlainComparison compareWithPlain(const FitData& data, const FitBox& box, const SimulationOptions& simulation,
                                 FitWeights weights, double objective, int threads, const Progress& progress);

} // namespace rigor
