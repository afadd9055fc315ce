// What the window runs is what the terminal runs: the same study gives the same problem, key by key.
#include "core/engine/external/consent.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_same_problem {

using namespace rigor;

namespace {

const std::string kLag =
    "model Lag\n  parameter Real T(unit=\"s\") = 0.4;\n  parameter Real g = 1;\n  parameter Real b = 0;\n"
    "  input Real u;\n  Real x(start=0, fixed=true);\n  output Real y;\n  output Real z;\nequation\n"
    "  T*der(x) = g*u - x;\n  y = x + b;\n  z = 2*x;\nend Lag;\n";

/// Rows every 0.02 s from `first` on.
std::string record(const char* column, double first, double scale) {
    std::string text = fmt::format("t [s],{}\n", column);
    for (int k = 0; k < 200; ++k)
        text += fmt::format("{:.6f},{:.9f}\n", first + 0.02 * k, scale * std::sin(0.05 * k));
    return text;
}

const std::string kHead = "method = \"least-squares\"\nmodel = \"lag.mo\"\n[data]\nlayout = \"signals\"\n";
const std::string kTogether =
    "files = [{file = \"u.csv\", experiment = 1}, {file = \"y.csv\", experiment = 1}]\n";
const std::string kLate = "files = [\"late.csv\"]\n";
const std::string kUnknown = "[unknowns.T]\nstart = 0.4\nmin = 0.1\nmax = 2\n";

std::string textOf(const Problem& problem) {
    std::string text;
    for (const Experiment& experiment : problem.data.experiments) {
        text += experiment.label;
        for (const auto& [name, value] : experiment.conditions) text += fmt::format(" {}={}", name, value);
        for (const Measurement& m : experiment.measurements)
            text +=
                fmt::format("\n{} {} sd {} bound {} clock {} times {} values {}", m.output, m.times.size(),
                            m.standardDeviation, m.bound, m.clock ? m.clock->terms.size() : 0,
                            fmt::join(m.times, " "), fmt::join(m.values, " "));
        for (const auto& [name, signal] : experiment.inputs)
            text += fmt::format("\n{} {} clock {}", name, fmt::join(signal.knots(), " "),
                                signal.clock() ? signal.clock()->terms.size() : 0);
    }
    for (const Unknown& u : problem.unknowns)
        text += fmt::format("\nunknown {} {} {} {} {}", u.name, u.value.start, u.value.min, u.value.max,
                            u.logarithmic);
    for (const auto& [name, value] : problem.fixed) text += fmt::format("\nfixed {} {}", name, value);
    for (const Tie& tie : problem.ties) text += "\ntie " + tie.parameter;
    for (const SensorNoise& noise : problem.noise) text += "\nnoise " + noise.output;
    return text + fmt::format("\nconstraints {} from {} to {} {} seed {} parameters {}",
                              problem.constraints.size(), problem.simulation.startTime,
                              problem.simulation.stopTime.value_or(-1), problem.simulation.stepper,
                              problem.seed, problem.model->parameters().size());
}

} // namespace

class TestSameProblem : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    void write(const char* name, const std::string& text) {
        std::ofstream(folder_.filePath(name).toStdString()) << text;
    }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings("same-problem");
        write("lag.mo", kLag);
        write("u.csv", record("u", 0, 1));
        write("y.csv", record("y", 0.01, 0.8));
        std::string late = record("u,y", 0, 1);
        late = "t [s],u,y\n";
        for (int k = 0; k < 200; ++k)
            late += fmt::format("{:.6f},{:.9f},{:.9f}\n", 7 + 0.02 * k, std::sin(0.05 * k),
                                std::sin(0.05 * k - 0.3));
        write("late.csv", late);
        if (QStandardPaths::findExecutable("cc").isEmpty()) return;
        write("small.fmu", small_fmu::bytesOf({}));
        trustOnce(folder_.filePath("small.fmu").toStdString());
    }

    void theWindowRunsWhatTheTerminalRuns_data() {
        QTest::addColumn<QString>("study");
        const auto row = [](const char* name, const std::string& text) {
            QTest::addRow("%s", name) << QString::fromStdString(text);
        };
        row("plain", kHead + kTogether + kUnknown);
        row("late", kHead + kLate + kUnknown);
        row("late, the start stated", kHead + kLate + kUnknown + "[simulation]\nstart_time = 6.5\n");
        row("stop time", kHead + kTogether + kUnknown + "[simulation]\nstop_time = 2.0\n");
        row("clock",
            kHead + kTogether + kUnknown +
                "[unknowns.o]\nof = \"y.csv\"\nkind = \"offset\"\nstart = 0\nmin = -0.1\nmax = 0.1\n");
        row("clock of an input",
            kHead + kTogether + kUnknown +
                "[unknowns.o]\nof = \"u.csv\"\nkind = \"drift\"\nstart = 0\nmin = -0.01\nmax = "
                "0.01\n");
        row("known clock", kHead + kTogether + kUnknown +
                               "[unknowns.o]\nof = \"y.csv\"\nkind = \"offset\"\n[parameters]\no = 0.05\n");
        row("sensor", kHead + kTogether + kUnknown +
                          "[unknowns.f]\nof = \"y\"\nkind = \"gain\"\nstart = 1\nmin = 0.5\nmax = "
                          "2\n[unknowns.d]\nof = "
                          "\"y\"\nkind = \"delay\"\nstart = 0\nmin = 0\nmax = 0.1\n");
        row("stated deviation", kHead + kTogether + "[data.standard_deviations]\ny = 0.1\n" + kUnknown);
        row("noise given", kHead + kTogether + "[data.noise]\ny = 0.1\n" + kUnknown);
        row("noise searched",
            kHead + kTogether + "[data.noise]\ny = {start = 0.1, min = 0, max = 1}\n" + kUnknown);
        row("tie", kHead + kTogether + kUnknown + "[unknowns.b]\nequals = \"2*T\"\n");
        row("start unknown", kHead + kTogether + "[data.start]\nx = \"unknown\"\n" + kUnknown);
        row("start measured",
            kHead + kTogether + "[data.start]\nx = \"measured\"\n[parameters]\nb = 0\n" + kUnknown);
        row("fixed", kHead + kTogether + kUnknown + "[parameters]\ng = 1.1\n");
        row("offset of a file", kHead +
                                    "files = [{file = \"u.csv\", experiment = 1}, {file = \"y.csv\", "
                                    "experiment = 1, offset = 0.2}]\n" +
                                    kUnknown);
        row("seed", "seed = 7\n" + kHead + kTogether + kUnknown);
        row("held inputs", kHead + "interpolation = \"hold\"\n" + kTogether + kUnknown);
        row("constraint", kHead + kTogether + kUnknown +
                              "[unknowns.g]\nstart = 1\nmin = 0\nmax = 3\n[constraints]\ne1 = \"T < g\"\n");
        if (!QFile::exists(folder_.filePath("small.fmu"))) return;
        // Its input u keeps its own value.
        const std::string fmu = "method = \"least-squares\"\nmodel = \"small.fmu\"\n[data]\n"
                                "layout = \"signals\"\nfile = \"y.csv\"\n";
        const std::string k = "[unknowns.k]\nstart = 1\nmin = 0.1\nmax = 9\n";
        row("FMU without its input", fmu + k);
        row("FMU, start given", fmu + "[data.start]\nx = 0.5\n" + k);
        row("FMU, model exchange", fmu + k + "[simulation]\ninterface = \"model-exchange\"\n");
    }
    void theWindowRunsWhatTheTerminalRuns() {
        QFETCH(const QString, study);
        const QString file = folder_.filePath("lag.toml");
        write("lag.toml", study.toStdString());
        std::string terminal, refused;
        try {
            terminal = textOf(prepare(loadStudy(file.toStdString())).whole());
        } catch (const Error& e) {
            refused = e.what();
        }
        QVERIFY2(refused.empty(), refused.c_str());
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(file);
        QVERIFY2(waitUntil([&] { return !document.isEmpty() && document.whyNotRun().isEmpty(); }, 60000),
                 qPrintable(document.whyNotRun().join(' ')));
        QCOMPARE(QString::fromStdString(textOf(document.prepareRun()->whole())),
                 QString::fromStdString(terminal));
    }

    /// Of the pages that prepare the problem for themselves: the picture of the distributions, the
    /// integrator.
    void everyPageOpensOnEveryKindOfStudy_data() {
        QTest::addColumn<std::string>("more");
        const auto row = [](const char* name, const std::string& more) { QTest::newRow(name) << more; };
        row("noise given", "[data.noise]\ny = 0.1\n");
        row("noise searched", "[data.noise]\ny = {start = 0.1, min = 0, max = 1}\n");
        row("held back", "[data.validation]\nshare = 0.3\nseed = 1\n");
    }
    void everyPageOpensOnEveryKindOfStudy() {
        QFETCH(const std::string, more);
        std::string rows = "u,y\n";
        for (int k = 0; k < 12; ++k) rows += fmt::format("{},{}\n", 1 + 0.1 * k, 2 + 0.3 * k + 0.1 * (k % 3));
        write("rows.csv", rows);
        write("line.mo", "model Line\n  parameter Real k = 2;\n  parameter Real u = 1;\n  output Real y;\n"
                         "equation\n  y = k*u;\nend Line;\n");
        const QString file = folder_.filePath("line.toml");
        write("line.toml",
              "method = \"inverse-uncertainty\"\nmodel = \"line.mo\"\n[data]\nfile = \"rows.csv\"\n"
              "[data.conditions]\nu = \"u\"\n" +
                  more +
                  "[unknowns.k]\nfamily = \"normal\"\nlower = 0\nupper = 6\n[unknowns.k.mean]\n"
                  "start = 2\nmin = 1\nmax = 5\n[unknowns.k.standard_deviation]\nstart = 0.2\n"
                  "min = 0.01\nmax = 1\n");
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(file);
        QVERIFY2(waitUntil([&] { return !document.isEmpty() && document.whyNotRun().isEmpty(); }, 60000),
                 qPrintable(document.whyNotRun().join(' ')));
        for (const int page : {kUnknowns, kRun}) {
            window.goTo(page);
            waitUntil([] { return false; }, 300);
        }
        QCOMPARE(document.prepareRun()->whole().data.experiments.size(), std::size_t{12});
    }
};

RIGOR_WINDOW_TEST(TestSameProblem)
#include "test_same_problem.moc"

} // namespace test_same_problem
