#pragma once
// Sequential quadratic programming for smooth problems with bounds.
//
// Every step d minimises the quadratic model g'd + d'Bd/2 within the bounds (Nocedal & Wright, "Numerical
// Optimization", 2nd ed., eq. 18.11 with bounds for constraints; by the active-set method, algorithm 16.3), B
// being the BFGS matrix (eq. 6.19) damped after Powell (procedure 18.2). Since the constraints are linear,
// all points are feasible and J itself is the merit function of the backtracking line search (Armijo). Unlike
// NLopt's SLSQP, which fails on it, a point with no finite value only shortens the step. Linear inequalities
// (SearchProblem::within) are taken as the bounds are. All tolerances are
// in scaled unknowns: (x - lower) / (upper - lower), or x / max(1, |start|) where the box is open.

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
