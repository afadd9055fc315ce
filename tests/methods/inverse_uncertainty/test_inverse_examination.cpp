// What is said after a search of distributions: intervals by the profile likelihood against closed forms,
// maxima of equal height, products that alone are determined, and the test of the model class.

#include "core/foundation/base/random.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/inverse_uncertainty/class_test/class_test.h"
#include "core/methods/inverse_uncertainty/likelihood/fisher.h"
#include "core/presentation/presentation.h"
#include "tests/support/models/line_problem.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_inverse_examination {

using namespace rigor;
using namespace rigor::sample;

namespace {

bool said(const auto& list, const std::string& part) {
    return std::any_of(list.begin(), list.end(), [&](const std::string& one) { return contains(one, part); });
}

/// y of so many experiments from two normal unknowns, x about 1 and z about 0.5, and a condition `offset`.
Problem twoUnknowns(const std::string& equations, double (*output)(double u, double x, double z), int count) {
    Problem problem;
    problem.model =
        compileModel("model Two\n  parameter Real x = 0;\n  parameter Real z = 0;\n  parameter Real offset "
                     "= 0;\n  output Real y;\nequation\n  " +
                         equations + "\nend Two;\n",
                     "two.mo")
            .model;
    problem.simulation.stopTime = 1;
    Unknown x = normalX(1, 0.3), z = normalX(0.5, 0.2);
    x.lower = z.lower = -3;
    x.upper = z.upper = 3;
    x.shape[0].second = {1, -2.5, 2.5};
    z.shape[0].second = {0.5, -0.5, 1.5};
    x.shape[1].second = {0.3, 0.001, 1};
    z.shape[1].second = {0.2, 0.001, 0.6};
    z.name = "z";
    problem.unknowns = {x, z};
    RandomStream random(3, 1);
    for (int k = 0; k < count; ++k) {
        Experiment experiment;
        experiment.label = std::to_string(k + 1);
        experiment.row = static_cast<std::size_t>(k);
        const double u = 0.3 + 1.7 * (k + 0.5) / count;
        const double own = 1 + 0.2 * random.normal(), other = 0.5 + 0.1 * random.normal();
        experiment.conditions["offset"] = u;
        experiment.measurements = {{"y", {}, {output(u, own, other)}, 0, 0}};
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

const Settings kSearch{{"optimiser", std::string("genetic+gradient")},
                       {"population", 20LL},
                       {"generations", 8LL},
                       {"reference", std::string("none")},
                       {"least_squares", false}};

} // namespace

class TestInverseExamination : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// For a normal sample -2 log of the profile ratio is n log(1 + (m - mean)^2 / s^2) for the mean: the
    /// interval is that of Student's law, mean +- t s / sqrt(n - p). For the deviation it is n (log(v) - 1 +
    /// 1/v), v = sd^2/s^2.
    void intervalsOfANormalSampleAreTheExactOnes() {
        const Result result = runWith(lineProblem(), kQuick);
        const double n = 10, s = deviationOfValues(), t = 2.3060041350333704; // 8 degrees of freedom
        const double half = t * s / std::sqrt(n - 2);
        // Ends are interpolated between points that are within 8 % of the root wanted.
        const Estimate& mean = result.unknowns[0];
        const std::string told = std::to_string(mean.lower) + " " + std::to_string(mean.upper);
        QVERIFY2(std::abs(mean.lower - (meanOfValues() - half)) < 0.02 * half, told.c_str());
        QVERIFY2(std::abs(mean.upper - (meanOfValues() + half)) < 0.02 * half, told.c_str());
        const double drop = n / 2 * std::log(1 + t * t / (n - 2));
        for (const double end : {result.unknowns[1].lower, result.unknowns[1].upper}) {
            const double v = end * end / (s * s);
            QVERIFY2(std::abs(n / 2 * (std::log(v) + 1 / v - 1) - drop) < 0.1 * drop,
                     std::to_string(end).c_str());
        }
        QVERIFY(contains(result.unknowns[0].interval, "profile likelihood"));
    }

    void intervalsEndAtTheBoundsOfTheSearch() {
        Problem problem = lineProblem();
        problem.unknowns[0].shape[0].second = {1.3, 1.2, 1.5}; // the mean of the values is 1.35
        problem.unknowns[0].shape[1].second = {1.3, 1.2, 3};   // their deviation is 0.87
        const Result result = runWith(problem, kQuick);
        QCOMPARE(result.unknowns[0].lower, 1.2);
        QCOMPARE(result.unknowns[0].upper, 1.5);
        QVERIFY(result.unknowns[1].atBound);
        QCOMPARE(result.unknowns[1].lower, 1.2);
        QVERIFY(result.unknowns[1].upper > 1.2 && result.unknowns[1].upper < 3);
        QVERIFY(said(result.qualityWarnings, "the data want a smaller spread"));
    }

    /// z varies by 0.01, x by 0.2: what is said of z is how large its spread can be at most, in its unit, and
    /// no wider range is asked for.
    void aSpreadThatMakesNothingIsToldAtMost() {
        const std::string begin =
            "z.standard_deviation ended at the lower bound of its search, 0.0100: the data ";
        for (const double box : {30.0, 3.0}) { // the latter lets in no more than the data bear
            Problem problem = twoUnknowns(
                "y = offset*x + 0.05*z;", [](double u, double x, double z) { return u * x + 0.05 * z; }, 20);
            problem.unknowns[1].lower = -box, problem.unknowns[1].upper = box;
            problem.unknowns[1].shape[1].second = {0.1, 0.01, 5};
            Settings settings = kSearch;
            settings.emplace_back("intervals", std::string("profile"));
            const Result result = runWith(problem, settings);
            const std::string whole = toJson(result).dump();
            const Estimate& spread = result.unknowns[3];
            QVERIFY2(spread.name == "z.standard_deviation" && spread.atBound, whole.c_str());
            QVERIFY2(spread.lower <= 0.1 && spread.upper > 0.1, whole.c_str()); // 0.1 is true
            QVERIFY2(said(result.qualityWarnings, box > 5 ? begin + "tell only that it is at most " +
                                                                quantityText(spread.upper, "") + " (95 %)"
                                                          : begin + "exclude no value of its range"),
                     whole.c_str());
            const Presentation shown =
                findMethod("inverse-uncertainty")->present(result, {.searched = problem.unknowns});
            for (const Action& action : shown.actions)
                QVERIFY2(!contains(action.text, "z.standard_deviation"), action.text.c_str());
        }
    }

    /// The values lie about 1.35 with a deviation of 0.87, and the box lets in none above 1.5.
    void aBoxThatCutsTheDistributionIsTold() {
        Problem problem = lineProblem();
        problem.unknowns[0].lower = -6;
        problem.unknowns[0].upper = 8;
        QVERIFY(!said(runWith(problem, kQuick).qualityWarnings, "cuts off"));
        problem.unknowns[0].lower = -1;
        problem.unknowns[0].upper = 3;
        const Result result = runWith(problem, kQuick);
        QVERIFY2(said(result.qualityWarnings, "The box of x, \u22121.00 to 3.00, cuts off"),
                 toJson(result).dump().c_str());
    }

    void aMaximumOfEqualHeightIsTold() {
        const Problem problem = twoUnknowns(
            "y = offset*x^2 + z;", [](double u, double x, double z) { return u * x * x + z; }, 40);
        const Result result = runWith(problem, kSearch);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(said(result.qualityWarnings, "another maximum of nearly the same height"));
        const auto& others = result.diagnostics["examination"]["other_maxima"];
        QCOMPARE(others.size(), std::size_t{1});
        QVERIFY(std::abs(others[0]["alpha"]["x.mean"].get<double>() + result.unknowns[0].value) < 0.02);
        QVERIFY(result.unknowns[0].lower < -0.9 && result.unknowns[0].upper > 0.9);
    }

    /// Searches that all begin on the hill of the answer do not find its mirror image.
    void aMirrorImageIsToldForEverySeed() {
        Problem problem = twoUnknowns(
            "y = offset*abs(x) + z;", [](double u, double x, double z) { return u * std::abs(x) + z; }, 40);
        for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
            problem.seed = seed;
            const Result result = runWith(problem, kSearch);
            QVERIFY2(said(result.qualityWarnings, "another maximum of nearly the same height"),
                     fmt::format("seed {}: {}", seed, toJson(result).dump()).c_str());
        }
    }

    void ofAProductOnlyTheProductIsSaidToBeDetermined() {
        const Problem problem = twoUnknowns(
            "y = offset*x*z;", [](double u, double x, double z) { return u * x * z; }, 40);
        for (const std::uint64_t seed : {1, 2}) {
            Problem own = problem;
            own.seed = seed;
            own.unknowns[0].shape[0].second = {1, 0.1, 2.5}; // both signs would do
            own.unknowns[1].shape[0].second = {0.5, 0.1, 1.5};
            const Result result = runWith(own, kSearch);
            QVERIFY2(said(result.qualityWarnings, "only their product"), toJson(result).dump().c_str());
            // 1 and 0.5 lie in the intervals wherever on the ridge the search ended.
            QVERIFY(result.unknowns[0].lower < 1 && result.unknowns[0].upper > 1);
            QVERIFY(result.unknowns[1].lower < 0.5 && result.unknowns[1].upper > 0.5);
        }
    }

    /// Both signs do, and the answer lies on the short one of both ridges.
    void aProductIsNamedOnTheShortRidgeToo() {
        Problem problem = twoUnknowns(
            "y = offset*x*z;", [](double u, double x, double z) { return u * x * z; }, 40);
        for (const std::uint64_t seed : {1, 2}) {
            problem.seed = seed;
            problem.unknowns[0].shape[0].second = {-0.7, -0.8, 2.5};
            problem.unknowns[1].shape[0].second = {-0.7, -0.8, 1.5};
            Settings search = kSearch;
            search.front().second = std::string("gradient");
            const Result result = runWith(problem, search);
            QVERIFY(result.unknowns[0].value < 0 && result.unknowns[1].value < 0);
            QVERIFY2(said(result.qualityWarnings, "only their product"), toJson(result).dump().c_str());
        }
    }

    void theModelClassIsRejectedWhereTheDataContradictIt() {
        const auto linear = [](double u, double x, double z) { return u * x + z; };
        const Result right = runWith(twoUnknowns("y = offset*x + z;", linear, 60), kSearch);
        QVERIFY2(right.diagnostics["model_class_p"].get<double>() > 0.05, toJson(right).dump().c_str());
        QVERIFY(!said(right.qualityWarnings, "contradict"));
        QVERIFY(said(right.warnings, "Taken as independent") || said(right.warnings, "taken as independent"));
        // x in two groups.
        const auto groups = [](double u, double x, double z) { return u * (x > 1 ? 1.4 : 0.6) + z; };
        const Result wrong = runWith(twoUnknowns("y = offset*x + z;", groups, 60), kSearch);
        QVERIFY2(wrong.diagnostics["model_class_p"].get<double>() <= 0.05, toJson(wrong).dump().c_str());
        QVERIFY(said(wrong.qualityWarnings, "contradict"));
        QVERIFY2(said(wrong.qualityWarnings, "two groups"), toJson(wrong).dump().c_str());
    }

    /// Groups of 0.25 deviations in so few experiments that only a ratio of fitted likelihoods shows them; p
    /// of a right class is told after fewer draws, so its steps are coarser.
    void twoGroupsOfFewExperimentsAreNamed() {
        const auto groups = [](double u, double x, double z) {
            return u * (x > 1 ? 1.4 + (x - 1) / 4 : 0.6 + (x - 1) / 4) + z;
        };
        const Result wrong = runWith(twoUnknowns("y = offset*x + z;", groups, 26), kSearch);
        QVERIFY2(said(wrong.qualityWarnings, "x has two groups"), toJson(wrong).dump().c_str());
        const auto steps = [](const Result& result) {
            return result.diagnostics["model_class_p"].get<double>() * (kFirstDraws + 1);
        };
        const auto linear = [](double u, double x, double z) { return u * x + z; };
        const Result right = runWith(twoUnknowns("y = offset*x + z;", linear, 26), kSearch);
        QVERIFY(steps(right) > kClearlyRight * kFirstDraws);
        QVERIFY(std::abs(steps(right) - std::round(steps(right))) < 1e-6);
    }

    /// Nothing is known of the change of a likelihood that has no value on one side.
    void aSideWithoutAValueIsNoIdleEntry() {
        const auto cut = [](const Eigen::MatrixXd& columns) {
            Eigen::VectorXd values(columns.cols());
            for (Eigen::Index k = 0; k < columns.cols(); ++k)
                values[k] = columns(0, k) > 1e-3 ? std::nan("") : -columns.col(k).squaredNorm() / 2;
            return values;
        };
        const Eigen::Vector2d at(0, 0), lower(-5, -5), upper(5, 5);
        const FisherInformation fisher = observedInformation(cut, at, lower, upper, {"a", "b"});
        QVERIFY(!fisher.valid && !fisher.idle[0] && !fisher.idle[1]);
        QVERIFY2(contains(fisher.reason.text(), "no value at some points"), fisher.reason.text().c_str());
        const auto whole = [](const Eigen::MatrixXd& columns) {
            return Eigen::VectorXd(-columns.row(0).array().square().transpose() / 2);
        };
        const FisherInformation idle = observedInformation(whole, at, lower, upper, {"a", "b"});
        QVERIFY(idle.valid && !idle.idle[0] && idle.idle[1]);
        QVERIFY(std::abs(idle.standardErrors[0] - 1) < 1e-6);
    }

    /// y = x + z, and x hardly varies: its mean is what the data tell best.
    void aSmallSpreadIsNoSmallInfluence() {
        const auto linear = [](double, double, double z) { return 1.5 + z; };
        Problem problem = twoUnknowns("y = offset*0 + x + z;", linear, 40);
        problem.unknowns[0].shape[1].second = {1e-6, 1e-6, 1e-6};
        problem.unknowns[1].shape[0].second = {0.5, 0.5, 0.5};
        const Result result = runWith(problem, kSearch);
        QVERIFY2(!said(result.remarks(), "no influence"), toJson(result).dump().c_str());
        QVERIFY2(std::isfinite(result.unknowns[0].value), toJson(result).dump().c_str());
    }

    /// x and z nearly cancel about u = 0.5: there the score of a correlation at 0 says little.
    void strongDependenceIsNamed() {
        const auto dependent = [](double u, double x, double z) {
            return u * x + 0.5 - 0.1 * (0.95 * (x - 1) / 0.2) + 0.31 * (z - 0.5);
        };
        const Result result = runWith(twoUnknowns("y = offset*x + z;", dependent, 140), kSearch);
        QVERIFY2(said(result.qualityWarnings, "contradict"), toJson(result).dump().c_str());
        QVERIFY2(said(result.qualityWarnings, "instead of being independent"), toJson(result).dump().c_str());
    }
};

RIGOR_TEST(TestInverseExamination)
#include "test_inverse_examination.moc"

} // namespace test_inverse_examination
