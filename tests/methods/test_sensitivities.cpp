// Derivatives of a record that is alone: the same whether its sweeps over the unknowns go side by side or
// not, and those of the closed form.

#include "core/methods/fit/point_fit.h"
#include "core/methods/fit/predict/sensitivities.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_sensitivities {

using namespace rigor;
using namespace rigor::sample;

class TestSensitivities : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sweepsSideBySideAreTheSame() {
        // x = sum p_k t^k: the derivative by p_k is t^k.
        constexpr int kUnknowns = 19;
        std::string text = "model Power\n", slope;
        Problem problem;
        for (int k = 1; k <= kUnknowns; ++k) {
            text += fmt::format("  parameter Real p{} = 1;\n", k);
            slope += fmt::format("{}{}*p{}*time^{}", k > 1 ? " + " : "", k, k, k - 1);
            problem.unknowns.push_back(unknown(fmt::format("p{}", k), 1.0 / k, 0, 2));
        }
        problem.model =
            modelOf(text + "  output Real x(start=0);\nequation\n  der(x) = " + slope + ";\nend Power;\n");
        problem.simulation.stepper = "dopri5";
        Experiment experiment;
        Measurement x{"x", {}, {}, 0.01, 0};
        for (int k = 0; k <= 10; ++k) {
            x.times.push_back(0.1 * k);
            x.values.push_back(0);
        }
        experiment.measurements = {x};
        problem.data.experiments = {experiment};
        const FitData data = fitDataOf(problem);
        const FitCase& alone = data.cases.front();
        const std::span<const double> all(alone.parameters.data(),
                                          static_cast<std::size_t>(alone.parameters.size()));
        SimulationOptions options = problem.simulation;
        options.stopTime = 1;
        const SensitivityResult one = sensitivitiesOf(data, alone, all, options, x.times, 1, {}),
                                two = sensitivitiesOf(data, alone, all, options, x.times, 0, {});
        QVERIFY(one.trajectory.status.answered());
        QVERIFY(two.trajectory.status.answered());
        QCOMPARE(two.outputs.size(), x.times.size());
        for (std::size_t row = 0; row < x.times.size(); ++row) {
            QVERIFY(one.outputs[row] == two.outputs[row]);
            for (int k = 1; k <= kUnknowns; ++k)
                QVERIFY(near(two.outputs[row](0, k - 1), std::pow(x.times[row], k), 1e-4, 1e-6));
        }
        QVERIFY(one.endOutputs == two.endOutputs);
    }
};

RIGOR_TEST(TestSensitivities)
#include "test_sensitivities.moc"

} // namespace test_sensitivities
