#pragma once
// One time step of either formulation; used by multibody.cpp only.

#include "core/engine/multibody/multibody.h"

#include <memory>
#include <optional>

namespace rigor {
/// Pa, unit of the pressures in the iterations of both formulations.
inline constexpr double kPressure = 1e6;

/// Why a step was not taken.
enum class StepFailure {
    None,
    NoConvergence, ///< of Newton's method
    DeadPoint,     ///< no assembly
    SlowForces,    ///< the multipliers do not find the constraint forces: penalty or step
    LostDigits,    ///< the penalty leaves nothing of the inertia
    Stroke         ///< a piston passed the end of its stroke
};

class TimeStepper {
  public:
    virtual ~TimeStepper() = default;
    /// To the time t, one step on. Iterations used, or -1 with a reason.
    virtual int advance(double t) = 0;
    /// As placed at the end of the last step, with forces.
    virtual const Kinematics& kinematics() const = 0;

    double time = 0;
    SmallVector q, rates, accelerations, p, pressureRates;
    StepFailure failure = StepFailure::None;
    std::string reason; ///< of the failure, "at 3 s ..."
    long long factorisations = 0;
};

/// Both start at rest with the pressures of the file.
std::unique_ptr<TimeStepper> makeDoubleStep(const Mechanism& mechanism, const MultibodyOptions& options,
                                            const Spool& spool);
std::unique_ptr<TimeStepper> makeAugmentedLagrangian(const Mechanism& mechanism,
                                                     const MultibodyOptions& options, const Spool& spool);

/// The penalty beside which half of the digits of the inertia along the motion are left in
/// M + h^2/4 alpha Phi_q' Phi_q, in the position at the start.
double largestPenalty(const Mechanism& mechanism, double step);

/// Assembles the mechanism at its start, at rest, with balanced pressures. Throws Error if it cannot.
SmallVector startAtRest(const Mechanism& mechanism, MechanismState& state, double U);

} // namespace rigor
