// The parts of verified identification against exact answers: linear forms, proven bounds of linear
// inequalities, steps of a model with modes against its closed form.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/units/units.h"
#include "core/methods/verified/hybrid/hybrid_flow.h"
#include "core/methods/verified/lanes/linear_bounds.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/methods/verified/record.h"
#include "core/methods/verified/sets/quotient.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_verified_parts {

using namespace rigor;

namespace {

ModelPtr driveTrain() {
    std::ifstream in(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    return compileModel(text, "drive-train.mo").model;
}

struct Truth {
    double alpha, beta, friction;
};
struct Motion {
    double angle = 0, velocity = 0;
};

/// One step with constant torque in closed form (README of the rig).
Motion exactStep(Motion x, const Truth& p, double u, double h) {
    for (int part = 0; part < 4 && h > 0; ++part) {
        int mode = x.velocity > 0 ? 3 : x.velocity < 0 ? 1 : u > p.friction ? 3 : u < -p.friction ? 1 : 2;
        if (mode == 2) return x;
        const double c = p.beta * (u - (mode == 3 ? p.friction : -p.friction));
        double t = h;
        const bool stops = x.velocity != 0 && c / (c + p.alpha * x.velocity) > 0;
        if (stops) {
            const double tau = std::log(c / (c + p.alpha * x.velocity)) / p.alpha;
            if (tau > 0 && tau < h) t = tau;
        }
        const double e = std::exp(p.alpha * t), p1 = std::expm1(p.alpha * t) / p.alpha,
                     p2 = (std::expm1(p.alpha * t) - p.alpha * t) / (p.alpha * p.alpha);
        x = {x.angle + p1 * x.velocity + p2 * c, t < h ? 0.0 : e * x.velocity + p1 * c};
        h -= t;
    }
    return x;
}

} // namespace

class TestVerifiedParts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// What is said to be q times g is, at points of the box; sums that only look alike are not.
    void aQuotientOfFormulasHoldsAtEveryPoint() {
        // Inputs: beta, T, u, x, w.
        TapeBuilder b(5);
        const Node beta = b.input(0), T = b.input(1), u = b.input(2), x = b.input(3), w = b.input(4);
        const auto op = [&](Op o, Node l, Node r) { return b.apply(o, l, r); };
        const Node g = op(Op::Max, b.constant(-1), op(Op::Sub, T, u));
        const Node pulled = op(Op::Mul, beta, op(Op::Sub, u, T));
        const std::vector<Node> rates{
            op(Op::Add, op(Op::Mul, w, x), pulled),                 // x = 0: -beta g
            op(Op::Sub, pulled, op(Op::Div, op(Op::Sub, T, u), w)), // (-beta - 1/w) g
            op(Op::Mul, beta, op(Op::Add, u, T)),                   // none
            op(Op::Add, pulled, w),                                 // none
            op(Op::Mul, op(Op::Sub, beta, w), op(Op::Sub, u, T)),   // a multiple, of either sign
        };
        const TapePtr f = b.cut(rates), condition = b.cut(std::vector<Node>{g});
        const std::vector<Interval> box{{5, 60}, {0.1, 0.2}, {0.05, 0.3}, 0.0, {1, 10}};
        RandomStream random(5, 1);
        for (std::size_t k = 0; k < rates.size(); ++k) {
            const std::optional<Interval> q = quotientOf(*f, k, *condition, box);
            QCOMPARE(q.has_value(), k != 2 && k != 3);
            if (!q) continue;
            QCOMPARE(q->contains(0), k == 4);
            for (int n = 0; n < 1000; ++n) {
                std::vector<Interval> at;
                for (const Interval& s : box) at.emplace_back(s.lower + s.width() * random.uniform());
                std::vector<Interval> values(rates.size());
                IntervalEvaluator evaluate(f);
                evaluate(at, values);
                const Interval product = *q * (at[1] - at[2]);
                QVERIFY(!intersection(product, values[k]).isEmpty());
            }
        }
        // An x that need not be 0 adds what is no multiple; T + u is not T - u.
        std::vector<Interval> moving = box;
        moving[3] = {0, 1e-300};
        QVERIFY(!quotientOf(*f, 0, *condition, moving));
    }
    /// max x + y over x + 2 y <= 4, 3 x + y <= 6, x, y in [0, 10]: at (8/5, 6/5).
    void theBoundsOfASmallProgramAreExact() {
        LinearBounds bounds({Interval(0.0, 10.0), Interval(0.0, 10.0), Interval(-100.0, 100.0)});
        const double a[] = {1, 2, 0}, b[] = {3, 1, 0}, sum[] = {1, 1, -1};
        bounds.add(a, -100, 4);
        bounds.add(b, -100, 6);
        bounds.add(sum, 0, 0); // the third variable is x + y
        const auto upper = bounds.bound(2, 1, bounds.rows());
        QVERIFY(upper.has_value());
        QVERIFY(*upper >= 2.8 && *upper <= 2.8 + 1e-12);
        QVERIFY(bounds.tighten(bounds.rows()));
        QVERIFY(bounds.box()[0].upper >= 2 && bounds.box()[0].upper <= 2 + 1e-12);
        QVERIFY(bounds.box()[1].upper >= 2 && bounds.box()[1].upper <= 2 + 1e-12);
    }
    void contradictionsAreProven() {
        LinearBounds bounds({Interval(-1.0, 1.0), Interval(-1.0, 1.0)});
        const double a[] = {1, 1}, b[] = {1, -1}, c[] = {1, 0};
        bounds.add(a, 0.5, 9);
        bounds.add(b, 0.5, 9);
        bounds.add(c, -9, 0.5); // touches: x = 0.5, y = 0 is left
        QVERIFY(bounds.tighten(3));
        LinearBounds apart({Interval(-1.0, 1.0), Interval(-1.0, 1.0)});
        apart.add(a, 0.5, 9);
        apart.add(b, 0.5, 9);
        apart.add(c, -9, 0.49);
        QVERIFY(!apart.tighten(3));
    }
    /// Random half planes that all keep a point: no bound cuts it off.
    void noBoundCutsOffAPointThatSatisfiesAll() {
        RandomStream random(7, 1);
        for (int round = 0; round < 40; ++round) {
            const std::size_t n = 6;
            std::vector<double> point(n);
            std::vector<Interval> box(n);
            for (std::size_t k = 0; k < n; ++k) {
                point[k] = 2 * random.uniform() - 1;
                box[k] = Interval(-1.0, 1.0);
            }
            LinearBounds bounds(box);
            for (int row = 0; row < 60; ++row) {
                double c[6], value = 0;
                for (std::size_t k = 0; k < n; ++k) c[k] = 2 * random.uniform() - 1, value += c[k] * point[k];
                // The point lies on some of them.
                const double slack = row % 3 == 0 ? 1e-13 : random.uniform();
                bounds.add(c, value - slack, value + 0.2 + slack);
            }
            QVERIFY(bounds.tighten(bounds.rows()));
            for (std::size_t k = 0; k < n; ++k) {
                QVERIFY(bounds.box()[k].contains(point[k]));
                QVERIFY(bounds.box()[k].width() < 1.5);
            }
        }
    }
    void formsContractTheirSymbols() {
        StateSet set;
        set.states = 1, set.parameters = 1, set.symbols = 2, set.symbolOf[0] = 1;
        set.range[0] = {0.0, 1.0}, set.range[1] = {0.0, 2.0};
        set.form[0] = Form{1.0, {1.0, -0.5}, Interval(-0.125, 0.125)};
        set.center[0] = set.center[1] = 0;
        QVERIFY(valueOf(set, set.form[0]) == Interval(-0.125, 2.125));
        // 1 + a - b/2 + r = 2.125: only a = 1, b = 0, r = 0.125.
        QVERIFY(contract(set, set.form[0], Interval(2.125)));
        QVERIFY(set.range[0] == Interval(1.0));
        QVERIFY(set.range[1] == Interval(0.0));
        QVERIFY(!contract(set, set.form[0], Interval(2.2)));
    }
    /// Members chosen at random, followed in closed form through starts, stops and reversals, stay inside at
    /// every row; and the sets stay narrow.
    void everyMemberStaysInside_data() {
        QTest::addColumn<double>("spread");
        QTest::addColumn<double>("width");
        QTest::addColumn<int>("lanes");
        for (const auto& [name, kind] : {std::pair{"one by one", LaneKind::None},
                                         {"portable", LaneKind::Portable},
                                         {"lanes", LaneKind::Fastest}}) {
            QTest::addRow("narrow, %s", name) << 1e-4 << 2e-2 << static_cast<int>(kind);
            QTest::addRow("wide, %s", name) << 2e-2 << 3.0 << static_cast<int>(kind);
        }
    }
    void everyMemberStaysInside() {
        QFETCH(double, spread);
        QFETCH(double, width);
        QFETCH(int, lanes);
        const ModelPtr model = driveTrain();
        std::vector<std::size_t> unknown;
        std::vector<Interval> prior, fixed;
        for (const Variable& p : model->parameters()) fixed.push_back(*p.enclosure);
        for (const auto& [name, value] : {std::pair{"alpha", -0.84}, {"beta", 21.7}, {"TFs", 0.142}}) {
            unknown.push_back(findVariable(*model, name)->index);
            prior.push_back(Interval(value) * Interval(1 - spread, 1 + spread));
        }
        HybridFlow flow(model, unknown, fixed, 3);
        flow.useLanes(static_cast<LaneKind>(lanes));
        RandomStream random(3, 1);
        std::vector<Truth> members;
        std::vector<Motion> at;
        for (int k = 0; k < 60; ++k) {
            const auto pick = [&](const Interval& x) {
                return x.lower + random.uniform() * x.width() * (1 - 1e-9);
            };
            // The corners too.
            if (k < 8)
                members.push_back({k & 1 ? prior[0].lower : prior[0].upper,
                                   k & 2 ? prior[1].lower : prior[1].upper,
                                   k & 4 ? prior[2].lower : prior[2].upper});
            else
                members.push_back({pick(prior[0]), pick(prior[1]), pick(prior[2])});
            at.push_back({0.373, 0});
        }
        const double h = 1.0 / 128; // exact
        std::vector<Interval> u{Interval(0.0)};
        std::vector<StateSet> list = flow.start(prior, 0.0, u), next;
        double widest = 0;
        int moving = 0, reversals = 0, inLanes = 0;
        for (int row = 0; row < 700; ++row) {
            // Up, down through a stop, and at once to the other side.
            const double t = row * h;
            const double torque = t < 1 ? 0.3 * t : t < 2.2 ? 0.3 : t < 3.2 ? -0.35 : t < 4.4 ? 0.45 : 0;
            u[0] = Interval(torque);
            next.clear();
            const StepInputs step{Interval(t), Interval(h), u, false};
            std::vector<LaneOutcome> outcomes;
            flow.advanceInLanes(list, step, {}, outcomes);
            for (std::size_t k = 0; k < list.size(); ++k) {
                const bool done = (outcomes[k] & kLaneDone) != 0;
                inLanes += done;
                if (done)
                    next.push_back(list[k]);
                else
                    QVERIFY2(flow.advance(list[k], step, next), flow.reason().c_str());
            }
            // Hulls per mode keep the list short.
            list.clear();
            for (StateSet& set : next) {
                StateSet* same = nullptr;
                for (StateSet& o : list)
                    if (o.mode == set.mode) same = &o;
                if (!same) {
                    list.push_back(set);
                    continue;
                }
                moveCenter(set, same->center);
                *same = joined(*same, set);
            }
            QVERIFY(!list.empty());
            Interval angle = Interval::empty(), velocity = Interval::empty();
            for (const StateSet& set : list)
                angle = hull(angle, set.box[0]), velocity = hull(velocity, set.box[1]);
            widest = std::max(widest, angle.width());
            for (std::size_t k = 0; k < members.size(); ++k) {
                const double before = at[k].velocity;
                at[k] = exactStep(at[k], members[k], torque, h);
                reversals += before * at[k].velocity < 0;
                moving += at[k].velocity != 0;
                // The closed form in doubles is good to 1e-10.
                QVERIFY2(angle.lower - 1e-10 <= at[k].angle && at[k].angle <= angle.upper + 1e-10,
                         qPrintable(QString("row %1 member %2").arg(row).arg(k)));
                QVERIFY2(velocity.lower - 1e-10 <= at[k].velocity && at[k].velocity <= velocity.upper + 1e-10,
                         qPrintable(QString("row %1 member %2").arg(row).arg(k)));
            }
        }
        QVERIFY(moving > 1000);
        QVERIFY(reversals > 0);
        QCOMPARE(inLanes > 500, lanes != static_cast<int>(LaneKind::None));
        QVERIFY2(widest < width, qPrintable(QString::number(widest)));
    }
    /// Half a second is too long for a bounding box of a drag of 3 1/s: the step is taken in parts, and
    /// every member stays inside.
    void longStepsAreTakenInParts() {
        const ModelPtr model = driveTrain();
        std::vector<std::size_t> unknown;
        std::vector<Interval> prior, fixed;
        for (const Variable& p : model->parameters()) fixed.push_back(*p.enclosure);
        for (const auto& [name, range] : {std::pair{"alpha", Interval(-3.0, -2.75)},
                                          {"beta", Interval(20.0, 21.0)},
                                          {"TFs", Interval(0.125, 0.15625)}}) {
            unknown.push_back(findVariable(*model, name)->index);
            prior.push_back(range);
        }
        HybridFlow flow(model, unknown, fixed, 3);
        std::vector<Interval> u{Interval(0.5)};
        std::vector<StateSet> list = flow.start(prior, 0.0, u);
        RandomStream random(9, 1);
        std::vector<Truth> members;
        for (int k = 0; k < 50; ++k) {
            const auto pick = [&](const Interval& x) { return x.lower + random.uniform() * x.width(); };
            members.push_back({pick(prior[0]), pick(prior[1]), pick(prior[2])});
        }
        std::vector<Motion> at(members.size(), Motion{0.373, 0});
        const double h = 0.5;
        bool stopped = false;
        for (int row = 0; row < 6; ++row) {
            const double torque = row < 3 ? 0.5 : -0.5;
            u[0] = Interval(torque);
            std::vector<StateSet> next;
            for (const StateSet& set : list)
                QVERIFY2(flow.advance(set, {Interval(row * h), Interval(h), u, false}, next),
                         flow.reason().c_str());
            std::swap(list, next);
            QVERIFY(!list.empty());
            for (std::size_t k = 0; k < members.size(); ++k) {
                const double before = at[k].velocity;
                at[k] = exactStep(at[k], members[k], torque, h);
                stopped = stopped || before * at[k].velocity < 0;
                QVERIFY(std::any_of(list.begin(), list.end(), [&](const StateSet& set) {
                    return at[k].angle >= set.box[0].lower - 1e-9 && at[k].angle <= set.box[0].upper + 1e-9 &&
                           at[k].velocity >= set.box[1].lower - 1e-9 &&
                           at[k].velocity <= set.box[1].upper + 1e-9;
                }));
            }
        }
        QVERIFY(stopped);
        Interval velocity = Interval::empty();
        for (const StateSet& set : list) velocity = hull(velocity, set.box[1]);
        QVERIFY2(velocity.width() < 5, qPrintable(QString::number(velocity.width())));
    }
    /// A bound that is the end of what was examined is shown as it was written.
    void endsOfTheExaminedRangeAreShownAsWritten() {
        Estimate e{.name = "TFs", .lower = 0.02, .upper = 0.4};
        e.examinedLower = 0.02, e.examinedUpper = 0.4;
        const OutwardDecimals shown = shownBounds(e);
        QVERIFY(shown.lower == 0.02 && shown.upper == 0.4);
        e.upper = 0.3; // found: a double above the decimal
        QVERIFY(shownBounds(e).lower == 0.02 && shownBounds(e).upper >= 0.3);
        e.examinedLower = 0.01;
        QVERIFY(shownBounds(e).lower <= 0.02);
    }
    /// What is shown holds the set, and says about as much: never 0.01 for a bound a little below 0.02.
    void shownBoundsAreOutwardAndInformative() {
        RandomStream random(5, 1);
        for (int k = 0; k < 3000; ++k) {
            const double size = std::pow(10.0, 8 * random.uniform() - 4),
                         width = size * std::pow(10.0, -12 * random.uniform());
            const double lower = size * (2 * random.uniform() - 1);
            const Interval x(lower, lower + width);
            const OutwardDecimals shown = outwardDecimals(x);
            const std::string from = fmt::format("{:.{}f}", shown.lower, shown.decimals),
                              to = fmt::format("{:.{}f}", shown.upper, shown.decimals);
            QVERIFY2(decimalInterval(from).upper <= x.lower && decimalInterval(to).lower >= x.upper,
                     qPrintable(QString::fromStdString(toString(x) + " " + from + " " + to)));
            const double most = 0.002 * x.width() + 2e-14 * x.magnitude() + 1e-15;
            QVERIFY(x.lower - shown.lower <= most && shown.upper - x.upper <= most);
        }
        const OutwardDecimals prior = outwardDecimals({rounding::below(0.02), rounding::above(0.4)});
        QVERIFY(prior.lower >= 0.0199 && prior.upper <= 0.4001);
        const OutwardDecimals exact = outwardDecimals({0.25, 0.5});
        QVERIFY(exact.lower == 0.25 && exact.upper == 0.5);
    }
    void numbersOfTheRecordAreThoseWritten() {
        // Whatever double was read, the decimal that was written lies inside.
        for (const char* text : {"0.01", "0.1", "120.07", "-3.3e-5", "1e22"}) {
            const Interval enclosure = writtenNumber(std::stod(text));
            QVERIFY2(enclosure.contains(decimalInterval(text)), text);
            QVERIFY(enclosure.width() <= 1e-15 * enclosure.magnitude());
        }
        QVERIFY(writtenNumber(3.0) == Interval(3.0));
        // Kelvin to degree Celsius near its zero: the difference loses digits, the enclosure does not.
        const UnitConversion toCelsius("K", "degC");
        for (const char* kelvin : {"273.16", "273.15", "273.150001", "300.1", "0.01"}) {
            const Interval exact = decimalInterval(kelvin) - decimalInterval("273.15");
            const Interval found = convertedNumber(toCelsius(std::stod(kelvin)), 273.15);
            QVERIFY2(found.contains(exact), kelvin);
            QVERIFY(found.width() < 3e-12);
        }
    }
    void whatCannotBeFollowedIsRefusedByName() {
        const auto refusal = [](const std::string& text) {
            const CompiledModel made = compileModel(text, "m.mo");
            std::vector<Interval> fixed;
            for (const Variable& p : made.model->parameters()) fixed.push_back(*p.enclosure);
            try {
                HybridFlow flow(made.model, {}, fixed, 3);
                flow.start({}, 0.0, {});
            } catch (const Error& e) {
                return std::string(e.what());
            }
            return std::string();
        };
        QVERIFY(refusal("model Stop\n Real x(start=1);\nequation\n der(x) = -x;\n when x < 0.5 then\n  "
                        "terminate(\"low\");\n "
                        "end when;\nend Stop;\n")
                    .find("ends the run") != std::string::npos);
        QVERIFY(refusal("model Fine\n Real x(start=1);\nequation\n der(x) = -x;\nend Fine;\n").empty());
    }
};

RIGOR_TEST(TestVerifiedParts)
#include "test_verified_parts.moc"

} // namespace test_verified_parts
