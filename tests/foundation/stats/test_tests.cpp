#include "core/foundation/base/error.h"
#include "core/foundation/stats/tests.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_tests {

using namespace rigor;

class TestTests : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void chiSquaredTailsAreTheTabulatedOnes() {
        QVERIFY(std::abs(chiSquaredUpperTail(2 * std::log(20.0), 2) - 0.05) < 1e-14); // exp(-x/2), exact
        QVERIFY(std::abs(chiSquaredQuantile(0.95, 1) - 3.841458820694124) < 1e-12);
        QVERIFY(std::abs(chiSquaredQuantile(0.95, 10) - 18.307038053275146) < 1e-11);
        QVERIFY(std::abs(chiSquaredUpperTail(chiSquaredQuantile(0.3, 4.5), 4.5) - 0.7) < 1e-13);
    }

    void theBandOfAMeanHoldsItsProbability() {
        const Band band = chiSquaredMeanBand(50, 2, 0.95);
        QVERIFY(std::abs(chiSquaredUpperTail(50 * band.upper, 100) - 0.025) < 1e-12);
        QVERIFY(std::abs(1 - chiSquaredUpperTail(50 * band.lower, 100) - 0.025) < 1e-12);
        QVERIFY(band.lower < 2 && 2 < band.upper);
    }

    void pearsonsTestOfADie() {
        const std::vector<double> observed{5, 8, 9, 8, 10, 20}, expected(6, 10.0);
        const TestResult result = chiSquaredTest(observed, expected);
        QVERIFY(std::abs(result.statistic - 13.4) < 1e-13); // (25 + 4 + 1 + 4 + 0 + 100)/10
        QVERIFY(std::abs(result.pValue - chiSquaredUpperTail(13.4, 5)) < 1e-15);
        QVERIFY_EXCEPTION_THROWN(chiSquaredTest(observed, expected, 5), Error);
        const std::vector<double> zero{1, 1, 1, 1, 1, 0};
        QVERIFY_EXCEPTION_THROWN(chiSquaredTest(observed, zero), Error);
    }

    void kolmogorovsTailIsTheTabulatedOneAndContinuous() {
        QVERIFY(std::abs(kolmogorovUpperTail(1.3580986393225507) - 0.05) < 1e-9);
        QVERIFY(std::abs(kolmogorovUpperTail(1.6276236115189503) - 0.01) < 1e-9);
        QVERIFY(std::abs(kolmogorovUpperTail(1.18 - 1e-12) - kolmogorovUpperTail(1.18 + 1e-12)) < 1e-11);
        QCOMPARE(kolmogorovUpperTail(0), 1.0);
    }

    void kolmogorovSmirnovStatisticsAreExact() {
        const std::vector<double> samples{0.9, 0.1, 0.5};
        const TestResult uniform = kolmogorovSmirnovTest(samples, [](double y) { return y; });
        // steps 1/3, 2/3, 1 at 0.1, 0.5, 0.9: largest gap 1/3 - 0.1 = 0.2333 (and 0.9 - 2/3)
        QVERIFY(std::abs(uniform.statistic - (1.0 / 3 - 0.1)) < 1e-15);
        const std::vector<double> a{1, 2, 3, 4}, b{3, 4, 5, 6};
        QVERIFY(std::abs(kolmogorovSmirnovTest(a, b).statistic - 0.5) < 1e-15);
        QCOMPARE(kolmogorovSmirnovTest(a, a).pValue, 1.0);
        QVERIFY_EXCEPTION_THROWN(kolmogorovSmirnovTest(std::vector<double>{}, a), Error);
    }
};

RIGOR_TEST(TestTests)
#include "test_tests.moc"

} // namespace test_tests
