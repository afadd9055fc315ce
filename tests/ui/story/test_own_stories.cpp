// A person with files of their own, from the drop to the report, whose numbers and sentences are held against
// the truth: pendulum rows, two clocks, RC in ms, tank with orifice, a million rows, MAT, a static formula,
// xlsx.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/data_window.h"
#include "ui/steps/data/clock_panel.h"
#include "ui/steps/data/files_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QCheckBox>
#include <QtTest>

#include <cmath>

namespace test_own_stories {

using namespace rigor;

namespace {

/// The estimate lies within 3.5 standard errors of the truth, and these are small.
void isTrue(const Result& result, const std::string& name, double truth, double within) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) {
            QVERIFY2(std::abs(e.value - truth) < 3.5 * e.standardError,
                     qPrintable(QString("%1 = %2 ± %3").arg(name.c_str()).arg(e.value).arg(e.standardError)));
            QVERIFY2(e.standardError < within * std::abs(truth),
                     qPrintable(QString::number(e.standardError)));
            return;
        }
    QFAIL(qPrintable("no estimate " + QString::fromStdString(name)));
}

/// It names the unknowns and has no broken number; nothing speaks against an answer that is right.
void isSound(const QString& page, const QStringList& names) {
    QVERIFY(!page.isEmpty());
    QVERIFY2(page.contains("Answered"), qPrintable(page.left(4000)));
    for (const QString& name : names) QVERIFY2(page.contains(name), qPrintable(name));
    static const QRegularExpression kBroken("\\b(nan|NaN|inf)\\b");
    QVERIFY2(!page.contains(kBroken), qPrintable(kBroken.match(page).captured()));
    for (const char* wrong : {"not white noise", "not converge", "only in the combination", "At a bound"})
        QVERIFY2(!page.contains(wrong), qPrintable(page.mid(page.indexOf(wrong) - 200, 500).simplified()));
    QVERIFY(page.size() < 1000000);
}

QByteArray number(double value, int decimals = 6) { return QByteArray::number(value, 'f', decimals); }

} // namespace

class TestOwnStories : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }

    /// Lengths and periods, the model ends itself when the period is over.
    void pendulumRows() {
        DataWindow w;
        RandomStream random(1, 1);
        QByteArray rows = "length [mm],period [s]\n";
        for (int i = 0; i < 24; ++i) {
            const double length = 0.2 + 0.05 * (i % 8);
            // 2 pi sqrt(L/g) (1 + a^2/16 + 11 a^4/3072) at a = 0.4
            const double period = 2 * M_PI * std::sqrt(length / 9.81) * (1 + 0.01 + 11 * 0.0256 / 3072);
            rows += number(1000 * length, 1) + ',' + number(period + 0.002 * random.normal()) + '\n';
        }
        w.drop({w.write("pendulum.csv", rows)});
        QVERIFY(w.settled());
        w.writeModel("model Pendulum\n  parameter Real length(unit=\"m\") = 0.3;\n"
                     "  parameter Real g(unit=\"m/s2\", min=0) = 8;\n  Real phi(unit=\"rad\", start=0.4);\n"
                     "  Real w(unit=\"rad/s\", start=0);\n"
                     "  discrete output Real period(unit=\"s\", start=0);\nequation\n  der(phi) = w;\n"
                     "  length*der(w) = -g*sin(phi);\n  when phi < 0 then\n    period = 4*time;\n"
                     "    terminate(\"quarter\");\n  end when;\nend Pendulum;\n");
        QVERIFY(w.ready());
        QCOMPARE(w.document.data().data->experiments.size(), std::size_t{24});
        w.document.setMethod("least-squares");
        QVERIFY(w.addUnknowns({"g"}));
        const auto result = w.run();
        QVERIFY(result && result->outcome == RunOutcome::Answered);
        isTrue(*result, "g", 9.81, 0.01);
        isSound(w.report(), {"g", "pendulum.csv"});
    }

    void twoLoggersWithTwoClocks() {
        DataWindow w;
        RandomStream random(3, 1);
        const auto motion = [](double t) {
            const double decay = 0.3, f = std::sqrt(50 - decay * decay);
            const double x = 0.04 * std::exp(-decay * t) * (std::cos(f * t) + decay / f * std::sin(f * t));
            const double v = -0.04 * std::exp(-decay * t) * (f + decay * decay / f) * std::sin(f * t);
            return std::pair{x, -(50 * x + 0.6 * v)};
        };
        QByteArray place = "time [s],x [mm]\n", acceleration = "Time (s),a (m/s2)\n";
        for (int i = 0; i <= 600; ++i)
            place += number(0.01 * i, 4) + ',' +
                     number(1000 * motion(0.01 * i).first + 0.1 * random.normal()) + '\n';
        for (int i = 0; i <= 1400; ++i) {
            const double t = 0.2 + i / 240.0;
            acceleration +=
                number(t + 88.25, 5) + ',' + number(motion(t).second + 0.01 * random.normal()) + '\n';
        }
        w.drop({w.write("second.csv", acceleration), w.write("first.csv", place)});
        QVERIFY(w.settled());
        w.writeModel(
            "model Oscillator\n  parameter Real k(unit=\"N/m\", min=1) = 45;\n"
            "  parameter Real d(unit=\"N.s/m\", min=0) = 0.3;\n  parameter Real m(unit=\"kg\") = 1;\n"
            "  output Real x(unit=\"m\", start=0.04);\n  Real v(unit=\"m/s\", start=0);\n"
            "  output Real a(unit=\"m/s2\");\nequation\n  der(x) = v;\n  der(v) = a;\n"
            "  m*a = -(k*x + d*v);\nend Oscillator;\n");
        w.main.goTo(kData);
        QVERIFY(waitUntil([&] { return w.room.files()->facts().size() == 2; }, 20000));
        QTest::mouseClick(w.room.files()->oneExperiment(), Qt::LeftButton, {},
                          QPoint(8, w.room.files()->oneExperiment()->height() / 2));
        w.pause();
        QVERIFY(w.settled());
        w.document.changeStudy("unknowns", [](Study& study) {
            study.unknowns = {{.name = "k", .value = {45, 10, 200}}, {.name = "d", .value = {0.3, 0, 5}}};
        });
        QVERIFY(w.settled());
        QTest::mouseClick(w.room.files()->proposeButton(), Qt::LeftButton);
        QVERIFY(waitUntil([&] { return !w.room.clock()->isSearching(); }, 400000));
        QVERIFY(w.room.clock()->takeButton()->isVisible());
        w.room.clock()->takeButton()->click();
        QVERIFY(w.ready());
        const auto result = w.run();
        QVERIFY(result && result->outcome == RunOutcome::Answered);
        for (const Estimate& e : result->unknowns) // two outputs of different noise, none stated
            QVERIFY(std::abs(e.value - (e.name == "k" ? 50 : 0.6)) < (e.name == "k" ? 0.1 : 0.02));
        const QString page = w.report();
        QVERIFY(page.contains("first.csv") && page.contains("second.csv"));
    }

    void anRcCircuitInMilliseconds() {
        DataWindow w;
        RandomStream random(5, 1);
        QByteArray rows = "time_ms;u [V];uc [mV]\n";
        double uc = 0;
        for (int i = 0; i <= 400; ++i) { // exact for inputs that are held
            const double u = (i / 100) % 2 == 0 ? 5 : 1;
            rows += number(0.5 * i, 2) + ';' + number(u, 2) + ';' +
                    number(1000 * uc + 5 * random.normal(), 3) + '\n';
            uc = u + (uc - u) * std::exp(-0.5e-3 / 0.0136);
        }
        w.drop({w.write("rc.csv", rows)});
        QVERIFY(w.settled());
        w.writeModel("model RC\n  parameter Real R(unit=\"Ohm\", min=0) = 1000;\n"
                     "  parameter Real C(unit=\"F\") = 1e-5;\n  input Real u(unit=\"V\");\n"
                     "  Real uc(unit=\"V\", start=0);\n  output Real y(unit=\"V\");\nequation\n"
                     "  R*C*der(uc) = u - uc;\n  y = uc;\nend RC;\n");
        QVERIFY(w.settled());
        w.document.changeStudy("hold", [](Study& study) {
            study.data.interpolation = "hold";
            study.data.measurements["y"] = "uc";
        });
        QVERIFY(w.ready());
        QCOMPARE(w.document.study().method, std::string("least-squares"));
        QVERIFY(w.addUnknowns({"R"}));
        const auto result = w.run();
        QVERIFY(result && result->outcome == RunOutcome::Answered);
        isTrue(*result, "R", 1360, 0.01);
        isSound(w.report(), {"R", "rc.csv"});
    }

    void aTankWithAnOrifice() {
        DataWindow w;
        RandomStream random(7, 1);
        QByteArray rows = "Zeit;Füllstand\ns;mm\n";
        const double k = 2e-3, area = 0.05;
        for (int i = 0; i <= 100; ++i) {
            const double t = 0.2 * i, root = std::sqrt(0.4) - k / (2 * area) * t;
            rows += QString("%1;%2\n")
                        .arg(t, 0, 'f', 1)
                        .arg(1000 * root * root + 0.5 * random.normal(), 0, 'f', 2)
                        .replace('.', ',')
                        .toLatin1();
        }
        w.drop({w.write("behaelter.csv", rows)});
        QVERIFY(w.settled());
        w.writeModel("model Tank\n  parameter Real k(unit=\"m(5/2)/s\", min=0) = 1e-3;\n"
                     "  parameter Real A(unit=\"m2\") = 0.05;\n  Real h(unit=\"m\", start=0.4);\n"
                     "  output Real level(unit=\"m\");\nequation\n  A*der(h) = -k*sqrt(max(h, 0));\n"
                     "  level = h;\nend Tank;\n");
        QVERIFY(w.settled());
        const auto& columns = w.document.data().csv->table.columns;
        QCOMPARE(columns.size(), std::size_t{2});
        w.document.changeStudy("columns", [&](Study& study) {
            study.data.time = columns[0].name;
            study.data.layout = "signals";
            study.data.measurements["level"] = columns[1].name;
        });
        QVERIFY(w.ready());
        w.document.setMethod("least-squares");
        QVERIFY(w.addUnknowns({"k"}));
        const auto result = w.run();
        QVERIFY(result && result->outcome == RunOutcome::Answered);
        isTrue(*result, "k", k, 0.01);
        isSound(w.report(), {"k", "behaelter.csv"});
    }

    void aMillionRows() {
        DataWindow w;
        RandomStream random(10, 1);
        QByteArray rows = "t [s],y [m]\n";
        rows.reserve(25'000'000);
        for (int i = 0; i < 1'000'000; ++i)
            rows += number(1e-5 * i, 5) + ',' +
                    number(2 * std::exp(-0.7 * 1e-5 * i) + 0.05 * random.normal(), 4) + '\n';
        w.drop({w.write("long.csv", rows)});
        QVERIFY(w.settled());
        w.writeModel(
            "model Decay\n  parameter Real k(unit=\"1/s\", min=0) = 1;\n  Real x(unit=\"m\", start=2);\n"
            "  output Real y(unit=\"m\");\nequation\n  der(x) = -k*x;\n  y = x;\nend Decay;\n");
        QVERIFY(w.ready());
        w.main.goTo(kUnknowns);
        w.trigger(w.button(&w.unknowns(), "Add unknown")->menu(), "k  ");
        QVERIFY(w.ready());
        const auto result = w.run();
        QVERIFY(result && result->outcome == RunOutcome::Answered);
        isTrue(*result, "k", 0.7, 0.001);
        isSound(w.report(), {"k", "long.csv"});
    }

    void aFormulaWithThirtyRows() {
        DataWindow w;
        RandomStream random(11, 1);
        QByteArray rows = "force [kN],temperature [degC],bend [mm]\n";
        for (int i = 0; i < 30; ++i) {
            const double force = 2 + 0.5 * (i % 10), warm = 20 + 10 * (i / 10);
            const double bend = 0.8 * force + 0.004 * force * (warm - 20) + 0.02 * random.normal();
            rows += number(force, 2) + ',' + number(warm, 1) + ',' + number(bend, 4) + '\n';
        }
        w.drop({w.write("beam.csv", rows)});
        QVERIFY(w.settled());
        w.writeModel("model Beam\n  parameter Real c(unit=\"mm/kN\", min=0) = 1;\n"
                     "  parameter Real s(unit=\"mm/(kN.K)\") = 0.001;\n  input Real force(unit=\"kN\");\n"
                     "  input Real temperature(unit=\"degC\");\n  output Real bend(unit=\"mm\");\nequation\n"
                     "  bend = (c + s*(temperature - 20))*force;\nend Beam;\n");
        QVERIFY(w.ready());
        QCOMPARE(w.document.data().data->experiments.size(), std::size_t{30});
        w.document.setMethod("least-squares");
        QVERIFY(w.addUnknowns({"c", "s"}));
        const auto result = w.run();
        QVERIFY(result && result->outcome == RunOutcome::Answered);
        isTrue(*result, "c", 0.8, 0.02);
        isTrue(*result, "s", 0.004, 0.1);
        isSound(w.report(), {"c", "s", "beam.csv"});
    }

    void aWorkbookAndAMatFile_data() {
        QTest::addColumn<QString>("file");
        QTest::addRow("xlsx") << "step.xlsx";
        QTest::addRow("MAT struct") << "step.mat";
    }
    /// A first-order step response, T = 0.4 s.
    void aWorkbookAndAMatFile() {
        QFETCH(const QString, file);
        const QString path = QString::fromStdString(sharedDir()) + "/cases/gui/data/" + file;
        if (!QFile::exists(path)) QSKIP("the shared cases are not here");
        DataWindow w;
        const QString own = w.folder.filePath(file);
        QVERIFY(QFile::copy(path, own));
        w.drop({own});
        QVERIFY(w.settled());
        QStringList names;
        for (const Column& column : w.document.data().csv->table.columns)
            names << QString::fromStdString(column.name);
        qInfo("%s", qPrintable(names.join(" | ")));
        w.writeModel(
            "model Lag\n  parameter Real T(unit=\"s\", min=0.001) = 1;\n  input Real u;\n"
            "  Real x(start=0);\n  output Real y;\nequation\n  T*der(x) = u - x;\n  y = x;\nend Lag;\n");
        QVERIFY(w.ready());
        w.document.setMethod("least-squares");
        QVERIFY(w.addUnknowns({"T"}));
        const auto result = w.run();
        QVERIFY(result && result->outcome == RunOutcome::Answered);
        QVERIFY2(std::abs(result->unknowns[0].value - 0.4) < 0.03,
                 qPrintable(QString::number(result->unknowns[0].value)));
        const QString page = w.report();
        QVERIFY(page.contains(file) && page.contains("Answered"));
    }

    /// What is proposed is done by a click: a bound that is reached is moved; a file dropped on the answer
    /// judges it, and the report that is read stays.
    void remediesAreButtons() {
        DataWindow w;
        RandomStream random(14, 1);
        const auto decay = [&](double k) {
            QByteArray rows = "t [s],y [m]\n";
            for (int i = 0; i < 100; ++i)
                rows += number(0.05 * i, 2) + ',' +
                        number(2 * std::exp(-k * 0.05 * i) + 0.02 * random.normal()) + '\n';
            return rows;
        };
        w.drop({w.write("first.csv", decay(1.5))});
        QVERIFY(w.settled());
        w.writeModel(
            "model Decay\n  parameter Real k(unit=\"1/s\", min=0) = 1;\n  Real x(unit=\"m\", start=2);\n"
            "  output Real y(unit=\"m\");\nequation\n  der(x) = -k*x;\n  y = x;\nend Decay;\n");
        QVERIFY(w.ready());
        w.document.changeStudy("unknown", [](Study& study) {
            study.unknowns = {{.name = "k", .value = {0.5, 0.2, 1}}};
        });
        QVERIFY(w.ready());
        auto result = w.run();
        QVERIFY(result && result->unknowns[0].atBound);
        w.main.goTo(kRun);
        auto* page = qobject_cast<RunPage*>(w.main.page(kRun));
        QVERIFY(
            waitUntil([&] { return page->resultPage() && w.button(page, "Widen the range of k"); }, 20000));
        w.button(page, "Widen the range of k")->click();
        QVERIFY(waitUntil([&] { return w.document.study().unknowns[0].value.max > 1.5; }, 5000));
        QVERIFY(w.ready());
        result = w.run();
        QVERIFY(result && !result->unknowns[0].atBound);
        isTrue(*result, "k", 1.5, 0.05);
        QVERIFY(waitUntil([&] { return page->shownRun() == 2 && page->resultPage(); }, 20000));
        // Other data on the finished run.
        const std::size_t runs = w.document.runs().size();
        w.drop({w.write("second.csv", decay(1.5))});
        QVERIFY(waitUntil([&] { return w.document.runs().size() > runs && w.document.runs().back().result; },
                          60000));
        const auto& judged = w.document.runs().back();
        QVERIFY(isEvaluation(*judged.result));
        QVERIFY(waitUntil([&] { return judged.result->diagnostics.contains("validation"); }, 5000));
        QVERIFY2(judged.result->diagnostics["validation"]["passed"].get<bool>(),
                 judged.result->diagnostics["validation"].dump().c_str());
        QVERIFY(w.recipe().files.front().ends_with("first.csv")); // the study's data are what they were
    }
};

RIGOR_WINDOW_TEST(TestOwnStories)
#include "test_own_stories.moc"

} // namespace test_own_stories
