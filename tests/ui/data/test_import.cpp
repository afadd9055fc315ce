// The import room on the real widgets: a messy file, guesses changed, columns mapped, marks, preparation, the
// recipe applied to the next files.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/qcp.h"
#include "ui/shell/main_window.h"
#include "ui/steps/data/data_dialect.h"
#include "ui/steps/data/data_import.h"
#include "ui/steps/data/data_inspector.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/data/data_preview.h"
#include "ui/steps/data/data_table.h"
#include "ui/steps/data/rows_view.h"
#include "ui/widgets/form.h"
#include "ui/widgets/navigator.h"

#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_import {

using namespace rigor;

namespace {
const char* const kRigText = "model Rig\n  parameter Real k(unit=\"N/m\") = 2;\n  input Real u(unit=\"V\");\n"
                             "  Real x(unit=\"m\", start=0);\n  output Real y(unit=\"m\");\nequation\n"
                             "  der(x) = u - k*x;\n  y = x;\nend Rig;\n";

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(bytes);
    return file.fileName();
}

/// 0 .. 4.95 s by 0.05; y in mm is 1000 times the time, one sample far off, one cell that is no number.
QByteArray messy(const QString& column = "Weg") {
    QByteArray text = "Zeit [s];" + column.toUtf8() + " [mm];u [V]\r\n";
    for (int i = 0; i < 100; ++i) {
        QString y = QString::number(i * 50.0 + (i == 40 ? 3000 : 0), 'f', 1).replace('.', ',');
        if (i == 70) y = "kaputt";
        text += QString("%1;%2;1,5\r\n").arg(QString::number(i * 0.05, 'f', 2).replace('.', ','), y).toUtf8();
    }
    return text;
}

struct Window {
    MainWindow main;
    Document& document = main.document();
    DataPage* page = qobject_cast<DataPage*>(main.page(kData));
    ImportRoom& room = page->import();

    Window() {
        main.setAsksBeforeLoss(false);
        main.resize(1440, 900);
        main.show();
    }
    bool ready() {
        return waitUntil([this] { return document.data().phase == DataState::Phase::Ready; }, 20000);
    }
    void choose(QComboBox* combo, int index) {
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    int section(const QString& name) {
        for (int c = 1; c < room.table()->columnCount(); ++c)
            if (room.table()->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString() == name) return c;
        return -1;
    }
    /// Opens the combo below a column's name and takes the entry of that text.
    bool chooseMeaning(const QString& column, const QString& meaning) {
        QComboBox* combo = room.head()->combo(section(column));
        if (!combo) return false;
        combo->showPopup();
        const int index = combo->findText(meaning);
        combo->hidePopup();
        if (index < 0) return false;
        choose(combo, index);
        waitUntil([] { return false; }, 30);
        return true;
    }
};
} // namespace

class TestImport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }

    /// A second file is named and looked at before any model says what is used of it.
    void theSecondFileIsSeen() {
        QTemporaryDir folder;
        const QString laser = write(folder, "laser.csv", "time [s],x1 [mm]\n0,1\n0.1,2\n0.2,3\n0.3,4\n"),
                      accel = write(folder, "accel.csv", "Time [s],a2 [m/s2]\n7,1\n8,2\n9,3\n"),
                      next = write(folder, "next.csv", "time [s],x1 [mm]\n0,1\n0.1,2\n0.2,3\n0.3,5\n");
        const auto found = [&](const QStringList& files) {
            Window w;
            w.document.importFiles(files);
            if (!waitUntil([&] { return w.document.data().csv != nullptr && !w.document.isReading(); },
                           20000))
                return QString("not read");
            QStringList named;
            for (const QLabel* label : w.page->inspector()->findChildren<QLabel*>()) named << label->text();
            for (const QString& file : files)
                if (!named.contains(QFileInfo(file).fileName())) return "not named: " + file;
            return w.room.problemText();
        };
        const QString other = found({laser, accel});
        QVERIFY2(other.contains("accel.csv") && other.contains("a2") && other.contains("x1"),
                 qPrintable(other));
        const QString alike = found({laser, next});
        QVERIFY2(!alike.contains("next.csv"), qPrintable(alike));
    }

    void aMessyFileIsRecognisedChangedAndMapped() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        w.document.openData(write(folder, "messy.csv", messy()));
        QVERIFY(waitUntil([&] { return w.document.data().csv != nullptr; }, 20000));
        // The room is shown when the file is whole.
        QVERIFY(waitUntil(
            [&] { return w.room.dialect()->combo(DialectPanel::Guess::Delimiter)->currentData() == ";"; },
            20000));
        QCOMPARE(w.room.dialect()->combo(DialectPanel::Guess::Decimal)->currentData().toString(),
                 QString(","));
        QCOMPARE(w.room.table()->rowCount(), 100);
        QCOMPARE(w.document.study().data.layout, std::string("signals")); // there is a column of time
        QVERIFY(w.ready());
        QVERIFY(w.room.problemCount() >= 1);
        // The problem stands with its line, and choosing it shows the row.
        w.page->nextProblem();
        QCOMPARE(w.room.problems()->columns()[0].numbers[0], 72.0);
        QCOMPARE(w.room.rows()->currentIndex().row(), 70);
        // The line stands once in its row, and the navigator counts what is listed.
        QVERIFY(w.room.problemText().contains("72\t"));
        QVERIFY2(!w.room.problemText().contains("line 72"), qPrintable(w.room.problemText()));
        QVERIFY(w.document.data().findings.size() > w.document.data().csv->warnings.size());
        const QString step = w.main.navigator().steps()[kData].sentence;
        QVERIFY2(step.contains(QString(", %1 problem").arg(w.room.problemCount())), qPrintable(step));

        // "Weg" is no name of the model: it is not used until it is said what it means.
        QCOMPARE(w.room.table()->meaningOf(w.section("Weg")), QString("not used"));
        QVERIFY(w.chooseMeaning("Weg", "output y"));
        QVERIFY(waitUntil([&] { return w.room.table()->meaningOf(w.section("Weg")) == "output y"; }, 20000));
        const Measurement& y = w.document.data().data->experiments.at(0).measurements.at(0);
        QCOMPARE(y.output, std::string("y"));
        QCOMPARE(y.values[1], 0.05); // mm in the file, m in the model
        QCOMPARE(w.document.study().data.measurements.at("y"), std::string("Weg"));
        w.document.undoStack().undo();
        QVERIFY(w.document.study().data.measurements.empty());
    }

    void aWrongChoiceKeepsTheRoom() {
        QTemporaryDir folder;
        Window w;
        w.document.openData(write(folder, "messy.csv", messy()));
        QVERIFY(waitUntil([&] { return w.document.data().csv != nullptr; }, 20000));
        auto* encoding = w.room.dialect()->combo(DialectPanel::Guess::Encoding);
        w.choose(encoding, encoding->findData("utf-16-le"));
        QVERIFY(waitUntil([&] { return w.document.data().phase != DataState::Phase::Loading; }, 20000));
        // The rows read before, or what the choice makes of them, stay in view, and so does the choice.
        QVERIFY(w.room.isVisible());
        QVERIFY(w.room.table()->rowCount() > 0);
        QCOMPARE(encoding->currentData().toString(), QString("utf-16-le"));
        w.choose(encoding, encoding->findData("utf-8"));
        QVERIFY(waitUntil([&] { return w.document.data().phase == DataState::Phase::Table; }, 20000));
        QCOMPARE(w.room.table()->rowCount(), 100);
        // Another separator changes the rows at once.
        auto* delimiter = w.room.dialect()->combo(DialectPanel::Guess::Delimiter);
        w.choose(delimiter, delimiter->findData("|"));
        QVERIFY(waitUntil([&] { return w.room.table()->columnCount() == 2; }, 20000));
        w.document.undoStack().undo();
        QVERIFY(waitUntil([&] { return w.room.table()->columnCount() == 4; }, 20000));
    }

    /// What keeps the run from starting stands among the problems of the data; a row out of time order is
    /// told once, with what becomes of it.
    void anInputWithoutAColumnIsAProblemOfTheData() {
        QTemporaryDir folder;
        QByteArray text = "t [s],y [m]\n";
        for (int i = 0; i < 40; ++i) text += QString("%1,%2\n").arg(i == 20 ? 0.5 : 0.1 * i).arg(i).toUtf8();
        Window w;
        w.document.setModelText(kRigText);
        w.document.openData(write(folder, "no-input.csv", text));
        const auto told = [&](const QString& words) {
            const auto& findings = w.document.data().findings;
            return std::count_if(findings.begin(), findings.end(),
                                 [&](const DataFinding& f) { return f.sentence.contains(words); });
        };
        QVERIFY(waitUntil([&] { return told("the input \"u\" of the model has no column") == 1; }, 20000));
        const auto& findings = w.document.data().findings;
        QCOMPARE(std::count_if(findings.begin(), findings.end(),
                               [](const DataFinding& f) { return f.line == 22; }),
                 1);
        QCOMPARE(told("the row is left out"), 1);
    }

    /// A point is called by the line of its file, and a column that states no unit is not dimensionless.
    void thePreviewNamesLinesAndNoUnitThatIsNotStated() {
        QTemporaryDir folder;
        QByteArray text = "a,b [mm]\n";
        for (int i = 0; i < 60; ++i) text += QString("%1,%2\n").arg(i * i).arg(2 * i).toUtf8();
        PreviewRequest request;
        request.csv = std::make_shared<const CsvData>(readCsv(write(folder, "rows.csv", text).toStdString()));
        request.x = -1;
        request.y = 0;
        const FigurePanel panel = previewPanel(request);
        QCOMPARE(panel.y.unit, std::string());
        Plot plot;
        plot.resize(400, 300);
        plot.setPanel(panel);
        // Row 3 of the data is line 4 of the file.
        QCOMPARE(plot.readingAt(3).heading, QString("line 4"));
        request.y = 1;
        QCOMPARE(previewPanel(request).y.unit, std::string("mm"));
        request.x = 0;
        QCOMPARE(previewPanel(request).x.unit, std::string());
    }

    void outliersAreMarkedOnThePlotAndTrajectoriesPrepared() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        w.document.openData(write(folder, "messy.csv", messy("y")));
        QVERIFY(w.ready());
        w.main.goTo(kData);
        DataPreview* preview = w.room.preview();
        preview->setColumn("y");
        QVERIFY(waitUntil([&] { return preview->plot()->panel().y.quantity == "y"; }));
        QCOMPARE(preview->plot()->panel().x.quantity, std::string("Zeit"));
        // A click on the point far off, with the tool down.
        preview->markButton()->click();
        QVERIFY(preview->markButton()->isChecked());
        preview->plot()->redrawNow();
        QCustomPlot* canvas = preview->plot()->canvas();
        const QPoint at(qRound(canvas->xAxis->coordToPixel(2.0)), qRound(canvas->yAxis->coordToPixel(5000)));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, at);
        QCOMPARE(w.document.study().data.marked.size(), std::size_t(1));
        QCOMPARE(w.document.study().data.marked[0].line, std::size_t(42));
        QVERIFY(waitUntil([&] {
            return w.document.data().data &&
                   std::isnan(w.document.data().data->experiments[0].measurements[0].values[40]);
        }));
        w.document.undoStack().undo();
        QVERIFY(w.document.study().data.marked.empty());

        // The outlier limit finds it too, and the picture names it.
        auto* limit = qobject_cast<NumberField*>(w.page->details().preparation()->control("outlier_limit"));
        QVERIFY(limit);
        limit->edit()->setFocus();
        limit->edit()->setText("6");
        Q_EMIT limit->edit()->editingFinished();
        QCOMPARE(w.document.study().data.preparation.outlierLimit, 6.0);
        QVERIFY(waitUntil([&] {
            const auto& series = preview->plot()->panel().series;
            return std::any_of(series.begin(), series.end(), [](const FigureSeries& s) {
                return s.name == "outlier" && s.keys == std::vector<std::string>{"40"};
            });
        }));
        // A low pass that cannot be says why beside the picture and keeps the measured trajectory.
        auto* cutoff = qobject_cast<NumberField*>(w.page->details().preparation()->control("low_pass"));
        cutoff->edit()->setText("11");
        Q_EMIT cutoff->edit()->editingFinished();
        QVERIFY(waitUntil([&] { return w.document.data().phase == DataState::Phase::Table; }));
        QVERIFY2(w.document.data().sentence.contains("low pass") || w.document.data().sentence.contains("Hz"),
                 qPrintable(w.document.data().sentence));
        QVERIFY(!preview->plot()->panel().series.empty());
    }

    /// Several columns below each other, zoomed together; marks are of the column that was clicked.
    void otherColumnsStandBelowThePreview() {
        QTemporaryDir folder;
        Window w;
        QByteArray text = "t [s],force [N],stroke [mm],oil [degC]\n";
        for (int k = 0; k < 50; ++k)
            text += QByteArray::number(0.1 * k) + ',' + QByteArray::number(k % 7) + ',' +
                    QByteArray::number(2 * k) + ',' + QByteArray::number(40 + 0.1 * k) + '\n';
        w.document.openData(write(folder, "three.csv", text));
        w.main.goTo(kData);
        DataPreview* preview = w.room.preview();
        QVERIFY(waitUntil([&] { return preview->plot()->panel().y.quantity == "oil"; }));
        preview->setBeside("force", true);
        preview->setBeside("stroke", true);
        QVERIFY(waitUntil([&] {
            return preview->besidePlots().size() == 2 &&
                   preview->besidePlots()[1]->panel().y.quantity == "stroke";
        }));
        QCOMPARE(preview->besidePlots()[0]->panel().y.quantity, std::string("force"));
        QCOMPARE(preview->besidePlots()[0]->panel().y.unit, std::string("N"));
        QCOMPARE(preview->besidePlots()[0]->panel().x.quantity, std::string("t"));
        preview->plot()->zoom(2);
        QCOMPARE(preview->besidePlots()[0]->xRange(), preview->plot()->xRange());
        QCOMPARE(preview->besidePlots()[1]->xRange(), preview->plot()->xRange());
        preview->toggleMark(6, *preview->besidePlots()[0]);
        QCOMPARE(w.document.study().data.marked.size(), std::size_t(1));
        QCOMPARE(w.document.study().data.marked[0].column, std::string("force"));
        QCOMPARE(w.document.study().data.marked[0].line, std::size_t(8));
        // The one above shown twice is not: it takes the place of the one below.
        preview->setColumn("stroke");
        QVERIFY(waitUntil([&] { return preview->besidePlots().size() == 1; }));
        preview->setBeside("force", false);
        QVERIFY(waitUntil([&] { return preview->besidePlots().isEmpty(); }));
    }

    /// Without a model nobody knows what a gap means: it is listed all the same.
    void emptyCellsAreListedWithoutAModel() {
        QTemporaryDir folder;
        Window w;
        w.document.openData(write(folder, "gaps.csv", "t [s],y [m]\n0,1\n1,n/a\n2,3\n3,\n4,5\n5,6\n"));
        QVERIFY2(waitUntil([&] { return w.room.problemText().contains("no value in 2 row"); }, 5000),
                 qPrintable(w.room.problemText()));
        QCOMPARE(w.room.problems()->columns()[0].numbers[0], 3.0);
    }

    /// A column of numbers with several words in it is a problem that says so whole, and can be read as
    /// numbers.
    void aColumnWithBadCellsIsReadAsNumbersOnRequest() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        QByteArray text = "t [s],y [m],u [V]\n";
        for (int i = 0; i < 20; ++i)
            text +=
                QByteArray::number(i) + ',' +
                (i == 3 || i >= 15 ? QByteArray("beyond the range of the sensor") : QByteArray::number(i)) +
                ",1\n";
        w.document.openData(write(folder, "bad.csv", text));
        const auto told = [&](const char* words) { return w.room.problemText().count(words); };
        const auto asTexts = [&] {
            return told("6 of 20 cells are not numbers, the first in line 5") == 1 &&
                   told("is not a number; it is taken as missing") == 0;
        };
        const auto asNumbers = [&] {
            return told("cells are not numbers") == 0 && told("is not a number; it is taken as missing") == 6;
        };
        QVERIFY2(waitUntil(asTexts, 5000), qPrintable(w.room.problemText()));
        w.main.goTo(kData);
        const TableView* problems = nullptr;
        for (const auto* view : w.page->findChildren<TableView*>())
            if (view->accessibleName() == "Problems in the file") problems = view;
        QVERIFY(problems);
        QVERIFY(waitUntil([&] { return problems->rowHeight(0) > 24; }, 5000));
        auto* inspector = qobject_cast<DataInspector*>(w.page->inspector());
        inspector->showColumn("t");
        QVERIFY(!inspector->readAs()->isVisible());
        inspector->showColumn("y");
        QVERIFY(inspector->readAs()->isVisible());
        w.choose(inspector->readAs(), 1);
        QVERIFY2(waitUntil(asNumbers, 5000), qPrintable(w.room.problemText()));
        QVERIFY(w.ready());
        QCOMPARE(w.document.study().data.numbers, std::vector<std::string>{"y"});
        QCOMPARE(w.document.data().data->experiments[0].measurements.size(), std::size_t(1));
        inspector->showColumn("y");
        w.choose(inspector->readAs(), 0);
        QVERIFY(waitUntil(asTexts, 5000));
        w.document.undoStack().undo();
        QVERIFY(waitUntil(asNumbers, 5000));
    }

    void thePreviewIsDrawnOverTheTime() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        w.document.openData(write(folder, "clock.csv",
                                  "Datum;Uhrzeit;s [s];y [m];u [V]\n31.12.2025;23:59:59;0;1;1\n"
                                  "01.01.2026;00:00:00;1;2;1\n01.01.2026;00:00:02;3;3;1\n"));
        QVERIFY(w.ready());
        w.main.goTo(kData);
        QCOMPARE(w.room.table()->meaningOf(w.section("Uhrzeit")), QString("time"));
        DataPreview* preview = w.room.preview();
        preview->setColumn("y");
        const auto over = [&](const char* name) {
            return waitUntil([&] { return preview->plot()->panel().x.quantity == name; });
        };
        QVERIFY(over("Uhrzeit"));
        QCOMPARE(preview->plot()->panel().series[0].x, (std::vector<double>{0, 1, 3}));
        // Another column is made the time: the picture follows.
        QVERIFY(w.chooseMeaning("s", "time"));
        QVERIFY(over("s"));
        w.document.undoStack().undo();
        QVERIFY(over("Uhrzeit"));
    }

    /// What was zoomed into is another picture with other numbers: it is shown whole.
    void thePreviewFitsWhatComesNext() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        w.document.openData(write(folder, "s.csv", "t [s],z [s],u [V]\n0,1,1\n1,1.5,1\n2,1.2,1\n"));
        QVERIFY(w.ready());
        w.main.goTo(kData);
        DataPreview* preview = w.room.preview();
        preview->setColumn("z");
        const QCPAxis* y = preview->plot()->canvas()->yAxis;
        const auto shows = [&](const char* unit, double low, double high) {
            return waitUntil(
                [&] {
                    return preview->plot()->panel().y.unit == unit && y->range().lower < low &&
                           y->range().upper > high && y->range().size() < 4 * (high - low);
                },
                5000);
        };
        QVERIFY(shows("s", 1, 1.5));
        w.document.importFiles(
            {write(folder, "ms.csv", "t [s],z [ms],u [V]\n0,1000,1\n1,1500,1\n2,1200,1\n")});
        QVERIFY(shows("ms", 1000, 1500));
        // The same unit with other numbers, too; the same numbers keep what was zoomed into.
        w.document.importFiles({write(folder, "far.csv", "t [s],z [ms],u [V]\n0,70,1\n1,75,1\n2,72,1\n")});
        QVERIFY(shows("ms", 70, 75));
        w.document.undoStack().undo();
        QVERIFY(shows("ms", 1000, 1500));
    }

    void theRecipeGoesToTheNextFiles() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        w.document.openData(write(folder, "run-0.csv", messy()));
        QVERIFY(w.ready());
        QVERIFY(w.chooseMeaning("Weg", "output y"));
        QVERIFY(w.ready());
        QStringList files;
        for (int i = 1; i <= 5; ++i) files << write(folder, QString("run-%1.csv").arg(i), messy());
        w.document.importFiles(files);
        QVERIFY(waitUntil(
            [&] { return w.document.data().data && w.document.data().data->experiments.size() == 5; }));
        QCOMPARE(w.document.data().data->experiments[4].label, std::string("run-5"));
        QCOMPARE(w.document.data().data->experiments[4].measurements[0].output, std::string("y"));
        QVERIFY(w.document.recipeSentence().contains("applied"));
        // A file of another shape: what does not fit is dropped, and it is said.
        w.document.importFiles({write(folder, "other.csv", messy("Hub"))});
        QVERIFY(waitUntil([&] { return w.document.recipeSentence().contains("Weg"); }));
        QVERIFY(w.document.study().data.measurements.empty());
        // One undo brings the five files back.
        w.document.undoStack().undo();
        QVERIFY(waitUntil(
            [&] { return w.document.data().data && w.document.data().data->experiments.size() == 5; }));
    }

    void aUnitIsSaidAtTheRight() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        w.document.openData(write(folder, "units.csv", "t [s],u [V],y\n0,1,5\n1,1,6\n2,1,7\n"));
        QVERIFY(w.ready());
        w.main.goTo(kData);
        QCOMPARE(w.document.data().data->experiments[0].measurements[0].values[0], 5.0);
        w.page->details().showColumn("y");
        QLineEdit* unit = w.page->details().unitEdit();
        unit->setText("milimeter");
        Q_EMIT unit->editingFinished();
        QVERIFY(w.document.study().data.units.empty());
        QVERIFY(unit->property("wrong").toBool());
        unit->setText("mm");
        Q_EMIT unit->editingFinished();
        QVERIFY(waitUntil([&] {
            return w.document.data().data &&
                   std::abs(w.document.data().data->experiments[0].measurements[0].values[0] - 0.005) < 1e-15;
        }));
    }

    void severalFilesAreDropped() {
        QTemporaryDir folder;
        Window w;
        w.document.setModelText(kRigText);
        QMimeData mime;
        QList<QUrl> urls;
        for (int i = 0; i < 3; ++i)
            urls << QUrl::fromLocalFile(write(folder, QString("drop-%1.csv").arg(i), messy("y")));
        mime.setUrls(urls);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QVERIFY(static_cast<QObject&>(w.main).event(&drop));
        QVERIFY(waitUntil(
            [&] { return w.document.data().data && w.document.data().data->experiments.size() == 3; }));
    }

    /// One million rows: reading, the preview and its preparation run off the GUI thread.
    void aMillionRowsWithPreparationNeverHoldTheWindow() {
        QTemporaryDir folder;
        QByteArray bytes = "t [s],y [m],u [V]\n";
        bytes.reserve(24 << 20);
        for (int i = 0; i < 1000000; ++i)
            bytes += QByteArray::number(i * 0.001, 'f', 3) + ',' + QByteArray::number(i % 977) + ",1\n";
        const QString file = write(folder, "long.csv", bytes);
        bytes.clear();
        expectNoHold([&](Watchdog& watchdog) { prepareLongFile(file, watchdog); });
    }

  private:
    static void prepareLongFile(const QString& file, Watchdog& watchdog) {
        Window w;
        w.document.setModelText(kRigText);
        QVERIFY(waitUntil([&] { return w.document.model().phase == ModelState::Phase::Good; }));
        waitUntil([] { return false; }, 300);
        watchdog.start();
        w.document.openData(file);
        QVERIFY(w.ready());
        w.document.changeStudy("prepare", [](Study& s) {
            s.data.preparation.trim = {10, 900};
            s.data.preparation.cutoff = 50;
        });
        QVERIFY(waitUntil([&] {
            return w.document.data().data &&
                   w.document.data().data->experiments[0].measurements[0].times.front() == 10;
        }));
        QVERIFY(waitUntil([&] { return w.room.preview()->plot()->panel().series.size() > 1; }));
        waitUntil([] { return false; }, 200);
    }
};

RIGOR_WINDOW_TEST(TestImport)
#include "test_import.moc"

} // namespace test_import
