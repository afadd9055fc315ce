// Observer gains against closed forms, and the equation they solve over random systems.
#include "core/foundation/base/random.h"
#include "core/foundation/linalg/riccati.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_riccati {

using namespace rigor;

namespace {

Eigen::MatrixXd drawn(RandomStream& random, Eigen::Index rows, Eigen::Index columns) {
    Eigen::MatrixXd made(rows, columns);
    for (double& value : made.reshaped()) value = random.normal();
    return made;
}

} // namespace

class TestRiccati : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// a p + p a - p^2/r + q = 0.
    void oneState() {
        for (const double a : {-3.0, 0.0, 2.0})
            for (const double q : {0.1, 40.0}) {
                const double r = 0.3;
                const auto one = [](double x) { return Eigen::MatrixXd::Constant(1, 1, x); };
                const Eigen::MatrixXd K = observerGain(one(a), one(1), one(q), one(r));
                QCOMPARE(K.size(), Eigen::Index{1});
                QVERIFY(std::abs(K(0, 0) - (a + std::sqrt(a * a + q / r))) < 1e-10 * (1 + K(0, 0)));
            }
    }

    /// x' = v, v' = noise of the density q, x measured: K = (sqrt 2 q^(1/4), q^(1/2)).
    void doubleIntegrator() {
        const Eigen::MatrixXd A = (Eigen::Matrix2d() << 0, 1, 0, 0).finished(),
                              C = (Eigen::RowVector2d() << 1, 0).finished(),
                              R = Eigen::MatrixXd::Identity(1, 1);
        for (const double q : {1e-4, 1.0, 1e4}) {
            const Eigen::MatrixXd K = observerGain(A, C, Eigen::Vector2d(0, q).asDiagonal(), R);
            QCOMPARE(K.rows(), Eigen::Index{2});
            QVERIFY(std::abs(K(0, 0) / (std::sqrt(2.0) * std::pow(q, 0.25)) - 1) < 1e-9);
            QVERIFY(std::abs(K(1, 0) / std::sqrt(q) - 1) < 1e-9);
        }
    }

    /// Whatever the system: stable, and no other gain costs less (the trace of P solves a Lyapunov equation).
    void randomSystemsAreHeld() {
        RandomStream random(3, 1);
        for (int k = 0; k < 300; ++k) {
            const Eigen::Index n = 1 + static_cast<Eigen::Index>(random.below(6)),
                               m = 1 + static_cast<Eigen::Index>(random.below(2));
            const Eigen::MatrixXd A = drawn(random, n, n), C = drawn(random, m, n),
                                  Q = Eigen::MatrixXd::Identity(n, n), R = Eigen::MatrixXd::Identity(m, m);
            const Eigen::MatrixXd K = observerGain(A, C, Q, R);
            QVERIFY2(K.size() > 0, std::to_string(k).c_str());
            QVERIFY(growth(A - K * C) < 0);
            const auto cost = [&](const Eigen::MatrixXd& gain) {
                const Eigen::MatrixXd F = A - gain * C, W = Q + gain * R * gain.transpose();
                // F P + P F' + W = 0 by Kronecker products.
                Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(n * n, n * n);
                for (Eigen::Index i = 0; i < n; ++i)
                    for (Eigen::Index j = 0; j < n; ++j)
                        for (Eigen::Index l = 0; l < n; ++l) {
                            sum(i + n * j, l + n * j) += F(i, l);
                            sum(i + n * j, i + n * l) += F(j, l);
                        }
                const Eigen::VectorXd P = sum.partialPivLu().solve(-W.reshaped());
                return P.reshaped(n, n).trace();
            };
            const double least = cost(K);
            for (int other = 0; other < 3; ++other) {
                const Eigen::MatrixXd changed = K + 1e-3 * drawn(random, n, m);
                if (growth(A - changed * C) < 0) QVERIFY(cost(changed) > least);
            }
        }
    }

    void whatIsNotSeenCannotBeHeld() {
        const Eigen::MatrixXd R = Eigen::MatrixXd::Identity(1, 1), Q = Eigen::MatrixXd::Identity(2, 2),
                              C = (Eigen::RowVector2d() << 1, 0).finished();
        QCOMPARE(observerGain(Eigen::Vector2d(-1, 0.5).asDiagonal(), C, Q, R).size(), Eigen::Index{0});
        QVERIFY(observerGain(Eigen::Vector2d(-1, -0.5).asDiagonal(), C, Q, R).size() > 0);
        QVERIFY(observerGain((Eigen::Matrix2d() << -1, 1, 0, 0.5).finished(), C, Q, R).size() > 0);
    }
};

RIGOR_TEST(TestRiccati)
#include "test_riccati.moc"

} // namespace test_riccati
