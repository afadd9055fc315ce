// Starts at rest against exact equilibria, of every kind of number.
#include "core/engine/model/resting_states.h"
#include "core/engine/model/start_parameters.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace test_resting_states {

using namespace rigor;

namespace {

ModelPtr compiledText(const char* text) {
    const CompiledModel c = compileModel(text, "test.mo");
    for (const ModelProblem& p : c.problems)
        if (p.severity == Severity::Error) qWarning("%s", toString(p, text).c_str());
    Q_ASSERT(c.model);
    return c.model;
}

/// A mass on a hardening spring: k x + c x^3 = u at rest.
const char* const kSpring = R"(model Spring
  parameter Real k = 2;
  parameter Real c = 1;
  parameter Real d = 0.5;
  input Real u(start=3);
  Real x(start=0.2);
  Real v(start=7);
  output Real y;
equation
  der(x) = v;
  der(v) = u - k*x - c*x^3 - d*v;
  y = x;
end Spring;)";

} // namespace

class TestRestingStates : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aRecordAtRestStaysAtRest() {
        const ModelPtr model = withStatesAtRest(compiledText(kSpring), {"x", "v"});
        const Trajectory run = simulate(*model, std::vector<double>{2, 1, 0.5},
                                        std::vector<Signal>{Signal(3.0)}, {}, std::vector<double>{0, 0.5, 1});
        QVERIFY(run.status.answered());
        for (Eigen::Index k = 0; k < 3; ++k) {
            QVERIFY(std::abs(run.states(k, 0) - 1) < 1e-12); // 2 x + x^3 = 3
            QVERIFY(std::abs(run.states(k, 1)) < 1e-12);
        }
    }
    void itsDerivativesAreThoseOfTheImplicitFunction() {
        const ModelPtr model = withStatesAtRest(compiledText(kSpring), {"x", "v"});
        const auto r = simulateWithSensitivities(
            *model, std::vector<double>{2, 1, 0.5}, std::vector<std::size_t>{0, 1, 2},
            std::vector<Signal>{Signal(3.0)}, {}, std::vector<double>{0, 1});
        QVERIFY(r.trajectory.status.answered());
        // (k + 3 c x^2) dx = -x dk - x^3 dc at x = 1: dx/dk = dx/dc = -1/5.
        for (std::size_t t = 0; t < 2; ++t) {
            QVERIFY(std::abs(r.outputs[t](0, 0) + 0.2) < 1e-12);
            QVERIFY(std::abs(r.outputs[t](0, 1) + 0.2) < 1e-12);
            QVERIFY(std::abs(r.outputs[t](0, 2)) < 1e-12);
        }
    }
    void onlyTheNamedStatesRest() {
        const ModelPtr model =
            withStatesAtRest(compiledText("model Chain\n parameter Real a = 2;\n"
                                          " input Real u(start=4);\n Real x(start=0);\n"
                                          " Real z(start=5);\nequation\n"
                                          " der(x) = u - a*x;\n der(z) = x - z;\nend Chain;"),
                             {"x"});
        const Trajectory run = simulate(*model, std::vector<double>{2}, std::vector<Signal>{Signal(4.0)}, {},
                                        std::vector<double>{0});
        QCOMPARE(run.states(0, 0), 2.0);
        QCOMPARE(run.states(0, 1), 5.0);
    }
    void implicitUnknownsAreSolvedWithThem() {
        const ModelPtr model =
            withStatesAtRest(compiledText("model Implicit\n parameter Real a = 8;\n Real x(start=1);\n"
                                          " Real z(start=1);\nequation\n der(x) = a - z;\n 0 = z - x^3;\n"
                                          "end Implicit;"),
                             {"x"});
        const Trajectory run = simulate(*model, std::vector<double>{8}, {}, {}, std::vector<double>{0, 1});
        QVERIFY(run.status.answered());
        QVERIFY(std::abs(run.states(0, 0) - 2) < 1e-12);
        QVERIFY(std::abs(run.states(1, 0) - 2) < 1e-12);
    }
    void whatRestDoesNotDetermineIsASentence() {
        // x is free: only its derivative counts.
        const ModelPtr model = withStatesAtRest(
            compiledText("model Free\n parameter Real d = 1;\n input Real u;\n Real x;\n Real v;\nequation\n"
                         " der(x) = v;\n der(v) = u - d*v;\nend Free;"),
            {"x", "v"});
        const Trajectory run = simulate(*model, std::vector<double>{1}, std::vector<Signal>{Signal(0.0)}, {},
                                        std::vector<double>{0});
        QCOMPARE(run.status.end, RunEnd::NoRest);
        QVERIFY(std::string(toString(run.status, *model)).find("no state of rest") != std::string::npos);
    }
    void noRestAtAllIsASentence() {
        const ModelPtr model = withStatesAtRest(
            compiledText("model Never\n Real x(start=1);\nequation\n der(x) = 1 + x^2;\nend Never;"), {"x"});
        QCOMPARE(simulate(*model, {}, {}, {}, std::vector<double>{0}).status.end, RunEnd::NoRest);
    }
    void noIntervalsEncloseIt() {
        const ModelPtr model = withStatesAtRest(compiledText(kSpring), {"x", "v"});
        QVERIFY(!model->capabilities().interval);
        QVERIFY_EXCEPTION_THROWN(requireIntervals(*model, "it"), Error);
    }
    void everyLaneSearchesItsOwnRest() {
        const ModelPtr model = withStatesAtRest(compiledText(kSpring), {"x", "v"});
        Eigen::MatrixXd parameters(3, 70);
        for (Eigen::Index k = 0; k < 70; ++k) parameters.col(k) << 2 + 0.01 * static_cast<double>(k), 1, 0.5;
        const BatchResult batch = simulateBatch(*model, parameters, std::vector<Signal>{Signal(3.0)}, {},
                                                {.values = {{VariableKind::State, 0}}});
        for (Eigen::Index k = 0; k < 70; ++k) {
            QVERIFY(batch.statuses[static_cast<std::size_t>(k)].answered());
            const double x = batch.values(0, k);
            QVERIFY(std::abs(parameters(0, k) * x + x * x * x - 3) < 1e-11);
        }
    }
};
RIGOR_TEST(TestRestingStates)
#include "test_resting_states.moc"

} // namespace test_resting_states
