#pragma once
// By how much the clocks of two records of one experiment may differ: where their curves resemble each other.

#include "core/engine/data/series/preparation.h"

#include <stop_token>
#include <vector>

namespace rigor {

/// One offset at which two curves resemble each other more than at those beside it.
struct OffsetCandidate {
    double offset = 0;      ///< s; added to the times of the moved curve
    double correlation = 0; ///< -1 to 1; below 0: one falls where the other rises
};

struct OffsetSearch {
    double smoothing = 0;                    ///< s, width of the window a derivative was taken over; 0 = none
    double step = 0;                         ///< s, of `offsets`
    std::vector<double> offsets;             ///< s, rising; where the curves overlap by enough
    std::vector<double> correlations;        ///< at each of them; NaN = one of the curves is constant there
    std::vector<OffsetCandidate> candidates; ///< strongest first
};

/// The normalised cross-correlation over the offset
///     r(d) = cov(a(t), b(t - d)) / sqrt(var a var b),   each over the times at which both are known,
/// which no change of unit, zero or sign of a sensor changes but for its sign. Both curves are interpolated
/// to the finer of their steps (a coarser one where they would have over 2^19 samples), never across a gap or
/// a missing value. At least a third of the shorter curve must lie within the other. Candidates are the peaks
/// of |r| of at least 60 % of the largest, with a dip between them, refined below a step by the parabola
/// through three values; none if no |r| reaches 0.3, or of curves that are constant or have under eight
/// samples. A peak at either end of the offsets is none.
/// derivatives: how many times in time the reference must be differentiated to be of the kind of the moved
/// curve (2: a displacement beside an acceleration), below 0: the moved one; -2 .. 2. That is done by a local
/// parabola over the window with which the curves resemble each other best (A. Savitzky, M. J. E. Golay,
/// Anal. Chem. 36 (1964) 1627). The largest peak need not be the right one: two places of a vibrating rig
/// resemble each other best half a period beside. `stop`: what was asked is no longer wanted; there are no
/// candidates then.
OffsetSearch clockOffsets(const Samples& reference, const Samples& moved, int derivatives = 0,
                          const std::stop_token& stop = {});

} // namespace rigor
