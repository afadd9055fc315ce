// A run going on: what the page shows of it, Pause and Continue, an earlier run to hold it against.
#include "core/foundation/message/number_text.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/likelihood_map.h"
#include "ui/methods/live/live_enclosures.h"
#include "ui/methods/live/live_trace.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/qt_text.h"

#include <QPushButton>
#include <QtTest>

#include <cmath>
#include <numeric>

namespace test_run_live {

using namespace rigor;

namespace {
double total(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

/// A search that ends by itself after `generations`.
void budget(Document& document, long long generations) {
    document.setOption("population", 12LL);
    document.setOption("generations", generations);
    document.setOption("optimiser", std::string("genetic"));
    document.setOption("reference", std::string("none"));
    document.setOption("standard_errors", false);
    document.setOption("least_squares", false);
}
} // namespace

class TestRunLive : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void theMapAddsUpToTheObjective() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        budget(document, 1000);
        std::vector<ProgressEvent> told;
        double highest = -1;
        connect(&window.queue(), &RunQueue::progressed, this,
                [&](int, const std::vector<ProgressEvent>& events) {
                    told.insert(told.end(), events.begin(), events.end());
                    // What goes on is not done.
                    highest = std::max(highest, window.queue().progress().share);
                });
        window.run();
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        const LikelihoodMap* map = page->liveTrace()->experiments();
        QVERIFY(waitUntil([&] { return page->liveTrace()->history().best.size() >= 3; }));
        QVERIFY(map->isVisible() && map->any());
        for (const ProgressEvent& event : told) {
            QCOMPARE(event.experiments.size(), std::size_t(108));
            QVERIFY(std::abs(total(event.experiments) - event.objective) <= 1e-9 * std::abs(event.objective));
        }
        // No two experiments share a cell, and each says its own number.
        for (int e = 0; e < 108; ++e)
            for (int other = 0; other < e; ++other)
                QVERIFY(!map->cellRect(e).adjusted(1, 1, -1, -1).intersects(map->cellRect(other)));
        QVERIFY(map->readout(17).contains("18"));
        QVERIFY(map->upper() > map->lower());

        // Head and inspector tell the same moment, and what is timed is named.
        const auto* inspector = page->inspector();
        bool timed = false;
        QVERIFY(waitUntil([&] {
            QStringList head, side;
            for (const auto* text : page->findChildren<QLabel*>())
                if (text->text().contains(" simulations")) head << text->text();
            for (const auto* text : inspector->findChildren<QLabel*>())
                if (text->isVisibleTo(inspector)) side << text->text();
            const int at = static_cast<int>(side.indexOf("simulations"));
            if (head.size() != 1 || at < 0) return false;
            if (!head[0].contains(side.value(at + 1) + " simulations")) {
                qWarning() << head << side;
                return true;
            }
            timed = timed || head[0].contains(QRegularExpression("^searching, at most .* more ·"));
            return timed;
        }));
        QVERIFY(timed);
        QVERIFY(highest > 0 && highest < 1);

        // The same moment in the strip below and over the plots, whenever one looks; what was closed at the
        // right stays closed.
        auto groups = inspector->findChildren<InspectorGroup*>();
        const auto counts = std::find_if(groups.begin(), groups.end(), [](const auto* group) {
            return group->accessibleName() == "Counts";
        });
        QVERIFY(counts != groups.end());
        (*counts)->setOpen(false);
        QPointer<InspectorGroup> closed = *counts;
        int looks = 0, asked = 0;
        connect(
            &window.queue(), &RunQueue::progressed, this, [&](int, const std::vector<ProgressEvent>& events) {
                if (events.empty() || page->liveTrace()->history().best.empty()) return;
                QTimer::singleShot(0, page, [&] {
                    const QString best = qt(fixedText(page->liveTrace()->history().best.back(), 2));
                    const auto says = [&](const QWidget* widget) {
                        const auto labels = widget->findChildren<QLabel*>();
                        return std::any_of(labels.begin(), labels.end(),
                                           [&](const QLabel* label) { return label->text().contains(best); });
                    };
                    looks += says(inspector) && says(page->findChild<PageHead*>()) &&
                             says(window.findChild<JobStatusBar*>());
                    ++asked;
                });
            });
        QVERIFY(waitUntil([&] { return asked >= 5; }));
        QCOMPARE(looks, asked);
        QVERIFY(closed && !closed->isOpen());

        // Pause: nothing is told any more, the time stands still; Continue goes on where it stood.
        QPushButton* pause = page->pauseButton();
        QVERIFY(pause->isVisible() && pause->isEnabled());
        pause->click();
        QVERIFY(window.queue().progress().paused);
        QCOMPARE(pause->text(), QString("Continue"));
        waitUntil([] { return false; }, 400); // what was on its way arrives
        const std::size_t events = told.size();
        const double elapsed = window.queue().progress().elapsed;
        waitUntil([] { return false; }, 600);
        QCOMPARE(told.size(), events);
        QCOMPARE(window.queue().progress().elapsed, elapsed);
        QVERIFY(window.queue().running());
        pause->click();
        QCOMPARE(pause->text(), QString("Pause"));
        QVERIFY(waitUntil([&] { return told.size() > events; }));

        // A paused run is cancelled like any other.
        pause->click();
        window.cancel();
        QVERIFY(waitUntil([&] { return !window.queue().running(); }));
        QVERIFY(document.run(1)->result && document.run(1)->result->outcome == RunOutcome::Cancelled);
    }

    /// A run that has left the window, or goes on, tells its generations by its folder: without their
    /// members, and once more those that are in its record.
    void generationsOfARunThatLeftAreNoSteps() {
        LiveTrace trace;
        trace.start({"a"}, 60, {});
        ProgressEvent event;
        event.phase = "searching";
        event.hasObjective = true;
        event.total = 60;
        event.estimate = {1.0};
        for (const double done : {1.0, 2.0}) {
            event.done = done;
            event.objective = 9 - done;
            event.population = {9 - done, 10.0};
            event.populationEstimates = {{0.5}, {1.0}};
            trace.add(event);
        }
        event.population.clear();
        event.populationEstimates.clear();
        for (const double done : {1.0, 2.0, 3.0, 4.0}) {
            event.done = done;
            event.objective = 9 - done;
            trace.add(event);
        }
        QVERIFY(!trace.history().refined);
        QCOMPARE(trace.history().best, (std::vector<double>{8, 7, 6, 5}));
        event.phase = "refining";
        event.done = event.objective = 1;
        trace.add(event);
        QVERIFY(trace.history().refined == 4);
    }

    /// Steps that go on from the best of the last generation are no generations.
    void stepsBehindTheGenerationsAreTold() {
        LiveTrace trace;
        trace.start({"a"}, 3, {});
        ProgressEvent event;
        event.phase = "searching";
        event.hasObjective = true;
        for (int k = 0; k < 3; ++k) {
            event.objective = k;
            event.estimate = {1.0 + k};
            event.population = {k - 1.0, k + 0.0};
            event.populationEstimates = {{0.5}, {1.0 + k}};
            trace.add(event);
        }
        QVERIFY(!trace.history().refined);
        event.phase = "refining";
        event.population.clear();
        event.populationEstimates.clear();
        for (int k = 3; k < 6; ++k) {
            event.objective = k;
            trace.add(event);
        }
        QVERIFY(trace.history().refined == 3);
        waitUntil([] { return false; }, 100); // it is drawn in a turn of its own
        const FigurePanel& panel = trace.objectivePlot()->panel();
        QCOMPARE(panel.x.quantity, std::string("generation, then step"));
        QCOMPARE(panel.ranges.size(), std::size_t(1));
        QCOMPARE(panel.ranges[0].label, std::string("steps from the best"));
        QCOMPARE(panel.ranges[0].lower, 3.5);
        QVERIFY(trace.objectivePlot()->accessibleDescription().contains("3 generations and 3 steps"));
    }

    void anEarlierRunIsALine() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        budget(document, 2);
        window.run();
        QVERIFY(waitUntil([&] { return !window.queue().running() && document.run(1)->result; }));
        QVERIFY(document.run(1)->result->outcome == RunOutcome::Answered);
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        budget(document, 1000);
        window.run();
        const Plot* plot = page->liveTrace()->objectivePlot();
        QVERIFY(waitUntil([&] { return !plot->panel().marks.empty(); }));
        const FigureMark& mark = plot->panel().marks.front();
        QVERIFY(QString::fromStdString(mark.name).startsWith("Run 1"));
        QCOMPARE(mark.at, document.run(1)->result->diagnostics["log_likelihood"].get<double>());
        window.cancel();
        QVERIFY(waitUntil([&] { return !window.queue().running(); }));
    }

    /// A running observer: bounds, widths and boxes follow the record; Cancel keeps what is reached.
    void boundsAreFollowedWhileAnObserverRuns() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(QString::fromStdString(sourceDir() + "/resources/rigs/drive-train/verified.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        document.setOption("max_boxes", 20000LL);
        document.setOption("subdivisions", 60LL);
        document.setOption("join_every", 0.0);
        window.run();
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        const EnclosureHistory& history = page->liveEnclosures()->history();
        QVERIFY(waitUntil([&] { return history.at.size() >= 5; }));
        QVERIFY(page->liveEnclosures()->isVisible());
        QCOMPARE(history.lower.size(), std::size_t(4));
        QCOMPARE(history.end, 120.0);
        for (std::size_t n = 1; n < history.at.size(); ++n) QVERIFY(history.at[n] > history.at[n - 1]);
        // What was excluded stays excluded: bounds of a constant parameter only close in.
        for (std::size_t n = 1; n < history.at.size(); ++n) {
            QVERIFY(history.lower[0][n] >= history.lower[0][n - 1]);
            QVERIFY(history.upper[0][n] <= history.upper[0][n - 1]);
        }
        QVERIFY(waitUntil([&] { return !page->liveEnclosures()->widthPlot()->panel().series.empty(); }));
        QCOMPARE(page->liveEnclosures()->boundPlots().size(), 4);
        window.cancel();
        QVERIFY(waitUntil([&] { return !window.queue().running(); }));
        const auto result = document.run(1)->result;
        QVERIFY(result && result->outcome == RunOutcome::Cancelled);
        const ResultTable* kept = result->table("enclosures");
        QVERIFY(kept && kept->rows() >= 5 && kept->find("t")->numbers.back() < 120);
    }

    /// The same numbers with a pause and without.
    void aPauseChangesNoNumber() {
        std::vector<double> found;
        for (const bool pauses : {false, true}) {
            MainWindow window;
            window.setAsksBeforeLoss(false);
            window.show();
            Document& document = window.document();
            document.openStudy(shippedStudy());
            QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
            budget(document, 4);
            window.run();
            if (pauses) {
                QVERIFY(waitUntil([&] { return window.queue().progress().last.simulations > 0; }));
                window.queue().setPaused(true);
                waitUntil([] { return false; }, 200);
                window.queue().setPaused(false);
            }
            QVERIFY(waitUntil([&] { return !window.queue().running(); }));
            QVERIFY(document.run(1)->result);
            for (const auto& unknown : document.run(1)->result->unknowns) found.push_back(unknown.value);
        }
        const auto half = static_cast<std::ptrdiff_t>(found.size() / 2);
        QVERIFY(std::equal(found.begin(), found.begin() + half, found.begin() + half, found.end()));
    }
};

RIGOR_WINDOW_TEST(TestRunLive)
#include "test_run_live.moc"

} // namespace test_run_live
