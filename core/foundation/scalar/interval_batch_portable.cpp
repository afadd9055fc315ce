// The portable back-end: two intervals at a time in GCC's vectors, which become the baseline's instructions.
// As interval_rounding.h: the nearest double, corrected by the sign of its exact error.
#include "core/foundation/scalar/interval_batch_impl.h"

#include <cstdint>
#include <cstring>

namespace rigor {

namespace {

constexpr std::size_t kWidth = 2;
using V [[gnu::vector_size(16)]] = double;
using M [[gnu::vector_size(16)]] = std::int64_t;

V load(const double* p) {
    V v;
    std::memcpy(&v, p, sizeof v);
    return v;
}
void store(double* p, V v) { std::memcpy(p, &v, sizeof v); }
/// m: all bits or none, per element.
bool all(M m) {
#ifdef __SSE2__
    return __builtin_ia32_movmskpd((V)m) == 3;
#else
    return (m[0] & m[1]) != 0;
#endif
}

V least(V a, V b) { return a < b ? a : b; }
V largest(V a, V b) { return a > b ? a : b; }

/// The doubles below (above) x where the mask holds; x is not 0 there.
V belowIf(V x, M mask) {
    const M one = {1, 1};
    return (V)((M)x - (((x < 0.0) | one) & mask));
}
V aboveIf(V x, M mask) {
    const M one = {1, 1};
    return (V)((M)x + (((x < 0.0) | one) & mask));
}

struct Bounds {
    V lower, upper;
};
Bounds load(IntervalView a, std::size_t k) { return {load(a.lower + k), load(a.upper + k)}; }

struct Rounded {
    V down, up;
};
struct Sum {
    V s, error;
};
Sum sum(V a, V b) {
    const V s = a + b, c = s - a;
    return {s, (a - (s - c)) + (b - c)};
}

/// a + b; false if something overflowed or is not finite.
bool addBounds(const Bounds& a, const Bounds& b, Bounds& r) {
    const Sum low = sum(a.lower, b.lower), high = sum(a.upper, b.upper);
    r = {belowIf(low.s, low.error < 0.0), aboveIf(high.s, high.error > 0.0)};
    const V both = low.error + high.error; // NaN where one is
    return all(both == both);
}

/// The high and low half of a factor (Veltkamp).
struct Halves {
    V x, high, low;
    explicit Halves(V v) : x(v) {
        const V c = 134217729.0 * v;
        high = c - (c - v), low = v - high;
    }
};
Rounded product(const Halves& a, const Halves& b) {
    const V p = a.x * b.x;
    const V e = ((a.high * b.high - p) + a.high * b.low + a.low * b.high) + a.low * b.low;
    return {belowIf(p, e < 0.0), aboveIf(p, e > 0.0)};
}
V sizeOf(V x) { return (V)((M)x & M{0x7fffffffffffffff, 0x7fffffffffffffff}); }
/// 0, or from 2^-480 on. The bits of 0 less one are a NaN, which is not below anything.
M isNotTiny(V size) {
    const M one = {1, 1};
    return ~((V)((M)size - one) < 0x1p-480);
}
/// Whether products of these have an exact error: 0, or from 2^-480 to 2^490.
bool areOrdinary(const Bounds& a, const Bounds& b) {
    const V al = sizeOf(a.lower), au = sizeOf(a.upper), bl = sizeOf(b.lower), bu = sizeOf(b.upper);
    // A NaN (an empty interval) has both bounds so: the comparison with the upper ones sees it.
    const M small = (largest(al, au) < 0x1p490) & (largest(bl, bu) < 0x1p490);
    return all(small & isNotTiny(al) & isNotTiny(au) & isNotTiny(bl) & isNotTiny(bu));
}
/// a b; false if a bound is of the rare kind.
bool multiplyBounds(const Bounds& a, const Bounds& b, Bounds& r) {
    if (!areOrdinary(a, b)) return false;
    const Halves al(a.lower), au(a.upper), bl(b.lower), bu(b.upper);
    const Rounded p1 = product(al, bl), p2 = product(al, bu), p3 = product(au, bl), p4 = product(au, bu);
    r = {least(least(p1.down, p2.down), least(p3.down, p4.down)),
         largest(largest(p1.up, p2.up), largest(p3.up, p4.up))};
    return true;
}

IntervalView from(IntervalView a, std::size_t k) { return {a.lower + k, a.upper + k}; }
IntervalTarget from(IntervalTarget a, std::size_t k) { return {a.lower + k, a.upper + k}; }
void store(IntervalTarget r, std::size_t k, const Bounds& v) {
    store(r.lower + k, v.lower), store(r.upper + k, v.upper);
}

void add(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    std::size_t k = 0;
    for (Bounds v; k + kWidth <= n; k += kWidth)
        if (addBounds(load(a, k), load(b, k), v)) [[likely]]
            store(r, k, v);
        else
            rare_intervals::add(kWidth, from(a, k), from(b, k), from(r, k));
    rare_intervals::add(n - k, from(a, k), from(b, k), from(r, k));
}
void subtract(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    std::size_t k = 0;
    for (Bounds v; k + kWidth <= n; k += kWidth) {
        const Bounds y = load(b, k);
        if (addBounds(load(a, k), {-y.upper, -y.lower}, v)) [[likely]]
            store(r, k, v);
        else
            rare_intervals::subtract(kWidth, from(a, k), from(b, k), from(r, k));
    }
    rare_intervals::subtract(n - k, from(a, k), from(b, k), from(r, k));
}
void multiply(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    std::size_t k = 0;
    for (Bounds v; k + kWidth <= n; k += kWidth)
        if (multiplyBounds(load(a, k), load(b, k), v)) [[likely]]
            store(r, k, v);
        else
            rare_intervals::multiply(kWidth, from(a, k), from(b, k), from(r, k));
    rare_intervals::multiply(n - k, from(a, k), from(b, k), from(r, k));
}
void multiplyAdd(std::size_t n, IntervalView a, IntervalView b, IntervalView c, IntervalTarget r) {
    std::size_t k = 0;
    for (Bounds p, v; k + kWidth <= n; k += kWidth)
        if (multiplyBounds(load(a, k), load(b, k), p) && addBounds(p, load(c, k), v)) [[likely]]
            store(r, k, v);
        else
            rare_intervals::multiplyAdd(kWidth, from(a, k), from(b, k), from(c, k), from(r, k));
    rare_intervals::multiplyAdd(n - k, from(a, k), from(b, k), from(c, k), from(r, k));
}

} // namespace

const IntervalKernels kPortableIntervals{"portable",
                                         add,
                                         subtract,
                                         multiply,
                                         rare_intervals::divide,
                                         rare_intervals::squareRoot,
                                         rare_intervals::square,
                                         multiplyAdd};

} // namespace rigor
