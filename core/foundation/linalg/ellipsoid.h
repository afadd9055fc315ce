#pragma once
// Confidence ellipsoid { x : (x - centre)^T C^-1 (x - centre) <= level } of a covariance matrix C.

#include <Eigen/Dense>

namespace rigor {

struct Ellipsoid {
    Eigen::VectorXd centre;
    Eigen::VectorXd semiAxes;   ///< descending
    Eigen::MatrixXd directions; ///< column k = unit vector of semi-axis k, largest entry positive
    Eigen::VectorXd halfWidths; ///< of the box around it: sqrt(level C_kk)
    double level = 0;

    /// Angle of the longest axis against the first coordinate, rad in (-pi/2, pi/2]; two dimensions only
    /// (assert).
    double angle() const;
    double volume() const;
    bool contains(const Eigen::VectorXd& x) const; ///< boundary included
    /// Closed outline in two dimensions, 2 x (count + 1), last point = first.
    Eigen::MatrixXd outline(int count = 128) const;
};

/// Throws Error if C is not symmetric positive semidefinite (to rounding) or level is not positive. A
/// direction without spread has semi-axis 0.
Ellipsoid ellipsoid(const Eigen::VectorXd& centre, const Eigen::MatrixXd& covariance, double level);

/// Level of the joint region that holds the truth with the given probability: chi^2_n quantile (known noise
/// level).
double jointLevel(int dimension, double probability);
/// The same with noise variance estimated from `degreesOfFreedom` residuals: n F_(n, dof) quantile.
double jointLevel(int dimension, double probability, double degreesOfFreedom);

} // namespace rigor
