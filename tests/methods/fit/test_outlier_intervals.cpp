// Intervals of a plain fit whose record has values far off: they bear what those have done to the estimate.
#include "core/foundation/base/random.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace test_outlier_intervals {

using namespace rigor;
using namespace rigor::sample;

class TestOutlierIntervals : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// y = 2 + 3 x at 200 places, 2 % of the values off by 40 standard deviations to either side.
    void theyHoldTheTruth() {
        constexpr int kRecords = 80;
        int found = 0, held = 0, told = 0;
        for (int k = 0; k < kRecords; ++k) {
            RandomStream random(91, static_cast<std::uint64_t>(k));
            std::vector<double> x, y;
            for (int i = 0; i < 200; ++i) {
                x.push_back(random.uniform());
                const double off = random.uniform() < 0.02 ? (random.uniform() < 0.5 ? -4 : 4) : 0;
                y.push_back(2 + 3 * x.back() + 0.1 * random.normal() + off);
            }
            Problem problem = rowsOf("a + b*x", {"a", "b"}, x, y);
            for (Experiment& row : problem.data.experiments) row.measurements.front().standardDeviation = 0.1;
            const Result result = fit(problem);
            if (!anyContains(result.qualityWarnings, "Values far beyond the scatter")) continue;
            ++found;
            const Estimate& b = result.unknowns[1];
            held += b.lower <= 3 && 3 <= b.upper;
            told += std::ranges::any_of(result.qualityWarnings, [](const Message& one) {
                const std::string text = one.text();
                return text.starts_with("Values far") && text.find("times as wide") != std::string::npos;
            });
        }
        qInfo("found %d of %d, held %d, told %d", found, kRecords, held, told);
        QVERIFY(found >= kRecords * 3 / 4);
        QVERIFY(held >= 0.86 * found);
        QVERIFY(told >= 0.9 * found);
    }
};

RIGOR_TEST(TestOutlierIntervals)
#include "test_outlier_intervals.moc"

} // namespace test_outlier_intervals
