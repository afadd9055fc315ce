// The work of an engineer from the shipped study to a result, on the real widgets, with the watchdog running.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/method_page.h"
#include "ui/report/preview.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/language.h"

#include <QApplication>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_story {

using namespace rigor;

namespace {
bool ready(MainWindow& window) { return window.document().whyNotRun().isEmpty(); }

StepInfo step(MainWindow& window, int index) {
    return window.navigator().steps()[static_cast<std::size_t>(index)];
}

/// One change per turn of the event loop, as by hand.
void smallBudget(Document& document) {
    const std::pair<const char*, FieldValue> options[] = {{"population", 8LL},
                                                          {"generations", 2LL},
                                                          {"optimiser", std::string("genetic")},
                                                          {"reference", std::string("none")},
                                                          {"standard_errors", false}};
    for (const auto& [key, value] : options) {
        document.setOption(key, value);
        waitUntil([] { return false; }, 10);
    }
}
} // namespace

class TestStory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }

    void anEmptyWindowSaysWhatIsMissing() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        QCOMPARE(step(window, kData).state, StepState::Next);
        QCOMPARE(step(window, kUnknowns).sentence, QString("Blocked: no model yet"));
        QCOMPARE(step(window, kRun).sentence, QString("Blocked: no data, no model"));
        QCOMPARE(step(window, kReport).sentence, QString("Blocked: no run yet"));
        QCOMPARE(window.topBar().reason(), QString("Run needs data and a model"));
        QVERIFY(!window.topBar().runButton()->isEnabled());
    }

    void openEditUndoRunCancelRunAgain() {
        expectNoHold([](Watchdog& watchdog) { openEditRun(watchdog); });
    }
    void badFilesLeaveTheDocumentUntouched() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return ready(window); }));
        QTemporaryDir folder;
        const QString png = folder.filePath("picture.csv");
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(png, "PNG"));
        const std::string before = toToml(document.study());
        QSignalSpy failed(&document, &Document::failed);
        document.openData(png);
        QVERIFY(waitUntil([&] { return failed.count() > 0; }, 20000));
        QVERIFY(failed.at(0).at(0).toString().contains("picture.csv"));
        QVERIFY(!failed.at(0).at(1).toString().isEmpty());
        waitUntil([] { return false; }, 200);
        QCOMPARE(window.notices().messages().size(), std::size_t(1));
        QCOMPARE(toToml(document.study()), before);
        QVERIFY(waitUntil([&] { return ready(window); }, 20000));

        // A model error blocks with the line; mending it brings everything back.
        const QString good = document.modelText();
        document.setModelText(QString(good).replace("shifting_time", "shifting_tim_", Qt::CaseSensitive) +
                              "\nnonsense");
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }, 20000));
        QCOMPARE(window.topBar().reason(), QString("Run needs a model without errors"));
        QCOMPARE(step(window, kUnknowns).sentence, QString("Blocked: model has an error"));
        document.undoStack().undo();
        QCOMPARE(document.modelText(), good);
        QVERIFY(waitUntil([&] { return ready(window); }, 20000));
    }

    void aMillionRowsNeverHoldTheWindow() {
        QTemporaryDir folder;
        const QString file = folder.filePath("long.csv");
        {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            QByteArray block = "t [s],a,b,c,d\n";
            for (int i = 0; i < 1000000; ++i) {
                block += QByteArray::number(i) + ",0.5,1.25,-3.75," + QByteArray::number(i % 97) + '\n';
                if (block.size() > 1 << 20) {
                    out.write(block);
                    block.clear();
                }
            }
            out.write(block);
        }
        expectNoHold([&](Watchdog& watchdog) { readLongFile(file, watchdog); });
    }

    void aSavedProjectOpensWithItsRuns() {
        QTemporaryDir folder;
        const QString file = folder.filePath("clutch.rigor");
        {
            MainWindow window;
            window.setAsksBeforeLoss(false);
            Document& document = window.document();
            document.openStudy(shippedStudy());
            QVERIFY(waitUntil([&] { return ready(window); }));
            smallBudget(document);
            window.run();
            QVERIFY(waitUntil([&] { return !window.queue().running() && document.run(1)->result; }));
            QSignalSpy saved(&document, &Document::saved);
            document.saveProject(file);
            QVERIFY(waitUntil([&] { return saved.count() > 0; }, 20000));
            QVERIFY(!document.isModified());
        }
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.document().openProject(file);
        QVERIFY2(waitUntil([&] { return ready(window); }, 20000),
                 qPrintable(window.document().whyNotRun().join(' ')));
        QCOMPARE(window.document().runs().size(), std::size_t(1));
        QCOMPARE(window.document().runs()[0].result->unknowns.size(), std::size_t(4));
        QCOMPARE(window.document().projectName(), QString("clutch"));
    }

  private:
    static void openEditRun(Watchdog& watchdog) {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY2(waitUntil([&] { return ready(window); }), qPrintable(document.whyNotRun().join("; ")));
        QCOMPARE(step(window, kData).sentence, QString("108 experiments"));
        QCOMPARE(step(window, kUnknowns).sentence, QString("x1, x2 · 4 numbers searched"));
        QVERIFY(window.topBar().runButton()->isEnabled());

        // Edit an unknown in the table, undo, redo.
        auto* unknowns = qobject_cast<UnknownsPage*>(window.page(kUnknowns));
        NumberTable* table = unknowns->table();
        QVERIFY(table->setData(table->index(0, 2), "1.05", Qt::EditRole));
        QVERIFY(waitUntil([&] { return document.study().unknowns[0].shape[0].second.start == 1.05; }));
        document.undoStack().undo();
        QCOMPARE(document.study().unknowns[0].shape[0].second.start, 1.0);
        document.undoStack().redo();
        QCOMPARE(document.study().unknowns[0].shape[0].second.start, 1.05);
        // A value that cannot be is refused and changes nothing.
        const int entries = document.undoStack().count();
        QVERIFY(!table->setData(table->index(0, 3), "-0.1", Qt::EditRole));
        QVERIFY(!table->refusal().isEmpty());
        QCOMPARE(document.undoStack().count(), entries);

        // A long run is cancelled: the answer comes as a result.
        watchdog.start();
        watchdog.phase("show the run page");
        document.setOption("generations", 1000LL);
        window.goTo(kRun);
        waitUntil([] { return false; }, 30);
        watchdog.phase("run");
        window.run();
        QVERIFY(waitUntil(
            [&] { return window.queue().running() && window.queue().progress().last.simulations > 0; }));
        QVERIFY(window.jobStrip().line().running);
        QCOMPARE(step(window, kRun).state, StepState::Running);
        watchdog.phase("cancel");
        window.cancel();
        QVERIFY(window.queue().progress().cancelling);
        QVERIFY(waitUntil([&] { return !window.queue().running(); }));
        QVERIFY(document.run(1)->result);
        QVERIFY(document.run(1)->result->outcome == RunOutcome::Cancelled);
        QVERIFY(window.jobStrip().line().last.contains("cancelled"));

        waitUntil([] { return false; }, 100);
        // Run again with a small budget.
        watchdog.phase("change five settings");
        smallBudget(document);
        waitUntil([] { return false; }, 50);
        watchdog.phase("run again");
        window.run();
        QVERIFY(waitUntil([&] { return !window.queue().running(); }));
        QVERIFY(document.run(2)->result);
        QVERIFY(document.run(2)->result->outcome == RunOutcome::Answered);
        QCOMPARE(document.run(2)->result->unknowns.size(), std::size_t(4));
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        QCOMPARE(page->shownRun(), 2);
        watchdog.phase("result page");
        QVERIFY(waitUntil([&] { return page->resultPage() && page->resultPage()->isVisible(); }));
        waitUntil([] { return false; }, 100);
        QCOMPARE(step(window, kCompare).state, StepState::Next);

        // Every view of the result, then the report: pages in view, PDF and HTML written.
        for (int view = 0; view < 5; ++view) {
            watchdog.phase("a view of the result");
            window.page(kRun)->nextTab();
            waitUntil([] { return false; }, 60);
        }
        watchdog.phase("report");
        window.goTo(kReport);
        auto* report = qobject_cast<ReportPage*>(window.page(kReport));
        auto* preview = report->findChild<ReportPreview*>();
        QVERIFY(waitUntil([&] { return preview->pageCount() > 0; }));
        QTemporaryDir folder;
        for (const char* name : {"report.pdf", "report.html"}) {
            const QString file = folder.filePath(name);
            report->exportTo(file);
            QVERIFY(waitUntil([&] { return QFile::exists(file); }));
            QVERIFY(QFileInfo(file).size() > 20000);
        }
    }

    static void readLongFile(const QString& file, Watchdog& watchdog) {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        waitUntil([] { return false; }, 300);
        watchdog.start();
        window.document().openData(file);
        QVERIFY(waitUntil([&] { return window.document().data().csv != nullptr; }));
        waitUntil([] { return false; }, 500);
        QCOMPARE(window.document().data().csv->table.rows(), std::size_t(1000000));
    }
};

RIGOR_WINDOW_TEST(TestStory)
#include "test_story.moc"

} // namespace test_story
