#pragma once
// Bounds as decimal numbers for people: no narrower than the interval, and wider by at most a thousandth of
// its width on each side (or 1e-15 of its numbers).

#include "core/foundation/scalar/interval.h"
#include "core/methods/result/result.h"

namespace rigor {

/// lower and upper are the doubles nearest to decimal numbers with `decimals` digits behind the point;
/// written with that many, the numbers enclose the interval.
struct OutwardDecimals {
    double lower = 0, upper = 0;
    int decimals = 0;
};

/// Bounded, not empty.
OutwardDecimals outwardDecimals(const Interval& x);

/// With this many decimals, or as many as a double can have.
OutwardDecimals outwardDecimals(const Interval& x, int decimals);

/// Of a guaranteed estimate. A bound that is the end of what was examined is shown as it was written there:
/// nothing beyond it was examined.
OutwardDecimals shownBounds(const Estimate& estimate);
OutwardDecimals shownBounds(const Estimate& estimate, int decimals);

} // namespace rigor
