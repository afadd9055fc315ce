#pragma once
// What a sensor selection found, before it is written down.

#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/search/selection_branch.h"
#include "core/methods/adequacy/selection/search/selection_enumerate.h"
#include "core/methods/adequacy/selection/selection_result.h"

namespace rigor {

struct SelectionFindings {
    CandidateSensors set;
    SelectionLimits limits;
    struct PerCriterion {
        Criterion criterion = Criterion::A;
        std::vector<int> best; ///< empty = none determines the parameters
        CriterionValues values;
        double bound = 0;      ///< no combination has a smaller value
        double gap = 0;        ///< value / bound - 1
        double relaxation = 0; ///< bound of the relaxation alone; NaN if it was not solved
        SelectionEnd end = SelectionEnd::NotRun;
        long long nodes = 0;
        double seconds = 0;
        std::vector<RankedCombination> listed; ///< best first
        std::vector<RankedCombination> ties;   ///< equal to the best one, which is the first
        std::vector<RankedCombination> bySize; ///< no sensors = none
        bool sizesProven = false;
    };
    std::vector<PerCriterion> criteria;
    bool enumerated = false;
    long long combinations = 0, undetermined = 0; ///< scored
    double allowed = 0;                           ///< combinations that the limits allow, costs not regarded

    double valueOf(const PerCriterion& c) const { return c.values.value(c.criterion); }
};

/// Unit of the variance of a parameter, "" if the parameters have none in common.
std::string commonSquaredUnit(const CandidateSensors& set);

SelectionResult resultOf(const SelectionFindings& findings);
/// The verdict in one or two sentences.
RunVerdict selectionVerdict(const SelectionFindings& findings);
Messages selectionWarnings(const SelectionFindings& findings, double timeLimit);

} // namespace rigor
