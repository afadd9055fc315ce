#pragma once
// What the record can tell of the unknowns, whatever the filter makes of it: the Gramian of observability
//     W = sum_k (H_k Phi_k)' R^-1 (H_k Phi_k),   Phi_k = d X_k / d [x_1, .., x_E, p]
// over all rows, along the course of the filter's own one-step map, scaled by the standard deviations at the
// start; the starts x_e are eliminated. Of a direction with the eigenvalue w the standard deviation at the
// start is left to 1/sqrt(1 + w). Process noise is left out: it only takes from what a record tells. A filter
// that linearises anew at every row may believe to learn what is in no row.

#include "core/methods/filter/kalman/batch_fit.h"

namespace rigor {

/// A direction of the unknowns that the record leaves at 90 % or more of its standard deviation at the start.
struct HiddenDirection {
    /// Unknowns with a share in it, and how far each goes, in its unit; of one unknown its standard
    /// deviation.
    std::vector<std::pair<std::string, double>> direction;
    double left = 1; ///< of the standard deviation at the start
    std::vector<std::string> names() const;
};
/// Along the course from these starts (experiments x states) with these unknowns. What is found there is said
/// only if it is so, too, one standard deviation to both sides. Empty where the course cannot be followed.
std::vector<HiddenDirection> hiddenDirections(const FilterRecord& record, const Eigen::MatrixXd& starts,
                                              const Eigen::VectorXd& unknowns, const Progress& progress);

} // namespace rigor
