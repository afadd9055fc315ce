#pragma once
// What the result page and the report show of an inverse uncertainty identification: densities of all
// experiments, measured against predicted, the search, Sobol indices.

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

namespace rigor {

Presentation presentInverseUncertainty(const Result& result, const PresentContext& context);

} // namespace rigor
