// Moments of an output with noise against those of an expansion that has the noise as one germ more.
#include "core/foundation/stats/moments.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_noise_moments {

using namespace rigor;

class TestNoiseMoments : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// y = 1 + 2 a + a^2/2 + noise, once by withNoise, once with the noise as a second germ of degree 1.
    void momentsAreThoseWithOneGermMore() {
        const ChaosBasis alone({Germ{GermFamily::Laguerre, 2.5, 1}}, 2),
            both({Germ{GermFamily::Laguerre, 2.5, 1}, Germ{}}, 2);
        const double noise = 0.8;
        Eigen::VectorXd c(3), wide = Eigen::VectorXd::Zero(both.size());
        c << 1, 2, 0.5;
        for (int term = 0; term < both.size(); ++term) {
            const auto& index = both.indices()[static_cast<std::size_t>(term)];
            if (index[1] == 0) wide[term] = c[index[0]];
            if (index[0] == 0 && index[1] == 1) wide[term] = noise;
        }
        const Moments sum = withNoise(momentsOfExpansion(QuadratureMoments(alone, 8), c), noise),
                      exact = momentsOfExpansion(QuadratureMoments(both, 8), wide);
        QVERIFY(std::abs(sum.mean - exact.mean) < 1e-12);
        QVERIFY(std::abs(sum.standardDeviation / exact.standardDeviation - 1) < 1e-12);
        for (int m = 0; m < 8; ++m) {
            const double known = exact.standardised[static_cast<std::size_t>(m)];
            QVERIFY(std::abs(sum.standardised[static_cast<std::size_t>(m)] - known) <
                    1e-10 * (1 + std::abs(known)));
        }
    }

    /// Without scatter of its own the output is normal: 0, 1, 0, 3, 0, 15, 0, 105.
    void noiseAloneIsNormal() {
        Moments still{4, 0, std::vector<double>(8, std::numeric_limits<double>::quiet_NaN())};
        const Moments noisy = withNoise(still, 0.3);
        const double normal[] = {0, 1, 0, 3, 0, 15, 0, 105};
        for (int m = 0; m < 8; ++m)
            QVERIFY(std::abs(noisy.standardised[static_cast<std::size_t>(m)] - normal[m]) < 1e-12);
        QCOMPARE(noisy.mean, 4.0);
        QCOMPARE(noisy.standardDeviation, 0.3);
        QCOMPARE(withNoise(noisy, 0).standardDeviation, 0.3);
    }
};

RIGOR_TEST(TestNoiseMoments)
#include "test_noise_moments.moc"

} // namespace test_noise_moments
