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
inline __mmask8 unordered(V a, V b) { return _mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q); }

inline Bounds sum(const Bounds& a, const Bounds& b) {
    return {_mm512_add_round_pd(a.lower, b.lower, kDown), _mm512_add_round_pd(a.upper, b.upper, kUp)};
}
inline Bounds difference(const Bounds& a, const Bounds& b) {
    return {_mm512_sub_round_pd(a.lower, b.upper, kDown), _mm512_sub_round_pd(a.upper, b.lower, kUp)};
}
/// The hull of the four products; rare: lanes where one is 0 times infinity, or an operand is empty.
inline Bounds product(const Bounds& a, const Bounds& b, __mmask8& rare) {
    const V d1 = _mm512_mul_round_pd(a.lower, b.lower, kDown),
            d2 = _mm512_mul_round_pd(a.lower, b.upper, kDown);
    const V d3 = _mm512_mul_round_pd(a.upper, b.lower, kDown),
            d4 = _mm512_mul_round_pd(a.upper, b.upper, kDown);
    const V u1 = _mm512_mul_round_pd(a.lower, b.lower, kUp), u2 = _mm512_mul_round_pd(a.lower, b.upper, kUp);
    const V u3 = _mm512_mul_round_pd(a.upper, b.lower, kUp), u4 = _mm512_mul_round_pd(a.upper, b.upper, kUp);
    rare = unordered(d1, d2) | unordered(d3, d4);
    return {_mm512_min_pd(_mm512_min_pd(d1, d2), _mm512_min_pd(d3, d4)),
            _mm512_max_pd(_mm512_max_pd(u1, u2), _mm512_max_pd(u3, u4))};
}
/// The hull of the four quotients; rare: the denominator holds 0, or infinity by infinity, or empty.
inline Bounds quotient(const Bounds& a, const Bounds& b, __mmask8& rare) {
    const V d1 = _mm512_div_round_pd(a.lower, b.lower, kDown),
            d2 = _mm512_div_round_pd(a.lower, b.upper, kDown);
    const V d3 = _mm512_div_round_pd(a.upper, b.lower, kDown),
            d4 = _mm512_div_round_pd(a.upper, b.upper, kDown);
    const V u1 = _mm512_div_round_pd(a.lower, b.lower, kUp), u2 = _mm512_div_round_pd(a.lower, b.upper, kUp);
    const V u3 = _mm512_div_round_pd(a.upper, b.lower, kUp), u4 = _mm512_div_round_pd(a.upper, b.upper, kUp);
    const V zero = _mm512_setzero_pd();
    rare = unordered(d1, d2) | unordered(d3, d4) |
           (_mm512_cmp_pd_mask(b.lower, zero, _CMP_LE_OQ) & _mm512_cmp_pd_mask(b.upper, zero, _CMP_GE_OQ));
    return {_mm512_min_pd(_mm512_min_pd(d1, d2), _mm512_min_pd(d3, d4)),
            _mm512_max_pd(_mm512_max_pd(u1, u2), _mm512_max_pd(u3, u4))};
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
    for (std::size_t k = 0; k < n; k += kWidth) {
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
