// Laws of the point fits: units, threads, profiles, repeated values, unknown start values.
#include "core/engine/model/start_parameters.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/fit/fit_search.h"
#include "core/methods/fit/optimisers.h"
#include "core/methods/fit/separate_numbers.h"
#include "core/methods/method.h"

#include <QTest>

using namespace rigor;

namespace {

ModelPtr compiled(const std::string& text) {
    const CompiledModel c = compileModel(text, "test.mo");
    if (!c.model) fail("{}", toString(c.problems.front(), text));
    return c.model;
}

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

Result fit(const Problem& problem, const std::vector<std::pair<std::string, FieldValue>>& settings = {}) {
    const auto method = makeMethod("least-squares");
    for (const auto& [key, value] : settings) method->options().set(key, value);
    return method->run(problem, {});
}

bool near(double a, double b, double relative) { return std::abs(a - b) <= relative * std::abs(b); }

} // namespace

class TestPointFits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pascalsAndGigapascalsGiveTheSameAnswerAndCovariance() {
        const Result one = fit(decay(1)), giga = fit(decay(1e9));
        QVERIFY2(one.outcome == RunOutcome::Answered, one.message.c_str());
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
        QVERIFY2(same.outcome == RunOutcome::Answered, same.message.c_str());
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

    void theRunCountsTheSimulationsItNames() {
        const Result result = fit(decay(1));
        QCOMPARE(result.provenance["simulations"].get<long long>(),
                 result.diagnostics["model_solves"].get<long long>());
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
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message.c_str());
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
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message.c_str());
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
            const Problem p = *withSeparateNumbers(threeDecays(stepper), "x.start,offset");
            const FitData data = fitDataOf(p);
            QCOMPARE(data.cases.size(), std::size_t(3));
            Predictor predictor(data, p.simulation, 1);
            Eigen::VectorXd at(7);
            at << 1.1, 4, 2, 1.5, 0.1, 0.2, 0.3;
            const Prediction here = predictor.withSlopes(at);
            QVERIFY2(here.answered, here.why.c_str());
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
};

QTEST_APPLESS_MAIN(TestPointFits)
#include "test_point_fits.moc"
