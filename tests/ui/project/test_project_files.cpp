// A project file that is damaged, cut off or no project is one sentence, and nothing that was there is lost.
#include "core/study/project/project_store.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/method_page.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

namespace test_project_files {

using namespace rigor;

class TestProjectFiles : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
    QString at(const QString& name) const { return folder_->filePath(name); }
    Document& document() { return window_->document(); }
    bool ready() {
        return waitUntil([&] { return document().whyNotRun().isEmpty(); }, 60000);
    }
    bool saved(const QString& file) {
        QSignalSpy told(&document(), &Document::saved);
        document().saveProject(file);
        return waitUntil([&] { return told.count() > 0; }, 30000);
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("project-files"); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
    }
    void cleanup() { window_.reset(); }

    /// One written by 0.1.0: every run of it has its pages.
    void aProjectOfAnEarlierVersionShowsItsRuns() {
        QVERIFY(QFile::copy(QString::fromStdString(sourceDir() + "/tests/study/earlier/earlier.rigor"),
                            at("earlier.rigor")));
        document().openProject(at("earlier.rigor"));
        QVERIFY(waitUntil([&] { return !document().runs().empty(); }, 20000));
        window_->goTo(kRun);
        auto* page = qobject_cast<RunPage*>(window_->page(kRun));
        std::set<std::string> met;
        for (int number = 1; number <= 7; ++number) {
            QVERIFY(document().run(number));
            met.insert(document().run(number)->study.method);
            page->showRun(number);
            QVERIFY(waitUntil([&] { return page->resultPage() && page->resultPage()->isVisible(); }));
            const auto views = page->resultPage()->views();
            QVERIFY(views.size() > 1);
            for (int view = 0; view < views.size(); ++view) {
                page->resultPage()->showView(view);
                QVERIFY(!page->resultPage()->grab().isNull());
            }
        }
        QCOMPARE(met.size(), std::size_t(7));
    }

    /// Opened again, the newest result stands on its page, a click from the settings of the next run; saving
    /// takes nobody away from what is shown.
    void aReopenedProjectShowsItsNewestResult() {
        document().openStudy(at("decay.toml"));
        QVERIFY(ready());
        window_->run();
        QVERIFY(waitUntil(
            [&] { return document().run(1) && document().run(1)->phase == RunRecord::Phase::Ended; }));
        QVERIFY(document().run(1)->result);
        auto* page = qobject_cast<RunPage*>(window_->page(kRun));
        QVERIFY(waitUntil([&] { return page->resultPage() && page->resultPage()->isVisible(); }));
        QVERIFY(saved(at("kept.rigor")));
        QCOMPARE(page->shownRun(), 1);
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        document().openProject(at("kept.rigor"));
        QVERIFY(waitUntil([&] { return !document().runs().empty(); }, 20000));
        QVERIFY(ready());
        window_->goTo(kRun);
        page = qobject_cast<RunPage*>(window_->page(kRun));
        QCOMPARE(page->shownRun(), 1);
        QVERIFY(waitUntil([&] { return page->resultPage() && page->resultPage()->isVisible(); }));
        page->showRun(0);
        QString told;
        QPushButton* back = nullptr;
        for (const auto* label : page->findChildren<QLabel*>())
            if (label->isVisibleTo(page)) told += label->text() + '|';
        for (auto* button : page->findChildren<QPushButton*>())
            if (button->isVisibleTo(page) && button->text() == "Last result") back = button;
        QVERIFY2(told.contains("about ") && told.contains("as run 1"), qPrintable(told));
        QVERIFY(back);
        back->click();
        QCOMPARE(page->shownRun(), 1);
    }

    void whatIsNoWholeProjectIsRefused_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"empty", "text", "cut off", "header only", "other database"})
            QTest::newRow(kind) << QString(kind);
    }
    void whatIsNoWholeProjectIsRefused() {
        QFETCH(QString, kind);
        document().openStudy(at("decay.toml"));
        QVERIFY(ready());
        QVERIFY(saved(at("good.rigor")));
        const std::string good = samples::read(at("good.rigor"));
        std::string bytes;
        if (kind == "text") bytes = "this is no project";
        if (kind == "cut off") bytes = good.substr(0, good.size() / 2);
        if (kind == "header only") bytes = good.substr(0, 100);
        if (kind == "other database") { // the same, with another application's number at offset 68
            bytes = good;
            bytes[68] = 'X';
        }
        samples::write(at("bad.rigor"), bytes);
        const std::string study = toToml(document().study());
        QSignalSpy failed(&document(), &Document::failed);
        document().openProject(at("bad.rigor"));
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY(failed.at(0).at(0).toString().contains("bad.rigor"));
        QVERIFY2(failed.at(0).at(1).toString().contains("bad.rigor"),
                 qPrintable(failed.at(0).at(1).toString()));
        QCOMPARE(window_->notices().messages().size(), std::size_t(1));
        QCOMPARE(toToml(document().study()), study);
        QCOMPARE(document().file(), at("good.rigor"));
        QCOMPARE(samples::read(at("bad.rigor")), bytes); // it is not touched
    }
};

RIGOR_WINDOW_TEST(TestProjectFiles)
#include "test_project_files.moc"

} // namespace test_project_files
