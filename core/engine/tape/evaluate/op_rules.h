#pragma once
// What every operation of ops.def means over a number type T of foundation/scalar/scalars.h. The lane
// evaluator follows these rules bit for bit; where a choice is open (NaN in min, sign of 0) it is made here:
// a NaN operand gives NaN, except that comparisons with NaN are false.

#include "core/engine/tape/tape.h"
#include "core/foundation/curve/bspline.h"
#include "core/foundation/curve/table.h"
#include "core/foundation/scalar/functions.h"

#include <span>

namespace rigor {

/// x^k by repeated squaring, in the same order for every number type.
template <class T> T powerOf(T x, int exponent) {
    unsigned k = exponent < 0 ? 0u - static_cast<unsigned>(exponent) : static_cast<unsigned>(exponent);
    T result(1.0);
    bool first = true;
    while (k != 0) {
        if (k & 1u) {
            result = first ? x : result * x;
            first = false;
        }
        k >>= 1;
        if (k != 0) x = x * x;
    }
    return exponent < 0 ? T(1.0) / result : result;
}

template <class T> struct OpRules {
    static T truth(bool b) { return T(b ? 1.0 : 0.0); }
    static double v(const T& x) { return scalarValue(x); }

    static T Add(const T& a, const T& b) { return a + b; }
    static T Sub(const T& a, const T& b) { return a - b; }
    static T Mul(const T& a, const T& b) { return a * b; }
    static T Div(const T& a, const T& b) { return a / b; }
    static T Neg(const T& a) { return -a; }
    static T Square(const T& a) { return a * a; }
    static T Pow(const T& a, const T& b) { return math::pow(a, b); }
    static T SignedPower(const T& a, const T& n) {
        if (v(a) == 0) return v(n) == 1 ? a : T(0.0);
        return v(a) < 0 ? -math::pow(-a, n) : math::pow(a, n);
    }
    static T AbsPower(const T& a, const T& n) {
        if (v(a) == 0) return T(0.0);
        return v(a) < 0 ? math::pow(-a, n) : math::pow(a, n);
    }
    static T Sqrt(const T& a) { return math::sqrt(a); }
    static T Exp(const T& a) { return math::exp(a); }
    static T Log(const T& a) { return math::log(a); }
    static T Sin(const T& a) { return math::sin(a); }
    static T Cos(const T& a) { return math::cos(a); }
    static T Tan(const T& a) { return math::tan(a); }
    static T Asin(const T& a) { return math::asin(a); }
    static T Acos(const T& a) { return math::acos(a); }
    static T Atan(const T& a) { return math::atan(a); }
    static T Atan2(const T& a, const T& b) { return math::atan2(a, b); }
    static T Sinh(const T& a) { return math::sinh(a); }
    static T Cosh(const T& a) { return math::cosh(a); }
    static T Tanh(const T& a) { return math::tanh(a); }
    static T Abs(const T& a) { return v(a) < 0 ? -a : a; }
    static T Sign(const T& a) { return v(a) > 0 ? T(1.0) : v(a) < 0 ? T(-1.0) : T(v(a)); }
    static T Floor(const T& a) { return T(std::floor(v(a))); }
    static T Min(const T& a, const T& b) { return v(b) < v(a) || v(b) != v(b) ? b : a; }
    static T Max(const T& a, const T& b) { return v(b) > v(a) || v(b) != v(b) ? b : a; }
    static T Less(const T& a, const T& b) { return truth(v(a) < v(b)); }
    static T LessEqual(const T& a, const T& b) { return truth(v(a) <= v(b)); }
    static T Equal(const T& a, const T& b) { return truth(v(a) == v(b)); }
    static T And(const T& a, const T& b) { return truth(v(a) != 0 && v(b) != 0); }
    static T Or(const T& a, const T& b) { return truth(v(a) != 0 || v(b) != 0); }
    static T Not(const T& a) { return truth(v(a) == 0); }
    static T Select(const T& a, const T& b, const T& c) { return v(a) != 0 ? b : c; }

    static T Table(const T& x, std::span<const T> list, int) {
        return linearTable<T>(x, list.first(list.size() / 2), list.subspan(list.size() / 2));
    }
    static T TableSlope(const T& x, std::span<const T> list, int) {
        return linearTableSlope<T>(x, list.first(list.size() / 2), list.subspan(list.size() / 2));
    }
    static T MonotoneCubic(const T& x, std::span<const T> list, int) {
        return monotoneCubic<T>(x, list.first(list.size() / 2), list.subspan(list.size() / 2));
    }
    static T BSpline(const T& x, std::span<const T> list, int degree) {
        const std::size_t knots = (list.size() + static_cast<std::size_t>(degree) + 1) / 2;
        return bsplineValue<T>(x, list.first(knots), degree, list.subspan(knots));
    }
};

/// value = op(a, b, c) with the list's values; the switch over all operations.
template <class T>
[[gnu::always_inline]] inline T applyOp(const Instruction& i, const T& a, const T& b, const T& c,
                                        std::span<const T> list) {
    using Rules = OpRules<T>;
    switch (i.op) {
#define RIGOR_CASE_1(name)                                                                                   \
    case Op::name:                                                                                           \
        if constexpr (Op::name == Op::PowInt)                                                                \
            return powerOf<T>(a, static_cast<int>(i.b));                                                     \
        else                                                                                                 \
            return Rules::name(a);
#define RIGOR_CASE_2(name)                                                                                   \
    case Op::name:                                                                                           \
        return Rules::name(a, b);
#define RIGOR_CASE_3(name)                                                                                   \
    case Op::name:                                                                                           \
        return Rules::name(a, b, c);
#define RIGOR_CASE_RIGOR_NARY(name)                                                                          \
    case Op::name:                                                                                           \
        return Rules::name(a, list, static_cast<int>(i.c));
#define RIGOR_OP(name, arity, smoothness) RIGOR_CASE_##arity(name)
#include "core/engine/tape/ops.def"
#undef RIGOR_OP
#undef RIGOR_CASE_1
#undef RIGOR_CASE_2
#undef RIGOR_CASE_3
#undef RIGOR_CASE_RIGOR_NARY
    }
    return T(0.0);
}

} // namespace rigor
