#include "core/presentation/ellipsoid_solid.h"

#include "core/foundation/linalg/ellipsoid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rigor {

namespace {
constexpr int kMeridians = 6, kParallels = 5, kPoints = 72;
constexpr double kBeside = 1.28; ///< of an axis, where its name stands
} // namespace

EllipsoidSolid ellipsoidSolid(const Eigen::VectorXd& estimate, const Eigen::MatrixXd& covariance,
                              double level) {
    // In standard errors: units must not decide how accurate the axes are.
    const Eigen::VectorXd deviation = covariance.diagonal().cwiseSqrt();
    const Eigen::MatrixXd scaled =
        deviation.cwiseInverse().asDiagonal() * covariance * deviation.cwiseInverse().asDiagonal();
    const Ellipsoid region = ellipsoid(Eigen::VectorXd::Zero(3), scaled, jointLevel(3, level));
    EllipsoidSolid solid;
    solid.centre = estimate;
    solid.halfWidths = std::sqrt(region.level) * deviation;
    solid.shape = region.directions * Eigen::MatrixXd(region.semiAxes.asDiagonal()) / std::sqrt(region.level);
    return solid;
}

Eigen::Matrix3d solidView(const SolidEye& eye) {
    const double ca = std::cos(eye.azimuth), sa = std::sin(eye.azimuth), ce = std::cos(eye.elevation),
                 se = std::sin(eye.elevation);
    Eigen::Matrix3d view;
    view << -sa, ca, 0, -se * ca, -se * sa, ce, ce * ca, ce * sa, se;
    return view;
}

SolidPicture pictureOf(const EllipsoidSolid& solid, const SolidEye& eye) {
    const Eigen::Matrix3d view = solidView(eye);
    const auto line = [&](const Eigen::Vector3d& a, const Eigen::Vector3d& b) {
        const Eigen::Vector3d from = view * a, to = view * b;
        return SolidLine{from.head<2>(), to.head<2>(), from[2] + to[2] > 0};
    };
    SolidPicture picture;
    const Eigen::Vector3d corner(-1, -1, -1);
    for (int k = 0; k < 3; ++k) {
        const auto at = static_cast<std::size_t>(k);
        Eigen::Vector3d end = corner;
        end[k] = 1;
        picture.axes[at] = line(corner, end);
        picture.beside[at] = (view * (corner + kBeside * (end - corner))).head<2>();
        for (int other = 0; other < 3; ++other) {
            if (other == k) continue;
            Eigen::Vector3d from = corner, to = end;
            from[other] = to[other] = 1;
            picture.edges.push_back(line(from, to));
        }
    }
    const auto curve = [&](const auto& point) {
        const double step = 2 * std::numbers::pi / kPoints;
        for (int k = 0; k < kPoints; ++k)
            picture.surface.push_back(
                line(solid.shape * point(step * k), solid.shape * point(step * (k + 1))));
    };
    for (int m = 0; m < kMeridians; ++m) {
        const double angle = std::numbers::pi * m / kMeridians;
        curve([&](double u) {
            return Eigen::Vector3d(std::cos(u) * std::cos(angle), std::cos(u) * std::sin(angle), std::sin(u));
        });
    }
    for (int p = 1; p <= kParallels; ++p) {
        const double height = -1 + 2.0 * p / (kParallels + 1), radius = std::sqrt(1 - height * height);
        curve([&](double u) { return Eigen::Vector3d(radius * std::cos(u), radius * std::sin(u), height); });
    }
    std::stable_partition(picture.surface.begin(), picture.surface.end(),
                          [](const SolidLine& one) { return !one.near; });
    return picture;
}

} // namespace rigor
