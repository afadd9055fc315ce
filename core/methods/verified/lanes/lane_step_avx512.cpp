// LaneStep with AVX-512: eight sets at a time, every instruction with its own rounding direction. Called only
// where the processor has it (core/CMakeLists.txt compiles this file for it).
#include "core/methods/verified/lanes/lane_step_program.h"

#include <immintrin.h>

namespace rigor {

namespace {

using V = __m512d;
using M = __mmask8;

struct A {
    static constexpr std::size_t kLanes = 8;
    static constexpr int kDown = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC,
                         kUp = _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC;
    using Pointers = __m512i;

    static V of(double x) { return _mm512_set1_pd(x); }
    static V addDown(V a, V b) { return _mm512_add_round_pd(a, b, kDown); }
    static V addUp(V a, V b) { return _mm512_add_round_pd(a, b, kUp); }
    static V multiplyDown(V a, V b) { return _mm512_mul_round_pd(a, b, kDown); }
    static V multiplyUp(V a, V b) { return _mm512_mul_round_pd(a, b, kUp); }
    static V divideDown(V a, V b) { return _mm512_div_round_pd(a, b, kDown); }
    static V divideUp(V a, V b) { return _mm512_div_round_pd(a, b, kUp); }
    static V negate(V a) { return _mm512_xor_pd(a, _mm512_set1_pd(-0.0)); }
    // The second operand where one is no number.
    static V least(V a, V b) { return _mm512_min_pd(a, b); }
    static V largest(V a, V b) { return _mm512_max_pd(a, b); }
    static V nearHalf(V a, V b) {
        const V half = _mm512_set1_pd(0.5);
        return _mm512_add_pd(_mm512_mul_pd(a, half), _mm512_mul_pd(b, half));
    }
    static V choose(M where, V yes, V no) { return _mm512_mask_blend_pd(where, no, yes); }
    static M less(V a, V b) { return _mm512_cmp_pd_mask(a, b, _CMP_LT_OQ); }
    static M lessEqual(V a, V b) { return _mm512_cmp_pd_mask(a, b, _CMP_LE_OQ); }
    static M differs(V a, V b) { return _mm512_cmp_pd_mask(a, b, _CMP_NEQ_UQ); }
    static M unordered(V a, V b) { return _mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q); }
    static M none() { return 0; }
    static M every() { return 0xff; }
    static M firstLanes(std::size_t n) { return static_cast<M>((1u << n) - 1); }
    static M both(M a, M b) { return a & b; }
    static M either(M a, M b) { return a | b; }
    static M butNot(M a, M b) { return static_cast<M>(a & ~b); }
    static M inverse(M a) { return static_cast<M>(~a); }
    static bool any(M a) { return a != 0; }
    static bool full(M a) { return a == 0xff; }
    static unsigned bits(M a) { return a; }

    static Pointers pointers(double* const* sets, std::size_t n) {
        alignas(64) long long p[kLanes];
        for (std::size_t k = 0; k < kLanes; ++k) p[k] = reinterpret_cast<long long>(sets[k < n ? k : n - 1]);
        return _mm512_load_si512(p);
    }
    static V gather(Pointers p, std::size_t at) {
        return _mm512_i64gather_pd(_mm512_add_epi64(p, _mm512_set1_epi64(static_cast<long long>(8 * at))),
                                   nullptr, 1);
    }
    static void scatter(Pointers p, M where, std::size_t at, V v) {
        _mm512_mask_i64scatter_pd(
            nullptr, where, _mm512_add_epi64(p, _mm512_set1_epi64(static_cast<long long>(8 * at))), v, 1);
    }
};

#include "core/methods/verified/lanes/lane_step_impl.h"

} // namespace

void laneStepAvx512(const LaneTask& task) { Stepper(task).run(); }

} // namespace rigor
