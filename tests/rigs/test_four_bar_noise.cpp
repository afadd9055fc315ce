// The filter over many draws of the sensors' noise: as accurate as the Cramer-Rao bound allows, and as sure
// of itself as it is right.
#include "core/foundation/base/parallel.h"
#include "core/methods/filter/batch_fit.h"
#include "tests/support/four_bar.h"

#include <QTest>

#include <Eigen/Cholesky>

using namespace rigor;
using namespace rigor::sample;

namespace {

constexpr std::uint64_t kFirstSeed = 100;

struct Draw {
    double curve = 0, nees = 0;
    int inside = 0; ///< control points within 1.96 of their standard deviations
};

std::vector<Draw> drawn(const FilterSetup& setup, const FilterOptions& options, std::size_t count) {
    const Eigen::MatrixXd truth = fourBarTruth(setup);
    std::vector<Draw> draws(count);
    parallelFor(count, 0, {}, [&](std::size_t k) {
        FilterSetup one = setup;
        one.values = noisy(setup, truth, kFirstSeed + k);
        OneStep step(one);
        const FilterCourse course = runFilter(one, step, options, {});
        const Eigen::VectorXd off = course.last.X.tail(9) - trueControlPoints();
        const Eigen::MatrixXd P = course.last.P.bottomRightCorner(9, 9);
        // In units of the standard deviations: entries of P are 1e-22.
        const Eigen::VectorXd s = P.diagonal().cwiseSqrt();
        const Eigen::VectorXd z = off.cwiseQuotient(s);
        const Eigen::MatrixXd R = s.cwiseInverse().asDiagonal() * P * s.cwiseInverse().asDiagonal();
        draws[k].curve = curveErrorPercent(one, course.last.X);
        draws[k].nees = z.dot(R.llt().solve(z));
        draws[k].inside = static_cast<int>((z.array().abs() <= 1.96).count());
    });
    return draws;
}

} // namespace

class TestFourBarNoise : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theCurveIsNearlyAsAccurateAsTheCramerRaoBound() {
        const FilterSetup setup = fourBarSetup();
        const std::vector<Draw> draws = drawn(setup, nominalOptions(), 20);
        double mean = 0, worst = 0;
        for (const Draw& d : draws) {
            mean += d.curve / 20;
            worst = std::max(worst, d.curve);
        }
        // The bound at the truth: start and control points of the rig.
        OneStep step(setup);
        Eigen::VectorXd X = setup.start;
        X.head(4) << 1.08210413623648, 0, 4034931.67590441, 4000000;
        X.tail(9) = trueControlPoints();
        const BatchFit bound = fitBatch(setup, step, X, {}, 0);
        const CurveInX curve = curvesInX(setup).front();
        const Eigen::MatrixXd basis = curve.curve.basisOnGrid(Eigen::VectorXd::LinSpaced(401, -10, 10));
        const double cramerRao = 100 * curve.deviations(basis, bound.covariance).norm() / std::sqrt(401.0) /
                                 (basis * trueControlPoints()).maxCoeff();
        qInfo("mean %.4f %%, worst %.4f %%, Cramer-Rao %.4f %%", mean, worst, cramerRao);
        // README of the rig: 0.029 % after two cycles.
        QVERIFY(std::abs(cramerRao - 0.029) < 0.001);
        QVERIFY(mean <= 1.3 * cramerRao);
        QVERIFY(worst < 0.08);
    }

    /// The rig has no process noise, the filter allows for some: it may be a little more accurate than it
    /// says. 60 draws: over 30 the sampling error of the mean NEES, sqrt(18/30) = 0.77, is half of the band.
    void withTightNoiseItIsAsSureAsItIsRight() {
        constexpr std::size_t kDraws = 60;
        double nees = 0, inside = 0;
        for (const Draw& d : drawn(fourBarSetup(tightOptions()), tightOptions(), kDraws)) {
            nees += d.nees / kDraws;
            inside += d.inside / 9.0 / kDraws;
        }
        qInfo("NEES %.3f, coverage %.4f", nees, inside);
        QVERIFY(nees > 7.5 && nees < 10.5);
        QVERIFY(inside >= 0.93 && inside <= 0.96);
    }
};

QTEST_APPLESS_MAIN(TestFourBarNoise)
#include "test_four_bar_noise.moc"
