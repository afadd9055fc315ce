// A valve with a dead band, which the curve of the study cannot follow: over the shipped record of two work
// cycles the program finds 15 control points, and with them the gain of the flow.
#include "core/methods/filter/kalman/refine.h"
#include "tests/support/models/four_bar.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_four_bar_dead_band {

using namespace rigor;
using namespace rigor::sample;

class TestFourBarDeadBand : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void fifteenControlPointsAreFoundAndGiveTheFlow() {
        const char* const deadBand = "Cv = bspline(U, knots, 3, y)*max(0, 1 - 0.3/max(abs(U), 1e-9));";
        const auto valve = [](double U) { return std::max(0.0, 1 - 0.3 / std::max(std::abs(U), 1e-9)); };
        FilterSetup setup = fourBarSetup();
        setup.values = noisy(setup, fourBarTruth(setup, deadBand), 1);
        FilterOptions options = nominalOptions();
        // As many as it likes: it ends by itself.
        options.refineTo = 30;
        Refinement told;
        const FilterSetup refined = refineCurves(setup, options, {}, told);
        QCOMPARE(curvesInX(refined).front().places.size(), std::size_t{15});
        OneStep step(refined);
        const FilterTrajectory trajectory = runFilter(refined, step, options, {});
        const double error = flowGainErrorPercent(refined, trajectory.last.X, valve);
        qInfo("flow gain %.4f %%", error);
        QVERIFY(error < 0.15);
        QCOMPARE(QString::fromStdString(toString(judge(refined, trajectory, options).verdict)),
                 QString("consistent"));
    }
};

RIGOR_TEST(TestFourBarDeadBand)
#include "test_four_bar_dead_band.moc"

} // namespace test_four_bar_dead_band
