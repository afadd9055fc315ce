#pragma once
// Options of the least-squares fit (README.md of this folder).

#include "core/foundation/base/fields.h"

#include <string>
#include <vector>

namespace rigor {

struct LeastSquaresOptions {
    std::string optimiser =
        "least-squares";           ///< also multi-start, quasi-newton, genetic, particle-swarm, cma-es
    std::string objective = "sum"; ///< sum, integral
    std::string separate;          ///< unknowns with a number per experiment (fit/separate_numbers.h)
    std::string loss = "squared";  ///< squared, huber, cauchy
    double lossScale = 3;          ///< standard deviations: stated, or of the bulk of the residuals
    int iterations = 200;
    int starts = 20; ///< of multi-start
    int population = 50, generations = 100;
    std::vector<double>
        evaluateAt; ///< values of the unknowns to evaluate instead of searching; empty = search
    double confidence = 0.95;
    double assumedError = 0.01;
    bool profiles = false; ///< profile likelihood of every unknown
    Fields fields();
};

} // namespace rigor
