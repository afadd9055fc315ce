// The implicit stepper: order, stability, and derivatives that are those of the computed solution.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_radau {

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

const char* kLogistic = R"(model Logistic
  parameter Real r = 2;
  parameter Real x0 = 0.1;
  output Real x(start=x0);
equation
  der(x) = r*x*(1 - x);
end Logistic;)";
double logistic(double r, double x0, double t) { return x0 / (x0 + (1 - x0) * std::exp(-r * t)); }

const char* kBall = R"(model Ball
  parameter Real g = 9.81;
  parameter Real e = 0.7;
  Real h(start=1);
  Real v(start=0);
  output Real height;
equation
  der(h) = v;
  der(v) = -g;
  height = h;
  when h <= 0 then
    reinit(v, -e*v);
  end when;
end Ball;)";

} // namespace

class TestRadau : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// h = (1 - t/4)^2 until it is empty, where Newton's method finds no solution over parts of a step: the
    /// search for the kink of max ends all the same.
    void aTankRunsEmpty() {
        const ModelPtr model = compiled("model M parameter Real k=0.5; output Real h(start=1); equation"
                                        " der(h) = -k*sqrt(max(h, 0)); end M;");
        for (const double step : {0.1, 0.01, 0.0013}) {
            const SimulationOptions options{.stepper = "radau", .step = step, .stopTime = 8};
            const Trajectory run = simulate(*model, starts(*model), {}, options);
            QVERIFY2(run.status.answered(), toString(run.status, *model).text().c_str());
            QVERIFY(std::abs(run.outputs(run.outputs.rows() - 1, 0)) < 1e-3 * step);
        }
    }
    void convergesWithOrderFive() {
        const ModelPtr model = compiled(kLogistic);
        double previous = 0;
        for (double step : {0.5, 0.25, 0.125}) {
            const SimulationOptions options{.stepper = "radau", .step = step, .stopTime = 3};
            const Trajectory run = simulate(*model, starts(*model), {}, options);
            QVERIFY(run.status.answered());
            const double error = std::abs(run.states(run.states.rows() - 1, 0) - logistic(2, 0.1, 3));
            if (previous > 0)
                QVERIFY2(previous / error > 25 && previous / error < 40,
                         qPrintable(QString::number(previous / error)));
            previous = error;
        }
    }
    void aStepOfALinearSystemIsItsPadeApproximant() {
        // R(z) of Radau IIA of order 5 (Hairer and Wanner II, table IV.3.1 (2,3)).
        const ModelPtr model = compiled(R"(model Decay
  parameter Real k = 1;
  Real x(start=1);
equation
  der(x) = -k*x;
end Decay;)");
        for (double k : {0.1, 1.0, 30.0, 1e4}) {
            const SimulationOptions options{.stepper = "radau", .step = 1, .stopTime = 1};
            const Trajectory run = simulate(*model, std::vector<double>{k}, {}, options);
            const double z = -k,
                         r = (1 + 2 * z / 5 + z * z / 20) / (1 - 3 * z / 5 + 3 * z * z / 20 - z * z * z / 60);
            const double x = run.states(run.states.rows() - 1, 0);
            QVERIFY2(std::abs(x - r) < 1e-13, qPrintable(QString::number(x - r)));
        }
    }
    void aStiffModelNeedsNoShortStep() {
        const ModelPtr model = compiled(R"(model Stiff
  Real x(start=0);
equation
  der(x) = -1e6*(x - cos(time));
end Stiff;)");
        const SimulationOptions options{.stepper = "radau", .step = 0.05, .stopTime = 1};
        const Trajectory run = simulate(*model, {}, {}, options);
        QCOMPARE(run.status.steps, 20);
        QVERIFY(std::abs(run.states(run.states.rows() - 1, 0) - (std::cos(1.0) + 1e-6 * std::sin(1.0))) <
                1e-9);
    }
    void sensitivitiesAreThoseOfTheComputedSolution() {
        const ModelPtr model = compiled(kLogistic);
        const SimulationOptions options{.stepper = "radau", .step = 0.5, .stopTime = 3};
        const std::vector<double> times{1.0, 2.3, 3.0};
        const std::vector<std::size_t> chosen{0, 1};
        const SensitivityResult exact =
            simulateWithSensitivities(*model, starts(*model), chosen, {}, options, times);
        for (std::size_t p = 0; p < 2; ++p) {
            // Central differences of the same discrete solution: truncation h^2 f'''/6 + rounding 1e-16/h.
            const double h = 1e-6;
            std::vector<double> up = starts(*model), down = up;
            up[p] += h;
            down[p] -= h;
            const Trajectory a = simulate(*model, up, {}, options, times),
                             b = simulate(*model, down, {}, options, times);
            for (Eigen::Index k = 0; k < 3; ++k) {
                const double difference = (a.outputs(k, 0) - b.outputs(k, 0)) / (2 * h),
                             dual =
                                 exact.outputs[static_cast<std::size_t>(k)](0, static_cast<Eigen::Index>(p));
                QVERIFY2(std::abs(dual - difference) < 1e-9 * (1 + std::abs(dual)),
                         qPrintable(QString::number(dual - difference)));
            }
        }
        QVERIFY(exact.trajectory.outputs.isApprox(
            simulate(*model, starts(*model), {}, options, times).outputs, 1e-13));
    }
    void eventsAreMetAndCarryTheirDerivatives() {
        const ModelPtr model = compiled(kBall);
        const SimulationOptions options{.stepper = "radau", .step = 0.05, .stopTime = 0.8};
        const std::vector<double> times{0.8};
        const std::vector<std::size_t> chosen{1};
        const SensitivityResult run =
            simulateWithSensitivities(*model, starts(*model), chosen, {}, options, times);
        const double g = 9.81, fall = std::sqrt(2 / g), t = 0.8 - fall;
        QVERIFY(t < 2 * fall * 0.7); // one bounce so far
        QVERIFY(std::abs(run.trajectory.events.at(0).time - fall) < 1e-9);
        QVERIFY(std::abs(run.trajectory.outputs(0, 0) - (0.7 * g * fall * t - g * t * t / 2)) < 1e-8);
        QVERIFY(std::abs(run.outputs[0](0, 0) - g * fall * t) < 1e-8);
    }
    /// Full of the root's infinite derivative: h = (c/k)^2 is reached within a fraction of the first step.
    void aTankThatIsEmptyAtTheStartFills() {
        const ModelPtr model =
            compiled("model Tank parameter Real c=0.1; parameter Real k=1; Real h(start=0);"
                     " output Real y; equation der(h)=c-k*sqrt(max(h,0)); y=h; end Tank;");
        for (const double step : {0.1, 0.01})
            for (const double c : {0.0, 1e-12, 1e-8, 1e-5, 1e-3, 0.1, 1.0}) {
                const SimulationOptions options{.stepper = "radau", .step = step, .stopTime = 40};
                const std::vector<double> times{40}, p{c, 2};
                const Trajectory run = simulate(*model, p, {}, options, times);
                QVERIFY2(run.status.answered(), toString(run.status, *model).text().c_str());
                // What is left of the approach, e^(-2 c t/h), and a corrector that ends at 1e-10 of 1e-6.
                QVERIFY2(std::abs(run.outputs(0, 0) - c * c / 4) < 1e-9 * c * c + 1e-15,
                         qPrintable(QString("%1 for c = %2").arg(run.outputs(0, 0)).arg(c)));
            }
    }
    void theDamperFollowsItsDataAtTheTruth() {
        // A stiff model with a kink: 7300 1/s at the truth.
        const std::string folder = sourceDir() + "/resources/rigs/mr-damper/";
        const ModelPtr model = loadModel(folder + "mr-damper.mo");
        QFile file(QString::fromStdString(folder + "sine.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        std::vector<double> times, force;
        while (!file.atEnd()) {
            const auto cells = file.readLine().trimmed().split(',');
            times.push_back(cells[0].toDouble());
            force.push_back(cells[3].toDouble());
        }
        QCOMPARE(times.size(), std::size_t(1001));
        const SimulationOptions options{.stepper = "radau", .step = 1e-3 / 64, .stopTime = 1};
        std::size_t f = 0;
        while (model->outputs()[f].name != "F") ++f;
        const Trajectory run = simulate(*model, starts(*model), {}, options, times);
        QVERIFY2(run.status.answered(), toString(run.status, *model).text().c_str());
        double worst = 0;
        for (std::size_t k = 0; k < times.size(); ++k)
            worst = std::max(
                worst,
                std::abs(run.outputs(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(f)) - force[k]));
        // reference.json: the file's own error is 3.83e-8 N, of forces up to 2000 N.
        QVERIFY2(worst < 4e-8, qPrintable(QString::number(worst)));
    }
    /// Newton's method starts where the last step points; what it ends at is that of a step on its own.
    void aStepThatGoesOnIsThatOfARunThatBeginsThere() {
        for (const char* rates : {"der(x) = -r*x^3 + y; der(y) = 5*cos(7*time) - y*abs(y);",
                                  "der(x) = r*((1 - y^2)*x - y); der(y) = x;",
                                  "der(x) = r*(w - x*y); der(y) = x - w*y^2; der(w) = sin(3*x) - 9*w;"}) {
            const bool three = std::string(rates).find("der(w)") != std::string::npos;
            const ModelPtr model = compiled(
                (std::string("model M parameter Real r=40; parameter Real x0=1.3;"
                             " parameter Real y0=0.4; Real x(start=x0);"
                             " Real y(start=y0); output Real z; parameter Real w0=0.8; ") +
                 (three ? "Real w(start=w0); equation " : "equation ") + rates + " z = x + 3*y; end M;")
                    .c_str());
            constexpr double kStep = 0.01;
            SimulationOptions options{.stepper = "radau", .step = kStep, .stopTime = 100 * kStep};
            std::vector<double> times;
            for (int k = 1; k <= 100; ++k) times.push_back(kStep * k);
            const Trajectory run = simulate(*model, starts(*model), {}, options, times);
            QVERIFY(run.status.answered());
            for (Eigen::Index k = 0; k + 1 < 100; ++k) {
                options.startTime = times[static_cast<std::size_t>(k)];
                options.stopTime = times[static_cast<std::size_t>(k + 1)];
                std::vector<double> from = starts(*model);
                for (Eigen::Index x = 0; x < run.states.cols(); ++x)
                    from[static_cast<std::size_t>(1 + x)] = run.states(k, x);
                const std::vector<double> end{times[static_cast<std::size_t>(k + 1)]};
                const Trajectory step = simulate(*model, from, {}, options, end);
                QVERIFY(step.status.answered());
                const Eigen::VectorXd off = (step.states.row(0) - run.states.row(k + 1)).transpose();
                // Both end at corrections of 1e-15; the times of their steps differ by rounding.
                QVERIFY2(off.cwiseAbs().maxCoeff() < 1e-14 * (1 + run.states.row(k).cwiseAbs().maxCoeff()),
                         qPrintable(QString("step %1: %2").arg(k).arg(off.cwiseAbs().maxCoeff())));
            }
        }
    }
    /// Where the parameters leave directions of the dual numbers free, the states have them.
    void slopesDoNotDependOnHowManyAreAsked() {
        const ModelPtr model = compiled(
            "model M parameter Real a=1; parameter Real b=2; parameter Real c=0.5; parameter Real d=3;"
            " parameter Real e=0.2; parameter Real f=1.5; parameter Real g=0.1; parameter Real h=2.2;"
            " Real z(start=a); output Real y; equation"
            " der(z) = b*cos(d*time) - c*z*abs(z)^h - e*exp(f*z) + g; y = z; end M;");
        const SimulationOptions options{.stepper = "radau", .step = 0.02, .stopTime = 2};
        const std::vector<double> times{0.5, 1, 2};
        const std::vector<std::size_t> seven{0, 1, 2, 3, 4, 5, 7}, all{0, 1, 2, 3, 4, 5, 6, 7};
        const SensitivityResult few = simulateWithSensitivities(*model, starts(*model), seven, {}, options,
                                                                times),
                                many = simulateWithSensitivities(*model, starts(*model), all, {}, options,
                                                                 times);
        QVERIFY(few.trajectory.status.answered() && many.trajectory.status.answered());
        for (std::size_t row = 0; row < times.size(); ++row)
            for (std::size_t k = 0; k < seven.size(); ++k) {
                const double one = few.outputs[row](0, static_cast<Eigen::Index>(k)),
                             other = many.outputs[row](0, static_cast<Eigen::Index>(seven[k]));
                QVERIFY(other != 0);
                QCOMPARE(one, other);
            }
    }
    void aStepWithoutSolutionSaysSo() {
        const ModelPtr model = compiled(R"(model Escape
  Real x(start=1);
equation
  der(x) = x^2;
end Escape;)");
        // x = 1/(1 - t) has no value at 1; nor have the equations of this step.
        const SimulationOptions options{.stepper = "radau", .step = 2, .stopTime = 2};
        const Trajectory run = simulate(*model, {}, {}, options);
        QVERIFY(!run.status.answered());
        QVERIFY2(toString(run.status, *model).text().find("Newton") != std::string::npos,
                 toString(run.status, *model).text().c_str());
    }
};

RIGOR_TEST(TestRadau)
#include "test_radau.moc"

} // namespace test_radau
