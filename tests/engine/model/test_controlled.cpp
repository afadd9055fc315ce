// The correction term added to a text model: what it computes, what it leaves alone.
#include "core/engine/model/controlled.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_controlled {

using namespace rigor;

namespace {

const std::string kRigs = sourceDir() + "/resources/rigs/";

std::vector<double> starts(const Model& model) {
    std::vector<double> p;
    for (const Variable& v : model.parameters()) p.push_back(v.start);
    return p;
}
VariableReference named(const Model& model, const char* name) {
    const auto found = findVariable(model, name);
    Q_ASSERT(found);
    return *found;
}

} // namespace

class TestControlled : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theDerivativeIsThatOfTheEquations() {
        const ModelPtr plain = loadModel(kRigs + "van-der-pol-duffing/van-der-pol-duffing.mo");
        const VariableReference x1 = named(*plain, "x1");
        const ControlledModel c = controlled(*plain, {x1}, {{0, 0, false}, {1, 0, false}, {1, 0, true}},
                                             IntegralForm::SquaredError);
        const Model& model = *c.model;
        QCOMPARE(model.states().size(), std::size_t(3));
        const SlotLayout at(model);
        std::vector<double> slots(at.count, 0.0);
        const double t = 0.3, x = 0.7, v = -0.4, xi = 0.2, measured = 0.9, alpha = 0.5, beta = 0.6, mu = 0.1,
                     lambda = 0.8, kd = 10, kp = 7, ki = 3;
        slots[at.time] = t;
        slots[at.states] = x;
        slots[at.states + 1] = v;
        slots[at.states + 2] = xi;
        slots[at.inputs + c.measured[0]] = measured;
        std::copy_n(std::vector{alpha, beta, mu}.begin(), 3,
                    slots.begin() + static_cast<long>(at.parameters));
        slots[at.parameters + c.lambda] = lambda;
        slots[at.parameters + c.gains[0]] = kd;
        slots[at.parameters + c.gains[1]] = kp;
        slots[at.parameters + c.gains[2]] = ki;
        std::vector<double> derivative(3);
        Evaluator<double>(model.formulas().derivative)(slots, derivative);
        const double e = measured - x;
        const double acceleration =
            mu * (1 - x * x) * v - alpha * x - beta * x * x * x + 0.5 * std::cos(0.79 * t);
        QVERIFY(std::abs(derivative[0] - (v + lambda * kd * e)) < 1e-15);
        QVERIFY(std::abs(derivative[1] - (acceleration + lambda * kp * e + lambda * ki * xi)) < 1e-15);
        QVERIFY(std::abs(derivative[2] - e * e) < 1e-15);
    }

    void withoutLambdaNothingChanges() {
        // With events, discretes, algebraic unknowns or tables: every shipped model with states.
        int models = 0;
        for (const char* rig :
             {"van-der-pol-duffing", "engine-mount", "mr-damper", "drive-train", "wet-clutch"}) {
            const ModelPtr plain = loadModel(kRigs + rig + "/" + rig + ".mo");
            if (!plain->inputs().empty()) continue;
            const ControlledModel c = controlled(*plain, {{VariableKind::State, 0}},
                                                 {{0, 0, false}, {0, 0, true}}, IntegralForm::Error);
            std::vector<double> p = starts(*c.model);
            for (const std::size_t gain : c.gains) p[gain] = 100;
            const SimulationOptions options{.step = 1e-4, .stopTime = 0.25};
            const std::vector<Signal> measured{Signal(3)};
            const Trajectory a = simulate(*plain, starts(*plain), {}, options),
                             b = simulate(*c.model, p, measured, options);
            QVERIFY2(a.status.answered(), rig);
            QCOMPARE(a.times, b.times);
            const auto missing = a.outputs.array().isNaN() && b.outputs.array().isNaN();
            QVERIFY2((a.outputs.array() == b.outputs.array() || missing).all(), rig);
            const auto n = static_cast<Eigen::Index>(plain->states().size());
            QVERIFY2(a.states == b.states.leftCols(n), rig);
            QCOMPARE(a.events.size(), b.events.size());
            ++models;
        }
        QVERIFY(models >= 3);
    }

    void aStrongControllerHoldsTheModelOnTheMeasurement() {
        // x' = -a x + lambda k (m - x) with m constant: x -> lambda k m / (a + lambda k).
        const CompiledModel text = compileModel(R"(model Decay
  parameter Real a = 2;
  Real x(start=0);
  output Real twice;
equation
  der(x) = -a*x;
  twice = 2*x;
end Decay;)",
                                                "decay.mo");
        QVERIFY(text.model);
        const ControlledModel c =
            controlled(*text.model, {named(*text.model, "twice")}, {{0, 0, false}}, IntegralForm::Error);
        std::vector<double> p = starts(*c.model);
        p[c.lambda] = 0.5;
        p[c.gains[0]] = 100;
        const std::vector<Signal> measured{Signal(4)};
        const Trajectory run = simulate(*c.model, p, measured, {.step = 1e-3, .stopTime = 1});
        // e = 4 - 2x: stationary where -2x + 50 (4 - 2x) = 0, the rest of the start is exp(-102).
        QVERIFY(std::abs(run.states(run.states.rows() - 1, 0) - 200.0 / 102) < 1e-12);
    }

    void whatCannotBePulledIsRefused() {
        const ModelPtr press = loadModel(kRigs + "servo-press/servo-press.mo");
        QVERIFY_EXCEPTION_THROWN(controlled(*press, {}, {}, IntegralForm::Error), Error);
        const ModelPtr plain = loadModel(kRigs + "mr-damper/mr-damper.mo");
        QVERIFY_EXCEPTION_THROWN(
            controlled(*plain, {{VariableKind::Parameter, 0}}, {{0, 0, false}}, IntegralForm::Error), Error);
    }
};

RIGOR_TEST(TestControlled)
#include "test_controlled.moc"

} // namespace test_controlled
