#pragma once
// Clocks of files and delays of sensors by maximum likelihood of the innovations of the whole record, as
// noise is (noise_likelihood.h): a row's time is no state, and the filter goes from row to row. What is
// estimated beside them, states and unknowns, is integrated out by the filter, as well as it linearises. An
// interval ends where the likelihood has fallen for good, along the ridge that its curvature over about one
// standard error tells; the same trials tell how the unknowns move with the clocks, and so how much of the
// clocks' error theirs hold:
//     P + J C J',  J the derivative of the estimates with respect to the clocks, C the covariance of these.

#include "core/methods/filter/kalman/noise_likelihood.h"

namespace rigor {

struct FilterClocks {
    Problem problem;                 ///< in times of the rig by the clocks found; these are no unknowns of it
    std::vector<Estimate> estimates; ///< one per clock, in the order of the study
    Messages reservations, notes;
    bool followed = true;          ///< false: the record could not be followed with any of the values tried
    Eigen::VectorXd addedVariance; ///< of the unknowns at the end of the record; empty = none
};

/// Names of the unknowns of the study that are numbers of clocks. Throws nothing.
std::vector<std::string> searchedClocks(const Problem& problem);
/// The problem in times of the rig, with clocks that are searched where the study begins.
Problem clocksAtStart(const Problem& problem);
/// `noise` = setups whose noise holds, of clocksAtStart() or of a problem found before; only it is taken.
/// Refuses by an Error: a gate, knots that are refined.
FilterClocks searchFilterClocks(const Problem& problem, const std::vector<FilterSetup>& noise,
                                const FilterOptions& options, const Progress& progress);

} // namespace rigor
