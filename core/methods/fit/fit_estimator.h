#pragma once
// The linearised least-squares estimator p = (J'WJ)^-1 J'W e of errors e, on the directions that the data
// determine.

#include <Eigen/Core>

namespace rigor {

struct Estimator {
    Eigen::VectorXd singularValues; ///< one per unknown, descending, 0 where there are fewer rows
    Eigen::MatrixXd directions;     ///< of the unknowns, columns in the order of the singular values
    Eigen::VectorXd scale;          ///< 1/|column of sqrt(W) J|, 0 for an unknown without influence
    Eigen::Index rank = 0;          ///< directions determined
    Eigen::MatrixXd pull;           ///< (J'WJ)^-1 J'W, unknowns x rows
    Eigen::MatrixXd unit;           ///< covariance of the unknowns for the errors of the rows

    /// Direction k as changes relative to the unknowns' values (an unknown of 0: as its change), the largest
    /// entry +-1.
    Eigen::VectorXd relative(Eigen::Index k, const Eigen::VectorXd& estimate) const;
};

/// slopes: dh/dp in standard deviations of one row (rows x unknowns); errors: standard deviation of the error
/// of each row.
Estimator estimatorOf(const Eigen::MatrixXd& slopes, const Eigen::VectorXd& weights,
                      const Eigen::VectorXd& errors);

} // namespace rigor
