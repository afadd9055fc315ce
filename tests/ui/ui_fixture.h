#pragma once
// Shared by the tests of the window: waiting without blocking, the watchdog, the shipped study.

#include "tests/support/test_paths.h"
#include "ui/widgets/look/theme.h"

#include <QCoreApplication>
#include <QDebug>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QStandardPaths>
#include <QTimer>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace rigor {

/// Settings and files of the tests, never those of whoever runs them; the light theme. application: whose
/// settings no other test shares.
inline void useTestSettings(const char* application = nullptr) {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("rigor-test");
    if (application) QCoreApplication::setApplicationName(application);
    Theme::instance().choose(ThemeChoice::Light);
    Theme::instance().install();
}

/// Runs the event loop until `done` or the time is over; returns done().
inline bool waitUntil(const std::function<bool()>& done, int milliseconds = 120000) {
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < milliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QEventLoop pause;
        QTimer::singleShot(2, &pause, &QEventLoop::quit);
        pause.exec();
    }
    return done();
}

/// The longest time the GUI thread kept its event loop waiting. The time the thread was ready but the machine
/// gave its cores to others (second number of /proc/thread-self/schedstat, ns) is taken off: a busy machine
/// is no fault of the window, a computation or a wait on the GUI thread is.
class Watchdog : public QObject {
  public:
    /// Watches from now on.
    void start() {
        clock_.start();
        last_ = 0;
        lastQueued_ = queued();
        worst_ = 0;
        timer_ = startTimer(5);
    }
    void stop() {
        if (timer_) killTimer(std::exchange(timer_, 0));
    }
    double worst() const { return worst_; } ///< ms
    /// What the window does from now on; the worst hold is told for each.
    void phase(const char* name) { phases_.emplace_back(name, 0.0); }
    /// "longest hold of the GUI thread: run 12.3 ms, cancel 4.5 ms".
    QString report() const {
        QStringList parts;
        for (const auto& [name, hold] : phases_) parts << QString("%1 %2 ms").arg(name).arg(hold, 0, 'f', 1);
        if (parts.isEmpty()) parts << QString("%1 ms").arg(worst_, 0, 'f', 1);
        return "longest hold of the GUI thread: " + parts.join(", ");
    }

  protected:
    void timerEvent(QTimerEvent*) override {
        const qint64 now = clock_.nsecsElapsed(), queuedNow = queued();
        const double blocked = static_cast<double>((now - last_) - (queuedNow - lastQueued_)) / 1e6;
        worst_ = std::max(worst_, blocked - 5);
        if (!phases_.empty()) phases_.back().second = std::max(phases_.back().second, blocked - 5);
        last_ = now;
        lastQueued_ = queuedNow;
    }

  private:
    static qint64 queued() {
        QFile file("/proc/thread-self/schedstat");
        if (!file.open(QIODevice::ReadOnly)) return 0;
        const auto parts = file.readAll().split(' ');
        return parts.size() > 1 ? parts[1].toLongLong() : 0;
    }
    QElapsedTimer clock_;
    qint64 last_ = 0, lastQueued_ = 0;
    double worst_ = 0;
    int timer_ = 0;
    std::vector<std::pair<QString, double>> phases_;
};

/// Plays `story` and fails when the GUI thread was held so long that a slow machine does not explain it: 50
/// ms are wanted, and told. Another program can still hold it by the memory, the disk or a shared core; the
/// window's own holds come again. So a story that was held is played again, three times in all.
inline void expectNoHold(const std::function<void(Watchdog&)>& story) {
    constexpr double kWanted = 50, kNeverLonger = 150; // ms
    double least = 1e9;
    for (int attempt = 0; attempt < 3 && least >= kWanted; ++attempt) {
        Watchdog watchdog;
        story(watchdog);
        if (QTest::currentTestFailed()) return;
        qInfo().noquote() << watchdog.report();
        least = std::min(least, watchdog.worst());
    }
    QVERIFY2(least < kNeverLonger, qPrintable(QString("%1 ms in the best of three").arg(least)));
}

inline QString shippedStudy() {
    return QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/inverse-uncertainty.toml");
}

/// Of the 108 experiments of the shipped study all but every ninth, as labels to exclude: runs are as good to
/// look at, and an eighth as long.
inline std::vector<std::string> mostExperiments() {
    std::vector<std::string> labels;
    for (int label = 1; label <= 108; ++label)
        if (label % 9 != 1) labels.push_back(std::to_string(label));
    return labels;
}

} // namespace rigor
