#pragma once
// The coordinates in which a box is searched: the logarithm of an unknown on a logarithmic scale, the value
// of any other. Everything outside a search is in values; intervals of such unknowns are those of the
// logarithm.

#include "core/foundation/optim/minimize.h"
#include "core/methods/fit/residuals/residuals.h"

namespace rigor {

/// The coordinate of a value of unknown i, and the value of a coordinate, a bound exactly where it is
/// reached.
double toScale(const FitBox& box, Eigen::Index i, double value);
double fromScale(const FitBox& box, Eigen::Index i, double coordinate);
Eigen::VectorXd toScale(const FitBox& box, const Eigen::VectorXd& values);
Eigen::VectorXd fromScale(const FitBox& box, const Eigen::VectorXd& coordinates);
/// dvalue/dcoordinate (n): the value on a logarithmic scale, else 1.
Eigen::VectorXd stretchOf(const FitBox& box, const Eigen::VectorXd& values);

/// Start, bounds and inequalities in coordinates; a lower bound 0 of a logarithm is -infinity.
FitBox onScale(const FitBox& box);
/// Whether a search can fill it: finite bounds of all coordinates.
bool fillable(const FitBox& box);

/// As minimize() of residuals.problem(box), in coordinates; values in, values out, reports included. A start
/// that the inequalities of the box do not allow is moved to the nearest that they do; without any the result
/// has none.
LeastSquaresResult minimizeOnScale(Residuals& residuals, const FitBox& box, const LeastSquares& options,
                                   const SearchControl& control);
/// The same of a problem over the box, which starts as it says; minimizer: called with the problem and the
/// control in coordinates.
SearchResult
minimizeOnScale(SearchProblem problem, const FitBox& box, const SearchControl& control,
                const std::function<SearchResult(const SearchProblem&, const SearchControl&)>& minimizer);
/// A control whose reports, made in coordinates, are passed on in values.
SearchControl reportingValues(const FitBox& box, const SearchControl& control);

} // namespace rigor
