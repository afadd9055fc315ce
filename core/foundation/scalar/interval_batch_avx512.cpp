// The AVX-512 back-end: eight intervals at a time, each instruction with its own rounding direction. Compiled
// with AVX-512 (core/CMakeLists.txt), called only where the processor has it.
#include "core/foundation/scalar/interval_batch_impl.h"

#include <immintrin.h>

namespace rigor {

namespace {

constexpr int kDown = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC,
              kUp = _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC;
constexpr std::size_t kWidth = 8;
using V = __m512d;

struct Bounds {
    V lower, upper;
};

/// The lanes that hold intervals from k on.
inline __mmask8 lanes(std::size_t n, std::size_t k) {
    return n - k >= kWidth ? static_cast<__mmask8>(0xff) : static_cast<__mmask8>((1u << (n - k)) - 1);
}
inline Bounds load(IntervalView a, std::size_t k, __mmask8 m) {
    return {_mm512_maskz_loadu_pd(m, a.lower + k), _mm512_maskz_loadu_pd(m, a.upper + k)};
}
inline void store(IntervalTarget r, std::size_t k, __mmask8 m, const Bounds& v) {
    _mm512_mask_storeu_pd(r.lower + k, m, v.lower);
    _mm512_mask_storeu_pd(r.upper + k, m, v.upper);
}
inline Bounds load(IntervalView a, std::size_t k) {
    return {_mm512_loadu_pd(a.lower + k), _mm512_loadu_pd(a.upper + k)};
}
inline void store(IntervalTarget r, std::size_t k, const Bounds& v) {
    _mm512_storeu_pd(r.lower + k, v.lower);
    _mm512_storeu_pd(r.upper + k, v.upper);
}
inline __mmask8 unordered(V a, V b) { return _mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q); }

inline Bounds sum(const Bounds& a, const Bounds& b) {
    return {_mm512_add_round_pd(a.lower, b.lower, kDown), _mm512_add_round_pd(a.upper, b.upper, kUp)};
}
inline Bounds difference(const Bounds& a, const Bounds& b) {
    return {_mm512_sub_round_pd(a.lower, b.upper, kDown), _mm512_sub_round_pd(a.upper, b.lower, kUp)};
}
inline V chosen(__mmask8 where, V yes, V no) { return _mm512_mask_blend_pd(where, no, yes); }
inline __mmask8 isNegative(V a) { return _mm512_cmp_pd_mask(a, _mm512_setzero_pd(), _CMP_LT_OQ); }

/// The least a.lower x over x in b is at that end of b which the sign of a.lower tells; so for the other
/// three. rare: lanes with 0 times infinity among them, or an operand that is empty.
inline Bounds product(const Bounds& a, const Bounds& b, __mmask8& rare) {
    const __mmask8 first = isNegative(a.lower), second = isNegative(a.upper);
    const V d1 = _mm512_mul_round_pd(a.lower, chosen(first, b.upper, b.lower), kDown),
            d2 = _mm512_mul_round_pd(a.upper, chosen(second, b.upper, b.lower), kDown);
    const V u1 = _mm512_mul_round_pd(a.lower, chosen(first, b.lower, b.upper), kUp),
            u2 = _mm512_mul_round_pd(a.upper, chosen(second, b.lower, b.upper), kUp);
    rare = unordered(d1, d2) | unordered(u1, u2);
    return {_mm512_min_pd(d1, d2), _mm512_max_pd(u1, u2)};
}
/// The quotients of the ends that the signs tell; rare: the denominator holds 0, or infinity by infinity, or
/// empty.
inline Bounds quotient(const Bounds& a, const Bounds& b, __mmask8& rare) {
    const V zero = _mm512_setzero_pd(), minus = _mm512_set1_pd(-0.0);
    const __mmask8 below = _mm512_cmp_pd_mask(b.upper, zero, _CMP_LT_OQ),
                   above = _mm512_cmp_pd_mask(b.lower, zero, _CMP_GT_OQ);
    // (-a)/(-b) where b < 0: then the denominator is above 0.
    const auto negative = [&](V x) { return _mm512_xor_pd(x, minus); };
    const V lower = chosen(below, negative(a.upper), a.lower),
            upper = chosen(below, negative(a.lower), a.upper),
            least = chosen(below, negative(b.upper), b.lower),
            most = chosen(below, negative(b.lower), b.upper);
    const V down = _mm512_div_round_pd(lower, chosen(isNegative(lower), least, most), kDown),
            up = _mm512_div_round_pd(upper, chosen(isNegative(upper), most, least), kUp);
    rare = static_cast<__mmask8>(~(below | above)) | unordered(down, up);
    return {down, up};
}

inline IntervalView from(IntervalView a, std::size_t k) { return {a.lower + k, a.upper + k}; }
inline IntervalTarget from(IntervalTarget a, std::size_t k) { return {a.lower + k, a.upper + k}; }

void add(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; k += kWidth) {
        const __mmask8 m = lanes(n, k);
        store(r, k, m, sum(load(a, k, m), load(b, k, m)));
    }
}
void subtract(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; k += kWidth) {
        const __mmask8 m = lanes(n, k);
        store(r, k, m, difference(load(a, k, m), load(b, k, m)));
    }
}
void multiply(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; k += kWidth) {
        const __mmask8 m = lanes(n, k);
        __mmask8 rare;
        const Bounds v = product(load(a, k, m), load(b, k, m), rare);
        if ((rare & m) == 0) [[likely]]
            store(r, k, m, v);
        else
            rare_intervals::multiply(n - k < kWidth ? n - k : kWidth, from(a, k), from(b, k), from(r, k));
    }
}
void divide(std::size_t n, IntervalView a, IntervalView b, IntervalTarget r) {
    for (std::size_t k = 0; k < n; k += kWidth) {
        const __mmask8 m = lanes(n, k);
        __mmask8 rare;
        const Bounds v = quotient(load(a, k, m), load(b, k, m), rare);
        if ((rare & m) == 0) [[likely]]
            store(r, k, m, v);
        else
            rare_intervals::divide(n - k < kWidth ? n - k : kWidth, from(a, k), from(b, k), from(r, k));
    }
}
void multiplyAdd(std::size_t n, IntervalView a, IntervalView b, IntervalView c, IntervalTarget r) {
    std::size_t k = 0;
    for (; k + kWidth <= n; k += kWidth) { // whole vectors, without masks
        __mmask8 rare;
        const Bounds v = product(load(a, k), load(b, k), rare);
        if (rare == 0) [[likely]]
            store(r, k, sum(v, load(c, k)));
        else
            rare_intervals::multiplyAdd(kWidth, from(a, k), from(b, k), from(c, k), from(r, k));
    }
    for (; k < n; k += kWidth) {
        const __mmask8 m = lanes(n, k);
        __mmask8 rare;
        const Bounds v = product(load(a, k, m), load(b, k, m), rare);
        if ((rare & m) == 0) [[likely]]
            store(r, k, m, sum(v, load(c, k, m)));
        else
            rare_intervals::multiplyAdd(n - k < kWidth ? n - k : kWidth, from(a, k), from(b, k), from(c, k),
                                        from(r, k));
    }
}
void squareRoot(std::size_t n, IntervalView a, IntervalTarget r) {
    for (std::size_t k = 0; k < n; k += kWidth) {
        const __mmask8 m = lanes(n, k);
        const Bounds x = load(a, k, m);
        if ((_mm512_cmp_pd_mask(x.lower, _mm512_setzero_pd(), _CMP_NGE_UQ) & m) == 0) [[likely]]
            store(r, k, m, {_mm512_sqrt_round_pd(x.lower, kDown), _mm512_sqrt_round_pd(x.upper, kUp)});
        else
            rare_intervals::squareRoot(n - k < kWidth ? n - k : kWidth, from(a, k), from(r, k));
    }
}
void square(std::size_t n, IntervalView a, IntervalTarget r) {
    const V zero = _mm512_setzero_pd();
    for (std::size_t k = 0; k < n; k += kWidth) {
        const __mmask8 m = lanes(n, k);
        const Bounds x = load(a, k, m);
        if ((unordered(x.lower, x.upper) & m) != 0) [[unlikely]] {
            rare_intervals::square(n - k < kWidth ? n - k : kWidth, from(a, k), from(r, k));
            continue;
        }
        // |x| = [max(0, lower, -upper), max(-lower, upper)]
        const V minusLower = _mm512_sub_pd(zero, x.lower), minusUpper = _mm512_sub_pd(zero, x.upper);
        const V low = _mm512_max_pd(zero, _mm512_max_pd(x.lower, minusUpper)),
                high = _mm512_max_pd(minusLower, x.upper);
        store(r, k, m, {_mm512_mul_round_pd(low, low, kDown), _mm512_mul_round_pd(high, high, kUp)});
    }
}

} // namespace

const IntervalKernels kAvx512Intervals{"AVX-512", add,        subtract, multiply,
                                       divide,    squareRoot, square,   multiplyAdd};

} // namespace rigor
