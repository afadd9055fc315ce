#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/distribution.h"
#include "core/foundation/stats/quadrature.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_distribution {

using namespace rigor;

namespace {
constexpr double kInf = std::numeric_limits<double>::infinity();

struct Case {
    std::string family;
    ShapeValues shape;
    double lower = -kInf, upper = kInf;
};

/// Every family, every parametrisation, with and without a box.
std::vector<Case> allCases() {
    return {
        {"normal", {{"mean", 2}, {"standard_deviation", 0.5}}},
        {"normal", {{"mean", 1}, {"standard_deviation", 0.07}}, 0.6, 1.4},
        {"truncated-normal", {{"mean", 1}, {"standard_deviation", 0.5}}, 0.9, kInf},
        {"gamma", {{"shape", 2.5}, {"scale", 0.4}}},
        {"gamma", {{"shape", 0.4}, {"rate", 2}, {"minimum", -1}}},
        {"gamma", {{"mean", 3}, {"standard_deviation", 1}}, 1, 5},
        {"beta", {{"alpha", 2}, {"beta", 3}, {"minimum", -1}, {"maximum", 4}}},
        {"beta", {{"alpha", 0.5}, {"beta", 0.7}}},
        {"beta", {{"mean", 1.1}, {"standard_deviation", 0.1}}, 0.5, 1.5},
        {"beta", {{"mean", 0.5}, {"standard_deviation", 0.2}, {"minimum", 0}, {"maximum", 1}}, 0.3, 0.6},
        {"uniform", {{"minimum", -2}, {"maximum", 5}}},
        {"uniform", {{"mean", 1}, {"standard_deviation", 2}}, 0, 2},
        {"lognormal", {{"mean", 2}, {"standard_deviation", 0.8}}},
        {"lognormal", {{"log_mean", 0.3}, {"log_standard_deviation", 0.5}}, 0.5, 4},
    };
}

std::string messageOf(const std::string& family, const ShapeValues& shape, double lower = -kInf,
                      double upper = kInf) {
    try {
        makeDistribution(family, shape, lower, upper);
    } catch (const Error& e) {
        return e.sentence();
    }
    return "no error";
}
} // namespace

class TestDistribution : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void quantileUndoesTheDistributionFunction() {
        // x itself is rounded to eps |x|, which moves F by pdf eps |x| (much near a singular end).
        for (const Case& c : allCases()) {
            const Distribution d = makeDistribution(c.family, c.shape, c.lower, c.upper);
            for (double p : {1e-6, 0.01, 0.2, 0.5, 0.77, 0.999, 1 - 1e-6}) {
                const double x = d.quantile(p);
                const double rounding = 4e-16 * std::max(std::abs(x), 1.0) * d.pdf(x);
                QVERIFY2(std::abs(d.cdf(x) - p) < 1e-13 + 1e-9 * std::min(p, 1 - p) + rounding,
                         c.family.c_str());
                const double back = d.quantile(d.probability(x));
                QVERIFY2(std::abs(back - x) < 1e-9 * std::max(1.0, std::abs(x)), c.family.c_str());
            }
            QCOMPARE(d.quantile(0), d.lower());
            QCOMPARE(d.quantile(1), d.upper());
        }
    }

    void densityIsTheDerivativeOfTheDistributionFunction() {
        for (const Case& c : allCases()) {
            const Distribution d = makeDistribution(c.family, c.shape, c.lower, c.upper);
            for (double p : {0.1, 0.4, 0.8}) {
                const double x = d.quantile(p);
                const double h =
                    1e-3 * std::min({x - d.lower(), d.upper() - x, d.quantile(0.9) - d.quantile(0.1)});
                const double slope =
                    (8 * (d.cdf(x + h) - d.cdf(x - h)) - (d.cdf(x + 2 * h) - d.cdf(x - 2 * h))) / (12 * h);
                // differences of numbers of size 1 with 1e-16 over a step of 1e-4: about 1e-11, times the
                // steepest fourth derivative
                QVERIFY2(std::abs(d.pdf(x) / slope - 1) < 1e-7, c.family.c_str());
                QVERIFY(std::abs(std::exp(d.logPdf(x)) - d.pdf(x)) <= 1e-15 * d.pdf(x));
            }
            QCOMPARE(d.pdf(d.lower() - 1), 0.0);
            QCOMPARE(d.logPdf(d.upper() + 1), -kInf);
        }
    }

    void meansAndVariancesMatchQuadratureOfTheTransformation() {
        // Gauss rule of the germ: exact for polynomials, converging for the smooth transformations;
        // independent of both the closed forms and the tanh-sinh rule of a box.
        for (const Case& c : allCases()) {
            const Distribution d = makeDistribution(c.family, c.shape, c.lower, c.upper);
            const bool boxed = d.mass() < 1;
            double mean = 0, square = 0;
            if (boxed) { // composite rule in x itself over the finite box, or far enough
                const double to = std::isinf(d.upper()) ? d.quantile(Probability{1, 1e-18}) : d.upper();
                const QuadratureRule inX = compositeGaussLegendre(d.lower(), to, 400, 10);
                for (Eigen::Index j = 0; j < inX.nodes.size(); ++j) {
                    const double w = inX.weights[j] * d.pdf(inX.nodes[j]);
                    mean += w * inX.nodes[j];
                    square += w * inX.nodes[j] * inX.nodes[j];
                }
            } else {
                const QuadratureRule inGerm = gaussRule(d.germ(), 40);
                for (Eigen::Index j = 0; j < inGerm.nodes.size(); ++j) {
                    const double x = d.fromGerm(inGerm.nodes[j]);
                    mean += inGerm.weights[j] * x;
                    square += inGerm.weights[j] * x * x;
                }
            }
            QVERIFY2(std::abs(d.mean() - mean) < 1e-9 * (1 + std::abs(mean)), c.family.c_str());
            QVERIFY2(std::abs(d.variance() - (square - mean * mean)) < 1e-9 * (1 + square), c.family.c_str());
        }
    }

    void meanAndDeviationParametersAreTheMomentsWithoutABox() {
        for (const char* family : {"normal", "gamma", "uniform", "lognormal"}) {
            const Distribution d = makeDistribution(family, {{"mean", 1.3}, {"standard_deviation", 0.25}});
            QVERIFY(std::abs(d.mean() - 1.3) < 1e-14);
            QVERIFY(std::abs(std::sqrt(d.variance()) - 0.25) < 1e-14);
        }
        const Distribution beta = makeDistribution(
            "beta", {{"mean", 1.3}, {"standard_deviation", 0.25}, {"minimum", 1}, {"maximum", 3}});
        QVERIFY(std::abs(beta.mean() - 1.3) < 1e-14);
        QVERIFY(std::abs(std::sqrt(beta.variance()) - 0.25) < 1e-14);
    }

    void theClipTransformationIsThePapersFormula() {
        // alpha_ref of the wet clutch, x2: v = Phi(l) + Phi(theta)(Phi(u) - Phi(l)), x = mu + sigma Phi^-1(v)
        // with 50 digits at theta = 1.5, mu = 1, sigma = 0.2, box [0.4, 1.3], computed independently
        // (mpmath).
        const Distribution d =
            makeDistribution("normal", {{"mean", 1}, {"standard_deviation", 0.2}}, 0.4, 1.3);
        const double l = 0.5 * std::erfc(3 / std::sqrt(2.0)), u = 1 - 0.5 * std::erfc(1.5 / std::sqrt(2.0));
        const double v = l + 0.5 * std::erfc(-1.5 / std::sqrt(2.0)) * (u - l);
        // the inverse by bisection of erfc, so that no library inverse is trusted
        double from = -5, to = 5;
        for (int i = 0; i < 200; ++i) {
            const double z = 0.5 * (from + to);
            (0.5 * std::erfc(-z / std::sqrt(2.0)) < v ? from : to) = z;
        }
        QVERIFY(std::abs(d.fromGerm(1.5) - (1 + 0.2 * from)) < 1e-14);
    }

    void theTransformationIsMonotoneAndKeepsItsDigitsFarOut() {
        const Distribution d =
            makeDistribution("normal", {{"mean", 1}, {"standard_deviation", 0.07}}, 0.6, 1.4);
        double before = 0.6;
        for (double theta = -9; theta <= 9; theta += 0.25) {
            const double x = d.fromGerm(theta);
            QVERIFY(x >= before && x <= 1.4);
            before = x;
        }
        QCOMPARE(d.fromGerm(-kInf), 0.6);
        QCOMPARE(d.fromGerm(kInf), 1.4);
        // box ends 5.7 sigma away: symmetric problem, so the result must be symmetric to rounding
        for (double theta : {1.0, 4.0, 6.0, 8.0})
            QVERIFY(std::abs(d.fromGerm(theta) + d.fromGerm(-theta) - 2) < 1e-14);
        // a box in the far upper tail, 20 to 25 sigma: Phi alone would round to 1 there. The density falls
        // like exp(-20 s): mean excess about 1/20 sigma.
        const Distribution tail =
            makeDistribution("normal", {{"mean", 0}, {"standard_deviation", 1}}, 20, 25);
        QVERIFY(tail.usable());
        const double median = tail.fromGerm(0);
        // P(Z > x) = P(Z > 20)/2 to the mass beyond 25 (relative 1e-50)
        QVERIFY(std::abs(std::erfc(median / std::sqrt(2.0)) / std::erfc(20 / std::sqrt(2.0)) - 0.5) < 1e-12);
    }

    void aBoxBeyondAllProbabilityIsReportedAsUnusable() {
        const Distribution d = makeDistribution("normal", {{"mean", 0}, {"standard_deviation", 1}}, 50, 51);
        QVERIFY(!d.usable());
        QVERIFY(std::isnan(d.fromGerm(0)));
        QVERIFY(std::isnan(d.logPdf(50.5)));
    }

    void anyGermReachesAnyFamily() {
        const Distribution d = makeDistribution("gamma", {{"shape", 2.5}, {"scale", 0.4}});
        for (const Germ& germ : {Germ{}, Germ{GermFamily::Legendre}, Germ{GermFamily::Jacobi, 2, 5}})
            for (double p : {0.01, 0.5, 0.99})
                QVERIFY(std::abs(d.fromGerm(germ, germQuantile(germ, {p, 1 - p})) - d.quantile(p)) < 1e-11);
    }

    void sensitivitiesMatchDifferencesOfTheTransformation() {
        for (const Case& c : allCases()) {
            const Germ germ = makeDistribution(c.family, c.shape, c.lower, c.upper).germ();
            const double theta = germQuantile(germ, {0.7, 0.3});
            const std::vector<double> dx = inputSensitivity(c.family, c.shape, c.lower, c.upper, germ, theta);
            for (std::size_t k = 0; k < c.shape.size(); ++k) {
                const double h = 1e-5 * std::max(0.1, std::abs(c.shape[k].second));
                const auto at = [&](double offset) {
                    Case moved = c;
                    moved.shape[k].second += offset;
                    return makeDistribution(moved.family, moved.shape, moved.lower, moved.upper)
                        .fromGerm(germ, theta);
                };
                const double difference = (at(h) - at(-h)) / (2 * h);
                // central difference: h^2 = 1e-10 plus rounding 1e-15/1e-6
                QVERIFY2(std::abs(dx[k] - difference) < 1e-7 * std::max(1.0, std::abs(difference)),
                         c.family.c_str());
            }
        }
    }

    void refusalsNameParameterValueAndLimit() {
        QCOMPARE(messageOf("normal", {{"mean", 1}, {"standard_deviation", -2}}),
                 std::string("standard_deviation = -2 of the normal distribution must be greater than 0"));
        QCOMPARE(messageOf("gausian", {}),
                 std::string("\"gausian\" is not a distribution family. Did you mean \"gaussian\"?"));
        QCOMPARE(messageOf("normal", {{"mean", 1}}),
                 std::string("the normal distribution needs mean, standard_deviation; given: mean"));
        QCOMPARE(
            messageOf("normal", {{"mean", 1}, {"standard_deviation", 1}}, 3, 2),
            std::string(
                "the box of a normal distribution is [3, 2]: its lower end must be below its upper end"));
        QCOMPARE(messageOf("truncated-normal", {{"mean", 1}, {"standard_deviation", 1}}),
                 std::string("the truncated-normal distribution needs a box: lower, upper or both"));
        QVERIFY(messageOf("beta", {{"mean", 0.5}, {"standard_deviation", 0.6}}).find("must be below 0.5") !=
                std::string::npos);
        QVERIFY(
            messageOf("uniform", {{"minimum", 0}, {"maximum", 1}}, 2, 3).find("outside its support [0, 1]") !=
            std::string::npos);
        QVERIFY(messageOf("gamma", {{"shape", 1}, {"scale", 1}, {"rate", 1}}).find("no parameter \"rate\"") !=
                std::string::npos);
    }
};

RIGOR_TEST(TestDistribution)
#include "test_distribution.moc"

} // namespace test_distribution
