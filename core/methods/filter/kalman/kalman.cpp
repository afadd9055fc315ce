#include "core/methods/filter/kalman/kalman.h"

#include <cmath>

namespace rigor {

void addNoise(Eigen::MatrixXd& P, const FilterSetup& setup, double h) {
    for (Eigen::Index k = 0; k < setup.size(); ++k) P(k, k) += setup.noise[k] * setup.noise[k] * h;
    for (Eigen::Index z = 0; z < setup.stateCount(); ++z) {
        const int w = setup.rateOf[static_cast<std::size_t>(z)];
        if (w < 0) continue;
        const double variance = setup.noise[w] * setup.noise[w];
        P(z, z) += variance * h * h * h / 3;
        P(z, w) += variance * h * h / 2;
        P(w, z) += variance * h * h / 2;
    }
}

void CovariancePrediction::operator()(Eigen::MatrixXd& P, const Eigen::MatrixXd& F, const FilterSetup& setup,
                                      double h) {
    const Eigen::Index n = F.rows(), p = P.rows() - n;
    product_ = F.lazyProduct(P); // n x L
    block_ = product_.lazyProduct(F.transpose());
    P.topLeftCorner(n, n) = 0.5 * (block_ + block_.transpose());
    P.topRightCorner(n, p) = product_.rightCols(p);
    P.bottomLeftCorner(p, n) = product_.rightCols(p).transpose();
    addNoise(P, setup, h);
}

bool MeasurementUpdate::operator()(GaussianState& estimate, const Eigen::VectorXd& measured,
                                   const Eigen::VectorXd& predicted, const Eigen::MatrixXd& H,
                                   const Eigen::VectorXd& variances, bool joseph, double gate,
                                   Innovation& innovation) {
    const Eigen::Index m = measured.size();
    Eigen::MatrixXd& P = estimate.P;
    innovation.value = measured - predicted;
    innovation.deviation.setConstant(m, std::nan(""));
    innovation.normalised.setConstant(m, std::nan(""));
    innovation.rejected.assign(static_cast<std::size_t>(m), 0);
    innovation.nis = 0;
    rows_.clear();
    for (Eigen::Index i = 0; i < m; ++i) {
        if (!std::isfinite(measured[i])) continue;
        const double s = std::sqrt(H.row(i).dot(P * H.row(i).transpose()) + variances[i]);
        innovation.deviation[i] = s;
        if (gate > 0 && std::abs(innovation.value[i]) > gate * s)
            innovation.rejected[static_cast<std::size_t>(i)] = 1;
        else
            rows_.push_back(i);
    }
    const auto used = static_cast<Eigen::Index>(rows_.size());
    innovation.used = static_cast<int>(used);
    if (used == 0) return true;
    H_.resize(used, P.rows());
    nu_.resize(used);
    for (Eigen::Index i = 0; i < used; ++i) {
        H_.row(i) = H.row(rows_[static_cast<std::size_t>(i)]);
        nu_[i] = innovation.value[rows_[static_cast<std::size_t>(i)]];
    }
    PHt_ = P.lazyProduct(H_.transpose());
    S_ = H_.lazyProduct(PHt_);
    for (Eigen::Index i = 0; i < used; ++i) S_(i, i) += variances[rows_[static_cast<std::size_t>(i)]];
    cholesky_.compute(S_);
    if (cholesky_.info() != Eigen::Success) return false;
    normalised_ = cholesky_.matrixL().solve(nu_);
    innovation.nis = normalised_.squaredNorm();
    sensors_ = m;
    innovation.logDeterminant = 2 * cholesky_.matrixLLT().diagonal().array().log().sum();
    for (Eigen::Index i = 0; i < used; ++i)
        innovation.normalised[rows_[static_cast<std::size_t>(i)]] = normalised_[i];
    K_ = cholesky_.solve(PHt_.transpose()).transpose();
    estimate.X += K_ * nu_;
    if (joseph) {
        reduced_ = -K_ * H_;
        reduced_.diagonal().array() += 1;
        Eigen::VectorXd r(used);
        for (Eigen::Index i = 0; i < used; ++i) r[i] = variances[rows_[static_cast<std::size_t>(i)]];
        P = (reduced_ * P * reduced_.transpose() + K_ * r.asDiagonal() * K_.transpose()).eval();
    } else {
        P -= K_.lazyProduct(PHt_.transpose());
    }
    for (Eigen::Index j = 1; j < P.cols(); ++j)
        for (Eigen::Index i = 0; i < j; ++i) P(i, j) = P(j, i) = 0.5 * (P(i, j) + P(j, i));
    return true;
}

UpdateFactors MeasurementUpdate::factors() const {
    UpdateFactors f;
    if (rows_.empty()) return f;
    f.W = cholesky_.matrixL().solve(H_);
    f.G = cholesky_.matrixL().solve(PHt_.transpose()).transpose();
    f.e = normalised_;
    const auto used = static_cast<Eigen::Index>(rows_.size());
    const Eigen::MatrixXd inverse = cholesky_.matrixL().solve(Eigen::MatrixXd::Identity(used, used));
    f.C.setZero(used, sensors_);
    for (Eigen::Index k = 0; k < used; ++k) f.C.col(rows_[static_cast<std::size_t>(k)]) = inverse.col(k);
    return f;
}

} // namespace rigor
