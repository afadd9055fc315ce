// The filter while data stream in: replay with pause, speed and stop, a file that grows, the mechanism in
// step.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/live/live_filter_view.h"
#include "ui/methods/live/live_trajectory.h"
#include "ui/methods/mechanism_view.h"
#include "ui/result/result_page.h"
#include "ui/result/views/replay_view.h"

#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/text/language.h"

#include <QSlider>
#include <QStandardPaths>

#include <fstream>

namespace test_live_filter {

using namespace rigor;
using Phase = FilterStream::Phase;
using Source = FilterStream::Source;

namespace {

const std::string kRig = sourceDir() + "/resources/rigs/hydraulic-four-bar/";

QString mechanismText() {
    std::ifstream in(kRig + "hydraulic-four-bar.mech");
    return QString::fromStdString({std::istreambuf_iterator<char>(in), {}});
}

std::shared_ptr<const PreparedStudy> prepared(const std::vector<StudyOverride>& overrides = {}) {
    return std::make_shared<PreparedStudy>(prepare(loadStudy(kRig + "filter-mechanism.toml", overrides)));
}

ResultContext context() {
    ResultContext c;
    c.modelText = mechanismText();
    return c;
}

std::vector<std::string> recordLines(std::size_t count) {
    std::ifstream in(kRig + "cycle.csv");
    std::vector<std::string> lines;
    for (std::string line; lines.size() < count && std::getline(in, line);) lines.push_back(line);
    return lines;
}

} // namespace

class TestLiveFilter : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    void aReplayIsSeenWhileItRuns() {
        LiveFilterView view;
        view.resize(900, 760);
        view.show();
        view.setSpeed(3); // as fast as it goes
        Watchdog watch;
        watch.start();
        view.start(prepared(), Source::Replay, context());
        int pictures = 0;
        connect(&view, &LiveFilterView::changed, &view, [&] { pictures += view.page() != nullptr; });
        QVERIFY(waitUntil([&] { return view.stream().phase() == Phase::Ended; }));
        watch.stop();
        qInfo() << watch.report();
        QVERIFY(pictures > 2);
        QCOMPARE(view.stream().reached(), 24.0);
        const Result& result = *view.stream().result();
        QVERIFY(std::abs(result.diagnostics["nis_mean"].get<double>() - 2.89688) < 1e-3);
        QCOMPARE(QString::fromStdString(result.diagnostics["verdict"].get<std::string>()),
                 QString("consistent"));
        // What is in front shows the end; the slider goes back in time, and the mechanism with it.
        ResultPage& page = *view.page();
        const auto* replay = page.findChild<ReplayView*>();
        QVERIFY(replay && replay->mechanism() && replay->mechanism()->isAssembled());
        QCOMPARE(replay->slider()->value(), replay->slider()->maximum());
        const double end = replay->mechanism()->value();
        replay->slider()->setValue(replay->slider()->maximum() / 4);
        QVERIFY(std::abs(replay->mechanism()->value() - end) > 0.05);
        for (int k = 0; k < page.views().size(); ++k) page.showView(k);
    }

    /// A run of the whole record: each unknown has its line and its band, up to the time that was reached.
    void aRunShowsItsUnknownsOverTheRecord() {
        PreparedStudy study = prepare(loadStudy(kRig + "filter-mechanism.toml"));
        std::vector<ProgressEvent> events;
        Progress progress;
        progress.report = [&](const ProgressEvent& event) {
            if (event.populationEstimates.size() == 2) events.push_back(event);
        };
        const std::shared_ptr<const Result> result = std::make_shared<Result>(runStudy(study, progress));
        QVERIFY(events.size() > 20);
        QStringList names;
        for (const Estimate& e : result->unknowns) names << QString::fromStdString(e.name);
        LiveTrajectory live;
        live.resize(900, 700);
        live.show();
        live.start(names, {});
        QCOMPARE(live.plots().size(), names.size());
        for (const ProgressEvent& event : events) live.add(event);
        QVERIFY(waitUntil([&] { return live.plots()[0]->panel().series[0].x.size() == events.size(); }));
        for (int k = 0; k < names.size(); ++k) {
            const auto i = static_cast<std::size_t>(k);
            const FigurePanel& shown = live.plots()[k]->panel();
            QCOMPARE(shown.series[0].y.back(), events.back().estimate[i]);
            QCOMPARE(shown.x.upper, 24.0);
            for (const FigureAxis& axis : {shown.x, shown.y}) QVERIFY(!axis.quantity.empty());
            const FigureBand& band = shown.bands[0];
            QVERIFY(band.lower.back() < shown.series[0].y.back() &&
                    shown.series[0].y.back() < band.upper.back());
            // The data narrow it.
            QVERIFY(band.upper.back() - band.lower.back() < 0.1 * (band.upper.front() - band.lower.front()));
        }
    }

    /// For hours beside a rig: at real time the window is painted when there is something new, not for a sign
    /// that turns.
    void atRealTimeTheWindowRests() {
        QStandardPaths::setTestModeEnabled(true);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        window.document().openStudy(QString::fromStdString(kRig) + "filter.toml");
        QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }));
        window.goTo(kRun);
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        page->watchLive(Source::Replay);
        QVERIFY(waitUntil([&] { return page->liveFilter()->stream().reached() > 1.5; }));
        struct Counter : QObject {
            int paints = 0;
            bool eventFilter(QObject*, QEvent* event) override {
                paints += event->type() == QEvent::UpdateRequest;
                return false;
            }
        } counter;
        window.installEventFilter(&counter);
        const double before = page->liveFilter()->stream().reached();
        waitUntil([] { return false; }, 4000);
        window.removeEventFilter(&counter);
        QVERIFY(page->liveFilter()->stream().reached() > before + 1.5);
        // Plots, inspector and cursor each second; a sign that turns asks for 15 a second.
        QVERIFY2(counter.paints > 0 && counter.paints < 30, qPrintable(QString::number(counter.paints)));
        // In another language it goes on from where it was.
        const double reached = page->liveFilter()->stream().reached();
        Language::instance().choose("de");
        page = qobject_cast<RunPage*>(window.page(kRun));
        QVERIFY(page->liveFilter());
        QCOMPARE(page->liveFilter()->stream().phase(), Phase::Running);
        QVERIFY(page->liveFilter()->stream().reached() >= reached);
        QVERIFY(waitUntil([&] { return page->liveFilter()->isVisible(); }, 5000));
        QVERIFY(waitUntil([&] { return page->liveFilter()->stream().reached() > reached + 2; }, 20000));
        QVERIFY(page->liveFilter()->page());
        Language::instance().choose("en");
    }

    void pauseHoldsItAndStopEndsIt() {
        LiveFilterView view;
        view.setSpeed(1); // 4 s of the record per second
        view.start(prepared(), Source::Replay, context());
        QVERIFY(waitUntil([&] { return view.stream().reached() > 0.2; }));
        view.togglePause();
        QCOMPARE(view.stream().phase(), Phase::Paused);
        waitUntil([] { return false; }, 400); // what was under way arrives
        const double held = view.stream().reached();
        waitUntil([] { return false; }, 600);
        QCOMPARE(view.stream().reached(), held);
        QVERIFY(held < 20);
        view.togglePause();
        QVERIFY(waitUntil([&] { return view.stream().reached() > held; }));
        view.stop();
        QCOMPARE(view.stream().phase(), Phase::Ended);
        const double last = view.stream().reached();
        waitUntil([] { return false; }, 400);
        QCOMPARE(view.stream().reached(), last);
    }

    void aFileThatGrowsIsFollowedToItsLastWholeLine() {
        QTemporaryDir folder;
        const std::string file = folder.filePath("growing.csv").toStdString();
        const std::vector<std::string> lines = recordLines(1002);
        std::ofstream out(file);
        const auto write = [&](std::size_t from, std::size_t to) {
            for (std::size_t k = from; k < to; ++k) out << lines[k] << '\n';
            out.flush();
        };
        write(0, 502); // to 1 s
        const auto study = prepared({{"data.file", '"' + file + '"'}});
        LiveFilterView view;
        view.start(study, Source::GrowingFile, context());
        QVERIFY(waitUntil([&] { return view.stream().reached() > 0.9; }));
        QVERIFY(std::abs(view.stream().reached() - 1) < 1e-9);
        // Half a line is not a measurement.
        out << lines[502].substr(0, lines[502].size() / 2);
        out.flush();
        waitUntil([] { return false; }, 900);
        QVERIFY(std::abs(view.stream().reached() - 1) < 1e-9);
        out << lines[502].substr(lines[502].size() / 2) << '\n';
        write(503, 1002);
        QVERIFY(waitUntil([&] { return view.stream().reached() > 1.9; }));
        QVERIFY(std::abs(view.stream().reached() - 2) < 1e-9);
        QCOMPARE(view.stream().phase(), Phase::Running);
        QCOMPARE(view.stream().result()->table("states")->rows(), std::size_t{1000});
        view.stop();
    }

    void aFollowedFileThatIsGoneOrBeginsAnewIsToldAndFollowed() {
        QTemporaryDir folder;
        const std::string file = folder.filePath("growing.csv").toStdString();
        const std::vector<std::string> lines = recordLines(1002);
        const auto write = [&](std::size_t from, std::size_t to, std::ios::openmode mode) {
            std::ofstream out(file, mode | std::ios::binary);
            for (std::size_t k = from; k < to; ++k) out << lines[k] << '\n';
        };
        write(0, 502, std::ios::out);
        FilterStream stream;
        stream.start(prepared({{"data.file", '"' + file + '"'}}), Source::GrowingFile, 0);
        const auto says = [&](const char* words) {
            return waitUntil([&] { return stream.sentence().contains(words); });
        };
        QVERIFY(waitUntil([&] { return std::abs(stream.reached() - 1) < 1e-9; }));
        std::ofstream(file, std::ios::app) << "1.002,0,no,number,here\n";
        QVERIFY2(says("growing.csv:503: the line is left out: \"no\" in column 3 is no number"),
                 qPrintable(stream.sentence()));
        std::filesystem::rename(file, file + ".away");
        QVERIFY2(says("growing.csv: The file is not there; it is waited for."),
                 qPrintable(stream.sentence()));
        std::filesystem::rename(file + ".away", file);
        write(503, 702, std::ios::app);
        QVERIFY(waitUntil([&] { return std::abs(stream.reached() - 1.4) < 1e-9; }));
        // The same record from its start, then one that goes on.
        write(0, 302, std::ios::trunc);
        QVERIFY2(says("growing.csv begins anew, and so does the filter."), qPrintable(stream.sentence()));
        QVERIFY(waitUntil([&] { return std::abs(stream.reached() - 0.6) < 1e-9; }));
        QCOMPARE(stream.result()->table("states")->rows(), std::size_t{300});
        std::ofstream(file, std::ios::trunc | std::ios::binary) << lines[0] << '\n';
        write(302, 500, std::ios::app);
        QVERIFY2(says("growing.csv begins anew at 0.602 s: the filter goes on from what it knows."),
                 qPrintable(stream.sentence()));
        QVERIFY(waitUntil([&] { return std::abs(stream.reached() - 0.996) < 1e-9; }));
        QCOMPARE(stream.phase(), Phase::Running);
        stream.stop();
    }

    void aMechanismIsDrawnWhereItStands() {
        MechanismView view;
        view.resize(400, 300);
        QVERIFY(!view.setText("model M end M;"));
        QVERIFY(view.setText(mechanismText()));
        QCOMPARE(view.coordinate(), QString("crank"));
        QVERIFY(view.valueText().startsWith("62"));
        view.setRange(1.0, 1.5);
        const QImage one = view.grab().toImage();
        view.setValue(1.5);
        QVERIFY(view.isAssembled());
        QVERIFY(view.grab().toImage() != one);
        // With a shorter rocker the crank comes to a dead point.
        QVERIFY(view.setText(mechanismText().replace("rocker 1.4 0", "rocker 1.0 0")));
        view.setValue(3.1);
        QVERIFY(!view.isAssembled());
        view.setValue(1.0);
        QVERIFY(view.isAssembled());
    }
};

RIGOR_WINDOW_TEST(TestLiveFilter)
#include "test_live_filter.moc"

} // namespace test_live_filter
