// Fits of models that switch: what is said where the time of a switching may be that of a measured value. How
// often such intervals miss is counted by tests/attacks/attack_least_squares.cpp (`relay`).

#include "core/foundation/base/random.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_switched_fits {

using namespace rigor;
using namespace rigor::sample;

class TestSwitchedFits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A heater that is switched off at a level: where the time of it may be that of a measured value, that
    /// is said; of the same rig without the switch nothing is, and nothing where no value lies near it.
    void aSwitchingThatPassesAMeasuredTimeIsTold() {
        const auto said = [](const char* level, double apart) {
            Problem problem;
            problem.model =
                modelOf(std::string("model H\n  parameter Real a = 1;\n  output Real T(start = 0);\n"
                                    "  Integer on(start = 1);\nequation\n  der(T) = a*on - 0.5*T;\n"
                                    "  when T > ") +
                        level + " then\n    on = 0;\n  end when;\nend H;\n");
            problem.simulation.step = 0.01;
            problem.simulation.stopTime = 4;
            problem.unknowns = {unknown("a", 1, 0.2, 5)};
            // T = 2a(1 - exp(-t/2)) is 1 at t = 1.386 for a = 1.
            Measurement y{.output = "T", .standardDeviation = 0.05};
            RandomStream random(5, 1);
            for (double t = 0.1; t < 4; t += 0.1) {
                const double off = -2 * std::log(0.5), at = std::min(t, off);
                if (std::abs(t - off) < apart) continue;
                y.times.push_back(t);
                y.values.push_back(2 * (1 - std::exp(-at / 2)) * std::exp(-(t - at) / 2) +
                                   0.05 * random.normal());
            }
            Experiment e;
            e.label = "1";
            e.measurements = {y};
            problem.data.experiments = {e};
            const Result result = makeMethod("least-squares")->run(problem, {});
            return result.outcome == RunOutcome::Answered &&
                   anyContains(result.warnings, "passes measured times");
        };
        QVERIFY(said("1", 0));
        QVERIFY(!said("1", 0.4));
        QVERIFY(!said("50", 0));
    }
};

RIGOR_TEST(TestSwitchedFits)
#include "test_switched_fits.moc"

} // namespace test_switched_fits
