#pragma once
// Do residuals of single values, in the order of the file, differ between groups of rows? With slopes X the
// fit leaves e = u - X (estimate - truth) of the errors u, to first order, whatever weights, bounds, priors
// and other outputs have done to the estimate. So X and the groups' indicators are fitted to e together, and
// what the indicators take up beside X is compared with what both leave: Fisher's F is exact for normal,
// independent errors of one size (H. Scheffe, "The Analysis of Variance", section 2.6).
//
// The probability is the largest of those that three kinds of errors give, so that none of them is taken for
// an effect:
//     of one size    F
//     of any sizes   F over its expectation with the residuals' own squares as variances, with as many
//                    degrees of freedom as these have (G. E. P. Box, Annals of Mathematical Statistics 25,
//                    1954)
//     alike          both, of rows freed of the correlation with the row before that restricted likelihood
//                    finds (D. A. Harville, Journal of the American Statistical Association 72, 1977)

#include <Eigen/Core>

#include <vector>

namespace rigor {

class RowTests {
  public:
    RowTests() = default; ///< nothing is known: all probabilities are NaN
    /// slopes: rows x unknowns, any rank; no columns: nothing was fitted.
    RowTests(Eigen::MatrixXd slopes, Eigen::VectorXd left);

    using Groups = std::vector<std::vector<std::size_t>>; ///< rows, each in one group at most
    /// That the groups do not differ; inOrder: they follow the file, where errors that are alike are the
    /// effect.
    double differ(const Groups& groups, bool inOrder) const;
    /// That the mean of these rows is zero; NaN: fewer than two.
    double notZero(const std::vector<std::size_t>& rows, bool inOrder) const;
    /// That the model meets the means of rows with the same conditions.
    double misses(const Groups& groups) const;

  private:
    /// besideMean: one constant of all rows is no difference.
    double probability(const Groups& groups, bool besideMean, bool inOrder) const;
    Eigen::MatrixXd indicators(const Groups& groups) const;

    Eigen::MatrixXd slopes_;
    Eigen::VectorXd left_;
};

} // namespace rigor
