#pragma once
// Multi-start: a Latin hypercube of `candidates` points is evaluated as one batch, and the gradient method
// runs from the best `starts` of them (and from the start point, if there is one). The simplest global
// method that keeps the speed of a gradient (Törn & Žilinskas 1989, "Global Optimization", ch. 3).

#include "core/foundation/optim/gradient.h"

namespace rigor {

struct MultiStart {
    int candidates = 100;
    int starts = 5;
    GradientSearch gradient;
    Fields fields();
};

/// Ends as the run that found the best point ended.
SearchResult minimize(const SearchProblem& problem, const MultiStart& options, const SearchControl& control);

} // namespace rigor
