#pragma once
// Quasi-Newton method for smooth problems with bounds: projected BFGS.
//
// Coordinates at a bound with the gradient pointing outwards are held; in the others the step solves
// B_FF d_F = -g_F with the BFGS matrix B (Nocedal & Wright, "Numerical Optimization", 2nd ed., eq. 6.19,
// damped after Powell, procedure 18.2) and is projected onto the box along a backtracking line search with
// the Armijo condition (Bertsekas 1982, "Projected Newton methods for optimization problems with simple
// constraints", eqs. 7-13). Unlike NLopt's SLSQP, which fails on it, a point with no finite value only
// shortens the step. All tolerances are in scaled unknowns: (x - lower) / (upper - lower), or x / max(1,
// |start|) where the box is open.

#include "core/foundation/base/fields.h"
#include "core/foundation/optim/search.h"

namespace rigor {

struct GradientSearch {
    int iterations = 100;
    double gradientTolerance = 1e-5; ///< on max |P(z - g) - z| / max(1, |J|), z scaled
    double stepTolerance = 1e-8;     ///< a step shorter than this in every scaled unknown ends the search
    double valueTolerance = 1e-13;   ///< a step that lowers J by less than this times max(1, |J|) ends it
    double differenceStep = 1e-4;    ///< half-width of the central differences, in scaled unknowns
    Fields fields();
};

SearchResult minimize(const SearchProblem& problem, const GradientSearch& options,
                      const SearchControl& control);

/// The same from a given start on a ledger shared with other searches. Iterations are reported from
/// `firstIteration` on.
SearchEnd refine(SearchLedger& ledger, const SearchProblem& problem, const GradientSearch& options,
                 const Eigen::VectorXd& start, int firstIteration);

/// Central differences of J at x in one batch of 2n points, `steps` (n) being half-widths. Points are kept in
/// the box (at a bound the difference becomes one-sided); a rejected neighbour is replaced by x itself, whose
/// value is `value`. NaN where both neighbours are rejected.
Eigen::VectorXd differenceGradient(SearchLedger& ledger, const SearchProblem& problem,
                                   const Eigen::VectorXd& x, double value, const Eigen::VectorXd& steps);

} // namespace rigor
