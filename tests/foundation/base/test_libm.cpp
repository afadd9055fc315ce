// The functions of <cmath> as the linker has put them in place (core/foundation/libm): near enough to the
// exact value, right where there is no ordinary one, exact to first order in a small imaginary part.
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <complex>
#include <limits>

namespace test_libm {

extern "C" {
__float128 acosq(__float128), asinq(__float128), atanq(__float128), coshq(__float128), cosq(__float128),
    erfcq(__float128), expm1q(__float128), expq(__float128), lgammaq(__float128), log10q(__float128),
    log1pq(__float128), logq(__float128), sinhq(__float128), sinq(__float128), tanhq(__float128),
    tanq(__float128), tgammaq(__float128), powq(__float128, __float128);
}

namespace {

const double kInf = std::numeric_limits<double>::infinity();

struct Function {
    const char* name;
    double (*ours)(double);
    __float128 (*exact)(__float128);
    double lower, upper, ulps;
};

double unitInLastPlace(double x) {
    const double a = std::max(std::abs(x), std::numeric_limits<double>::min());
    return std::nextafter(a, kInf) - a;
}

// 2 and 3 ulp as elementary.h states; half a unit where 113 bits are rounded (lgamma and tgamma of
// libquadmath themselves lose some of the 113).
const Function kFunctions[] = {
    {"exp", [](double x) { return std::exp(x); }, expq, -745, 709, 2},
    {"expm1", [](double x) { return std::expm1(x); }, expm1q, -30, 30, 0.51},
    {"log", [](double x) { return std::log(x); }, logq, 1e-300, 5, 2},
    {"log10", [](double x) { return std::log10(x); }, log10q, 1e-300, 5, 0.51},
    {"log1p", [](double x) { return std::log1p(x); }, log1pq, -0.99, 5, 0.51},
    {"sin", [](double x) { return std::sin(x); }, sinq, -2e6, 2e6, 2},
    {"cos", [](double x) { return std::cos(x); }, cosq, -2e6, 2e6, 2},
    {"tan", [](double x) { return std::tan(x); }, tanq, -10, 10, 3},
    {"asin", [](double x) { return std::asin(x); }, asinq, -1, 1, 3},
    {"acos", [](double x) { return std::acos(x); }, acosq, -1, 1, 3},
    {"atan", [](double x) { return std::atan(x); }, atanq, -50, 50, 2},
    {"sinh", [](double x) { return std::sinh(x); }, sinhq, -710, 710, 3},
    {"cosh", [](double x) { return std::cosh(x); }, coshq, -710, 710, 2},
    {"tanh", [](double x) { return std::tanh(x); }, tanhq, -30, 30, 3},
    {"erfc", [](double x) { return std::erfc(x); }, erfcq, -6, 26, 0.51},
    {"lgamma", [](double x) { return std::lgamma(x); }, lgammaq, 0.1, 170, 0.6},
    {"tgamma", [](double x) { return std::tgamma(x); }, tgammaq, 0.1, 170, 0.6},
};

} // namespace

class TestLibm : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyFunctionIsNearItsExactValue() {
        rigor::RandomStream random(5, 1);
        for (const Function& f : kFunctions)
            for (int k = 0; k < 4000; ++k) {
                // Half of them near the lower end's order of magnitude, where digits are lost most easily.
                const double share = k % 2 ? random.uniform() : std::exp(-40 * random.uniform());
                const double x = f.lower + (f.upper - f.lower) * share;
                const double exact = static_cast<double>(f.exact(x));
                const double off =
                    std::abs(static_cast<double>(f.exact(x) - static_cast<__float128>(f.ours(x))));
                QVERIFY2(off <= f.ulps * unitInLastPlace(exact), qPrintable(QString("%1(%2) = %3, exactly %4")
                                                                                .arg(f.name)
                                                                                .arg(x, 0, 'g', 17)
                                                                                .arg(f.ours(x), 0, 'g', 17)
                                                                                .arg(exact, 0, 'g', 17)));
            }
        for (int k = 0; k < 20'000; ++k) {
            const double x = std::exp(20 * random.uniform() - 10), y = 40 * random.uniform() - 20;
            const double exact = static_cast<double>(powq(x, y));
            QVERIFY(std::abs(std::pow(x, y) - exact) <= 3 * unitInLastPlace(exact));
        }
    }

    void thereAreNoOtherValuesAtTheEnds() {
        const double nan = std::nan("");
        for (const Function& f : kFunctions) QVERIFY2(std::isnan(f.ours(nan)), f.name);
        QCOMPARE(std::exp(kInf), kInf);
        QCOMPARE(std::exp(-kInf), 0.0);
        QCOMPARE(std::exp(1000.0), kInf);
        QCOMPARE(std::exp(-1000.0), 0.0);
        QCOMPARE(std::log(0.0), -kInf);
        QCOMPARE(std::log(kInf), kInf);
        QVERIFY(std::isnan(std::log(-1.0)));
        QCOMPARE(std::log(1.0), 0.0);
        QVERIFY(std::isnan(std::asin(1.5)) && std::isnan(std::acos(-1.5)));
        QVERIFY(std::isnan(std::sin(kInf)) && std::isnan(std::cos(-kInf)) && std::isnan(std::tan(kInf)));
        QCOMPARE(std::atan(kInf), std::acos(0.0));
        QCOMPARE(std::atan2(0.0, -1.0), std::acos(-1.0));
        QCOMPARE(std::atan2(-0.0, -1.0), -std::acos(-1.0));
        QCOMPARE(std::atan2(1.0, 0.0), std::acos(0.0));
        QCOMPARE(std::atan2(0.0, 1.0), 0.0);
        const double right = std::acos(0.0);
        QCOMPARE(std::atan2(kInf, 1.0), right);
        QCOMPARE(std::atan2(-kInf, -3.0), -right);
        QCOMPARE(std::atan2(1.0, kInf), 0.0);
        QCOMPARE(std::atan2(1.0, -kInf), 2 * right);
        QCOMPARE(std::atan2(kInf, kInf), right / 2);
        QCOMPARE(std::atan2(kInf, -kInf), 3 * right / 2);
        QVERIFY(std::isnan(std::atan2(nan, 1.0)) && std::isnan(std::atan2(1.0, nan)));
        QCOMPARE(std::tanh(kInf), 1.0);
        QCOMPARE(std::sinh(-kInf), -kInf);
        QCOMPARE(std::cosh(-kInf), kInf);
        QVERIFY(std::signbit(std::sin(-0.0)) && std::signbit(std::tan(-0.0)) &&
                std::signbit(std::atan(-0.0)));
        const double two = 2, minus = -2, half = 0.5, zero = 0, three = 3;
        QCOMPARE(std::pow(minus, three), -8.0);
        QCOMPARE(std::pow(minus, two), 4.0);
        QVERIFY(std::isnan(std::pow(minus, half)));
        QCOMPARE(std::pow(zero, zero), 1.0);
        QCOMPARE(std::pow(zero, two), 0.0);
        QCOMPARE(std::pow(zero, minus), kInf);
        QCOMPARE(std::pow(nan, zero), 1.0);
        QCOMPARE(std::pow(1.0, nan + zero), 1.0);
        QCOMPARE(std::pow(two, kInf), kInf);
        QCOMPARE(std::pow(half, kInf), 0.0);
        QCOMPARE(std::tgamma(5.0), 24.0);
    }

    /// f(x + i h) = f(x) + i h f'(x) for h far below the digits of x.
    void complexFunctionsKeepASmallImaginaryPart() {
        using Complex = std::complex<double>;
        struct Case {
            const char* name;
            Complex (*f)(const Complex&);
            double (*real)(double);
            double (*slope)(double);
        };
        const Case cases[] = {
            {"exp", [](const Complex& z) { return std::exp(z); }, [](double x) { return std::exp(x); },
             [](double x) { return std::exp(x); }},
            {"log", [](const Complex& z) { return std::log(z); }, [](double x) { return std::log(x); },
             [](double x) { return 1 / x; }},
            {"sin", [](const Complex& z) { return std::sin(z); }, [](double x) { return std::sin(x); },
             [](double x) { return std::cos(x); }},
            {"cos", [](const Complex& z) { return std::cos(z); }, [](double x) { return std::cos(x); },
             [](double x) { return -std::sin(x); }},
            {"tan", [](const Complex& z) { return std::tan(z); }, [](double x) { return std::tan(x); },
             [](double x) { return 1 + std::tan(x) * std::tan(x); }},
            {"sinh", [](const Complex& z) { return std::sinh(z); }, [](double x) { return std::sinh(x); },
             [](double x) { return std::cosh(x); }},
            {"cosh", [](const Complex& z) { return std::cosh(z); }, [](double x) { return std::cosh(x); },
             [](double x) { return std::sinh(x); }},
            {"tanh", [](const Complex& z) { return std::tanh(z); }, [](double x) { return std::tanh(x); },
             [](double x) { return 1 / (std::cosh(x) * std::cosh(x)); }},
        };
        rigor::RandomStream random(5, 2);
        for (const Case& c : cases)
            for (int k = 0; k < 500; ++k) {
                const double x = 0.05 + 3 * random.uniform(), h = 1e-30;
                const Complex value = c.f({x, h});
                const double real = c.real(x), slope = c.slope(x);
                QVERIFY2(std::abs(value.real() - real) <= 4e-15 * std::max(1.0, std::abs(real)), c.name);
                QVERIFY2(std::abs(value.imag() / h - slope) <= 4e-15 * std::max(1.0, std::abs(slope)),
                         c.name);
            }
        // And far from the axis: what the functions are.
        for (int k = 0; k < 500; ++k) {
            const Complex z(4 * random.uniform() - 2, 4 * random.uniform() - 2), i(0, 1);
            const auto near = [](const Complex& a, const Complex& b) {
                return std::abs(a - b) <= 1e-13 * std::max(1.0, std::abs(b));
            };
            QVERIFY(near(std::exp(std::log(z)), z));
            QVERIFY(near(std::sin(z), (std::exp(i * z) - std::exp(-i * z)) / (2.0 * i)));
            QVERIFY(near(std::cosh(z), (std::exp(z) + std::exp(-z)) / 2.0));
            QVERIFY(near(std::tan(z) * std::cos(z), std::sin(z)));
            QVERIFY(near(std::tanh(z) * std::cosh(z), std::sinh(z)));
        }
    }
};

RIGOR_TEST(TestLibm)
#include "test_libm.moc"

} // namespace test_libm
