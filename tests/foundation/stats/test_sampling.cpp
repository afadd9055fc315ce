#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/foundation/stats/tests.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_sampling {

using namespace rigor;

namespace {
const std::vector<SamplingScheme> kSchemes{SamplingScheme::MonteCarlo, SamplingScheme::LatinHypercube,
                                           SamplingScheme::Sobol};

/// Number of points in each of `cells` equal slices of dimension k.
std::vector<int> slices(const Eigen::MatrixXd& points, Eigen::Index k, int cells) {
    std::vector<int> count(static_cast<std::size_t>(cells), 0);
    for (Eigen::Index j = 0; j < points.cols(); ++j) ++count[static_cast<std::size_t>(points(k, j) * cells)];
    return count;
}
} // namespace

class TestSampling : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pointsLieInTheOpenCubeAndRepeatWithTheSeed() {
        for (SamplingScheme scheme : kSchemes) {
            const Eigen::MatrixXd a = unitPoints(scheme, 7, 500, 3), b = unitPoints(scheme, 7, 500, 3);
            QVERIFY(a.minCoeff() > 0 && a.maxCoeff() < 1);
            QVERIFY(a == b);
            QVERIFY(a != unitPoints(scheme, 7, 500, 4));
        }
    }

    void aLongerRunBeginsWithTheShorterOne() {
        for (SamplingScheme scheme : {SamplingScheme::MonteCarlo, SamplingScheme::Sobol})
            QVERIFY(unitPoints(scheme, 3, 100, 9).leftCols(40) == unitPoints(scheme, 3, 40, 9));
    }

    void aLatinHypercubeHasOnePointPerSlice() {
        const Eigen::MatrixXd points = unitPoints(SamplingScheme::LatinHypercube, 4, 97, 5);
        for (Eigen::Index k = 0; k < 4; ++k)
            for (int count : slices(points, k, 97)) QCOMPARE(count, 1);
    }

    void sobolPointsAreANetInEveryDimensionAndInThePlane() {
        const Eigen::MatrixXd points = unitPoints(SamplingScheme::Sobol, 10, 256, 11);
        for (Eigen::Index k = 0; k < 10; ++k)
            for (int count : slices(points, k, 256)) QCOMPARE(count, 1);
        // the first two dimensions are a (0,8,2)-net: one point in every box of 2^a x 2^(8-a)
        for (int a = 0; a <= 8; ++a) {
            std::vector<int> boxes(256, 0);
            for (Eigen::Index j = 0; j < 256; ++j) {
                const int i = static_cast<int>(points(0, j) * (1 << a));
                const int l = static_cast<int>(points(1, j) * (1 << (8 - a)));
                ++boxes[static_cast<std::size_t>(i * (1 << (8 - a)) + l)];
            }
            for (int count : boxes) QCOMPARE(count, 1);
        }
    }

    void samplesFollowTheirDistribution() {
        const std::vector<Distribution> inputs{
            makeDistribution("normal", {{"mean", 1}, {"standard_deviation", 0.2}}, 0.4, 1.3),
            makeDistribution("gamma", {{"mean", 2}, {"standard_deviation", 1}})};
        for (SamplingScheme scheme : kSchemes) {
            const Eigen::MatrixXd samples = samplesOf(inputs, unitPoints(scheme, 2, 2048, 17));
            for (Eigen::Index k = 0; k < 2; ++k) {
                const Eigen::VectorXd row = samples.row(k);
                const auto cdf = [&](double x) { return inputs[static_cast<std::size_t>(k)].cdf(x); };
                const TestResult test = kolmogorovSmirnovTest({row.data(), 2048}, cdf);
                // fixed seed: no chance of a false alarm; stratified schemes have one point in each of 2048
                // slices: at most 1/2048
                QVERIFY(test.pValue > 0.01);
                if (scheme != SamplingScheme::MonteCarlo) QVERIFY(test.statistic <= 1.0 / 2048 + 1e-12);
            }
        }
    }

    void unknownSchemesAreRefusedWithTheNearestName() {
        QVERIFY(samplingSchemeFromString("sobol") == SamplingScheme::Sobol);
        for (SamplingScheme scheme : kSchemes) QVERIFY(samplingSchemeFromString(toString(scheme)) == scheme);
        try {
            samplingSchemeFromString("soboll");
            QFAIL("not refused");
        } catch (const Error& e) {
            QVERIFY(e.sentence().find("Did you mean \"sobol\"?") != std::string::npos);
        }
        QVERIFY_EXCEPTION_THROWN(unitPoints(SamplingScheme::Sobol, 0, 10, 1), Error);
    }
};

RIGOR_TEST(TestSampling)
#include "test_sampling.moc"

} // namespace test_sampling
