// What model adequacy says beyond an estimate: whether the ellipsoid is a fair picture, which series,
// experiment or sensor to take next, and the sets of sensors while they are looked at; on models with answers
// in closed form.
#include "core/foundation/base/random.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"
#include "core/methods/method.h"
#include "core/methods/result/message_json.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_what_next {

using namespace rigor;
using namespace rigor::sample;

namespace {

using Json = nlohmann::ordered_json;

Experiment reading(double series, double x, double y, double sigma, Column& column) {
    Experiment e;
    e.row = column.numbers.size();
    e.label = std::to_string(e.row + 1);
    e.inputs.emplace("x", Signal(x));
    e.measurements = {{"y", {}, {y}, sigma, 0}};
    column.numbers.push_back(series);
    return e;
}

/// z = exp(a x) read once at x = 1 with standard deviation 0.3 and the value 1: a = 0, C = 0.09, S = 0.
Problem bent(double lowest = -5) {
    Problem problem;
    problem.model =
        modelOf("model Bent\n  parameter Real a = 0.1;\n  input Real x;\n  output Real y;\nequation\n"
                "  y = exp(a*x);\nend Bent;\n");
    problem.unknowns = {unknown("a", 0.1, lowest, 5)};
    problem.simulation.stopTime = 1;
    Column series{"series", "", ColumnType::Number, {}, {}};
    problem.data.experiments = {reading(1, 1, 1, 0.3, series)};
    problem.data.table.columns = {series};
    return problem;
}

constexpr double kSigma = 0.1;

/// y = a + b x (or bent: a exp(b x)) in three series: x = 0..3 twice, then 6 and 7; w = a - 2 b x is not
/// measured.
Problem threeSeries(bool straight) {
    Problem problem;
    problem.model = modelOf(std::string("model Line\n  parameter Real a = 1;\n  parameter Real b = 0.2;\n"
                                        "  input Real x;\n  output Real y, w;\nequation\n  y = ") +
                            (straight ? "a + b*x" : "a*exp(b*x)") + ";\n  w = a - 2*b*x;\nend Line;\n");
    problem.unknowns = {unknown("a", 1, -100, 100), unknown("b", 0.2, -10, 10)};
    problem.simulation.stopTime = 1;
    RandomStream random(17, 0);
    Column series{"series", "", ColumnType::Number, {}, {}};
    const auto add = [&](double number, double x) {
        const double truth = straight ? 1 + 0.2 * x : std::exp(0.2 * x);
        problem.data.experiments.push_back(
            reading(number, x, truth + kSigma * random.normal(), kSigma, series));
    };
    for (const double number : {1.0, 2.0})
        for (int x = 0; x < 4; ++x) add(number, x);
    for (const double x : {6.0, 7.0}) add(3, x);
    problem.data.table.columns = {series};
    return problem;
}

/// Of y = a + b x at these places, each read `times` times.
Eigen::Matrix2d lineInformation(const std::vector<double>& places, double factor = 1, double sigma = kSigma) {
    Eigen::Matrix2d information = Eigen::Matrix2d::Zero();
    for (const double x : places) {
        const Eigen::Vector2d row(1, factor * x);
        information += row * row.transpose() / (sigma * sigma);
    }
    return information;
}
double detOfInverse(const Eigen::Matrix2d& information) { return 1 / information.determinant(); }

/// Twelve outputs of one experiment, each seeing another mixture of a = 1 and b = 2.
constexpr int kMany = 12;
Eigen::Vector2d mixtureOf(int k) { return {std::cos(1.7 * k) * (1 + 0.1 * k), std::sin(2.3 * k + 0.4)}; }
Problem manySensors() {
    std::string outputs, equations;
    Problem problem;
    Experiment e;
    e.label = "1";
    RandomStream random(11, 0);
    for (int k = 0; k < kMany; ++k) {
        const Eigen::Vector2d row = mixtureOf(k);
        outputs += fmt::format("  output Real y{};\n", k);
        equations += fmt::format("  y{} = ({:.17g})*a + ({:.17g})*b;\n", k, row[0], row[1]);
        e.measurements.push_back(
            {fmt::format("y{}", k), {}, {row[0] + 2 * row[1] + kSigma * random.normal()}, kSigma, 0});
    }
    problem.model = modelOf("model Many\n  parameter Real a = 0;\n  parameter Real b = 1;\n" + outputs +
                            "equation\n" + equations + "end Many;\n");
    problem.unknowns = {unknown("a", 0, -100, 100), unknown("b", 1, -100, 100)};
    problem.simulation.stopTime = 1;
    problem.data.experiments = {e};
    return problem;
}

Result run(const Problem& problem, const std::vector<std::pair<std::string, FieldValue>>& settings = {},
           const Progress& progress = {}) {
    const auto method = makeMethod("model-adequacy");
    Fields fields = method->options();
    for (const auto& [key, value] : settings) fields.set(key, value);
    return method->run(problem, progress);
}

std::string text(const char* value) { return value; }

double cell(const Result& result, const char* table, const char* column, std::size_t row) {
    return result.table(table)->find(column)->numbers[row];
}

} // namespace

class TestWhatNext : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theEllipsoidOfALineIsAFairPicture() {
        const Result result = run(threeSeries(true));
        const Json& contour = result.diagnostics["contour"];
        QVERIFY(contour["fair"].get<bool>());
        QCOMPARE(contour["points"].size(), std::size_t(8));
        QVERIFY(contour["bend"].get<double>() < 1e-7);
        // The rise on the surface is the level of the region: chi^2_2 at 0.95.
        for (const Json& point : contour["points"]) QVERIFY(near(point["rise"], -2 * std::log(0.05), 1e-6));
        QVERIFY(!anyContains(result.remarks(), "poor picture"));
    }

    void aBentModelHasAPoorPictureAndItIsSaid() {
        const Result result = run(bent());
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const Json& contour = result.diagnostics["contour"];
        QVERIFY(!contour["fair"].get<bool>());
        // At a = d the rise is ((e^d - 1)/0.3)^2 instead of (d/0.3)^2, with d = 1.96 * 0.3.
        const double d = 1.9599639845400545 * 0.3;
        QVERIFY(near(contour["bend"], std::expm1(d) / d - 1, 1e-6));
        QVERIFY(near(contour["points"][0]["rise"], std::pow(std::expm1(d) / 0.3, 2), 1e-6));
        QVERIFY(near(contour["points"][1]["rise"], std::pow(std::expm1(-d) / 0.3, 2), 1e-6));
        QVERIFY(anyContains(result.remarks(), "poor picture"));
        QVERIFY(anyContains(result.remarks(), "run again with the setting Profile likelihood"));

        const Result profiled = run(bent(), {{"profile", true}});
        QVERIFY(anyContains(profiled.remarks(), "are to be preferred"));
        // |e^a - 1| = 1.96 * 0.3; the ends are found to a millionth of the standard error 0.3.
        QVERIFY(near(cell(profiled, "profile_intervals", "profile_upper", 0), std::log1p(d), 0, 1e-6 * 0.3));
        QVERIFY(near(cell(profiled, "profile_intervals", "profile_lower", 0), std::log1p(-d), 0, 1e-6 * 0.3));
        QVERIFY(near(cell(profiled, "profile_intervals", "marginal_upper", 0), d, 1e-6));
    }

    /// Asked for, they are those of the estimates, and say so; one that the bounds cut ends there.
    void theIntervalsOfTheEstimatesAreThoseOfTheProfile() {
        const double d = 1.9599639845400545 * 0.3;
        const Result result = run(bent(), {{"intervals", std::string("profile")}});
        QVERIFY(near(result.unknowns[0].upper, std::log1p(d), 0, 1e-6 * 0.3));
        QVERIFY(near(result.unknowns[0].lower, std::log1p(-d), 0, 1e-6 * 0.3));
        QVERIFY(result.unknowns[0].interval.text().find("profile likelihood, n =") != std::string::npos);
        const Result cut = run(bent(-0.3), {{"intervals", std::string("profile")}});
        QCOMPARE(cut.unknowns[0].lower, -0.3);
        QVERIFY(near(cut.unknowns[0].upper, std::log1p(d), 0, 1e-6 * 0.3));
        QVERIFY(cut.unknowns[0].interval.text().find("up to the bounds") != std::string::npos);
    }

    /// y = b + s x with s = exp(a): for s the fit is a straight line, whose profile is a parabola; its ends
    /// are those of a by the logarithm, with b fitted again at each of them.
    void theEndsOfAProfileAreThoseOfTheStraightLineBehindIt() {
        Problem problem = threeSeries(true);
        problem.model = modelOf("model Curved\n  parameter Real a = -1;\n  parameter Real b = 1;\n"
                                "  input Real x;\n  output Real y;\nequation\n  y = b + exp(a)*x;\n"
                                "end Curved;\n");
        problem.unknowns = {unknown("a", -1, -20, 5), unknown("b", 1, -100, 100)};
        Eigen::Matrix2d information = Eigen::Matrix2d::Zero();
        Eigen::Vector2d right = Eigen::Vector2d::Zero();
        for (const Experiment& e : problem.data.experiments) {
            const Eigen::Vector2d row(e.inputs.at("x").at(0), 1);
            information += row * row.transpose() / (kSigma * kSigma);
            right += row * e.measurements[0].values[0] / (kSigma * kSigma);
        }
        const double slope = Eigen::Vector2d(information.inverse() * right)[0],
                     error = std::sqrt(information.inverse()(0, 0)), d = 1.9599639845400545 * error;
        const Result result = run(problem, {{"profile", true}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const double own = result.unknowns[0].standardError;
        QVERIFY(
            near(cell(result, "profile_intervals", "profile_upper", 0), std::log(slope + d), 0, 1e-6 * own));
        QVERIFY(
            near(cell(result, "profile_intervals", "profile_lower", 0), std::log(slope - d), 0, 1e-6 * own));
    }

    void aSurfaceBeyondABoundIsNoFairPicture() {
        const Result result = run(bent(-0.3));
        QVERIFY(!result.diagnostics["contour"]["fair"].get<bool>());
        QVERIFY(anyContains(result.remarks(), "a lies beyond its bound -0.3"));
    }

    void sensorsNotYetThereAreWorthTheirInformation() {
        const Result result =
            run(threeSeries(true), {{"planned_sensors", text("w 0.2")}, {"criterion", text("D")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const std::vector<double> places{0, 1, 2, 3, 0, 1, 2, 3, 6, 7};
        const Eigen::Matrix2d now = lineInformation(places), with = now + lineInformation(places, -2, 0.2);
        QVERIFY(near(cell(result, "planned_sensors", "criterion", 0), detOfInverse(with), 1e-8));
        QVERIFY(near(cell(result, "planned_sensors", "gain", 0), 1 - detOfInverse(with) / detOfInverse(now),
                     1e-8));
        QCOMPARE(cell(result, "planned_sensors", "order", 0), 1.0);
        const auto refused = [](const char* planned) {
            return refusal([&] { run(threeSeries(true), {{"planned_sensors", text(planned)}}); });
        };
        QVERIFY(contains(refused("w"), "needs an output and its standard deviation"));
        QVERIFY(contains(refused("w -1"), "standard deviation"));
        QVERIFY(contains(refused("w 0.1mm"), "needs an output and its standard deviation"));
        QVERIFY(contains(refused("w garbage 0.05"), "needs an output and its standard deviation"));
        QVERIFY(contains(refused("w 1e-300"), "between 10⁻²⁰ and 10²⁰"));
        QVERIFY(contains(refused("w inf"), "between 10⁻²⁰ and 10²⁰"));
        QVERIFY(contains(refused("v 0.1"), "has no output and no state v"));
        QVERIFY(contains(refused("w 0.1, w 0.2"), "w is there twice"));
        QVERIFY(contains(refused("y 0.1"), "y is measured"));
    }

    /// s = (a + b x)/2 is solved for implicitly and is no output; t = 2 s is one.
    void aStateMayBeAPlannedSensor() {
        Problem problem = threeSeries(true);
        problem.model =
            modelOf("model Line\n  parameter Real a = 1;\n  parameter Real b = 0.2;\n  input Real x;\n"
                    "  Real s(start=0, unit=\"m\");\n  output Real y, t, none;\nequation\n"
                    "  0 = 2*s - a - b*x;\n  y = a + b*x;\n  t = 2*s;\n  none = 3*x;\nend Line;\n");
        const Result result = run(problem, {{"planned_sensors", text("s 0.1, t 0.2, none 0.1")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.table("planned_sensors")->find("unit")->texts[0], text("m"));
        const double state = cell(result, "planned_sensors", "criterion", 0);
        QVERIFY(near(cell(result, "planned_sensors", "criterion", 1), state, 1e-12));
        QVERIFY(cell(result, "planned_sensors", "gain", 0) > 0.01);
        // What sees no unknown is never taken, and it is said.
        QVERIFY(std::isnan(cell(result, "planned_sensors", "order", 2)));
        QVERIFY(
            anyContains(result.remarks(), "Sensor not yet there none: it tells nothing about the unknowns."));
    }

    /// x' = -k x from x0 = 1, read as y = 3 x: the state itself with a third of the deviation is as good.
    void aStateOfATrajectoryMayBeAPlannedSensor() {
        Problem problem;
        problem.model = modelOf(
            "model Decay\n  parameter Real k = 1;\n  Real x(start=1, fixed=true);\n"
            "  output Real y, twice;\nequation\n  der(x) = -k*x;\n  y = 3*x;\n  twice = 2*x;\nend Decay;\n");
        problem.unknowns = {unknown("k", 1, 0.1, 10)};
        problem.simulation.stopTime = 1;
        Experiment e;
        e.label = "1";
        e.measurements = {{"y", {0.5, 1}, {3 * std::exp(-0.5), 3 * std::exp(-1.0)}, 0.3, 0}};
        problem.data.experiments = {e};
        const Result result = run(problem, {{"planned_sensors", text("x 0.1, twice 0.2")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        for (const std::size_t row : {0u, 1u})
            QVERIFY(near(cell(result, "planned_sensors", "gain", row), 0.5, 1e-8));
    }

    void experimentsBeyondTheDataAreMarkedAsExtrapolated() {
        const auto asked = [](std::vector<double> values) {
            return run(threeSeries(true), {{"next_input", text("x")}, {"next_values", std::move(values)}});
        };
        const Result result = asked({-1, 0, 3.5, 7, 30});
        QVERIFY(anyContains(result.remarks(),
                            "Next experiment: x = -1, 30 lies outside the data, which reach from 0 to 7"));
        QVERIFY(!anyContains(asked({0, 7}).warnings, "outside the data"));
    }

    void theCriterionHasTheUnitOfVariances() {
        const auto unitOf = [](const char* criterion, const char* a, const char* b) {
            Problem problem = threeSeries(true);
            problem.model = modelOf(fmt::format(
                "model Line\n  parameter Real a(unit=\"{}\") = 1;\n  parameter Real b(unit=\"{}\") = 0.2;\n"
                "  input Real x;\n  output Real y;\nequation\n  y = a + b*x;\nend Line;\n",
                a, b));
            const Result result = run(problem, {{"next_input", text("x")},
                                                {"next_values", std::vector<double>{1}},
                                                {"criterion", text(criterion)}});
            return result.table("next_experiment")->find("criterion")->unit;
        };
        QCOMPARE(unitOf("E", "N/m", "N/m"), text("(N/m)2"));
        QCOMPARE(unitOf("A", "m", "m"), text("m2"));
        QCOMPARE(unitOf("D", "N/m", "N/m"), text("(N/m)4"));
        QCOMPARE(unitOf("D", "m", "kg"), text("m2.kg2"));
        QCOMPARE(unitOf("A", "m", "kg"), text(""));
        QCOMPARE(unitOf("ME", "m", "m"), text(""));
    }

    void candidatesWithoutASplitAreNotTestedAndItIsSaid() {
        Problem problem = threeSeries(true);
        problem.candidates = {{"straight", problem.model, problem.data, {}}};
        const char* said = "The candidate models straight are fitted, but not tested";
        QVERIFY(anyContains(run(problem).warnings, said));
        QVERIFY(!anyContains(run(problem, {{"splits", text("all: alternating series")}}).warnings, said));
    }

    void whatOverflowsIsNamed() {
        Problem problem = threeSeries(true);
        problem.data.experiments[3].measurements[0].values[0] = 1e200;
        QVERIFY(contains(refusal([&] { run(problem); }), "experiment 4: the value 10²⁰⁰ of y is too large"));
        problem = threeSeries(true);
        for (Experiment& e : problem.data.experiments) e.measurements[0].standardDeviation = 1e-300;
        QVERIFY(
            contains(refusal([&] { run(problem); }), "the standard deviation 10⁻³⁰⁰ of y cannot be right"));
    }

    void whatIsAskedForNextIsCheckedBeforeTheFirstSimulation() {
        int told = 0;
        Progress progress;
        progress.report = [&](const ProgressEvent&) { ++told; };
        const auto refused = [&](const std::vector<std::pair<std::string, FieldValue>>& settings) {
            return refusal([&] { run(threeSeries(true), settings, progress); });
        };
        QVERIFY(contains(refused({{"next_input", text("xx")}, {"next_values", std::vector<double>{1}}}),
                         "it is no input of the model"));
        QVERIFY(contains(refused({{"planned_sensors", text("v 0.1")}}), "has no output and no state v"));
        QVERIFY(contains(refused({{"next_column", text("serie")}}), "Did you mean \"series\""));
        QVERIFY(contains(refused({{"splits", text("a: sometimes x")}}), "alternating"));
        for (const char* rule : {"alternating", "sign"})
            QVERIFY(
                contains(refused({{"splits", text("a: ") + rule}}),
                         fmt::format("a column is expected behind the rule, for example {} series", rule)));
        QCOMPARE(told, 0);
    }

    /// a = 0 is what the data say, but the search ends at 0.05.
    void aSetWithAnEstimateOnABoundIsMarked() {
        Problem problem = bent(0.05);
        problem.unknowns[0].value.start = 0.1;
        const Result result = run(problem);
        const Json& set = result.diagnostics["selection"][0];
        QVERIFY(set["determined"].get<bool>());
        QVERIFY(contains(textIn(set["reason"]), "the estimate of a lies on a bound"));
    }

    void seriesAreTakenOneAfterTheOtherWithRenewedEstimates() {
        const Problem problem = threeSeries(true);
        const Result result = run(problem, {{"rows", text("series 1")},
                                            {"next_column", text("series")},
                                            {"next_count", 2LL},
                                            {"criterion", text("D")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const Json& steps = result.diagnostics["next_series"]["steps"];
        QCOMPARE(steps.size(), std::size_t(2));
        // The far points say most about the slope.
        QCOMPARE(steps[0]["series"].get<std::string>(), text("3"));
        QVERIFY(!steps[0]["repetition"].get<bool>());
        QCOMPARE(steps[1]["series"].get<std::string>(), text("2")); // with data before a repetition of 1
        const Eigen::Matrix2d joint = lineInformation({0, 1, 2, 3, 6, 7});
        QVERIFY(near(steps[0]["criterion"], detOfInverse(joint), 1e-8));
        QVERIFY(
            near(steps[0]["predicted"], detOfInverse(joint), 1e-8)); // a line has the same slopes everywhere
        // The estimate is that of both series together.
        Eigen::Vector2d right = Eigen::Vector2d::Zero();
        for (const std::size_t e : {0, 1, 2, 3, 8, 9}) {
            const Experiment& one = problem.data.experiments[e];
            right += Eigen::Vector2d(1, one.inputs.at("x").at(0)) * one.measurements[0].values[0] /
                     (kSigma * kSigma);
        }
        const Eigen::Vector2d expected = joint.inverse() * right;
        QVERIFY(near(steps[0]["estimate"]["a"], expected[0], 1e-8));
        QVERIFY(near(steps[0]["estimate"]["b"], expected[1], 1e-8));
        QVERIFY(near(steps[0]["standard_errors"]["b"], std::sqrt(joint.inverse()(1, 1)), 1e-8));
        const ResultTable* table = result.table("next_series");
        QCOMPARE(table->find("kind")->texts,
                 (std::vector<std::string>{"repetition", "with data", "with data"}));
        QVERIFY(contains(refusal([&] {
                             run(problem, {{"next_column", text("serie")}});
                         }),
                         "Did you mean \"series\""));
        QVERIFY(contains(refusal([&] {
                             run(problem, {{"rows", text("series 1 and experiment 1:3")},
                                           {"next_column", text("series")}});
                         }),
                         "3 of the 4 experiments of 1 are part of the estimate"));
    }

    /// From series 1, x = 0..3, with series 3 at 6 and 7: the determinant of the information (over sigma^-4)
    /// is 448 with 3 again and 505 with 2 after the first step, then 932 with 3 again and 817 with 1 or 2
    /// again.
    void aSeriesIsRepeatedWhereThatIsBest() {
        const std::vector<std::pair<std::string, FieldValue>> settings{{"rows", text("series 1")},
                                                                       {"next_column", text("series")},
                                                                       {"next_count", 3LL},
                                                                       {"criterion", text("D")}};
        const Result result = run(threeSeries(true), settings);
        const Json& steps = result.diagnostics["next_series"]["steps"];
        QCOMPARE(steps.size(), std::size_t(3));
        QCOMPARE(steps[2]["series"].get<std::string>(), text("3"));
        QVERIFY(steps[2]["repetition"].get<bool>());
        QVERIFY(near(steps[2]["criterion"], std::pow(kSigma, 4) / 932, 1e-8));
        const ResultTable* table = result.table("next_series");
        QCOMPARE(table->find("times")->numbers, (std::vector<double>{0, 1, 2}));
        QCOMPARE(result.table("next_series_steps")->find("kind")->texts,
                 (std::vector<std::string>{"with data", "with data", "repetition"}));
        auto once = settings;
        once.emplace_back("next_repeats", false);
        const Result distinct = run(threeSeries(true), once);
        const Json& apart = distinct.diagnostics["next_series"]["steps"];
        QCOMPARE(apart[2]["series"].get<std::string>(), text("1"));
        QVERIFY(near(apart[2]["criterion"], std::pow(kSigma, 4) / 817, 1e-8));
    }

    /// The line from x = 0..3 twice and 6, 7: greedy by the determinant, every candidate every time.
    void anExperimentIsRepeatedWhereThatIsBest() {
        const std::vector<double> candidates{0, 3, 9};
        std::vector<double> places{0, 1, 2, 3, 0, 1, 2, 3, 6, 7}, taken;
        for (int step = 0; step < 4; ++step) {
            double most = 0, best = 0;
            for (const double x : candidates) {
                auto with = places;
                with.push_back(x);
                const double det = lineInformation(with).determinant();
                if (det > most * (1 + 1e-12)) {
                    most = det;
                    best = x;
                }
            }
            places.push_back(best);
            taken.push_back(best);
        }
        QVERIFY(std::count(taken.begin(), taken.end(), 9.0) > 1); // or nothing is repeated here
        const auto settings = [&](bool repeats) {
            return std::vector<std::pair<std::string, FieldValue>>{{"next_input", text("x")},
                                                                   {"next_values", candidates},
                                                                   {"next_count", 4LL},
                                                                   {"next_repeats", repeats},
                                                                   {"criterion", text("D")}};
        };
        const Result result = run(threeSeries(true), settings(true));
        const ResultTable* steps = result.table("next_experiment_steps");
        QVERIFY(steps);
        QCOMPARE(steps->find("x")->numbers, taken);
        QVERIFY(near(steps->find("criterion")->numbers.back(), detOfInverse(lineInformation(places)), 1e-8));
        QCOMPARE(result.diagnostics["next_experiment"]["chosen"].size(), std::size_t(4));
        QCOMPARE(cell(result, "next_experiment", "times", 2),
                 static_cast<double>(std::count(taken.begin(), taken.end(), 9.0)));
        // Each once: there are three.
        QCOMPARE(run(threeSeries(true), settings(false)).table("next_experiment_steps")->rows(),
                 std::size_t(3));
    }

    void optionsThatMeanNothingAreFoundWithoutARun() {
        const auto wrong = [](const std::vector<std::pair<std::string, FieldValue>>& settings) {
            const auto method = makeMethod("model-adequacy");
            Fields fields = method->options();
            for (const auto& [key, value] : settings) fields.set(key, value);
            std::vector<std::string> keys;
            for (const WrongOption& option : method->wrongOptions(threeSeries(true)))
                keys.push_back(option.key);
            return keys;
        };
        using Keys = std::vector<std::string>;
        QCOMPARE(wrong({{"series", text("series")}, {"splits", text("a: x 0 | x 1")}}), Keys{"splits"});
        QCOMPARE(wrong({{"series", text("series")}, {"splits", text("a: series 1 | series 2")}}), Keys{});
        // All of them are found.
        QCOMPARE(wrong({{"sensors", text("yy")},
                        {"splits", text("a: serie 1 | serie 2")},
                        {"series", text("serie")},
                        {"next_input", text("z")},
                        {"next_column", text("serie")},
                        {"planned_sensors", text("v 0.1")}}),
                 (Keys{"splits", "sensors", "next_values", "next_input", "planned_sensors", "next_column",
                       "series"}));
        QCOMPARE(wrong({{"rows", text("series 9")}}), Keys{"rows"});
        QCOMPARE(wrong({{"sensor_costs", text("y 1")}, {"cost_limit", 2.0}}), Keys{});
        QCOMPARE(wrong({{"cost_limit", 2.0}}), Keys{"cost_limit"});
        QCOMPARE(wrong({{"required_sensors", text("w")}}), Keys{"required_sensors"});
    }

    void aBentModelIsJudgedAtTheRenewedEstimate() {
        const Problem problem = threeSeries(false);
        const Result result = run(
            problem, {{"rows", text("series 1")}, {"next_column", text("series")}, {"criterion", text("D")}});
        const Json& step = result.diagnostics["next_series"]["steps"][0];
        const Result both = run(problem, {{"rows", text("series 1, 3")}, {"criterion", text("D")}});
        QVERIFY(near(step["estimate"]["b"], both.unknowns[1].value, 1e-6));
        const Json& m = both.diagnostics["covariance"]["information"];
        const double det =
            m[0][0].get<double>() * m[1][1].get<double>() - m[0][1].get<double>() * m[1][0].get<double>();
        QVERIFY(near(step["criterion"], 1 / det, 1e-5));
        // The slopes are others at the first estimate.
        QVERIFY(std::abs(step["predicted"].get<double>() * det - 1) > 1e-3);
    }

    void aTrajectoryCanBeTheNextExperiment() {
        // x' = u - k x from 0, read five times: repeating the one experiment doubles the information.
        Problem problem;
        problem.model =
            modelOf("model Filling\n  parameter Real k = 1;\n  input Real u;\n"
                    "  Real x(start=0, fixed=true);\n  output Real y;\nequation\n  der(x) = u - k*x;\n"
                    "  y = x;\nend Filling;\n");
        problem.unknowns = {unknown("k", 1, 0.1, 5)};
        problem.simulation.stopTime = 2;
        Experiment e;
        e.label = "1";
        e.inputs.emplace("u", Signal(2.0));
        Measurement m{"y", {}, {}, 0.01, 0};
        for (int i = 1; i <= 5; ++i) {
            m.times.push_back(0.4 * i);
            m.values.push_back(2 * (1 - std::exp(-0.4 * i)) + 0.003 * (i % 3 - 1));
        }
        e.measurements = {m};
        problem.data.experiments = {e};
        const Result result =
            run(problem, {{"next_input", text("u")}, {"next_values", std::vector<double>{2, 4}}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(near(cell(result, "next_experiment", "gain", 0), 0.5, 1e-6));
        // The trajectory is proportional to u: four times the information beside that of the first.
        QVERIFY(near(cell(result, "next_experiment", "gain", 1), 0.8, 1e-6));
        problem.data.experiments[0].inputs.clear();
        problem.data.experiments[0].inputs.emplace("u",
                                                   Signal({0.0, 2.0}, {2.0, 2.0}, Interpolation::Linear));
        QVERIFY(
            contains(refusal([&] {
                         run(problem, {{"next_input", text("u")}, {"next_values", std::vector<double>{2}}});
                     }),
                     "it is a course over time"));
    }

    void setsOfSensorsAreToldBestFirstWithTheirNames() {
        const Problem problem = manySensors(); // more than ten, so that a proof comes first
        std::vector<ProgressEvent> events;
        Progress progress;
        progress.report = [&](const ProgressEvent& event) { events.push_back(event); };
        for (const char* criterion : {"E", "ME"}) {
            events.clear();
            const Result result =
                run(problem, {{"sensor_limit", 3LL}, {"criterion", text(criterion)}}, progress);
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            QCOMPARE(result.diagnostics["proof"]["end"].get<std::string>(), text("proven"));
            bool proving = false;
            const ProgressEvent* last = nullptr;
            for (const ProgressEvent& event : events) {
                if (event.populationNames.empty()) continue;
                QCOMPARE(event.populationNames.size(), event.population.size());
                QVERIFY(std::is_sorted(event.population.begin(), event.population.end()));
                proving = proving || event.phase.starts_with("proving ");
                if (event.phase == "sensor sets") last = &event;
            }
            QVERIFY(proving && last);
            const Json& sets = result.diagnostics["selection"];
            QCOMPARE(last->populationNames.size(), sets.size());
            for (std::size_t k = 0; k < sets.size(); ++k) {
                std::string names;
                for (const auto& name : sets[k]["sensors"])
                    names += (names.empty() ? "" : ", ") + name.get<std::string>();
                QCOMPARE(last->populationNames[k], names);
                QCOMPARE(last->population[k], sets[k][criterion].get<double>());
            }
        }
    }

    void theChosenSetKeepsWithinItsLimits() {
        // At most 3 of 12 with y3, without y0 and y11, costs 1, 2, 3, 1, ... of at most 5: of all such sets
        // the least determinant, which a linear model knows without an estimate.
        std::string costs, best;
        for (int k = 0; k < kMany; ++k) costs += fmt::format("{}y{} {}", k ? ", " : "", k, 1 + k % 3);
        double least = HUGE_VAL;
        for (int set = 0; set < 1 << kMany; ++set) {
            int count = 0, cost = 0;
            std::string names;
            Eigen::Matrix2d information = Eigen::Matrix2d::Zero();
            for (int k = 0; k < kMany; ++k) {
                if (!((set >> k) & 1)) continue;
                ++count;
                cost += 1 + k % 3;
                information += mixtureOf(k) * mixtureOf(k).transpose() / (kSigma * kSigma);
                names += fmt::format("{}y{}", names.empty() ? "" : ", ", k);
            }
            if (count > 3 || cost > 5 || !((set >> 3) & 1) || (set & 1) || ((set >> 11) & 1) || count < 2)
                continue;
            if (!(detOfInverse(information) < least)) continue;
            least = detOfInverse(information);
            best = names;
        }
        const Result result = run(manySensors(), {{"criterion", text("D")},
                                                  {"sensor_limit", 3LL},
                                                  {"required_sensors", text("y3")},
                                                  {"forbidden_sensors", text("y0, y11")},
                                                  {"sensor_costs", costs},
                                                  {"cost_limit", 5.0}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.diagnostics["sensors"].get<std::string>(), best);
        const auto refused = [](const std::vector<std::pair<std::string, FieldValue>>& settings) {
            return refusal([&] { run(manySensors(), settings); });
        };
        QVERIFY(contains(refused({{"required_sensors", text("z")}}), "required_sensors: z is not measured"));
        QVERIFY(contains(refused({{"required_sensors", text("y1")}, {"forbidden_sensors", text("y1")}}),
                         "y1 is both required and forbidden"));
        QVERIFY(contains(refused({{"sensor_costs", text("y1 2")}}), "states no cost of y0"));
        QVERIFY(contains(refused({{"sensor_costs", text("y1 dear")}}), "such as y1 3"));
        QVERIFY(contains(refused({{"sensor_costs", text("y1 cheap 2")}}), "such as y1 3"));
        QVERIFY(contains(refused({{"cost_limit", 2.0}}), "there are no costs"));
        QVERIFY(contains(
            refused({{"required_sensors", text("y2")}, {"sensor_costs", costs}, {"cost_limit", 2.0}}),
            "the required sensors cost 3"));
    }
};

RIGOR_CORE_TEST(TestWhatNext)
#include "test_what_next.moc"

} // namespace test_what_next
