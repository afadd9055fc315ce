// Inverse uncertainty with noise beside the scatter and with unknowns that depend on each other: the
// likelihood against samples, answers of known truth, and what is said where the experiments do not tell.

#include "core/methods/inverse_uncertainty/inverse_uncertainty.h"
#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"
#include "tests/support/noisy_experiments.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_noise_and_dependence {

using namespace rigor;
using namespace rigor::sample;

namespace {

const Estimate& named(const Result& result, const std::string& name) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) return e;
    fail("no estimate {}", name);
}

bool said(const Result& result, const std::string& part) { return anyContains(result.remarks(), part); }

} // namespace

class TestNoiseAndDependence : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The density of the sum against a histogram of 1e6 samples of model and noise, without kernels: total
    /// variation over 60 bins. With noise it is no larger than that of the model alone, which is the accuracy
    /// of the method; the samples leave 0.4 sqrt(60/1e6) = 0.003.
    void theDensityIsTheConvolution() {
        if (kSanitized) QSKIP("three million samples");
        const Truth bent{"y = exp(x1*u)*(1 + x2);",
                         [](double u, double a, double b) { return std::exp(a * u) * (1 + b); }};
        Problem problem = problemOf(bent, 1, 1);
        problem.data.experiments[0].conditions["u"] = 1.5;
        InverseUncertaintyOptions options;
        const auto distance = [&](double noise) {
            problem.noise = noise > 0 ? std::vector<SensorNoise>{{"y", {noise, noise, noise}}}
                                      : std::vector<SensorNoise>{};
            const InputModel inputs(problem, "y");
            const ForwardModel forward(problem, "y");
            const Likelihood likelihood(options, inputs, forward, measuredValues(problem, "y"), 1, "");
            const OutputDistributions outputs = likelihood.outputs(inputs.start(), {});
            const Density& density = *outputs.experiments[0].maximumEntropy;
            constexpr int kBins = 60, kSamples = 1'000'000;
            const double from = density.mean() - 4 * density.standardDeviation(),
                         width = 8 * density.standardDeviation() / kBins;
            std::vector<double> count(kBins, 0);
            RandomStream random(5, 1);
            double outside = 0;
            for (int k = 0; k < kSamples; ++k) {
                const double a = random.normal(), b = random.normal(), c = random.normal();
                const double y = bent.output(1.5, 1 + 0.2 * a, 0.5 + 0.1 * b) + noise * c;
                const auto bin = static_cast<long>(std::floor((y - from) / width));
                if (bin >= 0 && bin < kBins)
                    count[static_cast<std::size_t>(bin)] += 1.0 / kSamples;
                else
                    outside += 1.0 / kSamples;
            }
            double sum = outside;
            for (int bin = 0; bin < kBins; ++bin)
                sum += std::abs(count[static_cast<std::size_t>(bin)] -
                                (density.cdf(from + (bin + 1) * width) - density.cdf(from + bin * width)));
            return sum / 2;
        };
        const double alone = distance(0), noisy = distance(1.5), most = distance(4);
        const std::string told = fmt::format("{:.4f} {:.4f} {:.4f}", alone, noisy, most);
        QVERIFY2(alone < 0.03, told.c_str());
        QVERIFY2(noisy < alone + 0.004, told.c_str());
        QVERIFY2(most < alone + 0.004, told.c_str());
    }

    /// Linear model, normal unknowns: y ~ N(u, u^2 s1^2 + s2^2 + 2 rho u s1 s2 + noise^2), to rounding.
    void ofANormalOutputTheLikelihoodIsExact() {
        const Problem problem = withDependence(withSearchedNoise(problemOf(kJoint, 20, 3)));
        InverseUncertaintyOptions options;
        options.density = "gaussian";
        const InputModel inputs(problem, "y");
        QCOMPARE(inputs.names(), (std::vector<std::string>{"x1.mean", "x2.mean", "x1.standard_deviation",
                                                           "x2.standard_deviation", "x1~x2", "noise.y"}));
        const ForwardModel forward(problem, "y");
        const Eigen::VectorXd measured = measuredValues(problem, "y");
        const Likelihood likelihood(options, inputs, forward, measured, 1, "");
        Eigen::VectorXd alpha(6);
        alpha << 1.1, 0.4, 0.25, 0.15, -0.7, 0.2;
        double sum = 0;
        for (Eigen::Index e = 0; e < 20; ++e) {
            const double u = problem.data.experiments[static_cast<std::size_t>(e)].conditions.at("u");
            const double variance = u * u * 0.0625 + 0.0225 - 2 * 0.7 * u * 0.25 * 0.15 + 0.04,
                         off = measured[e] - 1.1 * u - 0.4;
            sum += -0.5 * (off * off / variance + std::log(2 * 3.14159265358979323846 * variance));
        }
        // The box, 8 deviations away, clips 1e-15.
        QVERIFY(near(likelihood.evaluate(alpha, {})[0], sum, 1e-9));
    }

    void noiseIsToldFromScatterWhereSensitivitiesDiffer() {
        const Result result = runOn(withSearchedNoise(problemOf(kNoisy, 108, 104)));
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const Estimate& noise = named(result, "noise.y");
        QVERIFY2(noise.lower <= 0.15 && noise.upper >= 0.15, noise.name.c_str());
        QVERIFY2(std::abs(noise.value - 0.15) < 0.08, std::to_string(noise.value).c_str());
        QVERIFY(noise.upper - noise.lower < 0.3);
        QVERIFY(std::isfinite(result.diagnostics["model_class_p"].get<double>()));
        QVERIFY(result.diagnostics["model_class_p"].get<double>() > 0.01);
        QVERIFY(!said(result, "measured without error"));
    }

    /// In y = x1 u + x2 noise has exactly the effect of a larger spread of x2.
    void whatNoExperimentTellsHasNoNumber() {
        const Result result = runOn(withSearchedNoise(problemOf(kHidden, 60, 5)));
        const Estimate& noise = named(result, "noise.y");
        QVERIFY2(std::isnan(noise.value), std::to_string(noise.value).c_str());
        QVERIFY(contains(noise.interval, "the experiments do not tell the noise from the scatter"));
        QVERIFY(said(result, "do not tell the noise from the scatter"));
    }

    void givenNoiseIsNoEstimate() {
        Problem problem = problemOf(kHidden, 60, 5);
        problem.noise = {{"y", {0.1, 0.1, 0.1}}};
        const Result result = runOn(problem);
        QCOMPARE(result.unknowns.size(), std::size_t{4});
        QVERIFY(said(result, "The noise of y is taken as known"));
        // Var x2 + 0.01 is what is seen.
        const double without = named(runOn(problemOf(kHidden, 60, 5)), "x2.standard_deviation").value,
                     with = named(result, "x2.standard_deviation").value;
        QVERIFY2(std::abs(with * with + 0.01 - without * without) < 0.002, std::to_string(with).c_str());
    }

    void dependenceIsFoundWhereItIsTold() {
        const Result result = runOn(withDependence(problemOf(kJoint, 108, 2)));
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const Estimate& rho = named(result, "x1~x2");
        QVERIFY2(rho.lower <= 0.6 && rho.upper >= 0.6,
                 fmt::format("{} {} {}", rho.lower, rho.value, rho.upper).c_str());
        QVERIFY(rho.lower > 0);
        QVERIFY(result.diagnostics["model_class_p"].get<double>() > 0.01);
        QVERIFY(!said(result, "taken as independent"));
    }

    void dependenceThatIsNotToldHasNoNumber() {
        const Result result = runOn(withDependence(problemOf(kSum, 60, 5)));
        const Estimate& rho = named(result, "x1~x2");
        QVERIFY2(std::isnan(rho.value), std::to_string(rho.value).c_str());
        QVERIFY(contains(rho.interval, "the experiments do not tell the dependence"));
    }

    /// log L of data drawn with a correlation is higher with it, whatever the family.
    void everyFamilyIsEvaluated() {
        for (const char* family : {"gaussian", "t", "frank", "clayton", "gumbel"}) {
            const Problem problem = withDependence(problemOf(kJoint, 60, 21), family);
            const auto at = [&](double value) {
                return runOn(problem, "none", {1, 0.5, 0.2, 0.1, value})
                    .diagnostics["log_likelihood"]
                    .get<double>();
            };
            if (kSanitized)
                QVERIFY2(std::isfinite(at(0.5)), family);
            else
                QVERIFY2(at(0.5) > at(0) && at(0) > at(-0.5), family);
        }
    }

    void whatCannotRunIsRefused() {
        Problem problem = withSearchedNoise(problemOf(kHidden, 20, 5));
        problem.noise[0].output = "z";
        QVERIFY(contains(refusal([&] {
                             InverseUncertainty method;
                             method.run(problem, {});
                         }),
                         "the noise of z is stated, but y is explained"));
    }
};

RIGOR_TEST(TestNoiseAndDependence)
#include "test_noise_and_dependence.moc"

} // namespace test_noise_and_dependence
