#pragma once
// Tests that may be looked at after every new value, for ever: e-processes. E_n is not negative and its mean
// is at most 1 at whatever moment one looks, if what is tested holds. Then, by Ville's inequality,
//     P(E_n >= 1/alpha at some n) <= alpha.
// J. Ville, Etude critique de la notion de collectif, 1939; H. Robbins, Ann. Math. Stat. 41 (1970) 1397
// (mixtures); A. Ramdas, P. Gruenwald, V. Vovk, G. Shafer, Statistical Science 38 (2023) 576. A mean of
// e-processes of one hypothesis is one of it again, so that several alternatives cost no Bonferroni.
//
// Tested is that values are independent, normal and about one model with one set of parameters p, whatever
// p is. Then the sums of squares S_n that fits to the first n values leave have independent increments
// S_b - S_a ~ sigma^2 chi^2(nu_b - nu_a), nu the degrees of freedom left (recursive residuals: R. L. Brown,
// J. Durbin, J. M. Evans, J. R. Stat. Soc. B 37 (1975) 149; exact where the model is linear in p).

#include <Eigen/Core>

#include <vector>

namespace rigor {

/// What a fit to all data so far leaves.
struct SquaresSoFar {
    double squares = 0; ///< in stated variances; of errors of unknown size in any unit
    double freedom = 0; ///< values less parameters
};

/// Has the size of what the fits leave grown? Alternatives: from some block of data on the variance is 1 + g
/// times what it should be, g from 0.03 to 10^4 in a grid; the block j at which it began has the weight
/// 1/(j(j+1)). Data come in blocks, whose ends must not depend on what was measured in them; one may look
/// within a block too. The ratio of likelihoods of a block that adds D with m degrees of freedom is
///     sigma stated:   (1+g)^(-m/2) exp(D g/(2(1+g)))
///     sigma unknown:  (1+g)^(-m/2) ((S + D)/(S + D/(1+g)))^((nu+m)/2),
/// S and nu what the blocks before left: that of D/S, which does not depend on sigma.
class GrowthEvidence {
  public:
    explicit GrowthEvidence(bool stated = true);
    /// endsBlock: what comes later is another block. Sums that are not finite are passed over.
    void look(SquaresSoFar now, bool endsBlock);
    double log() const { return log_; } ///< ln E of the last look; 0 before the first

    /// What goes on from the last end of a block, to be kept.
    struct Kept {
        bool stated = true;
        std::vector<double> logs; ///< one per g
        SquaresSoFar before;
        long long blocks = 0;
    };
    const Kept& kept() const { return kept_; }
    explicit GrowthEvidence(Kept kept);

  private:
    double logOfBlock(double g, SquaresSoFar now) const;
    Kept kept_;
    double log_ = 0;
};

/// Two parts of the data each have an estimate, a - b = d of covariance V if both estimate the same. Mixture
/// over d ~ N(0, s V_1), V_1 that of the first look, s from 16 down to 4^-8:
///     E = sqrt(|V|/|V + s V_1|) exp(d'(V^-1 - (V + s V_1)^-1) d/2).
/// ln E; 0 where the matrices are not positive definite.
double logEvidenceOfDifference(const Eigen::VectorXd& d, const Eigen::MatrixXd& V, const Eigen::MatrixXd& V1);

/// Standard normal values w that should be independent: mixture over w_k ~ N(rho w_{k-1}, 1), rho from 0.05
/// to 0.8. lagged: sum of w_k w_{k-1}; squares: of w_{k-1}^2 over the same k. ln E.
double logEvidenceOfLag(double lagged, double squares);

/// ln of the mean of e-values from their logarithms; 0 of none.
double logMeanOf(const std::vector<double>& logs);

/// For what has a p-value at one look only: it is asked when the data have grown by a quarter, and the k-th
/// time the level 6 level/(pi k)^2 is spent, in all `level` (alpha spending: K. K. G. Lan, D. L. DeMets,
/// Biometrika 70 (1983) 659).
struct SpentLevel {
    double level = 0.05;
    double next = 0; ///< size of the data from which on it is asked again
    long long asked = 0;
    bool found = false; ///< for good
    /// size: of the data, which only grows; p: NaN = nothing is tested, which spends nothing.
    void look(double p, double size);
};

} // namespace rigor
