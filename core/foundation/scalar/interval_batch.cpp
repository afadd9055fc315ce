#include "core/foundation/scalar/interval_batch_impl.h"

#include "core/foundation/base/instruction_set.h"
#include "core/foundation/scalar/interval.h"

#include <array>

namespace rigor {

namespace rare_intervals {

namespace {
Interval at(IntervalView a, std::size_t k) { return {a.lower[k], a.upper[k]}; }
void put(IntervalTarget r, std::size_t k, const Interval& v) { r.lower[k] = v.lower, r.upper[k] = v.upper; }
} // namespace

void add(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; ++k) put(r, k, at(a, k) + at(b, k));
}
void subtract(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; ++k) put(r, k, at(a, k) - at(b, k));
}
void multiply(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; ++k) put(r, k, at(a, k) * at(b, k));
}
void divide(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; ++k) put(r, k, at(a, k) / at(b, k));
}
void squareRoot(std::size_t n, IntervalView a, IntervalTarget r) {
    for (std::size_t k = 0; k < n; ++k) put(r, k, math::sqrt(at(a, k)));
}
void square(std::size_t n, IntervalView a, IntervalTarget r) {
    for (std::size_t k = 0; k < n; ++k) put(r, k, math::square(at(a, k)));
}
void multiplyAdd(std::size_t n, IntervalView a, IntervalView b, IntervalView c, IntervalTarget r) {
    for (std::size_t k = 0; k < n; ++k) put(r, k, at(a, k) * at(b, k) + at(c, k));
}

} // namespace rare_intervals

std::span<const IntervalKernels* const> allIntervalKernels() {
    static constexpr std::array<const IntervalKernels*, 2> kAll{&kPortableIntervals, &kAvx512Intervals};
    static const std::size_t count = instructionSet() >= InstructionSet::Avx512 ? 2 : 1;
    return std::span(kAll).first(count);
}

const IntervalKernels& intervalKernels() { return *allIntervalKernels().back(); }

} // namespace rigor
