#include "core/engine/multibody/multibody.h"

#include <Eigen/LU>

#include <cmath>

namespace rigor {

namespace {

constexpr int kAssemblyIterations = 60;

/// Columns of the dependent coordinates.
SmallMatrix dependentColumns(const SmallMatrix& jacobian, Eigen::Index independent) {
    SmallMatrix columns(jacobian.rows(), jacobian.cols() - 1);
    for (Eigen::Index j = 0, k = 0; j < jacobian.cols(); ++j)
        if (j != independent) columns.col(k++) = jacobian.col(j);
    return columns;
}

} // namespace

MechanismState::MechanismState(const Mechanism& mechanism)
    : mechanism_(mechanism), kinematics_(mechanism), hydraulics_(mechanism), n_(mechanism.coordinateCount()),
      m_(mechanism.constraintCount()), z_(mechanism.independent) {
    if (m_ != n_ - 1)
        fail(sentence("Mechanism",
                      "The mechanism {} has {} degrees of freedom; one independent coordinate is handled."),
             mechanism.name, n_ - m_);
    q_.resize(n_);
    for (Eigen::Index j = 0; j < n_; ++j) q_[j] = mechanism.bodies[static_cast<std::size_t>(j)].start;
    rates_.setZero(n_);
    accelerations_.setZero(n_);
    R_.setZero(n_);
    bias_.setZero(n_);
    pressureRates_.setZero(static_cast<Eigen::Index>(mechanism.chambers.size()));
}

bool MechanismState::assemble(double z) {
    // The dependent coordinates follow along their slopes, where those are known.
    q_ += (z - q_[z_]) * R_;
    q_[z_] = z;
    double before = std::numeric_limits<double>::infinity();
    for (int k = 0; k < kAssemblyIterations; ++k) {
        kinematics_.placeLoops(q_);
        const double off = kinematics_.violation().norm();
        if (!std::isfinite(off)) return false;
        // At rounding: no further step makes it smaller.
        if (off < 1e-15 || (off < 1e-13 && off >= before)) return true;
        before = off;
        const SmallVector move =
            dependentColumns(kinematics_.jacobian(), z_).partialPivLu().solve(kinematics_.violation());
        for (Eigen::Index j = 0, i = 0; j < n_; ++j)
            if (j != z_) q_[j] -= move[i++];
    }
    return before < 1e-12;
}

void MechanismState::setRates(double zRate) {
    const SmallMatrix dependent = dependentColumns(kinematics_.jacobian(), z_);
    const Eigen::PartialPivLU<SmallMatrix> factors(dependent);
    const auto spread = [&](const SmallVector& values, double independent, SmallVector& into) {
        for (Eigen::Index j = 0, i = 0; j < n_; ++j) into[j] = j == z_ ? independent : values[i++];
    };
    spread(factors.solve(-kinematics_.jacobian().col(z_)), 1, R_);
    rates_ = zRate * R_;
    kinematics_.place(q_, rates_);
    spread(factors.solve(-kinematics_.gamma()), 0, bias_);
}

void MechanismState::setForces(const SmallVector& p, double U) {
    kinematics_.applyForces(p);
    hydraulics_.rates(p, U, kinematics_.cylinders(), pressureRates_);
}

double MechanismState::imbalance(double zAcceleration) {
    accelerations_ = R_ * zAcceleration + bias_;
    return R_.dot(kinematics_.mass().lazyProduct(accelerations_) - kinematics_.force());
}

void MechanismState::evaluate(double zRate, const SmallVector& p, double U) {
    setRates(zRate);
    setForces(p, U);
    const double inertia = R_.dot(kinematics_.mass().lazyProduct(R_));
    acceleration_ = -imbalance(0) / inertia;
    imbalance(acceleration_);
}

double MechanismState::balancedPressure(const SmallVector& p) {
    SmallVector trial = p;
    const auto at = [&](double pressure) {
        for (std::size_t k = 0; k < mechanism_.chambers.size(); ++k)
            if (mechanism_.chambers[k].balanced) trial[static_cast<Eigen::Index>(k)] = pressure;
        setRates(0);
        setForces(trial, 0);
        return imbalance(0);
    };
    // Forces are linear in the pressures.
    const double f0 = at(0), f1 = at(1e6);
    return f0 == f1 ? 0 : -f0 / (f1 - f0) * 1e6;
}

} // namespace rigor
