// A study that names rivals of its model: its own model is judged beside them, since the estimates are its.
#include "core/foundation/base/random.h"
#include "core/methods/adequacy/result.h"
#include "core/presentation/presentation.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_adequacy_rivals {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// y = 1 + 2 x + bend x^2 in 30 rows, sigma 0.05 stated.
Problem rig(std::uint64_t seed, double bend) {
    RandomStream random(seed, 0);
    Problem problem;
    const auto model = [](const char* name, const char* formula) {
        return modelOf(fmt::format("model {}\n  parameter Real a = 1;\n  parameter Real b = 1;\n  input Real "
                                   "x;\n  output Real y;\nequation\n  y = {};\nend {};\n",
                                   name, formula, name));
    };
    problem.model = model("Line", "a + b*x");
    problem.unknowns = {unknown("a", 1, -100, 100), unknown("b", 1, -100, 100)};
    problem.simulation.stopTime = 1;
    problem.threads = 1;
    Column column{"x", "", ColumnType::Number, {}, {}};
    for (std::size_t k = 0; k < 30; ++k) {
        const double x = 0.1 * static_cast<double>(k);
        Experiment e;
        e.row = k;
        e.label = std::to_string(k + 1);
        e.inputs.emplace("x", Signal(x));
        e.measurements = {{"y", {}, {1 + 2 * x + bend * x * x + 0.05 * random.normal()}, 0.05, 0}};
        problem.data.experiments.push_back(e);
        column.numbers.push_back(x);
    }
    problem.data.table.columns = {column};
    problem.candidates = {{"root", model("Root", "a + b*sqrt(x + 0.01)"), problem.data, {}}};
    return problem;
}

Result judged(const Problem& problem) {
    const auto method = makeMethod("model-adequacy");
    method->options().set("splits", std::string("half: x 0:1.45 | x 1.5:3"));
    return method->run(problem, {});
}

std::string verdictOn(const Result& result, const std::string& model) {
    const auto models = read<AdequacyResult>(result).models;
    const auto found = std::ranges::find(models, model, &adequacy::ModelVerdictResult::model);
    return found == models.end() ? "not asked" : found->verdict;
}

} // namespace

class TestAdequacyRivals : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theOwnModelIsJudgedToo() {
        constexpr int kRigs = 30;
        int blamed = 0, missed = 0;
        for (std::uint64_t k = 0; k < kRigs; ++k) {
            const Result right = judged(rig(k, 0)), wrong = judged(rig(k, 0.3));
            QVERIFY2(right.outcome == RunOutcome::Answered, right.message().c_str());
            QCOMPARE(verdictOn(right, "root"), std::string("rejected"));
            blamed += verdictOn(right, "Line") != "consistent";
            missed += verdictOn(wrong, "Line") == "consistent" || verdictOn(wrong, "Line") == "not asked" ||
                      wrong.message().find("Line is rejected") == std::string::npos;
        }
        qInfo("right model blamed %d, wrong one missed %d of %d", blamed, missed, kRigs);
        QVERIFY(blamed <= 6); // 99.9 % of a binomial of 5 %
        QCOMPARE(missed, 0);
    }
    /// What is held against other data are the values of the model that the estimates are of.
    void predictionsAreThoseOfTheOwnModel() {
        const Result result = judged(rig(7, 0));
        QVERIFY2(result.unknowns.size() == 2, toJson(result).dump().c_str());
        const Presentation shown = findMethod("model-adequacy")->present(result, {.sections = false});
        QCOMPARE(shown.predictions.size(), std::size_t{1});
        const PredictedOutput& y = shown.predictions.front();
        QCOMPARE(y.predicted.size(), std::size_t{30});
        for (std::size_t k = 0; k < 30; ++k)
            QVERIFY(near(y.predicted[k],
                         result.unknowns[0].value + result.unknowns[1].value * 0.1 * static_cast<double>(k),
                         1e-6, 1e-6));
    }
};

RIGOR_TEST(TestAdequacyRivals)
#include "test_adequacy_rivals.moc"

} // namespace test_adequacy_rivals
