// Choices that change the whole project: the method, a state of the history, saving before something is
// opened.
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"

#include <QComboBox>
#include <QMessageBox>
#include <QUndoView>
#include <QtTest>

namespace test_choices {

using namespace rigor;

class TestChoices : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<QTemporaryDir> folder_;
    Document& document() { return window_->document(); }
    QString at(const QString& name) const { return folder_->path() + "/" + name; }
    static QString shipped(const QString& name) {
        return QString::fromStdString(sourceDir() + "/resources/rigs/") + name;
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        window_->activateWindow();
    }
    void cleanup() { window_.reset(); }

    /// The same data and model, another question: both runs stand beside each other.
    void anotherMethodIsChosenRunAndUndone() {
        document().openStudy(shipped("van-der-pol-duffing/homotopy.toml"));
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
        window_->goTo(kRun);
        window_->run();
        QVERIFY(waitUntil([&] { return document().run(1) && document().run(1)->result; }));
        auto* page = qobject_cast<RunPage*>(window_->page(kRun));
        page->showRun(0);
        auto* choice = window_->findChild<QComboBox*>("method");
        QVERIFY(choice && choice->isVisible());
        QCOMPARE(choice->currentData().toString(), QString("homotopy"));
        QCOMPARE(choice->findData("sensor-selection"), -1); // reads its own files
        choice->setFocus();
        choice->setCurrentIndex(choice->findData("least-squares"));
        Q_EMIT choice->activated(choice->currentIndex());
        QVERIFY(waitUntil([&] { return document().study().method == "least-squares"; }, 5000));
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
        for (const auto& [key, value] : document().study().options)
            QVERIFY2(document().method()->options().find(key), key.c_str());
        window_->run();
        QVERIFY(waitUntil([&] { return document().run(2) && document().run(2)->result; }));
        QCOMPARE(document().run(2)->result->method, std::string("least-squares"));
        QCOMPARE(document().run(1)->result->method, std::string("homotopy"));
        page->showRun(2);
        document().renameRun(2, "Another name");
        const auto* title = page->findChild<PageHead*>()->findChild<QLabel*>();
        QVERIFY2(title->text().contains("Another name"), qPrintable(title->text()));
        document().removeRun(2);
        QCOMPARE(page->shownRun(), 1); // the newest that is left
        document().undoStack().undo();
        document().undoStack().undo();
        document().undoStack().undo();
        QCOMPARE(document().study().method, std::string("homotopy"));
        QCOMPARE(document().runs().size(), std::size_t(2));
    }

    void theHistoryClosesByEscapeAndByAClickBeside() {
        document().openStudy(shipped("van-der-pol-duffing/homotopy.toml"));
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
        document().setOption("iterations", 50LL);
        for (const bool byKey : {true, false}) {
            window_->showHistory();
            QPointer<QWidget> popup = window_->findChild<QWidget*>("history");
            QVERIFY(popup && popup->isVisible());
            auto* list = popup->findChild<QUndoView*>();
            QVERIFY(list && list->model()->rowCount() == 2);
            if (byKey)
                QTest::keyClick(list, Qt::Key_Escape);
            else
                QTest::mouseClick(popup, Qt::LeftButton, {}, QPoint(-30, -30));
            QVERIFY(waitUntil([&] { return !popup; }, 3000));
        }
    }

    void whatWasToBeOpenedIsOpenedAfterSaving() {
        samples::fill(folder_->path());
        document().openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
        QSignalSpy saved(&document(), &Document::saved);
        document().saveProject(at("decay.rigor"));
        QVERIFY(waitUntil([&] { return saved.count() == 1; }, 20000));
        document().changeStudy("seed", [](Study& study) { study.seed = 99; });
        window_->setAsksBeforeLoss(true);
        QTimer::singleShot(200, this, [] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<QMessageBox*>(widget))
                    QTest::keyClick(box, Qt::Key_S, Qt::AltModifier);
        });
        const QString other = shipped("van-der-pol-duffing/homotopy.toml");
        window_->open(other);
        QVERIFY(waitUntil([&] { return document().study().method == "homotopy"; }, 20000));
        QCOMPARE(saved.count(), 2);
        window_->setAsksBeforeLoss(false);
        document().openProject(at("decay.rigor"));
        QVERIFY(waitUntil([&] { return document().study().seed == 99; }, 20000)); // nothing was lost
    }
};

RIGOR_WINDOW_TEST(TestChoices)
#include "test_choices.moc"

} // namespace test_choices
