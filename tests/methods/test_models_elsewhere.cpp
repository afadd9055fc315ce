// Methods on models that run elsewhere: the answers are those by the formulas, and what cannot be had is
// refused by name.
#include "core/engine/modelica/expression.h"
#include "core/engine/simulate/foreign_parameters.h"
#include "core/foundation/base/random.h"
#include "tests/support/models/elsewhere_model.h"
#include "tests/support/models/line_problem.h"
#include "tests/support/models/wet_clutch.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_models_elsewhere {

using namespace rigor;
using namespace rigor::sample;

namespace {

bool near(double value, double expected, double relative) {
    if (std::abs(value - expected) <= relative * std::abs(expected)) return true;
    qWarning("%.15g instead of %.15g", value, expected);
    return false;
}

Unknown unknown(const std::string& name, double start, double min, double max) {
    Unknown u;
    u.name = name;
    u.value = {start, min, max};
    return u;
}

/// An oscillator, measured at 60 times with noise; c and w unknown.
Problem oscillator(std::uint64_t seed) {
    Problem problem;
    problem.model =
        compileModel("model Oscillator\n  parameter Real c = 0.3;\n  parameter Real w = 2;\n"
                     "  output Real x(start = 1);\n  Real v(start = 0);\nequation\n  der(x) = v;\n"
                     "  der(v) = -c*v - w^2*x;\nend Oscillator;\n",
                     "oscillator.mo")
            .model;
    problem.simulation.step = 0.005;
    problem.unknowns = {unknown("c", 0.5, 0.01, 3), unknown("w", 1.8, 0.5, 5)};
    std::vector<double> times, values;
    for (int k = 0; k < 60; ++k) times.push_back(0.1 * k);
    SimulationOptions simulation = problem.simulation;
    simulation.stopTime = times.back();
    const Trajectory truth = simulate(*problem.model, std::vector<double>{0.35, 2.1}, {}, simulation, times);
    RandomStream random(seed, 1);
    for (Eigen::Index k = 0; k < truth.outputs.rows(); ++k)
        values.push_back(truth.outputs(k, 0) + 0.02 * random.normal());
    Experiment experiment;
    experiment.label = "1";
    experiment.measurements = {{"x", times, values, 0.02, 0}};
    problem.data.experiments.push_back(experiment);
    return problem;
}

Problem elsewhere(Problem problem, double noise = 0) {
    problem.model = std::make_shared<ElsewhereModel>(problem.model, noise);
    return problem;
}

bool said(const Messages& messages, const char* part) {
    return std::ranges::any_of(messages, [&](const Message& one) { return contains(one.text(), part); });
}

/// One that runs with its second parameter on a grid, and moves by a fifth of what it should between two
/// points of it, as a solver does that places events on its own steps.
class OnAGrid final : public ExternalModel {
  public:
    OnAGrid(ModelPtr text, double grid)
        : ExternalModel(partsOf(*text)), text_(std::move(text)), grid_(grid) {}
    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override {
        std::vector<double> own(parameters.begin(), parameters.end());
        const double point = grid_ * std::round(own[1] / grid_);
        own[1] = point + 0.2 * (own[1] - point);
        Trajectory made = simulate(*text_, own, inputs, options, times, stop);
        made.states.resize(made.outputs.rows(), 0);
        return made;
    }
    Message how() const override { return "in this process"; }

  private:
    ModelPtr text_;
    double grid_;
};

void compareFits(const Result& here, const Result& there, double ofError) {
    QVERIFY2(there.outcome == RunOutcome::Answered, there.message().c_str());
    QCOMPARE(there.unknowns.size(), here.unknowns.size());
    for (std::size_t k = 0; k < here.unknowns.size(); ++k) {
        const Estimate &a = here.unknowns[k], &b = there.unknowns[k];
        const bool known = std::isfinite(a.standardError);
        QCOMPARE(std::isfinite(b.standardError), known);
        QVERIFY2(std::abs(a.value - b.value) <= ofError * (known ? a.standardError : std::abs(a.value)),
                 fmt::format("{}: {} and {}", a.name, a.value, b.value).c_str());
        QVERIFY2(!known || near(b.standardError, a.standardError, 10 * ofError), a.name.c_str());
    }
}

} // namespace

class TestModelsElsewhere : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void leastSquaresAreThoseByTheFormulas() {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const Problem problem = oscillator(seed);
            const Result here = makeMethod("least-squares")->run(problem, {});
            compareFits(here, makeMethod("least-squares")->run(elsewhere(problem), {}), 1e-4);
            // A solver whose last six digits are noise.
            compareFits(here, makeMethod("least-squares")->run(elsewhere(problem, 1e-6), {}), 0.02);
        }
    }

    void slopesThatDoNotHoldAreTold() {
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
            Problem problem = oscillator(seed);
            for (const double noise : {0.0, 1e-6})
                QVERIFY(!said(makeMethod("least-squares")->run(elsewhere(problem, noise), {}).qualityWarnings,
                              "jumps as"));
            problem.model = std::make_shared<OnAGrid>(problem.model, 0.003);
            const Result result = makeMethod("least-squares")->run(problem, {});
            QVERIFY2(said(result.qualityWarnings, "What the model gives jumps as w moves"),
                     toJson(result).dump().c_str());
        }
    }

    void theSameForAnyNumberOfThreads() {
        Problem problem = elsewhere(oscillator(4), 1e-7);
        problem.threads = 1;
        const Result one = makeMethod("least-squares")->run(problem, {});
        problem = elsewhere(oscillator(4), 1e-7);
        problem.threads = 2;
        const Result two = makeMethod("least-squares")->run(problem, {});
        for (std::size_t k = 0; k < one.unknowns.size(); ++k) {
            QCOMPARE(two.unknowns[k].value, one.unknowns[k].value);
            QCOMPARE(two.unknowns[k].standardError, one.unknowns[k].standardError);
        }
    }

    void modelAdequacyIsThatByTheFormulas() {
        const Problem problem = oscillator(5);
        const Result here = makeMethod("model-adequacy")->run(problem, {}),
                     there = makeMethod("model-adequacy")->run(elsewhere(problem), {});
        QVERIFY2(here.outcome == RunOutcome::Answered, here.message().c_str());
        compareFits(here, there, 1e-3);
    }

    void parametersThatFollowOthers() {
        Problem problem = oscillator(6);
        const std::vector<std::string> names{"c", "w"};
        const CompiledExpression value = compileExpression("c/10 + 1.9", names);
        const std::vector<Tie> ties{{"w", "c/10 + 1.9", 1, value.value}};
        std::erase_if(problem.unknowns, [](const Unknown& u) { return u.name == "w"; });
        Problem there = elsewhere(problem);
        problem.model = withTies(*problem.model, ties);
        there.model = foreignWithTies(there.model, ties);
        const Result here = makeMethod("least-squares")->run(problem, {});
        QVERIFY(here.unknowns.front().standardError > 0);
        compareFits(here, makeMethod("least-squares")->run(there, {}), 1e-4);
    }

    void numbersOfTheirOwnPerExperiment() {
        Problem problem = oscillator(7);
        Problem second = oscillator(8);
        problem.data.experiments.push_back(second.data.experiments.front());
        problem.data.experiments.back().label = "2";
        const auto fit = [](const Problem& p) {
            auto method = makeMethod("least-squares");
            method->options().set("per_experiment", std::string("c"));
            return method->run(p, {});
        };
        const Result here = fit(problem);
        QCOMPARE(here.unknowns.size(), std::size_t(3));
        compareFits(here, fit(elsewhere(problem)), 1e-4);
    }

    void rowsOfAStaticModel() {
        const Problem problem = lineProblem();
        const Result here = runWith(problem, quickAnd({{"optimiser", std::string("gradient")}})),
                     there = runWith(elsewhere(problem), quickAnd({{"optimiser", std::string("gradient")}}));
        compareFits(here, there, 1e-6);
        Problem points = problem;
        points.unknowns = {unknown("x", 0.5, -10, 10)};
        compareFits(makeMethod("least-squares")->run(points, {}),
                    makeMethod("least-squares")->run(elsewhere(points), {}), 1e-5);
    }

    /// The bar of issue 19: to 1e-6.
    void theClutchHasTheSameLikelihood() {
        Problem problem = wetClutchProblem();
        problem.data.experiments.resize(3); // each run is integrated by itself, not in lanes
        const auto at = [](const Problem& p) {
            auto method = makeMethod("inverse-uncertainty");
            method->options().set("evaluate_at", std::vector<double>{1.0, 0.9, 0.1, 0.08});
            method->options().set("responses", std::string("simulation"));
            return method->run(p, {}).diagnostics["log_likelihood"].get<double>();
        };
        QVERIFY(near(at(elsewhere(problem)), at(problem), 1e-9));
    }

    void whatCannotBeHadIsRefusedByName() {
        const Problem problem = elsewhere(oscillator(1));
        for (const auto& [key, need] :
             {std::pair{"verified", "interval evaluation"}, std::pair{"homotopy", "corrections"},
              std::pair{"filter", "restart"}}) {
            const auto why = makeMethod(key)->unmet(problem);
            QCOMPARE(why.size(), std::size_t(1));
            QVERIFY2(contains(why.front(), need) && contains(why.front(), "does not offer") &&
                         contains(why.front(), "Least squares") && contains(why.front(), "Oscillator"),
                     why.front().c_str());
            QVERIFY(refusedModel(*findMethod(key), *oscillator(1).model).empty());
        }
        for (const char* key : {"least-squares", "model-adequacy", "inverse-uncertainty"})
            QVERIFY(refusedModel(*findMethod(key), *problem.model).empty());
    }

    /// A run in ten fails: they are counted, the others answer.
    void runsThatFailAreCounted() {
        class Fragile : public ElsewhereModel {
          public:
            using ElsewhereModel::ElsewhereModel;
            Trajectory run(std::span<const double> p, std::span<const Signal> inputs,
                           const SimulationOptions& options, std::span<const double> times,
                           std::stop_token stop) const override {
                if (p[0] > 0.9) {
                    Trajectory failed;
                    failed.status = foreignFailure("it fell over", 0);
                    return failed;
                }
                return ElsewhereModel::run(p, inputs, options, times, stop);
            }
        };
        Problem problem = oscillator(6);
        const Result here = makeMethod("least-squares")->run(problem, {});
        problem.model = std::make_shared<Fragile>(problem.model);
        problem.unknowns[0].value.start = 0.85;
        compareFits(here, makeMethod("least-squares")->run(problem, {}), 1e-3);
        problem.unknowns[0].value.start = 2;
        const Result none = makeMethod("least-squares")->run(problem, {});
        QVERIFY(none.outcome != RunOutcome::Answered);
        QVERIFY2(contains(none.message(), "it fell over"), none.message().c_str());
    }
};

RIGOR_TEST(TestModelsElsewhere)
#include "test_models_elsewhere.moc"

} // namespace test_models_elsewhere
