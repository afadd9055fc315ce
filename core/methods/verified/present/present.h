#pragma once
// What the result page and the report show of verified identification: tubes of the states with the measured
// band, hulls of the unknowns over time, boxes left or admissible, what excluded the last boxes, what the
// proof rests on.

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

namespace rigor {

Presentation presentVerified(const Result& result, const PresentContext& context);

} // namespace rigor
