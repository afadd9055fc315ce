// Trajectories in lanes: values are those of single runs bit for bit, derivatives those of dual numbers.
#include "core/engine/model/tangent_model.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/lanes/batch_integrator.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_batch_integrator {

using namespace rigor;

namespace {

ModelPtr compiled(const char* text) {
    const CompiledModel c = compileModel(text, "test.mo");
    for (const ModelProblem& p : c.problems)
        if (p.severity == Severity::Error) qWarning("%s", toString(p, text).c_str());
    Q_ASSERT(c.model);
    return c.model;
}
Eigen::VectorXd starts(const Model& model) {
    Eigen::VectorXd p(static_cast<Eigen::Index>(model.parameters().size()));
    for (Eigen::Index k = 0; k < p.size(); ++k) p[k] = model.parameters()[static_cast<std::size_t>(k)].start;
    return p;
}
std::span<const double> span(const Eigen::VectorXd& v) {
    return {v.data(), static_cast<std::size_t>(v.size())};
}

// Excitation, measured input, table over time, kinks that are no events, a start value that depends on a
// parameter, an output that is no state.
const char* kModel = R"(model Everything
  parameter Real a = 0.5;
  parameter Real b = 0.3;
  parameter Real n = 1.7;
  parameter Real amplitude = 0.4;
  constant Real ts[3] = {0, 0.7, 2};
  constant Real us[3] = {0, 1, 0.5};
  input Real u;
  output Real x(start=1 + b);
  Real v(start=0.2);
  output Real force;
equation
  force = a*signedPower(v, n) + noEvent(min(b*x, 0.6)) + u + 0.1*atan2(x, 1 + a);
  der(x) = v;
  der(v) = -force - b*exp(-a*time)*noEvent(abs(x)) + amplitude*cos(3*time)
    + table(time, ts, us)*tanh(a*v)/(1 + sqrt(1 + b*x^2)) - 0.1*absPower(x, n) + a^3/(2 + sin(x));
end Everything;)";

const char* kBlowsUp = R"(model BlowsUp
  parameter Real a = 1;
  output Real x(start=1);
equation
  der(x) = a*x^2;
end BlowsUp;)";

struct Setting {
    ModelPtr model = compiled(kModel);
    std::vector<Signal> inputs;
    SimulationOptions options;
    std::vector<double> times;
    std::vector<std::size_t> varying{0, 1, 2};
    Setting() {
        std::vector<double> ts, us;
        for (int k = 0; k <= 20; ++k) {
            ts.push_back(0.1 * k);
            us.push_back(std::sin(5 * ts.back()));
        }
        inputs.emplace_back(ts, us, Interpolation::Cubic);
        options.step = 0.013;
        options.stopTime = 2;
        for (int k = 0; k <= 40; ++k) times.push_back(0.05 * k);
    }
};

} // namespace

class TestBatchIntegrator : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void valuesAreThoseOfSingleRunsBitForBit() {
        const Setting s;
        const std::size_t force = findVariable(*s.model, "force")->index,
                          x = 0; // the first output is the state itself
        const std::vector<std::size_t> outputs{x, force};
        const auto trajectory = BatchIntegrator::make(s.model, span(starts(*s.model)), s.varying, s.inputs,
                                                      s.options, s.times, outputs, s.model->states().size());
        QVERIFY(trajectory);
        Eigen::MatrixXd samples = starts(*s.model).replicate(1, 21);
        RandomStream random(7, 1);
        for (Eigen::Index k = 0; k < samples.cols(); ++k)
            for (Eigen::Index i = 0; i < 3; ++i) samples(i, k) *= 0.5 + random.uniform();
        const Trajectories trajectories = trajectory->run(samples);
        for (Eigen::Index k = 0; k < samples.cols(); ++k) {
            const Eigen::VectorXd p = samples.col(k);
            const Trajectory single = simulate(*s.model, span(p), s.inputs, s.options, s.times);
            QVERIFY(trajectories.statuses[static_cast<std::size_t>(k)].end == RunEnd::StopTime);
            for (std::size_t o = 0; o < outputs.size(); ++o)
                for (std::size_t t = 0; t < s.times.size(); ++t)
                    QCOMPARE(
                        trajectories.values(static_cast<Eigen::Index>(o * s.times.size() + t), k),
                        single.outputs(static_cast<Eigen::Index>(t), static_cast<Eigen::Index>(outputs[o])));
        }
    }

    void derivativesAreThoseOfDualNumbers() {
        const Setting s;
        const TangentModel tangent = tangentModel(*s.model, s.varying);
        QVERIFY(tangent.model);
        const std::size_t force = findVariable(*s.model, "force")->index;
        const std::vector<std::size_t> outputs{0, force, tangent.outputs, tangent.outputs + force};
        const Eigen::VectorXd p = starts(*tangent.model);
        std::vector<std::size_t> varying = s.varying;
        for (std::size_t k = 0; k < 3; ++k) varying.push_back(tangent.directions + k);
        const auto trajectory = BatchIntegrator::make(tangent.model, span(p), varying, s.inputs, s.options,
                                                      s.times, outputs, s.model->states().size());
        QVERIFY(trajectory);
        Eigen::MatrixXd samples = p.replicate(1, 3);
        for (Eigen::Index k = 0; k < 3; ++k)
            samples(static_cast<Eigen::Index>(tangent.directions) + k, k) = 1;
        const Trajectories trajectories = trajectory->run(samples);
        const Eigen::VectorXd own = starts(*s.model);
        const SensitivityResult dual =
            simulateWithSensitivities(*s.model, span(own), s.varying, s.inputs, s.options, s.times);
        QVERIFY(dual.trajectory.status.answered());
        const std::size_t n = s.times.size();
        for (std::size_t t = 0; t < n; ++t)
            for (std::size_t o = 0; o < 2; ++o)
                for (Eigen::Index k = 0; k < 3; ++k) {
                    const auto output = static_cast<Eigen::Index>(outputs[o]);
                    const double slope = trajectories.values(static_cast<Eigen::Index>((o + 2) * n + t), k);
                    const double exact = dual.outputs[t](output, k);
                    // A hundred steps of rounding.
                    QVERIFY2(std::abs(slope - exact) <= 1e-13 * (1 + std::abs(exact)),
                             qPrintable(QString("%1 %2").arg(slope, 0, 'g', 17).arg(exact, 0, 'g', 17)));
                    QCOMPARE(trajectories.values(static_cast<Eigen::Index>(o * n + t), k),
                             dual.trajectory.outputs(static_cast<Eigen::Index>(t), output));
                }
    }

    void aSampleThatFailsSaysWhenAndLeavesTheOthersAlone() {
        const ModelPtr model = compiled(kBlowsUp);
        SimulationOptions options;
        options.step = 1e-3;
        options.stopTime = 2;
        const std::vector<double> times{0, 1, 2};
        const std::vector<std::size_t> varying{0}, outputs{0};
        const auto trajectory =
            BatchIntegrator::make(model, span(starts(*model)), varying, {}, options, times, outputs, 1);
        QVERIFY(trajectory);
        Eigen::MatrixXd samples(1, 3);
        samples << 1, 0.25, -1; // x = 1/(1 - a t)
        const Trajectories trajectories = trajectory->run(samples);
        for (Eigen::Index k = 0; k < 3; ++k) {
            const double a = samples(0, k);
            const Trajectory single = simulate(*model, std::span(&a, 1), {}, options, times);
            const RunStatus &one = single.status, &lane = trajectories.statuses[static_cast<std::size_t>(k)];
            QVERIFY(one.end == lane.end);
            QCOMPARE(lane.time, one.time);
            QCOMPARE(lane.steps, one.steps);
            QCOMPARE(lane.variable, one.variable);
        }
        QVERIFY(trajectories.statuses[0].end == RunEnd::BlowUp);
        QVERIFY(trajectories.statuses[1].answered() && trajectories.statuses[2].answered());
        QVERIFY(std::abs(trajectories.values(2, 1) - 2) < 1e-9);
    }

    /// What is kept per step may grow with the values of a record, but not with the steps between two of
    /// them.
    void aLongRecordRunsInLanes() {
        const ModelPtr model = compiled("model Long parameter Real a = 1; output Real x(start=1); equation"
                                        " der(x) = sin(0.7*time) + a*sin(1.4*time) - x; end Long;");
        const std::vector<std::size_t> varying{0}, outputs{0};
        SimulationOptions options{.step = 0.02};
        const auto offered = [&](std::size_t values, std::size_t steps) {
            std::vector<double> times;
            for (std::size_t k = 1; k <= values; ++k)
                times.push_back(0.02 * static_cast<double>(k * steps / values));
            options.stopTime = times.back();
            return BatchIntegrator::make(model, span(starts(*model)), varying, {}, options, times, outputs,
                                         1) != nullptr;
        };
        QVERIFY(offered(600'000, 600'000)); // 8 numbers per step
        QVERIFY(!offered(60'000, 600'000));
    }

    void modelsThatJumpAreNotOffered() {
        const ModelPtr ball = compiled(R"(model Ball
  parameter Real e = 0.7;
  output Real h(start=1);
  Real v(start=0);
equation
  der(h) = v;
  der(v) = -9.81;
  when h <= 0 then
    reinit(v, -e*v);
  end when;
end Ball;)");
        const std::vector<std::size_t> varying{0}, outputs{0};
        const std::vector<double> times{0, 1};
        QVERIFY(!tangentModel(*ball, varying).model);
        QVERIFY(!BatchIntegrator::make(ball, span(starts(*ball)), varying, {}, SimulationOptions{}, times,
                                       outputs, 2));
        // Every lane would come to its kink at a time of its own.
        const ModelPtr limited = compiled("model L parameter Real a = 1; output Real x(start=1);"
                                          " equation der(x) = -max(a*x, 0.3); end L;");
        QVERIFY(!BatchIntegrator::make(limited, span(starts(*limited)), varying, {}, SimulationOptions{},
                                       times, outputs, 1));
    }
};

RIGOR_TEST(TestBatchIntegrator)
#include "test_batch_integrator.moc"

} // namespace test_batch_integrator
