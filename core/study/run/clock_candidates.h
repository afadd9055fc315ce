#pragma once
// Which of the offsets at which two curves resemble each other the model confirms: the data are fitted at
// each of them, and what is left decides.

#include "core/engine/data/series/clock_offset.h"
#include "core/foundation/base/progress.h"
#include "core/study/study.h"

#include <limits>
#include <optional>
#include <vector>

namespace rigor {

inline constexpr int kClockIterations = 15;

/// What the fit leaves with the clock at one candidate.
struct ClockTrial {
    OffsetCandidate candidate;
    /// Root mean square over the measured outputs of what is left over its variation: 0 = all is explained, 1
    /// = nothing is; NaN = there was no fit.
    double remainder = std::numeric_limits<double>::quiet_NaN();
    Message why; ///< there was none, a clause; "" else
};

struct ClockProposal {
    std::vector<ClockTrial> trials;      ///< in the order of the candidates, a refined one in its place
    std::optional<std::size_t> proposed; ///< of the trials
    Message reason;                      ///< of the proposal, or why there is none: a sentence
    bool cancelled = false;
};

/// The part of the recipe that joins all files to one experiment; the first file's clock counts, from 0 s
/// where its own begins long before (as of a single record, time_bases.h): `firstRow` is the time of its
/// first row, s, `step` the usual step of its rows.
void joinFiles(DataRecipe& recipe, double firstRow, double step);

/// Fits the model of the study (a point fit by the plain method, whatever its own is, from the start values,
/// in at most kClockIterations) with the offset of `file`, an index of its files, at each candidate in turn;
/// what is then measured before the start of the run is left out. The smallest remainder is proposed, its
/// offset refined by the fit (the peak of a correlation may lie beside it, by `reach` in s or a few times
/// that); no offset is where two differ by less than 10 %, where the best leaves more than half of what
/// varies, or where nothing could be fitted. The study must be one of point values (ui: forMethod); it is
/// left as it is. Cancelled: the trials made so far, no proposal.
ClockProposal judgedByModel(const Study& study, const std::string& modelText, const std::string& modelName,
                            std::size_t file, const std::vector<OffsetCandidate>& candidates, double reach,
                            const Progress& progress);

} // namespace rigor
