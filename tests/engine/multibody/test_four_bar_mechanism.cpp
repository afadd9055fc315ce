// The four-bar linkage as a mechanism and as a text model with its equations of motion written out by hand:
// the same accelerations and pressure rates.
#include "core/engine/modelica/compile.h"
#include "core/engine/multibody/mechanism_model.h"
#include "core/engine/multibody/multibody.h"
#include "core/engine/simulate/simulate.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <fstream>

namespace test_four_bar_mechanism {

using namespace rigor;

class TestFourBarMechanism : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void mechanismAndTextModelAgreeToNineDigits() {
        const std::string rig = sourceDir() + "/resources/rigs/hydraulic-four-bar/";
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

    /// The model made from the mechanism file, and the text model: the same slopes, and the same trajectory.
    void theModelOfTheMechanismIsTheTextModel() {
        const std::string rig = sourceDir() + "/resources/rigs/hydraulic-four-bar/";
        const ModelPtr made = loadModel(rig + "hydraulic-four-bar.mech"),
                       text = loadModel(rig + "hydraulic-four-bar.mo");
        QCOMPARE(made->states().size(), text->states().size());
        const std::vector<std::pair<const char*, const char*>> names{
            {"crank", "z"}, {"crank_rate", "w"}, {"V1", "p1"}, {"V2", "p2"}, {"U", "U"}};
        const SlotLayout a(*made), b(*text);
        Evaluator<double> fromMade(made->formulas().derivative), fromText(text->formulas().derivative);
        std::vector<double> madeSlots(a.count, 0.0), textSlots(b.count, 0.0), madeRates(5), textRates(5);
        for (std::size_t k = 0; k < made->parameters().size(); ++k)
            madeSlots[a.parameters + k] = made->parameters()[k].start;
        for (std::size_t k = 0; k < text->parameters().size(); ++k)
            textSlots[b.parameters + k] = text->parameters()[k].start;
        for (const double z : {0.8, 0.95, 1.08, 1.3, 1.55, 1.7})
            for (const double w : {-0.4, 0.0, 0.15})
                for (const double U : {-7.0, 0.0, 3.0}) {
                    const double values[] = {z, w, 5.2e6, 7.1e6, U};
                    for (std::size_t k = 0; k < 5; ++k) {
                        madeSlots[a.states + findVariable(*made, names[k].first)->index] = values[k];
                        textSlots[b.states + findVariable(*text, names[k].second)->index] = values[k];
                    }
                    madeSlots[a.inputs] = textSlots[b.inputs] = U;
                    fromMade(madeSlots, madeRates);
                    fromText(textSlots, textRates);
                    for (std::size_t k = 0; k < 5; ++k) {
                        const double x = madeRates[findVariable(*made, names[k].first)->index],
                                     y = textRates[findVariable(*text, names[k].second)->index];
                        QVERIFY2(std::abs(x - y) <= 1e-9 * std::max(std::abs(y), k < 2 ? 1.0 : 1e6),
                                 qPrintable(QString("%1: %2 and %3").arg(names[k].first).arg(x).arg(y)));
                    }
                }
        // A second of motion from balance.
        const auto trajectory = [](const ModelPtr& model) {
            std::vector<double> parameters;
            for (const Variable& p : model->parameters()) parameters.push_back(p.start);
            SimulationOptions options;
            options.stepper = "rk4";
            options.step = 1e-3;
            options.stopTime = 2;
            return simulate(*model, parameters,
                            std::vector<Signal>{Signal({0, 0.4, 1.8}, {0, 0, 6}, Interpolation::Linear)},
                            options, std::vector<double>{0.0, 1.0, 2.0});
        };
        const Trajectory one = trajectory(made), two = trajectory(text);
        for (std::size_t k = 0; k < 5; ++k) {
            const auto i = static_cast<Eigen::Index>(findVariable(*made, names[k].first)->index),
                       j = static_cast<Eigen::Index>(findVariable(*text, names[k].second)->index);
            for (Eigen::Index row = 0; row < 3; ++row)
                QVERIFY2(std::abs(one.states(row, i) - two.states(row, j)) <=
                             1e-9 * std::max(std::abs(two.states(row, j)), k < 2 ? 1.0 : 1e6),
                         qPrintable(QString("%1 %2").arg(names[k].first).arg(row)));
        }
    }

    /// Two loops, a sliding block, a ram: the model against the mechanism itself.
    void theModelOfTheQuickReturnIsTheMechanism() {
        const std::string rig = sourceDir() + "/resources/rigs/quick-return/quick-return.mech";
        const Mechanism mechanism = loadMechanism(rig);
        const ModelPtr model = loadModel(rig);
        MechanismState native(mechanism);
        const SlotLayout slots(*model);
        Evaluator<double> derivative(model->formulas().derivative), output(model->formulas().output);
        std::vector<double> values(slots.count, 0.0), rates(model->states().size()),
            shown(model->outputs().size());
        for (std::size_t k = 0; k < model->parameters().size(); ++k)
            values[slots.parameters + k] = model->parameters()[k].start;
        const auto state = [&](const char* name) { return findVariable(*model, name)->index; };
        for (const double z : {0.61, 0.9, 1.4, 2.2})
            for (const double w : {-0.5, 0.0, 0.8}) {
                const SmallVector p = (SmallVector(3) << 5e6, 6e6, 4e6).finished();
                QVERIFY(native.assemble(z));
                native.evaluate(w, p, 2.0);
                values[slots.states + state("crank")] = z;
                values[slots.states + state("crank_rate")] = w;
                for (const auto& [name, pressure] : {std::pair{"V1", 5e6}, {"V2", 6e6}, {"V3", 4e6}})
                    values[slots.states + state(name)] = pressure;
                values[slots.states + state("U")] = 2.0;
                derivative(values, rates);
                output(values, shown);
                const auto near = [](double a, double b, double scale) {
                    return std::abs(a - b) <= 1e-9 * std::max(std::abs(b), scale);
                };
                QVERIFY2(
                    near(rates[state("crank_rate")], native.zAcceleration(), 1),
                    qPrintable(QString("%1 %2").arg(rates[state("crank_rate")]).arg(native.zAcceleration())));
                QVERIFY(near(rates[state("V1")], native.pressureRates()[0], 1e6));
                QVERIFY(near(rates[state("V2")], native.pressureRates()[1], 1e6));
                QVERIFY(near(rates[state("V3")], native.pressureRates()[2], 1e6));
                const PointMotion ram = native.kinematics().pointOn(4, {0, 0});
                QVERIFY(near(shown[findVariable(*model, "ram_at_x")->index], ram.place.x(), 1));
            }
    }

    /// Its piston starts at 0.208 m and comes to 0.4 m at 3.16 s.
    static std::string withStroke(const char* stroke) {
        std::ifstream file(sourceDir() + "/resources/rigs/hydraulic-four-bar/hydraulic-four-bar.mech");
        std::string text{std::istreambuf_iterator<char>(file), {}};
        const std::string from = "stroke 0.60";
        return text.replace(text.find(from), from.size(), std::string("stroke ") + stroke);
    }

    void aPistonBeyondItsStrokeStopsBothFormulations_data() {
        QTest::addColumn<bool>("doubleStep");
        QTest::addColumn<double>("step");
        QTest::addColumn<double>("tolerance");
        // Half a step of recording at 0.13 m/s; for the coarse one the trapezoidal rule, h^2/12 times a jerk
        // of 1 m/s3.
        QTest::newRow("double-step") << true << 1e-3 << 1e-4;
        QTest::newRow("augmented-lagrangian") << false << 1e-3 << 1e-4;
        QTest::newRow("coarse") << true << 0.1 << 1e-3;
    }
    void aPistonBeyondItsStrokeStopsBothFormulations() {
        QFETCH(bool, doubleStep);
        QFETCH(double, step);
        QFETCH(double, tolerance);
        MultibodyOptions options;
        options.formulation = doubleStep ? Formulation::DoubleStep : Formulation::AugmentedLagrangian;
        options.step = step;
        options.recordEvery = 1;
        const MultibodyRun run = simulateMechanism(parseMechanism(withStroke("0.40"), "short.mech"), options);
        QVERIFY(!run.answered);
        const QString reason = QString::fromStdString(run.reason);
        QVERIFY2(reason.contains("s the piston of the cylinder C passes the extended end of its stroke"),
                 qPrintable(reason));
        QVERIFY2(reason.endsWith("its stroke is 0 m to 0.4 m"), qPrintable(reason));
        // The mechanism without that limit is at 0.4 m then.
        options.step = 1e-3;
        const MultibodyRun free = simulateMechanism(parseMechanism(withStroke("0.60"), "long.mech"), options);
        const double when = QRegularExpression("at (\\S+) s").match(reason).captured(1).toDouble();
        const double length =
            free.instants[static_cast<std::size_t>(std::llround(when / options.step))].lengths[0];
        QVERIFY2(std::abs(length - 1.6) < tolerance, qPrintable(reason));
        for (const MultibodyInstant& i : run.instants) QVERIFY(i.lengths[0] <= 1.6 + 1e-9);
    }

    void aPistonThatStartsBeyondItsStrokeIsRefused() {
        const CompiledModel compiled = compileModel(withStroke("0.20"), "short.mech");
        QVERIFY(!compiled.model);
        QCOMPARE(compiled.problems.size(), std::size_t{1});
        QCOMPARE(compiled.problems[0].place.line, 12);
        QCOMPARE(QString::fromStdString(compiled.problems[0].sentence),
                 QString("The piston of the cylinder C stands at 0.20769 m at the start of the mechanism "
                         "hydraulic-four-bar; its stroke is 0 m to 0.2 m (retracted 1.2 m)."));
        QVERIFY_THROWS_EXCEPTION(Error,
                                 simulateMechanism(parseMechanism(withStroke("0.20"), "short.mech"), {}));
    }

    /// Runs of the model say so too, whatever steps.
    void aRunOfItsModelNamesThePiston_data() {
        QTest::addColumn<QString>("stepper");
        for (const char* stepper : {"rk4", "dopri5", "radau"}) QTest::newRow(stepper) << stepper;
    }
    void aRunOfItsModelNamesThePiston() {
        QFETCH(QString, stepper);
        const CompiledModel compiled = compileModel(withStroke("0.40"), "short.mech");
        QVERIFY(compiled.model);
        std::vector<double> parameters;
        for (const Variable& p : compiled.model->parameters()) parameters.push_back(p.start);
        SimulationOptions options;
        options.stepper = stepper.toStdString();
        options.stopTime = 6;
        const Trajectory run =
            simulate(*compiled.model, parameters,
                     std::vector<Signal>{Signal({0, 0.4, 1.8}, {0, 0, 6}, Interpolation::Linear)}, options);
        QVERIFY(!run.status.answered());
        const QString words = QString::fromStdString(toString(run.status, *compiled.model));
        QVERIFY2(words.contains("C_piston = 0.4") && words.contains(" m lies above its limit 0.4 m"),
                 qPrintable(words));
    }

    void itsStartIsBalanced() {
        const std::string rig = sourceDir() + "/resources/rigs/hydraulic-four-bar/";
        MultibodyOptions options;
        options.stopTime = 0.01;
        const MultibodyRun run = simulateMechanism(loadMechanism(rig + "hydraulic-four-bar.mech"), options);
        QVERIFY2(run.answered, run.reason.c_str());
        QVERIFY(std::abs(run.instants.front().pressures[0] - 4034931.67590441) < 1e-3);
        QVERIFY(std::abs(run.instants.front().accelerations[0]) < 1e-9);
    }
};

RIGOR_TEST(TestFourBarMechanism)
#include "test_four_bar_mechanism.moc"

} // namespace test_four_bar_mechanism
