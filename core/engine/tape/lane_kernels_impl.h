// The lane kernels over one vector type; included by lane_kernels_<set>.cpp, which defines
// RIGOR_VECTOR_BYTES and RIGOR_KERNELS (the name of the function that returns the kernels). Nothing here may
// have linkage outside its file: code for a newer processor must not be merged with the baseline's.
#include "core/engine/tape/lane_kernels_list.h"
#include "core/engine/tape/lane_program.h"
#include "core/foundation/scalar/elementary.h"

#include <immintrin.h>

namespace rigor {
namespace {
using Vector [[gnu::vector_size(RIGOR_VECTOR_BYTES)]] = double;
using Whole [[gnu::vector_size(RIGOR_VECTOR_BYTES)]] = std::uint64_t;
constexpr std::size_t kWidth = RIGOR_VECTOR_BYTES / sizeof(double);
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
RIGOR_INLINE Vector number(double x) { return Vector{} + x; }
template <class Mask> RIGOR_INLINE Vector truth(Mask m) { return m ? number(1) : number(0); }
template <class Mask> RIGOR_INLINE bool all(Mask m) {
    const Whole bits = el::as<Whole>(m);
    std::uint64_t every = ~std::uint64_t{0};
    for (std::size_t k = 0; k < kWidth; ++k) every &= bits[k];
    return every != 0;
}

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

RIGOR_INLINE Vector floorOf(Vector x) {
    // Below 2^52 in size adding and subtracting the rounding constant leaves the nearest whole number.
    const Vector a = el::magnitude(x), whole = (a + 0x1p52) - 0x1p52;
    const Vector nearest = el::withSign(whole, x);
    const Vector down = nearest > x ? nearest - 1.0 : nearest;
    return a < 0x1p52 ? down : x;
}

/// Linear interpolation with the segment of the last call kept per lane; most calls find it again.
template <bool kSlope>
void table(const LaneInstruction& i, const Row* lists, double* rows, std::size_t width) {
    const Row* list = lists + i.list;
    const std::size_t n = i.count;
    auto row = [&](std::size_t k) { return rows + list[k] * kLaneStride; };
    double* cache = rows + list[3 * n - 1] * kLaneStride;
    double *low = cache, *high = low + kLaneStride, *x0 = high + kLaneStride, *y0 = x0 + kLaneStride,
           *slope = y0 + kLaneStride;
    const double* x = rows + i.a * kLaneStride;
    double* d = rows + i.dst * kLaneStride;
    for (std::size_t at = 0; at < width; at += kWidth) {
        const Vector v = load(x + at);
        if (!all((v >= load(low + at)) & (v < load(high + at)))) [[unlikely]] {
            Vector l = number(-el::kInfinity), h = load(row(0) + at), p = h, y = load(row(n) + at),
                   s = number(0);
            for (std::size_t k = 0; k < n; ++k) {
                const Vector left = load(row(k) + at);
                const auto past = v >= left;
                l = past ? left : l;
                p = past ? left : p;
                y = past ? load(row(n + k) + at) : y;
                if (k + 1 < n) {
                    h = past ? load(row(k + 1) + at) : h;
                    s = past ? load(row(2 * n + k) + at) : s;
                } else {
                    h = past ? number(el::kInfinity) : h;
                    s = past ? number(0) : s;
                }
            }
            store(low + at, l), store(high + at, h), store(x0 + at, p), store(y0 + at, y),
                store(slope + at, s);
        }
        const Vector s = load(slope + at);
        if constexpr (kSlope)
            store(d + at, v != v ? v : s);
        else
            store(d + at, load(y0 + at) + s * (v - load(x0 + at)));
    }
}

void run(std::span<const LaneInstruction> code, const Row* lists, double* rows, std::size_t w) {
    for (const LaneInstruction& i : code) {
        double* d = rows + i.dst * kLaneStride;
        double* a = rows + i.a * kLaneStride;
        double* b = rows + i.b * kLaneStride;
        const double* c = rows + i.c * kLaneStride;
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
            each(d, a, b, w, [](auto x, auto y) { return (x < y) | (x != x) ? x : y; });
            break;
        case LaneOp::Max:
            each(d, a, b, w, [](auto x, auto y) { return (x > y) | (x != x) ? x : y; });
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
            listOpInLanes(i, lists, rows, w);
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
        case LaneOp::CachedTable:
            table<false>(i, lists, rows, w);
            break;
        case LaneOp::CachedSlope:
            table<true>(i, lists, rows, w);
            break;
        case LaneOp::Exceeds:
            each(d, d, a, b, w,
                 [&](auto f, auto x, auto y) { return el::magnitude(x) <= y ? f : number(1); });
            break;
        case LaneOp::Crossing:
            each(d, d, a, b, w,
                 [&](auto f, auto g, auto armed) { return (armed != zero) & (g <= zero) ? number(1) : f; });
            each(rows + i.c * kLaneStride, a, w, [&](auto g) { return truth(g > zero); });
            break;
        case LaneOp::CountStep:
            each(a, a, w, [](auto x) { return x + 1.0; });
            each(d, d, a, b, w, [&](auto f, auto x, auto n) { return x >= n ? number(1) : f; });
            break;
        }
    }
}

} // namespace

LaneKernels RIGOR_KERNELS() { return {RIGOR_KERNELS_NAME, run}; }

} // namespace rigor
