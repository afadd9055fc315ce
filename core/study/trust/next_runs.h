#pragma once
// Where there are no runs or one: which run more would add something, and about how long it takes.

#include "core/study/trust/trust.h"

namespace rigor {

std::vector<NextRun> nextRuns(const std::vector<TrustedRun>& runs);

} // namespace rigor
