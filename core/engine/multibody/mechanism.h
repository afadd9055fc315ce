#pragma once
// A planar mechanism with hydraulics as data, and its text file. SI units, angles in rad (degrees in the
// file where it says so), counter-clockwise from +x.
//
// Bodies form a tree: every body hangs by one joint on a body before it or on the ground, and its frame has
// its origin in that joint. Loops are closed by cut joints, which give the constraint equations. The
// coordinates are relative: one per tree joint, in the order of the file.

#include "core/foundation/base/error.h"

#include <Eigen/Core>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

inline constexpr int kGround = -1;

enum class JointKind { Revolute, Translational };

struct MechanismBody {
    std::string name;
    double mass = 0;              ///< kg
    double inertia = 0;           ///< kg m2 about the centre of mass
    Eigen::Vector2d centre{0, 0}; ///< m, in the frame of the body
    // The joint it hangs by.
    std::string joint;
    JointKind kind = JointKind::Revolute;
    int parent = kGround;
    Eigen::Vector2d onParent{0, 0}; ///< m, in the frame of the parent
    Eigen::Vector2d axis{1, 0};     ///< of a translational joint, in the frame of the parent
    double damping = 0;             ///< N m s/rad or N s/m, times the relative rate
    double start = 0;               ///< rad or m; a guess for dependent coordinates
};

/// Revolute: the two points coincide (2 equations). Translational: equal angles, and the first point lies on
/// the line through the second along the axis of the second body (2 equations).
struct CutJoint {
    std::string name;
    JointKind kind = JointKind::Revolute;
    int first = kGround, second = kGround;
    Eigen::Vector2d onFirst{0, 0}, onSecond{0, 0}, axis{1, 0};
};

/// Force -coefficient times the velocity of a point along a direction fixed to the ground.
struct Resistance {
    int body = kGround;
    Eigen::Vector2d point{0, 0}, direction{1, 0};
    double coefficient = 0; ///< N s/m
};

/// F = p_piston A1 - p_rod A2 - Ff(v), Ff = (Fc + Fb exp(-(v/vs)^2)) tanh(v/vt) + fv v.
struct Cylinder {
    std::string name;
    int from = kGround, to = kGround;
    Eigen::Vector2d onFrom{0, 0}, onTo{0, 0};
    double pistonDiameter = 0, rodDiameter = 0; ///< m
    double retracted = 0, stroke = 0;           ///< m: length with the piston at x = 0, largest x
    double coulomb = 0, breakaway = 0, stribeck = 1, regularised = 1, viscous = 0;
    int pistonSide = -1, rodSide = -1; ///< chambers
    int line = 0;                      ///< of the file, 0 = none
    double pistonArea() const;         ///< m2
    double rodArea() const;
};

enum class ChamberKind { Fixed, PistonSide, RodSide };
/// V = hose (+ A x or A (stroke - x)); 1/Be = 1/oil + (hose/V)/B_hose + ((V - hose)/V)/B_wall.
struct Chamber {
    std::string name;
    double hose = 0; ///< m3
    ChamberKind kind = ChamberKind::Fixed;
    int cylinder = -1;
    double pressure = 0;   ///< Pa at the start
    bool balanced = false; ///< instead: the one pressure that holds the mechanism at rest
};

/// 4/3 valve: K = gain U, or K = C(U) U with a cubic B-spline C. U >= 0: Qa = K r(pS - pa), Qb = K r(pb - pT)
/// out of b; U < 0: Qa = K r(pa - pT), Qb = K r(pS - pb), r(dp) = dp/(dp^2 + 1e10)^(1/4).
/// The spool follows the command: lag U' + U = u, U(0) = 0.
struct Valve {
    int a = -1, b = -1;
    double supply = 0, tank = 0; ///< Pa
    double gain = 0;             ///< m3/(s V sqrt(Pa))
    std::vector<double> knots, coefficients;
    double lag = 0; ///< s
};

struct Passage { ///< throttle: Q = k r(pa - pb); leakage: Q = k (pa - pb), from a to b
    int a = -1, b = -1;
    double coefficient = 0;
    bool laminar = false;
};

struct Mechanism {
    std::string name;
    Eigen::Vector2d gravity{0, -9.81};
    std::vector<MechanismBody> bodies;
    std::vector<CutJoint> cuts;
    std::vector<Resistance> resistances;
    std::vector<Cylinder> cylinders;
    std::vector<Chamber> chambers;
    std::vector<Passage> passages;
    std::vector<Valve> valves;                                      ///< at most one
    double oil = 1.5e9, hoseModulus = 0.55e9, wallModulus = 31.5e9; ///< Pa
    int independent = 0;                             ///< coordinate, for the double-step formulation
    std::vector<double> commandTimes, commandValues; ///< s, V: linear between

    int constraintCount() const { return 2 * static_cast<int>(cuts.size()); }
    int coordinateCount() const { return static_cast<int>(bodies.size()); }
};

/// Throws Error with file:line naming what is wrong. The format: README.md of this folder.
Mechanism parseMechanism(std::string_view text, const std::string& file);
Mechanism loadMechanism(const std::filesystem::path& file);

} // namespace rigor
