// The plug-in rule against the width that is best for densities whose curvature is known.

#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/bandwidth.h"
#include "core/foundation/stats/special.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <vector>

namespace test_bandwidth {

using namespace rigor;

namespace {

/// Quantiles (k + 1/2)/n of a normal density.
std::vector<double> normalSamples(int n, double mean, double deviation) {
    std::vector<double> samples;
    for (int k = 0; k < n; ++k) samples.push_back(mean + deviation * special::normalQuantile((k + 0.5) / n));
    return samples;
}

/// Smallest mean integrated square error (Silverman 1986, eq. 3.21): h^5 = 1/(2 sqrt(pi) n R(f'')), with
/// R(f'') = 3/(8 sqrt(pi) s^5) for a normal density; for `humps` far apart R is that of one divided by their
/// number.
double bestWidth(double n, double deviation, int humps) {
    return deviation * std::pow(4.0 / 3.0 * humps / n, 0.2);
}

double width(const std::vector<double>& samples) {
    return plugInBandwidth(samples, std::vector<double>(samples.size(), 1.0));
}

} // namespace

/// The relative error of the width falls like n^(-5/14) (Sheather and Jones 1991, section 3); twice that:
/// 0.17 for 1000 samples, 0.075 for 10,000.
double tolerance(double n) { return 2 * std::pow(n, -5.0 / 14); }

class TestBandwidth : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aNormalDensityGetsItsBestWidth() {
        // The rule estimates R(f'') from n samples; its relative error falls like n^(-5/14), a fifth of it is
        // in h.
        for (const int n : {1000, 10000})
            QVERIFY2(std::abs(width(normalSamples(n, 3, 0.5)) / bestWidth(n, 0.5, 1) - 1) < tolerance(n),
                     std::to_string(width(normalSamples(n, 3, 0.5)) / bestWidth(n, 0.5, 1)).c_str());
    }

    void twoHumpsFarApartGetTheWidthOfOne() {
        auto samples = normalSamples(2000, 0, 1);
        for (const double y : normalSamples(2000, 20, 1)) samples.push_back(y);
        QVERIFY(std::abs(width(samples) / bestWidth(4000, 1, 2) - 1) < tolerance(4000));
        // A rule for normal densities would take the spread of both, 10 instead of 1: 7 times as wide.
        QVERIFY(0.9 * 10 * std::pow(4000, -0.2) > 6 * width(samples));
    }

    void weightsCountByTheirEffectiveNumberAndScale() {
        const auto samples = normalSamples(2000, 0, 1);
        const double plain = width(samples);
        QVERIFY(std::abs(plugInBandwidth(samples, std::vector<double>(2000, 7.0)) / plain - 1) < 1e-9);
        std::vector<double> scaled = samples;
        for (double& y : scaled) y = 1e-3 * y + 5;
        QVERIFY(std::abs(width(scaled) / plain - 1e-3) < 1e-6);
        // Every second sample without weight: the width of 1000.
        std::vector<double> half(2000, 1.0);
        for (std::size_t k = 0; k < half.size(); k += 2) half[k] = 0;
        QVERIFY(std::abs(plugInBandwidth(samples, half) / bestWidth(1000, 1, 1) - 1) < tolerance(1000));
    }

    void whatHasNoWidthGivesZero() {
        QCOMPARE(width({}), 0.0);
        QCOMPARE(width({2, 2, 2}), 0.0);
        const std::vector<double> one{1};
        QVERIFY_EXCEPTION_THROWN(plugInBandwidth(one, {}), Error);
    }
};

RIGOR_TEST(TestBandwidth)
#include "test_bandwidth.moc"

} // namespace test_bandwidth
