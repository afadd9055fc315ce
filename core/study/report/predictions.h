#pragma once
// What a run predicts for its measured values, as its method presents it.

#include "core/methods/result/result.h"
#include "core/presentation/predicted_output.h"

#include <vector>

namespace rigor {

/// In the order of the result. Values that are not finite are left out.
std::vector<PredictedOutput> predictionsOf(const Result& result);

} // namespace rigor
