// Accuracy of the project's own elementary functions against the C library in 80-bit arithmetic.
#include "core/foundation/base/random.h"
#include "core/foundation/scalar/functions.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_elementary {

using namespace rigor;

namespace {

/// Distance of a result to the exact value in units in the last place of the exact value.
double ulps(double got, long double exact) {
    const double rounded = static_cast<double>(exact);
    if (got == rounded || (std::isnan(got) && std::isnan(rounded))) return 0;
    if (!std::isfinite(got) || !std::isfinite(rounded)) return 1e300;
    const double a = std::abs(rounded);
    const double ulp = std::nextafter(a, INFINITY) - a;
    return static_cast<double>(std::abs(static_cast<long double>(got) - exact) / ulp);
}

double worst(double from, double to, double (*f)(double), long double (*exact)(long double)) {
    RandomStream random(1, 7);
    double largest = 0, at = 0;
    for (int k = 0; k < 200000; ++k) {
        const double x = from + (to - from) * random.uniform();
        const double error = ulps(f(x), exact(static_cast<long double>(x)));
        if (error > largest) largest = error, at = x;
    }
    if (largest > 2) qInfo("largest error %.2f ulp at %.17g", largest, at);
    return largest;
}

} // namespace

class TestElementary : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void expIsWithinOneUlp() {
        QVERIFY(worst(-745, 709.7, math::exp, std::exp) <= 1.0);
        QVERIFY(worst(-1, 1, math::exp, std::exp) <= 1.0);
    }
    void logIsWithinOneUlp() {
        QVERIFY(worst(1e-300, 1e-290, math::log, std::log) <= 1.0);
        QVERIFY(worst(0.5, 2, math::log, std::log) <= 1.0);
        QVERIFY(worst(1e-3, 1e6, math::log, std::log) <= 1.0);
    }
    void sineAndCosineAreWithinOneUlp() {
        for (double range : {1.0, 10.0, 1e3, 9e5}) {
            QVERIFY(worst(-range, range, math::sin, std::sin) <= 1.0);
            QVERIFY(worst(-range, range, math::cos, std::cos) <= 1.0);
        }
    }
    void theOthersAreWithinThreeUlp() {
        for (double range : {0.3, 2.0, 30.0, 1e4})
            QVERIFY(worst(-range, range, math::atan, std::atan) <= 1.0);
        for (double range : {0.3, 2.0, 100.0}) QVERIFY(worst(-range, range, math::tan, std::tan) <= 3.0);
        for (double range : {0.3, 2.0, 30.0}) QVERIFY(worst(-range, range, math::tanh, std::tanh) <= 3.0);
        for (double range : {0.3, 2.0, 700.0}) QVERIFY(worst(-range, range, math::sinh, std::sinh) <= 3.0);
        for (double range : {0.3, 2.0, 700.0}) QVERIFY(worst(-range, range, math::cosh, std::cosh) <= 2.0);
        QVERIFY(worst(-1, 1, math::asin, std::asin) <= 4.0);
        QVERIFY(worst(-1, 1, math::acos, std::acos) <= 3.0);
    }
    void powIsWithinTwoUlp() {
        RandomStream random(2, 7);
        double largest = 0;
        for (int k = 0; k < 300000; ++k) {
            const double x = std::exp(20 * random.uniform() - 10), y = 10 * random.uniform() - 5;
            largest = std::max(largest, ulps(math::pow(x, y), std::pow(static_cast<long double>(x), y)));
        }
        qInfo("pow: largest error %.2f ulp", largest);
        QVERIFY(largest <= 2);
    }
    void specialArgumentsGiveWhatTheStandardSays() {
        const double inf = INFINITY;
        QCOMPARE(math::exp(inf), inf);
        QCOMPARE(math::exp(-inf), 0.0);
        QCOMPARE(math::exp(0.0), 1.0);
        QVERIFY(std::isnan(math::exp(NAN)));
        QCOMPARE(math::log(0.0), -inf);
        QCOMPARE(math::log(inf), inf);
        QVERIFY(std::isnan(math::log(-1.0)));
        QVERIFY(std::isnan(math::sin(inf)));
        QCOMPARE(math::sin(1e9), std::sin(1e9));
        QCOMPARE(math::tanh(inf), 1.0);
        QCOMPARE(math::tanh(-1000.0), -1.0);
        QCOMPARE(math::atan(-inf), std::atan(-inf));
        for (double y : {-2.0, -0.0, 0.0, 3.0})
            for (double x : {-2.0, -0.0, 0.0, 3.0})
                QVERIFY2(ulps(math::atan2(y, x),
                              std::atan2(static_cast<long double>(y), static_cast<long double>(x))) <= 2,
                         qPrintable(QString("%1 %2").arg(y).arg(x)));
        QCOMPARE(math::pow(0.0, 0.0), 1.0);
        QCOMPARE(math::pow(0.0, 2.0), 0.0);
        QCOMPARE(math::pow(0.0, -2.0), inf);
        QCOMPARE(math::pow(inf, 0.5), inf);
        QCOMPARE(math::pow(2.0, 1e9), inf);
        QCOMPARE(math::pow(2.0, -1100.0), 0.0);
        QVERIFY(std::isnan(math::pow(-2.0, 0.5)));
        QVERIFY(std::isnan(math::pow(2.0, NAN)));
        QCOMPARE(math::sqrt(2.0), std::sqrt(2.0));
    }
};
RIGOR_TEST(TestElementary)
#include "test_elementary.moc"

} // namespace test_elementary
