#pragma once
// Whether the model is wrong or the filter lost its way. A filter of first order that starts with a wide
// prior linearises at bad places and becomes sure too early; then its innovations do not fit although the
// model does. The fit of all data at once (batch_fit.h) knows: if it leaves no more than the stated noise,
// white, and stays within the stated start, the model follows the record.

#include "core/methods/filter/causes/consistency.h"
#include "core/methods/filter/kalman/batch_fit.h"

namespace rigor {

/// The size of the noise that the fit of all data may leave.
enum class NoiseSize {
    Stated,
    Any ///< of each sensor alone
};

/// Converged, the residuals (of Any: over the size that they have) are as they should be by the tests that
/// innovations are put to, and the start it found is no further from the stated one than chance (99.9 %).
bool fitsAllAtOnce(const FilterRecord& record, const BatchFit& batch, const FilterOptions& options,
                   NoiseSize size);

/// The verdict LostWay where the fit of all data is believable and the filter is not, or ends further from it
/// than chance allows though nothing shows in its innovations. Tries the filter again
/// from where that fit ends, and tells a smaller uncertainty of the unknowns with which it is believable.
/// Any: for a filter whose innovations no other standard deviation of a sensor explains; the words name those
/// that are stated too large or too small. elseBlamed: innovations that seem right are blamed on something
/// else otherwise, so that a filter far from the fit need not be surpassed by one that starts there.
void blameLostWay(Consistency& consistency, const FilterRecord& record, const FilterTrajectory& trajectory,
                  const BatchFit& batch, const FilterOptions& options, NoiseSize size,
                  const Progress& progress, bool elseBlamed = false);

} // namespace rigor
