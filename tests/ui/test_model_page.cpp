// The model editor and the guide on the real widgets.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/plot.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/shell/main_window.h"
#include "ui/steps/model/code_editor.h"
#include "ui/steps/model/foreign_view.h"
#include "ui/steps/model/model_inspector.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/model/model_text.h"
#include "ui/steps/model/program_view.h"
#include "ui/steps/model/simulate_panel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtTest>

#include <cmath>

namespace test_model_page {

using namespace rigor;

class TestModelPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }

    void declarationsAreFoundInTheText() {
        const QString text =
            "model M // parameter Real b = 9;\n  parameter Real a(unit=\"m\", min=0) = 1.5 \"a, b = 3\", "
            "b = 2*a;\n  Real x(start=b);\n  output Real y[2];\nequation\n  x = a;\nend M;\n";
        const auto a = declarationOf(text, "a"), b = declarationOf(text, "b"), x = declarationOf(text, "x");
        QVERIFY(a && b && x && a->value && b->value);
        QCOMPARE(text.mid(a->value->start, a->value->length), QString("1.5"));
        QCOMPARE(text.mid(b->value->start, b->value->length), QString("2*a"));
        QVERIFY(b->name.start > text.indexOf('\n')); // not the one in the comment
        QVERIFY(!x->value);
        QVERIFY(!declarationOf(text, "unit"));
        QCOMPARE(*withValue(text, "a", "7"), QString(text).replace("= 1.5", "= 7"));
        QVERIFY(!withValue(text, "x", "7"));
        QVERIFY(completionWords(text).contains("equation"));
        QVERIFY(!completionWords("model M /* hidden */ end M;").contains("hidden"));
        const QString brackets = "f(a[1], \")\")";
        QCOMPARE(matchingBracket(brackets, 1), static_cast<int>(brackets.size()) - 1);
        QCOMPARE(matchingBracket("(]", 0), -1);
    }

    void namesAreOfferedAndTaken() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        window.goTo(kModel);
        auto* page = qobject_cast<ModelPage*>(window.page(kModel));
        CodeEditor* editor = page->editor();
        editor->setFocus();
        editor->goTo(1, 1);
        editor->moveCursor(QTextCursor::EndOfBlock);
        QTest::keyClicks(editor, " sh");
        QVERIFY(editor->completer()->popup()->isVisible());
        QCOMPARE(editor->completer()->currentCompletion(), QString("shifting_time"));
        // Nobody asked for the list: Enter ends the line as ever.
        const QString before = document.modelText();
        QTest::keyClick(editor->completer()->popup(), Qt::Key_Return);
        QVERIFY(!editor->completer()->popup()->isVisible());
        QVERIFY(document.modelText().section('\n', 0, 0).endsWith(" sh"));
        QCOMPARE(document.modelText().count('\n'), before.count('\n') + 1);
        QTest::keyClick(editor, Qt::Key_Backspace);
        // What is chosen in it is taken.
        QTest::keyClicks(editor, "i");
        QVERIFY(editor->completer()->popup()->isVisible());
        QTest::keyClick(editor->completer()->popup(), Qt::Key_Down);
        QTest::keyClick(editor->completer()->popup(), Qt::Key_Return);
        QVERIFY(document.modelText().section('\n', 0, 0).endsWith("shifting_time"));
        // Asked for by Ctrl+Space, the first is chosen already; functions of the language are among them.
        QTest::keyClicks(editor, " signedP");
        editor->completer()->popup()->hide();
        QTest::keyClick(editor, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(editor->completer()->popup()->isVisible());
        QTest::keyClick(editor->completer()->popup(), Qt::Key_Return);
        QVERIFY(document.modelText().section('\n', 0, 0).endsWith("signedPower"));
        while (!document.modelText().section('\n', 0, 0).endsWith("shifting_time"))
            QTest::keyClick(editor, Qt::Key_Backspace);
        QVERIFY(document.modelText().section('\n', 0, 0).endsWith("shifting_time"));
        QVERIFY(!editor->completer()->popup()->isVisible());
        // Typing went into the document, is checked in the background, and the finding stands in its line.
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }));
        QVERIFY(document.model().problems.at(0).place.line <= 2);
        while (document.undoStack().canUndo()) document.undoStack().undo();
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
    }

    void aValueInTheTableChangesTheText() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        window.goTo(kModel);
        auto* page = qobject_cast<ModelPage*>(window.page(kModel));
        NumberTable* table = page->declarations()->parameters();
        const auto& names = table->columns()[0].texts;
        const auto at = std::find(names.begin(), names.end(), QString("Tb0"));
        QVERIFY(at != names.end());
        const int row = static_cast<int>(at - names.begin());
        const QString before = document.modelText();
        QVERIFY(table->setData(table->index(row, 1), "25", Qt::EditRole));
        QVERIFY(waitUntil([&] { return document.modelText() != before; }));
        const auto declared = declarationOf(document.modelText(), "Tb0");
        QCOMPARE(document.modelText().mid(declared->value->start, declared->value->length), QString("25"));
        QVERIFY(waitUntil([&] {
            return document.model().phase == ModelState::Phase::Good &&
                   page->declarations()->parameters()->columns()[1].numbers[static_cast<std::size_t>(row)] ==
                       25;
        }));
        document.undoStack().undo();
        QCOMPARE(document.modelText(), before);
        // A row selects its declaration.
        Q_EMIT page->declarations()->declarationAsked("Tb0");
        QCOMPARE(page->editor()->textCursor().selectedText(), QString("Tb0"));
    }

    /// What is listed while the text has an error is of an earlier text, and looks and says so.
    void anEarlierModelIsDimmedWhileTheTextHasAnError() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        window.goTo(kModel);
        auto* page = qobject_cast<ModelPage*>(window.page(kModel));
        const QString good = "model First\n  parameter Real a = 1;\n  output Real y;\nequation\n  y = a;\n"
                             "end First;\n";
        document.setModelText(good);
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Good; }));
        const auto told = [&] {
            QStringList texts;
            for (const auto* label : page->findChildren<QLabel*>())
                if (label->isVisibleTo(page)) texts << label->text();
            for (const auto* label : page->inspector()->findChildren<QLabel*>())
                if (label->isVisibleTo(page->inspector())) texts << label->text();
            return texts;
        };
        const auto dimmed = [&] {
            const auto& columns = page->declarations()->parameters()->columns();
            return std::all_of(columns.begin(), columns.end(),
                               [](const TableColumn& c) { return c.muted && !c.editable; });
        };
        QVERIFY(!dimmed() && told().contains("First"));
        document.setModelText(QString(good).replace("First", "Second").replace("y = a", "y = b"));
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }));
        QVERIFY(dimmed());
        QVERIFY2(told().contains("Second") && !told().contains("First"), qPrintable(told().join('|')));
        QVERIFY(told().join(' ').contains("the last text without one"));
        document.setModelText(good);
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Good; }));
        QVERIFY(!dimmed());
        QVERIFY(!told().join(' ').contains("the last text without one"));
    }

    void theEmptyPageOffersTheModelsOfTheRigs() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.goTo(kModel);
        QMenu* menu = nullptr;
        for (const auto* button : window.page(kModel)->findChildren<QPushButton*>())
            if (button->text() == "From a rig…") menu = button->menu();
        QVERIFY(menu);
        Q_EMIT menu->aboutToShow();
        QAction* clutch = nullptr;
        for (QAction* action : menu->actions())
            if (action->text() == "Wet clutch") clutch = action;
        QVERIFY(clutch);
        clutch->trigger();
        QVERIFY(waitUntil([&] { return window.document().model().phase == ModelState::Phase::Good; }));
        QVERIFY(window.document().study().data.files.empty());
    }

    void simulateNowShowsTheMeasuredTime() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        window.goTo(kModel);
        auto* page = qobject_cast<ModelPage*>(window.page(kModel));
        SimulatePanel* panel = page->simulation();
        QVERIFY(waitUntil([&] { return panel->hasRun(); }));
        QCOMPARE(panel->experimentCombo()->count(), 108);
        panel->experimentCombo()->setCurrentIndex(39);
        QSignalSpy redrawn(panel->plot(), &Plot::panelChanged);
        panel->button()->click();
        QVERIFY(waitUntil([&] { return redrawn.count() > 0; }));
        const FigurePanel& shown = panel->plot()->panel();
        const Experiment& e = document.data().data->experiments[39];
        QCOMPARE(shown.marks.size(), std::size_t(2));
        QCOMPARE(shown.marks[1].at, e.measurements[0].values[0]);
        // The same run from the core: the event's time.
        const ExperimentRun run = simulateExperiment(*document.model().model, document.study(), &e);
        QCOMPARE(shown.marks[0].at, run.trajectory.discretes.at(0));
        QVERIFY(!shown.series.empty());
        QCOMPARE(shown.series[0].x.size(), run.trajectory.times.size());
        // What it was made of changes: it says so at once, and no longer when the change is taken back.
        QVERIFY(!panel->isOutOfDate());
        document.setSimulationOption("stop_time", 2.5);
        QVERIFY(panel->isOutOfDate());
        QVERIFY(panel->plot()->isDimmed());
        document.undoStack().undo();
        QVERIFY(!panel->isOutOfDate());
        QVERIFY(!panel->plot()->isDimmed());
    }

    /// A formula has no course: its rows are shown, over the condition that varies, in the units of the data.
    void rowsOfAFormulaAreShownTogether() {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("valve.mo",
              "model Valve\n  parameter Real k(unit=\"N/m\") = 20000;\n  input Real p(unit=\"Pa\");\n"
              "  output Real x(unit=\"m\");\nequation\n  x = (p*1e-4 - 40)/k;\nend Valve;\n");
        write("valve.csv", "p [bar];x [mm]\n6;1.1\n8;2.0\n12;4.1\n8;1.9\n");
        write("valve.toml",
              "method = \"least-squares\"\nmodel = \"valve.mo\"\n[data]\nfiles = [\"valve.csv\"]\n"
              "layout = \"rows\"\ninputs = {p = \"p\"}\nmeasurements = {x = \"x\"}\n"
              "[unknowns.k]\nstart = 20000\nmin = 10000\nmax = 30000\n");
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(folder.filePath("valve.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        window.goTo(kModel);
        SimulatePanel* panel = qobject_cast<ModelPage*>(window.page(kModel))->simulation();
        QSignalSpy redrawn(panel->plot(), &Plot::panelChanged);
        panel->button()->click();
        QVERIFY(waitUntil([&] { return redrawn.count() > 0; }));
        const FigurePanel& shown = panel->plot()->panel();
        QCOMPARE(shown.x.quantity, std::string("p"));
        QCOMPARE(shown.x.unit, std::string("bar"));
        QCOMPARE(shown.y.unit, std::string("mm"));
        QCOMPARE(shown.series.size(), std::size_t(2));
        const double p[] = {6, 8, 12, 8}, measured[] = {1.1, 2.0, 4.1, 1.9};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(std::abs(shown.series[0].x[i] - p[i]) < 1e-9);
            QVERIFY(std::abs(shown.series[0].y[i] - measured[i]) < 1e-9);
            QVERIFY(std::abs(shown.series[1].y[i] - (p[i] * 10 - 40) / 20) < 1e-9);
        }
        QCOMPARE(shown.marks.size(), std::size_t(1));
        QVERIFY(std::abs(shown.marks[0].at - 6) < 1e-9);
    }

    void classesOfALibraryComeAlong() {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(
            "Parts.mo",
            "package Parts\n  model Decay\n    parameter Real k = 1;\n    Real x(start=1);\n  equation\n    "
            "der(x) = -k*x;\n  end Decay;\nend Parts;\n");
        const QString plain = "model Rig\n  Real y = 1;\nend Rig;\n",
                      made = "model Rig\n  Parts.Decay d;\nend Rig;\n";
        write("rig.mo", qPrintable(plain));
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        const auto good = [&] { return document.model().phase == ModelState::Phase::Good; };
        document.openModel(folder.filePath("rig.mo"));
        QVERIFY(waitUntil([&] { return document.modelText() == plain && good(); }));
        window.goTo(kModel);
        CodeEditor* editor = qobject_cast<ModelPage*>(window.page(kModel))->editor();
        // Typed, a library beside the model is found, and stands below it from then on.
        document.setModelText(made);
        QVERIFY(waitUntil([&] { return document.modelText().contains("package Parts") && good(); }));
        QVERIFY(document.modelText().startsWith(made));
        QCOMPARE(editor->toPlainText(), document.modelText());
        QCOMPARE(document.model().model->parameters().at(0).name, std::string("d.k"));
        QTest::qWait(1100); // an edit of its own
        // An error in it is marked where it stands in the editor.
        document.setModelText(QString(document.modelText()).replace("-k*x", "-kk*x"));
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }));
        const int line = document.model().problems.at(0).place.line;
        QVERIFY(editor->document()->findBlockByNumber(line - 1).text().contains("kk"));
        // The library goes with the edit that brought it.
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.modelText(), plain);
    }

    void theTemplatesOfAProgramAreShownWithTheirPlaces() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openModel(QString::fromStdString(sourceDir() + "/resources/examples/program/solver.toml"));
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Good; }));
        window.goTo(kModel);
        auto* view = window.findChild<ForeignView*>()->program();
        QVERIFY(view->isVisible());
        const auto lit = view->text()->extraSelections();
        QVERIFY(!lit.empty());
        for (const QTextEdit::ExtraSelection& one : lit) {
            const QString place = one.cursor.selectedText();
            QVERIFY2(place.startsWith("{{") && place.endsWith("}}"), qPrintable(place));
        }
        QVERIFY(view->text()->isReadOnly());
    }

    void theGuideOpensFromWhatItExplains() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.showGuide();
        QCOMPARE(window.guide()->page(), QString("tour")); // an empty project begins with the tour
        window.document().openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }));
        window.goTo(kUnknowns);
        window.page(kUnknowns)->setFocus();
        window.showGuide();
        QCOMPARE(window.guide()->page(), QString("unknowns"));
        auto* page = qobject_cast<ModelPage*>(window.page(kModel));
        QCOMPARE(GuideWindow::pageFor(page->editor()->viewport(), "model"), QString("language"));
        // Every page has a title and text, and every link leads to a page.
        QTextBrowser* text = window.guide()->text();
        for (const QString& key : GuideWindow::pages()) {
            window.showGuide(key);
            QCOMPARE(window.guide()->page(), key);
            QVERIFY2(text->toPlainText().size() > 200, qPrintable(key));
            QCOMPARE(window.guide()->contents()->currentItem()->data(Qt::UserRole).toString(), key);
            const QString html = text->toHtml();
            static const QRegularExpression link("href=\"([a-z-]+)\\.md\"");
            for (auto it = link.globalMatch(html); it.hasNext();)
                QVERIFY2(GuideWindow::pages().contains(it.next().captured(1)), qPrintable(key));
        }
    }
};

RIGOR_WINDOW_TEST(TestModelPage)
#include "test_model_page.moc"

} // namespace test_model_page
