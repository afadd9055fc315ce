// Copulas: the way from independent probabilities to dependent ones against their densities, closed forms and
// ranks; laws that hold in every family.
#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/joint_distribution.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/foundation/stats/special.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numbers>

namespace test_copula {

using namespace rigor;

namespace {

struct Case {
    CopulaFamily family;
    double value;
    bool survival = false;
};

std::vector<Case> allCases() {
    std::vector<Case> cases;
    for (const CopulaFamily family : {CopulaFamily::Gaussian, CopulaFamily::StudentT, CopulaFamily::Frank,
                                      CopulaFamily::Clayton, CopulaFamily::Gumbel})
        for (const double value : {-0.8, -0.3, 0.05, 0.5, 0.9}) cases.push_back({family, value});
    for (const CopulaFamily family : {CopulaFamily::Clayton, CopulaFamily::Gumbel})
        for (const double value : {-0.6, 0.6}) cases.push_back({family, value, true});
    return cases;
}

Copula made(const Case& c) { return Copula(c.family, 2, {{0, 1, c.value}}, 4, c.survival); }

QByteArray named(const Case& c) {
    return QByteArray::fromStdString(copulaFamilies()[static_cast<std::size_t>(c.family)]) + " " +
           QByteArray::number(c.value) + (c.survival ? " turned" : "");
}

/// Second variable at independent probabilities (u, p).
double second(const Copula& copula, double u, double p) {
    std::array<Probability, 2> both{Probability{u, 1 - u}, Probability{p, 1 - p}};
    copula.fromIndependent(both);
    return both[1].lower;
}

std::string messageOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& e) {
        return e.sentence();
    }
    return "no error";
}

} // namespace

class TestCopula : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// p = P(V <= v | U = u), so dp/dv is the density c(u, v): the transformation and the density are written
    /// apart and must agree. Differences of 1e-5: error of second order, 1e-8 over curvatures of some 100.
    void theDensityIsTheSlopeOfTheTransformation() {
        for (const Case& c : allCases())
            for (const double u : {0.03, 0.4, 0.5, 0.95})
                for (const double p : {0.02, 0.3, 0.7, 0.97}) {
                    const Copula copula = made(c);
                    constexpr double h = 1e-5;
                    const double v = second(copula, u, p),
                                 slope = (second(copula, u, p + h) - second(copula, u, p - h)) / (2 * h);
                    const std::array<Probability, 2> at{Probability{u, 1 - u}, Probability{v, 1 - v}};
                    const double product = slope * std::exp(copula.logDensity(at));
                    QVERIFY2(std::abs(product - 1) < 2e-5, named(c) + " u " + QByteArray::number(u) + " p " +
                                                               QByteArray::number(p) + ": " +
                                                               QByteArray::number(product));
                }
    }

    /// Every variable keeps its own law: of 2048 Sobol points as many are below 0.1, 0.5, 0.9 as there should
    /// be, to 20 (points that fill the square evenly miss by as many as lie along the edge).
    void everyVariableStaysUniform() {
        const Eigen::MatrixXd points = unitPoints(SamplingScheme::Sobol, 2, 2048, 3);
        for (const Case& c : allCases()) {
            const Copula copula = made(c);
            std::vector<double> v;
            for (Eigen::Index k = 0; k < points.cols(); ++k)
                v.push_back(second(copula, points(0, k), points(1, k)));
            for (const double limit : {0.1, 0.5, 0.9}) {
                const auto below = std::count_if(v.begin(), v.end(), [&](double one) { return one < limit; });
                QVERIFY2(std::abs(static_cast<double>(below) - 2048 * limit) < 20,
                         named(c) + ": " + QByteArray::number(static_cast<int>(below)));
            }
        }
    }

    /// tau = 4 E C(U, V) - 1 = P(concordant) - P(discordant) of pairs of points; of Gaussian and t 2/pi asin
    /// rho. 512 Sobol points against each other: 0.015.
    void kendallsTauIsTheNumber() {
        const Eigen::MatrixXd points = unitPoints(SamplingScheme::Sobol, 2, 512, 5);
        for (const Case& c : allCases()) {
            const Copula copula = made(c);
            std::vector<double> v;
            for (Eigen::Index k = 0; k < points.cols(); ++k)
                v.push_back(second(copula, points(0, k), points(1, k)));
            double sum = 0;
            for (std::size_t i = 0; i < v.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    sum +=
                        (points(0, static_cast<Eigen::Index>(i)) - points(0, static_cast<Eigen::Index>(j))) *
                                    (v[i] - v[j]) >
                                0
                            ? 1
                            : -1;
            const double tau = 2 * sum / (512.0 * 511.0);
            const bool elliptical = c.family == CopulaFamily::Gaussian || c.family == CopulaFamily::StudentT;
            const double wanted = elliptical ? 2 / std::numbers::pi * std::asin(c.value) : c.value;
            QVERIFY2(std::abs(tau - wanted) < 0.015, named(c) + ": " + QByteArray::number(tau));
        }
    }

    /// C(u, v) in closed form against the share of points with both below.
    void closedFormsOfTheDistributionFunction() {
        const Eigen::MatrixXd points = unitPoints(SamplingScheme::Sobol, 2, 4096, 7);
        const auto share = [&](const Copula& copula, double a, double b) {
            int both = 0;
            for (Eigen::Index k = 0; k < points.cols(); ++k)
                both += points(0, k) < a && second(copula, points(0, k), points(1, k)) < b;
            return both / 4096.0;
        };
        const double a = 0.3, b = 0.4;
        const double clayton = 2.0, gumbel = 2.0; // of tau = 0.5
        QVERIFY(std::abs(share(Copula(CopulaFamily::Clayton, 2, {{0, 1, 0.5}}), a, b) -
                         std::pow(std::pow(a, -clayton) + std::pow(b, -clayton) - 1, -1 / clayton)) < 4e-3);
        QVERIFY(std::abs(share(Copula(CopulaFamily::Gumbel, 2, {{0, 1, 0.5}}), a, b) -
                         std::exp(-std::pow(std::pow(-std::log(a), gumbel) + std::pow(-std::log(b), gumbel),
                                            1 / gumbel))) < 4e-3);
        // Frank of tau = 0.5: theta = 5.736282707 (Nelsen, table of Genest 1987).
        QVERIFY(std::abs(parameterOfTau(CopulaFamily::Frank, 0.5) - 5.736282707) < 1e-7);
        const double t = 5.736282707;
        QVERIFY(std::abs(share(Copula(CopulaFamily::Frank, 2, {{0, 1, 0.5}}), a, b) +
                         std::log1p(std::expm1(-t * a) * std::expm1(-t * b) / std::expm1(-t)) / t) < 4e-3);
        // P(both below the median) of Gaussian and t: 1/4 + asin(rho)/(2 pi).
        for (const CopulaFamily family : {CopulaFamily::Gaussian, CopulaFamily::StudentT})
            QVERIFY(std::abs(share(Copula(family, 2, {{0, 1, 0.6}}), 0.5, 0.5) -
                             (0.25 + std::asin(0.6) / (2 * std::numbers::pi))) < 4e-3);
    }

    /// Of Clayton the lower tail holds together, turned the upper one: P(V < q | U < q) at q = 0.01 tends to
    /// 2^(-1/theta).
    void tailsAreThoseOfTheFamily() {
        const auto together = [](const Copula& copula, double from, double to) {
            int both = 0, all = 0;
            const Eigen::MatrixXd points = unitPoints(SamplingScheme::Sobol, 2, 4096, 9);
            for (Eigen::Index k = 0; k < points.cols(); ++k) {
                const double v = second(copula, from + (to - from) * points(0, k), points(1, k));
                both += v > from && v < to;
                ++all;
            }
            return static_cast<double>(both) / all;
        };
        const double lower = std::pow(2.0, -0.5);
        QVERIFY(std::abs(together(Copula(CopulaFamily::Clayton, 2, {{0, 1, 0.5}}), 0, 0.001) - lower) < 0.02);
        QVERIFY(std::abs(together(Copula(CopulaFamily::Clayton, 2, {{0, 1, 0.5}}, 4, true), 0.999, 1) -
                         lower) < 0.02);
        QVERIFY(std::abs(together(Copula(CopulaFamily::Gumbel, 2, {{0, 1, 0.5}}), 0.999, 1) -
                         (2 - std::sqrt(2.0))) < 0.02);
    }

    /// Three normal variables: x = mean + deviation L e, exact to rounding of probabilities.
    void normalVariablesBecomeLinearInIndependentScores() {
        std::vector<Distribution> inputs;
        for (const double mean : {1.0, 2.0, -3.0})
            inputs.push_back(makeDistribution("normal", {{"mean", mean}, {"standard_deviation", 0.5}}));
        const JointDistribution joint(
            inputs, Copula(CopulaFamily::Gaussian, 3, {{0, 1, 0.6}, {2, 0, -0.4}, {1, 2, 0.3}}));
        Eigen::Matrix3d r;
        r << 1, 0.6, -0.4, 0.6, 1, 0.3, -0.4, 0.3, 1;
        const Eigen::Matrix3d root = r.llt().matrixL();
        const Eigen::Vector3d e(0.7, -1.9, 2.4);
        std::array<Probability, 3> p;
        for (int i = 0; i < 3; ++i)
            p[static_cast<std::size_t>(i)] = {special::normalLower(e[i]), special::normalLower(-e[i])};
        Eigen::Vector3d x;
        joint.fromIndependent(p, x.data());
        QVERIFY((x - (Eigen::Vector3d(1, 2, -3) + 0.5 * root * e)).norm() < 1e-13);
        // Density: that of the normal law of three variables.
        const Eigen::Vector3d z = root * e;
        const double wanted = -0.5 * z.dot(r.inverse() * z) - 0.5 * std::log(r.determinant()) -
                              1.5 * std::log(2 * std::numbers::pi) - 3 * std::log(0.5);
        QVERIFY(std::abs(joint.logPdf({x.data(), 3}) - wanted) < 1e-11);
    }

    /// A chain of pairs: every pair named has its tau, the far one less.
    void treesOfPairs() {
        const Copula chain(CopulaFamily::Frank, 3, {{0, 1, 0.6}, {1, 2, 0.6}});
        const Eigen::MatrixXd points = unitPoints(SamplingScheme::Sobol, 3, 512, 11);
        std::vector<std::array<double, 3>> made;
        for (Eigen::Index k = 0; k < points.cols(); ++k) {
            std::array<Probability, 3> p;
            for (int i = 0; i < 3; ++i) p[static_cast<std::size_t>(i)] = {points(i, k), 1 - points(i, k)};
            chain.fromIndependent(p);
            made.push_back({p[0].lower, p[1].lower, p[2].lower});
        }
        const auto tau = [&](std::size_t a, std::size_t b) {
            double sum = 0;
            for (std::size_t i = 0; i < made.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    sum += (made[i][a] - made[j][a]) * (made[i][b] - made[j][b]) > 0 ? 1 : -1;
            return 2 * sum / (512.0 * 511.0);
        };
        QVERIFY(std::abs(tau(0, 1) - 0.6) < 0.02);
        QVERIFY(std::abs(tau(1, 2) - 0.6) < 0.02);
        QVERIFY(tau(0, 2) > 0.3 && tau(0, 2) < 0.55);
    }

    void whatIsNoDependenceIsRefused() {
        QVERIFY(messageOf([] {
                    Copula(CopulaFamily::Gaussian, 3, {{0, 1, 0.9}, {1, 2, 0.9}, {0, 2, -0.9}});
                }).find("not positive definite") != std::string::npos);
        QVERIFY(messageOf([] {
                    Copula(CopulaFamily::Frank, 3, {{0, 1, 0.3}, {1, 2, 0.3}, {0, 2, 0.3}});
                }).find("ring") != std::string::npos);
        QVERIFY(messageOf([] {
                    Copula(CopulaFamily::Clayton, 2, {{0, 1, 1}});
                }).find("between -1 and 1") != std::string::npos);
        QVERIFY(messageOf([] {
                    Copula(CopulaFamily::Gaussian, 2, {{0, 1, 0.1}, {1, 0, 0.1}});
                }).find("named once") != std::string::npos);
        QVERIFY(messageOf([] { copulaFamily("frnak"); }).find("Did you mean \"frank\"") != std::string::npos);
    }
};

RIGOR_TEST(TestCopula)
#include "test_copula.moc"

} // namespace test_copula
