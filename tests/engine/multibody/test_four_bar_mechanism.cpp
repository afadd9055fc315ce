// The four-bar linkage as a mechanism and as a text model with its equations of motion written out by hand:
// the same accelerations and pressure rates.
#include "core/engine/modelica/compile.h"
#include "core/engine/multibody/multibody.h"
#include "core/engine/tape/evaluator.h"

#include <QTest>

using namespace rigor;

class TestFourBarMechanism : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void mechanismAndTextModelAgreeToNineDigits() {
        const std::string rig = std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/hydraulic-four-bar/";
        const Mechanism mechanism = loadMechanism(rig + "hydraulic-four-bar.mech");
        const ModelPtr text = loadModel(rig + "hydraulic-four-bar.mo");
        const SlotLayout slots(*text);
        Evaluator<double> derivative(text->formulas().derivative);
        std::vector<double> values(slots.count, 0.0), rates(text->states().size());
        for (std::size_t k = 0; k < text->parameters().size(); ++k)
            values[slots.parameters + k] = text->parameters()[k].start;
        const auto state = [&](const char* name) { return findVariable(*text, name)->index; };
        MechanismState native(mechanism);
        for (const double z : {0.95, 1.08, 1.3, 1.55})
            for (const double w : {-0.4, 0.0, 0.15})
                for (const double U : {-7.0, 0.0, 3.0}) {
                    const SmallVector p = (SmallVector(2) << 5.2e6, 7.1e6).finished();
                    QVERIFY(native.assemble(z));
                    native.evaluate(w, p, U);
                    values[slots.states + state("z")] = z;
                    values[slots.states + state("w")] = w;
                    values[slots.states + state("p1")] = p[0];
                    values[slots.states + state("p2")] = p[1];
                    values[slots.states + state("U")] = U;
                    values[slots.inputs] = U;
                    derivative(values, rates);
                    const auto close = [](double a, double b, double scale) {
                        return std::abs(a - b) <= 1e-9 * std::max(std::abs(b), scale);
                    };
                    QVERIFY(close(native.zAcceleration(), rates[state("w")], 1));
                    QVERIFY(close(native.pressureRates()[0], rates[state("p1")], 1e6));
                    QVERIFY(close(native.pressureRates()[1], rates[state("p2")], 1e6));
                }
    }

    void itsStartIsBalanced() {
        const std::string rig = std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/hydraulic-four-bar/";
        MultibodyOptions options;
        options.stopTime = 0.01;
        const MultibodyRun run = simulateMechanism(loadMechanism(rig + "hydraulic-four-bar.mech"), options);
        QVERIFY2(run.answered, run.reason.c_str());
        QVERIFY(std::abs(run.instants.front().pressures[0] - 4034931.67590441) < 1e-3);
        QVERIFY(std::abs(run.instants.front().accelerations[0]) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(TestFourBarMechanism)
#include "test_four_bar_mechanism.moc"
