#include "core/engine/multibody/formulations.h"

#include <Eigen/LU>

#include <cmath>

namespace rigor {

SmallVector startAtRest(const Mechanism& mechanism, MechanismState& state, double U) {
    if (!state.assemble(mechanism.bodies[static_cast<std::size_t>(mechanism.independent)].start))
        fail(sentence(
                 "Mechanism",
                 "The mechanism {} cannot be assembled at its start: the loops do not close near the angles "
                 "given."),
             mechanism.name);
    SmallVector p(static_cast<Eigen::Index>(mechanism.chambers.size()));
    bool balanced = false;
    for (std::size_t k = 0; k < mechanism.chambers.size(); ++k) {
        p[static_cast<Eigen::Index>(k)] = mechanism.chambers[k].pressure;
        balanced = balanced || mechanism.chambers[k].balanced;
    }
    if (balanced) {
        const double pressure = state.balancedPressure(p);
        for (std::size_t k = 0; k < mechanism.chambers.size(); ++k)
            if (mechanism.chambers[k].balanced) p[static_cast<Eigen::Index>(k)] = pressure;
    }
    state.evaluate(0, p, U);
    requirePistonsInside(mechanism, state.kinematics().cylinders());
    return p;
}

namespace {

constexpr double kNewtonTolerance = 1e-12; ///< of a Newton step, rad and parts of 1 MPa
constexpr double kSlow = 0.05;             ///< a slower contraction asks for a new Jacobian

/// Unknowns of a step: [z, p/kPressure]; the Jacobian of the residual is kept as long as Newton contracts.
class DoubleStep : public TimeStepper {
  public:
    DoubleStep(const Mechanism& mechanism, const MultibodyOptions& options, const Spool& spool)
        : state_(mechanism), spool_(spool), h_(options.step), maxIterations_(options.maxIterations),
          z_(mechanism.independent) {
        p = startAtRest(mechanism, state_, spool.at(0));
        keep();
        zAcceleration_ = state_.zAcceleration();
        size_ = p.size() + 1;
    }

    const Kinematics& kinematics() const override { return state_.kinematics(); }

    int advance(double t) override {
        begin(t);
        SmallVector x(size_), residual(size_);
        // Predicted with constant acceleration and pressure rates.
        x[0] = z0_ + h_ * v0_ + 0.5 * h_ * h_ * a0_;
        x.tail(p.size()) = (p0_ + h_ * pr0_) / kPressure;
        double last = std::numeric_limits<double>::infinity();
        bool fresh = false;
        for (int k = 1; k <= maxIterations_; ++k) {
            if (!evaluate(x, residual)) return lost(t);
            if (!factors_ || (!fresh && last < 1 && slow_)) {
                if (!linearise(x, residual)) return lost(t);
                fresh = true;
                slow_ = false;
            }
            const SmallVector move = factors_->solve(residual);
            x -= move;
            const double size = move.norm();
            if (!std::isfinite(size)) return lost(t);
            if (size > kSlow * last) slow_ = true;
            if (size < kNewtonTolerance) {
                if (!evaluate(x, residual)) return lost(t);
                p = kPressure * x.tail(p.size());
                keep();
                zAcceleration_ = a1_;
                time = t;
                return k;
            }
            last = size;
        }
        failure = StepFailure::NoConvergence;
        reason = filled(sentence("Mechanism", "at {:g} s Newton's method did not converge in {} iterations"),
                        t, maxIterations_);
        return -1;
    }

  private:
    int lost(double t) {
        failure = StepFailure::DeadPoint;
        reason = filled(
            sentence("Mechanism", "at {:g} s the mechanism cannot be assembled: it reaches a dead point"), t);
        return -1;
    }
    void begin(double t) {
        U1_ = spool_.at(t);
        z0_ = q[z_];
        v0_ = rates[z_];
        a0_ = zAcceleration_;
        p0_ = p;
        pr0_ = pressureRates;
    }
    void keep() {
        q = state_.q();
        rates = state_.rates();
        accelerations = state_.accelerations();
        pressureRates = state_.pressureRates();
    }
    bool evaluate(const SmallVector& x, SmallVector& residual) {
        const double v1 = 2 / h_ * (x[0] - z0_) - v0_;
        a1_ = 2 / h_ * (v1 - v0_) - a0_;
        if (!state_.assemble(x[0])) return false;
        p1_ = kPressure * x.tail(p.size());
        state_.setRates(v1);
        state_.setForces(p1_, U1_);
        // In units of the coordinate: the inertia is divided out by the Jacobian.
        residual[0] = h_ * h_ / 4 * state_.imbalance(a1_);
        residual.tail(p.size()) = (p1_ - p0_ - 0.5 * h_ * (pr0_ + state_.pressureRates())) / kPressure;
        return residual.allFinite();
    }
    bool linearise(const SmallVector& x, const SmallVector& residual) {
        SmallMatrix jacobian(size_, size_);
        SmallVector other(size_);
        for (Eigen::Index j = 0; j < size_; ++j) {
            SmallVector beside = x;
            const double step = j == 0 ? 1e-8 : 1e-6;
            beside[j] += step;
            if (!evaluate(beside, other)) return false;
            jacobian.col(j) = (other - residual) / step;
        }
        ++factorisations;
        factors_.emplace(jacobian);
        return true;
    }

    MechanismState state_;
    const Spool& spool_;
    double h_;
    int maxIterations_;
    Eigen::Index z_, size_ = 0;
    double zAcceleration_ = 0, U1_ = 0, z0_ = 0, v0_ = 0, a0_ = 0, a1_ = 0;
    SmallVector p0_, pr0_, p1_;
    std::optional<Eigen::PartialPivLU<SmallMatrix>> factors_;
    bool slow_ = false;
};

} // namespace

std::unique_ptr<TimeStepper> makeDoubleStep(const Mechanism& mechanism, const MultibodyOptions& options,
                                            const Spool& spool) {
    return std::make_unique<DoubleStep>(mechanism, options, spool);
}

} // namespace rigor
