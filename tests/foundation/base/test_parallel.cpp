#include "core/foundation/base/parallel.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <atomic>
#include <stdexcept>
#include <vector>

namespace test_parallel {

using namespace rigor;

class TestParallel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyIndexIsVisitedOnceForAnyNumberOfThreads() {
        for (const int threads : {1, 2, 5}) {
            std::vector<std::atomic<int>> visits(1000);
            QVERIFY(parallelFor(visits.size(), threads, {}, [&](std::size_t i) { ++visits[i]; }));
            for (const auto& v : visits) QCOMPARE(v.load(), 1);
        }
    }

    void workersOfCallsUnderWayDiffer() {
        std::vector<std::atomic<int>> busy(4);
        std::atomic<bool> clash{false};
        parallelForWorkers(2000, 4, {}, [&](std::size_t, int worker) {
            if (busy[static_cast<std::size_t>(worker)]++ != 0) clash = true;
            --busy[static_cast<std::size_t>(worker)];
        });
        QVERIFY(!clash);
    }

    void aStopEndsTheLoopEarlyAndIsReported() {
        for (const int threads : {1, 2}) {
            std::stop_source stop;
            std::atomic<int> calls{0};
            const bool complete = parallelFor(1'000'000, threads, stop.get_token(), [&](std::size_t) {
                if (++calls == 10) stop.request_stop();
            });
            QVERIFY(!complete);
            QVERIFY(calls < 1'000'000);
        }
    }

    void anExceptionReachesTheCaller() {
        for (const int threads : {1, 2})
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, parallelFor(100, threads, {}, [](std::size_t i) {
                                         if (i == 50) throw std::runtime_error("at 50");
                                     }));
    }
};

RIGOR_TEST(TestParallel)
#include "test_parallel.moc"

} // namespace test_parallel
