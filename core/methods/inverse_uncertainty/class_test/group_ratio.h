#pragma once
// How much likelier does an unknown with two groups of values make the experiments than one of its family?
//
// The normal score of the unknown is taken as +-a, either with probability 1/2, and a normal scatter of
// variance 1 - a^2 about it; so every output is a mixture of two normal laws of w_l = Phi^-1(F_l(y_l)), whose
// means and deviations come from the expansions (outputs_of_scores.h). On a grid of a, and of ratios of what
// the unknown and all others contribute to the scatter,
//     R = sqrt(2 max(0, max_(a > 0) log L - max_(a = 0) log L)),
// log L at a common factor of all deviations and at the means that alpha can reach: first those of the second
// moments, then, for the likeliest laws, by steps of the EM algorithm (A. P. Dempster, N. M. Laird, D. B.
// Rubin 1977). The law of R is taken from draws (class_test.h). Few experiments show two groups so, where the
// moments of w do not yet.

#include "core/foundation/stats/polynomial_chaos.h"

namespace rigor {

class GroupRatio {
  public:
    /// `coefficients`, `location`: as of DependenceRatio. `unknown`: the one that may have groups.
    GroupRatio(const ChaosBasis& basis, const Eigen::MatrixXd& coefficients, double noise,
               const Eigen::MatrixXd& location, Eigen::Index unknown);

    /// R for experiments with these normal scores (L).
    double at(const Eigen::VectorXd& w) const;

  private:
    struct Law {
        bool grouped;
        Eigen::VectorXd mean, deviation;         ///< of w, L
        Eigen::ArrayXd offset[2], deviations[2]; ///< of the groups, in deviations of the whole
        Eigen::MatrixXd reach;                   ///< reachOf()
        double logDeviations = 0;                ///< sum of -log deviation
    };
    /// Means and common factor by the second moments; log L of one group.
    struct Start {
        const Law* law = nullptr;
        Eigen::ArrayXd given, rest; ///< (w - mean)/deviation; less the means within reach
        double size = 1, logLikelihood = 0;
    };
    struct Densities {
        Eigen::ArrayXd ofGroup[2], whole;
    };
    Start startOf(const Law& law, const Eigen::VectorXd& w) const;
    static Densities densitiesOf(const Law& law, const Eigen::ArrayXd& scaled);
    static double logLikelihood(const Law& law, double size, const Densities& densities);
    double climb(Start start) const;

    std::vector<Law> laws_;
};

} // namespace rigor
