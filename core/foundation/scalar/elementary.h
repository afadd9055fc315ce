#pragma once
// Elementary functions without branches, over F = double or a GCC vector of doubles (vector extension). One
// source, compiled for every instruction set without contraction, so that results agree bit for bit; within
// 2 ulp of the exact value (tan, asin, acos, tanh, sinh 3 ulp), measured in tests/foundation/scalar.
//
// Polynomials and argument reductions: FreeBSD msun (Sun Microsystems fdlibm, 1993, "Permission to use, copy,
// modify, and distribute this software is freely granted"), recast without branches. Rare arguments (sin of
// more than 1e6, pow with an exponent beyond 1e8, sinh near overflow) go to quadruple precision one by one.
//
// Everything is always_inline: code compiled for AVX-512 must never be merged by the linker with the
// baseline's.

#include "core/foundation/libm/rare.h"

#include <cmath>
#include <cstdint>
#include <limits>

#define RIGOR_INLINE [[gnu::always_inline]] inline

namespace rigor::elementary {

template <class F> struct BitsOf;
template <> struct BitsOf<double> {
    using Unsigned = std::uint64_t;
    static constexpr int kWidth = 1;
};

template <class To, class From> RIGOR_INLINE To as(From from) { return __builtin_bit_cast(To, from); }
template <class F> RIGOR_INLINE F splat(double x) {
    if constexpr (BitsOf<F>::kWidth == 1)
        return x;
    else
        return x - F{}; // keeps the sign of -0
}

/// Replaces result by f(x, y) where the mask holds.
template <class F, class M, class Function> RIGOR_INLINE void patch(F& result, M mask, F x, F y, Function f) {
    if constexpr (BitsOf<F>::kWidth == 1) {
        if (mask) [[unlikely]]
            result = f(x, y);
    } else {
        using U = typename BitsOf<F>::Unsigned;
        const U bits = as<U>(mask);
        std::uint64_t any = 0;
        for (int i = 0; i < BitsOf<F>::kWidth; ++i) any |= bits[i];
        if (any == 0) [[likely]]
            return;
        for (int i = 0; i < BitsOf<F>::kWidth; ++i)
            if (bits[i]) result[i] = f(x[i], y[i]);
    }
}

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kRound = 0x1.8p52; ///< adding it leaves the nearest whole number in the low bits
inline constexpr double kLn2High = 6.93147180369123816490e-01, kLn2Low = 1.90821492927058770002e-10;
inline constexpr double kInverseLn2 = 1.44269504088896338700e+00;

/// y 2^k for whole k held in a double, |k| <= 2000, in two factors so that subnormal results round once more.
template <class F> RIGOR_INLINE F scale(F y, F k) {
    using U = typename BitsOf<F>::Unsigned;
    const F half = (k * 0.5 + kRound) - kRound, rest = k - half;
    const U first = as<U>(half + (kRound + 1023)) << 52, second = as<U>(rest + (kRound + 1023)) << 52;
    return y * as<F>(first) * as<F>(second);
}

template <class F> RIGOR_INLINE F exp(F x) {
    const F top = splat<F>(710), bottom = splat<F>(-746);
    F c = x > top ? top : x;
    c = c < bottom ? bottom : c;
    const F k = (c * kInverseLn2 + kRound) - kRound;
    const F high = c - k * kLn2High, low = k * kLn2Low;
    const F r = high - low, t = r * r;
    const F p = r - t * (1.66666666666666019037e-01 +
                         t * (-2.77777777770155933842e-03 +
                              t * (6.61375632143793436117e-05 +
                                   t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))));
    const F y = 1.0 - ((low - (r * p) / (2.0 - p)) - high);
    return x != x ? x : scale(y, k);
}

/// exp(x) - 1 for |x| <= 710.
template <class F> RIGOR_INLINE F expm1(F x) {
    const F k = (x * kInverseLn2 + kRound) - kRound;
    const F high = x - k * kLn2High, low = k * kLn2Low;
    const F r = high - low, c = (high - r) - low;
    const F hfx = 0.5 * r, hxs = r * hfx;
    const F r1 =
        1.0 + hxs * (-3.33333333333331316428e-02 +
                     hxs * (1.58730158725481460165e-03 +
                            hxs * (-7.93650757867487942473e-05 +
                                   hxs * (4.00821782732936239552e-06 + hxs * -2.01099218183624371326e-07))));
    const F t = 3.0 - r1 * hfx;
    const F e0 = hxs * ((r1 - t) / (6.0 - r * t));
    const F e = (r * (e0 - c) - c) - hxs;
    const F p = scale(splat<F>(1.0), k);
    return p * (r - e) + (p - 1.0);
}

/// x = m 2^k with m in [sqrt(1/2), sqrt(2)), x positive and finite.
template <class F> struct Split { F m, k; };
template <class F> RIGOR_INLINE Split<F> splitExponent(F x) {
    using U = typename BitsOf<F>::Unsigned;
    const auto tiny = x < std::numeric_limits<double>::min();
    const F scaled = tiny ? x * 0x1p54 : x;
    const U bits = as<U>(scaled);
    const U shifted = bits + (0x3ff0000000000000u - 0x3fe6a09e00000000u);
    const U exponent = shifted >> 52;
    const U mantissa = (shifted & 0x000fffffffffffffu) + 0x3fe6a09e00000000u;
    const F k = as<F>(exponent | 0x4330000000000000u) - (0x1p52 + 1023);
    return {as<F>(mantissa), tiny ? k - 54.0 : k};
}

/// (log(1 + f) - 2 s)/s for s = f/(2 + f), |s| <= 0.1716.
template <class F> RIGOR_INLINE F logRemainder(F z) {
    const F w = z * z;
    const F t1 =
        w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
    const F t2 =
        z * (6.666666666666735130e-01 +
             w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
    return t1 + t2;
}

template <class F> RIGOR_INLINE F logSpecial(F x, F result) {
    const F infinity = splat<F>(kInfinity);
    F r = x == infinity ? infinity : result;
    r = x == splat<F>(0.0) ? -infinity : r;
    return x >= splat<F>(0.0) ? r : splat<F>(kNan);
}

template <class F> RIGOR_INLINE F log(F x) {
    const auto [m, k] = splitExponent(x);
    const F f = m - 1.0, s = f / (2.0 + f), halfSquare = 0.5 * f * f;
    const F r = logRemainder(s * s);
    return logSpecial(x, s * (halfSquare + r) + k * kLn2Low - halfSquare + f + k * kLn2High);
}

/// sin and cos of the remainder y0 + y1 of x by pi/2, |y0| <= pi/4.
template <class F> struct Quarter {
    F sine, cosine;
    typename BitsOf<F>::Unsigned quadrant;
};
template <class F> RIGOR_INLINE Quarter<F> quarter(F x) {
    using U = typename BitsOf<F>::Unsigned;
    const F shifted = x * 6.36619772367581382433e-01 + kRound, k = shifted - kRound;
    const F a = x - k * 1.57079632673412561417e+00, b = k * 6.07710050630396597660e-11;
    const F r1 = a - b, e1 = (a - r1) - b;
    const F c = k * 2.02226624871116645580e-21;
    const F r2 = r1 - c, e2 = ((r1 - r2) - c) + e1 - k * 8.47842766036889956997e-32;
    const F y0 = r2 + e2, y1 = (r2 - y0) + e2;
    const F z = y0 * y0, v = z * y0;
    const F rs = 8.33333333332248946124e-03 +
                 z * (-1.98412698298579493134e-04 +
                      z * (2.75573137070700676789e-06 +
                           z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
    const F sine = y0 - ((z * (0.5 * y1 - v * rs) - y1) - v * -1.66666666666666324348e-01);
    const F rc = z * (4.16666666666666019037e-02 +
                      z * (-1.38888888888741095749e-03 +
                           z * (2.48015872894767294178e-05 +
                                z * (-2.75573143513906633035e-07 +
                                     z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
    const F hz = 0.5 * z, w = 1.0 - hz;
    const F cosine = w + (((1.0 - w) - hz) + (z * rc - y0 * y1));
    return {sine, cosine, as<U>(shifted)};
}
inline constexpr double kLargestAngle = 1e6;
template <class F> RIGOR_INLINE F magnitude(F x) {
    using U = typename BitsOf<F>::Unsigned;
    return as<F>(as<U>(x) & 0x7fffffffffffffffu);
}
template <class F> RIGOR_INLINE F withSign(F size, F sign) {
    using U = typename BitsOf<F>::Unsigned;
    return as<F>(as<U>(size) | (as<U>(sign) & 0x8000000000000000u));
}

template <class F> RIGOR_INLINE F sin(F x) {
    using U = typename BitsOf<F>::Unsigned;
    const auto q = quarter(x);
    const F value = (q.quadrant & 1u) != 0u ? q.cosine : q.sine;
    F result = as<F>(as<U>(value) ^ ((q.quadrant & 2u) << 62));
    result = x == splat<F>(0.0) ? x : result;
    patch(result, magnitude(x) > kLargestAngle, x, x, [](double a, double) { return rare::sin(a); });
    return result;
}
template <class F> RIGOR_INLINE F cos(F x) {
    using U = typename BitsOf<F>::Unsigned;
    const auto q = quarter(x);
    const F value = (q.quadrant & 1u) != 0u ? q.sine : q.cosine;
    F result = as<F>(as<U>(value) ^ (((q.quadrant + 1u) & 2u) << 62));
    patch(result, magnitude(x) > kLargestAngle, x, x, [](double a, double) { return rare::cos(a); });
    return result;
}
template <class F> RIGOR_INLINE F tan(F x) {
    const auto q = quarter(x);
    const auto odd = (q.quadrant & 1u) != 0u;
    const F top = odd ? -q.cosine : q.sine, bottom = odd ? q.sine : q.cosine;
    F result = top / bottom;
    result = x == splat<F>(0.0) ? x : result;
    patch(result, magnitude(x) > kLargestAngle, x, x, [](double a, double) { return rare::tan(a); });
    return result;
}

template <class F> RIGOR_INLINE F atan(F x) {
    const F a = magnitude(x), one = splat<F>(1.0);
    const auto from1 = a >= 0.4375, from2 = a >= 0.6875, from3 = a >= 1.1875, from4 = a >= 2.4375;
    F top = from1 ? 2.0 * a - 1.0 : a, bottom = from1 ? 2.0 + a : one;
    F high = from1 ? splat<F>(4.63647609000806093515e-01) : splat<F>(0.0);
    F low = from1 ? splat<F>(2.26987774529616870924e-17) : splat<F>(0.0);
    top = from2 ? a - 1.0 : top;
    bottom = from2 ? a + 1.0 : bottom;
    high = from2 ? splat<F>(7.85398163397448278999e-01) : high;
    low = from2 ? splat<F>(3.06161699786838301793e-17) : low;
    top = from3 ? a - 1.5 : top;
    bottom = from3 ? 1.0 + 1.5 * a : bottom;
    high = from3 ? splat<F>(9.82793723247329054082e-01) : high;
    low = from3 ? splat<F>(1.39033110312309984516e-17) : low;
    top = from4 ? -one : top;
    bottom = from4 ? a : bottom;
    high = from4 ? splat<F>(1.57079632679489655800e+00) : high;
    low = from4 ? splat<F>(6.12323399573676603587e-17) : low;
    const F t = top / bottom, z = t * t, w = z * z;
    const F s1 = z * (3.33333333333329318027e-01 +
                      w * (1.42857142725034663711e-01 +
                           w * (9.09088713343650656196e-02 +
                                w * (6.66107313738753120669e-02 +
                                     w * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)))));
    const F s2 = w * (-1.99999999998764832476e-01 +
                      w * (-1.11111104054623557880e-01 +
                           w * (-7.69187620504482999495e-02 +
                                w * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02))));
    const F reduced = high - ((t * (s1 + s2) - low) - t), plain = t - t * (s1 + s2);
    const F result = from1 ? reduced : plain;
    return x != x ? x : withSign(result, x);
}
template <class F> RIGOR_INLINE F atan2(F y, F x) {
    const F zero = splat<F>(0.0);
    const F a = atan(magnitude(y) / magnitude(x));
    const F halfPi = splat<F>(1.57079632679489655800e+00);
    F angle = a;
    const auto left = as<typename BitsOf<F>::Unsigned>(x) >= 0x8000000000000000u;
    angle = left ? 3.1415926535897931160E+00 - (angle - 1.2246467991473531772E-16) : angle;
    angle = x == zero ? halfPi : angle;
    const F onAxis = left ? splat<F>(3.1415926535897931160E+00) : zero;
    angle = y == zero ? onAxis : angle;
    F result = withSign(angle, y);
    const auto special = (magnitude(x) == kInfinity) | (magnitude(y) == kInfinity) | (x != x) | (y != y);
    patch(result, special, y, x, [](double b, double c) { return rare::atan2(b, c); });
    return result;
}
template <class F> RIGOR_INLINE F squareRoot(F x);
template <> RIGOR_INLINE double squareRoot(double x) { return __builtin_sqrt(x); }
template <class F> RIGOR_INLINE F asin(F x) {
    const F result = 2.0 * atan(x / (1.0 + squareRoot((1.0 - x) * (1.0 + x))));
    return x == splat<F>(0.0) ? x : result;
}
template <class F> RIGOR_INLINE F acos(F x) { return 2.0 * atan(squareRoot((1.0 - x) / (1.0 + x))); }

template <class F> RIGOR_INLINE F tanh(F x) {
    const F a = magnitude(x), top = splat<F>(22.0);
    const F e = expm1(2.0 * (a > top ? top : a));
    const F size = a > top ? splat<F>(1.0) : e / (e + 2.0);
    return x != x ? x : withSign(size, x);
}
inline constexpr double kLargestSinh = 709;
template <class F> RIGOR_INLINE F sinh(F x) {
    const F a = magnitude(x), top = splat<F>(kLargestSinh);
    const F e = expm1(a > top ? top : a);
    F result = withSign(0.5 * (e + e / (e + 1.0)), x);
    result = x != x ? x : result;
    patch(result, a > top, x, x, [](double b, double) { return rare::sinh(b); });
    return result;
}
template <class F> RIGOR_INLINE F cosh(F x) {
    const F e = exp(magnitude(x));
    F result = 0.5 * e + 0.5 / e;
    patch(result, magnitude(x) > kLargestSinh, x, x, [](double b, double) { return rare::cosh(b); });
    return result;
}

/// p + e = a b exactly (Dekker's product; |a|, |b| below 1e290).
template <class F> struct Pair { F high, low; };
template <class F> RIGOR_INLINE Pair<F> product(F a, F b) {
    const F ca = 134217729.0 * a, cb = 134217729.0 * b;
    const F ah = ca - (ca - a), al = a - ah, bh = cb - (cb - b), bl = b - bh;
    const F p = a * b;
    return {p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}

/// x^y for x >= 0 (NaN for x < 0): exp(y log x) with the logarithm in two doubles.
template <class F> RIGOR_INLINE F pow(F x, F y) {
    const F zero = splat<F>(0.0), one = splat<F>(1.0), infinity = splat<F>(kInfinity);
    const auto [m, k] = splitExponent(x);
    const F f = m - 1.0, dh = m + 1.0, dl = m - (dh - 1.0);
    const F s = f / dh;
    const auto sd = product(s, dh);
    const F sl = (((f - sd.high) - sd.low) - s * dl) / dh;
    const F r = s * logRemainder(s * s);
    const F a = k * kLn2High, b = 2.0 * s;
    const F high = a + b, bb = high - a;
    const F low = ((a - (high - bb)) + (b - bb)) + ((2.0 * sl + r) + k * kLn2Low);
    const F lh = high + low, ll = (high - lh) + low;
    const auto p = product(y, lh);
    const F e = exp(p.high);
    F result = (e == infinity) | (e == zero) ? e : e + e * (p.low + y * ll);
    const F atZero = y > zero ? zero : infinity;
    result = x == zero ? atZero : result;
    result = (y == zero) | (x == one) ? one : result;
    result = x >= zero ? result : splat<F>(kNan);
    const auto rare = (x >= zero) & ((magnitude(y) > 1e8) | (x == infinity) | (y != y));
    patch(result, rare, x, y, [](double c, double d) { return rare::pow(c, d); });
    return result;
}

} // namespace rigor::elementary
