// Runs with exact answers: convergence orders, events, failures, lanes against single runs, sensitivities.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/run/run.h"
#include "core/engine/simulate/simulate.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <thread>

namespace test_simulate {

using namespace rigor;

namespace {

ModelPtr compiled(const char* text) {
    const CompiledModel c = compileModel(text, "test.mo");
    for (const ModelProblem& p : c.problems)
        if (p.severity == Severity::Error) qWarning("%s", toString(p, text).c_str());
    Q_ASSERT(c.model);
    return c.model;
}
std::vector<double> starts(const Model& model) {
    std::vector<double> p;
    for (const Variable& v : model.parameters()) p.push_back(v.start);
    return p;
}

const char* kOscillator = R"(model Oscillator
  parameter Real w = 3;
  Real x(start=1);
  Real v(start=0);
equation
  der(x) = v;
  der(v) = -w^2*x;
end Oscillator;)";

const char* kBall = R"(model Ball
  parameter Real g = 9.81;
  parameter Real e = 0.7;
  parameter Real h0 = 1;
  Real h(start=h0);
  Real v(start=0);
equation
  der(h) = v;
  der(v) = -g;
  when h <= 0 then
    reinit(v, -e*v);
  end when;
end Ball;)";

const char* kPulse = R"(model Pulse
  parameter Real a = 0.0503;
  parameter Real k = 2;
  Real x(start=0);
  Real y(start=0);
equation
  der(x) = tableSlope(time, {0, a, 2*a, 0.3}, {0, 1, k, 0});
  der(y) = (if time < a then 1 else -k);
end Pulse;)";

} // namespace

class TestSimulate : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void rk4ConvergesWithOrderFour() {
        const ModelPtr model = compiled(kOscillator);
        double previous = 0;
        for (double step : {0.02, 0.01, 0.005}) {
            SimulationOptions options{.step = step, .stopTime = 2};
            const Trajectory run = simulate(*model, starts(*model), {}, options);
            const double error = std::abs(run.states(run.states.rows() - 1, 1) + 3 * std::sin(6.0));
            // Error = C h^4 (1 + O(h)): halving the step divides it by 16 to within O(h) = a few per cent.
            if (previous > 0) QVERIFY(previous / error > 15 && previous / error < 17);
            previous = error;
        }
    }
    void adaptiveSteppersMeetTheirTolerance() {
        const ModelPtr model = compiled(kOscillator);
        for (const char* stepper : {"dopri5", "rosenbrock4"}) {
            SimulationOptions options{.stepper = stepper, .stopTime = 2};
            const std::vector<double> times{0.1234, 0.5, 1.7, 2.0};
            const Trajectory run = simulate(*model, starts(*model), {}, options, times);
            QCOMPARE(run.times, times);
            // Tolerance 1e-8 per step, some 100 steps, dense output of lower order: 1e-6.
            for (Eigen::Index k = 0; k < 4; ++k)
                QVERIFY(std::abs(run.states(k, 0) - std::cos(3 * times[static_cast<std::size_t>(k)])) < 1e-6);
        }
    }
    void rosenbrockTakesLongerStepsThanAnExplicitStepperCould() {
        const ModelPtr model = compiled(R"(model Stiff
  Real x(start=0);
equation
  der(x) = -1e5*(x - cos(time));
end Stiff;)");
        SimulationOptions options{
            .stepper = "rosenbrock4", .stopTime = 1, .relativeTolerance = 1e-6, .absoluteTolerance = 1e-8};
        const Trajectory run = simulate(*model, {}, {}, options);
        QCOMPARE(run.status.end, RunEnd::StopTime);
        // x = cos t + sin t/1e5 + O(1e-10); 1e-6 per step, damped at once. An explicit stepper needs 1e5/2.8
        // steps.
        QVERIFY(std::abs(run.states(run.states.rows() - 1, 0) - (std::cos(1.0) + 1e-5 * std::sin(1.0))) <
                2e-6);
        QVERIFY2(run.status.steps < 1000, qPrintable(QString::number(run.status.steps)));
    }
    void anEventWhoseConditionHasNoValueEndsTheRun() {
        // positive at 0, negative at the end of the step, without a value between 0.3 and 0.6
        const ModelPtr model = compiled(R"(model Gap
  parameter Real x0 = 1.2;
  Real x(start=x0);
equation
  der(x) = -1;
  when (if x > 0.25 then 0.111*(x - 0.25) else 9*(x - 0.25)) + 0*sqrt((x - 0.6)*(x - 0.3)) < 0 then
    terminate("done");
  end when;
end Gap;)");
        const SimulationOptions options{.step = 0.5, .stopTime = 3};
        const Trajectory single = simulate(*model, starts(*model), {}, options);
        QCOMPARE(single.status.end, RunEnd::NotFinite);
        QVERIFY(toString(single.status, *model).text().find("condition of an event") != std::string::npos);
        BatchRequest request;
        const BatchResult batch =
            simulateBatch(*model, Eigen::RowVectorXd::Constant(20, 1.2), {}, options, request);
        for (const RunStatus& status : batch.statuses) QCOMPARE(status.end, RunEnd::NotFinite);
    }
    void theBallBouncesWhenItMust() {
        const ModelPtr model = compiled(kBall);
        for (const char* stepper : {"rk4", "dopri5"}) {
            SimulationOptions options{.stepper = stepper, .step = 0.01, .stopTime = 2};
            const Trajectory run = simulate(*model, starts(*model), {}, options);
            const double first = std::sqrt(2 / 9.81);
            double expected = first;
            double flight = 2 * first * 0.7;
            QVERIFY(run.events.size() >= 4);
            for (std::size_t k = 0; k < 4; ++k) {
                // Parabolas are exact for both steppers; each event is late by at most the event tolerance
                // 1e-10 s and hands its delay on.
                QVERIFY2(std::abs(run.events[k].time - expected) < 1e-9 * static_cast<double>(k + 1),
                         qPrintable(QString::number(run.events[k].time - expected)));
                expected += flight;
                flight *= 0.7;
            }
        }
    }
    void cornersOverTimeAreExactWhereverTheyLie() {
        const ModelPtr model = compiled(kPulse);
        for (double a : {0.05, 0.0503, 0.085, 0.0999999}) {
            SimulationOptions options{.step = 0.01, .stopTime = 0.25};
            const Trajectory run = simulate(*model, std::vector<double>{a, 2}, {}, options);
            const auto end = run.states.rows() - 1;
            // x is the table itself, y is piecewise linear: rk4 is exact but for rounding if steps end in
            // corners.
            const double table = 0.25 < 2 * a ? 1 + (0.25 - a) / a : 2 - 2 * (0.25 - 2 * a) / (0.3 - 2 * a);
            QVERIFY(std::abs(run.states(end, 0) - table) < 1e-13);
            QVERIFY(std::abs(run.states(end, 1) - (a - 2 * (0.25 - a))) < 1e-14);
        }
    }
    void lanesEqualSingleRunsThroughEventsAndCorners() {
        for (const char* text : {kBall, kPulse, kOscillator}) {
            const ModelPtr model = compiled(text);
            const Eigen::Index n = 70, np = static_cast<Eigen::Index>(model->parameters().size());
            Eigen::MatrixXd parameters(np, n);
            for (Eigen::Index k = 0; k < n; ++k)
                for (Eigen::Index p = 0; p < np; ++p)
                    parameters(p, k) = model->parameters()[static_cast<std::size_t>(p)].start *
                                       (0.8 + 0.4 * static_cast<double>((k * 7 + p * 3) % n) / n);
            SimulationOptions options{.step = 0.01, .stopTime = 1.3};
            BatchRequest request{{{VariableKind::State, 0}, {VariableKind::State, 1}}, 2};
            const BatchResult batch = simulateBatch(*model, parameters, {}, options, request);
            request.threads = 1;
            const BatchResult alone = simulateBatch(*model, parameters.rightCols(3), {}, options, request);
            QCOMPARE(alone.values, batch.values.rightCols(3));
            for (Eigen::Index k = 0; k < n; ++k) {
                const std::vector<double> p(parameters.col(k).begin(), parameters.col(k).end());
                const Trajectory run = simulate(*model, p, {}, options);
                QCOMPARE(batch.values(0, k), run.states(run.states.rows() - 1, 0));
                QCOMPARE(batch.values(1, k), run.states(run.states.rows() - 1, 1));
                QCOMPARE(batch.statuses[static_cast<std::size_t>(k)].steps, run.status.steps);
            }
        }
    }
    /// Counters and switches alone: their events come although nothing is integrated.
    void eventsOfAModelWithoutStatesHappen_data() {
        QTest::addColumn<QString>("stepper");
        for (const char* stepper : {"rk4", "dopri5", "radau", "rosenbrock4"})
            QTest::newRow(stepper) << stepper;
    }
    void eventsOfAModelWithoutStatesHappen() {
        QFETCH(QString, stepper);
        const ModelPtr model = compiled(
            "model Switch parameter Real high=2; parameter Real at=0.7; discrete Real m(start=0); "
            "discrete Real n(start=0); output Real y=m*time; output Real z=n;\nequation when time>at then "
            "m=high; elsewhen time>0.3 then m=1; end when; when sample(0,0.25) then n=pre(n)+1; end when; "
            "end Switch;");
        QVERIFY(model->states().empty());
        const std::vector<double> p = starts(*model), times{0, 0.2, 0.5, 0.9, 1};
        SimulationOptions o;
        o.stepper = stepper.toStdString();
        o.stopTime = 1;
        const Trajectory run = simulate(*model, p, {}, o, times);
        QVERIFY(run.status.answered());
        QCOMPARE(run.times, times);
        const double y[] = {0, 0, 0.5, 1.8, 2}, z[] = {1, 1, 3, 4, 5};
        for (Eigen::Index k = 0; k < 5; ++k) {
            QVERIFY(std::abs(run.outputs(k, 0) - y[k]) < 1e-12);
            QCOMPARE(run.outputs(k, 1), z[k]);
        }
        QCOMPARE(run.endOutputs.back(), 5.0);
        QCOMPARE(simulate(*model, p, {}, o, {}).endOutputs.back(), 5.0);
        Eigen::MatrixXd samples(2, 3);
        samples << 2, 3, 4, 0.7, 0.7, 2;
        const BatchRequest request{{*findVariable(*model, "y")}, 2};
        const BatchResult batch = simulateBatch(*model, samples, {}, o, request);
        for (const auto& [k, value] : {std::pair{0, 2.0}, {1, 3.0}, {2, 1.0}})
            QVERIFY(std::abs(batch.values(0, k) - value) < 1e-12);
        if (stepper == "rosenbrock4") return; // carries no sensitivities of states, and is not asked here
        const std::vector<std::size_t> both{0, 1};
        const SensitivityResult slopes = simulateWithSensitivities(*model, p, both, {}, o, times);
        QVERIFY(std::abs(slopes.outputs[3](0, 0) - 0.9) < 1e-12);
        QCOMPARE(slopes.outputs[2](0, 0), 0.0);
        // It can end, too.
        const ModelPtr ends = compiled("model Ends output Real y=time;\nequation when time>0.5 then "
                                       "terminate(\"done\"); end when; end Ends;");
        const Trajectory ended = simulate(*ends, {}, {}, o, {});
        QVERIFY(ended.status.end == RunEnd::Terminated && std::abs(ended.status.time - 0.5) < 1e-9);
    }

    void failuresSayWhenWhereAndWhy() {
        const ModelPtr model = compiled(R"(model Fails
  parameter Real a = 1;
  Real x(start=1);
  Real y(start=0);
equation
  der(x) = -1;
  der(y) = sqrt(x - 0.5) + a/(a - 1);
end Fails;)");
        SimulationOptions options{.step = 0.01, .stopTime = 2};
        const Trajectory zero = simulate(*model, std::vector<double>{1}, {}, options);
        QCOMPARE(zero.status.end, RunEnd::NotFinite);
        QCOMPARE(zero.status.reason, std::string("division by zero"));
        QCOMPARE(zero.status.time, 0.0);
        const Trajectory root = simulate(*model, std::vector<double>{2}, {}, options);
        QCOMPARE(root.status.end, RunEnd::NotFinite);
        QVERIFY(std::abs(root.status.time - 0.5) < 0.0101);
        QCOMPARE(root.status.variable, 1);
        QVERIFY2(root.status.reason.starts_with("square root of -") ||
                     root.status.reason.starts_with("square root of −"),
                 root.status.reason.c_str());
        Eigen::MatrixXd both(1, 2);
        both << 2, 1;
        const BatchResult batch = simulateBatch(*model, both, {}, options, {{{VariableKind::State, 0}}});
        QVERIFY(std::isnan(batch.values(0, 0)) && std::isnan(batch.values(0, 1)));
        QCOMPARE(batch.statuses[0].reason, root.status.reason);
        QCOMPARE(batch.statuses[0].time, root.status.time);
    }
    void theStepBudgetAndBlowUpAreKept() {
        const ModelPtr model =
            compiled("model Grows\n Real x(start=1);\nequation\n der(x) = x^2;\nend Grows;");
        SimulationOptions options{.step = 1e-3, .stopTime = 2, .maxSteps = 100};
        QCOMPARE(simulate(*model, {}, {}, options).status.end, RunEnd::StepBudget);
        QCOMPARE(simulate(*model, {}, {}, options).status.steps, 100LL);
        const Eigen::MatrixXd none(0, 1);
        const BatchResult batch = simulateBatch(*model, none, {}, options, {});
        QCOMPARE(batch.statuses[0].end, RunEnd::StepBudget);
        QCOMPARE(batch.statuses[0].steps, 100LL);
        options.maxSteps = 100000;
        const RunStatus blown = simulate(*model, {}, {}, options).status;
        QVERIFY(blown.end == RunEnd::BlowUp || blown.end == RunEnd::NotFinite);
        QVERIFY(std::abs(blown.time - 1) < 0.01); // x = 1/(1 - t)
    }
    void cancellingStopsABatch() {
        const ModelPtr model = compiled(kOscillator);
        std::stop_source source;
        source.request_stop();
        SimulationOptions options{.step = 1e-6, .stopTime = 100, .maxSteps = 1'000'000'000};
        const Eigen::MatrixXd parameters = Eigen::MatrixXd::Constant(1, 200, 3.0);
        const BatchResult batch = simulateBatch(*model, parameters, {}, options, {}, source.get_token());
        for (const RunStatus& s : batch.statuses) QCOMPARE(s.end, RunEnd::Cancelled);
    }
    void cancellingInTheMiddleStopsEveryKindOfBatch() {
        // 1e8 steps or more: without a look at the token inside a run this would take minutes.
        const ModelPtr model = compiled(kOscillator);
        const Eigen::MatrixXd parameters = Eigen::MatrixXd::Constant(1, 3, 3.0);
        for (const char* stepper : {"rk4", "dopri5", "rosenbrock4"}) {
            const SimulationOptions options{
                .stepper = stepper, .step = 1e-6, .stopTime = 1e7, .maxSteps = 2'000'000'000};
            std::stop_source source;
            std::jthread later([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                source.request_stop();
            });
            const BatchResult batch =
                simulateBatch(*model, parameters, {}, options, {{}, 1}, source.get_token());
            for (const RunStatus& s : batch.statuses) QCOMPARE(s.end, RunEnd::Cancelled);
            QVERIFY(batch.statuses[0].steps > 0 && batch.statuses[0].time < options.stopTime);
        }
    }
    void sensitivitiesPassThroughEvents() {
        const ModelPtr model = compiled(kBall);
        SimulationOptions options{.step = 0.01, .stopTime = 1};
        const std::vector<std::size_t> chosen{0, 1, 2};
        const std::vector<double> times{1.0};
        const auto r = simulateWithSensitivities(*model, starts(*model), chosen, {}, options, times);
        QCOMPARE(r.outputs.size(), std::size_t{1});
        // One bounce before t = 1: h = v1 s - g s^2/2, s = 1 - t1, t1 = sqrt(2 h0/g), v1 = e g t1.
        const auto h = [](double g, double e, double h0) {
            const double t1 = std::sqrt(2 * h0 / g), s = 1 - t1;
            return e * g * t1 * s - g * s * s / 2;
        };
        const auto row = findVariable(*model, "h");
        QVERIFY(row && row->kind == VariableKind::State);
        const double d = 1e-6;
        const double exact[] = {(h(9.81 + d, 0.7, 1) - h(9.81 - d, 0.7, 1)) / (2 * d),
                                (h(9.81, 0.7 + d, 1) - h(9.81, 0.7 - d, 1)) / (2 * d),
                                (h(9.81, 0.7, 1 + d) - h(9.81, 0.7, 1 - d)) / (2 * d)};
        // States carry the derivatives; read them by a run over dual numbers.
        const SteppedModel stepped(*model, {});
        Run<DualNumber> run(stepped, {}, options);
        Run<ComplexNumber> complex(stepped, {}, options);
        std::vector<DualNumber> p{9.81, 0.7, 1.0};
        for (std::size_t k = 0; k < 3; ++k) p[k].d[k] = 1;
        run.start(p);
        run.runFixed({}, [] {});
        for (std::size_t k = 0; k < 3; ++k) {
            std::vector<ComplexNumber> c{9.81, 0.7, 1.0};
            c[k] += ComplexNumber(0, 1e-20);
            complex.start(c);
            complex.runFixed({}, [] {});
            // Differences: 1e-16/1e-6 rounding and 1e-12 curvature; the event is late by 1e-10 s.
            QVERIFY(std::abs(run.states()[0].d[k] - exact[k]) < 1e-8);
            QVERIFY(std::abs(complex.states()[0].imag() / 1e-20 - run.states()[0].d[k]) < 1e-11);
        }
    }
    void sensitivitiesWithStepControlPassThroughEvents() {
        const ModelPtr model = compiled(R"(model Decay
  parameter Real a = 1;
  Real x(start=1);
  output Real y;
equation
  der(x) = -a*x;
  y = x;
  when x <= 0.5 then
    reinit(x, 2*x);
  end when;
end Decay;)");
        const std::vector<double> times{0.3, 1.1};
        for (const char* stepper : {"rk4", "dopri5"}) {
            const SimulationOptions options{.stepper = stepper, .step = 0.01, .stopTime = 1.2};
            const auto r = simulateWithSensitivities(*model, std::vector<double>{1},
                                                     std::vector<std::size_t>{0}, {}, options, times);
            QCOMPARE(r.outputs.size(), std::size_t{2});
            // exp(-a t) before the event at ln 2/a, 2 exp(-a t) after it. Tolerance 1e-8 per step, rk4 the
            // same by h^4; the event is late by 1e-10 s.
            QVERIFY(std::abs(r.trajectory.outputs(0, 0) - std::exp(-0.3)) < 1e-7);
            QVERIFY(std::abs(r.outputs[0](0, 0) + 0.3 * std::exp(-0.3)) < 1e-7);
            const double late = r.trajectory.outputs(1, 0) - 2 * std::exp(-1.1);
            QVERIFY2(std::abs(late) < 1e-7, qPrintable(QString("%1 %2").arg(stepper).arg(late)));
            QVERIFY2(std::abs(r.outputs[1](0, 0) + 2.2 * std::exp(-1.1)) < 1e-7,
                     qPrintable(QString::number(r.outputs[1](0, 0) + 2.2 * std::exp(-1.1))));
        }
    }
    /// Steps that end at samples leave rounding behind, which is no step too small.
    void dopri5WithSensitivitiesGoesOnBehindEverySample() {
        const ModelPtr model = compiled("model Swing\n parameter Real k = 20;\n Real x(start=1);\n Real "
                                        "v;\n output Real y;\nequation\n der(x) = v;\n der(v) = -k*x;\n y = "
                                        "x;\nend Swing;");
        for (const double apart : {0.005, 0.0107, 0.1}) {
            std::vector<double> times;
            for (int i = 0; i * apart <= 10; ++i) times.push_back(i * apart);
            const SimulationOptions options{.stepper = "dopri5", .step = 0.005, .stopTime = 10};
            const auto r = simulateWithSensitivities(*model, std::vector<double>{20},
                                                     std::vector<std::size_t>{0}, {}, options, times);
            QVERIFY2(r.trajectory.status.answered(), r.trajectory.status.reason.c_str());
            const double w = std::sqrt(20.0);
            for (std::size_t i = 0; i < times.size(); ++i) {
                const auto row = static_cast<Eigen::Index>(i);
                const double t = times[i];
                QVERIFY(std::abs(r.trajectory.outputs(row, 0) - std::cos(w * t)) < 1e-5);
                QVERIFY(std::abs(r.outputs[i](0, 0) + std::sin(w * t) * t / (2 * w)) < 1e-5);
            }
        }
    }
    /// The same motion in m and in um: steps of one length, so that all but rounding agrees.
    void stepsDoNotDependOnTheUnitOfAState() {
        const auto swing = [](const std::string& unit, double start) {
            const std::string text =
                fmt::format("model Swing\n parameter Real k = 20;\n Real x(start={}, unit=\"{}\");\n Real "
                            "v(unit=\"{}/s\");\n output Real y;\nequation\n der(x) = v;\n der(v) = -k*x*(1 + "
                            "0.3*(x/{})^2);\n y = x;\nend Swing;",
                            start, unit, unit, start);
            const ModelPtr model = compiled(text.c_str());
            std::vector<Eigen::VectorXd> trajectories;
            std::vector<double> times;
            for (int i = 0; i <= 50; ++i) times.push_back(0.1 * i);
            for (const char* stepper : {"dopri5", "rosenbrock4", "radau"}) {
                const SimulationOptions options{.stepper = stepper, .step = 0.01, .stopTime = 5};
                const Trajectory run = simulate(*model, std::vector<double>{20}, {}, options, times);
                trajectories.push_back(run.outputs.col(0) / start);
            }
            return trajectories;
        };
        const auto metres = swing("m", 0.01), micrometres = swing("um", 10000);
        for (std::size_t s = 0; s < metres.size(); ++s) {
            QCOMPARE(metres[s].size(), Eigen::Index{51});
            const double off = (metres[s] - micrometres[s]).cwiseAbs().maxCoeff();
            QVERIFY2(off < 1e-12, qPrintable(QString("%1: %2").arg(s).arg(off)));
        }
    }
    void implicitModelsAreSolvedByNewton() {
        const ModelPtr model = compiled(R"(model Static
  parameter Real p = 2;
  Real z(start=1);
  Real w(start=1);
  output Real y;
equation
  0 = z^2 + w - p;
  0 = z - w^3;
  y = z*w;
end Static;)");
        const auto r = simulateWithSensitivities(*model, std::vector<double>{2}, std::vector<std::size_t>{0},
                                                 {}, {}, std::vector<double>{0.0});
        QCOMPARE(r.trajectory.status.end, RunEnd::StopTime);
        // z = w = 1 solves it for p = 2; (2z, 1; 1, -3w^2)(z', w') = (1, 0): z' = 3/7, w' = 1/7, y' = 4/7.
        QVERIFY(std::abs(r.trajectory.outputs(0, 0) - 1) < 1e-14);
        QVERIFY(std::abs(r.outputs[0](0, 0) - 4.0 / 7) < 1e-14);
    }
    void anEquationWithoutSolutionIsAFailureState() {
        const ModelPtr model = compiled(
            "model None\n Real z(start=3);\n output Real y;\nequation\n 0 = z^2 + 1;\n y = z;\nend None;");
        const Trajectory run = simulate(*model, {}, {}, {});
        QCOMPARE(run.status.end, RunEnd::NoEquilibrium);
        QVERIFY(!run.status.reason.empty());
    }
};
RIGOR_TEST(TestSimulate)
#include "test_simulate.moc"

} // namespace test_simulate
