// Input signals: through their samples, held outside, the polynomial of each piece, refusals that name the
// row.
#include "core/engine/simulate/signal.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace test_signal {

using namespace rigor;

class TestSignal : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyInterpolationGoesThroughItsSamplesAndHoldsTheEnds() {
        const std::vector<double> t{0, 0.5, 1, 3, 4}, y{1, -2, 0, 5, 2};
        for (const Interpolation kind : {Interpolation::Hold, Interpolation::Linear, Interpolation::Cubic}) {
            const Signal signal(t, y, kind);
            // The cubic is evaluated around the sample on its left, at the last one around the one before: a
            // few roundings.
            for (std::size_t k = 0; k < t.size(); ++k) QVERIFY(std::abs(signal.at(t[k]) - y[k]) < 1e-13);
            QCOMPARE(signal.at(-1), 1.0);
            QCOMPARE(signal.at(9), 2.0);
        }
        QCOMPARE(Signal(7.5).at(123), 7.5);
    }
    void holdKeepsTheLastSampleAndLinearGoesStraight() {
        const std::vector<double> t{0, 1, 3}, y{1, 5, 2};
        QCOMPARE(Signal(t, y, Interpolation::Hold).at(0.999), 1.0);
        QCOMPARE(Signal(t, y, Interpolation::Linear).at(0.25), 2.0);
        QCOMPARE(Signal(t, y, Interpolation::Linear).at(2), 3.5);
    }
    void theCubicReproducesACubic() {
        const auto f = [](double x) { return 1 - x + 2 * x * x - 0.5 * x * x * x; };
        std::vector<double> t{0, 0.4, 1, 1.3, 2, 2.2}, y;
        for (double x : t) y.push_back(f(x));
        const Signal signal(t, y, Interpolation::Cubic);
        // Not-a-knot makes it exact; the spline's system is well conditioned: a few 1e-15.
        for (double x = 0; x <= 2.2; x += 0.01) QVERIFY(std::abs(signal.at(x) - f(x)) < 1e-13);
        const auto p = signal.polynomialAt(1.1);
        QVERIFY(std::abs(p[1] - (-1 + 4 * 1.1 - 1.5 * 1.21)) < 1e-12);
        QVERIFY(std::abs(p[3] + 0.5) < 1e-11);
    }
    void thePolynomialOfAPieceIsTheSignalOnIt() {
        const std::vector<double> t{0, 0.5, 1, 3, 4}, y{1, -2, 0, 5, 2};
        for (const Interpolation kind : {Interpolation::Hold, Interpolation::Linear, Interpolation::Cubic}) {
            const Signal signal(t, y, kind);
            const auto p = signal.polynomialAt(2);
            for (double d = -0.9; d < 0.95; d += 0.1) {
                const double value = p[0] + d * (p[1] + d * (p[2] + d * p[3]));
                QVERIFY(std::abs(signal.at(2 + d) - value) < 1e-13);
            }
        }
    }
    void badSamplesAreRefused() {
        const auto make = [](std::vector<double> t, std::vector<double> y) {
            return Signal(std::move(t), std::move(y), Interpolation::Linear);
        };
        QVERIFY_EXCEPTION_THROWN(make({}, {}), Error);
        QVERIFY_EXCEPTION_THROWN(make({0, 1}, {1}), Error);
        QVERIFY_EXCEPTION_THROWN(make({0, 1, 1}, {1, 2, 3}), Error);
        try {
            make({0, 2, 1}, {1, 2, 3});
            QFAIL("times that go back were accepted");
        } catch (const Error& e) {
            QVERIFY2(QString(e.what()).contains('3'), e.what()); // the row
        }
    }
};
RIGOR_TEST(TestSignal)
#include "test_signal.moc"

} // namespace test_signal
