#pragma once
// Confidence regions for one pair of unknowns, drawn at any level and in any of the usual ways. A region is
//     { x : (x - estimate)' C^-1 (x - estimate) <= r^2 }
// with r^2 the chi-squared quantile of as many degrees of freedom as there are unknowns (joint) or of two
// (pair). Bates, Watts, "Nonlinear Regression Analysis", section 1.2.3 and 6.2.

#include "core/methods/adequacy/result.h"
#include "core/presentation/figure.h"

#include <Eigen/Core>

namespace rigor {

enum class RegionKind {
    Projection, ///< shadow of the joint ellipsoid of all unknowns: holds all of them at once
    Cut,        ///< slice of it with the others held at the estimate
    Pair,       ///< holds these two with the given probability, whatever the others are
};

struct RegionDrawing {
    double level = 0.95; ///< probability, 0.5 to 0.9999
    RegionKind kind = RegionKind::Projection;
    bool secondOrder = true;           ///< C with the second derivatives, where the run has it
    std::size_t first = 0, second = 1; ///< unknowns on the axes, in the order of the result
    bool calibration = true, validation = true;
    bool refits = false; ///< estimates of the coverage check
    std::string model;   ///< whose estimate; "" = the run's own
};

/// An estimate with its covariance, both in the units of the unknowns and in their order.
struct RegionSource {
    Eigen::VectorXd estimate;
    Eigen::MatrixXd covariance;
};

/// Closed outline (2 x points) of one region in the plane of the pair, in the units of the unknowns. Empty if
/// the covariance is not positive definite.
Eigen::MatrixXd regionOutline(const RegionSource& source, const RegionDrawing& drawing);

/// How one is drawn; name: in the legend; scales: to the units of the axes.
struct RegionStyle {
    SeriesRole role = SeriesRole::Main;
    std::string name;
    bool filled = true, dashed = false;
    double scaleX = 1, scaleY = 1;
};
/// Adds region and estimate.
void addRegion(FigurePanel& panel, const RegionSource& source, const RegionDrawing& drawing,
               const RegionStyle& style);

namespace adequacy {

/// Nothing if a number is missing.
std::optional<RegionSource> sourceOf(const std::vector<std::string>& unknowns,
                                     const std::optional<ByName<double>>& estimate, const Matrix& covariance);
/// The estimate of the run, or of one of its models. Nothing if it is not determined.
std::optional<RegionSource> estimateSource(const AdequacyResult& result,
                                           const std::vector<Estimate>& unknowns, bool secondOrder,
                                           const std::string& model = {});

} // namespace adequacy

} // namespace rigor
