#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/density_estimate.h"
#include "core/foundation/stats/distributions/distance.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_distance {

using namespace rigor;

class TestDistance : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void knownPairsOfSamples() {
        const std::vector<double> a{0, 1, 3}, b{5, 6, 8};
        QVERIFY(std::abs(earthMoversDistance(a, b) - 5) < 1e-15); // a shift
        const std::vector<double> c{2}, d{0, 4};
        QVERIFY(std::abs(earthMoversDistance(c, d) - 2) < 1e-15); // unequal sizes
        QCOMPARE(earthMoversDistance(a, a), 0.0);
        const std::vector<double> shuffled{3, 0, 1};
        QCOMPARE(earthMoversDistance(a, shuffled), 0.0);
    }

    void knownPairsOfSignatures() {
        // move 0.3 of the mass from 0 to 10
        const std::vector<double> position{0, 10}, from{1, 0}, to{7, 3};
        QVERIFY(std::abs(earthMoversDistance(position, from, position, to) - 3) < 1e-14);
        const std::vector<double> negative{1, -1}, none{0, 0};
        QVERIFY_EXCEPTION_THROWN(earthMoversDistance(position, negative, position, to), Error);
        QVERIFY_EXCEPTION_THROWN(earthMoversDistance(position, none, position, to), Error);
    }

    void normalDensitiesInAllForms() {
        // W1 of N(0, s1) and N(0, s2) is |s1 - s2| sqrt(2/pi); of shifted ones with one spread, the shift
        const GaussianDensity wide(0, 2), narrow(0, 1), shifted(0.7, 1);
        const double spread = std::sqrt(2 / M_PI);
        QVERIFY(std::abs(earthMoversDistance(wide, narrow) - spread) < 1e-9);
        QVERIFY(std::abs(earthMoversDistance(narrow, shifted) - 0.7) < 1e-9);
        const auto quantileOf = [](const Density& d) { return [&d](double p) { return d.quantile(p); }; };
        QVERIFY(std::abs(earthMoversDistanceOfQuantiles(quantileOf(wide), quantileOf(narrow)) - spread) <
                1e-7);
        QVERIFY(std::abs(earthMoversDistanceOfQuantiles(quantileOf(narrow), quantileOf(shifted)) - 0.7) <
                1e-7);
    }

    void oneSampleAgainstADensity() {
        // distance of a point mass at the mean to N(mu, s): E|X - mu| = s sqrt(2/pi)
        const std::vector<double> point{3.0};
        QVERIFY(std::abs(earthMoversDistance(point, GaussianDensity(3, 0.5)) - 0.5 * std::sqrt(2 / M_PI)) <
                1e-9);
        // far outside the density's range: the distance between the means
        const std::vector<double> far{100.0};
        QVERIFY(std::abs(earthMoversDistance(far, GaussianDensity(3, 0.5)) - 97) < 1e-7);
    }

    void samplesAgainstADensityAgreeWithTheStepFunction() {
        const std::vector<double> samples{0.1, 0.4, 0.45, 0.9, 1.4};
        const GaussianDensity density(0.5, 0.6);
        const auto step = [&](double y) {
            return static_cast<double>(std::ranges::count_if(samples, [&](double s) { return s <= y; })) / 5;
        };
        // the steps fall inside panels of width 10.2/20000: error at most 5 jumps of 0.2 * width
        const double panels = earthMoversDistanceOfCdfs(
            step, [&](double y) { return density.cdf(y); }, density.lower(), density.upper(), 20000);
        QVERIFY(std::abs(earthMoversDistance(samples, density) - panels) < 6e-4);
    }

    void theTriangleInequalityHolds() {
        const std::vector<double> a{0, 2, 5}, b{1, 1.5, 9, 3}, c{-2, 7};
        QVERIFY(earthMoversDistance(a, c) <= earthMoversDistance(a, b) + earthMoversDistance(b, c) + 1e-15);
        QVERIFY(std::abs(earthMoversDistance(a, b) - earthMoversDistance(b, a)) < 1e-15);
    }
};

RIGOR_TEST(TestDistance)
#include "test_distance.moc"

} // namespace test_distance
