#pragma once
// The confidence ellipsoid of three unknowns as lines on paper: meridians and parallels in a box scaled to
// its sides, so that units do not decide how it looks, seen from afar (orthographic). Shared by the window,
// which turns it, and the report.

#include <Eigen/Core>

#include <array>
#include <vector>

namespace rigor {

struct EllipsoidSolid {
    Eigen::Matrix3d shape = Eigen::Matrix3d::Zero(); ///< unit sphere -> ellipsoid in a box of half width 1
    Eigen::Vector3d centre = Eigen::Vector3d::Zero(), halfWidths = Eigen::Vector3d::Zero(); ///< of the box
};
/// estimate and covariance of three unknowns; level: probability of the joint region.
EllipsoidSolid ellipsoidSolid(const Eigen::VectorXd& estimate, const Eigen::MatrixXd& covariance,
                              double level);

/// How the eye stands, rad: about the third axis, and above the plane of the first two.
struct SolidEye {
    double azimuth = 0.6, elevation = 0.35;
};
/// Rows: right, up, towards the eye.
Eigen::Matrix3d solidView(const SolidEye& eye);

struct SolidLine {
    Eigen::Vector2d from, to; ///< right and up, half width of the box = 1
    bool near = false;        ///< on the side of the eye
};

struct SolidPicture {
    std::array<SolidLine, 3> axes;         ///< edges of the box that meet in its lowest corner
    std::vector<SolidLine> edges;          ///< the other edges that meet them
    std::vector<SolidLine> surface;        ///< meridians and parallels, far ones first
    std::array<Eigen::Vector2d, 3> beside; ///< where what an axis means is written
};
SolidPicture pictureOf(const EllipsoidSolid& solid, const SolidEye& eye);

} // namespace rigor
