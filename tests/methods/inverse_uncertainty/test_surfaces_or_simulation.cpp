// The default search on response surfaces against the search by simulation: the same answer, or a sentence
// that it was made by simulation. Where surfaces are wrong (jumps, runs that fail, wide boxes) that is found.

#include "core/methods/inverse_uncertainty/identify.h"
#include "core/methods/inverse_uncertainty/likelihood/confirm.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"
#include "tests/support/models/line_problem.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <random>

namespace test_surfaces_or_simulation {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// y of x, z and the condition u; x and z normal in boxes.
struct PairTruth {
    double mean, deviation, lower, upper;
};
using Formula = std::function<double(double u, double x, double z)>;

Problem pairProblem(const std::string& equation, const Formula& y, const PairTruth& x, const PairTruth& z,
                    std::size_t experiments, unsigned seed) {
    Problem problem;
    problem.model = compileModel("model Pair\n  parameter Real x = 1;\n  parameter Real z = 1;\n"
                                 "  parameter Real u = 1;\n  output Real y;\nequation\n  " +
                                     equation + "\nend Pair;\n",
                                 "pair.mo")
                        .model;
    std::mt19937 numbers(seed);
    const auto uniform = [&] { return (static_cast<double>(numbers()) + 0.5) / 4294967296.0; };
    const auto normalIn = [&](const PairTruth& truth) {
        for (;;) {
            const double value = truth.mean + truth.deviation * std::sqrt(-2 * std::log(uniform())) *
                                                  std::cos(2 * M_PI * uniform());
            if (value > truth.lower && value < truth.upper) return value;
        }
    };
    for (const auto& [name, truth] : {std::pair{"x", x}, std::pair{"z", z}}) {
        Unknown unknown;
        unknown.name = name;
        unknown.family = "normal";
        unknown.lower = truth.lower;
        unknown.upper = truth.upper;
        const double reach = std::min(10 * truth.deviation, 0.5 * (truth.upper - truth.lower));
        unknown.shape = {
            {"mean", {truth.mean + truth.deviation, truth.mean - reach, truth.mean + reach}},
            {"standard_deviation", {1.5 * truth.deviation, 0.05 * truth.deviation, 4 * truth.deviation}}};
        problem.unknowns.push_back(unknown);
    }
    problem.simulation.stopTime = 1;
    while (problem.data.experiments.size() < experiments) {
        const double u = 0.5 + 3.5 * uniform(), value = y(u, normalIn(x), normalIn(z));
        if (!std::isfinite(value)) continue;
        Experiment experiment;
        experiment.label = std::to_string(problem.data.experiments.size() + 1);
        experiment.row = problem.data.experiments.size();
        experiment.conditions["u"] = u;
        experiment.measurements = {{"y", {}, {value}, 0, 0}};
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

const Settings kSearch{{"optimiser", std::string("genetic+gradient")},
                       {"population", 20LL},
                       {"generations", 20LL},
                       {"reference", std::string("none")},
                       {"least_squares", false}};

Settings searchWith(const std::string& responses, const Settings& more = {}) {
    Settings all = kSearch;
    all.emplace_back("responses", responses);
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

bool noted(const Result& result, const std::string& part) {
    return std::ranges::any_of(result.notes, [&](const Message& m) { return contains(m.text(), part); });
}

/// "" = the same answer: alpha to 0.3 standard errors (or half widths of the interval), log L to 0.05.
QString difference(const Result& one, const Result& other) {
    const double logs =
        one.diagnostics["log_likelihood"].get<double>() - other.diagnostics["log_likelihood"].get<double>();
    QString text;
    if (!(std::abs(logs) <= 0.05)) text += QString("log L differs by %1. ").arg(logs);
    for (std::size_t k = 0; k < one.unknowns.size(); ++k) {
        const Estimate &a = one.unknowns[k], &b = other.unknowns[k];
        const double error = std::isfinite(b.standardError) ? b.standardError : (b.upper - b.lower) / 3.92;
        if (std::isfinite(error) && !(std::abs(a.value - b.value) <= 0.3 * error))
            text += QString("%1: %2 and %3 +- %4. ")
                        .arg(QString::fromStdString(a.name))
                        .arg(a.value)
                        .arg(b.value)
                        .arg(error);
    }
    return text;
}

Problem smoothPair(unsigned seed, std::size_t experiments = 30) {
    return pairProblem(
        "y = x*u + z*sin(u) + 0.1*x*z;",
        [](double u, double x, double z) { return x * u + z * std::sin(u) + 0.1 * x * z; }, {1, 0.2, 0, 2},
        {2, 0.4, 0, 4}, experiments, seed);
}

} // namespace

class TestSurfacesOrSimulation : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void randomRecordsHaveTheSameAnswerEitherWay_data() {
        QTest::addColumn<QString>("equation");
        QTest::addColumn<QString>("made"); ///< what the search runs on; "" = either
        QTest::newRow("smooth") << "y = x*u + z*sin(u) + 0.1*x*z;"
                                << "surfaces";
        QTest::newRow("kink") << "y = max(x*u, 1.5) + z;"
                              << "surfaces";
        QTest::newRow("saturates") << "y = u*x/(1 + z*u);"
                                   << "surfaces";
        QTest::newRow("jump") << "y = x*u + (if x + z > 1.6 then 1 else 0) + z;"
                              << "simulation";
        QTest::newRow("fails in a corner") << "y = sqrt(x - 0.2*u) + z;"
                                           << "";
        QTest::newRow("steep") << "y = tanh(20*(x*u - 2*z)) + x;"
                               << "";
    }
    void randomRecordsHaveTheSameAnswerEitherWay() {
        QFETCH(const QString, equation);
        QFETCH(const QString, made);
        static const std::map<std::string, Formula> kFormulas{
            {"smooth", [](double u, double x, double z) { return x * u + z * std::sin(u) + 0.1 * x * z; }},
            {"kink", [](double u, double x, double z) { return std::max(x * u, 1.5) + z; }},
            {"saturates", [](double u, double x, double z) { return u * x / (1 + z * u); }},
            {"jump", [](double u, double x, double z) { return x * u + (x + z > 1.6 ? 1 : 0) + z; }},
            {"fails in a corner", [](double u, double x, double z) { return std::sqrt(x - 0.2 * u) + z; }},
            {"steep", [](double u, double x, double z) { return std::tanh(20 * (x * u - 2 * z)) + x; }}};
        for (const unsigned seed : {1U, 2U}) {
            Problem problem = pairProblem(equation.toStdString(), kFormulas.at(QTest::currentDataTag()),
                                          {1, 0.2, 0.1, 2}, {0.6, 0.15, 0.05, 1.5}, 25, seed);
            problem.seed = seed;
            for (const std::string density : {"maximum-entropy", "gaussian"}) {
                const Settings with{{"density", density}};
                const Result direct = runWith(problem, searchWith("simulation", with)),
                             byDefault = runWith(problem, searchWith("surfaces", with));
                const auto& responses = byDefault.diagnostics["responses"];
                const QString different = difference(byDefault, direct);
                QVERIFY2(different.isEmpty(),
                         qPrintable(different + QString::fromStdString(responses.dump())));
                if (!made.isEmpty()) QCOMPARE(responses["search"].get<std::string>(), made.toStdString());
                const bool onSurfaces = responses["search"] == "surfaces";
                QVERIFY(noted(byDefault, onSurfaces ? "The search ran on response surfaces of"
                                                    : "The search was made by simulation"));
                const auto written = toJson(byDefault)["diagnostics"]["responses"];
                QCOMPARE(written["reason"].get<std::string>().empty(), onSurfaces);
                QVERIFY(!direct.diagnostics.contains("response_surfaces"));
                QVERIFY(!noted(direct, "The search"));
            }
        }
    }

    void theResultSaysWhatItsNumbersComeFrom() {
        const Result result = runWith(
            smoothPair(3), searchWith("surfaces", {{"reference", std::string("sobol")}, {"profiles", true}}));
        const auto& from = result.diagnostics["responses"];
        QCOMPARE(from["asked"].get<std::string>(), std::string("surfaces"));
        QCOMPARE(from["search"].get<std::string>(), std::string("surfaces"));
        QCOMPARE(from["log_likelihood"].get<std::string>(), std::string("simulation"));
        QCOMPARE(from["standard_errors"].get<std::string>(), std::string("simulation"));
        QCOMPARE(from["intervals"].get<std::string>(), std::string("surfaces"));
        QCOMPARE(from["reference"].get<std::string>(), std::string("surfaces"));
        const auto& surfaces = result.diagnostics["response_surfaces"];
        QVERIFY(surfaces["largest_difference_of_log_likelihood"].get<double>() <= kSurfaceLogLikelihoodError);
        QVERIFY(surfaces["offset_in_standard_errors"].get<double>() <= kTrustedOffset);
        QVERIFY(surfaces["places_compared"].get<int>() > 0);
        QVERIFY(result.diagnostics["examination"]["difference_at_ends"].get<double>() < 0.2);
        QVERIFY(noted(result, "The intervals come from response surfaces"));
        QVERIFY(noted(result, "The reference of 30 of 30 experiments is sampled on response surfaces"));
    }

    /// The samples of surfaces are those of simulations to kTrustedSample; the density of 4096 of them
    /// follows.
    void theReferenceOnSurfacesIsThatOfSimulations() {
        const Problem problem = smoothPair(4);
        const Settings given{{"reference", std::string("sobol")}, {"profiles", false}};
        const Result onSurfaces = runWith(problem, searchWith("surfaces", given));
        std::vector<double> alpha;
        for (const Estimate& e : onSurfaces.unknowns) alpha.push_back(e.value);
        const Result simulated = runWith(
            problem, searchWith("simulation", {{"reference", std::string("sobol")}, {"evaluate_at", alpha}}));
        QCOMPARE(simulated.diagnostics["responses"]["reference"].get<std::string>(),
                 std::string("simulation"));
        const auto value = [](const Result& result, const char* key) {
            return result.diagnostics[key].get<double>();
        };
        QVERIFY(std::abs(value(onSurfaces, "log_likelihood") - value(simulated, "log_likelihood")) < 1e-9);
        QVERIFY(std::abs(value(onSurfaces, "log_likelihood_reference") -
                         value(simulated, "log_likelihood_reference")) < 0.02);
        QVERIFY(std::abs(value(onSurfaces, "mean_emd") - value(simulated, "mean_emd")) <
                0.01 * value(simulated, "mean_emd") + 1e-4);
    }

    void whereSurfacesCannotBeTheSearchIsMadeBySimulationAndSaysSo() {
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        const Settings gradient{{"optimiser", std::string("gradient")}};
        Problem unbounded = smoothPair(5);
        unbounded.unknowns[0].upper = kInfinity;
        unbounded.unknowns[0].shape[0].second.max = kInfinity;
        const Result without = runWith(unbounded, searchWith("surfaces", gradient));
        QVERIFY2(without.outcome == RunOutcome::Answered, without.message().c_str());
        QCOMPARE(without.diagnostics["responses"]["search"].get<std::string>(), std::string("simulation"));
        QVERIFY(
            noted(without, "The search was made by simulation: response surfaces need a finite feasible"));
        QVERIFY(!without.diagnostics.contains("response_surfaces"));
        const Result direct = runWith(unbounded, searchWith("simulation", gradient));
        for (std::size_t k = 0; k < direct.unknowns.size(); ++k)
            QCOMPARE(without.unknowns[k].value, direct.unknowns[k].value);

        // Where the box has no end but the bounds of the search have, these say where nodes can lie.
        unbounded.unknowns[0].shape[0].second.max = 2;
        const Result bounded = runWith(unbounded, searchWith("surfaces"));
        QCOMPARE(bounded.diagnostics["responses"]["search"].get<std::string>(), std::string("surfaces"));
        const QString different = difference(bounded, runWith(unbounded, searchWith("simulation")));
        QVERIFY2(different.isEmpty(), qPrintable(different));

        const Result brief = runWith(
            smoothPair(5),
            searchWith("surfaces",
                       {{"optimiser", std::string("genetic")}, {"population", 8LL}, {"generations", 2LL}}));
        QVERIFY(noted(brief, "a search of about 16 evaluations"));
    }

    /// Their own errors do not tell that they are wrong: they are right, of another model.
    void surfacesThatMisleadAreGivenUp() {
        const Problem problem = smoothPair(6);
        const InverseUncertaintyOptions options{.population = 20, .generations = 20};
        const InputModel inputs(problem.unknowns);
        const ForwardModel forward(problem, "y");
        const Likelihood direct(options, inputs, forward, measuredValues(problem, "y"), 1, "");
        Problem other = problem;
        other.model = compileModel("model Pair\n  parameter Real x = 1;\n  parameter Real z = 1;\n"
                                   "  parameter Real u = 1;\n  output Real y;\nequation\n"
                                   "  y = 0.5*x*u + z*sin(u) + 0.3*x*z;\nend Pair;\n",
                                   "pair.mo")
                          .model;
        const ForwardModel wrong(other, "y");
        SurfaceUse use{.surfaces =
                           ResponseSurfaces::build(wrong, Eigen::Vector2d(0, 0), Eigen::Vector2d(2, 4),
                                                   {.mostMore = 0}, 1, 1, Progress{})};
        maximiseOnSurfaces(direct, inputs, forward, options, 1, 1, Progress{}, use);
        QVERIFY(!use.givenUp.empty());
    }

    void aMaximumIsConfirmedAndSteppedTo() {
        const Problem problem = smoothPair(7, 40);
        const InverseUncertaintyOptions options{.optimiser = "gradient"};
        const InputModel inputs(problem.unknowns);
        const ForwardModel forward(problem, "y");
        const Likelihood direct(options, inputs, forward, measuredValues(problem, "y"), 1, "");
        const AlphaSearch search = maximiseLikelihood(direct, inputs, forward, options, 1, Progress{});
        const ConfirmedMaximum there = confirmMaximum(direct, direct, inputs, search.alpha, Progress{});
        QVERIFY2(there.complete && there.fisher.valid, there.fisher.reason.text().c_str());
        QVERIFY2(there.isMaximum && there.offset < 0.05, qPrintable(QString::number(there.offset)));
        // Half a standard error away the slopes say so, and the steps lead back.
        const Eigen::VectorXd beside = search.alpha + 0.3 * there.fisher.standardErrors;
        const ConfirmedMaximum back = confirmMaximum(direct, direct, inputs, beside, Progress{});
        QVERIFY(back.isMaximum);
        QVERIFY(back.moved > 0.15);
        QVERIFY(std::abs(back.logLikelihood - search.logLikelihood) < 5e-3);
        const Eigen::VectorXd off = (back.alpha - search.alpha).cwiseQuotient(there.fisher.standardErrors);
        QVERIFY2(off.cwiseAbs().maxCoeff() < 0.15, qPrintable(QString::number(off.cwiseAbs().maxCoeff())));
        // Far from it three steps of parabolas may not reach the top: it is told, or the top is reached.
        Eigen::VectorXd far = search.alpha;
        far[0] += 12 * there.fisher.standardErrors[0];
        const ConfirmedMaximum apart = confirmMaximum(direct, direct, inputs, far, Progress{});
        QVERIFY(!apart.isMaximum || std::abs(apart.logLikelihood - search.logLikelihood) < 5e-3);
    }
};

RIGOR_TEST(TestSurfacesOrSimulation)
#include "test_surfaces_or_simulation.moc"

} // namespace test_surfaces_or_simulation
