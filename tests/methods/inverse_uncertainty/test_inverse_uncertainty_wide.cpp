// Inverse uncertainty with every family, with 3 to 6 unknowns on both grids, and what is measured against
// samples.

#include "tests/support/models/line_problem.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_inverse_uncertainty_wide {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// y = offset + sum c_i x_i with independent normal x_i, n = 1..6.
struct Plane {
    std::vector<double> slopes{1.0, -0.5, 0.8, 0.3, 1.2, -0.7}, means{0.2, 0.4, 0.6, -0.3, 0.1, 0.5},
        deviations{0.5, 0.4, 0.3, 0.6, 0.2, 0.35};
    Problem problem;
    std::vector<double> alpha;
    double mean = 0, variance = 0;

    explicit Plane(std::size_t n) {
        std::string text = "model Plane\n  parameter Real offset = 0;\n", sum = "offset";
        problem = lineProblem();
        problem.unknowns.clear();
        for (std::size_t i = 0; i < n; ++i) {
            const std::string name = "x" + std::to_string(i + 1);
            text += "  parameter Real " + name + " = 0;\n";
            sum += fmt::format(" + ({})*{}", slopes[i], name);
            problem.unknowns.push_back(normalX(means[i], deviations[i]));
            problem.unknowns.back().name = name;
            mean += slopes[i] * means[i];
            variance += slopes[i] * slopes[i] * deviations[i] * deviations[i];
        }
        problem.model =
            compileModel(text + "  output Real y;\nequation\n  y = " + sum + ";\nend Plane;\n", "plane.mo")
                .model;
        alpha.assign(means.begin(), means.begin() + static_cast<std::ptrdiff_t>(n));
        alpha.insert(alpha.end(), deviations.begin(), deviations.begin() + static_cast<std::ptrdiff_t>(n));
    }
    double logLikelihood() const {
        double sum = 0;
        for (const double value : kValues)
            sum -= 0.5 * std::log(2 * M_PI * variance) + (value - mean) * (value - mean) / (2 * variance);
        return sum;
    }
};

double entry(const Result& result, const std::string& table, const std::string& column, std::size_t row) {
    return result.table(table)->find(column)->numbers[row];
}

} // namespace

class TestInverseUncertaintyWide : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyFamilyFindsTheMeanAndDeviationOfTheMeasurements() {
        // y is linear in x, so that the expansion in the family's own polynomials is exact from degree 1 on.
        for (const std::string family : {"normal", "gamma", "beta", "uniform"}) {
            Problem problem = lineProblem();
            problem.unknowns[0].family = family;
            problem.unknowns[0].shape = {{"mean", {1.0, 0.2, 3}}, {"standard_deviation", {0.5, 0.05, 2}}};
            if (family == "beta") problem.unknowns[0].lower = -10, problem.unknowns[0].upper = 10;
            const Result result = runWith(problem, quickAnd({{"degree", 1LL}, {"quadrature_order", 2LL}}));
            QVERIFY2(result.outcome == RunOutcome::Answered, (family + ": " + result.message()).c_str());
            // As for the normal family: the search ends within 1e-4, a tenth of this.
            QVERIFY2(std::abs(result.unknowns[0].value - meanOfValues()) < 1e-3, family.c_str());
            QVERIFY2(std::abs(result.unknowns[1].value - deviationOfValues()) < 1e-3, family.c_str());
        }
    }

    void theLogarithmOfALognormalUnknownIsNormal() {
        Problem problem = lineProblem("y = offset + log(x);");
        problem.unknowns[0].family = "lognormal";
        problem.unknowns[0].shape = {{"log_mean", {0.5, -3, 3}}, {"log_standard_deviation", {0.5, 0.05, 2}}};
        const Result result = runWith(problem, kQuick);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(std::abs(result.unknowns[0].value - meanOfValues()) < 1e-3);
        QVERIFY(std::abs(result.unknowns[1].value - deviationOfValues()) < 1e-3);
    }

    void threeToSixUnknownsGiveTheNormalLikelihoodOnTheTensorGrid() {
        for (std::size_t n = 3; n <= 6; ++n) {
            const Plane plane(n);
            const Result result = runWith(
                plane.problem, quickAnd({{"evaluate_at", plane.alpha}, {"grid", std::string("tensor")}}));
            // Exact up to rounding of 3^6 nodes.
            QVERIFY2(std::abs(result.diagnostics["log_likelihood"].get<double>() - plane.logLikelihood()) <
                         1e-9,
                     std::to_string(n).c_str());
            for (std::size_t i = 0; i < n; ++i) {
                const double share = std::pow(plane.slopes[i] * plane.deviations[i], 2) / plane.variance;
                const auto& sobol = result.diagnostics["sobol"]["x" + std::to_string(i + 1)];
                QVERIFY(std::abs(sobol["first"].get<double>() - share) < 1e-9);
                QVERIFY(std::abs(sobol["total"].get<double>() - share) < 1e-9);
            }
        }
    }

    void fourToSixUnknownsGiveTheSameOnTheSparseGridWithFewerNodes() {
        for (std::size_t n = 4; n <= 6; ++n) {
            const Plane plane(n);
            const auto at = [&](const std::string& grid) {
                return runWith(plane.problem, quickAnd({{"evaluate_at", plane.alpha}, {"grid", grid}}));
            };
            const Result sparse = at("smolyak"), tensor = at("tensor");
            // Weights of both signs lose about two digits more than the tensor grid.
            QVERIFY2(std::abs(sparse.diagnostics["log_likelihood"].get<double>() - plane.logLikelihood()) <
                         1e-7,
                     std::to_string(n).c_str());
            QVERIFY(sparse.diagnostics["nodes"].get<int>() < tensor.diagnostics["nodes"].get<int>());
        }
    }

    void membersSeenBeforeAreNotSimulatedAgain() {
        const Settings settings = quickAnd({{"responses", std::string("simulation")},
                                            {"optimiser", std::string("genetic")},
                                            {"population", 20LL},
                                            {"generations", 20LL},
                                            {"standard_errors", false}});
        const Result result = runWith(lineProblem(), settings);
        const auto& d = result.diagnostics;
        const long long evaluated = d["search"]["evaluations"], perMember = 3 * 10;
        QCOMPARE(evaluated, 20LL + 19LL * 18LL);
        // Besides the search only the propagation at the answer simulates: the box is open and there is no
        // reference.
        const long long simulations = d["simulations"];
        QVERIFY(simulations < (evaluated + 1) * perMember);
        QVERIFY(simulations > evaluated * perMember / 2);
    }

    void theReferenceTellsDensitiesFarOut() {
        Problem problem = lineProblem();
        const double m = meanOfValues(), s = deviationOfValues();
        problem.data.experiments[0].measurements[0].values = {m + 4.5 * s}; // offset 0
        const Result result = runWith(problem, quickAnd({{"evaluate_at", std::vector<double>{m, s}},
                                                         {"reference", std::string("sobol")},
                                                         {"reference_samples", 2048LL}}));
        // A kernel of width h = 0.05 s adds (t^2 - 1) h^2/(2 s^2) = 0.025 to log f at t = 4.5; as much again
        // for noise.
        const double expected = -0.5 * 4.5 * 4.5 - std::log(s * std::sqrt(2 * M_PI));
        const double found = entry(result, "experiments", "log_likelihood_reference", 0);
        QVERIFY2(std::abs(found - std::max(expected, std::log(1e-4))) < 0.05, std::to_string(found).c_str());
        // The density is right, so that what is left is the error of the reference.
        QVERIFY(result.diagnostics["mean_abs_log_error_gaussian"].get<double>() < 0.02);
    }

    void sampleSizesThatReachTheErrorOfADensityAreReported() {
        // The normal density is far from that of a square; samples reach its error soon.
        const Problem problem = lineProblem("y = offset + x + 0.3*x^2;");
        const Result result = runWith(problem, quickAnd({{"evaluate_at", std::vector<double>{0.8, 0.6}},
                                                         {"reference", std::string("sobol")},
                                                         {"reference_samples", 1024LL},
                                                         {"sample_study", true}}));
        const auto* sizes = result.table("sample_sizes");
        QVERIFY(sizes);
        QCOMPARE(sizes->rows(), std::size_t{2});
        QCOMPARE(sizes->find("density")->texts[0], std::string("gaussian"));
        for (const std::string column : {"monte_carlo_samples", "quasi_monte_carlo_samples",
                                         "monte_carlo_samples_emd", "quasi_monte_carlo_samples_emd"}) {
            const double size = entry(result, "sample_sizes", column, 0);
            QVERIFY2(size >= 8 && size <= 1024, (column + " " + std::to_string(size)).c_str());
        }
        QVERIFY(entry(result, "sample_sizes", "quasi_monte_carlo_samples_emd", 0) <
                entry(result, "sample_sizes", "monte_carlo_samples_emd", 0));
        // The distance of S random samples falls as S^(-1/2): from 8 to 128 samples by 4. One set of points
        // serves all ten experiments, 16 and 8 blocks of it: the ratio scatters by about a quarter.
        const double ratio = entry(result, "sample_curves", "monte_carlo_emd", 0) /
                             entry(result, "sample_curves", "monte_carlo_emd", 4);
        QVERIFY2(ratio > 2.4 && ratio < 6.7, std::to_string(ratio).c_str());
    }
};

RIGOR_TEST(TestInverseUncertaintyWide)
#include "test_inverse_uncertainty_wide.moc"

} // namespace test_inverse_uncertainty_wide
