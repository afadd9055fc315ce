// The result page of the filter on a real record: the curve over time, replay, innovations, inspector.
#include "core/study/study.h"
#include "tests/support/test_program.h"
#include "ui/methods/filter_page.h"
#include "ui/methods/sensor_table.h"
#include "ui/plot/plot.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace rigor;

class TestFilterPage : public QObject {
    Q_OBJECT
    std::shared_ptr<const Result> result_;

  private Q_SLOTS:
    void initTestCase() {
        Theme::instance().install();
        const std::string study =
            std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/hydraulic-four-bar/filter.toml";
        PreparedStudy prepared = prepare(loadStudy(
            study,
            {{"simulation.stop_time", "4"}, {"options.judge_from", "2"}, {"options.cross_check", "false"}}));
        result_ = std::make_shared<Result>(runStudy(prepared, {}));
        QVERIFY2(result_->outcome == RunOutcome::Answered, result_->message().c_str());
    }

    void theSliderShowsTheCurveOfItsTime() {
        FilterPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        QCOMPARE(page.views().size(), 5);
        QVERIFY(page.slider() && page.curvePlot());
        QCOMPARE(page.slider()->value(), page.slider()->maximum());
        const FigureBand last = page.curvePlot()->panel().bands.front();
        page.slider()->setValue(0);
        const FigureBand first = page.curvePlot()->panel().bands.front();
        // At the first instant nothing is known: the band is as wide as the uncertainty of the study,
        // 2 x 1.96 x 0.3 in units of 1e-8 at a control point on the end.
        QVERIFY(std::abs(first.upper.back() - first.lower.back() - 2 * 1.96 * 3.0) < 0.1 * 3 ||
                std::abs(first.upper.back() - first.lower.back() - 2 * 1.96 * 0.3) < 0.03);
        QVERIFY(last.upper.back() - last.lower.back() < 0.2 * (first.upper.back() - first.lower.back()));
        QVERIFY(QString::fromStdString(page.curvePlot()->panel().note).contains("at 0.00 s"));
    }

    void theNisPlotMovesTheSlider() {
        FilterPage page;
        page.setResult(result_, {});
        Q_EMIT page.nisPlot()->cursorMoved(2.0);
        const double share = static_cast<double>(page.slider()->value()) / page.slider()->maximum();
        QVERIFY(std::abs(share - 0.5) < 0.02);
    }

    void theReplayRunsToTheEndAndStops() {
        FilterPage page;
        page.setResult(result_, {});
        page.slider()->setValue(page.slider()->maximum() - 2);
        page.togglePlay();
        QVERIFY(page.playing());
        QTRY_VERIFY(!page.playing());
        QCOMPARE(page.slider()->value(), page.slider()->maximum());
    }

    void sensorsAreToldInWords() {
        FilterPage page;
        page.setResult(result_, {});
        page.show();
        QVERIFY(page.sensors());
        NumberTable& table = *page.sensors()->table();
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.columns().front().texts, (std::vector<QString>{"s", "p1", "p2"}));
        QCOMPARE(table.columns().back().texts.front(), QString("white"));
        QCOMPARE(table.columns()[1].numbers, (std::vector<double>{500, 500, 500}));
    }

    /// Offered, and taken over only by a click.
    void whatIsOfferedIsTakenOverByAClick() {
        FilterPage page;
        page.setResult(result_, {});
        QSignalSpy deviations(&page, &FilterPage::deviationsTaken), noise(&page, &FilterPage::noiseTaken);
        auto* inspector = page.inspector();
        auto* one = inspector->findChild<QPushButton*>("takeDeviations");
        QVERIFY(one);
        QVERIFY(deviations.isEmpty() && noise.isEmpty());
        one->click();
        QCOMPARE(deviations.size(), 1);
        const auto taken = deviations.front().front().value<QMap<QString, double>>();
        QCOMPARE(taken.size(), 3);
        QVERIFY(std::abs(taken["s"] / 2e-4 - 1) < 0.1 && std::abs(taken["p1"] / 3e4 - 1) < 0.1);
        if (auto* other = inspector->findChild<QPushButton*>("takeNoise")) {
            other->click();
            QCOMPARE(noise.size(), 1);
            QVERIFY(noise.front().front().toString().startsWith("w: "));
        }
    }

    /// The shipped study knows its truth.
    void theTruthIsDrawnBesideTheEstimates() {
        const FilterFigures figures(result_);
        const auto named = [](const FigurePanel& panel) {
            QStringList names;
            for (const FigureSeries& s : panel.series)
                if (s.role == SeriesRole::Truth) names << QString::fromStdString(s.name);
            return names;
        };
        QCOMPARE(named(figures.curve()), QStringList{"truth"});
        QCOMPARE(named(figures.curveAt(0)), QStringList{"truth"});
        QCOMPARE(figures.states().size(), std::size_t{4});
        for (std::size_t k = 0; k < 4; ++k) QCOMPARE(named(figures.state(k)), QStringList{"truth"});
        // At 1 s the crank stands where truth.csv says.
        const FigureSeries& z = figures.state(0).series.back();
        QVERIFY(std::abs(z.x[100] - 1) < 1e-9);
        QVERIFY(z.y[100] > 1 && z.y[100] < 1.5);
    }

    void theCurveHasItsNameAndUnit() {
        const FigurePanel panel = FilterFigures(result_).curve();
        QVERIFY2(panel.title.ends_with("Cv(U)"), panel.title.c_str());
        QCOMPARE(panel.y.quantity, std::string("Cv"));
        QVERIFY(!panel.y.unit.empty() && panel.y.unit != "–");
    }

    /// The curve where the rig is: on the last curve kept, at the command of that time.
    void theCursorReadsTheCurve() {
        const FilterFigures figures(result_);
        const double t = figures.times().back();
        const auto point = figures.curvePointAt(t);
        QVERIFY(point.argument >= -10 && point.argument <= 10);
        const FigurePanel panel = figures.curve();
        const auto& x = panel.series.front().x;
        const auto& y = panel.series.front().y;
        const auto k =
            static_cast<std::size_t>(std::lower_bound(x.begin(), x.end(), point.argument) - x.begin());
        QVERIFY(k > 0 && k < x.size());
        // A cubic of this size bends by less than this between the 101 abscissas of the curves kept.
        const double low = std::min(y[k - 1], y[k]) - 1e-2, high = std::max(y[k - 1], y[k]) + 1e-2;
        QVERIFY(point.value > low && point.value < high);
        QVERIFY(point.deviation > 0);
        FilterPage page;
        page.setResult(result_, {});
        QStringList texts;
        for (const QLabel* label : page.inspector()->findChildren<QLabel*>()) texts << label->text();
        QVERIFY2(texts.contains("Cv(U)"), qPrintable(texts.join('|')));
    }

    void nisOutsideTheBandIsCountedInTheHead() {
        const FigurePanel panel = FilterFigures(result_).nis();
        QVERIFY(QString::fromStdString(panel.note).startsWith("outside: "));
        QCOMPARE(panel.series.back().name, std::string("outside the band"));
        FilterPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        QStringList texts;
        for (const QLabel* label : page.findChildren<QLabel*>()) texts << label->text();
        QVERIFY2(texts.contains(QString::fromStdString(panel.note)), qPrintable(texts.join('|')));
    }

    /// Nine unknowns: nine plots, each with its band and truth; their correlations as cells.
    void everyUnknownHasItsPlotWithABand() {
        FilterPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        page.showView(static_cast<int>(page.views().indexOf("Unknowns")));
        int trajectories = 0, cells = 0;
        for (const Plot* plot : page.findChildren<Plot*>()) {
            const FigurePanel& panel = plot->panel();
            if (panel.title == "Correlation of the estimates") cells = static_cast<int>(panel.bands.size());
            if (panel.bands.size() != 1 || panel.series.size() != 2) continue;
            if (panel.series.back().role == SeriesRole::Truth && panel.series.back().x.size() == 2)
                ++trajectories;
        }
        QCOMPARE(trajectories, 9);
        QCOMPARE(cells, 81);
        // Each cell has its number, seen where it fits.
        for (Plot* plot : page.findChildren<Plot*>()) {
            if (plot->panel().title != "Correlation of the estimates") continue;
            QCOMPARE(plot->panel().labels.size(), std::size_t{81});
            FigurePanel bare = plot->panel();
            bare.labels.clear();
            const auto drawn = [](const FigurePanel& panel, const QSize& size) {
                Plot alone;
                alone.resize(size);
                alone.setPanel(panel);
                return alone.grab().toImage();
            };
            QVERIFY(drawn(plot->panel(), {800, 400}) != drawn(bare, {800, 400}));
            QVERIFY(drawn(plot->panel(), {300, 120}) == drawn(bare, {300, 120}));
        }
    }

    /// The fit of all data at once beside the filter: a picture in standard deviations, one of the curve, and
    /// the numbers.
    void theCrossCheckIsATableAndPictures() {
        const std::string study =
            std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/hydraulic-four-bar/filter.toml";
        PreparedStudy prepared = prepare(loadStudy(
            study,
            {{"simulation.stop_time", "3"}, {"options.judge_from", "1"}, {"options.cross_check", "true"}}));
        const auto result = std::make_shared<Result>(runStudy(prepared, {}));
        const FilterFigures figures(result);
        QCOMPARE(figures.crossCheck().size(), std::size_t{9});
        for (const auto& c : figures.crossCheck()) {
            QVERIFY(c.bound > 0);
            QVERIFY(std::abs(c.off - std::abs(c.filter - c.allData) / c.deviation) < 1e-9);
        }
        FilterPage page;
        page.resize(900, 560);
        page.setResult(result, {});
        page.show();
        const auto at = page.views().indexOf("Cross-check");
        QVERIFY(at >= 0);
        page.showView(static_cast<int>(at));
        QCOMPARE(figures.crossCheckOfUnknowns().series.front().x.size(), std::size_t{9});
        QCOMPARE(figures.crossCheckOfCurve().bands.size(), std::size_t{2});
        // All its rows are seen at once.
        QCoreApplication::processEvents();
        for (const TableView* view : page.findChildren<TableView*>())
            if (view->isVisible() && view->model()->rowCount() == 9) {
                const QModelIndex lastRow = view->model()->index(8, 0);
                QVERIFY2(view->visualRect(lastRow).bottom() <= view->viewport()->height(),
                         qPrintable(QString("%1 > %2")
                                        .arg(view->visualRect(lastRow).bottom())
                                        .arg(view->viewport()->height())));
            }
        bool table = false;
        for (const NumberTable* model : page.findChildren<NumberTable*>())
            table = table || (model->columnCount() == 7 && model->rowCount() == 9);
        QVERIFY(table);
    }

    void theVerdictLeadsToItsReasonAndToTheOffer() {
        FilterPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        QSignalSpy deviations(&page, &FilterPage::deviationsTaken), noise(&page, &FilterPage::noiseTaken);
        const auto links = page.verdictLinks();
        QVERIFY(links.size() == 2);
        QCOMPARE(links.front().text, QString("Why?"));
        links.front().action();
        QCOMPARE(page.views().at(page.currentView()), QString("Innovations"));
        // Shown, not taken: that is the button's to do.
        QVERIFY(links.back().text.startsWith("Propose"));
        links.back().action();
        QVERIFY(deviations.isEmpty() && noise.isEmpty());
    }

    /// Without a curve there is no cursor: the states and unknowns of the end stand in the inspector.
    void withoutACurveTheEndOfTheRecordIsShown() {
        auto plain = std::make_shared<Result>(*result_);
        std::erase_if(plain->tables, [](const ResultTable& t) { return t.name.starts_with("curve"); });
        plain->diagnostics["offer"] = {{"standard_deviations", {{"s", 1.5e-4}}}};
        FilterPage page;
        page.setResult(plain, {});
        std::vector<QString> texts;
        for (const QLabel* label : page.inspector()->findChildren<QLabel*>()) texts.push_back(label->text());
        const auto has = [&](const QString& text) {
            return std::any_of(texts.begin(), texts.end(),
                               [&](const QString& t) { return t.contains(text); });
        };
        QVERIFY(has("At 4.00 s"));
        QVERIFY(has("y[9]"));
        QVERIFY(has("150 µm"));
        QVERIFY(has("This would explain the innovations"));
        QVERIFY(!has("Either"));
    }

    void aResultWithoutAnAnswerIsShown() {
        Result failed;
        failed.method = "filter";
        failed.outcome = RunOutcome::NoAnswer;
        failed.verdict = concluded("No answer: it broke.");
        FilterPage page;
        page.setResult(std::make_shared<Result>(failed), {});
        page.show();
        QCOMPARE(page.headline().verdict, QString("No answer: it broke."));
        QCOMPARE(page.views().size(), 1);
    }
};

RIGOR_WINDOW_TEST(TestFilterPage)
#include "test_filter_page.moc"
