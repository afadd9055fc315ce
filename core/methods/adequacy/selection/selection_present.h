#pragma once
// What the result page and the report show of a sensor selection: the ranking by each criterion with what was
// proven, the confidence regions of the selected combination beside the best one, how many sensors are
// enough, what each is worth.

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

namespace rigor {

Presentation presentSelection(const Result& result, const PresentContext& context);

} // namespace rigor
