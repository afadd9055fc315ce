// What a study states of its data is there, has an effect and counts once; deviations carry their unit.

#include "core/engine/data/dataset.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_stated_keys {

using namespace rigor;

namespace {

const char* const kLag = R"(model Lag "first-order lag with an integrator behind it"
  parameter Real tau(unit="s", min=0.01) = 0.5;
  input Real u(unit="V");
  Real x(unit="V", start=0);
  Real s(unit="V.s", start=0);
  output Real y(unit="mm");
  output Real z(unit="V.s");
equation
  der(x) = (u - x)/tau;
  der(s) = x;
  y = x;
  z = s;
end Lag;
)";

double input(double t) { return std::sin(2 * t) > 0 ? 1 : -1; }

/// Exact trajectory of the lag: its input changes only at half periods of sin(2 t), where steps end.
std::string record(double from, double to) {
    std::string text = "t [s],u [V],y [mm],z [V.s]\n";
    double x = 0, s = 0;
    const double h = 0.02, tau = 0.8;
    const int parts = 20;
    for (int k = 0; k <= 500; ++k) {
        const double t = h * k;
        if (!(t > from && t < to))
            text += fmt::format("{:.2f},{:.6f},{:.9f},{:.9f}\n", t, input(t + h / 2), x, s);
        const double fine = h / parts, u = input(t + h / 2);
        for (int i = 0; i < parts; ++i) {
            const double next = u + (x - u) * std::exp(-fine / tau);
            s += u * fine + (x - u) * tau * (1 - std::exp(-fine / tau));
            x = next;
        }
    }
    return text;
}

class Folder {
  public:
    Folder(double gapFrom = 100, double gapTo = 100) {
        samples::write(path("lag.mo"), kLag);
        samples::write(path("a.csv"), record(gapFrom, gapTo));
    }
    QString path(const char* name) const { return dir_.filePath(name); }
    PreparedStudy prepared(const std::string& data, const std::string& method = "least-squares",
                           const std::string& rest = {}) const {
        const std::string text =
            "method = \"" + method +
            "\"\nmodel = \"lag.mo\"\n[unknowns.tau]\nstart = 0.5\nmin = 0.1\nmax = 2.0\n" + rest +
            "[simulation]\nstep = 0.005\n[data]\nlayout = \"signals\"\ninterpolation = \"hold\"\n" + data;
        return prepare(parseStudy(text, path("s.toml").toStdString()));
    }
    std::string refusal(const std::string& data, const std::string& method = "least-squares") const {
        try {
            prepared(data, method);
        } catch (const Error& e) {
            return e.what();
        }
        return {};
    }

  private:
    QTemporaryDir dir_;
};

bool said(const auto& all, const std::string& part) {
    return std::any_of(all.begin(), all.end(),
                       [&](const std::string& s) { return s.find(part) != std::string::npos; });
}

} // namespace

class TestStatedKeys : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void namesThatAreNotThereAreRefused_data() {
        QTest::addColumn<QString>("data");
        QTest::addColumn<QString>("named");
        const char* const file = "file = \"a.csv\"\n";
        const auto row = [&](const char* text, const char* named) {
            QTest::newRow(text) << QString(file) + text << QString(named);
        };
        row("standard_deviations = { x3 = 0.1 }", "data.standard_deviations names \"x3\"");
        row("standard_deviations = { u = 0.1 }", "data.standard_deviations names \"u\"");
        row("standard_deviations = { y = \"2 N\" }", "data.standard_deviations.y");
        row("standard_deviations = { y = \"two mm\" }", "is no number");
        row("standard_deviations = { y = inf }", "finite");
        row("bounds = { y = inf }", "finite");
        row("bounds = { x3 = 1.0 }", "data.bounds names \"x3\"");
        row("marked = [\"a.csv:5:nope\"]", "\"nope\"");
        row("marked = [\"a.csv:99999:y\"]", "99999");
        row("marked = [\"b.csv:5:y\"]", "b.csv");
        row("ignored = [\"nope\"]", "data.ignored");
        row("numbers = [\"nope\"]", "data.numbers");
        row("header_line = -1", "data.header_line");
        row("delimiter = \"comma\"", "not a delimiter");
        row("delimiter = \";\"", "Is the delimiter right?");
    }
    void namesThatAreNotThereAreRefused() {
        QFETCH(QString, data);
        QFETCH(QString, named);
        const std::string why = Folder().refusal(data.toStdString() + "\n");
        QVERIFY2(why.find(named.toStdString()) != std::string::npos, why.c_str());
    }

    void aDeviationMayBeStatedInTheUnitOfTheColumn() {
        const Folder folder;
        const std::string data = "file = \"a.csv\"\nstandard_deviations = { y = \"2 um\", z = 0.5 }\n";
        const PreparedStudy prepared = folder.prepared(data);
        for (const Measurement& m : prepared.problem.data.experiments[0].measurements)
            QVERIFY(std::abs(m.standardDeviation - (m.output == "y" ? 0.002 : 0.5)) < 1e-15);
        const Study again = parseStudy(toToml(prepared.study), folder.path("s.toml").toStdString());
        QVERIFY(again.data == prepared.study.data);
        QCOMPARE(toString(again.data.standardDeviations.at("y")), std::string("2 um"));
        // A deviation is a difference.
        QCOMPARE(inUnit(statedError("2 °C"), "K"), 2.0);
    }

    void oneFileCountsOnce() {
        const Folder folder;
        QVERIFY(folder.refusal("files = [\"a.csv\", \"./a.csv\"]\n").find("named twice") !=
                std::string::npos);
        QVERIFY(QFile::copy(folder.path("a.csv"), folder.path("b.csv")));
        const PreparedStudy copied = folder.prepared("files = [\"a.csv\", \"b.csv\"]\n");
        QVERIFY(said(copied.warnings, "the same bytes"));
        // Line ends and blanks make no other measurement of it.
        QFile in(folder.path("a.csv")), out(folder.path("c.csv"));
        QVERIFY(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly));
        out.write(in.readAll().replace("\n", " \r\n"));
        out.close();
        const PreparedStudy rewritten = folder.prepared("files = [\"a.csv\", \"c.csv\"]\n");
        QVERIFY(said(rewritten.warnings, "holds the same values as"));
    }

    void keysWithoutEffectAreSaid() {
        const Folder folder;
        const auto notes = [&](const std::string& data, const std::string& rest = {}) {
            return folder.prepared("file = \"a.csv\"\n" + data, "least-squares", rest).notes;
        };
        QVERIFY(!said(notes(""), "effect"));
        QVERIFY(said(notes("input_uncertainty = 0.1\n"), "data.input_uncertainty has no effect"));
        QVERIFY(said(notes("bounds = { y = 0.1 }\n"), "data.bounds has no effect"));
        QVERIFY(said(notes("", "[candidates.A]\n"), "candidates has no effect"));
        QVERIFY(said(notes("standard_deviations = { y = 0.0, z = 0.0 }\n"), "counts as not stated"));
    }

    void aRunThatEndsWhereItBeginsIsRefused() {
        const Folder folder;
        for (const char* stop : {"0", "-1"}) {
            Study study = folder.prepared("file = \"a.csv\"\n").study;
            study.simulation.emplace_back("stop_time", std::stod(stop));
            QVERIFY_THROWS_EXCEPTION(Error, prepare(study));
        }
    }

    void whatIsMeasuredWhereTheInputIsNotKnownIsLeftOut() {
        // Two seconds are missing, in which the input changes; tau = 0.8.
        const Folder folder(3.0, 5.0);
        PreparedStudy prepared =
            folder.prepared("file = \"a.csv\"\nmeasurements = { y = \"y\" }\nignored = [\"z\"]\n");
        const Experiment& experiment = prepared.problem.data.experiments[0];
        QCOMPARE(experiment.inputGaps.at("u").size(), std::size_t(1));
        const Gap& gap = experiment.inputGaps.at("u")[0];
        QCOMPARE(gap.from, 3.0);
        QCOMPARE(gap.to, 5.0);
        QCOMPARE(std::round(gap.steps), 100.0);
        QCOMPARE(gap.fromLine, std::size_t(152));
        QVERIFY(said(prepared.warnings, "a gap of 100 steps"));
        QVERIFY(said(prepared.warnings, "the input u is not known from 3 s to 5 s"));
        const Result result = runStudy(prepared, {});
        QVERIFY(said(result.warnings, "values behind the gap are left out"));
        // Bridged, tau would be 1.2. Behind the gap a thousandth of the spread is tolerated.
        QVERIFY2(std::abs(result.unknowns[0].value - 0.8) < 2e-3,
                 fmt::format("{}", result.unknowns[0].value).c_str());
        // An integrator never forgets: of z nothing counts behind the gap.
        PreparedStudy integrated =
            folder.prepared("file = \"a.csv\"\nmeasurements = { z = \"z\" }\nignored = [\"y\"]\n");
        const Result other = runStudy(integrated, {});
        QVERIFY(said(other.warnings, "still shows in z when the record ends"));
        QCOMPARE(other.diagnostics["values"].get<double>(), 151.0);
        QVERIFY(std::abs(other.unknowns[0].value - 0.8) < 1e-4);
        // A proof across a guess would be none.
        const std::string why =
            folder.refusal("file = \"a.csv\"\nbounds = { y = 0.1, z = 0.1 }\n", "verified");
        QVERIFY2(why.find("the input u of experiment a is not known from 3 s to 5 s") != std::string::npos,
                 why.c_str());
    }

    void resamplingLeavesAGapMissing() {
        const Folder folder(3.0, 5.0);
        const PreparedStudy prepared =
            folder.prepared("file = \"a.csv\"\npreparation = { resample = 0.1 }\n");
        for (const Measurement& m : prepared.problem.data.experiments[0].measurements)
            for (std::size_t k = 0; k < m.times.size(); ++k)
                QCOMPARE(std::isnan(m.values[k]), m.times[k] > 3.0 + 1e-9 && m.times[k] < 5.0 - 1e-9);
    }

    void whatAnEventSetIsReadWhereTheModelEndsTheRun() {
        // crossing = ln(x0/mark)/k ends the run; two runs per x0 are one evaluation and two rows of the
        // table.
        QTemporaryDir dir;
        samples::write(dir.filePath("decay.mo"), samples::kModel);
        samples::write(dir.filePath("decay.csv"), samples::kData);
        const auto fitted = [&](const char* stop) {
            const std::string text =
                std::string(
                    "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"decay.csv\"\nlabel = "
                    "\"run\"\n[parameters]\nmark = 1.0\n[unknowns.k]\nstart = 0.8\nmin = 0.5\nmax = 2.0\n"
                    "[simulation]\nstop_time = ") +
                stop + "\n";
            PreparedStudy prepared = prepare(parseStudy(text, dir.filePath("s.toml").toStdString()));
            return runStudy(prepared, {});
        };
        const Result result = fitted("10");
        QCOMPARE(result.outcome == RunOutcome::Answered, true);
        const ResultTable* fit = result.table("fit");
        QVERIFY(fit);
        QCOMPARE(fit->rows(), std::size_t(6));
        QCOMPARE(fit->find("experiment")->texts, (std::vector<std::string>{"1", "2", "3", "4", "5", "6"}));
        QCOMPARE(fit->find("measured")->numbers, (std::vector<double>{0.70, 0.66, 1.12, 1.05, 1.40, 1.33}));
        // Of y = c ln(x0), c = 1/k, least squares gives c = sum y ln x0 / sum ln^2 x0.
        const double a = std::log(2), b = std::log(3), c = std::log(4);
        const double k = 2 * (a * a + b * b + c * c) / (a * 1.36 + b * 2.17 + c * 2.73);
        QVERIFY(std::abs(result.unknowns[0].value - k) < 1e-6 * k);
        const Result early = fitted("0.5");
        QVERIFY2(early.message().find("was not set by an event until the run ended at 0.5 s") !=
                     std::string::npos,
                 early.message().c_str());
    }

    void columnsWithTimesOfTheirOwnAreReadAtThese() {
        const Folder folder;
        std::string text = "t,u,t,y\n";
        for (int k = 0; k < 40; ++k)
            text += k < 30 ? fmt::format("{:.2f},1,{:.2f},{}\n", 0.01 * k, 0.05 * k, k)
                           : fmt::format("{:.2f},1,,\n", 0.01 * k);
        samples::write(folder.path("two.csv"), text);
        const PreparedStudy prepared = folder.prepared("file = \"two.csv\"\n");
        const Measurement& y = prepared.problem.data.experiments[0].measurements.at(0);
        QCOMPARE(y.times.size(), std::size_t(30));
        QCOMPARE(y.times.back(), 1.45);
        QCOMPARE(prepared.problem.data.experiments[0].inputs.at("u").knots().size(), std::size_t(40));
        QVERIFY(said(prepared.warnings, "are read at its times"));
    }
};

RIGOR_TEST(TestStatedKeys)
#include "test_stated_keys.moc"

} // namespace test_stated_keys
