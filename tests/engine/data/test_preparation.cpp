#include "core/engine/data/file_names.h"
#include "core/engine/data/series/preparation.h"
#include "core/engine/data/series/splits.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <numbers>

namespace test_preparation {

using namespace rigor;

namespace {

constexpr double kPi = std::numbers::pi;

Samples sine(double frequency, double step, std::size_t n) {
    Samples s;
    for (std::size_t i = 0; i < n; ++i) {
        s.times.push_back(static_cast<double>(i) * step);
        s.values.push_back(std::sin(2 * kPi * frequency * s.times.back()));
    }
    return s;
}

} // namespace

class TestPreparation : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void trimmingKeepsBothEnds() {
        const Samples s{{0, 1, 2, 3}, {5, 6, 7, 8}};
        QCOMPARE(trimmedTo(s, 1, 2).values, (std::vector<double>{6, 7}));
        QVERIFY_THROWS_EXCEPTION(Error, trimmedTo(s, 2, 1));
        QVERIFY_THROWS_EXCEPTION(Error, trimmedTo(s, 4, 5));
    }

    void resamplingAStraightLineIsExactAcrossGaps() {
        const Samples s{{0, 1, 2, 4}, {0, 2, std::nan(""), 8}};
        const Samples r = resampled(s, 0.5);
        QCOMPARE(r.times.size(), std::size_t(9));
        // Halves and quarters: no rounding.
        for (std::size_t i = 0; i < r.times.size(); ++i) QCOMPARE(r.values[i], 2 * r.times[i]);
        QCOMPARE(resampled({{0, 0.3}, {0, 1}}, 0.1).times.size(), std::size_t(4));
        QVERIFY_THROWS_EXCEPTION(Error, resampled(s, 0));
        QVERIFY_THROWS_EXCEPTION(Error, resampled({{0}, {1}}, 0.1));
    }

    /// One value would be left, which says nothing of a trajectory.
    void resamplingBeyondTheRecordIsRefused() {
        const Samples s{{0, 5, 10}, {0, 1, 2}};
        QCOMPARE(resampled(s, 10).times.size(), std::size_t(2));
        try {
            resampled(s, 20);
            QFAIL("taken");
        } catch (const Error& e) {
            QVERIFY(e.sentence().find("20 s") != std::string::npos &&
                    e.sentence().find("10 s") != std::string::npos);
        }
    }

    /// What is told of a file that was read from a copy names the file, in kept texts too.
    void filesAreNamedNotTheirPlaces() {
        Messages told{"/tmp/x/1/tank.csv: no unit",
                      filled("{}: {}", "/tmp/x/2/b/run.csv:7", "/tmp/x/1/tank.csv"), "of no file"};
        told = withFileNames(told, {"/tmp/x/1/tank.csv", "/tmp/x/2/b/run.csv"}, {"tank.csv", "b/run.csv"});
        QCOMPARE(textsOf(told),
                 (std::vector<std::string>{"tank.csv: no unit", "b/run.csv:7: tank.csv", "of no file"}));
    }

    void lowPassHalvesTheCutoffFrequencyWithoutDelay() {
        // |H|^2 of the digital filter at frequency f is 1 / (1 + (tan(pi f T) / tan(pi fc T))^4): 1/2 at fc.
        const double step = 1e-3;
        for (const double frequency : {2.0, 10.0, 40.0}) {
            const Samples s = sine(frequency, step, 4000), r = lowPassed(s, 10);
            const double ratio = std::tan(kPi * frequency * step) / std::tan(kPi * 10 * step);
            const double gain = 1 / (1 + std::pow(ratio, 4));
            // In the middle the ends have decayed by exp(-2 pi 10 Hz / sqrt 2 * 1.5 s) < 1e-28.
            for (std::size_t i = 1500; i < 2500; ++i)
                QVERIFY(std::abs(r.values[i] - gain * s.values[i]) < 1e-9);
        }
    }

    void lowPassKeepsConstantsAndRefusesWhatItCannotDo() {
        Samples s = sine(0, 0.01, 50);
        for (double& v : s.values) v = 3;
        for (const double v : lowPassed(s, 5).values) QVERIFY(std::abs(v - 3) < 1e-12);
        QVERIFY_THROWS_EXCEPTION(Error, lowPassed(s, 50));
        s.values[7] = std::nan("");
        QVERIFY_THROWS_EXCEPTION(Error, lowPassed(s, 5));
        s.values[7] = 3;
        s.times[7] += 0.001;
        QVERIFY_THROWS_EXCEPTION(Error, lowPassed(s, 5));
    }

    void outliersAreFoundAndOnlyThey() {
        Samples s = sine(1, 0.01, 200);
        s.values[50] += 5;
        s.values[120] -= 5;
        s.values[121] = std::nan("");
        const auto mask = outliers(s, 5, 6);
        for (std::size_t i = 0; i < mask.size(); ++i) QCOMPARE(mask[i], i == 50 || i == 120);
        QCOMPARE(withoutMarked(s, mask).times.size(), std::size_t(198));
        QVERIFY_THROWS_EXCEPTION(Error, withoutMarked(s, {true}));
    }

    void splitsDivideTheExperiments() {
        const Split a = alternatingSplit(5);
        QCOMPARE(a.calibration, (std::vector<std::size_t>{0, 2, 4}));
        QCOMPARE(a.validation, (std::vector<std::size_t>{1, 3}));
        const Split m = splitByMagnitude({1, -9, 3, 8}, 0.5);
        QCOMPARE(m.validation, (std::vector<std::size_t>{1, 3}));
        QCOMPARE(splitByMagnitude({1, -9, 3, 8}, 0.25, false).validation, (std::vector<std::size_t>{0}));
        const Split l = splitByLabels({"a", "b", "c"}, {"b"});
        QCOMPARE(l.calibration, (std::vector<std::size_t>{0, 2}));
        QVERIFY_THROWS_EXCEPTION(Error, alternatingSplit(1));
        QVERIFY_THROWS_EXCEPTION(Error, alternatingSplit(5, 1, 0));
        QVERIFY_THROWS_EXCEPTION(Error, splitByMagnitude({1, 2}, 1));
        QVERIFY_THROWS_EXCEPTION(Error, splitByMagnitude({1, std::nan("")}, 0.5));
        QVERIFY_THROWS_EXCEPTION(Error, splitByLabels({"a", "b"}, {"x"}));
        QVERIFY_THROWS_EXCEPTION(Error, splitByLabels({"a", "b"}, {"a", "b"}));
    }
};

RIGOR_TEST(TestPreparation)
#include "test_preparation.moc"

} // namespace test_preparation
