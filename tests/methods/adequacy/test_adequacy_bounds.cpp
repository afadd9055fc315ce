// Laws of the intervals and of the first sentence of model adequacy, over random rigs: lines and decays whose
// bounds are far off, cut the interval, or leave the best value out.
#include "core/foundation/base/random.h"
#include "core/methods/estimate_text.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_adequacy_bounds {

using namespace rigor;
using namespace rigor::sample;

namespace {

constexpr int kRigs = 24;
constexpr double kNormal95 = 1.959963984540054;

/// Where the bounds of a lie, in standard errors of its best value.
struct Bounds {
    double below, above;
    bool ofText = false; ///< stated by the model, and not by the study
};

struct Rig {
    Problem problem;
    double a = 0, b = 0, error = 0; ///< least squares without bounds, and the standard error of a
};

/// y = a + b x at eight random x, or with `bend` x^2 beside it, sigma stated.
Rig line(std::uint64_t seed, const Bounds& bounds, double bend = 0) {
    RandomStream random(seed, 0);
    const double a = 4 * random.uniform() - 2, b = 4 * random.uniform() - 2,
                 sigma = 0.02 + 0.1 * random.uniform();
    std::vector<double> x, y;
    for (int k = 0; k < 8; ++k) {
        x.push_back(0.5 * k + 0.4 * random.uniform());
        y.push_back(a + b * x.back() + sigma * (bend * x.back() * x.back() + random.normal()));
    }
    Eigen::MatrixXd columns(8, 2);
    columns.col(0).setOnes();
    columns.col(1) = Eigen::Map<const Eigen::VectorXd>(x.data(), 8);
    const Eigen::Matrix2d information = columns.transpose() * columns;
    const Eigen::Vector2d best =
        information.ldlt().solve(columns.transpose() * Eigen::Map<const Eigen::VectorXd>(y.data(), 8));
    Rig rig{
        .problem = {}, .a = best[0], .b = best[1], .error = sigma * std::sqrt(information.inverse()(0, 0))};
    const double low = rig.a + bounds.below * rig.error, high = rig.a + bounds.above * rig.error;
    const std::string text = bounds.ofText ? fmt::format("(min = {:.17g}, max = {:.17g})", low, high) : "";
    rig.problem.model =
        modelOf(fmt::format("model Line\n  parameter Real a{} = {:.17g};\n  parameter Real b = 1;\n  input "
                            "Real x;\n  output Real y;\nequation\n  y = a + b*x;\nend Line;\n",
                            text, (low + high) / 2));
    Unknown ofA = unknown("a", (low + high) / 2, low, high);
    if (bounds.ofText) ofA.value = {(low + high) / 2, -HUGE_VAL, HUGE_VAL};
    rig.problem.unknowns = {ofA, unknown("b", 1, -100, 100)};
    rig.problem.simulation.stopTime = 1;
    rig.problem.threads = 1;
    Column column{"x", "", ColumnType::Number, {}, {}};
    for (std::size_t k = 0; k < x.size(); ++k) {
        Experiment e;
        e.row = k;
        e.label = std::to_string(k + 1);
        e.inputs.emplace("x", Signal(x[k]));
        e.measurements = {{"y", {}, {y[k]}, sigma, 0}};
        rig.problem.data.experiments.push_back(e);
        column.numbers.push_back(x[k]);
    }
    rig.problem.data.table.columns = {column};
    return rig;
}

Result run(const Problem& problem, const std::vector<std::pair<std::string, FieldValue>>& settings = {}) {
    const auto method = makeMethod("model-adequacy");
    Fields fields = method->options();
    for (const auto& [key, value] : settings) fields.set(key, value);
    return method->run(problem, {});
}

} // namespace

class TestAdequacyBounds : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void intervalsStayWithinTheSearch_data() {
        QTest::addColumn<double>("below");
        QTest::addColumn<double>("above");
        QTest::addColumn<bool>("ofText");
        QTest::addColumn<QString>("intervals");
        for (const char* intervals : {"automatic", "profile"}) {
            QTest::addRow("far off, %s", intervals) << -50.0 << 60.0 << false << intervals;
            QTest::addRow("below cuts, %s", intervals) << -1.0 << 60.0 << false << intervals;
            QTest::addRow("above cuts, %s", intervals) << -50.0 << 0.5 << false << intervals;
            QTest::addRow("both cut, %s", intervals) << -1.2 << 0.3 << false << intervals;
            QTest::addRow("text cuts, %s", intervals) << -1.0 << 1.0 << true << intervals;
            QTest::addRow("best beyond, %s", intervals) << 0.5 << 60.0 << false << intervals;
            QTest::addRow("best beyond the text, %s", intervals) << -50.0 << -0.8 << true << intervals;
        }
    }
    void intervalsStayWithinTheSearch() {
        QFETCH(const double, below);
        QFETCH(const double, above);
        QFETCH(const bool, ofText);
        QFETCH(const QString, intervals);
        for (int k = 0; k < kRigs; ++k) {
            const Rig rig = line(static_cast<std::uint64_t>(100 + k), {below, above, ofText});
            const Result result = run(rig.problem, {{"intervals", intervals.toStdString()}});
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            const double low = rig.a + below * rig.error, high = rig.a + above * rig.error;
            const Estimate& a = result.unknowns[0];
            const bool beyond = below > 0 || above < 0;
            QCOMPARE(a.atBound, beyond);
            const auto isNear = [&](double found, double expected) {
                return near(found, expected, 0, (intervals == "profile" ? 1e-3 : 1e-6) * rig.error);
            };
            if (beyond) {
                // At the bound it lies on, and said to be there.
                QCOMPARE(a.value, below > 0 ? low : high);
                QCOMPARE(shown(a).remark, std::string("at a bound"));
                QVERIFY(anyContains(result.qualityWarnings, "a lies on a bound of the search"));
                QVERIFY(below > 0 ? a.lower == low : a.upper == high);
            } else {
                QVERIFY(isNear(a.value, rig.a));
                QVERIFY(isNear(a.lower, std::max(low, rig.a - kNormal95 * rig.error)));
                QVERIFY(isNear(a.upper, std::min(high, rig.a + kNormal95 * rig.error)));
                QCOMPARE(shown(a).remark, std::string());
            }
            QVERIFY(a.lower >= low && a.upper <= high && a.lower <= a.value && a.value <= a.upper);
            for (const auto& [table, columns] :
                 {std::pair<const char*, std::vector<const char*>>{
                      "estimates", {"marginal_lower", "marginal_upper", "joint_lower", "joint_upper"}},
                  {"profile_intervals", {"marginal_lower", "marginal_upper"}}}) {
                const ResultTable* shownIn = result.table(table);
                QVERIFY(shownIn || std::string(table) == "profile_intervals");
                if (!shownIn) continue;
                for (const char* column : columns) {
                    const double end = shownIn->find(column)->numbers[0];
                    QVERIFY2(end >= low && end <= high, column);
                }
            }
        }
    }

    /// The verdict on a wrong model begins with it; a right one is not called so.
    void aModelThatDoesNotFitIsSaidFirst() {
        int doubted = 0;
        for (int k = 0; k < kRigs; ++k) {
            const auto seed = static_cast<std::uint64_t>(300 + k);
            const Bounds far{-200, 200};
            const std::string wrong = run(line(seed, far, 4).problem).message(),
                              right = run(line(seed, far).problem).message();
            QVERIFY2(wrong.starts_with("The model Line does not fit the data."), wrong.c_str());
            doubted += right.find("does not fit") != std::string::npos;
        }
        QVERIFY(doubted <= 5); // 99.9 % of a binomial of 5 %
    }
};

RIGOR_TEST(TestAdequacyBounds)
#include "test_adequacy_bounds.moc"

} // namespace test_adequacy_bounds
