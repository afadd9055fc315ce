#pragma once
// How variables depend on each other, whatever their own distributions are: copulas C(v_1, ..., v_n), and the
// way from independent probabilities to dependent ones (M. Rosenblatt, "Remarks on a multivariate
// transformation", Ann. Math. Stat. 23, 1952), by which every function of dependent inputs is one of
// independent germs. For the Gaussian copula that is the transformation of Nataf in the order of the
// variables, z = L e with L L' = R.
//
// | key      | the number of a pair       | with negative numbers           | more than two variables | |
// gaussian | correlation R_ij of scores | as it is                        | every pair; R positive definite |
// | t        | likewise, of scores of t   | as it is                        | every pair; R positive definite
// | | frank    | Kendall's tau              | one variable turned             | pairs that form no ring | |
// clayton  | Kendall's tau; lower tail  | one variable turned (by 90 deg) | pairs that form no ring         |
// | gumbel   | Kendall's tau; upper tail  | one variable turned (by 90 deg) | pairs that form no ring |
//
// Numbers lie in (-1, 1), 0 is independence (but for t, whose variables still are far out together); pairs
// that are not named have 0 in R, or are independent given what lies between them (a Markov tree: T.
// Bedford and R. M. Cooke, Ann. Stat. 30, 2002). `survival` turns all variables, so that lower and upper
// tails change places. Formulas of the families: R. B. Nelsen, "An Introduction to Copulas", 2006, chapter 4.

#include "core/foundation/stats/orthogonal_polynomials.h"

#include <span>
#include <string>
#include <vector>

namespace rigor {

enum class CopulaFamily { Gaussian, StudentT, Frank, Clayton, Gumbel };

/// Keys as in the table, in its order.
const std::vector<std::string>& copulaFamilies();
/// Throws Error that names the nearest family.
CopulaFamily copulaFamily(const std::string& key);

struct CopulaPair {
    int first = 0, second = 0;
    double value = 0;
};

/// Immutable.
class Copula {
  public:
    Copula() = default; ///< independence
    /// Throws Error: a number outside (-1, 1), a pair of one variable or named twice, correlations that are
    /// those of no distribution, pairs in a ring, degrees of freedom below 1.
    Copula(CopulaFamily family, int dimension, std::vector<CopulaPair> pairs, double degreesOfFreedom = 4,
           bool survival = false);

    bool independent() const { return order_.empty(); }
    bool involves(int variable) const;
    /// Of those whose germs are best standard normal ones.
    bool isElliptical() const;

    /// In place: independent probabilities become dependent ones; those of variables without a pair stay.
    void fromIndependent(std::span<Probability> p) const;
    /// Natural logarithm of the density at probabilities of all variables, inside (0, 1).
    double logDensity(std::span<const Probability> p) const;

  private:
    /// Of a Markov tree: `variable` follows `parent` (-1: nothing).
    struct Branch {
        int variable = 0, parent = -1;
        double theta = 0;
        bool turnParent = false, turnVariable = false;
    };
    void makeTree(int dimension, const std::vector<CopulaPair>& pairs, bool survival);

    CopulaFamily family_ = CopulaFamily::Gaussian;
    std::vector<int> order_; ///< variables with a pair, in the order in which they are made
    Eigen::MatrixXd root_;   ///< L, of these
    double freedom_ = 4;
    std::vector<Branch> tree_;
};

/// Parameter theta of the family whose Kendall's tau this is, 0 < tau < 1. Frank, Clayton, Gumbel.
double parameterOfTau(CopulaFamily family, double tau);

} // namespace rigor
