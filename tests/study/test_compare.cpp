// Measures and differences of runs against the same numbers computed here in another way.
#include "core/study/report/compare.h"
#include "tests/support/sample_result.h"

#include <QtTest>

using namespace rigor;

namespace {
const std::vector<double>& numbers(const Result& result, const char* name) {
    return result.table("experiments")->find(name)->numbers;
}
Estimate estimate(const char* name, double value, double error) {
    Estimate e;
    e.name = name;
    e.value = value;
    e.standardError = error;
    return e;
}
} // namespace

class TestCompare : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void measuresAreThoseOfTheTable() {
        const Result result = sample::inverseResult(24);
        const RunMeasures m = measuresOf(result);
        QCOMPARE(m.experiments, std::size_t(24));
        // The mean square residual as variance plus squared mean of the residuals: another sum, same number.
        std::vector<double> residuals;
        for (std::size_t i = 0; i < 24; ++i)
            residuals.push_back(numbers(result, "measured")[i] - numbers(result, "mean")[i]);
        const double mean = std::accumulate(residuals.begin(), residuals.end(), 0.0) / 24;
        double variance = 0;
        for (const double r : residuals) variance += (r - mean) * (r - mean) / 24;
        // Rounding of sums of 24 terms of size 1: far below 1e-12.
        QVERIFY(std::abs(m.rmsResidual * m.rmsResidual - (variance + mean * mean)) < 1e-12);
        const auto& scores = numbers(result, "log_likelihood");
        QVERIFY(std::abs(m.scorePerExperiment * 24 - std::accumulate(scores.begin(), scores.end(), 0.0)) <
                1e-10);
        int outside = 0;
        for (std::size_t i = 0; i < 24; ++i) {
            const double half = 1.959963984540054 * numbers(result, "standard_deviation")[i];
            outside += residuals[i] < -half || residuals[i] > half;
        }
        QCOMPARE(std::lround(24 * (1 - m.shareInside95)), static_cast<long>(outside));
    }

    void failedExperimentsAreLeftOut() {
        const RunMeasures m = measuresOf(sample::inverseResult(24, 3));
        QCOMPARE(m.experiments, std::size_t(21));
        QVERIFY(std::isfinite(m.rmsResidual));
    }

    void aResultWithoutTablesHasNoMeasures() {
        const RunMeasures m = measuresOf(Result{});
        QCOMPARE(m.experiments, std::size_t(0));
        QVERIFY(std::isnan(m.rmsResidual) && std::isnan(m.scorePerExperiment) && std::isnan(m.shareInside95));
    }

    void differencesAreInCombinedStandardErrors() {
        Result reference, run;
        reference.unknowns = {estimate("a", 1, 0.3), estimate("b", 2, std::nan("")), estimate("c", 5, 1)};
        run.unknowns = {estimate("c", 5, 1), estimate("a", 2, 0.4), estimate("b", 2.5, std::nan(""))};
        const auto list = differences(run, reference);
        QCOMPARE(list.size(), std::size_t(3));
        QCOMPARE(list[0].name, std::string("a"));
        QCOMPARE(list[0].difference, 1.0);
        QCOMPARE(list[0].standardErrors, 2.0); // 1 / sqrt(0.09 + 0.16)
        QVERIFY(std::isnan(list[1].standardErrors));
        QCOMPARE(list[2].standardErrors, 0.0);
    }

    void aValidationIsTheRunAtItsOwnValues() {
        Result run, other, validation;
        run.unknowns = {estimate("a", 0.1, 0.3), estimate("b", 2, 0.1)};
        other.unknowns = {estimate("a", 0.1, 0.3), estimate("b", 2.0000001, 0.1)};
        validation.unknowns = run.unknowns;
        validation.provenance["options"]["evaluate_at"] = {0.1, 2.0};
        QVERIFY(isValidationOf(validation, run));
        QVERIFY(!isValidationOf(validation, other));      // other values
        QVERIFY(!isValidationOf(run, run));               // searched
        QVERIFY(!isValidationOf(validation, validation)); // validates nothing itself
        validation.unknowns[1].name = "c";
        QVERIFY(!isValidationOf(validation, run)); // other unknowns
        validation.unknowns = run.unknowns;
        validation.method = "filter";
        QVERIFY(!isValidationOf(validation, run));
        // The numbers survive a result file: they are written with all digits.
        validation.method = run.method;
        const auto stored = nlohmann::ordered_json::parse(toJson(validation).dump());
        validation.provenance = stored.at("provenance");
        QVERIFY(isValidationOf(validation, run));
    }

    void evaluationsAreTold() {
        Result result;
        QVERIFY(!isEvaluation(result));
        result.provenance["options"]["evaluate_at"] = nlohmann::ordered_json::array();
        QVERIFY(!isEvaluation(result));
        result.provenance["options"]["evaluate_at"] = {1.0, 0.9, 0.1, 0.08};
        QVERIFY(isEvaluation(result));
    }

    void plotsHoldEveryRun() {
        const auto result = std::make_shared<const Result>(sample::inverseResult(24, 3));
        const std::vector<ComparedRun> runs{{"3", SeriesRole::Main, false, result},
                                            {"2", SeriesRole::Alternative, true, result}};
        const FigurePanel predicted = comparedPredictions(runs, "shifting time");
        QCOMPARE(predicted.series.size(), std::size_t(3)); // the diagonal and two runs
        QCOMPARE(predicted.series.back().name, std::string("3"));
        QCOMPARE(predicted.series.back().x.size(), std::size_t(21));
        QVERIFY(predicted.series[1].hollow.front());
        const FigurePanel residuals = comparedResiduals(runs, "shifting time");
        QCOMPARE(residuals.bands.size(), std::size_t(1));
        for (std::size_t i = 0; i < 21; ++i)
            QVERIFY(std::abs(predicted.series.back().x[i] - predicted.series.back().y[i] -
                             residuals.series.back().y[i]) < 1e-12);
        QVERIFY(comparedResiduals({}, "").series.empty());
    }
};

QTEST_APPLESS_MAIN(TestCompare)
#include "test_compare.moc"
