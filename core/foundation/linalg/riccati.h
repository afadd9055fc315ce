#pragma once
// The algebraic Riccati equation of a steady observer, A P + P A' - P C' R^-1 C P + Q = 0. Its stabilising
// solution gives the gain K = P C' R^-1 with which x' = A x + K (y - C x) is stable: the quadratic regulator
// of the transposed system (R. E. Kalman, R. S. Bucy, J. Basic Engineering 83 (1961) 95).

#include <Eigen/Dense>

namespace rigor {

/// A, Q: n x n; C: m x n; R: m x m, positive definite; Q positive semidefinite. By the sign of the
/// Hamiltonian matrix (J. D. Roberts, Int. J. Control 32 (1980) 677; scaled by its determinant, R. Byers,
/// Linear Algebra Appl. 85 (1987) 267). Returns K, n x m; empty where there is none: a mode that does not
/// decay is not seen in C x, or one that neither decays nor grows is not moved by Q.
Eigen::MatrixXd observerGain(const Eigen::MatrixXd& A, const Eigen::MatrixXd& C, const Eigen::MatrixXd& Q,
                             const Eigen::MatrixXd& R);

/// 1/s, the largest real part of the eigenvalues; NaN for a matrix that is not finite.
double growth(const Eigen::MatrixXd& A);

} // namespace rigor
