#pragma once
// Linear inequalities beside a box, A x <= b, and the points that they allow.

#include <Eigen/Core>

#include <optional>
#include <utility>
#include <vector>

namespace rigor {

struct Inequalities {
    Eigen::MatrixXd rows;   ///< A, m x n
    Eigen::VectorXd limits; ///< b, m

    bool empty() const { return limits.size() == 0; }
    Eigen::Index size() const { return limits.size(); }
    /// What rounding may make of row k at x: a difference below it is none.
    double rounding(Eigen::Index k, const Eigen::VectorXd& x) const;
    /// b - A x (m): the room that is left.
    Eigen::VectorXd room(const Eigen::VectorXd& x) const;
    /// Whether x satisfies all of them, but for rounding.
    bool hold(const Eigen::VectorXd& x) const;
    /// Those that hold with equality at x, but for rounding.
    std::vector<Eigen::Index> activeAt(const Eigen::VectorXd& x) const;
    /// The values of coordinate i that are allowed with the others as in x, which is allowed; infinite ones
    /// are possible.
    std::pair<double, double> along(Eigen::Index i, const Eigen::VectorXd& x) const;
    /// The last allowed point on the way from one that is allowed, but for rounding, to `to`.
    Eigen::VectorXd lastAllowed(const Eigen::VectorXd& from, const Eigen::VectorXd& to) const;
    /// Where x, allowed but for rounding, is allowed without it; within the box, as far as that is possible.
    Eigen::VectorXd withoutRounding(Eigen::VectorXd x, const Eigen::VectorXd& lower,
                                    const Eigen::VectorXd& upper) const;
};

/// The point of the box and the inequalities that lies nearest to x, distances in parts of `scale` (n, above
/// 0), by constrainedStep(). Nothing: there is none.
std::optional<Eigen::VectorXd> nearestWithin(const Eigen::VectorXd& x, const Eigen::VectorXd& scale,
                                             const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                                             const Inequalities& within);

/// The least and the greatest value of coordinate i in the box and the inequalities, from a point of them;
/// infinite ones are possible. Where an inequality ends it, it is 1e-9 of the way too near, so that a point
/// with that value can be found.
std::pair<double, double> rangeWithin(Eigen::Index i, const Eigen::VectorXd& from,
                                      const Eigen::VectorXd& scale, const Eigen::VectorXd& lower,
                                      const Eigen::VectorXd& upper, const Inequalities& within);

} // namespace rigor
