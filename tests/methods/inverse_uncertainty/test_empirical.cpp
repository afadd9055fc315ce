// Inverse uncertainty of a distribution that is known by samples: the likelihood against the density itself,
// answers of known truth, other parametrisations of the same.

#include "core/methods/inverse_uncertainty/inverse_uncertainty.h"
#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"
#include "tests/support/noisy_experiments.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_empirical {

using namespace rigor;
using namespace rigor::sample;

namespace {
const Estimate& named(const Result& result, const std::string& name) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) return e;
    fail("no estimate {}", name);
}
} // namespace

class TestEmpirical : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// y = x u: its moments are u^k times those of the density of the samples, its maximum entropy density
    /// comes near to that one with its two humps.
    void theOutputHasTheDensityOfTheSamples() {
        const Problem problem = problemOfSamples({}, 3, 1);
        InverseUncertaintyOptions options;
        const InputModel inputs(problem, "y");
        QCOMPARE(inputs.names(), (std::vector<std::string>{"x.shift", "x.scale"}));
        const ForwardModel forward(problem, "y");
        const Likelihood likelihood(options, inputs, forward, measuredValues(problem, "y"), 1, "");
        Eigen::VectorXd alpha(2);
        alpha << 0.2, 1.3;
        const JointDistribution at = inputs.at(alpha);
        const SampleLaw& law = *problem.unknowns[0].samples.law;
        QVERIFY(std::abs(at[0].mean() - law.mean() - 0.2) < 1e-6); // the box clips next to nothing
        QVERIFY(std::abs(std::sqrt(at[0].variance()) / law.standardDeviation() - 1.3) < 1e-6);
        const OutputDistributions outputs = likelihood.outputs(alpha, {});
        for (std::size_t e = 0; e < 3; ++e) {
            const double u = problem.data.experiments[e].conditions.at("u");
            const Density& density = *outputs.experiments[e].maximumEntropy;
            QVERIFY(std::abs(density.mean() / (u * at[0].mean()) - 1) < 1e-6);
            const double between = u * at[0].quantile(0.4);
            const double left = u * (law.mean() + 0.2 + 1.3 * (2 - law.mean())),
                         right = u * (law.mean() + 0.2 + 1.3 * (3 - law.mean()));
            QVERIFY(density.pdf(between) < 0.8 * density.pdf(left));
            QVERIFY(density.pdf(between) < 0.8 * density.pdf(right));
        }
    }

    /// 108 experiments tell the shift to 0.8/sqrt(108) and the scale to about 7 %.
    void shiftAndScaleAreFound() {
        for (const SampleDensity estimate : {SampleDensity::Kernel, SampleDensity::Histogram}) {
            const TwoGroups truth;
            const Result result =
                runOn(problemOfSamples(truth, 108, 3, 2000, estimate), "none", {}, "maximum-entropy");
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            const Estimate &shift = named(result, "x.shift"), &scale = named(result, "x.scale");
            QVERIFY2(shift.lower <= truth.shift && shift.upper >= truth.shift,
                     fmt::format("{} {} {}", shift.lower, shift.value, shift.upper).c_str());
            QVERIFY2(scale.lower <= truth.scale && scale.upper >= truth.scale,
                     fmt::format("{} {} {}", scale.lower, scale.value, scale.upper).c_str());
            QVERIFY(shift.upper - shift.lower < 0.5 && scale.upper - scale.lower < 0.6);
            QVERIFY(result.diagnostics["model_class_p"].get<double>() > 0.001);
        }
    }

    /// Given by mean and deviation it is the same distribution; what is left out is not searched.
    void otherNumbersOfTheSameDistribution() {
        Problem problem = problemOfSamples({}, 60, 4);
        const SampleLaw& law = *problem.unknowns[0].samples.law;
        const InverseUncertaintyOptions options;
        const auto likelihoodAt = [&](std::vector<std::pair<std::string, SearchValue>> shape,
                                      const std::vector<double>& at) {
            problem.unknowns[0].shape = std::move(shape);
            const InputModel inputs(problem, "y");
            const ForwardModel forward(problem, "y");
            const Likelihood likelihood(options, inputs, forward, measuredValues(problem, "y"), 1, "");
            return likelihood.evaluate(Eigen::Map<const Eigen::VectorXd>(at.data(), std::ssize(at)), {})[0];
        };
        const double moved = likelihoodAt({{"shift", {0, -1, 1}}, {"scale", {1, 0.3, 3}}}, {0.25, 1.2});
        const double moments = likelihoodAt({{"mean", {2, 1, 4}}, {"standard_deviation", {0.5, 0.1, 2}}},
                                            {law.mean() + 0.25, 1.2 * law.standardDeviation()});
        QVERIFY2(std::abs(moved - moments) < 1e-6, fmt::format("{} {}", moved, moments).c_str());
        const double unstretched = likelihoodAt({{"shift", {0, -1, 1}}}, {0.25});
        const double one = likelihoodAt({{"shift", {0, -1, 1}}, {"scale", {1, 0.3, 3}}}, {0.25, 1});
        QVERIFY(std::abs(unstretched - one) < 1e-9);
    }
};

RIGOR_TEST(TestEmpirical)
#include "test_empirical.moc"

} // namespace test_empirical
