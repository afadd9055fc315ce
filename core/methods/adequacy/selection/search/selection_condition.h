#pragma once
// A bound on the criterion ME, the condition number lambda_max(M)/lambda_min(M), over all completions of a
// partial choice of sensors. Any U, V >= 0 with trace 1 give lambda_min(M) <= <U, M> and lambda_max(M) >=
// <V, M>, so that
//
//     ME(M) >= t   for all completions   <=>   max over them of sum_k omega_k (t u_k - v_k) <= v_0 - t u_0,
//
// with u_k = <U, M_k>, v_k = <V, M_k> and u_0, v_0 of the sensors already chosen. The left side is a largest
// sum of gains as for the other criteria, and the largest such t is the bound: whatever U and V are, it
// holds. Fewer sensors than it takes to see every parameter (p readings) determine nothing, so that the sum
// has at least that many terms; without it the bound would not know how many sensors may be chosen, since ME
// does not change when all weights are multiplied by one number.
//
// The best U and V are the multipliers of the quasi-convex relaxation omega in [0, 1], which the substitution
// y = tau omega makes convex (A. Charnes, W. W. Cooper, Nav. Res. Logist. Q. 9 (1962) 181; condition numbers:
// P. Marechal, J. J. Ye, SIAM J. Optim. 20 (2009) 935):
//
//     minimise kappa   subject to   I <= tau M_0 + sum_k y_k M_k <= kappa I,   0 <= y_k <= tau,
//                                   least tau <= sum_k y_k <= places tau,   sum_k cost_k y_k <= costLeft tau
//
// An interior-point method solves it with dense Newton steps in n + 2 variables. How far the bound lies below
// the best combination is a property of the sensors: where many of them point everywhere the relaxation
// reaches 1, the bound that always holds, and branching has to close the gap.

#include "core/methods/adequacy/selection/search/selection_bound.h"

namespace rigor {

class ConditionRelaxation : public Relaxation {
  public:
    explicit ConditionRelaxation(const CandidateSensors& set);
    bool monotone() const override { return false; } ///< one sensor more may make the condition worse
    RelaxedBound solve(const PartialChoice& choice, double logEnough, double tolerance,
                       const std::stop_token& stop = {}) const override;
    double logValueOf(const Eigen::MatrixXd& information) const override;

  private:
    struct Work;
    /// Open sensors that must at least be added to see every parameter; more than there are if none do.
    int leastAdded(const PartialChoice& choice) const;
    bool prepare(Work& work, const PartialChoice& choice) const;
    static void evaluate(Work& work);
    static void step(Work& work);
    void updateBound(const Work& work, const PartialChoice& choice, double logEnough,
                     RelaxedBound& best) const;

    std::vector<Eigen::MatrixXd> rows_; ///< per sensor, over the root of the mean information
    std::vector<int> readings_;         ///< rows that tell anything
};

} // namespace rigor
