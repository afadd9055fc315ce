#pragma once
// The two halves of the discrete extended Kalman filter (Khadim et al., Sensors 21 (2021) 5029; Jazwinski
// 1970, chapter 8). X = [x, p], L = size; P its covariance, L x L.

#include "core/methods/filter/kalman/augmented.h"

#include <Eigen/Cholesky>

namespace rigor {

struct GaussianState {
    Eigen::VectorXd X; ///< L
    Eigen::MatrixXd P; ///< L x L, symmetric
};

/// Process noise of a step of h seconds: a variable with the density sigma gets sigma^2 h; a rate w of a
/// coordinate z with sigma gets sigma^2 [h^3/3, h^2/2; h^2/2, h] over (z, w), the discrete form of white
/// acceleration (the structure of eq. 3.11-3.12 of the dissertation).
void addNoise(Eigen::MatrixXd& P, const FilterSetup& setup, double h);

/// P = Phi P Phi' + Q with Phi = [F; 0 I], F: states x L.
class CovariancePrediction {
  public:
    void operator()(Eigen::MatrixXd& P, const Eigen::MatrixXd& F, const FilterSetup& setup, double h);

  private:
    Eigen::MatrixXd product_, block_;
};

/// What one set of simultaneous measurements said.
struct Innovation {
    Eigen::VectorXd value;      ///< nu = o - h(X), sensors, NaN = not measured
    Eigen::VectorXd deviation;  ///< sqrt of the diagonal of S, NaN = not measured
    Eigen::VectorXd normalised; ///< chol(S)^-1 nu, NaN where not used
    double nis = 0;             ///< nu' S^-1 nu of the values used
    double logDeterminant = 0;  ///< ln det S of the values used
    int used = 0;               ///< values used
    std::vector<char> rejected; ///< per sensor: outside the gate
};

/// One update in the units of its own noise, as the smoother needs it; N = values used.
struct UpdateFactors {
    Eigen::MatrixXd W; ///< chol(S)^-1 H, N x L
    Eigen::MatrixXd G; ///< P- W', L x N: X += G e, P = P- - G G'
    Eigen::VectorXd e; ///< chol(S)^-1 nu, N
    Eigen::MatrixXd C; ///< chol(S)^-1, N x sensors, 0 for a sensor that was not used
};

/// Eqs. 3.7 - 3.9: S = H P H' + R, K = P H' S^-1, X += K nu, P = (I - K H) P or, `joseph`,
/// (I - K H) P (I - K H)' + K R K'. gate: standard deviations of an innovation, 0 = none. False: S is not
/// positive definite.
class MeasurementUpdate {
  public:
    bool operator()(GaussianState& estimate, const Eigen::VectorXd& measured,
                    const Eigen::VectorXd& predicted, const Eigen::MatrixXd& H,
                    const Eigen::VectorXd& variances, bool joseph, double gate, Innovation& innovation);
    /// Of the update before; without rows if it used no value.
    UpdateFactors factors() const;

  private:
    std::vector<Eigen::Index> rows_;
    Eigen::Index sensors_ = 0;
    Eigen::LLT<Eigen::MatrixXd> cholesky_; ///< of S
    Eigen::MatrixXd H_, PHt_, S_, K_, reduced_;
    Eigen::VectorXd nu_, normalised_;
};

} // namespace rigor
