// Parametrisations of the families: the same distribution by other parameters.
#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/foundation/stats/distributions/shape_moments.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_shape_moments {

using namespace rigor;

class TestShapeMoments : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Every parametrisation of every family has the moments asked for. The distribution computes them from
    /// its own formulas, exact without a box: 1e-9 leaves room for rounding in the powers.
    void everyParametrisationHasTheMoments() {
        int tried = 0;
        const SampleLawPtr samples = SampleLaw::of(std::vector{1.0, 1.5, 1.7, 4.0}, SampleDensity::Kernel);
        for (const FamilyInfo& family : distributionFamilies()) {
            if (family.boxRequired) continue;
            for (std::size_t p = 0; p < family.parametrisations.size(); ++p) {
                for (const ShapeMoments m : {ShapeMoments{0.4, 0.1}, ShapeMoments{0.7, 0.2}}) {
                    const double upper = family.family == Family::Beta ? 1.0 : INFINITY;
                    const double lower = family.family == Family::Beta ? 0.0 : -INFINITY;
                    const ShapeValues shape = shapeWithMoments(family, p, m, lower, upper, samples);
                    QCOMPARE(parametrisationOf(family, shape), static_cast<int>(p));
                    const Distribution d = makeDistribution(family.key, shape, lower, upper, samples);
                    QVERIFY2(std::abs(d.mean() - m.mean) < 1e-9, family.key.c_str());
                    QVERIFY2(std::abs(std::sqrt(d.variance()) - m.standardDeviation) < 1e-9,
                             family.key.c_str());
                    const ShapeMoments back = momentsOf(family.key, shape, lower, upper, samples);
                    QVERIFY(std::abs(back.mean - m.mean) < 1e-9);
                    QVERIFY(std::abs(back.standardDeviation - m.standardDeviation) < 1e-9);
                    ++tried;
                }
            }
        }
        QVERIFY(tried >= 18);
    }

    void betaTakesTheBoxAsItsRange() {
        const FamilyInfo& beta = distributionFamily("beta");
        const ShapeValues shape = shapeWithMoments(beta, 1, {5, 1}, 2, 10);
        // mu = 3/8, v = 1/64: k = 15/64 * 64 - 1 = 14.
        QCOMPARE(shape[0].second, 14 * 3.0 / 8);
        QCOMPARE(shape[1].second, 14 * 5.0 / 8);
        const ShapeMoments back = momentsOf("beta", shape, 2, 10);
        QVERIFY(std::abs(back.mean - 5) < 1e-8 && std::abs(back.standardDeviation - 1) < 1e-8);
    }

    void impossibleMomentsAreRefused() {
        QVERIFY_EXCEPTION_THROWN(shapeWithMoments(distributionFamily("beta"), 1, {0.5, 0.6}, 0, 1), Error);
        QVERIFY_EXCEPTION_THROWN(shapeWithMoments(distributionFamily("lognormal"), 1, {-1, 0.6}, 0, 1),
                                 Error);
        QVERIFY_EXCEPTION_THROWN(shapeWithMoments(distributionFamily("gamma"), 1, {0, 0.6}, 0, 1), Error);
        QVERIFY_EXCEPTION_THROWN(shapeWithMoments(distributionFamily("normal"), 0, {0, -0.1}, 0, 1), Error);
    }
};

RIGOR_TEST(TestShapeMoments)
#include "test_shape_moments.moc"

} // namespace test_shape_moments
