// Where the filter ends, and when it does not judge: a state that stays, measured with numbers chosen by
// hand.

#include "core/engine/modelica/compile.h"
#include "core/methods/filter/causes/consistency.h"
#include "core/methods/filter/filter.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_filter_end {

using namespace rigor;

namespace {

/// x' = 0, y = x, measured every second up to `last`; the sensor's standard deviation is 1.
Problem still(int last) {
    Problem problem;
    const CompiledModel compiled =
        compileModel("model Still\n  Real x(start=0);\n  output Real y;\nequation\n  der(x) = 0;\n"
                     "  y = x;\nend Still;\n",
                     "still.mo");
    problem.model = compiled.model;
    problem.simulation.step = 0.5;
    Measurement m{.output = "y", .standardDeviation = 1};
    for (int k = 1; k <= last; ++k) {
        m.times.push_back(k);
        m.values.push_back(k % 2 ? 1 : -1);
    }
    Experiment e;
    e.label = "1";
    e.measurements = {m};
    problem.data.experiments = {e};
    return problem;
}

FilterOptions optionsOf() {
    FilterOptions options;
    options.start = "x: 0 +- 1";
    options.judgeFrom = 0;
    return options;
}

Consistency judged(int last) {
    const FilterOptions options = optionsOf();
    const FilterSetup setup = filterSetup(still(last), options);
    OneStep step(setup);
    return judge(setup, runFilter(setup, step, options, {}), options);
}

/// v' = -2 v + 3 sin 4t - `friction`, measured every 0.02 s for 5 s.
Problem sliding(const std::string& text, double (*friction)(double)) {
    Problem problem = still(1);
    problem.model =
        compileModel("model Slide\n  Real v(start=1);\n  output Real y;\nequation\n  der(v) = -2*v + "
                     "3*sin(4*time) - " +
                         text + ";\n  y = v;\nend Slide;\n",
                     "slide.mo")
            .model;
    problem.simulation.step = 0.02;
    Measurement& m = problem.data.experiments[0].measurements[0];
    m = {.output = "y", .standardDeviation = 0.01};
    double v = 1;
    constexpr double kStep = 1e-4;
    for (int k = 1; k <= 50000; ++k) {
        v += kStep * (-2 * v + 3 * std::sin(4 * kStep * k) - friction(v));
        if (k % 200 != 0) continue;
        m.times.push_back(kStep * k);
        m.values.push_back(v + (k / 200 % 2 ? 0.01 : -0.01));
    }
    return problem;
}

Result followed(const Problem& problem) {
    Filter filter;
    filter.options().set("start", std::string("v: 1 +- 0.1"));
    filter.options().set("noise", std::string("v: 0.02"));
    return filter.run(problem, {});
}

bool distrusts(const Result& result) {
    return std::ranges::any_of(result.qualityWarnings, [](const Message& one) {
        return one.text().find("its bounds are not to be trusted") != std::string::npos;
    });
}

} // namespace

class TestFilterEnd : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void withoutAStopTimeTheRecordEndsTheFilter() {
        const FilterSetup setup = filterSetup(still(600), optionsOf());
        QCOMPARE(setup.times.size(), std::size_t{600});
        QCOMPARE(setup.simulation.end(), 600.0);
    }

    void aStopTimeOfOneSecondIsObeyedToo() {
        Problem problem = still(600);
        problem.simulation.stopTime = 1;
        const FilterSetup setup = filterSetup(problem, optionsOf());
        QCOMPARE(setup.times, std::vector<double>{1});
        QCOMPARE(setup.simulation.end(), 1.0);
    }

    void aStopTimeEndsItBefore() {
        Problem problem = still(600);
        problem.simulation.stopTime = 20;
        QCOMPARE(filterSetup(problem, optionsOf()).times.size(), std::size_t{20});
    }

    void whatIsNotJudgedHasNoNumbers() {
        Filter filter;
        filter.options().set("start", std::string("x: 0 +- 1"));
        filter.options().set("judge_from", 1000.0);
        const Result r = filter.run(still(600), {});
        QCOMPARE(QString::fromStdString(r.diagnostics["verdict"].get<std::string>()), QString("not-judged"));
        for (const char* key : {"nis_mean", "nis_expected", "nis_inside", "coverage"})
            QVERIFY2(std::isnan(r.diagnostics[key].get<double>()), key);
        for (const auto& bound : r.diagnostics["nis_band"]) QVERIFY(std::isnan(bound.get<double>()));
        QVERIFY(r.diagnostics["sensors"][0]["lags_outside_95"].is_null());
    }

    /// A rate that jumps with the state is followed as if it were smooth: the bounds behind it are nobody's.
    /// A kink, a smooth change and a jump that the record does not reach are none.
    void behindARateThatJumpsNoBoundsAreTrusted() {
        const auto sign = [](double v) { return 0.5 * ((v > 0) - (v < 0)); };
        const Result jumps = followed(sliding("0.5*sign(v)", sign));
        QVERIFY(distrusts(jumps));
        QVERIFY2(distrusts(followed(sliding("(if v > 0 then 0.5 else -0.5)", sign))), "if");
        QVERIFY(
            !distrusts(followed(sliding("0.5*tanh(5*v)", [](double v) { return 0.5 * std::tanh(5 * v); }))));
        QVERIFY(!distrusts(followed(sliding("0.5*abs(v)", [](double v) { return 0.5 * std::abs(v); }))));
        QVERIFY(!distrusts(followed(
            sliding("(if v > 0 then 0.5*v else 0.2*v)", [](double v) { return (v > 0 ? 0.5 : 0.2) * v; }))));
        QVERIFY(!distrusts(followed(sliding("sign(v + 9)", [](double) { return 1.0; }))));
    }

    void aRowAtTheStartAloneIsRefusedInWords() {
        Problem problem = still(2);
        Measurement& m = problem.data.experiments[0].measurements[0];
        m.times = {0};
        m.values = {1};
        try {
            filterSetup(problem, optionsOf());
            QFAIL("no error");
        } catch (const Error& e) {
            QVERIFY2(QString::fromStdString(e.sentence())
                         .startsWith("The record 1 has no row behind its start at 0 s"),
                     e.what());
        }
    }

    /// Every number in the words of a verdict has the decimal sign of the reader.
    void numbersOfAVerdictHaveTheReadersSign() {
        setDecimalSign(',');
        const std::string words = judged(600).words.text();
        setDecimalSign('.');
        const QString text = QString::fromStdString(words);
        QVERIFY2(text.contains(QRegularExpression("\\d,\\d")), words.c_str());
        QVERIFY2(!text.contains(QRegularExpression("\\d\\.\\d")), words.c_str());
    }

    void nineUpdatesAreNotJudgedAndTenAre() {
        const Consistency nine = judged(9), ten = judged(10);
        QCOMPARE(nine.updates, 9);
        QCOMPARE(toString(nine.verdict), std::string("not-judged"));
        QVERIFY(!QString::fromStdString(nine.words.text()).contains("estimates hold"));
        QVERIFY(QString::fromStdString(nine.words.text()).startsWith("Not judged"));
        QCOMPARE(ten.updates, 10);
        QVERIFY(ten.verdict != FilterVerdict::NotJudged);
    }

    void theShareWithinTheBoundsIsThatOfTheSensorToo() {
        // All innovations are smaller than 1.96 standard deviations; too few for a correlation.
        const Consistency c = judged(3);
        QCOMPARE(c.coverage, 1.0);
        QCOMPARE(c.sensors.front().values, 3);
        QCOMPARE(c.sensors.front().coverage, 1.0);
        QVERIFY(std::abs(c.sensors.front().nis - c.nisMean) < 1e-12);
        QVERIFY(c.sensors.front().autocorrelation.empty());
        QVERIFY(std::isnan(c.sensors.front().ljungBox));
    }
};

RIGOR_TEST(TestFilterEnd)
#include "test_filter_end.moc"

} // namespace test_filter_end
