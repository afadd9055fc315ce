#include "core/foundation/base/error.h"
#include "core/presentation/figure.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"
#include "ui/plot/plot_panel.h"
#include "ui/plot/plot_scope.h"
#include "ui/plot/qcp.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QVBoxLayout>
#include <QtTest>

namespace test_plot {

using namespace rigor;

namespace {
FigurePanel twoLines() {
    FigurePanel panel{.key = "a"};
    panel.x = {.quantity = "time", .unit = "s"};
    panel.y = {.quantity = "position", .unit = "m"};
    panel.series.push_back({.name = "straight", .role = SeriesRole::Main, .x = {0, 10}, .y = {0, 20}});
    panel.series.push_back({.name = "flat", .role = SeriesRole::Alternative, .x = {0, 10}, .y = {5, 5}});
    panel.histograms.push_back({.name = "bars", .lower = {0, 5}, .upper = {5, 10}, .height = {1, 2}});
    return panel;
}

void wheel(Plot& plot, const QPointF& at, int delta, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(at, plot.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(plot.canvas(), &event);
}
} // namespace

class TestPlot : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    // Of the stages of a homotopy the last ones are short: their labels would stand on each other.
    void labelsOfShortRangesDoNotRunIntoEachOther() {
        Plot plot;
        plot.resize(400, 200);
        FigurePanel panel = twoLines();
        panel.ranges = {{0, 4, "first stage"},
                        {4, 4.1, "second stage"},
                        {4.2, 4.3, "third stage"},
                        {7, 8, "fourth stage"},
                        {9.9, 10, "fifth stage"}};
        plot.setPanel(panel);
        plot.show();
        plot.redrawNow();
        QStringList shown;
        for (int i = 0; i < plot.canvas()->itemCount(); ++i)
            if (const auto* label = qobject_cast<QCPItemText*>(plot.canvas()->item(i)))
                if (label->visible()) shown << label->text();
        QCOMPARE(shown, QStringList({"first stage", "second stage", "fourth stage"}));
    }

    /// The label of a level at the top of the frame would be cut off above it.
    void theLabelOfALevelStaysInTheFrame() {
        for (const double level : {19.9, 5.0}) {
            Plot plot;
            plot.resize(400, 200);
            FigurePanel panel = twoLines();
            panel.y.lower = 0, panel.y.upper = 20;
            panel.marks = {{.name = "plain", .label = "plain fit", .at = level, .vertical = false}};
            plot.setPanel(panel);
            plot.show();
            plot.redrawNow();
            const auto* text = plot.canvas()->findChild<QCPItemText*>();
            QVERIFY(text);
            // The frame of the axes is a pixel lower than their upper end.
            QVERIFY(text->top->pixelPosition().y() >= plot.canvas()->axisRect()->top() - 1);
        }
    }

    void labelsOfANarrowAxisDoNotRunIntoEachOther() {
        Plot plot;
        plot.resize(250, 200);
        FigurePanel panel = twoLines();
        panel.x.lower = 0.9e6;
        panel.x.upper = 1.05e9;
        plot.setPanel(panel);
        plot.show();
        plot.redrawNow();
        const QCPAxis* axis = plot.canvas()->xAxis;
        const QFontMetricsF metrics(axis->tickLabelFont());
        const QVector<double> ticks = axis->tickVector();
        const QVector<QString> labels = axis->tickVectorLabels();
        QVERIFY(ticks.size() >= 2);
        for (int i = 1; i < ticks.size(); ++i) {
            const double gap = axis->coordToPixel(ticks[i]) - axis->coordToPixel(ticks[i - 1]);
            QVERIFY2(gap > (metrics.horizontalAdvance(labels[i]) + metrics.horizontalAdvance(labels[i - 1])) /
                               2,
                     qPrintable(labels.join(' ')));
        }
        QVERIFY(axis->tickLabels());
        panel.y.bare = true;
        plot.setPanel(panel);
        QVERIFY(!plot.canvas()->yAxis->tickLabels() && plot.canvas()->xAxis->tickLabels());
    }

    void axesAreLabelledWithQuantityAndUnit() {
        Plot plot;
        plot.setPanel(twoLines());
        QCOMPARE(plot.canvas()->xAxis->label(), QString("time  [s]"));
        QCOMPARE(plot.canvas()->yAxis->label(), QString("position  [m]"));
        QVERIFY(!plot.canvas()->xAxis2->visible());
    }

    void theReadOutInterpolatesAndReadsBins() {
        Plot plot;
        plot.setPanel(twoLines());
        const PlotReading reading = plot.readingAt(2.5);
        QCOMPARE(reading.heading, QString("2.500 s"));
        QCOMPARE(reading.lines.size(), 3);
        QCOMPARE(reading.lines[0].y, 5.0);
        QCOMPARE(reading.lines[1].y, 5.0);
        QCOMPARE(reading.lines[2].y, 1.0);
        QVERIFY(plot.readingAt(11).lines.isEmpty());
    }

    /// A point beside a line is read with its own place, and where the line says nothing no point elsewhere
    /// speaks for it.
    void pointsBesideALineAreReadWhereTheyAre() {
        FigurePanel panel = twoLines();
        panel.histograms.clear();
        panel.series.push_back({.name = "measured",
                                .role = SeriesRole::Measurement,
                                .shape = SeriesShape::Points,
                                .x = {0, 2.5, 5, 12},
                                .y = {1, 2, 3, 4}});
        Plot plot;
        plot.setPanel(panel);
        const auto of = [&](double x) {
            QStringList lines;
            for (const auto& line : plot.readingAt(x).lines) lines << line.name + ' ' + line.value;
            return lines.join("; ");
        };
        QCOMPARE(of(2.5), QString("straight 5.000 m; flat 5.000 m; measured 2.000 m"));
        QCOMPARE(of(2.6), QString("straight 5.200 m; flat 5.000 m; measured at 2.500 s: 2.000 m"));
        QCOMPARE(plot.readingAt(2.6).lines.last().x, 2.5);
        QCOMPARE(of(3.5), QString("straight 7.000 m; flat 5.000 m"));
        QCOMPARE(of(11), QString());
    }

    void hiddenSeriesAreNotReadAndCanBeIsolated() {
        Plot plot;
        plot.setPanel(twoLines());
        plot.setSeriesVisible("flat", false);
        QCOMPARE(plot.readingAt(1).lines.size(), 2);
        plot.setPanel(twoLines()); // stays hidden in the next panel
        QVERIFY(!plot.isSeriesVisible("flat"));
        plot.isolateSeries("flat");
        QVERIFY(plot.isSeriesVisible("flat") && !plot.isSeriesVisible("straight"));
        plot.isolateSeries("flat");
        QVERIFY(plot.isSeriesVisible("straight"));
        QVERIFY(plot.tableText().contains("straight")); // the table has them all
    }

    void theLegendHidesBySingleClick() {
        PlotPanel panel("p");
        auto* plot = new Plot;
        panel.setPlot(plot);
        plot->setPanel(twoLines());
        panel.resize(700, 300);
        panel.show();
        QTest::mouseClick(panel.legend(), Qt::LeftButton, {}, panel.legend()->entryRect(1).center());
        QVERIFY(!plot->isSeriesVisible("flat"));
    }

    void theReadOutBoxIsNeverClippedNorOverTheLine() {
        Plot plot;
        plot.resize(420, 260);
        plot.show();
        plot.setPanel(twoLines());
        plot.redrawNow();
        for (const double x : {0.0, 0.5, 5.0, 9.9, 10.0}) {
            plot.setCursor(std::optional(x));
            const QRectF box = plot.readoutRect();
            QVERIFY(QRectF(plot.rect()).contains(box));
            const double line = plot.canvas()->xAxis->coordToPixel(x);
            QVERIFY(line < box.left() || line > box.right());
        }
    }

    /// A time that a slider shows is marked; what the plot reads there is told only while somebody reads it.
    void aMarkedTimeHasNoReadOut() {
        Plot plot;
        plot.resize(420, 260);
        plot.show();
        plot.setPanel(twoLines());
        plot.redrawNow();
        std::optional<double> told;
        connect(&plot, &Plot::cursorMoved, this, [&](std::optional<double> x) { told = x; });
        plot.markCursor(4);
        QCOMPARE(told, std::optional(4.0));
        QVERIFY(plot.readoutRect().isEmpty());
        plot.setCursor(std::optional(4.0));
        QVERIFY(!plot.readoutRect().isEmpty());
        plot.markCursor(4);
        QVERIFY(plot.readoutRect().isEmpty());
    }

    /// M sets the first cursor, the arrows move the other; Escape ends first the pair, then the cursor.
    void twoCursorsGiveDifferences() {
        FigurePanel panel = twoLines();
        panel.series.push_back({.name = "measured",
                                .role = SeriesRole::Measurement,
                                .shape = SeriesShape::Points,
                                .x = {2.5, 5, 7.4},
                                .y = {2, 1.5, 4}});
        Plot plot;
        plot.resize(500, 300);
        plot.setPanel(panel);
        plot.show();
        plot.redrawNow();
        const auto differences = [&] {
            QStringList said{plot.reading().span};
            for (const auto& line : plot.reading().lines) said << line.name + ' ' + line.difference;
            return said.join("; ");
        };
        plot.setCursor(std::optional(2.5));
        QCOMPARE(differences(), QString("; straight ; flat ; bars ; measured "));
        QTest::keyClick(&plot, Qt::Key_M);
        QCOMPARE(plot.anchor(), std::optional(2.5));
        QTest::keyClick(&plot, Qt::Key_Right);
        QCOMPARE(plot.reading().x, 5.0);
        QCOMPARE(differences(),
                 QString("Δ 2.500 s; straight Δ 5.000 m; flat Δ 0 m; bars Δ 1; measured Δ −0.5000 m"));
        plot.setCursor(std::optional(1.0)); // backwards
        QCOMPARE(differences(), QString("Δ −1.500 s; straight Δ −3.000 m; flat Δ 0 m; bars Δ 0"));
        plot.setCursor(std::optional(7.5)); // the point lies beside it
        QVERIFY(differences().contains("measured at 7.400 s: Δ 2.000 m over 4.900 s"));
        QVERIFY(plot.accessSummary().contains("Δ 5.000 s"));
        // What is read stays while the mouse is elsewhere.
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(plot.canvas(), &leave);
        QCOMPARE(plot.reading().x, 7.5);
        QVERIFY(QRectF(plot.rect()).contains(plot.readoutRect()));
        QTest::keyClick(&plot, Qt::Key_Escape);
        QVERIFY(!plot.anchor() && plot.reading().span.isEmpty() && plot.reading().lines.size() > 0);
        QTest::keyClick(&plot, Qt::Key_Escape);
        QVERIFY(plot.reading().lines.isEmpty());
    }

    void theMenuMeasuresFromWhereItWasOpened() {
        Plot plot;
        plot.resize(500, 300);
        plot.setPanel(twoLines());
        plot.show();
        plot.redrawNow();
        const QPoint at(static_cast<int>(plot.canvas()->xAxis->coordToPixel(4)), 100);
        const auto choose = [&](const QString& entry) {
            bool there = false;
            QTimer::singleShot(50, &plot, [&] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                if (!menu) return;
                for (QAction* action : menu->actions())
                    if (action->text() == entry) there = true, action->trigger();
                menu->close();
            });
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, plot.mapToGlobal(at));
            QApplication::sendEvent(plot.canvas(), &event);
            return there;
        };
        QVERIFY(!choose("Copy differences"));
        QVERIFY(choose("Measure differences from here"));
        QVERIFY(plot.anchor() && std::abs(*plot.anchor() - 4) < 0.05); // a pixel is 0.03 s
        plot.setCursor(std::optional(*plot.anchor() + 2));
        QVERIFY(choose("Copy differences"));
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.contains("\tΔ 2.000 s\n") && copied.contains("\tΔ 4.000 m\n"), qPrintable(copied));
        QVERIFY(choose("End measuring"));
        QVERIFY(!plot.anchor());
    }

    /// Copy picture, which series, reference lines of one's own.
    void theMenuCopiesThePictureHidesSeriesAndDrawsLines() {
        Plot plot;
        plot.resize(500, 300);
        plot.setPanel(twoLines());
        plot.show();
        plot.redrawNow();
        plot.setXRange(2, 8);
        const QPoint at(static_cast<int>(plot.canvas()->xAxis->coordToPixel(4)), 100);
        const auto choose = [&](const QString& group, const QString& entry) {
            bool there = false;
            QTimer::singleShot(50, &plot, [&] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                if (!menu) return;
                QList<QAction*> actions = menu->actions();
                for (QAction* one : menu->actions())
                    if (one->menu() && one->text() == group) actions = one->menu()->actions();
                for (QAction* action : actions)
                    if (!there && action->text().startsWith(entry)) there = true, action->trigger();
                menu->close();
            });
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, plot.mapToGlobal(at));
            QApplication::sendEvent(plot.canvas(), &event);
            return there;
        };
        QApplication::clipboard()->clear();
        QVERIFY(choose({}, "Copy picture"));
        QCOMPARE(QApplication::clipboard()->image().width(), 2 * plot.canvas()->width());

        QVERIFY(choose("Shown", "straight"));
        QVERIFY(!plot.isSeriesVisible("straight"));
        QVERIFY(choose("Shown", "straight"));
        QVERIFY(plot.isSeriesVisible("straight"));

        QVERIFY(!choose("Reference lines", "Remove all"));
        QVERIFY(choose("Reference lines", "Upright"));
        QVERIFY(choose("Reference lines", "Across"));
        const auto& marks = plot.panel().marks;
        QCOMPARE(marks.size(), std::size_t(2));
        QVERIFY(marks[0].vertical && std::abs(marks[0].at - 4) < 0.05);
        QVERIFY(!marks[1].vertical &&
                std::abs(marks[1].at - plot.canvas()->yAxis->pixelToCoord(at.y())) < 0.3);
        QVERIFY(plot.xRange().first > 1.9 && plot.xRange().second < 8.1); // the zoom stays
        QVERIFY(plot.tableText().contains("\nReference line\t"));
        // Another experiment of the same quantity keeps both; another unit the upright one only.
        const double across = marks[1].at;
        FigurePanel next = plot.panel();
        next.marks.clear();
        next.key = "another";
        plot.setPanel(next);
        QCOMPARE(plot.panel().marks.size(), std::size_t(2));
        QCOMPARE(plot.panel().marks[1].at, across);
        next.y.unit = "another";
        plot.setPanel(next);
        QCOMPARE(plot.panel().marks.size(), std::size_t(1));
        QVERIFY(plot.panel().marks[0].vertical);
        QVERIFY(choose("Reference lines", "Remove all"));
        QVERIFY(plot.panel().marks.empty());
    }

    /// Plots of a page over one time move together; one over another abscissa stays.
    void plotsOfAPageZoomTogether() {
        QWidget page;
        auto* scope = new PlotScope(&page);
        auto* column = new QVBoxLayout(&page);
        FigurePanel second = twoLines(), other = twoLines();
        second.series = {{.name = "short", .x = {2, 12}, .y = {0, 1}}};
        second.histograms.clear();
        other.x = {.quantity = "frequency", .unit = "Hz"};
        std::vector<Plot*> plots;
        for (const FigurePanel& panel : {twoLines(), second, other}) {
            plots.push_back(new Plot);
            column->addWidget(plots.back());
            plots.back()->setPanel(panel);
        }
        page.resize(500, 700);
        page.show();
        for (Plot* plot : plots) plot->redrawNow();
        const auto apart = plots[2]->xRange();
        const QPointF at(plots[0]->canvas()->xAxis->coordToPixel(4), 60);
        wheel(*plots[0], at, 240, Qt::NoModifier);
        QVERIFY(plots[0]->xRange().second < 9);
        QCOMPARE(plots[1]->xRange(), plots[0]->xRange());
        QCOMPARE(plots[2]->xRange(), apart);
        // Both cursors are theirs too.
        plots[0]->setCursor(std::optional(4.0));
        QTest::keyClick(plots[0], Qt::Key_M);
        plots[0]->setCursor(std::optional(6.0));
        QCOMPARE(plots[1]->reading().span, QString("Δ 2.000 s"));
        QVERIFY(!plots[2]->anchor() && plots[2]->reading().lines.isEmpty());
        // Fitted, they show what any of them has.
        QTest::mouseDClick(plots[0]->canvas(), Qt::LeftButton, {}, at.toPoint());
        QVERIFY(plots[0]->xRange().first < 0.01 && plots[0]->xRange().second >= 12);
        QCOMPARE(plots[1]->xRange(), plots[0]->xRange());
        // Switched off in the menu, each goes its way; switched on, the others follow the one it was done in.
        const auto toggle = [&] {
            QTimer::singleShot(50, &page, [&] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                if (!menu) return;
                for (QAction* action : menu->actions())
                    if (action->text() == "Zoom the plots of this page together") action->trigger();
                menu->close();
            });
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(100, 60),
                                    plots[0]->mapToGlobal(QPoint(100, 60)));
            QApplication::sendEvent(plots[0], &event);
        };
        toggle();
        QVERIFY(!scope->isLinked());
        const auto before = plots[1]->xRange();
        wheel(*plots[0], at, 240, Qt::NoModifier);
        QCOMPARE(plots[1]->xRange(), before);
        toggle();
        QVERIFY(scope->isLinked());
        QCOMPARE(plots[1]->xRange(), plots[0]->xRange());
    }

    /// Shift and drag marks out what is shown then; a drag without it moves the picture, as it did.
    void shiftAndDragZoomsToARectangle() {
        Plot plot;
        plot.resize(500, 300);
        plot.setPanel(twoLines());
        plot.show();
        plot.redrawNow();
        const auto pixel = [&](double x, double y) {
            return QPoint(qRound(plot.canvas()->xAxis->coordToPixel(x)),
                          qRound(plot.canvas()->yAxis->coordToPixel(y)));
        };
        const auto drag = [&](const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers) {
            QTest::mousePress(plot.canvas(), Qt::LeftButton, modifiers, from);
            QMouseEvent move(QEvent::MouseMove, to, plot.canvas()->mapToGlobal(to), Qt::NoButton,
                             Qt::LeftButton, modifiers);
            QApplication::sendEvent(plot.canvas(), &move);
            QTest::mouseRelease(plot.canvas(), Qt::LeftButton, modifiers, to);
        };
        drag(pixel(6, 4), pixel(2, 12), Qt::ShiftModifier);
        QVERIFY(std::abs(plot.xRange().first - 2) < 0.05 && std::abs(plot.xRange().second - 6) < 0.05);
        QVERIFY(std::abs(plot.yRange().first - 4) < 0.2 && std::abs(plot.yRange().second - 12) < 0.2);
        const double width = plot.xRange().second - plot.xRange().first;
        drag(pixel(3, 6), pixel(4, 6), Qt::NoModifier);
        QVERIFY(std::abs(plot.xRange().first - 1) < 0.1);
        QVERIFY(std::abs(plot.xRange().second - plot.xRange().first - width) < 1e-9);
        // A click that moves by nothing zooms nowhere.
        const auto before = plot.xRange();
        QTest::mouseClick(plot.canvas(), Qt::LeftButton, Qt::ShiftModifier, pixel(3, 6));
        QCOMPARE(plot.xRange(), before);
        // The stretch between the cursors, by the keyboard.
        plot.setCursor(std::optional(2.0));
        QTest::keyClick(&plot, Qt::Key_Z);
        QCOMPARE(plot.xRange(), before);
        QTest::keyClick(&plot, Qt::Key_M);
        plot.setCursor(std::optional(2.5));
        QTest::keyClick(&plot, Qt::Key_Z);
        QCOMPARE(plot.xRange(), (QPair<double, double>{2.0, 2.5}));
    }

    /// Powers of ten lie evenly; read-out and table give the quantities, and what is not positive is told.
    void axesCanBeLogarithmic() {
        FigurePanel panel{.key = "a"};
        panel.x = {.quantity = "frequency", .unit = "Hz"};
        panel.y = {.quantity = "gain", .unit = "m/N", .fromZero = true};
        panel.series.push_back({.name = "gain", .x = {0, 1, 10, 100, 1000}, .y = {3, 2, 0.2, 0, 2e-5}});
        panel.bands.push_back(
            {.name = "band", .x = {1, 10, 100}, .lower = {1, -1, 1e-4}, .upper = {4, 1, 1}});
        panel.marks.push_back({.name = "limit", .at = 0.1, .vertical = false});
        panel.marks.push_back({.name = "below", .at = -1, .vertical = false});
        Plot plot;
        plot.resize(500, 300);
        plot.setPanel(panel);
        plot.show();
        plot.redrawNow();
        const QString table = plot.tableText();
        QTest::keyClick(&plot, Qt::Key_L);
        QVERIFY(plot.isLogarithmic(FigureDirection::Upwards) && !plot.isLogarithmic(FigureDirection::Across));
        plot.setCursor(std::optional(10.0));
        QCOMPARE(plot.reading().lines.first().value, QString("0.2000 m/N"));
        QVERIFY(plot.yRange().first < std::log10(2e-5) && plot.yRange().second > std::log10(4) &&
                plot.yRange().second < 1.5);
        QVERIFY(plot.accessSummary().contains("(logarithmic)"));
        QTest::keyClick(&plot, Qt::Key_L, Qt::ShiftModifier);
        QVERIFY(plot.isLogarithmic(FigureDirection::Across));
        const auto* x = plot.canvas()->xAxis;
        QCOMPARE(plot.panel().series[0].x, (std::vector<double>{0, 1, 2, 3}));
        QCOMPARE(plot.panel().marks.size(), std::size_t(1));
        QVERIFY(std::all_of(plot.panel().bands[0].lower.begin(), plot.panel().bands[0].lower.end(),
                            [](double y) { return std::isfinite(y); }));
        QVERIFY(x->range().lower <= 0 && x->range().upper >= 3);
        plot.setCursor(std::optional(1.0));
        QVERIFY2(plot.reading().heading.startsWith("10.00 Hz"), qPrintable(plot.reading().heading));
        QCOMPARE(plot.tableText(), table); // whatever the picture
        // New data of the same plot keep the axes, another plot has its own.
        panel.series[0].y[1] = 5;
        plot.setPanel(panel, true);
        QVERIFY(plot.isLogarithmic(FigureDirection::Across) && plot.isLogarithmic(FigureDirection::Upwards));
        plot.setPanel(twoLines(), true);
        QVERIFY(!plot.isLogarithmic(FigureDirection::Across));
        QTest::keyClick(&plot, Qt::Key_L); // bars stand on zero
        QVERIFY(!plot.isLogarithmic(FigureDirection::Upwards));
    }

    void theWheelZoomsAboutThePointerAndDoubleClickFits() {
        Plot plot;
        plot.resize(420, 260);
        plot.show();
        plot.setPanel(twoLines());
        plot.redrawNow();
        const auto before = plot.xRange(), beforeY = plot.yRange();
        const QPointF at(plot.canvas()->xAxis->coordToPixel(2), plot.canvas()->yAxis->coordToPixel(8));
        wheel(plot, at, 120, Qt::NoModifier);
        QVERIFY(plot.xRange().second - plot.xRange().first < before.second - before.first);
        QCOMPARE(plot.yRange(), beforeY);
        // The place under the pointer stays: to a pixel's rounding of the coordinates.
        QVERIFY(std::abs(plot.canvas()->xAxis->coordToPixel(2) - at.x()) < 1);
        wheel(plot, at, 120, Qt::ShiftModifier);
        QVERIFY(plot.yRange() != beforeY);
        QTest::mouseDClick(plot.canvas(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(plot.xRange(), before);
    }

    void arrowsMoveTheCursorFromPointToPoint() {
        Plot plot;
        FigurePanel panel;
        panel.series.push_back({.name = "a", .x = {1, 2, 4}, .y = {1, 2, 3}});
        plot.setPanel(panel);
        std::optional<double> at;
        connect(&plot, &Plot::cursorMoved, this, [&](std::optional<double> x) { at = x; });
        for (const double expected : {1.0, 2.0, 4.0, 4.0}) {
            QTest::keyClick(&plot, Qt::Key_Right);
            QCOMPARE(at.value_or(-1), expected);
        }
        QTest::keyClick(&plot, Qt::Key_Left);
        QCOMPARE(at.value_or(-1), 2.0);
    }

    void aSpikeAmongManyPointsIsDrawn() {
        FigurePanel panel;
        panel.y.lower = 0;
        panel.y.upper = 10;
        FigureSeries s{.name = "a", .role = SeriesRole::Main};
        for (int i = 0; i < 200000; ++i) {
            s.x.push_back(i);
            s.y.push_back(1);
        }
        s.y[123456] = 9;
        panel.series = {s};
        Plot plot;
        plot.resize(400, 300);
        plot.setPanel(panel);
        plot.show();
        plot.redrawNow();
        const QImage image = plot.canvas()->toPixmap(400, 300).toImage();
        const int y = qRound(plot.canvas()->yAxis->coordToPixel(5)),
                  x = qRound(plot.canvas()->xAxis->coordToPixel(123456));
        bool drawn = false;
        for (int dx = -2; dx <= 2; ++dx) {
            const QColor c = image.pixelColor(x + dx, y);
            drawn = drawn || (c.blue() > c.red() + 40); // the blue of the first series on white
        }
        QVERIFY(drawn);
    }

    /// No name is cut: where the head is too short, the legend has rows of its own.
    void theLegendGoesUnderTheHeadWhereItDoesNotFit() {
        FigurePanel six = twoLines();
        for (const char* name : {"particle swarm", "sequential programming", "genetic", "cma-es"})
            six.series.push_back({.name = name, .role = SeriesRole::Third, .x = {0, 10}, .y = {1, 2}});
        PlotPanel panel("Objective against model solves");
        auto* plot = new Plot;
        panel.setPlot(plot);
        plot->setPanel(six);
        const auto whole = [&] {
            const PlotLegend& legend = *panel.legend();
            const QFontMetrics metrics(fontFor(TextUse::Table));
            for (int i = 0; i < 7; ++i) {
                const QString name =
                    QString::fromStdString(headEntries(six)[static_cast<std::size_t>(i)].name);
                const QRect place = legend.entryRect(i);
                if (!legend.rect().contains(place) || place.width() < metrics.horizontalAdvance(name))
                    return false;
                for (int k = 0; k < i; ++k)
                    if (legend.entryRect(k).adjusted(0, 4, 0, -4).intersects(place)) return false;
            }
            return true;
        };
        panel.resize(1400, 300);
        panel.show();
        QCoreApplication::processEvents();
        QVERIFY(whole());
        QCOMPARE(panel.legend()->entryRect(6).top(), panel.legend()->entryRect(0).top()); // one row
        for (const int width : {420, 300, 1400, 360}) {
            panel.resize(width, 300);
            QTRY_VERIFY2(whole(), qPrintable(QString::number(width)));
        }
        QVERIFY(panel.legend()->entryRect(6).top() > panel.legend()->entryRect(0).top());
        QTRY_VERIFY(plot->y() >= panel.legend()->mapTo(&panel, QPoint(0, panel.legend()->height())).y());
    }

    void aLongLabelTakesTwoLinesOnAShortAxis() {
        FigurePanel panel = twoLines();
        panel.y = {.quantity = "residual over standard deviation", .unit = "–"};
        Plot plot;
        plot.resize(500, 400);
        plot.show();
        plot.setPanel(panel);
        plot.redrawNow();
        QCOMPARE(plot.canvas()->yAxis->label(), QString("residual over standard deviation  [–]"));
        plot.resize(500, 170);
        plot.redrawNow();
        const QStringList lines = plot.canvas()->yAxis->label().split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[1].endsWith("[–]"));
        const QFontMetrics metrics(fontFor(TextUse::Small));
        for (const QString& line : lines) QVERIFY(metrics.horizontalAdvance(line) <= 170 - 48);
    }

    void stackedPlotsKeepOneLeftMargin() {
        FigurePanel wide = twoLines();
        wide.series[0].y = {0, 123456.7};
        Plot above, below;
        for (Plot* plot : {&above, &below}) {
            plot->resize(500, 200);
            plot->show();
        }
        Plot::alignLeft({&above, &below}, 30);
        above.setPanel(twoLines());
        below.setPanel(wide);
        for (int round = 0; round < 2; ++round)
            for (Plot* plot : {&above, &below}) plot->redrawNow();
        QVERIFY(below.canvas()->axisRect()->left() > 30);
        QCOMPARE(above.canvas()->axisRect()->left(), below.canvas()->axisRect()->left());
    }

    void picturesAndTablesAreWritten() {
        Plot plot;
        plot.setPanel(twoLines());
        QTemporaryDir dir;
        for (const char* name : {"a.png", "a.svg", "a.pdf", "a.csv"}) {
            plot.exportTo(dir.filePath(name));
            QVERIFY(QFileInfo(dir.filePath(name)).size() > 100);
        }
        QVERIFY_EXCEPTION_THROWN(plot.exportTo(dir.filePath("a.docx")), Error);
        QVERIFY_EXCEPTION_THROWN(plot.exportTo("/nowhere/at/all.svg"), Error);
        const QStringList lines = plot.tableText().split('\n');
        QVERIFY(lines[0].contains("time [s]") && lines[0].contains("position [m]"));
        QVERIFY(lines[2].startsWith("straight\t\t10\t20"));
    }

    void theThemeReachesPlotsAtOnce() {
        Theme::instance().choose(ThemeChoice::Dark);
        Plot plot;
        plot.setPanel(twoLines());
        QCOMPARE(plot.canvas()->xAxis->basePen().color(), darkTokens().strong);
        Theme::instance().choose(ThemeChoice::Light);
        QCOMPARE(plot.canvas()->xAxis->basePen().color(), lightTokens().strong);
    }
};

RIGOR_WINDOW_TEST(TestPlot)
#include "test_plot.moc"

} // namespace test_plot
