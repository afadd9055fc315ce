// Intervals by hand: special operands, partial domains, comparisons, decimal text, laws; batches against
// single intervals; the check that refuses a machine that rounds wrongly.
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/foundation/scalar/interval.h"
#include "core/foundation/scalar/interval_batch.h"
#include "core/foundation/scalar/interval_check.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cfenv>
#include <fmt/format.h>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace test_interval {

using namespace rigor;

namespace {

constexpr double kInf = INFINITY;

/// Operands of all kinds, bounds from a few special and many random numbers.
Interval randomInterval(RandomStream& random) {
    auto number = [&] {
        constexpr double kSpecial[] = {
            0,    1,     -1,     0x1p-1074, -0x1p-1074, 0x1.fffffffffffffp1023, -0x1.fffffffffffffp1023,
            kInf, -kInf, 1e-200, 1e200};
        if (random.below(6) == 0) return kSpecial[random.below(std::size(kSpecial))];
        return std::ldexp(random.normal(), static_cast<int>(random.below(20)) - 10);
    };
    if (random.below(50) == 0) return Interval::empty();
    const double a = number(), b = random.below(4) == 0 ? a : number();
    const Interval both = hull(a, b);
    return both;
}
/// A random interval inside x.
Interval part(const Interval& x, RandomStream& random) {
    if (x.isEmpty() || !x.isBounded()) return x;
    auto inside = [&] {
        return std::clamp(x.lower + (x.upper - x.lower) * random.uniform(), x.lower, x.upper);
    };
    const double a = inside(), b = random.below(3) == 0 ? a : inside();
    return {std::min(a, b), std::max(a, b)};
}

bool refusesRounding() { return QTest::currentTestFailed() || !roundingFault().empty(); }

} // namespace

class TestInterval : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void arithmeticOfExactNumbersIsExact() {
        QVERIFY(Interval(1) + Interval(2) == Interval(3));
        QVERIFY((Interval(-1, 2) * Interval(3, 4) == Interval(-4, 8)));
        QVERIFY((Interval(-1, 2) - Interval(3, 4) == Interval(-5, -1)));
        QVERIFY((Interval(6, 8) / Interval(-2, -1) == Interval(-8, -3)));
        QVERIFY((math::square(Interval(-3, 2)) == Interval(0, 9)));
        QVERIFY((math::power(Interval(-3, 2), 3) == Interval(-27, 8)));
        QVERIFY((math::power(Interval(2, 4), -2) == Interval(1.0 / 16, 0.25)));
        QVERIFY((math::sqrt(Interval(4, 9)) == Interval(2, 3)));
        QVERIFY((math::abs(Interval(-3, 2)) == Interval(0, 3)));
    }
    void oneTenthIsEnclosedTightly() {
        const Interval tenth = Interval(1) / Interval(10);
        QCOMPARE(tenth.upper, rounding::above(tenth.lower));
        QVERIFY(tenth.contains(0.1));
    }
    void boundsMayBeInfinite() {
        QVERIFY((Interval(0) * Interval::entire() == Interval(0)));
        QVERIFY((Interval(0, 1) * Interval(0, kInf) == Interval(0, kInf)));
        QVERIFY((Interval(1, kInf) + Interval(-kInf, 2) == Interval::entire()));
        QVERIFY((Interval(1, 2) / Interval(4, kInf) == Interval(0, 0.5)));
        QVERIFY((Interval(1e308) * Interval(10) == Interval(rounding::kLargest, kInf)));
        QVERIFY((Interval(kInf) == Interval(rounding::kLargest, kInf)));
    }
    void divisionByZeroGivesWhatTheOtherDenominatorsGive() {
        QVERIFY((Interval(1, 2) / Interval(0, 4) == Interval(0.25, kInf)));
        QVERIFY((Interval(1, 2) / Interval(-4, 0) == Interval(-kInf, -0.25)));
        QVERIFY((Interval(-2, -1) / Interval(0, 4) == Interval(-kInf, -0.25)));
        QVERIFY((Interval(1, 2) / Interval(-1, 1) == Interval::entire()));
        QVERIFY((Interval(1, 2) / Interval(0)).isEmpty());
        QVERIFY((Interval(0) / Interval(-1, 1) == Interval(0)));
    }
    void partialFunctionsUseThePartInsideTheirDomain() {
        QVERIFY((math::sqrt(Interval(-1, 4)) == Interval(0, 2)));
        QVERIFY(math::sqrt(Interval(-2, -1)).isEmpty());
        QVERIFY((math::log(Interval(-1, 1)) == Interval(-kInf, 0)));
        QVERIFY(math::log(Interval(-1, 0)).isEmpty());
        QVERIFY(math::asin(Interval(2, 3)).isEmpty());
        QVERIFY(math::asin(Interval(-5, 5)).contains(Interval(-1.5707, 1.5707)));
        QVERIFY((math::tan(Interval(1, 2)) == Interval::entire()));
        QVERIFY((math::pow(Interval(-1, 4), Interval(0.5)).contains(Interval(0, 2))));
        QVERIFY(math::pow(Interval(-2, -1), Interval(0.5)).isEmpty());
    }
    void emptyGivesEmpty() {
        const Interval none = Interval::empty(), some(1, 2);
        for (const Interval& r :
             {none + some, some - none, none * some, some * none, Interval(0) * none, none * Interval(0),
              Interval(-1, 1) * none, none / some, some / none, math::sqrt(none), math::exp(none),
              math::sin(none), math::atan2(none, some), math::pow(some, none), math::min(none, some),
              math::square(none), math::power(none, 3)})
            QVERIFY(r.isEmpty());
        QVERIFY(hull(none, some) == some);
        QVERIFY(intersection(some, Interval(3, 4)).isEmpty());
        QVERIFY(some.contains(none));
    }
    void sineAndCosineKnowTheirExtremes() {
        QVERIFY((math::sin(Interval(1, 2)).upper == 1));
        QVERIFY((math::sin(Interval(1, 2)).lower < 0.8415));
        QVERIFY((math::cos(Interval(3, 3.5)).lower == -1));
        QVERIFY((math::cos(Interval(-1, 1)).upper == 1));
        QVERIFY((math::sin(Interval(0, 7)) == Interval(-1, 1)));
        QVERIFY((math::sin(Interval(0, kInf)) == Interval(-1, 1)));
        QVERIFY((math::sin(Interval(0.1, 5)) == Interval(-1, 1)));
        const Interval huge = math::sin(Interval(1e22));
        QVERIFY(huge.contains(-0.8522008497671888) && huge.width() < 2.3e-16);
    }
    void wholePowersFarBeyondTheDoubles() {
        QVERIFY((math::power(Interval(2), 1000000000) == Interval(rounding::kLargest, kInf)));
        QVERIFY(math::power(Interval(0.5), 1000000000).upper <= 0x1p-1074);
        // (1 + 2^-30)^(2^30) = 2.7182818271931..., by mpmath with 300 bits.
        const Interval e = math::power(Interval(1 + 0x1p-30), 1 << 30);
        QVERIFY(e.contains(2.7182818271932466) && e.width() < 1e-15);
        QVERIFY((math::power(Interval(-1), std::numeric_limits<int>::min()) == Interval(1)));
    }
    void comparisonsAreTrueFalseOrUnknown() {
        QVERIFY(less(Interval(1, 2), Interval(3, 4)).certain());
        QVERIFY(less(Interval(3, 4), Interval(1, 3)).excluded());
        QVERIFY(less(Interval(1, 3), Interval(2, 4)).undecided());
        QVERIFY(lessEqual(Interval(1, 2), Interval(2, 4)).certain());
        QVERIFY(less(Interval(1, 2), Interval(2, 4)).undecided());
        QVERIFY(less(Interval::empty(), Interval(1)).undecided());
        QVERIFY(equal(Interval(2), Interval(2)).certain());
        QVERIFY(equal(Interval(1, 2), Interval(3)).excluded());
    }
    void triboolsFollowKleene() {
        const Tribool yes(true), no(false), open;
        QVERIFY((yes & open) == open && (no & open) == no && (yes | open) == yes && (no | open) == open);
        QVERIFY((!open) == open && (!yes) == no);
        QVERIFY((!std::is_convertible_v<Tribool, bool>));
    }
    void decimalsAreRoundedOutward() {
        QVERIFY(decimalInterval("0.5") == Interval(0.5));
        QVERIFY(decimalInterval(" -12e1 ") == Interval(-120));
        QVERIFY(decimalInterval("-0.000") == Interval(0));
        QVERIFY((decimalInterval("0.1") == Interval(rounding::below(0.1), 0.1)));
        QVERIFY((decimalInterval("0.01") == Interval(0.01, rounding::above(0.01)) ||
                 decimalInterval("0.01") == Interval(rounding::below(0.01), 0.01)));
        // The exact value of the double 0.1, and one more digit.
        QVERIFY(decimalInterval("0.1000000000000000055511151231257827021181583404541015625") ==
                Interval(0.1));
        QVERIFY((decimalInterval("0.10000000000000000555111512312578270211815834045410156251") ==
                 Interval(0.1, rounding::above(0.1))));
        QVERIFY((decimalInterval("1e-400") == Interval(0, 0x1p-1074)));
        QVERIFY((decimalInterval("-1e-9999999999999") == Interval(-0x1p-1074, 0)));
        QVERIFY((decimalInterval("1e400") == Interval(rounding::kLargest, kInf)));
        QVERIFY((decimalInterval("-1e308").width() < 2e292));
    }
    void decimalTextOfManyDigitsEnclosesItsValue() {
        // The digits of a double to 40 places, then changed in the last: the bounds move to the neighbour on
        // that side.
        RandomStream random(5, 5);
        for (int k = 0; k < 3000; ++k) {
            const double x = std::ldexp(random.normal(), static_cast<int>(random.below(120)) - 60);
            const Interval near = decimalInterval(fmt::format("{:.17e}", x));
            QVERIFY(near.contains(x) || near.upper == rounding::below(x) || near.lower == rounding::above(x));
            QVERIFY(near.upper == near.lower || near.upper == rounding::above(near.lower));
        }
    }
    void otherTextIsRefused() {
        for (const char* text : {"", "abc", "1,5", "inf", "nan", "1e", "--1", "1 2", ".", "0x10"})
            QVERIFY_EXCEPTION_THROWN(decimalInterval(text), Error);
    }
    /// The law of every interval function: a smaller operand never gives a larger result.
    void everyFunctionIsInclusionMonotone() {
        using namespace math;
        RandomStream random(11, 2);
        Interval (*const unary[])(const Interval&) = {sqrt, square, exp,  log,  sin,  cos, tan,  asin,
                                                      acos, atan,   sinh, cosh, tanh, abs, sign, floor};
        Interval (*const binary[])(const Interval&, const Interval&) = {
            pow,
            atan2,
            signedPower,
            absPower,
            min,
            max,
            [](const Interval& a, const Interval& b) { return a + b; },
            [](const Interval& a, const Interval& b) { return a - b; },
            [](const Interval& a, const Interval& b) { return a * b; },
            [](const Interval& a, const Interval& b) { return a / b; }};
        for (int k = 0; k < 30000; ++k) {
            const Interval a = randomInterval(random), b = randomInterval(random), p = part(a, random),
                           q = part(b, random);
            for (std::size_t i = 0; i < std::size(unary); ++i)
                QVERIFY2(unary[i](a).contains(unary[i](p)),
                         fmt::format("function {}: {} in {}", i, toString(p), toString(a)).c_str());
            for (std::size_t i = 0; i < std::size(binary); ++i) {
                const bool exponent = i == 2 || i == 3; // of signedPower and absPower: above 0
                const Interval n = exponent ? math::abs(b) + 1 : b, m = exponent ? math::abs(q) + 1 : q;
                QVERIFY2(binary[i](a, n).contains(binary[i](p, m)),
                         fmt::format("function {}: {}, {} in {}, {}", i, toString(p), toString(m),
                                     toString(a), toString(n))
                             .c_str());
            }
        }
    }
    void batchesGiveTheBoundsOfSingleIntervals() {
        RandomStream random(12, 3);
        constexpr std::size_t n = 1003;
        for (const IntervalKernels* kernels : allIntervalKernels()) {
            for (int round = 0; round < 60; ++round) {
                std::vector<double> bounds[8];
                for (auto& v : bounds) v.resize(n);
                std::vector<Interval> x[3];
                for (int operand = 0; operand < 3; ++operand)
                    for (std::size_t k = 0; k < n; ++k) {
                        // Rare kinds in some rounds only, so that the short ways run too.
                        Interval v =
                            round % 3 == 0 ? randomInterval(random) : hull(random.normal(), random.normal());
                        x[operand].push_back(v);
                        bounds[2 * operand][k] = v.lower, bounds[2 * operand + 1][k] = v.upper;
                    }
                const IntervalView a{bounds[0].data(), bounds[1].data()},
                    b{bounds[2].data(), bounds[3].data()}, c{bounds[4].data(), bounds[5].data()};
                const IntervalTarget r{bounds[6].data(), bounds[7].data()};
                auto agrees = [&](const char* what, auto single) {
                    for (std::size_t k = 0; k < n; ++k) {
                        const Interval expected = single(k), got(r.lower[k], r.upper[k]);
                        if (!(expected == got)) {
                            qWarning("%s %s: %s instead of %s at %s and %s", kernels->name, what,
                                     toString(got).c_str(), toString(expected).c_str(),
                                     toString(x[0][k]).c_str(), toString(x[1][k]).c_str());
                            return false;
                        }
                    }
                    return true;
                };
                kernels->add(n, a, b, r);
                QVERIFY(agrees("add", [&](std::size_t k) { return x[0][k] + x[1][k]; }));
                kernels->subtract(n, a, b, r);
                QVERIFY(agrees("subtract", [&](std::size_t k) { return x[0][k] - x[1][k]; }));
                kernels->multiply(n, a, b, r);
                QVERIFY(agrees("multiply", [&](std::size_t k) { return x[0][k] * x[1][k]; }));
                kernels->divide(n, a, b, r);
                QVERIFY(agrees("divide", [&](std::size_t k) { return x[0][k] / x[1][k]; }));
                kernels->squareRoot(n, a, r);
                QVERIFY(agrees("root", [&](std::size_t k) { return math::sqrt(x[0][k]); }));
                kernels->square(n, a, r);
                QVERIFY(agrees("square", [&](std::size_t k) { return math::square(x[0][k]); }));
                kernels->multiplyAdd(n, a, b, c, r);
                QVERIFY(agrees("multiplyAdd", [&](std::size_t k) { return x[0][k] * x[1][k] + x[2][k]; }));
            }
        }
    }
    void thisMachineRoundsAsProven() {
        QCOMPARE(roundingFault(), std::string());
        requireSoundRounding();
    }
    void aThreadInAnotherRoundingModeIsRefused() {
        for (int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
            std::fesetround(mode);
            const bool refused = refusesRounding();
            std::fesetround(FE_TONEAREST);
            QVERIFY(refused);
        }
        QCOMPARE(roundingFault(), std::string());
    }
    void aThreadThatFlushesTinyNumbersIsRefused() {
#if defined(__SSE2__)
        _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
        const bool refused = refusesRounding();
        _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_OFF);
        QVERIFY(refused);
        QCOMPARE(roundingFault(), std::string());
#else
        QSKIP("Only SSE arithmetic can be told to flush tiny numbers here.");
#endif
    }
};

RIGOR_TEST(TestInterval)
#include "test_interval.moc"

} // namespace test_interval
