#pragma once
// What a run predicts for its measured values, one way for all methods: what it presents of them, else from
// the table courses (model adequacy). Missing tables give nothing; nothing throws.

#include "core/methods/result.h"
#include "core/presentation/predicted_output.h"

#include <vector>

namespace rigor {

/// In the order of the result. Values that are not finite are left out.
std::vector<PredictedOutput> predictionsOf(const Result& result);

} // namespace rigor
