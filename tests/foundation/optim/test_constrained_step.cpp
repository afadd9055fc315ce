// Quadratic programs with linear inequalities, judged by the conditions of Karush, Kuhn and Tucker, and the
// searches that use them.

#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/foundation/optim/constrained_step.h"
#include "core/foundation/optim/minimize.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>
#include <QtTest>

#include <cmath>

namespace test_constrained_step {

using namespace rigor;

namespace {

constexpr double kOpen = std::numeric_limits<double>::infinity();

Eigen::VectorXd vec(std::initializer_list<double> values) {
    Eigen::VectorXd v(static_cast<Eigen::Index>(values.size()));
    std::copy(values.begin(), values.end(), v.data());
    return v;
}

Eigen::MatrixXd drawn(RandomStream& random, Eigen::Index rows, Eigen::Index columns) {
    Eigen::MatrixXd m(rows, columns);
    for (double& x : m.reshaped()) x = random.normal();
    return m;
}

/// Part of the gradient that no multipliers of the right sign of rows that hold with equality explain.
double unexplained(const Eigen::VectorXd& gradient, const Eigen::VectorXd& d, const Eigen::VectorXd& lower,
                   const Eigen::VectorXd& upper, const Inequalities& within) {
    std::vector<Eigen::VectorXd> rows;
    for (Eigen::Index i = 0; i < d.size(); ++i) {
        if (d[i] <= lower[i] + 1e-12) rows.push_back(Eigen::VectorXd::Unit(d.size(), i));
        if (d[i] >= upper[i] - 1e-12) rows.push_back(-Eigen::VectorXd::Unit(d.size(), i));
    }
    for (Eigen::Index k = 0; k < within.size(); ++k)
        if (within.limits[k] - within.rows.row(k).dot(d) <= 1e-9)
            rows.push_back(-within.rows.row(k).transpose());
    Eigen::MatrixXd all(d.size(), static_cast<Eigen::Index>(rows.size()));
    for (std::size_t k = 0; k < rows.size(); ++k)
        all.col(static_cast<Eigen::Index>(k)) = rows[k].normalized();
    return (gradient - all * nonNegativeLeastSquares(all, gradient)).norm() / (1 + gradient.norm());
}

/// Residuals of the Rosenbrock function, J = ((10 (y - x^2))^2 + (1 - x)^2)/2.
LeastSquaresProblem rosenbrock(const Eigen::VectorXd& start) {
    LeastSquaresProblem p;
    p.start = start;
    p.lower = vec({-kOpen, -kOpen});
    p.upper = -p.lower;
    p.residualCount = 2;
    p.residuals = [](const Eigen::MatrixXd& points, Eigen::MatrixXd& r) {
        for (Eigen::Index k = 0; k < points.cols(); ++k)
            r.col(k) = vec({10 * (points(1, k) - points(0, k) * points(0, k)), 1 - points(0, k)});
    };
    p.jacobian = [](const Eigen::VectorXd& x) {
        Eigen::MatrixXd j(2, 2);
        j << -20 * x[0], 10, -1, 0;
        return j;
    };
    return p;
}

} // namespace

class TestConstrainedStep : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theNearestPointOfATriangleIsWhereGeometrySaysItIs() {
        // x + y <= 3, x >= 0, y >= 0.
        const Inequalities within{Eigen::MatrixXd::Ones(1, 2), vec({3})};
        const Eigen::VectorXd zero = vec({0, 0}), open = vec({kOpen, kOpen}), one = vec({1, 1});
        const auto nearest = [&](double x, double y) {
            return *nearestWithin(vec({x, y}), one, zero, open, within);
        };
        QVERIFY((nearest(3, 2) - vec({2, 1})).norm() < 1e-14);
        QVERIFY((nearest(9, -1) - vec({3, 0})).norm() < 1e-14);
        QVERIFY((nearest(-1, -1) - zero).norm() == 0);
        QVERIFY((nearest(1, 1) - one).norm() == 0);
        // Of another scale: the least of (dx/4)^2 + dy^2 on x + y = 3 is dx = -32/17, dy = -2/17.
        const Eigen::VectorXd scaled = *nearestWithin(vec({3, 2}), vec({4, 1}), zero, open, within);
        QVERIFY((scaled - vec({3 - 32.0 / 17, 2 - 2.0 / 17})).norm() < 1e-14);
        QVERIFY(!nearestWithin(one, one, zero, open, {Eigen::MatrixXd::Ones(1, 2), vec({-1})}));
        const auto [low, high] = rangeWithin(0, one, one, zero, open, within);
        QCOMPARE(low, 0.0);
        QVERIFY(std::abs(high - 3) < 1e-8 && high < 3);
        const auto [lowest, highest] =
            rangeWithin(0, one, one, zero, open, {(Eigen::MatrixXd(1, 2) << 1, -1).finished(), vec({0})});
        QCOMPARE(lowest, 0.0);
        QCOMPARE(highest, kOpen); // x <= y, and y is free
    }

    void stepsAreLeastByTheirMultipliers() {
        RandomStream random(4, 2);
        int held = 0;
        for (int round = 0; round < 400; ++round) {
            const Eigen::Index n = 1 + round % 6, m = round % 9;
            const Eigen::MatrixXd a = drawn(random, n + 2, n);
            const Eigen::VectorXd b = drawn(random, n + 2, 1);
            Inequalities within{drawn(random, m, n), drawn(random, m, 1).cwiseAbs() / 4};
            if (m > 3)
                within.rows.row(m - 1) = 2 * within.rows.row(0), within.limits[m - 1] = 2 * within.limits[0];
            if (m > 5) within.limits.head(2).setZero(); // where the step begins
            Eigen::VectorXd lower = -drawn(random, n, 1).cwiseAbs() / 2,
                            upper = drawn(random, n, 1).cwiseAbs() / 2;
            if (round % 3 == 0) lower.setConstant(-kOpen);
            if (round % 5 == 0) upper[0] = 0;
            const auto made = constrainedStep(a, b, lower, upper, within);
            QVERIFY(made.has_value());
            const Eigen::VectorXd& d = made->step;
            QVERIFY(((d - lower).array() >= -1e-13).all() && ((upper - d).array() >= -1e-13).all());
            if (m > 0) QVERIFY(within.room(d).minCoeff() >= -1e-12);
            const double left = unexplained(a.transpose() * (a * d - b), d, lower, upper, within);
            QVERIFY2(left < 1e-10, qPrintable(QString("round %1: %2").arg(round).arg(left)));
            held += made->active.empty() ? 0 : 1;
        }
        QVERIFY(held > 100);
    }

    void unitsDoNotDecideTheStep() {
        RandomStream random(4, 3);
        for (int round = 0; round < 50; ++round) {
            const Eigen::MatrixXd a = drawn(random, 5, 3);
            const Eigen::VectorXd b = drawn(random, 5, 1), units = vec({1e-6, 1, 1e9});
            const Inequalities within{drawn(random, 2, 3), drawn(random, 2, 1).cwiseAbs() / 10};
            const Eigen::VectorXd open = Eigen::VectorXd::Constant(3, kOpen);
            const Eigen::VectorXd d = constrainedStep(a, b, -open, open, within)->step,
                                  scaled =
                                      constrainedStep(
                                          a * units.cwiseInverse().asDiagonal(), b, -open, open,
                                          {within.rows * units.cwiseInverse().asDiagonal(), within.limits})
                                          ->step.cwiseQuotient(units);
            QVERIFY((d - scaled).norm() < 1e-11 * (1 + d.norm()));
        }
    }

    void leastSquaresEndsWhereTheGradientIsHeld() {
        // On x + y = 1 Rosenbrock's function is least where its derivative along (1, -1) is 0:
        // -200 (1 - x - x^2)(1 + 2 x) - 2 (1 - x) = 0 near x = 0.6188.
        LeastSquaresProblem p = rosenbrock(vec({-1.2, 1}));
        p.within = {Eigen::MatrixXd::Ones(1, 2), vec({1})};
        int broken = 0;
        const BatchResiduals own = p.residuals;
        p.residuals = [&](const Eigen::MatrixXd& points, Eigen::MatrixXd& r) {
            for (const auto& point : points.colwise()) broken += point.sum() > 1 ? 1 : 0;
            own(points, r);
        };
        LeastSquares options;
        options.functionTolerance = 0;
        const LeastSquaresResult found = minimize(p, options, {});
        QVERIFY(found.search.end == SearchEnd::Converged);
        QCOMPARE(broken, 0);
        double low = 0.5, high = 0.7;
        for (int k = 0; k < 60; ++k) {
            const double x = (low + high) / 2, slope = -200 * (1 - x - x * x) * (1 + 2 * x) - 2 * (1 - x);
            (slope < 0 ? low : high) = x;
        }
        QVERIFY(std::abs(found.search.best[0] - low) < 1e-9);
        QVERIFY(std::abs(found.search.best.sum() - 1) < 1e-14);
        // The same by the gradient search.
        SearchProblem scalar{p.lower, p.upper, p.start, {}, {}, p.within};
        scalar.objective = [&](const Eigen::MatrixXd& points, Eigen::VectorXd& values) {
            Eigen::MatrixXd r(2, points.cols());
            p.residuals(points, r);
            values = r.colwise().squaredNorm().transpose() / 2;
        };
        scalar.gradient = [&](const Eigen::VectorXd& x) -> Eigen::VectorXd {
            Eigen::MatrixXd r(2, 1);
            own(x, r);
            return p.jacobian(x).transpose() * r.col(0);
        };
        const SearchResult by = minimize(scalar, GradientSearch{}, {});
        QCOMPARE(broken, 0);
        QVERIFY(std::abs(by.best[0] - low) < 1e-5);
    }

    void inequalitiesThatDoNotHoldBackChangeNothing() {
        const LeastSquaresProblem plain = rosenbrock(vec({-1.2, 1}));
        LeastSquaresProblem loose = plain;
        loose.within = {Eigen::MatrixXd::Ones(1, 2), vec({100})};
        const LeastSquaresResult one = minimize(plain, {}, {}), other = minimize(loose, {}, {});
        QVERIFY((one.search.best - vec({1, 1})).norm() < 1e-6);
        QVERIFY((other.search.best - one.search.best).norm() < 1e-12);
    }

    void aCornerOfMoreInequalitiesThanUnknownsIsAnEnd() {
        // J = |x - (3, 3)|^2/2 with x <= 1, y <= 1, x + y <= 2, x + 2 y <= 3: all at (1, 1).
        LeastSquaresProblem p;
        p.start = vec({0, 0});
        p.lower = vec({-5, -5});
        p.upper = vec({1, 1});
        p.residualCount = 2;
        p.residuals = [](const Eigen::MatrixXd& points, Eigen::MatrixXd& r) { r = points.array() - 3; };
        p.jacobian = [](const Eigen::VectorXd&) -> Eigen::MatrixXd {
            return Eigen::MatrixXd::Identity(2, 2);
        };
        p.within = {(Eigen::MatrixXd(2, 2) << 1, 1, 1, 2).finished(), vec({2, 3})};
        const LeastSquaresResult found = minimize(p, {}, {});
        QVERIFY(found.search.end == SearchEnd::Converged);
        QVERIFY((found.search.best - vec({1, 1})).norm() < 1e-14);
    }

    void aStartThatIsNotAllowedIsRefused() {
        LeastSquaresProblem p = rosenbrock(vec({1, 1}));
        p.within = {Eigen::MatrixXd::Ones(1, 2), vec({1})};
        QVERIFY_EXCEPTION_THROWN(minimize(p, LeastSquares{}, {}), Error);
    }
};

RIGOR_TEST(TestConstrainedStep)
#include "test_constrained_step.moc"

} // namespace test_constrained_step
