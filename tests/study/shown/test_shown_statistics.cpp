// Every statistic that the result page, the comparison and the report show, on a real run whose answer is
// known in closed form: y = offset + x + c z^2 with x ~ N(m, s^2), z ~ N(0, t^2), measured ten times.
//
// With v = 2 c^2 t^4 (variance of c z^2): mean = offset + m + c t^2, variance = s^2 + v, third central moment
// 8 c^3 t^6, fourth 3 s^4 + 6 s^2 v + 60 c^4 t^8 (central moments of chi-squared with one degree: 2, 8, 60).
//
// Where the others are tested: log L, standard errors, intervals, RMS of least squares against closed forms
// in tests/methods/test_inverse_uncertainty; EMD against exact distances in
// tests/foundation/stats/test_distance and against the truth of the clutch in
// tests/rigs/test_wet_clutch_truth; maximum entropy and its quantiles in test_maximum_entropy; Sobol indices
// of the Ishigami function in test_polynomial_chaos; measures of the comparison in test_compare; confidence
// ellipses, p-values and coverage in tests/methods/test_model_adequacy and tests/foundation/linalg.
#include "core/study/report/compare.h"
#include "core/study/report/report.h"
#include "tests/support/inverse_figures.h"
#include "tests/support/models/line_problem.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <numbers>
#include <numeric>

namespace test_shown_statistics {

using namespace rigor;
using namespace rigor::sample;

namespace {
constexpr double kM = 1.1, kS = 0.6, kT = 0.5, kC = 0.8;

double offset(std::size_t k) { return 0.5 * static_cast<double>(k); }
double meanAt(std::size_t k) { return offset(k) + kM + kC * kT * kT; }
double partOfZ() { return 2 * kC * kC * std::pow(kT, 4); }
double variance() { return kS * kS + partOfZ(); }
double logNormal(double y, double mean, double sd) {
    const double z = (y - mean) / sd;
    return -0.5 * z * z - std::log(sd) - 0.5 * std::log(2 * std::numbers::pi);
}

Problem curvedProblem() {
    const std::string text = "model Curved\n  parameter Real x = 0;\n  parameter Real z = 0;\n"
                             "  parameter Real offset = 0;\n  output Real y;\n"
                             "equation\n  y = offset + x + 0.8*z*z;\nend Curved;\n";
    Problem problem = lineProblem();
    problem.model = compileModel(text, "curved.mo").model;
    Unknown z = normalX(0, kT);
    z.name = "z";
    problem.unknowns = {normalX(kM, kS), z};
    return problem;
}

Result given(const char* density) {
    return runWith(curvedProblem(), quickAnd({{"density", std::string(density)},
                                              {"evaluate_at", std::vector<double>{kM, 0, kS, kT}},
                                              {"reference", std::string("sobol")},
                                              {"reference_samples", 4096LL}}));
}

const std::vector<double>& numbers(const Result& result, const char* column) {
    return result.table("experiments")->find(column)->numbers;
}
double total(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }
} // namespace

class TestShownStatistics : public QObject {
    Q_OBJECT
    Result result_;

  private Q_SLOTS:
    void initTestCase() {
        result_ = given("gaussian");
        QVERIFY2(result_.outcome == RunOutcome::Answered, result_.message().c_str());
        QCOMPARE(numbers(result_, "mean").size(), std::size_t(10));
    }

    /// A unit without a prefix (m3/s) has a power of ten: values and distances keep their digits.
    void smallNumbersOfAUnitWithoutAPrefixKeepTheirDigits() {
        Result small;
        small.tables.push_back({"experiments",
                                "",
                                {{"experiment", "", {}, {"1", "2"}},
                                 {"measured", "m3/s", {2.395e-3, 1.712e-3}, {}},
                                 {"mean", "m3/s", {2.312e-3, 1.702e-3}, {}},
                                 {"standard_deviation", "m3/s", {1.07e-4, 0.98e-4}, {}},
                                 {"emd_gaussian", "m3/s", {7.55e-8, 4.03e-8}, {}}}});
        small.diagnostics["mean_emd_gaussian"] = 5.79e-8;
        small.diagnostics["density"] = "gaussian";
        const InverseFigures figures = figuresOf(small);
        QCOMPARE(figures.unit().text, std::string("10⁻³ m³/s"));
        QCOMPARE(fixedText(2.395e-3 * figures.unit().scale, figures.measuredDecimals()),
                 std::string("2.395"));
        QCOMPARE(fixedText(1.07e-4 * figures.unit().scale, figures.measuredDecimals()), std::string("0.107"));
        QCOMPARE(figures.distanceText(7.55e-8), std::string("7.55 × 10⁻⁸ m³/s"));
        const FigurePanel panel = figures.densityPanel(0);
        QCOMPARE(panel.y.unit, std::string("1/(10⁻³ m³/s)"));
        QCOMPARE(panel.marks.front().label, std::string("measured 2.395 × 10⁻³ m³/s"));
    }

    void momentsAreTheClosedForm() {
        const double v = partOfZ(), all = variance();
        const double skewness = 8 * std::pow(kC, 3) * std::pow(kT, 6) / std::pow(all, 1.5);
        const double kurtosis =
            (3 * std::pow(kS, 4) + 6 * kS * kS * v + 60 * std::pow(kC, 4) * std::pow(kT, 8)) / (all * all);
        // The expansion of degree 2 is the function itself: rounding of sums of a few terms of size 1.
        for (std::size_t k = 0; k < 10; ++k) {
            QVERIFY(std::abs(numbers(result_, "mean")[k] - meanAt(k)) < 1e-12);
            QVERIFY(std::abs(numbers(result_, "variance")[k] - all) < 1e-12);
            QVERIFY(std::abs(numbers(result_, "standard_deviation")[k] - std::sqrt(all)) < 1e-12);
            QVERIFY(std::abs(numbers(result_, "skewness")[k] - skewness) < 1e-11);
            QVERIFY(std::abs(numbers(result_, "kurtosis")[k] - kurtosis) < 1e-11);
        }
    }

    void logLikelihoodsAndLimitsAreThoseOfTheNormalDensity() {
        const double sd = std::sqrt(variance());
        for (std::size_t k = 0; k < 10; ++k) {
            const double y = kValues[k] + offset(k);
            QVERIFY(std::abs(numbers(result_, "log_likelihood")[k] - logNormal(y, meanAt(k), sd)) < 1e-11);
            QVERIFY(std::abs(numbers(result_, "lower_95")[k] - (meanAt(k) - 1.959963984540054 * sd)) < 1e-9);
            QVERIFY(std::abs(numbers(result_, "upper_95")[k] - (meanAt(k) + 1.959963984540054 * sd)) < 1e-9);
        }
    }

    void totalsAndMeansAreThoseOfTheRows() {
        for (const char* density : {"gaussian", "maximum-entropy"}) {
            const Result result = given(density);
            const auto& d = result.diagnostics;
            const auto close = [](double a, double b) { return std::abs(a - b) < 1e-11 * (1 + std::abs(b)); };
            QVERIFY(close(d["log_likelihood"].get<double>(), total(numbers(result, "log_likelihood"))));
            QVERIFY(close(d["log_likelihood_reference"].get<double>(),
                          total(numbers(result, "log_likelihood_reference"))));
            for (const char* name : {"gaussian", "maximum_entropy"}) {
                const std::string column = name;
                QVERIFY(close(d["log_likelihood_" + column].get<double>(),
                              total(numbers(result, ("log_likelihood_" + column).c_str()))));
                QVERIFY(close(d["mean_emd_" + column].get<double>(),
                              total(numbers(result, ("emd_" + column).c_str())) / 10));
                double errors = 0;
                for (std::size_t k = 0; k < 10; ++k)
                    errors += std::abs(numbers(result, ("log_likelihood_" + column).c_str())[k] -
                                       numbers(result, "log_likelihood_reference")[k]);
                QVERIFY(close(d["mean_abs_log_error_" + column].get<double>(), errors / 10));
            }
        }
    }

    void sobolIndicesAreSharesOfTheVariance() {
        const auto& sobol = result_.diagnostics["sobol"];
        for (const char* order : {"first", "total"}) { // no product of x and z: both are the same
            QVERIFY(std::abs(sobol["x"][order].get<double>() - kS * kS / variance()) < 1e-12);
            QVERIFY(std::abs(sobol["z"][order].get<double>() - partOfZ() / variance()) < 1e-12);
        }
        const InverseFigures figures = figuresOf(result_);
        const FigurePanel panel = figures.sobolMeans();
        QCOMPARE(panel.x.categories, (std::vector<std::string>{"x", "z"}));
        QVERIFY(std::abs(panel.histograms.at(0).height.at(1) - partOfZ() / variance()) < 1e-12);
    }

    void residualsAndTails() {
        const InverseFigures figures = figuresOf(result_);
        const auto z = figures.standardisedResiduals();
        const double sd = std::sqrt(variance());
        std::size_t tails = 0;
        for (std::size_t k = 0; k < 10; ++k) {
            const double expected = (kValues[k] + offset(k) - meanAt(k)) / sd;
            QVERIFY(std::abs(z[k] - expected) < 1e-11);
            // For a normal density the tails begin where |z| is above 1.96.
            QCOMPARE(figures.inTails(k), std::abs(expected) > 1.959963984540054);
            tails += std::abs(expected) > 1.959963984540054;
        }
        QVERIFY(tails > 0 && tails < 10);
        QCOMPARE(figures.tailLabels().size(), tails);
    }

    /// F(y) of y = mean + x' + c (z^2 - t^2) is the mean over z of Phi((y - mean - c (z^2 - t^2)) / s).
    void probabilitiesAreThoseOfTheLawOfTheOutput() {
        for (std::size_t k = 0; k < 10; ++k) {
            const double residual = kValues[k] + offset(k) - meanAt(k);
            double sum = 0, weight = 0;
            for (double z = -8; z <= 8; z += 0.01) {
                const double w = std::exp(-z * z / 2);
                sum += w * 0.5 * std::erfc(-(residual - kC * kT * kT * (z * z - 1)) / kS / std::sqrt(2.0));
                weight += w;
            }
            // 4096 Sobol points in two dimensions leave some N^(-3/4) = 0.002.
            const double error = numbers(result_, "probability")[k] - sum / weight;
            QVERIFY2(std::abs(error) < 5e-3, std::to_string(error).c_str());
        }
        const InverseFigures figures = figuresOf(result_);
        const FigurePanel panel = figures.probabilityHistogram();
        const FigureHistogram& h = panel.histograms.at(0);
        QCOMPARE(total(h.height), 10.0);
        QCOMPARE(h.height.size(), std::size_t(5));
        QCOMPARE(panel.series.at(0).y.at(0), 2.0);
        // Binomial(10, 0.2): P(0) = 0.107, P(<= 4) = 0.967, P(<= 5) = 0.994.
        QCOMPARE(panel.bands.at(0).lower.at(0), 0.0);
        QCOMPARE(panel.bands.at(0).upper.at(0), 5.0);
        QVERIFY(std::isfinite(read<InverseUncertaintyResult>(result_).modelClassP));
    }

    void theBandOfResidualsIsTheRootMeanSquareSpread() {
        const InverseFigures figures = figuresOf(result_);
        const auto panel = figures.residuals();
        QVERIFY(std::abs(panel.bands.at(0).upper.at(0) - 1.959963984540054 * std::sqrt(variance())) < 1e-9);
    }

    void theReportCountsWhatLiesInside() {
        std::size_t inside = 0;
        for (std::size_t k = 0; k < 10; ++k)
            inside += std::abs(kValues[k] + offset(k) - meanAt(k)) <= 1.96 * std::sqrt(variance());
        Study study;
        study.method = result_.method = "inverse-uncertainty";
        const std::string text = buildReport(result_, study).verdict.text;
        const std::string expected =
            std::to_string(inside) + " of 10 measured values inside the central 95 % range";
        QVERIFY2(text.find(expected) != std::string::npos, text.c_str());
        QVERIFY(std::abs(measuresOf(result_).outputs.at(0).shareInside95 - static_cast<double>(inside) / 10) <
                1e-12);
    }
};

RIGOR_TEST(TestShownStatistics)
#include "test_shown_statistics.moc"

} // namespace test_shown_statistics
