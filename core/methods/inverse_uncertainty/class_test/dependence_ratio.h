#pragma once
// How much likelier do two unknowns that depend on each other make the experiments than independent ones?
//
// The score of a correlation at 0 (output_scores.h) sees weak dependence. A strong one can take nearly all
// scatter away where the contributions of both cancel; the logarithm of the scatter falls without limit
// there, and a ratio of likelihoods sees what the score cannot. For a grid of ratios r of what the two
// unknowns contribute to the scatter, and of correlations rho of their normal scores,
//     w_l ~ N(m_l, (tau s_l)^2),   w_l = Phi^-1(F_l(y_l)),
// with m_l, s_l from the expansions at points whose normal scores are scaled and correlated. The statistic
//     R = sign(rho) sqrt(2 max(0, max_(rho != 0) log L - max_(rho = 0) log L)),
// log L at the best tau and at the means that alpha can reach, is the signed root of the likelihood ratio (S.
// S. Wilks 1938, "The large-sample distribution of the likelihood ratio for testing composite hypotheses");
// its law is taken from draws (class_test.h). No simulation is made.

#include "core/foundation/stats/polynomial_chaos.h"

#include <cstdint>

namespace rigor {

class DependenceRatio {
  public:
    /// `coefficients`: terms x L, column l = expansion of experiment l. `location`: entries of alpha x L,
    /// what they add to w_l; a row is scaled by all that its entry does to w, so that 1 is a pure shift.
    /// `first`, `second`: the two unknowns. `noise`: standard deviation of what is added to the outputs.
    DependenceRatio(const ChaosBasis& basis, const Eigen::MatrixXd& coefficients, double noise,
                    const Eigen::MatrixXd& location, Eigen::Index first, Eigen::Index second);

    /// R for experiments with these normal scores (L).
    double at(const Eigen::VectorXd& w) const;
    /// Least correlation (absolute) of the grid from which on |R| is above `value` with probability 0.9, the
    /// contributions being as they were found; infinite if there is none.
    double detectable(double value, std::uint64_t seed) const;

  private:
    struct Law {
        double ratio, rho;
        Eigen::VectorXd mean, deviation; ///< L
    };
    void prepare(const Eigen::MatrixXd& location);

    std::vector<Law> laws_;
    double ownRatio_ = 1;
    /// Sum of squares of law k at w: squares_ w^2 - 2 crosses_ w + constant_, less that of reach_ w - shift_.
    Eigen::MatrixXd squares_, crosses_, reach_;
    Eigen::VectorXd constant_, shift_, logDeviations_;
    Eigen::Index reached_ = 0; ///< rows of reach_ per law
};

} // namespace rigor
