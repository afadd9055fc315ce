#pragma once
// Rigs that white noise shakes, as the filter takes them to be: x' = f(x, k, t) + noise, one unknown k, and
// what a test that knows what is wrong could find in such a record.

#include "tests/attacks/support/draw.h"

#include <Eigen/Core>

#include <functional>
#include <string>
#include <vector>

namespace rigor::attacks {

struct ShakenSensor {
    std::string name;
    std::size_t state; ///< that it measures
    double sigma;      ///< of one value
    int every = 1;     ///< rows
};

struct ShakenRig {
    std::string equations; ///< with the numbers of this rig
    std::vector<std::string> states;
    std::vector<double> start, startDeviation;
    std::vector<double> noise; ///< density on every state; 0 = none
    std::vector<ShakenSensor> sensors;
    double unknown = 0, unknownStart = 0, unknownDeviation = 0; ///< k
    std::function<void(double t, const double* x, double k, double* slope)> slope;
};

inline constexpr double kShakenStep = 0.02; ///< s, between two rows

const std::vector<std::string>& shakenFamilies();
ShakenRig shakenRig(const std::string& family, Draw draw);

/// Trajectory of the states: rows x states. start: at the first row; noise: true densities; force: added to
/// the derivative of the last state.
Eigen::MatrixXd shakenTrajectory(const ShakenRig& rig, std::vector<double> start,
                                 const std::vector<double>& noise,
                                 const std::function<double(double t)>& force, int rows, Draw draw);

/// Standard deviations of the sensors, densities of the process noise.
struct ShakenNumbers {
    std::vector<double> sigma, noise;
};

/// What may be found in a record by a test that knows what to look for: the filter of the true model,
/// linearised along the true trajectory, with k and the start as uncertain as the study says.
class KnowingTest {
  public:
    KnowingTest(const ShakenRig& rig, const Eigen::MatrixXd& trajectory);
    /// Standard errors of a constant: a bias of a sensor, a force on the last state.
    double biasError(const ShakenNumbers& actual, std::size_t sensor) const;
    double forceError(const ShakenNumbers& actual) const;
    /// Expectation of the logarithm of the likelihood of the actual numbers over that of the stated ones.
    double divergence(const ShakenNumbers& stated, const ShakenNumbers& actual) const;

    /// Standard errors, and the divergence that goes with them, which a two-sided test of 5 % finds in 99.9
    /// %.
    static constexpr double kFound = 1.96 + 3.09, kFoundDivergence = 0.5 * kFound * kFound;

  private:
    double constantError(const ShakenNumbers& actual, int sensor) const;
    Eigen::MatrixXd processNoise(const ShakenNumbers& numbers) const;
    Eigen::MatrixXd startCovariance() const;

    const ShakenRig& rig_;
    Eigen::Index states_;
    std::vector<Eigen::MatrixXd> transition_; ///< per row behind the first: states x (states, k, force)
};

} // namespace rigor::attacks
