#pragma once
// What both back-ends of interval_batch.h share: the loops, and single intervals of the rare kind (empty,
// unbounded, huge, tiny). Everything is static to the file that includes it: code compiled for AVX-512 must
// never be merged by the linker with the baseline's.

#include "core/foundation/scalar/interval_batch.h"

namespace rigor {

extern const IntervalKernels kPortableIntervals, kAvx512Intervals;

namespace rare_intervals {
// One by one, by interval.h (compiled for the baseline in interval_batch.cpp).
void add(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r);
void subtract(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r);
void multiply(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r);
void divide(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r);
void squareRoot(std::size_t n, IntervalView a, IntervalTarget r);
void square(std::size_t n, IntervalView a, IntervalTarget r);
void multiplyAdd(std::size_t n, IntervalView a, IntervalView b, IntervalView c, IntervalTarget r);
} // namespace rare_intervals

} // namespace rigor
