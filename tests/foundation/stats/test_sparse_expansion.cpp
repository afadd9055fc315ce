// Sparse polynomials: exact where the function is one, with the variances that are known of functions that
// are none, and without variables that have no influence; moments from the square against quadrature.

#include "core/foundation/base/random.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/foundation/stats/moments.h"
#include "core/foundation/stats/sparse_expansion.h"
#include "core/foundation/stats/square_moments.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_sparse_expansion {

using namespace rigor;

namespace {

using Function = std::function<double(const Eigen::VectorXd&)>;

std::shared_ptr<const SparseExpansion> fitted(const Function& f, int variables, Eigen::Index count,
                                              const SparseOptions& options = {}, int threads = 0) {
    const Eigen::MatrixXd points = 2 * unitPoints(SamplingScheme::Sobol, variables, count, 1).array() - 1;
    Eigen::MatrixXd values(count, 1);
    for (Eigen::Index k = 0; k < count; ++k) values(k, 0) = f(points.col(k));
    return fitSparse(points, values, Eigen::VectorXd::Ones(count), options, threads, {});
}

/// Shares of the variance over the box: {first, total} of each variable, from the terms.
std::vector<std::pair<double, double>> shares(const SparseExpansion& fit, int variables) {
    std::vector<std::pair<double, double>> list(static_cast<std::size_t>(variables));
    double all = 0;
    for (std::size_t t = 1; t < fit.terms.size(); ++t) {
        const double energy = std::pow(fit.coefficients(static_cast<Eigen::Index>(t), 0), 2);
        const auto active = std::ranges::count_if(fit.terms[t], [](int degree) { return degree > 0; });
        all += energy;
        for (std::size_t i = 0; i < list.size(); ++i)
            if (fit.terms[t][i] > 0) {
                list[i].second += energy;
                if (active == 1) list[i].first += energy;
            }
    }
    for (auto& [first, total] : list) first /= all, total /= all;
    return list;
}

} // namespace

class TestSparseExpansion : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aPolynomialOfTenVariablesIsMetExactly() {
        const Function f = [](const Eigen::VectorXd& x) {
            return 1 + x[0] - 2 * x[1] * x[2] + 0.5 * x[3] * x[3] * x[9] + std::pow(x[4], 4);
        };
        const auto fit = fitted(f, 10, 256);
        QVERIFY(fit->leaveOneOut[0] < 1e-10);
        const Eigen::MatrixXd elsewhere = Eigen::MatrixXd::Random(10, 20);
        for (Eigen::Index k = 0; k < 20; ++k)
            QVERIFY(std::abs(fit->at(elsewhere)(k, 0) - f(elsewhere.col(k))) < 1e-9);
    }

    void variablesWithoutInfluenceAreLeftOut() {
        const auto fit =
            fitted([](const Eigen::VectorXd& x) { return std::exp(0.8 * x[1] - 0.5 * x[4]); }, 8, 512);
        for (int i = 0; i < 8; ++i) {
            QCOMPARE(bool(fit->used[static_cast<std::size_t>(i)]), i == 1 || i == 4);
            QCOMPARE(fit->influence(i) > 0, i == 1 || i == 4);
        }
        QVERIFY(fit->leaveOneOut[0] < 1e-6);
    }

    /// T. Ishigami and T. Homma, 1990: y = sin x1 + 7 sin^2 x2 + 0.1 x3^4 sin x1 of angles in -pi .. pi.
    void theIndicesOfIshigamiAreThose() {
        const double pi = M_PI, a = 7, b = 0.1;
        const auto fit = fitted(
            [&](const Eigen::VectorXd& x) {
                return std::sin(pi * x[0]) + a * std::pow(std::sin(pi * x[1]), 2) +
                       b * std::pow(pi * x[2], 4) * std::sin(pi * x[0]);
            },
            3, 512, {.mostLevel = 12});
        const double all = a * a / 8 + b * std::pow(pi, 4) / 5 + b * b * std::pow(pi, 8) / 18 + 0.5;
        const double first = 0.5 * std::pow(1 + b * std::pow(pi, 4) / 5, 2) / all, second = a * a / 8 / all,
                     both = 8 * b * b * std::pow(pi, 8) / 225 / all;
        const auto found = shares(*fit, 3);
        QVERIFY(std::abs(found[0].first - first) < 0.01 && std::abs(found[0].second - first - both) < 0.01);
        QVERIFY(std::abs(found[1].first - second) < 0.01 && std::abs(found[1].second - second) < 0.01);
        QVERIFY(std::abs(found[2].first) < 0.01 && std::abs(found[2].second - both) < 0.01);
    }

    /// A. Saltelli and I. M. Sobol', 1995: the product of (|4 u - 2| + a) / (1 + a), with kinks in all
    /// variables.
    void theIndicesOfTheGFunctionAreThose() {
        const std::vector<double> a{0, 1, 4.5, 9, 99, 99};
        const auto fit = fitted(
            [&](const Eigen::VectorXd& x) {
                double y = 1;
                for (std::size_t i = 0; i < a.size(); ++i)
                    y *= (std::abs(2 * x[static_cast<Eigen::Index>(i)]) + a[i]) / (1 + a[i]);
                return y;
            },
            6, 2048);
        std::vector<double> own;
        double product = 1;
        for (const double one : a) {
            own.push_back(1 / (3 * (1 + one) * (1 + one)));
            product *= 1 + own.back();
        }
        const auto found = shares(*fit, 6);
        for (std::size_t i = 0; i < a.size(); ++i) {
            QVERIFY(std::abs(found[i].first - own[i] / (product - 1)) < 0.01);
            QVERIFY(std::abs(found[i].second - own[i] * product / (1 + own[i]) / (product - 1)) < 0.01);
        }
    }

    void leaveOneOutTellsTheErrorAtOtherPoints() {
        const Function f = [](const Eigen::VectorXd& x) {
            return 1 / (1.6 + x.mean()) + std::sin(2 * x[0] + x[1]);
        };
        for (const Eigen::Index count : {128, 512}) {
            const auto fit = fitted(f, 6, count);
            const Eigen::MatrixXd others = 2 * unitPoints(SamplingScheme::MonteCarlo, 6, 2000, 9).array() - 1;
            const Eigen::VectorXd there = fit->at(others).col(0);
            double sum = 0;
            for (Eigen::Index k = 0; k < others.cols(); ++k) sum += std::pow(there[k] - f(others.col(k)), 2);
            const double error = std::sqrt(sum / 2000);
            QVERIFY2(error < 3 * fit->leaveOneOut[0] && error > fit->leaveOneOut[0] / 5,
                     qPrintable(QString("%1 %2").arg(error).arg(fit->leaveOneOut[0])));
        }
    }

    void threadsDoNotChangeIt() {
        const Function f = [](const Eigen::VectorXd& x) { return std::exp(x.sum() / 3); };
        const auto one = fitted(f, 5, 200, {}, 1), two = fitted(f, 5, 200, {}, 2);
        QVERIFY(one->terms == two->terms && one->coefficients == two->coefficients);
    }

    void momentsFromTheSquareAreThoseOfQuadrature() {
        const std::vector<std::vector<Germ>> families{
            {Germ{}, Germ{}, Germ{}},
            {Germ{GermFamily::Legendre}, Germ{GermFamily::Laguerre, 2.5}, Germ{GermFamily::Jacobi, 1.5, 3}}};
        RandomStream stream(4, 1);
        for (const auto& germs : families) {
            const ChaosBasis basis(germs, 4);
            Eigen::MatrixXd coefficients(basis.size(), 5);
            for (double& c : coefficients.reshaped()) c = stream.normal();
            const Eigen::MatrixXd wanted = QuadratureMoments(basis, 4).central(coefficients),
                                  found = SquareMoments(basis).central(coefficients);
            for (Eigen::Index m = 1; m < 4; ++m)
                for (Eigen::Index l = 0; l < 5; ++l)
                    QVERIFY(std::abs(found(m, l) - wanted(m, l)) <=
                            1e-10 * std::pow(wanted(1, l), (static_cast<double>(m) + 1) / 2) * 100);
        }
    }
};

RIGOR_TEST(TestSparseExpansion)
#include "test_sparse_expansion.moc"

} // namespace test_sparse_expansion
