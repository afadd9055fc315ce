#include "core/foundation/linalg/riccati.h"

#include <cmath>
#include <limits>

namespace rigor {

namespace {

constexpr int kMostIterations = 100;
constexpr double kSignConverged = 1e-13, kSolved = 1e-6;

/// Empty: an eigenvalue lies on the imaginary axis, or so near that rounding decides.
Eigen::MatrixXd signOf(Eigen::MatrixXd Z) {
    const auto n = static_cast<double>(Z.rows());
    for (int k = 0; k < kMostIterations; ++k) {
        const Eigen::PartialPivLU<Eigen::MatrixXd> factors(Z);
        const double logDeterminant = factors.matrixLU().diagonal().cwiseAbs().array().log().sum();
        if (!std::isfinite(logDeterminant)) return {};
        const double scale = std::exp(-logDeterminant / n);
        const Eigen::MatrixXd next = 0.5 * (scale * Z + factors.inverse() / scale);
        if (!next.allFinite()) return {};
        const bool done = (next - Z).norm() <= kSignConverged * next.norm();
        Z = next;
        if (done) return Z;
    }
    // Rounding may keep the last digits moving.
    return (Z * Z - Eigen::MatrixXd::Identity(Z.rows(), Z.cols())).norm() < kSolved ? Z : Eigen::MatrixXd();
}

} // namespace

double growth(const Eigen::MatrixXd& A) {
    if (!A.allFinite()) return std::numeric_limits<double>::quiet_NaN();
    return Eigen::EigenSolver<Eigen::MatrixXd>(A, false).eigenvalues().real().maxCoeff();
}

Eigen::MatrixXd observerGain(const Eigen::MatrixXd& A, const Eigen::MatrixXd& C, const Eigen::MatrixXd& Q,
                             const Eigen::MatrixXd& R) {
    const Eigen::Index n = A.rows();
    const Eigen::MatrixXd weighed = R.llt().solve(C), G = C.transpose() * weighed;
    Eigen::MatrixXd hamiltonian(2 * n, 2 * n);
    hamiltonian << A.transpose(), -G, -Q, -A;
    const Eigen::MatrixXd W = signOf(hamiltonian);
    if (W.size() == 0) return {};
    // The stable subspace [I; P] is where W = -I.
    Eigen::MatrixXd left(2 * n, n), right(2 * n, n);
    left << W.topRightCorner(n, n), W.bottomRightCorner(n, n) + Eigen::MatrixXd::Identity(n, n);
    right << -W.topLeftCorner(n, n) - Eigen::MatrixXd::Identity(n, n), -W.bottomLeftCorner(n, n);
    Eigen::MatrixXd P = left.colPivHouseholderQr().solve(right);
    P = (0.5 * (P + P.transpose())).eval();
    const Eigen::MatrixXd rest = A * P + P * A.transpose() - P * G * P + Q;
    const Eigen::MatrixXd K = P * weighed.transpose();
    const bool solved = rest.norm() <= kSolved * (2 * (A * P).norm() + (P * G * P).norm() + Q.norm());
    return solved && growth(A - K * C) < 0 ? K : Eigen::MatrixXd();
}

} // namespace rigor
