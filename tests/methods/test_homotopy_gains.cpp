// Gains proposed for chains of masses of which one is measured: the pulled model follows the record, and its
// error decays wherever the unknowns lie between their bounds.
#include "core/engine/modelica/compile.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/methods/fit/search/fit_search.h"
#include "core/methods/homotopy/gains/gains.h"
#include "core/methods/homotopy/gains/observer_gains.h"
#include "core/methods/homotopy/homotopy.h"
#include "tests/support/test_program.h"

#include <Eigen/Eigenvalues>

#include <QtTest>

#include <cmath>

namespace test_homotopy_gains {

using namespace rigor;

namespace {

constexpr int kRows = 240;

/// Masses of 1 between springs k1, k2, ... from the wall on, all damped by d (the last by `last`); the one
/// measured, or its distance to the one before.
struct Chain {
    std::size_t masses = 2, measured = 0;
    bool distance = false;
    double last = 0.1;
    std::vector<double> springs, starts;
    double damping = 0.1, step = 0.05;
};

std::string textOf(const Chain& chain) {
    std::string text = fmt::format("model Chain\n  parameter Real d = {};\n", chain.damping), equations;
    for (std::size_t i = 1; i <= chain.masses; ++i) {
        text += fmt::format("  parameter Real k{} = {};\n  Real x{}(start={});\n  Real v{}(start=0);\n", i,
                            chain.springs[i - 1], i, chain.starts[i - 1], i);
        equations += fmt::format("  der(x{0}) = v{0};\n  der(v{0}) = -{3}*v{0} - k{0}*(x{0}{1}){2};\n", i,
                                 i > 1 ? fmt::format(" - x{}", i - 1) : "",
                                 i < chain.masses ? fmt::format(" + k{0}*(x{0} - x{1})", i + 1, i) : "",
                                 i < chain.masses ? "d" : fmt::format("({})", chain.last));
    }
    return text + "  output Real y;\nequation\n" + equations +
           fmt::format("  y = x{}{};\nend Chain;\n", chain.measured + 1,
                       chain.distance ? fmt::format(" - x{}", chain.measured) : "");
}

/// The record of the chain, and its springs to be found from `start` times their true values.
Problem problemOf(const Chain& chain, double start, double sigma) {
    const CompiledModel model = compileModel(textOf(chain), "chain.mo");
    if (!model.model) qFatal("%s", model.problems.front().sentence.text().c_str());
    Problem problem;
    problem.model = model.model;
    problem.simulation.step = chain.step;
    problem.threads = 1;
    std::vector<double> parameters, times;
    for (const Variable& p : model.model->parameters()) parameters.push_back(p.start);
    for (int k = 0; k < kRows; ++k) times.push_back(chain.step * k);
    SimulationOptions fine;
    fine.step = chain.step / 10;
    fine.stopTime = times.back();
    const Trajectory truth = simulate(*model.model, parameters, {}, fine, times);
    Measurement y{.output = "y", .times = times};
    RandomStream random(1, 1);
    for (int k = 0; k < kRows; ++k) y.values.push_back(truth.outputs(k, 0) + sigma * random.normal());
    Experiment e;
    e.label = "1";
    e.measurements = {y};
    problem.data.experiments = {e};
    for (std::size_t i = 1; i <= chain.masses; ++i) {
        const double k = chain.springs[i - 1];
        problem.unknowns.push_back(
            {.name = fmt::format("k{}", i), .value = {start * k, 0.3 * k, 3 * k}, .family = {}, .shape = {}});
    }
    return problem;
}

/// Some of them grow by themselves: their last mass is driven.
Chain drawn(RandomStream& random) {
    Chain chain;
    chain.masses = 2 + random.below(2);
    chain.measured = random.below(chain.masses);
    chain.distance = chain.measured > 0 && random.uniform() < 0.4;
    for (std::size_t i = 0; i < chain.masses; ++i) {
        chain.springs.push_back(std::exp(std::log(2.0) + 1.5 * random.uniform()));
        chain.starts.push_back(2 * random.uniform() - 1);
    }
    chain.damping = 0.02 + 0.2 * random.uniform();
    chain.last = random.uniform() < 0.4 ? -0.1 - 0.3 * random.uniform() : chain.damping;
    return chain;
}

struct Proposed {
    CorrectionPlan plan;
    ProposedGains gains;
    double error = 0;  ///< that the pulled model leaves at the start, part of the signal
    double growth = 0; ///< the largest of the frozen error over the record and the corners of the box
};

Proposed proposedFor(const Problem& problem) {
    const FitData data = fitDataOf(problem);
    const FitBox box = fitBoxOf(problem);
    Proposed made{proposeCorrections(data), {}, 0, -1e300};
    made.gains = proposeGains(made.plan, data, box, IntegralForm::Error, problem.simulation, {});
    ControlledData pulled = controlledData(data, made.plan, IntegralForm::Error);
    made.error = synchronisation(pulled, box.start, problem.simulation).error;
    // A linear chain: one matrix for every time, by differences of the pulled model itself.
    setLambda(pulled, 1);
    const auto n = static_cast<Eigen::Index>(pulled.data.model->states().size());
    for (std::size_t corner = 0; corner < (1u << problem.unknowns.size()); ++corner) {
        Eigen::VectorXd p = pulled.data.cases[0].parameters;
        for (std::size_t i = 0; i < problem.unknowns.size(); ++i)
            p[static_cast<Eigen::Index>(data.unknowns[i])] =
                corner >> i & 1 ? problem.unknowns[i].value.max : problem.unknowns[i].value.min;
        const SlotLayout at(*pulled.data.model);
        Evaluator<double> evaluate(pulled.data.model->formulas().derivative);
        const auto rates = [&](Eigen::Index one) {
            std::vector<double> slots(at.count, 0.0), values(static_cast<std::size_t>(n));
            std::copy(p.begin(), p.end(), slots.begin() + static_cast<std::ptrdiff_t>(at.parameters));
            if (one >= 0) slots[at.states + static_cast<std::size_t>(one)] = 1;
            evaluate(slots, values);
            return Eigen::VectorXd(Eigen::Map<Eigen::VectorXd>(values.data(), n));
        };
        Eigen::MatrixXd A(n, n);
        for (Eigen::Index k = 0; k < n; ++k) A.col(k) = rates(k) - rates(-1);
        made.growth = std::max(made.growth,
                               Eigen::EigenSolver<Eigen::MatrixXd>(A, false).eigenvalues().real().maxCoeff());
    }
    return made;
}

} // namespace

class TestHomotopyGains : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The distance of two masses, the second driven: pulled by it alone, as before, the pair runs away.
    void twoMassesAreFoundFromTheirDistance() {
        Chain chain{.masses = 2, .measured = 1, .distance = true, .last = -0.2};
        chain.springs = {4, 9};
        chain.starts = {0.5, -0.3};
        const Problem problem = problemOf(chain, 2.5, 0.002);
        const Proposed proposed = proposedFor(problem);
        QVERIFY2(proposed.error < 0.2, std::to_string(proposed.error).c_str());
        QCOMPARE(proposed.plan.corrections.size(), std::size_t{4});
        Homotopy homotopy;
        const Result result = homotopy.run(problem, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        for (std::size_t i = 0; i < 2; ++i)
            QVERIFY2(std::abs(result.unknowns[i].value / chain.springs[i] - 1) < 0.02,
                     fmt::format("{} {}", result.unknowns[i].value, result.message()).c_str());
    }

    /// Every one follows its record, and its error decays over the whole box or that is told.
    void aHundredRandomChainsAreHeld() {
        RandomStream random(5, 1);
        int observers = 0, told = 0;
        for (int k = 0; k < 100; ++k) {
            const Chain chain = drawn(random);
            const Proposed proposed = proposedFor(problemOf(chain, k % 2 ? 2.5 : 0.35, 0.01));
            const std::string which =
                fmt::format("{}: {} masses, measured {}{}, last {:.2f}, {}: error {:.3f}, growth {:.3f} {}",
                            k, chain.masses, chain.measured, chain.distance ? " (distance)" : "", chain.last,
                            proposed.plan.corrections.size(), proposed.error, proposed.growth,
                            proposed.gains.told.text());
            const bool every = proposed.plan.corrections.size() == 2 * chain.masses;
            observers += every;
            told += !proposed.gains.told.empty();
            if (qEnvironmentVariableIsSet("RIGOR_LOOK")) fmt::print("{}\n", which);
            QVERIFY2(proposed.error < 0.25, which.c_str());
            if (every && proposed.gains.told.empty()) QVERIFY2(proposed.growth < 0.2, which.c_str());
        }
        QVERIFY2(observers > 10 && told < 20, fmt::format("{} {}", observers, told).c_str());
    }

    /// x runs away before all eyes, however fast z follows it.
    void whatIsSeenOfAStiffRigIsNotRefused() {
        Problem problem;
        problem.model = compileModel("model Stiff\n  parameter Real k = 1e9;\n  Real x(start=1);\n  Real "
                                     "z(start=1);\n  output Real y;\nequation\n  der(x) = 2*x;\n  der(z) = "
                                     "k*(x - z);\n  y = x;\nend Stiff;\n",
                                     "stiff.mo")
                            .model;
        QVERIFY(problem.model);
        problem.unknowns = {{.name = "k", .value = {1e9, 1e8, 1e10}, .family = {}, .shape = {}}};
        Experiment e;
        e.label = "1";
        e.measurements = {{.output = "y", .times = {0, 1, 2}, .values = {1, 7.4, 54.6}}};
        problem.data.experiments = {e};
        const FitData data = fitDataOf(problem);
        const CorrectionPlan full = observerPlan(proposeCorrections(data), *problem.model);
        const Eigen::VectorXd p = Eigen::VectorXd::Constant(1, 1e9);
        SimulationOptions still = problem.simulation;
        still.stopTime = still.startTime;
        const Trajectory run = simulate(*problem.model, std::span<const double>(p.data(), 1), {}, still);
        QVERIFY(run.status.answered());
        QVERIFY(ObserverGains(full, data, 0, p, run).unseen(5).empty());
    }

    /// y does not see x, which runs away: no gain can hold it.
    void whatNoOutputSeesIsRefused() {
        const CompiledModel model = compileModel(
            "model Blind\n  parameter Real k = 1;\n  Real z(start=0);\n  Real x(start=1);\n  output Real y;\n"
            "equation\n  der(z) = k - z;\n  der(x) = x*x;\n  y = z;\nend Blind;\n",
            "blind.mo");
        QVERIFY(model.model);
        Problem problem;
        problem.model = model.model;
        problem.simulation.step = 0.05;
        problem.unknowns = {{.name = "k", .value = {2, 0.1, 5}, .family = {}, .shape = {}}};
        Measurement y{.output = "y"};
        for (int k = 0; k < 100; ++k) {
            y.times.push_back(0.05 * k);
            y.values.push_back(1 - std::exp(-0.05 * k));
        }
        Experiment e;
        e.label = "1";
        e.measurements = {y};
        problem.data.experiments = {e};
        std::string said;
        try {
            Homotopy().run(problem, {});
        } catch (const Error& error) {
            said = error.what();
        }
        QVERIFY2(said.find("no gain can hold the model Blind") != std::string::npos &&
                     said.find(": x grow") != std::string::npos,
                 said.c_str());
    }
};

RIGOR_TEST(TestHomotopyGains)
#include "test_homotopy_gains.moc"

} // namespace test_homotopy_gains
