#include "core/foundation/linalg/ellipsoid.h"

#include "core/foundation/base/error.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/fisher_f.hpp>

#include <cassert>
#include <cmath>
#include <numbers>

namespace rigor {

Ellipsoid ellipsoid(const Eigen::VectorXd& centre, const Eigen::MatrixXd& covariance, double level) {
    const Eigen::Index n = centre.size();
    if (covariance.rows() != n || covariance.cols() != n)
        fail("a confidence ellipsoid in {} dimensions needs a {} x {} covariance matrix, not {} x {}", n, n,
             n, covariance.rows(), covariance.cols());
    if (!covariance.allFinite())
        fail("the covariance matrix of a confidence ellipsoid holds numbers that are not finite");
    if (!(level > 0 && std::isfinite(level)))
        fail("the level of a confidence ellipsoid is {}: it must be positive", level);
    // Scaled to unit diagonal, so that rounding is judged without regard to units.
    const Eigen::VectorXd deviation = covariance.diagonal().cwiseMax(0).cwiseSqrt();
    const Eigen::VectorXd inverse = deviation.unaryExpr([](double d) { return d > 0 ? 1 / d : 1.0; });
    const Eigen::MatrixXd scaled = inverse.asDiagonal() * covariance * inverse.asDiagonal();
    constexpr double kRounding = 1e-9;
    if ((scaled - scaled.transpose()).cwiseAbs().maxCoeff() > kRounding)
        fail("the covariance matrix of a confidence ellipsoid is not symmetric");
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> check(scaled, Eigen::EigenvaluesOnly);
    if (covariance.diagonal().minCoeff() < 0 || check.eigenvalues()[0] < -kRounding)
        fail("the covariance matrix of a confidence ellipsoid has a negative eigenvalue (scaled: {})",
             check.eigenvalues()[0]);

    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(0.5 * (covariance + covariance.transpose()));
    Ellipsoid result;
    result.centre = centre;
    result.level = level;
    result.semiAxes = (level * solver.eigenvalues().reverse().cwiseMax(0)).cwiseSqrt();
    result.directions = solver.eigenvectors().rowwise().reverse();
    for (Eigen::Index k = 0; k < n; ++k) {
        Eigen::Index top = 0;
        result.directions.col(k).cwiseAbs().maxCoeff(&top);
        if (result.directions(top, k) < 0) result.directions.col(k) *= -1;
    }
    result.halfWidths = std::sqrt(level) * deviation;
    return result;
}

double Ellipsoid::angle() const {
    assert(centre.size() == 2);
    double angle = std::atan2(directions(1, 0), directions(0, 0));
    constexpr double half = 0.5 * std::numbers::pi;
    if (angle > half) angle -= std::numbers::pi;
    if (angle <= -half) angle += std::numbers::pi;
    return angle;
}

double Ellipsoid::volume() const {
    const double n = static_cast<double>(centre.size());
    return std::pow(std::numbers::pi, n / 2) / std::tgamma(n / 2 + 1) * semiAxes.prod();
}

bool Ellipsoid::contains(const Eigen::VectorXd& x) const {
    const Eigen::VectorXd inAxes = directions.transpose() * (x - centre);
    double sum = 0;
    for (Eigen::Index k = 0; k < inAxes.size(); ++k) {
        if (semiAxes[k] > 0)
            sum += inAxes[k] / semiAxes[k] * (inAxes[k] / semiAxes[k]);
        else if (inAxes[k] != 0)
            return false;
    }
    constexpr double kRounding = 1e-12;
    return sum <= 1 + kRounding;
}

Eigen::MatrixXd Ellipsoid::outline(int count) const {
    assert(centre.size() == 2);
    Eigen::MatrixXd points(2, count + 1);
    for (int i = 0; i <= count; ++i) {
        const double phase = 2 * std::numbers::pi * (i % count) / count;
        points.col(i) = centre + directions.col(0) * (semiAxes[0] * std::cos(phase)) +
                        directions.col(1) * (semiAxes[1] * std::sin(phase));
    }
    return points;
}

namespace {
void checkLevel(int dimension, double probability) {
    if (dimension < 1) fail("a joint confidence region in {} dimensions: at least 1", dimension);
    if (!(probability > 0 && probability < 1))
        fail("the probability of a joint confidence region is {}: it must lie between 0 and 1", probability);
}
} // namespace

double jointLevel(int dimension, double probability) {
    checkLevel(dimension, probability);
    return boost::math::quantile(boost::math::chi_squared(dimension), probability);
}

double jointLevel(int dimension, double probability, double degreesOfFreedom) {
    checkLevel(dimension, probability);
    if (!(degreesOfFreedom > 0))
        fail("a joint confidence region with {} degrees of freedom: more than 0", degreesOfFreedom);
    return dimension * boost::math::quantile(boost::math::fisher_f(dimension, degreesOfFreedom), probability);
}

} // namespace rigor
