// The filter over many draws of the sensors' noise: as accurate as the Cramer-Rao bound allows, and as sure
// of itself as it is right.
#include "core/foundation/base/parallel.h"
#include "core/methods/filter/kalman/batch_fit.h"
#include "tests/support/models/four_bar.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <Eigen/Cholesky>

namespace test_four_bar_noise {

using namespace rigor;
using namespace rigor::sample;

namespace {

constexpr std::uint64_t kFirstSeed = 100;

/// README of the rig.
Eigen::VectorXd trueStart(const FilterSetup& setup) {
    Eigen::VectorXd X = setup.start;
    X.head(4) << 1.08210413623648, 0, 4034931.67590441, 4000000;
    X.tail(9) = trueControlPoints();
    return X;
}

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
        const FilterTrajectory trajectory = runFilter(one, step, options, {});
        const Eigen::VectorXd off = trajectory.last.X.tail(9) - trueControlPoints();
        const Eigen::MatrixXd P = trajectory.last.P.bottomRightCorner(9, 9);
        // In units of the standard deviations: entries of P are 1e-22.
        const Eigen::VectorXd s = P.diagonal().cwiseSqrt();
        const Eigen::VectorXd z = off.cwiseQuotient(s);
        const Eigen::MatrixXd R = s.cwiseInverse().asDiagonal() * P * s.cwiseInverse().asDiagonal();
        draws[k].curve = curveErrorPercent(one, trajectory.last.X);
        draws[k].nees = z.dot(R.llt().solve(z));
        draws[k].inside = static_cast<int>((z.array().abs() <= 1.96).count());
    });
    return draws;
}

struct Expected {
    double nees = 0, variance = 0, coverage = 0;
};

/// Of the control points at the end of the record, for a rig without process noise.
Expected expectedOf(const FilterSetup& setup) {
    OneStep step(setup);
    Eigen::VectorXd X = trueStart(setup);
    Eigen::MatrixXd P = setup.deviation.array().square().matrix().asDiagonal();
    Eigen::MatrixXd S = (setup.start - X) * (setup.start - X).transpose(); // the start is not drawn
    const Eigen::Index L = setup.size(), n = setup.stateCount();
    Eigen::MatrixXd F, H, K, Phi = Eigen::MatrixXd::Identity(L, L);
    const Eigen::MatrixXd I = Phi;
    Eigen::VectorXd predicted, R(setup.values.cols());
    for (Eigen::Index i = 0; i < R.size(); ++i)
        R[i] = std::pow(setup.sensors[static_cast<std::size_t>(i)].sigma, 2);
    CovariancePrediction predict;
    step.start();
    while (step.next()) {
        if (!step.advance(X, F)) return {};
        Phi.topRows(n) = F;
        predict(P, F, setup, step.length());
        S = Phi * S * Phi.transpose();
        if (step.rowAtEnd() < 0) continue;
        step.measure(X, predicted, H);
        const Eigen::MatrixXd covariance = H * P * H.transpose() + Eigen::MatrixXd(R.asDiagonal());
        // Pressures and lengths: the factors are those of the correlations.
        const Eigen::VectorXd d = covariance.diagonal().cwiseSqrt().cwiseInverse();
        const Eigen::MatrixXd scaled = d.asDiagonal() * covariance * d.asDiagonal();
        K = P * H.transpose() * d.asDiagonal() * scaled.inverse() * d.asDiagonal();
        const Eigen::MatrixXd reduced = I - K * H;
        P = reduced * P;
        S = reduced * S * reduced.transpose() + K * R.asDiagonal() * K.transpose();
    }
    const Eigen::MatrixXd Py = P.bottomRightCorner(9, 9), Sy = S.bottomRightCorner(9, 9);
    const Eigen::VectorXd s = Py.diagonal().cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd ratio = Eigen::MatrixXd(s.asDiagonal() * Py * s.asDiagonal())
                                      .llt()
                                      .solve(Eigen::MatrixXd(s.asDiagonal() * Sy * s.asDiagonal()));
    Expected result{ratio.trace(), 2 * (ratio * ratio).trace(), 0};
    for (Eigen::Index k = 0; k < 9; ++k)
        result.coverage += std::erf(1.96 * std::sqrt(Py(k, k) / (2 * Sy(k, k)))) / 9;
    return result;
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
        const BatchFit bound = fitBatch(setup, step, trueStart(setup), {}, 0);
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

    /// The rig has no process noise and the filter allows for some, so that it is a little more accurate than
    /// it says. How much follows without any draw: the covariance of its error is
    ///     S- = F S F',  S = (I - K H) S- (I - K H)' + K R K'
    /// along the truth with the filter's own gain K; then NEES has the mean tr(P^-1 S), the variance
    /// 2 tr((P^-1 S)^2), and a control point is covered with erf(1.96 sqrt(P/(2 S))). The requirement
    /// (9 +- 1.5, 0.93 to 0.96) is one on these; draws scatter around them.
    void withTightNoiseItIsAsSureAsItIsRight() {
        const FilterSetup setup = fourBarSetup(tightOptions());
        const Expected expected = expectedOf(setup);
        qInfo("expected: NEES %.3f +- %.3f over 30 draws, coverage %.4f", expected.nees,
              std::sqrt(expected.variance / 30), expected.coverage);
        QVERIFY(std::abs(expected.nees - 9) <= 1.5);
        QVERIFY(expected.coverage >= 0.93 && expected.coverage <= 0.96);

        constexpr std::size_t kDraws = 30;
        double nees = 0, inside = 0;
        for (const Draw& d : drawn(setup, tightOptions(), kDraws)) {
            nees += d.nees / kDraws;
            inside += d.inside / 9.0 / kDraws;
        }
        qInfo("30 draws: NEES %.3f, coverage %.4f", nees, inside);
        // Three standard deviations of the mean. Coverage: as if the nine were always covered together, at
        // most sqrt(c (1 - c)/30) = 0.04.
        QVERIFY(std::abs(nees - expected.nees) <= 3 * std::sqrt(expected.variance / kDraws));
        QVERIFY(std::abs(inside - expected.coverage) <= 0.04);
    }
};

RIGOR_TEST(TestFourBarNoise)
#include "test_four_bar_noise.moc"

} // namespace test_four_bar_noise
