// Response surfaces on functions known in closed form: exact for polynomials, accurate beside a kink, refined
// where simulations disagree, and simulations where the model has no value.

#include "core/methods/inverse_uncertainty/surface_check.h"
#include "tests/support/line_problem.h"

#include <QtTest>

using namespace rigor;

namespace {

/// y of x in -1 .. 2, ten experiments with their offsets.
struct Rig {
    explicit Rig(const std::string& equation)
        : problem(sample::lineProblem(equation)), forward(problem, "y"),
          surfaces(ResponseSurfaces::build(forward, Eigen::VectorXd::Constant(1, -1),
                                           Eigen::VectorXd::Constant(1, 2), {}, 0, 1, Progress{})) {}

    Eigen::MatrixXd at(const Eigen::RowVectorXd& x) const { return surfaces->run(x, Progress{}).values; }

    Problem problem;
    ForwardModel forward;
    std::shared_ptr<const ResponseSurfaces> surfaces;
};

} // namespace

class TestResponseSurfaces : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void polynomialsOfTheOrderOfTheCellsAreExactInOneCell() {
        const Rig rig("y = offset + x - 0.3*x^2 + 0.1*x^3;");
        const Eigen::RowVectorXd x = Eigen::RowVectorXd::LinSpaced(41, -1, 2);
        const Eigen::MatrixXd values = rig.at(x);
        for (Eigen::Index e = 0; e < values.cols(); ++e)
            for (Eigen::Index s = 0; s < x.size(); ++s) {
                const double wanted =
                    0.5 * static_cast<double>(e) + x[s] - 0.3 * x[s] * x[s] + 0.1 * std::pow(x[s], 3);
                QVERIFY(std::abs(values(s, e) - wanted) < 1e-13);
            }
        for (const Surface& surface : rig.surfaces->surfaces())
            QCOMPARE(surface.cells.size(), std::size_t{1});
    }

    void cellsCrowdAtAKinkAndTheErrorIsMeasured() {
        const Rig rig("y = offset + abs(x - 0.4142);");
        const Eigen::RowVectorXd x = Eigen::RowVectorXd::LinSpaced(500, -1, 2);
        const Eigen::MatrixXd values = rig.at(x);
        for (const Surface& surface : rig.surfaces->surfaces()) {
            QVERIFY(surface.cells.size() > 10);
            QVERIFY(surface.error <= 1e-3 * surface.range());
            // every cell far from the kink is one of the large ones
            for (const auto& cell : surface.cells)
                if (cell.grid.lower[0] > 1.5 || cell.grid.upper[0] < -0.5) QVERIFY(cell.halvings[0] <= 3);
        }
        for (Eigen::Index s = 0; s < x.size(); ++s)
            QVERIFY(std::abs(values(s, 0) - std::abs(x[s] - 0.4142)) < 2e-3);
    }

    void refinementMakesTheSurfaceExactWhereSimulationsDisagree() {
        const Rig rig("y = offset + abs(x - 0.4142);");
        const Eigen::RowVectorXd x = Eigen::RowVectorXd::LinSpaced(7, 0.41, 0.4185);
        const Eigen::MatrixXd simulated = rig.forward.run(x, Progress{}).values;
        const auto finer = rig.surfaces->refinedAt({0, 3}, x, simulated, 1e-5, Progress{});
        QVERIFY(finer);
        const Eigen::MatrixXd there = finer->run(x, Progress{}).values;
        for (const Eigen::Index e : {0, 3})
            QVERIFY((there.col(e) - simulated.col(e)).cwiseAbs().maxCoeff() <=
                    1e-5 * finer->surfaces()[0].range() + 1e-12);
        QVERIFY(there.col(1) == rig.at(x).col(1)); // not asked for, not touched
    }

    void anExperimentWithoutValuesInPartOfTheBoxIsSimulated() {
        const Rig rig("y = offset + sqrt(x);");
        for (const Surface& surface : rig.surfaces->surfaces()) {
            QVERIFY(!surface.usable());
            QVERIFY(surface.problem.find("no value") != std::string::npos);
        }
        const long long before = rig.forward.simulations();
        const Eigen::MatrixXd values = rig.at(Eigen::RowVector2d(-0.5, 0.25));
        QVERIFY(std::isnan(values(0, 0)));
        QCOMPARE(values(1, 0), 0.5);
        QCOMPARE(rig.forward.simulations() - before, 2LL * values.cols());
    }
};

QTEST_APPLESS_MAIN(TestResponseSurfaces)
#include "test_response_surfaces.moc"
