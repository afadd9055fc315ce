// Run asked for while something is still read or checked: it is remembered, can be forgotten, says why it
// cannot be; and nothing of it holds the window, however large the data are.
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/form.h"
#include "ui/widgets/job_status_bar.h"

#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_run_start {

using namespace rigor;

namespace {

/// x approaches u/k; y = x.
const char* const kLag = "model Lag\n"
                         "  parameter Real k(min=0.01) = 1;\n"
                         "  Real x(start=2);\n"
                         "  output Real y;\n"
                         "equation\n"
                         "  der(x) = -k*x;\n"
                         "  y = x;\n"
                         "end Lag;\n";

const char* const kStudy = "method = \"least-squares\"\nmodel = \"lag.mo\"\n[data]\nfile = \"lag.csv\"\n"
                           "layout = \"signals\"\n[data.standard_deviations]\ny = 0.01\n"
                           "[unknowns.k]\nstart = 1.0\nmin = 0.1\nmax = 5.0\n[simulation]\nstep = 0.01\n";

/// y = 2 exp(-0.7 t) at `rows` times over 4 s.
std::string decay(int rows) {
    std::string text = "t [s],y\n";
    for (int i = 0; i < rows; ++i) {
        const double t = 4.0 * i / (rows - 1);
        text += fmt::format("{:.8f},{:.9f}\n", t, 2 * std::exp(-0.7 * t));
    }
    return text;
}

} // namespace

class TestRunStart : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
    Document& document() { return window_->document(); }
    bool ready() {
        return waitUntil([&] { return document().whyNotRun().isEmpty(); }, 60000);
    }
    void change() {
        document().changeStudy("seed", [](Study& study) { ++study.seed; });
    }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings("run-start");
        samples::write(folder_.filePath("lag.mo"), kLag);
        samples::write(folder_.filePath("lag.toml"), kStudy);
        samples::write(folder_.filePath("lag.csv"), decay(30000));
    }
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        document().openStudy(folder_.filePath("lag.toml"));
        QVERIFY2(ready(), qPrintable(document().whyNotRun().join("; ")));
    }
    void cleanup() { window_.reset(); }

    void itStartsWhenTheCheckIsDone() {
        change();
        QVERIFY(document().isSettling()); // more values than are looked at on the spot
        QVERIFY(window_->topBar().runButton()->isEnabled());
        window_->startRun();
        QVERIFY(window_->startsLater());
        QVERIFY(document().runs().empty());
        QVERIFY(window_->jobStrip().line().last.contains("as soon as it can"));
        QVERIFY(window_->topBar().cancelButton()->isEnabled());
        window_->startRun(); // pressed again it is still one run
        QVERIFY(waitUntil([&] { return document().run(1) && document().run(1)->result; }, 60000));
        QVERIFY(!window_->startsLater());
        waitUntil([] { return false; }, 100);
        QCOMPARE(document().runs().size(), std::size_t(1));
        const Result& result = *document().run(1)->result;
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(std::abs(result.unknowns.at(0).value - 0.7) < 1e-6);
        QCOMPARE(document().run(1)->study.seed, document().study().seed);
        QCOMPARE(QString::fromStdString(result.provenance.value("data_sha256", std::string())),
                 QString::fromStdString(document().data().data->sha256));
    }

    void itIsForgottenByCancelAndByEsc() {
        for (const bool byKey : {false, true}) {
            change();
            window_->startRun();
            QVERIFY(window_->startsLater());
            if (byKey) {
                auto actions = window_->actions();
                const auto esc = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
                    return action->shortcut() == QKeySequence(Qt::Key_Escape);
                });
                QVERIFY(esc != actions.end() && (*esc)->isEnabled());
                (*esc)->trigger();
                QVERIFY(!(*esc)->isEnabled()); // Esc belongs to others again
            } else {
                window_->cancel();
            }
            QVERIFY(!window_->startsLater());
            QVERIFY(ready());
            waitUntil([] { return false; }, 100);
            QVERIFY(document().runs().empty());
            QVERIFY(!window_->topBar().cancelButton()->isEnabled());
        }
    }

    void anEditMeanwhileCountsToo() {
        change();
        window_->startRun();
        document().setSimulationOption("stop_time", 2.0);
        QVERIFY(window_->startsLater());
        QVERIFY(waitUntil([&] { return document().run(1) && document().run(1)->result; }, 60000));
        const auto& warnings = document().run(1)->result->warnings;
        // 15,000 of the 30,000 times lie after 2 s.
        QVERIFY2(
            std::any_of(warnings.begin(), warnings.end(),
                        [](const auto& w) { return w.text().starts_with("15000 measured values after"); }),
            warnings.empty() ? "no warning" : warnings.front().text().c_str());
    }

    void whatCannotRunSaysWhy() {
        change();
        window_->startRun();
        document().changeStudy("family", [](Study& study) {
            Unknown& k = study.unknowns.front();
            k.family = "normal";
            k.shape = {{"mean", {1, 0.1, 2}}, {"standard_deviation", {0.1, 0.01, 1}}};
        });
        QVERIFY(waitUntil([&] { return !document().isSettling() && !window_->startsLater(); }, 60000));
        waitUntil([] { return false; }, 100);
        QVERIFY(document().runs().empty());
        QCOMPARE(window_->currentStep(), static_cast<int>(kRun));
        QVERIFY2(document().whyNotRun().join(' ').contains("distribution"),
                 qPrintable(document().whyNotRun().join(' ')));
    }

    void anotherProjectForgetsIt() {
        change();
        window_->startRun();
        document().openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document().study().method == "inverse-uncertainty"; }, 20000));
        // It may have started before the other file was read; it does not start in the other project.
        QVERIFY(!window_->startsLater());
        QVERIFY(ready());
        waitUntil([] { return false; }, 100);
        QVERIFY(document().runs().empty());
    }

    void aStudyOfManyValuesNeverHoldsTheWindow() {
        const QTemporaryDir large;
        samples::write(large.filePath("lag.mo"), kLag);
        samples::write(large.filePath("lag.toml"), kStudy);
        samples::write(large.filePath("lag.csv"), decay(300000));
        window_.reset();
        expectNoHold([&](Watchdog& watchdog) {
            MainWindow window;
            window.setAsksBeforeLoss(false);
            window.show();
            Document& document = window.document();
            document.openStudy(large.filePath("lag.toml"));
            QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 60000));
            window.goTo(kRun);
            waitUntil([] { return false; }, 300);
            watchdog.start();
            watchdog.phase("ask for a run while the study is checked");
            document.changeStudy("seed", [](Study& study) { ++study.seed; });
            window.startRun();
            QVERIFY(window.startsLater());
            QVERIFY(waitUntil([&] { return window.queue().running(); }, 60000));
            watchdog.phase("change settings while it runs");
            document.setSimulationOption("stop_time", 3.0); // cuts the data
            QVERIFY(waitUntil([&] { return !document.isSettling(); }, 60000));
            watchdog.phase("cancel");
            window.cancel();
            QVERIFY(waitUntil([&] { return !window.queue().running(); }, 60000));
            watchdog.stop();
        });
    }

    void theStopTimeOfTheFormIsStatedOrNot() {
        auto* page = qobject_cast<RunPage*>(window_->page(kRun));
        auto* field = qobject_cast<NumberField*>(page->simulationForm()->control("stop_time"));
        QVERIFY(field);
        QCOMPARE(field->edit()->text(), QString());
        QCOMPARE(field->edit()->placeholderText(), QString("end of the data"));
        const auto type = [&](const QString& text) {
            field->edit()->setText(text);
            field->edit()->setModified(true);
            QTest::keyClick(field->edit(), Qt::Key_Return);
            waitUntil([] { return false; }, 20);
        };
        const auto stated = [&] {
            return toToml(document().study()).find("stop_time = 1") != std::string::npos;
        };
        type("1");
        QVERIFY(stated());
        QVERIFY(ready());
        QCOMPARE(document().prepareRun()->whole().data.experiments.at(0).measurements.at(0).times.back() <= 1,
                 true);
        document().undoStack().undo();
        QVERIFY(!stated());
        QCOMPARE(field->edit()->text(), QString());
        type("1");
        QVERIFY(stated());
        type(""); // back to the end of the data
        QVERIFY(toToml(document().study()).find("stop_time") == std::string::npos);
        QVERIFY(field->sentence().isEmpty());
        QVERIFY(ready());
        QVERIFY(document().prepareRun()->whole().data.experiments.at(0).measurements.at(0).times.back() == 4);
    }
};

RIGOR_WINDOW_TEST(TestRunStart)
#include "test_run_start.moc"

} // namespace test_run_start
