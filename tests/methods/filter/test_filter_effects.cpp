// The linear effects of what may be stated wrongly: on a linear system they are the derivatives of the
// likelihood, whatever is off already.
//     x'' = -4 x - 0.3 x' + c + white noise,   c unknown, x (sensor y, every third row) and x' (sensor z)
//     measured.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/methods/filter/causes/cause_trials.h"
#include "core/methods/filter/filter.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_filter_effects {

using namespace rigor;

namespace {

constexpr double kStep = 0.02;
constexpr int kRows = 300;

Problem problemOf() {
    const CompiledModel model = compileModel(
        "model Shaken\n  parameter Real c = 0;\n  Real x(start=1); Real v(start=0); output Real y; "
        "output Real z;\nequation\n  der(x) = v; der(v) = -4*x - 0.3*v + c;\n  y = x; z = v;\nend Shaken;\n",
        "shaken.mo");
    if (!model.model) qFatal("%s", model.problems.front().sentence.text().c_str());
    Problem problem;
    problem.model = model.model;
    problem.simulation.step = kStep;
    problem.threads = 1;
    problem.unknowns = {{.name = "c", .value = {0, -5, 5}, .family = {}, .shape = {}}};
    Measurement y{.output = "y", .standardDeviation = 0.02}, z{.output = "z", .standardDeviation = 0.05};
    RandomStream random(1, 7);
    double x = 1, v = 0;
    for (int row = 1; row <= kRows; ++row) {
        // Crude steps: what is right of the derivatives is right of any data.
        v += kStep * (-4 * x - 0.3 * v + 0.5) + 0.2 * std::sqrt(kStep) * random.normal();
        x += kStep * v;
        z.times.push_back(kStep * row);
        z.values.push_back(v + 0.05 * random.normal());
        if (row % 3 != 0) continue;
        y.times.push_back(kStep * row);
        y.values.push_back(x + 0.03 * random.normal());
    }
    Experiment e;
    e.label = "1";
    e.measurements = {y, z};
    problem.data.experiments = {e};
    return problem;
}

FilterOptions optionsOf() {
    FilterOptions options;
    options.start = "x: 1 +- 0.1; v: 0 +- 0.1";
    options.uncertainty = "c: 1";
    options.noise = "x: 0.01; v: 0.1";
    options.judgeFrom = 0;
    return options;
}

} // namespace

class TestFilterEffects : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theyAreDerivativesOfTheLikelihood() {
        const Problem problem = problemOf();
        const FilterOptions options = optionsOf();
        const FilterRecord record(filterSetups(problem, options));
        FilterMemory memory;
        const FilterTrajectory trajectory = runFilter(record, options, {}, &memory);
        QVERIFY(trajectory.complete());
        const Progress quiet;
        const CauseTrials trials(record, trajectory, options, quiet);
        // Noise of y, z, x, v; biases of y, z; a drift of v: that of x is certain not to be.
        QCOMPARE(trials.count(), std::size_t{7});
        Eigen::VectorXd at(7);
        at << 0.2, -0.1, 0.3, 0.5, 0.01, -0.02, 0.1;
        const CauseTrial here = trials.with(at);
        for (std::size_t c = 0; c < trials.count(); ++c) {
            const CauseCandidate& candidate = trials.candidates()[c];
            const double step =
                candidate.isNoise() ? 1e-4 : 1e-3 * here.effects.deviation(candidate.direction);
            const auto likelihood = [&](double by) {
                Eigen::VectorXd moved = at;
                moved[static_cast<Eigen::Index>(c)] += by;
                return trials.with(moved).likelihood;
            };
            const double slope = (likelihood(step) - likelihood(-step)) / (2 * step),
                         unit = here.effects.deviation(candidate.direction),
                         score = here.effects.score[candidate.direction];
            // In standard errors; differences lose half the 13 digits of a sum of some hundreds.
            QVERIFY2(std::abs(slope - score) * unit < 1e-4 * (1 + std::abs(score) * unit),
                     qPrintable(QString("%1 %2: %3 is not %4")
                                    .arg(QString::fromStdString(toString(candidate.kind)))
                                    .arg(candidate.index)
                                    .arg(score)
                                    .arg(slope)));
        }
    }

    /// Of constants the likelihood is a parabola: one step leads to its top.
    void oneStepFindsAConstant() {
        const Problem problem = problemOf();
        const FilterOptions options = optionsOf();
        const FilterRecord record(filterSetups(problem, options));
        FilterMemory memory;
        const FilterTrajectory trajectory = runFilter(record, options, {}, &memory);
        const Progress quiet;
        const CauseTrials trials(record, trajectory, options, quiet);
        const CauseTrial stated = trials.asStated(trajectory, memory, {});
        for (std::size_t c = 0; c < trials.count(); ++c) {
            const CauseCandidate& candidate = trials.candidates()[c];
            if (candidate.isNoise()) continue;
            Eigen::VectorXd at = stated.at;
            at[static_cast<Eigen::Index>(c)] = stated.effects.value(candidate.direction);
            const CauseTrial top = trials.with(at);
            QVERIFY(std::abs(top.likelihood - stated.likelihood - stated.effects.gain(candidate.direction)) <
                    1e-6);
            QVERIFY(top.effects.gain(candidate.direction) < 1e-9);
        }
    }
};

RIGOR_TEST(TestFilterEffects)
#include "test_filter_effects.moc"

} // namespace test_filter_effects
