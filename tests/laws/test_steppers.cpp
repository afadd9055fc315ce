// The laws every stepper keeps: exact where its order says so, within its tolerance elsewhere, events where
// they are, the same result again, its budget and a request to stop.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace test_steppers {

using namespace rigor;

namespace {

ModelPtr compiled(const char* text) {
    const CompiledModel c = compileModel(text, "test.mo");
    Q_ASSERT(c.model);
    return c.model;
}

const char* kOscillator = R"(model Oscillator
  parameter Real w = 3;
  Real x(start=1);
  Real v(start=0);
  Real crossed(start=0);
equation
  der(x) = v;
  der(v) = -w^2*x;
  der(crossed) = 0;
  when x <= 0 then
    reinit(crossed, time);
  end when;
end Oscillator;)";

double last(const Trajectory& run, Eigen::Index state) { return run.states(run.states.rows() - 1, state); }

} // namespace

class TestSteppers : public QObject {
    Q_OBJECT
    static SimulationOptions options(double stop) {
        QFETCH_GLOBAL(QString, stepper);
        return {.stepper = stepper.toStdString(), .step = 1e-3, .stopTime = stop};
    }
  private Q_SLOTS:
    void initTestCase_data() {
        QTest::addColumn<QString>("stepper");
        for (const char* name : {"rk4", "dopri5", "rosenbrock4"}) QTest::newRow(name) << name;
    }
    void aPolynomialOfTheOrderIsExact() {
        const ModelPtr model = compiled("model P\n Real x(start=0);\nequation\n"
                                        " der(x) = 1 - 2*time + 3*time^2 - 4*time^3;\nend P;");
        const double t = 1.5;
        // Order 4 leaves rounding: at most 1500 steps of 1e-16 times the size 5 of the terms, 1e-12.
        // Rosenbrock's k_i are divided by the step (some 1e-3), which costs three digits of each increment,
        // not of the sum.
        QVERIFY(std::abs(last(simulate(*model, {}, {}, options(t)), 0) -
                         (t - t * t + t * t * t - t * t * t * t)) < 1e-11);
    }
    void aLinearSystemKeepsItsTolerance() {
        QFETCH_GLOBAL(QString, stepper);
        const ModelPtr model = compiled(kOscillator);
        const std::vector<double> times{0.1234, 0.5, 1.7, 3.0};
        const Trajectory run = simulate(*model, std::vector<double>{3}, {}, options(3), times);
        QCOMPARE(run.times, times);
        // Adaptive: 1e-8 per step, a few hundred steps that neither grow nor shrink an error: 1e-5 at most.
        // rk4: relative error (w h)^5/120 per step, 3000 steps: 6e-12.
        const double tolerance = stepper == "rk4" ? 1e-10 : 1e-5;
        for (Eigen::Index k = 0; k < 4; ++k)
            QVERIFY(std::abs(run.states(k, 0) - std::cos(3 * times[static_cast<std::size_t>(k)])) <
                    tolerance);
    }
    void aSmallerToleranceGivesASmallerError() {
        const ModelPtr model = compiled(kOscillator);
        SimulationOptions coarse = options(2), fine = coarse;
        coarse.step = 0.02, fine.step = 0.01;
        coarse.relativeTolerance = 1e-5, coarse.absoluteTolerance = 1e-7;
        fine.relativeTolerance = 1e-8, fine.absoluteTolerance = 1e-10;
        const auto error = [&](const SimulationOptions& o) {
            const std::vector<double> times{1.0, 2.0};
            const Trajectory run = simulate(*model, std::vector<double>{3}, {}, o, times);
            return std::abs(run.states(0, 0) - std::cos(3.0)) + std::abs(run.states(1, 0) - std::cos(6.0));
        };
        // rk4 of order 4: 16; error per step 1000 times smaller for the others, of which the sum keeps at
        // least a tenth.
        QVERIFY(error(coarse) > 10 * error(fine));
    }
    void anEventIsWhereTheStateCrosses() {
        const ModelPtr model = compiled(kOscillator);
        const Trajectory run = simulate(*model, std::vector<double>{3}, {}, options(1));
        QCOMPARE(run.events.size(), std::size_t{1});
        // cos 3t = 0; located to 1e-10 s; the state's error of at most 1e-7 there moves it by a third of
        // that.
        QVERIFY(std::abs(run.events[0].time - std::numbers::pi / 6) < 1e-7);
        QCOMPARE(last(run, 2), run.events[0].time);
    }
    void timeDependentStiffEquationsAreFollowed() {
        // x = (a^2 cos t + a sin t)/(1 + a^2) + c exp(-a t). Values between the steps count as much as those
        // at their ends.
        const ModelPtr model =
            compiled("model S\n Real x(start=1);\nequation\n der(x) = -1000*(x - cos(time));\nend S;");
        const double a = 1000;
        std::vector<double> times;
        for (int k = 1; k <= 40; ++k) times.push_back(0.05 * k);
        const Trajectory run = simulate(*model, {}, {}, options(2), times);
        QCOMPARE(run.times.size(), times.size());
        for (std::size_t k = 0; k < times.size(); ++k) {
            const double t = times[k], exact = (a * a * std::cos(t) + a * std::sin(t)) / (1 + a * a);
            // Adaptive: 1e-8 per step, damped by exp(-a h) from step to step. rk4 at a h = 1: x' of size 1
            // changes the balance of a step by h^4/120 relative to its own derivative, 1e-3 (1e-3)^3 = 1e-12,
            // times a few.
            QVERIFY2(std::abs(run.states(static_cast<Eigen::Index>(k), 0) - exact) < 1e-7,
                     qPrintable(QString::number(run.states(static_cast<Eigen::Index>(k), 0) - exact)));
        }
    }
    void theSameRunGivesTheSameBitsAloneAndInABatch() {
        const ModelPtr model = compiled(kOscillator);
        Eigen::MatrixXd parameters(1, 19);
        for (Eigen::Index k = 0; k < 19; ++k) parameters(0, k) = 2 + 0.1 * static_cast<double>(k);
        BatchRequest request{{{VariableKind::State, 0}, {VariableKind::State, 2}}, 1};
        const BatchResult one = simulateBatch(*model, parameters, {}, options(1), request);
        request.threads = 2;
        const BatchResult two = simulateBatch(*model, parameters, {}, options(1), request);
        QCOMPARE(one.values, two.values);
        for (Eigen::Index k = 0; k < 19; ++k) {
            const std::vector<double> p{parameters(0, k)}, times{1.0};
            const Trajectory run = simulate(*model, p, {}, options(1), times);
            QCOMPARE(one.values(0, k), last(run, 0));
            QCOMPARE(one.values(1, k), last(run, 2));
        }
    }
    void theBudgetOfStepsIsKept() {
        const ModelPtr model = compiled(kOscillator);
        SimulationOptions o = options(50);
        o.maxSteps = 7;
        const Trajectory run = simulate(*model, std::vector<double>{3}, {}, o);
        QCOMPARE(run.status.end, RunEnd::StepBudget);
        QCOMPARE(run.status.steps, 7LL);
        QVERIFY(run.status.time < 50);
    }
    void aRequestToStopIsAnsweredBeforeTheNextStep() {
        const ModelPtr model = compiled(kOscillator);
        std::stop_source source;
        source.request_stop();
        const Trajectory run =
            simulate(*model, std::vector<double>{3}, {}, options(50), {}, source.get_token());
        QCOMPARE(run.status.end, RunEnd::Cancelled);
        QCOMPARE(run.status.steps, 0LL);
        const Eigen::MatrixXd parameters = Eigen::MatrixXd::Constant(1, 100, 3.0);
        const BatchResult batch = simulateBatch(*model, parameters, {}, options(50), {}, source.get_token());
        for (const RunStatus& s : batch.statuses) {
            QCOMPARE(s.end, RunEnd::Cancelled);
            QVERIFY(s.steps <= 16);
        }
    }
};
RIGOR_TEST(TestSteppers)
#include "test_steppers.moc"

} // namespace test_steppers
