// Laws of the point fits: units, threads, profiles, repeated values, unknown start values.
#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/search/fit_search.h"
#include "core/methods/fit/search/optimisers.h"
#include "core/methods/method.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_point_fits {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// A pressure that decays, in units of `scale` pascals: rate and start value unknown.
Problem decay(double scale) {
    Problem p;
    p.model =
        compiled("model Decay\n  parameter Real p0 = 1;\n  parameter Real rate = 1;\n"
                 "  output Real p(start=p0, nominal=" +
                 fmt::format("{:.17g}", 1e5 / scale) + ");\nequation\n  der(p) = -rate*p;\nend Decay;\n");
    p.unknowns.resize(2);
    p.unknowns[0].name = "p0";
    p.unknowns[0].value = {3e5 / scale, 0.1e5 / scale, 9e5 / scale};
    p.unknowns[1].name = "rate";
    p.unknowns[1].value = {0.3, 0.01, 9};
    p.simulation.step = 0.01;
    p.simulation.stopTime = 2;
    Experiment run;
    run.label = "1";
    std::vector<double> times, values;
    for (int k = 0; k <= 40; ++k) {
        times.push_back(0.05 * k);
        // An error that is no multiple of anything the model can do.
        values.push_back((1e5 * std::exp(-1.3 * times.back()) + 2e3 * std::sin(17.0 * k * k)) / scale);
    }
    run.measurements = {{"p", times, values, 0, 0}};
    p.data.experiments.push_back(run);
    return p;
}

/// x' = -rate x from three starts that no parameter of the text gives, y = x + offset.
Problem threeDecays(const std::string& stepper) {
    Problem p;
    p.model = withStartParameters(
        compiled("model Decays\n  parameter Real rate = 1;\n  parameter Real offset = 0;\n"
                 "  Real x(start=2);\n  output Real y;\nequation\n  der(x) = -rate*x;\n  y = x + offset;\n"
                 "end Decays;\n"),
        {"x.start"});
    p.unknowns.resize(3);
    p.unknowns[0].name = "rate";
    p.unknowns[0].value = {0.5, 0.1, 5};
    p.unknowns[1].name = "x.start";
    p.unknowns[1].value = {2, -10, 10};
    p.unknowns[2].name = "offset";
    p.unknowns[2].value = {0, -1, 1};
    p.simulation.stepper = stepper;
    p.simulation.step = 0.01;
    p.simulation.stopTime = 2;
    const double starts[] = {5, 3, 1}, offsets[] = {0.2, -0.1, 0.05};
    const char* labels[] = {"hot", "warm", "cold"};
    for (int e = 0; e < 3; ++e) {
        Experiment run;
        run.label = labels[e];
        std::vector<double> times, values;
        for (int k = 0; k <= 40; ++k) {
            times.push_back(0.05 * k);
            values.push_back(starts[e] * std::exp(-1.3 * times.back()) + offsets[e]);
        }
        run.measurements = {{"y", times, values, 0, 0}};
        p.data.experiments.push_back(run);
    }
    return p;
}

} // namespace

class TestPointFits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pascalsAndGigapascalsGiveTheSameAnswerAndCovariance() {
        const Result one = fit(decay(1)), giga = fit(decay(1e9));
        QVERIFY2(one.outcome == RunOutcome::Answered, one.message().c_str());
        QVERIFY(std::abs(one.unknowns[1].value - 1.3) < 0.1);
        for (std::size_t i = 0; i < 2; ++i) {
            const double unit = i == 0 ? 1e9 : 1;
            for (const auto member :
                 {&Estimate::value, &Estimate::standardError, &Estimate::lower, &Estimate::upper})
                QVERIFY2(near(giga.unknowns[i].*member * unit, one.unknowns[i].*member, 1e-9),
                         qPrintable(QString("%1 %2")
                                        .arg(giga.unknowns[i].*member * unit, 0, 'g', 15)
                                        .arg(one.unknowns[i].*member, 0, 'g', 15)));
        }
    }

    void givenValuesAreJudgedWithoutASearch() {
        const Result found = fit(decay(1));
        std::vector<double> values;
        for (const Estimate& e : found.unknowns) values.push_back(e.value);
        const Result same = fit(decay(1), {{"evaluate_at", values}});
        QVERIFY2(same.outcome == RunOutcome::Answered, same.message().c_str());
        QVERIFY(near(same.diagnostics["objective"].get<double>(),
                     found.diagnostics["objective"].get<double>(), 1e-12));
        QCOMPARE(same.diagnostics["model_solves"].get<int>(), 1);
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(same.unknowns[i].value, found.unknowns[i].value);
            QVERIFY(std::isnan(same.unknowns[i].standardError) && std::isnan(same.unknowns[i].lower));
        }
        // Elsewhere J is half the sum of squares, summed here.
        values[1] = 2;
        const Problem problem = decay(1);
        const Measurement& m = problem.data.experiments[0].measurements[0];
        double sum = 0;
        for (std::size_t k = 0; k < m.times.size(); ++k)
            sum += std::pow(m.values[k] - values[0] * std::exp(-2 * m.times[k]), 2) / 2;
        // The integrator (step 0.01, rate 2) is good to (0.02)^4/120 < 2e-9 per unit of time.
        QVERIFY(
            near(fit(problem, {{"evaluate_at", values}}).diagnostics["objective"].get<double>(), sum, 1e-7));
        values.pop_back();
        QVERIFY_EXCEPTION_THROWN(fit(problem, {{"evaluate_at", values}}), Error);
    }

    /// Every part of a run is counted, and the provenance has their sum.
    void theRunCountsTheSimulationsItNames() {
        const auto sumOf = [](const Result& result) {
            long long sum = 0;
            for (const auto& part : result.diagnostics["solves"]) sum += part.get<long long>();
            return sum;
        };
        const Result fitted = fit(decay(1), {{"profiles", true}});
        QCOMPARE(fitted.provenance["simulations"].get<long long>(), sumOf(fitted));
        QCOMPARE(fitted.diagnostics["solves"]["search"].get<long long>(),
                 fitted.diagnostics["model_solves"].get<long long>());
        QVERIFY(fitted.diagnostics["solves"]["profiles"].get<long long>() > 10);

        const auto method = makeMethod("homotopy");
        for (const auto& [key, value] :
             std::vector<std::pair<std::string, FieldValue>>{{"plain_fit", true},
                                                             {"comparison", 40LL},
                                                             {"basins", 3LL},
                                                             {"noise_levels", std::vector{0.01}},
                                                             {"noise_repeats", 2LL}})
            method->options().set(key, value);
        const Result path = method->run(decay(1), {});
        QVERIFY2(path.outcome == RunOutcome::Answered, path.message().c_str());
        const auto& parts = path.diagnostics["solves"];
        for (const char* part :
             {"gains", "path", "answer", "plain_fit", "other_optimisers", "basins", "noise_study"})
            QVERIFY2(parts.contains(part) && parts[part].get<long long>() > 0, part);
        QCOMPARE(path.provenance["simulations"].get<long long>(), sumOf(path));
        QCOMPARE(parts["path"].get<long long>(), path.diagnostics["model_solves"].get<long long>());
        // One more for the trajectory of the plain fit.
        QCOMPARE(parts["plain_fit"].get<long long>(),
                 path.diagnostics["plain_fit"]["model_solves"].get<long long>() + 1);
    }

    /// Cancelled in its third generation: what was not simulated is neither a simulation nor a failure.
    void aCancelledPopulationHasNoFailedSolves() {
        for (const char* stepper : {"rk4", "dopri5"}) {
            Problem problem = decay(1);
            problem.simulation.stepper = stepper;
            std::stop_source source;
            int told = 0;
            Progress progress;
            progress.stop = source.get_token();
            progress.report = [&](const ProgressEvent&) {
                if (++told == 3) source.request_stop();
            };
            const auto method = makeMethod("least-squares");
            method->options().set("optimiser", std::string("genetic"));
            const Result result = method->run(problem, progress);
            QVERIFY(result.outcome == RunOutcome::Cancelled);
            QCOMPARE(result.diagnostics["failed_solves"].get<int>(), 0);
            QCOMPARE(result.provenance["failures"].get<int>(), 0);
        }
    }

    void valuesGivenBeyondTheBoundsAreWarnedOf() {
        Problem problem = decay(1);
        const Result inside = fit(problem, {{"evaluate_at", std::vector{1e5, 1.3}}});
        for (const Message& warning : inside.warnings)
            QVERIFY2(warning.text().find("bounds") == std::string::npos, warning.text().c_str());
        const Result beyond =
            fit(problem, {{"evaluate_at", std::vector{problem.unknowns[0].value.max * 2, 1.3}}});
        QVERIFY(!beyond.warnings.empty());
        QVERIFY2(beyond.warnings.front().text().find("beyond the bounds") != std::string::npos &&
                     beyond.warnings.front().text().find(problem.unknowns[0].name) != std::string::npos,
                 beyond.warnings.front().text().c_str());
    }

    void everyOptimiserEndsAtTheSameAnswerForAnyNumberOfThreads_data() {
        QTest::addColumn<std::string>("optimiser");
        for (const char* name : {"multi-start", "sqp", "genetic", "particle-swarm", "cma-es"})
            QTest::newRow(name) << std::string(name);
    }
    void everyOptimiserEndsAtTheSameAnswerForAnyNumberOfThreads() {
        QFETCH(std::string, optimiser);
        const Result local = fit(decay(1));
        Problem problem = decay(1);
        problem.threads = 1;
        const Result one = fit(problem, {{"optimiser", optimiser}, {"generations", 20LL}});
        problem.threads = 2;
        const Result two = fit(problem, {{"optimiser", optimiser}, {"generations", 20LL}});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(one.unknowns[i].value, two.unknowns[i].value);
            QVERIFY(near(one.unknowns[i].value, local.unknowns[i].value, 1e-8));
        }
        QCOMPARE(one.diagnostics["model_solves"].get<long long>(),
                 two.diagnostics["model_solves"].get<long long>());
    }

    /// A straight line is linear in its unknowns: its profile is a parabola whose interval is the linearised
    /// one.
    void theProfileOfALineIsAParabola() {
        Problem p;
        p.model =
            compiled("model Line\n  parameter Real a = 0;\n  parameter Real b = 0;\n  parameter Real x = 0;\n"
                     "  output Real y;\nequation\n  y = a + b*x;\nend Line;\n");
        p.unknowns.resize(2);
        p.unknowns[0].name = "a";
        p.unknowns[1].name = "b";
        p.simulation.stopTime = 1;
        for (int k = 0; k < 12; ++k) {
            Experiment row;
            row.label = std::to_string(k);
            row.conditions["x"] = 0.5 * k;
            row.measurements = {{"y", {}, {1 + 2 * 0.5 * k + 0.3 * std::cos(3.0 * k)}, 0, 0}};
            p.data.experiments.push_back(row);
        }
        const Result result = fit(p, {{"profiles", true}});
        const auto& intervals = result.diagnostics["profile_intervals"];
        for (const Estimate& e : result.unknowns) {
            const double half = e.upper - e.value;
            QVERIFY(std::abs(intervals[e.name]["lower"].get<double>() - e.lower) < 1e-6 * half);
            QVERIFY(std::abs(intervals[e.name]["upper"].get<double>() - e.upper) < 1e-6 * half);
        }
        const ResultTable& table = *result.table("profiles");
        for (std::size_t k = 0; k < table.rows(); ++k) {
            const Estimate& e = result.unknowns[table.find("unknown")->texts[k] == "a" ? 0 : 1];
            const double parabola =
                std::pow((table.find("value")->numbers[k] - e.value) / e.standardError, 2);
            QVERIFY(std::abs(table.find("rise")->numbers[k] - parabola) <= 1e-6 * (1 + parabola));
        }
    }

    /// Values measured twice under the same conditions are one row; J is that of all values.
    void theObjectiveHasTheScatterOfRepeatedValues() {
        Problem p;
        p.model = compiled(
            "model Mean\n  parameter Real m = 0;\n  output Real y;\nequation\n  y = m;\nend Mean;\n");
        p.unknowns.resize(1);
        p.unknowns[0].name = "m";
        p.simulation.stopTime = 1;
        for (const double y : {1.0, 2.0, 4.0}) {
            Experiment row;
            row.label = std::to_string(y);
            row.measurements = {{"y", {}, {y}, 0, 0}};
            p.data.experiments.push_back(row);
        }
        const Result squared = fit(p);
        QVERIFY(near(squared.unknowns[0].value, 7.0 / 3, 1e-10));
        QVERIFY(near(squared.diagnostics["objective"].get<double>(), 14.0 / 6, 1e-12)); // (21 - 49/3)/2

        // the derivative: min(m - 1, 0.5) + (m - 2 clipped) = 0.5 at m = 2.
        const Result huber = fit(p, {{"loss", std::string("huber")}, {"loss_scale", 0.5}});
        QVERIFY2(near(huber.unknowns[0].value, 2, 1e-6),
                 qPrintable(QString::number(huber.unknowns[0].value)));
    }

    /// x' = -rate x from a start that no parameter of the text gives, in lanes and one by one.
    void theStartOfAStateIsFound_data() {
        QTest::addColumn<std::string>("stepper");
        for (const char* stepper : {"rk4", "radau"}) QTest::newRow(stepper) << std::string(stepper);
    }
    void theStartOfAStateIsFound() {
        QFETCH(std::string, stepper);
        Problem p;
        p.model = withStartParameters(
            compiled("model Decay\n  parameter Real rate = 1;\n  Real x(start=2*rate, unit=\"m\", min=0);\n"
                     "  output Real y;\nequation\n  der(x) = -rate*x;\n  y = x;\nend Decay;\n"),
            {"x.start", "y.start", "rate"});
        QCOMPARE(p.model->parameters().size(), std::size_t(2));
        const Variable& start = p.model->parameters()[1];
        QCOMPARE(start.name, std::string("x.start"));
        QCOMPARE(start.unit, std::string("m"));
        QCOMPARE(start.start, 2.0);
        QCOMPARE(start.min, 0.0);
        p.unknowns.resize(2);
        p.unknowns[0].name = "rate";
        p.unknowns[0].value = {0.5, 0.1, 5};
        p.unknowns[1].name = "x.start";
        p.unknowns[1].value = {2, 0, 10};
        p.simulation.stepper = stepper;
        p.simulation.step = 0.01;
        p.simulation.stopTime = 2;
        Experiment run;
        run.label = "1";
        std::vector<double> times, values;
        for (int k = 0; k <= 40; ++k) {
            times.push_back(0.05 * k);
            values.push_back(5 * std::exp(-1.3 * times.back()));
        }
        run.measurements = {{"y", times, values, 0, 0}};
        p.data.experiments.push_back(run);
        const Result result = fit(p);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(near(result.unknowns[0].value, 1.3, 1e-7));
        QVERIFY(near(result.unknowns[1].value, 5, 1e-7));
    }

    /// Every optimiser counts model solves the same way and keeps to the same number of them.
    void everyOptimiserKeepsToItsSolves() {
        const Problem p = decay(1);
        const FitData data = fitDataOf(p);
        for (const long long budget : {1LL, 40LL, 300LL}) {
            const auto traces =
                compareOptimisers(fitBoxOf(p), data, p.simulation, FitWeights::Sum, budget, 1, 2, {});
            QCOMPARE(traces.size(), optimiserNames().size());
            for (const OptimiserTrace& trace : traces) {
                if (!trace.solves.empty())
                    QVERIFY2(trace.solves.back() <= static_cast<double>(budget), trace.optimiser.c_str());
                QVERIFY(std::is_sorted(trace.solves.begin(), trace.solves.end()));
                QVERIFY(std::is_sorted(trace.objective.rbegin(), trace.objective.rend()));
            }
        }
    }

    /// Three decays of one rate from starts of their own, one sensor with an offset of its own in each:
    /// shared and separate numbers in one fit, in lanes and one by one.
    void sharedNumbersAndNumbersPerExperimentAreFoundTogether_data() {
        QTest::addColumn<std::string>("stepper");
        for (const char* stepper : {"rk4", "radau"}) QTest::newRow(stepper) << std::string(stepper);
    }
    void sharedNumbersAndNumbersPerExperimentAreFoundTogether() {
        QFETCH(std::string, stepper);
        const Problem p = threeDecays(stepper);
        const Result result = fit(p, {{"per_experiment", std::string("x.start, offset")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const std::vector<std::pair<std::string, double>> truth{
            {"rate", 1.3},        {"x.start[hot]", 5},    {"x.start[warm]", 3},  {"x.start[cold]", 1},
            {"offset[hot]", 0.2}, {"offset[warm]", -0.1}, {"offset[cold]", 0.05}};
        QCOMPARE(result.unknowns.size(), truth.size());
        for (std::size_t i = 0; i < truth.size(); ++i) {
            QCOMPARE(result.unknowns[i].name, truth[i].first);
            QVERIFY2(std::abs(result.unknowns[i].value - truth[i].second) < 1e-8,
                     qPrintable(QString::number(result.unknowns[i].value, 'g', 12)));
        }
        // Without a number of its own the offset fits none of the three.
        const Result shared = fit(p, {{"per_experiment", std::string("x.start")}});
        QVERIFY(shared.diagnostics["objective"].get<double>() > 0.01);
        QVERIFY(result.diagnostics["objective"].get<double>() < 1e-12);
    }

    void aNumberPerExperimentOfWhatIsKnownIsRefused() {
        const Problem p = threeDecays("rk4");
        for (const char* key : {"least-squares", "homotopy"}) {
            const auto method = makeMethod(key);
            method->options().set("per_experiment", std::string("x.start, ofset"));
            const auto why = method->unmet(p);
            QVERIFY(why.size() == 1 && why[0] == "per_experiment: ofset is not among the unknowns");
        }
    }

    /// The derivatives to numbers of one experiment are those of a difference, and 0 in the others.
    void slopesToNumbersOfOneExperimentAreZeroInTheOthers() {
        for (const char* stepper : {"rk4", "radau"}) {
            const Problem p = *withPerExperimentUnknowns(threeDecays(stepper), "x.start,offset");
            const FitData data = fitDataOf(p);
            QCOMPARE(data.cases.size(), std::size_t(3));
            Predictor predictor(data, p.simulation, 1);
            Eigen::VectorXd at(7);
            at << 1.1, 4, 2, 1.5, 0.1, 0.2, 0.3;
            const Prediction here = predictor.withSlopes(at);
            QVERIFY2(here.answered, here.why.text().c_str());
            for (Eigen::Index i = 0; i < 7; ++i) {
                Eigen::VectorXd high = at, low = at;
                const double h = 1e-5;
                high[i] += h, low[i] -= h;
                const Eigen::VectorXd change =
                    (predictor.values(high).values - predictor.values(low).values) / (2 * h);
                QVERIFY((change - here.slopes.col(i)).cwiseAbs().maxCoeff() < 1e-6);
                for (std::size_t r = 0; r < data.rows.size(); ++r)
                    if (i > 0 && data.rows[r].fitCase != static_cast<std::size_t>((i - 1) % 3))
                        QCOMPARE(here.slopes(static_cast<Eigen::Index>(r), i), 0.0);
            }
        }
    }

    /// One value, two unknowns: an answer without standard errors instead of a crash.
    void fewerValuesThanUnknownsAreAnsweredWithAWarning() {
        const Result one = fit(rowsOf("a + b*x", {"a", "b"}, {2}, {7}));
        QVERIFY2(one.outcome == RunOutcome::Answered, one.message().c_str());
        QVERIFY(std::abs(one.unknowns[0].value + 2 * one.unknowns[1].value - 7) < 1e-8);
        QCOMPARE(one.diagnostics["undetermined"].size(), std::size_t(1));
        QVERIFY(std::isinf(one.unknowns[0].standardError) && std::isinf(one.unknowns[1].standardError));
        QVERIFY(std::any_of(one.qualityWarnings.begin(), one.qualityWarnings.end(), [](const std::string& w) {
            return w.find("nothing to estimate the noise from") != std::string::npos;
        }));
        // A number of its own in every experiment, one value in each.
        const Result many =
            fit(rowsOf("a + b*x", {"a", "b"}, {1, 2, 3}, {1, 5, 2}), {{"per_experiment", std::string("a")}});
        QVERIFY2(many.outcome == RunOutcome::Answered, many.message().c_str());
        QCOMPARE(many.unknowns.size(), std::size_t(4));
        QCOMPARE(many.diagnostics["undetermined"].size(), std::size_t(1));
    }

    void aHomotopyOverFewerValuesThanUnknownsIsAnswered() {
        Problem p = threeDecays("rk4");
        p.data.experiments.resize(1);
        auto& m = p.data.experiments[0].measurements[0];
        m.times = {0, 1};
        m.values = {5.2, 5 * std::exp(-1.3) + 0.2};
        const auto method = makeMethod("homotopy");
        const Result result = method->run(p, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.unknowns.size(), std::size_t(3));
        QVERIFY(!result.diagnostics["undetermined"].empty());
    }

    /// Noise, and a start of the state that no correction moves, are left over at any gain: the proposed one
    /// stays near the rate of the samples, 20 per second, and the model as simple to simulate as it was.
    void proposedGainsStayNearTheRateOfTheSamples() {
        Problem p;
        p.model = compiled("model Decay\n  parameter Real k = 1;\n  parameter Real x0 = 30;\n"
                           "  output Real y(start=x0);\nequation\n  der(y) = -k*y;\nend Decay;\n");
        p.unknowns.resize(2);
        p.unknowns[0].name = "k";
        p.unknowns[0].value = {0.4, 0.1, 3};
        p.unknowns[1].name = "x0";
        p.unknowns[1].value = {30, 2, 50};
        p.simulation.stepper = "dopri5";
        p.simulation.stopTime = 2;
        RandomStream random(5, 1);
        std::vector<double> times, values;
        for (int k = 0; k <= 40; ++k) {
            times.push_back(0.05 * k);
            values.push_back(10 * std::exp(-1.3 * times.back()) + 0.8 * random.normal());
        }
        Experiment run;
        run.label = "1";
        run.measurements = {{"y", times, values, 0, 0}};
        p.data.experiments.push_back(run);
        const Result result = makeMethod("homotopy")->run(p, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(near(result.unknowns[0].value, 1.3, 0.3) && near(result.unknowns[1].value, 10, 2));
        const auto corrections = result.diagnostics["corrections"].get<std::string>(); // "y: 320 y"
        const double gain = std::stod(corrections.substr(corrections.find(": ") + 2));
        QVERIFY2(gain < 20 * 20, corrections.c_str());
    }

    /// J of an exact fit is rounding; every start that ends there is at the best.
    void startsThatEndAtAnExactFitAreAllCounted() {
        Problem p = rowsOf("c*x + k", {"c", "k"}, {0, 1, 2, 3, 4}, {1, 3, 5, 7, 9});
        for (Unknown& unknown : p.unknowns) unknown.value = {0, -10, 10};
        const Result result = fit(p, {{"optimiser", std::string("multi-start")}, {"starts", 6LL}});
        QCOMPARE(result.diagnostics["starts"].get<int>(), 7);
        QCOMPARE(result.diagnostics["starts_at_best"].get<int>(), 7);
    }

    void aValueWhoseSquareOverflowsIsNamed() {
        std::string told;
        try {
            fit(rowsOf("c*x + k", {"c", "k"}, {0, 1, 2}, {1, 1e308, 5}));
        } catch (const Error& e) {
            told = e.sentence();
        }
        QVERIFY2(told.find("experiment 2: the value 10³⁰⁸ of y is too large to be fitted") !=
                     std::string::npos,
                 told.c_str());
    }

    /// Cancelled behind its first stages: their last estimate is told, as no answer.
    void aCancelledHomotopyTellsItsLastStage() {
        Problem p = threeDecays("rk4");
        p.data.experiments.resize(1);
        std::stop_source source;
        Progress progress;
        progress.stop = source.get_token();
        progress.report = [&](const ProgressEvent& event) {
            if (event.phase != "lambda = 1" && event.phase != "lambda = 0") source.request_stop();
        };
        const Result result = makeMethod("homotopy")->run(p, progress);
        QVERIFY(result.outcome == RunOutcome::Cancelled);
        const auto& stages = result.diagnostics["stages"];
        QVERIFY(!stages.empty());
        QCOMPARE(result.unknowns.size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(result.unknowns[i].value, stages.back()["estimate"][i].get<double>());
            QVERIFY(result.unknowns[i].interval.text().starts_with("not an answer"));
            QVERIFY(std::isnan(result.unknowns[i].standardError));
        }
    }

    /// Two decays that are one: no unknown is determined by itself, which is an answer.
    void anAnswerMayDetermineNoUnknownByItself() {
        Problem problem;
        problem.model = compiled(
            "model Two\n  parameter Real a = 1, b = 1, k = 1, l = 1;\n  Real u(start=a), w(start=b);\n"
            "  output Real y;\nequation\n  der(u) = -k*u;\n  der(w) = -l*w;\n  y = u + w;\nend Two;\n");
        for (const char* name : {"a", "b", "k", "l"}) {
            Unknown unknown;
            unknown.name = name;
            unknown.value = {1, 0.1, 10};
            problem.unknowns.push_back(unknown);
        }
        problem.simulation.step = 0.01;
        problem.simulation.stopTime = 2;
        Experiment run;
        run.label = "1";
        std::vector<double> times, values;
        for (int k = 0; k <= 40; ++k) {
            times.push_back(0.05 * k);
            values.push_back(2 * std::exp(-times.back()) + 0.001 * std::sin(17.0 * k * k));
        }
        run.measurements = {{"y", times, values, 0, 0}};
        problem.data.experiments.push_back(run);
        const Result result = makeMethod("least-squares")->run(problem, {});
        QVERIFY(result.outcome == RunOutcome::Answered);
        for (const Estimate& one : result.unknowns) QVERIFY(!std::isfinite(one.standardError));
        const auto remarks = result.remarks();
        QVERIFY(std::any_of(remarks.begin(), remarks.end(), [](const std::string& said) {
            return said.find("only in the combination") != said.npos;
        }));
    }

    void searchesTogetherEndWhereTheyEndAlone() {
        const Problem problem = decay(1);
        const FitData data = fitDataOf(problem);
        const FitGround ground(data, problem.simulation);
        QVERIFY(ground.slopesAreCheap());
        const Residuals residuals(data, FitWeights::Sum);
        const LeastSquares options;
        const auto make = [&](std::size_t k) -> std::unique_ptr<FitSearch> {
            FitBox box = fitBoxOf(problem);
            box.start[1] = 0.05 + 0.1 * static_cast<double>(k);
            return std::make_unique<LocalSearch>(ground, residuals, box, options, SearchControl{});
        };
        std::vector<LeastSquaresResult> together(60);
        runTogether(together.size(), 2, {}, make, [&](std::size_t k, FitSearch& search) {
            together[k] = static_cast<LocalSearch&>(search).result();
        });
        for (std::size_t k = 0; k < together.size(); ++k) {
            const auto alone = make(k);
            runAlone(*alone, 1, {});
            const auto& result = static_cast<LocalSearch&>(*alone).result();
            QVERIFY(result.search.end == together[k].search.end);
            QCOMPARE(result.search.evaluations, together[k].search.evaluations);
            QVERIFY(result.search.best == together[k].search.best);
        }
    }

    /// Pressure and mass, no deviation stated: neither the unit of an output nor that of both decides which
    /// one counts, and the result says what does. One model does not fit both, so that weights matter.
    void severalOutputsWithoutDeviationsDoNotDependOnTheirUnits() {
        const auto both = [](double pressure, double mass) {
            Problem p;
            p.model = compiled("model Both\n  parameter Real rate = 1;\n  Real x(start=1);\n"
                               "  output Real p;\n  output Real m;\nequation\n  der(x) = -rate*x;\n"
                               "  p = " +
                               fmt::format("{:.17g}", pressure) +
                               "*x;\n  m = " + fmt::format("{:.17g}", mass) + "*x;\nend Both;\n");
            p.unknowns.resize(1);
            p.unknowns[0].name = "rate";
            p.unknowns[0].value = {0.5, 0.1, 5};
            p.simulation.step = 0.01;
            p.simulation.stopTime = 2;
            Experiment run;
            run.label = "1";
            std::vector<double> times, p1, m1;
            for (int k = 0; k <= 40; ++k) {
                const double t = 0.05 * k;
                times.push_back(t);
                p1.push_back(pressure * (std::exp(-1.3 * t) + 0.02 * std::sin(17.0 * k * k)));
                m1.push_back(mass * (std::exp(-1.0 * t) + 0.001 * std::sin(11.0 * k * k)));
            }
            run.measurements = {{"p", times, p1, 0, 0}, {"m", times, m1, 0, 0}};
            p.data.experiments.push_back(run);
            return p;
        };
        const Result one = fit(both(1, 1)), other = fit(both(1e5, 1e-3));
        QVERIFY2(one.outcome == RunOutcome::Answered, one.message().c_str());
        for (const auto member : {&Estimate::value, &Estimate::standardError, &Estimate::lower})
            QVERIFY2(near(other.unknowns[0].*member, one.unknowns[0].*member, 1e-9),
                     fmt::format("{} {}", other.unknowns[0].*member, one.unknowns[0].*member).c_str());
        // Neither output alone: weights of 1 in these units would leave the mass without a say.
        QVERIFY(one.unknowns[0].value > 1.05 && one.unknowns[0].value < 1.25);
        const auto& spreads = other.diagnostics["output_spreads"];
        const Problem problem = both(1e5, 1e-3);
        const Measurement& m = problem.data.experiments[0].measurements[0];
        double mean = 0, squares = 0;
        for (const double v : m.values) mean += v / 41;
        for (const double v : m.values) squares += (v - mean) * (v - mean) / 41;
        QVERIFY(near(spreads["p"].get<double>(), std::sqrt(squares), 1e-12));
        QVERIFY(std::any_of(other.warnings.begin(), other.warnings.end(), [](const std::string& w) {
            return w.starts_with("No sensor states its standard deviation") &&
                   w.find("data.standard_deviations") != std::string::npos;
        }));
        // A single output has nothing to be weighed against.
        QVERIFY(!fit(decay(1)).diagnostics.contains("output_spreads"));
    }

    /// The output in other units: the same path, step by step, and the same answer, also where the start of
    /// every unknown is 0 (then only the residuals say what is small) and with gains proposed for it.
    void theHomotopyPathDoesNotDependOnTheUnitOfTheOutput() {
        const auto spring = [](double unit) {
            Problem p;
            p.model = compiled("model Spring\n  parameter Real k = 1;\n  parameter Real d = 0;\n"
                               "  Real x(start=1);\n  Real v(start=0);\n  output Real y;\nequation\n"
                               "  der(x) = v;\n  der(v) = -k*x - d*v;\n  y = " +
                               fmt::format("{:.17g}", unit) + "*x;\nend Spring;\n");
            p.unknowns.resize(2);
            p.unknowns[0].name = "k";
            p.unknowns[0].value = {0, -50, 50};
            p.unknowns[1].name = "d";
            p.unknowns[1].value = {0, -5, 5};
            p.simulation.step = 0.01;
            p.simulation.stopTime = 10;
            Experiment run;
            run.label = "1";
            std::vector<double> times, values;
            const double rate = 0.1, omega = std::sqrt(9 - rate * rate); // k = 9, d = 0.2
            for (int i = 0; i <= 500; ++i) {
                const double t = 0.02 * i;
                times.push_back(t);
                values.push_back(unit * std::exp(-rate * t) *
                                 (std::cos(omega * t) + rate / omega * std::sin(omega * t)));
            }
            run.measurements = {{"y", times, values, 0, 0}};
            p.data.experiments.push_back(run);
            return p;
        };
        const auto path = [&](double unit) {
            const auto method = makeMethod("homotopy");
            method->options().set("plain_fit", true);
            return method->run(spring(unit), {});
        };
        // Powers of two, so that not a single rounding differs.
        const Result one = path(1), small = path(std::ldexp(1.0, -40)), large = path(std::ldexp(1.0, 40));
        QVERIFY2(one.outcome == RunOutcome::Answered, one.message().c_str());
        QVERIFY(near(one.unknowns[0].value, 9, 1e-5));
        for (const Result* other : {&small, &large}) {
            QVERIFY2(other->outcome == RunOutcome::Answered, other->message().c_str());
            const auto &mine = one.diagnostics["stages"], &theirs = other->diagnostics["stages"];
            QCOMPARE(theirs.size(), mine.size());
            for (std::size_t k = 0; k < mine.size(); ++k) {
                QCOMPARE(theirs[k]["lambda"].get<double>(), mine[k]["lambda"].get<double>());
                QCOMPARE(theirs[k]["model_solves"].get<int>(), mine[k]["model_solves"].get<int>());
            }
            for (std::size_t i = 0; i < 2; ++i)
                QVERIFY(near(other->unknowns[i].value, one.unknowns[i].value, 1e-12));
            // What is said of the plain fit does not depend on the unit of J either.
            const auto endsThere = [](const Result& r) {
                return r.message().find("ends there too") != std::string::npos;
            };
            QCOMPARE(endsThere(*other), endsThere(one));
        }
    }

    /// Sensors that state a tenth of their error, ten times their error, and their error.
    void aStatementThatTheResidualsContradictIsWarnedOf() {
        const auto stated = [](double part) {
            Problem p = decay(1);
            auto& m = p.data.experiments[0].measurements[0];
            m.standardDeviation = part * 2e3 / std::sqrt(2.0); // rms of the sine that stands for noise
            const Result result = fit(p);
            std::string found;
            for (const Message& w : result.qualityWarnings)
                if (w.text().find("chi-squared") != std::string::npos) found = w;
            return std::pair{result, found};
        };
        const auto [small, tooSmall] = stated(0.1);
        // Intervals that have been widened for sizes that differ go by the residuals.
        const bool widened = small.diagnostics["residual_tests"].contains("intervals_widened");
        QVERIFY2(tooSmall.find(widened ? "The intervals go by the residuals" : "intervals are too narrow") !=
                     std::string::npos,
                 tooSmall.c_str());
        QVERIFY(near(small.diagnostics["reduced_chi_squared"].get<double>(), 100, 0.25));
        QVERIFY2(tooSmall.find(fmt::format(
                     "{:.3g}", small.diagnostics["reduced_chi_squared"].get<double>())) != std::string::npos,
                 tooSmall.c_str());
        const auto [large, tooLarge] = stated(10);
        QVERIFY2(tooLarge.find("intervals are too wide") != std::string::npos, tooLarge.c_str());
        const auto [right, nothing] = stated(1);
        QVERIFY2(nothing.empty(), nothing.c_str());
        QVERIFY(right.diagnostics["chi_squared_p"].get<double>() > 0.01);
    }

    /// Every start that has ended is told, and the last telling has all of them.
    void multiStartTellsItsStartsAsTheyEnd() {
        std::vector<ProgressEvent> told;
        Progress progress;
        progress.report = [&](const ProgressEvent& event) {
            if (event.phase == "starts") told.push_back(event);
        };
        Problem problem = decay(1);
        problem.threads = 1;
        const auto method = makeMethod("least-squares");
        method->options().set("optimiser", std::string("multi-start"));
        method->options().set("starts", 200LL);
        const Result result = method->run(problem, progress);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY2(told.size() > 3, std::to_string(told.size()).c_str());
        for (std::size_t k = 1; k < told.size(); ++k)
            QVERIFY(told[k].done > told[k - 1].done &&
                    told[k].population.size() >= told[k - 1].population.size());
        QCOMPARE(told.back().done, 201.0);
        // The same numbers as the waterfall of the result.
        const ResultTable* table = result.table("starts");
        QVERIFY(table);
        std::vector<double> ended = told.back().population, kept;
        for (const double j : table->find("objective")->numbers)
            if (std::isfinite(j)) kept.push_back(j);
        std::sort(ended.begin(), ended.end());
        QVERIFY(ended == kept);
        // Cancelled on the way, the starts that were made are kept.
        std::stop_source source;
        progress.stop = source.get_token();
        progress.report = [&](const ProgressEvent& event) {
            if (event.phase == "starts" && event.done >= 5) source.request_stop();
        };
        const Result part = method->run(problem, progress);
        QVERIFY(part.outcome == RunOutcome::Cancelled);
        QVERIFY(part.table("starts")->rows() >= 5 && part.unknowns.size() == 2);
    }
};

RIGOR_TEST(TestPointFits)
#include "test_point_fits.moc"

} // namespace test_point_fits
