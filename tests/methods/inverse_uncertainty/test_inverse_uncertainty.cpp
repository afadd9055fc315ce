// The whole method on models whose answer is known in closed form: for y = offset + x with x normal, y is
// normal, and the maximum likelihood estimates are the mean and the root mean square deviation of y - offset.

#include "tests/support/models/line_problem.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <chrono>

namespace test_inverse_uncertainty {

using namespace rigor;

using namespace rigor::sample;

class TestInverseUncertainty : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theEstimateIsTheMeanAndDeviationOfTheMeasurements() {
        for (const std::string optimiser : {"gradient", "genetic+gradient", "multi-start"}) {
            const Result result =
                runWith(lineProblem(),
                        quickAnd({{"optimiser", optimiser}, {"population", 30LL}, {"generations", 15LL}}));
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            QCOMPARE(result.unknowns[0].name, std::string("x.mean"));
            // A gradient of 1e-5 of the value and an information of about n / sd^2 = 12 leave an error below
            // 1e-4.
            QVERIFY2(std::abs(result.unknowns[0].value - meanOfValues()) < 1e-3, optimiser.c_str());
            QVERIFY2(std::abs(result.unknowns[1].value - deviationOfValues()) < 1e-3, optimiser.c_str());
        }
    }

    void theLogLikelihoodIsThatOfTheNormalDistribution() {
        const double n = static_cast<double>(kValues.size()), s = deviationOfValues();
        // Maximum of the normal log-likelihood: -n/2 (log(2 pi s^2) + 1).
        const double expected = -n / 2 * (std::log(2 * M_PI * s * s) + 1);
        for (const std::string density : {"gaussian", "maximum-entropy"}) {
            const Result result = runWith(
                lineProblem(),
                quickAnd({{"density", density}, {"evaluate_at", std::vector<double>{meanOfValues(), s}}}));
            // The maximum entropy density matches moments to 1e-10 and leaves out 2e-9 beyond 6 deviations.
            QVERIFY(std::abs(result.diagnostics["log_likelihood"].get<double>() - expected) < 1e-6);
        }
    }

    void standardErrorsAreThoseOfANormalSample() {
        const Result result = runWith(lineProblem(), quickAnd({{"profiles", false}}));
        const double n = static_cast<double>(kValues.size()), s = deviationOfValues();
        // Exact: s/sqrt(n) and s/sqrt(2n). Central differences over a half-width h with log L falling by 1/8
        // have a relative error of h^2 times fourth over second derivative: below 5 % for the deviation.
        QVERIFY(std::abs(result.unknowns[0].standardError / (s / std::sqrt(n)) - 1) < 0.02);
        QVERIFY(std::abs(result.unknowns[1].standardError / (s / std::sqrt(2 * n)) - 1) < 0.05);
        QVERIFY(std::abs(result.diagnostics["correlation"][0][1].get<double>()) < 0.02);
        QVERIFY(result.unknowns[0].lower < result.unknowns[0].value);
        QVERIFY(contains(result.unknowns[0].interval, "n = 10, p = 2"));
    }

    /// Two numbers from two values: any two fit, and no error can be told.
    void asManyNumbersAsValuesHaveNoErrors() {
        Problem problem = lineProblem();
        problem.data.experiments.resize(2);
        const Result result = runWith(problem, kQuick);
        for (const Estimate& e : result.unknowns) QVERIFY(std::isnan(e.standardError) && std::isnan(e.lower));
        const auto remarks = result.remarks();
        QVERIFY(std::any_of(remarks.begin(), remarks.end(), [](const std::string& w) {
            return w.find("2 measured values say too little of 2 numbers") != std::string::npos;
        }));
    }

    void theSameSeedGivesTheSameAnswerOnAnyNumberOfThreads() {
        Problem problem = lineProblem();
        const Settings settings = quickAnd({{"optimiser", std::string("genetic")},
                                            {"population", 20LL},
                                            {"generations", 5LL},
                                            {"reference", std::string("monte-carlo")},
                                            {"reference_samples", 100LL}});
        problem.threads = 1;
        const Result one = runWith(problem, settings);
        problem.threads = 3;
        const Result three = runWith(problem, settings);
        QCOMPARE(toJson(one).dump(), toJson(three).dump());
        for (std::size_t t = 0; t < one.tables.size(); ++t)
            QCOMPARE(toCsv(one.tables[t]), toCsv(three.tables[t]));
        problem.seed = 2;
        QVERIFY(runWith(problem, settings).unknowns[0].value != one.unknowns[0].value);
    }

    void leastSquaresFitsTheMeanAndTheReferenceAgreesWithTheDensity() {
        const Result result = runWith(lineProblem(), quickAnd({{"least_squares", true},
                                                               {"reference", std::string("sobol")},
                                                               {"reference_samples", 1024LL}}));
        QVERIFY(std::abs(result.diagnostics["least_squares"]["x"].get<double>() - meanOfValues()) < 1e-5);
        QVERIFY(std::abs(result.diagnostics["least_squares"]["residual_rms"].get<double>() -
                         deviationOfValues()) < 1e-6);
        // Both are the same normal; 1024 Sobol points are within about 1/1024 of it in probability.
        QVERIFY(result.diagnostics["mean_emd"].get<double>() < 0.01 * deviationOfValues());
        QCOMPARE(result.table("experiments")->rows(), kValues.size());
        QCOMPARE(result.table("densities")->rows(), 121 * kValues.size());
        QVERIFY(result.table("histograms")->rows() > 10);
    }

    void withoutDataTheDistributionIsPropagated() {
        Problem problem = lineProblem();
        problem.data.experiments.clear();
        const Result result = runWith(problem, quickAnd({{"evaluate_at", std::vector<double>{2, 0.25}}}));
        QVERIFY(result.outcome == RunOutcome::Answered);
        const auto* table = result.table("experiments");
        QVERIFY(std::abs(table->find("mean")->numbers[0] - 2) < 1e-12);
        QVERIFY(std::abs(table->find("standard_deviation")->numbers[0] - 0.25) < 1e-12);
        QVERIFY(std::isnan(table->find("measured")->numbers[0]));
        QVERIFY(toJson(result)["diagnostics"]["log_likelihood"].is_null());
        QCOMPARE(result.diagnostics["output"].get<std::string>(), std::string("y"));
    }

    void experimentsThatFailAreNamedAndPayTheFloor() {
        // log of a negative number for offset = 4.5 (experiment 10) where x falls below -5.5, i.e. at a node
        // of N(0, 4) with 3 nodes: +-sqrt(3) * 4 = +-6.9.
        Problem problem = lineProblem("y = log(10 - offset + x);");
        problem.unknowns = {normalX(0, 4)};
        problem.data.experiments[9].measurements[0].values = {1.0};
        const Result result = runWith(problem, quickAnd({{"evaluate_at", std::vector<double>{0, 4}}}));
        const auto& statuses = result.table("experiments")->find("status")->texts;
        QVERIFY(statuses[9] != "ok");
        QCOMPARE(result.table("experiments")->find("log_likelihood")->numbers[9], -1000.0);
        bool named = false;
        for (const auto& warning : result.remarks()) named = named || contains(warning, "Experiment 10:");
        QVERIFY(named);
        QVERIFY(result.outcome == RunOutcome::Answered);
    }

    void ifNothingCanBeSimulatedThereIsNoAnswer() {
        const Problem problem = lineProblem("y = log(offset - 1000 + x);");
        const Result searched = runWith(problem, kQuick);
        QVERIFY(searched.outcome == RunOutcome::NoAnswer);
        QVERIFY(contains(searched.message(), "No answer"));
        const Result given = runWith(problem, quickAnd({{"evaluate_at", std::vector<double>{0, 1}}}));
        QVERIFY(given.outcome == RunOutcome::NoAnswer);
    }

    void aMeasurementFarOutsideIsReported() {
        Problem problem = lineProblem();
        problem.data.experiments[3].measurements[0].values = {500};
        const Result result =
            runWith(problem, quickAnd({{"evaluate_at", std::vector<double>{meanOfValues(), 1}}}));
        const auto& statuses = result.table("experiments")->find("status")->texts;
        QVERIFY(contains(statuses[3], "500"));
        QVERIFY(contains(statuses[3], "standard deviations"));
        QCOMPARE(result.diagnostics["experiments_inside_95"].get<int>(), 9);
        QCOMPARE(result.diagnostics["experiments_without_density"].get<int>(), 1);
        QVERIFY(result.diagnostics["model_class_p"].get<double>() < 0.001);
    }

    void aBoxThatCannotReachTheDataIsReported() {
        Problem problem = lineProblem();
        problem.unknowns[0].lower = -1;
        problem.unknowns[0].upper = 1;
        problem.unknowns[0].shape[0].second = {0, -1, 1};
        const Result result = runWith(problem, kQuick);
        bool named = false;
        for (const auto& warning : result.remarks())
            named = named || (contains(warning, "Experiment 3:") && contains(warning, "lies outside"));
        QVERIFY(named); // x = 2.9 in experiment 3
    }

    void boundsThatExcludeAllDataGiveNoAnswer() {
        Problem problem = lineProblem();
        problem.unknowns[0].lower = 50;
        problem.unknowns[0].upper = 51;
        problem.unknowns[0].shape[0].second = {50.5, 50, 51};
        problem.unknowns[0].shape[1].second.max = 1;
        if (problem.unknowns[0].shape[1].second.start > 1) problem.unknowns[0].shape[1].second.start = 1;
        const Result result = runWith(problem, quickAnd({{"density", std::string("maximum-entropy")}}));
        QVERIFY2(result.outcome == RunOutcome::NoAnswer, result.message().c_str());
        QVERIFY2(contains(result.message(), "bounds of the search exclude the data"),
                 result.message().c_str());
    }

    void cancellingKeepsTheBestSoFar() {
        std::stop_source source;
        Progress progress;
        progress.stop = source.get_token();
        int generations = 0;
        std::chrono::steady_clock::time_point asked;
        progress.report = [&](const ProgressEvent& event) {
            if (!event.population.empty() && ++generations == 3) {
                asked = std::chrono::steady_clock::now();
                source.request_stop();
            }
        };
        const Result result = runWith(
            lineProblem(), quickAnd({{"optimiser", std::string("genetic")}, {"population", 20LL}}), progress);
        QVERIFY(result.outcome == RunOutcome::Cancelled);
        // What a search reached before it was cancelled is not called its maximum.
        QVERIFY2(contains(result.message(), "Best so far: log-likelihood"), result.message().c_str());
        QVERIFY2(!contains(result.message(), "Maximum"), result.message().c_str());
        QCOMPARE(result.unknowns.size(), std::size_t{2});
        QVERIFY(std::isfinite(result.unknowns[0].value));
        QVERIFY(result.diagnostics["log_likelihood"].is_number());
        QCOMPARE(result.table("trace")->rows(), std::size_t{3});
    }

    void badInputIsRefusedWithTheNumbers() {
        const auto with = [](const std::function<void(Unknown&)>& change) {
            Problem problem = lineProblem();
            change(problem.unknowns[0]);
            return problem;
        };
        QVERIFY(contains(refusal(with([](Unknown& x) { x.shape[1].second.start = -0.5; })), "-0.5"));
        QVERIFY(contains(refusal(with([](Unknown& x) { x.shape[0].second.min = 20; })), "must not exceed"));
        QVERIFY(
            contains(refusal(with([](Unknown& x) { x.shape[0].second.start = 11; })), "outside the bounds"));
        QVERIFY(contains(refusal(with([](Unknown& x) { x.family = "norml"; })), "norml"));
        QVERIFY(contains(refusal(with([](Unknown& x) { x.lower = 2, x.upper = 1; })), "box is empty"));
        QVERIFY(contains(refusal(with([](Unknown& x) { x.lower = 500, x.upper = 501; })), "exclude"));
        QVERIFY(contains(refusal(with([](Unknown& x) { x.name = "xx"; })), "xx"));
        const std::string order =
            refusal(lineProblem(), quickAnd({{"evaluate_at", std::vector<double>{1, 2, 3}}}));
        QVERIFY2(contains(order, "3 values but needs 2") && contains(order, "x.mean, x.standard_deviation"),
                 order.c_str());
        QVERIFY(contains(refusal(lineProblem(), quickAnd({{"quadrature_order", 2LL}})), "quadrature_order"));
        QVERIFY(
            contains(refusal(lineProblem(), quickAnd({{"grid", std::string("smolyak")}})), "sparse grid"));
    }

    void momentsByTheMultinomialSumGiveTheSameLikelihood() {
        const Problem problem = lineProblem("y = offset + x + 0.1*x^2;");
        const Settings at = quickAnd(
            {{"evaluate_at", std::vector<double>{1, 0.8}}, {"density", std::string("maximum-entropy")}});
        Settings sum = at;
        sum.emplace_back("moment_method", std::string("multinomial"));
        const double a = runWith(problem, at).diagnostics["log_likelihood"];
        const double b = runWith(problem, sum).diagnostics["log_likelihood"];
        QVERIFY(std::abs(a - b) < 1e-7); // moments agree to 1e-10, the density amplifies that by its slope
    }
};

RIGOR_TEST(TestInverseUncertainty)
#include "test_inverse_uncertainty.moc"

} // namespace test_inverse_uncertainty
