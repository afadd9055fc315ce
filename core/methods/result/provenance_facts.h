#pragma once
// What a run took, for people: of every method alike.

#include "core/methods/result/result.h"
#include "core/presentation/presentation.h"

namespace rigor {

/// Simulations where there were some, failures, wall time and seed as far as they are known, and the way to
/// the study text.
view::FactGroup provenanceFacts(const Result& result);

} // namespace rigor
