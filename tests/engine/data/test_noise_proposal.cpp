#include "core/engine/data/series/columns/noise_proposal.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <random>

namespace test_noise_proposal {

using namespace rigor;
using From = NoiseProposal::From;

namespace {

constexpr double kPi = std::numbers::pi;

/// f at n times, with white normal noise; the clock may jitter by a share of the step.
template <class F>
Samples noisy(const F& f, double step, std::size_t n, double sd, unsigned seed, double jitter = 0) {
    std::mt19937_64 generator(seed);
    std::normal_distribution<double> normal;
    std::uniform_real_distribution<double> uniform(-jitter, jitter);
    Samples s;
    for (std::size_t i = 0; i < n; ++i) {
        s.times.push_back((static_cast<double>(i) + uniform(generator)) * step);
        s.values.push_back(f(s.times.back()) + sd * normal(generator));
    }
    return s;
}

double parabola(double t) { return 3 - 2 * t + 40 * t * t; }

} // namespace

class TestNoiseProposal : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The third difference of a parabola is 0, so the proposal is the same with and without it, to rounding.
    void aPolynomialChangesNothing() {
        const auto flat = [](double) { return 0.0; };
        for (const double jitter : {0.0, 0.3}) {
            const auto with = noiseOfNeighbours(noisy(parabola, 0.01, 500, 0.2, 7, jitter)),
                       without = noiseOfNeighbours(noisy(flat, 0.01, 500, 0.2, 7, jitter));
            QVERIFY(with && without && with->from == From::Neighbours);
            QVERIFY(std::abs(with->standardDeviation / without->standardDeviation - 1) < 1e-9);
            QCOMPARE(with->count, std::size_t(497));
        }
    }

    /// The relative standard deviation of the third differences' variance is sqrt(2 * 2.31 / n), so of the
    /// scale 1.07 / sqrt n: 3.4 % for n = 1000; the mean of 40 is within 4 * 3.4 / sqrt 40 = 2.2 %.
    void whiteNoiseOnSmoothSignalsIsFound() {
        const auto decay = [](double t) { return 5 * std::exp(-t / 3) * std::cos(4.2 * t); };
        for (const double jitter : {0.0, 0.2})
            for (const double sd : {0.01, 0.1, 1.0}) {
                double mean = 0;
                int found = 0;
                for (unsigned k = 0; k < 40; ++k) {
                    const auto one = noiseOfNeighbours(noisy(decay, 0.01, 1000, sd, 100 + k, jitter));
                    if (!one) continue; // by chance, in a few of a hundred
                    QVERIFY(one->from == From::Neighbours);
                    QVERIFY(std::abs(one->standardDeviation / sd - 1) < 0.17);
                    mean += one->standardDeviation;
                    ++found;
                }
                QVERIFY2(found >= 35, qPrintable(QString::number(found)));
                QVERIFY2(std::abs(mean / found / sd - 1) < 0.022,
                         qPrintable(QString("%1 of %2").arg(mean / found).arg(sd)));
            }
    }

    /// 2 % of the values are ten standard deviations off, and a stretch is missing.
    void outliersAndGapsCountLittle() {
        double mean = 0;
        int found = 0;
        for (unsigned k = 0; k < 20; ++k) {
            Samples s = noisy(parabola, 0.01, 2000, 0.1, 300 + k);
            for (std::size_t i = 25; i < s.values.size(); i += 50) s.values[i] += 1;
            for (std::size_t i = 800; i < 900; ++i) s.values[i] = std::nan("");
            const auto one = noiseOfNeighbours(s);
            if (!one) continue;
            mean += one->standardDeviation;
            ++found;
        }
        QVERIFY2(found >= 16, qPrintable(QString::number(found)));
        QVERIFY2(std::abs(mean / found / 0.1 - 1) < 0.1, qPrintable(QString::number(mean / found)));
    }

    void aStepOfTheColumnIsTheError() {
        // Steps of 0.5 and next to no noise.
        Samples s = noisy(parabola, 0.01, 400, 1e-3, 5);
        for (double& value : s.values) value = 0.5 * std::round(value / 0.5);
        const auto one = noiseOfNeighbours(s);
        QVERIFY(one && one->from == From::Steps);
        QVERIFY(std::abs(one->standardDeviation - 0.5 / std::sqrt(12.0)) < 1e-12);
        // Noise of two steps is seen beside them: sqrt(1 + 0.5^2 / 12), with a scatter of 3.4 %.
        Samples wide = noisy(parabola, 0.01, 1000, 1, 50);
        for (double& value : wide.values) value = 0.5 * std::round(value / 0.5);
        const auto two = noiseOfNeighbours(wide);
        QVERIFY(two && two->from == From::Neighbours);
        QVERIFY(std::abs(two->standardDeviation / std::sqrt(1 + 0.25 / 12) - 1) < 0.14);
    }

    void whereNeighboursCannotTellThereIsNone() {
        const auto flat = [](double) { return 0.0; };
        QVERIFY(!noiseOfNeighbours(noisy(flat, 0.01, 40, 1, 1)));   // few
        QVERIFY(!noiseOfNeighbours(noisy(flat, 0.01, 1000, 0, 1))); // constant
        QVERIFY(!noiseOfNeighbours({}));
        // Signals too fast for the samples: their differences are signal, whatever the period.
        for (const double perSample : {0.2, 0.31, 0.385, 0.41, 0.45, 0.49}) {
            const auto fast = [&](double t) { return std::sin(2 * kPi * perSample * t); };
            for (const double sd : {1e-3, 0.03})
                QVERIFY2(!noiseOfNeighbours(noisy(fast, 1, 600, sd, 3)),
                         qPrintable(QString::number(perSample)));
        }
        // Eight samples a period: the fifth difference leaves 1.4 % of the amplitude, which counts or does
        // not.
        const auto eight = [](double t) { return std::sin(2 * kPi * 0.12 * t); };
        QVERIFY(!noiseOfNeighbours(noisy(eight, 1, 600, 1e-3, 3)));
        const auto seen = noiseOfNeighbours(noisy(eight, 1, 600, 0.1, 3));
        QVERIFY(seen && std::abs(seen->standardDeviation / 0.1 - 1) < 0.17);
        // Noise behind a low-pass filter is not white.
        for (unsigned k = 0; k < 10; ++k) {
            Samples s = noisy(flat, 0.01, 10000, 1, 20 + k);
            for (std::size_t i = 1; i < s.values.size(); ++i)
                s.values[i] = 0.7 * s.values[i - 1] + 0.3 * s.values[i];
            QVERIFY(!noiseOfNeighbours(s));
        }
    }

    /// (1 + 1 + 0 + 4 + 4 + 0) / (2 + 2) would be of four degrees of freedom; a fifth makes it a proposal.
    void repeatsArePooled() {
        const std::vector<std::vector<double>> four = {{1, 2, 3}, {5, 7, 9}, {4}};
        QVERIFY(!noiseOfRepeats(four));
        auto five = four;
        five.push_back({10, 12, std::nan("")});
        const auto one = noiseOfRepeats(five);
        QVERIFY(one && one->from == From::Repeats);
        QCOMPARE(one->count, std::size_t(5));
        QVERIFY(std::abs(one->standardDeviation - std::sqrt((2.0 + 8.0 + 2.0) / 5)) < 1e-15);
        QVERIFY(!noiseOfRepeats({{3, 3, 3, 3, 3, 3, 3}}));
    }

    void rowsOfEqualConditionsAreRepeats() {
        Dataset data;
        for (int k = 0; k < 12; ++k) {
            Experiment e;
            e.conditions["load"] = k % 3;
            e.measurements.push_back({.output = "y", .values = {10.0 * (k % 3) + (k < 6 ? 0.5 : -0.5)}});
            data.experiments.push_back(e);
        }
        const auto one = proposedNoise(data, "y");
        QVERIFY(one && one->from == From::Repeats);
        QCOMPARE(one->count, std::size_t(9));
        QVERIFY(std::abs(one->standardDeviation - std::sqrt(12 * 0.25 / 9)) < 1e-15);
        QVERIFY(!proposedNoise(data, "x"));
    }

    void experimentsOverTimeArePooled() {
        Dataset data;
        for (unsigned k = 0; k < 4; ++k) {
            const Samples s = noisy(parabola, 0.01, 1000, 0.3, 70 + k);
            Experiment e;
            e.measurements.push_back({.output = "y", .times = s.times, .values = s.values});
            data.experiments.push_back(e);
        }
        const auto one = proposedNoise(data, "y");
        QVERIFY(one && one->from == From::Neighbours);
        QVERIFY(std::abs(one->standardDeviation / 0.3 - 1) < 0.07);
        // One that cannot tell: none is proposed. One computed from others: neither.
        Dataset altered = data;
        altered.experiments[1].measurements[0].altered = Altered::LowPassed;
        QVERIFY(!proposedNoise(altered, "y"));
        for (std::size_t i = 0; i < 1000; ++i)
            data.experiments[2].measurements[0].values[i] = std::sin(1.9 * static_cast<double>(i));
        QVERIFY(!proposedNoise(data, "y"));
    }
};

RIGOR_TEST(TestNoiseProposal)
#include "test_noise_proposal.moc"

} // namespace test_noise_proposal
