#include "core/engine/multibody/formulations.h"

#include <Eigen/LU>

#include <cmath>

namespace rigor {

namespace {

constexpr double kTolerance = 1e-11; ///< of an iteration, rad, m and parts of 1 MPa
constexpr double kProjected = 1e-13; ///< rates; times 4/h2 * h for accelerations
constexpr int kMostProjections = 8;
constexpr int kPatience = 12; ///< iterations before the contraction is looked at
constexpr double kTooSlow = 0.9;

/// Unknowns of a step: [q, p/kPressure].
class AugmentedLagrangian : public TimeStepper {
  public:
    AugmentedLagrangian(const Mechanism& mechanism, const MultibodyOptions& options, const Spool& spool)
        : mechanism_(mechanism), kinematics_(mechanism), hydraulics_(mechanism), spool_(spool),
          h_(options.step), alpha_(options.penalty), projections_(options.projections),
          maxIterations_(options.maxIterations), n_(mechanism.coordinateCount()),
          m_(mechanism.constraintCount()) {
        if (!(alpha_ > 0)) fail(sentence("Mechanism", "The penalty ({:g}) must be positive."), alpha_);
        MechanismState state(mechanism);
        p = startAtRest(mechanism, state, spool.at(0));
        q = state.q();
        rates = state.rates();
        accelerations = state.accelerations();
        pressureRates = state.pressureRates();
        size_ = n_ + p.size();
        place(q, rates, p, spool.at(0));
        // M q'' + Phi_q' lambda = Q at the start, in the least squares sense.
        const SmallMatrix& J = kinematics_.jacobian();
        const SmallVector rest = kinematics_.force() - kinematics_.mass().lazyProduct(accelerations);
        lambda_ =
            SmallMatrix(J.lazyProduct(J.transpose())).partialPivLu().solve(SmallVector(J.lazyProduct(rest)));
        if (alpha_ > largestPenalty(mechanism, h_)) {
            failure = StepFailure::LostDigits;
            reason = translate("Mechanism", "beside it more than half of the digits of the inertia are lost");
        }
    }

    const Kinematics& kinematics() const override { return kinematics_; }

    int advance(double t) override {
        U1_ = spool_.at(t);
        q0_ = q;
        v0_ = rates;
        a0_ = accelerations;
        p0_ = p;
        pr0_ = pressureRates;
        SmallVector x(size_), residual(size_);
        x.head(n_) = q0_ + h_ * v0_ + 0.5 * h_ * h_ * a0_;
        x.tail(p.size()) = (p0_ + h_ * pr0_) / kPressure;
        double last = 1, ratio = 0;
        bool slow = !tangent_, fresh = false;
        for (int k = 1; k <= maxIterations_; ++k) {
            if (k == 1)
                evaluate(x, residual);
            else
                residualHere(residual, true); // placed after the last move
            if (!residual.allFinite()) {
                failure = StepFailure::NoConvergence;
                reason = filled(sentence("Mechanism", "at {:g} s the forces are not finite"), t);
                return -1;
            }
            if (slow && !fresh) {
                linearise(x, residual);
                fresh = true;
            }
            factorise();
            const SmallVector move = factors_->solve(residual);
            x -= move;
            setRates(x);
            place(q1_, v1_, p1_, U1_);
            lambda_ += alpha_ * kinematics_.violation();
            const double size = move.norm();
            if (!std::isfinite(size) || size > 1e3) return refuse(t, ratio);
            ratio = size / last;
            if (size < kTolerance) return finish(t, k);
            if (k > kPatience && ratio > kTooSlow) return refuse(t, ratio);
            slow = ratio > 0.2;
            last = size;
        }
        return refuse(t, ratio);
    }

  private:
    /// The constraint forces come closer by rho = w/(w + alpha) per iteration, w = the inertia over h^2/4
    /// that stands against the penalty.
    int refuse(double t, double ratio) {
        failure = StepFailure::SlowForces;
        const double closer = 100 * (1 - ratio);
        reason =
            std::isfinite(closer) && closer >= 0.5
                ? filled(sentence("Mechanism",
                                  "at {:g} s the constraint forces come only {:.0f} % closer per iteration"),
                         t, closer)
                : filled(sentence("Mechanism", "at {:g} s the constraint forces come no closer"), t);
        return -1;
    }

    void place(const SmallVector& at, const SmallVector& v, const SmallVector& pressures, double U) {
        kinematics_.place(at, v);
        kinematics_.applyForces(pressures);
        hydraulics_.rates(pressures, U, kinematics_.cylinders(), pressureRates_);
    }
    void setRates(const SmallVector& x) {
        q1_ = x.head(n_);
        v1_ = 2 / h_ * (q1_ - q0_) - v0_;
        a1_ = 2 / h_ * (v1_ - v0_) - a0_;
        p1_ = kPressure * x.tail(p0_.size());
    }
    /// h^2/4 (M q'' + Phi_q' (alpha Phi + lambda) - Q) and p - p0 - h/2 (p0' + p').
    void evaluate(const SmallVector& x, SmallVector& residual, bool penalty = true) {
        setRates(x);
        place(q1_, v1_, p1_, U1_);
        residualHere(residual, penalty);
    }
    void residualHere(SmallVector& residual, bool penalty) {
        residual.resize(size_);
        SmallVector multipliers = lambda_;
        if (penalty) multipliers += alpha_ * kinematics_.violation();
        residual.head(n_) = h_ * h_ / 4 *
                            (kinematics_.mass().lazyProduct(a1_) - kinematics_.force() +
                             kinematics_.jacobian().transpose().lazyProduct(multipliers));
        residual.tail(p1_.size()) = (p1_ - p0_ - 0.5 * h_ * (pr0_ + pressureRates_)) / kPressure;
    }
    /// tangent_: everything but the penalty, by differences: M + h/2 C + h^2/4 K and the hydraulics.
    void linearise(const SmallVector& x, SmallVector& residual) {
        SmallMatrix tangent(size_, size_);
        SmallVector here(size_), beside(size_);
        // The multipliers of this iteration are held while the coordinates move.
        const SmallVector kept = lambda_;
        kinematics_.place(q1_, v1_);
        lambda_ += alpha_ * kinematics_.violation();
        evaluate(x, here, false);
        for (Eigen::Index j = 0; j < size_; ++j) {
            SmallVector moved = x;
            const double step = j < n_ ? 1e-8 : 1e-6;
            moved[j] += step;
            evaluate(moved, beside, false);
            tangent.col(j) = (beside - here) / step;
        }
        lambda_ = kept;
        evaluate(x, residual);
        tangent_ = tangent;
        ++factorisations;
    }
    /// The penalty's part follows the configuration; the rest may be older.
    void factorise() {
        SmallMatrix whole = *tangent_;
        const SmallMatrix& J = kinematics_.jacobian();
        whole.topLeftCorner(n_, n_) += h_ * h_ / 4 * alpha_ * J.transpose().lazyProduct(J);
        factors_.emplace(whole);
    }

    int finish(double t, int iterations) {
        q = q1_;
        rates = v1_;
        accelerations = a1_;
        p = p1_;
        if (projections_) project();
        place(q, rates, p, U1_);
        pressureRates = pressureRates_;
        time = t;
        return iterations;
    }

    /// Rates and accelerations onto their constraints in the norm of W, with the penalty and its multipliers:
    ///     (W + a J'J) q' = W q'* - J' sigma,   sigma += a J q',   a = alpha h^2/4
    void project() {
        kinematics_.place(q, rates);
        const SmallMatrix W = tangent_->topLeftCorner(n_, n_), J = kinematics_.jacobian();
        const double a = alpha_ * h_ * h_ / 4;
        const Eigen::PartialPivLU<SmallMatrix> factors(SmallMatrix(W + a * J.transpose().lazyProduct(J)));
        const auto onto = [&](SmallVector& value, const SmallVector& offset, double tolerance) {
            const SmallVector free = W.lazyProduct(value);
            SmallVector sigma = a * offset;
            for (int k = 0; k < kMostProjections; ++k) {
                value = factors.solve(free - J.transpose().lazyProduct(sigma));
                const SmallVector off = J.lazyProduct(value) + offset;
                if (off.norm() < tolerance) break;
                sigma += a * off;
            }
        };
        onto(rates, SmallVector::Zero(m_), kProjected);
        kinematics_.place(q, rates);
        onto(accelerations, kinematics_.gamma(), 1e3 * kProjected);
    }

    const Mechanism& mechanism_;
    Kinematics kinematics_;
    Hydraulics hydraulics_;
    const Spool& spool_;
    double h_, alpha_;
    bool projections_;
    int maxIterations_;
    Eigen::Index n_, m_, size_ = 0;
    double U1_ = 0;
    SmallVector lambda_, q0_, v0_, a0_, p0_, pr0_, q1_, v1_, a1_, p1_, pressureRates_;
    std::optional<SmallMatrix> tangent_;
    std::optional<Eigen::PartialPivLU<SmallMatrix>> factors_;
};

} // namespace

double largestPenalty(const Mechanism& mechanism, double step) {
    MechanismState state(mechanism);
    startAtRest(mechanism, state, 0);
    state.setRates(1);
    const Kinematics& k = state.kinematics();
    const SmallVector& R = state.rates();
    const double inertia = R.dot(k.mass().lazyProduct(R)) / R.squaredNorm(),
                 against = step * step / 4 * k.jacobian().squaredNorm();
    return std::sqrt(std::numeric_limits<double>::epsilon()) * inertia /
           (std::numeric_limits<double>::epsilon() * against);
}

std::unique_ptr<TimeStepper> makeAugmentedLagrangian(const Mechanism& mechanism,
                                                     const MultibodyOptions& options, const Spool& spool) {
    return std::make_unique<AugmentedLagrangian>(mechanism, options, spool);
}

} // namespace rigor
