#pragma once
// What the rows of a run speak against, beside its answer: a plain least-squares fit of its study from its
// estimates, and the faults of fault_evidence.h asked of what that fit leaves.

#include "core/foundation/base/progress.h"
#include "core/study/study.h"
#include "core/study/trust/fault_evidence.h"

namespace rigor {

struct FaultDiagnosis {
    FaultVerdict verdict;
    Message unseen; ///< why nothing could be asked, a sentence; "" = it was
    Messages notes; ///< what could not be looked at
    double values = 0;
    long long simulations = 0;
};

/// Compiles the model, reads the data and simulates. level: of p. Throws Error as prepare().
/// modelText: in the place of what the study names; "" = as it says.
FaultDiagnosis diagnose(const Study& study, const Result& result, double level, const Progress& progress,
                        const std::string& modelText = {});
/// The same of a problem whose unknowns start at the estimates; its numbers per experiment are spread
/// already.
FaultDiagnosis diagnose(const Problem& problem, double level, const Progress& progress);

/// "F reads 1.2 ± 0.3 N too high", a clause.
Message wordsOf(const SignatureEvidence& evidence);
/// "the clock of F", the class in words, without a size.
Message titleOf(FaultClass fault);

} // namespace rigor
