// The refits of the coverage check: polynomials that stand for the model, and the same refits by the model.

#include "core/foundation/base/random.h"
#include "core/methods/adequacy/model_test/response_polynomial.h"
#include "core/methods/adequacy/region/coverage.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_coverage {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// y = a exp(-b x) at 20 points, 3 % noise: bent enough for second derivatives to matter.
Problem decay(double lowest = 1e-3) {
    Problem problem;
    problem.model = modelOf("model Decay\n  parameter Real a = 1;\n  parameter Real b = 1;\n  input Real x;\n"
                            "  output Real y;\nequation\n  y = a*exp(-b*x);\nend Decay;\n");
    problem.unknowns = {unknown("a", 1, lowest, 100), unknown("b", 1, lowest, 100)};
    problem.simulation.stopTime = 1;
    RandomStream random(3, 0);
    for (int k = 0; k < 20; ++k) {
        Experiment e;
        e.row = static_cast<std::size_t>(k);
        e.label = std::to_string(k + 1);
        e.inputs.emplace("x", Signal(0.15 * k));
        e.measurements = {{"y", {}, {2 * std::exp(-0.7 * 0.15 * k) + 0.03 * random.normal()}, 0.03, 0}};
        problem.data.experiments.push_back(e);
    }
    return problem;
}

struct Fitted {
    Problem problem;
    FitData data;
    FitBox box;
    PointFit fit;
    FitCovariance covariance;
    explicit Fitted(Problem made) : problem(std::move(made)) {
        std::vector<std::size_t> all(problem.data.experiments.size());
        for (std::size_t k = 0; k < all.size(); ++k) all[k] = k;
        data = fitDataOf(problem, all);
        box = fitBoxOf(problem);
        Predictor predictor(data, problem.simulation, 1);
        fit = fitPoint(predictor, box, {true});
        covariance = covarianceOfFit(predictor, fit, true, 1e6);
    }
    Coverage coverage(CoverageOptions options) const {
        options.level = 5.991464547107979; // chi-squared, 2 degrees of freedom, 95 %
        return coverageOf(data, problem.simulation, fit, covariance, box, options, {});
    }
};

} // namespace

class TestCoverage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void thePolynomialHasTheValuesAndDerivativesOfTheModel() {
        const Fitted f(decay());
        Predictor predictor(f.data, f.problem.simulation, 1);
        predictor.withSlopes(f.fit.estimate);
        const Eigen::MatrixXd root = Eigen::LLT<Eigen::MatrixXd>(f.covariance.covariance).matrixL();
        std::vector<Eigen::Index> rows;
        for (Eigen::Index r = 0; r < 20; ++r) rows.push_back(r);
        const Eigen::VectorXd weights = Eigen::VectorXd::Constant(20, 1 / 0.03);
        const auto made = ResponsePolynomial::around(predictor, f.fit.estimate, root, f.box.lower,
                                                     f.box.upper, rows, weights, kSurfaceTolerance, 1);
        QVERIFY(made);
        QVERIFY2(made->error() < 1e-7, qPrintable(QString::number(made->error())));
        Eigen::MatrixXd u(2, 3);
        u << 0, 1.5, -4, 0, -2.5, 3;
        ResponsePolynomial::Values values;
        made->evaluate(u, values);
        for (Eigen::Index k = 0; k < u.cols(); ++k) {
            const Eigen::VectorXd p = f.fit.estimate + root * u.col(k);
            for (Eigen::Index r = 0; r < 20; ++r) {
                const double x = 0.15 * static_cast<double>(r), e = std::exp(-p[1] * x) / 0.03;
                // Closed form: h, dh/du = root' dh/dp, d2h/du2 = root' d2h/dp2 root.
                const Eigen::Vector2d slope = root.transpose() * Eigen::Vector2d(e, -p[0] * x * e);
                Eigen::Matrix2d bend;
                bend << 0, -x * e, -x * e, p[0] * x * x * e;
                const Eigen::Matrix2d curved = root.transpose() * bend * root;
                QVERIFY(std::abs(values.values(r, k) - p[0] * e) < 1e-7);
                QVERIFY(std::abs(values.slopes[0](r, k) - slope[0]) < 1e-6);
                QVERIFY(std::abs(values.slopes[1](r, k) - slope[1]) < 1e-6);
                QVERIFY(std::abs(values.curvature[0](r, k) - curved(0, 0)) < 1e-5);
                QVERIFY(std::abs(values.curvature[1](r, k) - curved(0, 1)) < 1e-5);
                QVERIFY(std::abs(values.curvature[2](r, k) - curved(1, 1)) < 1e-5);
            }
        }
    }

    void refitsOnPolynomialsAreThoseOfTheModel() {
        const Fitted f(decay());
        const Coverage fast = f.coverage({.draws = 150, .seed = 9, .threads = 1});
        const Coverage slow = f.coverage({.draws = 150, .seed = 9, .threads = 1, .polynomials = false});
        QCOMPARE(fast.byModel, 0);
        QCOMPARE(slow.byModel, 150);
        QCOMPARE(fast.refits, 150);
        QCOMPARE(slow.refits, 150);
        QCOMPARE(fast.share, slow.share);
        // The search of the model ends within 1e-7 standard errors of the minimum (gradient 1e-13).
        const Eigen::VectorXd error = f.covariance.covariance.diagonal().cwiseSqrt();
        const double off =
            (error.cwiseInverse().asDiagonal() * (fast.estimates - slow.estimates)).cwiseAbs().maxCoeff();
        QVERIFY2(off < 2e-6, qPrintable(QString::number(off)));
    }

    void anyNumberOfThreadsGivesTheSameRefits() {
        const Fitted f(decay());
        const Coverage one = f.coverage({.draws = 500, .seed = 4, .threads = 1}),
                       two = f.coverage({.draws = 500, .seed = 4, .threads = 2});
        QVERIFY(one.estimates == two.estimates);
        QCOMPARE(one.share, two.share);
        // Binomial: 95 % +- 4 standard deviations of 500 draws.
        QVERIFY2(std::abs(one.share - 0.95) < 4 * std::sqrt(0.95 * 0.05 / 500),
                 qPrintable(QString::number(one.share)));
    }

    void nearABoundTheModelItselfIsFitted() {
        // The region of 6 standard errors leaves the bounds, so that refits may end on one.
        Fitted f(decay());
        f.box.lower[0] = f.fit.estimate[0] - 2 * std::sqrt(f.covariance.covariance(0, 0));
        const Coverage found = f.coverage({.draws = 60, .seed = 2, .threads = 1});
        QCOMPARE(found.byModel, 60);
        QCOMPARE(found.refits, 60);
        QVERIFY(found.estimates.row(0).minCoeff() >= f.box.lower[0]);
    }

    void aModelWithAKinkIsNotReplaced() {
        Problem problem = decay();
        problem.model =
            modelOf("model Kink\n  parameter Real a = 1;\n  parameter Real b = 1;\n  input Real x;\n"
                    "  output Real y;\nequation\n  y = if b > 0.69 then a*exp(-b*x) else a*exp(-0.69*x) + "
                    "0.05*(0.69 - b);\nend Kink;\n");
        const Fitted f(std::move(problem));
        const Coverage found = f.coverage({.draws = 20, .seed = 2, .threads = 1});
        QCOMPARE(found.byModel, 20);
    }
};

RIGOR_TEST(TestCoverage)
#include "test_coverage.moc"

} // namespace test_coverage
