// Noise that the filter searches, against what the same data say without a filter: the likelihood of all
// values at once, from their dense covariance.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/foundation/stats/special.h"
#include "core/methods/filter/filter.h"
#include "core/methods/filter/kalman/augmented.h"
#include "core/methods/filter/kalman/live_filter.h"
#include "core/methods/homotopy/homotopy.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>

#include <QtTest>

#include <cmath>

namespace test_filter_noise {

using namespace rigor;

namespace {

constexpr double kStep = 0.1, kStartDeviation = 30;
constexpr int kRows = 80;

ModelPtr modelOf(const std::string& equations) {
    const CompiledModel model = compileModel(
        "model Level\n  parameter Real c = 0;\n  Real x(start=0);\n  output Real y;\n  output Real z;\n"
        "equation\n" +
            equations + "end Level;\n",
        "level.mo");
    if (!model.model) qFatal("%s", model.problems.front().sentence.text().c_str());
    return model.model;
}

/// A level that stands, or is shaken by `process`, under noise of `sigma`: y = z = x.
Problem levelOf(double process, double sigma, unsigned seed) {
    Problem problem;
    problem.model = modelOf("  der(x) = c;\n  y = x;\n  z = x;\n");
    problem.simulation.step = kStep;
    problem.threads = 1;
    problem.unknowns = {{.name = "c", .value = {0, -5, 5}, .family = {}, .shape = {}}};
    Measurement y{.output = "y"};
    RandomStream random(seed, 3);
    double x = 4;
    for (int row = 1; row <= kRows; ++row) {
        x += process * std::sqrt(kStep) * random.normal();
        y.times.push_back(kStep * row);
        y.values.push_back(x + sigma * random.normal());
    }
    Experiment e;
    e.label = "1";
    e.measurements = {y};
    problem.data.experiments = {e};
    return problem;
}

FilterOptions optionsOf(const std::string& noise) {
    FilterOptions options;
    options.start = fmt::format("x: 0 +- {}", kStartDeviation);
    options.uncertainty = "c: 1";
    options.noise = noise;
    options.judgeFrom = 0;
    return options;
}

Result run(const Problem& problem, const FilterOptions& options) {
    Filter filter;
    filter.options().set("start", options.start);
    filter.options().set("uncertainty", options.uncertainty);
    filter.options().set("noise", options.noise);
    filter.options().set("gate", options.gate);
    filter.options().set("judge_from", options.judgeFrom);
    return filter.run(problem, {});
}

const Estimate& named(const Result& result, const std::string& name) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) return e;
    qFatal("no estimate %s", name.c_str());
}

/// ln of the density of all values: x_k = x_0 + c t_k + sums of the process noise.
double likelihoodOf(const Problem& problem, double sigma, double process) {
    const Measurement& y = problem.data.experiments[0].measurements[0];
    const auto n = static_cast<Eigen::Index>(y.values.size());
    Eigen::MatrixXd C(n, n);
    for (Eigen::Index i = 0; i < n; ++i)
        for (Eigen::Index j = 0; j < n; ++j) {
            const double a = y.times[static_cast<std::size_t>(i)], b = y.times[static_cast<std::size_t>(j)];
            C(i, j) = kStartDeviation * kStartDeviation + a * b + process * process * std::min(a, b) +
                      (i == j ? sigma * sigma : 0);
        }
    const Eigen::LLT<Eigen::MatrixXd> factors(C);
    const Eigen::VectorXd z = Eigen::Map<const Eigen::VectorXd>(y.values.data(), n);
    const Eigen::MatrixXd L = factors.matrixL();
    return -0.5 * (z.dot(factors.solve(z)) + 2 * L.diagonal().array().log().sum() +
                   static_cast<double>(n) * std::log(2 * std::acos(-1.0)));
}

/// The greatest value of f over the logarithm of its argument, by golden section.
template <class F> std::pair<double, double> greatest(F f, double from, double to) {
    const double part = (std::sqrt(5.0) - 1) / 2;
    double a = std::log(from), b = std::log(to);
    for (int k = 0; k < 36; ++k) {
        const double c = b - part * (b - a), d = a + part * (b - a);
        if (f(std::exp(c)) > f(std::exp(d)))
            b = d;
        else
            a = c;
    }
    return {std::exp((a + b) / 2), f(std::exp((a + b) / 2))};
}

bool near(double a, double b, double part) { return std::abs(a - b) <= part * std::abs(b); }

std::string refusal(const std::function<void()>& task) {
    try {
        task();
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

} // namespace

class TestFilterNoise : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aSensorIsThatOfTheDensityOfAllValues() {
        for (const double process : {0.0, 0.3}) {
            Problem problem = levelOf(process, 0.2, 7);
            problem.noise = {{"y", {1, 0, 5}}};
            const Result result = run(problem, optionsOf(process > 0 ? fmt::format("x: {}", process) : ""));
            const Estimate& e = named(result, "noise.y");
            const auto density = [&](double sigma) { return likelihoodOf(problem, sigma, process); };
            const auto [value, top] = greatest(density, 0.02, 2);
            QVERIFY2(near(e.value, value, 1e-4), fmt::format("{} {}", e.value, value).c_str());
            const double limit = std::pow(special::normalQuantile(0.975), 2);
            for (const double end : {e.lower, e.upper})
                QVERIFY2(near(2 * (top - density(end)), limit, 0.01),
                         fmt::format("{}: {}", end, 2 * (top - density(end))).c_str());
            QVERIFY(e.lower < value && e.upper > value && e.standardError > 0);
            // The filter's answer is made with it.
            Problem given = problem;
            given.noise.clear();
            given.data.experiments[0].measurements[0].standardDeviation = e.value;
            const Result stated = run(given, optionsOf(process > 0 ? fmt::format("x: {}", process) : ""));
            QVERIFY(near(named(result, "c").value, named(stated, "c").value, 1e-9));
            QVERIFY(near(named(result, "c").standardError, named(stated, "c").standardError, 1e-9));
        }
    }

    /// Of a level that stands n - 1 values are left for the noise (REML), not n.
    void noDegreesOfFreedomAreLost() {
        Problem problem = levelOf(0, 0.2, 3);
        problem.noise = {{"y", {0.1, 0, 5}}};
        FilterOptions options = optionsOf("");
        options.uncertainty = "c: 1e-9";
        options.start = "x: 0 +- 1e4";
        const std::vector<double>& values = problem.data.experiments[0].measurements[0].values;
        double mean = 0, squares = 0;
        for (const double v : values) mean += v / kRows;
        for (const double v : values) squares += (v - mean) * (v - mean);
        const Estimate e = named(run(problem, options), "noise.y");
        QVERIFY2(near(e.value, std::sqrt(squares / (kRows - 1)), 1e-5), std::to_string(e.value).c_str());
        QVERIFY(near(e.standardError, e.value / std::sqrt(2.0 * (kRows - 1)), 1e-3));
    }

    void sensorAndProcessAreSearchedTogether() {
        Problem problem = levelOf(0.5, 0.2, 11);
        problem.noise = {{"y", {1, 0, 5}}};
        const Result result = run(problem, optionsOf("x: {start = 0.05, min = 0, max = 10}"));
        const Estimate &sigma = named(result, "noise.y"), &process = named(result, "process_noise.x");
        QCOMPARE(process.unit, std::string("1/s^(1/2)"));
        const auto best = [&](double q) {
            return greatest([&](double s) { return likelihoodOf(problem, s, q); }, 1e-3, 5).second;
        };
        const auto [q, top] = greatest(best, 0.01, 5);
        QVERIFY2(near(process.value, q, 1e-3), fmt::format("{} {}", process.value, q).c_str());
        QVERIFY(near(sigma.value,
                     greatest([&](double s) { return likelihoodOf(problem, s, q); }, 1e-3, 5).first, 1e-3));
        const double limit = std::pow(special::normalQuantile(0.975), 2);
        for (const double end : {process.lower, process.upper})
            QVERIFY2(near(2 * (top - best(end)), limit, 0.01),
                     fmt::format("{}: {}", end, 2 * (top - best(end))).c_str());
    }

    /// Wherever within the bounds the study begins.
    void boundsThatAreStatedAreKept() {
        Problem problem = levelOf(0.5, 0.2, 11);
        problem.data.experiments[0].measurements[0].standardDeviation = 0.2;
        const Result near0 = run(problem, optionsOf("x: {start = 0.5, min = 0, max = 10}"));
        const Estimate& expected = named(near0, "process_noise.x");
        for (const char* noise : {"x: {start = 1e-4, min = 0, max = 10}",
                                  "x: {start = 1e4, min = 0, max = 1e6}", "x: {start = 1e-4, min = 0}"}) {
            const Result result = run(problem, optionsOf(noise));
            const Estimate& e = named(result, "process_noise.x");
            QVERIFY2(near(e.value, expected.value, 1e-3) && near(e.lower, expected.lower, 2e-3) &&
                         near(e.upper, expected.upper, 2e-3),
                     fmt::format("{}: {} [{}, {}]", noise, e.value, e.lower, e.upper).c_str());
            QVERIFY(sample::anyContains(result.notes, "By process_noise.x the innovations are as large"));
        }
    }

    /// What a level that stands says of its own shaking: at most so much.
    void noiseThatIsNotThereHasAnUpperLimitOnly() {
        Problem problem = levelOf(0, 0.2, 5);
        problem.data.experiments[0].measurements[0].standardDeviation = 0.2;
        const Result result = run(problem, optionsOf("x: {start = 0.1, min = 0, max = 10}"));
        const Estimate& e = named(result, "process_noise.x");
        const double top = likelihoodOf(problem, 0.2, e.value),
                     limit = std::pow(special::normalQuantile(0.975), 2);
        QCOMPARE(e.lower, 0.0);
        QVERIFY(e.upper < 1);
        QVERIFY2(near(2 * (top - likelihoodOf(problem, 0.2, e.upper)), limit, 0.01),
                 std::to_string(e.upper).c_str());
        QVERIFY(2 * (top - likelihoodOf(problem, 0.2, 0)) < limit);
        bool told = false;
        for (const Message& m : result.qualityWarnings)
            told = told || m.text().find("no more than that it is below") != std::string::npos;
        QVERIFY(told);
    }

    /// The process shakes the level a hundred times more than the sensor errs: whatever its noise.
    void whatTheRecordDoesNotTellHasNoNumber() {
        Problem problem = levelOf(10, 0.02, 9);
        problem.noise = {{"y", {0.01, 0.001, 0.05}}};
        const Result result = run(problem, optionsOf("x: 10"));
        const Estimate& e = named(result, "noise.y");
        QVERIFY2(std::isnan(e.value) && std::isnan(e.lower), std::to_string(e.value).c_str());
        QVERIFY(e.interval.text().find("does not tell") != std::string::npos);
        bool told = false;
        for (const Message& m : result.qualityWarnings)
            told = told || m.text().find("noise.y is not determined") != std::string::npos;
        QVERIFY(told);
    }

    void badEntriesAreRefused_data() {
        QTest::addColumn<QString>("noise");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* noise, const char* sentence) {
            QTest::newRow(noise) << QString(noise) << QString(sentence);
        };
        row("x: {start = 0.1", "is not of the form");
        row("x: {begin = 0.1}", "is not of the form");
        row("x: {0.1}", "is not of the form");
        row("x: {start = a}", "is not a number");
        row("x: {start = -1}", "is negative");
        row("x: {min = 2, max = 1}", "min is above max");
        row("x: {start = 2, max = 1}", "start is not from min to max");
        row("x: {start = 1, start = 2}", "is not of the form");
        row("x: {}", "is not of the form");
        row("v: {start = 1}", "neither a state");
    }
    void badEntriesAreRefused() {
        QFETCH(QString, noise);
        QFETCH(QString, sentence);
        Problem problem = levelOf(0.5, 0.2, 11);
        problem.data.experiments[0].measurements[0].standardDeviation = 0.2;
        const std::string said = refusal([&] { filterSetups(problem, optionsOf(noise.toStdString())); });
        QVERIFY2(said.find(sentence.toStdString()) != std::string::npos, said.c_str());
        QVERIFY2(said.starts_with("options.noise: "), said.c_str());
    }

    void aGateAndStreamingDataAreRefused() {
        Problem problem = levelOf(0.5, 0.2, 11);
        problem.noise = {{"y", {1, 0, 5}}};
        FilterOptions options = optionsOf("x: 0.5");
        const std::string live = refusal([&] { LiveFilter(problem, options); });
        QVERIFY2(live.find("noise.y is searched over a whole record") != std::string::npos, live.c_str());
        options.gate = 5;
        const std::string gate = refusal([&] { filterSetups(problem, options); });
        QVERIFY2(gate.starts_with("options.gate: noise.y is searched"), gate.c_str());
    }

    /// As by least squares: sigma^2 = S/n at the end of the path, and the answer is that of these weights.
    void homotopyFindsTheNoiseBehindItsPath() {
        Problem problem;
        problem.model = modelOf("  der(x) = -c*x + 1;\n  y = x;\n  z = 3*x;\n");
        problem.simulation.step = 0.05;
        problem.unknowns = {{.name = "c", .value = {3, 0.1, 5}, .family = {}, .shape = {}}};
        problem.noise = {{"y", {1, 0, 5}}, {"z", {1, 0, 5}}};
        Measurement y{.output = "y"}, z{.output = "z"};
        RandomStream random(2, 3);
        for (int row = 0; row < 200; ++row) {
            const double t = 0.05 * row, x = (1 - std::exp(-0.8 * t)) / 0.8;
            for (Measurement* m : {&y, &z}) m->times.push_back(t);
            y.values.push_back(x + 0.02 * random.normal());
            z.values.push_back(3 * x + 0.3 * random.normal());
        }
        Experiment e;
        e.label = "1";
        e.measurements = {y, z};
        problem.data.experiments = {e};
        Homotopy homotopy;
        // The integral is no likelihood.
        QCOMPARE(homotopy.unmet(problem),
                 std::vector<std::string>{"noise that is searched needs the objective sum"});
        homotopy.options().set("objective", std::string("sum"));
        QVERIFY(homotopy.unmet(problem).empty());
        const Result result = homotopy.run(problem, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const double c = named(result, "c").value;
        for (const auto& [name, m, factor] :
             {std::tuple{"noise.y", &y, 1.0}, std::tuple{"noise.z", &z, 3.0}}) {
            double squares = 0;
            for (std::size_t k = 0; k < m->times.size(); ++k)
                squares += std::pow(m->values[k] - factor * (1 - std::exp(-c * m->times[k])) / c, 2);
            const Estimate& found = named(result, name);
            QVERIFY2(near(found.value, std::sqrt(squares / 200), 1e-4),
                     fmt::format("{} {}", found.value, std::sqrt(squares / 200)).c_str());
            QVERIFY(found.lower < found.value && found.upper > found.value);
        }
        // The same fit with these numbers stated.
        Problem stated = problem;
        stated.noise.clear();
        auto& measured = stated.data.experiments[0].measurements;
        measured[0].standardDeviation = named(result, "noise.y").value;
        measured[1].standardDeviation = named(result, "noise.z").value;
        const Result known = homotopy.run(stated, {});
        QVERIFY(near(named(known, "c").value, c, 1e-6));
        // Found noise is what the residuals tell: of 400 values one was spent on c.
        QVERIFY(near(named(known, "c").standardError * std::sqrt(400.0 / 399),
                     named(result, "c").standardError, 1e-4));
    }
};

RIGOR_TEST(TestFilterNoise)
#include "test_filter_noise.moc"

} // namespace test_filter_noise
