#include "tests/support/sample_result.h"
#include "ui/kit/theme.h"
#include "ui/methods/general_page.h"
#include "ui/methods/inverse_page.h"
#include "ui/methods/live_trace.h"

#include <QtTest>

using namespace rigor;

class TestMethodPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    void selectionIsLinkedBothWays() {
        InversePage page;
        page.resize(900, 700);
        page.setResult(std::make_shared<Result>(sample::inverseResult(24)), {});
        page.show();
        // The one with the largest distance comes first and is selected.
        QCOMPARE(page.selectedExperiment(), page.table()->labelAt(0));
        QCOMPARE(page.grid()->selected(), page.selectedExperiment());

        page.table()->selectRow(3);
        const QString fromTable = page.table()->labelAt(3);
        QCOMPARE(page.selectedExperiment(), fromTable);
        QCOMPARE(page.grid()->selected(), fromTable);
        QCOMPARE(QString::fromStdString(page.densityPlot()->panel().key), fromTable);

        const int place = 5;
        QTest::mouseClick(page.grid()->viewport(), Qt::LeftButton, {}, page.grid()->cellRect(place).center());
        QVERIFY(page.selectedExperiment() != fromTable);
        QCOMPARE(page.table()->selected(), page.selectedExperiment());
        QCOMPARE(QString::fromStdString(page.densityPlot()->panel().key), page.selectedExperiment());

        Q_EMIT page.fitPlot()->pointClicked("7");
        QCOMPARE(page.selectedExperiment(), QString("7"));
        QCOMPARE(page.table()->selected(), QString("7"));
    }

    void failedExperimentsAreCountedAndShown() {
        InversePage page;
        page.setResult(std::make_shared<Result>(sample::inverseResult(24, 3)), {});
        QCOMPARE(page.headline().clause, QString("21 of 24 experiments explained"));
        QCOMPARE(page.headline().state, ResultState::Warning);
        page.selectExperiment("2");
        QCOMPARE(page.selectedExperiment(), QString("2"));
        QVERIFY(page.densityPlot()->panel().series.empty());
        QCOMPARE(page.table()->shownRows(), 24);
    }

    void sortingAndFilteringKeepTheSelection() {
        InversePage page;
        page.setResult(std::make_shared<Result>(sample::inverseResult(24)), {});
        page.selectExperiment("11");
        page.table()->sortBy("experiment", Qt::AscendingOrder);
        QCOMPARE(page.table()->labelAt(0), QString("1"));
        QCOMPARE(page.table()->labelAt(10), QString("11")); // by number, not by letters
        QCOMPARE(page.table()->selected(), QString("11"));
        page.table()->setFilter("high");
        QCOMPARE(page.table()->shownRows(), 12);
        QCOMPARE(page.selectedExperiment(), QString("11"));
    }

    void outcomesHaveTheirWords() {
        Result result;
        for (const auto& [outcome, word] :
             {std::pair(RunOutcome::Answered, "answered"), std::pair(RunOutcome::Empty, "EMPTY"),
              std::pair(RunOutcome::Cancelled, "cancelled"), std::pair(RunOutcome::Failed, "failed")}) {
            result.outcome = outcome;
            QCOMPARE(headlineOf(result).word, QString(word));
        }
        result.outcome = RunOutcome::Answered;
        result.warnings = {"careful"};
        QCOMPARE(headlineOf(result).word, QString("answered with reservations"));
    }

    void aResultWithoutTablesIsShown() {
        for (const char* key : {"inverse-uncertainty", "some-other-method"}) {
            std::unique_ptr<MethodPage> page(makeMethodPage(key));
            auto result = std::make_shared<Result>();
            result->outcome = RunOutcome::Failed;
            result->message = "It broke.";
            page->setResult(result, {});
            page->show();
            QCOMPARE(page->headline().verdict, QString("It broke."));
            QVERIFY(!page->views().isEmpty());
        }
    }

    void theLiveTraceKeepsEveryGeneration() {
        LiveTrace trace;
        trace.start({"x1.mean", "x1.standard_deviation"}, 60, {});
        for (int g = 0; g < 20; ++g) {
            ProgressEvent event;
            event.hasObjective = true;
            event.objective = g;
            event.estimate = {1.0 + g, 0.1};
            event.population = {0, 1, 2, 3, 100};
            trace.add(event);
        }
        trace.add(ProgressEvent{}); // without an objective: no generation
        QCOMPARE(trace.history().generation.size(), std::size_t(20));
        QCOMPARE(trace.history().median.back(), 2.0);
        QCOMPARE(trace.history().estimate[0].back(), 20.0);
        QTRY_COMPARE(trace.objectivePlot()->panel().series[0].y.size(), std::size_t(20));
        QCOMPARE(trace.estimatePlots().size(), 2);
    }
};

QTEST_MAIN(TestMethodPage)
#include "test_method_page.moc"
