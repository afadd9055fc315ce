#pragma once
// What `rigor run` prints when it is done.

#include "core/methods/result/result.h"
#include "core/study/study.h"

#include <string>

namespace rigor {

/// Title, verdict, estimates with errors, the single numbers of the diagnostics, warnings, cost.
std::string summaryText(const Result& result, const Study& study);

} // namespace rigor
