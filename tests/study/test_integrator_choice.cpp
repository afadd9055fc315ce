// A study that names no integrator gets one that its longest record and its model need; the answer stays
// right.
#include "core/engine/modelica/compile.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/run_folder.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_integrator_choice {

using namespace rigor;

class TestIntegratorChoice : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    /// x' = -k x from 1; the record has 60 values in 3 time constants.
    Result run(double k, const std::string& simulation = {}) const {
        samples::write(
            folder_.filePath("decay.mo"),
            "model Decay\n  parameter Real k(unit=\"1/s\") = 1;\n  output Real y(start=1);\nequation\n"
            "  der(y) = -k*y;\nend Decay;\n");
        std::string text = "t [s],y\n";
        for (int i = 0; i <= 60; ++i)
            text +=
                fmt::format("{},{}\n", 0.05 * i / k, std::exp(-0.05 * i) * (1 + 1e-4 * std::sin(5.0 * i)));
        samples::write(folder_.filePath("decay.csv"), text);
        PreparedStudy prepared = prepare(parseStudy(
            fmt::format("method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"decay.csv\"\n"
                        "layout = \"signals\"\n[unknowns.k]\nstart = {}\nmin = {}\nmax = {}\n{}",
                        0.5 * k, 0.05 * k, 20 * k, simulation),
            folder_.filePath("study.toml").toStdString()));
        return runStudy(prepared, {});
    }
    static std::string notes(const Result& result) {
        std::string all;
        for (const Message& note : result.notes) all += note.text() + "\n";
        return all;
    }

  private Q_SLOTS:
    void anOrdinaryRecordKeepsTheDefault() {
        const Result result = run(1);
        QVERIFY(notes(result).find("Integrator") == std::string::npos);
        QVERIFY(std::abs(result.unknowns.front().value - 1) < 1e-3);
    }
    void aLongRecordStepsByItsError() {
        const Result result = run(1e-4); // 3e4 s
        QVERIFY(notes(result).find("Integrator dopri5, whose steps follow the error: a record of 30000 s") !=
                std::string::npos);
        QVERIFY(std::abs(result.unknowns.front().value / 1e-4 - 1) < 1e-3);
    }
    void aFastModelIsNotUnstable() {
        const Result result = run(1e4); // 0.3 ms: a step would be three time constants long
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY(std::abs(result.unknowns.front().value / 1e4 - 1) < 1e-3);
    }
    void whatIsStatedIsTaken() {
        QVERIFY(notes(run(1e-4, "[simulation]\nstepper = \"radau\"\nstep = 300.0\n")).find("Integrator") ==
                std::string::npos);
    }
    void whatStiffModelsGive_data() {
        QTest::addColumn<QString>("equations");
        QTest::addColumn<double>("stop");
        const auto row = [](const char* name, const char* equations, double stop) {
            QTest::newRow(name) << QString(equations) << stop;
        };
        row("linear", "Real x(start=1); equation der(x) = -1e5*(x - cos(time)); y = x;", 1);
        row("slow and fast",
            "Real x(start=1); Real z(start=0); equation der(x) = z - x; "
            "der(z) = -3e4*(z - 0.5*x); y = x;",
            5);
        row("spring with a strong damper",
            "Real x(start=0.001); Real v(start=0); equation der(x) = v; "
            "der(v) = -1e9*x - 1e5*v + 9.81; y = x;",
            1);
        row("light spring",
            "Real x(start=1e-3); Real v(start=0); equation der(x) = v; "
            "der(v) = -1e8*x - 100*v; y = x;",
            0.05);
        row("Robertson",
            "Real x(start=1); Real b(start=0); Real c(start=0); equation "
            "der(x) = -0.04*x + 1e4*b*c; der(b) = 0.04*x - 1e4*b*c - 3e7*b*b; "
            "der(c) = 3e7*b*b; y = x;",
            40);
        row("van der Pol",
            "Real x(start=2); Real v(start=0); equation der(x) = v; "
            "der(v) = 1000*(1 - x*x)*v - x; y = x;",
            200);
        row("implicit",
            "Real x(start=1); Real z(start=0.5); equation der(x) = -1e4*z; "
            "0 = z + z*z*z/3 - x + 0.2*cos(time); y = x;",
            1);
    }
    /// By what is chosen, beside an integrator with step control and tight tolerances; the default alone
    /// would be nonsense, which is said of it.
    void whatStiffModelsGive() {
        QFETCH(QString, equations);
        QFETCH(double, stop);
        const ModelPtr model = compileModel("model Stiff\n parameter Real p = 1; output Real y;\n" +
                                                equations.toStdString() + "\nend Stiff;\n",
                                            "stiff.mo")
                                   .model;
        QVERIFY(model);
        const std::vector<double> parameters{1};
        SimulationOptions options, right;
        options.stopTime = right.stopTime = stop;
        right.stepper = "rosenbrock4";
        right.relativeTolerance = 1e-10;
        const std::string said = unstableSteps(*model, parameters, {}, options, {}).text();
        QVERIFY2(said.find("are too long for rk4: the model changes at up to") != std::string::npos,
                 said.c_str());
        const std::string chosen = chooseForRun(*model, parameters, {}, options, {}).text();
        QVERIFY2(chosen.starts_with("Integrator "), chosen.c_str());
        QVERIFY(options.stepper != "rk4");
        QVERIFY(unstableSteps(*model, parameters, {}, options, {}).empty());
        const Trajectory ours = simulate(*model, parameters, {}, options),
                         theirs = simulate(*model, parameters, {}, right);
        QVERIFY(ours.status.answered() && theirs.status.answered());
        const double scale = theirs.outputs.col(0).cwiseAbs().maxCoeff();
        QVERIFY(std::abs(ours.endOutputs[0] - theirs.endOutputs[0]) < 1e-5 * scale);
        // Steps that are short enough are nobody's concern.
        SimulationOptions fine;
        fine.stopTime = 1e-6;
        fine.step = 1e-9;
        QVERIFY(unstableSteps(*model, parameters, {}, fine, {}).empty());
    }
    /// radau has no step control of its own, and its fixed steps pass over the first milliseconds of this
    /// one: it went to a = -92.
    void aStiffRecordIsFitted() {
        const std::string model =
            "model Robertson\n  parameter Real k1 = 0.03;\n  Real a(start=1);\n  Real b(start=0);\n"
            "  Real c(start=0);\n  output Real y;\nequation\n  der(a) = -k1*a + 1e4*b*c;\n"
            "  der(b) = k1*a - 1e4*b*c - 3e7*b*b;\n  der(c) = 3e7*b*b;\n  y = a;\nend Robertson;\n";
        SimulationOptions right;
        right.stopTime = 150;
        right.stepper = "rosenbrock4";
        std::vector<double> times;
        for (int i = 0; i <= 15; ++i) times.push_back(10.0 * i);
        const Trajectory truth =
            simulate(*compileModel(model, "r.mo").model, std::vector{0.04}, {}, right, times);
        QVERIFY(truth.status.answered());
        std::string text = "t [s],y\n";
        for (int i = 0; i <= 15; ++i)
            text += fmt::format("{},{}\n", times[static_cast<std::size_t>(i)], truth.outputs(i, 0));
        samples::write(folder_.filePath("robertson.mo"), model);
        samples::write(folder_.filePath("robertson.csv"), text);
        PreparedStudy prepared =
            prepare(parseStudy("method = \"least-squares\"\nmodel = \"robertson.mo\"\n[data]\nfile = "
                               "\"robertson.csv\"\nlayout = "
                               "\"signals\"\n[unknowns.k1]\nstart = 0.035\nmin = 0.02\nmax = 0.08\n",
                               folder_.filePath("study.toml").toStdString()));
        const Result result = runStudy(prepared, {});
        QVERIFY2(std::abs(result.unknowns.front().value / 0.04 - 1) < 1e-5,
                 fmt::format("{} {}", result.unknowns.front().value, notes(result)).c_str());
    }
    /// Longer steps, and the answer of short ones.
    void aFilterStepsAsItsRatesAllow() {
        samples::write(folder_.filePath("lag.mo"),
                      "model Lag\n  parameter Real T(unit=\"s\", min=10, max=200) = 50;\n  input Real u;\n"
                      "  Real x(start=0);\n  output Real y;\nequation\n  T*der(x) = u - x;\n  y = x;\n"
                      "end Lag;\n");
        std::string text = "t [s],u,y\n";
        double x = 0;
        for (int i = 0; i <= 400; ++i) {
            const double u = i / 40 % 2;
            text += fmt::format("{},{},{:.6f}\n", i, u, x + 0.01 * std::sin(37.0 * i * i));
            x = u + (x - u) * std::exp(-1 / 60.0);
        }
        samples::write(folder_.filePath("lag.csv"), text);
        const auto filtered = [&](const std::string& simulation) {
            PreparedStudy prepared = prepare(
                parseStudy("method = \"filter\"\nmodel = \"lag.mo\"\n[data]\nfile = \"lag.csv\"\nlayout = "
                           "\"signals\"\ninterpolation = \"hold\"\n[data.standard_deviations]\ny = "
                           "0.007\n[unknowns.T]\nstart = 40.0\n[options]\nstart = \"x: 0 +- 0.01\"\n" +
                               simulation,
                           folder_.filePath("study.toml").toStdString()));
            return runStudy(prepared, {});
        };
        const Result own = filtered(""), fine = filtered("[simulation]\nstep = 0.01\n");
        QVERIFY2(notes(own).find("Steps of 0.4 s") != std::string::npos, notes(own).c_str());
        QVERIFY(notes(fine).find("Steps of") == std::string::npos);
        const Estimate &a = own.unknowns.front(), &b = fine.unknowns.front();
        QVERIFY(std::abs(a.value - 60) < 4 * a.standardError);
        QVERIFY(std::abs(a.value - b.value) < 1e-3 * b.standardError);
        QVERIFY(std::abs(a.standardError / b.standardError - 1) < 1e-3);
    }
    /// While a record grows its steps are chosen as those of a run, and again once it is twice as long.
    void aGrowingRecordIsAskedAgainAtTwiceItsLength() {
        samples::write(
            folder_.filePath("slow.mo"),
            "model Slow\n  parameter Real T(unit=\"s\") = 50;\n  Real x(start=1);\n  output Real y;\n"
            "equation\n  T*der(x) = -x;\n  y = x;\nend Slow;\n");
        const auto grownTo = [&](int seconds) {
            std::string text = "t [s],y\n";
            for (int t = 0; t <= seconds; t += 2) text += fmt::format("{},{:.6f}\n", t, std::exp(-t / 60.0));
            samples::write(folder_.filePath("slow.csv"), text);
            return prepare(
                parseStudy("method = \"filter\"\nmodel = \"slow.mo\"\n[data]\nfile = \"slow.csv\"\n"
                           "layout = \"signals\"\n[data.standard_deviations]\ny = 0.01\n"
                           "[unknowns.T]\nstart = 50\nmin = 10\nmax = 200\n[options]\n"
                           "start = \"x: 1 +- 0.1\"\nuncertainty = \"T: 20\"\n",
                           folder_.filePath("slow.toml").toStdString()));
        };
        const auto stepOfRun = [&](int seconds) {
            PreparedStudy prepared = grownTo(seconds);
            (void)chooseIntegrator(prepared.study, prepared.problem, {});
            return prepared.problem.simulation.step;
        };
        GrowingChoice growing;
        const auto stepOf = [&](int seconds) {
            PreparedStudy prepared = grownTo(seconds);
            growing.apply(prepared.study, prepared.problem, {});
            return prepared.problem.simulation.step;
        };
        QCOMPARE(stepOf(400), stepOfRun(400));
        QVERIFY(stepOf(400) > 0.001);
        QCOMPARE(stepOf(700), stepOfRun(400)); // not asked again
        QCOMPARE(stepOf(900), stepOfRun(900));
    }

    void aStiffModelGetsAnImplicitOne() {
        samples::write(folder_.filePath("stiff.mo"),
                      "model Stiff\n  parameter Real k(unit=\"1/s\") = 0.001;\n  Real z(start=0);\n"
                      "  output Real y(start=1);\nequation\n  der(y) = -k*z;\n  der(z) = 1e5*(y - z);\n"
                      "end Stiff;\n");
        std::string text = "t [s],y\n";
        for (int i = 0; i <= 60; ++i)
            text += fmt::format("{},{}\n", 50 * i, std::exp(-0.05 * i) * (1 + 1e-4 * std::sin(5.0 * i)));
        samples::write(folder_.filePath("stiff.csv"), text);
        PreparedStudy prepared = prepare(
            parseStudy("method = \"least-squares\"\nmodel = \"stiff.mo\"\n[data]\nfile = \"stiff.csv\"\n"
                       "layout = \"signals\"\n[unknowns.k]\nstart = 0.0005\nmin = 0.0001\nmax = 0.01\n",
                       folder_.filePath("study.toml").toStdString()));
        const Result result = runStudy(prepared, {});
        QVERIFY2(notes(result).find("Integrator radau") != std::string::npos, notes(result).c_str());
        QVERIFY(std::abs(result.unknowns.front().value / 0.001 - 1) < 1e-3);
    }
};
RIGOR_TEST(TestIntegratorChoice)
#include "test_integrator_choice.moc"

} // namespace test_integrator_choice
