// What every program of a desktop does: paste, close and quit, the project opened last, menus and popups, a
// right click on a plot, endings of files, and that a key or a click is answered by something seen.
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/project/recent_projects.h"
#include "ui/plot/plot.h"
#include "ui/plot/qcp.h"
#include "ui/result/page_state.h"
#include "ui/result/views/key_table.h"
#include "ui/shell/find_action.h"
#include "ui/shell/main_window.h"
#include "ui/steps/data/data_import.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/data/data_preview.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/run/run_settings.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolTip>
#include <QtTest>

namespace test_desktop {

using namespace rigor;

namespace {
QAction* entry(const QMenu* menu, const QString& text) {
    for (QAction* action : menu->actions())
        if (action->text().remove('&') == text) return action;
    return nullptr;
}

QMenu* menuOf(const MainWindow& window, const QString& title) {
    for (QAction* action : window.menuBar()->actions())
        if (action->text().remove('&') == title) {
            Q_EMIT action->menu()->aboutToShow();
            return action->menu();
        }
    return nullptr;
}

/// Presses keys in the next box that asks.
void answer(Qt::Key key) {
    QTimer::singleShot(200, qApp, [key] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget)) QTest::keyClick(box, key, Qt::AltModifier);
    });
}
} // namespace

class TestDesktop : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<QTemporaryDir> folder_;
    Document& document() { return window_->document(); }
    QString at(const QString& name) const { return folder_->path() + "/" + name; }

    void openSample() {
        samples::fill(folder_->path());
        document().openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
    }
    void activate() {
        QApplication::setActiveWindow(window_.get());
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    QString column(std::size_t k) {
        return QString::fromStdString(document().data().csv->table.columns[k].name);
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        activate();
    }
    void cleanup() { window_.reset(); }

    void cellsArePastedWhereverTheKeyboardIs() {
        QApplication::clipboard()->setText("t\tx\n0\t1\n1\t2\n2\t4\n");
        window_->navigator().setFocus(Qt::TabFocusReason);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return document().data().csv && !document().isReading(); }, 20000));
        QCOMPARE(document().data().csv->table.columns.size(), std::size_t(2));
        // From another page too, and a decimal comma makes no second column.
        QApplication::clipboard()->setText("3,5\n4,5\n5,5\n");
        const auto before = document().data().csv;
        window_->goTo(kCompare);
        QTest::keyClick(window_.get(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return document().data().csv != before && !document().isReading(); }, 20000));
        QCOMPARE(document().data().csv->table.columns.size(), std::size_t(1));
        QCOMPARE(document().data().csv->table.columns[0].numbers, (std::vector<double>{3.5, 4.5, 5.5}));
        QCOMPARE(entry(menuOf(*window_, "Edit"), "Paste data")->shortcut(),
                 QKeySequence(QKeySequence::Paste));
    }

    void aTextEditorKeepsThePasteAndASentenceIsNoTable() {
        QApplication::clipboard()->setText("The rig was cold that day.");
        QTest::keyClick(window_.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(window_->notices().messages().size(), std::size_t(1));
        QCOMPARE(window_->notices().messages()[0].clause, QString("The clipboard holds no table."));
        document().setModelText("model M\nend M;\n");
        window_->goTo(kModel);
        auto* editor = window_->page(kModel)->findChild<QPlainTextEdit*>();
        QVERIFY(editor && editor->isVisible());
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(editor->toPlainText().contains("The rig was cold"));
        QVERIFY(document().isEmpty() || !document().data().csv);
    }

    void aFileThatWasCopiedIsOpened() {
        samples::fill(folder_->path());
        auto* held = new QMimeData;
        held->setUrls({QUrl::fromLocalFile(at("decay.toml"))});
        QApplication::clipboard()->setMimeData(held);
        QTest::keyClick(window_.get(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
    }

    void partsOfTheWindowHaveTicks() {
        QMenu* view = menuOf(*window_, "View");
        QAction* inspector = entry(view, "Inspector");
        QVERIFY(inspector->isCheckable() && inspector->isChecked());
        QTest::keyClick(window_.get(), Qt::Key_I, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!entry(menuOf(*window_, "View"), "Inspector")->isChecked());
        QVERIFY(!entry(view, "Queue")->isChecked());
        entry(view, "Queue")->trigger();
        QVERIFY(entry(menuOf(*window_, "View"), "Queue")->isChecked());
    }

    void theProjectsOpenedLastAreInTheMenu() {
        QFile file(at("last.rigor"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        rememberProject(file.fileName(), "Homotopy · 1 run");
        QMenu* recent = entry(menuOf(*window_, "File"), "Open recent")->menu();
        Q_EMIT recent->aboutToShow();
        QVERIFY(entry(recent, "last.rigor"));
    }

    void closingAsksWithLettersAndQuittingClosesAll() {
        openSample();
        document().changeStudy("seed", [](Study& study) { study.seed = 99; });
        window_->setAsksBeforeLoss(true);
        answer(Qt::Key_C); // Cancel
        QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier);
        QVERIFY(window_->isVisible());
        MainWindow second;
        second.setAsksBeforeLoss(false);
        second.show();
        activate();
        answer(Qt::Key_W); // Close without saving
        QTest::keyClick(window_.get(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!window_->isVisible());
        QVERIFY(!second.isVisible());
        window_->setAsksBeforeLoss(false);
    }

    void undoGoesToThePageThatItChanges() {
        openSample();
        document().setModelText(document().modelText() + "\n// more\n");
        window_->goTo(kData);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!document().modelText().contains("more"));
        QCOMPARE(window_->currentStep(), int(kModel));
        document().changeStudy("preparation", [](Study& study) { study.data.preparation.outlierLimit = 6; });
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window_->currentStep(), int(kData));
        document().changeStudy("start", [](Study& study) { study.unknowns.front().name += "x"; });
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window_->currentStep(), int(kUnknowns));
    }

    void settingsBeginWithTheMethodAndItsChoiceKeepsTheKeyboard() {
        openSample();
        window_->resize(1440, 480);
        window_->goTo(kRun);
        auto* settings = window_->findChild<RunSettings*>();
        settings->verticalScrollBar()->setValue(settings->verticalScrollBar()->maximum());
        QTest::keyClick(window_.get(), Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(settings->verticalScrollBar()->value(), 0);
        auto* choice = qobject_cast<QComboBox*>(QApplication::focusWidget());
        QVERIFY(choice && choice->objectName() == "method");
        const QString other = choice->currentData() == "homotopy" ? "least-squares" : "homotopy";
        choice->setCurrentIndex(choice->findData(other));
        Q_EMIT choice->activated(choice->currentIndex());
        QVERIFY(waitUntil([&] { return document().study().method == other.toStdString(); }, 5000));
        auto* now = qobject_cast<QComboBox*>(QApplication::focusWidget());
        QVERIFY(now && now->objectName() == "method" && now->currentData() == other);
    }

    void popupsHaveAFrameAndTheStatusBarNone() {
        const auto framed = [](QWidget* popup) {
            const QImage image = popup->grab().toImage();
            popup->close();
            return image.pixelColor(0, image.height() / 2) == theme().strong;
        };
        window_->showHistory();
        QVERIFY(framed(window_->findChild<QWidget*>("history")));
        activate();
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(framed(window_->findChild<FindAction*>()));
        JobStatusBar& bar = window_->jobStrip();
        activate();
        bar.setFocus(Qt::TabFocusReason);
        const QImage image = bar.grab().toImage();
        QVERIFY(image.pixelColor(image.width() - 2, image.height() / 2) != theme().accent);
        QVERIFY(image.pixelColor(image.width() / 2, image.height() - 2) != theme().accent);
    }

    void aRightClickOnAPlotOpensItsMenu() {
        Plot plot;
        plot.resize(400, 300);
        plot.show();
        QStringList offered;
        QTimer::singleShot(100, &plot, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu) return;
            for (const QAction* action : menu->actions()) offered << action->text();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(200, 150),
                                plot.mapToGlobal(QPoint(200, 150)));
        QApplication::sendEvent(plot.canvas(), &event);
        QVERIFY(offered.contains("Fit") && offered.contains("Export…"));
    }

    void aNameWithoutEndingGetsThatOfTheKind() {
        QCOMPARE(withSuffixOf("plot", "Pictures (*.png *.svg *.pdf)"), QString("plot.png"));
        QCOMPARE(withSuffixOf("plot.svg", "Pictures (*.png *.svg *.pdf)"), QString("plot.svg"));
        QCOMPARE(withSuffixOf("", "Tables (*.csv)"), QString());
    }

    void aTableKeepsItsHeadSaysWhatIsFilteredAndThatItWasCopied() {
        view::Table table;
        table.title = "Experiments";
        table.note = "3 rows";
        table.columns = {{.name = "name", .texts = {"low", "high", "high"}},
                         {.name = "kurtosis", .numbers = {3, 1, 2}}};
        table.keys = {"1", "2", "3"};
        PageState state;
        const std::unique_ptr<QWidget> panel(
            keyTablePanel({{}, [table](const view::Chosen&) { return table; }}, state));
        panel->resize(420, 260);
        panel->show();
        auto* rows = panel->findChild<KeyTable*>();
        const int head = rows->horizontalHeader()->height();
        rows->sortBy(1, Qt::DescendingOrder);
        waitUntil([] { return false; }, 30);
        QCOMPARE(rows->horizontalHeader()->height(), head);
        QCOMPARE(rows->model()->headerData(1, Qt::Horizontal).toString(), QString("kurtosis"));
        const QImage full = rows->viewport()->grab().toImage();
        auto* filter = panel->findChild<QLineEdit*>();
        const auto shows = [&](const QString& note) {
            for (const QLabel* label : panel->findChildren<QLabel*>())
                if (label->text() == note) return true;
            return false;
        };
        QVERIFY(shows("3 rows"));
        filter->setText("high");
        QVERIFY(shows("2 of 3 rows"));
        filter->setText("nowhere");
        QVERIFY(shows("0 of 3 rows"));
        QImage empty = rows->viewport()->grab().toImage();
        int inked = 0;
        for (int x = 0; x < empty.width(); ++x)
            for (int y = 0; y < 30; ++y) inked += empty.pixelColor(x, y).lightness() < 128;
        QVERIFY(inked > 40); // a sentence
        QVERIFY(empty != full);
        rows->copyTable();
        QVERIFY(QToolTip::text().startsWith("Copied"));
        QToolTip::hideText();
    }

    /// Of what the model gives, whatever stands last in the file; a rectangle marks what lies in it.
    void thePreviewOpensWithTheOutputAndMarksByRectangle() {
        QFile file(at("rows.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("time [s],y,ambient\n");
        for (int i = 0; i < 50; ++i)
            file.write(QString("%1,%2,20\n").arg(i * 0.1).arg(i == 30 ? 9.0 : 1 + 0.01 * i).toUtf8());
        file.close();
        document().setModelText(
            "model M\n  parameter Real a = 1;\n  output Real y;\nequation\n  y = a;\nend M;\n");
        document().openData(file.fileName());
        window_->goTo(kData);
        DataPreview* preview = qobject_cast<DataPage*>(window_->page(kData))->import().preview();
        QVERIFY(waitUntil([&] { return preview->column() == "y"; }, 20000));
        QVERIFY(waitUntil([&] { return !document().isReading(); }, 20000));
        Plot* plot = preview->plot();
        QVERIFY(waitUntil([&] { return !plot->panel().series.empty(); }, 5000));
        plot->redrawNow();
        preview->markButton()->click();
        const auto pixel = [&](double x, double y) {
            return QPoint(qRound(plot->canvas()->xAxis->coordToPixel(x)),
                          qRound(plot->canvas()->yAxis->coordToPixel(y)));
        };
        const auto range = plot->xRange();
        for (const std::size_t marks :
             {std::size_t(1), std::size_t(0)}) { // around the one far off, then again
            QTest::mousePress(plot->canvas(), Qt::LeftButton, {}, pixel(2.5, 9.2));
            QTest::mouseMove(plot->canvas(), pixel(3.2, 8.5));
            QMouseEvent drag(QEvent::MouseMove, pixel(3.5, 8), plot->canvas()->mapToGlobal(pixel(3.5, 8)),
                             Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(plot->canvas(), &drag);
            QTest::mouseRelease(plot->canvas(), Qt::LeftButton, {}, pixel(3.5, 8));
            QCOMPARE(document().study().data.marked.size(), marks);
            if (marks) QCOMPARE(document().study().data.marked[0].line, std::size_t(32));
            QCOMPARE(plot->xRange(), range); // not panned
            QVERIFY(waitUntil([&] { return !document().isReading(); }, 20000));
            plot->redrawNow();
        }
    }
};

RIGOR_WINDOW_TEST(TestDesktop)
#include "test_desktop.moc"

} // namespace test_desktop
