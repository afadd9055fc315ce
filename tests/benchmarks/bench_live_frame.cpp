// One frame of the live view with its painting: the mouse moves the mean of x1, the densities of all 108
// experiments and log L follow, and what has changed is painted. Run with QT_QPA_PLATFORM=offscreen.
#include "ui/plot/qcp.h"
#include "ui/result/views/multiples.h"
#include "ui/shell/main_window.h"
#include "ui/steps/unknowns/distribution_panel.h"
#include "ui/steps/unknowns/live_panel.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/steps/unknowns/unknowns_picture.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QtTest>

#include <benchmark/benchmark.h>

#include <functional>

using namespace rigor;

namespace {
/// The window on the wet clutch with its surfaces built.
struct Window {
    MainWindow main;
    UnknownsPage* page = qobject_cast<UnknownsPage*>(main.page(kUnknowns));
    LiveWorker& worker = page->live()->worker();

    Window() {
        main.setAsksBeforeLoss(false);
        main.resize(1440, 900);
        main.show();
        main.document().openStudy(
            QStringLiteral(RIGOR_SOURCE_DIR "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
        wait([this] { return main.document().whyNotRun().isEmpty(); });
        main.goTo(kUnknowns);
        wait([this] { return page->live()->facts().any; });
        worker.build();
        wait([this] { return worker.covered() && worker.frame().onSurfaces && settled(); });
    }
    bool settled() const { return worker.shown() == worker.asked() && worker.frame().complete; }
    static void wait(const std::function<bool()>& done) {
        while (!done()) QApplication::processEvents(QEventLoop::AllEvents, 1);
    }
    QCustomPlot* canvas() const { return page->picture()->panel(0)->plot()->canvas(); }
};

Window& window() {
    static auto* one = new Window; // the application goes first
    return *one;
}

/// Moves the mean by a pixel and waits for the frame at it.
void drag(Window& w, QPoint& at, int& step) {
    at.rx() += (step++ / 40) % 2 ? -1 : 1;
    const int before = w.worker.asked();
    QTest::mouseMove(w.canvas(), at);
    Window::wait([&] { return w.worker.asked() > before && w.settled(); });
}

void liveFramePainted(benchmark::State& state) {
    Window& w = window();
    const bool whole = state.range(0) != 0;
    QPoint at = w.page->picture()->panel(0)->handlePosition(HandleKind::Mean).toPoint();
    QTest::mousePress(w.canvas(), Qt::LeftButton, {}, at);
    int step = 0;
    QImage image(w.main.size(), QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        drag(w, at, step);
        if (whole) {
            w.main.render(&image);
        } else {
            w.page->live()->densities()->viewport()->repaint();
            w.canvas()->replot(QCustomPlot::rpImmediateRefresh);
            QApplication::processEvents();
        }
    }
    QTest::mouseRelease(w.canvas(), Qt::LeftButton, {}, at);
    Window::wait([&] { return w.settled(); });
}
} // namespace

// 0: what a drag changes; 1: the whole window at 1440 x 900, as an upper bound.
BENCHMARK(liveFramePainted)
    ->Arg(0)
    ->Arg(1)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    Theme::instance().choose(ThemeChoice::Light);
    Theme::instance().install();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
