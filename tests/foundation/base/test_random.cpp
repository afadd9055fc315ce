#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <vector>

namespace test_random {

using namespace rigor;

class TestRandom : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Known answer of Philox4x32-10 for key 0, counter 0: 6627e8d5 e169c58d bc57ac4c 9b00dbd8 (Random123,
    /// kat_vectors).
    void firstBlockIsTheKnownAnswer() {
        RandomStream stream(0, 0);
        QCOMPARE(stream(), 0xe169c58d6627e8d5ULL);
        QCOMPARE(stream(), 0x9b00dbd8bc57ac4cULL);
    }

    void streamsOfOneSeedDiffer() {
        RandomStream a(7, 0), b(7, 1), again(7, 0);
        const auto first = a();
        QVERIFY(first != b());
        QCOMPARE(again(), first);
    }

    /// Mean and variance of 2^20 draws: standard error of the mean 1/1024 and of the variance sqrt(2)/1024;
    /// five of each.
    void normalHasMeanZeroAndVarianceOne() {
        RandomStream stream(1, 0);
        double sum = 0, squares = 0;
        constexpr int n = 1 << 20;
        for (int i = 0; i < n; ++i) {
            const double x = stream.normal();
            sum += x;
            squares += x * x;
        }
        QVERIFY(std::abs(sum / n) < 5.0 / 1024);
        QVERIFY(std::abs(squares / n - 1) < 5 * std::sqrt(2.0) / 1024);
    }

    void uniformNeverReachesItsEnds() {
        RandomStream stream(3, 9);
        for (int i = 0; i < 100000; ++i) {
            const double x = stream.uniform();
            QVERIFY(x > 0 && x < 1);
        }
    }

    /// Chi-squared of 6 cells, 60000 draws: the 1e-6 quantile for 5 degrees of freedom is 35.9.
    void belowIsUniform() {
        RandomStream stream(11, 4);
        std::vector<int> counts(6);
        for (int i = 0; i < 60000; ++i) ++counts[stream.below(6)];
        double chi2 = 0;
        for (const int c : counts) chi2 += (c - 10000.0) * (c - 10000.0) / 10000.0;
        QVERIFY2(chi2 < 35.9, qPrintable(QString::number(chi2)));
    }
};

RIGOR_TEST(TestRandom)
#include "test_random.moc"

} // namespace test_random
