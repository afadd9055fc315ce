// Output densities while a handle is dragged: the wet clutch on the real widgets, with the watchdog running.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/qcp.h"
#include "ui/result/views/multiples.h"
#include "ui/shell/main_window.h"
#include "ui/steps/unknowns/distribution_panel.h"
#include "ui/steps/unknowns/live_panel.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/steps/unknowns/unknowns_picture.h"

#include <QApplication>
#include <QStandardPaths>
#include <QtTest>

#include <cmath>
#include <set>

namespace test_live {

using namespace rigor;

namespace {
struct Window {
    MainWindow main;
    Document& document = main.document();
    UnknownsPage* page = qobject_cast<UnknownsPage*>(main.page(kUnknowns));
    LivePanel* live = page->live();
    LiveWorker& worker = live->worker();

    Window() {
        main.setAsksBeforeLoss(false);
        main.resize(1440, 900);
        main.show();
    }
    bool open() {
        document.openStudy(shippedStudy());
        if (!waitUntil([this] { return document.whyNotRun().isEmpty(); }, 60000)) return false;
        main.goTo(kUnknowns);
        return waitUntil([this] { return live->facts().any; }, 60000);
    }
    /// The newest distributions are on the screen.
    bool settled() {
        return waitUntil([this] { return worker.shown() == worker.asked() && worker.frame().complete; },
                         60000);
    }
    bool surfacesBuilt() {
        if (worker.buildState().state == LiveBuild::State::None) worker.build();
        return waitUntil([this] { return worker.covered() && worker.frame().onSurfaces && settled(); },
                         240000);
    }
    QImage picture() { return live->densities()->viewport()->grab().toImage(); }
    QCustomPlot* canvas(int i) { return page->picture()->panel(i)->plot()->canvas(); }
    QPoint handle(int i, HandleKind kind) {
        return page->picture()->panel(i)->handlePosition(kind).toPoint();
    }
};

/// log L of the study with x1.mean there, by simulation.
double simulatedLogL(const std::vector<Unknown>& unknowns, LiveWorker& worker) {
    return worker.model()->frame(unknowns, nullptr, Progress{}).logLikelihood;
}
} // namespace

class TestLive : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }

    void densitiesAndLogLFollowTheMouse() {
        expectNoHold([](Watchdog& watchdog) { dragHandles(watchdog); });
    }

    void aBuildIsCancelledAndOfferedAgain() {
        Window w;
        QVERIFY(w.open());
        if (w.worker.buildState().state == LiveBuild::State::None) w.worker.build();
        QVERIFY(w.worker.buildState().state == LiveBuild::State::Running);
        QPushButton* cancel = nullptr;
        for (QPushButton* button : w.live->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == "Cancel") cancel = button;
        QVERIFY(cancel);
        cancel->click();
        QVERIFY(waitUntil([&] { return w.worker.buildState().state == LiveBuild::State::Cancelled; }, 60000));
        QVERIFY(w.live->facts().any); // frames go on, simulated
        QCOMPARE(w.live->facts().error, QString("simulated"));
        const int before = w.worker.shown();
        auto unknowns = w.document.study().unknowns;
        shapeOf(unknowns[0], "mean").start = 0.97;
        w.live->follow(unknowns, w.document.study().dependence);
        QVERIFY(w.settled());
        QVERIFY(w.worker.shown() > before);
        QVERIFY(!w.worker.frame().onSurfaces);
        QCOMPARE(w.live->facts().logL, simulatedLogL(unknowns, w.worker));
        QVERIFY(cancel->isVisible());
        QCOMPARE(cancel->text(), QString("Build response surfaces"));
    }

    void whatIsNotLiveSaysWhy() {
        Window w;
        QVERIFY(w.open());
        w.worker.cancelBuild();
        QVERIFY(
            waitUntil([&] { return w.worker.buildState().state != LiveBuild::State::Cancelling; }, 60000));
        // Without a box there can be no surfaces.
        w.document.changeStudy("no box", [](Study& study) {
            study.unknowns[0].lower = -std::numeric_limits<double>::infinity();
        });
        QVERIFY(waitUntil([&] { return w.live->state().contains("finite feasible box"); }, 60000));
        w.document.undoStack().undo();
        // A study that cannot run shows no densities.
        w.document.setModelText("model Wrong");
        QVERIFY(waitUntil([&] { return w.live->state().contains("model without errors"); }, 60000));
        QVERIFY(!w.live->densities()->isVisible());
    }

  private:
    static void dragHandles(Watchdog& watchdog) {
        Window w;
        watchdog.start();
        watchdog.phase("open");
        QVERIFY(w.open());
        QCOMPARE(w.live->densities()->count(), 108);
        watchdog.phase("build");
        QVERIFY2(w.surfacesBuilt(), qPrintable(w.live->state()));
        QVERIFY(w.live->state().isEmpty()); // nothing is being built any more
        QCOMPARE(w.worker.simulatedDirectly(), 0L);

        // The press, and three moves; the document learns of it when the mouse lets go.
        const auto turn = [] { waitUntil([] { return false; }, 10); }; // of the event loop, as by hand
        const double before = w.live->facts().logL;
        const QImage picture = w.picture();
        turn();
        watchdog.phase("drag");
        QCustomPlot* canvas = w.canvas(0);
        const QPoint from = w.handle(0, HandleKind::Mean);
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        turn();
        QPoint at = from;
        std::set<double> seen;
        for (int i = 1; i <= 12; ++i) {
            at = from - QPoint(2 * i, 0);
            QTest::mouseMove(canvas, at);
            QVERIFY(w.settled());
            QVERIFY(w.worker.frame().onSurfaces);
            seen.insert(w.live->facts().logL);
            QCOMPARE(shapeOf(w.document.study().unknowns[0], "mean")->start, 1.0);
        }
        QVERIFY(seen.size() >= 10);
        QVERIFY(w.picture() != picture);
        const LiveFacts facts = w.live->facts();
        QVERIFY(facts.dragged);
        QVERIFY(std::abs(facts.since - (facts.logL - before)) < 1e-12);
        turn();
        const Unknown moved = w.page->picture()->panel(0)->unknown();
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, at);
        QCOMPARE(shapeOf(w.document.study().unknowns[0], "mean")->start, shapeOf(moved, "mean")->start);

        // At rest the surfaces are compared with simulations at these distributions.
        watchdog.phase("check");
        QVERIFY(waitUntil(
            [&] { return w.worker.check() && w.worker.check()->frame == w.worker.asked() && w.settled(); },
            60000));
        watchdog.stop(); // the checks compute on this thread themselves
        QVERIFY(w.worker.check()->largestError <= kSurfaceLogLikelihoodError);
        const double simulated = simulatedLogL(w.document.study().unknowns, w.worker);
        QVERIFY(std::abs(w.worker.check()->simulatedTotal - simulated) < 1e-9 * std::abs(simulated));
        QVERIFY2(std::abs(w.live->facts().logL - simulated) < 0.05,
                 qPrintable(QString("%1 %2").arg(w.live->facts().logL).arg(simulated)));
        QStringList rows;
        for (QLabel* label : w.page->inspector()->findChildren<QLabel*>())
            if (label->isVisibleTo(w.page->inspector())) rows << label->text();
        QVERIFY2(rows.contains("108 of 108"), qPrintable(rows.join(" | ")));
        QVERIFY2(w.live->densities()->readout(0).contains("log L"),
                 qPrintable(w.live->densities()->readout(0)));

        // Spread and bounds follow as well. A box inside the old one needs no new surfaces.
        const double logL = w.live->facts().logL;
        for (const HandleKind kind : {HandleKind::SpreadAbove, HandleKind::Lower}) {
            const QPoint start = w.handle(0, kind), end = start + QPoint(14, 0);
            QTest::mousePress(canvas, Qt::LeftButton, {}, start);
            for (int i = 1; i <= 4; ++i) QTest::mouseMove(canvas, start + (end - start) * i / 4);
            QTest::mouseRelease(canvas, Qt::LeftButton, {}, end);
            QVERIFY(w.settled());
            QVERIFY(w.worker.frame().onSurfaces);
        }
        QVERIFY(w.live->facts().logL != logL);

        // Other options of the density keep the surfaces; another model does not.
        w.document.setOption("density", std::string("gaussian"));
        QVERIFY(w.settled());
        QVERIFY(w.worker.frame().onSurfaces);
        w.document.setModelText(w.document.modelText() + "\n");
        QVERIFY(waitUntil([&] { return !w.worker.covered(); }, 60000));
    }
};

RIGOR_WINDOW_TEST(TestLive)
#include "test_live.moc"

} // namespace test_live
