// The line of progress on stderr: rate and time left by what was done within the last minute.
#include "app/progress_line.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_progress_line {

using namespace rigor;

class TestProgressLine : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theRateIsThatOfTheLastMinute() {
        Pace pace;
        QCOMPARE(pace.perSecond(), 0.0);
        for (int k = 0; k <= 1000; ++k) pace.add(0.1 * k, 0); // 100 s without a worker
        QCOMPARE(pace.perSecond(), 0.0);
        for (int k = 1; k <= 1200; ++k) pace.add(100 + 0.1 * k, 5 * k); // 50/s for 120 s
        QVERIFY(std::abs(pace.perSecond() - 50) < 0.5);
        for (int k = 1; k <= 1200; ++k) pace.add(220 + 0.1 * k, 6000 + 0.1 * k); // 64 of 65 workers have gone
        QVERIFY(std::abs(pace.perSecond() - 1) < 0.02);
        pace.add(341, 0); // another phase counts anew
        QCOMPARE(pace.perSecond(), 0.0);
    }

    void whatIsNotKnownIsNotSaid() {
        ProgressEvent event;
        event.phase = "searching";
        event.done = 12;
        event.total = 60;
        event.simulations = 32400;
        QCOMPARE(progressText(event, 14, 0, 0), std::string("searching 12/60  32400 simulations  0:14"));
        event.failures = 3;
        QCOMPARE(progressText(event, 14, 2314.4, 41),
                 std::string("searching 12/60  32400 simulations (2314/s, 3 failed)  0:14, 0:41 left"));
    }
};

RIGOR_CORE_TEST(TestProgressLine)
#include "test_progress_line.moc"

} // namespace test_progress_line
