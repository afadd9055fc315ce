#pragma once
// Is the ellipsoid a fair picture? On its surface the sum of squares 2 f of a model that is linear in the
// unknowns rises by d' H d, d = p - estimate. The model itself is asked there: at both ends of every
// semi-axis and at the points that touch the box around the ellipsoid (D. M. Bates, D. G. Watts, "Nonlinear
// Regression Analysis", sections 6.1 and 7.2: nonlinearity as it acts on the confidence region). 4 p
// evaluations.

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/ellipsoid.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"

namespace rigor {

/// Share of the distance by which surface and contour may differ before the ellipsoid is a poor picture.
inline constexpr double kFairPicture = 0.1;

struct ContourPoint {
    Eigen::VectorXd at;  ///< unknowns
    double expected = 0; ///< d' H d
    double rise = 0;     ///< of 2 f; NaN where there is none
    Message why;         ///< why there is none: "k7 lies beyond its bound 9e6", or what the model said
};

struct ContourCheck {
    std::vector<ContourPoint> points;
    double bend = 0;       ///< largest |sqrt(rise / expected) - 1|
    std::size_t worst = 0; ///< its point
    bool complete = true;  ///< every point has a rise
    bool fair() const { return complete && bend <= kFairPicture; }
};

/// `region`: of the fit, with its covariance.
ContourCheck checkContour(Predictor& predictor, const PointFit& fit, const FitCovariance& covariance,
                          const Ellipsoid& region, const FitBox& box, const std::vector<std::string>& names);

/// The finding in one sentence.
Message wordsOf(const ContourCheck& check, const std::vector<std::string>& names);

} // namespace rigor
