// Every interval function against MPFI (a multiple precision library with correct rounding) on 250,000
// random operands each: the result contains the tightest interval of doubles, and is at most a stated number
// of doubles wider at each end.
#include "core/foundation/base/random.h"
#include "core/foundation/scalar/interval.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <bit>
#include <fmt/format.h>
#include <mpfi.h>

namespace test_interval_oracle {

using namespace rigor;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int kCases = 50000; // the same operands as the first ones of the whole test
#else
constexpr int kCases = 250000;
#endif

/// Numbers of all kinds: any bit pattern, moderate, tiny, whole, huge and the special ones.
class Numbers {
  public:
    Numbers(std::uint64_t stream, double range) : random_(20240611, stream), range_(range) {}

    double number() {
        switch (random_.below(12)) {
        case 0: {
            const double x = std::bit_cast<double>(random_());
            return std::isfinite(x) ? x : 0;
        }
        case 1: {
            constexpr double kSpecial[] = {0.0,
                                           -0.0,
                                           1,
                                           -1,
                                           2,
                                           -2,
                                           0.5,
                                           10,
                                           0x1p-1074,
                                           -0x1p-1074,
                                           0x1p-1022,
                                           0x1.fffffffffffffp1023,
                                           -0x1.fffffffffffffp1023,
                                           0x1.fffffffffffffp-1,
                                           0x1.0000000000001p0,
                                           710,
                                           -745,
                                           0x1.921fb54442d18p0,
                                           0x1.921fb54442d18p1,
                                           0x1p1022,
                                           0x1p-1021};
            return kSpecial[random_.below(std::size(kSpecial))];
        }
        case 2:
            return static_cast<double>(static_cast<int>(random_.below(41)) - 20);
        case 3:
            return sign() * std::ldexp(1 + random_.uniform(), -1075 + static_cast<int>(random_.below(60)));
        case 4:
            return sign() * std::ldexp(1 + random_.uniform(), static_cast<int>(random_.below(60)) - 50);
        case 5: // near whole multiples of pi/2 and of 1
            return sign() * static_cast<double>(random_.below(2000)) * (random_.below(2) ? M_PI_2 : 0.5) +
                   1e-9 * random_.normal();
        case 6:
            return sign() * std::ldexp(1 + random_.uniform(), static_cast<int>(random_.below(1000)));
        default:
            return range_ * (2 * random_.uniform() - 1);
        }
    }
    Interval interval() {
        const double x = number();
        switch (random_.below(8)) {
        case 0:
        case 1:
            return x;
        case 2: {
            double y = x;
            for (auto k = random_.below(4) + 1; k > 0; --k) y = rounding::above(y);
            return std::isfinite(y) ? Interval(x, y) : Interval(x);
        }
        case 3:
            return random_.below(2) ? Interval(x, INFINITY) : Interval(-INFINITY, x);
        case 4: {
            const double y =
                x + std::abs(x) * std::ldexp(random_.uniform(), -static_cast<int>(random_.below(50)));
            return std::isfinite(y) ? Interval(x, y) : Interval(x);
        }
        default: {
            const double y = number();
            return {std::min(x, y), std::max(x, y)};
        }
        }
    }

  private:
    double sign() { return random_.below(2) ? 1 : -1; }
    RandomStream random_;
    double range_;
};

/// Place of a double among all doubles in order; both zeros have place 0.
std::int64_t place(double x) {
    const auto bits = std::bit_cast<std::int64_t>(x);
    return bits >= 0 ? bits : std::numeric_limits<std::int64_t>::min() - bits;
}

struct Mpfi {
    mpfi_t x;
    Mpfi() { mpfi_init2(x, 53); }
    explicit Mpfi(const Interval& v) : Mpfi() { mpfi_interv_d(x, v.lower, v.upper); }
    Mpfi(const Mpfi&) = delete;
    ~Mpfi() { mpfi_clear(x); }
    /// Rounded on to the range and the subnormal grid of doubles; NaN where MPFI says NaN.
    Interval value() const {
        const double lower = mpfr_get_d(&x->left, MPFR_RNDD), upper = mpfr_get_d(&x->right, MPFR_RNDU);
        return lower == lower && upper == upper ? Interval(lower, upper) : Interval::empty();
    }
};

std::string shown(const Interval& a) { return fmt::format("[{:a}, {:a}]", a.lower, a.upper); }

/// Counts doubles between the bounds and remembers the worst; says what went wrong.
struct Comparison {
    std::int64_t worst = 0;
    long wider = 0, cases = 0;
    std::string failure;

    void add(const Interval& ours, const Interval& tightest, std::int64_t allowed,
             const std::string& operands) {
        ++cases;
        // MPFI calls the limit of log at 0 an interval of its own.
        if (!failure.empty() || tightest.isEmpty() || tightest.upper == -INFINITY) return;
        const std::int64_t low = place(tightest.lower) - place(ours.lower),
                           high = place(ours.upper) - place(tightest.upper);
        worst = std::max({worst, low, high});
        wider += low > 0 || high > 0;
        if (!ours.contains(tightest) || low > allowed || high > allowed)
            failure = operands + ": " + shown(ours) + " instead of " + shown(tightest);
    }
    bool report(const char* name) const {
        qInfo("%-8s %ld cases, at most %lld doubles wider at an end, %.3f %% wider", name, cases,
              static_cast<long long>(worst), 100.0 * static_cast<double>(wider) / static_cast<double>(cases));
        if (!failure.empty()) qWarning("%s %s", name, failure.c_str());
        return failure.empty();
    }
};

using Unary = Interval (*)(const Interval&);
using MpfiUnary = int (*)(mpfi_ptr, mpfi_srcptr);

bool agrees(const char* name, Unary ours, MpfiUnary theirs, double range, std::int64_t allowed,
            Interval domain = Interval::entire()) {
    Numbers numbers(static_cast<std::uint64_t>(name[0]) * 256 + static_cast<std::uint64_t>(name[1]), range);
    Comparison comparison;
    Mpfi result;
    while (comparison.cases < kCases) {
        const Interval x = intersection(numbers.interval(), domain);
        if (x.isEmpty()) continue;
        Mpfi argument(x);
        theirs(result.x, argument.x);
        comparison.add(ours(x), result.value(), allowed, shown(x));
    }
    return comparison.report(name);
}

using Binary = Interval (*)(const Interval&, const Interval&);
using MpfiBinary = int (*)(mpfi_ptr, mpfi_srcptr, mpfi_srcptr);

bool agrees(const char* name, Binary ours, MpfiBinary theirs, double range, std::int64_t allowed,
            bool (*skipped)(const Interval&, const Interval&) = nullptr, int draws = 10 * kCases) {
    Numbers numbers(static_cast<std::uint64_t>(name[0]) * 256 + static_cast<std::uint64_t>(name[1]) + 70000,
                    range);
    Comparison comparison;
    Mpfi result;
    for (; comparison.cases < kCases && draws > 0; --draws) {
        const Interval a = numbers.interval(), b = numbers.interval();
        if (skipped && skipped(a, b)) continue;
        Mpfi x(a), y(b);
        theirs(result.x, x.x, y.x);
        comparison.add(ours(a, b), result.value(), allowed, shown(a) + " and " + shown(b));
    }
    return comparison.report(name);
}

int powerOfThree(mpfi_ptr result, mpfi_srcptr x) {
    mpfr_pow_ui(&result->left, &x->left, 3, MPFR_RNDD);
    return mpfr_pow_ui(&result->right, &x->right, 3, MPFR_RNDU);
}
/// x^y at the corners of a box with x >= 0, correctly rounded.
int cornerPower(mpfi_ptr result, mpfi_srcptr x, mpfi_srcptr y) {
    mpfr_t low, high;
    mpfr_init2(low, 53), mpfr_init2(high, 53);
    bool first = true;
    for (const auto* base : {&x->left, &x->right})
        for (const auto* exponent : {&y->left, &y->right}) {
            mpfr_pow(low, base, exponent, MPFR_RNDD);
            mpfr_pow(high, base, exponent, MPFR_RNDU);
            if (first || mpfr_less_p(low, &result->left)) mpfr_set(&result->left, low, MPFR_RNDD);
            if (first || mpfr_greater_p(high, &result->right)) mpfr_set(&result->right, high, MPFR_RNDU);
            first = false;
        }
    mpfr_clear(low), mpfr_clear(high);
    return 0;
}

} // namespace

class TestIntervalOracle : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sumsAreTheTightest() {
        QVERIFY(agrees(
            "add", [](const Interval& a, const Interval& b) { return a + b; }, mpfi_add, 10, 0));
        QVERIFY(agrees(
            "subtract", [](const Interval& a, const Interval& b) { return a - b; }, mpfi_sub, 10, 0));
    }
    void productsAreTheTightest() {
        QVERIFY(agrees(
            "multiply", [](const Interval& a, const Interval& b) { return a * b; }, mpfi_mul, 10, 0));
    }
    void quotientsAreTheTightest() {
        // MPFI gives all numbers for a denominator that touches 0; ours knows the half lines (tested by hand
        // elsewhere).
        QVERIFY(agrees(
            "divide", [](const Interval& a, const Interval& b) { return a / b; }, mpfi_div, 10, 0,
            [](const Interval&, const Interval& b) { return b.contains(0); }));
    }
    void rootsAndSquaresAreTheTightest() {
        QVERIFY(agrees("sqrt", math::sqrt, mpfi_sqrt, 10, 0, {0.0, INFINITY}));
        QVERIFY(agrees("square", math::square, mpfi_sqr, 10, 0));
    }
    void expAndLog() {
        QVERIFY(agrees("exp", math::exp, mpfi_exp, 750, 1));
        QVERIFY(agrees("exp small", math::exp, mpfi_exp, 0.1, 1));
        QVERIFY(agrees("log", math::log, mpfi_log, 3, 1, {0.0, INFINITY}));
    }
    void sineAndCosine() {
        QVERIFY(agrees("sin", math::sin, mpfi_sin, 10, 1));
        QVERIFY(agrees("cos", math::cos, mpfi_cos, 10, 1));
    }
    void tangent() { QVERIFY(agrees("tan", math::tan, mpfi_tan, 4, 1)); }
    void inverseFunctions() {
        QVERIFY(agrees("asin", math::asin, mpfi_asin, 1, 1, {-1.0, 1.0}));
        QVERIFY(agrees("acos", math::acos, mpfi_acos, 1, 1, {-1.0, 1.0}));
        QVERIFY(agrees("atan", math::atan, mpfi_atan, 3, 1));
    }
    void angles() {
        QVERIFY(agrees("atan2", math::atan2, mpfi_atan2, 3, 1, [](const Interval& y, const Interval& x) {
            return (y.contains(0) && x.lower <= 0) || !y.isBounded() || !x.isBounded();
        }));
    }
    void hyperbolicFunctions() {
        QVERIFY(agrees("sinh", math::sinh, mpfi_sinh, 3, 1));
        QVERIFY(agrees("cosh", math::cosh, mpfi_cosh, 3, 1));
        QVERIFY(agrees("tanh", math::tanh, mpfi_tanh, 3, 1));
    }
    void wholePowers() {
        QVERIFY(agrees(
            "power 3", [](const Interval& x) { return math::power(x, 3); }, powerOfThree, 10, 1));
    }
    void realPowers() {
        QVERIFY(agrees(
            "pow", math::pow, cornerPower, 5, 1,
            [](const Interval& x, const Interval& y) {
                return x.lower < 0 || (x.lower == 0 && y.lower <= 0) || !x.isBounded() || !y.isBounded();
            },
            kCases)); // a third of them lie in the domain
    }
    void absoluteValuesAreTheTightest() { QVERIFY(agrees("abs", math::abs, mpfi_abs, 10, 0)); }
};

RIGOR_TEST(TestIntervalOracle)
#include "test_interval_oracle.moc"

} // namespace test_interval_oracle
