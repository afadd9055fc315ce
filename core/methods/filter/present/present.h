#pragma once
// What the result page and the report show of a filter run: the characteristic curve as it appeared over
// time, states, innovations and their tests, unknowns and their correlation, the fit of all data beside it;
// why it may be believed or not, and what noise is offered.

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

namespace rigor {

Presentation presentFilter(const Result& result, const PresentContext& context);

} // namespace rigor
