#pragma once
// What a few hundred simulations say of the unknowns of a point fit before its search: where a search should
// start, which ranges explain the data to within a factor, whether a logarithmic scale is the better one, and
// which unknowns the data can tell at all.

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/progress.h"
#include "core/methods/method.h"

#include <string>
#include <vector>

namespace rigor {

struct ProposedUnknown {
    std::string name, unit;
    SearchValue now;      ///< as the search would use it: bounds of the model's text where none is stated
    SearchValue proposed; ///< two digits for bounds, four for the start
    bool logarithmicNow = false;
    bool logarithmic = false; ///< the proposed range holds positive values over a decade or more
    double error = kNaN;      ///< standard error to be expected; NaN = the data do not tell the unknown
};

struct FitProposal {
    std::vector<ProposedUnknown> unknowns;
    double leftNow = kNaN,
           left =
               kNaN; ///< part (rms) of the variation measured left at the start of now and at that proposed
    std::vector<double> singularValues;    ///< of the scaled Jacobian there, relative to the largest
    std::vector<std::string> undetermined; ///< without these the data tell all others
    long long simulations = 0, failures = 0;
    bool cancelled = false;
    Messages said; ///< whole sentences: where the start lies, what can be told
};

/// Latin hypercubes (seed of the problem) over the box, or where it is open over two decades about the start,
/// each followed by short searches from its best points; where the best lies on an edge that the model's text
/// does not set, the box is moved beyond it and filled once more. Throws Error as a fit of the problem, and
/// where none of the points can be simulated, with the reason of the first.
/// method: for which it is; a logarithmic scale is proposed where it works with one.
FitProposal proposeFit(const Problem& problem, const Progress& progress, const std::string& method);

} // namespace rigor
