// Which equal values in a row are a sensor that stood still or was at the end of its range, over random
// records.
#include "core/engine/data/series/standing_values.h"
#include "core/foundation/base/random.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_standing_values {

using namespace rigor;

namespace {

constexpr int kRecords = 40, kRows = 600;

/// A slow course with noise, of the given digits (0: all).
std::vector<double> record(RandomStream& random, double noise, double digit) {
    std::vector<double> values;
    const double speed = 0.5 + random.uniform(), level = 10 * random.normal();
    for (int k = 0; k < kRows; ++k) {
        const double y = level + 10 * std::sin(speed * 0.02 * k) + noise * random.normal();
        values.push_back(digit > 0 ? std::round(y / digit) * digit : y);
    }
    return values;
}

} // namespace

class TestStandingValues : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aStuckSensorIsFound() {
        for (int k = 0; k < kRecords; ++k) {
            RandomStream random(71, static_cast<std::uint64_t>(k));
            std::vector<double> values = record(random, 0.2, k % 2 ? 0.01 : 0);
            const auto first = static_cast<std::size_t>(500 * random.uniform()),
                       count = static_cast<std::size_t>(22 + 70 * random.uniform());
            std::fill_n(values.begin() + static_cast<long>(first), count, values[first]);
            values[first + 5] = NAN; // a cell that is missing does not end it
            const auto found = standingRows(values);
            QCOMPARE(found.size(), std::size_t{1});
            // Of a coarse sensor a neighbour may have the same value by chance.
            QVERIFY(found.front().first <= first && found.front().first + 2 >= first);
            QVERIFY(found.front().last >= first + count - 1 && found.front().last <= first + count + 1);
        }
    }
    void theEndOfARangeIsFound() {
        for (int k = 0; k < kRecords; ++k) {
            RandomStream random(72, static_cast<std::uint64_t>(k));
            std::vector<double> values = record(random, 0.3, 0);
            const double most =
                0.9 * *std::ranges::max_element(values) + 0.1 * *std::ranges::min_element(values);
            for (double& value : values) value = std::min(value, most);
            const auto found = standingRows(values);
            QVERIFY(!found.empty());
            for (const StandingRows& one : found) QCOMPARE(values[one.first], most);
        }
    }
    void coarseStepsAndCleanRecordsAreNone() {
        for (int k = 0; k < kRecords; ++k) {
            RandomStream random(73, static_cast<std::uint64_t>(k));
            QVERIFY(standingRows(record(random, 0.02, 1)).empty());
            QVERIFY(standingRows(record(random, 0.2, 0)).empty());
            // Of a simulation: at rest until it begins.
            std::vector<double> clean = record(random, 0, 0);
            std::fill_n(clean.begin(), 100, clean[100]);
            QVERIFY(standingRows(clean).empty());
            QVERIFY(standingRows(std::vector<double>(100, 3.0)).empty());
        }
        QVERIFY(standingRows({}).empty());
    }
    void theSentenceNamesThePlace() {
        Dataset data;
        Experiment e;
        e.label = "run 1";
        Measurement m{.output = "y"};
        RandomStream random(74, 0);
        m.values = record(random, 0.2, 0);
        std::fill_n(m.values.begin() + 100, 50, 4.5);
        for (int k = 0; k < kRows; ++k) m.times.push_back(0.1 * k);
        e.measurements = {m};
        data.experiments = {e};
        const ModelPtr model =
            sample::modelOf("model M\n  output Real y(start=0);\nequation\n  der(y) = 0;\nend M;\n");
        const Messages said = standingSensors(data, *model);
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY2(
            said.front().text().starts_with("y of experiment run 1 has the same value for 50 rows, while "
                                            "its others scatter: 4.500 from 10 s to 14.9 s."),
            said.front().text().c_str());
        data.experiments.front().measurements.front().altered = Altered::LowPassed;
        QVERIFY(standingSensors(data, *model).empty());
    }
};

RIGOR_TEST(TestStandingValues)
#include "test_standing_values.moc"

} // namespace test_standing_values
