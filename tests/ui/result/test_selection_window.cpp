// A sensor selection in the window: a study without a model is opened, explained, run, reported and kept.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/live/live_ranking.h"
#include "ui/methods/ranking_table.h"
#include "ui/result/result_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/step_states.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/text/language.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace test_selection_window {

using namespace rigor;

namespace {
const QString kFolder = QString::fromStdString(sourceDir() + "/resources/rigs/servo-press/");
}

class TestSelectionWindow : public QObject {
    Q_OBJECT

    static bool ready(MainWindow& window) { return window.document().whyNotRun().isEmpty(); }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("rigor-test");
        Theme::instance().install();
        Language::instance().choose("en");
    }

    void theStepsSayWhatIsNotNeeded() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.document().openStudy(kFolder + "selection.toml");
        QVERIFY(waitUntil([&] { return ready(window); }, 30000));
        QVERIFY(!window.document().needsModel());
        const auto steps = stepStates(window.document(), window.queue());
        QVERIFY(steps[kData].state == StepState::Done);
        QCOMPARE(steps[kData].sentence, QString("30 sensors"));
        for (const int step : {kModel, kUnknowns}) {
            QVERIFY(steps[static_cast<std::size_t>(step)].state == StepState::NotNeeded);
            QVERIFY(steps[static_cast<std::size_t>(step)].sentence.contains("Not needed"));
        }
        QVERIFY(steps[kRun].state == StepState::Next);
        for (int step = 0; step < Navigator::kSteps; ++step) window.goTo(step);
    }

    void itRunsIsShownReportedSavedAndOpenedAgain() {
        QTemporaryDir folder;
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(kFolder + "selection.toml");
        QVERIFY(waitUntil([&] { return ready(window); }, 30000));
        window.run();
        QVERIFY(waitUntil(
            [&] { return document.run(1) && document.run(1)->result && !window.queue().running(); }));
        const Result& result = *document.run(1)->result;
        QVERIFY(result.outcome == RunOutcome::Answered);
        auto* runPage = qobject_cast<RunPage*>(window.page(kRun));
        QVERIFY(
            waitUntil([&] { return qobject_cast<ResultPage*>(runPage->resultPage()) != nullptr; }, 20000));
        QVERIFY(runPage->resultPage()->views().contains("How many are enough"));
        // The best combinations were told while it ran, best first.
        const RankingTable* live = runPage->liveRanking()->table();
        QVERIFY(waitUntil([&] { return live->shownRows() > 0; }, 5000));
        const auto& values = live->table()->columns()[2].numbers;
        QVERIFY(std::is_sorted(values.begin(), values.end()));
        QCOMPARE(live->table()->columns().size(), std::size_t(3)); // the sensors have no names but numbers
        QCOMPARE(document.run(1)->timeLimit, 600.0);
        QCOMPARE(values.front(), result.diagnostics["best"]["A"]["value"].get<double>());
        window.goTo(kReport);
        waitUntil([] { return false; }, 300);

        const QString file = folder.filePath("selection.rigor");
        QSignalSpy saved(&document, &Document::saved);
        document.saveProject(file);
        QVERIFY(waitUntil([&] { return saved.count() == 1; }, 20000));
        MainWindow other;
        other.setAsksBeforeLoss(false);
        other.document().openProject(file);
        QVERIFY(waitUntil([&] { return !other.document().runs().empty() && ready(other); }, 30000));
        QVERIFY(other.document().run(1)->result->diagnostics.dump() == result.diagnostics.dump());
        QSignalSpy exported(&other.document(), &Document::exported);
        other.document().exportStudy(folder.filePath("again.toml"));
        QVERIFY(waitUntil([&] { return exported.count() == 1; }, 20000));
        const Study again = loadStudy(folder.filePath("again.toml").toStdString());
        QVERIFY(again.model.empty());
        QCOMPARE(again.data.files.size(), std::size_t(1));
    }

    void aFileOfSensorsIsAStudyOfItsOwn() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.document().openAny(kFolder + "oed/oed12.json");
        QVERIFY(waitUntil([&] { return ready(window); }, 30000));
        QCOMPARE(window.document().study().method, std::string("sensor-selection"));
        QCOMPARE(window.document().estimateNames().size(), 12);
        // Another file takes the place of its data, and that can be taken back.
        window.document().openAny(kFolder + "oed/oed30.json");
        QVERIFY(waitUntil([&] { return ready(window) && window.document().estimateNames().size() == 30; },
                          30000));
        window.document().undoStack().undo();
        QVERIFY(waitUntil([&] { return ready(window) && window.document().estimateNames().size() == 12; },
                          30000));
    }

    void aWrongFileSaysWhatIsWrong() {
        QTemporaryDir folder;
        QFile bad(folder.filePath("bad.json"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{\"jacobian\": [[[1, 2]]], \"sigma\": [-1]}\n");
        bad.close();
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.document().openAny(bad.fileName());
        QVERIFY(waitUntil([&] { return window.document().data().phase == DataState::Phase::Wrong; }, 30000));
        QVERIFY2(window.document().data().sentence.contains("bad.json"),
                 qPrintable(window.document().data().sentence));
        QVERIFY(!window.document().whyNotRun().isEmpty());
        window.goTo(kData);
    }

    void aModelIsRefusedWithAReason() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.document().openAny(kFolder + "oed/oed12.json");
        QVERIFY(waitUntil([&] { return ready(window); }, 30000));
        QSignalSpy failed(&window.document(), &Document::failed);
        window.document().openModel(kFolder + "servo-press.mo");
        window.document().setModelText("model A end A;");
        QCOMPARE(failed.count(), 2);
        QVERIFY(window.document().modelText().isEmpty());
    }
};

RIGOR_WINDOW_TEST(TestSelectionWindow)
#include "test_selection_window.moc"

} // namespace test_selection_window
