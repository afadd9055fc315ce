#pragma once
// The sentences of runs of an FMU that failed.

#include "core/engine/fmu/fmu_host.h"
#include "core/engine/simulate/external.h"

#include <span>

namespace rigor {

/// What the helper reported of a run, or of loading the library.
Message reportedProblem(const host::Answer& answer, const std::vector<Variable>& outputs);
/// How a process ended that should not have.
Message processDeath(const ProcessEnd& end);
/// "k = 3, m = 2": those that differ from the FMU's own values, the first few of them.
Message statedParameters(const std::vector<Variable>& parameters, std::span<const double> values);
/// What the FMU itself said last, behind `sentence`; as it is if it said nothing.
Message withLastWords(Message sentence, const std::string& log, const ConfinedProcess* process);

} // namespace rigor
