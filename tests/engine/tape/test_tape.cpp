// Building tapes: sharing, folding, dead code; and every operation over every number type and instruction
// set.
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/lanes/lane_thread.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <bit>

namespace test_tape {

using namespace rigor;

namespace {

/// A tape of one operation on three inputs (lists: constant points and values), and a good range of operands.
struct Sample {
    TapePtr tape;
    double low, high;
};
Sample sampleOf(Op op) {
    TapeBuilder b(3);
    const OpInfo& info = opInfo(op);
    Node node = 0;
    if (op == Op::PowInt) {
        node = b.powInt(b.input(0), -3);
    } else if (op == Op::BSpline) {
        std::vector<Node> knots, coefficients;
        for (double t : {0.0, 0.0, 0.0, 0.0, 0.7, 1.5, 2.0, 2.0, 2.0, 2.0}) knots.push_back(b.constant(t));
        for (double c : {0.3, -1.0, 0.5, 2.0, 1.0, 0.2}) coefficients.push_back(b.constant(c));
        node = b.bspline(b.input(0), knots, 3, coefficients);
    } else if (info.arity == RIGOR_NARY) {
        std::vector<Node> xs, ys;
        for (double x : {0.1, 0.5, 0.8, 1.3, 1.9}) xs.push_back(b.constant(x));
        for (double y : {0.0, 1.0, 1.5, 4.0, 3.0}) ys.push_back(b.constant(y));
        node = b.interpolate(op, b.input(0), xs, ys);
    } else {
        node = b.apply(op, b.input(0), b.input(1), b.input(2));
    }
    const bool unit = op == Op::Asin || op == Op::Acos;
    return {b.cut(std::vector<Node>{node}), unit ? 0.05 : 0.2, unit ? 0.95 : 2.1};
}
std::vector<Op> allOps() {
    std::vector<Op> ops;
#define RIGOR_OP(name, arity, smoothness) ops.push_back(Op::name);
#include "core/engine/tape/ops.def"
#undef RIGOR_OP
    return ops;
}

constexpr std::size_t kSamples = 64;

/// The outputs of a tape for one block of at most kernels.lanes samples; inputs[k][first + lane].
void blockInLanes(const LaneKernels& kernels, const TapePtr& tape,
                  const std::vector<std::vector<double>>& inputs, std::size_t first,
                  std::span<double> outputs) {
    LaneCode code;
    std::vector<int> rows(tape->inputCount());
    for (int& row : rows) row = code.newRow();
    const LaneTape lanes(tape, rows, code);
    lanes.append(code);
    code.keep(lanes.outputRows()[0]);
    const std::size_t stride = kernels.lanes;
    std::vector<double> storage(code.rowCount() * stride + 8);
    void* p = storage.data();
    std::size_t space = storage.size() * sizeof(double);
    auto* block = static_cast<double*>(std::align(64, code.rowCount() * stride * 8, p, space));
    for (std::size_t k = 0; k < rows.size(); ++k)
        std::copy_n(inputs[k].data() + first, outputs.size(),
                    block + static_cast<std::size_t>(rows[k]) * stride);
    for (const auto& c : code.constants()) std::fill_n(block + c.row * stride, stride, c.value);
    for (Row cache : code.tableCaches())
        std::fill_n(block + cache * stride, stride, std::numeric_limits<double>::infinity());
    // What follows from constants alone and is not finite.
    std::vector<double> held(lanes.heldRows().size());
    Evaluator<double>(lanes.heldTape())(std::vector<double>(tape->inputCount()), held);
    for (std::size_t k = 0; k < held.size(); ++k)
        std::fill_n(block + lanes.heldRows()[k] * stride, stride, held[k]);
    kernels.run(LaneThread(code, kernels), block, outputs.size());
    std::copy_n(block + lanes.outputRows()[0] * stride, outputs.size(), outputs.begin());
}
std::vector<double> inLanes(const LaneKernels& kernels, const TapePtr& tape,
                            const std::vector<std::vector<double>>& inputs, std::size_t width = kSamples) {
    std::vector<double> outputs(width);
    for (std::size_t first = 0; first < width; first += kernels.lanes)
        blockInLanes(kernels, tape, inputs, first,
                     std::span(outputs).subspan(first, std::min(kernels.lanes, width - first)));
    return outputs;
}

bool sameBits(double a, double b) {
    return (std::isnan(a) && std::isnan(b)) ||
           std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

} // namespace

class TestTape : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void commonSubexpressionsAreShared() {
        TapeBuilder b(2);
        const Node x = b.input(0), y = b.input(1);
        QCOMPARE(b.apply(Op::Add, x, y), b.apply(Op::Add, y, x));
        QCOMPARE(b.apply(Op::Sin, b.apply(Op::Mul, x, y)), b.apply(Op::Sin, b.apply(Op::Mul, y, x)));
        QVERIFY(b.apply(Op::Sub, x, y) != b.apply(Op::Sub, y, x));
        QVERIFY(b.powInt(x, 3) != b.powInt(x, 5));
    }
    void constantsAreFoldedUnlessTheResultIsNotFinite() {
        TapeBuilder b(1);
        const Node six = b.apply(Op::Mul, b.constant(2), b.constant(3));
        QCOMPARE(*b.constantValue(six), 6.0);
        // Left to run time, where the failure names the operation.
        QVERIFY(b.constantValue(b.apply(Op::Div, b.constant(1), b.constant(0))) == nullptr);
    }
    void simplificationsKeepTheValue() {
        TapeBuilder b(1);
        const Node x = b.input(0);
        QCOMPARE(b.apply(Op::Add, x, b.constant(0)), x);
        QCOMPARE(b.apply(Op::Mul, b.constant(1), x), x);
        QCOMPARE(b.apply(Op::Neg, b.apply(Op::Neg, x)), x);
        QCOMPARE(b.apply(Op::Pow, x, b.constant(2)), b.apply(Op::Mul, x, x));
        QCOMPARE(b.apply(Op::Select, b.constant(1), x, b.constant(9)), x);
        // 0 x is not 0 where x is NaN or infinite, x - x neither.
        QVERIFY(b.constantValue(b.apply(Op::Mul, b.constant(0), x)) == nullptr);
        QVERIFY(b.constantValue(b.apply(Op::Sub, x, x)) == nullptr);
    }
    void aCutTapeHoldsNoDeadNodes() {
        TapeBuilder b(2);
        const Node kept = b.apply(Op::Exp, b.input(0));
        b.apply(Op::Log, b.apply(Op::Add, b.input(1), b.constant(3)));
        const TapePtr tape = b.cut(std::vector<Node>{kept});
        QCOMPARE(tape->instructions().size(), std::size_t{1});
        QVERIFY(tape->constants().empty());
        QVERIFY(tape->depends(0, 0));
        QVERIFY(!tape->depends(0, 1));
    }
    void aTableWhosePointsDoNotIncreaseIsRefused() {
        TapeBuilder b(1);
        const std::vector<Node> xs{b.constant(0), b.constant(2), b.constant(2)};
        QVERIFY_EXCEPTION_THROWN(b.interpolate(Op::Table, b.input(0), xs, xs), Error);
    }
    void dualAndComplexDerivativesAgreeForEveryOperation() {
        RandomStream random(3, 1);
        for (Op op : allOps()) {
            const Sample sample = sampleOf(op);
            Evaluator<DualNumber> dual(sample.tape);
            Evaluator<ComplexNumber> complex(sample.tape);
            Evaluator<double> number(sample.tape);
            for (int trial = 0; trial < 50; ++trial) {
                std::vector<double> at(3);
                for (double& x : at) x = sample.low + (sample.high - sample.low) * random.uniform();
                double value = 0;
                number(at, std::span(&value, 1));
                for (std::size_t k = 0; k < 3; ++k) {
                    std::vector<DualNumber> d(at.begin(), at.end());
                    std::vector<ComplexNumber> c(at.begin(), at.end());
                    d[k].d[0] = 1;
                    c[k] += ComplexNumber(0, 1e-30);
                    DualNumber dy;
                    ComplexNumber cy;
                    dual(d, std::span(&dy, 1));
                    complex(c, std::span(&cy, 1));
                    QCOMPARE(dy.value, value);
                    const double step = cy.imag() / 1e-30;
                    // Both are exact up to the rounding of a few operations.
                    QVERIFY2(std::abs(dy.d[0] - step) <= 1e-12 * std::max(1.0, std::abs(step)),
                             opInfo(op).name);
                }
            }
        }
    }
    void everyInstructionSetGivesTheBitsOfDouble() {
        RandomStream random(4, 1);
        QVERIFY(!laneKernels().empty());
        for (Op op : allOps()) {
            const Sample sample = sampleOf(op);
            Evaluator<double> number(sample.tape);
            for (const double scale : {1.0, 40.0}) {
                std::vector<std::vector<double>> inputs(3, std::vector<double>(kSamples));
                for (auto& row : inputs)
                    for (double& x : row) x = scale * (2 * random.uniform() - 1);
                inputs[0][3] = std::numeric_limits<double>::quiet_NaN();
                inputs[1][4] = 0;
                inputs[0][5] = 0;
                inputs[0][6] = 1e7;
                for (const LaneKernels& kernels : laneKernels()) {
                    const auto lanes = inLanes(kernels, sample.tape, inputs);
                    for (std::size_t lane = 0; lane < kSamples; ++lane) {
                        const std::vector<double> at{inputs[0][lane], inputs[1][lane], inputs[2][lane]};
                        double value = 0;
                        number(at, std::span(&value, 1));
                        QVERIFY2(sameBits(lanes[lane], value),
                                 qPrintable(QString("%1 %2 at %3, %4: %5, not %6")
                                                .arg(QString::fromUtf8(kernels.name.data()), opInfo(op).name)
                                                .arg(at[0], 0, 'g', 17)
                                                .arg(at[1], 0, 'g', 17)
                                                .arg(lanes[lane], 0, 'g', 17)
                                                .arg(value, 0, 'g', 17)));
                    }
                }
            }
        }
    }
    void randomFormulasGiveTheBitsOfDoubleWhateverTheirOperandsAre() {
        // Chains, constants on either side, values used once and often, tables that share their points.
        RandomStream random(5, 1);
        const std::vector<Op> ops{Op::Add,    Op::Sub,    Op::Mul,   Op::Div,       Op::Min,   Op::Max,
                                  Op::Less,   Op::And,    Op::Or,    Op::LessEqual, Op::Neg,   Op::Abs,
                                  Op::Not,    Op::Square, Op::Exp,   Op::Add,       Op::Mul,   Op::Sub,
                                  Op::Select, Op::Sqrt,   Op::Equal, Op::Less,      Op::Select};
        const auto below = [&](std::size_t n) {
            return std::min(n - 1, static_cast<std::size_t>(random.uniform() * static_cast<double>(n)));
        };
        for (int trial = 0; trial < 200; ++trial) {
            TapeBuilder b(3);
            std::vector<Node> nodes{b.input(0),      b.input(1),        b.input(2),
                                    b.constant(0.5), b.constant(-1.25), b.constant(3)};
            std::vector<Node> xs, ys, zs;
            for (double x : {-1.0, 0.2, 0.9})
                xs.push_back(b.constant(x)), ys.push_back(b.constant(1 - x * x)),
                    zs.push_back(b.constant(x * x * x));
            for (int k = 0; k < 40; ++k) {
                // Mostly near the end of the list: what the accumulator holds.
                const auto pick = [&] {
                    return random.uniform() < 0.5 ? nodes[nodes.size() - 1 - below(2)]
                                                  : nodes[below(nodes.size())];
                };
                if (k % 13 == 5) {
                    const Node x = pick();
                    nodes.push_back(b.interpolate(Op::Table, x, xs, ys));
                    nodes.push_back(b.apply(Op::Add, b.interpolate(Op::Table, x, xs, zs),
                                            b.interpolate(Op::TableSlope, x, xs, ys)));
                } else {
                    nodes.push_back(b.apply(ops[below(ops.size())], pick(), pick(), pick()));
                }
            }
            Node sum = nodes[6];
            for (std::size_t k = 7; k < nodes.size(); k += 5) sum = b.apply(Op::Add, sum, nodes[k]);
            const TapePtr tape = b.cut(std::vector<Node>{sum});
            Evaluator<double> number(tape);
            std::vector<std::vector<double>> inputs(3, std::vector<double>(kSamples));
            for (auto& row : inputs)
                for (double& x : row) x = 4 * random.uniform() - 2;
            for (const LaneKernels& kernels : laneKernels())
                for (const std::size_t width : {kSamples, kLaneStep, std::size_t{40}}) {
                    const auto lanes = inLanes(kernels, tape, inputs, width);
                    for (std::size_t lane = 0; lane < width; ++lane) {
                        const std::vector<double> at{inputs[0][lane], inputs[1][lane], inputs[2][lane]};
                        double value = 0;
                        number(at, std::span(&value, 1));
                        QVERIFY2(sameBits(lanes[lane], value),
                                 qPrintable(QString(kernels.name.data()) + " " +
                                            QString::number(lanes[lane], 'g', 17) + " " +
                                            QString::number(value, 'g', 17)));
                    }
                }
        }
    }
    void productsJoinedWithSumsRoundTwice() {
        TapeBuilder b(3);
        const Node x = b.input(0), y = b.input(1), z = b.input(2), p = b.apply(Op::Mul, x, y);
        const TapePtr tape = b.cut(std::vector<Node>{b.apply(Op::Sub, p, z)});
        std::vector<std::vector<double>> inputs(3, std::vector<double>(kSamples, 1.0 / 3));
        inputs[2].assign(kSamples, (1.0 / 3) * (1.0 / 3));
        // With a fused multiply-add the result would be the rounding error of the product, not 0.
        for (const LaneKernels& kernels : laneKernels()) QCOMPARE(inLanes(kernels, tape, inputs)[7], 0.0);
    }
    void theFirstFailingOperationIsNamed() {
        TapeBuilder b(2);
        const Node root = b.apply(Op::Sqrt, b.apply(Op::Sub, b.input(0), b.constant(2)));
        const TapePtr tape = b.cut(std::vector<Node>{b.apply(Op::Div, root, b.input(1))});
        QCOMPARE(findFault(tape, std::vector<double>{1.5, 1})->reason, std::string("square root of −0.5"));
        QCOMPARE(findFault(tape, std::vector<double>{3, 0})->reason, std::string("division by zero"));
        QVERIFY(!findFault(tape, std::vector<double>{3, 1}));
    }
};
RIGOR_TEST(TestTape)
#include "test_tape.moc"

} // namespace test_tape
