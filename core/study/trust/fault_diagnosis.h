#pragma once
// What the rows of a run speak against, beside its answer: the faults of fault_evidence.h asked of what a
// plain least-squares fit of its study leaves. What is asked is what the unknowns do not follow, to first
// order, so an answer within one standard error of that fit is not fitted again.

#include "core/foundation/base/progress.h"
#include "core/study/study.h"
#include "core/study/trust/fault_evidence.h"

#include <limits>

namespace rigor {

inline constexpr double kUnlimited = std::numeric_limits<double>::infinity();

struct FaultDiagnosis {
    FaultVerdict verdict;
    Message unseen; ///< why nothing could be asked, a sentence; "" = it was
    Messages notes; ///< what could not be looked at
    double values = 0;
    long long simulations = 0;
};

/// Compiles the model, reads the data and simulates. level: of p. Throws Error as prepare().
/// modelText: in the place of what the study names; "" = as it says. seconds: behind them nothing more is
/// begun that takes many runs, and what was not looked at is said.
FaultDiagnosis diagnose(const Study& study, const Result& result, double level, const Progress& progress,
                        const std::string& modelText = {}, double seconds = kUnlimited);
/// The same of a problem whose unknowns start at the estimates; its numbers per experiment are spread
/// already.
FaultDiagnosis diagnose(const Problem& problem, double level, const Progress& progress,
                        double seconds = kUnlimited);

/// "F reads 1.2 ± 0.3 N too high", a clause.
Message wordsOf(const SignatureEvidence& evidence);
/// "the clock of F", the class in words, without a size.
Message titleOf(FaultClass fault);

} // namespace rigor
