// Homotopy over records that a logger left holes in: what the model is pulled to in there.
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/random.h"
#include "core/methods/homotopy/continuation.h"
#include "core/methods/method.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_homotopy_gaps {

using namespace rigor;
using namespace rigor::sample;

namespace {

const char* const kPredatorAndPrey = "model LotkaVolterra\n  parameter Real a = 1.15; parameter Real b = "
                                     "0.5; parameter Real c = 0.8; parameter "
                                     "Real e = 0.5;\n  output Real x(start=1.02); output Real "
                                     "y(start=1.13);\nequation\n  der(x) = a*x - b*x*y;\n"
                                     "  der(y) = -c*y + e*x*y;\nend LotkaVolterra;\n";
constexpr double kFrom = 5.3, kTo = 7.9, kEnd = 12, kNoise = 0.2;

/// 98 samples in 12 s but for those between kFrom and kTo, with noise; starts anywhere in the box.
Problem holed(std::uint64_t seed) {
    Problem p;
    p.model = compiled(kPredatorAndPrey);
    p.seed = seed;
    p.simulation.step = 0.012;
    p.simulation.stopTime = kEnd;
    std::vector<double> times, truth;
    for (int k = 0; k < 98; ++k)
        if (const double t = kEnd * k / 97; !(t > kFrom && t < kTo)) times.push_back(t);
    for (const Variable& parameter : p.model->parameters()) truth.push_back(parameter.start);
    const Trajectory run = simulate(*p.model, truth, {}, p.simulation, times);
    RandomStream random(seed, 1);
    Experiment experiment;
    experiment.label = "1";
    for (Eigen::Index i = 0; i < 2; ++i) {
        std::vector<double> values;
        for (Eigen::Index k = 0; k < run.outputs.rows(); ++k)
            values.push_back(run.outputs(k, i) + kNoise * random.normal());
        experiment.measurements.push_back({i == 0 ? "x" : "y", times, values, 0, 0});
    }
    p.data.experiments.push_back(experiment);
    for (const Variable& parameter : p.model->parameters()) {
        Unknown unknown;
        unknown.name = parameter.name;
        const double low = parameter.start / 3, high = 3 * parameter.start;
        unknown.value = {low * std::pow(high / low, random.uniform()), low, high};
        p.unknowns.push_back(unknown);
    }
    return p;
}

} // namespace

class TestHomotopyGaps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A cubic from sample to sample swings in the hole by as much as noise tilts it.
    void acrossAGapThePullIsBetweenItsEnds() {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const FitData data = fitDataOf(holed(seed));
            const ControlledData controlled =
                controlledData(data, proposeCorrections(data), IntegralForm::Error);
            for (const std::size_t input : {0, 1}) {
                const Signal& signal = controlled.data.cases.front().inputs[input];
                const double before = signal.at(kFrom), after = signal.at(kTo);
                for (double t = kFrom; t <= kTo; t += 0.01) {
                    const double line = std::lerp(before, after, (t - kFrom) / (kTo - kFrom));
                    QVERIFY(std::abs(signal.at(t) - line) < 3 * kNoise);
                }
            }
        }
    }

    void everyHoledRecordIsAnswered() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto homotopy = makeMethod("homotopy");
            const Result result = homotopy->run(holed(seed), {});
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        }
    }
};

RIGOR_TEST(TestHomotopyGaps)
#include "test_homotopy_gaps.moc"

} // namespace test_homotopy_gaps
