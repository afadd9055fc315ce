#pragma once
// Mechanism and hydraulics solved together in two formulations (Jaiswal et al., Multibody System Dynamics
// 2021; the source's publication I), both with the trapezoidal rule:
//  - double-step semi-recursive: one independent coordinate z and the pressures are the unknowns of a step;
//    dependent coordinates by Newton on Phi = 0, rates and accelerations by q' = R z', q'' = R z'' + R' z'.
//  - index-3 augmented Lagrangian semi-recursive: all coordinates and the pressures are the unknowns,
//        M q'' + Phi_q' (alpha Phi + lambda) = Q,   lambda += alpha Phi in every iteration,
//    then rates and accelerations are projected onto their constraints in the norm of W = M + h/2 C + h^2/4
//    K.

#include "core/engine/multibody/hydraulics.h"
#include "core/foundation/base/progress.h"

namespace rigor {

enum class Formulation { DoubleStep, AugmentedLagrangian };

struct MultibodyOptions {
    Formulation formulation = Formulation::DoubleStep;
    double step = 1e-3;      ///< s
    double stopTime = 10;    ///< s
    double penalty = 1e10;   ///< alpha, augmented Lagrangian
    bool projections = true; ///< of rates and accelerations, augmented Lagrangian
    int maxIterations = 40;  ///< per step
    int recordEvery = 10;    ///< steps
};

/// One recorded instant. q as the mechanism orders its coordinates.
struct MultibodyInstant {
    double time = 0, command = 0, spool = 0;
    Eigen::VectorXd q, rates, accelerations, pressures;
    std::vector<double> lengths, lengthRates; ///< of the cylinders
    double energy = 0, work = 0;              ///< J; work done on the mechanism since the start
};

/// What the run was like; maxima over all steps, norms of Phi, Phi_q q' and Phi_q q'' + Phi_q' q'.
struct MultibodyRun {
    bool answered = false;
    std::string reason; ///< why not
    std::vector<MultibodyInstant> instants;
    double position = 0, velocity = 0, acceleration = 0;
    double energyBalance = 0; ///< J, |E(t) - E(0) - W(t)|
    double meanIterations = 0;
    int mostIterations = 0;
    long long steps = 0, factorisations = 0;
    double secondsPerStep = 0; ///< wall clock
};

/// Never throws for a numerical failure. Throws Error if the mechanism cannot be assembled at its start.
MultibodyRun simulateMechanism(const Mechanism& mechanism, const MultibodyOptions& options,
                               std::stop_token stop = {});

/// A mechanism at one state of its independent coordinate: everything that follows from it.
class MechanismState {
  public:
    explicit MechanismState(const Mechanism& mechanism);
    /// Dependent coordinates for z from the last ones (the first time: the guesses of the file), by Newton
    /// to 1e-14. False: no assembly.
    bool assemble(double z);
    /// Rates for z' and, with p' and z'' as a result, the equations of motion at (z, z', p, U).
    void evaluate(double zRate, const SmallVector& p, double U);

    double zAcceleration() const { return acceleration_; } ///< z''
    const SmallVector& pressureRates() const { return pressureRates_; }
    const SmallVector& q() const { return q_; }
    const SmallVector& rates() const { return rates_; }
    const SmallVector& accelerations() const { return accelerations_; }
    const Kinematics& kinematics() const { return kinematics_; }
    /// R' (M q'' - Q) with q'' = R z'' + R' z' of a given z'': what must vanish. After setRates and forces.
    double imbalance(double zAcceleration);
    void setRates(double zRate);
    void setForces(const SmallVector& p, double U);
    /// Pressure of the balanced chambers that holds the mechanism at rest in the assembled position.
    double balancedPressure(const SmallVector& p);

  private:
    void solveDependent();
    const Mechanism& mechanism_;
    Kinematics kinematics_;
    Hydraulics hydraulics_;
    Eigen::Index n_, m_, z_;
    SmallVector q_, rates_, accelerations_, pressureRates_, R_, bias_;
    double acceleration_ = 0;
};

} // namespace rigor
