#pragma once
// Claims that every point fit of a rig makes, whatever its search.

#include "tests/attacks/support/attack_main.h"

#include <optional>

namespace rigor::attacks {

/// Where an answered fit ended.
struct FitEnd {
    std::vector<double> values;     ///< of the unknowns, in their order
    bool bound = false;             ///< one of them lies at a bound
    double misfit = 0, ofTruth = 0; ///< sums of squares in true deviations, there and at the truth
};

/// Nothing where the study was not answered, which is a false claim.
std::optional<FitEnd> endOfFit(Attempt& attempt, const Rig& rig, const Record& record,
                               const Outcome& outcome);

/// "no influence", "at a bound", intervals within the bounds and, if `covers`, that they hold the truth.
void judgeUnknowns(Attempt& attempt, const Rig& rig, const FitEnd& end, const Outcome& outcome, bool covers);

/// "The data determine every unknown" on the page: they do not where one at a bound of its search, the others
/// fitted again, is no further from the record than chance takes the truth in 5 %.
void judgeDetermined(Attempt& attempt, const Rig& rig, const Record& record, const FitEnd& end,
                     const Outcome& outcome);

/// "Another minimum fits nearly as well": it is one whose misfit is not beyond chance, and intervals that are
/// said to hold both do. stated: the deviations are, so that misfits are likelihoods.
void judgeOtherMinima(Attempt& attempt, const Rig& rig, const Record& record, const FitEnd& end,
                      const Outcome& outcome, bool stated);

} // namespace rigor::attacks
