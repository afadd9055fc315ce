// Whether the filter says the right thing about itself: the shipped record, sensors stated wrongly, a valve
// that the curve cannot follow, sensors that drop out.
#include "core/methods/filter/kalman/refine.h"
#include "tests/support/models/four_bar.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_four_bar_verdicts {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// A valve with a dead band of 0.3 V: Cv(U) max(0, 1 - 0.3/|U|).
const char* const kDeadBand = "Cv = bspline(U, knots, 3, y)*max(0, 1 - 0.3/max(abs(U), 1e-9));";

Consistency judged(const FilterSetup& setup, Eigen::VectorXd* X = nullptr,
                   const FilterOptions& options = nominalOptions()) {
    OneStep step(setup);
    const FilterTrajectory trajectory = runFilter(setup, step, options, {});
    if (X) *X = trajectory.last.X;
    return judge(setup, trajectory, options);
}

QString verdict(const Consistency& c) { return QString::fromStdString(toString(c.verdict)); }

} // namespace

class TestFourBarVerdicts : public QObject {
    Q_OBJECT
    const FilterSetup setup_ = fourBarSetup();

  private Q_SLOTS:
    void sensorsStatedTooGoodAreOverconfidentThoughTheCurveIsRight() {
        Eigen::VectorXd X;
        const Consistency c = judged(withSensorFactor(setup_, std::sqrt(0.1)), &X);
        QCOMPARE(verdict(c), QString("overconfident"));
        QVERIFY(std::abs(c.nisMean - 28.2) < 0.2);
        QVERIFY(std::abs(curveErrorPercent(setup_, X) - 0.028) < 0.001);
    }

    void sensorsStatedTooBadAreConservative() {
        const Consistency c = judged(withSensorFactor(setup_, std::sqrt(2.0)));
        QCOMPARE(verdict(c), QString("conservative"));
        QVERIFY(c.nisMean > 1.4 && c.nisMean < 1.55);
    }

    void sensorsThatDropOutAreNamedWithTheirTimes() {
        FilterSetup setup = setup_;
        const auto drop = [&](double from, double to, Eigen::Index sensor) {
            for (std::size_t k = 0; k < setup.times.size(); ++k)
                if (setup.times[k] > from && setup.times[k] < to)
                    setup.values(static_cast<Eigen::Index>(k), sensor) = std::nan("");
        };
        for (const Eigen::Index sensor : {0, 1, 2}) drop(5, 6, sensor);
        drop(14, 15, 0);
        drop(18, 19, 1);
        Eigen::VectorXd X;
        const Consistency c = judged(setup, &X);
        QCOMPARE(verdict(c), QString("sensor-lost"));
        QCOMPARE(c.gaps.size(), std::size_t{5});
        QVERIFY(QString::fromStdString(c.words.text()).contains("s missing from 14 s to 15 s"));
        QVERIFY(curveErrorPercent(setup_, X) < 0.1);
    }

    void aDeadBandIsSeenInTheInnovationsAndGetsKnots() {
        // One work cycle; of two: test_four_bar_dead_band.cpp.
        FilterSetup setup = setup_;
        setup.times.resize(6000);
        setup.simulation.stopTime = setup.times.back();
        setup.values = noisy(setup, fourBarTruth(setup, kDeadBand), 1);
        FilterOptions options = nominalOptions();
        options.judgeFrom = 3;
        const auto valve = [](double U) { return std::max(0.0, 1 - 0.3 / std::max(std::abs(U), 1e-9)); };
        Eigen::VectorXd X;
        const Consistency before = judged(setup, &X, options);
        QCOMPARE(verdict(before), QString("model-wrong"));
        // In whole sentences, which a strip may divide.
        const QString words = QString::fromStdString(before.words.text());
        QVERIFY2(words.startsWith("The model is wrong somewhere. NIS mean ") &&
                     words.contains(". The innovations of ") &&
                     words.contains(" lags lie outside the bounds of white noise. Something acts"),
                 qPrintable(words));
        // In the mean the innovations look fine: only their correlation tells.
        QVERIFY(before.nisMean / before.nisExpected < 1.15);
        QVERIFY(flowGainErrorPercent(setup, X, valve) > 0.2);

        options.refineTo = 15;
        Refinement told;
        const FilterSetup refined = refineCurves(setup, options, {}, told);
        const CurveInX curve = curvesInX(refined).front();
        // Around the dead band, and nowhere else: every knot lies within the spans next to U = 0.
        QVERIFY(curve.places.size() >= 13 && curve.places.size() <= 15);
        QVERIFY(!told.tried.empty());
        for (const KnotTrial& tried : told.tried)
            if (tried.kept) QVERIFY(std::abs(tried.knot) < 2);
        const Consistency after = judged(refined, &X, options);
        const double error = flowGainErrorPercent(refined, X, valve);
        qInfo("%zu control points, flow gain %.4f %%", curve.places.size(), error);
        QCOMPARE(verdict(after), QString("consistent"));
        QVERIFY(error < 0.15);
    }
};

RIGOR_TEST(TestFourBarVerdicts)
#include "test_four_bar_verdicts.moc"

} // namespace test_four_bar_verdicts
