#pragma once
// Where a record has no values although it goes on: a logger that stopped for a while, cells that are empty.
// What happened there is not known, and nothing may be drawn, sampled or simulated across it as if it were.

#include <cstddef>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace rigor {

/// Samples missing in a row up to which a series is taken as known: between its neighbours it is
/// interpolated.
inline constexpr std::size_t kFewMissing = 3;

/// A stretch of a record without values, wider than a few of the steps beside it.
struct Gap {
    /// s: the last time with a value before it and the first one behind it; -infinity and infinity where the
    /// record has no value before or behind.
    double from = -std::numeric_limits<double>::infinity(), to = std::numeric_limits<double>::infinity();
    double steps = 0;                     ///< its width over the usual step beside it
    std::size_t fromLine = 0, toLine = 0; ///< physical lines of these times in the file, from 1; 0 = none
    bool holds(double time) const { return time > from && time < to; }
};

/// Between which samples there is a gap: index of the sample before it, and its width over the usual step.
struct GapPlace {
    std::size_t after = 0;
    double steps = 0;
};

/// Gaps of strictly increasing times (any unit). A step is one if it is wider than kFewMissing + 1/2 of the
/// steps on both sides (80th percentiles of up to ten each, so that another gap nearby hides none); where
/// these differ among themselves by more than half, as in records of changes, wider than ten of them. None
/// are told of fewer than nine samples. A change of the rate is no gap.
/// evenOnly: nothing is said where steps differ, as of a value that is written when it changes and holds.
std::vector<GapPlace> gapsBetween(std::span<const double> times, bool evenOnly = false);

/// Gaps of a column: `times` and `lines` of the rows of the record (times strictly increasing), `values` of
/// the column there, NaN = missing. A column that begins or ends more than kFewMissing rows later or earlier
/// than the record has a gap there.
std::vector<Gap> gapsOfColumn(std::span<const double> times, std::span<const double> values,
                              std::span<const std::size_t> lines, bool evenOnly = false);

/// "from 1.602 s to 2 s (199 steps)", "from 12 s on (90 steps)", "before 3 s (12 steps)".
std::string describe(const Gap& gap);

} // namespace rigor
