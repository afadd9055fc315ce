#pragma once
// The tables of a verified result, as DESIGN.md and README.md of this folder name them.

#include "core/methods/verified/batch.h"
#include "core/methods/verified/offline.h"

namespace rigor {

/// enclosures.csv: t, boxes, seconds, then <name>_lower, <name>_upper of parameters and states.
ResultTable enclosureTable(const VerifiedProblem& problem, const ObserverResult& course);
/// measured.csv: t, sensor, lower, upper, standstill.
ResultTable measuredTable(const VerifiedProblem& problem);
/// list.csv: the last list, box by box.
ResultTable listTable(const VerifiedProblem& problem, const ObserverResult& course);
/// exclusions.csv: what excluded the latest boxes.
ResultTable exclusionTable(const VerifiedProblem& problem, const std::vector<Exclusion>& exclusions);
ResultTable closingTable(const VerifiedProblem& problem, const ObserverResult& course);
/// epochs.csv: enclosures of values that hold from one standstill to the next.
ResultTable phaseTable(const VerifiedProblem& problem, const std::vector<VerifiedPhase>& phases);
/// paving.csv: verdict and bounds of every box.
ResultTable pavingTable(const VerifiedProblem& problem, const OfflineResult& found);

} // namespace rigor
