// What a point fit does behind its search: ends of profiles, progress and cancelling of the studies that
// follow, the order of the warnings.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/fit/uncertainty/noise_study.h"
#include "core/methods/method.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <thread>

namespace test_fit_further {

using namespace rigor;

namespace {

ModelPtr compiled(const std::string& text) {
    const CompiledModel c = compileModel(text, "test.mo");
    if (!c.model) fail("{}", toString(c.problems.front(), text));
    return c.model;
}

Unknown unknown(const std::string& name, SearchValue value) {
    Unknown u;
    u.name = name;
    u.value = value;
    return u;
}

/// x' = -rate x from an unknown start, measured 41 times with errors that no rate explains.
Problem decay(double highestRate = 9) {
    Problem p;
    p.model = compiled("model Decay\n  parameter Real x0 = 1;\n  parameter Real rate = 1;\n"
                       "  output Real x(start=x0);\nequation\n  der(x) = -rate*x;\nend Decay;\n");
    p.unknowns = {unknown("x0", {3, 0.1, 9}), unknown("rate", {0.3, 0.01, highestRate})};
    p.simulation.step = 0.01;
    p.simulation.stopTime = 2;
    p.threads = 2;
    Experiment run;
    run.label = "1";
    std::vector<double> times, values;
    for (int k = 0; k <= 40; ++k) {
        times.push_back(0.05 * k);
        values.push_back(std::exp(-1.3 * times.back()) + 0.02 * std::sin(17.0 * k * k));
    }
    run.measurements = {{"x", times, values, 0, 0}};
    p.data.experiments.push_back(run);
    return p;
}

/// With everything that can follow the path.
Result homotopy(const Problem& problem, const Progress& progress) {
    const auto method = makeMethod("homotopy");
    const std::vector<std::pair<std::string, FieldValue>> settings{{"plain_fit", true},
                                                                   {"comparison", 60LL},
                                                                   {"basins", 6LL},
                                                                   {"noise_levels", std::vector{0.01, 0.02}},
                                                                   {"noise_repeats", 3LL}};
    for (const auto& [key, value] : settings) method->options().set(key, value);
    return method->run(problem, progress);
}

const std::vector<std::string> kFurther{"noise study", "plain fit", "comparing optimisers", "basins"};

} // namespace

class TestFitFurther : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// y = exp(-k) measured below 0: k ends where nothing is left of it, and its linearised interval is 10^12
    /// wide. The values not excluded are those of the likelihood ratio, n ((exp(-k) - mean)^2 - mean^2) < q^2
    /// sigma^2.
    void anIntervalEndsWhereTheDataExcludeAndNotAtTheBound() {
        Problem p;
        p.model = compiled("model Far\n  parameter Real k = 1;\n  parameter Real x = 0;\n  output Real y;\n"
                           "equation\n  y = exp(-k*(1 + 0*x));\nend Far;\n");
        p.unknowns = {unknown("k", {2, 0.1, 40})};
        p.simulation.stopTime = 1;
        constexpr double sigma = 0.01, mean = -0.001;
        constexpr int n = 8;
        for (int i = 0; i < n; ++i) {
            Experiment row;
            row.label = std::to_string(i);
            row.conditions["x"] = i;
            row.measurements = {{"y", {}, {mean + (i % 4 == 0 || i % 4 == 3 ? sigma : -sigma)}, sigma, 0}};
            p.data.experiments.push_back(row);
        }
        const Result result = makeMethod("least-squares")->run(p, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const Estimate& k = result.unknowns[0];
        QVERIFY(k.value > 10);
        const double exact =
            -std::log(mean + std::hypot(mean, 1.959963984540054 * sigma / std::sqrt(1.0 * n)));
        // Its ends are found to a thousandth of a tenth of the range.
        QVERIFY2(std::abs(k.lower - exact) < 0.004 * 2,
                 qPrintable(QString("%1, exactly %2").arg(k.lower).arg(exact)));
        QCOMPARE(k.upper, 40.0);
    }
    void aSearchThatRanAwayWithoutBoundsComesBack_data() {
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("startSize");
        QTest::addColumn<double>("startRate");
        QTest::newRow("a start too small in all") << 214.0 << 0.55 << 1.0 << 1.0;
        QTest::newRow("far too fast") << 3.0 << 0.4 << 3.0 << 25.0;
        QTest::newRow("of the other sign") << -50.0 << 0.7 << -2.0 << 20.0;
    }
    /// y = A (1 - exp(-k x)): once k is so large that only the level is left, no step brings it back, and no
    /// bound says where to look. The least squares have one minimum, that near the truth.
    void aSearchThatRanAwayWithoutBoundsComesBack() {
        QFETCH(double, size);
        QFETCH(double, rate);
        QFETCH(double, startSize);
        QFETCH(double, startRate);
        Problem p;
        p.model = compiled("model Growth\n  parameter Real A = 1;\n  parameter Real k = 1;\n"
                           "  parameter Real x = 0;\n  output Real y;\nequation\n  y = A*(1 - exp(-k*x));\n"
                           "end Growth;\n");
        Unknown a, k;
        a.name = "A", a.value.start = startSize;
        k.name = "k", k.value.start = startRate;
        p.unknowns = {a, k};
        p.simulation.stopTime = 1;
        for (const double x : {1.0, 2.0, 3.0, 5.0, 7.0, 10.0}) {
            Experiment row;
            row.label = std::to_string(x);
            row.conditions["x"] = x;
            row.measurements = {
                {"y", {}, {size * (1 - std::exp(-rate * x) + 0.02 * std::cos(7 * x * x))}, 0, 0}};
            p.data.experiments.push_back(row);
        }
        const Result result = makeMethod("least-squares")->run(p, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        // Six errors of 0.02 of the size leave the rate to about a tenth.
        QVERIFY2(std::abs(result.unknowns[0].value / size - 1) < 0.1, result.message().c_str());
        QVERIFY2(std::abs(result.unknowns[1].value / rate - 1) < 0.3, result.message().c_str());
    }

    /// y = b + exp(a) x: for exp(a) the fit is a straight line, whose profile is a parabola and whose
    /// interval is the textbook's; its ends are those of a by the logarithm, with b fitted again at each of
    /// them.
    void theEndsOfAProfileAreThoseOfTheStraightLineBehindIt() {
        Problem p;
        p.model = compiled("model Curved\n  parameter Real a = 0;\n  parameter Real b = 0;\n"
                           "  parameter Real x = 0;\n  output Real y;\nequation\n  y = b + exp(a)*x;\n"
                           "end Curved;\n");
        p.unknowns = {unknown("a", {-1, -20, 5}), unknown("b", {0, -100, 100})};
        p.simulation.stopTime = 1;
        constexpr int n = 12;
        double sumX = 0, sumY = 0, sumXX = 0, sumXY = 0, sumYY = 0;
        for (int k = 0; k < n; ++k) {
            const double x = 0.5 * k, y = 1 + 0.6 * x + 0.8 * std::cos(3.0 * k);
            Experiment row;
            row.label = std::to_string(k);
            row.conditions["x"] = x;
            row.measurements = {{"y", {}, {y}, 0, 0}};
            p.data.experiments.push_back(row);
            sumX += x, sumY += y, sumXX += x * x, sumXY += x * y, sumYY += y * y;
        }
        const double spread = sumXX - sumX * sumX / n, slope = (sumXY - sumX * sumY / n) / spread;
        const double left = sumYY - sumY * sumY / n - slope * slope * spread;
        const double error = std::sqrt(left / (n - 2) / spread);
        const double d = 2.2281388519649385 * error; // t of 10 degrees of freedom at 0.975
        QVERIFY(d > 0.25 * slope);                   // far from a parabola in a
        const auto method = makeMethod("least-squares");
        method->options().set("profiles", true);
        const Result result = method->run(p, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const auto& interval = result.diagnostics["profile_intervals"]["a"];
        const double own = result.unknowns[0].standardError;
        for (const auto& [key, exact] :
             {std::pair{"lower", std::log(slope - d)}, {"upper", std::log(slope + d)}})
            QVERIFY2(std::abs(interval[key].get<double>() - exact) < 1e-6 * own,
                     qPrintable(QString("%1: %2, exactly %3")
                                    .arg(key)
                                    .arg(interval[key].get<double>(), 0, 'g', 12)
                                    .arg(exact, 0, 'g', 12)));
    }

    /// A bound before the end of the interval: there is none.
    void anEndBeyondABoundIsNotThere() {
        Problem p = decay();
        const auto method = makeMethod("least-squares");
        method->options().set("profiles", true);
        const Estimate free = method->run(p, {}).unknowns[1];
        p.unknowns[1].value.max = (free.value + free.upper) / 2;
        const Result result = method->run(p, {});
        const auto& interval = result.diagnostics["profile_intervals"]["rate"];
        QVERIFY(std::isnan(interval["upper"].get<double>()));
        QVERIFY(interval["lower"].get<double>() < free.value);
    }

    void everyPartBehindThePathTellsHowFarItIs() {
        std::map<std::string, std::vector<ProgressEvent>> told;
        long long simulations = 0;
        bool elsewhere = false, fewer = false;
        const auto here = std::this_thread::get_id();
        Progress progress;
        progress.report = [&](const ProgressEvent& event) {
            elsewhere = elsewhere || std::this_thread::get_id() != here;
            fewer = fewer || event.simulations < simulations;
            simulations = event.simulations;
            told[event.phase].push_back(event);
        };
        const Result result = homotopy(decay(), progress);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(!elsewhere);
        QVERIFY(!fewer); // one count from the beginning of the run to its end
        QCOMPARE(simulations, result.provenance["simulations"].get<long long>());
        for (const std::string& phase : kFurther) {
            const auto& events = told[phase];
            QVERIFY2(!events.empty(), phase.c_str());
            for (std::size_t k = 0; k < events.size(); ++k) {
                QVERIFY2(events[k].total > 0 && events[k].done <= events[k].total, phase.c_str());
                QVERIFY2(k == 0 || events[k].done >= events[k - 1].done, phase.c_str());
            }
            if (phase != "plain fit") QCOMPARE(events.back().done, events.back().total);
        }
        QCOMPARE(told["noise study"].back().total, 6.0);
        QCOMPARE(told["comparing optimisers"].back().total, 5.0);
        QVERIFY(told["comparing optimisers"].size() > 10);
        QCOMPARE(told["basins"].back().total, 72.0); // 36 starts, each with and without homotopy
        QVERIFY(told["basins"].size() > 1);
    }

    void aCancelledPartLeavesTheAnswer_data() {
        QTest::addColumn<std::string>("phase");
        for (const std::string& phase : kFurther) QTest::newRow(phase.c_str()) << phase;
    }
    void aCancelledPartLeavesTheAnswer() {
        QFETCH(std::string, phase);
        const Result whole = homotopy(decay(), {});
        std::stop_source source;
        std::string later;
        Progress progress;
        progress.stop = source.get_token();
        progress.report = [&](const ProgressEvent& event) {
            if (source.stop_requested() && event.phase != phase) later = event.phase;
            if (event.phase == phase && event.done > 0 && event.done < event.total) source.request_stop();
        };
        const Result result = homotopy(decay(), progress);
        QVERIFY(source.stop_requested());
        QVERIFY2(result.outcome == RunOutcome::Cancelled, result.message().c_str());
        QVERIFY2(later.empty(), later.c_str()); // nothing is begun after it
        for (std::size_t i = 0; i < 2; ++i) QCOMPARE(result.unknowns[i].value, whole.unknowns[i].value);
        QVERIFY(!result.table("basins"));
    }

    /// The repeats that are over are written and counted, by every method that makes them.
    void aCancelledNoiseStudyKeepsTheRepeatsThatAreOver_data() {
        QTest::addColumn<std::string>("method");
        for (const char* method : {"homotopy", "least-squares"}) QTest::newRow(method) << std::string(method);
    }
    void aCancelledNoiseStudyKeepsTheRepeatsThatAreOver() {
        QFETCH(std::string, method);
        const std::vector<double> levels{0.01, 0.02};
        const auto run = [&](const Progress& progress) {
            const auto made = makeMethod(method);
            made->options().set("noise_levels", levels);
            made->options().set("noise_repeats", 500LL);
            return made->run(decay(), progress);
        };
        std::stop_source source;
        Progress progress;
        progress.stop = source.get_token();
        progress.report = [&](const ProgressEvent& event) {
            if (event.phase == "noise study" && event.done >= 4) source.request_stop();
        };
        const Result result = run(progress);
        QVERIFY2(result.outcome == RunOutcome::Cancelled, result.message().c_str());
        QVERIFY2(result.message().starts_with("Cancelled; this is what was reached."),
                 result.message().c_str());
        const ResultTable* table = result.table("noise_study");
        QVERIFY(table);
        QVERIFY(table->rows() >= 4 && table->rows() < 1000);
        std::size_t repeats = 0, answered = 0;
        for (const auto& level : result.diagnostics["noise_study"]) {
            repeats += level["repeats"].get<std::size_t>();
            answered += level["answered"].get<std::size_t>();
        }
        QCOMPARE(repeats, table->rows());
        QVERIFY(answered >= 4);
        const std::string told =
            fmt::format("The noise study was cancelled after {} of 1000 repeats", repeats);
        QVERIFY2(result.warnings.back().text().starts_with(told), result.warnings.back().text().c_str());
        // What is kept are the numbers of a whole study.
        const Result whole = run({});
        const auto& kept = table->columns[2].numbers;
        const auto& all = whole.table("noise_study")->columns[2].numbers;
        QCOMPARE(all.size(), std::size_t(1000));
        for (const double value : kept) QVERIFY(std::find(all.begin(), all.end(), value) != all.end());
    }

    /// Least squares with every optimiser: the scatter is that of the linearised standard errors, in
    /// proportion to the noise, whatever the number of threads.
    void leastSquaresStudiesNoiseToo_data() {
        QTest::addColumn<std::string>("optimiser");
        for (const char* name : {"least-squares", "multi-start", "sqp", "genetic"})
            QTest::newRow(name) << std::string(name);
    }
    void leastSquaresStudiesNoiseToo() {
        QFETCH(std::string, optimiser);
        const auto run = [&](int threads) {
            const auto method = makeMethod("least-squares");
            method->options().set("optimiser", optimiser);
            method->options().set("generations", 10LL);
            method->options().set("starts", 4LL);
            method->options().set("noise_levels", std::vector{0.01, 0.05});
            method->options().set("noise_repeats", 24LL);
            Problem problem = decay();
            problem.threads = threads;
            return method->run(problem, {});
        };
        const Result result = run(2);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const auto& levels = result.diagnostics["noise_study"];
        QCOMPARE(levels.size(), std::size_t(2));
        QVERIFY(levels == run(1).diagnostics["noise_study"]);
        // The noise behind the standard errors is the spread of the residuals; here it is a part of the rms.
        const ResultTable& fit = *result.table("fit");
        double squares = 0, count = 0;
        for (const ResultColumn& column : fit.columns)
            if (column.name == "fitted")
                for (const double value : column.numbers) squares += value * value, count += 1;
        const double rms = std::sqrt(squares / count), noise = result.diagnostics["noise"].get<double>();
        for (std::size_t i = 0; i < 2; ++i) {
            const Estimate& e = result.unknowns[i];
            for (const auto& level : levels) {
                const double stated = e.standardError * level["level"].get<double>() * rms / noise;
                const double found = level["standard_deviation"][i];
                // Of 24 draws a standard deviation is known to 15 %: three times that.
                QVERIFY2(found > stated / 1.6 && found < 1.6 * stated,
                         fmt::format("{}: {} stated {}", e.name, found, stated).c_str());
                QVERIFY(std::abs(level["mean"][i].get<double>() - e.value) < 4 * stated / std::sqrt(24.0));
            }
        }
    }

    /// One repeat has a mean and no spread; levels beyond the limit are refused before anything runs.
    void whatANoiseStudyCannotKnowIsNotANumber() {
        for (const char* name : {"homotopy", "least-squares"}) {
            const auto method = makeMethod(name);
            method->options().set("noise_levels", std::vector{0.05});
            method->options().set("noise_repeats", 1LL);
            const Result result = method->run(decay(), {});
            const auto& level = result.diagnostics["noise_study"][0];
            QCOMPARE(level["answered"].get<int>(), 1);
            QVERIFY(level["mean"].is_array());
            QVERIFY(level["standard_deviation"].is_null());
            std::string refused;
            try {
                method->options().set("noise_levels", std::vector{0.05, 1e300});
            } catch (const Error& e) {
                refused = e.what();
            }
            QVERIFY2(refused.find("must be at most 10") != std::string::npos, refused.c_str());
        }
    }

    /// ... and neither hides the levels that have answers nor passes for them.
    void aLevelWithoutAnswersIsWarnedOf() {
        Result result;
        NoiseStudyOptions options{{0.01, 5}, 3};
        std::vector<NoiseRepeat> repeats(6);
        for (std::size_t k = 0; k < 6; ++k) {
            repeats[k].level = k / 3;
            repeats[k].over = true;
            if (k < 3) repeats[k].fit.estimate = Eigen::VectorXd::Constant(1, 2.0 + static_cast<double>(k));
        }
        FitResult fit;
        describeNoise(result, fit, repeats, options, {unknown("a", {})});
        write(fit, result);
        const auto& levels = result.diagnostics["noise_study"];
        QCOMPARE(levels[0]["mean"][0].get<double>(), 3.0);
        QCOMPARE(levels[0]["standard_deviation"][0].get<double>(), 1.0);
        QVERIFY(levels[1]["mean"].is_null() && levels[1]["standard_deviation"].is_null());
        QCOMPARE(result.warnings.size(), std::size_t(1));
        QVERIFY2(result.warnings[0].text().starts_with("Noise study, level 5: only 0 of 3"),
                 result.warnings[0].text().c_str());
    }

    /// Stages that were followed well do not make the end of the path an answer.
    void aPathThatLeavesMuchOfTheSignalsSaysSo() {
        const auto leaves = [](const Result& result) {
            return std::any_of(result.qualityWarnings.begin(), result.qualityWarnings.end(),
                               [](const std::string& said) {
                                   return said.find("probably a local minimum") != std::string::npos;
                               });
        };
        const auto method = makeMethod("homotopy");
        const Result good = method->run(decay(), {});
        QVERIFY2(good.message().find("It leaves ") != std::string::npos, good.message().c_str());
        QVERIFY(good.diagnostics["remaining_part"].get<double>() < 0.1);
        QVERIFY(!leaves(good));
        Problem bent = decay();
        bent.unknowns[0].value = {3, 2.5, 9}; // not as low as the data
        const Result wrong = method->run(bent, {});
        QVERIFY(wrong.diagnostics["remaining_part"].get<double>() > 0.2);
        QVERIFY(leaves(wrong));
    }

    /// The last stage is a plain fit: its profiles are those of least squares from the answer.
    void theHomotopyHasTheProfilesOfItsLastStage() {
        const auto method = makeMethod("homotopy");
        method->options().set("profiles", true);
        const Result left = method->run(decay(), {});
        QVERIFY(!left.table("profiles"));
        QVERIFY(std::any_of(left.warnings.begin(), left.warnings.end(), [](const std::string& warning) {
            return warning.starts_with("Profile likelihood needs the objective sum");
        }));
        method->options().set("objective", std::string("sum"));
        const Result result = method->run(decay(), {});
        const auto plain = makeMethod("least-squares");
        plain->options().set("profiles", true);
        const Result expected = plain->run(decay(), {});
        const auto& intervals = result.diagnostics["profile_intervals"];
        QCOMPARE(intervals.size(), std::size_t(2));
        for (std::size_t i = 0; i < 2; ++i) {
            const Estimate& e = expected.unknowns[i];
            for (const char* end : {"lower", "upper"}) {
                const double at = expected.diagnostics["profile_intervals"][e.name][end];
                // Ends are found to kProfileEnd of a standard error, the answers to less.
                QVERIFY(std::abs(intervals[e.name][end].get<double>() - at) < 1e-6 * e.standardError);
            }
        }
        long long sum = 0;
        for (const auto& part : result.diagnostics["solves"]) sum += part.get<long long>();
        QCOMPARE(sum, result.provenance["simulations"].get<long long>());
        QVERIFY(result.diagnostics["solves"]["profiles"].get<long long>() > 0);
    }

    /// Before anything runs, by the name of the unknown.
    void openBoundsAreRefusedByName() {
        Problem open = decay();
        open.unknowns[1].value = {0.3};
        for (const char* optimiser : {"multi-start", "genetic", "particle-swarm", "cma-es"}) {
            const auto method = makeMethod("least-squares");
            method->options().set("optimiser", std::string(optimiser));
            const auto reasons = method->unmet(open);
            QCOMPARE(reasons.size(), std::size_t(1));
            QCOMPARE(reasons[0],
                     fmt::format("the optimiser {} needs finite bounds; those of rate are −inf and "
                                 "inf",
                                 optimiser));
            QVERIFY(method->unmet(decay()).empty());
        }
        const auto method = makeMethod("homotopy");
        method->options().set("basins", 3LL);
        QVERIFY(method->unmet(decay()).empty());
        const auto reasons = method->unmet(open);
        QCOMPARE(reasons.size(), std::size_t(1));
        QVERIFY2(reasons[0].find("those of rate are −inf and inf") != std::string::npos, reasons[0].c_str());
        QVERIFY_THROWS_EXCEPTION(Error, method->options().set("step", 1e-6));
    }

    /// At the wrong ends of its bounds and badly pulled: what speaks against the answer comes first.
    void theGravestWarningIsTheFirst() {
        const auto method = makeMethod("homotopy");
        method->options().set("corrections", std::string("x: 0.001 x"));
        const Result result = method->run(decay(0.5), {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        // A bound is what the answer rests on: a quality warning, before all notes.
        QVERIFY(std::any_of(
            result.qualityWarnings.begin(), result.qualityWarnings.end(),
            [](const std::string& r) { return r.starts_with("At a bound of the search: rate = 0.5"); }));
        QVERIFY(!result.warnings.empty());
        QVERIFY2(result.warnings.back().text().starts_with("At lambda = 1 and the start values"),
                 result.warnings.back().text().c_str());
    }

    /// The same gains, but the answer fits: that the outputs were far off at first does not matter.
    void gainsAreNotBlamedWhereTheAnswerFits() {
        const auto method = makeMethod("homotopy");
        method->options().set("corrections", std::string("x: 0.001 x"));
        const Result result = method->run(decay(), {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(result.diagnostics["synchronisation"]["error"].get<double>() > 0.2);
        for (const Message& warning : result.warnings)
            QVERIFY2(warning.text().find("larger gains") == std::string::npos, warning.text().c_str());
    }

    /// Stopped in the first stage, at the second iteration told: where it was is in the answer, as no answer.
    void aPathCancelledInItsFirstStageTellsWhereItWas() {
        std::stop_source source;
        std::vector<double> reached;
        int told = 0;
        Progress progress;
        progress.stop = source.get_token();
        progress.report = [&](const ProgressEvent& event) {
            if (!event.estimate.empty()) reached = event.estimate;
            if (event.phase.starts_with("lambda") && ++told == 2) source.request_stop();
        };
        const Result result = homotopy(decay(), progress);
        QVERIFY2(result.outcome == RunOutcome::Cancelled, result.message().c_str());
        QCOMPARE(result.unknowns.size(), std::size_t(2));
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(result.unknowns[i].value, reached[i]);
            QVERIFY(std::isnan(result.unknowns[i].standardError));
            QVERIFY2(result.unknowns[i].interval.text().find("not an answer") == 0,
                     result.unknowns[i].interval.text().c_str());
        }
    }

    void intervalsAreNotNarrowerThanWhatTheIntegratorLeavesOpen() {
        // Exact trajectories of x' = -rate x, fitted with steps whose error is far above rounding.
        Problem p = decay();
        auto& m = p.data.experiments[0].measurements[0];
        for (std::size_t k = 0; k < m.times.size(); ++k) m.values[k] = std::exp(-1.3 * m.times[k]);
        p.simulation.step = 0.05;
        const Result result = makeMethod("least-squares")->run(p, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const Estimate& rate = result.unknowns[1];
        // The step of rk4 is exact for rate' = rate (1 - (rate h)^4/120): the estimate is off by this.
        const double off = 1.3 * std::pow(1.3 * 0.05, 4) / 120;
        QVERIFY2(std::abs(std::abs(rate.value - 1.3) - off) < 0.1 * off,
                 fmt::format("{} {}", rate.value - 1.3, off).c_str());
        QVERIFY(rate.upper - rate.lower >= 2 * 0.9 * off);
        QVERIFY2(rate.interval.text().find("integrator") != std::string::npos, rate.interval.text().c_str());
        // Measured errors leave far more open: there the interval is that of the noise alone.
        const Estimate noisy = makeMethod("least-squares")->run(decay(), {}).unknowns[1];
        QVERIFY2(noisy.interval.text().find("integrator") == std::string::npos,
                 noisy.interval.text().c_str());
    }
};

RIGOR_TEST(TestFitFurther)
#include "test_fit_further.moc"

} // namespace test_fit_further
