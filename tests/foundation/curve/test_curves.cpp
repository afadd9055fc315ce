// Curves through points: exact where they must be, monotone, constant outside, with the derivatives of every
// number type.
#include "core/foundation/curve/bspline.h"
#include "core/foundation/curve/table.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

namespace test_curves {

using namespace rigor;

namespace {
const std::vector<double> kX{0.5, 1, 2, 4, 4.5};
std::vector<double> valuesOf(double (*f)(double)) {
    std::vector<double> y;
    for (double x : kX) y.push_back(f(x));
    return y;
}
double linear(double x, const std::vector<double>& y) { return linearTable<double>(x, kX, y); }
double cubic(double x, const std::vector<double>& y) { return monotoneCubic<double>(x, kX, y); }
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
} // namespace

class TestCurves : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void bothGoThroughTheirPointsAndHoldTheEnds() {
        const std::vector<double> y{3, -1, 2, 2, 7};
        for (const auto curve : {linear, cubic}) {
            // At its left point a segment adds an exact 0.
            for (std::size_t k = 0; k < kX.size(); ++k) QCOMPARE(curve(kX[k], y), y[k]);
            QCOMPARE(curve(-9, y), 3.0);
            QCOMPARE(curve(99, y), 7.0);
            QVERIFY(std::isnan(curve(kNan, y)));
        }
        const double infinity = std::numeric_limits<double>::infinity();
        QCOMPARE(cubic(-infinity, y), 3.0);
        // Outside its points a table is y + 0 (x - x_1), in lanes as well.
        QVERIFY(std::isnan(linear(-infinity, y)) && std::isnan(linear(infinity, y)));
    }
    void bothReproduceAStraightLine() {
        const auto y = valuesOf([](double x) { return 3 - 2 * x; });
        for (const auto curve : {linear, cubic})
            // A few roundings of numbers of size 10.
            for (double x = 0.5; x < 4.5; x += 0.0371) QVERIFY(std::abs(curve(x, y) - (3 - 2 * x)) < 1e-14);
    }
    void aCornerBelongsToTheSegmentOnItsRight() {
        const std::vector<double> y{3, -1, 2, 2, 7};
        QCOMPARE(linearTableSlope<double>(1, kX, y), 3.0);
        QCOMPARE(linearTableSlope<double>(0.99, kX, y), -8.0);
        QCOMPARE(linearTableSlope<double>(0.4, kX, y), 0.0);
        QCOMPARE(linearTableSlope<double>(4.5, kX, y), 0.0);
    }
    void theCubicIsMonotoneWhereItsPointsAre() {
        const std::vector<double> y{0, 0.01, 5, 5.001, 40};
        double before = cubic(0.5, y);
        for (int k = 1; k <= 4000; ++k) {
            const double now = cubic(0.5 + 0.001 * k, y);
            // Rounding of numbers of size 40 where the slope is almost 0.
            QVERIFY(now >= before - 1e-14);
            before = now;
        }
        // A turning point is an extremum: no overshoot.
        const std::vector<double> turns{0, 1, 0, 2, 1};
        for (double x = 0.5; x < 4.5; x += 0.001) QVERIFY(cubic(x, turns) <= 2 && cubic(x, turns) >= 0);
    }
    void theSlopeOfTheCubicIsContinuous() {
        const std::vector<double> y{0, 1, 3, 4, 6};
        const std::vector<DualNumber> xs(kX.begin(), kX.end()), ys(y.begin(), y.end());
        for (std::size_t k = 1; k + 1 < kX.size(); ++k) {
            const double d = 1e-9;
            const auto slope = [&](double at) {
                return monotoneCubic<DualNumber>(DualNumber::variable(at, 0), xs, ys).d[0];
            };
            // Second derivatives of size 10 over 2e-9.
            QVERIFY(std::abs(slope(kX[k] - d) - slope(kX[k] + d)) < 1e-7);
        }
    }
    void derivativesToPointsAndValuesMatchDifferences() {
        const std::vector<double> y{0, 1, 3, 4, 6};
        for (const bool isCubic : {false, true})
            for (std::size_t moved = 0; moved < 10; ++moved) {
                const auto valueAt = [&](double change) {
                    std::vector<double> xs = kX, ys = y;
                    (moved < 5 ? xs[moved] : ys[moved - 5]) += change;
                    return isCubic ? monotoneCubic<double>(2.7, xs, ys) : linearTable<double>(2.7, xs, ys);
                };
                std::vector<DualNumber> xs(kX.begin(), kX.end()), ys(y.begin(), y.end());
                (moved < 5 ? xs[moved] : ys[moved - 5]).d[0] = 1;
                const DualNumber at(2.7);
                const double exact =
                    (isCubic ? monotoneCubic<DualNumber>(at, xs, ys) : linearTable<DualNumber>(at, xs, ys))
                        .d[0];
                // Rounding 1e-15/1e-6, curvature 1e-12.
                QVERIFY(std::abs((valueAt(1e-6) - valueAt(-1e-6)) / 2e-6 - exact) < 1e-8);
            }
    }
    void theBasisOfASplineSumsToOneAndIsNotNegative() {
        const std::vector<double> knots{0, 0, 0, 0, 0.7, 1.5, 1.5, 2, 2, 2, 2};
        for (double x = 0; x <= 2; x += 0.01) {
            const auto basis = bsplineBasis<double>(x, bsplineSpan<double>(x, knots, 3), knots, 3);
            double sum = 0;
            for (double b : basis) {
                QVERIFY(b >= 0);
                sum += b;
            }
            QVERIFY(std::abs(sum - 1) < 1e-15 * 8); // at most eight roundings
        }
    }
    void aSplineReproducesPolynomialsOfItsDegree() {
        const std::vector<double> knots{0, 0, 0, 0, 0.7, 1.5, 2, 2, 2, 2};
        // Marsden's identity: the coefficients of x are the averages of d successive knots.
        std::vector<double> coefficients;
        for (std::size_t i = 0; i < 6; ++i)
            coefficients.push_back((knots[i + 1] + knots[i + 2] + knots[i + 3]) / 3);
        for (double x = 0; x <= 2; x += 0.01)
            QVERIFY(std::abs(bsplineValue<double>(x, knots, 3, coefficients) - x) < 1e-14);
        QCOMPARE(bsplineValue<double>(9.0, knots, 3, coefficients), 2.0);
        QCOMPARE(bsplineValue<double>(-9.0, knots, 3, coefficients), 0.0);
    }
};
RIGOR_TEST(TestCurves)
#include "test_curves.moc"

} // namespace test_curves
