#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/density_estimate.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/foundation/stats/quadrature.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_density_estimate {

using namespace rigor;

namespace {
std::vector<double> normalSamples(int count) {
    const Distribution d = makeDistribution("normal", {{"mean", 2}, {"standard_deviation", 0.5}});
    const Eigen::MatrixXd x = samplesOf({d}, unitPoints(SamplingScheme::LatinHypercube, 1, count, 1));
    return {x.data(), x.data() + count};
}

double massOf(const Density& density) {
    const QuadratureRule rule = compositeGaussLegendre(density.lower(), density.upper(), 500, 4);
    double sum = 0;
    for (Eigen::Index j = 0; j < rule.nodes.size(); ++j) sum += rule.weights[j] * density.pdf(rule.nodes[j]);
    return sum;
}
} // namespace

class TestDensityEstimate : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aHistogramCountsExactly() {
        const std::vector<double> samples{0, 0.1, 0.9, 1.0, 2.0, 4.0};
        const Histogram h(samples, 4); // bins of width 1, half open, the last one closed
        const std::vector<double> expected{3.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6};
        for (std::size_t i = 0; i < 4; ++i) QVERIFY(std::abs(h.densities()[i] - expected[i]) < 1e-15);
        QVERIFY(std::abs(h.cdf(1) - 0.5) < 1e-15);
        QVERIFY(std::abs(h.quantile(0.5) - 1) < 1e-15);
        QVERIFY(std::abs(h.cdf(h.quantile(0.73)) - 0.73) < 1e-15);
        QCOMPARE(h.pdf(-0.1), 0.0);
        QCOMPARE(h.pdf(4.1), 0.0);
    }

    void emptyBinsDoNotConfuseQuantiles() {
        const Histogram h(std::vector<double>{0, 0, 10, 10}, 5);
        QVERIFY(std::abs(h.quantile(0.5) - 2) < 1e-12);
        QVERIFY(h.quantile(0.51) > 8);
        QVERIFY(std::isinf(h.logPdf(5)));
    }

    void identicalSamplesStillGiveADensity() {
        const std::vector<double> same(10, 3.0);
        QVERIFY(std::isfinite(Histogram(same).logPdf(3)));
        QVERIFY(std::isfinite(KernelDensity(same).logPdf(3)));
    }

    void kernelsReproduceANormalDensity() {
        const auto samples = normalSamples(4000);
        const KernelDensity k(samples);
        // Silverman's rule for these samples: 0.9 * 0.5 * 4000^-0.2 = 0.0857
        QVERIFY(std::abs(k.bandwidth() - 0.0857) < 0.002);
        for (double y : {1.2, 2.0, 2.9}) {
            // exact samples would give the normal density widened by h: N(2, 0.25 + h^2)
            const double variance = 0.25 + k.bandwidth() * k.bandwidth();
            const double wanted =
                std::exp(-0.5 * (y - 2) * (y - 2) / variance) / std::sqrt(2 * M_PI * variance);
            QVERIFY(std::abs(k.pdf(y) / wanted - 1) < 0.01); // 4000 stratified samples
            QVERIFY(std::abs(k.cdf(k.quantile(0.3)) - 0.3) < 1e-9);
        }
        QVERIFY(std::abs(massOf(k) - 1) < 1e-8);
        QVERIFY(std::abs(k.mean() - 2) < 1e-3);
    }

    void boundedKernelsLoseNoMass() {
        const Distribution d = makeDistribution("uniform", {{"minimum", 0}, {"maximum", 1}});
        const Eigen::MatrixXd x = samplesOf({d}, unitPoints(SamplingScheme::Sobol, 1, 2048, 1));
        const KernelDensity k({x.data(), 2048}, {.lower = 0, .upper = 1});
        QVERIFY(std::abs(massOf(k) - 1) < 1e-8);
        for (double y : {0.0, 0.01, 0.5, 0.999}) QVERIFY(std::abs(k.pdf(y) - 1) < 0.02);
        QVERIFY(std::abs(k.cdf(0.01) - 0.01) < 1e-3);
        QVERIFY(std::abs(k.cdf(0.999999) - 1) < 1e-3);
        QCOMPARE(k.pdf(-0.01), 0.0);
    }

    void unusableSamplesAreRefused() {
        QVERIFY_EXCEPTION_THROWN(Histogram(std::vector<double>{}), Error);
        QVERIFY_EXCEPTION_THROWN(KernelDensity(std::vector<double>{1, std::nan("")}), Error);
        QVERIFY_EXCEPTION_THROWN(KernelDensity(std::vector<double>{1, 2}, {.lower = 1.5}), Error);
    }
};

RIGOR_TEST(TestDensityEstimate)
#include "test_density_estimate.moc"

} // namespace test_density_estimate
