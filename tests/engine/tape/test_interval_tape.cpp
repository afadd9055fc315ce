// Tapes over intervals: every operation encloses its values and derivatives; regularity; mean value form;
// Taylor coefficients against exact solutions; contraction never loses a solution.
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/intervals/contraction.h"
#include "core/engine/tape/intervals/interval_boxes.h"
#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/engine/tape/taylor_series.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_interval_tape {

using namespace rigor;

namespace {

std::vector<Op> allOps() {
    std::vector<Op> ops;
#define RIGOR_OP(name, arity, smoothness) ops.push_back(Op::name);
#include "core/engine/tape/ops.def"
#undef RIGOR_OP
    return ops;
}

/// The operation on nodes a, b, c of a builder; lists are constant.
Node operation(TapeBuilder& b, Op op, Node x, Node y, Node z) {
    if (op == Op::PowInt) return b.powInt(x, -3);
    if (op == Op::BSpline) {
        std::vector<Node> knots, coefficients;
        for (double t : {0.0, 0.0, 0.0, 0.0, 0.7, 1.5, 2.0, 2.0, 2.0, 2.0}) knots.push_back(b.constant(t));
        for (double c : {0.3, -1.0, 0.5, 2.0, 1.0, 0.2}) coefficients.push_back(b.constant(c));
        return b.bspline(x, knots, 3, coefficients);
    }
    if (opInfo(op).arity == RIGOR_NARY) {
        std::vector<Node> xs, ys;
        for (double t : {0.1, 0.5, 0.8, 1.3, 1.9}) xs.push_back(b.constant(t));
        for (double v : {0.0, 1.0, 1.5, 4.0, 3.0}) ys.push_back(b.constant(v));
        return b.interpolate(op, x, xs, ys);
    }
    return b.apply(op, x, y, z);
}
TapePtr tapeOf(Op op) {
    TapeBuilder b(3);
    return b.cut(std::vector<Node>{operation(b, op, b.input(0), b.input(1), b.input(2))});
}
/// Operands where the operation is defined.
Interval rangeOf(Op op) {
    switch (op) {
    case Op::Asin:
    case Op::Acos:
        return {-0.95, 0.95};
    case Op::Sqrt:
    case Op::Log:
    case Op::Div:
    case Op::PowInt:
    case Op::Pow:
        return {0.2, 2.1};
    case Op::Tan:
        return {-1.5, 1.5};
    case Op::And:
    case Op::Or:
    case Op::Not:
        return {0.0, 1.0};
    case Op::SignedPower:
    case Op::AbsPower:
        return {-2.0, 2.0};
    default:
        return {-2.5, 2.5};
    }
}
Interval randomBox(RandomStream& random, const Interval& range, double widest) {
    const double w = range.upper - range.lower, size = widest * w * random.uniform();
    const double low = range.lower + (w - size) * random.uniform();
    return {low, std::min(low + size, range.upper)};
}
double randomMember(RandomStream& random, const Interval& x) {
    return std::clamp(x.lower + (x.upper - x.lower) * random.uniform(), x.lower, x.upper);
}
/// x within `slack` of the interval: the slack is what doubles may round.
bool within(double x, const Interval& a, double slack) {
    return a.lower - slack <= x && x <= a.upper + slack;
}

/// x' = f(x) with f built by `make` from the nodes of time and the states.
template <class Make> TapePtr rightSide(std::size_t states, Make make) {
    TapeBuilder b(1 + states);
    return b.cut(make(b));
}

} // namespace

class TestIntervalTape : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyOperationEnclosesItsValuesAndDerivatives() {
        RandomStream random(7, 1);
        for (Op op : allOps()) {
            const TapePtr tape = tapeOf(op);
            IntervalEvaluator natural(tape);
            MeanValueForm mean(tape);
            Evaluator<double> number(tape);
            Jacobian jacobian(tape);
            const std::vector<std::size_t> chosen{0, 1, 2};
            int differentiable = 0;
            for (int trial = 0; trial < 400; ++trial) {
                std::vector<Interval> box(3), output(1), meanOutput(1), slopes(3);
                const double widest = trial % 4 == 0 ? 1 : 0.05;
                for (Interval& x : box) x = randomBox(random, rangeOf(op), widest);
                if (op == Op::SignedPower || op == Op::AbsPower)
                    box[1] = randomBox(random, {1.1, 3.0}, widest);
                if (op == Op::And || op == Op::Or || op == Op::Not)
                    for (Interval& x : box)
                        x = random.below(2) ? Interval(static_cast<double>(random.below(2))) : Interval(0, 1);
                natural(box, output);
                mean(box, chosen, meanOutput, slopes);
                QVERIFY2(output[0].contains(meanOutput[0]), opInfo(op).name);
                const bool smooth = natural.regularity(0) == Regularity{};
                differentiable += smooth;
                for (int point = 0; point < 20; ++point) {
                    std::vector<double> x(3), y(1), d(3);
                    for (std::size_t k = 0; k < 3; ++k) {
                        x[k] = randomMember(random, box[k]);
                        if (op == Op::And || op == Op::Or || op == Op::Not)
                            x[k] = box[k].isPoint() ? box[k].lower : static_cast<double>(random.below(2));
                    }
                    number(x, y);
                    // Elementary functions are within 4 units in the last place, curves and powers within
                    // some more.
                    const double slack = 1e-14 * (1 + std::abs(y[0]));
                    QVERIFY2(within(y[0], output[0], slack) && within(y[0], meanOutput[0], slack),
                             fmt::format("{} {} not in {} or {} at {}", opInfo(op).name, y[0],
                                         toString(output[0]), toString(meanOutput[0]), x[0])
                                 .c_str());
                    if (!smooth) continue;
                    jacobian(x, chosen, y, d);
                    for (std::size_t k = 0; k < 3; ++k)
                        QVERIFY2(within(d[k], slopes[k], 1e-12 * (1 + std::abs(d[k]))),
                                 fmt::format("{} slope {}: {} not in {}", opInfo(op).name, k, d[k],
                                             toString(slopes[k]))
                                     .c_str());
                }
            }
            QVERIFY2(differentiable > 0, opInfo(op).name);
        }
    }
    void theNaturalExtensionOfOneOperationIsTight() {
        // Of a function of one variable that is used once, the enclosure is its range: compare with dense
        // samples.
        RandomStream random(7, 2);
        for (Op op : allOps()) {
            if (opInfo(op).arity != 1 || op == Op::Not) continue;
            const TapePtr tape = tapeOf(op);
            IntervalEvaluator natural(tape);
            Evaluator<double> number(tape);
            for (int trial = 0; trial < 30; ++trial) {
                std::vector<Interval> box(3, randomBox(random, rangeOf(op), 0.5)), output(1);
                natural(box, output);
                Interval range = Interval::empty();
                for (int k = 0; k <= 2000; ++k) {
                    std::vector<double> x(3, k == 2000
                                                 ? box[0].upper
                                                 : box[0].lower + (box[0].upper - box[0].lower) * k / 2000.0),
                        y(1);
                    number(x, y);
                    range = hull(range, y[0]);
                }
                // A maximum between two samples is missed by at most f'' h^2/8, a corner by the distance h of
                // two samples.
                const double missed =
                    opInfo(op).smoothness == Smoothness::Kink ? box[0].width() / 2000 : 1e-5;
                QVERIFY2(output[0].width() <= range.width() + missed * (1 + range.width()), opInfo(op).name);
            }
        }
    }
    void manyBoxesGiveTheBoundsOfSingleBoxes() {
        RandomStream random(7, 3);
        constexpr std::size_t kBoxes = 37;
        for (const IntervalKernels* kernels : allIntervalKernels())
            for (Op op : allOps()) {
                // The operation, and sums, products and quotients of it with its operands.
                TapeBuilder b(3);
                const Node x = b.input(0), y = operation(b, op, x, b.input(1), b.input(2));
                const Node mixed = b.apply(Op::Div, b.apply(Op::Sub, b.apply(Op::Mul, y, x), b.constant(0.3)),
                                           b.apply(Op::Add, b.apply(Op::Square, y), b.input(1)));
                const TapePtr tape = b.cut(std::vector<Node>{y, mixed});
                IntervalBoxes boxes(tape, kBoxes, *kernels);
                IntervalEvaluator one(tape);
                std::vector<std::vector<Interval>> box(kBoxes, std::vector<Interval>(3));
                for (std::size_t k = 0; k < kBoxes; ++k)
                    for (std::size_t i = 0; i < 3; ++i) {
                        // Also outside the domain; one empty.
                        box[k][i] = randomBox(random, {-2.5, 2.5}, k % 3 == 0 ? 1 : 0.1);
                        if ((op == Op::SignedPower || op == Op::AbsPower) && i == 1)
                            box[k][i] = randomBox(random, {1.1, 3.0}, 0.5);
                        if (op == Op::And || op == Op::Or || op == Op::Not) box[k][i] = Interval(0, 1);
                        if (k == 5 && i == 0) box[k][i] = Interval::empty();
                        boxes.input(i).lower[k] = box[k][i].lower, boxes.input(i).upper[k] = box[k][i].upper;
                    }
                boxes.evaluate(kBoxes);
                for (std::size_t k = 0; k < kBoxes; ++k) {
                    std::vector<Interval> out(2);
                    one(box[k], out);
                    for (std::size_t row = 0; row < 2; ++row) {
                        const Interval got(boxes.output(row).lower[k], boxes.output(row).upper[k]);
                        QVERIFY2(got == out[row], fmt::format("{} {}: {} instead of {}", opInfo(op).name, row,
                                                              toString(got), toString(out[row]))
                                                      .c_str());
                        QVERIFY2(boxes.regularity(row, k) == one.regularity(row), opInfo(op).name);
                    }
                }
            }
    }
    void anUndecidedConditionGivesBothBranches() {
        TapeBuilder b(1);
        const Node x = b.input(0);
        const Node y =
            b.apply(Op::Select, b.apply(Op::Less, x, b.constant(0)), b.constant(-5), b.apply(Op::Sqrt, x));
        IntervalEvaluator evaluate(b.cut(std::vector<Node>{y}));
        std::vector<Interval> out(1);
        evaluate(std::vector{Interval(-1, 4)}, out);
        QVERIFY(out[0] == Interval(-5, 2));
        QVERIFY(!evaluate.regularity(0).continuous);
        QVERIFY(!evaluate.regularity(0).defined); // the branch may be taken, and its root left its domain
        evaluate(std::vector{Interval(-2, -1)}, out);
        QVERIFY(out[0] == Interval(-5));
        QVERIFY(evaluate.regularity(0) == Regularity{}); // a branch that is not taken does not count
        evaluate(std::vector{Interval(1, 4)}, out);
        QVERIFY(out[0] == Interval(1, 2));
        QVERIFY(evaluate.regularity(0) == Regularity{});
    }
    void leavingADomainIsKnownAtTheOutput() {
        TapeBuilder b(2);
        const Node root = b.apply(Op::Sqrt, b.input(0)),
                   quotient = b.apply(Op::Div, b.constant(1), b.input(1));
        IntervalEvaluator evaluate(
            b.cut(std::vector<Node>{root, quotient, b.apply(Op::Add, root, quotient)}));
        std::vector<Interval> out(3);
        evaluate(std::vector{Interval(-1, 4), Interval(1, 2)}, out);
        QVERIFY(out[0] == Interval(0, 2) && !evaluate.regularity(0).defined);
        QVERIFY(evaluate.regularity(1).defined && !evaluate.regularity(2).defined);
        evaluate(std::vector{Interval(-2, -1), Interval(0, 1)}, out);
        QVERIFY(out[0].isEmpty() && out[2].isEmpty() && !evaluate.regularity(1).defined);
    }
    void theMeanValueFormIsNarrowOnSmallBoxes() {
        // x - x^2 near 0.5: natural width about 2 w, mean value form about w^2.
        TapeBuilder b(1);
        const Node x = b.input(0), y = b.apply(Op::Sub, x, b.apply(Op::Square, x));
        const TapePtr tape = b.cut(std::vector<Node>{y});
        MeanValueForm mean(tape);
        IntervalEvaluator natural(tape);
        std::vector<Interval> out(1), wide(1);
        const std::vector box{Interval(0.5 - 1e-3, 0.5 + 1e-3)};
        mean(box, std::vector<std::size_t>{0}, out);
        natural(box, wide);
        QVERIFY(wide[0].width() > 3.9e-3);
        QVERIFY(out[0].width() < 4.1e-6 && out[0].contains(0.25) && out[0].contains(0.25 - 1e-6));
    }

    void anOutputThatIsAnInputHasSlopeOne() {
        TapeBuilder b(2);
        MeanValueForm mean(b.cut(std::vector<Node>{b.input(1)}));
        std::vector<Interval> out(1), slopes(2);
        mean(std::vector{Interval(0, 1), Interval(2, 4)}, std::vector<std::size_t>{0, 1}, out, slopes);
        QVERIFY(slopes[0] == Interval(0) && slopes[1] == Interval(1));
        QVERIFY(out[0] == Interval(2, 4));
    }

    void taylorCoefficientsOfEveryOperationIntegrateIt() {
        // x' = op(a(t), b(t), c(t)) with lines a, b, c: the series at h equals the integral (Gauss, five
        // points: error of order h^11), and the coefficients over an interval hold those of its members.
        for (Op op : allOps()) {
            TapeBuilder b(2);
            const Node t = b.input(0);
            auto line = [&](double at0, double slope) {
                return b.apply(Op::Add, b.constant(at0), b.apply(Op::Mul, b.constant(slope), t));
            };
            const bool condition = op == Op::And || op == Op::Or || op == Op::Not;
            const bool power = op == Op::SignedPower || op == Op::AbsPower;
            const double start = op == Op::Asin || op == Op::Acos ? 0.4 : 0.9;
            Node x = line(start, 0.3), y = power ? b.constant(1.7) : line(1.1, 0.2), z = line(0.7, -0.1);
            if (condition) x = b.apply(Op::Less, x, y), y = b.apply(Op::Less, z, x);
            if (op == Op::Select) x = b.apply(Op::Less, x, y);
            const TapePtr tape = b.cut(std::vector<Node>{operation(b, op, x, y, z)});
            TaylorSeries<double> series(tape, 0, 1, 9);
            const std::vector<double> at{0.0, 0.25};
            QVERIFY2(series(at, 9), opInfo(op).name);
            Evaluator<double> number(tape);
            const double h = 0.05;
            constexpr double kNodes[] = {0.0, 0.5384693101056831, 0.9061798459386640},
                             kWeights[] = {0.5688888888888889, 0.4786286704993665, 0.2369268850561891};
            double integral = 0;
            for (int k = 0; k < 3; ++k)
                for (double sign : {-1.0, 1.0}) {
                    if (k == 0 && sign < 0) continue;
                    std::vector<double> value(1);
                    number(std::vector{0.5 * h * (1 + sign * kNodes[k]), 0.25}, value);
                    integral += 0.5 * h * kWeights[k] * value[0];
                }
            const double got = series.value(0, h, 9) - 0.25;
            QVERIFY2(std::abs(got - integral) <= 1e-13 * (1 + std::abs(integral)),
                     fmt::format("{}: {} instead of {}", opInfo(op).name, got, integral).c_str());

            TaylorSeries<Interval> boxes(tape, 0, 1, 9);
            QVERIFY2(boxes(std::vector{Interval(-1e-3, 1e-3), Interval(0.25)}, 9), opInfo(op).name);
            for (double time : {-1e-3, 0.0, 1e-3}) {
                QVERIFY(series(std::vector{time, 0.25}, 9));
                for (int k = 0; k <= 9; ++k)
                    QVERIFY2(within(series.coefficient(0, k), boxes.coefficient(0, k),
                                    1e-11 * (1 + std::abs(series.coefficient(0, k)))),
                             fmt::format("{} order {}", opInfo(op).name, k).c_str());
            }
        }
    }
    void taylorCoefficientsOfTheExponentialAreExact() {
        const TapePtr tape = rightSide(1, [](TapeBuilder& b) { return std::vector<Node>{b.input(1)}; });
        TaylorSeries<Interval> series(tape, 0, 1, 25);
        QVERIFY(series(std::vector{Interval(0), Interval(1)}, 25));
        double factorial = 1;
        for (int k = 0; k <= 22; ++k) { // factorials up to 22! are doubles
            if (k > 0) factorial *= k;
            QVERIFY(series.coefficient(0, k).contains(Interval(1) / Interval(factorial)) ||
                    !intersection(series.coefficient(0, k), Interval(1) / Interval(factorial)).isEmpty());
            QVERIFY(series.coefficient(0, k).width() <= 1e-14 / factorial);
        }
        QVERIFY(series.value(0, Interval(1), 25).contains(2.718281828459045));
    }
    void taylorCoefficientsOfTheOscillatorAreExact() {
        // x'' = -9 x: x = cos 3t: coefficients (-1)^j 9^j/(2j)!.
        const TapePtr tape = rightSide(2, [](TapeBuilder& b) {
            return std::vector<Node>{b.input(2), b.apply(Op::Mul, b.constant(-9), b.input(1))};
        });
        TaylorSeries<double> series(tape, 0, 1, 20);
        QVERIFY(series(std::vector{0.0, 1.0, 0.0}, 20));
        double exact = 1;
        for (int j = 1; j <= 10; ++j) {
            exact *= -9.0 / ((2 * j - 1) * (2 * j));
            QVERIFY(std::abs(series.coefficient(0, 2 * j) - exact) <= 1e-14 * std::abs(exact));
            QCOMPARE(series.coefficient(0, 2 * j - 1), 0.0);
        }
    }
    void taylorCoefficientsOfTheLogisticAreExact() {
        // x' = x (1 - x), x(0) = 1/2: x = 1/(1 + exp(-t)) = 1/2 + t/4 - t^3/48 + t^5/480 - 17 t^7/80640 + ...
        const TapePtr tape = rightSide(1, [](TapeBuilder& b) {
            return std::vector<Node>{
                b.apply(Op::Mul, b.input(1), b.apply(Op::Sub, b.constant(1), b.input(1)))};
        });
        TaylorSeries<Interval> series(tape, 0, 1, 7);
        QVERIFY(series(std::vector{Interval(0), Interval(0.5)}, 7));
        const double exact[][2] = {{1, 2}, {1, 4}, {0, 1}, {-1, 48}, {0, 1}, {1, 480}, {0, 1}, {-17, 80640}};
        for (int k = 0; k <= 7; ++k) {
            const Interval rational = Interval(exact[k][0]) / Interval(exact[k][1]);
            QVERIFY(!intersection(series.coefficient(0, k), rational).isEmpty());
            QVERIFY(series.coefficient(0, k).width() < 1e-15);
        }
    }
    void aKinkStopsTheSeriesAndIsNamed() {
        TapeBuilder b(2);
        const Node kink = b.apply(Op::Abs, b.input(1));
        const TapePtr tape = b.cut(std::vector<Node>{kink});
        TaylorSeries<Interval> series(tape, 0, 1, 5);
        QVERIFY(series(std::vector{Interval(0), Interval(1, 2)}, 5));
        QVERIFY(!series(std::vector{Interval(0), Interval(-1, 2)}, 5));
        QVERIFY(series.obstacle() == tape->outputs()[0]);
        // A condition of parameters alone is fixed along every solution.
        TapeBuilder c(3);
        const Node choice = c.apply(Op::Select, c.apply(Op::Less, c.input(2), c.constant(0)), c.input(1),
                                    c.apply(Op::Neg, c.input(1)));
        TaylorSeries<Interval> fixed(c.cut(std::vector<Node>{choice}), 0, 1, 3);
        QVERIFY(fixed(std::vector{Interval(0), Interval(1), Interval(-1, 1)}, 3));
        QVERIFY(fixed.coefficient(0, 1).contains(Interval(-1, 1)));
    }

    void contractionSolvesWhatIsUsedOnce() {
        // exp(2 x + 1) in [1, e^3] <=> x in [-1/2, 1]
        TapeBuilder b(1);
        const Node y =
            b.apply(Op::Exp, b.apply(Op::Add, b.apply(Op::Mul, b.constant(2), b.input(0)), b.constant(1)));
        TapeContraction contract(b.cut(std::vector<Node>{y}));
        std::vector<Interval> x{Interval(-100, 100)};
        QVERIFY(contract(x, std::vector{Interval(1, 20.085536923187668)}));
        QVERIFY(x[0].contains(Interval(-0.5, 1)) && x[0].width() < 1.5 + 1e-14);
        QVERIFY(!contract(x, std::vector{Interval(-2, -1)}));
    }
    void contractionDecidesBranches() {
        // if x < 1 then 5 else x: a target of [2, 3] leaves x in [2, 3].
        TapeBuilder b(1);
        const Node y =
            b.apply(Op::Select, b.apply(Op::Less, b.input(0), b.constant(1)), b.constant(5), b.input(0));
        TapeContraction contract(b.cut(std::vector<Node>{y}));
        std::vector<Interval> x{Interval(-10, 10)};
        QVERIFY(contract(x, std::vector{Interval(2, 3)}));
        QVERIFY(x[0] == Interval(2, 3));
        x = {Interval(-10, 10)};
        QVERIFY(contract(x, std::vector{Interval(4.5, 6)}));
        QVERIFY(x[0] == Interval(-10, 10)); // x < 1, or x in [4.5, 6]
    }
    void contractionNeverLosesASolutionOfAnyOperation() {
        RandomStream random(9, 4);
        for (Op op : allOps()) {
            const TapePtr tape = tapeOf(op);
            TapeContraction contract(tape);
            IntervalEvaluator natural(tape);
            double before = 0, after = 0;
            for (int trial = 0; trial < 500; ++trial) {
                std::vector<Interval> box(3), y(1);
                std::vector<Interval> member(3);
                for (std::size_t k = 0; k < 3; ++k) {
                    box[k] = randomBox(random, rangeOf(op), 1);
                    if ((op == Op::SignedPower || op == Op::AbsPower) && k == 1)
                        box[k] = randomBox(random, {1.1, 3.0}, 1);
                    if (op == Op::And || op == Op::Or || op == Op::Not) box[k] = Interval(0, 1);
                    member[k] = randomMember(random, box[k]);
                    if (op == Op::And || op == Op::Or || op == Op::Not)
                        member[k] = static_cast<double>(random.below(2));
                }
                natural(member, y);
                // The target holds the value of the member, and a little more on one side.
                const Interval target(y[0].lower, y[0].upper + 0.1 * random.uniform());
                std::vector<Interval> x = box;
                QVERIFY2(contract.repeat(x, std::vector{target}), opInfo(op).name);
                for (std::size_t k = 0; k < 3; ++k) {
                    QVERIFY2(x[k].contains(member[k]),
                             fmt::format("{} operand {}: {} lost from {} by {}", opInfo(op).name, k,
                                         toString(member[k]), toString(box[k]), toString(x[k]))
                                 .c_str());
                    QVERIFY(box[k].contains(x[k]));
                }
                before += box[0].width(), after += x[0].width();
            }
            const bool cuts = opInfo(op).arity == 1 && op != Op::Not && op != Op::Sign && op != Op::Floor;
            if (cuts)
                QVERIFY2(after < 0.75 * before,
                         fmt::format("{} {}", opInfo(op).name, after / before).c_str());
        }
    }
};

RIGOR_TEST(TestIntervalTape)
#include "test_interval_tape.moc"

} // namespace test_interval_tape
