#pragma once
// The residuals of a point fit value by value, in the order in which they were measured, and how the fit made
// them from the errors u of the values. To first order, in standard deviations (FitSensor::sigma) of one
// value,
//     e = (I - X G) u,     estimate - truth = G u
// X: slopes of the values along the face of the unknowns that no bound and no constraint holds, G = (X'WX)^-1
// X'W on the directions that the data determine. Values that were given instead of fitted have no G: e = u.
// Where priors take part in the fit, e is what the data alone would leave, to first order, so that no prior,
// right or wrong, moves what is asked of e.

#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/residuals/residuals.h"

namespace rigor {

/// Values of one output whose order means something.
struct ResidualTrajectory {
    std::size_t sensor = 0;
    std::string experiment;            ///< its label; "" = single values in the order of the file
    std::vector<Eigen::Index> members; ///< of the view, in the order of time
};

struct ResidualView {
    Eigen::VectorXd left;   ///< n: e; of a robust loss its influence psi(e), so that outliers decide nothing
    Eigen::MatrixXd slopes; ///< X, n x q
    Eigen::MatrixXd pull;   ///< G, q x n; q = 0 where nothing was fitted
    std::vector<std::size_t> row, sensor; ///< n each
    std::vector<std::string> label;       ///< n: the experiment of the value
    std::vector<double> time;             ///< n: s; NaN for a single value
    std::vector<ResidualTrajectory> trajectories;
    std::size_t sensors = 0;

    Eigen::Index size() const { return left.size(); }
    /// (I - X G) u.
    Eigen::VectorXd leftOf(const Eigen::VectorXd& errors) const;
};

/// face: where no bound and no constraint holds the unknowns; without slopes in the prediction nothing counts
/// as fitted.
ResidualView residualView(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                          const FitFace& face);

/// Orthonormal columns of the same span; as many as the rank.
Eigen::MatrixXd orthonormalColumns(const Eigen::MatrixXd& columns);

/// The view of a fit, to first order, that never saw the values `removed`; weights: those of the rows.
/// takenUp: the sum of squares by which the values kept are met better.
ResidualView viewWithout(const ResidualView& view, const std::vector<Eigen::Index>& removed,
                         const Eigen::VectorXd& weights, double& takenUp);

} // namespace rigor
