#pragma once
// Standard deviations of sensors and of process noise by maximum likelihood of the innovations of the whole
// record (F. C. Schweppe, IEEE Trans. Information Theory 11 (1965) 61),
//     ln L = -1/2 sum (nu' S^-1 nu + ln det S + m ln 2 pi),
// searched in their logarithms by scoring (N. K. Gupta, R. K. Mehra, IEEE Trans. Automatic Control 19 (1974)
// 774) with the derivatives of cause_effects.h. What is estimated beside it, states and unknowns, is
// integrated out by the filter, so that no degrees of freedom are lost. The interval is that of the profile
// likelihood: where 2 ln L falls by the square of the normal quantile, all other noise searched again.

#include "core/methods/filter/kalman/filter_trajectory.h"
#include "core/methods/result/result.h"

namespace rigor {

struct FilterNoise {
    std::vector<FilterSetup> setups; ///< with the noise found; at its start where the record does not tell it
    /// One per SearchedNoise; NaN: the likelihood is flat over all that is allowed. Empty if the record could
    /// not be followed, or the search was cancelled.
    std::vector<Estimate> estimates;
    Messages reservations; ///< what the record does not tell, or only from one side
};
/// Setups of the same sensors, states and unknowns; as they are where no noise is searched.
FilterNoise searchFilterNoise(std::vector<FilterSetup> setups, const FilterOptions& options,
                              const Progress& progress);

} // namespace rigor
