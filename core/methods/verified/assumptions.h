#pragma once
// What a proof rests on, as sentences: without them "proven" says nothing.

#include "core/foundation/base/translate.h"
#include "core/methods/verified/record.h"

namespace rigor {

/// Of the model, the unknowns, the sensors, the inputs, the start, rests; in this order.
Messages assumptionsOf(const VerifiedProblem& problem, const VerifiedOptions& options);

} // namespace rigor
