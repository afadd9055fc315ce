// The result page of the filter on a real record: the curve over time, replay, innovations, inspector.
#include "core/methods/filter/present/figures.h"
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/result_page.h"
#include "ui/result/views/replay_view.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/table_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

#include <algorithm>
#include <cmath>

namespace test_filter_page {

using namespace rigor;

namespace {

FilterFigures figuresOf(const Result& result) {
    return {std::make_shared<const FilterResult>(read<FilterResult>(result)), result.unknowns};
}

ReplayView* replayOf(const ResultPage& page) { return page.findChild<ReplayView*>(); }

/// The plot under a head with this title.
Plot* plotUnder(const ResultPage& page, const QString& title) {
    for (PlotPanel* panel : page.findChildren<PlotPanel*>())
        if (QString::fromStdString(panel->plot()->panel().title) == title) return panel->plot();
    return nullptr;
}

QPushButton* button(QWidget* in, const QString& text) {
    for (auto* one : in->findChildren<QPushButton*>())
        if (one->text() == text) return one;
    return nullptr;
}

} // namespace

class TestFilterPage : public QObject {
    Q_OBJECT
    std::shared_ptr<const Result> result_;

  private Q_SLOTS:
    void initTestCase() {
        Theme::instance().install();
        const std::string study = sourceDir() + "/resources/rigs/hydraulic-four-bar/filter.toml";
        PreparedStudy prepared = prepare(loadStudy(
            study,
            {{"simulation.stop_time", "4"}, {"options.judge_from", "2"}, {"options.cross_check", "false"}}));
        result_ = std::make_shared<Result>(runStudy(prepared, {}));
        QVERIFY2(result_->outcome == RunOutcome::Answered, result_->message().c_str());
    }

    void theSliderShowsTheCurveOfItsTime() {
        ResultPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        QCOMPARE(page.views().size(), 5);
        QVERIFY(replayOf(page));
        const ReplayView& replay = *replayOf(page);
        QCOMPARE(replay.slider()->value(), replay.slider()->maximum());
        const FigureBand last = replay.plot()->panel().bands.front();
        replay.slider()->setValue(0);
        const FigureBand first = replay.plot()->panel().bands.front();
        // At the first instant nothing is known: the band is as wide as the uncertainty of the study,
        // 2 x 1.96 x 0.3 in units of 1e-8 at a control point on the end.
        QVERIFY(std::abs(first.upper.back() - first.lower.back() - 2 * 1.96 * 3.0) < 0.1 * 3 ||
                std::abs(first.upper.back() - first.lower.back() - 2 * 1.96 * 0.3) < 0.03);
        QVERIFY(last.upper.back() - last.lower.back() < 0.2 * (first.upper.back() - first.lower.back()));
        QVERIFY(QString::fromStdString(replay.plot()->panel().note).contains("at 0.00 s"));
    }

    void theNisPlotMovesTheSlider() {
        ResultPage page;
        page.setResult(result_, {});
        const QSlider& slider = *replayOf(page)->slider();
        Q_EMIT plotUnder(page, "Normalised innovation squared")->cursorMoved(2.0);
        const double share = static_cast<double>(slider.value()) / slider.maximum();
        QVERIFY(std::abs(share - 0.5) < 0.02);
        // The facts beside it are those of that time.
        QStringList texts;
        for (const QLabel* label : page.inspector()->findChildren<QLabel*>()) texts << label->text();
        const double shown = figuresOf(*result_).times()[static_cast<std::size_t>(slider.value())];
        QVERIFY2(texts.contains(QString("At %1 s").arg(shown, 0, 'f', 2)), qPrintable(texts.join('|')));
    }

    void theReplayRunsToTheEndAndStops() {
        ResultPage page;
        page.setResult(result_, {});
        ReplayView& replay = *replayOf(page);
        replay.slider()->setValue(replay.slider()->maximum() - 2);
        replay.togglePlay();
        QVERIFY(replay.playing());
        QTRY_VERIFY(!replay.playing());
        QCOMPARE(replay.slider()->value(), replay.slider()->maximum());
    }

    void sensorsAreToldInWords() {
        ResultPage page;
        page.setResult(result_, {});
        page.show();
        QVERIFY(page.findChild<NumberTable*>());
        const NumberTable& table = *page.findChild<NumberTable*>();
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.columns().front().texts, (std::vector<QString>{"s", "p1", "p2"}));
        QCOMPARE(table.columns().back().texts.front(), QString("white"));
        QCOMPARE(table.columns()[1].numbers, (std::vector<double>{500, 500, 500}));
    }

    /// Offered, and taken over only by a click.
    void whatIsOfferedIsTakenOverByAClick() {
        ResultPage page;
        page.setResult(result_, {});
        QSignalSpy deviations(&page, &MethodPage::deviationsTaken), noise(&page, &MethodPage::optionTaken);
        auto* inspector = page.inspector();
        QTRY_VERIFY(button(inspector, "Take over σ")); // the inspector is filled in turns
        auto* one = button(inspector, "Take over σ");
        QVERIFY(deviations.isEmpty() && noise.isEmpty());
        one->click();
        QCOMPARE(deviations.size(), 1);
        const auto taken = deviations.front().front().value<QMap<QString, double>>();
        QCOMPARE(taken.size(), 3);
        QVERIFY(std::abs(taken["s"] / 2e-4 - 1) < 0.1 && std::abs(taken["p1"] / 3e4 - 1) < 0.1);
        QTRY_VERIFY(std::ranges::any_of(inspector->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().contains("explain the innovations");
        }));
        auto* other = button(inspector, "Take over the process noise");
        QCOMPARE(other != nullptr, !result_->diagnostics["offer"]["noise"].get<std::string>().empty());
        if (!other) return;
        other->click();
        QCOMPARE(noise.size(), 1);
        QCOMPARE(noise.front().front().toString(), QString("noise"));
        QVERIFY(std::get<std::string>(noise.front().back().value<FieldValue>()).starts_with("w: "));
    }

    /// The shipped study knows its truth.
    void theTruthIsDrawnBesideTheEstimates() {
        const FilterFigures figures = figuresOf(*result_);
        const auto named = [](const FigurePanel& panel) {
            QStringList names;
            for (const FigureSeries& s : panel.series)
                if (s.role == SeriesRole::Truth) names << QString::fromStdString(s.name);
            return names;
        };
        QCOMPARE(named(figures.curve()), QStringList{"truth"});
        QCOMPARE(named(figures.curveAt(0)), QStringList{"truth"});
        QCOMPARE(figures.states(), std::size_t{4});
        for (std::size_t k = 0; k < 4; ++k) QCOMPARE(named(figures.state(k)), QStringList{"truth"});
        // At 1 s the crank stands where truth.csv says.
        const FigureSeries& z = figures.state(0).series.back();
        QVERIFY(std::abs(z.x[100] - 1) < 1e-9);
        QVERIFY(z.y[100] > 1 && z.y[100] < 1.5);
    }

    void theCurveHasItsNameAndUnit() {
        const FigurePanel panel = figuresOf(*result_).curve();
        QVERIFY2(panel.title.ends_with("Cv(U)"), panel.title.c_str());
        QCOMPARE(panel.y.quantity, std::string("Cv"));
        QVERIFY(!panel.y.unit.empty() && panel.y.unit != "–");
    }

    /// The curve where the rig is: on the last curve kept, at the command of that time.
    void theCursorReadsTheCurve() {
        const FilterFigures figures = figuresOf(*result_);
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
        ResultPage page;
        page.setResult(result_, {});
        QStringList texts;
        for (const QLabel* label : page.inspector()->findChildren<QLabel*>()) texts << label->text();
        QVERIFY2(texts.contains("Cv(U)"), qPrintable(texts.join('|')));
    }

    void nisOutsideTheBandIsCountedInTheHead() {
        const FigurePanel panel = figuresOf(*result_).nis();
        QVERIFY(QString::fromStdString(panel.note).startsWith("outside: "));
        QCOMPARE(panel.series.back().name, std::string("outside the band"));
        ResultPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        QStringList texts;
        for (const QLabel* label : page.findChildren<QLabel*>()) texts << label->text();
        QVERIFY2(texts.contains(QString::fromStdString(panel.note)), qPrintable(texts.join('|')));
    }

    /// Nine unknowns: nine plots, each with its band and truth; their correlations as cells.
    void everyUnknownHasItsPlotWithABand() {
        ResultPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        page.showView(static_cast<int>(page.views().indexOf("Unknowns")));
        int trajectories = 0, cells = 0;
        for (const Plot* plot : page.findChildren<Plot*>()) {
            const FigurePanel& panel = plot->panel();
            if (panel.title == "Correlation of the estimates") cells = static_cast<int>(panel.bands.size());
            if (panel.bands.empty() || panel.series.empty()) continue;
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
        const std::string study = sourceDir() + "/resources/rigs/hydraulic-four-bar/filter.toml";
        PreparedStudy prepared = prepare(loadStudy(
            study,
            {{"simulation.stop_time", "3"}, {"options.judge_from", "1"}, {"options.cross_check", "true"}}));
        const auto result = std::make_shared<Result>(runStudy(prepared, {}));
        const FilterFigures figures = figuresOf(*result);
        QCOMPARE(figures.crossCheck().size(), std::size_t{9});
        for (const auto& c : figures.crossCheck()) {
            QVERIFY(c.bound > 0);
            QVERIFY(std::abs(c.off - std::abs(c.filter - c.allData) / c.deviation) < 1e-9);
        }
        ResultPage page;
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
        ResultPage page;
        page.resize(900, 760);
        page.setResult(result_, {});
        page.show();
        QSignalSpy deviations(&page, &MethodPage::deviationsTaken), noise(&page, &MethodPage::optionTaken);
        const auto links = page.verdictLinks();
        QVERIFY(links.size() == 2);
        QCOMPARE(links.front().text, QString("Show innovations")); // beside the Why? of the guide
        links.front().action();
        QCOMPARE(page.views().at(page.currentView()), QString("Innovations"));
        // Of the sensor that says the most, whichever was shown.
        std::size_t worst = 0;
        const auto& sensors = result_->diagnostics["sensors"];
        for (std::size_t k = 0; k < sensors.size(); ++k)
            if (sensors[k]["level"].get<int>() > sensors[worst]["level"].get<int>()) worst = k;
        QComboBox* shown = nullptr;
        for (auto* box : page.findChildren<QComboBox*>())
            if (box->accessibleName() == "Sensor shown") shown = box;
        QVERIFY(shown);
        shown->setCurrentIndex(shown->currentIndex() == 0 ? 1 : 0);
        links.front().action();
        QCOMPARE(shown->currentIndex(), static_cast<int>(worst));
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
        ResultPage page;
        page.setResult(plain, {});
        const auto has = [&](const QString& text) {
            return std::ranges::any_of(page.inspector()->findChildren<QLabel*>(),
                                       [&](const QLabel* label) { return label->text().contains(text); });
        };
        QTRY_VERIFY(has("explain the innovations"));
        QVERIFY(has("At 4.00 s"));
        QVERIFY(has("y[9]"));
        QVERIFY(has("150 µm"));
        QVERIFY(has("This would explain the innovations"));
        QVERIFY(!has("Either"));
    }

    /// While data stream in nothing is taken over, and what is in front is drawn anew without being made
    /// anew.
    void aRecordThatGoesOnIsFollowedInPlace() {
        const auto upTo = [&](double end) {
            auto part = std::make_shared<Result>(*result_);
            for (ResultTable& table : part->tables)
                if (table.columns.front().name == "t") {
                    const auto& t = table.columns.front().numbers;
                    const auto rows =
                        static_cast<std::size_t>(std::upper_bound(t.begin(), t.end(), end) - t.begin());
                    for (ResultColumn& column : table.columns)
                        if (!column.numbers.empty()) column.numbers.resize(rows);
                }
            return part;
        };
        ResultPage page;
        page.resize(900, 760);
        page.setLive(true);
        page.setResult(upTo(2), {});
        page.show();
        ReplayView* replay = replayOf(page);
        const int before = replay->slider()->maximum();
        Plot* nis = plotUnder(page, "Normalised innovation squared");
        const auto points = nis->panel().series.front().x.size();
        page.follow(result_);
        QVERIFY(!button(page.inspector(), "Take over σ"));
        QVERIFY(std::ranges::any_of(page.inspector()->findChildren<QLabel*>(),
                                    [](const QLabel* label) { return label->text() == "At 4.00 s"; }));
        QCOMPARE(replayOf(page), replay);
        QVERIFY(replay->slider()->maximum() > before);
        QCOMPARE(replay->slider()->value(), replay->slider()->maximum());
        QCOMPARE(plotUnder(page, "Normalised innovation squared"), nis);
        QVERIFY(nis->panel().series.front().x.size() > points);
        // A time that was chosen stays, and so does a view.
        replay->slider()->setValue(1);
        page.showView(1);
        page.follow(upTo(3));
        QCOMPARE(page.currentView(), 1);
        page.showView(0);
        QCOMPARE(replay->slider()->value(), 1);
        QVERIFY(replay->slider()->maximum() > 1);
    }

    void aResultWithoutAnAnswerIsShown() {
        Result failed;
        failed.method = "filter";
        failed.outcome = RunOutcome::NoAnswer;
        failed.verdict = concluded("No answer: it broke.");
        ResultPage page;
        page.setResult(std::make_shared<Result>(failed), {});
        page.show();
        QCOMPARE(page.headline().verdict, QString("No answer: it broke."));
        QVERIFY(page.verdictLinks().empty());
        QCOMPARE(page.views().size(), 1);
    }
};

RIGOR_WINDOW_TEST(TestFilterPage)
#include "test_filter_page.moc"

} // namespace test_filter_page
