// Laws of the point fits: units, threads, profiles, repeated values, unknown start values.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/fit/fit_search.h"
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

    void everyOptimiserEndsAtTheSameAnswerForAnyNumberOfThreads_data() {
        QTest::addColumn<std::string>("optimiser");
        for (const char* name : {"multi-start", "quasi-newton", "genetic", "particle-swarm", "cma-es"})
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
