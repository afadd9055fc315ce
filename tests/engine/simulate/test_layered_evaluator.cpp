// A tape in layers answers what it answers in one piece, bit for bit; small systems as Eigen solves them.

#include "core/engine/simulate/steppers/small_lu.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/evaluate/layered_evaluator.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <bit>

namespace test_layered_evaluator {

using namespace rigor;

namespace {

bool same(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

/// Inputs: state, time, two held ones. The hysteresis of Bouc and Wen, and an output without the state.
TapePtr hysteresis() {
    TapeBuilder b(4);
    const Node z = b.input(0), t = b.input(1), p = b.input(2), n = b.input(3);
    const Node v = b.apply(Op::Mul, p, b.apply(Op::Cos, t));
    const Node signedPart = b.apply(Op::Mul, b.apply(Op::Abs, v), b.apply(Op::SignedPower, z, n));
    const Node absPart = b.apply(Op::Mul, v, b.apply(Op::AbsPower, z, n));
    const std::vector<Node> outputs{b.apply(Op::Sub, b.apply(Op::Add, signedPart, absPart), v), v};
    return b.cut(outputs);
}

const std::vector<Layer> kLayersOfInputs{Layer::State, Layer::Time, Layer::Held, Layer::Held};

} // namespace

class TestLayeredEvaluator : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void answersAsInOnePiece() {
        const TapePtr tape = hysteresis();
        Evaluator<DualNumber> whole(tape);
        LayeredEvaluator<DualNumber> layered(tape, kLayersOfInputs);
        LayeredEvaluator<double> values(tape, kLayersOfInputs);
        LayeredEvaluator<Dual<2>> slopes(tape, kLayersOfInputs);
        QCOMPARE(layered.heldInputs(), (std::vector<std::size_t>{2, 3}));
        for (const double n : {1.0, 1.5, 2.0})
            for (const double t : {0.0, 0.7}) {
                for (const std::size_t k : {1u, 2u, 3u}) {
                    const double x = k == 1 ? t : k == 2 ? 1.3 : n;
                    values.input(k) = x;
                    layered.input(k) = DualNumber::variable(x, k);
                }
                for (const Layer layer : {Layer::Held, Layer::Time}) values.run(layer), layered.run(layer);
                for (const double z : {-0.4, -0.0, 0.0, 0.3}) {
                    std::vector<DualNumber> inputs, outputs(2);
                    for (const std::size_t k : {0u, 1u, 2u, 3u})
                        inputs.push_back(DualNumber::variable(k == 0 ? z : k == 1 ? t : k == 2 ? 1.3 : n, k));
                    whole(inputs, outputs);
                    values.input(0) = z;
                    values.run(Layer::State);
                    layered.input(0) = inputs[0];
                    layered.run(Layer::State);
                    slopes.holdAs(values);
                    slopes.input(0) = Dual<2>::variable(z, 0);
                    slopes.run(Layer::State);
                    for (const std::size_t y : {0u, 1u}) {
                        QVERIFY(same(values.output(y), outputs[y].value));
                        QVERIFY(same(slopes.output(y).value, outputs[y].value));
                        QCOMPARE(slopes.output(y).d[0], outputs[y].d[0]);
                        for (std::size_t d = 0; d < 4; ++d)
                            QVERIFY(same(layered.output(y).d[d], outputs[y].d[d]));
                    }
                }
            }
    }

    void solvesAsEigen() {
        RandomStream random(1, 1);
        for (int round = 0; round < 60; ++round) {
            const Eigen::Index n = 1 + round % SmallLu::kMost;
            Eigen::MatrixXd matrix(n, n), sides(n, 3);
            for (double& x : matrix.reshaped()) x = random.normal();
            for (double& x : sides.reshaped()) x = random.normal();
            SmallLu small;
            small.compute(matrix);
            const Eigen::PartialPivLU<Eigen::MatrixXd> lu(matrix);
            Eigen::MatrixXd solved = sides;
            small.solveInPlace(solved);
            for (Eigen::Index c = 0; c < sides.cols(); ++c) {
                const Eigen::VectorXd expected = lu.solve(Eigen::VectorXd(sides.col(c)));
                for (Eigen::Index r = 0; r < n; ++r) QVERIFY(same(solved(r, c), expected[r]));
            }
        }
    }
};

RIGOR_TEST(TestLayeredEvaluator)
#include "test_layered_evaluator.moc"

} // namespace test_layered_evaluator
