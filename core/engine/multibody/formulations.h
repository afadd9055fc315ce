#pragma once
// One time step of either formulation; used by multibody.cpp only.

#include "core/engine/multibody/multibody.h"

#include <memory>
#include <optional>

namespace rigor {

class TimeStepper {
  public:
    virtual ~TimeStepper() = default;
    /// To the time t, one step on. Iterations used, or -1 with a reason.
    virtual int advance(double t) = 0;
    /// As placed at the end of the last step, with forces.
    virtual const Kinematics& kinematics() const = 0;

    double time = 0;
    SmallVector q, rates, accelerations, p, pressureRates;
    std::string reason;
    long long factorisations = 0;
};

/// Both start at rest with the pressures of the file.
std::unique_ptr<TimeStepper> makeDoubleStep(const Mechanism& mechanism, const MultibodyOptions& options,
                                            const Spool& spool);
std::unique_ptr<TimeStepper> makeAugmentedLagrangian(const Mechanism& mechanism,
                                                     const MultibodyOptions& options, const Spool& spool);

/// Assembles the mechanism at its start, at rest, with balanced pressures. Throws Error if it cannot.
SmallVector startAtRest(const Mechanism& mechanism, MechanismState& state, double U);

} // namespace rigor
