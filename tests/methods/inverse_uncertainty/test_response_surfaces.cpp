// Response surfaces on functions known in closed form: exact for polynomials, accurate beside a kink, refined
// where simulations disagree, and simulations where the model has no value.

#include "core/methods/inverse_uncertainty/identify.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"
#include "core/methods/inverse_uncertainty/present/live.h"
#include "tests/support/models/line_problem.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_response_surfaces {

using namespace rigor;

namespace {

/// y of x in -1 .. 2, ten experiments with their offsets.
struct Rig {
    explicit Rig(const std::string& equation, const SurfaceOptions& options = {})
        : problem(sample::lineProblem(equation)), forward(problem, "y"),
          surfaces(ResponseSurfaces::build(forward, Eigen::VectorXd::Constant(1, -1),
                                           Eigen::VectorXd::Constant(1, 2), options, 0, 1, Progress{})) {}

    Eigen::MatrixXd at(const Eigen::RowVectorXd& x) const { return surfaces->run(x, Progress{}).values; }

    Problem problem;
    ForwardModel forward;
    std::shared_ptr<const ResponseSurfaces> surfaces;
};

/// A likelihood of y = ... of a normal x in the box -3 .. 5, and surfaces of one cell, which cannot follow
/// it.
struct Crude {
    static Problem boxed(const std::string& equation) {
        Problem problem = sample::lineProblem(equation);
        problem.unknowns[0].lower = -3;
        problem.unknowns[0].upper = 5;
        problem.unknowns[0].shape = {{"mean", {1, 0, 2}}, {"standard_deviation", {0.8, 0.3, 2}}};
        return problem;
    }
    explicit Crude(const std::string& equation, Eigen::Index mostNodes = 6000)
        : problem(boxed(equation)), inputs(problem.unknowns), forward(problem, "y"),
          direct(options, inputs, forward, measuredValues(problem, "y"), 1, ""),
          surfaces(ResponseSurfaces::build(
              forward, Eigen::VectorXd::Constant(1, -3), Eigen::VectorXd::Constant(1, 5),
              {.tolerance = 10, .mostNodes = mostNodes, .mostMore = 0, .trusted = 1}, 1, 1, Progress{})) {}

    Problem problem;
    InverseUncertaintyOptions options{.optimiser = "gradient"};
    InputModel inputs;
    ForwardModel forward;
    Likelihood direct;
    std::shared_ptr<const ResponseSurfaces> surfaces;
};

const std::string kWavy = "y = offset + x + 0.2*sin(3*x);";

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
        for (const ResponseSurface& surface : rig.surfaces->surfaces())
            QCOMPARE(surface.cells.size(), std::size_t{1});
    }

    void cellsCrowdAtAKinkAndTheErrorIsMeasured() {
        const Rig rig("y = offset + abs(x - 0.4142);");
        const Eigen::RowVectorXd x = Eigen::RowVectorXd::LinSpaced(500, -1, 2);
        const Eigen::MatrixXd values = rig.at(x);
        for (const ResponseSurface& surface : rig.surfaces->surfaces()) {
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

    void aConstantOutputTakesOneCell() {
        const Rig rig("y = 1000*offset + 0.1;");
        for (const ResponseSurface& surface : rig.surfaces->surfaces())
            QCOMPARE(surface.cells.size(), std::size_t{1});
        QVERIFY(std::abs(rig.at(Eigen::RowVectorXd::Constant(1, 0.3))(0, 2) - 1000.1) < 1e-9);
    }

    void refinementKeepsToTheSimulationsAllowed() {
        const SurfaceOptions options{.mostNodes = 40, .mostMore = 35, .trusted = 1};
        const Rig rig("y = offset + abs(x - 0.4142);", options);
        for (const ResponseSurface& surface : rig.surfaces->surfaces()) QVERIFY(surface.nodes <= 40);
        const Eigen::RowVectorXd x = Eigen::RowVectorXd::LinSpaced(7, 0.41, 0.4185);
        const Eigen::MatrixXd simulated = rig.forward.run(x, Progress{}).values;
        const auto finer = rig.surfaces->refinedAt({0}, x, simulated, 1e-9, Progress{});
        QVERIFY(finer);
        QVERIFY(finer->surfaces()[0].nodes > rig.surfaces->surfaces()[0].nodes);
        QVERIFY(finer->surfaces()[0].nodes <= 75);
    }

    void anExperimentWithoutAValueWhereItIsRefinedLosesItsSurface() {
        const Rig rig("y = offset + x;");
        const Eigen::RowVectorXd x = Eigen::RowVectorXd::LinSpaced(3, 0, 1);
        Eigen::MatrixXd simulated = rig.forward.run(x, Progress{}).values;
        simulated(1, 4) = std::numeric_limits<double>::quiet_NaN();
        const auto finer = rig.surfaces->refinedAt({4}, x, simulated, 1e-4, Progress{});
        QVERIFY(!finer->surfaces()[4].usable());
        QVERIFY(finer->surfaces()[4].problem.text().find("no value") != std::string::npos);
        QCOMPARE(finer->simulatedDirectly(), Eigen::Index{1});
    }

    void anOrderThatCannotBeEvaluatedIsRefused() {
        const Rig rig("y = offset + x;");
        for (const int order : {0, 32})
            QVERIFY_EXCEPTION_THROWN(ResponseSurfaces::build(rig.forward, Eigen::VectorXd::Constant(1, -1),
                                                             Eigen::VectorXd::Constant(1, 2),
                                                             {.order = order}, 0, 1, Progress{}),
                                     Error);
    }

    void differencesThatAreNoNumbersAreNotHidden() {
        constexpr double kNaN = std::numeric_limits<double>::quiet_NaN(),
                         kInfinity = std::numeric_limits<double>::infinity();
        SurfaceCheck check;
        check.simulated = Eigen::Vector3d(1, kNaN, -2);
        check.onSurfaces = Eigen::Vector3d(1.5, kNaN, -2);
        QCOMPARE(check.largestDifference(), 0.5); // the second was not measured
        QCOMPARE(check.simulatedTotal(), -1.0);
        check.onSurfaces[2] = kNaN;
        QCOMPARE(check.largestDifference(), kInfinity);
        QVERIFY(std::isnan(check.surfaceTotal()));
        check.onSurfaces[2] = -kInfinity;
        QCOMPARE(check.largestDifference(), kInfinity);
    }

    void whatASurfaceGetsWrongIsRefinedAndSearchedAgain() {
        Crude rig(kWavy);
        const AlphaSearch wanted =
            maximiseLikelihood(rig.direct, rig.inputs, rig.forward, rig.options, 1, Progress{});
        SurfaceUse use{.surfaces = rig.surfaces};
        const AlphaSearch found =
            maximiseOnSurfaces(rig.direct, rig.inputs, rig.forward, rig.options, 1, 1, Progress{}, use);
        QVERIFY(use.checks >= 2);
        QVERIFY(use.refined > 0);
        QVERIFY(use.simulations > 0);
        QVERIFY(use.checked);
        QVERIFY(use.largestDifference <= kSurfaceLogLikelihoodError);
        QVERIFY(std::abs(found.logLikelihood - wanted.logLikelihood) < 0.02);
        QVERIFY2((found.alpha - wanted.alpha).cwiseAbs().maxCoeff() < 0.05,
                 qPrintable(QString("%1 %2").arg(found.alpha[0]).arg(wanted.alpha[0])));
    }

    void aSurfaceThatMayNotGrowIsNotTrusted() {
        Crude rig(kWavy, 5); // what the one cell takes
        const Eigen::VectorXd alpha = rig.inputs.start();
        const SurfaceCheck check = checkSurfaces(rig.surfaces, rig.forward, rig.direct, alpha, Progress{});
        QVERIFY(check.complete);
        QVERIFY(check.dropped > 0);
        QCOMPARE(check.surfaces->simulatedDirectly(), check.dropped);
        QVERIFY(check.largestDifference() <= kSurfaceLogLikelihoodError);
        QVERIFY(std::abs(Likelihood(rig.direct, *check.surfaces).evaluate(alpha, Progress{})[0] -
                         check.surfaceTotal()) < 1e-9);
    }

    void aLiveFrameIsTheLikelihoodAndTheDensities() {
        const auto problem = std::make_shared<Problem>(Crude::boxed("y = offset + x;"));
        InverseUncertaintyOptions options;
        const LiveModel live(problem, options);
        std::vector<Unknown> unknowns = problem->unknowns;
        unknowns[0].shape[0].second.start = 1.3;
        unknowns[0].shape[1].second.start = 0.7;
        const auto surfaces = live.build(unknowns, Progress{});
        const LiveFrame simulated = live.frame(unknowns, nullptr, Progress{}),
                        frame = live.frame(unknowns, surfaces.get(), Progress{});
        QVERIFY(simulated.complete && !simulated.onSurfaces);
        QVERIFY(frame.complete && frame.onSurfaces);
        // y is normal, cut off 5.3 and 6.1 standard deviations away
        double expected = 0;
        for (const double value : sample::kValues) {
            const double t = (value - 1.3) / 0.7;
            expected += -0.5 * t * t - std::log(0.7) - 0.5 * std::log(2 * M_PI);
        }
        QVERIFY2(std::abs(frame.logLikelihood - expected) < 1e-3,
                 qPrintable(QString("%1 %2").arg(frame.logLikelihood).arg(expected)));
        QVERIFY(std::abs(simulated.logLikelihood - frame.logLikelihood) < 1e-9);
        QCOMPARE(frame.measured, Eigen::Index{10});
        QCOMPARE(frame.inTails, Eigen::Index{2}); // 2.9 and -0.4 are 2.29 and 2.43 deviations off
        const LiveOutput& output = frame.outputs[3];
        QVERIFY(std::abs(output.mean - 2.8) < 1e-6);
        for (int k = 0; k < LiveOutput::kCurvePoints; ++k) {
            const double t = -3.5 + 7.0 * k / (LiveOutput::kCurvePoints - 1);
            QVERIFY(std::abs(output.density[static_cast<std::size_t>(k)] -
                             std::exp(-0.5 * t * t) / (0.7 * std::sqrt(2 * M_PI))) < 1e-4);
        }
        // A box that reaches further than the surfaces is simulated, one inside is not.
        unknowns[0].upper = 5.5;
        QVERIFY(!live.frame(unknowns, surfaces.get(), Progress{}).onSurfaces);
        unknowns[0].upper = 4.5;
        QVERIFY(live.frame(unknowns, surfaces.get(), Progress{}).onSurfaces);
        const SurfaceCheck check = live.check(unknowns, surfaces, Progress{});
        QVERIFY(check.complete);
        QVERIFY(check.largestDifference() <= kSurfaceLogLikelihoodError);
        // No probability is left inside the box: a sentence, no frame.
        unknowns[0].lower = 4.4;
        unknowns[0].shape[1].second.start = 0.01;
        unknowns[0].shape[0].second.start = 0;
        QVERIFY_EXCEPTION_THROWN(live.frame(unknowns, surfaces.get(), Progress{}), Error);
    }

    void anExperimentWithoutValuesInPartOfTheBoxIsSimulated() {
        const Rig rig("y = offset + sqrt(x);");
        for (const ResponseSurface& surface : rig.surfaces->surfaces()) {
            QVERIFY(!surface.usable());
            QVERIFY(surface.problem.text().find("no value") != std::string::npos);
        }
        const long long before = rig.forward.simulations();
        const Eigen::MatrixXd values = rig.at(Eigen::RowVector2d(-0.5, 0.25));
        QVERIFY(std::isnan(values(0, 0)));
        QCOMPARE(values(1, 0), 0.5);
        QCOMPARE(rig.forward.simulations() - before, 2LL * values.cols());
    }
};

RIGOR_TEST(TestResponseSurfaces)
#include "test_response_surfaces.moc"

} // namespace test_response_surfaces
