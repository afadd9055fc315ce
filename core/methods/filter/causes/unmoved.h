#pragma once
// Unknowns that the filter cannot move although what is measured depends on them: a threshold that no
// derivative sees. Where the innovations are not as they should be, another value of such an unknown is tried
// before a sensor, a noise or the model is blamed.

#include "core/methods/filter/causes/consistency.h"

namespace rigor {

/// The verdict NotJudged, with the value that goes best with the record, where one is far more likely than
/// the start: a likelihood ratio beyond chance of 0.1 % over all values tried. threads: 0 = all; never
/// changes the result.
void blameUnmoved(Consistency& consistency, const FilterRecord& record, const FilterTrajectory& trajectory,
                  const FilterOptions& options, int threads, const Progress& progress);

} // namespace rigor
