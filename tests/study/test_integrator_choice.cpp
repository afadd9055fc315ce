// A study that names no integrator gets one that its longest record and its model need; the answer stays
// right.
#include "core/engine/external/consent.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/external.h"
#include "core/methods/result/provenance.h"
#include "core/study/run/experiment_run.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/trial_runs.h"
#include "tests/engine/fmu/small_fmu.h"
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
    void whatIsStatedAndTooLongIsSaid() {
        const auto warned = [](const Result& result) {
            return std::ranges::any_of(result.warnings, [](const Message& one) {
                return one.text().find("s are too long for rk4: the model changes at up to") !=
                       std::string::npos;
            });
        };
        QVERIFY(warned(run(1e4, "[simulation]\nstepper = \"rk4\"\nstep = 1e-3\n")));
        QVERIFY(warned(run(1e4, "[simulation]\nstep = 1e-3\n")));
        QVERIFY(warned(run(1e4, "[simulation]\nstepper = \"rk4\"\n"))); // the step of the default
        QVERIFY(!warned(run(1e4, "[simulation]\nstep = 1e-5\n")));
        QVERIFY(!warned(run(1e4, "[simulation]\nstepper = \"dopri5\"\n")));
        QVERIFY(!warned(run(1, "[simulation]\nstepper = \"rk4\"\n")));
    }
    void whatEveryMethodIsToldOfItsSteps_data() { whatStiffModelsGive_data(); }
    /// Of each family of stiff models, and by each method that takes such steps.
    void whatEveryMethodIsToldOfItsSteps() {
        QFETCH(QString, equations);
        QFETCH(double, stop);
        samples::write(folder_.filePath("stiff.mo"), "model Stiff\n parameter Real p(min=0.1, max=10) = 1; "
                                                     "output Real y;\n" +
                                                         equations.toStdString() + "\nend Stiff;\n");
        std::string text = "t [s],y\n";
        for (int i = 0; i <= 20; ++i) text += fmt::format("{},{}\n", stop * i / 20, 1 + 0.01 * (i % 3));
        samples::write(folder_.filePath("stiff.csv"), text);
        const auto toldOf = [&](const std::string& method, const std::string& simulation) {
            const std::string unknown = method == "inverse-uncertainty"
                                            ? "[unknowns.p]\ndistribution = \"normal\"\n"
                                              "mean = { start = 1, min = 0.5, max = 2 }\n"
                                              "standard_deviation = { start = 0.1, min = 0.01, max = 0.3 }\n"
                                            : "[unknowns.p]\nstart = 1\nmin = 0.5\nmax = 2\n";
            Study study = parseStudy("method = \"least-squares\"\nmodel = \"stiff.mo\"\n[data]\nfile = "
                                     "\"stiff.csv\"\nlayout = \"signals\"\n" +
                                         unknown + "[simulation]\nstepper = \"rk4\"\n" + simulation,
                                     folder_.filePath("study.toml").toStdString());
            Problem problem = prepare(study).problem;
            study.method = method;
            return unstableSteps(study, problem, {}, {}).text();
        };
        for (const char* method : {"least-squares", "filter", "model-adequacy"}) {
            QVERIFY2(toldOf(method, "").find("These values may be nonsense.") != std::string::npos, method);
            QCOMPARE(toldOf(method, "step = 1e-11\n"), std::string());
        }
        QCOMPARE(toldOf("verified", ""), std::string()); // takes no steps of rk4
        QCOMPARE(toldOf("homotopy", ""), std::string()); // asks its pulled model
    }
    /// The search may end where the model is faster than where it began.
    void stepsAreAskedAtTheAnswerToo() {
        samples::write(folder_.filePath("fast.mo"),
                       "model Fast\n  parameter Real k(unit=\"1/s\") = 100;\n  output Real y(start=1);\n"
                       "equation\n  der(y) = -k*y;\nend Fast;\n");
        samples::write(folder_.filePath("fast.csv"), "t [s],y\n0,1\n0.01,0.5\n0.02,0.1\n");
        const Study study =
            parseStudy("method = \"least-squares\"\nmodel = \"fast.mo\"\n[data]\nfile = \"fast.csv\"\n"
                       "layout = \"signals\"\n[unknowns.k]\nstart = 100\n[simulation]\nstep = 1e-3\n",
                       folder_.filePath("study.toml").toStdString());
        const Problem problem = prepare(study).problem;
        QVERIFY(unstableSteps(study, problem, {}, {}).empty());
        QVERIFY(unstableSteps(study, problem, {{"k", 2000.0}}, {}).empty()); // 2 of 2.7
        QVERIFY(unstableSteps(study, problem, {{"k", 5000.0}}, {}).text().find("s are too long for rk4") !=
                std::string::npos);
    }
    /// How fast an FMU changes is not known from outside.
    void whatIsIntegratedForAnFmuFollowsTheError() {
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler here");
        const std::string file = folder_.filePath("pump.fmu").toStdString();
        samples::write(
            folder_.filePath("pump.fmu"),
            small_fmu::bytesOf({.coSimulation = false, .experiment = "stopTime=\"4\" stepSize=\"0.01\""}));
        const ModelPtr model = loadModel(file);
        trustOnce(model->external()->code());
        SimulationOptions options;
        const std::vector<double> parameters = presentParameters(*model, {});
        const std::string told =
            chooseForRun(*model, parameters, std::vector<Signal>{Signal(0.0)}, options, {}).text();
        QCOMPARE(told,
                 std::string("Integrator dopri5, whose steps follow the error: how fast pump.fmu changes "
                             "is not known from outside (simulation.stepper)."));
        QCOMPARE(options.stepper, std::string("dopri5"));
        // Without a word said it runs so, and as long as its file says.
        const ExperimentRun run = simulateExperiment(*model, {}, nullptr);
        QVERIFY(run.trajectory.status.answered());
        QCOMPARE(run.stepper, std::string("dopri5"));
        QCOMPARE(run.stopTime, 4.0);
        QVERIFY(std::abs(run.trajectory.endOutputs[0] - std::exp(-8.0)) < 1e-5);
        // Co-Simulation has steps of its own.
        samples::write(folder_.filePath("pump2.fmu"), small_fmu::bytesOf({.modelExchange = false}));
        const ModelPtr other = loadModel(folder_.filePath("pump2.fmu").toStdString());
        SimulationOptions own;
        QVERIFY(chooseForFmu(*other, own).empty());
        QCOMPARE(own.stepper, SimulationOptions().stepper);
    }
    /// From some runs that it may make, unless it is known already.
    void whatARunOfAModelFromElsewhereCosts() {
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler here");
        samples::write(folder_.filePath("cost.fmu"), small_fmu::bytesOf({}));
        const ModelPtr model = loadModel(folder_.filePath("cost.fmu").toStdString());
        measureCost(*model, {}, nullptr); // nobody has allowed it
        QVERIFY(std::isnan(model->capabilities().secondsPerRun));
        trustOnce(model->external()->code());
        Study slow;
        slow.parameters["mode"] = small_fmu::Slow; // 20 ms a step, of 100 steps
        measureCost(*model, slow, nullptr);
        const double each = model->capabilities().secondsPerRun;
        QVERIFY2(each >= 2, std::to_string(each).c_str());
        QCOMPARE(expectedSeconds(*model, 30, 2), 15 * each);
        QCOMPARE(expectedSeconds(*model, 30, 1), 30 * each);
        const ModelPtr text =
            compileModel("model M\n parameter Real p = 1; output Real y; equation y = p; end M;\n", "m.mo")
                .model;
        measureCost(*text, {}, nullptr);
        QVERIFY(std::isnan(expectedSeconds(*text, 30, 1)));
        const auto runs = [](const char* optimiser) {
            const auto method = makeMethod("least-squares");
            method->options().set("optimiser", std::string(optimiser));
            return method->expectedRuns(2, 3);
        };
        QVERIFY(runs("least-squares") > 3 * 100 && runs("least-squares") < 3 * 300);
        QVERIFY(runs("genetic") > runs("multi-start") && runs("multi-start") > runs("least-squares"));
        QVERIFY(std::isnan(makeMethod("inverse-uncertainty")->expectedRuns(2, 3)));
    }
    /// The window keeps its model from run to run.
    void aSecondRunCountsItsOwnDifferences() {
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler here");
        samples::write(folder_.filePath("twice.fmu"), small_fmu::bytesOf({}));
        std::string text = "t [s],x\n";
        for (int i = 0; i <= 20; ++i)
            text += fmt::format("{},{}\n", 0.05 * i, std::exp(-0.1 * i) + 1e-3 * std::sin(7.0 * i));
        samples::write(folder_.filePath("twice.csv"), text);
        PreparedStudy prepared = prepare(
            parseStudy("method = \"least-squares\"\nmodel = \"twice.fmu\"\n[data]\nfile = \"twice.csv\"\n"
                       "layout = \"signals\"\n[unknowns.k]\nstart = 1\nmin = 0.5\nmax = 5\n",
                       folder_.filePath("study.toml").toStdString()));
        trustOnce(prepared.problem.model->external()->code());
        long long live = 0;
        Progress progress;
        progress.report = [&](const ProgressEvent& event) { live = std::max(live, event.simulations); };
        const auto made = [](const Result& result) { return provenanceOf(result).simulations.value_or(0); };
        const long long first = made(runStudy(prepared, progress));
        QVERIFY2(live > 2 * 3 && live <= first, fmt::format("{} {}", live, first).c_str());
        const long long second = made(runStudy(prepared, {}));
        // Its noise is known now.
        QVERIFY2(second <= first && second > first / 2, fmt::format("{} {}", first, second).c_str());
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
