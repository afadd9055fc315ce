// Chebyshev interpolation on a box: exact for polynomials of the order of the grid, geometric convergence for
// analytic functions, tails that name the variable that needs more.

#include "core/foundation/base/error.h"
#include "core/foundation/curve/chebyshev.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_chebyshev {

using namespace rigor;

namespace {

ChebyshevGrid gridOf(Eigen::Index variables, int order) {
    ChebyshevGrid grid{Eigen::VectorXd(variables), Eigen::VectorXd(variables), order};
    for (Eigen::Index i = 0; i < variables; ++i) {
        grid.lower[i] = -1.5 + 0.7 * static_cast<double>(i);
        grid.upper[i] = grid.lower[i] + 1.0 + 2.0 * static_cast<double>(i);
    }
    return grid;
}

template <class Function> Eigen::VectorXd at(const Eigen::MatrixXd& points, Function f) {
    Eigen::VectorXd values(points.cols());
    for (Eigen::Index j = 0; j < points.cols(); ++j) values[j] = f(points.col(j));
    return values;
}

Eigen::VectorXd interpolated(const ChebyshevGrid& grid, const Eigen::VectorXd& c,
                             const Eigen::MatrixXd& samples) {
    return at(samples, [&](const Eigen::VectorXd& x) { return chebyshevValue(grid, c, x); });
}

/// Random points of the box, reproducible.
Eigen::MatrixXd inside(const ChebyshevGrid& grid, Eigen::Index count) {
    std::srand(7);
    const Eigen::ArrayXXd unit = 0.5 * (1 + Eigen::ArrayXXd::Random(grid.variables(), count));
    return (unit.colwise() * (grid.upper - grid.lower).array()).colwise() + grid.lower.array();
}

double cubicInEach(const Eigen::VectorXd& x) {
    double product = 1;
    for (Eigen::Index i = 0; i < x.size(); ++i)
        product *= 1 + x[i] * (0.5 - x[i] * (0.25 + static_cast<double>(i + 1) * x[i]));
    return product;
}
double smooth(const Eigen::VectorXd& x) { return std::exp(0.3 * x.sum()) / (3 + x.squaredNorm()); }

} // namespace

class TestChebyshev : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void isExactForPolynomialsOfItsOrder() {
        for (const Eigen::Index variables : {1, 2, 3, 4})
            for (const int order : {3, 4, 7}) {
                const ChebyshevGrid grid = gridOf(variables, order);
                const Eigen::VectorXd c = chebyshevCoefficients(grid, at(grid.points(), cubicInEach));
                const Eigen::MatrixXd samples = inside(grid, 50);
                const Eigen::VectorXd wanted = at(samples, cubicInEach);
                const double error = (interpolated(grid, c, samples) - wanted).cwiseAbs().maxCoeff();
                QVERIFY2(error <= 1e-12 * wanted.cwiseAbs().maxCoeff(), qPrintable(QString::number(error)));
            }
    }

    void holdsTheCornersOfTheBoxToTheLastBitAndReproducesItsNodes() {
        const ChebyshevGrid grid = gridOf(2, 6);
        const Eigen::MatrixXd points = grid.points();
        QVERIFY(points.rowwise().maxCoeff() == grid.upper);
        QVERIFY(points.rowwise().minCoeff() == grid.lower);
        const Eigen::VectorXd values = at(points, smooth);
        const Eigen::VectorXd again = interpolated(grid, chebyshevCoefficients(grid, values), points);
        QVERIFY((again - values).cwiseAbs().maxCoeff() < 1e-14);
    }

    void errorOfAnAnalyticFunctionFallsGeometrically() {
        double previous = 1;
        for (int order = 3; order <= 24; order *= 2) {
            const ChebyshevGrid grid = gridOf(2, order);
            const Eigen::MatrixXd samples = inside(grid, 200);
            const Eigen::VectorXd c = chebyshevCoefficients(grid, at(grid.points(), smooth));
            const double error = (interpolated(grid, c, samples) - at(samples, smooth)).cwiseAbs().maxCoeff();
            QVERIFY2(error < 0.1 * previous, qPrintable(QString::number(error)));
            previous = error;
        }
        QVERIFY2(previous < 1e-10, qPrintable(QString::number(previous)));
    }

    void anOrderBeyondTheLimitIsRefused() {
        ChebyshevGrid grid{Eigen::VectorXd::Zero(1), Eigen::VectorXd::Ones(1), kMostChebyshevOrder};
        const Eigen::VectorXd x = Eigen::VectorXd::Constant(1, 0.3);
        const auto valueOfConstant = [&] {
            Eigen::VectorXd coefficients = Eigen::VectorXd::Zero(grid.order + 1);
            coefficients[0] = 2;
            return chebyshevValue(grid, coefficients, x);
        };
        QCOMPARE(valueOfConstant(), 2.0);
        ++grid.order;
        QVERIFY_EXCEPTION_THROWN(valueOfConstant(), Error);
    }

    void tailsSayWhichVariableNeedsMore() {
        const ChebyshevGrid grid = gridOf(2, 4);
        const auto kink = [](const Eigen::VectorXd& x) { return std::abs(x[1]) + 0.1 * x[0]; };
        const Eigen::VectorXd tails =
            chebyshevTails(grid, chebyshevCoefficients(grid, at(grid.points(), kink)));
        QVERIFY(tails[0] < 1e-14);
        QVERIFY(tails[1] > 1e-3);
    }
};

RIGOR_TEST(TestChebyshev)
#include "test_chebyshev.moc"

} // namespace test_chebyshev
