#pragma once
// Symmetric p x p matrices as vectors of p (p + 1)/2 numbers, off-diagonals times sqrt 2, so that the scalar
// product of the vectors is that of the matrices, trace(A B).

#include <Eigen/Dense>

namespace rigor::selection {

Eigen::VectorXd packed(const Eigen::MatrixXd& m); ///< of the symmetric part
Eigen::MatrixXd unpacked(const Eigen::VectorXd& v, Eigen::Index p);

/// The operator U -> (A U B + B U A) / 2 on packed matrices; A, B symmetric.
Eigen::MatrixXd packedProduct(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b);

} // namespace rigor::selection
