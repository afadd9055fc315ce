// The lane kernels over one vector type; included by lane_kernels_<set>.cpp, which defines
// RIGOR_VECTOR_BYTES and RIGOR_KERNELS (the name of the function that returns the kernels). Nothing here may
// have linkage outside its file: code for a newer processor must not be merged with the baseline's.
#include "core/engine/tape/lanes/lane_kernels_list.h"
#include "core/engine/tape/lanes/lane_thread.h"
#include "core/foundation/scalar/elementary.h"

#include <algorithm>
#include <array>
#include <immintrin.h>
#include <iterator>
#include <utility>

namespace rigor {
namespace {
using Vector [[gnu::vector_size(RIGOR_VECTOR_BYTES)]] = double;
using Whole [[gnu::vector_size(RIGOR_VECTOR_BYTES)]] = std::uint64_t;
constexpr std::size_t kWidth = RIGOR_VECTOR_BYTES / sizeof(double), kLanes = kWide * kWidth;
} // namespace

namespace elementary {
template <> struct BitsOf<Vector> {
    using Unsigned = Whole;
    static constexpr int kWidth = RIGOR_VECTOR_BYTES / 8;
};
template <> RIGOR_INLINE Vector squareRoot(Vector x) {
#if RIGOR_VECTOR_BYTES == 64
    return _mm512_sqrt_pd(x);
#elif RIGOR_VECTOR_BYTES == 32
    return _mm256_sqrt_pd(x);
#else
    return _mm_sqrt_pd(x);
#endif
}
} // namespace elementary

namespace {
namespace el = elementary;

RIGOR_INLINE Vector load(const double* p) { return *reinterpret_cast<const Vector*>(p); }
RIGOR_INLINE void store(double* p, Vector v) { *reinterpret_cast<Vector*>(p) = v; }
RIGOR_INLINE Vector number(double x) { return x - Vector{}; } // keeps the sign of -0
template <class Mask> RIGOR_INLINE Vector truth(Mask m) { return m ? number(1) : number(0); }
/// A bit per lane.
RIGOR_INLINE unsigned inside(Vector x, Vector low, Vector high) {
#if RIGOR_VECTOR_BYTES == 64
    return _mm512_mask_cmp_pd_mask(_mm512_cmp_pd_mask(x, low, _CMP_GE_OQ), x, high, _CMP_LT_OQ);
#elif RIGOR_VECTOR_BYTES == 32
    const auto mask = (x >= low) & (x < high);
    return static_cast<unsigned>(_mm256_movemask_pd(el::as<Vector>(mask)));
#else
    const auto mask = (x >= low) & (x < high);
    return static_cast<unsigned>(_mm_movemask_pd(el::as<Vector>(mask)));
#endif
}
constexpr unsigned kAllInside = (1u << kWidth) - 1;

template <class F> RIGOR_INLINE void each(double* d, const double* a, std::size_t width, F f) {
    for (std::size_t k = 0; k < width; k += kWidth) store(d + k, f(load(a + k)));
}
template <class F>
RIGOR_INLINE void each(double* d, const double* a, const double* b, std::size_t width, F f) {
    for (std::size_t k = 0; k < width; k += kWidth) store(d + k, f(load(a + k), load(b + k)));
}
template <class F>
RIGOR_INLINE void each(double* d, const double* a, const double* b, const double* c, std::size_t width, F f) {
    for (std::size_t k = 0; k < width; k += kWidth) store(d + k, f(load(a + k), load(b + k), load(c + k)));
}

RIGOR_INLINE Vector powerOf(Vector x, int exponent) {
    unsigned k = exponent < 0 ? 0u - static_cast<unsigned>(exponent) : static_cast<unsigned>(exponent);
    Vector result = number(1);
    bool first = true;
    while (k != 0) {
        if (k & 1u) {
            result = first ? x : result * x;
            first = false;
        }
        k >>= 1;
        if (k != 0) x = x * x;
    }
    return exponent < 0 ? number(1) / result : result;
}

RIGOR_INLINE Vector least(Vector x, Vector y) { return (y < x) | (y != y) ? y : x; }
RIGOR_INLINE Vector most(Vector x, Vector y) { return (y > x) | (y != y) ? y : x; }
/// The same where y is a number: one instruction of every processor.
RIGOR_INLINE Vector leastNumber(Vector x, Vector y) {
#if RIGOR_VECTOR_BYTES == 64
    return _mm512_min_pd(y, x);
#elif RIGOR_VECTOR_BYTES == 32
    return _mm256_min_pd(y, x);
#else
    return _mm_min_pd(y, x);
#endif
}
RIGOR_INLINE Vector mostNumber(Vector x, Vector y) {
#if RIGOR_VECTOR_BYTES == 64
    return _mm512_max_pd(y, x);
#elif RIGOR_VECTOR_BYTES == 32
    return _mm256_max_pd(y, x);
#else
    return _mm_max_pd(y, x);
#endif
}
RIGOR_INLINE Vector nanOr(Vector x, Vector y) { return x != x ? x : y; }

RIGOR_INLINE Vector exceeds(Vector flag, Vector x, Vector limit) {
    return el::magnitude(x) <= limit ? flag : number(1);
}

RIGOR_INLINE Vector floorOf(Vector x) {
    // Below 2^52 in size adding and subtracting the rounding constant leaves the nearest whole number.
    const Vector a = el::magnitude(x), whole = (a + 0x1p52) - 0x1p52;
    const Vector nearest = el::withSign(whole, x);
    const Vector down = nearest > x ? nearest - 1.0 : nearest;
    return a < 0x1p52 ? down : x;
}

/// FindSegment for the lanes of one vector that have left their segment, see LaneCode.
template <std::size_t kStride>
[[gnu::noinline]] void findSegment(const LaneInstruction& i, const Row* lists, double* rows, std::size_t at) {
    const std::size_t n = i.count;
    auto row = [&](std::size_t k) { return rows + lists[i.list + k] * kStride + at; };
    const Vector x = load(rows + i.a * kStride + at);
    Vector low = number(-el::kInfinity), high = load(row(0)), x0 = high;
    for (std::size_t k = 0; k < n; ++k) {
        const Vector left = load(row(k));
        const auto past = x >= left;
        low = past ? left : low;
        x0 = past ? left : x0;
        high = past ? (k + 1 < n ? load(row(k + 1)) : number(el::kInfinity)) : high;
    }
    store(row(n), low), store(row(n + 1), high), store(row(n + 2), x0);
    for (std::size_t table = 0; table < i.c; ++table) {
        const std::size_t first = n + 3 + table * (2 * n + 1);
        Vector y = load(row(first)), slope = number(0);
        for (std::size_t k = 0; k < n; ++k) {
            const auto past = x >= load(row(k));
            y = past ? load(row(first + k)) : y;
            slope = past ? (k + 1 < n ? load(row(first + n + k)) : number(0)) : slope;
        }
        store(row(first + 2 * n - 1), y), store(row(first + 2 * n), slope);
    }
}

template <std::size_t kStride>
void runOne(const LaneInstruction& i, const Row* lists, double* rows, std::size_t w) {
    {
        double* d = rows + i.dst * kStride;
        double* a = rows + i.a * kStride;
        double* b = rows + i.b * kStride;
        const double* c = rows + i.c * kStride;
        const Vector zero = number(0);
        switch (i.op) {
        case LaneOp::Add:
            each(d, a, b, w, [](auto x, auto y) { return x + y; });
            break;
        case LaneOp::Sub:
            each(d, a, b, w, [](auto x, auto y) { return x - y; });
            break;
        case LaneOp::Mul:
            each(d, a, b, w, [](auto x, auto y) { return x * y; });
            break;
        case LaneOp::Div:
            each(d, a, b, w, [](auto x, auto y) { return x / y; });
            break;
        case LaneOp::Neg:
            each(d, a, w, [](auto x) { return -x; });
            break;
        case LaneOp::Square:
            each(d, a, w, [](auto x) { return x * x; });
            break;
        case LaneOp::PowInt: {
            const int exponent = static_cast<std::int16_t>(i.c);
            each(d, a, w, [&](auto x) { return powerOf(x, exponent); });
            break;
        }
        case LaneOp::Pow:
            each(d, a, b, w, [](auto x, auto y) { return el::pow(x, y); });
            break;
        case LaneOp::SignedPower:
            each(d, a, b, w, [&](auto x, auto n) {
                const Vector p = el::pow(el::magnitude(x), n);
                const Vector r = x < zero ? -p : p, atZero = n == number(1) ? x : zero;
                return x == zero ? atZero : (x != x ? x : r);
            });
            break;
        case LaneOp::AbsPower:
            each(d, a, b, w, [&](auto x, auto n) {
                const Vector p = el::pow(el::magnitude(x), n);
                return x == zero ? zero : (x != x ? x : p);
            });
            break;
        case LaneOp::Sqrt:
            each(d, a, w, [](auto x) { return el::squareRoot(x); });
            break;
        case LaneOp::Exp:
            each(d, a, w, [](auto x) { return el::exp(x); });
            break;
        case LaneOp::Log:
            each(d, a, w, [](auto x) { return el::log(x); });
            break;
        case LaneOp::Sin:
            each(d, a, w, [](auto x) { return el::sin(x); });
            break;
        case LaneOp::Cos:
            each(d, a, w, [](auto x) { return el::cos(x); });
            break;
        case LaneOp::Tan:
            each(d, a, w, [](auto x) { return el::tan(x); });
            break;
        case LaneOp::Asin:
            each(d, a, w, [](auto x) { return el::asin(x); });
            break;
        case LaneOp::Acos:
            each(d, a, w, [](auto x) { return el::acos(x); });
            break;
        case LaneOp::Atan:
            each(d, a, w, [](auto x) { return el::atan(x); });
            break;
        case LaneOp::Atan2:
            each(d, a, b, w, [](auto y, auto x) { return el::atan2(y, x); });
            break;
        case LaneOp::Sinh:
            each(d, a, w, [](auto x) { return el::sinh(x); });
            break;
        case LaneOp::Cosh:
            each(d, a, w, [](auto x) { return el::cosh(x); });
            break;
        case LaneOp::Tanh:
            each(d, a, w, [](auto x) { return el::tanh(x); });
            break;
        case LaneOp::Abs:
            each(d, a, w, [&](auto x) { return x < zero ? -x : x; });
            break;
        case LaneOp::Sign:
            each(d, a, w, [&](auto x) {
                const Vector r = x > zero ? number(1) : x;
                return x < zero ? number(-1) : r;
            });
            break;
        case LaneOp::Floor:
            each(d, a, w, [](auto x) { return floorOf(x); });
            break;
        case LaneOp::Min:
            each(d, a, b, w, [](auto x, auto y) { return least(x, y); });
            break;
        case LaneOp::Max:
            each(d, a, b, w, [](auto x, auto y) { return most(x, y); });
            break;
        case LaneOp::Less:
            each(d, a, b, w, [](auto x, auto y) { return truth(x < y); });
            break;
        case LaneOp::LessEqual:
            each(d, a, b, w, [](auto x, auto y) { return truth(x <= y); });
            break;
        case LaneOp::Equal:
            each(d, a, b, w, [](auto x, auto y) { return truth(x == y); });
            break;
        case LaneOp::And:
            each(d, a, b, w, [&](auto x, auto y) { return truth((x != zero) & (y != zero)); });
            break;
        case LaneOp::Or:
            each(d, a, b, w, [&](auto x, auto y) { return truth((x != zero) | (y != zero)); });
            break;
        case LaneOp::Not:
            each(d, a, w, [&](auto x) { return truth(x == zero); });
            break;
        case LaneOp::Select:
            each(d, a, b, c, w, [&](auto x, auto y, auto z) { return x != zero ? y : z; });
            break;
        case LaneOp::Table:
        case LaneOp::TableSlope:
        case LaneOp::MonotoneCubic:
        case LaneOp::BSpline:
            listOpInLanes(i, lists, rows, kStride, w);
            break;
        case LaneOp::Copy:
            each(d, a, w, [](auto x) { return x; });
            break;
        case LaneOp::MulAdd:
            each(d, a, b, c, w, [](auto x, auto y, auto z) { return x + y * z; });
            break;
        case LaneOp::MulSub:
            each(d, a, b, c, w, [](auto x, auto y, auto z) { return y * z - x; });
            break;
        case LaneOp::NegMulAdd:
            each(d, a, b, c, w, [](auto x, auto y, auto z) { return x - y * z; });
            break;
        case LaneOp::FindSegment:
            break; // has handlers of its own
        case LaneOp::NanOr:
            each(d, a, b, w, [](auto x, auto y) { return nanOr(x, y); });
            break;
        case LaneOp::Exceeds:
            each(d, a, b, c, w, [&](auto f, auto x, auto y) { return exceeds(f, x, y); });
            break;
        }
    }
}

// Threaded code, see lane_thread.h. A chunk is N vectors; kWide functions pass all of it in registers.
#define RIGOR_CHUNK Vector v0, Vector v1, Vector v2, Vector v3, Vector v4, Vector v5, Vector v6, Vector v7
using Handler = void (*)(const ThreadedInstruction*, double*, const double*, RIGOR_CHUNK);

template <std::size_t N>
RIGOR_INLINE void next(const ThreadedInstruction* i, double* rows, const double* constants,
                       const Vector (&v)[kWide]) {
    reinterpret_cast<Handler>(const_cast<void*>(i[1].handler))(i + 1, rows, constants, v[0], v[1], v[2], v[3],
                                                               v[4], v[5], v[6], v[7]);
}

template <Operand kKind>
RIGOR_INLINE Vector operand(const double* rows, const double* constants, std::uint32_t at, std::size_t k,
                            Vector accumulator) {
    if constexpr (kKind == Operand::Accumulator) return accumulator;
    if constexpr (kKind == Operand::Rows) return load(rows + at + k * kWidth);
    return number(constants[at]);
}

template <FastOp kOp, Operand kB> RIGOR_INLINE Vector combine(Vector a, Vector b, Vector c) {
    const Vector zero = number(0);
    if constexpr (kOp == FastOp::Add) return a + b;
    if constexpr (kOp == FastOp::Sub) return a - b;
    if constexpr (kOp == FastOp::Mul) return a * b;
    if constexpr (kOp == FastOp::Div) return a / b;
    if constexpr (kOp == FastOp::Min && kB == Operand::Constant) return leastNumber(a, b);
    if constexpr (kOp == FastOp::Max && kB == Operand::Constant) return mostNumber(a, b);
    if constexpr (kOp == FastOp::Min) return least(a, b);
    if constexpr (kOp == FastOp::Max) return most(a, b);
    if constexpr (kOp == FastOp::Less) return truth(a < b);
    if constexpr (kOp == FastOp::LessEqual) return truth(a <= b);
    if constexpr (kOp == FastOp::And) return truth((a != zero) & (b != zero));
    if constexpr (kOp == FastOp::Or) return truth((a != zero) | (b != zero));
    if constexpr (kOp == FastOp::NanOr) return nanOr(a, b);
    if constexpr (kOp == FastOp::Neg) return -a;
    if constexpr (kOp == FastOp::Square) return a * a;
    if constexpr (kOp == FastOp::Abs) return a < zero ? -a : a;
    if constexpr (kOp == FastOp::Copy) return a;
    if constexpr (kOp == FastOp::Select) return a != zero ? b : c;
    if constexpr (kOp == FastOp::MulAdd) return a + b * c;
    if constexpr (kOp == FastOp::MulSub) return b * c - a;
    if constexpr (kOp == FastOp::NegMulAdd) return a - b * c;
    if constexpr (kOp == FastOp::Exceeds) return exceeds(a, b, c);
}

template <std::size_t N, FastOp kOp, Operand kA, Operand kB, Operand kC, bool kStores>
void fast(const ThreadedInstruction* i, double* rows, const double* constants, RIGOR_CHUNK) {
    Vector v[kWide] = {v0, v1, v2, v3, v4, v5, v6, v7};
    const auto at = i->at;
#pragma GCC unroll 8
    for (std::size_t k = 0; k < N; ++k) {
        const Vector old = v[k];
        Vector b = old, c = old;
        if constexpr (fastArity(kOp) > 1) b = operand<kB>(rows, constants, at.b, k, old);
        if constexpr (fastArity(kOp) > 2) c = operand<kC>(rows, constants, at.c, k, old);
        v[k] = combine<kOp, kB>(operand<kA>(rows, constants, at.a, k, old), b, c);
        if constexpr (kStores) store(rows + at.dst + k * kWidth, v[k]);
    }
    next<N>(i, rows, constants, v);
}

template <std::size_t N>
void overRows(const ThreadedInstruction* i, double* rows, const double* constants, RIGOR_CHUNK) {
    runOne<kLanes>(*i->rows.lane, i->rows.lists, rows, N * kWidth);
    const Vector v[kWide] = {v0, v1, v2, v3, v4, v5, v6, v7};
    next<N>(i, rows, constants, v);
}

template <std::size_t N>
void leftSegment(const ThreadedInstruction* i, double* rows, const double* constants, RIGOR_CHUNK) {
    Vector v[kWide] = {v0, v1, v2, v3, v4, v5, v6, v7};
    const LaneInstruction& lane = *i->rows.lane;
    const double* low = rows + i->rows.lists[lane.list + lane.count] * kLanes;
    const double* high = rows + i->rows.lists[lane.list + lane.count + 1] * kLanes;
    for (std::size_t k = 0; k < N; ++k)
        if (inside(v[k], load(low + k * kWidth), load(high + k * kWidth)) != kAllInside)
            findSegment<kLanes>(lane, i->rows.lists, rows, k * kWidth);
    next<N>(i, rows, constants, v);
}

template <std::size_t N, Operand kX>
void segment(const ThreadedInstruction* i, double* rows, const double* constants, RIGOR_CHUNK) {
    Vector v[kWide] = {v0, v1, v2, v3, v4, v5, v6, v7};
    const LaneInstruction& lane = *i->rows.lane;
    const Row* list = i->rows.lists + lane.list + lane.count;
    const double *x = rows + lane.a * kLanes, *low = rows + list[0] * kLanes, *high = rows + list[1] * kLanes;
    unsigned all = kAllInside;
#pragma GCC unroll 8
    for (std::size_t k = 0; k < N; ++k) {
        if constexpr (kX == Operand::Rows) v[k] = load(x + k * kWidth);
        all &= inside(v[k], load(low + k * kWidth), load(high + k * kWidth));
    }
    if (all != kAllInside) [[unlikely]]
        return leftSegment<N>(i, rows, constants, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
    next<N>(i, rows, constants, v);
}

void end(const ThreadedInstruction*, double*, const double*, Vector, Vector, Vector, Vector, Vector, Vector,
         Vector, Vector) {}

template <std::size_t N, int kIndex> constexpr Handler handlerOf() {
    constexpr auto op = static_cast<FastOp>(kIndex / 54);
    constexpr auto a = static_cast<Operand>(kIndex / 18 % 3), b = static_cast<Operand>(kIndex / 6 % 3),
                   c = static_cast<Operand>(kIndex / 2 % 3);
    if constexpr (takes(op, a, b, c))
        return fast<N, op, a, b, c, kIndex % 2 == 1>;
    else
        return nullptr;
}
template <std::size_t N, int... kIndex> void fill(const void** table, std::integer_sequence<int, kIndex...>) {
    const void* const fast[] = {reinterpret_cast<const void*>(handlerOf<N, kIndex>())...};
    std::copy(std::begin(fast), std::end(fast), table);
    table[kRowsHandler] = reinterpret_cast<const void*>(overRows<N>);
    table[kSegmentOfRow] = reinterpret_cast<const void*>(segment<N, Operand::Rows>);
    table[kSegmentOfAccumulator] = reinterpret_cast<const void*>(segment<N, Operand::Accumulator>);
    table[kEndHandler] = reinterpret_cast<const void*>(end);
}
const void* handlers() {
    static const auto table = [] {
        std::array<const void*, 2 * kHandlers> t{};
        fill<kWide>(t.data(), std::make_integer_sequence<int, kFastHandlers>());
        fill<kNarrow>(t.data() + kHandlers, std::make_integer_sequence<int, kFastHandlers>());
        return t;
    }();
    return table.data();
}

void run(const LaneThread& program, double* rows, std::size_t width) {
    const Vector v[kWide] = {};
    for (std::size_t lane = 0; lane < width;) {
        const bool wide = width - lane >= (kWide - kNarrow) * kWidth;
        for (std::size_t part : program.parts()) {
            const ThreadedInstruction* i = program.code(wide) + part;
            reinterpret_cast<Handler>(const_cast<void*>(i->handler))(
                i, rows + lane, program.constants(), v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
        }
        lane += (wide ? kWide : kNarrow) * kWidth;
    }
}

template <std::size_t kBlock> std::uint64_t nonzero(const double* row) {
    std::uint64_t bits = 0;
    for (std::size_t k = 0; k < kBlock; k += kWidth) {
        const Vector v = load(row + k);
        const auto mask = v != number(0);
#if RIGOR_VECTOR_BYTES == 64
        const std::uint64_t some = _mm512_cmp_pd_mask(v, _mm512_setzero_pd(), _CMP_NEQ_UQ);
        (void)mask;
#elif RIGOR_VECTOR_BYTES == 32
        const auto some = static_cast<std::uint64_t>(_mm256_movemask_pd(el::as<Vector>(mask)));
#else
        const auto some = static_cast<std::uint64_t>(_mm_movemask_pd(el::as<Vector>(mask)));
#endif
        bits |= some << k;
    }
    return bits;
}

#if RIGOR_VECTOR_BYTES >= 32
constexpr std::size_t kCompiledLanes = kWidth * kCompiledVectors;
const LaneCalls kCalls{RIGOR_VECTOR_BYTES == 64 ? &kAvx512Code : &kAvx2Code,
                       reinterpret_cast<const void*>(runOne<kCompiledLanes>),
                       reinterpret_cast<const void*>(findSegment<kCompiledLanes>)};

void runCompiled(const LaneThread& program, double* rows, std::size_t width) {
    if (width > 0) program.compiled()(rows, program.constants());
}
#endif

} // namespace

#if RIGOR_VECTOR_BYTES >= 32
LaneKernels RIGOR_COMPILED_KERNELS() {
    return {RIGOR_KERNELS_NAME " compiled", kCompiledLanes, runCompiled,
            nonzero<kCompiledLanes>,        nullptr,        &kCalls};
}
#endif
LaneKernels RIGOR_KERNELS() {
    return {RIGOR_KERNELS_NAME, kLanes, run, nonzero<kLanes>, handlers(), nullptr};
}

} // namespace rigor
