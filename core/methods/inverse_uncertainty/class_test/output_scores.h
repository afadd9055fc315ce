#pragma once
// How the law of one output changes with what its inputs do: the score, d log f_(Y_l)(y | .) / d parameter at
// 0, of every departure that the test of the model class (class_test.h) looks for.
//
// The output of a perturbed law of the inputs, p(x) (1 + e q(x)), has the score E[q(X) | Y_l = y] (R. A.
// Fisher 1925). It is expanded in the normalised Hermite polynomials of w = Phi^-1(F_l(y)):
//     E[q(X) | Y_l = y] ~ sum_k c_k he_k(w),   c_k = E[q(X) he_k(w)]
// the expectations being means over Sobol points of the inputs, whose outputs are those of the expansion
// (propagation.h), plus the noise that alpha says: no simulation is made. What is asked:
//   alpha_k         q = d log p(x | alpha) / d alpha_k, by central differences; of the noise, from shifted
//                   outputs as below
//   dependence      q = z_i z_j, z = Phi^-1 of the probabilities of which the unknowns are made (of
//                   independent ones those of their distribution functions): correlation of a normal copula
//   skewness, tails q = P_3, P_4 (Legendre, normalised) of the distribution function of one unknown
//   noise           d log f / d variance of an error added to the output, from shifted outputs

#include "core/foundation/stats/polynomial_chaos.h"
#include "core/methods/inverse_uncertainty/likelihood/input_model.h"

#include <utility>

namespace rigor {

/// The functions of u = F_l(y) in which everything is written: he_1 .. he_6 of Phi^-1(u), from +-3 on growing
/// as its square, then P_1 .. P_6 of 2 u - 1, each normalised under the uniform law of u.
constexpr Eigen::Index kHermiteFunctions = 6, kLegendreFunctions = 6;
constexpr Eigen::Index kOutputFunctions = kHermiteFunctions + kLegendreFunctions;
using OutputFunctions = Eigen::Matrix<double, kOutputFunctions, 1>;
OutputFunctions outputFunctions(double normalScore);

/// Coefficients on the first kHermiteFunctions functions, one row per departure.
struct OutputScores {
    Eigen::MatrixXd alpha;           ///< per entry of alpha, 1/unit of it; zero where it cannot be moved
    Eigen::MatrixXd dependence;      ///< per pair of unknowns
    Eigen::MatrixXd skewness, tails; ///< per unknown
    Eigen::RowVectorXd noise;        ///< 1/unit of the output squared
};

/// Points of the inputs at alpha with what the expectations need of them; one object serves all experiments.
class ScorePoints {
  public:
    /// `basis`: that of the expansions. Throws Error if alpha is not admissible.
    ScorePoints(const InputModel& inputs, const ChaosBasis& basis, const Eigen::VectorXd& alpha);
    /// `coefficients`: of the experiment's expansion.
    OutputScores scoresOf(const Eigen::VectorXd& coefficients) const;
    const std::vector<std::pair<Eigen::Index, Eigen::Index>>& pairs() const { return pairs_; }

  private:
    Eigen::MatrixXd basis_;   ///< terms x points
    Eigen::MatrixXd points_;  ///< departures x points: alpha, pairs, skewness, tails
    Eigen::MatrixXd hermite_; ///< kHermiteFunctions x points, of the k-th smallest output
    Eigen::Index alpha_ = 0, inputs_ = 0;
    std::vector<std::pair<Eigen::Index, Eigen::Index>> pairs_;
    Eigen::VectorXd added_;        ///< what noise adds at the points; empty without
    double noise_ = 0;             ///< its standard deviation
    bool noiseIsSearched_ = false; ///< it is the last entry of alpha
};

} // namespace rigor
