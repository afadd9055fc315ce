// Measures and differences of runs against the same numbers computed here in another way.
#include "core/study/report/compare.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_compare {

using namespace rigor;

namespace {
const std::vector<double>& numbers(const Result& result, const char* name) {
    return result.table("experiments")->find(name)->numbers;
}
/// Two outputs in two experiments at two times.
Result fitResult() {
    Result result;
    result.method = "least-squares";
    result.diagnostics = {{"objective", 3.0},
                          {"objective_kind", "sum"},
                          {"loss", "squared"},
                          {"output_units", {{"x", "m"}, {"v", "m/s"}}},
                          {"output_deviations", {{"x", 0.3}}}};
    result.tables = {{"fit",
                      "",
                      {{"experiment", "", {}, {"1", "1", "1", "1", "2", "2", "2", "2"}},
                       {"output", "", {}, {"x", "x", "v", "v", "x", "x", "v", "v"}},
                       {"t", "s", {0, 1, 0, 1, 0, 1, 0, 1}, {}},
                       {"measured", "", {1.5, 2.5, 7, 8, 3.5, 4.5, 9, 9}, {}},
                       {"fitted", "", {1, 3, 5, 8, 4, 4, 9, 9}, {}}}}};
    return result;
}

Result filterResult() {
    Result result;
    result.method = "filter";
    result.tables = {{"innovations",
                      "",
                      {{"t", "s", {0, 1}, {}},
                       {"x", "m", {0.1, -0.1}, {}},
                       {"x_standard_deviation", "m", {0.2, 0.01}, {}},
                       {"x_normalised", "1", {0.5, -10}, {}},
                       {"x_measured", "m", {1.5, 2.5}, {}}}}};
    return result;
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
        const double rms = m.outputs.at(0).rmsResidual;
        // Rounding of sums of 24 terms of size 1: far below 1e-12.
        QVERIFY(std::abs(rms * rms - (variance + mean * mean)) < 1e-12);
        const auto& scores = numbers(result, "log_likelihood");
        QVERIFY(std::abs(m.scorePerExperiment * 24 - std::accumulate(scores.begin(), scores.end(), 0.0)) <
                1e-10);
        int outside = 0;
        for (std::size_t i = 0; i < 24; ++i) {
            const double y = numbers(result, "measured")[i];
            outside += y < numbers(result, "lower_95")[i] || y > numbers(result, "upper_95")[i];
        }
        QCOMPARE(std::lround(24 * (1 - m.outputs.at(0).shareInside95)), static_cast<long>(outside));
    }

    void pointFitsHaveMeasuresPerOutput() {
        const Result fit = fitResult();
        const RunMeasures m = measuresOf(fit);
        QCOMPARE(m.experiments, std::size_t(2));
        QCOMPARE(m.outputs.size(), std::size_t(2));
        QCOMPARE(m.outputs[0].output, std::string("x"));
        QCOMPARE(m.outputs[0].unit, std::string("m"));
        QCOMPARE(m.outputs[0].values, std::size_t(4));
        QVERIFY(std::abs(m.outputs[0].rmsResidual - 0.5) < 1e-15); // residuals +-0.5
        QCOMPARE(m.outputs[0].shareInside95, 1.0);                 // 0.5 < 1.96 * 0.3
        QVERIFY(std::abs(m.outputs[1].rmsResidual - std::sqrt((4.0 + 0 + 0 + 0) / 4)) < 1e-15);
        QVERIFY(std::isnan(m.outputs[1].shareInside95)); // states no standard deviation
        QVERIFY(!m.follows);
        QVERIFY(m.of("v") == &m.outputs[1] && !m.of("w"));
        QVERIFY(std::isnan(m.scorePerExperiment));
        const ReachedObjective reached = reachedObjective(fit);
        QCOMPARE(reached.name, std::string("J (sum)"));
        QVERIFY(reached.smallest);
        QCOMPARE(reached.value, 3.0);
        Result robust = fit;
        robust.diagnostics["loss"] = "huber";
        QVERIFY(reachedObjective(robust).name != reached.name); // not to be ranked together
        const ReachedObjective likelihood = reachedObjective(sample::inverseResult(24));
        QCOMPARE(likelihood.name, std::string("log L"));
        QVERIFY(!likelihood.smallest && std::isfinite(likelihood.value));
    }

    void trajectoriesOfTwoMethodsShareOnePlot() {
        const auto of = [](const Result& result) {
            return std::make_shared<const std::vector<PredictedOutput>>(predictionsOf(result));
        };
        const std::vector<ComparedRun> runs{{"1", SeriesRole::Main, false, of(fitResult())},
                                            {"2", SeriesRole::Alternative, false, of(filterResult())}};
        const auto outputs = comparedOutputs(runs);
        QCOMPARE(outputs.size(), std::size_t(2));
        QCOMPARE(outputs[0].trajectories, (std::vector<std::string>{"1", "2"}));
        const FigurePanel trajectory = comparedTrajectories(runs, "x", "1");
        QCOMPARE(trajectory.series.size(), std::size_t(3)); // measured, run 2, run 1 on top
        QVERIFY(trajectory.series[0].role == SeriesRole::Measurement);
        QCOMPARE(trajectory.series[2].name, std::string("1"));
        QCOMPARE(trajectory.series[2].x, (std::vector<double>{0, 1}));
        const FigurePanel residuals = comparedTrajectoryResiduals(runs, "x", "1");
        QCOMPARE(residuals.series.size(), std::size_t(2));
        QCOMPARE(residuals.bands.size(), std::size_t(1));
        for (std::size_t i = 0; i < 2; ++i) // measured = predicted + residual, in the unit shown
            QVERIFY(std::abs(trajectory.series[0].y[i] - trajectory.series[2].y[i] -
                             residuals.series[1].y[i]) < 1e-12);
        // The filter has seen what it predicts from: said, not hidden.
        const RunMeasures filter = measuresOf(filterResult());
        QVERIFY(filter.follows);
        QVERIFY(std::abs(filter.outputs.at(0).rmsResidual - 0.1) < 1e-15);
        QCOMPARE(filter.outputs[0].shareInside95, 0.5); // 0.1 against 1.96 * 0.2 and 1.96 * 0.01
    }

    void anEnclosureIsComparedByItsMiddleWhereTheSensorMeasuresAState() {
        Result result;
        result.method = "verified";
        result.tables = {
            {"enclosures",
             "",
             {{"t", "s", {0, 0.5}, {}}, {"x_lower", "m", {0, 1}, {}}, {"x_upper", "m", {1, 2}, {}}}},
            {"measured",
             "",
             {{"t", "s", {0, 0.25, 0.5}, {}},
              {"sensor", "", {}, {"x", "x", "x"}},
              {"lower", "m", {0, 0, 1}, {}},
              {"upper", "m", {2, 1, 2}, {}}}}};
        const RunMeasures m = measuresOf(result);
        QVERIFY(m.follows);
        QCOMPARE(m.experiments, std::size_t(1));
        QCOMPARE(m.outputs.at(0).values, std::size_t(2)); // no bound was reported at 0.25 s
        QVERIFY(std::abs(m.outputs[0].rmsResidual - std::sqrt(0.125)) < 1e-15); // 0.5 and 0
    }

    void failedExperimentsAreLeftOut() {
        const RunMeasures m = measuresOf(sample::inverseResult(24, 3));
        QCOMPARE(m.experiments, std::size_t(21));
        QVERIFY(std::isfinite(m.outputs.at(0).rmsResidual));
    }

    void aResultWithoutTablesHasNoMeasures() {
        const RunMeasures m = measuresOf(Result{});
        QCOMPARE(m.experiments, std::size_t(0));
        QVERIFY(m.outputs.empty() && std::isnan(m.scorePerExperiment) && std::isnan(m.simulations));
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
        const auto predictions = std::make_shared<const std::vector<PredictedOutput>>(predictionsOf(*result));
        const std::vector<ComparedRun> runs{{"3", SeriesRole::Main, false, predictions},
                                            {"2", SeriesRole::Alternative, true, predictions}};
        const auto outputs = comparedOutputs(runs);
        QCOMPARE(outputs.size(), std::size_t(1));
        QVERIFY(outputs[0].trajectories.empty()); // measured once per experiment
        const std::string& output = outputs[0].output;
        const FigurePanel predicted = comparedPredictions(runs, output);
        QCOMPARE(predicted.series.size(), std::size_t(3)); // the diagonal and two runs
        QCOMPARE(predicted.series.back().name, std::string("3"));
        QCOMPARE(predicted.series.back().x.size(), std::size_t(21));
        QVERIFY(predicted.series[1].hollow.front());
        const FigurePanel residuals = comparedResiduals(runs, output);
        QCOMPARE(residuals.bands.size(), std::size_t(1));
        for (std::size_t i = 0; i < 21; ++i)
            QVERIFY(std::abs(predicted.series.back().x[i] - predicted.series.back().y[i] -
                             residuals.series.back().y[i]) < 1e-12);
        QVERIFY(comparedResiduals({}, "").series.empty());
    }
};

RIGOR_TEST(TestCompare)
#include "test_compare.moc"

} // namespace test_compare
