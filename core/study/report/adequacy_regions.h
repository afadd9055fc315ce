#pragma once
// Confidence regions of a result of model adequacy for one pair of unknowns, drawn at any level and in any of
// the usual ways, from the estimates and covariances of its diagnostics. A region is
//     { x : (x - estimate)' C^-1 (x - estimate) <= r^2 }
// with r^2 the chi-squared quantile of as many degrees of freedom as there are unknowns (joint) or of two
// (pair). Bates, Watts, "Nonlinear Regression Analysis", section 1.2.3 and 6.2. Used by report and window.

#include "core/methods/result.h"
#include "core/presentation/figure.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

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
    std::string model;   ///< whose estimate, of diagnostics.model_estimates; "" = the run's own
};

/// An estimate with its covariance, both in the units of the unknowns and in their order.
struct RegionSource {
    Eigen::VectorXd estimate;
    Eigen::MatrixXd covariance;
};

/// Pairs (first, second) of unknowns, first < second.
std::vector<std::pair<std::size_t, std::size_t>> pairsOf(const Result& result);

/// The estimate of the run, or of one of its models. Nothing if it is not determined.
std::optional<RegionSource> estimateSource(const Result& result, bool secondOrder,
                                           const std::string& model = {});
/// One side of a split of a model: "calibration" or "validation".
std::optional<RegionSource> sideSource(const Result& result, const std::string& model,
                                       const std::string& split, const std::string& side, bool secondOrder);
/// A set of sensors by its names "D_y, F_x", with its own estimate.
std::optional<RegionSource> sensorSetSource(const Result& result, const std::string& sensors);

/// Closed outline (2 x points) of one region in the plane of the pair, in the units of the unknowns. Empty if
/// the covariance is not positive definite.
Eigen::MatrixXd regionOutline(const RegionSource& source, const RegionDrawing& drawing);

/// Estimates and intervals of one unknown on both sides of a split, for every model.
FigurePanel splitIntervals(const Result& result, const std::string& split, const RegionDrawing& drawing);
/// Estimates and regions of the models in one split; calibration solid and filled, validation dashed and
/// hollow, in the colour of the model. `models` empty = all.
FigurePanel splitRegions(const Result& result, const std::string& split,
                         const std::vector<std::string>& models, const RegionDrawing& drawing);
/// The region of the run's estimate, its cut where there are more than two unknowns, and the refits.
FigurePanel estimateRegions(const Result& result, const RegionDrawing& drawing);
/// Regions of sets of sensors, the first one filled.
FigurePanel sensorSetRegions(const Result& result, const std::vector<std::string>& sets,
                             const RegionDrawing& drawing);

} // namespace rigor
