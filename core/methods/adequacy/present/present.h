#pragma once
// What the window and the report show of model adequacy.

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

namespace rigor {

Presentation presentAdequacy(const Result& result, const PresentContext& context);

} // namespace rigor
