#pragma once
// What the operations of ops.def mean over T = Interval or IntervalDual: the hull of what they give for all
// members. A condition is the interval {0}, {1} or [0, 1]; `if` with an undecided condition is the union of
// both branches.

#include "core/engine/tape/intervals/interval_curves.h"
#include "core/engine/tape/intervals/interval_dual.h"
#include "core/engine/tape/tape.h"

#include <cmath>

namespace rigor {

inline Interval truth(Tribool t) { return {t.certain() ? 1.0 : 0.0, t.excluded() ? 0.0 : 1.0}; }
/// Of a condition: whether it is not 0. Empty: unknown.
inline Tribool holds(const Interval& condition) {
    if (condition.isEmpty()) return {};
    if (!condition.contains(0)) return Tribool(true);
    return condition.isPoint() ? Tribool(false) : Tribool();
}

/// Partial derivatives of the operations of one operand.
namespace slopes {
Interval ofSqrt(const Interval& x);
Interval ofTan(const Interval& x);
Interval ofAsin(const Interval& x);
Interval ofAtan(const Interval& x);
Interval ofTanh(const Interval& x);
Interval ofAbs(const Interval& x);
Interval ofPower(const Interval& x, int k);                   ///< k x^(k-1)
Interval ofSignedPower(const Interval& x, const Interval& n); ///< n |x|^(n-1)
/// |x|^n ln|x|, 0 at x = 0: at least -1/(e n) for |x| <= 1.
Interval powerLogarithm(const Interval& x, const Interval& n);
} // namespace slopes

template <class T> struct IntervalRules {
    static constexpr bool kPlain = std::is_same_v<T, Interval>;
    static const Interval& v(const T& x) { return intervalOf(x); }

    /// f(x) with the partial derivative that `slope` computes where it is needed.
    template <class Slope> static T one(const Interval& value, const T& x, Slope slope) {
        if constexpr (kPlain)
            return value;
        else
            return chain(value, slope(), x);
    }
    template <class SlopeA, class SlopeB>
    static T two(const Interval& value, const T& a, SlopeA slopeA, const T& b, SlopeB slopeB) {
        if constexpr (kPlain)
            return value;
        else
            return chain(value, slopeA(), a, slopeB(), b);
    }

    static T Add(const T& a, const T& b) { return a + b; }
    static T Sub(const T& a, const T& b) { return a - b; }
    static T Mul(const T& a, const T& b) { return a * b; }
    static T Div(const T& a, const T& b) { return a / b; }
    static T Neg(const T& a) { return -a; }
    static T Square(const T& a) {
        return one(math::square(v(a)), a, [&] { return Interval(2) * v(a); });
    }
    static T PowInt(const T& a) = delete;
    static T powInt(const T& a, int k) {
        return one(math::power(v(a), k), a, [&] { return slopes::ofPower(v(a), k); });
    }
    static T Pow(const T& a, const T& b) {
        return two(
            math::pow(v(a), v(b)), a, [&] { return v(b) * math::pow(v(a), v(b) - 1); }, b,
            [&] {
                return slopes::powerLogarithm(narrowed(v(a), {0.0, rounding::kInfinity}), v(b));
            });
    }
    static T SignedPower(const T& a, const T& n) {
        return two(
            math::signedPower(v(a), v(n)), a, [&] { return slopes::ofSignedPower(v(a), v(n)); }, n,
            [&] { return math::sign(v(a)) * slopes::powerLogarithm(v(a), v(n)); });
    }
    static T AbsPower(const T& a, const T& n) {
        return two(
            math::absPower(v(a), v(n)), a,
            [&] { return math::sign(v(a)) * slopes::ofSignedPower(v(a), v(n)); }, n,
            [&] { return slopes::powerLogarithm(v(a), v(n)); });
    }
    static T Sqrt(const T& a) {
        return one(math::sqrt(v(a)), a, [&] { return slopes::ofSqrt(v(a)); });
    }
    static T Exp(const T& a) {
        return one(math::exp(v(a)), a, [&] { return math::exp(v(a)); });
    }
    static T Log(const T& a) {
        return one(math::log(v(a)), a, [&] {
            return Interval(1) / narrowed(v(a), {0.0, rounding::kInfinity});
        });
    }
    static T Sin(const T& a) {
        return one(math::sin(v(a)), a, [&] { return math::cos(v(a)); });
    }
    static T Cos(const T& a) {
        return one(math::cos(v(a)), a, [&] { return -math::sin(v(a)); });
    }
    static T Tan(const T& a) {
        return one(math::tan(v(a)), a, [&] { return slopes::ofTan(v(a)); });
    }
    static T Asin(const T& a) {
        return one(math::asin(v(a)), a, [&] { return slopes::ofAsin(v(a)); });
    }
    static T Acos(const T& a) {
        return one(math::acos(v(a)), a, [&] { return -slopes::ofAsin(v(a)); });
    }
    static T Atan(const T& a) {
        return one(math::atan(v(a)), a, [&] { return slopes::ofAtan(v(a)); });
    }
    static T Atan2(const T& y, const T& x) {
        auto square = [&] { return math::square(v(x)) + math::square(v(y)); };
        return two(
            math::atan2(v(y), v(x)), y, [&] { return v(x) / square(); }, x, [&] { return -v(y) / square(); });
    }
    static T Sinh(const T& a) {
        return one(math::sinh(v(a)), a, [&] { return math::cosh(v(a)); });
    }
    static T Cosh(const T& a) {
        return one(math::cosh(v(a)), a, [&] { return math::sinh(v(a)); });
    }
    static T Tanh(const T& a) {
        return one(math::tanh(v(a)), a, [&] { return slopes::ofTanh(v(a)); });
    }
    static T Abs(const T& a) {
        return one(math::abs(v(a)), a, [&] { return slopes::ofAbs(v(a)); });
    }
    static T Sign(const T& a) { return math::sign(v(a)); }
    static T Floor(const T& a) { return math::floor(v(a)); }
    static T Min(const T& a, const T& b) {
        if (less(v(a), v(b)).certain()) return a;
        if (less(v(b), v(a)).certain()) return b;
        return withValue(hull(a, b), math::min(v(a), v(b)));
    }
    static T Max(const T& a, const T& b) {
        if (less(v(a), v(b)).certain()) return b;
        if (less(v(b), v(a)).certain()) return a;
        return withValue(hull(a, b), math::max(v(a), v(b)));
    }
    static T Less(const T& a, const T& b) { return truth(less(v(a), v(b))); }
    static T LessEqual(const T& a, const T& b) { return truth(lessEqual(v(a), v(b))); }
    static T Equal(const T& a, const T& b) { return truth(equal(v(a), v(b))); }
    static T And(const T& a, const T& b) { return truth(holds(v(a)) & holds(v(b))); }
    static T Or(const T& a, const T& b) { return truth(holds(v(a)) | holds(v(b))); }
    static T Not(const T& a) { return truth(!holds(v(a))); }
    static T Select(const T& a, const T& b, const T& c) {
        const Tribool condition = holds(v(a));
        return condition.certain() ? b : condition.excluded() ? c : hull(b, c);
    }

    static T Table(const T& x, std::span<const T> list, int) {
        return curves::table<T>(x, list.first(list.size() / 2), list.subspan(list.size() / 2));
    }
    static T TableSlope(const T& x, std::span<const T> list, int) {
        return curves::tableSlope<T>(x, list.first(list.size() / 2), list.subspan(list.size() / 2));
    }
    static T MonotoneCubic(const T& x, std::span<const T> list, int) {
        return curves::monotoneCubic<T>(x, list.first(list.size() / 2), list.subspan(list.size() / 2));
    }
    static T BSpline(const T& x, std::span<const T> list, int degree) {
        const std::size_t knots = (list.size() + static_cast<std::size_t>(degree) + 1) / 2;
        return curves::bspline<T>(x, list.first(knots), degree, list.subspan(knots));
    }

  private:
    static T withValue(T x, const Interval& value) {
        if constexpr (kPlain)
            return value;
        else {
            x.value = value;
            return x;
        }
    }
};

/// value = op(a, b, c) with the list's values; the switch over all operations.
template <class T>
T applyIntervalOp(const Instruction& i, const T& a, const T& b, const T& c, std::span<const T> list) {
    using Rules = IntervalRules<T>;
    switch (i.op) {
#define RIGOR_CASE_1(name)                                                                                   \
    case Op::name:                                                                                           \
        if constexpr (Op::name == Op::PowInt)                                                                \
            return Rules::powInt(a, static_cast<int>(i.b));                                                  \
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
    return T(Interval::empty());
}

} // namespace rigor
