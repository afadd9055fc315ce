#pragma once
// Exact second derivatives of a tape, by second-order dual numbers: four directions per sweep, with every
// pair of them.

#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/scalar/second_order.h"

namespace rigor {
extern template class Evaluator<SecondOrderNumber>;
} // namespace rigor
