// A study of model adequacy in the window: the sets of sensors are listed while it runs, and a split is made
// by hand with the mouse.
#include "core/methods/adequacy/selection/sets/row_selection.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/live/live_ranking.h"
#include "ui/methods/ranking_table.h"
#include "ui/plot/plot_panel.h"
#include "ui/plot/qcp.h"
#include "ui/result/result_page.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"

#include <QStandardPaths>
#include <QtTest>

namespace test_adequacy_window {

using namespace rigor;

namespace {
const QString kStudy = QString::fromStdString(sourceDir() + "/resources/rigs/servo-press/adequacy.toml");

bool ended(MainWindow& window, int run) {
    const RunRecord* record = window.document().run(run);
    return record && record->result && !window.queue().running();
}

ResultPage* pageOf(MainWindow& window) {
    auto* run = qobject_cast<RunPage*>(window.page(kRun));
    return qobject_cast<ResultPage*>(run->resultPage());
}

/// Clicks the measured point of an experiment, as near to its middle as a pixel allows.
void clickPoint(Plot* plot, const std::string& experiment) {
    plot->redrawNow();
    for (const auto& series : plot->panel().series)
        for (std::size_t k = 0; k < series.keys.size(); ++k) {
            if (series.keys[k] != experiment) continue;
            QCustomPlot* canvas = plot->canvas();
            const QPointF at(canvas->xAxis->coordToPixel(series.x[k]),
                             canvas->yAxis->coordToPixel(series.y[k]));
            QTest::mouseClick(canvas, Qt::LeftButton, {}, at.toPoint());
            return;
        }
    QFAIL("no such point");
}
} // namespace

class TestAdequacyWindow : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("rigor-test");
        Theme::instance().install();
    }

    void setsOfSensorsAreListedWhileItRunsAndASplitByHandIsTested() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        Document& document = window.document();
        document.openStudy(kStudy);
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 30000));
        window.run();
        QVERIFY(waitUntil([&] { return ended(window, 1); }));
        QVERIFY(waitUntil([&] { return pageOf(window) && pageOf(window)->isVisible(); }, 20000));
        theLiveTableIsThatOfTheResult(window);

        ResultPage* page = pageOf(window);
        page->showView(static_cast<int>(page->views().indexOf("Models over the data")));
        QCoreApplication::processEvents();
        const auto splitButton = [page] {
            for (auto* button : page->findChildren<QPushButton*>())
                if (button->text().startsWith("Split ")) return button;
            return static_cast<QPushButton*>(nullptr);
        };
        QVERIFY(splitButton() && !splitButton()->isEnabled());
        Plot* plot = nullptr;
        for (Plot* one : page->findChildren<Plot*>())
            if (one->panel().key == "D_y") plot = one;
        QVERIFY(plot);
        const auto data = document.data().data;
        const std::string before = std::get<std::string>(document.method()->options().find("splits")->get());
        // A measured mean carries the label of the first experiment of its force.
        const ResultTable* trajectories = document.run(1)->result->table("courses");
        const std::size_t row = trajectories->rows() / 3 / 3;
        const std::string experiment = trajectories->find("experiment")->texts[row];
        clickPoint(plot, experiment);
        QVERIFY(splitButton()->isEnabled());
        QTest::mouseClick(splitButton(), Qt::LeftButton);
        QVERIFY(waitUntil(
            [&] {
                return std::get<std::string>(document.method()->options().find("splits")->get()) != before;
            },
            5000));
        const std::string after = std::get<std::string>(document.method()->options().find("splits")->get());
        QVERIFY2(after.find("by hand: below force ") != std::string::npos, after.c_str());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 30000));
        window.run();
        QVERIFY(waitUntil([&] { return ended(window, 2); }));
        const ResultTable* splits = document.run(2)->result->table("splits");
        QVERIFY(splits);
        const double limit = trajectories->find("force")->numbers[row];
        int tested = 0;
        for (std::size_t r = 0; r < splits->rows(); ++r) {
            if (splits->find("split")->texts[r] != "by hand") continue;
            ++tested;
            // Both sensors of every experiment of the series that split, below the point and from there on.
            double below = 0, above = 0;
            for (std::size_t k = 0; k < data->experiments.size(); ++k) {
                const double series = numberOf(*data, k, "series");
                if (series != 2 && series != 4 && series != 6 && series != 7) continue;
                (numberOf(*data, k, "force") < limit ? below : above) += 2;
            }
            QCOMPARE(splits->find("calibration_values")->numbers[r], below);
            QCOMPARE(splits->find("validation_values")->numbers[r], above);
        }
        QCOMPARE(tested, 3);
        // It can be taken back.
        document.undoStack().undo();
        QCOMPARE(std::get<std::string>(document.method()->options().find("splits")->get()), before);
    }

  private:
    /// The last list told has every set with its name, in the order of the result.
    static void theLiveTableIsThatOfTheResult(MainWindow& window) {
        auto* run = qobject_cast<RunPage*>(window.page(kRun));
        const RankingTable* live = run->liveRanking()->table();
        QVERIFY(waitUntil([&] { return live->shownRows() == 7; }, 5000));
        const auto& columns = live->table()->columns();
        const auto& sets = window.document().run(1)->result->diagnostics["selection"];
        for (std::size_t k = 0; k < 7; ++k) {
            std::string names;
            for (const auto& name : sets[k]["sensors"])
                names += (names.empty() ? "" : ", ") + name.get<std::string>();
            QCOMPARE(columns[1].texts[k], QString::fromStdString(names));
            const bool determined = sets[k]["determined"].get<bool>();
            QCOMPARE(std::isfinite(columns[2].numbers[k]), determined);
            if (determined) QCOMPARE(columns[2].numbers[k], sets[k]["E"].get<double>());
        }
        QVERIFY(columns[3].texts[6] == "not determined");
    }
};

RIGOR_WINDOW_TEST(TestAdequacyWindow)
#include "test_adequacy_window.moc"

} // namespace test_adequacy_window
