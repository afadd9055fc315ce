#pragma once
// Linear inequalities between unknowns (Problem::constraints) as a point fit has them: beside its box.

#include "core/methods/fit/point_fit.h"

namespace rigor {

/// A constraint that leaves no value, alone within the bounds or with those before it.
struct Contradiction {
    std::size_t constraint = 0; ///< of those of the problem
    Message why;                ///< "k1 > 5 allows no value within the bounds of k1"
};
/// Also where equality is all that is left. bounds: without constraints, in the order of `unknowns`.
std::optional<Contradiction> contradictionOf(const FitBox& bounds, const std::vector<Unknown>& unknowns,
                                             const std::vector<LinearConstraint>& constraints);

/// Sets within and texts of the box, and moves a start that they do not allow to the nearest point, distances
/// in parts of the ranges. Throws Error: a contradiction; a name that is no unknown; a constraint that is not
/// linear in the logarithm of an unknown on a logarithmic scale.
void constrain(FitBox& box, const std::vector<Unknown>& unknowns,
               const std::vector<LinearConstraint>& constraints);

/// Texts of the constraints that do not hold there.
std::vector<std::string> brokenBy(const FitBox& box, const Eigen::VectorXd& values);

/// What is to be said where constrain() has moved the start of the study: a sentence; "" = it has not.
Message startMoved(const Problem& problem, const FitBox& box);

/// The box with a start that its inequalities allow, the nearest one; nothing: they allow none.
std::optional<FitBox> startedWithin(const FitBox& box);

/// The point itself where the inequalities allow it, else the nearest one that they do.
Eigen::VectorXd nearestAllowed(const FitBox& box, const Eigen::VectorXd& point);

/// The values of unknown i that bounds and inequalities leave it, the others going along; from: a point of
/// the box.
std::pair<double, double> rangeOf(const FitBox& box, const Eigen::VectorXd& from, Eigen::Index i);
/// The same with the others held.
std::pair<double, double> rangeAlone(const FitBox& box, const Eigen::VectorXd& from, Eigen::Index i);

/// The directions in which a point of the box can be moved both ways: no bound and no inequality that it
/// lies at is left.
struct FitFace {
    std::vector<Eigen::Index> active; ///< inequalities of the box that hold with equality
    std::vector<Eigen::Index> moving; ///< unknowns that change within the face, ascending
    Eigen::MatrixXd basis;            ///< moving x directions; empty where nothing is active: one per unknown

    Eigen::Index size() const {
        return active.empty() ? static_cast<Eigen::Index>(moving.size()) : basis.cols();
    }
    /// Columns per unknown (rows x all unknowns) as columns per direction.
    Eigen::MatrixXd along(const Eigen::MatrixXd& perUnknown) const;
    /// Of the directions (size x k) as of the unknowns `moving`.
    Eigen::MatrixXd ofUnknowns(const Eigen::MatrixXd& perDirection) const;
    /// A covariance of the directions as one of the unknowns `moving`.
    Eigen::MatrixXd covariance(const Eigen::MatrixXd& ofDirections) const;
    /// The same face where unknown i is stretched: its value changes by stretch[i] times its coordinate.
    FitFace inCoordinates(const Eigen::VectorXd& stretch) const;
};
FitFace faceOf(const FitBox& box, const Eigen::VectorXd& estimate);

} // namespace rigor
