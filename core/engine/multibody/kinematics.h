#pragma once
// The mechanics of a mechanism at one configuration, by one sweep along the tree (semi-recursive: body
// velocities and Jacobians follow from those of the parent; Garcia de Jalon and Bayo 1994, chapter 8; Jaiswal
// et al., Multibody System Dynamics 2021, section 2). n coordinates q, m constraints Phi.
//     M(q) q'' + Phi_q' lambda = Q(q, q', p),      Phi(q) = 0
// Q holds gravity, cylinders, dampers and the velocity terms of M.

#include "core/engine/multibody/mechanism.h"

namespace rigor {

/// No memory from the heap: at most 12 coordinates, constraints or chambers.
using SmallVector = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 24, 1>;
using SmallMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, 24, 24>;
using SmallRow = Eigen::Matrix<double, 1, Eigen::Dynamic, Eigen::RowMajor, 1, 12>;

struct PointMotion {
    Eigen::Vector2d place, velocity;
    Eigen::Vector2d bias; ///< acceleration for q'' = 0
    Eigen::Matrix<double, 2, Eigen::Dynamic, 0, 2, 12> jacobian;
};

struct CylinderMotion {
    double length = 0, rate = 0, force = 0; ///< m, m/s, N (pushing apart)
    SmallVector jacobian;                   ///< d length/dq, n
};

class Kinematics {
  public:
    explicit Kinematics(const Mechanism& mechanism);

    /// Places, velocities, constraints, M. q, rates: n.
    void place(const SmallVector& q, const SmallVector& rates);
    /// Places, constraints and their Jacobian at rest, nothing else: for the assembly.
    void placeLoops(const SmallVector& q);
    /// Q after place(), with pressures p of the chambers; sets the cylinders' forces.
    void applyForces(const SmallVector& p);

    const SmallMatrix& mass() const { return mass_; }     ///< n x n
    const SmallVector& force() const { return force_; }   ///< Q, n
    const SmallVector& violation() const { return phi_; } ///< Phi, m: rad or m
    const SmallMatrix& jacobian() const { return phiq_; } ///< Phi_q, m x n
    const SmallVector& gamma() const { return gamma_; }   ///< Phi_q' q', m
    const std::vector<CylinderMotion>& cylinders() const { return cylinders_; }
    double energy() const { return energy_; } ///< J, kinetic and potential (0 at the origin)
    double power() const { return power_; }   ///< W, of cylinders, dampers, resistances
    double angle(int body) const;             ///< rad
    PointMotion pointOn(int body, const Eigen::Vector2d& local) const;

  private:
    struct BodyMotion {
        double angle = 0, rate = 0;
        SmallRow angleJacobian;
        PointMotion origin;
        Eigen::Vector2d axis{1, 0}; ///< x axis of the frame
    };
    void placeBodies(bool masses);
    void placeConstraints();
    void placeCylinders();
    BodyMotion motionOf(int body) const;

    const Mechanism& mechanism_;
    Eigen::Index n_, m_;
    SmallVector q_, rates_;
    std::vector<BodyMotion> bodies_;
    BodyMotion ground_;
    SmallMatrix mass_, phiq_;
    SmallVector inertial_, force_, phi_, gamma_;
    std::vector<CylinderMotion> cylinders_;
    double energy_ = 0, power_ = 0;
};

} // namespace rigor
