#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/stats/polynomial_chaos.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <fstream>

namespace test_polynomial_chaos {

using namespace rigor;

namespace {
nlohmann::json reference() {
    std::ifstream in(sourceDir() + "/tests/rigs/wet-clutch/reference.json");
    return nlohmann::json::parse(in);
}

Eigen::VectorXd valuesOn(const QuadratureGrid& grid, const std::function<double(const Eigen::VectorXd&)>& f) {
    Eigen::VectorXd values(grid.size());
    for (Eigen::Index j = 0; j < grid.size(); ++j) values[j] = f(grid.nodes.col(j));
    return values;
}

double paperExample(double x) { return std::tan(x / 4) + std::exp(x / 3 - 1) + std::tanh(x); }
} // namespace

class TestPolynomialChaos : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void termsAreGradedWithTheFirstIndexDescending() {
        const auto indices = totalDegreeIndices(2, 4);
        QCOMPARE(indices.size(), std::size_t(15));
        const std::vector<std::vector<int>> expected{{0, 0}, {1, 0}, {0, 1}, {2, 0},
                                                     {1, 1}, {0, 2}, {3, 0}, {2, 1}};
        for (std::size_t i = 0; i < expected.size(); ++i) QCOMPARE(indices[i], expected[i]);
        QCOMPARE(indices.back(), (std::vector<int>{0, 4}));
        for (int n = 1; n <= 6; ++n)
            for (int d = 0; d <= 5; ++d)
                QCOMPARE(static_cast<long long>(totalDegreeIndices(n, d).size()), chaosSize(n, d));
        QCOMPARE(chaosSize(4, 3), 35LL);
    }

    void aPolynomialIsReproducedExactly() {
        const std::vector<Germ> germs{
            {GermFamily::Hermite}, {GermFamily::Legendre}, {GermFamily::Laguerre, 1.5, 1}};
        const ChaosBasis basis(germs, 3);
        const auto f = [](const Eigen::VectorXd& t) {
            return 1 + t[0] * t[1] * t[2] - 2 * t[2] * t[2] + t[0] * t[0] * t[1];
        };
        for (const QuadratureGrid& grid : {tensorGrid(germs, 4), sparseGrid(germs, 3)}) {
            const Eigen::VectorXd values = valuesOn(grid, f);
            const Eigen::VectorXd c = projectionMatrix(basis, grid) * values;
            const Eigen::Vector3d point(0.3, -0.4, 2.1);
            const double y = c.dot(basis.evaluate(std::span(point.data(), 3)));
            QVERIFY(std::abs(y - f(point)) < 1e-10);
        }
    }

    void coefficientsOfThePapersExampleMatchTheReference() {
        const auto gpc = reference()["univariate_example"]["gpc"];
        int checked = 0;
        for (const auto& [name, entry] : gpc.items()) {
            int degree = 0, order = 0;
            QVERIFY(std::sscanf(name.c_str(), "d%dq%d", &degree, &order) == 2);
            const ChaosBasis basis({Germ{}}, degree);
            const QuadratureGrid grid = tensorGrid({Germ{}}, order);
            const Eigen::VectorXd c =
                projectionMatrix(basis, grid) *
                valuesOn(grid, [](const Eigen::VectorXd& t) { return paperExample(t[0]); });
            const auto expected = entry["c"].get<std::vector<double>>();
            for (int i = 0; i <= degree; ++i) // tolerance of the reference file
                QVERIFY(std::abs(c[i] - expected[static_cast<std::size_t>(i)]) < 1e-10);
            ++checked;
        }
        QVERIFY(checked >= 10);
    }

    void sobolIndicesOfTheIshigamiFunctionAreTheKnownOnes() {
        // y = sin a + 7 sin^2 b + 0.1 c^4 sin a, a, b, c uniform on [-pi, pi] (Ishigami and Homma 1990):
        // V1 = (1 + 0.1 pi^4/5)^2/2, V2 = 49/8, V13 = 0.01 pi^8 (1/18 - 1/50).
        const std::vector<Germ> germs(3, Germ{GermFamily::Legendre});
        const ChaosBasis basis(germs, 14);
        const QuadratureGrid grid = tensorGrid(germs, 15);
        const Eigen::VectorXd c =
            projectionMatrix(basis, grid) * valuesOn(grid, [](const Eigen::VectorXd& t) {
                const double a = std::sin(M_PI * t[0]), b = std::sin(M_PI * t[1]);
                return a + 7 * b * b + 0.1 * std::pow(M_PI * t[2], 4) * a;
            });
        const double v1 = std::pow(1 + 0.1 * std::pow(M_PI, 4) / 5, 2) / 2, v2 = 49.0 / 8;
        const double v13 = 0.01 * std::pow(M_PI, 8) * (1.0 / 18 - 1.0 / 50), v = v1 + v2 + v13;
        const SobolIndices s = sobolIndices(basis, c);
        // the expansion of degree 14 leaves out 1e-5 of the variance (sin^2 pi t beyond degree 14)
        QVERIFY(std::abs(s.variance / v - 1) < 1e-4);
        QVERIFY(std::abs(s.first[0] - v1 / v) < 1e-4);
        QVERIFY(std::abs(s.first[1] - v2 / v) < 1e-4);
        QVERIFY(std::abs(s.first[2]) < 1e-12);
        QVERIFY(std::abs(s.total[0] - (v1 + v13) / v) < 1e-4);
        QVERIFY(std::abs(s.total[2] - v13 / v) < 1e-4);
    }

    void sobolIndicesOfAConstantAreNotNumbers() {
        const ChaosBasis basis({Germ{}, Germ{}}, 2);
        Eigen::VectorXd c = Eigen::VectorXd::Zero(basis.size());
        c[0] = 3;
        QVERIFY(std::isnan(sobolIndices(basis, c).first[0]));
    }

    void theErrorEstimateSeesWhatTheExpansionLeavesOut() {
        const std::vector<Germ> germs(2);
        const QuadratureGrid grid = tensorGrid(germs, 6);
        const ChaosBasis basis(germs, 4);
        const auto errorOf = [&](const std::function<double(const Eigen::VectorXd&)>& f) {
            const Eigen::VectorXd values = valuesOn(grid, f);
            return expansionError(basis, grid, projectionMatrix(basis, grid) * values, values);
        };
        const ExpansionError exact = errorOf([](const Eigen::VectorXd& t) { return 1 + t[0] + 0.5 * t[1]; });
        QVERIFY(exact.relative < 1e-12);
        const ExpansionError smooth =
            errorOf([](const Eigen::VectorXd& t) { return std::exp(0.3 * t[0] + 0.1 * t[1]); });
        const ExpansionError rough = errorOf([](const Eigen::VectorXd& t) { return std::abs(t[0] + t[1]); });
        QVERIFY(smooth.relative < 0.05);
        QVERIFY(rough.relative > 0.1);
        QVERIFY(rough.residual <= rough.leaveOneOut);
        QCOMPARE(errorOf([](const Eigen::VectorXd&) { return 2.0; }).relative, 0.0);
    }

    void leaveOneOutIsUndefinedWhereANodeDecidesAlone() {
        const QuadratureGrid grid = tensorGrid({Germ{}}, 5);
        const ChaosBasis basis({Germ{}}, 4);
        const Eigen::VectorXd values =
            valuesOn(grid, [](const Eigen::VectorXd& t) { return paperExample(t[0]); });
        const ExpansionError error =
            expansionError(basis, grid, projectionMatrix(basis, grid) * values, values);
        QVERIFY(std::isnan(error.leaveOneOut));
        QVERIFY(error.relative > 0);
    }

    void impossibleExpansionsAreRefused() {
        QVERIFY_EXCEPTION_THROWN(ChaosBasis(std::vector<Germ>(11), 2), Error);
        QVERIFY_EXCEPTION_THROWN(ChaosBasis(std::vector<Germ>(), 2), Error);
        QVERIFY_EXCEPTION_THROWN(ChaosBasis({Germ{}}, 21), Error);
    }
};

RIGOR_TEST(TestPolynomialChaos)
#include "test_polynomial_chaos.moc"

} // namespace test_polynomial_chaos
