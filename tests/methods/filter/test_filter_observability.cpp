// Unknowns that no row of a record tells, whatever the filter says of them.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/methods/filter/filter.h"
#include "core/methods/filter/result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_filter_observability {

using namespace rigor;

namespace {

/// x' = `rate` from x = 1, y = x measured under noise of 0.02; the record is that of x' = 1 - 0.5 x.
Problem problemOf(const std::string& rate) {
    const CompiledModel model = compileModel("model Tank\n  parameter Real a = 0.4;\n  parameter Real b = "
                                             "1;\n  Real x(start=1);\n  output Real y;\n"
                                             "equation\n  der(x) = " +
                                                 rate + ";\n  y = x;\nend Tank;\n",
                                             "tank.mo");
    if (!model.model) qFatal("%s", model.problems.front().sentence.text().c_str());
    Problem problem;
    problem.model = model.model;
    problem.simulation.step = 0.1;
    problem.threads = 1;
    problem.unknowns = {{.name = "a", .value = {0.4, -3, 3}, .family = {}, .shape = {}},
                        {.name = "b", .value = {1, -3, 3}, .family = {}, .shape = {}}};
    Measurement y{.output = "y", .standardDeviation = 0.02};
    RandomStream random(1, 5);
    for (int k = 1; k <= 100; ++k) {
        y.times.push_back(0.1 * k);
        y.values.push_back(2 - std::exp(-0.05 * k) + 0.02 * random.normal());
    }
    Experiment e;
    e.label = "1";
    e.measurements = {y};
    problem.data.experiments = {e};
    return problem;
}

struct Told {
    std::vector<std::vector<std::string>> directions;
    std::vector<std::string> phases; ///< of the progress, in their order
    std::string remarks;
};

Told toldOf(const Problem& problem, const std::string& uncertainty) {
    Filter filter;
    filter.options().set("start", std::string("x: 1 +- 0.05"));
    filter.options().set("uncertainty", uncertainty);
    Told told;
    const Result result =
        filter.run(problem, {{}, [&](const ProgressEvent& event) {
                                 if (told.phases.empty() || told.phases.back() != event.phase)
                                     told.phases.push_back(event.phase);
                             }});
    const auto typed = read<FilterResult>(result);
    if (typed.hidden)
        for (const HiddenFinding& one : *typed.hidden) {
            told.directions.emplace_back();
            for (const auto& [name, far] : one.direction) told.directions.back().push_back(name);
        }
    for (const Message& m : result.qualityWarnings) told.remarks += m.text() + "\n";
    return told;
}

using Directions = std::vector<std::vector<std::string>>;

} // namespace

class TestFilterObservability : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void whatTheRecordTellsIsNotNamed() {
        const Told told = toldOf(problemOf("b - a*x"), "a: 0.3; b: 0.3");
        QCOMPARE(told.directions, Directions());
    }

    void anUnknownWithoutInfluenceIsNamedBeforeTheRunEnds() {
        const Told told = toldOf(problemOf("1 - a*x + 0*b"), "a: 0.3; b: 0.3");
        QCOMPARE(told.directions, (Directions{{"b"}}));
        const auto at = std::ranges::find(told.phases, "not determined by the record: b");
        QVERIFY(at != told.phases.end() && at + 1 != told.phases.end());
        QVERIFY(told.remarks.find('b') != std::string::npos);
    }

    /// a b = 0.5: along that line nothing moves.
    void factorsOfAProductAreNamedTogether() {
        const Told told = toldOf(problemOf("1 - a*b*x"), "a: 0.1; b: 0.2");
        QCOMPARE(told.directions, (Directions{{"a", "b"}}));
    }

    /// Along the valley the share of the one that is known better falls below what makes it a member.
    void factorsOfUnequalUncertaintyAreNamedTogether() {
        const Told told = toldOf(problemOf("1 - a*b*x"), "a: 0.2; b: 3.3");
        QCOMPARE(told.directions, (Directions{{"a", "b"}}));
    }

    /// At a = 0 its square does not move; beside it does, and the record tells.
    void aPlaceWithoutSlopeIsNoProof() {
        Problem problem = problemOf("b - 0.5*x - a*a*x");
        problem.unknowns[0].value.start = 0;
        QCOMPARE(toldOf(problem, "a: 0.5; b: 0.3").directions, Directions());
    }
};

RIGOR_TEST(TestFilterObservability)
#include "test_filter_observability.moc"

} // namespace test_filter_observability
