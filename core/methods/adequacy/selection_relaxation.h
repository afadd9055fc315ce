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

#include "core/methods/adequacy/selection_criteria.h"
#include "core/methods/adequacy/selection_sensors.h"

#include <optional>

namespace rigor {

/// What every bound is lowered by (on the scale of the logarithm): far more than its rounding.
inline constexpr double kBoundMargin = 1e-11;

/// A partial choice: `in` are chosen, of `open` at most `places` with costs of at most `costLeft` may be
/// added.
struct PartialChoice {
    std::vector<int> in, open;
    int places = 0;
    double costLeft = std::numeric_limits<double>::infinity();
};

struct RelaxedBound {
    /// No completion determines the parameters: the bound is infinite.
    bool undetermined = false;
    double logBound = -std::numeric_limits<double>::infinity();  ///< ln of the criterion is nowhere below
    double logRelaxed = std::numeric_limits<double>::infinity(); ///< ln of the criterion at `weights`
    std::vector<double> weights;                                 ///< per open sensor, 0 < w < 1
    /// A completion can be better than ln-value v only if the sum of the gains of its added sensors and the
    /// offset exceeds needed(v); `most` is the largest such sum. Gains are reduced by the multiplier of the
    /// cost.
    std::vector<double> gains;
    double most = 0, offset = 0; ///< most includes `offset`, multiplier times the cost left
    double needed(double logValue) const;

    double logNumerator = 0, power = 1, fixed = 0; ///< logBound = logNumerator - power ln(fixed + most)
};

/// Immutable after construction; several threads may use one.
class SensorRelaxation {
  public:
    /// Only for A, D and E (assert). If the sensors of the set together do not determine the parameters,
    /// determined() is false and nothing else may be called.
    SensorRelaxation(const CandidateSensors& set, Criterion criterion);
    bool determined() const { return determined_; }

    /// Solved until the bound reaches `logEnough`, or until it is within `tolerance` of the relaxed optimum,
    /// or within a twentieth of what separates that from logEnough.
    RelaxedBound solve(const PartialChoice& choice, double logEnough, double tolerance) const;

    /// ln of the criterion of a combination, in these coordinates; infinite if not determined.
    double logValue(const std::vector<int>& chosen) const;

    int parameterCount() const { return p_; }
    /// Information of a sensor, p x p, and in packed form (p (p + 1)/2, off-diagonals times sqrt 2).
    const Eigen::MatrixXd& information(int sensor) const {
        return information_[static_cast<std::size_t>(sensor)];
    }
    /// ln of the criterion of the information matrix in these coordinates; infinite if not determined.
    double logValueOf(const Eigen::MatrixXd& information) const;
    double cost(int sensor) const { return costs_.empty() ? 0 : costs_[static_cast<std::size_t>(sensor)]; }

  private:
    struct Work;
    void evaluate(Work& work) const;
    void step(Work& work) const;
    void updateBound(const Work& work, const PartialChoice& choice, RelaxedBound& best) const;

    Criterion criterion_;
    int p_ = 0, q_ = 0;
    bool determined_ = false;
    std::vector<Eigen::MatrixXd> information_; ///< n of p x p
    Eigen::MatrixXd packed_;                   ///< q x n
    Eigen::MatrixXd weight_;                   ///< A: trace(weight C'); E: M' >= lambda weight
    Eigen::MatrixXd transform_;                ///< E: C = transform C' transform^T
    double shift_ = 0;                         ///< D: ln det C = ln det C' + shift
    std::vector<double> costs_;
};

/// Largest sum of at most `places` of the gains, with sum of costs at most costLeft relaxed by the multiplier
/// that makes it smallest; `gains` become gain - multiplier cost and offset = multiplier costLeft, which the
/// sum includes. Costs may be empty. Never below the true maximum.
double largestSum(std::vector<double>& gains, const std::vector<double>& costs, int places, double costLeft,
                  double& offset);

} // namespace rigor
