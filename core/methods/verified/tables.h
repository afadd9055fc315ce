#pragma once
// The tables of a verified result, from what its procedures found.

#include "core/methods/verified/batch.h"
#include "core/methods/verified/offline.h"
#include "core/methods/verified/result.h"

namespace rigor {

EnclosureTable enclosureTable(const VerifiedProblem& problem, const ObserverResult& trajectory);
MeasuredTable measuredTable(const VerifiedProblem& problem);
/// The last list, box by box.
BoxTable listTable(const VerifiedProblem& problem, const ObserverResult& trajectory);
/// What excluded the latest boxes.
ExclusionTable exclusionTable(const VerifiedProblem& problem, const std::vector<Exclusion>& exclusions);
ClosingTable closingTable(const VerifiedProblem& problem, const ObserverResult& trajectory);
MotionTable motionTable(const VerifiedProblem& problem, const std::vector<VerifiedPhase>& phases);
PavingTable pavingTable(const VerifiedProblem& problem, const OfflineResult& found);

} // namespace rigor
