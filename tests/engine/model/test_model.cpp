// Models given as data: sizes are checked, names are found, slots lie where the layout says.
#include "core/engine/model/model.h"

#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <stdexcept>

namespace test_model {

using namespace rigor;

namespace {

Variable named(const char* name) {
    Variable v;
    v.name = name;
    return v;
}

/// x' = -k x + u with one event, built by hand: slots time, x, u, k.
ModelParts decay() {
    ModelParts parts;
    parts.name = "Decay";
    parts.parameters = {named("k")};
    parts.inputs = {named("u")};
    parts.states = {named("x")};
    parts.outputs = {named("y")};
    parts.declaredOutputs = 1;
    TapeBuilder b(4);
    const Node product = b.apply(Op::Mul, b.input(3), b.input(1));
    const Node rate = b.apply(Op::Sub, b.input(2), product);
    parts.formulas.initial = b.cut(std::vector<Node>{b.constant(1)});
    parts.formulas.derivative = b.cut(std::vector<Node>{rate});
    parts.formulas.output = b.cut(std::vector<Node>{product});
    return parts;
}

} // namespace

class TestModel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aModelKnowsWhatItCanDo() {
        const ModelPtr model = makeModel(decay());
        QVERIFY(model->capabilities().tape && model->capabilities().dynamic &&
                !model->capabilities().implicit);
        QVERIFY(model->smooth());
        ModelParts kinked = decay();
        TapeBuilder b(4);
        kinked.formulas.derivative = b.cut(std::vector<Node>{b.apply(Op::Abs, b.input(1))});
        QVERIFY(!makeModel(kinked)->smooth());
        // A kink over an input only is no kink of the right side over the states.
        kinked.formulas.derivative =
            b.cut(std::vector<Node>{b.apply(Op::Sub, b.apply(Op::Abs, b.input(3)), b.input(1))});
        QVERIFY(makeModel(kinked)->smooth());
    }
    void aModelThatCannotBeEnclosedIsRefusedByName() {
        requireIntervals(*makeModel(decay()), "verified identification");
        /// A native model: all of Decay but its formulas.
        class Native final : public Model {
          public:
            const std::string& name() const override { return name_; }
            const std::string& description() const override { return name_; }
            Capabilities capabilities() const override { return {.dynamic = true}; }
            const std::vector<Variable>& parameters() const override { return none_; }
            const std::vector<Variable>& inputs() const override { return none_; }
            const std::vector<Variable>& states() const override { return none_; }
            const std::vector<Variable>& unknowns() const override { return none_; }
            const std::vector<Variable>& discretes() const override { return none_; }
            const std::vector<Variable>& outputs() const override { return none_; }
            std::size_t declaredOutputs() const override { return 0; }
            const std::vector<EventClause>& events() const override { return events_; }
            const std::vector<StateFloor>& floors() const override { return floors_; }
            const Formulas& formulas() const override { throw std::logic_error("no formulas"); }
            bool smooth() const override { return true; }

          private:
            std::string name_ = "pump.fmu";
            std::vector<Variable> none_;
            std::vector<EventClause> events_;
            std::vector<StateFloor> floors_;
        };
        try {
            requireIntervals(Native(), "verified identification");
            QFAIL("not refused");
        } catch (const Error& e) {
            QCOMPARE(
                e.sentence(),
                std::string("verified identification needs interval evaluation, which the model 'pump.fmu' "
                            "does not offer."));
        }
    }
    void slotsFollowOneAnother() {
        const SlotLayout layout(2, 3, 4, 5, 6);
        QCOMPARE(layout.time, std::size_t{0});
        QCOMPARE(layout.states, std::size_t{1});
        QCOMPARE(layout.unknowns, std::size_t{3});
        QCOMPARE(layout.inputs, std::size_t{6});
        QCOMPARE(layout.discretes, std::size_t{10});
        QCOMPARE(layout.parameters, std::size_t{15});
        QCOMPARE(layout.count, std::size_t{21});
    }
    void tapesOfTheWrongSizeAreABug() {
        const auto refused = [](auto change) {
            ModelParts parts = decay();
            change(parts);
            try {
                makeModel(std::move(parts));
            } catch (const std::logic_error&) {
                return true;
            }
            return false;
        };
        QVERIFY(!refused([](ModelParts&) {}));
        QVERIFY(refused([](ModelParts& p) { p.states.push_back(named("x2")); }));
        QVERIFY(refused([](ModelParts& p) { p.parameters.clear(); }));
        QVERIFY(refused([](ModelParts& p) { p.outputs.push_back(named("y2")); }));
        QVERIFY(refused([](ModelParts& p) { p.unknowns.push_back(named("z")); }));
        QVERIFY(refused([](ModelParts& p) { p.formulas.derivative = nullptr; }));
        QVERIFY(refused([](ModelParts& p) { p.events.push_back({}); }));
    }
    void namesAreFoundByKind() {
        const ModelPtr model = makeModel(decay());
        const auto kind = [&](const char* name) { return findVariable(*model, name)->kind; };
        QCOMPARE(kind("k"), VariableKind::Parameter);
        QCOMPARE(kind("u"), VariableKind::Input);
        QCOMPARE(kind("x"), VariableKind::State);
        QCOMPARE(kind("y"), VariableKind::Output);
        QVERIFY(!findVariable(*model, "X"));
        QCOMPARE(variable(*model, *findVariable(*model, "y")).name, std::string("y"));
    }
};
RIGOR_TEST(TestModel)
#include "test_model.moc"

} // namespace test_model
