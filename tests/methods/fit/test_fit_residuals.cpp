// What a point fit says of its residuals, over records whose errors are known: nothing of white noise,
// however large; errors that are alike, an effect the model lacks, outliers and a wrong statement by their
// names; and intervals that hold where the errors are alike.
#include "core/foundation/base/random.h"
#include "core/methods/fit/predict/fit_data.h"
#include "core/methods/fit/residuals/error_model.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_fit_residuals {

using namespace rigor;
using namespace rigor::sample;

namespace {

constexpr int kRecords = 120, kRows = 60;

/// x in a mixed order, so that the order of the file is not that of x.
double inputAt(int k) { return (k * 37 % kRows) / (kRows - 1.0); }

std::vector<double> noise(std::uint64_t record, double alike) {
    RandomStream random(7, record);
    std::vector<double> errors{random.normal()};
    while (errors.size() < kRows)
        errors.push_back(alike * errors.back() + std::sqrt(1 - alike * alike) * random.normal());
    return errors;
}

/// y = 1 + 2 x + bent x^2 + 0.5 u
Problem line(const std::vector<double>& errors, double bent = 0, double stated = 0) {
    std::vector<double> x, y;
    for (int k = 0; k < kRows; ++k) {
        x.push_back(inputAt(k));
        y.push_back(1 + 2 * x.back() + bent * x.back() * x.back() +
                    0.5 * errors[static_cast<std::size_t>(k)]);
    }
    Problem problem = rowsOf("a + b*x", {"a", "b"}, x, y);
    for (Experiment& row : problem.data.experiments) row.measurements[0].standardDeviation = stated;
    return problem;
}

bool says(const Result& result, const char* words) {
    return std::any_of(result.qualityWarnings.begin(), result.qualityWarnings.end(),
                       [&](const std::string& said) { return said.find(words) != std::string::npos; });
}

} // namespace

class TestFitResiduals : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Of a*b only the product is determined: its error grows with the correlation of the errors as the
    /// interval of c = a*b does where that is the unknown.
    void theErrorOfACombinationGrowsWithCorrelation() {
        const auto product = [](const char* formula, const std::vector<std::string>& names,
                                std::uint64_t record, double alike) {
            const std::vector<double> errors = noise(record, alike);
            std::vector<double> x, y;
            for (int k = 0; k < kRows; ++k) {
                x.push_back(1 + 0.01 * k);
                y.push_back(2 * x.back() + 0.5 * errors[static_cast<std::size_t>(k)]);
            }
            return fit(rowsOf(formula, names, x, y));
        };
        int judged = 0;
        for (std::uint64_t record = 0; record < 12; ++record) {
            const Result one = product("c*x", {"c"}, record, 0.9);
            if (!says(one, "correlated in the order of the file")) continue;
            ++judged;
            const Estimate& c = one.unknowns[0];
            const Result two = product("a*b*x", {"a", "b"}, record, 0.9);
            const auto& found = two.diagnostics["combinations"];
            QCOMPARE(found.size(), std::size_t(1));
            const double error = found[0]["standard_error"], half = (c.upper - c.lower) / 2;
            // The interval is wider by its quantile too.
            QVERIFY2(error > 1.2 * c.standardError && error < half / 1.9 && error > half / 6,
                     qPrintable(QString("%1: %2, %3").arg(error).arg(c.standardError).arg(half)));
            QVERIFY(says(two, "what is only known together"));
        }
        QVERIFY(judged >= 5);
        const Result white = product("c*x", {"c"}, 3, 0), both = product("a*b*x", {"a", "b"}, 3, 0);
        QVERIFY(near(both.diagnostics["combinations"][0]["standard_error"], white.unknowns[0].standardError,
                     1e-6));
    }

    /// At most 4 % hear anything: 120 records more than 13 with a probability of 3e-4.
    void whiteNoiseIsBlamedForNothing() {
        int blamed = 0;
        for (std::uint64_t k = 0; k < kRecords; ++k) {
            const Result result = fit(line(noise(k, 0), 0, k % 2 ? 0.5 : 0));
            QVERIFY(result.outcome == RunOutcome::Answered);
            blamed += result.qualityWarnings.empty() ? 0 : 1;
        }
        QVERIFY2(blamed <= 13, qPrintable(QString::number(blamed)));
    }

    /// What is left of values written with few digits is their rounding: alike from one to the next, and said
    /// of nobody. Half a step of noise more, and it is asked again.
    void roundingOfWhatWasWrittenIsNoNoise() {
        const auto slow = [](double digit, double bent) {
            std::vector<double> x, y;
            for (int k = 0; k < kRows; ++k) {
                x.push_back(k / (kRows - 1.0));
                y.push_back(digit * std::round((1 + 0.3 * x.back() + bent * x.back() * x.back()) / digit));
            }
            return fit(rowsOf("a + b*x", {"a", "b"}, x, y));
        };
        QVERIFY(slow(0.02, 0).qualityWarnings.empty());
        QVERIFY(slow(0.1, 0).qualityWarnings.empty());
        QVERIFY(says(slow(0.02, 0.5), "correlated in the order of the file"));
    }

    /// (c/k)^2 that was measured as nothing but 0: c = 0, whatever the search did on its way there, and
    /// nothing is said of residuals of 1e-16.
    void nothingMeasuredLeavesNothingToTest() {
        for (const double start : {0.0, 0.1, 0.5}) {
            std::vector<double> x;
            for (int k = 0; k < kRows; ++k) x.push_back(k / (kRows - 1.0));
            Problem problem = rowsOf("x*(c/k)^2", {"k", "c"}, x, std::vector<double>(x.size(), 0));
            problem.unknowns[0].value = {.start = 1, .min = 0.01, .max = 5};
            problem.unknowns[1].value = {.start = start, .min = 0, .max = 5};
            const Result result = fit(problem);
            QVERIFY(result.outcome == RunOutcome::Answered);
            QCOMPARE(result.unknowns[1].value, 0.0);
            QVERIFY(result.unknowns[1].atBound);
            QVERIFY(!says(result, "correlated") && !says(result, "equally precise"));
            for (const Message& warning : result.warnings)
                QVERIFY2(warning.text().find("anywhere between") == std::string::npos,
                         warning.text().c_str());
        }
    }

    /// Errors that fade over more lags than are summed up have the covariance that the sum over all lags
    /// gives.
    void slowlyFadingErrorsHaveTheirCovariance() {
        constexpr Eigen::Index n = 600;
        ResidualView view;
        view.sensors = 1;
        view.sensor.assign(n, 0);
        view.left.setZero(n);
        view.slopes.resize(n, 1);
        view.trajectories = {{0, "", {}}};
        for (Eigen::Index k = 0; k < n; ++k) {
            view.trajectories[0].members.push_back((k * 7) % n);
            view.slopes(k, 0) = 1 + std::sin(0.02 * static_cast<double>(k));
        }
        view.pull = view.slopes.transpose() / view.slopes.squaredNorm();
        ErrorModel errors(1);
        errors[0].deviation = 0.3;
        errors[0].phi.resize(2);
        errors[0].phi << 1.69, -0.693; // 0.99 and 0.7
        Eigen::VectorXd& rho = errors[0].correlation;
        rho.resize(n);
        rho[0] = 1;
        rho[1] = 1.69 / 1.693;
        for (Eigen::Index k = 2; k < n; ++k) rho[k] = 1.69 * rho[k - 1] - 0.693 * rho[k - 2];
        double variance = 0;
        for (Eigen::Index i = 0; i < n; ++i)
            for (Eigen::Index k = 0; k < n; ++k)
                variance +=
                    0.09 * rho[std::abs(i - k)] * view.pull(0, (i * 7) % n) * view.pull(0, (k * 7) % n);
        // 1/(1 - 0.99) roundings at most add up.
        QVERIFY(near(covarianceOf(view, errors)(0, 0), variance, 1e-11));
    }

    void stepsOfValuesAreFound() {
        QCOMPARE(resolutionOf({20.25, 20.5, 21.75, 19.0}), 0.25);
        QVERIFY(near(resolutionOf({293.17, 293.2, 301.41, 288.03}), 0.01, 1e-9));
        QCOMPARE(resolutionOf({1.5, 1.5, 1.5}), 0.0);
        QCOMPARE(resolutionOf({0, 0}), 0.0);
        RandomStream random(11, 0);
        std::vector<double> values;
        for (int k = 0; k < kRows; ++k) values.push_back(random.normal());
        QCOMPARE(resolutionOf(values), 0.0);
    }

    /// Said in all but a few of the records; intervals that assume independent errors would cover 45 and 50
    /// %.
    void errorsThatAreAlikeAreSaidAndWidenTheIntervals() {
        int silent = 0, missed = 0;
        for (std::uint64_t k = 0; k < kRecords; ++k) {
            const Result result = fit(line(noise(k, 0.8)));
            silent += says(result, "correlated in the order of the file") ? 0 : 1;
            missed += result.unknowns[0].lower > 1 || result.unknowns[0].upper < 1 ? 1 : 0;
        }
        QVERIFY2(silent <= 6, qPrintable(QString::number(silent)));
        QVERIFY2(missed <= 15, qPrintable(QString::number(missed)));
    }

    /// A parabola of 2.5 deviations across, which a test of its class finds in 99.9 %.
    void anEffectThatTheModelLacksIsNamedWithItsInput() {
        int silent = 0, other = 0;
        for (std::uint64_t k = 0; k < kRecords / 2; ++k) {
            const Result result = fit(line(noise(k, 0), 5));
            silent += says(result, "follow x, by up to") ? 0 : 1;
            other += says(result, "far beyond the scatter") ? 1 : 0;
        }
        QVERIFY2(silent <= 3 && other <= 3, qPrintable(QString("%1 %2").arg(silent).arg(other)));
    }

    void outliersAreNamedByTheirRow() {
        std::vector<double> errors = noise(3, 0);
        errors[16] = 15;
        const Result result = fit(line(errors));
        QVERIFY(says(result, "far beyond the scatter of the others: y of experiment 17 ("));
        QVERIFY(!says(result, "follow"));
    }

    /// What the fit has taken over from outliers is nobody's correlation and no effect of x.
    /// Errors in proportion to the value: the large ones are no outliers; one far beyond its like is.
    void valuesOfAnotherPrecisionAreNoOutliers() {
        int blamed = 0, spread = 0, named = 0;
        for (std::uint64_t record = 0; record < kRecords; ++record) {
            const std::vector<double> errors = noise(record, 0);
            std::vector<double> x, y;
            for (int k = 0; k < kRows; ++k) {
                x.push_back(inputAt(k));
                y.push_back(50 * std::exp(-6 * x.back()) * (1 + 0.05 * errors[static_cast<std::size_t>(k)]));
            }
            const Result healthy = fit(rowsOf("10*a*exp(-4*b*x)", {"a", "b"}, x, y));
            blamed += says(healthy, "far beyond");
            spread += says(healthy, "changes with");
            y[30] *= 3;
            named += says(fit(rowsOf("10*a*exp(-4*b*x)", {"a", "b"}, x, y)), "y of experiment 31 (");
        }
        const std::string told = fmt::format("{} {} {}", blamed, spread, named);
        QVERIFY2(blamed <= 0.05 * kRecords, told.c_str());
        QVERIFY2(spread >= 0.9 * kRecords, told.c_str());
        QVERIFY2(named >= 0.8 * kRecords, told.c_str());
    }

    void outliersAreCalledNothingElse() {
        int silent = 0, other = 0;
        for (std::uint64_t k = 0; k < kRecords; ++k) {
            std::vector<double> errors = noise(k, 0);
            for (const std::size_t far : {k % 20, 20 + k % 17, 37 + k % 23})
                errors[far] += (k + far) % 2 ? 15 : -15;
            const Result result = fit(line(errors, 0, k % 2 ? 0.5 : 0));
            silent += says(result, "far beyond the scatter") ? 0 : 1;
            other += says(result, "correlated") || says(result, "follow") || says(result, "wrong model") ||
                             says(result, "times as large")
                         ? 1
                         : 0;
        }
        // 4 % of 120 records are more than 13 with a probability of 3e-4.
        QVERIFY2(silent <= 3 && other <= 13, qPrintable(QString("%1 %2").arg(silent).arg(other)));
    }

    /// Errors that are alike make their scatter about the fit small; the sensor is as stated.
    void alikeErrorsOfTheStatedSizeAreNotCalledMorePrecise() {
        int wrong = 0;
        for (std::uint64_t k = 0; k < kRecords; ++k)
            wrong += says(fit(line(noise(k, 0.8), 0, 0.5)), "times as large") ? 1 : 0;
        QVERIFY2(wrong <= 13, qPrintable(QString::number(wrong)));
    }

    /// Two outputs of one unknown, a hundred times as precise one as the other, weighed alike: what the other
    /// has left in its residuals is not its error.
    void theErrorOfAnOutputIsNotThatOfAnother() {
        constexpr Eigen::Index n = 40;
        const double deviations[] = {0.01, 1};
        for (std::uint64_t record = 0; record < 20; ++record) {
            RandomStream random(11, record);
            ResidualView view;
            view.sensors = 2;
            view.slopes.resize(2 * n, 1);
            Eigen::VectorXd errors(2 * n);
            for (std::size_t s = 0; s < 2; ++s) {
                ResidualTrajectory trajectory{s, "", {}};
                for (Eigen::Index k = 0; k < n; ++k) {
                    const Eigen::Index at = static_cast<Eigen::Index>(s) * n + k;
                    trajectory.members.push_back(at);
                    view.sensor.push_back(s);
                    view.slopes(at, 0) = std::sin(0.15 * static_cast<double>(k) + static_cast<double>(s));
                    errors[at] = deviations[s] * random.normal();
                }
                view.trajectories.push_back(trajectory);
            }
            view.pull = view.slopes.transpose() / view.slopes.squaredNorm();
            view.left = view.leftOf(errors);
            const ErrorModel found = whiteErrors(view);
            // 39 degrees of freedom: within 4 standard errors, 1/sqrt(78) each.
            for (std::size_t s = 0; s < 2; ++s)
                QVERIFY2(std::abs(found[s].deviation / deviations[s] - 1) < 0.45,
                         qPrintable(QString::number(found[s].deviation)));
        }
    }

    /// A deviation stated wrongly is the sensor's, and never the model's alone.
    void aWrongStatementIsSaid() {
        const Result large = fit(line(noise(1, 0), 0, 5));
        QCOMPARE(large.qualityWarnings.size(), std::size_t(1));
        QVERIFY(says(large, "the sensor is more precise than stated, and the intervals are too wide"));
        const Result small = fit(line(noise(1, 0), 0, 0.05));
        QVERIFY(says(small, "the sensor is less precise than stated or the model is wrong"));
    }

    /// The fit is told in the unit of the output, against what it does and against the statement.
    void theQualityIsThatOfTheVariation() {
        Problem problem = line(noise(5, 0), 0, 0.5);
        for (Experiment& row : problem.data.experiments) row.measurements[0].values[0] += 1e4;
        problem.unknowns[0].value.start = 1e4;
        const Result result = fit(problem);
        const auto& quality = result.diagnostics["fit_quality"][0];
        const double rms = quality["rms"], part = quality["rms_of_variation"];
        QVERIFY(std::abs(rms - 0.5) < 0.15 && near(quality["rms_of_stated"].get<double>(), rms / 0.5, 1e-9));
        // Of a line from 0 to 2 the deviation is 2/sqrt(12), with the noise.
        QVERIFY(std::abs(part - rms / std::sqrt(4.0 / 12 + 0.25)) < 0.15);
        QVERIFY(near(1 - quality["r_squared"].get<double>(), part * part, 1e-9));
        QVERIFY2(result.message().find("of its variation (R² 0.") != std::string::npos,
                 result.message().c_str());
    }

    /// Values that are given are held against the data; nobody speaks of intervals, or of a fit. Whether they
    /// are validated is said in one place, behind the run (tests/study/shown/test_validation.cpp).
    void givenValuesAreHeldAgainstTheData() {
        const Result good = fit(line(noise(1, 0), 0, 0.5), {{"evaluate_at", std::vector<double>{1, 2}}});
        QVERIFY(good.qualityWarnings.empty());
        const Result bad = fit(line(noise(5, 0), 0, 0.5), {{"evaluate_at", std::vector<double>{1, 5}}});
        QVERIFY(!bad.qualityWarnings.empty());
        QVERIFY(bad.outcome == RunOutcome::Answered);
        QVERIFY(bad.table("fit")->caption.text().find("fitted") == std::string::npos);
        for (const Message& said : bad.qualityWarnings)
            QVERIFY(said.text().find("interval") == std::string::npos);
    }

    /// A search cut short has no answer; what it reached is there, without errors.
    void aSearchThatDidNotConvergeHasNoAnswer() {
        Problem curved = rowsOf("a*exp(b*x)", {"a", "b"}, {0, 1, 2, 3, 4, 5}, {9, 4, 2, 1, 0.6, 0.2});
        for (Unknown& unknown : curved.unknowns) unknown.value = {2, -10, 20};
        const Result none =
            fit(curved, {{"iterations", 1LL}, {"optimiser", std::string("multi-start")}, {"starts", 1LL}});
        QVERIFY(none.outcome == RunOutcome::NoAnswer);
        QCOMPARE(none.unknowns.size(), std::size_t(2));
        for (const Estimate& e : none.unknowns)
            QVERIFY(std::isfinite(e.value) && std::isnan(e.standardError) && std::isnan(e.lower));
        QVERIFY(none.message().starts_with("No answer: the search did not converge"));
        QVERIFY(fit(curved).outcome == RunOutcome::Answered);
    }
};

RIGOR_TEST(TestFitResiduals)
#include "test_fit_residuals.moc"

} // namespace test_fit_residuals
