// The unknowns on the real widgets: handles dragged with the mouse and the keyboard, families and
// parametrisations, what cannot be.
#include "core/foundation/stats/shape_moments.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/qcp.h"
#include "ui/shell/main_window.h"
#include "ui/steps/distribution_panel.h"
#include "ui/steps/unknowns_edit.h"
#include "ui/steps/unknowns_page.h"
#include "ui/steps/unknowns_picture.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QStandardPaths>
#include <QtTest>

#include <cmath>

using namespace rigor;

namespace {
struct Window {
    MainWindow main;
    Document& document = main.document();
    UnknownsPage* page = qobject_cast<UnknownsPage*>(main.page(kUnknowns));

    Window() {
        main.setAsksBeforeLoss(false);
        main.resize(1440, 900);
        main.show();
    }
    bool open() {
        document.openStudy(shippedStudy());
        if (!waitUntil([this] { return document.whyNotRun().isEmpty(); }, 60000)) return false;
        main.goTo(kUnknowns);
        waitUntil([] { return false; }, 100);
        return true;
    }
    const Unknown& unknown(std::size_t i) { return document.study().unknowns[i]; }
    DistributionPanel* panel(int i) { return page->picture()->panel(i); }
    /// Drags a handle to an abscissa of the plot.
    void drag(int index, HandleKind kind, double to) {
        QCustomPlot* canvas = panel(index)->plot()->canvas();
        const QPoint from = panel(index)->handlePosition(kind).toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        const QPoint end(qRound(canvas->xAxis->coordToPixel(to)), from.y());
        for (int i = 1; i <= 4; ++i) QTest::mouseMove(canvas, from + (end - from) * i / 4);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, end);
    }
};

double start(const Unknown& u, const char* name) { return shapeOf(u, name)->start; }
} // namespace

class TestUnknowns : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }

    void meanSpreadAndBoxAreDragged() {
        Window w;
        QVERIFY(w.open());
        const int entries = w.document.undoStack().count();
        const double before = start(w.unknown(0), "mean");
        // A pixel of the plot is about 0.004 wide: the handle lands within one of them.
        w.drag(0, HandleKind::Mean, 0.9);
        QVERIFY2(std::abs(start(w.unknown(0), "mean") - 0.9) < 0.005,
                 qPrintable(QString::number(start(w.unknown(0), "mean"))));
        QCOMPARE(w.document.undoStack().count(), entries + 1); // one drag, one entry
        const double mean = start(w.unknown(0), "mean");
        w.drag(0, HandleKind::SpreadAbove, mean + 0.12);
        QVERIFY(std::abs(start(w.unknown(0), "standard_deviation") - 0.12) < 0.005);
        QCOMPARE(start(w.unknown(0), "mean"), mean);
        w.drag(0, HandleKind::Lower, 0.5);
        w.drag(0, HandleKind::Upper, 1.2);
        QVERIFY(std::abs(w.unknown(0).upper - 1.2) < 0.005);
        // The table shows the same numbers.
        QCOMPARE(w.page->table()->columns()[2].numbers[0], mean);
        while (w.document.undoStack().count() > entries && w.document.undoStack().index() > entries)
            w.document.undoStack().undo();
        QCOMPARE(start(w.unknown(0), "mean"), before);
    }

    void aHandleStopsAtTheSearchRangeAndWhereNothingCanBe() {
        Window w;
        QVERIFY(w.open());
        const SearchValue mean = *shapeOf(w.unknown(0), "mean"),
                          sd = *shapeOf(w.unknown(0), "standard_deviation");
        w.drag(0, HandleKind::Mean, w.unknown(0).upper + 0.02);
        QVERIFY(start(w.unknown(0), "mean") <= mean.max);
        // The spread's handle is dragged beyond the mean: the spread stays positive.
        w.drag(0, HandleKind::SpreadAbove, start(w.unknown(0), "mean") - 0.2);
        QVERIFY(start(w.unknown(0), "standard_deviation") >= sd.min);
        QVERIFY(start(w.unknown(0), "standard_deviation") > 0);
        // The lower end of the box cannot pass the upper one.
        w.drag(0, HandleKind::Lower, w.unknown(0).upper + 0.02);
        QVERIFY(w.unknown(0).lower < w.unknown(0).upper);
        for (const Unknown& u : w.document.study().unknowns) QVERIFY(whyWrong(u).isEmpty());
    }

    void theKeyboardMovesAHandle() {
        Window w;
        QVERIFY(w.open());
        HandleLayer* layer = w.panel(0)->layer();
        layer->setFocus();
        const auto handles = handlesOf(w.unknown(0));
        while (handles[static_cast<std::size_t>(layer->chosen())].kind != HandleKind::Mean)
            QTest::keyClick(layer, Qt::Key_Up);
        const double before = start(w.unknown(0), "mean");
        const int entries = w.document.undoStack().count();
        const auto range = w.panel(0)->plot()->xRange();
        QTest::keyClick(layer, Qt::Key_Left);
        QTest::keyClick(layer, Qt::Key_Left);
        const double moved = before - start(w.unknown(0), "mean");
        QVERIFY2(std::abs(moved - 0.02 * (range.second - range.first)) < 0.005,
                 qPrintable(QString::number(moved)));
        QCOMPARE(w.document.undoStack().count(), entries + 1); // successive steps are one entry
    }

    void familiesKeepMeanAndSpread() {
        Window w;
        QVERIFY(w.open());
        const auto choose = [&](const char* name, const QString& text) {
            for (QComboBox* combo : w.page->inspector()->findChildren<QComboBox*>())
                if (combo->accessibleName() == name && combo->isVisibleTo(w.page->inspector())) {
                    const int index = combo->findText(text);
                    if (index < 0) return false;
                    combo->setCurrentIndex(index);
                    Q_EMIT combo->activated(index);
                    waitUntil([] { return false; }, 30);
                    return true;
                }
            return false;
        };
        const double mean = start(w.unknown(0), "mean"), sd = start(w.unknown(0), "standard_deviation");
        QVERIFY(choose("Family", "Gamma"));
        QCOMPARE(w.unknown(0).family, std::string("gamma"));
        QVERIFY(choose("Given by", "shape, scale"));
        QVERIFY(std::abs(start(w.unknown(0), "shape") - mean * mean / sd / sd) < 1e-9);
        QVERIFY(std::abs(start(w.unknown(0), "scale") - sd * sd / mean) < 1e-12);
        QVERIFY(choose("Family", "Lognormal"));
        QVERIFY(std::abs(start(w.unknown(0), "mean") - mean) < 1e-9);
        QVERIFY(std::abs(start(w.unknown(0), "standard_deviation") - sd) < 1e-9);
        QVERIFY(choose("Family", "Uniform"));
        QVERIFY(std::abs(start(w.unknown(0), "maximum") - mean - std::sqrt(3.0) * sd) < 1e-9);
        for (const Unknown& u : w.document.study().unknowns)
            QVERIFY2(whyWrong(u).isEmpty(), qPrintable(whyWrong(u)));
        QVERIFY(w.document.whyNotRun().isEmpty());
    }

    void aNegativeSpreadIsOneSentenceInPlace() {
        Window w;
        QVERIFY(w.open());
        const auto unknowns = w.document.study().unknowns;
        QLineEdit* field = nullptr;
        for (QLineEdit* edit : w.page->inspector()->findChildren<QLineEdit*>())
            if (edit->accessibleName() == "Std. deviation" && edit->isVisibleTo(w.page->inspector()))
                field = edit;
        QVERIFY(field);
        field->setText("-0.1");
        Q_EMIT field->editingFinished();
        waitUntil([] { return false; }, 50);
        QCOMPARE(start(w.unknown(0), "standard_deviation"), start(unknowns[0], "standard_deviation"));
        QStringList seen;
        for (QLabel* label : w.page->inspector()->findChildren<QLabel*>())
            if (label->isVisibleTo(w.page->inspector())) seen << label->text();
        QVERIFY2(seen.filter("must be greater than 0").size() == 1, qPrintable(seen.join(" | ")));
        QVERIFY(seen.filter("x1 sd").size() == 1);
    }

    void theJointDensityLiesInTheBox() {
        Window w;
        QVERIFY(w.open());
        const FigurePanel& joint = w.page->picture()->joint()->plot()->panel();
        QVERIFY(w.page->picture()->joint()->isVisible());
        QCOMPARE(joint.x.quantity, w.unknown(0).name);
        const auto box = std::find_if(joint.series.begin(), joint.series.end(),
                                      [](const FigureSeries& s) { return s.name == "feasible box"; });
        QVERIFY(box != joint.series.end());
        QCOMPARE(*std::min_element(box->x.begin(), box->x.end()), w.unknown(0).lower);
        QCOMPARE(*std::max_element(box->y.begin(), box->y.end()), w.unknown(1).upper);
    }
};

QTEST_MAIN(TestUnknowns)
#include "test_unknowns.moc"
