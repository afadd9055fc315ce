// The offset between two clocks by what their curves have in common: records whose offset is known.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/series/clock_offset.h"
#include "core/engine/data/series/file_record.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QtTest>

#include <cmath>
#include <functional>

namespace test_clock_offset {

using namespace rigor;

namespace {

/// A motion without a period: its correlation has one high peak.
double motion(double t) {
    return std::sin(3 * t) * std::exp(-0.3 * t) + std::exp(-(t - 4) * (t - 4)) + 0.4 * std::sin(0.7 * t * t);
}

/// n samples of f in steps of `step` of the motion's time from `from` on, at times of a clock ahead by
/// `ahead`.
Samples sampled(const std::function<double(double)>& f, double from, double step, int n, double ahead = 0,
                double noise = 0, std::uint64_t stream = 1) {
    RandomStream random(5, stream);
    Samples samples;
    for (int i = 0; i < n; ++i) {
        const double t = from + step * i;
        samples.times.push_back(t + ahead);
        samples.values.push_back(f(t) + (noise > 0 ? noise * random.normal() : 0));
    }
    return samples;
}

/// x1 of laser.csv and a2 of accel.csv of the collection of cases.
Samples column(const char* name) {
    const CsvData csv = readCsv(sharedDir() + "/cases/gui/data/" + name, {});
    return {csv.table.columns[0].numbers, csv.table.columns[1].numbers};
}

} // namespace

class TestClockOffset : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A copy on another clock, by a whole number of steps: exact, and r = 1.
    void aShiftedCopyIsFound() {
        const OffsetSearch found =
            clockOffsets(sampled(motion, 0, 0.01, 1000), sampled(motion, 1, 0.01, 800, 1732));
        QVERIFY(!found.candidates.empty());
        QVERIFY(std::abs(found.candidates[0].offset + 1732) < 1e-4);
        QVERIFY(found.candidates[0].correlation > 1 - 1e-6);
    }

    /// Steps of 10 ms and 3.7 ms: below a tenth of the finer one.
    void ratesMayDiffer() {
        const OffsetSearch found =
            clockOffsets(sampled(motion, 0, 0.01, 1000), sampled(motion, 0.1234, 0.0037, 2400, -55.5));
        QVERIFY(std::abs(found.step - 0.0037) < 1e-9);
        QVERIFY(std::abs(found.candidates.at(0).offset - 55.5) < 0.00037);
        // The roles changed: the other sign.
        const OffsetSearch back =
            clockOffsets(sampled(motion, 0.1234, 0.0037, 2400, -55.5), sampled(motion, 0, 0.01, 1000));
        QVERIFY(std::abs(back.candidates.at(0).offset + 55.5) < 0.00037);
    }

    /// Zero, gain and sign of a sensor change nothing but the sign of r.
    void anyAffineRelationWill() {
        const Samples reference = sampled(motion, 0, 0.01, 1000);
        const OffsetSearch found =
            clockOffsets(reference, sampled([](double t) { return 1e6 - 40 * motion(t); }, 2, 0.01, 700, 7));
        QVERIFY(std::abs(found.candidates.at(0).offset + 7) < 1e-4);
        QVERIFY(found.candidates[0].correlation < -1 + 1e-6);
    }

    /// Noise of half the motion's size: the peak is not split, its place is known to some steps.
    void noiseMovesAPeakByLittle() {
        for (std::uint64_t record = 0; record < 20; ++record) {
            const OffsetSearch found =
                clockOffsets(sampled(motion, 0, 0.01, 1000, 0, 0.3, 2 * record),
                             sampled(motion, 1, 0.004, 2000, 100, 0.3, 2 * record + 1));
            QVERIFY(!found.candidates.empty());
            QVERIFY(std::abs(found.candidates[0].offset + 100) < 0.05);
            QVERIFY(found.candidates.size() < 6);
        }
    }

    /// A velocity beside its displacement resembles it best a quarter period beside, on both sides: the right
    /// offset, where r is about 0, is no peak. Nothing is promised but what stands in the header.
    void aDerivativeResemblesBeside() {
        const auto place = [](double t) { return std::sin(6 * t) * std::exp(-0.05 * t); };
        const auto speed = [](double t) { return 6 * std::cos(6 * t) * std::exp(-0.05 * t); };
        const OffsetSearch found =
            clockOffsets(sampled(place, 0, 0.01, 1000), sampled(speed, 0, 0.005, 2000));
        QVERIFY(found.candidates.size() >= 2);
        double nearest = 1e9;
        for (const OffsetCandidate& one : found.candidates) nearest = std::min(nearest, std::abs(one.offset));
        QVERIFY(std::abs(nearest - 2 * std::numbers::pi / 6 / 4) < 0.02);
    }

    /// Told that the other is its derivative, the right offset is the strongest, also with noise.
    void aDerivativeIsFoundAsOne() {
        const auto speed = [](double t) { return (motion(t + 1e-5) - motion(t - 1e-5)) / 2e-5; };
        const auto bend = [&](double t) { return (speed(t + 1e-4) - speed(t - 1e-4)) / 2e-4; };
        const Samples place = sampled(motion, 0, 0.01, 1000, 0, 0.01, 31);
        for (const int order : {1, 2}) {
            const Samples derived = order == 1 ? sampled(speed, 1, 0.004, 2000, 100, 0.2, 32)
                                               : sampled(bend, 1, 0.004, 2000, 100, 0.5, 33);
            const OffsetSearch found = clockOffsets(place, derived, order);
            QVERIFY(!found.candidates.empty());
            qInfo("order %d: %.4f s, r %.3f, window %.3f s", order, found.candidates[0].offset,
                  found.candidates[0].correlation, found.smoothing);
            QVERIFY(std::abs(found.candidates[0].offset + 100) < 0.01);
            QVERIFY(found.candidates[0].correlation > 0.9);
            const OffsetSearch back = clockOffsets(derived, place, -order);
            QVERIFY(std::abs(back.candidates.at(0).offset - 100) < 0.01);
        }
    }

    /// The strongest peak of the two loggers is false; the right one is among the candidates, 0.73.
    void twoLoggersOfAVibratingRig() {
        const OffsetSearch found = clockOffsets(column("laser.csv"), column("accel.csv"), 2);
        QVERIFY(found.candidates.size() >= 5);
        qInfo("candidates:");
        for (const OffsetCandidate& one : found.candidates)
            qInfo("  %.4f s  %.3f", one.offset, one.correlation);
        QVERIFY(std::abs(found.candidates[0].correlation) > 0.95);
        QVERIFY(std::abs(found.candidates[0].offset + 1732.4) > 0.3);
        QVERIFY(std::ranges::any_of(found.candidates, [](const OffsetCandidate& one) {
            return std::abs(one.offset + 1732.4) < 0.01 && one.correlation < -0.6;
        }));
    }

    /// Missing values and gaps are not bridged: a curve with a hole is found as well.
    void gapsAreLeftOut() {
        Samples holed = sampled(motion, 0, 0.01, 1000);
        for (std::size_t i = 300; i < 400; ++i) holed.values[i] = std::nan("");
        const OffsetSearch found = clockOffsets(holed, sampled(motion, 0.5, 0.01, 900, 3));
        QVERIFY(std::abs(found.candidates.at(0).offset + 3) < 1e-3);
        QVERIFY(found.candidates[0].correlation > 1 - 1e-6);
    }

    void whatHasNothingInCommonHasNoCandidate() {
        const Samples reference = sampled(motion, 0, 0.01, 1000);
        QVERIFY(
            clockOffsets(reference, sampled([](double) { return 3.0; }, 0, 0.01, 1000)).candidates.empty());
        QVERIFY(clockOffsets(reference, {}).candidates.empty());
        QVERIFY(clockOffsets(reference, sampled(motion, 0, 0.01, 5)).candidates.empty());
        Samples missing = reference;
        for (double& value : missing.values) value = std::nan("");
        QVERIFY(clockOffsets(reference, missing).candidates.empty());
        const auto nothing = [](double) { return 0.0; };
        for (std::uint64_t record = 0; record < 10; ++record)
            QVERIFY(clockOffsets(sampled(nothing, 0, 0.01, 1000, 0, 1, 100 + record),
                                 sampled(nothing, 0, 0.01, 1000, 0, 1, 200 + record))
                        .candidates.empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(clockOffsets(reference, reference, 0, stop.get_token()).candidates.empty());
    }

    /// No offset is offered at which less than a third of the shorter curve lies within the other.
    void aThirdMustOverlap() {
        const OffsetSearch found =
            clockOffsets(sampled(motion, 0, 0.01, 1001), sampled(motion, 0, 0.01, 301));
        QVERIFY(std::abs(found.offsets.front() + 2) < 0.02); // of 3 s one at the beginning, one at the end
        QVERIFY(std::abs(found.offsets.back() - 9) < 0.02);
    }

    void unitsTellWhichIsTheDerivative() {
        QCOMPARE(derivativesBetween("mm", "m/s2"), 2);
        QCOMPARE(derivativesBetween("m/s2", "mm"), -2);
        QCOMPARE(derivativesBetween("mm", "9.80665 m/s2"), 2);
        QCOMPARE(derivativesBetween("rad", "rpm"), 1);
        QCOMPARE(derivativesBetween("K", "degC"), 0);
        QCOMPARE(derivativesBetween("m", "g"), 0);
        QCOMPARE(derivativesBetween("", "bogus"), 0);
    }

    void aFileTellsItsClock() {
        const std::string path = sharedDir() + "/cases/gui/data/accel.csv";
        const CsvData csv = readCsv(path, {});
        const FileRecord record = recordOf(csv.table, {}, path);
        QCOMPARE(record.time, std::size_t{0});
        QCOMPARE(record.rows.times.size(), std::size_t{2668});
        QCOMPARE(record.rows.times.front(), 1732.53);
        QVERIFY(std::abs(record.step - 0.0037) < 1e-9);
        QCOMPARE(record.gaps, std::size_t{0});
        QCOMPARE(curveOf(csv.table, record, 1).values.front(), -0.409904);
    }

    void aHundredThousandSamplesTakeUnderASecond() {
        QElapsedTimer clock;
        clock.start();
        const OffsetSearch found =
            clockOffsets(sampled(motion, 0, 1e-4, 100000), sampled(motion, 1, 1.3e-4, 60000, 500));
        const double seconds = static_cast<double>(clock.elapsed()) / 1000;
        qInfo("%.2f s", seconds);
        QVERIFY(std::abs(found.candidates.at(0).offset + 500) < 1e-4);
        QVERIFY(seconds < 3); // on a machine that others use too
    }
};

RIGOR_TEST(TestClockOffset)
#include "test_clock_offset.moc"

} // namespace test_clock_offset
