// Verified integration against exact flows: containment and width, wrapping, uncertain constants, refusals.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/enclosure.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace test_enclosure {

using namespace rigor;

namespace {

ModelPtr modelOf(const std::string& body) {
    const CompiledModel result = compileModel("model M\n" + body + "\nend M;\n", "m.mo");
    if (!result.model) throw std::runtime_error(result.problems.front().sentence);
    return result.model;
}
/// Slots with parameters as declared, the time 0 and the given states.
std::vector<Interval> slotsOf(const Model& model, const std::vector<Interval>& states) {
    const SlotLayout at(model);
    std::vector<Interval> slots(at.count, Interval(0));
    for (std::size_t k = 0; k < model.parameters().size(); ++k)
        slots[at.parameters + k] = model.parameters()[k].start;
    std::copy(states.begin(), states.end(), slots.begin() + static_cast<std::ptrdiff_t>(at.states));
    return slots;
}

} // namespace

class TestEnclosure : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void decayIsEnclosedToTheLastDigits() {
        const ModelPtr m = modelOf("Real x(start=1); equation der(x) = -x;");
        FlowEnclosure flow(m);
        flow.start(slotsOf(*m, {Interval(1)}));
        QVERIFY2(flow.advanceTo(1, 0.25), flow.reason().c_str());
        QVERIFY(flow.states()[0].contains(0.36787944117144233)); // exp(-1) = 0.367879441171442321...
        QVERIFY(flow.states()[0].width() < 1e-14);
        QVERIFY(flow.tube()[0].contains(flow.states()[0]));
    }
    void everyStartAndConstantOfTheLogisticIsInside() {
        // What is not of first order in the uncertainties widens the set: little if they are small.
        const ModelPtr m = modelOf("parameter Real r = 1; Real x(start=0.1); equation der(x) = r*x*(1 - x);");
        for (const auto& [uncertainty, widest] : {std::pair(0.1, 2.5), std::pair(0.001, 1.02)}) {
            const Interval start(0.1 * (1 - uncertainty), 0.1 * (1 + uncertainty)),
                rate(1 - uncertainty / 2, 1 + uncertainty / 2);
            auto slots = slotsOf(*m, {start});
            slots[SlotLayout(*m).parameters] = rate;
            FlowEnclosure flow(m);
            flow.start(slots);
            RandomStream random(3, 3);
            for (double t : {0.5, 1.0, 2.0, 4.0}) {
                QVERIFY2(flow.advanceTo(t, 0.1), flow.reason().c_str());
                // x(t) = 1/(1 + (1/x0 - 1) exp(-r t)) grows with x0 and r.
                auto exact = [&](double x0, double r) { return 1 / (1 + (1 / x0 - 1) * std::exp(-r * t)); };
                for (int k = 0; k < 200; ++k) {
                    const double x = exact(start.lower + (start.upper - start.lower) * random.uniform(),
                                           rate.lower + (rate.upper - rate.lower) * random.uniform());
                    QVERIFY(flow.states()[0].lower - 1e-14 <= x && x <= flow.states()[0].upper + 1e-14);
                }
                const double range = exact(start.upper, rate.upper) - exact(start.lower, rate.lower);
                QVERIFY(flow.states()[0].width() >= range - 1e-14);
                QVERIFY2(flow.states()[0].width() < widest * range,
                         fmt::format("{} at {}: {}", flow.states()[0].width(), t, range).c_str());
            }
        }
    }
    void aTurningBoxDoesNotGrow() {
        // 100 turns: the hull of the turned square of side 0.02 is at most 0.02 sqrt 2 wide. Boxes step by
        // step would grow by exp(2 pi 100) or so.
        const ModelPtr m = modelOf("Real x(start=1); Real v(start=0); equation der(x) = v; der(v) = -x;");
        FlowEnclosure flow(m);
        flow.start(slotsOf(*m, {Interval(0.99, 1.01), Interval(-0.01, 0.01)}));
        const double end = 628;
        QVERIFY2(flow.advanceTo(end, 0.5), flow.reason().c_str());
        for (double x0 : {0.99, 1.01})
            for (double v0 : {-0.01, 0.01}) {
                QVERIFY(flow.states()[0].contains(x0 * std::cos(end) + v0 * std::sin(end)));
                QVERIFY(flow.states()[1].contains(-x0 * std::sin(end) + v0 * std::cos(end)));
            }
        QVERIFY2(flow.states()[0].width() < 0.0284 && flow.states()[1].width() < 0.0284,
                 toString(flow.states()[0]).c_str());
    }
    void timeInTheRightSideCounts() {
        // x' = cos(2 t), x = sin(2 t)/2
        const ModelPtr m = modelOf("Real x(start=0); equation der(x) = cos(2*time);");
        FlowEnclosure flow(m, {.order = 12});
        flow.start(slotsOf(*m, {Interval(0)}));
        QVERIFY(flow.advanceTo(3, 0.2));
        QVERIFY(std::abs(flow.states()[0].middle() - 0.5 * std::sin(6.0)) < 1e-13 &&
                flow.states()[0].width() < 1e-12);
    }
    void theOscillatorOfTheShippedRigHoldsItsSimulations() {
        const ModelPtr m =
            loadModel(sourceDir() + "/resources/rigs/van-der-pol-duffing/van-der-pol-duffing.mo");
        const SlotLayout at(*m);
        const std::vector<Interval> start{Interval(0.99, 1.01), Interval(-0.01, 0.01)};
        auto slots = slotsOf(*m, start);
        for (std::size_t k = at.parameters; k < at.count; ++k) slots[k] = slots[k] * Interval(0.99, 1.01);
        FlowEnclosure flow(m);
        flow.start(slots);
        const double end = 3;
        QVERIFY2(flow.advanceTo(end, 0.1), flow.reason().c_str());
        RandomStream random(4, 4);
        Interval hullOfPoints = Interval::empty();
        for (int k = 0; k < 50; ++k) {
            std::vector<double> x;
            for (const Interval& s : slots)
                x.push_back(
                    std::clamp(s.lower + (s.upper - s.lower) * (k % 2 ? random.uniform()
                                                                      : static_cast<double>(random.below(2))),
                               s.lower, s.upper));
            // Points by Taylor steps of order 16 and length 0.05: error below 1e-13.
            TaylorSeries<double> series(m->formulas().derivative, at.time, at.states, 16);
            for (int step = 0; step < 60; ++step) {
                QVERIFY(series(x, 16));
                const double a = series.value(0, 0.05, 16), b = series.value(1, 0.05, 16);
                x[at.states] = a, x[at.states + 1] = b, x[at.time] = (step + 1) * 0.05;
            }
            hullOfPoints = hull(hullOfPoints, x[at.states]);
            for (std::size_t i = 0; i < 2; ++i)
                QVERIFY(flow.states()[i].lower - 1e-12 <= x[at.states + i] &&
                        x[at.states + i] <= flow.states()[i].upper + 1e-12);
        }
        QVERIFY2(flow.states()[0].width() < 2 * hullOfPoints.width(),
                 fmt::format("{} and {}", flow.states()[0].width(), hullOfPoints.width()).c_str());
    }
    void aBlowUpIsAResultWithATime() {
        // x' = x^2 from 1 has its pole at t = 1.
        const ModelPtr m = modelOf("Real x(start=1); equation der(x) = x^2;");
        FlowEnclosure flow(m);
        flow.start(slotsOf(*m, {Interval(1)}));
        QVERIFY(!flow.advanceTo(2, 0.1));
        QVERIFY(!flow.reason().empty() && flow.time().upper < 1 && flow.time().lower > 0.9);
        QVERIFY(flow.states()[0].contains(1 / (1 - flow.time().middle())) || flow.states()[0].lower > 1e3);
    }
    void aKinkOnTheWayStopsTheStep() {
        const ModelPtr m = modelOf("Real x(start=1); equation der(x) = -1 - abs(x);");
        FlowEnclosure flow(m);
        flow.start(slotsOf(*m, {Interval(1)}));
        QVERIFY(!flow.advanceTo(3, 0.05)); // x reaches 0 at ln 2
        QVERIFY(flow.time().upper < std::log(2.0) && flow.time().lower > 0.6);
        QVERIFY(flow.reason().find("kink") != std::string::npos);
    }
    void unsuitableModelsAreRefusedByName() {
        QVERIFY_EXCEPTION_THROWN(FlowEnclosure(modelOf("output Real y; equation y = time;")), Error);
        const ModelPtr m = modelOf("Real x(start=1); equation der(x) = -x;");
        QVERIFY_EXCEPTION_THROWN(FlowEnclosure(m, {.order = 1}), Error);
    }
};

RIGOR_TEST(TestEnclosure)
#include "test_enclosure.moc"

} // namespace test_enclosure
