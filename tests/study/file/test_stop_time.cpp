// The stop time of a study: stated, also as one second, it ends every method and what counts of the data; not
// stated, the data end it.
#include "core/engine/data/series/end_time.h"
#include "core/engine/modelica/compile.h"
#include "core/methods/filter/kalman/augmented.h"
#include "core/study/run/experiment_run.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_stop_time {

using namespace rigor;

namespace {

/// x rises by p per second; y = x.
const char* const kModel = "model Rise\n"
                           "  parameter Real p = 1;\n"
                           "  Real x(start=0);\n"
                           "  output Real y;\n"
                           "equation\n"
                           "  der(x) = p;\n"
                           "  y = x;\n"
                           "end Rise;\n";

/// y = t until one second, 3 t - 2 afterwards, every half second to 4 s.
std::string data() {
    std::string text = "t [s],y\n";
    for (int k = 0; k <= 8; ++k) {
        const double t = 0.5 * k;
        text += fmt::format("{},{}\n", t, t <= 1 ? t : 3 * t - 2);
    }
    return text;
}

/// `stop`: the line of the study, "" = not stated.
std::string studyText(const std::string& method, const std::string& stop) {
    return "method = \"" + method +
           "\"\nmodel = \"rise.mo\"\n[data]\nfile = \"rise.csv\"\nlayout = \"signals\"\n"
           "[data.standard_deviations]\ny = 0.1\n[unknowns.p]\nstart = 0.5\nmin = 0.0\nmax = 10.0\n"
           "[simulation]\nstep = 0.01\n" +
           stop;
}

} // namespace

class TestStopTime : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    Study study(const std::string& method, const std::string& stop,
                const std::vector<StudyOverride>& overrides = {}) const {
        return parseStudy(studyText(method, stop), folder_.filePath("rise.toml").toStdString(), overrides);
    }

  private Q_SLOTS:
    void initTestCase() {
        samples::write(folder_.filePath("rise.mo"), kModel);
        samples::write(folder_.filePath("rise.csv"), data());
    }

    /// A stranger's study says nothing of the layout: rows are told, a column of time is a record.
    void aRecordReadAsRowsIsTold() {
        const auto dataset = [&](const std::string& layout) {
            std::string text = studyText("least-squares", "");
            const std::string stated = "layout = \"signals\"\n";
            text.replace(text.find(stated), stated.size(), layout);
            return prepare(parseStudy(text, folder_.filePath("rise.toml").toStdString()));
        };
        const auto told = [](const PreparedStudy& study) {
            return std::ranges::any_of(study.warnings, [](const std::string& warning) {
                return warning.find("every row is taken as an experiment of its own, yet t looks") !=
                       std::string::npos;
            });
        };
        const PreparedStudy rows = dataset("");
        QCOMPARE(rows.problem.data.experiments.size(), std::size_t(9));
        QVERIFY(told(rows));
        QVERIFY(!told(dataset("ignored = [\"t\"]\n")));
        const PreparedStudy record = dataset("time = \"t\"\n");
        QCOMPARE(record.problem.data.experiments.size(), std::size_t(1));
        QVERIFY(!told(record));
        const PreparedStudy meant = dataset("time = \"t\"\nlayout = \"rows\"\n");
        QCOMPARE(meant.problem.data.experiments.size(), std::size_t(9));
        QVERIFY(!told(meant));
        Study written = study("least-squares", "");
        written.data.layout = "rows";
        written.data.time = "t";
        QCOMPARE(parseStudy(toToml(written), written.file.string()).data, written.data);
    }

    void endsAndCounts_data() {
        QTest::addColumn<QString>("stop");
        QTest::addColumn<double>("end");
        QTest::addColumn<int>("values");
        QTest::addColumn<double>("slope");
        // The best slope through the origin is sum t y / sum t^2. Up to 1 s the points lie on y = t. Over all
        // points: y = 3 t - 2 from t = 1.5 on, t = 0.5 and 1 lie on y = t, so that sum t y is
        // 1.25 + 3 * 49.75 - 2 * 16.5 = 117.5 with sum t^2 = 51.
        const double whole = (1.25 + 3 * 49.75 - 2 * 16.5) / 51;
        QTest::addRow("one second, the default of a bare run") << "stop_time = 1.0\n" << 1.0 << 3 << 1.0;
        QTest::addRow("whole number") << "stop_time = 1\n" << 1.0 << 3 << 1.0;
        QTest::addRow("not stated") << "" << 4.0 << 9 << whole;
        QTest::addRow("beyond the data") << "stop_time = 9\n" << 9.0 << 9 << whole;
    }

    void endsAndCounts() {
        QFETCH(const QString, stop);
        QFETCH(const double, end);
        QFETCH(const int, values);
        QFETCH(const double, slope);
        const Study fit = study("least-squares", stop.toStdString());
        PreparedStudy prepared = prepare(fit);
        const Measurement& y = prepared.problem.data.experiments.at(0).measurements.at(0);
        QCOMPARE(y.times.size(), static_cast<std::size_t>(values));
        QCOMPARE(y.values.size(), static_cast<std::size_t>(values));
        // What is left out is told.
        const bool told = std::any_of(prepared.warnings.begin(), prepared.warnings.end(), [](const auto& w) {
            return w == "6 measured values after the stop time 1 s are left out.";
        });
        QCOMPARE(told, values == 3);
        const Result result = runStudy(prepared, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY2(std::abs(result.unknowns.at(0).value - slope) < 1e-9,
                 qPrintable(QString::number(result.unknowns[0].value, 'g', 12)));

        // The filter, and one run beside the data.
        const PreparedStudy filtered = prepare(study("filter", stop.toStdString()));
        const FilterSetup setup = filterSetup(filtered.problem, {});
        QCOMPARE(setup.times.size(), static_cast<std::size_t>(values - 1)); // not the one at the start
        QCOMPARE(setup.simulation.end(), std::min(end, 4.0));
        const PreparedStudy whole = prepare(study("least-squares", ""));
        const ExperimentRun run =
            simulateExperiment(*whole.problem.model, fit, &whole.problem.data.experiments.at(0));
        QCOMPARE(run.stopTime, end);
        QCOMPARE(run.trajectory.status.time, end);
    }

    void theStudyFileSaysWhetherItIsStated() {
        for (const char* stop : {"", "stop_time = 1.0\n"}) {
            const Study once = study("filter", stop);
            QCOMPARE(once.simulation.size(), *stop ? std::size_t(2) : std::size_t(1));
            const std::string text = toToml(once);
            QCOMPARE(text.find("stop_time") != std::string::npos, *stop != 0);
            const Study again = parseStudy(text, once.file);
            QCOMPARE(again.simulation, once.simulation);
            QCOMPARE(toToml(again), text);
        }
    }

    void nanTakesAStatedOneBack() {
        const Study s = study("filter", "stop_time = 1.0\n", {parseOverride("simulation.stop_time=nan")});
        QCOMPARE(s.simulation.size(), std::size_t(1));
        QVERIFY(toToml(s).find("stop_time") == std::string::npos);
        // Of a field that must be stated it is an error.
        try {
            study("filter", "", {parseOverride("simulation.step=nan")});
            QFAIL("no error");
        } catch (const Error& e) {
            QVERIFY(QString(e.what()).contains("step"));
        }
    }

    void aTrajectoryBeginningAfterTheEndIsNotMeasured() {
        Dataset measured;
        Experiment e;
        e.measurements = {{.output = "late", .times = {2, 3}, .values = {1, 2}},
                          {.output = "single", .times = {}, .values = {5}},
                          {.output = "rounded", .times = {0.5, 1 + 1e-12}, .values = {1, 2}}};
        measured.experiments = {e};
        QCOMPARE(valuesAfter(measured, 1), std::size_t(2));
        const Dataset cut = measuredUntil(measured, 1);
        const auto& left = cut.experiments[0].measurements;
        QCOMPARE(left.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(left[0].output), QString("single"));
        QCOMPARE(left[1].values, (std::vector<double>{1, 2}));
        QCOMPARE(cut.warnings.size(), std::size_t(1));
        QVERIFY(measuredUntil(measured, 3).warnings.empty());
    }

    void whatIsMeasuredBeforeTheRunIsLeftOut() {
        Dataset measured;
        Experiment e;
        e.measurements = {
            {.output = "early", .times = {-2, -1}, .values = {1, 2}, .file = "a/a.csv"},
            {.output = "partly", .times = {-0.25, 1e-13, 1}, .values = {1, 2, 3}, .file = "b.csv"},
            {.output = "single", .times = {}, .values = {5}},
            {.output = "searched",
             .times = {-3, 1},
             .values = {1, 2},
             .file = "c.csv",
             .clock = std::make_shared<const ClockModel>()}};
        measured.experiments = {e};
        Dataset later = measured;
        leaveOutBefore(measured, 0);
        const auto& left = measured.experiments[0].measurements;
        QCOMPARE(left.size(), std::size_t(3));
        QCOMPARE(left[0].values, (std::vector<double>{2, 3}));
        QCOMPARE(QString::fromStdString(left[1].output), QString("single"));
        QCOMPARE(left[2].values, (std::vector<double>{1, 2}));
        QCOMPARE(measured.warnings.size(), std::size_t(2));
        QVERIFY(measured.warnings[0].text().starts_with("a.csv: 2 measured values before 0 s"));
        QVERIFY(measured.warnings[1].text().starts_with("b.csv: 1 measured values before 0 s"));
        // The key that is told keeps every value.
        QVERIFY(measured.warnings[1].text().find("simulation.start_time = -0.25 ") != std::string::npos);
        leaveOutBefore(later, -0.25);
        QCOMPARE(later.experiments[0].measurements[0].values.size(), std::size_t(3));
        QCOMPARE(later.warnings.size(), std::size_t(1));
    }

    void withoutTrajectoriesARunLastsOneSecond() {
        QCOMPARE(endOfRun({}, {}), 1.0);
        QCOMPARE(endOfRun({.startTime = 5}, {}), 6.0);
        QCOMPARE(endOfRun({.stopTime = 0.25}, {}), 0.25);
        Experiment e;
        e.inputs.emplace("u", Signal({0, 7}, {1, 1}, Interpolation::Linear));
        QCOMPARE(endOfRun({}, e), 7.0);
        QCOMPARE(endOfRun({.startTime = 8}, e), 9.0);
    }
};

RIGOR_TEST(TestStopTime)
#include "test_stop_time.moc"

} // namespace test_stop_time
