#pragma once
// Lumped fluid (Watton 1989; the rigs' READMEs): pressures of chambers
//     p' = Be/V (sum of flows in - dV/dt),   1/Be = 1/B_oil + (Vh/V)/B_hose + ((V - Vh)/V)/B_wall
// and the spool behind a command that is linear between its corners.

#include "core/engine/multibody/kinematics.h"

#include <optional>

namespace rigor {

class Hydraulics {
  public:
    explicit Hydraulics(const Mechanism& mechanism) : mechanism_(mechanism) {}
    /// p' (chambers) at pressures p, spool voltage U and the cylinders as placed.
    void rates(const SmallVector& p, double U, const std::vector<CylinderMotion>& cylinders,
               SmallVector& result) const;

  private:
    double valveFlow(double U) const; ///< K(U), m3/(s sqrt(Pa))
    const Mechanism& mechanism_;
};

/// Half a nanometre of rounding is no piston beyond its stroke.
inline constexpr double kStrokeTolerance = 1e-9; ///< m

/// The first cylinder whose piston stands outside 0 to its stroke, as placed.
struct PistonOutside {
    const Cylinder* cylinder = nullptr;
    double position = 0; ///< m, 0 = retracted
};
std::optional<PistonOutside> pistonOutside(const Mechanism& mechanism,
                                           const std::vector<CylinderMotion>& cylinders);
/// Throws Error if a piston stands outside its stroke at the start.
void requirePistonsInside(const Mechanism& mechanism, const std::vector<CylinderMotion>& cylinders);

/// U(t) behind the command u: on a linear piece from t0 with slope a
///     U(t) = u(t) - lag a + (U0 - u0 + lag a) exp(-(t - t0)/lag).
class Spool {
  public:
    Spool(std::vector<double> times, std::vector<double> values, double lag);
    double at(double t) const;
    double command(double t) const;

  private:
    std::size_t pieceAt(double t) const;
    std::vector<double> times_, values_, atCorner_;
    double lag_;
};

} // namespace rigor
