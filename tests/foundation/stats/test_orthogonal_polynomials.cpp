#include "core/foundation/stats/quadrature.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_orthogonal_polynomials {

using namespace rigor;

namespace {
const std::vector<Germ> kGerms{{GermFamily::Hermite},          {GermFamily::Legendre},
                               {GermFamily::Laguerre, 1, 1},   {GermFamily::Laguerre, 0.3, 1},
                               {GermFamily::Laguerre, 7.5, 1}, {GermFamily::Jacobi, 2, 2},
                               {GermFamily::Jacobi, 0.5, 0.5}, {GermFamily::Jacobi, 1.5, 4},
                               {GermFamily::Jacobi, 0.3, 0.7}, {GermFamily::Jacobi, 1, 1}};

/// E{theta^k} in closed form.
double germMoment(const Germ& germ, int k) {
    switch (germ.family) {
    case GermFamily::Hermite: // (k-1)!!
        return k % 2 == 1 ? 0 : (k == 0 ? 1 : (k - 1) * germMoment(germ, k - 2));
    case GermFamily::Legendre:
        return k % 2 == 1 ? 0 : 1.0 / (k + 1);
    case GermFamily::Laguerre: // a (a+1) ... (a+k-1)
        return k == 0 ? 1 : (germ.a + k - 1) * germMoment(germ, k - 1);
    case GermFamily::Jacobi: { // theta = 2u - 1, E{u^i} = prod (a+r)/(a+b+r)
        double sum = 0, binomial = 1, moment = 1;
        for (int i = 0; i <= k; ++i) {
            sum += binomial * moment * std::pow(2, i) * ((k - i) % 2 == 0 ? 1 : -1);
            binomial = binomial * (k - i) / (i + 1);
            moment *= (germ.a + i) / (germ.a + germ.b + i);
        }
        return sum;
    }
    case GermFamily::Other: // test_families.cpp
        break;
    }
    return 0;
}
} // namespace

class TestOrthogonalPolynomials : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyFamilyIsOrthonormal() {
        // Degree 2 * 10 under a rule exact to degree 39; sums of 20 terms of magnitude about 1
        // (Cauchy-Schwarz).
        for (const Germ& germ : kGerms) {
            const QuadratureRule rule = gaussRule(germ, 20);
            const Eigen::MatrixXd phi = OrthonormalPolynomials(germ, 10).evaluate(rule.nodes);
            const Eigen::MatrixXd gram = phi * rule.weights.asDiagonal() * phi.transpose();
            QVERIFY((gram - Eigen::MatrixXd::Identity(11, 11)).cwiseAbs().maxCoeff() < 1e-11);
        }
    }

    void gaussRulesAreExactToDegree2qMinus1AndNotFurther() {
        for (const Germ& germ : kGerms) {
            for (int q : {1, 2, 5, 8}) {
                const QuadratureRule rule = gaussRule(germ, q);
                QVERIFY(rule.weights.minCoeff() > 0);
                for (int k = 0; k <= 2 * q; ++k) {
                    const double sum = rule.weights.dot(rule.nodes.array().pow(k).matrix());
                    const double magnitude = rule.weights.dot(rule.nodes.array().abs().pow(k).matrix());
                    const double error = std::abs(sum - germMoment(germ, k)) / std::max(magnitude, 1e-300);
                    // rounding of q terms and of closed forms that alternate (Jacobi: up to 3^k eps)
                    if (k < 2 * q)
                        QVERIFY2(error < 1e-14 * std::pow(3, k),
                                 qPrintable(QString("q %1 k %2 error %3").arg(q).arg(k).arg(error)));
                    else // the error at degree 2q is the squared norm of the monic polynomial: never zero
                        QVERIFY(error > 1e-7);
                }
            }
        }
    }

    void theFirstPolynomialsAreTheTabulatedOnes() {
        std::array<double, 4> p{};
        const double t = 0.7;
        OrthonormalPolynomials({}, 3).evaluate(t, p.data());
        QVERIFY(std::abs(p[2] - (t * t - 1) / std::sqrt(2.0)) < 1e-15);
        QVERIFY(std::abs(p[3] - (t * t * t - 3 * t) / std::sqrt(6.0)) < 1e-15);
        OrthonormalPolynomials({GermFamily::Legendre}, 3).evaluate(t, p.data());
        QVERIFY(std::abs(p[2] - std::sqrt(5.0) * (1.5 * t * t - 0.5)) < 1e-15);
        OrthonormalPolynomials({GermFamily::Laguerre, 1, 1}, 3).evaluate(t, p.data());
        QVERIFY(std::abs(p[2] - (0.5 * t * t - 2 * t + 1)) < 1e-15); // sign (-1)^k L_k
        OrthonormalPolynomials({GermFamily::Jacobi, 0.5, 0.5}, 3).evaluate(t, p.data());
        QVERIFY(std::abs(p[3] - std::sqrt(2.0) * (4 * t * t * t - 3 * t)) < 2e-15); // Chebyshev
    }

    void probabilitiesAndQuantilesOfGermsAgree() {
        for (const Germ& germ : kGerms) {
            for (double p : {1e-12, 1e-3, 0.3, 0.5, 0.9}) {
                const double low = germQuantile(germ, {p, 1 - p}), high = germQuantile(germ, {1 - p, p});
                // Near the ends -1 and 1 the variable resolves only eps, which is eps^shape in probability.
                const double shape =
                    germ.family == GermFamily::Jacobi ? std::min({germ.a, germ.b, 1.0}) : 1.0;
                const double tolerance = 1e-9 * p + 2 * std::pow(2.2e-16, shape);
                QVERIFY(std::abs(germProbability(germ, low).lower - p) < tolerance);
                QVERIFY(std::abs(germProbability(germ, high).upper - p) < tolerance);
            }
        }
    }

    void tinyOuterWeightsKeepTheirDigits() {
        // Gauss-Hermite, 20 nodes, outermost (Abramowitz and Stegun table 25.10, divided by sqrt(pi), node
        // times sqrt(2)): 5.3874808900112 * sqrt 2 and 2.22939364553415e-13/sqrt(pi), 14 digits given.
        const QuadratureRule rule = gaussRule({}, 20);
        QVERIFY(std::abs(rule.nodes[19] / (5.3874808900112 * std::sqrt(2.0)) - 1) < 1e-13);
        QVERIFY(std::abs(rule.weights[19] * std::sqrt(M_PI) / 2.22939364553415e-13 - 1) < 1e-13);
    }
};

RIGOR_TEST(TestOrthogonalPolynomials)
#include "test_orthogonal_polynomials.moc"

} // namespace test_orthogonal_polynomials
