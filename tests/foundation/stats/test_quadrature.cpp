#include "core/foundation/base/error.h"
#include "core/foundation/stats/polynomial_chaos.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_quadrature {

using namespace rigor;

namespace {
const std::vector<Germ> kMixed{
    {GermFamily::Hermite}, {GermFamily::Legendre}, {GermFamily::Laguerre, 2, 1}, {GermFamily::Jacobi, 2, 3}};

/// Largest |sum w psi_i - delta_i0| over all basis terms of total degree <= degree: their exact integrals are
/// 0.
double largestDefect(const QuadratureGrid& grid, const std::vector<Germ>& germs, int degree) {
    const ChaosBasis basis(germs, degree);
    Eigen::VectorXd sums = basis.evaluate(grid.nodes) * grid.weights;
    sums[0] -= 1;
    return sums.cwiseAbs().maxCoeff();
}
} // namespace

class TestQuadrature : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void tensorGridsAreExactForEachDegreeBelow2q() {
        const QuadratureGrid grid = tensorGrid(kMixed, 4);
        QCOMPARE(grid.size(), Eigen::Index(256));
        QVERIFY(largestDefect(grid, kMixed, 7) < 1e-11);
        QVERIFY(largestDefect(grid, kMixed, 8) > 1e-3);
        // last dimension fastest
        QCOMPARE(grid.nodes(0, 0), grid.nodes(0, 63));
        QVERIFY(grid.nodes(3, 0) < grid.nodes(3, 1));
    }

    void sparseGridsAreExactForTotalDegree2LevelPlus1() {
        for (int level : {0, 1, 2, 3, 4}) {
            const QuadratureGrid grid = sparseGrid(kMixed, level);
            // weights of both signs and size up to binomial(3, k): rounding grows with the level
            QVERIFY(largestDefect(grid, kMixed, 2 * level + 1) < 1e-9);
            QVERIFY(largestDefect(grid, kMixed, 2 * level + 2) > 1e-4);
            QVERIFY(std::abs(grid.weights.sum() - 1) < 1e-11);
        }
    }

    void sparseGridsOfSymmetricGermsShareTheirMiddle() {
        // Level 1 in n dimensions: centre and two points per axis.
        const std::vector<Germ> normal(5);
        QCOMPARE(sparseGrid(normal, 1).size(), Eigen::Index(11));
        QVERIFY(sparseGrid(normal, 4).size() < tensorGridSize(5, 5));
        const std::vector<Germ> ten(10);
        QCOMPARE(sparseGrid(ten, 1).size(), Eigen::Index(21));
        QCOMPARE(sparseGridSize(10, 1), 21.0);
        QCOMPARE(sparseGridSize(2, 2), 15.0); // 1 + 2 2 + 2 3 + 4
    }

    void compositeRulesIntegrateOverTheirInterval() {
        const QuadratureRule rule = compositeGaussLegendre(-1, 3, 7, 5);
        QVERIFY(std::abs(rule.weights.sum() - 4) < 1e-14);
        QVERIFY(std::abs(rule.weights.dot(rule.nodes.array().exp().matrix()) - (std::exp(3) - std::exp(-1))) <
                1e-11);
    }

    void impossibleGridsAreRefusedBeforeTheyAreBuilt() {
        QCOMPARE(tensorGridSize(2, 5), 25LL);
        QCOMPARE(tensorGridSize(60, 100), 1LL << 62);
        QVERIFY_EXCEPTION_THROWN(tensorGrid(std::vector<Germ>(6), 60), Error);
        QVERIFY_EXCEPTION_THROWN(gaussRule({}, 0), Error);
    }
};

RIGOR_TEST(TestQuadrature)
#include "test_quadrature.moc"

} // namespace test_quadrature
