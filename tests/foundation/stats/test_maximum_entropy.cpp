#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/stats/distributions/distance.h"
#include "core/foundation/stats/maximum_entropy/maximum_entropy.h"
#include "core/foundation/stats/special.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <fstream>

namespace test_maximum_entropy {

using namespace rigor;

namespace {
nlohmann::json reference() {
    std::ifstream in(sourceDir() + "/tests/rigs/wet-clutch/reference.json");
    return nlohmann::json::parse(in);
}

Moments standardised(std::vector<double> t) {
    Moments m;
    m.mean = 0;
    m.standardDeviation = 1;
    m.standardised = std::move(t);
    return m;
}

double paperExample(double x) { return std::tan(x / 4) + std::exp(x / 3 - 1) + std::tanh(x); }

/// Distribution function of the paper's example under X ~ N(0,1) truncated to [-5, 5], by bisection of the
/// monotone y.
double exactCdf(double y) {
    double from = -5, to = 5;
    if (y <= paperExample(from)) return 0;
    if (y >= paperExample(to)) return 1;
    for (int i = 0; i < 50; ++i) {
        const double x = 0.5 * (from + to);
        (paperExample(x) < y ? from : to) = x;
    }
    const double outside = special::normalLower(-5);
    return (special::normalLower(from) - outside) / (1 - 2 * outside);
}

/// Moments behind the fit of that name in the reference file.
Moments sourceMoments(const nlohmann::json& example, const std::string& source) {
    const auto& raw =
        source == "exact" ? example["exact_raw_moments_1_to_8"] : example["gpc"][source]["raw_moments"];
    return momentsFromRaw(raw.get<std::vector<double>>());
}
} // namespace

class TestMaximumEntropy : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void twoMomentsGiveTheNormalDensity() {
        const MaximumEntropyFit fit = fitMaximumEntropy(standardised({0, 1}), 2);
        QVERIFY(fit.converged());
        // the mass left out beyond 6 deviations is 2e-9
        QVERIFY(std::abs(fit.lambda[2] - 0.5) < 1e-6);
        QVERIFY(std::abs(fit.lambda[0] - 0.5 * std::log(2 * M_PI)) < 1e-6);
        QVERIFY(std::abs(fit.logPdf(1) - (-0.5 - 0.5 * std::log(2 * M_PI))) < 1e-6);
    }

    void everyConvergedFitHasTheMomentsItWasGiven() {
        // Law over a family: mixtures of two normals of several shapes, M = 2 .. 8.
        for (double apart : {0.0, 0.5, 0.8}) {
            for (double share : {0.5, 0.3}) {
                const double inner = std::sqrt(1 - apart * apart);
                const double a = apart * std::sqrt((1 - share) / share),
                             b = -apart * std::sqrt(share / (1 - share));
                const QuadratureRule rule = gaussRule({}, 10);
                std::vector<double> t;
                for (int m = 1; m <= 8; ++m) {
                    const auto power = [&](double centre) {
                        return rule.weights.dot((centre + inner * rule.nodes.array()).pow(m).matrix());
                    };
                    t.push_back(share * power(a) + (1 - share) * power(b));
                }
                for (int order = 2; order <= 8; ++order) {
                    const MaximumEntropyFit fit = fitMaximumEntropy(standardised(t), order);
                    QVERIFY2(fit.converged(), fit.reason.c_str());
                    const QuadratureRule grid = compositeGaussLegendre(-6, 6, 300, 10);
                    double mass = 0;
                    std::vector<double> found(static_cast<std::size_t>(order), 0.0);
                    for (Eigen::Index j = 0; j < grid.nodes.size(); ++j) {
                        double p = grid.weights[j] * std::exp(fit.logPdf(grid.nodes[j]));
                        mass += p;
                        for (double& moment : found) moment += p *= grid.nodes[j];
                    }
                    QVERIFY(std::abs(mass - 1) < 1e-9);
                    // matched to 1e-10 in normalised Hermite moments; t^8 holds up to sqrt(8!) = 200 of them
                    for (std::size_t m = 0; m < found.size(); ++m)
                        QVERIFY(std::abs(found[m] - t[m]) < 1e-6 * std::max(1.0, std::abs(t[m])));
                }
            }
        }
    }

    void fitsOfThePapersExampleMatchTheReference() {
        const auto example = reference()["univariate_example"];
        const auto y = example["exact_density"]["y"].get<std::vector<double>>();
        int converged = 0, refused = 0;
        for (const auto& [source, fits] : example["fits"].items()) {
            const Moments moments = sourceMoments(example, source);
            for (int order : {4, 5, 6}) {
                const auto& wanted = fits["me" + std::to_string(order)];
                const MaximumEntropyFit fit = fitMaximumEntropy(moments, order);
                if (!wanted["converged"].get<bool>()) {
                    // the sixth moment is larger than 36 times the fourth: no density within 6 deviations
                    QVERIFY(fit.state == FitState::InfeasibleMoments);
                    QVERIFY(std::isnan(fit.logPdf(0)));
                    QVERIFY(!fit.reason.empty());
                    ++refused;
                    continue;
                }
                QVERIFY2(fit.converged(), (source + ": " + fit.reason).c_str());
                const auto density = wanted["density_at"].get<std::vector<double>>();
                for (std::size_t i = 0; i < y.size(); ++i) { // tolerance of the reference file
                    const double relative = std::exp(fit.logPdf(y[i])) / density[i] - 1;
                    QVERIFY2(std::abs(relative) < 1e-4, qPrintable(QString("%1 M %2 y %3: %4")
                                                                       .arg(source.c_str())
                                                                       .arg(order)
                                                                       .arg(y[i])
                                                                       .arg(relative)));
                }
                ++converged;
            }
        }
        QCOMPARE(refused, 2);
        QVERIFY(converged >= 13);
    }

    void distancesOfTheFitsMatchTheReferenceInBothForms() {
        const auto example = reference()["univariate_example"];
        const double low = paperExample(-5), high = paperExample(5);
        for (const auto& [source, fits] : example["fits"].items()) {
            const Moments moments = sourceMoments(example, source);
            const auto distance = [&](const Density& fit) {
                return earthMoversDistanceOfCdfs(
                    exactCdf, [&](double y) { return fit.cdf(y); }, std::min(low, fit.lower()),
                    std::max(high, fit.upper()), 1000);
            };
            const GaussianDensity gaussian(moments.mean, moments.standardDeviation);
            QVERIFY(std::abs(distance(gaussian) - fits["emd_gauss"].get<double>()) < 2e-5);
            for (int order : {4, 5, 6}) {
                const auto& wanted = fits["emd_me" + std::to_string(order) + "_K6"];
                if (wanted.is_null()) continue;
                const MaximumEntropyDensity density(fitMaximumEntropy(moments, order));
                QVERIFY2(std::abs(distance(density) - wanted.get<double>()) < 2e-5, source.c_str());
            }
            const double byQuantiles = earthMoversDistanceOfQuantiles(
                [&](double p) {
                    const double outside = special::normalLower(-5);
                    return paperExample(germQuantile(
                        {}, {outside + p * (1 - 2 * outside), 1 - outside - p * (1 - 2 * outside)}));
                },
                [&](double p) { return gaussian.quantile(p); });
            QVERIFY(std::abs(byQuantiles - fits["emd_gauss"].get<double>()) < 2e-5);
        }
    }

    void fitsOfTheClutchMatchTheReference() {
        const auto points = reference()["uncertainty_propagation"]["points"];
        int checked = 0;
        for (const auto& [name, point] : points.items()) {
            for (const auto& [experiment, entry] : point["experiments"].items()) {
                const auto wanted = entry["gpc_mean_std_skew_kurt"].get<std::vector<double>>();
                Moments moments = standardised({0, 1, wanted[2], wanted[3]});
                moments.mean = wanted[0];
                moments.standardDeviation = wanted[1];
                const MaximumEntropyFit fit = fitMaximumEntropy(moments, 4);
                QVERIFY2(fit.converged(), fit.reason.c_str());
                const double y = entry["observed_y"];
                // "log_f_max_entropy" of the reference file allows 0.005 for moments from a simulation of
                // one's own; with the moments given only printing (6 digits) is left.
                QVERIFY(std::abs(fit.logPdf(y) - entry["log_f"]["gpc_max_entropy"].get<double>()) < 2e-5);
                const auto lambda = entry["max_entropy_lambda_1_to_4_in_t"].get<std::vector<double>>();
                for (std::size_t m = 0; m < 4; ++m)
                    QVERIFY(std::abs(fit.lambda[static_cast<Eigen::Index>(m) + 1] - lambda[m]) < 1e-6);
                QVERIFY(std::abs(fit.lambda[0] - entry["max_entropy_lambda_0_in_t"].get<double>()) < 1e-6);
                QVERIFY(std::abs(GaussianDensity(wanted[0], wanted[1]).logPdf(y) -
                                 entry["log_f"]["gpc_gauss"].get<double>()) < 2e-6);
                ++checked;
            }
        }
        QVERIFY(checked >= 12);
    }

    void distributionFunctionAndQuantilesAreInverse() {
        Moments moments = standardised({0, 1, 0.5, 2.4});
        moments.mean = 1.3;
        moments.standardDeviation = 0.04;
        const MaximumEntropyDensity density(fitMaximumEntropy(moments, 4));
        for (double p : {1e-6, 0.01, 0.3, 0.5, 0.9, 0.9999}) {
            const double y = density.quantile(p);
            QVERIFY(std::abs(density.cdf(y) - p) < 1e-12);
            const double h = 1e-5;
            QVERIFY(std::abs((density.cdf(y + h) - density.cdf(y - h)) / (2 * h) / density.pdf(y) - 1) <
                    1e-4);
        }
        QVERIFY(std::abs(density.mean() - 1.3) < 1e-8);
        QVERIFY(std::abs(density.standardDeviation() - 0.04) < 1e-8);
        QVERIFY(std::isnan(density.quantile(0)));
    }

    void theLogDensityContinuesOutsideTheSupport() {
        const MaximumEntropyFit fit = fitMaximumEntropy(standardised({0, 1, 0, 2.5}), 4);
        const double edge = fit.logPdf(6);
        QVERIFY(std::abs(fit.logPdf(8) - (edge - 0.5 * (64 - 36))) < 1e-12);
        QVERIFY(std::abs(fit.logPdf(-7) - (fit.logPdf(-6) - 0.5 * 13)) < 1e-12);
    }

    void warmStartsReachTheSameDensityInFewerSteps() {
        // 6 moments: with 4 a cold start is a tabulated one
        const Moments wanted = standardised({0, 1, 0.4, 2.3, 1.9, 7.4});
        const MaximumEntropyFit cold = fitMaximumEntropy(wanted, 6);
        const MaximumEntropyFit other = fitMaximumEntropy(standardised({0, 1, 0.41, 2.32, 1.95, 7.5}), 6);
        QVERIFY(cold.converged() && other.converged());
        const MaximumEntropyFit warm = fitMaximumEntropy(wanted, 6, {}, &other.lambda);
        QVERIFY(warm.converged());
        QVERIFY(warm.iterations < cold.iterations);
        QVERIFY((warm.lambda - cold.lambda).cwiseAbs().maxCoeff() < 1e-8);
    }

    void fourMomentsEndInTheSameDensityFromTheTableAndFromANormalOne() {
        Eigen::VectorXd normal = Eigen::VectorXd::Zero(5);
        normal[2] = 0.5;
        int tabulated = 0, cold = 0, fits = 0;
        for (const double support : {6.0, 4.5})
            for (double skewness = -1.5; skewness <= 1.5; skewness += 0.17)
                for (double above = 0.35; above <= 5; above *= 1.23) {
                    const Moments wanted = standardised({0, 1, skewness, 1 + skewness * skewness + above});
                    const MaximumEntropyFit a = fitMaximumEntropy(wanted, 4, {.support = support}),
                                            b = fitMaximumEntropy(wanted, 4, {.support = support}, &normal);
                    QVERIFY(a.state == b.state);
                    if (!a.converged()) continue;
                    QVERIFY(a.momentError < 1e-8);
                    ++fits;
                    if (std::abs(skewness) < 1 && above > 0.8 && above < 3) {
                        tabulated += a.iterations;
                        cold += b.iterations;
                    }
                    for (double y = -3; y <= 3; y += 0.25)
                        QVERIFY2(std::abs(a.logPdf(y) - b.logPdf(y)) < 1e-6,
                                 qPrintable(QString("%1 %2 %3").arg(skewness).arg(above).arg(y)));
                }
        QVERIFY(fits > 150);
        qInfo("%d fits: %d steps from the table, %d from the normal density", fits, tabulated, cold);
        QVERIFY(2 * tabulated < cold);
    }

    void failuresSayWhatIsWrong() {
        QVERIFY(fitMaximumEntropy(standardised({0, 1, 2, 3}), 4).state == FitState::InfeasibleMoments);
        Moments flat = standardised({0, 1, 0, 3});
        flat.standardDeviation = 0;
        QVERIFY(fitMaximumEntropy(flat, 4).state == FitState::NotFinite);
        QVERIFY(fitMaximumEntropy(standardised({0, 1, std::nan(""), 3}), 4).state == FitState::NotFinite);
        const MaximumEntropyFit cut =
            fitMaximumEntropy(standardised({0, 1, 0.5, 2}), 4, {.maxIterations = 1});
        QVERIFY(cut.state == FitState::IterationLimit);
        QVERIFY(cut.momentError > 0);
        QVERIFY(cut.reason.find("not converged after 1") != std::string::npos);
        QVERIFY_EXCEPTION_THROWN(MaximumEntropyDensity{cut}, Error);
        QVERIFY_EXCEPTION_THROWN(fitMaximumEntropy(flat, 9), Error);
        QVERIFY_EXCEPTION_THROWN(fitMaximumEntropy(flat, 6), Error);
        QVERIFY_EXCEPTION_THROWN(GaussianDensity(0, -1), Error);
        QVERIFY(MaximumEntropyFit().state == FitState::NotRun);
    }

    void nearlyDegenerateMomentsEndInAnHonestState() {
        // Kurtosis a hair above the bound 1 + skewness^2: nearly two points. Whatever the state, it must not
        // lie.
        for (double excess : {1e-2, 1e-4, 1e-6, 1e-9}) {
            const MaximumEntropyFit fit = fitMaximumEntropy(standardised({0, 1, 0.3, 1.09 + excess}), 4);
            if (fit.converged()) {
                QVERIFY(fit.momentError < 1e-7);
                const MaximumEntropyDensity density(fit);
                QVERIFY(std::abs(density.cdf(0) - 0.574) <
                        0.02); // share of the lower point (1 + s/sqrt(4+s^2))/2
            } else {
                QVERIFY(fit.reason.find("Newton") != std::string::npos);
            }
        }
    }
};

RIGOR_TEST(TestMaximumEntropy)
#include "test_maximum_entropy.moc"

} // namespace test_maximum_entropy
