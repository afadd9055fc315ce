#pragma once
// Bounds on the criteria A, D and E over all completions of a partial choice of sensors, by relaxing the
// weights to 0 <= omega_k <= 1.
//
// For any symmetric positive semidefinite G, and <G, M> = trace(G M), every information matrix M satisfies
//
//     D   ln det M^-1        >= ln det G + p ln p - p ln <G, M>         (arithmetic and geometric mean)
//     E   lambda_max(M^-1)   >= trace(G) / <G, M>                       (M >= lambda_min I)
//     A   trace(M^-1)        >= trace(X^-1)^2 / <X^-2, M>, G = X^-2     (Cauchy-Schwarz)
//
// and <G, M(omega)> = sum_k omega_k <G, M_k> is at most the sum of its largest terms that the limits allow.
// Every G thus gives a bound that holds, however roughly G was found: weak duality without a feasibility to
// repair. The best G is the gradient of the criterion at the optimum of the relaxation, which an
// interior-point method finds (S. Boyd, L. Vandenberghe, "Convex Optimization", section 11.3; Newton steps in
// n weights whose Hessian is diagonal plus rank p (p + 1)/2, solved by the Woodbury identity). A cost limit
// enters the largest sum with a Lagrange multiplier, of which again every value >= 0 gives a bound.
//
// All is computed in coordinates in which the information of all sensors together is the identity, so that
// neither the units of the parameters nor their correlations cost accuracy.

#include "core/methods/adequacy/selection/search/selection_bound.h"

namespace rigor {

class SensorRelaxation : public Relaxation {
  public:
    /// Only for A, D and E (assert).
    SensorRelaxation(const CandidateSensors& set, Criterion criterion);
    bool monotone() const override { return true; }
    RelaxedBound solve(const PartialChoice& choice, double logEnough, double tolerance,
                       const std::stop_token& stop = {}) const override;
    double logValueOf(const Eigen::MatrixXd& information) const override;

  private:
    struct Work;
    void evaluate(Work& work) const;
    void step(Work& work) const;
    void updateBound(const Work& work, const PartialChoice& choice, RelaxedBound& best) const;

    Criterion criterion_;
    int q_ = 0;                 ///< p (p + 1)/2
    Eigen::MatrixXd packed_;    ///< q x n, information of the sensors
    Eigen::MatrixXd weight_;    ///< A: trace(weight C'); E: M' >= lambda weight
    Eigen::MatrixXd transform_; ///< E: C = transform C' transform^T
    double shift_ = 0;          ///< D: ln det C = ln det C' + shift
};

} // namespace rigor
