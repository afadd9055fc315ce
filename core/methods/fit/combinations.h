#pragma once
// What a direction without information leaves determined, in words: products of powers, or sums, of the
// unknowns that move together along it.
//
// Along relative changes w the products p_i p_0^(e_i), e_i = -w_i/w_0, stay to first order. Whether they stay
// is seen at other values of the unknowns, where the same direction is looked for again: the exponents are
// the same there (a product), or the ratios of the changes themselves (a sum), or the exponents follow
// another unknown (beta/alpha^(n-1)).

#include "core/foundation/base/translate.h"

#include <Eigen/Core>

#include <functional>
#include <string>
#include <vector>

namespace rigor {

enum class CombinationKind { Product, Sum, Unknown };

struct Combination {
    std::string text; ///< "beta/alpha^(n-1)", "b + 2*a"
    double value = 0; ///< at the estimate
    /// NaN where it is not known. Unlike that of an unknown it is all that is told of how far the combination
    /// is known, and grows with the errors' correlation as intervals do (widenIntervals).
    double standardError = 0;
    Eigen::VectorXd slope = {}; ///< of the combination by every unknown
};

struct Combinations {
    CombinationKind kind = CombinationKind::Product;
    std::vector<Eigen::Index> members; ///< unknowns of the direction; the first is the one divided by
    std::vector<Combination> all;      ///< one per further member; empty where the kind is Unknown
};

/// An undetermined direction at values of the unknowns: relative changes as Estimator::relative, empty where
/// there is none or not exactly one.
using DirectionAt = std::function<Eigen::VectorXd(const Eigen::VectorXd& unknowns)>;

/// relative: the direction at `estimate` (n_unknowns), two members at least. covariance: of the unknowns on
/// the determined directions (n x n, entries may be NaN). directionAt may be empty: then it is taken for a
/// product. lower, upper: values outside are not looked at.
Combinations combinationsOf(const Eigen::VectorXd& relative, const Eigen::VectorXd& estimate,
                            const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                            const Eigen::MatrixXd& covariance, const std::vector<std::string>& names,
                            const DirectionAt& directionAt);

/// "alpha, A and beta only in the combinations alpha*A, beta/alpha"
Message sentenceOf(const Combinations& combinations, const std::vector<std::string>& names);

/// The members of a direction: unknowns with more than a thousandth of its largest change.
std::vector<Eigen::Index> membersOf(const Eigen::VectorXd& relative);

} // namespace rigor
