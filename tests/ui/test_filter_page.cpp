// The result page of the filter on a real record: the curve over time, replay, innovations, inspector.
#include "core/study/study.h"
#include "ui/kit/table_view.h"
#include "ui/kit/theme.h"
#include "ui/methods/filter_page.h"
#include "ui/methods/sensor_table.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

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
        QVERIFY2(result_->outcome == RunOutcome::Answered, result_->message.c_str());
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

    void aResultWithoutAnAnswerIsShown() {
        Result failed;
        failed.method = "filter";
        failed.outcome = RunOutcome::NoAnswer;
        failed.message = "No answer: it broke.";
        FilterPage page;
        page.setResult(std::make_shared<Result>(failed), {});
        page.show();
        QCOMPARE(page.headline().verdict, QString("No answer: it broke."));
        QCOMPARE(page.views().size(), 1);
    }
};

QTEST_MAIN(TestFilterPage)
#include "test_filter_page.moc"
